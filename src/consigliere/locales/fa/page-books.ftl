# The books: a game in three minutes, every card, drawn examples.

page-books-first-game = شروع اولین بازی
page-books-print = چاپ
page-books-unofficial = غیررسمی. همه‌ی تصویرها را خودمان کشیده‌ایم و قوانین به زبان خود ماست؛ بخشی از مقدارهای کارت‌ها بازسازی شده است.
page-books-in-three-minutes = { $title } در سه دقیقه
page-books-learn-it = یادگیری در سه دقیقه
page-books-no-poster = برای این بازی پوستری نیست.
