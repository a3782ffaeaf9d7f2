### Chicago in the browser’s lobby (unofficial engine, our own words).

page-title-chicago = شیکاگو
page-about-chicago = { $least } تا { $most } بازیکن · شش راند
# Where a game stands, in a list of tables.
page-stands-chicago = راند { $round } از ۶
page-blurb-chicago = کسب‌وکارهای شهر را یکی‌یکی به دست بگیرید. حدود ۵۰ دقیقه.
page-option-no-city-cards = بدون کارت‌های شهر
page-option-no-city-cards-how = یک گونه‌ی دیگر: کنار ردیف‌ها کارتی نیست.
page-option-two-extra-actions = دو اکشن اضافه
page-option-two-extra-actions-how = یک گونه‌ی دیگر: می‌توان دو اکشن اضافه گرفت.
page-option-first-opponent-wins = اولین مخالف می‌برد
page-option-first-opponent-wins-how = اولین کسی که با یک ادعا مخالفت کند آن را می‌برد.
page-option-no-passing-full-holes = عبور نکردن از گذرهای پر
page-option-no-passing-full-holes-how = توکن‌ها نمی‌توانند از گذری که پر است رد شوند.
page-option-no-power-when-opposing = بدون قدرت هنگام مخالفت
page-option-no-power-when-opposing-how = مخالفی که برنده شود از قدرت خاندانش استفاده نمی‌کند.
page-option-both-capones-down = هر دو آل کاپون به پایین
page-option-both-capones-down-how = در بازی چهارنفره هر دو آل کاپون به پایین می‌روند.

page-chicago-stage = راند { $round }
