# Puzzles: what would the consigliere do?

page-puzzles = معماها
page-puzzles-of = { $title } · معمای { $number } از { $count }
page-puzzles-ask = مشاور چه می‌کرد؟
page-puzzles-opening = در حال باز کردن معما …
page-puzzles-how = شما به جای { $name } بازی می‌کنید. حرکتی را از فهرست یا روی صفحه‌ی بازی انتخاب کنید؛ همان را می‌بینید که { $name } می‌دید.
page-puzzles-answer = حرکت من همین است
page-puzzles-yours = حرکت شما
page-puzzles-chance = { $chance } از ۱۰۰
page-puzzles-same = مشاور هم همین کار را می‌کرد: با این حرکت { $chance } بازی از صد بازی مشابه برده می‌شود.
page-puzzles-other = مشاور این را ترجیح می‌داد: { $move }. با حرکت شما { $cost } بازی از صد بازی مشابه کمتر برده می‌شود.
page-puzzles-method = ربات‌ها هر حرکت را { $worlds } بار تا پایان ادامه داده‌اند، در بازی‌هایی که از این صندلی یکسان دیده می‌شوند.
page-puzzles-next = معمای بعدی
page-puzzles-none = چنین معمایی نیست.
page-puzzles-board = میز، آن‌گونه که بازیکن می‌بیند
