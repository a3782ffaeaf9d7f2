### The consigliere's notes on a finished game (unofficial, our own words).

page-notes = یادداشت‌های مشاور
page-notes-title = یادداشت‌های مشاور · Consigliere
page-notes-the-man = مشاور
page-notes-chances = شانس برد
page-notes-fair = برآوردی سریع پس از هر نوبت؛ کارت‌های پایین هر کدام یک تصمیم را دقیق‌تر بررسی می‌کنند، پس عددهایشان فرق دارد
page-notes-won =
    { $who ->
        [you] شما با اختلاف { $points } بردید.
       *[other] { $name } با اختلاف { $points } برد.
    }
page-notes-lost =
    { $who ->
        [you] شما با اختلاف { $points } باختید.
       *[other] { $name } با اختلاف { $points } باخت.
    }
page-notes-even =
    { $who ->
        [you] شما در پیروزی شریک شدید.
       *[other] { $name } در پیروزی شریک شد.
    }
page-notes-looked =
    { $who ->
        [you] او { $count ->
            [1] یکی
            [one] { $count } تا
           *[other] { $count } تا
        } از تصمیم‌های شما را بررسی کرد.
       *[other] او { $count ->
            [1] یکی
            [one] { $count } تا
           *[other] { $count } تا
        } از تصمیم‌های { $name } را بررسی کرد.
    }
page-notes-first =
    { $count ->
        [0] هیچ تصمیمی آشکارا از شانس برد کم نکرد. آن‌چه در حد خطای برآورد است نام برده نمی‌شود.
        [1] یک تصمیم آشکارا از شانس برد کم کرد. مورد دیگری ارزش نام بردن نداشت.
        [2] دو تصمیم آشکارا از شانس برد کم کرد. مورد سومی ارزش نام بردن نداشت.
       *[other] اول شماره‌ی { $number } را ببینید: از هر صد شانس { $cost } تا کم کرد.
    }
page-notes-method = هر تصمیم بر پایه‌ی چیزی سنجیده شد که بازیکنش در آن لحظه می‌دید و می‌دانست؛ با هر حرکت { $worlds } بازی از همان‌جا ادامه داده شد.
page-notes-when = { $stage }، نوبت { $turn }
page-notes-decision = سطر { $entry } از { $last }
page-notes-cost = −{ $cost }
page-notes-of-hundred = از صد شانس برد
page-notes-both = { $better } با حرکت مشاور، { $played } با حرکت انجام‌شده
page-notes-made = انجام‌شده
page-notes-his = حرکت مشاور
page-notes-why = چرا
page-notes-why-his = چرا: حرکت مشاور در برابر حرکت انجام‌شده
page-notes-no-why = تفاوت فقط در ادامه پیداست: بازی‌هایی که از این‌جا ادامه یافت دو حرکت را از هم جدا می‌کند.
page-notes-replay = دیدن در بازپخش
page-notes-play-on = امتحان حرکت مشاور
page-notes-others =
    { $count ->
        [one] مورد دیگر
       *[other] موردهای دیگر
    }
page-notes-by-cost = به ترتیب هزینه
page-notes-open = باز کردن
page-notes-from-to = از { $better } به { $played } در صد
page-notes-map = میز پیش از تصمیم، آن‌گونه که بازیکنش می‌دید
page-notes-whose = تصمیم‌های چه کسی
page-notes-table = شانس‌ها به شکل جدول
page-notes-turn = نوبت
page-notes-chart = شانس برد همه‌ی صندلی‌ها در طول بازی، از صد
page-notes-working = مشاور دارد بازی را می‌خواند: { $percent } از صد.
page-notes-waits = در پس‌زمینه پیش می‌رود. هر وقت خواستید برگردید؛ یادداشت‌ها پیش میز می‌ماند.
page-notes-ask = مشاور بازی را بخواند
page-notes-none-yet = هنوز کسی درباره‌ی این بازی از او نپرسیده است.
page-notes-failed = نتوانست تمامش کند. { $detail }
page-notes-missing = این‌جا بازی تمام‌شده‌ای نیست.
page-notes-back = به میز
