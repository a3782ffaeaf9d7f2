# People at the table, what a finished game offers, and journals from files.

page-about-person = درباره‌ی { $name }
page-is-muted = بی‌صدا
page-mute = بی‌صدا کردن
page-listen = دوباره شنیدن
page-report = گزارش تخلف …
page-report-sure = { $name } را به میزبان این سرور گزارش می‌دهید؟ به کسی سر میز گفته نمی‌شود.
page-report-what = چه شد
page-report-yes = فرستادن گزارش
page-reported = گزارش شما به میزبان سرور رسید.
page-replace = نشاندن ربات به جای او …
page-replace-sure = صندلی را از { $name } می‌گیرید و ربات می‌نشانید؟ این کار برگشت ندارد.
page-replace-yes = نشاندن ربات
page-shut-out = کنار گذاشتن …
page-out-sure = { $name } را کنار می‌گذارید؟ دیگر چیزی از این میز نمی‌شنود و نمی‌تواند برگردد. { $playing ->
    [yes] ربات به جای او ادامه می‌دهد.
   *[no] صندلی او آزاد می‌شود.
 }
page-out-yes = کنار گذاشتن
page-free-seat = آزاد کردن این صندلی
page-new-link = لینک دیگر …
page-new-link-sure = در این صورت لینک قبلی به جایی نمی‌رسد و هر کس با آن تماشا می‌کند باید برود.
page-new-link-yes = ساختن لینک دیگر
page-only-here-link = برای این‌که دوستانتان در شبکه بیایند، سرور را این‌گونه راه بیندازید و نشانی‌ای را که نشان می‌دهد باز کنید:
page-link-only-here = فقط در همین رایانه کار می‌کند.
page-friends-join = دوستان چگونه بپیوندند
page-known = به یقین دارد: { $cards }
page-known-none = درباره‌ی این دست چیزی یقینی نیست
page-known-card = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
 }
page-for-pause = موافق توقف: { $names }
page-for-end = موافق پایان همین حالای بازی: { $names }
page-holiday = روزهای مرخصی، از { $days } روز مانده:
page-holiday-take = گرفتن مرخصی
page-on-holiday = در مرخصی
page-close-sure = این میز را می‌بندید؟ بازی تا آخر بازی نمی‌شود و برای کسی به حساب نمی‌آید.
page-close-yes = بستن
page-shuffle-roll = بر زدن
page-shuffle-roll-how = طوماری که پیش از باز شدن سطرها ثابت شده است. اگر می‌خواهید خودتان بر زدن‌ها را بسنجید، یادداشتش کنید:
page-shuffle-late = سطرشان را باز نکردند و بدون آن بازی می‌کنند: { $names }
page-share-game = هم‌رسانی این بازی
page-shared-how = هر کس این لینک را داشته باشد می‌تواند کل بازی را با همه‌ی دست‌ها ببیند.
page-shared-link = لینک این بازی
page-unshare = از کار انداختن لینک
page-unshared = لینک دیگر به جایی نمی‌رسد.
