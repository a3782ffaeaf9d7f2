### Harbour, in English: the small game that stands for every third one.

harbour-title = Harbour
harbour-family-ada = Ada
harbour-family-ada-mark = Ad
harbour-family-bruno = Bruno
harbour-family-bruno-mark = Br
harbour-family-cleo = Cleo
harbour-family-cleo-mark = Cl
harbour-family-dario = Dario
harbour-family-dario-mark = Da
harbour-cargo-salt = salt
harbour-cargo-wool = wool
harbour-cargo-wine = wine
harbour-cargo-silk = silk
harbour-pier-north = North Pier
harbour-pier-east = East Pier
harbour-pier-south = South Pier
harbour-card-text = { $card }: worth { $worth }

## What is asked and answered

harbour-prompt-moor = Where do you moor?
harbour-prompt-load = What do you load?
harbour-prompt-toll = Which card do you pay as a toll?
harbour-group-moor = Moor
harbour-group-load = Load
harbour-group-stop = Stop
harbour-group-pay = Pay
harbour-action-moor = Moor at { $pier }
harbour-action-load = Load { $cargo }
harbour-action-stop = Load no more
harbour-action-pay = Pay { $cargo }

## What happens

harbour-event-round-begins = Round { $round }.
harbour-event-turn-begins = { $seat } begins a turn.
harbour-event-dealt =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
harbour-event-moored = { $seat } moors at { $pier }.
harbour-event-loaded = { $seat } loads { $card }.
harbour-event-wind = The wind blows at { $pier }.
harbour-event-toll-paid = { $seat } pays { $card }.
harbour-event-toll-won = { $seat } pays the highest toll and gets { $points } points.
harbour-event-scored = { $seat } gets { $points } points for the cargo.
harbour-event-won = { $seat } wins with { $points } points.

## Refusals

harbour-refuse-another-decision = Something else is asked now.
harbour-refuse-already-sealed = Your toll is sealed already.
harbour-refuse-pier-full = There is no place left: { $pier }.

## The screen

harbour-help = Type the number of a choice.
harbour-usage = { $command } needs more: c silk, r H3
harbour-no-such-card = There is no such cargo: { $id }
harbour-ui-round = Round { $round } of 16, wind: { $wind }
harbour-ui-boat = { $name }: { $pier }; cargo: { $cargo }; points: { $points }

## Advice

harbour-advice-note-reasons = ▲ gains and ▼ risks in points, against the average choice.
harbour-advice-gain-cargo = Loads more
harbour-advice-risk-cargo = Loads less
harbour-advice-gain-points = Scores points at once
harbour-advice-risk-points = Scores fewer points at once
