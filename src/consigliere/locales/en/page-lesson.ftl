# The lesson at the table

page-lesson-of = Lesson { $title }
page-lesson-at = Step { $number } of { $count }
page-lesson-opening = Setting up the lesson …
page-lesson-none = There is no lesson for this game.
page-lesson-go-on = Go on
page-lesson-show = Show me
page-lesson-back = Back
page-lesson-skip = Skip this step
page-lesson-again = Start again
page-lesson-other = You may do that here. This would follow:
page-lesson-other-sealed = You may do that here. What comes of it is seen when all have chosen.
page-lesson-other-then = For this lesson, let us do something else.
page-lesson-understood = I see
page-lesson-coach = The consigliere speaks
page-lesson-hide = Make room
page-lesson-say = What did you say?
page-lesson-first = Learn it at the table
page-lesson-first-game = A first game, against Easy bots:
page-lesson-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }
