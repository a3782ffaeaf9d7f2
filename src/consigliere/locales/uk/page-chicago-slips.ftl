page-chicago-goes-to =
    { $count ->
        [0] Куди він іде
        [1] Куди він іде
       *[other] Одна з цих ділянок
    }
page-chicago-or-area = або { $area }
page-chicago-first-placed = ваш перший поплічник теж стає на місце
page-chicago-at-best = Цінність для вас, щонайбільше
page-chicago-face-down =
    { $text ->
        [none] Долілиць це лише вплив.
       *[other] Долілиць це лише вплив. Як особлива дія вона була б: { $text }
    }
page-chicago-then-pay = потім заплатіть 1 $ іншою картою
page-chicago-on-your-table = { $what }, на вашому столі
page-chicago-the-card-itself = карта, яку викладаєте
page-chicago-bonus-pays = ваш бонус оплачує 1 $
