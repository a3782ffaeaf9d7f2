### Why an action is refused (unofficial engine, our own words). One message for each key.
### Names of cards, spaces, turfs and players come in as finished words, in quotes or after a colon.
### What both games say is in refusals.ftl.

## Whose decision it is

godfather-refuse-chance-pending =
    { $chance ->
        [tile] اول باید یک تایل تجارت برداشته شود.
        [public-job] اول باید یک مأموریت عمومی برداشته شود.
        [deal-job] اول باید نخستین مأموریت‌ها پخش شود.
        [draw-job] اول باید یک مأموریت از دسته برداشته شود.
        [ally] اول باید یک متحد برداشته شود.
        [horse] اول باید سر اسب به کسی داده شود.
        [steal] اول باید کارت دزدیده‌شده از دست برداشته شود.
        [steal-case] اول باید کارت پول دزدیده‌شده از چمدان برداشته شود.
       *[collect] اول باید کارت پول پرداختی از دست برداشته شود.
    }
godfather-refuse-not-concerned =
    { $asked ->
        [bribe] در چمدانتان کارت پولی نیست، پس نمی‌توانید پیشنهاد بدهید.
        [tribute] دستتان از محدودیت بیشتر نیست، پس انتخابی ندارید.
       *[offer] از شما پیشنهادی خواسته نشده است.
    }
godfather-refuse-already-sealed =
    { $asked ->
        [bribe] رشوه‌ی شما پیش‌تر مهر شده است.
        [tribute] انتخاب شما برای باج کورلئون پیش‌تر مهر شده است.
       *[offer] پیشنهاد شما پیش‌تر مهر شده است.
    }
godfather-refuse-must-offer = { $bills ->
    [one] یک کارت پول در دست دارید، پس باید آن را پیشنهاد دهید.
   *[other] { $bills } کارت پول در دست دارید، پس باید یکی را پیشنهاد دهید.
}
godfather-refuse-not-asked =
    { $asked ->
        [turn] اول باید اکشن این نوبت را انجام دهید.
        [order] اول باید بگویید چه کسی اول از ویترین استفاده می‌کند، شما یا کنترل‌کننده.
        [icons] اول باید از آیکون‌هایتان استفاده کنید یا از آن‌ها بگذرید.
        [keep-job] اول باید یکی از دو مأموریتی را که برداشتید نگه دارید.
        [discard] اول باید برای آیکون یک کارت بسوزانید.
        [good] اول باید یک کالا انتخاب کنید.
        [lower-bill] اول باید بگویید کارت پول کم‌ارزش‌تر را می‌گیرید یا نه.
        [bills] اول باید درباره‌ی کارت‌های پول مأموریت تصمیم بگیرید.
        [use] اول باید بگویید از قابلیت استفاده می‌کنید یا نه.
        [launder] اول باید با کارت پول‌شویی کنید یا دست بکشید.
        [figure] اول باید یک فیگور، یا هیچ‌کدام، را انتخاب کنید.
        [space] اول باید یک فضا انتخاب کنید.
        [turf] اول باید یک ناحیه، یا هیچ‌کدام، را انتخاب کنید.
        [front] اول باید یک ویترین، یا هیچ‌کدام، را انتخاب کنید.
        [opponent] اول باید یک بازیکن دیگر، یا هیچ‌کس، را انتخاب کنید.
        [marker] اول باید یکی از نشانگرهایتان را انتخاب کنید یا از آن بگذرید.
        [choose-ally] اول باید یک متحد انتخاب کنید.
        [bribe] اول باید رشوه‌تان را بدهید.
        [tribute] اول باید کارت‌هایی را که نگه می‌دارید نام ببرید.
       *[offer] اول باید کارت پولی را که پیشنهاد می‌دهید انتخاب کنید.
    } { $decision ->
        [turn] اکشن‌های نوبت فقط در نوبت شماست.
        [order] اکنون کسی نمی‌پرسد چه کسی اول از ویترین استفاده می‌کند.
        [icons] اکنون آیکونی برای استفاده نیست.
        [icons-waiting] نوبت آیکون‌هایتان پس از آن است.
        [keep-job] اکنون مأموریت برداشته‌شده‌ای برای نگه داشتن نیست.
        [discard] اکنون آیکونی نیست که برایش کارت بسوزانید.
        [good] اکنون کالایی برای انتخاب نیست.
        [lower-bill] اکنون کارت پول کم‌ارزش‌تری در کار نیست.
        [bills] اکنون کارت پول مأموریتی برای تصمیم‌گیری نیست.
        [use] اکنون قابلیتی برای استفاده یا صرف‌نظر نیست.
        [launder] اکنون هیچ کارتی اجازه‌ی پول‌شویی نمی‌دهد.
        [figure] اکنون فیگوری برای انتخاب نیست.
        [space] اکنون فضایی برای انتخاب نیست.
        [turf] اکنون ناحیه‌ای برای انتخاب نیست.
        [front] اکنون ویترینی برای انتخاب نیست.
        [opponent] اکنون بازیکن دیگری برای انتخاب نیست.
        [marker] اکنون نشانگری برای جابه‌جایی نیست.
        [choose-ally] اکنون متحدی برای انتخاب نیست.
        [bribe] اکنون رشوه‌ای در کار نیست.
        [tribute] اکنون کارتی برای نگه داشتن نیست.
       *[offer] اکنون پیشنهادی در کار نیست.
    }

## A turn: thugs and family members

godfather-refuse-out-of-figures = فیگوری در رزرو ندارید، پس تا پایان این فاز بیرون هستید، هر چه هم در دست داشته باشید.
godfather-refuse-park-no-front = سنترال پارک نه ویترین دارد و نه فضای آدم‌کش، فقط پستو دارد.
godfather-refuse-park-no-turf = سنترال پارک ناحیه نیست: کسی آن را کنترل نمی‌کند و نشانگری در آن نیست.
godfather-refuse-no-thug = آدم‌کشی در رزرو ندارید.
godfather-refuse-no-member = عضو خاندانی در رزرو ندارید.
godfather-refuse-no-business = این‌جا هنوز تجارتی نیست، پس نه ویترینی هست و نه فضایی: «{ $space }».
godfather-refuse-occupied =
    { $by ->
        [neutral] یک فیگور بی‌طرف در این فضاست: «{ $space }».
       *[other] این فضا اشغال است: «{ $space }». صاحب فیگور: { $by }.
    }
godfather-refuse-closed = در بازی دونفره این فضا بسته است: «{ $space }».
godfather-refuse-no-passing = نمی‌توانید پاس بدهید: یکی از اکشن‌های ممکن را انجام دهید.

## Jobs

godfather-refuse-job-not-in-hand = این مأموریت در دست شما نیست: «{ $job }».
godfather-refuse-no-public-space = فضای مأموریت عمومی { $space } وجود ندارد. تعداد این فضاها در این بازی: { $spaces }.
godfather-refuse-public-space-empty = فضای مأموریت عمومی { $space } خالی است و فقط هنگام ورود به اکت پر می‌شود.
godfather-refuse-replaces-not-printed =
    { $good ->
        [gun] مواد مخدر فقط جای چیزی را می‌گیرد که چاپ شده است. مأموریت: «{ $job }»؛ اسلحه‌ی چاپ‌شده: { $printed }، جایگزین‌شده: { $replaced }.
        [booze] مواد مخدر فقط جای چیزی را می‌گیرد که چاپ شده است. مأموریت: «{ $job }»؛ مشروب الکلی چاپ‌شده: { $printed }، جایگزین‌شده: { $replaced }.
       *[blood] مواد مخدر فقط جای چیزی را می‌گیرد که چاپ شده است. مأموریت: «{ $job }»؛ پول خون چاپ‌شده: { $printed }، جایگزین‌شده: { $replaced }.
    }
godfather-refuse-too-few-narcotics = برای این پرداخت مواد مخدر کم دارید. مأموریت: «{ $job }»؛ لازم: { $needed }، در دست: { $held }.
godfather-refuse-missing-goods = هزینه‌ی این مأموریت را این‌گونه نمی‌توانید بپردازید: «{ $job }». کم دارید: اسلحه { $gun }، مشروب الکلی { $booze }، پول خون { $blood }.
godfather-refuse-ability-is-done = قابلیت این مأموریت انجام شده است؛ اکنون درباره‌ی کارت‌های پولش تصمیم بگیرید: «{ $job }».
godfather-refuse-bills-left-too-soon = اول قابلیت را انجام دهید؛ پس از آن هم می‌توان از کارت‌های پولش گذشت: «{ $job }».
godfather-refuse-bill-not-printed = این مأموریت کارت پول شماره‌ی { $position } ندارد: «{ $job }». کارت‌های پول چاپ‌شده: { $printed }.
godfather-refuse-equal-bills = کارت‌های پول برابر از ابتدا نام برده می‌شوند: اولین { $bill } این مأموریت را پیش از بعدی بگیرید: «{ $job }».
godfather-refuse-bills-not-left = بانک بازی برای این انتخاب کارت پول کم دارد: «{ $job }». کمتر بگیرید.

## Allies

godfather-refuse-ally-not-in-hand = این متحد در دست شما نیست: «{ $ally }».
godfather-refuse-ally-played = این متحد را در این اکت بازی کرده‌اید: «{ $ally }».
godfather-refuse-ally-not-offered = این متحد در دسترس نیست: «{ $ally }».

## Icons

godfather-refuse-icon-not-available =
    { $icon ->
        [LAUNDER] آیکون پول‌شویی دیگری برایتان نمانده است.
        [JOB] آیکون مأموریت دیگری برایتان نمانده است.
        [DISCARD1_5] آیکون «۱ کارت به ۵ دلار» دیگری برایتان نمانده است.
        [DISCARD2_5] آیکون «۲ کارت به ۵ دلار» دیگری برایتان نمانده است.
        [DISCARD3_8] آیکون «۳ کارت به ۵ و ۳ دلار» دیگری برایتان نمانده است.
        [DISCARD1_GOOD] آیکون «۱ کارت به کالا»ی دیگری برایتان نمانده است.
        [MONEY_1] آیکون ۱ دلار دیگری برایتان نمانده است.
        [MONEY_2] آیکون ۲ دلار دیگری برایتان نمانده است.
        [MONEY_3] آیکون ۳ دلار دیگری برایتان نمانده است.
        [MONEY_5] آیکون ۵ دلار دیگری برایتان نمانده است.
        [GOOD_GUN] آیکون اسلحه‌ی دیگری برایتان نمانده است.
        [GOOD_BOOZE] آیکون مشروب الکلی دیگری برایتان نمانده است.
        [GOOD_BLOOD] آیکون پول خون دیگری برایتان نمانده است.
        [GOOD_NARC] آیکون مواد مخدر دیگری برایتان نمانده است.
       *[HORSE] آیکون سر اسب دیگری برایتان نمانده است.
    }
godfather-refuse-launder-names-bill = بگویید کدام کارت پول را پول‌شویی می‌کنید، مثلاً: launder $2.
godfather-refuse-no-such-bill = چنین کارت پولی در دست ندارید: { $bill }.
godfather-refuse-no-bills-left = بانک بازی نه این کارت پول را دارد و نه کم‌ارزش‌تر از آن را: { $bill }.
godfather-refuse-pile-empty =
    { $good ->
        [gun] در بانک بازی اسلحه نمانده است.
        [booze] در بانک بازی مشروب الکلی نمانده است.
        [blood] در بانک بازی پول خون نمانده است.
       *[narcotics] در بانک بازی مواد مخدر نمانده است.
    }
godfather-refuse-horse-head-yours = سر اسب پیش شماست.
godfather-refuse-no-jobs-left = مأموریتی برای برداشتن نمانده، نه در دسته و نه میان کارت‌های سوخته.
godfather-refuse-too-few-cards =
    { $icon ->
        [DISCARD1_5] آیکون «۱ کارت به ۵ دلار» به { $needed } کارت شما نیاز دارد؛ در دست: { $held }.
        [DISCARD2_5] آیکون «۲ کارت به ۵ دلار» به { $needed } کارت شما نیاز دارد؛ در دست: { $held }.
        [DISCARD3_8] آیکون «۳ کارت به ۵ و ۳ دلار» به { $needed } کارت شما نیاز دارد؛ در دست: { $held }.
       *[DISCARD1_GOOD] آیکون «۱ کارت به کالا» به { $needed } کارت شما نیاز دارد؛ در دست: { $held }.
    }
godfather-refuse-nothing-to-take =
    { $icon ->
        [DISCARD1_GOOD] در برابر سوزاندن چیزی نمی‌توانید بگیرید: بانک بازی اسلحه، مشروب الکلی و پول خون ندارد و شما هم نمی‌توانید برگردانید.
       *[other] در برابر سوزاندن چیزی نمی‌توانید بگیرید: بانک بازی کارت پول ندارد و شما هم نمی‌توانید برگردانید.
    }
godfather-refuse-job-not-drawn = این مأموریت را برنداشته‌اید: «{ $job }». یکی از این‌ها را نگه دارید: «{ $first }»، «{ $second }».
godfather-refuse-discard-gives-nothing =
    { $icon ->
        [DISCARD1_GOOD] در برابر این کارت چیزی نمی‌توانید بگیرید: «{ $card }». بانک بازی اسلحه، مشروب الکلی و پول خون ندارد: یکی از این‌ها را بسوزانید.
       *[other] در برابر این کارت چیزی نمی‌توانید بگیرید: «{ $card }». بانک بازی کارت پول ندارد: اول یک کارت پول بسوزانید.
    }
godfather-refuse-discard-order = کارت‌ها را به ترتیب نام ببرید: پول، کالا، مأموریت، متحد، هر کدام از کمترین. «{ $card }» پیش از آخرین کارتی است که نام بردید: «{ $last }».
godfather-refuse-discard-too-late = کارت‌ها را به ترتیب نام ببرید: پول، کالا، مأموریت، متحد، هر کدام از کمترین. از «{ $card }» به بعد کم دارید؛ هنوز باید بسوزانید: { $needed }، در دست از آن‌جا به بعد: { $left }.
godfather-refuse-good-compulsory = برای آن کارت سوزانده‌اید، پس یک کالا بگیرید.
godfather-refuse-goods-order =
    { $good ->
        [gun] کالاها را به ترتیب نام ببرید: اسلحه، مشروب الکلی، پول خون. اسلحه پیش از آخرین کالایی است که گرفتید.
       *[other] کالاها را به ترتیب نام ببرید: اسلحه، مشروب الکلی، پول خون. مشروب الکلی پیش از آخرین کالایی است که گرفتید.
    } { $last ->
        [booze] آن مشروب الکلی بود.
       *[blood] آن پول خون بود.
    }

## Cards: figures

godfather-refuse-swap-begun = فیگور خودتان را انتخاب کرده‌اید، پس فیگور دشمنی را انتخاب کنید که با آن جا عوض می‌کند.
godfather-refuse-nobody-there = فیگوری در این فضا نیست: «{ $space }».
godfather-refuse-chief-not-on-board = رئیس پلیس روی صفحه‌ی بازی نیست.
godfather-refuse-in-hudson =
    { $figure ->
        [mayor] شهردار تا ورود به اکت بعدی در رودخانه‌ی هادسون است.
        [union-boss] رئیس اتحادیه تا ورود به اکت بعدی در رودخانه‌ی هادسون است.
       *[police-chief] رئیس پلیس تا ورود به اکت بعدی در رودخانه‌ی هادسون است.
    }
godfather-refuse-own-figure = منظور کارت فیگورهای دشمن است؛ این یکی مال خودتان است: «{ $space }».
godfather-refuse-not-your-figure = منظور کارت فیگورهای خودتان است؛ این یکی مال شما نیست: «{ $space }».
godfather-refuse-neutral-figure = منظور کارت فیگورهای بازیکنان است؛ این یکی بی‌طرف است: «{ $space }».
godfather-refuse-wrong-class =
    { $figure ->
        [thug] منظور کارت این‌جا فیگوری از نوع آدم‌کش نیست: «{ $space }».
        [family] منظور کارت این‌جا فیگوری از نوع عضو خاندان نیست: «{ $space }».
       *[police-chief] منظور کارت رئیس پلیس نیست.
    }
godfather-refuse-no-space-left = فضای خالی هم‌شکلی نیست که این فیگور بتواند به آن برود: «{ $space }».
godfather-refuse-no-enemy-of-class =
    { $figure ->
        [thug] فیگور دشمنی از نوع آدم‌کش نیست که با این یکی جا عوض کند: «{ $space }».
       *[family] فیگور دشمنی از نوع عضو خاندان نیست که با این یکی جا عوض کند: «{ $space }».
    }
godfather-refuse-chief-not-moved = رئیس پلیس در هیچ فضایی نیست، پس این کارت نمی‌تواند او را جابه‌جا کند.
godfather-refuse-no-shared-turf = این فیگور در ناحیه‌ای نیست که شما در آن فیگور داشته باشید: «{ $space }».
godfather-refuse-chief-not-placed = این کارت رئیس پلیس را در ناحیه‌ای قرار نداده است، پس کسی را نمی‌توان کشت.
godfather-refuse-not-in-chiefs-turf = این فیگور در ناحیه‌ای نیست که کارت رئیس پلیس را در آن قرار داد: «{ $space }». ناحیه‌ی او: «{ $turf }».
godfather-refuse-figure-chosen = این فیگور را پیش‌تر انتخاب کرده‌اید: «{ $space }».
godfather-refuse-same-owner =
    { $by ->
        [neutral] هر دو فیگور بی‌طرف‌اند، و این دو باید صاحبان متفاوت داشته باشند: «{ $first }»، «{ $space }».
       *[other] هر دو فیگور یک صاحب دارند، و این دو باید صاحبان متفاوت داشته باشند: «{ $first }»، «{ $space }». صاحب: { $by }.
    }
godfather-refuse-no-common-turf = این دو فیگور در ناحیه‌ی مشترکی نیستند: «{ $first }»، «{ $space }».
godfather-refuse-figure-order = دو فیگور را به ترتیب صفحه‌ی بازی نام ببرید: «{ $space }» پیش از «{ $first }» است.
godfather-refuse-not-this-victim = این فیگور مال کس دیگری است: «{ $space }». اکنون سخن از فیگورهای این بازیکن است: { $victim }.

## Cards: where to

godfather-refuse-move-begun = فیگور را انتخاب کرده‌اید، پس فضایی را که به آن می‌رود انتخاب کنید.
godfather-refuse-wrong-shape =
    { $shape ->
        [square] این فیگور فضای مربع آدم‌کش می‌خواهد؛ این یکی دایره‌ای است: «{ $space }».
       *[round] این فیگور فضای دایره‌ای عضو خاندان می‌خواهد؛ این یکی مربع است: «{ $space }».
    }
godfather-refuse-same-space = فیگور همین حالا آن‌جاست و باید به فضای دیگری برود: «{ $space }».
godfather-refuse-no-figure-in-turf = در این ناحیه فیگوری از خودتان ندارید: «{ $turf }».
godfather-refuse-turf-yours-already = نشانگری برایتان نمانده و این ناحیه مال شماست: «{ $turf }».
godfather-refuse-chief-already-there = رئیس پلیس در همین ناحیه است و باید به ناحیه‌ی دیگری برود: «{ $turf }».
godfather-refuse-no-bills-in-suitcase = این بازیکن کارت پولی در چمدان ندارد: { $seat }.
godfather-refuse-launder-order = کارت‌های پول را به ترتیب نام ببرید، کم‌ارزش‌ترها اول. خواسته‌شده: { $bill }؛ آخرین پول‌شویی شما: { $last }.

## Markers

godfather-refuse-no-marker-there = نشانگر شماره‌ی { $height } در این ناحیه نیست: «{ $turf }». تعداد نشانگرهای روی هم: { $markers }.
godfather-refuse-marker-not-yours = نشانگر شماره‌ی { $height } این ناحیه مال شما نیست: «{ $turf }». صاحبش: { $by }.

## Sealed choices

godfather-refuse-bribe-too-much = از این کارت پول این‌قدر در چمدان ندارید: { $bill }. نام‌برده: { $count }، در چمدان: { $held }.
godfather-refuse-bill-named = پیش‌تر گفته‌اید چند تا از این کارت پول را پیشنهاد می‌دهید: { $bill }.
godfather-refuse-bribe-order = کارت‌های پول را ارزش به ارزش نام ببرید، اول ۱ دلاری؛ از ارزش‌هایی که ندارید می‌گذریم. خواسته‌شده: { $bill }؛ اکنون نوبت: { $due }.
godfather-refuse-keep-order = کارت‌هایی را که نگه می‌دارید به ترتیب نام ببرید: پول، کالا، مأموریت، متحد، هر کدام از کمترین. «{ $card }» پیش از آخرین کارتی است که نام بردید: «{ $last }».
godfather-refuse-keep-too-late = کارت‌هایی را که نگه می‌دارید به ترتیب نام ببرید: پول، کالا، مأموریت، متحد، هر کدام از کمترین. از «{ $card }» به بعد برای پر کردن دست کم دارید؛ هنوز باید نگه دارید: { $needed }، در دست از آن‌جا به بعد: { $left }.
godfather-refuse-opponent-order = بازیکنان را به ترتیب صندلی‌ها نام ببرید. خواسته‌شده: { $seat }؛ آخرین نامی که بردید: { $last }.
