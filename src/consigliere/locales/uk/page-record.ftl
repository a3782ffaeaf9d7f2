### One's own record: finished games and what they come to (unofficial, our own words).

page-record = Літопис
page-record-title = Ваш літопис · Consigliere
page-record-of = { $name }
page-record-games =
    { $played ->
        [one] { $played } гра, перемог: { $won }.
        [few] { $played } гри, перемог: { $won }.
       *[many] { $played } ігор, перемог: { $won }.
    }
page-record-none = Ви ще не завершили жодної гри.
page-record-none-how = Кожна завершена гра стає тут вікном, а кожна перемога його засвічує.
page-record-play = Зіграти
page-record-who = Спершу назвіться; ваші ігри зберігаються під вашим ім’ям.
page-record-now =
    { $count ->
        [0] Ваша найдовша серія перемог – { $best }.
       *[other] Перемог поспіль: { $count }. Ваш рекорд – { $best }.
    }
page-record-order = Усі ігри по порядку
page-record-order-how = високе: добре місце · світиться: перемога · знизу: ваша сім’я
page-record-best-row = найдовша серія: { $count }
page-record-now-row = зараз поспіль: { $count }
page-record-won-of = { $won } із { $played }
page-record-windows = кожне вікно – гра, освітлене – перемога · стовпці: гравці за столом
page-record-level = { $level ->
        [easy] Легкий
        [medium] Середній
        [hard] Важкий
        [expert] Експертний
       *[people] Люди
    }
page-record-families = Сім’ї
page-record-share = перемоги
page-record-when = Коли ви граєте
page-record-minutes = { $count } хв
page-record-with-bots = із ботами
page-record-with-people = із людьми
page-record-length = типова тривалість, від створення столу до останнього ходу
page-record-table = Таблицею
page-record-date = Дата
page-record-game = Гра
page-record-players = Гравці
page-record-place = Місце
page-record-points = Очки
page-record-export = Експортувати як JSON
page-record-chart = Усі ігри по порядку: що вищий стовпчик, то краще місце
page-record-sky = Ігри за рівнем і кількістю гравців; освітлені вікна – перемоги
page-record-clock = Ігри за годиною початку
