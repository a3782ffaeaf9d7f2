## What is typed for yes: words with a line between them, English ones first

answer-yes = y | yes | بله | آره | آری

## Once, at the start, where the terminal may not be able to show the script

terminal-script = بسیاری از پایانه‌ها حروف فارسی را به هم نمی‌چسبانند. صفحه‌ی مرورگر این کار را درست انجام می‌دهد: consigliere serve
