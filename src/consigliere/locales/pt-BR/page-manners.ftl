# Pessoas à mesa, o que uma partida terminada oferece, e diários vindos de arquivos.

page-about-person = Sobre { $name }
page-is-muted = no mudo
page-mute = Silenciar
page-listen = Ouvir de novo
page-report = Denunciar…
page-report-sure = Denunciar { $name } a quem mantém este servidor? Ninguém à mesa fica sabendo.
page-report-what = O que aconteceu
page-report-yes = Enviar a denúncia
page-reported = Sua denúncia está com quem mantém o servidor.
page-replace = Pôr um bot no lugar…
page-replace-sure = Tirar o lugar de { $name } e pôr um bot ali? Isso não pode ser desfeito.
page-replace-yes = Pôr um bot
page-shut-out = Excluir…
page-out-sure = Excluir { $name }? Essa pessoa não recebe mais nada desta mesa e não pode voltar. { $playing ->
    [yes] Um bot continua no lugar dela.
   *[no] O lugar dela fica livre.
 }
page-out-yes = Excluir
page-free-seat = Liberar este lugar
page-new-link = Outro link…
page-new-link-sure = O link antigo deixa de funcionar, e quem assiste por ele tem de sair.
page-new-link-yes = Criar outro link
page-only-here-link = Para que amigos na sua rede possam entrar, inicie o servidor assim e abra o endereço que ele mostra:
page-link-only-here = Só funciona neste computador.
page-friends-join = Como seus amigos podem entrar
page-known = certamente tem { $cards }
page-known-none = nada é certo sobre esta mão
page-known-card = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
 }
page-for-pause = A favor de uma pausa: { $names }
page-for-end = A favor de encerrar a partida agora: { $names }
page-holiday = Dias de férias, dos { $days } restantes:
page-holiday-take = Tirar
page-on-holiday = de férias
page-close-sure = Fechar esta mesa? A partida não é jogada até o fim e não conta para ninguém.
page-close-yes = Fechar
page-shuffle-roll = O embaralhamento
page-shuffle-roll-how = O rol, fixado antes que as frases fossem abertas. Anote-o se quiser conferir os embaralhamentos:
page-shuffle-late = Não abriram a frase e jogam sem ela: { $names }
page-share-game = Compartilhar esta partida
page-shared-how = Qualquer pessoa com este link pode ver a partida inteira, com todas as mãos.
page-shared-link = Link para esta partida
page-unshare = Desativar o link
page-unshared = O link foi desativado.
