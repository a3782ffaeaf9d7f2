### Conselho: o que fala a favor e contra uma ação, comparada com as outras (motor não oficial, palavras nossas).

## O painel

advice-title = Conselho
advice-chance = { $chance }%
advice-often = ofereça isto { $often }% das vezes
advice-numbers = { $what } – digite { $numbers }
advice-by = { $text } ({ $points })
advice-note = As chances de vencer são estimativas de { $playouts } simulações do que você pode saber; diferenças pequenas dizem pouco.
advice-note-bids = Ofereça ora isto, ora aquilo, para que ninguém consiga prever a sua oferta.
advice-nothing = Não há nada a aconselhar agora.
advice-thinking = Pensando…

## Partes do valor que todo jogo tem

advice-gain-rivals = Segura seus rivais
advice-risk-rivals = Ajuda seus rivais

## As notas do consigliere sobre uma partida terminada

notes-fair = Cada decisão é julgada pelo que a pessoa podia ver e saber na hora, nunca pelo que estava oculto.
notes-of =
    { $count ->
        [0] { $seat }: de { $looked } decisões, nenhuma custou claramente algo.
        [one] { $seat }: de { $looked } decisões, { $count } custou claramente chances de vencer.
       *[other] { $seat }: de { $looked } decisões, { $count } custaram claramente chances de vencer.
    }
notes-cost = { "  " }Depois da entrada { $entry }: { $cost } chances em cem. Ele vence { $better } de cem partidas; com a jogada feita, { $played }.
notes-played = { "    " }O que foi feito: { $what }
notes-better = { "    " }O que ele teria feito: { $what }
