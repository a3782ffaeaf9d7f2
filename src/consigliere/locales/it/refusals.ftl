### Perché un’azione è rifiutata: quello che tutti i giochi dicono con le stesse parole (motore non ufficiale).
### I nomi di carte e giocatori entrano come parole finite, tra virgolette o dopo i due punti.

## Whose decision it is

refuse-game-over = La partita è finita; non si può giocare altro.
refuse-unknown-action = In questo gioco un’azione così non esiste.
refuse-nothing-asked = Ora nessuno deve decidere nulla.
refuse-no-such-seat = Questo posto non esiste: { $seat }. Giocatori in questa partita: { $players }.
refuse-not-your-turn =
    { $asked ->
        [turn] Non tocca a te. Ora tocca a: { $seat }.
       *[other] La decisione non è tua. Ora decide: { $seat }.
    }

## Cards and players

refuse-card-not-in-hand = Questa carta non è nella tua mano: «{ $card }».
refuse-already-named = Hai già indicato tutte le carte di questo tipo: «{ $card }». In mano: { $held }.
refuse-too-many-named = Hai indicato più di quanto si possa scegliere. Indicate: { $named }, da scegliere: { $wanted }.
refuse-yourself = Scegli un altro giocatore, non te.
refuse-opponent-chosen = Hai già scelto questo giocatore: { $seat }.
refuse-hand-empty = Questo giocatore non ha carte in mano: { $seat }.
