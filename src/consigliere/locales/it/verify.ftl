### Quello che dice `consigliere verify` quando riceve qualcosa che non può usare (motore non ufficiale, parole nostre).

bad-fairness = Nulla da controllare in { $path }: { $reason }
