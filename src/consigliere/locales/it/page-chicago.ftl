### Chicago nella lobby del browser (motore non ufficiale, parole nostre).

page-title-chicago = Chicago
page-option-no-city-cards = Senza carte città
page-option-no-city-cards-how = Una variante: le file non hanno carte accanto.
page-option-two-extra-actions = Due azioni extra
page-option-two-extra-actions-how = Una variante: si possono fare due azioni extra.
page-option-first-opponent-wins = Vince chi si oppone per primo
page-option-first-opponent-wins-how = Il primo che si oppone a una rivendicazione la vince.
page-option-no-passing-full-holes = Varchi pieni invalicabili
page-option-no-passing-full-holes-how = I gettoni non possono attraversare un varco pieno.
page-option-no-power-when-opposing = Nessun potere a chi si oppone
page-option-no-power-when-opposing-how = Chi vince opponendosi non usa il potere della propria famiglia.
page-option-both-capones-down = I due Capone in giù
page-option-both-capones-down-how = In quattro giocatori entrambe le carte Al Capone si spostano in giù.

page-chicago-stage = Round { $round }
