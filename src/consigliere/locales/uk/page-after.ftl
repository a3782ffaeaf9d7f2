### After a game: costly decisions on the tape, pictures, and what one's record counts (unofficial, our own words).

page-after-costly = Дорогі рішення
page-after-legend =
    { $who ->
        [you] ваше дороге рішення
        [each] найдорожче рішення кожного гравця
       *[one] { $name }: дороге рішення
    }
page-after-pin = { $name } ({ $family }): дороге рішення { $number }, −{ $cost } зі 100. Перейти туди.
page-after-note = Дороге рішення { $number }: читати нотатку
page-after-png = Зображення PNG
page-after-svg = Зображення SVG
page-after-png-failed = Цей браузер не зміг його намалювати.
page-after-cards = Улюблені карти
page-after-places = Улюблені місця
page-after-how = смужки: партії з цим · світиться: перемога
page-after-counting = Враховано партій: { $counted } із { $of }
page-after-nothing = Ще нічого не враховано.
page-after-what = Назва
page-after-times = Зіграно разів
page-after-games = Партії
page-after-won = Перемоги
page-after-level = Рівень
page-after-hour = Година
page-after-hours = { $count } год
page-after-in-all = загалом
page-after-longest = найдовша
page-after-shortest = найкоротша
