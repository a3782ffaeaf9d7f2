### O que a linha de comando diz quando recebe algo que não pode usar (motor não oficial, palavras nossas).
### Uma linha cada; ela diz o que está errado.

## O que se joga

no-such-game = Não existe este jogo: “{ $game }”. Conhecidos: { $games }
no-referee = Não há árbitro para “{ $game }”.
no-such-pack = Não existe este pacote de conteúdo: “{ $pack }”
bad-pack =
    { $faults ->
        [one] O pacote de conteúdo “{ $pack }” tem { $faults } falha: { $first }
       *[other] O pacote de conteúdo “{ $pack }” tem { $faults } falhas; a primeira: { $first }. Para ver todas: { $command }
    }
option-gone = Novas partidas de { $game } não têm mais esta opção de mesa: “{ $option }”. Ela saiu com a versão { $version } das regras.
no-such-option = Não existe esta opção de mesa: “{ $option }”. { $game } tem: { $known }
one-of-both = { $one } e { $other } se excluem; indique só uma delas.
bad-players = { $game } é para { $least } a { $most } jogadores, não { $players }.
bad-seat = Não existe este lugar: “{ $seat }”. Os lugares vão de 0 a { $most }: { $names }.
bad-seconds = { $option } precisa ser um número de segundos acima de 0, não { $value }.
analyse-not-over = Esta partida ainda não acabou; as notas são feitas de partidas terminadas.
bad-number = { $option } precisa ser um número inteiro de pelo menos { $least }, não { $value }.
cannot-write = Não foi possível gravar { $path }: { $reason }
cannot-read = Não foi possível ler { $path }: { $reason }
cannot-use-file = Este arquivo não pode ser usado: “{ $path }”. Motivo: { $reason }.

## Uma partida no terminal

bad-seat-kind = Não existe este jogador: “{ $kind }”. Conhecidos: { $kinds }; depois de { $tempered } pode vir um temperamento ({ $tempers }), depois de { $timed } um orçamento para cada jogada, um número inteiro a partir de 1 (@200ms).
bad-seats =
    { $seats ->
        [one] --seats indica { $seats } lugar, mas há { $players } jogadores.
       *[other] --seats indica { $seats } lugares, mas há { $players } jogadores.
    }
bots-only = { $option } é só para bots; --seats não pode indicar uma pessoa.
no-such-language = Não existe este idioma: “{ $language }”. Conhecidos: { $languages }
save-exists = { $path } já existe. Continue com --load ou indique outro arquivo.
load-fixes = { $option } é definido pela partida carregada; deixe-o de fora.

## Bots contra bots

no-such-bot = Não existe este bot: “{ $kind }”. Conhecidos: { $kinds }; depois de { $tempered } pode vir um temperamento ({ $tempers }), depois de { $timed } um orçamento para cada jogada, um número inteiro de 1 a 9999999 (@200ms ou @32it).
bad-bots = --bots precisa indicar pelo menos 2 bots e no máximo um para cada um dos { $players } jogadores; indica { $bots }.
bad-share = --bar precisa ser uma fração entre 0 e 1, não { $value }.
other-match = { $path } guarda outra disputa: { $differs }. Indique outro arquivo.
older-match = { $path } guarda esta disputa como outra versão do programa a jogou: { $differs }. Indique outro arquivo.
needs-extra = Isto precisa do módulo “{ $module }”, que não está instalado. Para instalar: pip install 'consigliere[{ $extra }]'

## Regras e falhas plantadas

rules-need-checkout = As regras e os testes deste jogo não estão aqui: “{ $game }”. Este comando funciona numa cópia do código do projeto.
mutants-doubled = Estas falhas plantadas aparecem duas vezes: { $ids }
mutant-does-not-fit = A falha plantada “{ $id }” não se encaixa: o código dela aparece { $times } vezes em { $function } de { $file }. Ele precisa aparecer ali uma vez, ou “nth” precisa dizer qual é.
mutant-without-function = A falha plantada “{ $id }” não se encaixa: { $file } não tem função chamada { $function }.
mutant-unknown = Não existem estas falhas plantadas: { $ids }

## Diários

journal-foreign = Linha { $line }: isto não é um diário do Consigliere.
journal-format = Linha { $line }: este diário tem o formato { $format }, que esta versão não sabe ler.
journal-header = Linha { $line }: não foi possível ler o cabeçalho em “{ $field }”.
journal-edited = Linha { $line }: a linha não bate com os seus dígitos de controle. Ela, ou uma linha antes dela, foi editada.
journal-truncated = Linha { $line }: o diário se interrompe aqui; falta o fim.
journal-after-end = Linha { $line }: há algo depois do fim do diário.
journal-long = Linha { $line }: o diário é longo demais; são aceitas no máximo { NUMBER($most) } entradas.
journal-entry = Linha { $line }: isto não é uma entrada de diário: “{ $entry }”
journal-other = Linha { $line }: “{ $field }” é “{ $found }” neste diário, mas é preciso “{ $expected }”.
journal-content = Linha { $line }: esta partida foi jogada com outros valores de cartas (conteúdo { $found }, aqui { $expected }). Indique o mesmo pacote de conteúdo.
journal-chance = Linha { $line }: aqui devia vir um sorteio (“{ $expected }”), mas o diário diz: “{ $found }”
journal-impossible = Linha { $line }: este sorteio não pode acontecer aqui: “{ $entry }”
journal-unasked = Linha { $line }: não devia vir um sorteio aqui: “{ $entry }”
journal-refused = Linha { $line }: as regras recusam esta entrada (regra { $rule }, { $why }): “{ $entry }”

## Equilíbrio

no-balance-bot = Um relatório de equilíbrio não é jogado por “{ $bot }”. Conhecidos: { $bots }; depois de value pode vir um temperamento ({ $tempers }).

## consigliere serve

bad-workers = Os bots precisam de 1 a { $most } processos, não { $workers } (--bot-workers).
bad-keep-days = As mesas são guardadas por 1 a { $most } dias, não { $days } (--keep-days).
bad-port = Não existe esta porta: { $port } (--port).
bad-redis = --redis precisa de um endereço como redis://host:6379/0.
bad-origin = { $option } precisa de scheme://host ou scheme://host:port, não “{ $origin }”.
bad-proxy = --proxy precisa de um endereço ou rede como 127.0.0.1 ou 172.16.0.0/12, não “{ $proxy }”.
bad-allowed-host = --allowed-host precisa de um nome como play.example.org, não “{ $host }”.
bad-metrics-token = { $variable } precisa de pelo menos { $least } caracteres.
bad-store = Não foi possível servir: { $reason }.
no-server-extra = As bibliotecas do servidor não estão instaladas (falta { $module }): pip install "consigliere[server]".

## consigliere chaos, fuzz, bench server

no-proving = O pacote instalado não contém os programas que põem um servidor à prova: execute isto numa cópia do código-fonte.
no-chaos = Diga quantas vezes o servidor é derrubado (--kills N) ou quantos comandos são enviados (--commands N).
nodes-need-services = Vários nós precisam de um armazenamento comum e de chamadas: --db postgresql://… e --redis redis://…
bad-db = --db precisa de sqlite:///path ou postgresql://…
bad-rate = { $option } precisa ser um número acima de 0, não { $value }.
no-proof = Não é possível fazer a prova: { $reason }.

## consigliere migrate

bad-migrate-store = Não foi possível conferir este armazenamento: { $reason }.

## consigliere host

bad-host-store = Não foi possível usar este armazenamento: { $reason }.
bad-host-id = Isto não é { $kind }: “{ $given }”; a forma é { $kind }:ID.
no-such-person = Esta pessoa não existe neste armazenamento.
no-such-table = Esta mesa não existe neste armazenamento.
table-is-over = Esta mesa já terminou ou foi fechada.
name-or-table = Diga quem procurar: --name TEXT ou --table TABLE.
bad-why = --why é uma linha de no máximo { $most } caracteres.
bad-around = --around é um número de 0 a { $most }.

## consigliere backup, restore

no-backup = Não foi possível fazer cópia deste armazenamento: { $reason }.
no-restore = Não foi possível restaurar: { $reason }.

## Os próprios idiomas

no-language-code = “{ $language }” não é o código de um idioma. Diga algo como `es` ou `pt-PT`.
language-exists = Já existe uma pasta para { $language }.
locales-begun = Os textos em inglês estão em { $path }. Traduza-os e depois execute `consigliere locales check { $language }`. Os plurais precisam destas formas: { $forms }.
locales-summary =
    { $language }: { $share }% de { $keys } mensagens, { $faults ->
        [one] { $faults } falha
       *[other] { $faults } falhas
    }.
locales-missing = { $language }: falta { $key }
locales-unused = { $language }: ninguém pede { $key }
locales-twice = { $language }: { $key } aparece duas vezes, de novo em { $about }
locales-unreadable = { $language }: não foi possível ler { $key } em “{ $about }”
locales-unknown-variable = { $language }: { $key } tem uma variável que nunca recebe: ${ $about }
locales-variable-left-out = { $language }: { $key } deixa de fora ${ $about }
locales-variant-left-out = { $language }: { $key } deixa de fora uma variante, ${ $about }
locales-plural-left-out = { $language }: { $key } deixa de fora uma forma de plural, ${ $about }
locales-rejected = { $language }: { $key } usa uma palavra que o glossário rejeita: { $about }
