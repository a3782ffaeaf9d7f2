# The lobby: where a newcomer begins.

page-lobby-lesson = یک درس بازی کنید
page-lobby-lesson-of = { $title }: حرکت‌ها با شماست؛ ۱۴ دقیقه
page-lobby-lesson-how = حرکت‌ها با شماست؛ ۱۴ دقیقه
page-lobby-poster = پوستر، ۳ دقیقه
page-lobby-cards = کارت‌ها
page-lobby-pick = هر کدام را می‌پسندید
