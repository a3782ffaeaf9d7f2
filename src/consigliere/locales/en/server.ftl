### What the server's tables say (unofficial engine, our own words). Rules: docs/table-rules.md.

refuse-stale-decision = This decision is no longer open; look at the table again.
refuse-command-used = Something else was done under this command's id; nothing was done now.
refuse-bad-pick = These cards or players cannot be picked now.
refuse-not-seated = You do not sit at this table.
refuse-not-playing =
    { $status ->
        [waiting] The game has not begun yet.
        [over] The game is over; nothing more can be played.
       *[closed] This table is closed.
    }
refuse-host-only = Only the host of this table can do that.
refuse-no-such-bot = There is no bot called “{ $bot }”. Levels: { $bots }.
refuse-own-seat = The host's own seat cannot be given away; get up, or resign.
refuse-close-people = Other people are playing here: vote for the end instead, or resign.
refuse-replace = The game has begun: nobody is replaced who may still come back, and no bot where others play.
refuse-started = The game has begun already.
refuse-seat-taken = Somebody sits there already. Seat: { $seat }.
refuse-seal = A seal is a SHA-256 in hexadecimal: 64 small letters and digits.
refuse-line = This is not the line that was sealed for this seat.
refuse-opening = The game is about to begin: the players' lines are being opened.
refuse-not-opening = Lines are opened only when the game is about to begin.
refuse-seats-empty =
    { $seats ->
        [one] One seat is still empty.
       *[other] Seats still empty: { $seats }.
    }
refuse-seat-kept = This seat is kept for somebody who was asked for a rematch. Seat: { $seat }.
refuse-no-advice = At this table nobody is advised: its host has not allowed it.
refuse-shut-out = The host of this table has shut you out.
refuse-shut-out-playing = The game has begun: at a table for everybody nobody who plays is shut out.
refuse-no-invite = This table has no invite.
refuse-table-over = This table is over.
refuse-nobody-asks = Nobody asks you for a take-back.
refuse-away = A bot plays your seat; return to it first.
refuse-said = Talk is plain text.
refuse-not-over = The game is not over yet.
refuse-paused = The game is paused; let it go on first.
refuse-no-holidays = Only games with days for each answer have holidays.
refuse-holiday = { $days ->
    [0] No days of holiday are left to you.
   *[other] So many days of holiday are not left to you. Left: { $days }.
}
refuse-viewpoint = While the game is played you see it from your own seat only.
