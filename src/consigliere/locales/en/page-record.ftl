### One's own record: finished games and what they come to (unofficial, our own words).

page-record = Record
page-record-title = Your record · Consigliere
page-record-of = { $name }
page-record-games =
    { $played ->
        [one] One game, { $won } won.
       *[other] { $played } games, { $won } won.
    }
page-record-none = You have not finished a game yet.
page-record-none-how = Every finished game becomes a window here, and every win lights one.
page-record-play = Play one
page-record-who = Say who you are first; your games are kept under your name.
page-record-now =
    { $count ->
        [0] Your best row of wins is { $best }.
       *[other] { $count } in a row. Your best is { $best }.
    }
page-record-order = Every game, in order
page-record-order-how = tall: a good place · lit: won · below: the family you played
page-record-best-row = best row: { $count }
page-record-now-row = now: { $count } in a row
page-record-won-of = { $won } of { $played }
page-record-windows = each window a game, lit when you won · columns: players at the table
page-record-level = { $level ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
       *[people] People
    }
page-record-families = Families
page-record-share = won
page-record-when = When you play
page-record-minutes = { $count } min
page-record-with-bots = with bots
page-record-with-people = with people
page-record-length = the middle game, from the made table to the last move
page-record-table = As a table
page-record-date = Date
page-record-game = Game
page-record-players = Players
page-record-place = Place
page-record-points = Points
page-record-export = Export as JSON
page-record-chart = Every game in order: the higher the bar, the better the place
page-record-sky = Games by level and number of players; lit windows are wins
page-record-clock = Games by the hour in which they began
