### Che cos’è ogni cosa sul tavolo di Chicago, detto a chi la indica (motore non ufficiale, parole nostre).

page-chicago-about-gap = Varco { $gap }
page-chicago-about =
    { $what ->
        [house] Alla fine dà i suoi punti a chi la controlla. Nella fase { $phase } puoi taglieggiare una delle tue attività che non hai ancora taglieggiato.
        [dark] Si rivela nella fase { $phase } o con l’azione { $action }, se tocca con un angolo un’attività scoperta.
        [gap] Nei varchi tra le attività stanno scagnozzi e agenti.
        [henchman] Chi prende il controllo di un’attività accanto a uno scagnozzo lo prende con sé; al suo posto arriva un agente.
        [agent] Alla fine ogni agente ti costa un punto per ogni tua attività accanto.
        [penalty] Colpisce chi prende il controllo di un’attività in questa fila.
        [godchild] Non aveva niente di nuovo da taglieggiare. In questo round il padrino aiuta due volte, una per modo: due carte nella fase { $phase }, un bonus che manca o un requisito in meno di un’attività.
        [influence] Metti una carta coperta dal lato cappello o dal lato città e paga $1 con un’altra carta. Le attività richiedono influenza, e alla fine decide in caso di pareggio.
        [business] Rivela un’attività che ne tocca una scoperta con un angolo e pesca una carta.
       *[special] Gioca una carta speciale se hai i due scagnozzi che mostra. Poi si scarta.
    }
