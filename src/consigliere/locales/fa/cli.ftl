### What the command line says when it was given something it cannot use (unofficial engine, our own words).
### One line each; it names what is wrong.

## What is played

no-such-game = چنین بازی‌ای نیست: «{ $game }». بازی‌های موجود: { $games }
no-referee = برای «{ $game }» داوری نیست.
no-such-pack = چنین بسته‌ی محتوایی نیست: «{ $pack }»
bad-pack =
    { $faults ->
        [one] بسته‌ی محتوای «{ $pack }» یک خطا دارد: { $first }
       *[other] بسته‌ی محتوای «{ $pack }» { $faults } خطا دارد؛ اولین: { $first }. برای دیدن همه: { $command }
    }
option-gone = بازی‌های تازه‌ی { $game } دیگر این گزینه‌ی میز را ندارند: «{ $option }». با نسخه‌ی { $version } قوانین حذف شد.
no-such-option = چنین گزینه‌ای برای میز نیست: «{ $option }». { $game } این‌ها را دارد: { $known }
one-of-both = { $one } و { $other } با هم نمی‌شوند؛ یکی را بدهید.
bad-players = { $game } برای { $least } تا { $most } بازیکن است، نه { $players }.
bad-seat = چنین صندلی‌ای نیست: «{ $seat }». صندلی‌ها از ۰ تا { $most } هستند: { $names }.
bad-seconds = { $option } باید عددی به ثانیه و بیش از ۰ باشد، نه { $value }.
analyse-not-over = این بازی هنوز تمام نشده است؛ یادداشت‌ها از بازی‌های تمام‌شده نوشته می‌شود.
bad-number = { $option } باید عددی صحیح و دست‌کم { $least } باشد، نه { $value }.
cannot-write = { $path } را نمی‌توان نوشت: { $reason }
cannot-read = { $path } را نمی‌توان خواند: { $reason }
cannot-use-file = از این فایل نمی‌توان استفاده کرد: «{ $path }». دلیل: { $reason }.

## A game in the terminal

bad-seat-kind = چنین بازیکنی نیست: «{ $kind }». موجود: { $kinds }؛ پس از { $tempered } می‌توان خلق‌وخو آورد ({ $tempers })، و پس از { $timed } بودجه‌ی هر حرکت را، عددی صحیح از ۱ به بالا (@200ms).
bad-seats =
    { $seats ->
        [one] --seats از { $seats } صندلی نام می‌برد، اما { $players } بازیکن هست.
       *[other] --seats از { $seats } صندلی نام می‌برد، اما { $players } بازیکن هست.
    }
bots-only = { $option } فقط برای ربات‌هاست؛ --seats نباید از آدمی نام ببرد.
no-such-language = چنین زبانی نیست: «{ $language }». موجود: { $languages }
save-exists = { $path } از پیش هست. با --load ادامه‌اش دهید، یا فایل دیگری نام ببرید.
load-fixes = { $option } را بازی بارشده تعیین می‌کند؛ آن را حذف کنید.

## Bots against bots

no-such-bot = چنین رباتی نیست: «{ $kind }». موجود: { $kinds }؛ پس از { $tempered } می‌توان خلق‌وخو آورد ({ $tempers })، و پس از { $timed } بودجه‌ی هر حرکت را، عددی صحیح از 1 تا 9999999 (@200ms یا @32it).
bad-bots = --bots باید دست‌کم ۲ ربات و حداکثر یکی برای هر یک از { $players } بازیکن نام ببرد؛ { $bots } تا نام برده است.
bad-share = --bar باید سهمی میان ۰ و ۱ باشد، نه { $value }.
other-match = { $path } مسابقه‌ی دیگری را نگه می‌دارد: { $differs }. فایل دیگری نام ببرید.
older-match = { $path } این مسابقه را با نسخه‌ی دیگری از برنامه نگه می‌دارد: { $differs }. فایل دیگری نام ببرید.
needs-extra = این کار ماژول «{ $module }» را می‌خواهد که نصب نیست. برای نصب: pip install 'consigliere[{ $extra }]'

## Rules and planted faults

rules-need-checkout = قوانین و آزمون‌های این بازی این‌جا نیست: «{ $game }». این فرمان روی نسخه‌ی منبع پروژه کار می‌کند.
mutants-doubled = این خطاهای کاشته دو بار آمده‌اند: { $ids }
mutant-does-not-fit = خطای کاشته‌ی «{ $id }» جور نیست: کد آن { $times } بار در { $function } از { $file } آمده است. باید یک بار باشد، یا «nth» باید بگوید منظور کدام است.
mutant-without-function = خطای کاشته‌ی «{ $id }» جور نیست: { $file } تابعی به نام { $function } ندارد.
mutant-unknown = چنین خطاهای کاشته‌ای نیست: { $ids }

## Journals

journal-foreign = سطر { $line }: این دفتر بازی Consigliere نیست.
journal-format = سطر { $line }: قالب این دفتر بازی { $format } است که این نسخه نمی‌تواند بخواند.
journal-header = سطر { $line }: سرآغاز در «{ $field }» خوانده نمی‌شود.
journal-edited = سطر { $line }: سطر با رقم‌های کنترلی‌اش نمی‌خواند. خودش یا سطری پیش از آن دست‌کاری شده است.
journal-truncated = سطر { $line }: دفتر بازی این‌جا بریده می‌شود؛ پایانش نیست.
journal-after-end = سطر { $line }: پس از پایان دفتر بازی چیزی آمده است.
journal-long = سطر { $line }: دفتر بازی خیلی بلند است؛ حداکثر { NUMBER($most) } سطر پذیرفته می‌شود.
journal-entry = سطر { $line }: این سطر دفتر بازی نیست: «{ $entry }»
journal-other = سطر { $line }: «{ $field }» در این دفتر بازی «{ $found }» است، اما «{ $expected }» لازم است.
journal-content = سطر { $line }: این بازی با مقدارهای دیگری برای کارت‌ها بازی شده است (محتوا { $found }، این‌جا { $expected }). همان بسته‌ی محتوا را نام ببرید.
journal-chance = سطر { $line }: این‌جا باید برداشتی می‌بود («{ $expected }»)، اما دفتر بازی می‌گوید: «{ $found }»
journal-impossible = سطر { $line }: این برداشت این‌جا ممکن نیست: «{ $entry }»
journal-unasked = سطر { $line }: این‌جا برداشتی لازم نبود: «{ $entry }»
journal-refused = سطر { $line }: قوانین این سطر را نمی‌پذیرند (قانون { $rule }، { $why }): «{ $entry }»

## Balance

no-balance-bot = گزارش توازن را «{ $bot }» بازی نمی‌کند. موجود: { $bots }؛ پس از value می‌توان خلق‌وخو آورد ({ $tempers }).

## consigliere serve

bad-workers = ربات‌ها ۱ تا { $most } پردازه می‌خواهند، نه { $workers } (--bot-workers).
bad-keep-days = میزها ۱ تا { $most } روز نگه داشته می‌شوند، نه { $days } (--keep-days).
bad-port = چنین درگاهی نیست: { $port } (--port).
bad-redis = --redis نشانی‌ای مانند redis://host:6379/0 می‌خواهد.
bad-origin = { $option } به شکل scheme://host یا scheme://host:port است، نه «{ $origin }».
bad-proxy = --proxy نشانی یا شبکه‌ای مانند 127.0.0.1 یا 172.16.0.0/12 می‌خواهد، نه «{ $proxy }».
bad-allowed-host = --allowed-host نامی مانند play.example.org می‌خواهد، نه «{ $host }».
bad-metrics-token = { $variable } دست‌کم { $least } نویسه می‌خواهد.
bad-store = سرور راه نمی‌افتد: { $reason }.
no-server-extra = کتابخانه‌های سرور نصب نیستند ({ $module } نیست): pip install "consigliere[server]".

## consigliere chaos, fuzz, bench server

no-proving = بسته‌ی نصب‌شده برنامه‌های آزمودن سرور را ندارد: این را در نسخه‌ی منبع پروژه اجرا کنید.
no-chaos = بگویید سرور چند بار از کار انداخته شود (--kills N) یا چند فرمان فرستاده شود (--commands N).
nodes-need-services = چند گره به انبار مشترک و بیدارباش نیاز دارند: --db postgresql://… و --redis redis://…
bad-db = --db به شکل sqlite:///path یا postgresql://… است.
bad-rate = { $option } باید عددی بیش از ۰ باشد، نه { $value }.
no-proof = آزمودن ممکن نیست: { $reason }.

## consigliere migrate

bad-migrate-store = این انبار را نمی‌توان سنجید: { $reason }.

## consigliere host

bad-host-store = از این انبار نمی‌توان استفاده کرد: { $reason }.
bad-host-id = این { $kind } نیست: «{ $given }»؛ شکلش { $kind }:ID است.
no-such-person = چنین کسی در این انبار نیست.
no-such-table = چنین میزی در این انبار نیست.
table-is-over = این میز تمام شده یا بسته است.
name-or-table = بگویید دنبال چه کسی هستید: --name TEXT یا --table TABLE.
bad-why = --why یک سطر است با حداکثر { $most } نویسه.
bad-around = --around عددی از ۰ تا { $most } است.

## consigliere backup, restore

no-backup = از این انبار نمی‌توان پشتیبان گرفت: { $reason }.
no-restore = بازگردانی ممکن نیست: { $reason }.

## The languages themselves

no-language-code = «{ $language }» کد یک زبان نیست. چیزی مانند `es` یا `pt-PT` بگویید.
language-exists = برای { $language } از پیش پوشه‌ای هست.
locales-begun = متن‌های انگلیسی در { $path } است. ترجمه‌شان کنید، سپس `consigliere locales check { $language }` را اجرا کنید. جمع‌ها این شکل‌ها را می‌خواهند: { $forms }.
locales-summary =
    { $language }: { $share }٪ از { $keys } پیام، { $faults ->
        [one] { $faults } خطا
       *[other] { $faults } خطا
    }.
locales-missing = { $language }: { $key } نیست
locales-unused = { $language }: کسی { $key } را نمی‌خواهد
locales-twice = { $language }: { $key } دو بار آمده، بار دیگر در { $about }
locales-unreadable = { $language }: { $key } در «{ $about }» خوانده نمی‌شود
locales-unknown-variable = { $language }: { $key } متغیری دارد که هرگز به آن داده نمی‌شود: ${ $about }
locales-variable-left-out = { $language }: { $key } این را جا انداخته است: ${ $about }
locales-variant-left-out = { $language }: { $key } گونه‌ای را جا انداخته است: ${ $about }
locales-plural-left-out = { $language }: { $key } شکل جمعی را جا انداخته است: ${ $about }
locales-rejected = { $language }: { $key } واژه‌ای دارد که واژه‌نامه نمی‌پذیرد: { $about }
