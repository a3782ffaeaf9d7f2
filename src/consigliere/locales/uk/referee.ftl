### What the referee says to people who play with the printed box (unofficial engine, our own words).
### Names of players and cards come in as finished words.

## The command line

referee-players-missing = Скажіть, скільки грає: --players N, або назвіть імена: --names A,B,C.
referee-players-differ = --players каже { $players }, але в { $where } їх { $found }.
referee-bad-names = Імена для --names мають бути короткими різними словами, а не числами: «{ $names }»
referee-names-of-load = Завантажена гра вже має імена: --names не потрібно.
referee-save-exists = { $path } уже існує. Щоб продовжити: --load { $path }
referee-cannot-write = Не вдається записати { $path }: { $reason }
referee-script-line = Рядок { $line } у { $path }: { $why }
referee-script-unreadable = Не вдається прочитати сценарій { $path }: { $reason }

## Beginning and end

referee-welcome = Неофіційний суддя. Гравців: { $players } ({ $names }). Введіть ? для довідки.
referee-resumed = Гра продовжується. Записів: { $entries }.
referee-finished = Цю гру завершено. Записів: { $entries }.
referee-played = Її почато через «consigliere play». Відтепер ніщо не тасується: ви повідомляєте кожну взяту карту й кожен хід.
referee-saved = Збережено: { $path }
referee-not-saved = Нічого не збережено; гру зберігає --save FILE або «save FILE».
referee-half-move = Незавершений хід не записано.
referee-ended = Суддя залишає стіл. Записів: { $entries }.
referee-over = Гру завершено.

## Looking away

referee-look-away = ──── Зараз дивиться лише { $name }; інші відвертаються ────
referee-all-look = ──── { $name } закінчує; дивитися можуть усі ────
referee-press = Натисніть Enter, коли дивиться лише { $name }.
referee-hide = Натисніть Enter, щоб сховати.

## Chance: what was drawn

referee-left = Число після × показує, скільки є.
referee-only = Лишилося тільки це: { $name }. Enter бере.
referee-answer = Відповідь>

## Answers that cannot be

referee-unknown-answer = «{ $text }» – не одна з можливих відповідей: ідентифікатор, назва, її початок або номер зі списку.
referee-ambiguous = «{ $text }» може означати: { $choices }
referee-too-many =
    { $number ->
        [one] У рядку { $number } зайва відповідь; її пропущено.
        [few] У рядку { $number } зайві відповіді; їх пропущено.
       *[many] У рядку { $number } зайвих відповідей; їх пропущено.
    }
referee-not-there = { $name } цього не має: { $card }.

## Decisions

referee-in-hand = На руці: { $cards }
referee-no-cards = нічого
referee-moves-of-hand = Ходи, що залежать від руки:
referee-no-moves = Таких ходів немає.
referee-no-number = У списку немає номера { $number }.
referee-refused = Хід не дозволено: { $sentence } [{ $rule }]
referee-allowed = { $action }: зараз це дозволено.
referee-whose-hand = Скажіть, чия: hand { $names }
referee-after-set-up = Про це можна запитати після приготування до гри.

## Take-back

referee-undo-what =
    { $answers ->
        [0] Забрати останній хід ({ $move })? Гравець: { $name }
        [one] Забрати останній хід ({ $move }) і { $answers } взяту після нього карту? Гравець: { $name }
        [few] Забрати останній хід ({ $move }) і { $answers } взяті після нього карти? Гравець: { $name }
       *[many] Забрати останній хід ({ $move }) і { $answers } взятих після нього карт? Гравець: { $name }
    }
referee-undo-set-up = Забрати останню відповідь приготування до гри?
referee-yes-no = так чи ні (yes / no)>
referee-undone = Хід забрано. Покладіть карти й фігурки так, як було.
referee-undo-kept = Нічого не забрано.
referee-nothing-to-undo = Немає чого забирати.
referee-answer-undone = Останню відповідь забрано.
referee-move-withdrawn = Хід відкликано; нічого з нього не записано.

## Board and score

referee-none = немає

referee-winner = Перемога: { $names }
