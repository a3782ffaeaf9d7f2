# Every card of Chicago.

page-chicago-cards-kind-business = Бізнеси
page-chicago-cards-kind-special = Особливі карти
page-chicago-cards-kind-deck = Колода
page-chicago-cards-kind-extra = Додаткові дії
page-chicago-cards-kind-penalty = Штрафи
page-chicago-cards-how-business = унизу вимоги; біля вивіски очки й дохід
page-chicago-cards-how-special = кожна вимагає пари поплічників
page-chicago-cards-how-deck = кожна карта – це ще й 1 $
page-chicago-cards-how-extra = для того, хто встигне першим
page-chicago-cards-how-penalty = дістаються тому, хто бере бізнес у їхньому ряду
page-chicago-cards-one = { $kind ->
   *[business] бізнес
    [special] особлива карта
    [deck] карта колоди
    [extra] додаткова дія
    [penalty] штраф
 }
page-chicago-cards-extra = Додаткова дія { $extra }
page-chicago-cards-token = жетон: { $token }
page-chicago-cards-no-token = без жетона
page-chicago-cards-chance-business = випадків, коли гравець міг його взяти (усього { $count })
page-chicago-cards-chance-special = випадків, коли гравець міг її зіграти (усього { $count })
page-chicago-cards-chance-extra = партій, у яких її хтось узяв (усього { $count })
page-chicago-cards-by-men = Поплічники
page-chicago-cards-by-asks = Вимагає
page-chicago-cards-part = { $part ->
   *[name] назва
    [henchmen] поплічники
    [asset] актив
    [influence] вплив
    [family] карта сім’ї
    [gangsters] гангстери
    [money] гроші
    [income] дохід
    [points] очки
    [bonus] жетон
    [pair] пара поплічників
    [condition] умова
    [cards] кількість
    [cut_three] менше при грі втрьох
    [cut_two] менше при грі вдвох
    [loss] втрата
    [immunity] імунітет
 }
