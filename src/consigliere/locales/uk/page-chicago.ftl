### Chicago in the browser’s lobby (unofficial engine, our own words).

page-title-chicago = Чикаго
page-option-no-city-cards = Без карт міста
page-option-no-city-cards-how = Варіант: поруч із рядами немає карт.
page-option-two-extra-actions = Дві додаткові дії
page-option-two-extra-actions-how = Варіант: можна взяти дві додаткові дії.
page-option-first-opponent-wins = Перше заперечення виграє
page-option-first-opponent-wins-how = Бізнес дістається тому, хто першим заперечить.
page-option-no-passing-full-holes = Без проходу через заповнені проміжки
page-option-no-passing-full-holes-how = Жетони не можуть пройти через заповнений проміжок.
page-option-no-power-when-opposing = Без сили сім’ї під час заперечення
page-option-no-power-when-opposing-how = Хто виграє запереченням, не використовує силу своєї сім’ї.
page-option-both-capones-down = Обидва Капоне вниз
page-option-both-capones-down-how = Учотирьох обидві карти Аль Капоне рухаються вниз.

page-chicago-stage = Раунд { $round }
