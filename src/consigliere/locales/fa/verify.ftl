### What `consigliere verify` says when it is given something it cannot use (unofficial engine, our own words).

bad-fairness = در { $path } چیزی برای سنجیدن نیست: { $reason }
