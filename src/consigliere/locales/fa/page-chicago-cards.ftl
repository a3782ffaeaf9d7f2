# Every card of Chicago.

page-chicago-cards-kind-business = کسب‌وکارها
page-chicago-cards-kind-special = کارت‌های ویژه
page-chicago-cards-kind-deck = دسته کارت
page-chicago-cards-kind-extra = اکشن‌های اضافه
page-chicago-cards-kind-penalty = جریمه‌ها
page-chicago-cards-how-business = پایین پیش‌نیازها، کنار تابلو امتیاز و درآمد
page-chicago-cards-how-special = هر کدام یک جفت نوچه می‌خواهد
page-chicago-cards-how-deck = هر کارت ۱ دلار هم هست
page-chicago-cards-how-extra = برای هر که زودتر برسد
page-chicago-cards-how-penalty = به کسی می‌رسد که در ردیفشان کسب‌وکاری بگیرد
page-chicago-cards-one = { $kind ->
   *[business] کسب‌وکار
    [special] کارت ویژه
    [deck] کارت دسته
    [extra] اکشن اضافه
    [penalty] جریمه
 }
page-chicago-cards-extra = اکشن اضافه‌ی { $extra }
page-chicago-cards-token = توکن: { $token }
page-chicago-cards-no-token = بدون توکن
page-chicago-cards-chance-business = از { $count } باری که بازیکنی می‌توانست آن را بگیرد
page-chicago-cards-chance-special = از { $count } باری که بازیکنی می‌توانست آن را بازی کند
page-chicago-cards-chance-extra = از { $count } بازی (کسی آن را گرفته است)
page-chicago-cards-by-men = نوچه‌ها
page-chicago-cards-by-asks = پیش‌نیاز
page-chicago-cards-part = { $part ->
   *[name] نام
    [henchmen] نوچه‌ها
    [asset] دارایی
    [influence] نفوذ
    [family] کارت خاندان
    [gangsters] گانگسترها
    [money] پول
    [income] درآمد
    [points] امتیاز
    [bonus] توکن
    [pair] جفت نوچه
    [condition] شرط
    [cards] تعداد
    [cut_three] کسر در بازی سه‌نفره
    [cut_two] کسر در بازی دونفره
    [loss] زیان
    [immunity] مصونیت
 }
