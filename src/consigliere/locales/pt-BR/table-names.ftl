## What a bot is called at a table

bot-name = { $kind } { $number }
