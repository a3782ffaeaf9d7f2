## What is typed for yes: words with a line between them, English ones first

answer-yes = y | yes

## Once, at the start, where the terminal may not be able to show the script

terminal-script = Many terminals do not join Persian letters. The page in the browser does: consigliere serve
