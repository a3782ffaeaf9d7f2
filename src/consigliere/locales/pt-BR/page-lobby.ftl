# The lobby: where a newcomer begins, and where tables are made.

page-lobby-lesson = Jogue uma lição
page-lobby-lesson-of = { $title }: as jogadas são suas; 14 minutos
page-lobby-lesson-how = As jogadas são suas; 14 minutos
page-lobby-poster = Cartaz, 3 minutos
page-lobby-cards = Cartas
page-lobby-pick = escolha o que preferir

page-unofficial = Não oficial. Nada aqui vem de uma editora ou de um filme: as regras estão em nossas próprias palavras e todas as imagens foram desenhadas por nós. Valores marcados com ≈ são reconstruídos.
page-nav-learn = Aprender
page-tables-laid = Duas mesas estão postas. Sente-se.
page-no-account = Sem conta, sem formulário: um bot dá as cartas em um segundo. Aqui você se chama
page-no-account-first = Sem conta, sem formulário: um bot dá as cartas em um segundo. Até você dizer outra coisa, seu nome aqui é
page-change-name = Mudar seu nome
page-play-at-once = Jogar agora
page-opponents = Adversários
page-against = contra { $count } { $count ->
    [one] bot
   *[other] bots
 }
page-friends-link = com amigos
page-new-here = Primeira vez aqui?
page-learn = Aprenda em 3 minutos
page-learn-how = Um cartaz para cada jogo: o bastante para se sentar à mesa. O resto a mesa conta: cada pergunta mostra o que viria depois.
page-your-games = Suas partidas
page-no-games = Nenhuma partida ainda.
page-no-games-how = Tudo o que você começar espera aqui por você, neste aparelho e pelo link. Não é preciso ter conta.
page-more-games = { $count ->
    [one] Mais { $count } partida
   *[other] Mais { $count } partidas
 }
page-finished-games = { $count ->
    [one] Uma partida terminada
   *[other] { $count } partidas terminadas
 }
page-with-friends = Uma mesa com amigos
page-friends-how = Você recebe um link; cadeiras vazias podem ficar com bots.
page-make-table = Criar uma mesa
page-have-code = Tem um código?
page-no-such-code = Não há mesa com este código.
page-join = Entrar
page-open-tables = Mesas abertas
page-none-open = Nenhuma mesa espera jogadores no momento.
page-watch-games = Assistir a uma partida
page-is-to-play = É a vez de { $name }
page-none-watched = Não há partida pública em andamento.
page-who-sits = Quem se senta
page-you-capital = Você
page-you-make = você cria a mesa
page-open-chair = Cadeira livre
page-for-link = para quem tiver o link
page-bot = Bot
page-bot-how = joga na hora, nunca se cansa
page-bot-level = Bot: { $level }
page-keep-open = deixar livre
page-more-chair = adicionar uma cadeira
page-less-chair = tirar uma cadeira
page-how-fast = Ritmo
page-tonight = Hoje
page-tonight-how = Todo mundo está aqui. Tempo de cada um para a partida inteira:
page-no-clock = sem limite
page-minutes = { $minutes } min
page-over-days = Ao longo de dias
page-over-days-how = Jogue quando tiver um momento. Tempo para cada resposta:
page-table-name = Nome
page-may-stay-empty = pode ficar em branco
page-only-link = Só com o link
page-only-link-how = Ela não aparece entre as mesas abertas.
page-house-rules = Regras da casa
page-table-sum = Você joga com { $friends ->
    [0] {""}
    [one] um amigo
   *[other] { $friends } amigos
 }{ $both ->
    [yes] {" e "}
   *[no] {""}
 }{ $bots ->
    [0] {""}
    [one] um bot
   *[other] { $bots } bots
 }. { $clock ->
    [none] Sem relógio.
    [days] Cada resposta tem { $time ->
        [one] { $time } dia.
       *[other] { $time } dias.
     }
   *[bank] Cada um tem { $time } minutos para a partida inteira.
 } { $come ->
    [all] Qualquer pessoa pode entrar pelo salão; com todas as cadeiras ocupadas, você dá as cartas.
    [link] Seus amigos vêm pelo link; com todas as cadeiras ocupadas, você dá as cartas.
   *[nobody] Você dá as cartas quando quiser.
 }
page-lay-table = Pôr a mesa
page-bring = Carregar uma partida salva
page-bring-how = Diários vêm de “Salvar o diário” no fim de uma partida, ou do terminal.
page-bring-file = Arquivo
page-bring-what = O que fazer com ele
page-bring-look = Ver: a partida acabou
page-bring-on = Continuar do fim dele, no lugar { $seat }
page-bring-bots = Bots nos outros lugares
page-bring-it = Carregar
