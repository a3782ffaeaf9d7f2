### Advice: what speaks for an action and against it, compared with the others (unofficial engine, our own words).

## The panel

advice-title = توصیه
advice-chance = { $chance }٪
advice-often = در { $often }٪ موارد این را پیشنهاد دهید
advice-numbers = { $what } – بنویسید { $numbers }
advice-by = { $text } ({ $points })
advice-note = شانس‌های برد برآوردی است از { $playouts } بازی آزمایشی بر پایه‌ی دانسته‌های شما؛ تفاوت‌های کوچک معنای چندانی ندارد.
advice-note-bids = گاهی این را پیشنهاد دهید و گاهی آن را، تا کسی نتواند دستتان را بخواند.
advice-nothing = فعلاً چیزی برای توصیه نیست.
advice-thinking = در حال فکر کردن …

## Parts of the value that every game has

advice-gain-rivals = رقیب‌هایتان را عقب نگه می‌دارد
advice-risk-rivals = به رقیب‌هایتان کمک می‌کند

## The consigliere's notes on a finished game

notes-fair = هر تصمیم بر پایه‌ی چیزی سنجیده می‌شود که بازیکنش در آن لحظه می‌دید و می‌دانست، نه آن‌چه پنهان بود.
notes-of =
    { $count ->
        [0] { $seat }: هیچ‌یک از { $looked } تصمیم آشکارا هزینه‌ای نداشت.
        [one] { $seat }: یکی از { $looked } تصمیم آشکارا از شانس برد کم کرد.
       *[other] { $seat }: { $count } تا از { $looked } تصمیم آشکارا از شانس برد کم کرد.
    }
notes-cost = { "  " }پس از سطر { $entry }: { $cost } شانس از صد. مشاور { $better } بازی از صد بازی را می‌برد؛ با حرکت انجام‌شده { $played }.
notes-played = { "    " }آن‌چه انجام شد: { $what }
notes-better = { "    " }آن‌چه مشاور می‌کرد: { $what }
