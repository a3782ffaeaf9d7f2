# The lobby's way to the poster.

page-three-minutes = در سه دقیقه: یک پوستر
page-every-card = همه‌ی کارت‌ها و کارنامه‌ی هر کدام
