# Puzzles: what would the consigliere do?

page-puzzles = Rompicapi
page-puzzles-of = { $title } · rompicapo { $number } di { $count }
page-puzzles-ask = Che cosa farebbe il consigliere?
page-puzzles-opening = Si apre la posizione…
page-puzzles-how = Giochi al posto di { $name }. Scegli una mossa, nell’elenco o sul tabellone; vedi quello che poteva vedere { $name }.
page-puzzles-answer = Questa è la mia mossa
page-puzzles-yours = la tua
page-puzzles-chance = { $chance } su 100
page-puzzles-same = Farebbe lo stesso: con questa mossa si vincono { $chance } partite come questa su cento.
page-puzzles-other = Preferirebbe questa: { $move }. Con la tua mossa si vincono { $cost } partite in meno su cento.
page-puzzles-method = Ogni mossa è stata giocata { $worlds } volte fino alla fine dai bot, in partite che da questo posto sembrano uguali.
page-puzzles-next = Rompicapo successivo
page-puzzles-none = Questo rompicapo non c’è.
page-puzzles-board = Il tavolo come lo vede il giocatore
