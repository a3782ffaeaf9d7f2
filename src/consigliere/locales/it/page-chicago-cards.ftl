# Every card of Chicago.

page-chicago-cards-kind-business = Attività
page-chicago-cards-kind-special = Carte speciali
page-chicago-cards-kind-deck = Mazzo
page-chicago-cards-kind-extra = Azioni extra
page-chicago-cards-kind-penalty = Penalità
page-chicago-cards-how-business = sotto, ciò che richiede; accanto all’insegna, punti ed entrate
page-chicago-cards-how-special = ognuna richiede una coppia di scagnozzi
page-chicago-cards-how-deck = ogni carta vale anche $1
page-chicago-cards-how-extra = a chi ci arriva per primo
page-chicago-cards-how-penalty = colpiscono chi prende un’attività nella loro fila
page-chicago-cards-one = { $kind ->
   *[business] attività
    [special] carta speciale
    [deck] carta del mazzo
    [extra] azione extra
    [penalty] penalità
 }
page-chicago-cards-extra = Azione extra { $extra }
page-chicago-cards-token = gettone: { $token }
page-chicago-cards-no-token = nessun gettone
page-chicago-cards-chance-business = delle { $count } volte in cui qualcuno poteva prenderla
page-chicago-cards-chance-special = delle { $count } volte in cui qualcuno poteva giocarla
page-chicago-cards-chance-extra = delle { $count } partite: qualcuno l’ha presa
page-chicago-cards-by-men = Scagnozzi
page-chicago-cards-by-asks = Richiede
page-chicago-cards-part = { $part ->
   *[name] nome
    [henchmen] scagnozzi
    [asset] bene
    [influence] influenza
    [family] carta famiglia
    [gangsters] gangster
    [money] denaro
    [income] entrate
    [points] punti
    [bonus] gettone
    [pair] coppia di scagnozzi
    [condition] condizione
    [cards] numero di copie
    [cut_three] in meno con tre giocatori
    [cut_two] in meno con due giocatori
    [loss] perdita
    [immunity] immunità
 }
