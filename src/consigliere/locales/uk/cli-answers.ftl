## What is typed for yes: words with a line between them, English ones first

answer-yes = y | yes | т | так

## Once, at the start, where the terminal may not be able to show the script

terminal-script = Багато терміналів не з’єднують перських літер. Сторінка в браузері з’єднує: consigliere serve
