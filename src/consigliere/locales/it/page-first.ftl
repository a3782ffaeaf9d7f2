### La prima partita, di qualunque gioco: i suggerimenti del consigliere.

page-first-card = Il suggerimento del consigliere
page-first-enough = Basta suggerimenti
page-first-hints = Suggerimenti per la prima partita
