### A primeira partida, de qualquer jogo: as dicas do consigliere.

page-first-card = A dica do consigliere
page-first-enough = Chega de dicas
page-first-hints = Dicas para a primeira partida
