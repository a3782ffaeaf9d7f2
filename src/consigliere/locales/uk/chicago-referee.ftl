### What the referee says at a table of Chicago (unofficial engine, our own words).
### A message that both games have is in referee.ftl; the one of this file comes before it.

## Beginning

chicago-referee-note-reconstructed = Більшість значень карт і місця бізнесів відтворено; свої можна ввести через «consigliere content new --game chicago».
chicago-referee-set-up =
    { $cut ->
        [0] Приготування до гри (C1). У місті ряди від A до { $last }; горілиць лежать { $starters }. Карт у колоді: { $cards }. Тепер про взяті карти:
       *[other] Приготування до гри (C1). У місті ряди від A до { $last }; горілиць лежать { $starters }. Карт у колоді: { $cards }; вилучених особливих карт ({ $cut }) ніхто не бачить. Тепер про взяті карти:
    }

## Chance: what was drawn

chicago-referee-ask-henchman = Який поплічник лежить у проміжку { $hole }? Можна назвати поплічників кількох проміжків поспіль.
chicago-referee-ask-city-card = Яка карта міста лежить біля ряду { $row }?
chicago-referee-ask-deal = { $name }, які карти вам роздали? Карта { $card } із { $cards }; можна назвати кілька: «gangster x2, car, S4».
chicago-referee-ask-first-henchman = { $name }, якого кольору ваш перший поплічник?
chicago-referee-ask-start-player = Хто перший гравець?
chicago-referee-ask-business = Відкрито { $card }: який це бізнес?
chicago-referee-ask-draw =
    { $left ->
        [one] { $name }, яку карту ви взяли?
        [few] { $name }, які { $left } карти ви взяли? Можна назвати кілька: «gangster x2, car».
       *[many] { $name }, які { $left } карт ви взяли? Можна назвати кілька: «gangster x2, car».
    }
chicago-referee-ask-blackmail = { $victim }, яку карту з вашої руки бере { $name }?
chicago-referee-not-in-view = Число після × показує, скількох карт зараз не бачить { $name }.

## Answers that cannot be

chicago-referee-gone-card =
    { $copies ->
        [one] Карти «{ $card }» зараз не може бути в колоді (їх { $copies }); погляньте ще раз або скасуйте введене раніше через «undo».
        [few] Усі карти «{ $card }» (їх { $copies }) в інших місцях; погляньте ще раз або скасуйте введене раніше через «undo».
       *[many] Усі карти «{ $card }» (їх { $copies }) в інших місцях; погляньте ще раз або скасуйте введене раніше через «undo».
    }
chicago-referee-gone-henchman = Усіх поплічників цього кольору вже викладено: { $card }.
chicago-referee-gone-city-card = Карта «{ $card }» лежить біля іншого ряду.
chicago-referee-gone-capone = Карту «{ $card }» ніколи не беруть навмання; вона має власний ряд.
chicago-referee-gone-business = Карта «{ $card }» вже лежить у місті.

## Decisions

chicago-referee-decide-act =
    { $extra ->
        [yes] { $name }: ваша додаткова дія або go-on (C8.2)
       *[no] { $name }: ваша дія ({ $rule })
    }
chicago-referee-decide-power = { $name }: сила сім’ї або go-on ({ $rule })
chicago-referee-decide-pay =
    { $number ->
        [one] { $name }: сплатіть { $number } $ долілиць; якою картою? ({ $rule })
        [few] { $name }: сплатіть { $number } $ долілиць; якими картами, наприклад «gangster x2 car»? ({ $rule })
       *[many] { $name }: сплатіть { $number } $ долілиць; якими картами, наприклад «gangster x2 car»? ({ $rule })
    }
chicago-referee-decide-reveal = { $name }: який бізнес ви відкриваєте? ({ $rule })
chicago-referee-decide-extort =
    { $godchild ->
        [yes] { $name }: чи берете ви дві карти хрещеного батька? ({ $rule })
       *[no] { $name }: з якого бізнесу ви збираєте данину? ({ $rule })
    }
chicago-referee-decide-under =
    { $number ->
        [one] { $name }: яка з узятих карт іде під колоду? ({ $rule })
        [few] { $name }: які { $number } з узятих карт ідуть під колоду і в якому порядку? ({ $rule })
       *[many] { $name }: які { $number } з узятих карт ідуть під колоду і в якому порядку? ({ $rule })
    }
chicago-referee-decide-bonus = { $name }: чи використовуєте ви бонус «{ $area }»? ({ $rule })
chicago-referee-decide-token = { $name }: який жетон переміщується? ({ $rule })
chicago-referee-decide-hole = { $name }: у який проміжок? ({ $rule })
chicago-referee-decide-agent = { $name }: який агент залишає гру? ({ $rule })
chicago-referee-decide-place = { $name }: де ви розміщуєте поплічника ({ $colour })? ({ $rule })
chicago-referee-decide-lay =
    { $special ->
        [S6] { $name }: карт як вплив – щонайбільше { $number }, наприклад «hat gangster, city S4» ({ $rule })
       *[other] { $name }: карт без оплати – щонайбільше { $number }, наприклад «car art» ({ $rule })
    }
chicago-referee-decide-rival = { $name }: який суперник? ({ $rule })
chicago-referee-decide-lose-gangster = { $name }: якого гангстера ви віддаєте? ({ $rule })
chicago-referee-decide-lose-influence = { $name }: який вплив ви віддаєте? ({ $rule })
chicago-referee-decide-lose-asset = { $name }: який актив ви віддаєте? ({ $rule })
chicago-referee-decide-penalty = { $name }: до якого штрафу імунітет? ({ $rule })
chicago-referee-decide-claim = { $name }: заявіть права, атакуйте або спасуйте ({ $rule })
chicago-referee-decide-oppose = { $name }: на бізнес «{ $card }» заявлено права; чи заперечуєте ви? ({ $rule })
chicago-referee-decide-henchman = { $name }: якого поплічника ви забираєте? ({ $rule })
chicago-referee-decide-chief = { $name }: чи йде голова сім’ї на бізнес «{ $card }»? ({ $rule })
chicago-referee-decide-extra = { $name }: яку додаткову дію ви берете? ({ $rule })
chicago-referee-decide-discard-cards = { $name }: скиньте долілиць карт щонайбільше { $number } або «nothing» ({ $rule })
chicago-referee-decide-return = { $name }: назвіть карти, які повертаєте ({ $number }), верхню – першою ({ $rule })
chicago-referee-decide-limit = { $name }: назвіть карти, які залишаєте ({ $number }), наприклад «gangster x2» ({ $rule })

chicago-referee-which-influence = { $name }, яка карта йде долілиць? (C4.2)
chicago-referee-which-side = Назвіть сторону: influence hat або influence city. Про карту запитують наодинці.
chicago-referee-also-act = Також, якщо дозволяють карти: influence hat, influence city, gangster, asset TYPE, special ID, movement, family N.
chicago-referee-in-influence = Вплив, долілиць: капелюх { $hat }; місто { $city }
chicago-referee-unknown-move = «{ $text }» – не хід і не команда. Введіть номер зі списку, хід на зразок «claim B3» або ?
chicago-referee-exactly =
    { $number ->
        [one] Назвіть карт рівно { $number }, а не { $named }.
        [few] Назвіть карт рівно { $number }, а не { $named }.
       *[many] Назвіть карт рівно { $number }, а не { $named }.
    }
chicago-referee-at-most =
    { $number ->
        [one] Назвіть карт щонайбільше { $number }, а не { $named }.
        [few] Назвіть карт щонайбільше { $number }, а не { $named }.
       *[many] Назвіть карт щонайбільше { $number }, а не { $named }.
    }
chicago-referee-why-what = Скажіть, який хід: why claim B3

## City and score

chicago-referee-board-head =
    { $start ->
        [nobody] { $phase }. Колода: { $deck }. Скид: { $discards }. Агентів у запасі: { $agents }.
       *[other] Раунд { $round }, { $phase }. Перший гравець: { $start }. Колода: { $deck }. Скид: { $discards }. Агентів у запасі: { $agents }.
    }
chicago-referee-board-aside = Лишилося додаткових дій: { $extras }. Відкладені штрафи: { $penalties }.
chicago-referee-board-row = { $row }, карта міста { $beside }: { $businesses }; проміжки: { $gaps }
chicago-referee-face-down = { $at } долілиць
chicago-referee-extorted = данину зібрано
chicago-referee-chief = голова сім’ї
chicago-referee-token = жетон: { $token }
chicago-referee-first = перший поплічник: { $colour }
chicago-referee-board-seat = { $name }: карт на руці { $hand }; контролює { $businesses }; гангстери { $gangsters }; активи { $assets }; вплив: капелюх { $hat }, місто { $city }; карти сім’ї { $family }; поплічники { $henchmen }
chicago-referee-holds-extra = додаткова дія { $extras }
chicago-referee-godchild = хрещеник, використані переваги: { $used }
chicago-referee-immune = імунітет: { $penalties }
chicago-referee-bonuses-used = використані бонуси: { $areas }
chicago-referee-attacks = здійснено атак: { $attacks }

chicago-referee-score-now = Якби гра закінчилася зараз (C11):
chicago-referee-score-seat =
    { $place ->
        [0] { $name }: { $total } = { $businesses } за бізнеси + { $henchmen } за поплічників + { $assets } за активи + { $extras } за додаткові дії + { $cards } за карти − { $agents } за агентів; вплив { $influence }
       *[other] { $name }: { $total } = { $businesses } за бізнеси + { $henchmen } за поплічників + { $assets } за активи + { $extras } за додаткові дії + { $cards } за карти − { $agents } за агентів + { $place } за місце; вплив { $influence }
    }
chicago-referee-score-final = Остаточний рахунок (C11):

## Help

chicago-referee-help =
    Ходи        номер зі списку або запис: claim B3; кілька розділяйте «;»
    Карти       ідентифікатор (gangster, car, S4), кілька одразу: gangster x2, car
    Відповіді   ідентифікатор, назва, її початок або номер зі списку; кілька одразу
    legal [WORD]   що можливо зараз        why MOVE   чому хід не дозволено
    board          стіл                    score      що дав би підрахунок зараз
    log [N]        що сталося              hand NAME  рука і вплив, лише для їхнього власника
    undo           забрати останній хід або відповідь
    save [FILE]    зберегти гру            quit       зберегти й вийти
