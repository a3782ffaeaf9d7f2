### O que as mesas do servidor dizem (motor não oficial, palavras nossas). Regras: docs/table-rules.md.

refuse-stale-decision = Esta decisão não está mais aberta; olhe a mesa de novo.
refuse-command-used = Outra coisa foi feita com o código deste comando; nada foi feito agora.
refuse-bad-pick = Estas cartas ou estes jogadores não podem ser escolhidos agora.
refuse-not-seated = Você não tem lugar nesta mesa.
refuse-not-playing =
    { $status ->
        [waiting] A partida ainda não começou.
        [over] A partida acabou; nada mais pode ser jogado.
       *[closed] Esta mesa está fechada.
    }
refuse-host-only = Só o anfitrião desta mesa pode fazer isso.
refuse-no-such-bot = Não existe um bot chamado “{ $bot }”. Níveis: { $bots }.
refuse-own-seat = O lugar do próprio anfitrião não pode ser cedido; levante-se ou desista.
refuse-close-people = Há outras pessoas jogando aqui: vote pelo encerramento ou desista.
refuse-replace = A partida começou: não se substitui quem ainda pode voltar, nem um bot onde outros jogam.
refuse-started = A partida já começou.
refuse-seat-taken = Já há alguém ali. Lugar: { $seat }.
refuse-seal = Um lacre é um SHA-256 em hexadecimal: 64 letras minúsculas e dígitos.
refuse-line = Esta não é a frase que foi lacrada para este lugar.
refuse-opening = A partida está para começar: as frases dos jogadores estão sendo abertas.
refuse-not-opening = As frases só são abertas quando a partida está para começar.
refuse-seats-empty =
    { $seats ->
        [one] Ainda há { $seats } lugar vazio.
       *[other] Lugares ainda vazios: { $seats }.
    }
refuse-seat-kept = Este lugar está reservado para alguém que foi chamado para uma revanche. Lugar: { $seat }.
refuse-no-advice = Nesta mesa ninguém recebe conselhos: o anfitrião não permitiu.
refuse-shut-out = O anfitrião desta mesa excluiu você.
refuse-shut-out-playing = A partida começou: numa mesa aberta a todos, não se exclui quem está jogando.
refuse-no-invite = Esta mesa não tem convite.
refuse-table-over = Esta mesa terminou.
refuse-nobody-asks = Ninguém está pedindo a você para desfazer.
refuse-away = Um bot joga no seu lugar; volte a ele primeiro.
refuse-said = O bate-papo é só texto simples.
refuse-not-over = A partida ainda não acabou.
refuse-paused = A partida está em pausa; retome-a primeiro.
refuse-no-holidays = Só partidas com dias para cada resposta têm férias.
refuse-holiday = { $days ->
    [0] Você não tem mais dias de férias.
   *[other] Você não tem tantos dias de férias. Restam: { $days }.
}
refuse-viewpoint = Enquanto a partida está em andamento, você só a vê do seu próprio lugar.
