# The check of the shuffles, calculated in the browser.

page-check-how = این مرورگر هر برداشت را از روی بذرها دوباره حساب می‌کند و با قول سرور پیش از بازی می‌سنجد.
page-check-table = سنجش این بازی
page-check-save = ذخیره‌ی عددها
page-check-file = یا یک فایل ذخیره‌شده را بسنجید:
page-check-no-file = این فایل عددهای یک بازی را ندارد.
page-check-busy = در حال محاسبه …
page-check-good = عددها درست است.
page-check-good-how = بذرها، مهرها، سطرها و عدد همه‌ی { $count } برداشت همان است که باید باشد.
page-check-bad = ✗ با قول سرور نمی‌خواند.
page-check-faults = { $count ->
    [one] { $count } خطا پیدا شد.
   *[other] { $count } خطا پیدا شد.
 }
page-check-commitment = تعهدی که پیش از بازی نشان داده شد
page-check-seen = آیا این مرورگر آن را پیش از پایان دید؟
page-check-roll = طوماری که پیش از باز شدن سطرها نشان داده شد
page-check-roll-seen = آیا این مرورگر پیش از باز کردن سطر شما آن را حساب کرد؟
page-check-same = بله، همان
page-check-other = نه، چیزی دیگر
page-check-unseen = نه؛ با آن‌چه خودتان یادداشت کرده‌اید بسنجید
page-check-seed = بذر سرور که اکنون نشان داده می‌شود
page-check-line = سطر { $name }
page-check-given = { $count ->
    [one] { $count } سطر از بازی دیگری آمده است. برداشت این میز نیست.
   *[other] { $count } سطر از بازی دیگری آمده است. برداشت این میز نیستند.
 }
page-check-draws = همه‌ی برداشت‌ها ({ $count })
page-draw-purpose = هدف
page-draw-counter = شمارنده
page-draw-cards = کارت‌ها
page-draw-number = عدد
page-draw-drawn = برداشته‌شده

page-doubt-decks = نشان داده نشد: دسته‌ها این‌جا سنجیده نشد، یعنی این‌که هر برداشت از میان کارت‌های مانده بوده است. «consigliere verify» آن‌ها را می‌سنجد.
page-doubt-old = نشان داده نشد: این بازی از نوع قدیمی است. تعهدش نه میز را پایبند می‌کند و نه قوانینش را، و سطرها مهر نشده بود.
page-doubt-unopened = نشان داده نشد: صندلی { $seat } سطری را مهر کرد و بازش نکرد. هر کس بذر سرور را می‌دانست می‌توانست این را برگزیند.
page-doubt-alone = نشان داده نشد: هیچ بازیکنی سطری نیفزود، پس این برداشت‌ها کار سرور به تنهایی است.

page-fault-empty = برداشت { $number } ({ $purpose }): چیزی برای برداشتن نبود.
page-fault-counter = برداشت { $number } ({ $purpose }): شمارنده‌اش { $is } است و باید { $due } باشد. آیا جابه‌جا شده؟
page-fault-number = برداشت { $number } ({ $purpose }): عددش { $is } است، بذرها { $due } می‌دهند.
page-fault-outcome = برداشت { $number } ({ $purpose }): { $is } است، بذرها { $due } می‌دهند.
page-fault-no-journal = دفتر بازی‌ای نیست که برداشت‌ها با آن سنجیده شود.
page-fault-told = برداشت { $number }: دفتر بازی می‌گوید { $said }، برداشت‌ها می‌گویند { $draw }.
page-fault-count = دفتر بازی از { $told } برداشت می‌گوید، عددها از { $own }.
page-fault-form = یک صندلی نه آدم است و نه ربات، یا یک مهر درست نیست.
page-fault-seats = برای هر صندلی یک سطر، یک مهر و یک نوع وجود ندارد.
page-fault-no-seats = دفتر بازی نمی‌گوید آدم‌ها و ربات‌ها کجا نشسته بودند.
page-fault-lines = یک شرط یا یک سطر دفتر بازی بیش از یک خط دارد.
page-fault-seed = بذر سرور همان نیست که سرور به آن متعهد شده بود، یا برای این شرط‌ها نیست.
page-fault-terms = سرور به میز، قوانین یا کارت‌های دیگری متعهد شده بود.
page-fault-roll = طومار، طومار این صندلی‌ها و مهرها نیست.
page-fault-people = آدم‌ها و ربات‌ها در دفتر بازی روی صندلی‌هایی غیر از طومار هستند.
page-fault-bot = صندلی { $seat }: ربات سطری ندارد، اما این‌جا یکی هست.
page-fault-line = صندلی { $seat }: سطرش همان نیست که مهر شده بود.
page-fault-bytes = بذر سرور ۳۲ بایت ندارد.
page-fault-table = این گواه میز دیگری است.
page-fault-noted-commitment = تعهد همان نیست که این مرورگر پیش‌تر دید.
page-fault-noted-roll = طومار همان نیست که این مرورگر پیش از باز کردن سطر شما دید.
page-fault-left-out = این مرورگر سطر شما را باز کرد و سرور آن را کنار گذاشت.
page-fault-given = می‌گویند { $given } سطر از بازی دیگری آمده است؛ به این مرورگر گفته بودند { $noted }.
page-fault-nothing = برداشتی برای سنجیدن نیست.
