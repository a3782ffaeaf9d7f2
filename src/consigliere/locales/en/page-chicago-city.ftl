### Chicago's city in the browser (unofficial engine, our own words).

page-chicago-round = Round { $round } of { $last }
