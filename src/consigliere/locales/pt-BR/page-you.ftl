# Você e seus aparelhos.

page-titled = { $page } · Consigliere
page-contents = Conteúdo
page-you-title = Você
page-you-how = Você não tem conta nem senha. Este navegador conhece você; códigos levam você a outros aparelhos.
page-you-name = Como você se chama aqui
page-you-renamed = Os outros veem este nome a partir do seu próximo lugar.
page-you-games = Suas partidas terminadas
page-you-won = { $won } de { $played } vencidas
page-you-row = { $players } à mesa, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } no total
page-you-no-games = Nenhuma partida terminou ainda.
page-you-are = Agora seu nome aqui é { $name }.

## Avisos de turno

page-you-notices = Avisar quando for a minha vez
page-notices-how = Quando houver uma pergunta para você e você estiver longe há um minuto, você recebe um aviso, uma vez por pergunta.
page-notices-browser = Por este navegador
page-notices-browser-granted = Este navegador avisa você enquanto você olha outra coisa. O título da aba também avisa.
page-notices-browser-denied = Os avisos desta página estão desligados nas configurações do navegador. O título da aba avisa você.
page-notices-browser-default = O navegador pode avisar enquanto você olha outra coisa.
page-notices-never = Este navegador não mostra avisos. O título da aba avisa você.
page-notices-https = O navegador só mostra avisos em páginas que vêm por https.
page-notices-allow = Avisar quando for a minha vez
page-notices-mail = Por e-mail
page-mail-none = Este servidor não envia e-mails.
page-mail-address = Endereço de e-mail
page-mail-send = Enviar um código para mim
page-mail-sent = Um código está a caminho.
page-mail-code = O código do e-mail
page-mail-confirm = Confirmar
page-mail-on = De agora em diante você recebe um e-mail quando for a sua vez.
page-mail-goes = Os e-mails vão para { $address }.
page-mail-unconfirmed = { $address } ainda não foi confirmado.
page-mail-stop = Parar os e-mails
page-mail-off = Você não recebe mais e-mails.
page-notices-webhook = Por webhook
page-webhook-address = Endereço seu que recebe um POST assinado
page-webhook-on = De agora em diante este endereço é avisado quando for a sua vez.
page-webhook-secret = As mensagens são assinadas com este segredo. Ele só é mostrado agora:
page-webhook-stop = Remover o webhook
page-webhook-off = O webhook foi removido.

## Aparelhos e códigos

page-you-devices = Seus aparelhos
page-device-since = desde { $since }, último uso { $seen }
page-device-here = (este aparelho)
page-device-copied = O cookie dele foi copiado. Se não foi você, encerre a sessão.
page-device-name = Como se chama este aparelho?
page-device-rename = Mudar o nome: { $name }
page-device-out = Encerrar a sessão: { $name }
page-log-out = Sair
page-out-here = Sair neste aparelho?
page-out-here-how = Sem um código, você não pode voltar como a mesma pessoa.
page-out-elsewhere = Sair em todos os outros
page-only-here = Você só tem sessão neste aparelho.
page-let-device-in = Entrar em outro aparelho
page-device-code-how = Digite este código no outro aparelho em até dez minutos, em “Tenho um código”:
page-have-person-code = Tenho um código
page-be-person = Usar
page-you-recovery = Código de recuperação
page-recovery-how = Se você perder seus aparelhos, este código faz de você a mesma pessoa de novo. Ele funciona uma vez e encerra a sessão de todos eles.
page-recovery-code = Seu código de recuperação. Ele só é mostrado agora, então anote:
page-recovery-quiet = Os avisos da sua vez estão desligados, pois um invasor pode tê-los configurado. Configure de novo se quiser.
page-recovery-due = Alguém pediu um novo código de recuperação sem o antigo. Ele estará disponível a partir de { $due }. Se não foi você, cancele o pedido e saia em todos os outros aparelhos.
page-recovery-stop = Cancelar o pedido
page-recovery-stopped = Ninguém recebe um novo código de recuperação agora.
page-recovery-old = O código que você tem; sem ele, um novo leva três dias
page-recovery-show = Mostrar um novo código
page-recovery-new = O código antigo não vale mais, e a sessão dos seus outros aparelhos foi encerrada.
page-recovery-keep = Você tem um código de recuperação. Anote-o antes de deixar esta página.
page-recovery-asked = Alguém pediu um novo código de recuperação sem o antigo.

## Não ser ninguém, e o esquecimento

page-logged-out = Você saiu
page-logged-out-how = Isto é, neste aparelho. Um código de outro aparelho seu ou o seu código de recuperação faz você entrar de novo.
page-new-guest = Começar do zero, como visitante
page-nobody-yet = Ninguém conhece você aqui ainda
page-nobody-yet-how = Você passa a ser alguém quando se senta à sua primeira mesa. Se você já é alguém, use um código de outro aparelho ou o seu código de recuperação.
page-you-forget = Direito ao esquecimento
page-forget = Apagar meus dados
page-forget-how = Seu nome e sua identidade são removidos, e bots levam suas partidas em andamento até o fim. Isso exige o seu código de recuperação, para que ninguém mais possa fazê-lo. Se você o perdeu, peça um novo.
page-forget-sure = Seu nome é riscado em toda parte, e bots ocupam seus lugares. Isso não pode ser desfeito.
page-forget-code = Seu código de recuperação
