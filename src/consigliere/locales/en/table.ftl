### What holds at every table, and the words of the terminal (unofficial engine, our own words).

## Refusals of the table (docs/table-rules.md)

refuse-empty-command = A command holds at least one action.
refuse-beyond-reveal = Action { $action } comes after something that has to be seen first; give it as a command of its own.
refuse-nothing-sealed = You have no sealed choice that could be opened again.
refuse-take-back = There is nothing you can take back: your last command is followed by a draw, a shown card or somebody else’s choice.
event-taken-back =
    { $events ->
        [0] { $seat } takes a command back.
        [one] { $seat } takes a command back, with 1 event.
       *[other] { $seat } takes a command back, with { $events } events.
    }

