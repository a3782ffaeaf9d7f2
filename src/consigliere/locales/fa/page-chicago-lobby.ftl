### Chicago in the browser’s lobby (unofficial engine, our own words).

page-about-chicago = { $least } تا { $most } بازیکن · شش راند
# Where a game stands, in a list of tables.
page-stands-chicago = راند { $round } از ۶
page-blurb-chicago = کسب‌وکارهای شهر را یکی‌یکی به دست بگیرید. حدود ۵۰ دقیقه.
