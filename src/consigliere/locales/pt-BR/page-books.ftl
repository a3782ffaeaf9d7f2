# The books: a game in three minutes, every card, drawn examples.

page-books-first-game = Jogar uma primeira partida
page-books-print = Imprimir
page-books-unofficial = Não oficial. Todas as imagens foram desenhadas por nós, e as regras estão em palavras nossas; parte dos valores das cartas foi reconstruída.
page-books-in-three-minutes = { $title } em 3 minutos
page-books-learn-it = Aprenda em 3 minutos
page-books-no-poster = Não há cartaz para este jogo.
