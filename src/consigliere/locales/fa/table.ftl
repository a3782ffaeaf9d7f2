### What holds at every table, and the words of the terminal (unofficial engine, our own words).

## Refusals of the table (docs/table-rules.md)

refuse-empty-command = یک فرمان دست‌کم یک اکشن دارد.
refuse-beyond-reveal = اکشن { $action } پس از چیزی می‌آید که اول باید دیده شود؛ آن را جداگانه فرمان دهید.
refuse-named-otherwise = این انتخاب را با چیز دیگری شروع کرده‌اید؛ برای انتخاب تازه دوباره بازش کنید.
refuse-nothing-sealed = انتخاب مهرشده‌ای ندارید که بتوان دوباره باز کرد.
refuse-too-often = در این بازی { NUMBER($most) } بار نظرتان را عوض کرده‌اید. میز بیش از این اجازه نمی‌دهد.
refuse-take-back = چیزی نیست که بتوانید برگردانید: پس از آخرین فرمان شما برداشتی، کارت روشده‌ای یا انتخاب کس دیگری آمده است.
event-taken-back =
    { $events ->
        [0] { $seat } انتخابی را برمی‌گرداند که هنوز چیزی را عوض نکرده بود.
       *[other] { $seat } آخرین فرمان را برمی‌گرداند؛ اثرش از میان می‌رود.
    }

## Small words

list-separator = ،{ " " }
clause-separator = ؛{ " " }

## The terminal’s screen

ui-known = دانسته از دست: { $cards }
ui-your-hand = دست شما ({ $cards }):
choice-back = بازگشت
pick-how = شماره‌ها را یک‌جا بنویسید، مثلاً: 1 3
pick-how-none = شماره‌ها را یک‌جا بنویسید، مثلاً: 1 3 – یا 0 برای هیچ‌کدام
pick-nothing = هیچ
pick-confirm = Enter تأیید می‌کند؛ شماره‌های دیگر انتخاب دوباره است.
pick-wrong-count =
    { $least ->
        [0] نام‌برده: { $named }. حداکثر { $most } تا می‌توان انتخاب کرد.
       *[other] نام‌برده: { $named }. لازم: { $least }.
    }
pick-twice = دو بار نام برده، یک بار شمرده شد: { $numbers }
ui-players = بازیکنان
ui-log = از نوبت قبلی شما
ui-log-more =
    { $lines ->
        [one] { $lines } سطر دیگر (l همه را نشان می‌دهد)
       *[other] { $lines } سطر دیگر (l همه را نشان می‌دهد)
    }
ui-log-before = (+{ $lines }، l: همه)
ui-log-empty = هنوز هیچ
ui-keys = ? راهنما · a توصیه · j کارت‌ها · p N پیش‌نمایش · u برگرداندن · b صفحه‌ی بازی · l گزارش · q خروج · ≈ بازسازی‌شده، نه مقدار چاپی
ui-keys-short = ? راهنما · a توصیه · u برگرداندن · q خروج · ≈ بازسازی‌شده، نه مقدار چاپی
ui-more = — ادامه — (Enter)
done-for-you = چون انتخابی نبود، به جای شما انجام شد: { $what }
end-turn = پایان نوبت شما: Enter برای ادامه، u برای برگرداندن
end-title = پایان
end-player = خاندان
end-total = جمع
end-winner = برنده
bad-choice = گزینه‌ی { $number } وجود ندارد. گزینه‌ها: ۱ تا { $most }
bad-choice-one = این‌جا یک شماره انتخاب کنید.
card-unclear = «{ $id }» می‌تواند این‌ها باشد: { $cards }
no-such-rule = چنین قانونی نیست: { $id }
nothing-to-take-back = هنوز چیزی برای برگرداندن نیست.
not-understood = یک شماره بنویسید، یا ? برای راهنما.
no-preview = پیش‌نمایش شماره‌ی یکی از گزینه‌های بالا را می‌خواهد.
no-preview-sealed = انتخاب مهرشده پیش‌نمایش ندارد: تا همه انتخاب نکنند چیزی نمی‌شود.
no-preview-pick = پیش‌نمایش شماره‌ی همه‌ی آن‌چه انتخاب می‌کنید را می‌خواهد، مثلاً: p 1 3
preview-list = { $number } یک فهرست باز می‌کند: اول بازش کنید، سپس گزینه‌ای از آن را پیش‌نمایش کنید.
preview-you = بعد شما ادامه می‌دهید.
preview-other = بعد تصمیم با کس دیگری است.
preview-chance = بعد چیزی برداشته می‌شود.
preview-sealed = انتخاب شما تا وقتی همه انتخاب کنند مهرشده می‌ماند.
preview-end = بعد بازی تمام می‌شود.

## Where a value comes from

source-owner = مقداری که صاحب جعبه وارد کرده
source-rulebook = از یک دفترچه‌ی قوانین
source-reported = گزارش‌شده در یک نقد
source-derived = استنباط‌شده از منابع
source-reconstructed = ≈ بازسازی‌شده: مقدار خود ما، نه مقدار چاپی

## Coming and going

unofficial = غیررسمی. بیشتر کارت‌ها بازسازی شده‌اند و کارت‌های چاپی نیستند (c ID منبع یک کارت را نشان می‌دهد).
welcome = سر میز: { $seats }. بذر { $seed }.
bots-alone = روی همه‌ی صندلی‌ها ربات است: کسی نیست که از او پرسیده شود.
bots-alone-loaded = روی همه‌ی صندلی‌ها ربات است: کسی نیست که از او پرسیده شود. بازی بدون ذخیره ادامه می‌یابد؛ { $path } همان‌طور می‌ماند.
bad-names = --names برای هر یک از { $players } بازیکن نامی کوتاه و متفاوت می‌خواهد، نه: { $names }
kind-human = شما
kind-easy = ربات آسان
kind-medium = ربات متوسط
kind-hard = ربات سخت
kind-expert = ربات حرفه‌ای
kind-random = ربات تصادفی
kind-greedy = ربات حریص
kind-value = ربات ارزش‌سنج
kind-search = ربات جست‌وجوگر
kind-plain = ربات جست‌وجوگر ساده
temper-careful = محتاط
temper-aggressive = مهاجم
temper-businessman = کاسب‌مسلک
kind-tempered = { $kind } { $temper }
kind-within-ms = { $kind }، { $budget } میلی‌ثانیه برای هر حرکت
kind-within-it = { $kind }، { $budget } بازی آزمایشی برای هر حرکت
kind-strength = سنجیده: { $kind } در برابر سه تا از «{ $against }» در { $share }٪ موارد می‌برد ({ $low } تا { $high }٪، { $games } بازی؛ برابری ۲۵٪ است).
thinking = { $seat } فکر می‌کند …
pass-keyboard = صفحه‌کلید را به { $seat } بدهید و Enter بزنید (q خروج).
saved = ذخیره شد: { $path }
save-where = بگویید کجا: s FILE
left-saved =
    ذخیره شد: { $path }
    ادامه با: { $command }
left-unsaved = این بازی نگه داشته نشد: فایلی با --save نام برده نشده بود.

## Several events told as one

log-takes-back =
    { $what ->
        [none] { $seat } انتخابی را برمی‌گرداند که هنوز چیزی را عوض نکرده بود.
        [some] { $seat } آخرین فرمان را برمی‌گرداند؛ اثرش از میان می‌رود.
       *[other] { $seat } آخرین فرمان را برمی‌گرداند ({ $what }).
    }
