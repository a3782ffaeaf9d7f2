### Chicago (unofficial engine, our own words).
### Nearly all values of the cards are reconstructed and not the printed ones. Names of players, cards and places
### come into a sentence as finished words, after a colon or in quotes. In events a field that the reader may not
### see is “hidden”, and one that is empty is “none”. A key of this file comes before the common one of its name.

chicago-title = Чикаго

## Families, henchmen, tokens

chicago-family-colombo = Коломбо
chicago-family-colombo-mark = Ко
chicago-family-bonanno = Бонанно
chicago-family-bonanno-mark = Бо
chicago-family-gambino = Гамбіно
chicago-family-gambino-mark = Га
chicago-family-genovese = Дженовезе
chicago-family-genovese-mark = Дж
chicago-colour-orange = помаранчевий
chicago-colour-orange-mark = П
chicago-colour-purple = фіолетовий
chicago-colour-purple-mark = Ф
chicago-colour-brown = коричневий
chicago-colour-brown-mark = К
chicago-colour-grey = сірий
chicago-colour-grey-mark = С
chicago-colour-agent = агент ФБР
chicago-colour-agent-mark = А
chicago-token-mansion = маєток
chicago-token-car = автомобіль
chicago-token-art = витвір мистецтва
chicago-token-title = цінний папір
chicago-token-gangster = гангстер
chicago-token-hat = вплив «капелюх»
chicago-token-city = вплив «місто»
chicago-token-mansion-short = маєт
chicago-token-car-short = авто
chicago-token-art-short = мист
chicago-token-title-short = папір
chicago-token-gangster-short = ганг
chicago-token-hat-short = кап
chicago-token-city-short = міст
chicago-players-2 = двоє гравців
chicago-players-3 = троє гравців
chicago-players-4 = четверо гравців

## Cards of the deck

chicago-card-gangster = гангстер
chicago-card-family = карта сім’ї
chicago-card-movement = переміщення
chicago-card-mansion = маєток
chicago-card-car = автомобіль
chicago-card-art = витвір мистецтва
chicago-card-title = цінний папір
chicago-card-special = особлива дія
chicago-card-gangster-text = Дія «Гангстери»: викладіть карту на свій стіл і сплатіть 1 $. Гангстери потрібні для бізнесів і атак; 4 дають імунітет до Хабаря.
chicago-card-family-text = Дія «Сім’я»: викладіть від однієї до трьох таких карт без оплати; на столі їх не буває більше трьох. Вони потрібні для бізнесів, кожна збільшує ліміт руки на один, і всі разом ідуть за одну силу сім’ї.
chicago-card-movement-text = Дія «Переміщення»: скиньте карту й перемістіть один або два різні жетони міста, кожен щонайбільше на три кроки по діагоналі.
chicago-card-mansion-text = Дія «Активи»: викладіть карту на свій стіл і сплатіть 1 $. Набори різних активів дають 1, 2, 4, 6.
chicago-card-car-text = Дія «Активи»: викладіть карту на свій стіл і сплатіть 1 $. Набори різних активів дають 1, 2, 4, 6.
chicago-card-art-text = Дія «Активи»: викладіть карту на свій стіл і сплатіть 1 $. Набори різних активів дають 1, 2, 4, 6.
chicago-card-title-text = Дія «Активи»: викладіть карту на свій стіл і сплатіть 1 $. Набори різних активів дають 1, 2, 4, 6.
chicago-special-S1 = Імунітет
chicago-special-S1-text = Візьміть 1 карту. До кінця раунду жоден штраф карт міста на вас не діє.
chicago-special-S2 = Вербування
chicago-special-S2-text = Викладіть із руки до двох гангстерів без оплати.
chicago-special-S3 = Аукціон
chicago-special-S3-text = Викладіть із руки до двох активів без оплати.
chicago-special-S4 = Кінці у воду
chicago-special-S4-text = Вилучіть із гри одного агента в місті. Візьміть 1 карту.
chicago-special-S5 = Переманювання
chicago-special-S5-text = Заберіть поплічника поруч із бізнесом, який ви контролюєте. Агент його місця не займає.
chicago-special-S6 = Торгівля впливом
chicago-special-S6-text = Викладіть до двох карт із руки як вплив без оплати.
chicago-special-S7 = Контрабанда
chicago-special-S7-text = Візьміть 3 карти.
chicago-special-S8 = Замах
chicago-special-S8-text = Суперник, що має гангстера, але не більше гангстерів, ніж ви, втрачає одного. Візьміть 1 карту.
chicago-special-S9 = Шантаж
chicago-special-S9-text = Візьміть по одній випадковій карті з рук щонайбільше двох суперників; при грі вдвох – дві карти в суперника.
chicago-special-S10 = Відмивання грошей
chicago-special-S10-text = Скиньте до трьох карт, потім візьміть стільки ж і ще дві.

## Businesses, and in six letters for the map

chicago-business-1 = Бар
chicago-business-1-short = Бар
chicago-business-2 = Сигарна крамниця
chicago-business-2-short = Сигари
chicago-business-3 = Рибна крамниця
chicago-business-3-short = Риба
chicago-business-4 = Склад
chicago-business-4-short = Склад
chicago-business-5 = Театр
chicago-business-5-short = Театр
chicago-business-6 = Радіостанція
chicago-business-6-short = Радіо
chicago-business-7 = Газета
chicago-business-7-short = Газета
chicago-business-8 = Кінотеатр
chicago-business-8-short = Кіно
chicago-business-9 = Кінний клуб
chicago-business-9-short = Коні
chicago-business-10 = Гольф-клуб
chicago-business-10-short = Гольф
chicago-business-11 = Кабаре
chicago-business-11-short = Кабаре
chicago-business-12 = Боксерський зал
chicago-business-12-short = Бокс
chicago-business-13 = Винокурня
chicago-business-13-short = Винок.
chicago-business-14 = Ресторан
chicago-business-14-short = Рестор
chicago-business-15 = Ювелірна крамниця
chicago-business-15-short = Ювел.
chicago-business-16 = Ломбард
chicago-business-16-short = Ломб.
chicago-business-17 = Казино
chicago-business-17-short = Казино
chicago-business-18 = Готель
chicago-business-18-short = Готель
chicago-business-19 = Фабрика
chicago-business-19-short = Фабр.
chicago-business-20 = Банк
chicago-business-20-short = Банк
chicago-business-21 = Порт
chicago-business-21-short = Порт
chicago-business-22 = Залізниця
chicago-business-22-short = Заліз.
chicago-business-23 = М’ясокомбінат
chicago-business-23-short = М’ясо
chicago-business-24 = Аеропорт
chicago-business-24-short = Аероп.

## City cards

chicago-penalty-bribe = Хабар
chicago-penalty-sabotage = Саботаж
chicago-penalty-ethics = Етичний кодекс
chicago-penalty-confrontation = Сутичка
chicago-city-card-bribe-short = Хабар
chicago-city-card-bribe-text = Новий власник сплачує ще 1 $, якщо має карту на руці. Імунітет – щонайменше 4 гангстери.
chicago-city-card-sabotage-short = Саботаж
chicago-city-card-sabotage-text = Новий власник втрачає актив. Імунітет – щонайменше 2 впливу «капелюх» і 2 впливу «місто».
chicago-city-card-code-of-ethics-short = Кодекс
chicago-city-card-code-of-ethics-text = Новий власник втрачає одиницю впливу. Імунітет – усі чотири види активів.
chicago-city-card-confrontation-short = Сутичка
chicago-city-card-confrontation-text = Новий власник втрачає гангстера. Імунітет – поплічники всіх кольорів.
chicago-city-card-al-capone-down = Аль Капоне, рухається вниз
chicago-city-card-al-capone-down-short = Капоне ↓
chicago-city-card-al-capone-down-text = Збір данини в цьому ряду дає на карту більше. Наприкінці раунду він переходить на ряд нижче.
chicago-city-card-al-capone-up = Аль Капоне, рухається вгору
chicago-city-card-al-capone-up-short = Капоне ↑
chicago-city-card-al-capone-up-text = Збір данини в цьому ряду дає на карту більше. Наприкінці раунду він переходить на ряд вище.

## Mini-board

chicago-area-influence = Вплив
chicago-area-influence-short = Впл
chicago-area-influence-text = сірий + коричневий: без 1 $ за вплив, раз за раунд
chicago-area-gangsters = Гангстери
chicago-area-gangsters-short = Ган
chicago-area-gangsters-text = фіолетовий + фіолетовий: без 1 $ за гангстера, раз за раунд
chicago-area-assets = Активи
chicago-area-assets-short = Ак.
chicago-area-assets-text = коричневий + коричневий: без 1 $ за актив, раз за раунд
chicago-area-business = Бізнес
chicago-area-business-short = Біз
chicago-area-business-text = фіолетовий + помаранчевий: щоразу брати дві карти замість однієї
chicago-area-special = Особлива дія
chicago-area-special-short = Осо
chicago-area-special-text = помаранчевий + помаранчевий: щоразу без пари для особливої карти
chicago-area-movement = Переміщення
chicago-area-movement-short = Пер
chicago-area-movement-text = сірий + сірий: щоразу після переміщення можна прибрати агента
chicago-power-son = Син (щонайменше 1 карта сім’ї)
chicago-power-son-text = взяти дві карти; імунітет до одного штрафу в цьому раунді
chicago-power-father = Батько (щонайменше 2 карти сім’ї)
chicago-power-father-text = взяти чотири карти; можна перемістити агента
chicago-power-grandfather = Дід (3 карти сім’ї)
chicago-power-grandfather-text = взяти одну карту; можна забрати поплічника, прибрати агента
chicago-extra-A = Додаткова дія A
chicago-extra-A-text = щонайменше 4 впливу загалом
chicago-extra-B = Додаткова дія B
chicago-extra-B-text = щонайменше 4 гангстери
chicago-extra-C = Додаткова дія C
chicago-extra-C-text = по одному активу кожного виду
chicago-extra-D = Додаткова дія D
chicago-extra-D-text = по поплічнику кожного кольору
chicago-extra-E = Додаткова дія E
chicago-extra-E-text = контроль щонайменше над 4 бізнесами
chicago-benefit-income = дві карти
chicago-benefit-bonus = позичений бонус
chicago-benefit-control = контроль без однієї вимоги

## Phases

chicago-phase-set-up = Приготування до гри
chicago-phase-income = Дохід
chicago-phase-actions = Дії
chicago-phase-control = Контроль
chicago-phase-round-end = Кінець раунду
chicago-phase-end = Кінець гри

## Events: set-up and rounds

chicago-event-deck-made =
    { $cards ->
        [one] Скид перетасовано в нову колоду: { $cards } карта.
        [few] Скид перетасовано в нову колоду: { $cards } карти.
       *[many] Скид перетасовано в нову колоду: { $cards } карт.
    }
chicago-event-card-dealt =
    { $kind ->
        [hidden] { $seat } отримує карту.
       *[other] { $seat } отримує: { $kind }
    }
chicago-event-card-drawn =
    { $kind ->
        [hidden] { $seat } бере карту.
       *[other] { $seat } бере: { $kind }
    }
chicago-event-card-under =
    { $kind ->
        [hidden] { $seat } кладе карту під колоду.
       *[other] { $seat } кладе під колоду: { $kind }
    }
chicago-event-card-returned =
    { $kind ->
        [hidden] { $seat } повертає карту під колоду.
       *[other] { $seat } повертає під колоду: { $kind }
    }
chicago-event-henchman-laid = У проміжку { $hole } лежить поплічник: { $colour }
chicago-event-city-card-laid = Біля ряду { $row } лежить «{ $city_card }»
chicago-event-first-henchman = { $seat } починає з поплічником: { $colour }
chicago-event-start-player = Перший гравець – { $seat }.
chicago-event-round-begins = Починається раунд { $round }.
chicago-event-phase-begins = Фаза: { $phase }
chicago-event-turn-begins =
    { $extra ->
        [yes] { $seat } може виконати додаткову дію.
       *[no] Ходить { $seat }.
    }
chicago-event-business-revealed = Відкрито { $card }: «{ $business }»
chicago-event-token-laid = На карті «{ $card }» лежить бонусний жетон: { $token }

## Events: income

chicago-event-godchild = У цьому раунді хрещений батько допомагає: { $seat }.
chicago-event-extorted =
    { $cards ->
        [one] { $seat } збирає данину, «{ $card }»: { $cards } карта
        [few] { $seat } збирає данину, «{ $card }»: { $cards } карти
       *[many] { $seat } збирає данину, «{ $card }»: { $cards } карт
    }
chicago-event-not-extorted = { $seat } не збирає данини.
chicago-event-godfather-income = { $seat } бере дві карти хрещеного батька.

## Events: actions

chicago-event-money-paid =
    { $kind ->
        [hidden] { $seat } сплачує 1 $.
       *[other] { $seat } сплачує 1 $: { $kind }
    }
chicago-event-bonus-used =
    { $by_godfather ->
        [yes] { $seat } використовує бонус, позичений хрещеним батьком: { $area }
       *[no] { $seat } використовує бонус: { $area }
    }
chicago-event-influence-laid =
    { $side ->
        [hat] { $seat } викладає вплив «капелюх»{ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
       *[city] { $seat } викладає вплив «місто»{ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
    }
chicago-event-gangster-laid = { $seat } викладає гангстера.
chicago-event-asset-laid = { $seat } викладає актив: { $asset }
chicago-event-special-played = { $seat } грає особливу карту «{ $special }».
chicago-event-movement-played = { $seat } грає карту переміщення.
chicago-event-token-moved = { $seat } переміщує жетон, { $from } → { $to }: { $token }
chicago-event-agent-removed = { $seat } вилучає з гри агента в проміжку { $hole }.
chicago-event-family-laid =
    { $cards ->
        [one] { $seat } викладає { $cards } карту сім’ї.
        [few] { $seat } викладає { $cards } карти сім’ї.
       *[many] { $seat } викладає { $cards } карт сім’ї.
    }
chicago-event-power-used =
    { $power ->
        [son] { $seat } використовує Сина
        [father] { $seat } використовує Батька
       *[grandfather] { $seat } використовує Діда
    } і скидає { $cards ->
        [one] { $cards } карту сім’ї.
        [few] { $cards } карти сім’ї.
       *[many] { $cards } карт сім’ї.
    }
chicago-event-immune =
    { $penalty ->
        [all] { $seat } має імунітет до всіх штрафів у цьому раунді.
       *[other] { $seat } має в цьому раунді імунітет до штрафу «{ $penalty }».
    }
chicago-event-henchman-taken = { $seat } забирає поплічника з проміжку { $hole }: { $colour }
chicago-event-henchman-placed = { $seat } розміщує поплічника на ділянці «{ $area }»: { $colour }
chicago-event-henchman-lost = { $seat } не має вільного місця, тож поплічник залишає гру: { $colour }
chicago-event-agent-placed = Агент ФБР з’являється в проміжку { $hole }.
chicago-event-extra-claimed = { $seat } отримує додаткову дію { $extra }.
chicago-event-extra-used = { $seat } використовує додаткову дію { $extra }.
chicago-event-blackmailed =
    { $kind ->
        [hidden] { $seat } бере карту з руки гравця { $victim }.
       *[other] { $seat } бере з руки гравця { $victim }: { $kind }
    }
chicago-event-card-discarded =
    { $kind ->
        [hidden] { $seat } скидає карту.
       *[other] { $seat } скидає: { $kind }
    }

## Events: control

chicago-event-claim-announced =
    { $ignoring ->
        [none] { $seat } заявляє права: «{ $card }».
        [henchmen] { $seat } заявляє права: «{ $card }», з допомогою хрещеного батька без поплічників.
        [asset] { $seat } заявляє права: «{ $card }», з допомогою хрещеного батька без активу.
        [influence] { $seat } заявляє права: «{ $card }», з допомогою хрещеного батька без впливу.
        [family] { $seat } заявляє права: «{ $card }», з допомогою хрещеного батька без карти сім’ї.
        [gangsters] { $seat } заявляє права: «{ $card }», з допомогою хрещеного батька без гангстерів.
       *[money] { $seat } заявляє права: «{ $card }», з допомогою хрещеного батька без грошей.
    }
chicago-event-attack-announced =
    { $ignoring ->
        [none] { $seat } атакує бізнес «{ $card }» (власник – { $owner }).
        [henchmen] { $seat } атакує бізнес «{ $card }» (власник – { $owner }), з допомогою хрещеного батька без поплічників.
        [asset] { $seat } атакує бізнес «{ $card }» (власник – { $owner }), з допомогою хрещеного батька без активу.
        [influence] { $seat } атакує бізнес «{ $card }» (власник – { $owner }), з допомогою хрещеного батька без впливу.
        [family] { $seat } атакує бізнес «{ $card }» (власник – { $owner }), з допомогою хрещеного батька без карти сім’ї.
        [gangsters] { $seat } атакує бізнес «{ $card }» (власник – { $owner }), з допомогою хрещеного батька без гангстерів.
       *[money] { $seat } атакує бізнес «{ $card }» (власник – { $owner }), з допомогою хрещеного батька без грошей.
    }
chicago-event-passed = { $seat } пасує.
chicago-event-opposed =
    { $ignoring ->
        [none] { $seat } заперечує.
        [henchmen] { $seat } заперечує, з допомогою хрещеного батька без поплічників.
        [asset] { $seat } заперечує, з допомогою хрещеного батька без активу.
        [influence] { $seat } заперечує, з допомогою хрещеного батька без впливу.
        [family] { $seat } заперечує, з допомогою хрещеного батька без карти сім’ї.
        [gangsters] { $seat } заперечує, з допомогою хрещеного батька без гангстерів.
       *[money] { $seat } заперечує, з допомогою хрещеного батька без грошей.
    }
chicago-event-not-opposed = { $seat } не заперечує.
chicago-event-opposition-won = { $seat } здобуває бізнес «{ $card }» завдяки запереченню.
chicago-event-control-taken =
    { $from ->
        [none] { $seat } здобуває контроль: «{ $card }».
       *[other] { $seat } відбирає бізнес «{ $card }» у гравця { $from }.
    }
chicago-event-token-taken = { $seat } бере бонусний жетон: { $token }
chicago-event-chief-placed = { $seat } ставить голову сім’ї на бізнес «{ $card }».
chicago-event-gangster-lost =
    { $token ->
        [yes] { $seat } віддає жетон гангстера.
       *[no] { $seat } віддає гангстера.
    }
chicago-event-influence-lost =
    { $side ->
        [hat] { $token ->
            [yes] { $seat } віддає жетон впливу «капелюх».
           *[no] { $seat } віддає вплив «капелюх»{ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
       *[city] { $token ->
            [yes] { $seat } віддає жетон впливу «місто».
           *[no] { $seat } віддає вплив «місто»{ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
    }
chicago-event-asset-lost =
    { $token ->
        [yes] { $seat } віддає жетон активу: { $asset }
       *[no] { $seat } віддає актив: { $asset }
    }
chicago-event-penalty-escaped = { $seat } має імунітет до штрафу «{ $penalty }».
chicago-event-penalty-strikes = { $seat } зазнає штрафу «{ $penalty }».
chicago-event-penalty-empty = { $seat } не має чого втрачати через штраф «{ $penalty }».

## Events: end of a round and of the game

chicago-event-hand-limit =
    { $kind ->
        [hidden] { $seat } скидає карту понад ліміт руки.
       *[other] { $seat } скидає понад ліміт руки: { $kind }
    }
chicago-event-city-cards-taken = Карти міста збирають.
chicago-event-scored =
    { $score ->
        [one] { $seat } завершує гру: { $score } очко.
        [few] { $seat } завершує гру: { $score } очки.
       *[many] { $seat } завершує гру: { $score } очок.
    }
chicago-event-winner = { $seat } перемагає.
chicago-event-place-points =
    { $points ->
        [one] { $seat } отримує { $points } очко за місце.
        [few] { $seat } отримує { $points } очки за місце.
       *[many] { $seat } отримує { $points } очок за місце.
    }

## Several events told as one

chicago-log-dealt =
    { $cards ->
        [hidden] { $seat } отримує { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
           *[many] { $count } карт.
        }
       *[other] { $seat } отримує: { $cards }
    }
chicago-log-draws =
    { $cards ->
        [hidden] { $seat } бере { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
           *[many] { $count } карт.
        }
       *[other] { $seat } бере: { $cards }
    }
chicago-log-under =
    { $cards ->
        [hidden] { $seat } кладе { $count ->
            [one] { $count } карту під колоду.
            [few] { $count } карти під колоду.
           *[many] { $count } карт під колоду.
        }
       *[other] { $seat } кладе під колоду: { $cards }
    }
chicago-log-pays =
    { $cards ->
        [hidden] { $seat } сплачує { $count } $.
       *[other] { $seat } сплачує { $count } $: { $cards }
    }
chicago-log-discards =
    { $cards ->
        [hidden] { $seat } скидає { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
           *[many] { $count } карт.
        }
       *[other] { $seat } скидає: { $cards }
    }
chicago-log-limit =
    { $cards ->
        [hidden] { $seat } скидає понад ліміт руки { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
           *[many] { $count } карт.
        }
       *[other] { $seat } скидає понад ліміт руки: { $cards }
    }

## Actions

chicago-action-influence =
    { $side ->
        [hat] Вплив «капелюх»: { $card }
       *[city] Вплив «місто»: { $card }
    }
chicago-action-gangster = Викласти гангстера
chicago-action-asset = Актив: { $asset }
chicago-action-business = Відкрити: { $card }
chicago-action-business-draw = Бізнес: взяти карту, усі бізнеси відкрито
chicago-action-special = Особлива карта: { $special }
chicago-action-special-by-godfather = Особлива карта з допомогою хрещеного батька: { $special }
chicago-action-movement = Переміщення: перемістити один або два жетони
chicago-action-family =
    { $cards ->
        [one] Сім’я: викласти { $cards } карту
        [few] Сім’я: викласти { $cards } карти
       *[many] Сім’я: викласти { $cards } карт
    }
chicago-action-son = Сила сім’ї: Син
chicago-action-father = Сила сім’ї: Батько
chicago-action-grandfather = Сила сім’ї: Дід
chicago-action-go-on = Далі
chicago-action-pay = Сплатити картою: { $card }
chicago-action-free = Не платити: свій бонус
chicago-action-free-by-godfather = Не платити: позичений бонус
chicago-action-reveal = Відкрити: { $card }
chicago-action-extort = Зібрати данину: { $card }
chicago-action-no-extortion = Не збирати
chicago-action-godfather-income = Дві карти
chicago-action-under = Покласти під колоду: { $card }
chicago-action-use-bonus = Використати бонус
chicago-action-no-bonus = Без бонусу
chicago-action-use-bonus-by-godfather = Позичений бонус
chicago-action-token = Проміжок { $hole } ({ $token })
chicago-action-no-token = Не переміщувати (іншого) жетона
chicago-action-to = У проміжок { $hole }
chicago-action-remove-agent = Агент у проміжку { $hole }
chicago-action-no-agent = Не прибирати агента
chicago-action-place-own = { $area }
chicago-action-place-shared = { $area }
chicago-action-lay = Викласти: { $card }
chicago-action-lay-influence =
    { $side ->
        [hat] Вплив «капелюх»: { $card }
       *[city] Вплив «місто»: { $card }
    }
chicago-action-no-more = Більше не викладати карт
chicago-action-rival = { $seat }
chicago-action-no-rival = Більше нікого
chicago-action-discard = Скинути: { $card }
chicago-action-lose-gangster =
    { $of ->
        [card] Карта гангстера
       *[token] Жетон гангстера
    }
chicago-action-lose-influence =
    { $side ->
        [hat] Вплив «капелюх»: { $card }
       *[city] Вплив «місто»: { $card }
    }
chicago-action-lose-influence-token =
    { $side ->
        [hat] Жетон впливу «капелюх»
       *[city] Жетон впливу «місто»
    }
chicago-action-lose-asset = Карта: { $asset }
chicago-action-lose-asset-token = Жетон: { $asset }
chicago-action-immune = { $penalty }
chicago-action-claim =
    { $ignoring ->
        [none] Заявити права: { $card }
        [henchmen] Заявити права з допомогою: { $card } без поплічників
        [asset] Заявити права з допомогою: { $card } без активу
        [influence] Заявити права з допомогою: { $card } без впливу
        [family] Заявити права з допомогою: { $card } без карти сім’ї
        [gangsters] Заявити права з допомогою: { $card } без гангстерів
       *[money] Заявити права з допомогою: { $card } без грошей
    }
chicago-action-attack =
    { $ignoring ->
        [none] Атакувати: { $card }
        [henchmen] Атакувати з допомогою: { $card } без поплічників
        [asset] Атакувати з допомогою: { $card } без активу
        [influence] Атакувати з допомогою: { $card } без впливу
        [family] Атакувати з допомогою: { $card } без карти сім’ї
        [gangsters] Атакувати з допомогою: { $card } без гангстерів
       *[money] Атакувати з допомогою: { $card } без грошей
    }
chicago-action-pass = Спасувати
chicago-action-oppose =
    { $ignoring ->
        [none] Заперечити
        [henchmen] Заперечити з допомогою хрещеного батька, без поплічників
        [asset] Заперечити з допомогою хрещеного батька, без активу
        [influence] Заперечити з допомогою хрещеного батька, без впливу
        [family] Заперечити з допомогою хрещеного батька, без карти сім’ї
        [gangsters] Заперечити з допомогою хрещеного батька, без гангстерів
       *[money] Заперечити з допомогою хрещеного батька, без грошей
    }
chicago-action-no-opposition = Не заперечувати
chicago-action-henchman = Проміжок { $hole } ({ $colour })
chicago-action-chief = Поставити
chicago-action-no-chief = Лишити вдома
chicago-action-extra = Додаткова дія { $extra }
chicago-action-return = Повернути: { $card }
chicago-action-keep = Залишити: { $card }

## The first list of a turn

chicago-group-power-son = Сила сім’ї: Син
chicago-group-power-father = Сила сім’ї: Батько
chicago-group-power-grandfather = Сила сім’ї: Дід
chicago-group-hat = Вплив: капелюх
chicago-group-city = Вплив: місто
chicago-group-gangster = Гангстери: викласти одного
chicago-group-asset = Активи: викласти один
chicago-group-business = Бізнес: відкрити та взяти карту
chicago-group-special = Особлива дія: зіграти карту
chicago-group-movement = Переміщення: перемістити жетони
chicago-group-family = Сім’я: викласти карти
chicago-group-claim = Заявити права на бізнес
chicago-group-claim-help = Заявити права з допомогою хрещеного батька
chicago-group-attack = Атакувати бізнес
chicago-group-attack-help = Атакувати з допомогою хрещеного батька
chicago-group-pass = Спасувати: ви вибуваєте з цієї фази
chicago-group-go-on = Далі без додаткової дії
chicago-group-row-a = Проміжки ряду a
chicago-group-row-b = Проміжки ряду b
chicago-group-row-c = Проміжки ряду c
chicago-group-row-d = Проміжки ряду d
chicago-group-row-e = Проміжки ряду e
chicago-group-row-f = Проміжки ряду f

## What is asked

chicago-prompt-act =
    { $extra ->
        [yes] Ваша додаткова дія: виконайте її або збережіть 2 очки.
       *[no] Ваш хід: виконайте одну дію.
    }
chicago-prompt-after =
    { $window ->
        [taken] Бізнес ваш: використати силу сім’ї чи продовжити без неї?
        [end] Перед кінцем вашого ходу: використати силу сім’ї чи продовжити без неї?
       *[action] Використати силу сім’ї зараз чи продовжити без неї?
    }
chicago-prompt-pay =
    { $for ->
        [influence] Сплатіть 1 $ за вплив: скиньте карту.
        [gangsters] Сплатіть 1 $ за гангстера: скиньте карту.
        [assets] Сплатіть 1 $ за актив: скиньте карту.
        [bribe] Хабар: сплатіть 1 $, скиньте карту.
       *[business] Сплатіть { $amount } $ за бізнес «{ $card }»: { $amount ->
            [one] скиньте { $amount } карту.
            [few] скиньте { $amount } карти.
           *[many] скиньте { $amount } карт.
        }
    }
chicago-prompt-reveal = Відкрийте бізнес: яку карту, що лежить долілиць?
chicago-prompt-extort =
    { $godchild ->
        [yes] Ви хрещеник: взяти дві карти?
       *[no] Зібрати данину з одного зі своїх бізнесів?
    }
chicago-prompt-under =
    { $attacked ->
        [yes] { $seat } атакує ваш бізнес «{ $card }»: за це ви взяли дві карти. Яка з них іде під колоду?
       *[no]
            { $count ->
                [one] Яка з узятих карт іде під колоду?
                [few] Які { $count } з узятих карт ідуть під колоду?
               *[many] Які { $count } з узятих карт ідуть під колоду?
            }
    }
chicago-prompt-use-bonus =
    { $area ->
        [business] Бонус ділянки «Бізнес»: взяти дві карти замість однієї?
       *[movement] Бонус ділянки «Переміщення»: прибрати агента?
    }
chicago-prompt-token =
    { $purpose ->
        [father] Батько: якого агента перемістити?
        [second] Переміщення: який жетон перемістити другим?
       *[movement] Переміщення: який жетон перемістити?
    }
chicago-prompt-hole = Куди перемістити з проміжку { $hole }? ({ $token })
chicago-prompt-agent = Який агент залишає гру?
chicago-prompt-place = Куди йде ваш поплічник? ({ $colour })
chicago-prompt-lay = «{ $special }»: яку карту ви викладаєте без оплати?
chicago-prompt-rival =
    { $special ->
        [S8] Замах: хто втрачає гангстера?
       *[S9] Шантаж: з чиєї руки ви берете карту?
    }
chicago-prompt-lose-gangster =
    { $why ->
        [attack] Атака коштує вам гангстера: якого?
        [penalty] Сутичка коштує вам гангстера: якого?
       *[special] Замах коштує вам гангстера: якого?
    }
chicago-prompt-lose-influence =
    { $why ->
        [penalty] Етичний кодекс коштує вам одиниці впливу: якої?
       *[opposition] Заперечення коштує вам одиниці впливу: якої?
    }
chicago-prompt-lose-asset = Саботаж коштує вам активу: якого?
chicago-prompt-choose-penalty = Син: до якого штрафу ви маєте імунітет у цьому раунді?
chicago-prompt-claim = Ваш хід: заявіть права на бізнес, атакуйте або спасуйте.
chicago-prompt-oppose = { $seat } заявляє права: «{ $card }». Заперечити? Це коштує вам одиниці впливу.
chicago-prompt-henchman =
    { $why ->
        [grandfather] Дід: якого поплічника в місті ви забираєте?
        [special] Переманювання: якого поплічника ви забираєте?
       *[control] Якого поплічника поруч із бізнесом «{ $card }» ви забираєте?
    }
chicago-prompt-chief = Поставити голову сім’ї на бізнес «{ $card }»? У цьому раунді його ніхто не зможе атакувати.
chicago-prompt-extra-choice = Ви виконали дві умови: яку додаткову дію ви берете?
chicago-prompt-discard =
    { $count ->
        [one] Відмивання грошей: скиньте { $count } карту; ви берете стільки ж і ще дві.
        [few] Відмивання грошей: скиньте до { $count } карт; ви берете стільки ж і ще дві.
       *[many] Відмивання грошей: скиньте до { $count } карт; ви берете стільки ж і ще дві.
    }
chicago-prompt-return-cards = Таємно виберіть дві карти, що повернуться під колоду; першою – верхню.
chicago-prompt-keep-cards =
    { $limit ->
        [one] Ліміт руки: виберіть { $limit } карту, яку залишаєте.
        [few] Ліміт руки: виберіть { $limit } карти, які залишаєте.
       *[many] Ліміт руки: виберіть { $limit } карт, які залишаєте.
    }

## Hints: what a choice brings

chicago-need-henchmen = поплічники ({ $colours })
chicago-need-asset = актив ({ $asset })
chicago-need-any = будь-який
chicago-need-influence =
    { $side ->
        [hat] { $count ->
            [one] { $count } вплив «капелюх»
            [few] { $count } впливу «капелюх»
           *[many] { $count } впливу «капелюх»
        }
       *[city] { $count ->
            [one] { $count } вплив «місто»
            [few] { $count } впливу «місто»
           *[many] { $count } впливу «місто»
        }
    }
chicago-need-family = карта сім’ї
chicago-need-gangsters =
    { $count ->
        [one] { $count } гангстер
        [few] { $count } гангстери
       *[many] { $count } гангстерів
    }
chicago-need-money = ${ $count }
chicago-hint-business = вимоги: { $needs } → дохід { $income }, очки { $points }
chicago-hint-control = сплатити { $money } $ → дохід { $income }, очки { $points }
chicago-hint-token = жетон: { $token }
chicago-hint-owner = власник: { $seat }
chicago-hint-penalty =
    { $immune ->
        [yes] імунітет: { $penalty }
       *[no] штраф: { $penalty }
    }
chicago-hint-loss =
    { $penalty ->
        [bribe] коштуватиме ще 1 $, біля ряду { $row }
        [sabotage] коштуватиме активу, біля ряду { $row }
        [code-of-ethics] коштуватиме одиниці впливу, біля ряду { $row }
       *[confrontation] коштуватиме гангстера, біля ряду { $row }
    }
chicago-hint-cards =
    { $cards ->
        [one] взяти { $cards } карту
        [few] взяти { $cards } карти
       *[many] взяти { $cards } карт
    }
chicago-hint-near = поруч: { $tokens }
chicago-hint-row = ряд: { $card }
chicago-hint-area = там: { $inside } · { $bonus }
chicago-hint-areas = для: { $areas }
chicago-hint-completes = завершує: { $areas }
chicago-hint-fourth = місця не лишилося: він залишить гру
chicago-hint-rival =
    { $cards ->
        [one] { $cards } карта на руці
        [few] { $cards } карти на руці
       *[many] { $cards } карт на руці
    }, { $gangsters ->
        [one] { $gangsters } гангстер
        [few] { $gangsters } гангстери
       *[many] { $gangsters } гангстерів
    }
chicago-hint-special = { $mark }{ $pair } → { $text }
chicago-group-have = у вас { $have }
chicago-group-count =
    { $count ->
        [one] { $count } на вибір
        [few] { $count } на вибір
       *[many] { $count } на вибір
    }

## The screen

chicago-ui-round = РАУНД { $round }/{ $rounds }
chicago-ui-start-player = починає:
chicago-ui-piles = колода { $deck } · скид { $discards }
chicago-ui-supply = Агентів у запасі { $agents } · лишилося додаткових дій { $extras }
chicago-ui-aside = відкладено: { $cards }
chicago-ui-godchild-uses =
    { $used ->
        [none] хрещеник, обидві переваги доступні
       *[other] хрещеник, використано: { $used }
    }
chicago-ui-city = Чикаго
chicago-ui-need =
    { $what ->
        [hat] кап{ $count }
        [city] міст{ $count }
        [any] актив
        [mansion] маєток
        [car] авто
        [art] мист
        [title] папір
        [family] сім
        [gangsters] { $count }ганг
       *[money] ${ $count }
    }
chicago-ui-need-tiny =
    { $what ->
        [hat] кап{ $count }
        [city] міс{ $count }
        [any] актив
        [mansion] маєт
        [car] авт
        [art] мис
        [title] папір
        [family] сім
        [gangsters] { $count }г
       *[money] ${ $count }
    }
chicago-ui-worth-tiny = { $income }/{ $points }
chicago-ui-worth = { $income }к { $points }★
chicago-ui-penalty = штраф
chicago-asset-mansion-mark = М
chicago-asset-car-mark = А
chicago-asset-art-mark = В
chicago-asset-title-mark = Ц
chicago-ui-column-hand = рука
chicago-ui-column-control = контр
chicago-ui-column-gangsters = ганг
chicago-ui-column-hat = кап
chicago-ui-column-city = міст
chicago-ui-column-assets = актив
chicago-ui-column-family = сім
chicago-ui-column-extra = дод.
chicago-ui-players-line = Карти/бізнеси/гангстери/вплив
chicago-ui-godchild-mark = х{ $left }
chicago-ui-passed-mark = –
chicago-ui-start = починає
chicago-ui-godchild =
    { $left ->
        [0] хрещеник
       *[other] хрещеник (лишилося { $left })
    }
chicago-ui-passed = пас
chicago-ui-given =
    { $points ->
        [one] за місце: { $points } очко
        [few] за місце: { $points } очки
       *[many] за місце: { $points } очок
    }
chicago-ui-immune =
    { $penalties ->
        [all] імунітет до всіх штрафів
       *[other] імунітет: { $penalties }
    }
chicago-ui-seat-first = рука { $hand } · контроль { $controlled }/10 · ганг { $gangsters } · сім { $family }
chicago-ui-seat-second = капелюх { $hat } · місто { $city } · активи: { $assets }
chicago-ui-seat-extra = дод. { $extras }
chicago-ui-first = Перший поплічник:
chicago-ui-your-influence = Ваш вплив:
chicago-ui-side =
    { $side ->
        [hat] капелюх { $count }
       *[city] місто { $count }
    }
chicago-ui-over-limit =
    { $over ->
        [one] На { $over } карту більше за ліміт руки { $limit }: вона піде наприкінці цього раунду.
        [few] На { $over } карти більше за ліміт руки { $limit }: вони підуть наприкінці цього раунду.
       *[many] На { $over } карт більше за ліміт руки { $limit }: вони підуть наприкінці цього раунду.
    }
chicago-ui-sure =
    { $what ->
        [pass] Хто пасує, вибуває з фази. Ви ще могли б узяти: { $cards }
       *[no-extortion] Ви ще могли б зібрати данину: { $cards }
    }
chicago-ui-keys = ? довідка · a порада · j карти · p N спробувати · u назад · l журнал · q · ≈ відтворено, не надруковане значення
chicago-sure = Enter або y – виконати; будь-що інше – вибрати знову.
chicago-ui-own-specials = Ваші особливі карти
chicago-ui-businesses = Бізнеси
chicago-ui-city-cards = Карти міста
chicago-ui-extras = Додаткові дії, кожна – для першого, хто її досягне
chicago-ui-bonuses = Бонуси планшета
chicago-ui-powers = Сили сім’ї: ідуть усі карти сім’ї на вашому столі
chicago-ui-gone = немає
chicago-pick-total =
    { $count ->
        [one] { $cards } ({ $count } карта)
        [few] { $cards } ({ $count } карти)
       *[many] { $cards } ({ $count } карт)
    }
chicago-usage =
    { $command ->
        [c] c потребує карти: c S3, c Казино, c B3 для бізнесу на B3, c b3 для проміжку
        [r] r потребує правила: r C6.3
       *[p] p потребує номера варіанта: p 2
    }
chicago-no-such-card = Немає карти, місця чи проміжку з таким ідентифікатором або назвою: { $id }
chicago-place-down = { $place }: бізнес, що лежить долілиць
chicago-place-gap =
    { $inside ->
        [none] { $hole }: проміжок; він порожній
       *[other] { $hole }: проміжок; у ньому: { $inside }
    }
chicago-place-beside = поруч: { $businesses }
chicago-preview-control = «{ $card }»: { $what }
chicago-preview-near =
    { $tokens ->
        [none] Поруч немає поплічників.
       *[other] Поруч лежать: { $tokens }
    }
chicago-preview-opposition =
    { $seats ->
        [none] Зараз ніхто не може заперечити.
       *[other] Заперечити можуть: { $seats }
    }
chicago-end-businesses = бізнеси
chicago-end-henchmen = поплічники
chicago-end-assets = активи
chicago-end-extras = дод.
chicago-end-cards = карти
chicago-end-agents = агенти
chicago-end-place = місце
chicago-end-influence = вплив
chicago-score-note = Якби гра закінчилася зараз. Кожен агент поруч із бізнесом коштує його власникові очка; у разі нічиєї виграє найбільший вплив.
chicago-help =
    Введіть номер варіанта й натисніть Enter; де вибирають карти, введіть усі
    номери одразу.
    0      назад до першого списку
    p N    попередній перегляд: що дасть варіант N, перш ніж його вибрати; для карт: p 1 3
    u      забрати свою останню команду, до останнього відкриття
    a      порада: три найкращі варіанти, шанси на перемогу, вигоди й ризики кожного
    j      особливі карти, бізнеси, карти міста, додаткові дії, бонуси, сили
    score  очки на цей час, за джерелами
    b      усе місто та всі планшети
    l      увесь журнал гри
    c X    карта за ідентифікатором, назвою чи її початком, вміст місця чи
           проміжку, додаткова дія: значення, текст і їхнє походження
           (c S3, c Казино, c B3, c b3, c Саботаж, c A)
    r ID   правило (наприклад, r C6.3)
    s      зберегти; s FILE зберігає в інше місце
    q      зберегти й вийти
    Працює й власна нотація рушія (наприклад: asset car; pay gangster).
    ▸ поточна фаза
    B3: третій бізнес ряду B · b3: третій проміжок ряду b · у проміжку:
    П помаранчевий, Ф фіолетовий, К коричневий, С сірий поплічник, А агент ФБР,
    · нічого
    ░ долілиць · +мист +маєт бонусний жетон: витвір мистецтва, маєток
    Га○ контролює Га, данину ще не зібрано · Га● данину зібрано · ♛ з головою сім’ї
    На малому екрані ряд – це один рядок із літерою на початку: «3Казино Га○» –
    його третій бізнес, «3ПА» – третій проміжок із помаранчевим поплічником і
    агентом, + бонусний жетон; карта міста стоїть у кінці
    2к 3★ або 2/3: дохід дві карти, три очки · вимоги, яких ви не виконуєте,
    приглушені · 2ганг або 2г два гангстери · сім карта сім’ї
    Впл Ган Ак. Біз Осо Пер: ділянки планшета; ✓ бонус готовий, ✗ використаний у
    цьому раунді; М А В Ц: маєток, автомобіль, витвір мистецтва, цінний папір
    контр підконтрольні бізнеси · ¹ перший гравець · – пас
    х2 хрещеник із двома доступними перевагами · літера після Ко: перший поплічник
    ≈ відтворено, не надруковане значення

## Advice

chicago-advice-note-reasons = ▲ вигоди та ▼ ризики в очках наприкінці гри, порівняно із середнім варіантом.
chicago-advice-gain-hand = Лишає вам кращу руку
chicago-advice-risk-hand = Коштує вам добрих карт
chicago-advice-gain-influence = Збільшує ваш вплив
chicago-advice-risk-influence = Лишає ваш вплив меншим
chicago-advice-gain-gangsters = Зміцнює вашу банду
chicago-advice-risk-gangsters = Послаблює вашу банду
chicago-advice-gain-family = Краще використовує вашу сім’ю
chicago-advice-risk-family = Гірше використовує вашу сім’ю
chicago-advice-gain-henchmen = Здобуває поплічників та їхні бонуси
chicago-advice-risk-henchmen = Лишає вам менше поплічників або наражає їх на небезпеку
chicago-advice-gain-assets = Поповнює ваші активи
chicago-advice-risk-assets = Нічого не додає до ваших активів
chicago-advice-gain-extras = Наближає додаткову дію
chicago-advice-risk-extras = Віддаляє додаткову дію
chicago-advice-gain-income = Дає дохід
chicago-advice-risk-income = Коштує вам доходу
chicago-advice-gain-businesses = Відкриває шлях до бізнесів
chicago-advice-risk-businesses = Лишає бізнеси недосяжними
chicago-advice-gain-attacks = Готує атаку
chicago-advice-risk-attacks = Відмовляється від атаки
chicago-advice-gain-threats = Убезпечує ваші бізнеси
chicago-advice-risk-threats = Лишає ваші бізнеси відкритими для атаки
chicago-advice-gain-turns = Лишає вам більше ходів у цьому раунді
chicago-advice-risk-turns = Коштує вам ходів у цьому раунді
chicago-advice-gain-points = Одразу дає очки
chicago-advice-risk-points = Дає менше очок одразу
