### Quello che dicono i tavoli del server (motore non ufficiale, parole nostre). Regole: docs/table-rules.md.

refuse-stale-decision = Questa decisione non è più aperta; guarda di nuovo il tavolo.
refuse-command-used = Con l’id di questo comando è stato fatto altro; ora non è successo nulla.
refuse-bad-pick = Ora non si possono scegliere queste carte o questi giocatori.
refuse-not-seated = Non siedi a questo tavolo.
refuse-not-playing =
    { $status ->
        [waiting] La partita non è ancora iniziata.
        [over] La partita è finita; non si può giocare altro.
       *[closed] Questo tavolo è chiuso.
    }
refuse-host-only = Può farlo solo chi ospita questo tavolo.
refuse-no-such-bot = Non c’è nessun bot «{ $bot }». Livelli: { $bots }.
refuse-own-seat = Il posto di chi ospita non si può dare via; alzati o abbandona.
refuse-close-people = Qui giocano altre persone: vota per la fine, oppure abbandona.
refuse-replace = La partita è iniziata: non si sostituisce chi può ancora tornare, e non si mette un bot dove giocano altri.
refuse-started = La partita è già iniziata.
refuse-seat-taken = Lì siede già qualcuno. Posto: { $seat }.
refuse-seal = Un sigillo è uno SHA-256 in esadecimale: 64 lettere minuscole e cifre.
refuse-line = Questa non è la riga che era stata sigillata per questo posto.
refuse-opening = La partita sta per iniziare: si aprono le righe dei giocatori.
refuse-not-opening = Le righe si aprono solo quando la partita sta per iniziare.
refuse-seats-empty =
    { $seats ->
        [one] Un posto è ancora vuoto.
       *[other] Posti ancora vuoti: { $seats }.
    }
refuse-seat-kept = Questo posto è riservato a chi è stato invitato alla rivincita. Posto: { $seat }.
refuse-no-advice = A questo tavolo nessuno riceve consigli: chi ospita non li ha permessi.
refuse-shut-out = Chi ospita questo tavolo ti ha escluso.
refuse-shut-out-playing = La partita è iniziata: a un tavolo aperto a tutti non si esclude chi gioca.
refuse-no-invite = Questo tavolo non ha inviti.
refuse-table-over = Questo tavolo è finito.
refuse-nobody-asks = Nessuno ti chiede di ritirare una mossa.
refuse-away = Al tuo posto gioca un bot; prima torna a giocare tu.
refuse-said = Nella chat si scrive testo semplice.
refuse-not-over = La partita non è ancora finita.
refuse-paused = La partita è in pausa; prima falla riprendere.
refuse-no-holidays = Le vacanze ci sono solo nelle partite con giorni per ogni risposta.
refuse-holiday = { $days ->
    [0] Non ti restano giorni di vacanza.
   *[other] Non ti restano così tanti giorni di vacanza. Rimasti: { $days }.
}
refuse-viewpoint = Durante la partita la vedi solo dal tuo posto.
