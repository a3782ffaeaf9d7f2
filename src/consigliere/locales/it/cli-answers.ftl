## What is typed for yes: words with a line between them, English ones first

answer-yes = y | yes | s | sì | si

## Once, at the start, where the terminal may not be able to show the script

terminal-script = Molti terminali non uniscono le lettere persiane. La pagina nel browser sì: consigliere serve
