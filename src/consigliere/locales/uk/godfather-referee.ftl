### What the referee says at a table of The Godfather (unofficial engine, our own words).

## Beginning and end

godfather-referee-note-reconstructed = Більшість значень карт відтворено; свої можна ввести через «consigliere content new».
godfather-referee-set-up = Приготування до гри (G1). Кожен бере 1 $, 2 $ і 3 $. Тепер про взяті карти:

## Chance: what was drawn

godfather-referee-ask-tile = Район «{ $turf }», відкривається локація: яку плитку відкрито?
godfather-referee-ask-public-job = Комірка загального доручення { $space }: яке доручення відкрито?
godfather-referee-ask-deal-job = { $name }, яке доручення вам роздали?
godfather-referee-ask-draw-job =
    { $which ->
        [first] { $name }, яке доручення ви взяли першим?
       *[second] { $name }, яке доручення ви взяли другим?
    }
godfather-referee-ask-ally = Який спільник доступний наступним?
godfather-referee-ask-horse = Хто отримує голову коня?
godfather-referee-ask-steal = { $victim }, яку карту з вашої руки бере { $name }?
godfather-referee-ask-steal-case = { $victim }, яку банкноту з вашої валізи бере { $name }?
godfather-referee-ask-collect = { $victim }, яку банкноту з вашої руки отримує { $name }?
godfather-referee-unseen = Число після × показує, скількох карт іще не бачить { $name }.
godfather-referee-unseen-public = Число після × показує, скількох карт іще не бачили за столом.

## Answers that cannot be

godfather-referee-gone-job =
    { $copies ->
        [one] Карту «{ $card }» вже враховано (їх { $copies }); погляньте ще раз або скасуйте введене раніше через «undo».
        [few] Усі карти «{ $card }» вже враховано (їх { $copies }); погляньте ще раз або скасуйте введене раніше через «undo».
       *[many] Усі карти «{ $card }» вже враховано (їх { $copies }); погляньте ще раз або скасуйте введене раніше через «undo».
    }
godfather-referee-gone-tile = Плитка «{ $card }» вже лежить на ігровому полі.
godfather-referee-wrong-stack =
    { $stack ->
        [blue] «{ $card }» – червона плитка; у раундах I та II відкривають сині.
       *[red] «{ $card }» – синя плитка; у раундах III та IV відкривають червоні.
    }
godfather-referee-gone-ally = Карта «{ $card }» вже викладена.
godfather-referee-wrong-act = Карта «{ $card }» не належить до шести спільників цього раунду.

## Decisions

godfather-referee-decide-turn = { $name }: ваша дія (G5.1)
godfather-referee-decide-order = { $name }: хто застосовує ефекти першим – ви чи власник району? (G6.3)
godfather-referee-decide-icons = { $name }: застосуйте свої позначки (G11.2)
godfather-referee-decide-keep-job = { $name }: яке доручення ви залишаєте? (Q-23)
godfather-referee-decide-discard = { $name }: яку карту ви скидаєте? (G11.1)
godfather-referee-decide-good = { $name }: який товар ви берете? (G11.1)
godfather-referee-decide-lower-bill = { $name }: чи берете ви банкноту меншого номіналу? (Q-24)
godfather-referee-decide-bills = { $name }: банкноти доручення – до його ефекту чи після? (G8.2)
godfather-referee-decide-use = { $name }: чи застосовуєте ви ефект? (G8.2, G10.1)
godfather-referee-decide-launder = { $name }: яка банкнота йде у валізу? (G8.2)
godfather-referee-decide-figure = { $name }: яка фігурка? (G8.2, G10.1)
godfather-referee-decide-space = { $name }: у яку комірку? (G8.2, G10.1)
godfather-referee-decide-turf = { $name }: який район? (G8.2, G10.1)
godfather-referee-decide-front = { $name }: який фасад? (G8.2, G10.1)
godfather-referee-decide-opponent = { $name }: який гравець? (G8.2, G10.1)
godfather-referee-decide-marker = { $name }: ваші маркери вичерпалися; який маркер переміщується? (G12.5)
godfather-referee-decide-choose-ally = { $name }: якого спільника ви берете? (G13.2)
godfather-referee-decide-bribe = { $name }: ваша запечатана ставка, наприклад «$5 $2», або «nothing» (G13.1)
godfather-referee-decide-tribute = { $name }: назвіть карти, які залишаєте ({ $number }), наприклад «$5 $5 gun JG1» (G14.1)
godfather-referee-decide-offer = { $name }: ваша запечатана пропозиція – одна банкнота з руки, або «nothing», якщо її немає (Q-34)
godfather-referee-also-turn = Також, з карт: job ID, public-job N (з наркотиками: «job JG1 narcotics gun=1»).
godfather-referee-also-skip = З карт: job ID, public-job N (з наркотиками: «job JG1 narcotics gun=1»). Якщо нічого не можете зіграти: skip.
godfather-referee-also-icons = Також, з карт: { $icons }
godfather-referee-also-cards = Назвіть карту: { $verb } ID
godfather-referee-in-case = У валізі: { $cards }
godfather-referee-unknown-move = «{ $text }» – не хід і не команда. Введіть номер зі списку, хід на зразок «thug P-WS» або ?
godfather-referee-keep-exactly = Назвіть карт рівно { $number }, а не { $named }.
godfather-referee-why-what = Скажіть, який хід: why thug P-WS

## Board and score

godfather-referee-board-head =
    { $horse ->
        [nobody] Раунд { $act }, { $phase }. Загальні колоди: { $bank }. Доручень у колоді: { $deck }.
       *[other] Раунд { $act }, { $phase }. Голова коня: { $horse }. Загальні колоди: { $bank }. Доручень у колоді: { $deck }.
    }
godfather-referee-board-turf = { $id } { $turf }: { $businesses }; маркери знизу догори: { $markers }
godfather-referee-board-rounds = Комірки членів сім’ї: { $spaces }
godfather-referee-board-neutral = Нейтральні персонажі: { $figures }
godfather-referee-board-jobs = Загальні доручення: { $jobs }
godfather-referee-board-allies = Доступні спільники: { $allies }
godfather-referee-board-seat = { $name }: карт на руці { $hand }, громил { $thugs }, { $members }; маркерів { $markers }; у валізі банкнот { $bills }, доручень { $jobs }; зіграні спільники: { $allies }; Гудзон: { $hudson }
godfather-referee-aside = осторонь
godfather-referee-hudson = Гудзон
godfather-referee-thugs =
    { $thugs ->
        [one] { $thugs } громило
        [few] { $thugs } громила
       *[many] { $thugs } громил
    }
godfather-referee-score-now = Якби гра закінчилася зараз (G16; банкноти на руках не враховано):
godfather-referee-score-seat =
    { $place ->
        [0] { $name }: { $total } $ = { $money } $ у валізі + { $dominance } $ за райони ({ $turfs }) + { $bonus } $ за доручення ({ $colours })
       *[other] { $name }: { $total } $ = { $money } $ у валізі + { $dominance } $ за райони ({ $turfs }) + { $bonus } $ за доручення ({ $colours }) + { $place } $ за місце
    }
godfather-referee-score-final = Остаточний рахунок (G16):

## Help

godfather-referee-help =
    Ходи        номер зі списку або запис: thug P-WS; кілька розділяйте «;»
    Відповіді   ідентифікатор (JG1), назва, її початок або номер зі списку
    legal [WORD]   що можливо зараз        why MOVE   чому хід не дозволено
    board          стіл                    score      що дав би підрахунок зараз
    log [N]        що сталося              hand NAME  рука, лише для її власника
    undo           забрати останній хід або відповідь
    save [FILE]    зберегти гру            quit       зберегти й вийти
