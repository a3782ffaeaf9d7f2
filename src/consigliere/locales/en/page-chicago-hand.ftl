### Chicago beside the city: mini-board, hand, slip, end (unofficial engine, our own words).

page-chicago-do = Do it
page-chicago-extras = Extra actions
page-chicago-extras-first = first to reach
page-chicago-actions = Your actions
page-chicago-your-hand = Your hand
page-chicago-tab-hand = Hand
