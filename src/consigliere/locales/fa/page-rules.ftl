# The rule book.

page-the-rules = قوانین
page-the-rules-how = { $title }، به زبان خودمان. شماره‌های کوچک حاشیه لینک هستند.
page-rules-of = قوانین { $title }
page-rules-ours = غیررسمی، به زبان خودمان. هر قانون آزموده شده است.
page-opening-book = در حال باز کردن کتاب …
page-back-to-table = بازگشت به میز
page-next-part = بعدی: { $part }
page-in-the-book = ادامه در کتاب
page-no-rule-text = برای این قانون متنی نیست.
page-rulings = احکام
page-rulings-behind = { $count ->
    [one] { $count } حکم جزئی‌تر
   *[other] { $count } حکم جزئی‌تر
 }
page-marks = نشانه‌ها، یک بار برای همیشه
page-mark-n = بدون نشانه
page-mark-n-how = چاپ‌شده: در یک دفترچه‌ی قوانین آمده است
page-mark-h = حکم خود ما، جایی که دفترچه‌ها ساکت‌اند
page-mark-h-about = حکم خود ما، جایی که دفترچه‌ها ساکت‌اند: { $about }
page-mark-d = برداشت‌شده از دفترچه‌ها
page-mark-d-about = برداشت‌شده از دفترچه‌ها: { $about }
page-mark-r = بازسازی‌شده: مقدار خود ما، نه مقدار چاپی
page-part-rules = قوانین
page-part-rules-how = فصل به فصل، به ترتیب کتاب.
page-part-finer = پرسش‌های جزئی‌تر
page-part-finer-how = موردهایی که زیر یک قانون تنها نمی‌گنجند.
page-part-table = سر هر میز
page-part-table-how = آن‌چه در هر بازی برقرار است: برگرداندن، ساعت، توقف، مهمان، بازی دوباره.
page-part-about = درباره‌ی این کتاب
page-part-about-how = مثال‌های حل‌شده، جاهایی که دفترچه‌ها با هم نمی‌خوانند، و این‌که این قوانین چگونه نوشته شد.

## Search

page-search-rules = جست‌وجو در قوانین
page-search-found = { $count ->
    [0] چیزی پیدا نشد. واژه‌ی دیگری یا شماره‌ی یک قانون را امتحان کنید.
    [one] در یک جا پیدا شد
   *[other] در { $count } جا پیدا شد
 }
page-asked-often = پرسش‌های پرتکرار
# Words that only make a sentence of a question.
page-search-stop = و یا به از در با بر برای را که این آن این‌ها آن‌ها است هست هستند نیست بود باشد شد شود می شود نمی شده من ما شما تو او آنها خود خودم چه چی چیست چند چقدر چطور چگونه کجا کی کدام چرا آیا اگر پس هم نیز فقط باز هنوز باید شاید بتوانم توانم تواند توان کنم کند کنیم کرد کردن دارم دارد داریم داشته تا یک هر همه هیچ بازی قانون قوانین لطفا میشه چجوری
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-search-meant =
    برگرداندن, پس گرفتن, برگردوندن, اشتباه, کلیک اشتباه, حرکت اشتباه, لغو حرکت: take back last commands
    تمام شدن وقت, تمام شدن زمان, ساعت, زمان, تایمر, بازیکن کند: clocks bank
    اخراج, بیرون کردن, بلاک, مسدود, کنار گذاشتن: shut out
    توقف, استراحت, مکث, نگه داشتن بازی: pause
    مرخصی, تعطیلات, سفر: holiday
    تسلیم, ترک بازی, انصراف, واگذار کردن: resigned
    آفلاین, قطع, قطعی اینترنت, غایب, رفته: away
    گفتگو, چت, توهین, فحش, بی‌صدا: talk muted
    بازی دوباره, یک بازی دیگر, ریمچ: rematch
    تقلب, عادلانه, تصادفی, بر زدن, بر خوردن, شانس: line shuffle
    تماشاگر, تماشا, بیننده: look spectators
    گرفتن, دریافت, به دست آوردن: gain
    به جای, جایگزین, عوض: stand
