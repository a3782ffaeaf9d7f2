### O próprio histórico: partidas terminadas e o que somam (não oficial, palavras nossas).

page-record = Histórico
page-record-title = Seu histórico · Consigliere
page-record-of = { $name }
page-record-games =
    { $played ->
        [one] { $played } partida; vitórias: { $won }.
       *[other] { $played } partidas; vitórias: { $won }.
    }
page-record-none = Você ainda não terminou nenhuma partida.
page-record-none-how = Cada partida terminada vira uma janela aqui, e cada vitória acende uma.
page-record-play = Jogar uma
page-record-who = Diga primeiro quem você é; suas partidas ficam guardadas com o seu nome.
page-record-now =
    { $count ->
        [0] Sua melhor série de vitórias é { $best }.
       *[other] Série atual de vitórias: { $count }. Sua melhor série é { $best }.
    }
page-record-order = Todas as partidas, em ordem
page-record-order-how = alta: boa colocação · acesa: vitória · embaixo: a família com que você jogou
page-record-best-row = melhor série: { $count }
page-record-now-row = série atual: { $count }
page-record-won-of = { $won } de { $played }
page-record-windows = cada janela é uma partida, acesa quando você venceu · colunas: jogadores à mesa
page-record-level = { $level ->
        [easy] Fácil
        [medium] Médio
        [hard] Difícil
        [expert] Especialista
       *[people] Pessoas
    }
page-record-families = Famílias
page-record-share = vitórias
page-record-when = Quando você joga
page-record-minutes = { $count } min
page-record-with-bots = com bots
page-record-with-people = com pessoas
page-record-length = a partida mediana, da criação da mesa à última jogada
page-record-table = Em tabela
page-record-date = Data
page-record-game = Jogo
page-record-players = Jogadores
page-record-place = Colocação
page-record-points = Pontos
page-record-export = Exportar como JSON
page-record-chart = Todas as partidas em ordem: quanto mais alta a barra, melhor a colocação
page-record-sky = Partidas por nível e número de jogadores; janelas acesas são vitórias
page-record-clock = Partidas pela hora em que começaram
