# You and your devices.

page-titled = { $page } · Consigliere
page-contents = فهرست
page-you-title = شما
page-you-how = شما نه حساب کاربری دارید و نه رمز. همین مرورگر شما را می‌شناسد؛ با کدها به دستگاه‌های دیگر می‌روید.
page-you-name = نام شما
page-you-renamed = دیگران از صندلی بعدی‌تان این نام را می‌بینند.
page-you-games = بازی‌های تمام‌شده‌ی شما
page-you-won = { $won } برد از { $played }
page-you-row = { $players } نفر سر میز، روی هم { $points ->
    [one] { $points } امتیاز
   *[other] { $points } امتیاز
 }
page-you-no-games = هنوز بازی‌ای تمام نشده است.
page-you-are = این‌جا اکنون { $name } هستید.

## Notices of turns

page-you-notices = خبر دادن وقتی نوبت من است
page-notices-how = وقتی از شما پرسشی شده و یک دقیقه نبوده‌اید، برای هر پرسش یک بار خبرتان می‌کنیم.
page-notices-browser = با همین مرورگر
page-notices-browser-granted = وقتی جای دیگری را نگاه می‌کنید مرورگر خبرتان می‌کند. عنوان زبانه هم می‌گوید.
page-notices-browser-denied = اعلان‌های این صفحه در تنظیمات مرورگر خاموش است. عنوان زبانه خبرتان می‌کند.
page-notices-browser-default = وقتی جای دیگری را نگاه می‌کنید مرورگر می‌تواند خبرتان کند.
page-notices-never = این مرورگر اعلان نشان نمی‌دهد. عنوان زبانه خبرتان می‌کند.
page-notices-https = مرورگر فقط در صفحه‌هایی اعلان نشان می‌دهد که با https می‌آیند.
page-notices-allow = خبر دادن نوبت‌هایم
page-notices-mail = با ایمیل
page-mail-none = این سرور ایمیل نمی‌فرستد.
page-mail-address = نشانی ایمیل
page-mail-send = فرستادن کد
page-mail-sent = کد برایتان در راه است.
page-mail-code = کدی که در ایمیل آمده
page-mail-confirm = تأیید
page-mail-on = از این پس وقتی نوبت شماست ایمیل می‌گیرید.
page-mail-goes = ایمیل‌ها به { $address } می‌رود.
page-mail-unconfirmed = { $address } هنوز تأیید نشده است.
page-mail-stop = قطع ایمیل‌ها
page-mail-off = دیگر ایمیلی نمی‌گیرید.
page-notices-webhook = با وب‌هوک
page-webhook-address = نشانی شما که یک POST امضاشده می‌گیرد
page-webhook-on = از این پس نوبت‌هایتان به این نشانی خبر داده می‌شود.
page-webhook-secret = پیام‌ها با این راز امضا می‌شوند. فقط همین حالا نشان داده می‌شود:
page-webhook-stop = حذف وب‌هوک
page-webhook-off = وب‌هوک حذف شد.

## Devices and codes

page-you-devices = دستگاه‌های شما
page-device-since = از { $since }، آخرین استفاده { $seen }
page-device-here = (همین دستگاه)
page-device-copied = کوکی آن کپی شده است. اگر کار شما نبود، آن را خارج کنید.
page-device-name = نام این دستگاه چیست؟
page-device-rename = تغییر نام { $name }
page-device-out = خارج کردن { $name }
page-log-out = خروج
page-out-here = از این دستگاه خارج می‌شوید؟
page-out-here-how = بدون کد نمی‌توانید با همین هویت برگردید.
page-out-elsewhere = خروج از همه‌جای دیگر
page-only-here = فقط در همین دستگاه وارد شده‌اید.
page-let-device-in = ورود با دستگاهی دیگر
page-device-code-how = این کد را تا ده دقیقه‌ی دیگر در آن دستگاه، زیر «کد دارم»، وارد کنید:
page-have-person-code = کد دارم
page-be-person = استفاده
page-you-recovery = کد بازیابی
page-recovery-how = اگر دستگاه‌هایتان را گم کردید، این کد شما را به همان هویت برمی‌گرداند. یک بار کار می‌کند و همه‌ی آن‌ها را خارج می‌کند.
page-recovery-code = کد بازیابی شما. فقط همین حالا نشان داده می‌شود، پس یادداشتش کنید:
page-recovery-quiet = اعلان نوبت‌هایتان خاموش است، چون شاید دزدی آن‌ها را تنظیم کرده باشد. اگر می‌خواهید دوباره تنظیمشان کنید.
page-recovery-due = کسی بدون کد قبلی، کد بازیابی تازه خواسته است. از { $due } می‌تواند آن را بگیرد. اگر شما نبودید، جلویش را بگیرید و از همه‌جای دیگر خارج شوید.
page-recovery-stop = جلوگیری
page-recovery-stopped = اکنون کسی کد بازیابی تازه نمی‌گیرد.
page-recovery-old = کدی که دارید؛ بدون آن، کد تازه سه روز طول می‌کشد
page-recovery-show = نمایش کد تازه
page-recovery-new = کد قبلی باطل شد و دستگاه‌های دیگرتان خارج شدند.
page-recovery-keep = کد بازیابی دارید. پیش از ترک این صفحه یادداشتش کنید.
page-recovery-asked = کسی بدون کد قبلی، کد بازیابی تازه خواسته است.

## Being nobody, and being forgotten

page-logged-out = شما خارج شده‌اید
page-logged-out-how = البته فقط در این دستگاه. کدی از دستگاه دیگرتان یا کد بازیابی، شما را دوباره وارد می‌کند.
page-new-guest = شروع به عنوان مهمان تازه
page-nobody-yet = این‌جا هنوز کسی شما را نمی‌شناسد
page-nobody-yet-how = وقتی سر اولین میزتان بنشینید شناخته می‌شوید. اگر از پیش شناخته شده‌اید، از کد دستگاهی دیگر یا کد بازیابی استفاده کنید.
page-you-forget = فراموش شدن
page-forget = پاک کردن داده‌های من
page-forget-how = نام و هویت شما پاک می‌شود و ربات‌ها بازی‌های در جریانتان را تا آخر بازی می‌کنند. این کار کد بازیابی‌تان را می‌خواهد تا کس دیگری نتواند انجامش دهد. اگر گمش کرده‌اید، کد تازه بخواهید.
page-forget-sure = نام شما از همه‌جا خط می‌خورد و ربات‌ها سر جایتان می‌نشینند. این کار برگشت ندارد.
page-forget-code = کد بازیابی شما
