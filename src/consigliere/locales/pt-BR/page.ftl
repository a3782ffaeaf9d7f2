# A página do navegador: tudo o que ela diz por si mesma. O que se diz de um jogo vem dos outros catálogos.

page-name = Consigliere
page-poster = { $title }, um cartaz desenhado

## O salão

page-rooms = Salas
page-play = Jogar
page-rules = Regras
page-you-and-devices = Você e seus aparelhos
page-suggested-names = Ada Pedreira, Bruno Lira, Íris Valente, Tom Barcas, Nora Farol, Léo Ribeira, Vera Rocha, Max Porto
page-your-name = Seu nome
page-save = Salvar
page-dealing = Dando as cartas…
page-level = Nível
page-level-easy = Fácil
page-level-medium = Médio
page-level-hard = Difícil
page-level-expert = Especialista
page-your-turn = Sua vez
page-status-waiting = Ainda não começou
page-status-playing = É a vez dos outros
page-status-over = Terminada
page-status-closed = Fechada
page-go-on = Continuar
page-look-at = Ver
page-unreachable = Não foi possível conectar ao servidor agora.
page-invited = Você recebeu um convite. Como os outros devem chamar você?
page-sit-down = Sentar

## Criar uma mesa

page-which-game = Jogo
page-chair = Cadeira { $number }
page-days = { $days } { $days ->
    [one] dia
   *[other] dias
 }
page-at-this-table = Nesta mesa
page-with-advice = Conselhos
page-with-advice-how = Qualquer pessoa pode perguntar ao consigliere o que ele faria.
page-option-memory-aid = Ajuda à memória
page-option-memory-aid-how = Cada pessoa vê o que poderia ter anotado.
page-option-even-places = Lugares equilibrados
page-option-even-places-how = Lugares que vencem menos começam com alguns pontos.
page-cancel = Cancelar

## Antes do início

page-host-set = { $host ->
    [yes] definido por você
   *[no] definido pelo anfitrião
 }
page-table-clock = Relógio
page-in-lobby = Aparece no salão
page-listed-answer = { $listed ->
    [yes] sim: qualquer pessoa pode entrar
   *[no] não: só com o link
 }
page-no-advice-how = Ninguém recebe conselhos onde há várias pessoas.
page-clock-none = sem limite
page-clock-days = { $days ->
    [one] { $days } dia para cada resposta
   *[other] { $days } dias para cada resposta
 }
page-clock-bank = { $minutes } minutos para cada um na partida inteira
page-players-count = { $count } jogadores
page-before-start = { $name }, antes do início
page-chairs-empty = { $count ->
    [0] Nenhuma cadeira está vazia.
    [one] Uma cadeira está vazia.
   *[other] { $count } cadeiras estão vazias.
 }
page-chairs-how = { $host ->
    [yes] Envie o link ou ponha um bot. Quando todos estiverem sentados, você dá as cartas.
   *[no] Quando todos estiverem sentados, o anfitrião dá as cartas.
 }
page-all-sit = Todos estão sentados.
page-deal-how = Dê as cartas quando quiser.
page-host-deals = O anfitrião dá as cartas.
page-shuffling = As cartas estão sendo embaralhadas.
page-shuffling-how = As frases de todos são abertas agora.
page-deal = Dar as cartas
page-close-table = Fechar a mesa
page-here = presente
page-not-here = ausente
page-empty-chair = Uma cadeira vazia
page-you-host = você, anfitrião
page-kept = Reservada: { $name }.
page-sit = Sentar aqui
page-move-here = Mudar para cá
page-seat-bot = Pôr um bot
page-send-away = Dispensar o bot
page-get-up = Levantar
page-invite = Convidar
page-invite-link = Link para esta mesa
page-invite-qr = O link como código para a câmera do celular
page-copy-link = Copiar o link
page-copied = Copiado
page-share = Compartilhar
page-line = Sua frase para o embaralhamento
page-line-anything = o que você quiser
page-line-random = aleatória, se ficar em branco
page-line-seal = Lacrar
page-line-sealed = Sua frase está lacrada.
page-line-how = As frases de todos, juntas, embaralham as cartas: ninguém pode ter arrumado o baralho, nem mesmo este servidor.
page-line-broken = O servidor mostra algo diferente do que tinha prometido; sua frase continua lacrada.

## A mesa

page-asked = O que se pergunta
page-players = Jogadores
page-you = você
page-advice = Conselho
page-advice-thinks = O consigliere está pensando…
page-advice-none = Não há nada a aconselhar agora.
page-chance = vence { $percent }% das vezes
page-show-me = Escolher
page-take-back = Desfazer
page-end-turn = Encerrar o turno
page-held =
    { $what ->
        [none] Escolhido. Encerrar seu turno?
       *[other] Escolhido: { $what }. Encerrar seu turno?
    }
page-held-how = Só vale quando você encerrar seu turno. Até lá, você pode desfazer.
page-do-it = Fazer
page-let-go = Isso não
page-slip = O que viria depois
page-which = Qual deles
page-how-board = Escolha o que está aceso na mesa; o bilhete diz o que viria depois.
page-how-menu = Escolha uma opção; ela diz o que viria depois.
page-how-pick = Escolha várias de uma vez.
page-how-dock = Escolha ao lado do tabuleiro; o que está aceso também pode ser escolhido.
page-how-own = Sem pressa: nada é enviado antes que você aperte o botão vermelho.
page-picked = Escolhas: { $count }; pedidas: { $least ->
    [0] até { $most }
   *[other] de { $least } a { $most }
 }
page-start-again = Recomeçar
page-choose-these = { $count ->
    [0] Não escolher nada
   *[other] Confirmar as escolhas ({ $count })
 }
page-then-you = Depois você continua.
page-then-other = Depois é a vez de outra pessoa.
page-then-chance = Depois, a sorte decide.
page-then-sealed = Depois todos escolhem em segredo.
page-then-end = Depois a partida termina.
page-not-so = Assim não.
page-rule = Regra { $rule }
page-close = Fechar
page-wait-a-moment = Um momento…
page-wait-all = Todos escolhem.
page-bot-thinks = { $name } está pensando
page-person-thinks = É a vez de { $name }
page-watch = Assistir
page-skip = Pular
page-see-table = Olhar a mesa
page-back-to-choice = Voltar à escolha
page-sealed = Sua escolha está lacrada.
page-sealed-how = Todas são abertas juntas. Até lá, você pode mudar de ideia.
page-reconsider = Mudar
page-away = Um bot joga por você.
page-away-how = Sua cadeira continua sua.
page-paused = A partida está em pausa.
page-paused-how = Qualquer pessoa à mesa pode retomá-la.
page-asked-back = Você pediu para desfazer; os outros precisam concordar.
page-asks-back = { $name } gostaria de desfazer a última jogada.
page-allow = Permitir
page-deny = Negar
page-won = { $names } { $count ->
    [one] vence
   *[other] vencem
 }!
page-ended-vote = A partida foi encerrada de comum acordo.
page-closed = O anfitrião fechou esta mesa.
page-opening = Abrindo a porta…
page-line-dead = A conexão caiu. Sua jogada está guardada.
page-line-dead-how = Vamos tentar de novo automaticamente; os outros esperam um pouco por você.
page-try-now = Tentar
page-clock = Tempo restante
page-resigned = desistiu; um bot continua
page-bot-plays = ausente; um bot continua
page-log = Registro
page-since = desde o seu último turno
page-watch-again = Ver de novo
page-standing = Como está a partida
page-chat = Bate-papo
page-chat-none = Ninguém disse nada ainda.
page-say = Diga alguma coisa
page-send = Enviar
page-muted = (no mudo)
page-look-on = { $count } assistindo
page-drawers = Ao lado do tabuleiro
page-you-look-on = Você está assistindo.
page-you-look-on-how = Você vê o que todos à mesa podem ver; o que está lacrado fica lacrado até ser aberto.
page-leave = Sair
page-menu = Menu
page-this-table = Esta mesa
page-to-lobby = Ir para o salão
page-look-back = Rever a partida
page-bot-for-me = Deixar um bot jogar por mim
page-play-again-myself = Voltar a jogar
page-pause = Pedir uma pausa
page-vote-end = Votar para encerrar a partida agora
page-vote-on = Votar para continuar
page-resign = Desistir
page-resign-sure = Desistir de vez? Um bot joga por você até o fim.
page-resign-yes = Desistir
page-rematch = Revanche, com rodízio de lugares

## Quando algo dá errado

page-gone-missing = Esta mesa não existe.
page-gone-missing-how = Ela pode ser privada: nesse caso, você precisa do link do convite.
page-gone-invite = Este link de convite não funciona mais.
page-gone-invite-how = A mesa tem um novo link ou não existe mais. Peça um novo ao anfitrião.
page-gone-shut-out = Você não está mais nesta mesa.
page-gone-shut-out-how = Ela tem um novo link de convite, ou o anfitrião excluiu você.
page-gone-logged-out = Sua sessão foi encerrada.
page-gone-logged-out-how = Outro aparelho encerrou a sessão deste, ou ela expirou.
page-gone-server = A culpa foi nossa.
page-gone-server-how = O servidor tropeçou. Você não fez nada de errado, e nada se perdeu.
page-load-again = Carregar de novo

## Configurações

page-settings = Configurações
page-language = Idioma
page-theme = Iluminação
page-theme-auto = como no sistema
page-theme-night = noite
page-theme-day = dia
page-to-day = De dia
page-to-night = De noite
page-motion = Animação
page-motion-auto = como no sistema
page-motion-on = ligada
page-motion-off = desligada
page-speed = Velocidade da reprodução
page-speed-1 = 1×
page-speed-2 = 2×
page-speed-4 = 4×
page-speed-0 = na hora
page-sound = Som
page-sound-hint = Sua vez, moedas, um tiro, um envelope.
page-end-turn-setting = O turno espera por “Encerrar o turno”
page-end-turn-hint = Até lá, tudo pode ser desfeito.

## Um jogo que ainda não foi desenhado

page-undrawn = Este tabuleiro ainda não foi desenhado.
page-undrawn-how = Aqui você responde por listas, e o registro conta o que acontece.
page-no-winner = Uma partida encerrada por votação não tem vencedor.
page-vote-sure = A partida termina quando todas as pessoas da mesa quiserem. Os bots concordam. Ela termina sem vencedor.
page-vote-yes = Sim, encerrar
page-every-card = Todas as cartas e como se saem
