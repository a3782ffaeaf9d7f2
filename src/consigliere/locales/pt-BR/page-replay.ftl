# O replay de uma partida terminada no navegador, e o gráfico no fim. As frases do registro do servidor vêm dos
# catálogos de cada jogo.

# $title: o nome da mesa ou do jogo
page-replay-title = Replay: { $title }
page-replay-eyes = Pelos olhos de quem
page-replay-eyes-how = A partida acabou: tudo pode ser visto.
page-replay-all = De todos, com todas as mãos abertas
page-replay-all-short = Todos
page-replay-onlooker = De quem assiste
# $family: o nome de uma família; $name: quem joga com ela
page-replay-seat = { $name } ({ $family })
page-replay-log-how = Clique numa linha para ir até lá.
page-replay-caption = O que foi feito
page-replay-set-up = A preparação
page-replay-nothing-told = Daqui não dava para ver nada disso.
page-replay-tape = Valor ao longo do tempo
# Para leitores de tela; $worth: cada família com o que vale
page-replay-slider = Turno { $turn } de { $turns }. { $worth }
page-replay-first = Para o começo
page-replay-last = Para o fim
# $stride: quanto se anda por vez
page-replay-back = { $stride ->
    [step] Um passo para trás
    [phase] Uma fase para trás
   *[turn] Um turno para trás
  }
page-replay-on = { $stride ->
    [step] Um passo adiante
    [phase] Uma fase adiante
   *[turn] Um turno adiante
  }
page-replay-play = Reproduzir
page-replay-pause = Pausar
page-replay-pace = Velocidade
page-replay-times = { $pace }×
page-replay-stride = Quanto por vez
page-replay-by-turn = por turno
page-replay-by-step = por passo
page-replay-by-phase = por fase
page-replay-turn = Turno { $turn }
page-replay-of = de { $turns } · decisão { $move } de { $moves }
page-replay-keys = ← → para trás e adiante · Espaço reproduz
page-replay-play-on = Continuar daqui
page-replay-play-on-how = Você recebe uma nova mesa: joga com uma família, e bots jogam com as outras. O que for sorteado daqui em diante é novo, e sua frase entra no embaralhamento como em qualquer partida.
page-replay-you-play = Você joga com
page-replay-bots = Os bots
page-replay-share = Compartilhar este momento
page-replay-share-how = Qualquer pessoa com este link pode ver a partida inteira e começa neste momento.
page-replay-link = Link para este momento
page-replay-unshare = Desativar o link
page-replay-unshared = O link foi desativado.
page-replay-running = Esta partida ainda está em andamento.
page-replay-running-how = Você poderá revê-la quando ela terminar.
page-replay-to-table = Ir para a mesa
