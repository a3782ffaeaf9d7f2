# Every card of a game: drawn, sorted out, with its source, use and worth.

page-cards-title = همه‌ی کارت‌های شهر
page-cards-lead = { $count } کارت از { $title }. هیچ تصویر یا متنی در این‌جا چاپی نیست.
page-cards-of = کارت‌های { $title }
page-cards-search = نام یا واژه‌ای روی کارت
page-cards-kind = نوع
page-cards-all = همه
page-cards-more = فیلترهای بیشتر و معنی نشانه‌ها
page-cards-found = { $count ->
    [0] کارتی با این ویژگی‌ها نیست. یک فیلتر را بردارید.
    [one] { $count } کارت
   *[other] { $count } کارت
 }
page-cards-none = کارت‌های این بازی این‌جا کشیده نشده‌اند.
page-cards-legend = نوار بالا: هر بار که می‌شد از کارت استفاده کرد، چند بار استفاده شد. نوار پایین: کسانی که از آن استفاده کردند در پایان نسبت به میانگین میز کجا بودند؛ سمت چپِ وسط یعنی زیان.
page-cards-meter = استفاده: { $used }٪، ارزش: { $worth }
page-cards-source = { $source ->
    [rulebook] چاپ‌شده
    [reported] به گفته‌ی بازیکنان
    [derived] استنباط‌شده از دفترچه‌ها
    [owner] از بسته‌ی صاحب بازی
   *[reconstructed] بازسازی‌شده: مقدار خود ما، نه مقدار چاپی
 }
page-cards-from = منبع
page-cards-from-parts = { $source ->
    [rulebook] چاپ‌شده: { $parts }
    [reported] به گفته‌ی بازیکنان: { $parts }
    [derived] استنباط‌شده از دفترچه‌ها: { $parts }
    [owner] از بسته‌ی صاحب بازی: { $parts }
   *[reconstructed] بازسازی‌شده: { $parts }
 }
page-cards-used = استفاده
page-cards-worth = ارزش
page-cards-worth-how = در پایان، نسبت به میانگین میز (± { $error })
page-cards-measured = اندازه‌گیری‌شده در { $games } بازی با { $players } ربات. ارزش همراه استفاده می‌آید و اثر آن نیست: کسی که از پس بهای کارتی برمی‌آید، اغلب از پیش جلوتر است.
page-cards-unmeasured = با مقدارهای این بسته چیزی اندازه‌گیری نشده است.
page-cards-before = قبلی
page-cards-after = کارت بعدی
