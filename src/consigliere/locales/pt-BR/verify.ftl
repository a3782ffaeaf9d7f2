### O que `consigliere verify` diz quando recebe algo que não pode usar (motor não oficial, palavras nossas).

bad-fairness = Nada a conferir em { $path }: { $reason }
