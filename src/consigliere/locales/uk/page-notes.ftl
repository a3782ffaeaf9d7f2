### The consigliere's notes on a finished game (unofficial, our own words).

page-notes = Нотатки консильєрі
page-notes-title = Нотатки консильєрі · Consigliere
page-notes-the-man = Консильєрі
page-notes-chances = Шанси на перемогу
page-notes-fair = швидка оцінка після кожного ходу; нотатки нижче розглядають одне рішення довше, тому їхні числа інші
page-notes-won =
    { $who ->
        [you] Ваша перемога, перевага – { $points }.
       *[other] { $name }: перемога, перевага – { $points }.
    }
page-notes-lost =
    { $who ->
        [you] Ваша поразка, відставання – { $points }.
       *[other] { $name }: поразка, відставання – { $points }.
    }
page-notes-even =
    { $who ->
        [you] Ви розділили перемогу.
       *[other] { $name }: спільна перемога.
    }
page-notes-looked =
    { $who ->
        [you] Консильєрі розглянув { $count ->
            [one] { $count } ваше рішення
            [few] { $count } ваші рішення
           *[many] { $count } ваших рішень
        }.
       *[other] { $name }: консильєрі розглянув { $count ->
            [one] { $count } рішення
            [few] { $count } рішення
           *[many] { $count } рішень
        }.
    }
page-notes-first =
    { $count ->
        [0] Жодне рішення помітно не зменшило шансів на перемогу. Те, що в межах похибки оцінки, не названо.
        [1] Одне рішення помітно зменшило шанси на перемогу. Інших, вартих згадки, не було.
        [2] Два рішення помітно зменшили шанси на перемогу. Третього, вартого згадки, не було.
       *[other] Спершу подивіться на рішення { $number }: його ціна – { $cost } зі ста шансів.
    }
page-notes-method = Кожне рішення оцінено за тим, що гравець міг тоді бачити та знати, у стількох іграх, дограних після кожного з ходів: { $worlds }.
page-notes-when = { $stage }, хід { $turn }
page-notes-decision = запис { $entry } із { $last }
page-notes-cost = −{ $cost }
page-notes-of-hundred = зі ста шансів на перемогу
page-notes-both = { $better } з його ходом, { $played } зі зробленим
page-notes-made = Зроблено
page-notes-his = Його хід
page-notes-why = Чому
page-notes-why-his = Чому: його хід порівняно зі зробленим
page-notes-no-why = Різницю видно лише згодом: її показують ігри, дограні звідси після кожного з двох ходів.
page-notes-replay = Подивитися в повторі
page-notes-play-on = Спробувати його хід
page-notes-others =
    { $count ->
        [one] Ще одне
        [few] Інші
       *[many] Інші
    }
page-notes-by-cost = за ціною
page-notes-open = Відкрити
page-notes-from-to = { $better } → { $played } зі ста
page-notes-map = Стіл перед рішенням, як його бачив гравець
page-notes-whose = Чиї рішення
page-notes-table = Шанси у вигляді таблиці
page-notes-turn = Хід
page-notes-chart = Шанси всіх місць на перемогу протягом гри, зі ста
page-notes-working = Він читає гру: { $percent } зі ста.
page-notes-waits = Це відбувається у фоновому режимі. Повертайтеся будь-коли; нотатки зберігаються разом зі столом.
page-notes-ask = Попросити його прочитати гру
page-notes-none-yet = Про цю гру його ще ніхто не питав.
page-notes-failed = Він не зміг завершити. { $detail }
page-notes-missing = Тут немає завершеної гри.
page-notes-back = До столу
