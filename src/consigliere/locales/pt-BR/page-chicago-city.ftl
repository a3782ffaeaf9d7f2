### A cidade de Chicago no navegador (motor não oficial, palavras nossas).

page-chicago-city = A cidade
page-chicago-round = Rodada { $round } de { $last }
page-chicago-city-dark = { $place }, virado para baixo
page-chicago-city-house =
    { $name }, { $owner ->
        [none] ninguém controla
       *[other] controle: { $owner }
    }; pontos: { $points }, renda: { $income }{ $extorted ->
        [yes] , já extorquido
       *[no] { "" }
    }; pré-requisitos: { $needs }{ $token ->
        [none] { "" }
       *[other] ; ficha bônus: { $token }
    }
page-chicago-city-lot =
    { $count ->
        [0] Espaço { $lot }, vazio
       *[other] Espaço { $lot }: { $tokens }
    }
page-chicago-city-plate =
    Fileira { $row }: { $name }. { $text }{ $immune ->
        [yes] { " " }Você tem imunidade.
       *[no] { "" }
    }
page-chicago-city-reveal = revelar
page-chicago-city-claim = reivindicar
page-chicago-city-claims = reivindica
page-chicago-city-chief = chefe
page-chicago-city-capone = Al Capone
page-chicago-city-extortion = extorsão
page-chicago-city-immune = imune
page-chicago-rounds = Rodada
page-chicago-lit-help = Aceso porque, com a ajuda do padrinho, um pré-requisito não conta.
