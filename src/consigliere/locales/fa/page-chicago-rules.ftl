# Chicago's rule book: its parts, what is asked often, what people call things.

page-chicago-part-before = پیش از راند اول
page-chicago-part-before-how = شهر، کارت‌ها، خاندان‌ها، و این‌که یک راند چگونه پیش می‌رود.
page-chicago-part-income = درآمد
page-chicago-part-income-how = فاز ۱: شهر بزرگ می‌شود، از کسب‌وکارها باج گرفته می‌شود و پدرخوانده به هر کس که چیزی ندارد کمک می‌کند.
page-chicago-part-actions = اکشن‌ها
page-chicago-part-actions-how = فاز ۲: هر نفر سه اکشن، در کنارشان قدرت‌های خاندان، و در پایان اکشن‌های اضافه.
page-chicago-part-control = کنترل
page-chicago-part-control-how = فاز ۳: ادعاها، حمله‌ها، و جریمه‌ای که با کسب‌وکار تازه می‌آید.
page-chicago-part-end = پایان راند، پایان بازی
page-chicago-part-end-how = دست‌ها کم می‌شود، کارت‌های شهر جابه‌جا می‌شوند و پس از شش راند امتیازها شمرده می‌شود.
page-chicago-asked-money = پول چیست؟
page-chicago-asked-money-answer = هر کارتی که از دستتان بسوزانید $1 می‌ارزد.
page-chicago-asked-pass = می‌توانم یک اکشن را رد کنم؟
page-chicago-asked-pass-answer = نه، اما اکشن «کسب‌وکار» همیشه ممکن است.
page-chicago-asked-attacks = چند بار می‌توانم حمله کنم؟
page-chicago-asked-attacks-answer = دو بار در هر راند.
page-chicago-asked-limit = چند کارت می‌توانم نگه دارم؟
page-chicago-asked-limit-answer = دو کارت، و یکی بیشتر برای هر کارت خاندان روی میز.
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-chicago-meant =
    پول, پرداخت, نقد, دلار, سکه, هزینه: money
    محدودیت کارت, محدودیت دست, تعداد کارت دست, کارت زیاد, نگه داشتن کارت: hand limit
    مأمور, مامور, پلیس, کارآگاه, اف‌بی‌آی: agents fbi
    نوچه, آدم‌کش, کارگر, مهره: henchman
    نوچه‌ها: henchmen
    حمله, جنگ, دزدیدن کسب‌وکار, تصرف: attack
    مخالفت, مخالف, دفاع, جلوگیری, اعتراض: oppose
    ادعا, مدعی: claim
    رو کردن, برگرداندن کارت, باز کردن کارت: reveal
    رد کردن, پاس, کاری نکردن: compulsory actions
    باج, باج‌گیری, اخاذی, اجاره, درآمد گرفتن: extort
    درآمد: income
    آل کاپون, کاپون: capone
    پدرخوانده: godfather
    فرزندخوانده, فقیر, عقب, چیزی نمانده, جبران: godchild
    جریمه, تنبیه, مجازات: penalty
    رشوه: bribe
    خراب‌کاری, خرابکاری: sabotage
    مرام‌نامه: ethics
    درگیری: confrontation
    مصون, مصونیت, محافظت, امن: immune
    برد, برنده, پیروزی, امتیاز: points scored
    تساوی, مساوی, برابر: tie influence shared
    اکشن اضافه, اکشن چهارم, حرکت اضافه: extra actions
    اکشن, حرکت: action
    دارایی, عمارت, خودرو, ماشین, اثر هنری, ملک: assets
    نفوذ: influence
    کلاه: hat
    گانگستر: gangsters
    پدربزرگ: grandfather
    پدر: father
    پسر: son
    کارت خاندان, خاندان: family
    کارت ویژه, اکشن ویژه: special
    جابه‌جایی, جابجایی: movement
    توکن, پاداش: bonus token
    گذر: gap
    ردیف: row
    کسب‌وکار, تجارت: business
    کارت شهر: city cards
    تمام شدن دسته, تمام شدن کارت, بر زدن دوباره: discards shuffled deck
    دست شروع, کارت شروع, چیدمان: dealt cards
    مخفی, دیدن کارت‌ها, پنهان: hidden public
    چند راند, چقدر طول: six rounds
    سرکرده, محافظت از کسب‌وکار: chief
    بازی اول, مبتدی, آسان‌تر, گونه: variants city cards
    ده کسب‌وکار, پایان ناگهانی: ten
