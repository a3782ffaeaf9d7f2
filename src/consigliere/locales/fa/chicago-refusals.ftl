### Why an action of Chicago is refused (unofficial engine, our own words). One message for each key.
### Names of cards, businesses, colours, penalties and players come in as finished words, in quotes or after a
### colon; places (A1), gaps (a1) and the words of an action ($say) as they are typed. What chooses a variant
### stays an id. What both games say is in refusals.ftl.

## Whose decision it is

chicago-refuse-not-your-turn =
    { $asked ->
        [act] نوبت شما نیست. اکنون نوبت: { $seat }.
        [claim] نوبت شما نیست. اکنون نوبت: { $seat }.
       *[other] این تصمیم با شما نیست. اکنون تصمیم با: { $seat }.
    }
chicago-refuse-draw-first =
    { $chance ->
        [cut] اول باید یک کارت ویژه از دسته بیرون گذاشته شود.
        [henchman] اول باید نوچه‌ها در شهر چیده شوند.
        [city-card] اول باید یک کارت شهر کنار ردیفش گذاشته شود.
        [deal] اول باید دست‌ها پخش شود.
        [first-henchman] اول باید نخستین نوچه‌ها پخش شوند.
        [start-player] اول باید بازیکن شروع‌کننده معلوم شود.
        [business] اول باید یک کسب‌وکار رو شود.
        [draw] اول باید یک کارت از دسته برداشته شود.
       *[blackmail] اول باید کارتی که با حق‌السکوت گرفته می‌شود برداشته شود.
    }
chicago-refuse-another-decision =
    { $asked ->
        [act] اول باید اکشنتان را انجام دهید.
        [after] اول باید از یک قدرت خاندان استفاده کنید یا ادامه دهید.
        [pay] اول باید بپردازید.
        [reveal] اول باید یک کسب‌وکار را رو کنید.
        [extort] اول باید از یک کسب‌وکار، یا از هیچ‌کدام، باج بگیرید.
        [godfather] اول باید دو کارت پدرخوانده را بگیرید یا نگیرید.
        [under] اول باید یکی از کارت‌های برداشته‌شده را زیر دسته بگذارید.
        [use-bonus] اول باید بگویید از پاداش استفاده می‌کنید یا نه.
        [token] اول باید یک توکن، یا هیچ‌کدام، را انتخاب کنید.
        [hole] اول باید گذری را که توکن به آن می‌رود انتخاب کنید.
        [agent] اول باید مأموری را که بیرون می‌رود، یا هیچ‌کدام، را انتخاب کنید.
        [place] اول باید نوچه‌تان را قرار دهید.
        [lay] اول باید برای کارت ویژه کارت بگذارید.
        [rival] اول باید یک رقیب انتخاب کنید.
        [discard] اول باید کارت بسوزانید یا دست بکشید.
        [lose-gangster] اول باید گانگستری را که می‌دهید انتخاب کنید.
        [lose-influence] اول باید نفوذی را که می‌دهید انتخاب کنید.
        [lose-asset] اول باید دارایی‌ای را که می‌دهید انتخاب کنید.
        [choose-penalty] اول باید جریمه‌ای را که از آن مصون می‌شوید انتخاب کنید.
        [claim] اول باید ادعا کنید، حمله کنید یا پاس دهید.
        [oppose] اول باید بگویید با ادعا مخالفت می‌کنید یا نه.
        [henchman] اول باید یک نوچه از شهر بگیرید.
        [chief] اول باید بگویید سرکرده‌تان آن‌جا می‌رود یا نه.
        [extra-choice] اول باید یکی از کارت‌های اکشن اضافه را انتخاب کنید.
        [return-cards] اول باید دو کارت برگردانید.
       *[keep-cards] اول باید کارت‌هایی را که نگه می‌دارید نام ببرید.
    } { $decision ->
        [act] اکشن‌ها فقط در نوبت شما در فاز ۲ است.
        [after] اکنون چیزی برای ادامه نیست.
        [pay] اکنون چیزی برای پرداخت نیست.
        [reveal] بازیکن شروع‌کننده فقط در فاز ۱ رو می‌کند.
        [extort] باج‌گیری از کسب‌وکارها فقط در فاز ۱ است.
        [under] اکنون کارتی زیر دسته نمی‌رود.
        [use-bonus] اکنون پاداشی برای استفاده یا صرف‌نظر نیست.
        [token] اکنون توکنی برای انتخاب نیست.
        [hole] اکنون توکنی جابه‌جا نمی‌شود.
        [agent] اکنون مأموری برای بیرون بردن نیست.
        [place] اکنون نوچه‌ای برای قرار دادن نیست.
        [lay] اکنون هیچ کارت ویژه‌ای اجازه‌ی گذاشتن کارت نمی‌دهد.
        [rival] اکنون رقیبی برای انتخاب نیست.
        [discard] اکنون کارتی برای سوزاندن نیست.
        [lose-gangster] اکنون لازم نیست گانگستری بدهید.
        [lose-influence] اکنون لازم نیست نفوذی بدهید.
        [lose-asset] اکنون لازم نیست دارایی‌ای بدهید.
        [choose-penalty] اکنون جریمه‌ای برای انتخاب نیست.
        [claim] ادعا، حمله و پاس فقط در نوبت شما در فاز ۳ است.
        [oppose] اکنون ادعایی برای مخالفت نیست.
        [henchman] اکنون نوچه‌ای برای گرفتن نیست.
        [chief] سرکرده فقط وقتی گذاشته می‌شود که کنترل را به دست آورید.
        [extra-choice] اکنون کارت اکشن اضافه‌ای برای انتخاب نیست.
        [return-cards] کارت‌ها فقط در آغاز بازی برگردانده می‌شوند.
       *[keep-cards] اکنون کارتی برای نام بردن نیست.
    }
chicago-refuse-passed = پاس داده‌اید، پس از این فاز بیرون هستید.
chicago-refuse-cards-returned = دو کارتی را که برمی‌گردانید پیش‌تر انتخاب کرده‌اید.
chicago-refuse-kept-already = کارت‌هایی را که نگه می‌دارید پیش‌تر نام برده‌اید.
chicago-refuse-within-limit = دستتان از محدودیت بیشتر نیست، پس انتخابی ندارید. کارت‌ها: { $have }، محدودیت: { $limit }.

## The city

chicago-refuse-place-outside = در شهر این بازی جایی به نام { $place } نیست. بازیکنان: { $players }.
chicago-refuse-hole-outside = در شهر این بازی گذری به نام { $hole } نیست. بازیکنان: { $players }.
chicago-refuse-face-down = کسب‌وکار { $place } هنوز به پشت است.
chicago-refuse-already-revealed = کسب‌وکار { $place } پیش‌تر رو شده است: «{ $business }».
chicago-refuse-not-linked = کارت { $place } از گوشه به کسب‌وکار روشده‌ای وصل نیست، پس هنوز نمی‌توان آن را رو کرد.
chicago-refuse-must-reveal = هنوز چیزی برای رو کردن هست، پس جایش را بگویید. تعداد جاهایی که می‌توان رو کرد: { $places }.
chicago-refuse-city-empty = در شهر توکنی نیست که بتوان جابه‌جا کرد.
chicago-refuse-no-such-token = چنین توکنی در گذر { $hole } نیست: { $token }.
chicago-refuse-agents-only = پدر یک مأمور را جابه‌جا می‌کند؛ در گذر { $hole } این یک نوچه است: { $token }.
chicago-refuse-token-moved = همین حالا این توکن را به گذر { $hole } بردید؛ دومی باید توکن دیگری باشد: { $token }.
chicago-refuse-token-stuck = هیچ توکنی از گذر { $hole } نمی‌تواند جایی برود: همه‌ی گذرهای در دسترس پر است.
chicago-refuse-must-move = یک کارت جابه‌جایی بازی کرده‌اید، پس دست‌کم یک توکن را جابه‌جا کنید.
chicago-refuse-same-hole = توکن اکنون در گذر { $hole } است؛ باید به گذر دیگری برسد.
chicago-refuse-hole-full = گذر { $hole } پر است: در یک گذر حداکثر { $most } توکن می‌ماند.
chicago-refuse-way-blocked = راه از گذر { $start } به گذر { $hole } از گذری پر می‌گذرد، و سر این میز از گذرهای پر نمی‌توان رد شد.
chicago-refuse-too-far = گذر { $hole } از گذر { $start } خیلی دور است: حداکثر { $steps } قدم مورب.
chicago-refuse-no-agent-there = در گذر { $hole } مأموری نیست.
chicago-refuse-must-remove-agent =
    { $agents ->
        [one] یک مأمور در شهر است، پس او را بیرون ببرید.
       *[other] { $agents } مأمور در شهر است، پس یکی را بیرون ببرید.
    }

## Henchmen

chicago-refuse-no-such-henchman = چنین نوچه‌ای در گذر { $hole } نیست: { $colour }.
chicago-refuse-not-adjacent = گذر { $hole } کنار کسب‌وکار { $place } نیست: «{ $business }». نوچه‌ای را بگیرید که کنارش باشد.
chicago-refuse-not-beside-own = گذر { $hole } کنار کسب‌وکاری که کنترل می‌کنید نیست.
chicago-refuse-must-take-henchman = نوچه‌ای هست که می‌توانید بگیرید، پس یکی را بگیرید.
chicago-refuse-must-place = در صفحه‌ی شخصی‌تان هنوز برای این نوچه جا هست، پس قرارش دهید: { $colour }.
chicago-refuse-slots-full =
    { $area ->
        [influence] در بخش «نفوذ» شما جای خالی از این رنگ نیست: { $colour }.
        [gangsters] در بخش «گانگسترها»ی شما جای خالی از این رنگ نیست: { $colour }.
        [assets] در بخش «دارایی‌ها»ی شما جای خالی از این رنگ نیست: { $colour }.
        [business] در بخش «کسب‌وکار» شما جای خالی از این رنگ نیست: { $colour }.
        [special] در بخش «ویژه»ی شما جای خالی از این رنگ نیست: { $colour }.
       *[movement] در بخش «جابه‌جایی» شما جای خالی از این رنگ نیست: { $colour }.
    }

## Phase 1: income

chicago-refuse-not-your-business =
    { $by ->
        [nobody] هنوز کسی کسب‌وکار { $place } را کنترل نمی‌کند: «{ $business }».
       *[other] شما کسب‌وکار { $place } را کنترل نمی‌کنید: «{ $business }». کنترل‌کننده‌اش: { $by }.
    }
chicago-refuse-extorted = از کسب‌وکار { $place } پیش‌تر باج گرفته‌اید: «{ $business }». بار دیگر فقط وقتی است که از دست برود و دوباره به دست آید.
chicago-refuse-card-not-drawn = این کارت را همین حالا برنداشته‌اید: «{ $card }». یکی از کارت‌هایی را که برداشتید زیر دسته بگذارید.

## Phase 2: actions

chicago-refuse-action-compulsory = اکشن شما اجباری است. اکشن «کسب‌وکار» همیشه برایتان باز است.
chicago-refuse-extra-begun = در نوبت اکشن اضافه‌تان از یک قدرت استفاده کرده‌اید، پس اکنون آن اکشن را انجام دهید.
chicago-refuse-no-card-to-pay =
    { $bonus ->
        [used] پس از گذاشتن این کارت، کارت دیگری برای پرداخت ۱ دلار ندارید، و پاداشی که آن را می‌بخشد در این راند استفاده شده است: «{ $card }».
       *[none] پس از گذاشتن این کارت، کارت دیگری برای پرداخت ۱ دلار ندارید: «{ $card }».
    }
chicago-refuse-too-few-family-cards = کارت‌های خاندان دستتان کمتر از آن است که می‌خواهید بگذارید. برای گذاشتن: { $cards }، در دست: { $have }.
chicago-refuse-family-full = هرگز بیش از { $most } کارت خاندان روی میزتان نیست. اکنون آن‌جا: { $laid }، برای گذاشتن: { $cards }.
chicago-refuse-card-order = کارت‌ها را به ترتیب نام ببرید: گانگستر، خاندان، جابه‌جایی، عمارت، خودرو، اثر هنری، ورقه‌ی بهادار، کارت‌های ویژه‌ی S1 تا S10. «{ $card }» پیش از آخرین کارتی است که نام بردید: «{ $last }».
chicago-refuse-card-too-late = کارت‌ها را به ترتیب نام ببرید: گانگستر، خاندان، جابه‌جایی، عمارت، خودرو، اثر هنری، ورقه‌ی بهادار، کارت‌های ویژه‌ی S1 تا S10. از «{ $card }» به بعد کم دارید؛ هنوز باید نام ببرید: { $need }، در دست از آن‌جا به بعد: { $left }.
chicago-refuse-must-pay = هیچ پاداشی این پول را نمی‌بخشد: باید پرداخت شود. مانده: { $amount } دلار.

## Special cards

chicago-refuse-pair-missing =
    { $missing ->
        [both] هیچ‌یک از دو نوچه‌ای را که این کارت می‌خواهد ندارید: «{ $card }». جفت آن: { $first }، { $second }.
       *[other] از دو نوچه‌ای که این کارت می‌خواهد فقط یکی را دارید: «{ $card }». جفت آن: { $first }، { $second }؛ کم دارید: { $missing }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }پدرخوانده می‌تواند جای آن‌ها را بگیرد: «{ $say }».
    }
chicago-refuse-pair-owned = جفت این کارت را دارید، پس به کمک پدرخوانده نیاز ندارید: «{ $card }». بگویید: «{ $say }».
chicago-refuse-no-city-cards = بدون کارت‌های شهر این کارت را نمی‌توان بازی کرد؛ فقط پول یا نفوذ است: «{ $card }».
chicago-refuse-nothing-would-happen =
    { $special ->
        [S1] چیزی نمی‌شود: کارتی برای برداشتن نیست و شما مصون هستید. کارت: «{ $card }».
        [S2] چیزی نمی‌شود: گانگستری در دست ندارید. کارت: «{ $card }».
        [S3] چیزی نمی‌شود: دارایی‌ای در دست ندارید. کارت: «{ $card }».
        [S4] چیزی نمی‌شود: نه مأموری در شهر است و نه کارتی برای برداشتن. کارت: «{ $card }».
        [S5] چیزی نمی‌شود: کنار کسب‌وکارهای تحت کنترل شما نوچه‌ای نیست. کارت: «{ $card }».
        [S6] چیزی نمی‌شود: کارت دیگری در دست ندارید. کارت: «{ $card }».
        [S7] چیزی نمی‌شود: کارتی برای برداشتن نیست. کارت: «{ $card }».
        [S8] چیزی نمی‌شود: کارتی برای برداشتن نیست، و رقیبی نیست که گانگستر داشته باشد و بیش از شما نداشته باشد. کارت: «{ $card }».
        [S9] چیزی نمی‌شود: هیچ رقیبی کارتی در دست ندارد. کارت: «{ $card }».
       *[S10] چیزی نمی‌شود: کارتی برای برداشتن نیست و کارت دیگری در دست ندارید. کارت: «{ $card }».
    }
chicago-refuse-lay-at-least-one = «{ $card }» را بازی کرده‌اید، پس دست‌کم یک کارت بگذارید.
chicago-refuse-not-laid-by-card =
    { $special ->
        [S2] با «{ $card }» فقط گانگستر گذاشته می‌شود.
        [S3] با «{ $card }» فقط دارایی گذاشته می‌شود.
       *[S6] با «{ $card }» کارت‌ها به عنوان نفوذ گذاشته می‌شوند: سمت کلاه یا شهر را انتخاب کنید.
    }
chicago-refuse-discard-first = کارتی برای برداشتن نیست، پس دست‌کم یک کارت بسوزانید: باید چیزی رخ دهد.
chicago-refuse-choose-rival = «{ $card }» را بازی کرده‌اید، پس یک رقیب انتخاب کنید.
chicago-refuse-rival-without-gangster = این بازیکن گانگستری برای از دست دادن ندارد: { $seat }.
chicago-refuse-rival-stronger = این بازیکن بیش از شما گانگستر دارد: { $seat }. او: { $theirs }، شما: { $have }.

## Bonuses and the godfather

chicago-refuse-bonus-used =
    { $area ->
        [influence] در این راند از پاداش «نفوذ» استفاده کرده‌اید.
        [gangsters] در این راند از پاداش «گانگسترها» استفاده کرده‌اید.
       *[assets] در این راند از پاداش «دارایی‌ها» استفاده کرده‌اید.
    }
chicago-refuse-bonus-not-owned =
    { $area ->
        [influence] پاداش «نفوذ» را ندارید: یک نوچه‌ی قهوه‌ای و یک خاکستری در آن بخش می‌خواهد.
        [gangsters] پاداش «گانگسترها» را ندارید: دو نوچه‌ی بنفش در آن بخش می‌خواهد.
        [assets] پاداش «دارایی‌ها» را ندارید: دو نوچه‌ی قهوه‌ای در آن بخش می‌خواهد.
        [business] پاداش «کسب‌وکار» را ندارید: یک نوچه‌ی نارنجی و یک بنفش در آن بخش می‌خواهد.
        [special] پاداش «ویژه» را ندارید: دو نوچه‌ی نارنجی در آن بخش می‌خواهد.
       *[movement] پاداش «جابه‌جایی» را ندارید: دو نوچه‌ی خاکستری در آن بخش می‌خواهد.
    }{ $say ->
        [none] { "" }
       *[other] { " " }پدرخوانده می‌تواند آن را به شما امانت دهد: «{ $say }».
    }
chicago-refuse-bonus-owned =
    { $area ->
        [influence] پاداش «نفوذ» را خودتان دارید، پس پدرخوانده آن را امانت نمی‌دهد.
        [gangsters] پاداش «گانگسترها» را خودتان دارید، پس پدرخوانده آن را امانت نمی‌دهد.
        [assets] پاداش «دارایی‌ها» را خودتان دارید، پس پدرخوانده آن را امانت نمی‌دهد.
        [business] پاداش «کسب‌وکار» را خودتان دارید، پس پدرخوانده آن را امانت نمی‌دهد.
        [special] پاداش «ویژه» را خودتان دارید، پس پدرخوانده آن را امانت نمی‌دهد.
       *[movement] پاداش «جابه‌جایی» را خودتان دارید، پس پدرخوانده آن را امانت نمی‌دهد.
    } بگویید: «{ $say }».
chicago-refuse-not-godchild = شما در این راند فرزندخوانده نیستید، پس پدرخوانده کمکتان نمی‌کند.
chicago-refuse-benefit-used =
    { $benefit ->
        [income] دو کارت پدرخوانده را در این راند برداشته‌اید.
        [bonus] از پاداش امانتی پدرخوانده در این راند استفاده کرده‌اید.
       *[control] با کمک پدرخوانده در این راند کنترل به دست آورده‌اید.
    }
chicago-refuse-two-benefits = در این راند از دو کمک پدرخوانده استفاده کرده‌اید؛ سومی در کار نیست.
chicago-refuse-group-not-asked =
    { $group ->
        [henchmen] این کسب‌وکار نوچه نمی‌خواهد، پس چیزی برای نادیده گرفتن نیست: «{ $business }».
        [asset] این کسب‌وکار دارایی نمی‌خواهد، پس چیزی برای نادیده گرفتن نیست: «{ $business }».
        [influence] این کسب‌وکار نفوذ نمی‌خواهد، پس چیزی برای نادیده گرفتن نیست: «{ $business }».
        [family] این کسب‌وکار کارت خاندان نمی‌خواهد، پس چیزی برای نادیده گرفتن نیست: «{ $business }».
        [gangsters] این کسب‌وکار گانگستر نمی‌خواهد، پس چیزی برای نادیده گرفتن نیست: «{ $business }».
       *[money] این کسب‌وکار پول نمی‌خواهد، پس چیزی برای نادیده گرفتن نیست: «{ $business }».
    }

## Family powers

chicago-refuse-too-few-family =
    { $power ->
        [son] پسر { $need } کارت خاندان روی میزتان می‌خواهد. اکنون آن‌جا: { $have }.
        [father] پدر { $need } کارت خاندان روی میزتان می‌خواهد. اکنون آن‌جا: { $have }.
       *[grandfather] پدربزرگ { $need } کارت خاندان روی میزتان می‌خواهد. اکنون آن‌جا: { $have }.
    }
chicago-refuse-power-not-now =
    { $phase ->
        [actions] قدرت خاندان پیش از اکشن شما یا پس از آن به کار می‌رود، نه در میانه‌ی آن.
        [control] قدرت خاندان پیش از ادعا، حمله یا پاس به کار می‌رود، یا درست پس از به دست آوردن کنترل، یا در پایان آن نوبت؛ نه در میانه و نه برای رسیدن به شرط مخالفت.
       *[other] قدرت‌های خاندان فقط در فازهای ۲ و ۳ به کار می‌روند.
    }
chicago-refuse-penalty-aside = این جریمه اکنون کنار هیچ ردیفی نیست: «{ $penalty }». یکی را انتخاب کنید که باشد.

## Phase 3: claims, attacks, opposition

chicago-refuse-claim-or-pass = بر یک کسب‌وکار ادعا کنید، به یکی حمله کنید یا پاس دهید.
chicago-refuse-own-business = کسب‌وکار { $place } در کنترل خود شماست: «{ $business }».
chicago-refuse-controlled =
    { $say ->
        [none] کسب‌وکار { $place } در کنترل کسی است: «{ $business }». کنترل‌کننده‌اش: { $by }.
       *[other] کسب‌وکار { $place } در کنترل کسی است: «{ $business }». کنترل‌کننده‌اش: { $by }. برای حمله بگویید: «{ $say }».
    }
chicago-refuse-nobody-to-attack =
    { $say ->
        [none] کسی کسب‌وکار { $place } را کنترل نمی‌کند، پس نمی‌توان به آن حمله کرد: «{ $business }».
       *[other] کسی کسب‌وکار { $place } را کنترل نمی‌کند، پس بر آن ادعا می‌کنند، نه حمله: «{ $business }». بگویید: «{ $say }».
    }
chicago-refuse-no-marker-left = هر { $markers } نشانگر کنترل شما روی کسب‌وکارهاست؛ نمی‌توانید کسب‌وکار دیگری بگیرید.
chicago-refuse-attacks-used = { $attacks } حمله‌ی این راند را انجام داده‌اید.
chicago-refuse-chief-there = در این راند سرکرده‌ای از کسب‌وکار { $place } محافظت می‌کند: «{ $business }». صاحب سرکرده: { $by }.
chicago-refuse-last-business = کسب‌وکار { $place } تنها کسب‌وکار کنترل‌کننده‌اش است، پس نمی‌توان به آن حمله کرد: «{ $business }». کنترل‌کننده‌اش: { $by }.
chicago-refuse-too-few-gangsters = برای حمله باید بیش از کنترل‌کننده گانگستر داشته باشید: { $by }. او: { $theirs }، شما: { $have }.
chicago-refuse-own-claim = ادعای خودتان است، پس با آن مخالفت نمی‌کنید.
chicago-refuse-too-little-influence = برای مخالفت باید روی هم بیش از مدعی نفوذ داشته باشید: { $by }. او: { $theirs }، شما: { $have }.
chicago-refuse-lacks-henchmen =
    از این رنگ نوچه کم دارید: { $colour }. کسب‌وکار: «{ $business }»؛ لازم: { $need }، شما: { $have }.{ $other ->
        [none] { "" }
       *[other] { " " }رنگ دیگری هم کم است: { $other }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }با کمک پدرخوانده لازم نیست: «{ $say }».
    }
chicago-refuse-lacks-asset =
    { $asset ->
        [any] روی میزتان دارایی‌ای ندارید و این کسب‌وکار یکی می‌خواهد: «{ $business }».
       *[other] این کسب‌وکار دارایی‌ای می‌خواهد که روی میزتان نیست: «{ $business }». کم دارید: { $asset }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }با کمک پدرخوانده لازم نیست: «{ $say }».
    }
chicago-refuse-lacks-influence =
    { $side ->
        [hat] برای این کسب‌وکار نفوذ کلاه کم دارید: «{ $business }». لازم: { $need }، شما: { $have }.
       *[city] برای این کسب‌وکار نفوذ شهر کم دارید: «{ $business }». لازم: { $need }، شما: { $have }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }با کمک پدرخوانده لازم نیست: «{ $say }».
    }
chicago-refuse-lacks-family =
    این کسب‌وکار کارت خاندان روی میزتان می‌خواهد: «{ $business }». لازم: { $need }، شما: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }با کمک پدرخوانده لازم نیست: «{ $say }».
    }
chicago-refuse-lacks-gangsters =
    برای این کسب‌وکار گانگستر کم دارید: «{ $business }». لازم: { $need }، شما: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }با کمک پدرخوانده لازم نیست: «{ $say }».
    }
chicago-refuse-lacks-money =
    برای پرداخت هزینه‌ی این کسب‌وکار کارت کم دارید: «{ $business }». هزینه: { $need } دلار، کارت‌ها: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }با کمک پدرخوانده لازم نیست: «{ $say }».
    }

## Losses and extra actions

chicago-refuse-lose-something-else =
    { $what ->
        [gangster] باید یک گانگستر بدهید.
        [influence] باید یک نفوذ بدهید.
       *[asset] باید یک دارایی بدهید.
    }
chicago-refuse-no-such-gangster =
    { $form ->
        [card] کارت گانگستری روی میزتان ندارید.
       *[token] توکن گانگستری ندارید.
    }
chicago-refuse-no-such-influence =
    { $side ->
        [hat] چنین کارتی در سمت کلاه شما نیست: «{ $card }».
       *[city] چنین کارتی در سمت شهر شما نیست: «{ $card }».
    }
chicago-refuse-no-influence-token =
    { $side ->
        [hat] توکن نفوذ کلاه ندارید.
       *[city] توکن نفوذ شهر ندارید.
    }
chicago-refuse-no-such-asset =
    { $form ->
        [card] چنین کارت دارایی‌ای روی میزتان ندارید: { $asset }.
       *[token] چنین توکن دارایی‌ای ندارید: { $asset }.
    }
chicago-refuse-extra-taken = این کارت اکشن اضافه پیش‌تر گرفته شده است: { $extra }.
chicago-refuse-extra-not-reached = به شرط این کارت اکشن اضافه نرسیده‌اید: { $extra }.
