### Advice: what speaks for an action and against it, compared with the others (unofficial engine, our own words).

## The panel

advice-title = Advice
advice-chance = { $chance } %
advice-often = bid this { $often } % of the time
advice-numbers = { $what } – type { $numbers }
advice-by = { $text } ({ $points })
advice-note = Winning chances are estimates from { $playouts } playouts of what you can know; small differences mean little.
advice-note-reasons = ▲ gains and ▼ risks in dollars of the end, against the average choice.
chicago-advice-note-reasons = ▲ gains and ▼ risks in points of the end, against the average choice.
advice-note-bids = Bid now this, now that, so that nobody can count on you.
advice-nothing = There is nothing to advise on now.
advice-thinking = Thinking it over …

## The Godfather

advice-gain-suitcase = Puts money safely into your suitcase
advice-risk-suitcase = Leaves less in your suitcase
advice-gain-money = Brings money into your hand
advice-risk-money = Leaves you with less money in hand
advice-gain-goods = Brings you goods
advice-risk-goods = Leaves you with fewer goods
advice-gain-jobs-done = Does a job, and its colour counts at the end
advice-risk-jobs-done = Does no job, though another choice would
advice-gain-jobs = Brings jobs within reach
advice-risk-jobs = Puts jobs further out of reach
advice-gain-allies = Makes more of your allies
advice-risk-allies = Makes less of your allies
advice-gain-figures = Keeps figures in your reserve
advice-risk-figures = Uses up figures you may miss later
advice-gain-places = Keeps good spaces open for you
advice-risk-places = Gives good spaces away
advice-gain-turfs = Strengthens your turfs
advice-risk-turfs = Weakens your hold on the turfs
advice-gain-hand-limit = Keeps your hand clear of the tribute
advice-risk-hand-limit = Swells your hand, and the tribute may take it
advice-gain-harm = There is more to come from it: further steps or a theft
advice-risk-harm = Leaves further steps or a theft unused

## Chicago

advice-gain-hand = Leaves you a better hand
advice-risk-hand = Costs you good cards
advice-gain-influence = Raises your influence
advice-risk-influence = Leaves your influence lower
advice-gain-gangsters = Makes your gang stronger
advice-risk-gangsters = Leaves your gang weaker
advice-gain-family = Makes more of your family
advice-risk-family = Makes less of your family
advice-gain-henchmen = Wins henchmen and their bonuses
advice-risk-henchmen = Leaves you with fewer henchmen, or exposes them
advice-gain-assets = Adds to your assets
advice-risk-assets = Adds nothing to your assets
advice-gain-extras = Brings an extra action within reach
advice-risk-extras = Puts an extra action out of reach
advice-gain-income = Brings income
advice-risk-income = Costs you income
advice-gain-businesses = Opens the way to businesses
advice-risk-businesses = Leaves businesses out of reach
advice-gain-attacks = Prepares an attack
advice-risk-attacks = Gives up an attack
advice-gain-threats = Makes your businesses safer
advice-risk-threats = Leaves your businesses open to attack
advice-gain-turns = Leaves you more turns in this round
advice-risk-turns = Costs you turns in this round
advice-gain-points = Scores points at once
advice-risk-points = Scores fewer points at once

## Both games

advice-gain-rivals = Holds your rivals back
advice-risk-rivals = Helps your rivals
