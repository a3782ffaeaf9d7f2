### Advice: what speaks for an action and against it, compared with the others (unofficial engine, our own words).

## The panel

advice-title = Порада
advice-chance = { $chance } %
advice-often = ставте так у { $often } % випадків
advice-numbers = { $what } – введіть { $numbers }
advice-by = { $text } ({ $points })
advice-note = Шанси на перемогу – це оцінки за тим, що ви можете знати (розіграних партій: { $playouts }); малі відмінності мало що означають.
advice-note-bids = Ставте то так, то інакше, щоб ніхто не міг вас передбачити.
advice-nothing = Зараз немає чого радити.
advice-thinking = Обмірковує …

## Parts of the value that every game has

advice-gain-rivals = Стримує суперників
advice-risk-rivals = Допомагає суперникам

## The consigliere's notes on a finished game

notes-fair = Кожне рішення оцінено за тим, що гравець міг тоді бачити та знати, а не за тим, що було приховано.
notes-of =
    { $count ->
        [0] { $seat }: розглянуто рішень – { $looked }, жодне помітно нічого не коштувало.
        [one] { $seat }: розглянуто рішень – { $looked }, помітно зменшило шанси на перемогу – { $count }.
        [few] { $seat }: розглянуто рішень – { $looked }, помітно зменшили шанси на перемогу – { $count }.
       *[many] { $seat }: розглянуто рішень – { $looked }, помітно зменшили шанси на перемогу – { $count }.
    }
notes-cost = { "  " }Після запису { $entry }: втрачено шансів зі ста – { $cost }. Виграних ігор зі ста з ходом консильєрі – { $better }, зі зробленим ходом – { $played }.
notes-played = { "    " }Що зроблено: { $what }
notes-better = { "    " }Що зробив би консильєрі: { $what }
