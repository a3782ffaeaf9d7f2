### O que vale em toda mesa, e as palavras do terminal (motor não oficial, palavras nossas).

## Recusas da mesa (docs/table-rules.md)

refuse-empty-command = Um comando contém pelo menos uma ação.
refuse-beyond-reveal = A ação { $action } vem depois de algo que precisa ser visto antes; dê-a como um comando à parte.
refuse-named-otherwise = Você começou esta escolha com outra coisa; abra-a de novo para escolher novamente.
refuse-nothing-sealed = Você não tem escolha lacrada que possa ser reaberta.
refuse-too-often = Você mudou de ideia { NUMBER($most) } vezes nesta partida. É o máximo que a mesa permite.
refuse-take-back = Não há nada que você possa desfazer: depois do seu último comando veio um sorteio, uma carta mostrada ou a escolha de outra pessoa.
event-taken-back =
    { $events ->
        [0] { $seat } desfaz uma escolha que ainda não tinha mudado nada.
       *[other] { $seat } desfaz o último comando; o efeito dele é anulado.
    }

## Palavras pequenas

list-separator = ,{ " " }
clause-separator = ;{ " " }

## A tela do terminal

ui-known = conhecidas na mão: { $cards }
ui-your-hand = Sua mão ({ $cards }):
choice-back = Voltar
pick-how = Digite os números de uma vez, por exemplo: 1 3
pick-how-none = Digite os números de uma vez, por exemplo: 1 3 – ou 0 para nenhum
pick-nothing = nada
pick-confirm = Enter confirma; outros números escolhem de novo.
pick-wrong-count =
    { $least ->
        [0] Indicadas: { $named }. Podem ser escolhidas no máximo { $most }.
       *[other] Indicadas: { $named }. Necessárias: { $least }.
    }
pick-twice = Indicadas duas vezes, contadas uma: { $numbers }
ui-players = Jogadores
ui-log = Desde o seu último turno
ui-log-more =
    { $lines ->
        [one] mais { $lines } linha (l mostra tudo)
       *[other] mais { $lines } linhas (l mostra tudo)
    }
ui-log-before = (+{ $lines }, l: tudo)
ui-log-empty = nada ainda
ui-keys = ? ajuda · a conselho · j cartas · p N prévia · u voltar · b mesa · l registro · q sair · ≈ reconstruído, não impresso
ui-keys-short = ? ajuda · a conselho · u voltar · q sair · ≈ reconstruído, não impresso
ui-more = — mais — (Enter)
done-for-you = Feito por você, pois não havia escolha: { $what }
end-turn = Fim do seu turno: Enter para continuar, u para desfazer
end-title = O fim
end-player = família
end-total = total
end-winner = vence
bad-choice = Não há escolha { $number }. Escolhas: de 1 a { $most }
bad-choice-one = Escolha um só número aqui.
card-unclear = “{ $id }” pode ser: { $cards }
no-such-rule = Não há esta regra: { $id }
nothing-to-take-back = Ainda não há nada a desfazer.
not-understood = Digite um número ou ? para ajuda.
no-preview = Uma prévia precisa do número de uma escolha mostrada acima.
no-preview-sealed = Uma escolha lacrada não tem prévia: nada acontece antes que todas tenham chegado.
no-preview-pick = Uma prévia precisa dos números de tudo o que você escolheria, por exemplo: p 1 3
preview-list = { $number } abre uma lista: abra-a primeiro e depois veja a prévia de uma escolha dela.
preview-you = Depois você continua.
preview-other = Depois a decisão é de outra pessoa.
preview-chance = Depois algo é sorteado.
preview-sealed = Sua escolha fica lacrada até que todas tenham chegado.
preview-end = Depois a partida acaba.

## De onde vem um valor

source-owner = valor informado por quem tem a caixa
source-rulebook = de um livro de regras
source-reported = relatado numa resenha
source-derived = deduzido das fontes
source-reconstructed = ≈ reconstruído: valor nosso, não o impresso

## Chegar e sair

unofficial = Não oficial. A maioria das cartas é reconstruída e não a impressa (c ID mostra a origem de uma carta).
welcome = À mesa: { $seats }. Semente { $seed }.
bots-alone = Bots em todos os lugares: não há a quem perguntar.
bots-alone-loaded = Bots em todos os lugares: não há a quem perguntar. A partida continua sem ser guardada; { $path } fica como está.
bad-names = --names precisa de um nome curto e diferente para cada um dos { $players } jogadores, não: { $names }
kind-human = você
kind-easy = bot fácil
kind-medium = bot médio
kind-hard = bot difícil
kind-expert = bot especialista
kind-random = bot aleatório
kind-greedy = bot ganancioso
kind-value = bot de valor
kind-search = bot de busca
kind-plain = bot de busca simples
temper-careful = cauteloso
temper-aggressive = agressivo
temper-businessman = negociante
kind-tempered = { $kind } { $temper }
kind-within-ms = { $kind }, { $budget } ms por jogada
kind-within-it = { $kind }, { $budget } simulações por jogada
kind-strength = Medido: { $kind } contra três de “{ $against }” vence { $share }% ({ $low }–{ $high }%, { $games } partidas; o equilíbrio seria 25%).
thinking = { $seat } está pensando…
pass-keyboard = Passe o teclado para { $seat } e aperte Enter (q sai).
saved = Salvo: { $path }
save-where = Diga onde: s FILE
left-saved =
    Salvo: { $path }
    Para continuar: { $command }
left-unsaved = Esta partida não é guardada: nenhum arquivo foi indicado com --save.

## Vários eventos contados como um

log-takes-back =
    { $what ->
        [none] { $seat } desfaz uma escolha que ainda não tinha mudado nada.
        [some] { $seat } desfaz o último comando; o efeito dele é anulado.
       *[other] { $seat } desfaz o último comando ({ $what }).
    }
