## What is typed for yes: words with a line between them, English ones first

answer-yes = y | yes | s | sim

## Once, at the start, where the terminal may not be able to show the script

terminal-script = Muitos terminais não ligam as letras persas. A página no navegador liga: consigliere serve
