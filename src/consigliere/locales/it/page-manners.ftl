# Le persone al tavolo, quello che offre una partita finita e i diari da file.

page-about-person = Su { $name }
page-is-muted = chat silenziata
page-mute = Silenzia
page-listen = Riattiva la chat
page-report = Segnala…
page-report-sure = Segnalare { $name } a chi gestisce questo server? Al tavolo non lo saprà nessuno.
page-report-what = Che cosa è successo
page-report-yes = Invia la segnalazione
page-reported = La tua segnalazione è arrivata a chi gestisce il server.
page-replace = Metti un bot al suo posto…
page-replace-sure = Togliere il posto a { $name } e metterci un bot? Non si può annullare.
page-replace-yes = Mettici un bot
page-shut-out = Escludi…
page-out-sure = Escludere { $name }? Non saprà più nulla di questo tavolo e non potrà tornare. { $playing ->
    [yes] Un bot continua al suo posto.
   *[no] Il suo posto si libera.
 }
page-out-yes = Escludi
page-free-seat = Libera questo posto
page-new-link = Un altro link…
page-new-link-sure = Il vecchio link non porterà più da nessuna parte, e chi guarda grazie a quello dovrà uscire.
page-new-link-yes = Crea un altro link
page-only-here-link = Per far entrare gli amici della tua rete, avvia il server così e apri l’indirizzo che stampa:
page-link-only-here = Funziona solo su questo computer.
page-friends-join = Come far entrare gli amici
page-known = ha di sicuro { $cards }
page-known-none = di questa mano non si sa nulla di certo
page-known-card = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
 }
page-for-pause = Per una pausa: { $names }
page-for-end = Per finire ora la partita: { $names }
page-holiday = Giorni di vacanza, su { $days } rimasti:
page-holiday-take = Prendili
page-on-holiday = in vacanza
page-close-sure = Chiudere questo tavolo? La partita non arriva alla fine e non conta per nessuno.
page-close-yes = Chiudi
page-shuffle-roll = La mischiata
page-shuffle-roll-how = L’appello, fissato prima che si aprissero le righe. Annotalo se vuoi controllare tu le mischiate:
page-shuffle-late = Non hanno aperto la loro riga e giocano senza: { $names }
page-share-game = Condividi questa partita
page-shared-how = Chi ha questo link può guardare l’intera partita, comprese tutte le mani.
page-shared-link = Link a questa partita
page-unshare = Disattiva il link
page-unshared = Ora il link non porta da nessuna parte.
