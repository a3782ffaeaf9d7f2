# The lesson at the table

page-lesson-of = Lição: { $title }
page-lesson-at = Passo { $number } de { $count }
page-lesson-opening = Preparando a lição…
page-lesson-none = Não há lição para este jogo.
page-lesson-go-on = Continuar
page-lesson-show = Mostre
page-lesson-back = Voltar
page-lesson-skip = Pular este passo
page-lesson-again = Começar de novo
page-lesson-other = Você pode fazer isso aqui. Aconteceria isto:
page-lesson-other-sealed = Você pode fazer isso aqui. O resultado só aparece quando todos tiverem escolhido.
page-lesson-other-then = Nesta lição, vamos fazer outra coisa.
page-lesson-understood = Entendi
page-lesson-coach = O consigliere fala
page-lesson-hide = Abrir espaço
page-lesson-say = O que você disse?
page-lesson-first = Aprenda jogando
page-lesson-first-game = Uma primeira partida, contra bots de nível fácil:
page-lesson-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }
