### Chicago no salão do navegador (motor não oficial, palavras nossas).

page-title-chicago = Chicago
page-option-no-city-cards = Sem cartas de cidade
page-option-no-city-cards-how = Uma variante: as fileiras não têm cartas ao lado.
page-option-two-extra-actions = Duas ações extras
page-option-two-extra-actions-how = Uma variante: é possível conquistar duas ações extras.
page-option-first-opponent-wins = A primeira oposição vence
page-option-first-opponent-wins-how = Quem primeiro se opõe a uma reivindicação fica com o negócio.
page-option-no-passing-full-holes = Espaços cheios bloqueiam
page-option-no-passing-full-holes-how = As fichas não podem atravessar um espaço cheio.
page-option-no-power-when-opposing = Sem poder ao se opor
page-option-no-power-when-opposing-how = Quem vence ao se opor não usa o poder da família.
page-option-both-capones-down = Os dois Al Capones descem
page-option-both-capones-down-how = Com quatro jogadores, os dois Al Capones se movem para baixo.

page-chicago-stage = Rodada { $round }
