# A conferência dos embaralhamentos, calculada no navegador.

page-check-how = Este navegador recalcula cada sorteio a partir das sementes e o compara com o que o servidor prometeu antes da partida.
page-check-table = Conferir esta partida
page-check-save = Salvar os números
page-check-file = Ou confira um arquivo salvo:
page-check-no-file = Este arquivo não contém números de uma partida.
page-check-busy = Calculando…
page-check-good = Os números conferem.
page-check-good-how = Sementes, lacres, frases e os números de todos os sorteios ({ $count }) são o que devem ser.
page-check-bad = ✗ Não é o prometido.
page-check-faults = { $count ->
    [one] { $count } falha foi encontrada.
   *[other] { $count } falhas foram encontradas.
 }
page-check-commitment = Compromisso, mostrado antes da partida
page-check-seen = Este navegador o viu antes do fim?
page-check-roll = Rol, mostrado antes que as frases fossem abertas
page-check-roll-seen = Este navegador o calculou antes de abrir a sua frase?
page-check-same = sim, o mesmo
page-check-other = não, outro
page-check-unseen = não; compare com o que você anotou
page-check-seed = Semente do servidor, mostrada agora
page-check-line = Frase de { $name }
page-check-given = { $count ->
    [one] { $count } entrada foi trazida de outra partida. Não é um sorteio desta mesa.
   *[other] { $count } entradas foram trazidas de outra partida. Não são sorteios desta mesa.
 }
page-check-draws = Todos os sorteios ({ $count })
page-draw-purpose = finalidade
page-draw-counter = contador
page-draw-cards = cartas
page-draw-number = número
page-draw-drawn = sorteado

page-doubt-decks = Não provado: os baralhos não foram conferidos aqui, isto é, se cada sorteio foi feito com as cartas que restavam. “consigliere verify” os confere.
page-doubt-old = Não provado: esta é uma partida do tipo antigo. O compromisso dela não abrange nem a mesa nem suas regras, e as frases não foram lacradas.
page-doubt-unopened = Não provado: o lugar { $seat } lacrou uma frase e não a abriu. Quem conhecia a semente do servidor podia escolher isso.
page-doubt-alone = Não provado: nenhum jogador acrescentou uma frase, então o servidor fez estes sorteios por conta própria.

page-fault-empty = Sorteio { $number } ({ $purpose }): não havia de onde sortear.
page-fault-counter = Sorteio { $number } ({ $purpose }): o contador é { $is }, mas deveria ser { $due }. Foi trocado?
page-fault-number = Sorteio { $number } ({ $purpose }): o número é { $is }, as sementes dão { $due }.
page-fault-outcome = Sorteio { $number } ({ $purpose }): o resultado é { $is }, as sementes dão { $due }.
page-fault-no-journal = Não há diário com que comparar os sorteios.
page-fault-told = Sorteio { $number }: o diário diz { $said }, os sorteios dizem { $draw }.
page-fault-count = O diário traz { $told } sorteios; os números, { $own }.
page-fault-form = Um lugar não é nem pessoa nem bot, ou um lacre não é um lacre.
page-fault-seats = Não há exatamente uma frase, um lacre e um tipo para cada lugar.
page-fault-no-seats = O diário não diz onde estavam pessoas e bots.
page-fault-lines = Uma condição ou uma entrada do diário tem mais de uma linha.
page-fault-seed = A semente do servidor não é aquela com que ele se comprometeu, ou não para estas condições.
page-fault-terms = O servidor se comprometeu com outra mesa, outras regras ou outras cartas.
page-fault-roll = O rol não é o destes lugares e lacres.
page-fault-people = O diário tem pessoas e bots em lugares diferentes dos do rol.
page-fault-bot = Lugar { $seat }: um bot não tem frase, mas aqui há uma.
page-fault-line = Lugar { $seat }: a frase não é a que foi lacrada.
page-fault-bytes = A semente do servidor não tem 32 bytes.
page-fault-table = Esta é a prova de outra mesa.
page-fault-noted-commitment = O compromisso não é o que este navegador viu antes.
page-fault-noted-roll = O rol não é o que este navegador viu antes de abrir a sua frase.
page-fault-left-out = Este navegador abriu a sua frase, e o servidor a deixou de fora.
page-fault-given = Consta que { $given } entradas vêm de outra partida; a este navegador foi dito { $noted }.
page-fault-nothing = Não há sorteio a conferir.
