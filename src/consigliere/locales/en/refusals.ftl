### Why an action is refused: what all games say in the same words (unofficial engine, our own words).
### Names of cards and players come in as finished words, in quotes or after a colon.

## Whose decision it is

refuse-game-over = The game is over; nothing more can be played.
refuse-unknown-action = There is no such action in this game.
refuse-nothing-asked = Nobody is asked for a decision now.
refuse-no-such-seat = There is no such seat: { $seat }. Players in this game: { $players }.
refuse-not-your-turn =
    { $asked ->
        [turn] It is not your turn. To play now: { $seat }.
       *[other] This is not your decision. To decide now: { $seat }.
    }

## Cards and players

refuse-card-not-in-hand = This card is not in your hand: “{ $card }”.
refuse-already-named = You have named every card of this kind already: “{ $card }”. In hand: { $held }.
refuse-too-many-named = More is named than there is to choose. Named: { $named }, to choose: { $wanted }.
refuse-yourself = Choose another player, not yourself.
refuse-opponent-chosen = You have chosen this player already: { $seat }.
refuse-hand-empty = This player has no card in hand: { $seat }.
