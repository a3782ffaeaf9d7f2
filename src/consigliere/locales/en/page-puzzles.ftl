# Puzzles: what would the consigliere do?

page-puzzles = Puzzles
page-puzzles-of = { $title } · puzzle { $number } of { $count }
page-puzzles-ask = What would the consigliere do?
page-puzzles-opening = Opening the position …
page-puzzles-how = You sit in for { $name }. Choose a move, in the list or on the board; you see what { $name } could see.
page-puzzles-answer = This is my move
page-puzzles-yours = yours
page-puzzles-chance = { $chance } in 100
page-puzzles-same = He would do the same: { $chance } of a hundred such games are won with it.
page-puzzles-other = He would rather do this: { $move }. Your move wins { $cost } fewer of a hundred such games.
page-puzzles-method = Each move was played on { $worlds } times to the end by bots, in games that look the same from this chair.
page-puzzles-next = Next puzzle
page-puzzles-none = There is no such puzzle.
page-puzzles-board = The table as the player sees it
