### Why an action is refused: what all games say in the same words (unofficial engine, our own words).
### Names of cards and players come in as finished words, in quotes or after a colon.

## Whose decision it is

refuse-game-over = بازی تمام شده است؛ دیگر چیزی نمی‌توان بازی کرد.
refuse-unknown-action = چنین اکشنی در این بازی نیست.
refuse-nothing-asked = اکنون از کسی تصمیمی خواسته نشده است.
refuse-no-such-seat = چنین صندلی‌ای نیست: { $seat }. بازیکنان این بازی: { $players }.
refuse-not-your-turn =
    { $asked ->
        [turn] نوبت شما نیست. اکنون نوبت: { $seat }.
       *[other] این تصمیم با شما نیست. اکنون تصمیم با: { $seat }.
    }

## Cards and players

refuse-card-not-in-hand = این کارت در دست شما نیست: «{ $card }».
refuse-already-named = همه‌ی کارت‌های این نوع را نام برده‌اید: «{ $card }». در دست: { $held }.
refuse-too-many-named = بیش از آن‌چه باید انتخاب شود نام برده شده. نام‌برده: { $named }، لازم: { $wanted }.
refuse-yourself = بازیکن دیگری را انتخاب کنید، نه خودتان را.
refuse-opponent-chosen = این بازیکن را پیش‌تر انتخاب کرده‌اید: { $seat }.
refuse-hand-empty = این بازیکن کارتی در دست ندارد: { $seat }.
