/** Words with which questions begin, in six languages. */
export const QUESTION_WORDS = new Set(
  "what whats which who why how hows when whens where wheres is are am was were does do did can could should would will wie was warum wann welche comment pourquoi quand combien que como cual cuanto cuando come perche quanto quando qual quais".split(
    " ",
  ),
);

/** Imperatives and wishes with which people ask for something, in six languages. */
export const ORDER_WORDS = new Set(
  (
    "add adjust analyse analyze arrange begin block book bring build bump calculate cancel change check clear compare compile continue " +
    "convert correct create cut decrease delete describe design dig double drop edit end explain extend find finish fix forget " +
    "generate gimme give go google halve hit increase kick kill launch let lets list log look lower make move need pause pick ping " +
    "plan please pls plz prep prepare program pull push put raise recommend record reduce remind remove rename repeat replace " +
    "research reschedule reset resume review rework run save schedule scratch search select send set shift shorten show sign skip " +
    "sort start stick stop store substitute suggest summarise summarize swap switch take teach tell throw tick track translate undo " +
    "update walk want wanna wish write " +
    "andere bau baue berechne bitte buche denk erhohe erinner erinnere erklar erklare ersetz ersetze erstell erstelle fang fuge gib " +
    "losch losche mach mache merk nimm notier notiere pausier plane rechne schick schieb schreib schreibe senke setz " +
    "setze sag sage speicher starte stell stopp streich such suche tausch tausche trag verschieb vergiss vergleich verkurze zeig zeige " +
    "ajoute annule arrete augmente bloque calcule change cherche commence compare construis cree deplace dis donne efface enleve " +
    "enregistre envoie explique fais garde inscris invente lance mets modifie montre note oublie pause planifie prepare propose " +
    "rajoute rappelle recherche reduis remplace retiens retire saute supprime trouve " +
    "agrega agrega agregame anade anota anotame apunta apuntame arma armame baja borra busca buscame cambia cancela compara comienza " +
    "crea dame decime deja dime elimina empieza ensename explica explicame guarda haz hazme inicia mueve muestra muestrame necesito " +
    "olvida para pon ponme prepara preparame programa propon quiero quita recomienda recuerda recuerdame reduce registra reemplaza " +
    "resume salta sube sugiere suma " +
    "aggiungi annota annulla aumenta avvia calcola cambia cancella cerca cercami comincia confronta consiglia costruisci crea dammi " +
    "dimmi elimina fai fammi ferma inizia insegnami inserisci metti mettimi mostra mostrami prenota prepara preparami prendi proponi " +
    "ricorda ricordami ricordati riduci salta salva scrivi segna segnati sostituisci spiega spiegami sposta suggerisci togli trova voglio vorrei " +
    "acrescenta adiciona adicione agenda anota anote apaga aumenta bota busca calcula cancela coloca comeca compara cria diminui " +
    "ensina escreve esquece explica explique faca faz guarda grava inclui inicia lembra marca mete monta mostra muda para passa pesquisa " +
    "poe preciso procura programa quero recomenda reduz registra remove sobe substitui sugere tira troca"
  ).split(" "),
);
/** Words with which something about the person is to be remembered for good. */
export const KEEP_WORDS = new Set(
  "remember save note store keep file profile record update forget memorise memorize merk merke speicher notier notiere retiens retiens garde guarda guardalo apunta anota recuerda ricorda ricordati ricordatelo segna segnalo salva anote lembre grava".split(
    " ",
  ),
);
