# Every card of a game: drawn, sorted out, with its source, use and worth.

page-cards-title = Усі карти міста
page-cards-lead = Карт у грі «{ $title }»: { $count }. Тут немає жодного надрукованого малюнка чи тексту.
page-cards-of = Карти: { $title }
page-cards-search = Назва або слово на карті
page-cards-kind = Вид
page-cards-all = Усі
page-cards-more = Інші фільтри та значення позначок
page-cards-found = { $count ->
    [0] Таких карт немає. Приберіть якийсь фільтр.
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
page-cards-none = Карт цієї гри тут не намальовано.
page-cards-legend = Верхня смужка: як часто карту використовують, коли можуть. Нижня: як закінчили гру ті, хто її використав, порівняно із середнім за столом; ліворуч від середини – гірше.
page-cards-meter = частота { $used } %, цінність { $worth }
page-cards-source = { $source ->
    [rulebook] надруковано
    [reported] зі слів гравців
    [derived] виведено з книг
    [owner] з набору власника
   *[reconstructed] відтворено: наше значення, а не надруковане
 }
page-cards-from = Джерело
page-cards-from-parts = { $source ->
    [rulebook] надруковано: { $parts }
    [reported] зі слів гравців: { $parts }
    [derived] виведено з книг: { $parts }
    [owner] з набору власника: { $parts }
   *[reconstructed] відтворено: { $parts }
 }
page-cards-used = Частота
page-cards-worth = Цінність
page-cards-worth-how = наприкінці, порівняно із середнім за столом (± { $error })
page-cards-measured = Виміряно на партіях ботів: { $games }; гравців за столом: { $players }. Цінність іде поруч із використанням, але не випливає з нього: хто може заплатити за карту, той часто вже й так попереду.
page-cards-unmeasured = Зі значеннями цього набору нічого не вимірювали.
page-cards-before = Попередня
page-cards-after = Наступна карта
