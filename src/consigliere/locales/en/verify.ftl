### What `consigliere verify` says when it is given something it cannot use (unofficial engine, our own words).

bad-fairness = Nothing to check in { $path }: { $reason }
