# Under the ending of any game in the browser: what comes afterwards, the chart, the moments worth a look.

# A stretch of the game: $label is "Act" or "Round" (or nothing), $stage its number
page-replay-stage = { $label } { $stage }
# $stage as above (or nothing), $phase: the name of the phase
page-replay-part = { $stage } · { $phase }
page-replay-analysis = تحلیل
page-check = سنجش بر زدن‌ها
page-replay-journal = دفتر بازی
page-replay-watch = بازپخش
page-replay-worth = ارزش در هر فاز
page-replay-worth-how = امتیازی که هر کس در آن لحظه می‌گرفت
page-replay-as-table = نمایش عددها
page-replay-after = پس از
page-replay-looks = لحظه‌های دیدنی
# A turn that changed much: $family, $by with its sign already taken off, written as the game writes points
page-replay-swing = { $way ->
    [up] { $family } در یک نوبت { $by } به دست می‌آورد.
   *[down] { $family } در یک نوبت { $by } از دست می‌دهد.
  }
# Something that was won by little: $thing, $winner, and what each had for it in $values
page-replay-contest = { $count ->
    [0] از این نزدیک‌تر نمی‌شد: «{ $thing }» به { $winner } می‌رسد ({ $values }).
    [one] «{ $thing }» با اختلاف { $count } به { $winner } می‌رسد ({ $values }).
   *[other] «{ $thing }» با اختلاف { $count } به { $winner } می‌رسد ({ $values }).
  }
page-replay-rematch-join = بازی دوباره آماده است: سر جایتان بنشینید
# A seat of a game that was brought from elsewhere
page-level-imported = از یک بازی واردشده
