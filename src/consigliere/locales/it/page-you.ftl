# Tu e i tuoi dispositivi.

page-titled = { $page } · Consigliere
page-contents = Indice
page-you-title = Tu
page-you-how = Non hai un account né una password. Questo browser ti conosce; i codici ti portano su altri dispositivi.
page-you-name = Come ti chiami
page-you-renamed = Gli altri vedranno questo nome dal tuo prossimo posto in poi.
page-you-games = Le tue partite finite
page-you-won = vinte: { $won } su { $played }
page-you-row = { $players } al tavolo, { $points ->
    [one] un punto
   *[other] { $points } punti
 } in tutto
page-you-no-games = Nessuna partita è ancora finita.
page-you-are = Ora qui ti chiami { $name }.

## Notices of turns

page-you-notices = Avvisami quando tocca a me
page-notices-how = Quando tocca a te e manchi da un minuto, ricevi un avviso, uno per ogni domanda.
page-notices-browser = Da questo browser
page-notices-browser-granted = Questo browser ti avvisa mentre guardi altrove. Te lo dice anche il titolo della scheda.
page-notices-browser-denied = Gli avvisi per questa pagina sono disattivati nelle impostazioni del browser. Te lo dice il titolo della scheda.
page-notices-browser-default = Il browser può avvisarti mentre guardi altrove.
page-notices-never = Questo browser non mostra avvisi. Te lo dice il titolo della scheda.
page-notices-https = Il browser mostra avvisi solo sulle pagine che arrivano con https.
page-notices-allow = Avvisami dei miei turni
page-notices-mail = Via e-mail
page-mail-none = Questo server non invia e-mail.
page-mail-address = Indirizzo e-mail
page-mail-send = Mandami un codice
page-mail-sent = Un codice è in arrivo.
page-mail-code = Il codice ricevuto per e-mail
page-mail-confirm = Conferma
page-mail-on = D’ora in poi ricevi un’e-mail quando tocca a te.
page-mail-goes = Le e-mail vanno a { $address }.
page-mail-unconfirmed = { $address } non è ancora confermato.
page-mail-stop = Basta e-mail
page-mail-off = Non riceverai più e-mail.
page-notices-webhook = Con un webhook
page-webhook-address = Un tuo indirizzo che riceve un POST firmato
page-webhook-on = D’ora in poi questo indirizzo viene avvisato dei tuoi turni.
page-webhook-secret = I messaggi sono firmati con questo segreto. Viene mostrato solo ora:
page-webhook-stop = Rimuovi il webhook
page-webhook-off = Il webhook non c’è più.

## Devices and codes

page-you-devices = I tuoi dispositivi
page-device-since = dal { $since }, ultimo uso { $seen }
page-device-here = (questo dispositivo)
page-device-copied = Il suo cookie è stato copiato. Se non l’hai fatto tu, scollegalo.
page-device-name = Come si chiama questo dispositivo?
page-device-rename = Rinomina { $name }
page-device-out = Scollega { $name }
page-log-out = Scollegati
page-out-here = Scollegarti su questo dispositivo?
page-out-here-how = Senza un codice non puoi tornare come la stessa persona.
page-out-elsewhere = Scollega gli altri dispositivi
page-only-here = Hai effettuato l’accesso solo su questo dispositivo.
page-let-device-in = Collega un altro dispositivo
page-device-code-how = Scrivi questo codice sull’altro dispositivo entro dieci minuti, alla voce «Ho un codice»:
page-have-person-code = Ho un codice
page-be-person = Usalo
page-you-recovery = Codice di recupero
page-recovery-how = Se perdi i tuoi dispositivi, questo codice ti fa tornare la stessa persona. Vale una volta sola e scollega tutti i dispositivi.
page-recovery-code = Il tuo codice di recupero. Viene mostrato solo ora, quindi annotalo:
page-recovery-quiet = Gli avvisi dei tuoi turni sono disattivati, perché potrebbe averli impostati un ladro. Se li vuoi, impostali di nuovo.
page-recovery-due = Qualcuno ha chiesto un nuovo codice di recupero senza quello vecchio. Sarà disponibile dal { $due }. Se la richiesta non è tua, fermala e scollegati da tutti gli altri dispositivi.
page-recovery-stop = Ferma la richiesta
page-recovery-stopped = Ora nessuno riceve un nuovo codice di recupero.
page-recovery-old = Il codice che hai; senza, per uno nuovo servono tre giorni
page-recovery-show = Mostrami un nuovo codice
page-recovery-new = Il vecchio codice non vale più e gli altri tuoi dispositivi sono scollegati.
page-recovery-keep = Hai un codice di recupero. Annotalo prima di lasciare questa pagina.
page-recovery-asked = Qualcuno ha chiesto un nuovo codice di recupero senza quello vecchio.

## Being nobody, and being forgotten

page-logged-out = Sessione chiusa
page-logged-out-how = Su questo dispositivo, s’intende. Per rientrare serve un codice da un altro tuo dispositivo o il tuo codice di recupero.
page-new-guest = Comincia come nuovo ospite
page-nobody-yet = Qui ancora nessuno ti conosce
page-nobody-yet-how = Diventi qualcuno quando ti siedi al tuo primo tavolo. Se sei già qualcuno, usa un codice da un altro dispositivo o il tuo codice di recupero.
page-you-forget = Fatti dimenticare
page-forget = Elimina i miei dati
page-forget-how = Il tuo nome e la tua identità vengono rimossi e i bot portano a termine le tue partite in corso. Serve il tuo codice di recupero, così nessun altro può farlo. Se l’hai perso, chiedine uno nuovo.
page-forget-sure = Il tuo nome viene cancellato ovunque e i bot prendono i tuoi posti. Non si può annullare.
page-forget-code = Il tuo codice di recupero
