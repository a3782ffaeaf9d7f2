### What the referee says to people who play with the printed box (unofficial engine, our own words).
### Names of players and cards come in as finished words.

## The command line

referee-players-missing = بگویید چند نفر بازی می‌کنند: --players N، یا نام‌هایشان: --names A,B,C.
referee-players-differ = --players می‌گوید { $players }، اما در { $where } { $found } نفر هستند.
referee-bad-names = نام‌های --names باید واژه‌هایی کوتاه و متفاوت باشند، نه عدد: «{ $names }»
referee-names-of-load = بازی بارشده نام‌ها را دارد: --names را حذف کنید.
referee-save-exists = { $path } از پیش هست. برای ادامه‌ی آن: --load { $path }
referee-cannot-write = { $path } را نمی‌توان نوشت: { $reason }
referee-script-line = سطر { $line } از { $path }: { $why }
referee-script-unreadable = اسکریپت { $path } را نمی‌توان خواند: { $reason }

## Beginning and end

referee-welcome = داور غیررسمی برای { $players } بازیکن: { $names }. برای راهنما ? بنویسید.
referee-resumed = بازی پس از { $entries } سطر ادامه می‌یابد.
referee-finished = این بازی تمام شده است؛ { $entries } سطر دارد.
referee-played = با «consigliere play» شروع شده است. از این‌جا چیزی بر نمی‌خورد: هر برداشت و حرکت را شما می‌گویید.
referee-saved = ذخیره شد: { $path }
referee-not-saved = چیزی ذخیره نشد؛ --save FILE یا «save FILE» بازی را نگه می‌دارد.
referee-half-move = حرکت نیمه‌تمام ثبت نشد.
referee-ended = داور میز را ترک می‌کند. سطرها: { $entries }.
referee-over = بازی تمام شد.

## Looking away

referee-look-away = ──── اکنون فقط { $name } نگاه می‌کند؛ دیگران نگاه نکنند ────
referee-all-look = ──── { $name } کارش تمام شد؛ همه می‌توانند نگاه کنند ────
referee-press = وقتی فقط { $name } نگاه می‌کند Enter بزنید.
referee-hide = برای پنهان کردن Enter بزنید.

## Chance: what was drawn

referee-left = عدد پس از × تعداد موجود را می‌شمارد.
referee-only = فقط همین مانده است: { $name }. Enter آن را می‌گیرد.
referee-answer = پاسخ>

## Answers that cannot be

referee-unknown-answer = «{ $text }» هیچ‌یک از پاسخ‌های ممکن نیست: شناسه، نام، آغاز نام یا شماره‌ای از فهرست.
referee-ambiguous = «{ $text }» چند معنا دارد: { $choices }
referee-too-many =
    { $number ->
        [one] سطر یک پاسخ بیشتر داشت؛ کنار گذاشته شد.
       *[other] سطر { $number } پاسخ بیشتر داشت؛ کنار گذاشته شد.
    }
referee-not-there = { $name } آن را ندارد: { $card }.

## Decisions

referee-in-hand = در دست: { $cards }
referee-no-cards = هیچ
referee-moves-of-hand = حرکت‌هایی که به دست بستگی دارد:
referee-no-moves = چنین حرکتی باز نیست.
referee-no-number = فهرست شماره‌ی { $number } ندارد.
referee-refused = مجاز نیست: { $sentence } [{ $rule }]
referee-allowed = { $action }: اکنون مجاز است.
referee-whose-hand = بگویید دست چه کسی: hand { $names }
referee-after-set-up = این را پس از چیدمان بازی می‌توان پرسید.

## Take-back

referee-undo-what =
    { $answers ->
        [0] آخرین حرکت { $name } ({ $move }) برگردانده شود؟
        [one] آخرین حرکت { $name } ({ $move }) با برداشتی که در پی داشت برگردانده شود؟
       *[other] آخرین حرکت { $name } ({ $move }) با { $answers } برداشتی که در پی داشت برگردانده شود؟
    }
referee-undo-set-up = آخرین پاسخ چیدمان بازی برگردانده شود؟
referee-yes-no = yes یا no>
referee-undone = برگردانده شد. کارت‌ها و فیگورها را به حالت قبل برگردانید.
referee-undo-kept = چیزی برگردانده نشد.
referee-nothing-to-undo = چیزی برای برگرداندن نیست.
referee-answer-undone = آخرین پاسخ برگردانده شد.
referee-move-withdrawn = حرکت پس گرفته شد؛ چیزی از آن ثبت نشده است.

## Board and score

referee-none = هیچ

referee-winner = برنده: { $names }
