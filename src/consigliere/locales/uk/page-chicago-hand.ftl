### Chicago beside the city: mini-board, hand, dossiers, slip, trays, end (unofficial engine, our own words).

## Panels

page-chicago-extras = Додаткові дії
page-chicago-extras-first = хто перший матиме
page-chicago-actions = Ваші дії
page-chicago-your-hand = Ваша рука · { $count }
page-chicago-tab-hand = Рука
page-chicago-limit = ліміт наприкінці раунду: { $limit }
page-chicago-last-round = останній раунд: дві карти – одне очко
page-chicago-over-limit =
    { $over ->
        [one] На { $over } карту більше за ліміт { $limit }
        [few] На { $over } карти більше за ліміт { $limit }
       *[many] На { $over } карт більше за ліміт { $limit }
    }
page-chicago-no-cards = На руці немає карт.
page-chicago-deck = колода
page-chicago-discards = скид
page-chicago-agents = агенти
page-chicago-ticket =
    { $state ->
        [free] Додаткова дія { $extra } – тому, хто перший матиме: { $text }. Це ще одна дія або 2 очки.
        [held] Додаткова дія { $extra }: її має { $name }. Це ще одна дія або 2 очки.
       *[gone] Додаткову дію { $extra } використано.
    }

## The question line

page-chicago-how-act =
    { $number ->
        [1] Ваша перша дія з трьох. Виберіть освітлений бізнес, щоб відкрити його та взяти карту, або дію на своєму планшеті.
        [2] Ваша друга дія з трьох. Виберіть освітлений бізнес, щоб відкрити його та взяти карту, або дію на своєму планшеті.
       *[other] Ваша остання дія з трьох. Виберіть освітлений бізнес, щоб відкрити його та взяти карту, або дію на своєму планшеті.
    }
page-chicago-how =
    { $asked ->
        [act] Виберіть освітлений бізнес або дію на своєму планшеті.
        [claim] На бізнеси в латунній рамці можна заявити права, червоні можна атакувати. Хто пасує, вибуває з фази.
        [oppose] У вас більше впливу. Заперечення коштує одиниці впливу; свій хід ви не втрачаєте.
        [extort] Один бізнес за раунд. Ряди Аль Капоне дають на карту більше.
        [reveal] Освітлені бізнеси торкаються відкритого кутом.
        [token] Виберіть освітлений проміжок. Жетони рухаються щонайбільше на три кроки по діагоналі.
        [hole] Освітлені проміжки – у межах трьох кроків по діагоналі. Число показує, що це означає для вас.
        [agent] Агент назавжди залишає гру.
        [henchman] Число показує, що він вам дасть, з урахуванням агента на його місці.
        [place] Пара на одній ділянці дає її бонус.
        [pay] Будь-яка карта варта 1 $; ніхто не бачить, яка саме йде.
        [after] Усі карти сім’ї на вашому столі йдуть за одну силу.
        [after-penalty] Перед штрафом ряду. Усі карти сім’ї на вашому столі йдуть за одну силу.
        [after-end] Перед кінцем вашого ходу. Усі карти сім’ї на вашому столі йдуть за одну силу.
        [chief] Голова сім’ї захищає один бізнес до кінця раунду.
        [keep-cards] Вибирайте на таці. Нічого не надсилається, доки не натиснете червону кнопку.
        [return-cards] Вибирайте на таці. Нічого не надсилається, доки не натиснете червону кнопку.
        [discard] Вибирайте на таці. Нічого не надсилається, доки не натиснете червону кнопку.
       *[other] Вибирайте на записці.
    }

## Mini-board

page-chicago-family = Сім’я
page-chicago-not-now = не зараз
page-chicago-price =
    { $plate ->
        [free] безкоштовно
        [influence] карта + $1
        [gangsters] карта + $1
        [assets] карта + $1
        [business] відкрити, взяти 1
        [business-two] відкрити, взяти 2
        [special] безкоштовно
        [movement] 2 жетони, 3 кроки
       *[family] викласти 1–3, без оплати
    }
page-chicago-bonus =
    { $area ->
        [influence] без $1
        [gangsters] без $1
        [assets] без $1
        [business] взяти 2
        [special] без пари
       *[movement] −1 агент
    }
page-chicago-slot-empty = вільне місце, колір – { $colour }
page-chicago-hint-influence =
    { $extra ->
        [yes]
            { $more ->
                [0] усього { $count } для заперечень
               *[other] усього { $count }; ще { $more } – і додаткова дія A
            }
       *[no] усього { $count } для заперечень
    }
page-chicago-hint-gangsters =
    { $more ->
        [0] імунітет до Хабаря
       *[other]
            { $extra ->
                [yes] ще { $more }: без Хабаря, додаткова дія B
               *[no] ще { $more }: без Хабаря
            }
    }
page-chicago-hint-assets =
    { $more ->
        [0] імунітет до Етичного кодексу
       *[other]
            { $extra ->
                [yes]
                    { $more ->
                        [one] ще { $more } вид: додаткова дія C
                        [few] ще { $more } види: додаткова дія C
                       *[many] ще { $more } видів: додаткова дія C
                    }
               *[no] набори дають 1, 2, 4, 6
            }
    }
page-chicago-hint-business = { $count } із 10, данину зібрано з { $extorted }
page-chicago-hint-special =
    { $more ->
        [one] ще один помаранчевий: пара не потрібна
        [few] два помаранчеві: пара не потрібна
       *[many] два помаранчеві: пара не потрібна
    }
page-chicago-hint-movement =
    { $more ->
        [one] ще один сірий: агент залишає гру
        [few] два сірі: агент залишає гру
       *[many] два сірі: агент залишає гру
    }
page-chicago-in-hand =
    { $count ->
        [0] на руці немає карт
       *[other] на руці: { $count }
    }
page-chicago-gangsters = Гангстери: { $count }
page-chicago-asset-count = { $asset }: { $count }
page-chicago-family-laid = Карти сім’ї на вашому столі: { $count }
page-chicago-power =
    { $power ->
        [son] Син
        [father] Батько
       *[grandfather] Дід
    }
page-chicago-power-brings =
    { $power ->
        [son] взяти 2, один імунітет
        [father] взяти 4, перемістити агента
       *[grandfather] взяти 1, забрати поплічника
    }

## Dossiers

page-chicago-points-now = Очки, якби гра закінчилася зараз: { $count }
page-chicago-actions-taken = Виконано дій: { $count } із { $of }
page-chicago-fact =
    { $fact ->
        [businesses] Бізнеси: { $count }
        [hand] Карти на руці: { $count }
        [gangsters] Гангстери: { $count }
        [family] Викладені карти сім’ї: { $count }
        [hat] Вплив (капелюх): { $count }
        [city] Вплив (місто): { $count }
       *[assets] Активи: { $count }
    }
page-chicago-fact-hand = відома лише кількість; ліміт { $limit }
page-chicago-fact-gangsters = для атаки треба більше, ніж має власник
page-chicago-fact-influence =
    { $tokens ->
        [0] { $cards ->
            [one] { $cards } карта
            [few] { $cards } карти
           *[many] { $cards } карт
        }
        [one] { $cards ->
            [one] { $cards } карта і { $tokens } жетон
            [few] { $cards } карти і { $tokens } жетон
           *[many] { $cards } карт і { $tokens } жетон
        }
        [few] { $cards ->
            [one] { $cards } карта і { $tokens } жетони
            [few] { $cards } карти і { $tokens } жетони
           *[many] { $cards } карт і { $tokens } жетони
        }
       *[many] { $cards ->
            [one] { $cards } карта і { $tokens } жетонів
            [few] { $cards } карти і { $tokens } жетонів
           *[many] { $cards } карт і { $tokens } жетонів
        }
    }
page-chicago-known = { $card } × { $count }
page-chicago-area-of = { $area }: поплічників { $count } із 2
page-chicago-first-henchman = Перший поплічник, іще не розміщений
page-chicago-starts = починає
page-chicago-passed = пас
page-chicago-godchild =
    { $left ->
        [0] хрещеник
       *[other] хрещеник (лишилося { $left })
    }
page-chicago-attacks =
    { $count ->
        [one] { $count } атака
        [few] { $count } атаки
       *[many] { $count } атак
    }
page-chicago-immune =
    { $count ->
        [one] імунітет: { $penalty }
        [few] імунітет до всього
       *[many] імунітет до всього
    }
page-chicago-source =
    { $source ->
        [businesses] бізнеси
        [henchmen] поплічники
        [assets] активи
        [extras] додаткові дії
        [cards] карти на руці
        [agents] агенти поруч із вами
       *[place] за місце
    }
page-chicago-source-points =
    { $source ->
        [businesses] Бізнеси: { $points }
        [henchmen] Поплічники: { $points }
        [assets] Активи: { $points }
        [extras] Додаткові дії: { $points }
        [cards] Карти на руці: { $points }
        [agents] Агенти: { $points }
       *[place] За місце: { $points }
    }
page-chicago-source-short =
    { $source ->
        [businesses] бізнеси
        [henchmen] поплічники
        [assets] активи
        [extras] дод. дія
        [cards] карти
        [agents] агенти
       *[place] за місце
    }

## The slip: a house

page-chicago-slip-house =
    { $by ->
        [attack] { $approx ->
            [yes] { $place } · атака { $attack } із { $attacks } · ≈ відтворено
           *[no] { $place } · атака { $attack } із { $attacks }
        }
       *[other] { $owner ->
            [none] { $approx ->
                [yes] { $place } · нічий · ≈ відтворено
               *[no] { $place } · нічий
            }
           *[other] { $approx ->
                [yes] { $place } · { $owner } · ≈ відтворено
               *[no] { $place } · { $owner }
            }
        }
    }
page-chicago-you-need =
    { $by ->
        [look] Для фази «Контроль» вам потрібно
       *[other] Вам потрібно
    }
page-chicago-need =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] будь-який актив
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] капелюх { $count }
           *[city] місто { $count }
        }
        [family] сім’я
        [gangsters] гангстери
       *[money] сплатити
    }
page-chicago-met = є
page-chicago-lacking = бракує
page-chicago-ignored = не потрібно завдяки допомозі хрещеного батька
page-chicago-by-help = з допомогою
page-chicago-it-gives = Це дає
page-chicago-it-costs = Це коштує
page-chicago-points-at-end = очки наприкінці гри
page-chicago-each-extortion = наступний збір данини
page-chicago-capone-then =
    { $move ->
        [comes] { $income } і ще 1: Аль Капоне переходить у ряд { $row }
        [leaves] Аль Капоне до того залишає ряд { $row }
        [stays] { $income } і ще 1: Аль Капоне лишається
       *[none] Аль Капоне в інших рядах
    }
page-chicago-the-token = жетон: { $token }
page-chicago-assets-then = очки за активи: { $before } → { $after }
page-chicago-henchman-beside =
    { $count ->
        [one] поплічник поруч
        [few] один із поплічників поруч
       *[many] один із поплічників поруч
    }
page-chicago-henchman-to =
    { $completes ->
        [yes] { $colour } завершує пару: { $area }
       *[no] { $colour } іде на ділянку: { $area }
    }
page-chicago-henchman-gone = { $colour }: місця не лишилося, він залишає гру
page-chicago-extra-reached = додаткова дія { $extra }
page-chicago-a-gangster = гангстер
page-chicago-an-influence =
    { $side ->
        [hat] одиниця впливу «капелюх»
        [city] одиниця впливу «місто»
       *[any] одиниця впливу, «капелюх» або «місто»
    }
page-chicago-help-for =
    { $group ->
        [henchmen] допомога хрещеного батька замість поплічників
        [asset] допомога хрещеного батька замість активу
        [influence] допомога хрещеного батька замість впливу
        [family] допомога хрещеного батька замість карти сім’ї
        [gangsters] допомога хрещеного батька замість гангстерів
       *[money] допомога хрещеного батька замість грошей
    }
page-chicago-way =
    { $help ->
        [yes] З допомогою
       *[no] Самотужки
    }
page-chicago-way-without =
    { $group ->
        [none] у вас є все потрібне
        [henchmen] хрещеного батька, без поплічників
        [asset] хрещеного батька, без активу
        [influence] хрещеного батька, без впливу
        [family] хрещеного батька, без карти сім’ї
        [gangsters] хрещеного батька, без гангстерів
       *[money] хрещеного батька, без грошей
    }
page-chicago-cards-of =
    { $count ->
        [one] { $count } карта з руки (усього { $hand })
        [few] { $count } карти з руки (усього { $hand })
       *[many] { $count } карт із руки (усього { $hand })
    }
page-chicago-agent-comes = його місце займає агент: { $gap }
page-chicago-no-agent = агент не приходить: { $gap }
page-chicago-agents-there =
    { $count ->
        [one] { $count } агент поруч
        [few] { $count } агенти поруч
       *[many] { $count } агентів поруч
    }
page-chicago-penalty-costs =
    { $penalty ->
        [bribe] ще $1
        [sabotage] актив
        [code-of-ethics] одиниця впливу
       *[confrontation] гангстер
    }
page-chicago-penalty-of-row =
    { $is ->
        [immune] { $penalty }, ряд { $row }: у вас імунітет
        [strikes] { $penalty }, ряд { $row }: { $cost }
       *[empty] { $penalty }, ряд { $row }: вам немає чого втрачати
    }
page-chicago-defender = { $name } бере 2 карти й залишає 1; заперечити не може ніхто
page-chicago-stronger =
    { $keep ->
        [one] У вас лишається { $keep } гангстер; { $name } має { $count }.
        [few] У вас лишаються { $keep } гангстери; { $name } має { $count }.
       *[many] У вас лишається { $keep } гангстерів; { $name } має { $count }.
    }
page-chicago-opposition =
    { $count ->
        [0] Зараз ніхто не може заперечити
        [one] Заперечити може { $count } суперник
        [few] Заперечити можуть { $count } суперники
       *[many] Заперечити можуть { $count } суперників
    }
page-chicago-oppose-why =
    { $key ->
        [may] виконує всі вимоги й має більше впливу
        [passed] уже поза фазою
        [no-marker-left] не має маркерів
        [too-little-influence] вплив { $have }, не більше за ваш { $theirs }
        [lacks] бракує: { $what }
       *[other] не може заперечити
    }
page-chicago-lack =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] будь-який актив
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] вплив (капелюх) { $have } із { $count }
           *[city] вплив (місто) { $have } із { $count }
        }
        [family] карта сім’ї
        [gangsters] гангстери { $have } із { $count }
       *[money] { $count } $ (має { $have })
    }
page-chicago-duel =
    { $kind ->
        [gangsters] { $name } має гангстерів: { $count }
       *[influence] { $name } має впливу: { $count }
    }
page-chicago-worth = Цінність для вас

## The slip: income, reveals, cards

page-chicago-own-not-extorted = { $place } · ваш · данину ще не зібрано
page-chicago-cards =
    { $count ->
        [one] карта
        [few] карти
       *[many] карт
    }
page-chicago-one-from-capone = { $income } і ще 1 від Аль Капоне
page-chicago-each-brings = Що дав би кожен зараз
page-chicago-and-then = А далі
page-chicago-marker-moves = маркер переходить на дохід
page-chicago-no-second-time = удруге – лише якщо втратити й здобути знову
page-chicago-cards-in-hand = карти на руці
page-chicago-hand-then =
    { $more ->
        [yes] { $before } → { $after }, потім взяти 3, залишити 2
       *[no] { $before } → { $after }
    }
page-chicago-dark-house = невідкритий бізнес
page-chicago-dark-at = { $place } · долілиць
page-chicago-may-turn-up = Що може відкритися
page-chicago-unseen =
    { $count ->
        [one] останній бізнес, якого ще ніхто не бачив
        [few] один із { $count } бізнесів
       *[many] один із { $count } бізнесів
    }
page-chicago-around-it = Навколо
page-chicago-lie-beside =
    { $count ->
        [one] { $count } жетон поруч
        [few] { $count } жетони поруч
       *[many] { $count } жетонів поруч
    }
page-chicago-a-card = карта з колоди
page-chicago-second-by-pair = дві завдяки вашій парі на ділянці «Бізнес»
page-chicago-which-card = Яку карту і якою стороною?
page-chicago-which-house = Який бізнес?
page-chicago-from-to = { $before } → { $after }
page-chicago-pair-complete = пару завершено: { $area }
page-chicago-you-draw =
    { $cards ->
        [one] ви берете { $cards } карту
        [few]
            { $keep ->
                [one] ви берете { $cards } карти, залишаєте { $keep }
                [few] ви берете { $cards } карти, залишаєте { $keep }
               *[many] ви берете { $cards } карти, залишаєте { $keep }
            }
       *[many]
            { $keep ->
                [one] ви берете { $cards } карт, залишаєте { $keep }
                [few] ви берете { $cards } карт, залишаєте { $keep }
               *[many] ви берете { $cards } карт, залишаєте { $keep }
            }
    }
page-chicago-special = Особлива
page-chicago-special-note = ≈ текст відтворено · зіграна йде у скид
page-chicago-a-token = жетон
page-chicago-warning =
    { $warning ->
        [forfeit]
            { $what ->
                [pass] Тоді ви вибуваєте з цієї фази. Ви ще могли б узяти: { $places }.
               *[other] Ви ще могли б зібрати данину: { $places }.
            }
        [penalty] Вас чекає штраф: «{ $penalty }».
        [over-limit]
            { $over ->
                [one] На { $over } карту більше за ліміт руки { $limit }.
                [few] На { $over } карти більше за ліміт руки { $limit }.
               *[many] На { $over } карт більше за ліміт руки { $limit }.
            }
       *[other] Подивіться ще раз, перш ніж це зробити.
    }

## The slip: tokens and henchmen

page-chicago-father = Батько
page-chicago-son = Син
page-chicago-move-sub =
    { $by ->
        [father] один агент · до трьох кроків по діагоналі
       *[movement] два жетони · до трьох кроків по діагоналі
    }
page-chicago-leg-done = готово
page-chicago-leg =
    { $step ->
        [to] до трьох кроків
        [take] візьміть його, потім виберіть, куди
        [remove] назавжди залишає гру
       *[choose] виберіть освітлений проміжок
    }
page-chicago-leaves = покидає
page-chicago-comes-beside = стає поруч
page-chicago-every-agent = Кожен агент: −1 за кожен бізнес поруч
page-chicago-then-full = { $gap } тоді заповнено
page-chicago-at-most-two = у проміжку щонайбільше два жетони
page-chicago-nobody-affected = очки не змінюються
page-chicago-henchman = Поплічник
page-chicago-henchman-sub = виберіть освітленого в місті
page-chicago-henchman-from = { $colour }, з проміжку { $gap }
page-chicago-beside-yours = поруч із вашими: { $names }
page-chicago-takes-place = Він займає своє місце
page-chicago-one-missing = до пари бракує ще одного
page-chicago-opener-title =
    { $asked ->
        [under] Під колоду
        [rival] Суперник
        [extra-choice] Додаткові дії
        [lose-gangster] Втрата гангстера
        [lose-influence] Втрата впливу
        [lose-asset] Втрата активу
       *[other] Ваші карти
    }
page-chicago-opener =
    { $asked ->
        [pay] одна карта йде долілиць як 1 $
        [under] вона йде під колоду, її ніхто не бачить
        [lose-influence] який вплив ви віддаєте?
        [lose-gangster] якого гангстера ви віддаєте?
        [lose-asset] який актив ви віддаєте?
        [after] усі карти на столі йдуть за одну силу
        [choose-penalty] імунітет до одного штрафу в цьому раунді
        [place] ділянку вибирають назавжди
        [use-bonus] ваша пара дає цей бонус
        [lent-bonus] хрещений батько замінює вам пару
        [extra-choice] ви виконали умови двох одразу
       *[other] виберіть щось одне
    }
page-chicago-do =
    { $type ->
        [business] Відкрити
        [reveal] Відкрити
        [business-draw] Взяти карту
        [claim] Заявити права
        [attack] Атакувати
        [oppose] Заперечити
        [extort] Зібрати данину
        [special] Зіграти
        [special-by-godfather] Зіграти
        [movement] Перемістити жетони
        [family] Викласти
        [influence] Викласти
        [gangster] Викласти
        [asset] Викласти
        [lay] Викласти
        [lay-influence] Викласти
        [son] Використати Сина
        [father] Використати Батька
        [grandfather] Використати Діда
        [token] Цей жетон
        [to] Перемістити
        [remove-agent] Прибрати
        [henchman] Забрати
        [place-own] Розмістити
        [place-shared] Розмістити
        [pay] Сплатити
        [under] Покласти під колоду
        [pass] Спасувати
        [no-extortion] Не збирати данину
        [rival] Цей суперник
        [immune] Отримати імунітет
        [extra] Взяти
        [lose-gangster] Віддати
        [lose-influence] Віддати
        [lose-influence-token] Віддати
        [lose-asset] Віддати
        [lose-asset-token] Віддати
       *[other] Виконати
    }

## The tray

page-chicago-tray =
    { $asked ->
        [keep-cards]
            { $most ->
                [one] Залиште { $most } карту
                [2] Залиште дві карти
                [few] Залиште { $most } карти
               *[many] Залиште { $most } карт
            }
        [return-cards] Поверніть дві карти
        [pay] Сплатіть { $most } $
        [under] Під колоду
       *[discard] Скиньте щонайбільше { $most }
    }
page-chicago-tray-how =
    { $asked ->
        [keep-cards]
            { $rest ->
                [one] { $rest } карта йде долілиць у скид. Ніхто не бачить, яка.
                [few] { $rest } карти йдуть долілиць у скид. Ніхто не бачить, які.
               *[many] { $rest } карт ідуть долілиць у скид. Ніхто не бачить, які.
            }
        [return-cards] Вони йдуть під колоду, вибрана першою – зверху. Усі вибирають одночасно.
        [pay] Вони йдуть долілиць у скид. Ніхто не бачить, які.
        [under] Вибрана першою лежить зверху.
       *[discard] Ви берете стільки ж карт і ще дві.
    }
page-chicago-tray-of =
    { $asked ->
        [keep-cards] із { $most } залишено
        [discard] із { $most } можливих
       *[other] із { $most } вибрано
    }
page-chicago-tray-card =
    { $on ->
        [yes]
            { $asked ->
                [keep-cards] лишається
                [return-cards] повертається
                [under] іде під колоду
                [pay] сплачено
               *[discard] іде у скид
            }
       *[no]
            { $asked ->
                [keep-cards] залишити
                [return-cards] повернути
                [under] під колоду
                [pay] сплатити
               *[discard] скинути
            }
    }
page-chicago-tray-limit =
    { $count ->
        [0] Кожна карта сім’ї на столі збільшує ліміт на один: 2, 3, 4, 5. У вас таких немає.
        [one] Кожна карта сім’ї на столі збільшує ліміт на один: 2, 3, 4, 5. У вас там { $count }.
        [few] Кожна карта сім’ї на столі збільшує ліміт на один: 2, 3, 4, 5. У вас там { $count }.
       *[many] Кожна карта сім’ї на столі збільшує ліміт на один: 2, 3, 4, 5. У вас там { $count }.
    }
page-chicago-tray-hidden =
    { $asked ->
        [return-cards] Ніхто не дізнається, які карти ви повертаєте.
       *[other] Інші бачать лише кількість карт.
    }
page-chicago-tray-do =
    { $asked ->
        [keep-cards]
            { $count ->
                [one] Залишити цю карту
                [few] Залишити ці { $count }
               *[many] Залишити ці { $count }
            }
        [return-cards] Повернути ці дві
        [pay] Сплатити ${ $count }
        [under] Покласти їх під колоду
       *[discard]
            { $count ->
                [0] Нічого не скидати
                [one] Скинути цю карту
                [few] Скинути ці { $count }
               *[many] Скинути ці { $count }
            }
    }
page-chicago-card-use =
    { $card ->
        [gangster] для бізнесів і атак; чотири дають імунітет до Хабаря
        [family] на столі: ліміт руки +1 або сила
        [movement] переміщує два жетони
       *[other] набори різних активів дають 1, 2, 4, 6
    }
page-chicago-when-all-chose = Коли всі виберуть
page-chicago-capone-goes = Аль Капоне: { $moves }; штрафи перетасовують між іншими рядами
page-chicago-capone-move = з { $row } до { $to }
page-chicago-begins-next =
    { $name ->
        [you] Ви починаєте раунд { $round }
       *[other] { $name } починає раунд { $round }
    }
page-chicago-chiefs-home = голови сімей повертаються додому; ці бізнеси знову можна атакувати: { $houses }

## The end

page-chicago-wins =
    { $count ->
        [0] Попереду { $names }
        [one] Перемагає { $names }
        [few] Спільна перемога: { $names }
       *[many] Спільна перемога: { $names }
    }
page-chicago-wins-how =
    { $houses ->
        [one] Із { $houses } бізнесом наприкінці раунду { $round }.
        [few] Із { $houses } бізнесами наприкінці раунду { $round }.
       *[many] Із { $houses } бізнесами наприкінці раунду { $round }.
    }
page-chicago-wins-agents =
    { $agents ->
        [0] Жоден агент ФБР не забрав очок.
        [one] Агенти ФБР забрали { $agents } очко.
        [few] Агенти ФБР забрали { $agents } очки.
       *[many] Агенти ФБР забрали { $agents } очок.
    }
page-chicago-tie =
    { $decided ->
        [yes] Очок порівну: у разі нічиєї виграє більший вплив ({ $values }).
       *[no] Порівну очок і впливу: перемога спільна ({ $values }).
    }
page-chicago-total = усього
page-chicago-bar-legend = Ліворуч: мінус за агентів. Праворуч: здобуто. Червоне: усього.
page-chicago-end-who =
    { $you ->
        [yes] { $name } · ви · контролює { $count }
       *[no] { $name } · контролює { $count }
    }
page-chicago-at-the-end = Що кожен мав наприкінці гри
page-chicago-was-hidden =
    { $where ->
        [hand] Було на руці
       *[influence] Було приховано як вплив
    }
page-chicago-open-influence = { $side }: { $cards }
page-chicago-tray-left =
    { $count ->
        [one] Виберіть ще { $count }
        [few] Виберіть ще { $count }
       *[many] Виберіть ще { $count }
    }
page-chicago-you-win =
    { $count ->
        [one] Ви перемогли
        [few] Ви перемогли разом з іншими
       *[many] Ви перемогли разом з іншими
    }
