# Every card of The Godfather.

page-godfather-cards-jobs = Доручення
page-godfather-cards-allies = Спільники
page-godfather-cards-businesses = Локації
page-godfather-cards-jobs-of = { $colour ->
    [yellow] Жовті доручення
    [blue] Сині доручення
    [green] Зелені доручення
   *[grey] Сірі доручення
 }
page-godfather-cards-jobs-how = { $colour ->
    [yellow] { $count -> 
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } · гроші у валізу
    [blue] { $count -> 
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } · фігурки й маркери
    [green] { $count -> 
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } · фасади й крадіжки
   *[grey] { $count -> 
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } · вбивства
 }
page-godfather-cards-allies-of = Спільники раунду { $act }
page-godfather-cards-allies-how = їх здобувають підкупом
page-godfather-cards-shops-of = { $colour ->
   *[printed] Локації на полі
    [blue] Сині локації
    [red] Червоні локації
 }
page-godfather-cards-shops-how = фасад для громил, підсобка для сім’ї
page-godfather-cards-front = Фасад
page-godfather-cards-back = Підсобка
page-godfather-cards-chance-job = випадків, коли гравець міг за нього заплатити (усього { $count })
page-godfather-cards-chance-ally = випадків, коли гравець міг вибрати його серед інших (усього { $count })
page-godfather-cards-chance-space = випадків, коли гравець міг поставити туди фігурку (усього { $count })
page-godfather-cards-by-colour = Колір доручення
page-godfather-cards-by-hold = У мене є
page-godfather-cards-by-does = Що робить
page-godfather-cards-by-act = Раунд
page-godfather-cards-does = { $what ->
    [launder] відмити
    [money] гроші
    [goods] товари
    [shoot] вбити
    [move] перемістити
    [steal] украсти
   *[marker] маркер
 }
page-godfather-cards-printed-on = на полі: { $turf }
page-godfather-cards-tile = { $colour ->
   *[blue] синя плитка
    [red] червона плитка
 }
page-godfather-cards-a-job = { $colour ->
    [yellow] жовте доручення
    [blue] синє доручення
    [green] зелене доручення
   *[grey] сіре доручення
 }
page-godfather-cards-an-ally = спільник
page-godfather-cards-act = раунд { $act }
page-godfather-cards-copies = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
page-godfather-cards-by-bribe = за підкуп
page-godfather-cards-part = { $part ->
   *[name] назва
    [colour] колір
    [copies] кількість
    [cost] ціна
    [bills] винагорода
    [ability] що робить
    [act] раунд
    [turf] район
    [front] фасад
    [back] підсобка
 }
