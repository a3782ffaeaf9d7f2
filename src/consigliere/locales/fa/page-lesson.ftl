# The lesson at the table

page-lesson-of = درس { $title }
page-lesson-at = گام { $number } از { $count }
page-lesson-opening = در حال آماده کردن درس …
page-lesson-none = برای این بازی درسی نیست.
page-lesson-go-on = ادامه
page-lesson-show = نشانم بدهید
page-lesson-back = بازگشت
page-lesson-skip = رد شدن از این گام
page-lesson-again = شروع از نو
page-lesson-other = این کار را می‌توانید بکنید. نتیجه‌اش این می‌شد:
page-lesson-other-sealed = این کار را می‌توانید بکنید. نتیجه‌اش وقتی دیده می‌شود که همه انتخاب کرده باشند.
page-lesson-other-then = در این درس بیایید کار دیگری بکنیم.
page-lesson-understood = فهمیدم
page-lesson-coach = مشاور حرف می‌زند
page-lesson-hide = باز کردن جا
page-lesson-say = چه گفتید؟
page-lesson-first = یادگیری سر میز
page-lesson-first-game = اولین بازی، در برابر ربات‌های آسان:
page-lesson-bots = { $count ->
    [one] { $count } ربات
   *[other] { $count } ربات
 }
