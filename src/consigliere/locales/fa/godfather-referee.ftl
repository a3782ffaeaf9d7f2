### What the referee says at a table of The Godfather (unofficial engine, our own words).

## Beginning and end

godfather-referee-note-reconstructed = بیشتر مقدارهای کارت‌ها بازسازی شده است؛ مقدارهای خودتان را با «consigliere content new» وارد کنید.
godfather-referee-set-up = چیدمان بازی (G1). هر کس یک کارت ۱ دلاری، یک کارت ۲ دلاری و یک کارت ۳ دلاری می‌گیرد. اکنون برداشت‌ها:

## Chance: what was drawn

godfather-referee-ask-tile = تجارتی در «{ $turf }» باز می‌شود: کدام تایل رو شد؟
godfather-referee-ask-public-job = فضای مأموریت عمومی { $space }: کدام مأموریت رو شد؟
godfather-referee-ask-deal-job = { $name }، کدام مأموریت را دریافت کردید؟
godfather-referee-ask-draw-job =
    { $which ->
        [first] { $name }، اول کدام مأموریت را برداشتید؟
       *[second] { $name }، دوم کدام مأموریت را برداشتید؟
    }
godfather-referee-ask-ally = متحد بعدی در دسترس کدام است؟
godfather-referee-ask-horse = سر اسب به چه کسی می‌رسد؟
godfather-referee-ask-steal = { $victim }، { $name } کدام کارت دستتان را برداشت؟
godfather-referee-ask-steal-case = { $victim }، { $name } کدام کارت پول چمدانتان را برداشت؟
godfather-referee-ask-collect = { $victim }، { $name } کدام کارت پول دستتان را گرفت؟
godfather-referee-unseen = عدد پس از × کارت‌هایی را می‌شمارد که { $name } هنوز ندیده است.
godfather-referee-unseen-public = عدد پس از × کارت‌هایی را می‌شمارد که میز هنوز ندیده است.

## Answers that cannot be

godfather-referee-gone-job =
    { $copies ->
        [one] تنها کارت «{ $card }» جایش معلوم است؛ دوباره نگاه کنید، یا آن‌چه را پیش‌تر وارد شده با «undo» برگردانید.
       *[other] جای هر { $copies } کارت «{ $card }» معلوم است؛ دوباره نگاه کنید، یا آن‌چه را پیش‌تر وارد شده با «undo» برگردانید.
    }
godfather-referee-gone-tile = «{ $card }» از پیش روی صفحه‌ی بازی است.
godfather-referee-wrong-stack =
    { $stack ->
        [blue] «{ $card }» تایل قرمز است؛ در اکت‌های ۱ و ۲ تایل آبی باز می‌شود.
       *[red] «{ $card }» تایل آبی است؛ در اکت‌های ۳ و ۴ تایل قرمز باز می‌شود.
    }
godfather-referee-gone-ally = «{ $card }» از پیش در دسترس است.
godfather-referee-wrong-act = «{ $card }» از شش متحد این اکت نیست.

## Decisions

godfather-referee-decide-turn = { $name }: اکشن شما (G5.1)
godfather-referee-decide-order = { $name }: چه کسی اول از ویترین استفاده می‌کند، شما یا کنترل‌کننده؟ (G6.3)
godfather-referee-decide-icons = { $name }: از آیکون‌هایتان استفاده کنید (G11.2)
godfather-referee-decide-keep-job = { $name }: کدام مأموریت را نگه می‌دارید؟ (Q-23)
godfather-referee-decide-discard = { $name }: کدام کارت را می‌سوزانید؟ (G11.1)
godfather-referee-decide-good = { $name }: کدام کالا را می‌گیرید؟ (G11.1)
godfather-referee-decide-lower-bill = { $name }: کارت پول کم‌ارزش‌تر را می‌گیرید؟ (Q-24)
godfather-referee-decide-bills = { $name }: کارت‌های پول مأموریت، پیش از قابلیتش یا پس از آن (G8.2)
godfather-referee-decide-use = { $name }: از قابلیت استفاده می‌کنید؟ (G8.2, G10.1)
godfather-referee-decide-launder = { $name }: کدام کارت پول در چمدان می‌رود؟ (G8.2)
godfather-referee-decide-figure = { $name }: کدام فیگور؟ (G8.2, G10.1)
godfather-referee-decide-space = { $name }: به کدام فضا؟ (G8.2, G10.1)
godfather-referee-decide-turf = { $name }: کدام ناحیه؟ (G8.2, G10.1)
godfather-referee-decide-front = { $name }: کدام ویترین؟ (G8.2, G10.1)
godfather-referee-decide-opponent = { $name }: کدام بازیکن؟ (G8.2, G10.1)
godfather-referee-decide-marker = { $name }: نشانگری برایتان نمانده؛ کدام نشانگر جابه‌جا می‌شود؟ (G12.5)
godfather-referee-decide-choose-ally = { $name }: کدام متحد را می‌گیرید؟ (G13.2)
godfather-referee-decide-bribe = { $name }: رشوه‌ی مهرشده‌ی شما، مانند «$5 $2»، یا «nothing» برای هیچ (G13.1)
godfather-referee-decide-tribute = { $name }: { $number } کارتی را که نگه می‌دارید نام ببرید، مانند «$5 $5 gun JG1» (G14.1)
godfather-referee-decide-offer = { $name }: پیشنهاد مهرشده‌ی شما، یک کارت پول از دستتان، یا اگر ندارید «nothing» (Q-34)
godfather-referee-also-turn = همچنین از کارت‌ها: job ID، public-job N (با مواد مخدر: «job JG1 narcotics gun=1»).
godfather-referee-also-skip = از کارت‌ها: job ID، public-job N (با مواد مخدر: «job JG1 narcotics gun=1»). اگر هیچ‌کدام را نمی‌توانید: skip.
godfather-referee-also-icons = همچنین از کارت‌ها: { $icons }
godfather-referee-also-cards = کارت را نام ببرید: { $verb } ID
godfather-referee-in-case = در چمدان: { $cards }
godfather-referee-unknown-move = «{ $text }» نه حرکت است و نه فرمان. شماره‌ای از فهرست، حرکتی مانند «thug P-WS»، یا ? بنویسید.
godfather-referee-keep-exactly = دقیقاً { $number } کارت نام ببرید، نه { $named } تا.
godfather-referee-why-what = بگویید کدام حرکت: why thug P-WS

## Board and score

godfather-referee-board-head =
    { $horse ->
        [nobody] اکت { $act }، { $phase }. بانک بازی: { $bank }. مأموریت‌های دسته: { $deck }.
       *[other] اکت { $act }، { $phase }. سر اسب: { $horse }. بانک بازی: { $bank }. مأموریت‌های دسته: { $deck }.
    }
godfather-referee-board-turf = { $id } { $turf }: { $businesses }؛ نشانگرها، از پایین: { $markers }
godfather-referee-board-rounds = فضاهای عضو خاندان: { $spaces }
godfather-referee-board-neutral = فیگورهای بی‌طرف: { $figures }
godfather-referee-board-jobs = مأموریت‌های عمومی: { $jobs }
godfather-referee-board-allies = متحدین در دسترس: { $allies }
godfather-referee-board-seat = { $name }: { $hand } کارت در دست، { $thugs } آدم‌کش، { $members }؛ { $markers } نشانگر؛ چمدان { $bills } کارت پول، { $jobs } مأموریت؛ متحدین بازی‌شده: { $allies }؛ هادسون: { $hudson }
godfather-referee-aside = کنار صفحه
godfather-referee-hudson = هادسون
godfather-referee-thugs =
    { $thugs ->
        [one] { $thugs } آدم‌کش
       *[other] { $thugs } آدم‌کش
    }
godfather-referee-score-now = اگر بازی همین حالا تمام شود (G16؛ کارت‌های پول دست‌ها شمرده نمی‌شود):
godfather-referee-score-seat =
    { $place ->
        [0] { $name }: { $total } دلار = { $money } دلار در چمدان + { $dominance } دلار برای نواحی ({ $turfs }) + { $bonus } دلار برای مأموریت‌ها ({ $colours })
       *[other] { $name }: { $total } دلار = { $money } دلار در چمدان + { $dominance } دلار برای نواحی ({ $turfs }) + { $bonus } دلار برای مأموریت‌ها ({ $colours }) + { $place } دلار بابت جایگاه
    }
godfather-referee-score-final = امتیاز نهایی (G16):

## Help

godfather-referee-help =
    حرکت‌ها    شماره‌ای از فهرست، یا همان‌طور که نوشته شده: thug P-WS؛ چند تا با «;»
    پاسخ‌ها    شناسه (JG1)، نام، آغاز نام، یا شماره‌ای از فهرست
    legal [WORD]   آن‌چه اکنون باز است
    why MOVE       چرا حرکتی مجاز نیست
    board          میز
    score          امتیاز اگر اکنون شمرده شود
    log [N]        آن‌چه رخ داد
    hand NAME      یک دست، فقط برای صاحبش
    undo           برگرداندن آخرین حرکت یا پاسخ
    save [FILE]    نگه داشتن بازی
    quit           ذخیره و خروج
