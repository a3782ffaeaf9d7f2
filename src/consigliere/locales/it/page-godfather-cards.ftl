# Every card of The Godfather.

page-godfather-cards-jobs = Lavori
page-godfather-cards-allies = Alleati
page-godfather-cards-businesses = Negozi
page-godfather-cards-jobs-of = { $colour ->
    [yellow] Lavori gialli
    [blue] Lavori azzurri
    [green] Lavori verdi
   *[grey] Lavori grigi
 }
page-godfather-cards-jobs-how = { $colour ->
    [yellow] { $count } carte · denaro nella valigetta
    [blue] { $count } carte · miniature e gettoni
    [green] { $count } carte · facciate e furti
   *[grey] { $count } carte · armi
 }
page-godfather-cards-allies-of = Alleati dell’atto { $act }
page-godfather-cards-allies-how = si ottengono con la corruzione
page-godfather-cards-shops-of = { $colour ->
   *[printed] Negozi sul tabellone
    [blue] Negozi azzurri
    [red] Negozi rossi
 }
page-godfather-cards-shops-how = facciata per i gangster, retrobottega per la famiglia
page-godfather-cards-front = Facciata
page-godfather-cards-back = Retrobottega
page-godfather-cards-chance-job = delle { $count } volte in cui qualcuno poteva pagarlo
page-godfather-cards-chance-ally = delle { $count } volte in cui qualcuno poteva sceglierlo fra altri
page-godfather-cards-chance-space = delle { $count } volte in cui qualcuno poteva mandarci una miniatura
page-godfather-cards-by-colour = Colore del lavoro
page-godfather-cards-by-hold = Ho in mano
page-godfather-cards-by-does = Che cosa fa
page-godfather-cards-by-act = Atto
page-godfather-cards-does = { $what ->
    [launder] riciclare
    [money] denaro
    [goods] mercanzie
    [shoot] eliminare
    [move] spostare
    [steal] rubare
   *[marker] gettone
 }
page-godfather-cards-printed-on = sul tabellone: { $turf }
page-godfather-cards-tile = { $colour ->
   *[blue] gettone azzurro
    [red] gettone rosso
 }
page-godfather-cards-a-job = { $colour ->
    [yellow] lavoro giallo
    [blue] lavoro azzurro
    [green] lavoro verde
   *[grey] lavoro grigio
 }
page-godfather-cards-an-ally = alleato
page-godfather-cards-act = atto { $act }
page-godfather-cards-copies = { $count ->
    [one] una carta
   *[other] { $count } carte
 }
page-godfather-cards-by-bribe = con la corruzione
page-godfather-cards-part = { $part ->
   *[name] nome
    [colour] colore
    [copies] numero di copie
    [cost] costo
    [bills] paga
    [ability] che cosa fa
    [act] atto
    [turf] territorio
    [front] facciata
    [back] retrobottega
 }
