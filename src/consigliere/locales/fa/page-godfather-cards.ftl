# Every card of The Godfather.

page-godfather-cards-jobs = مأموریت‌ها
page-godfather-cards-allies = متحدین
page-godfather-cards-businesses = تجارت‌ها
page-godfather-cards-jobs-of = { $colour ->
    [yellow] مأموریت‌های زرد
    [blue] مأموریت‌های آبی
    [green] مأموریت‌های سبز
   *[grey] مأموریت‌های خاکستری
 }
page-godfather-cards-jobs-how = { $colour ->
    [yellow] { $count } کارت · پول به چمدان
    [blue] { $count } کارت · فیگورها و نشانگرها
    [green] { $count } کارت · ویترین‌ها و دزدی
   *[grey] { $count } کارت · اسلحه
 }
page-godfather-cards-allies-of = متحدین اکت { $act }
page-godfather-cards-allies-how = با رشوه به دست می‌آیند
page-godfather-cards-shops-of = { $colour ->
   *[printed] تجارت‌های روی صفحه
    [blue] تجارت‌های آبی
    [red] تجارت‌های قرمز
 }
page-godfather-cards-shops-how = ویترین برای آدم‌کش‌ها، پستو برای خاندان
page-godfather-cards-front = ویترین
page-godfather-cards-back = پستو
page-godfather-cards-chance-job = از { $count } باری که بازیکنی می‌توانست بهایش را بپردازد
page-godfather-cards-chance-ally = از { $count } باری که بازیکنی می‌توانست آن را از میان دیگران انتخاب کند
page-godfather-cards-chance-space = از { $count } باری که بازیکنی می‌توانست فیگوری به آن‌جا بفرستد
page-godfather-cards-by-colour = رنگ مأموریت
page-godfather-cards-by-hold = در دست دارم
page-godfather-cards-by-does = کارش
page-godfather-cards-by-act = اکت
page-godfather-cards-does = { $what ->
    [launder] پول‌شویی
    [money] پول
    [goods] کالا
    [shoot] کشتن
    [move] جابه‌جایی
    [steal] دزدی
   *[marker] نشانگر
 }
page-godfather-cards-printed-on = روی صفحه: { $turf }
page-godfather-cards-tile = { $colour ->
   *[blue] تایل آبی
    [red] تایل قرمز
 }
page-godfather-cards-a-job = { $colour ->
    [yellow] مأموریت زرد
    [blue] مأموریت آبی
    [green] مأموریت سبز
   *[grey] مأموریت خاکستری
 }
page-godfather-cards-an-ally = متحد
page-godfather-cards-act = اکت { $act }
page-godfather-cards-copies = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
 }
page-godfather-cards-by-bribe = با رشوه
page-godfather-cards-part = { $part ->
   *[name] نام
    [colour] رنگ
    [copies] تعداد
    [cost] بها
    [bills] دستمزد
    [ability] قابلیت
    [act] اکت
    [turf] ناحیه
    [front] ویترین
    [back] پستو
 }
