# The replay of a finished game in the browser, and the chart at its end. Sentences of the server's log come from
# the games' own catalogues.

# $title: the name of the table, or of the game
page-replay-title = بازپخش: { $title }
page-replay-eyes = از نگاه چه کسی
page-replay-eyes-how = بازی تمام شده است: همه‌چیز را می‌توان دید.
page-replay-all = از نگاه همه، با دست‌های باز
page-replay-all-short = همه
page-replay-onlooker = از نگاه تماشاگر
# $family: a family's name; $name: its player
page-replay-seat = { $name } ({ $family })
page-replay-log-how = برای رفتن به هر لحظه روی سطر آن کلیک کنید.
page-replay-caption = آن‌چه انجام شد
page-replay-set-up = چیدمان بازی
page-replay-nothing-told = از این‌جا چیزی از آن دیده نمی‌شد.
page-replay-tape = ارزش در طول بازی
# For screen readers; $worth: every family with what it is worth
page-replay-slider = نوبت { $turn } از { $turns }. { $worth }
page-replay-first = به ابتدا
page-replay-last = به انتها
# $stride: how far one goes at a time
page-replay-back = { $stride ->
    [step] یک قدم به عقب
    [phase] یک فاز به عقب
   *[turn] یک نوبت به عقب
  }
page-replay-on = { $stride ->
    [step] یک قدم به جلو
    [phase] یک فاز به جلو
   *[turn] یک نوبت به جلو
  }
page-replay-play = پخش
page-replay-pause = مکث
page-replay-pace = سرعت
page-replay-times = { $pace }×
page-replay-stride = هر بار چقدر
page-replay-by-turn = نوبت به نوبت
page-replay-by-step = قدم به قدم
page-replay-by-phase = فاز به فاز
page-replay-turn = نوبت { $turn }
page-replay-of = از { $turns } · تصمیم { $move } از { $moves }
page-replay-keys = ← → عقب و جلو · Space پخش
page-replay-play-on = ادامه‌ی بازی از این‌جا
page-replay-play-on-how = یک میز تازه می‌گیرید: شما یک خاندان را بازی می‌کنید و ربات‌ها بقیه را. هر چه از این پس برداشته شود تازه است و سطر شما مانند هر بازی دیگر در بر زدن به کار می‌رود.
page-replay-you-play = شما بازی می‌کنید با
page-replay-bots = ربات‌ها
page-replay-share = هم‌رسانی این لحظه
page-replay-share-how = هر کس این لینک را داشته باشد می‌تواند کل بازی را ببیند و از این لحظه شروع می‌کند.
page-replay-link = لینک این لحظه
page-replay-unshare = از کار انداختن لینک
page-replay-unshared = لینک دیگر به جایی نمی‌رسد.
page-replay-running = این بازی هنوز در جریان است.
page-replay-running-how = وقتی تمام شد می‌توانید آن را مرور کنید.
page-replay-to-table = به میز
