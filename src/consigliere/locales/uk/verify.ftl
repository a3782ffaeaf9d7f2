### What `consigliere verify` says when it is given something it cannot use (unofficial engine, our own words).

bad-fairness = У { $path } немає чого перевіряти: { $reason }
