# The lesson at the table

page-lesson-of = Lezione: { $title }
page-lesson-at = Passo { $number } di { $count }
page-lesson-opening = Preparo la lezione…
page-lesson-none = Per questo gioco non c’è una lezione.
page-lesson-go-on = Avanti
page-lesson-show = Fammi vedere
page-lesson-back = Indietro
page-lesson-skip = Salta questo passo
page-lesson-again = Ricomincia
page-lesson-other = Qui si può fare. Succederebbe questo:
page-lesson-other-sealed = Qui si può fare. Che effetto ha, si vede quando tutti hanno scelto.
page-lesson-other-then = Ma in questa lezione facciamo un’altra cosa.
page-lesson-understood = Capito
page-lesson-coach = Parla il consigliere
page-lesson-hide = Fai spazio
page-lesson-say = Che cosa dicevi?
page-lesson-first = Impara al tavolo
page-lesson-first-game = Una prima partita, contro bot di livello facile:
page-lesson-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
 }
