### The Godfather in the browser: lobby and drawn table (unofficial engine, our own words). Sentences about the
### game come from godfather.ftl.

## The lobby

page-title-godfather = Хрещений батько
page-about-godfather = Гравців: { $least }–{ $most } · чотири раунди
# Where a game stands, in a list of tables.
page-stands-godfather =
    Раунд { $act ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $phase ->
        [open-business] відкриття локації
        [family-business] сімейна справа
        [turf-war] війна за райони
        [bribery] підкуп
        [tribute] данина Донові
       *[other] кінець раунду
    }
page-blurb-godfather = Правте Нью-Йорком: виставляйте фігурки, відмивайте гроші, підкуповуйте. Близько 60 хвилин.
page-option-open-suitcases = Відкриті валізи
page-option-open-suitcases-how = Усі відмиті гроші лежать відкрито: менше запам’ятовувати, менше несподіванок.

## The table

page-godfather-title = Хрещений батько. Імперія Корлеоне
page-godfather-act = Раунд
page-godfather-stage = Раунд { $act }
page-godfather-map = Мапа Нью-Йорка

## The board

page-godfather-hudson-river = Річка Гудзон
page-godfather-east-river = Іст-Рівер
# At most two lines, each as short as the frame in the river is narrow.
page-godfather-hudson =
    { $count ->
        [0]
            на дні
            нікого
        [one]
            на дні
            річки: { $count }
        [few]
            на дні
            річки: { $count }
       *[many]
            на дні
            річки: { $count }
    }
page-godfather-place-square =
    { $figure ->
        [none] { $place }, комірка вільна
       *[other] { $place }, комірку займає { $figure }
    }
page-godfather-place-round =
    { $figure ->
        [none] { $place }, прилягає до: { $areas }; комірка вільна
       *[other] { $place }, прилягає до: { $areas }; комірку займає { $figure }
    }
page-godfather-place-turf =
    { $controller ->
        [none] { $turf }, ніхто не контролює
       *[other] { $turf }, контролює { $controller }, маркери: { $markers }
    }
page-godfather-lot = Порожня комірка плитки локації, район «{ $turf }»
page-godfather-neutral = Нейтральні персонажі
page-godfather-thug = Громило

## Players

page-godfather-figures-left = Фігурок у запасі: { $count }
page-godfather-horse = Має голову коня
page-godfather-hand-size = Карти на руці
page-godfather-bills-in-case = Банкноти у валізі
page-godfather-jobs-done = Виконані доручення
page-godfather-turfs-controlled = Підконтрольні райони; лишилося маркерів: { $markers }
page-godfather-known-score =
    { $certain ->
        [yes] Рахунок: ${ $points }
       *[no] Рахунок, відомий усім: ${ $points }. У закритій валізі може бути більше.
    }
page-godfather-known-to-all = Наскільки вам відомо
page-godfather-allies-played = Зіграні спільники: { $allies }

## Market and own things

page-godfather-public-jobs = Загальні доручення
page-godfather-in-deck = у колоді: { $count }
page-godfather-no-jobs = Усі виконано.
page-godfather-job = «{ $name }», колір доручення – { $colour }: { $text } { $values }
page-godfather-allies = Доступні спільники
page-godfather-for-bribes = для підкупу, після війни за райони
page-godfather-no-allies =
    { $act ->
        [4] У раунді IV підкупу немає.
       *[other] Нікого не лишилося.
    }
page-godfather-bank = Загальні колоди
page-godfather-bank-out = вичерпано: { $things }
page-godfather-your-hand = Ваша рука
page-godfather-over-limit =
    { $cards ->
        [one] { $cards } карта: на { $over } понад ліміт { $limit }
        [few] { $cards } карти: на { $over } понад ліміт { $limit }
       *[many] { $cards } карт: на { $over } понад ліміт { $limit }
    }
page-godfather-bills = { $bill }, кількість: { $count }
page-godfather-no-bills-or-goods = ні банкнот, ні товарів
page-godfather-your-suitcase = Ваша валіза
page-godfather-only-you = вміст бачите лише ви

# On the tabs of small screens.
page-godfather-tab-jobs = Доручення
page-godfather-tab-allies = Спільники
page-godfather-tab-hand = Рука
page-godfather-tab-suitcase = Валіза

## The order slip

page-godfather-slip-figure = Сюди йде { $figure }; можна застосувати
page-godfather-slip-front = { $turf } · фасад
page-godfather-how-turn = Фігурка на освітлену комірку, освітлене доручення або спільник; записка покаже, що буде далі.
page-godfather-whose =
    { $owner ->
        [you] ваша фігурка: { $figure }
        [neutral] { $figure }, нейтральний персонаж
       *[other] { $figure }, { $name }
    }
page-godfather-an-ally = Спільник
page-godfather-follows =
    { $what ->
        [pays] Ви платите
        [leaves] З вашої руки
        [paid] Ви отримуєте
        [comes] На вашу руку
        [case] До вашої валізи
       *[river] На дно Гудзону
    }
page-godfather-you-may-take = Ви можете взяти
page-godfather-controller-takes = { $name } контролює район «{ $turf }» і може взяти те саме
page-godfather-who-first = Хто бере першим, вирішуєте ви – ще до першої позначки.
page-godfather-order =
    { $type ->
        [me-first] Спершу ви, потім { $name }
       *[controller-first] Спершу { $name }, потім ви
    }
page-godfather-would-win =
    { $winner ->
        [you] виграєте ви
        [bare] виграєте ви, але маркерів не лишилося
        [tie] нічия: без маркера
        [nobody] там нікого
        [neutral] нейтральна сторона: без маркера
       *[other] виграє { $name }
    }
page-godfather-warning =
    { $warning ->
        [over-limit]
            { $over ->
                [one] Під час данини Донові ви матимете на { $over } карту більше за ліміт { $limit }.
                [few] Під час данини Донові ви матимете на { $over } карти більше за ліміт { $limit }.
               *[many] Під час данини Донові ви матимете на { $over } карт більше за ліміт { $limit }.
            }
        [empty-suitcase] Ваша валіза порожня: вам не буде чого ставити.
        [no-victim] Зараз немає в кого стріляти: нікого не буде вбито.
        [forfeit] Ви не використовуєте: { $things }.
       *[other] Подивіться ще раз, перш ніж це зробити.
    }
page-godfather-no-controller = ніхто не контролює
page-godfather-controls = контролює { $name }
page-godfather-colour-job = колір доручення – { $colour }
page-godfather-touches = прилягає до: { $areas }
page-godfather-front = Фасад, для громила
page-godfather-back = Підсобка, для члена сім’ї
page-godfather-front-free = З фасаду більше ніхто не має зиску.
page-godfather-front-share = Якщо фасад використає громило іншого гравця, те саме бере { $name }.
page-godfather-influence-now = Фігурки зараз
page-godfather-markers-now = Маркери контролю, верхній – перший
page-godfather-costs-pays = Ціна та винагорода
page-godfather-pays = Винагорода
page-godfather-reconstructed = Позначка ≈ – наші власні значення там, де надруковані невідомі.
page-godfather-bought = { $name } бере карту «{ $ally }».
page-godfather-standing-how = Маркери контролю в кожному районі; темне: хто домінував би зараз, прапорець: хто контролює район. Банкноти у валізах, у які ви не можете зазирнути, і кольори доручень не враховано.
page-godfather-colours-led = Кольори, де доручень найбільше
page-godfather-city-end = Місто наприкінці гри
page-godfather-tab-city = Місто
page-godfather-no-share = Підсобки: ніхто з власників районів не бере частки.
page-godfather-do =
    { $type ->
        [thug] Відправити громила
        [member] Відправити: { $member }
        [job] Виконати доручення
        [public-job] Виконати доручення
        [ally] Зіграти спільника
        [front] Зібрати данину
        [space] Піти туди
        [figure] Вибрати цю фігурку
        [turf] Вибрати цей район
        [marker] Перемістити цей маркер
       *[other] Виконати
    }
page-godfather-your-icons = Ваші позначки
page-godfather-your-share = Ваша частка
page-godfather-share-of = { $name } збирає данину в районі, який ви контролюєте: це ваше. У будь-якому порядку; усе за бажанням.
page-godfather-icons-how = У будь-якому порядку; жодна не обов’язкова.
page-godfather-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }
page-godfather-take-free = Взяти все, що без умов

## Decisions on the blotter

page-godfather-on-offer = Доступні
page-godfather-bribe-how = Ставка йде з вашої валізи. Усі конверти відкривають разом.
page-godfather-highest-bid = найбільша ставка вибирає першою
page-godfather-tap-bill = торкніться банкноти, щоб покласти її в конверт
page-godfather-bid-of = із ${ $total }
page-godfather-can-bid = Що ви можете поставити
page-godfather-no-change =
    { $count ->
        [0] жодного розміну
       *[other] жодного розміну; не вийде: { $sums }
    }
page-godfather-horse-first = Голова коня у вас: серед однакових ставок ваша перша.
page-godfather-horse-other = Голову коня тримає { $name }: однакові ставки йдуть у порядку ходів, починаючи з цього гравця.
page-godfather-bid-paid = Ставка, що виграла, сплачується; якщо спільників не лишилося, вона повертається у валізу.
page-godfather-start-again = Почати спочатку
page-godfather-bid-none = Нічого не ставити
page-godfather-seal = Запечатати конверт: ${ $bid }
page-godfather-envelopes-open = Конверти відкрито
page-godfather-ties-horse = однакові ставки – у порядку від голови коня
page-godfather-bids-do = Від найбільшої ставки: кожен сплачує свою й бере спільника. Кому не лишилося, той зберігає ставку.
page-godfather-choose-ally = Виберіть спільника
page-godfather-ally-later = зіграні спільники повертаються у фазі «Данина Донові»
page-godfather-take-ally = Взяти цього спільника
page-godfather-drawn-jobs = Доручення, які ви взяли
page-godfather-other-discarded = інше йде у скид
page-godfather-keep-it = Залишити це доручення
page-godfather-tribute-limit = Карт на руці: { $cards }; ліміт раунду { $act ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $limit }. { $act ->
        [4] Банкноти, які ви тепер лишите, підуть у валізу.
       *[other] Те, що у валізі, не рахується.
    }
page-godfather-choose-card = Вибрати
page-godfather-you-keep = Ви залишаєте
page-godfather-goes-to-don = Іде Донові
page-godfather-tap-keep = Торкніться карт, які лишаєте
page-godfather-tap-card = торкніться карти, щоб передумати
page-godfather-tribute-where = решта: банкноти й товари – у загальні колоди, доручення – у скид
page-godfather-all-at-once = Усі вибирають одночасно; сплачене показують разом.
page-godfather-tribute-more = Виберіть ще { $count }
page-godfather-pay-tribute = Сплатити данину Донові
page-godfather-pick =
    { $asked ->
        [discard] Скинути
        [launder] У валізу
        [opponent] Кого ви грабуєте?
       *[other] Взяти
    }
page-godfather-pick-done =
    { $asked ->
        [discard] Скинути: { $count }
        [launder] Відмити: { $count }
        [opponent] Пограбувати: { $count }
       *[other] Взяти: { $count }
    }
page-godfather-pick-nothing =
    { $asked ->
        [discard] Нічого не скидати
        [launder] Нічого не відмивати
        [opponent] Нікого не грабувати
       *[other] Нічого не брати
    }
page-godfather-heap =
    { $of ->
        [bank] щонайбільше { $count }
       *[hand]
            { $count ->
                [one] { $count } карта
                [few] { $count } карти
                [many] { $count } карт
               *[other] { $count } карти
            }
    }
page-godfather-pick-up-to = Щонайбільше { $most }; можна менше.
page-godfather-pick-exactly = Рівно { $most }.
page-godfather-offer-bills = Ваші банкноти
page-godfather-offer-how = Усі пропозиції відкривають разом.
page-godfather-seal-offer = Запечатати пропозицію

## The end

page-godfather-wins =
    { $count ->
        [one]
            { $tied ->
                [yes] Нічию виграє { $names } із сумою { $score } $.
               *[no] Перемагає { $names } із сумою { $score } $.
            }
        [few] Спільна перемога із сумою { $score } $: { $names }.
       *[many] Спільна перемога із сумою { $score } $: { $names }.
    }
page-godfather-wins-how =
    { $tie ->
        [none] Банкноти у валізі, домінування в районах і найбільше доручень одного кольору.
        [dominance] Грошей порівну: у разі нічиєї виграє той, хто домінує в більшій кількості районів.
        [jobs] Порівну грошей і районів: у разі нічиєї виграє той, хто має більше доручень.
       *[other] Грошей порівну: вирішила додаткова умова.
    }
page-godfather-source =
    { $source ->
        [bills] банкноти { $points } $
        [dominance]
            { $of ->
                [none] домінування { $points } $
               *[other] домінування: { $of }
            }
        [colours]
            { $of ->
                [none] найбільше доручень одного кольору { $points } $
               *[other] найбільше доручень: { $of }
            }
       *[other] за місце { $points } $
    }
page-godfather-legend-bills = банкноти у валізі
page-godfather-legend-dominance = 5 $ за кожен район, де ви домінуєте (за номером)
page-godfather-legend-jobs = 5 $ за кожен колір, у якому доручень найбільше
page-godfather-bid-nothing = Нульова ставка не дає спільника.
page-godfather-last-figure =
    Ваша остання фігурка: після неї ця фаза для вас закінчена. На руці ще є: { $held ->
        [jobs] { $jobs ->
                [one] { $jobs } доручення, яке можна виконати
                [few] { $jobs } доручення, які можна виконати
               *[many] { $jobs } доручень, які можна виконати
            }
        [allies] { $allies ->
                [one] { $allies } спільник
                [few] { $allies } спільники
               *[many] { $allies } спільників
            }
       *[both] { $allies ->
                [one] { $allies } спільник
                [few] { $allies } спільники
               *[many] { $allies } спільників
            } та { $jobs ->
                [one] { $jobs } доручення, яке можна виконати
                [few] { $jobs } доручення, які можна виконати
               *[many] { $jobs } доручень, які можна виконати
            }
    }.
