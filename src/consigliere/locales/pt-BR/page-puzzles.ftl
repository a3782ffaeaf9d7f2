# Puzzles: what would the consigliere do?

page-puzzles = Desafios
page-puzzles-of = { $title } · desafio { $number } de { $count }
page-puzzles-ask = O que o consigliere faria?
page-puzzles-opening = Abrindo a posição…
page-puzzles-how = Você joga no lugar de { $name }. Escolha uma jogada na lista ou no tabuleiro; você vê o que { $name } podia ver.
page-puzzles-answer = Esta é a minha jogada
page-puzzles-yours = a sua
page-puzzles-chance = { $chance } em 100
page-puzzles-same = Ele faria o mesmo: com essa jogada { $chance ->
    [one] se vence { $chance } de cem partidas assim.
   *[other] se vencem { $chance } de cem partidas assim.
 }
page-puzzles-other = Ele preferiria isto: { $move }. Com a sua jogada { $cost ->
    [0] se vence quase o mesmo número de partidas.
    [one] se vence { $cost } partida a menos em cem.
   *[other] se vencem { $cost } partidas a menos em cem.
 }
page-puzzles-method = Cada jogada foi continuada por bots { $worlds } vezes até o fim, em partidas que, vistas deste lugar, parecem iguais.
page-puzzles-next = Próximo desafio
page-puzzles-none = Este desafio não existe.
page-puzzles-board = A mesa como o jogador a vê
