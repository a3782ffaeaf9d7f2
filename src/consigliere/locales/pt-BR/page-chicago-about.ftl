### O que é cada coisa da mesa de Chicago, dito a quem aponta para ela (motor não oficial, palavras nossas).

page-chicago-about-gap = Espaço { $gap }
page-chicago-about =
    { $what ->
        [house] Quem o controla marca os pontos dele no fim. Na fase { $phase } você pode extorquir um dos seus negócios que ainda não extorquiu.
        [dark] É revelado na fase { $phase } ou pela ação { $action }, se tocar por um canto um negócio já revelado.
        [gap] Entre os negócios ficam comparsas e agentes.
        [henchman] Quem assume o controle de um negócio ao lado de um comparsa fica com ele; um agente ocupa o lugar.
        [agent] No fim, cada agente custa a você um ponto por negócio seu ao lado dele.
        [penalty] Atinge quem assume o controle de um negócio desta fileira.
        [godchild] Não tinha nada novo para extorquir. Nesta rodada o padrinho ajuda duas vezes, uma de cada modo: duas cartas na fase { $phase }, um bônus que falta ou um pré-requisito a menos de um negócio.
        [influence] Ponha uma carta virada para baixo no lado do chapéu ou no da cidade e pague $1 com outra carta. Os negócios pedem influência e, no fim, ela desempata.
        [business] Revele um negócio que toque por um canto um já revelado e compre uma carta.
       *[special] Use uma carta especial se tiver os dois comparsas que ela mostra. Depois ela é descartada.
    }
