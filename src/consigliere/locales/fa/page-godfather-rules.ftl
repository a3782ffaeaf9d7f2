# The Godfather's rule book: its parts, what is asked often, what people call things.

page-godfather-part-before = پیش از اکت اول
page-godfather-part-before-how = هر چیز کجاست، هر کس چه دارد و چه کسی چه می‌داند.
page-godfather-part-act = یک اکت
page-godfather-part-act-how = چهار اکت، هر بار با همان فازها. در هر اکت یک تجارت جدید باز می‌شود.
page-godfather-part-turn = نوبت شما
page-godfather-part-turn-how = قلب بازی. یک اکشن، سپس بازیکن بعدی، تا وقتی که هیچ‌کس فیگوری نداشته باشد.
page-godfather-part-out = وقتی همه‌ی فیگورها بازی شدند
page-godfather-part-out-how = چه کسی نواحی را می‌گیرد، چه کسی متحدین را می‌خرد و کورلئون برایتان چه باقی می‌گذارد.
page-godfather-part-end = پایان
page-godfather-part-end-how = پس از اکت چهارم چمدان‌ها باز می‌شوند. بیشترین پول برنده است.
page-godfather-asked-pass = می‌توانم پاس بدهم؟
page-godfather-asked-pass-answer = نه.
page-godfather-asked-twice = از ویترین ناحیه‌ی خودم دو بار استفاده می‌کنم؟
page-godfather-asked-twice-answer = نه.
page-godfather-asked-icons = باید همه‌ی آیکون‌ها را بگیرم؟
page-godfather-asked-icons-answer = نه، هیچ‌کدام اجباری نیست.
page-godfather-asked-change = پولم خرد می‌شود؟
page-godfather-asked-change-answer = هرگز.
page-godfather-asked-bid = اگر متحدی نماند، پیشنهادم را از دست می‌دهم؟
page-godfather-asked-bid-answer = نه، کارت‌های پول را نگه می‌دارید.
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-godfather-meant =
    پاس, رد کردن, کاری نکردن: passing
    مزایده, پیشنهاد, رشوه, خرید متحد, پاکت: bribery bids
    پیشنهاد برابر, پیشنهاد مساوی, تساوی مزایده: bidder ties
    کشتن, کشته, شلیک, تیر, قتل, مرده, ترور: gunned
    رودخانه, هادسون, زنده شدن: hudson
    پول‌شویی, پولشویی, شستن پول, پول تمیز, پس‌انداز: launder
    چمدان, کیف, پول مخفی: suitcase
    محدودیت کارت, محدودیت دست, نگه داشتن کارت, کارت زیاد, تعداد کارت دست: discards hand limit
    ناحیه, نواحی, محله, منطقه: turf
    نشانگر, نشانگر کنترل, پرچم: marker
    تمام شدن نشانگر, نشانگر ندارم: winner markers run
    نبرد, نبرد نواحی, جنگ, اکثریت, بیشترین نفوذ: turf war
    نفوذ: influence
    مواد مخدر, مخدر, همه‌کاره, جوکر: narcotics
    مشروب, الکل, الکلی, ویسکی: booze
    اسلحه, تفنگ: gun
    پول خون: blood money
    کالا, کالای غیرقانونی: goods
    مأموریت, ماموریت, قرارداد: job
    مأموریت عمومی: public jobs
    تجارت, مغازه, ساختمان: business
    تایل: tile
    ویترین, معامله: front
    پستو, پشتیبانی: back
    باج‌گیری: shake down
    باج, باج دادن: tribute
    متحد, متحدین: ally
    شهردار: mayor
    رئیس اتحادیه: union boss
    رئیس پلیس: police chief
    فیگور بی‌طرف, بی‌طرف, مستقل: neutral
    آدم‌کش, آدمکش, گانگستر, سرباز: thug
    رئیس خاندان, دون, پدرخوانده: don
    مشاور: consigliere
    جانشین: heir
    عضو خاندان, عضو خانواده: member
    سر اسب, بازیکن اول, نفر اول, شروع‌کننده: horse head
    خرد کردن پول, تعویض پول, خرد: change
    داد و ستد, مذاکره, معامله با دیگران: trade
    برد, برنده, پیروزی, بیشترین پول: highest sum
    تساوی پایان, مساوی پایان, تساوی: tie dominance shared
    حکمرانی, پاداش نواحی: dominance
    پاداش مأموریت, مأموریت هم‌رنگ, رنگ: colour jobs
    دست شروع, کارت شروع, چیدمان: starts hand
    دو نفره, دو بازیکن: two
    تمام شدن کارت, تمام شدن دسته, بر زدن دوباره: shuffled deck
    چند راند, چند اکت, چقدر طول, اکت: acts phases
    فاز: phases
    سود کنترل‌کننده, صاحب ناحیه, کنترل: controller icons front
    اشغال, بسته, پر: blocks empty
    مجاور, هم‌جوار: adjacent
    سوزاندن, سوخته, دور انداختن: discard
    مخفی, پنهان, دیدن کارت‌ها: hidden public
    همه آیکون‌ها, آیکون, اجباری: icon declined order
