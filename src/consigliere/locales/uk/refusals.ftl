### Why an action is refused: what all games say in the same words (unofficial engine, our own words).
### Names of cards and players come in as finished words, in quotes or after a colon.

## Whose decision it is

refuse-game-over = Гру завершено; більше нічого зіграти не можна.
refuse-unknown-action = У цій грі такої дії немає.
refuse-nothing-asked = Зараз ні від кого не чекають рішення.
refuse-no-such-seat = Такого місця немає: { $seat }. Гравців у цій грі: { $players }.
refuse-not-your-turn =
    { $asked ->
        [turn] Зараз не ваш хід. Ходить { $seat }.
       *[other] Це не ваше рішення. Вирішує { $seat }.
    }

## Cards and players

refuse-card-not-in-hand = Цієї карти немає у вас на руці: «{ $card }».
refuse-already-named = Ви вже назвали всі такі карти: «{ $card }». На руці: { $held }.
refuse-too-many-named = Названо більше, ніж можна вибрати. Названо: { $named }, можна: { $wanted }.
refuse-yourself = Виберіть іншого гравця, а не себе.
refuse-opponent-chosen = Цього гравця вже вибрано: { $seat }.
refuse-hand-empty = Цей гравець не має карт на руці: { $seat }.
