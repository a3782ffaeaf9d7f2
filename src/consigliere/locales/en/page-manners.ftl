# People at the table, what a finished game offers, and journals from files.

page-about-person = About { $name }
page-is-muted = muted
page-mute = Mute
page-listen = Listen again
page-report = Report …
page-report-sure = Report { $name } to the host of this server? Nobody at the table is told.
page-report-what = What happened
page-report-yes = Send the report
page-reported = Your report is with the host of the server.
page-replace = Put a bot in their place …
page-replace-sure = Take the seat away from { $name } and put a bot there? This cannot be undone.
page-replace-yes = Put a bot there
page-shut-out = Shut out …
page-out-sure = Shut { $name } out? They hear nothing more of this table and cannot come back. { $playing ->
    [yes] A bot plays on for them.
   *[no] Their seat becomes free.
 }
page-out-yes = Shut out
page-free-seat = Free this seat
page-new-link = Another link …
page-new-link-sure = The old link leads nowhere then, and whoever looks on by it has to leave.
page-new-link-yes = Make another link
page-only-here-link = To let friends in your network come, start the server like this and open the address that it prints:
page-link-only-here = Works on this computer only.
page-friends-join = How friends can join
page-known = certainly holds { $cards }
page-known-none = nothing is certain of this hand
page-known-card = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
 }
page-for-pause = For a pause: { $names }
page-for-end = For ending the game now: { $names }
page-holiday = Days of holiday, of { $days } left:
page-holiday-take = Take them
page-on-holiday = on holiday
page-close-sure = Close this table? The game is not played to its end and counts for nobody.
page-close-yes = Close it
page-shuffle-roll = The shuffle
page-shuffle-roll-how = The roll, fixed before the lines were opened. Note it if you want to check the shuffles yourself:
page-shuffle-late = Did not open their line, and play without one: { $names }
page-share-game = Share this game
page-shared-how = Anybody with this link may look at the whole game, all hands included.
page-shared-link = Link to this game
page-unshare = Let the link lead nowhere
page-unshared = The link leads nowhere now.
