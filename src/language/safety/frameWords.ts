/**
 * What dangers are made of, as vocabularies: where in the body or which faculty, what is wrong with it, and what makes it
 * grave (how it began, what eases it). None says anything alone; `emergencyFrames` and `stopFrames` put them together.
 * Six languages; written for `signTrie`.
 */
export const FRAME_WORDS = {
  /** Where a heart is felt that is not the chest. */
  referred: [
    "(jaw|jaws|teeth|tooth|gullet|chin|throat|kiefer|zahne|hals|machoire|gorge|dents|mandibula|garganta|dientes|mascella|gola|denti|queixo|maxilar)",
    "(left|both|my) (arm|arms|elbow|shoulder|hand)",
    "(linke*|beide) (arm|arme|ellbogen|schulter)",
    "(bras|brazo|brazos|braccio|braccia|braco|bracos)",
    "(between|zwischen|entre|tra|fra) (my |the |den |las |los |les |le |as |) (shoulder blades|schulterblatt*|omoplat*|paletas|scapole|escapulas)",
  ],
  heartFeel: [
    "(ache*|aching|pain*|hurt*|heavy|heaviness|tight*|squeez*|press*|burn*|pull*|clamp*|cramp*|lead|dead weight|wet sand|shopping|crush*|grip*|throb*|feels (kind of |sort of |) full)",
    "(zieht|ziehen|druckt|drucken|drucken|schmerz*|schwer|eng|brennt|krampf*)",
    "(serre|tire|pese|mal|douleur*|lourd*|brule|oppress*)",
    "(aprieta|aprieto|oprime|duele|dolor|pesa|pesado|tira|quema|apreton|punzada)",
    "(stringe|fa male|dolore|male|pesante|tira|brucia|morsa|fitta)",
    "(aperta|aperto|dor|doi|pesa|pesado|queima|puxa)",
  ],
  tearing: [
    "(tear*|tore|rip*|knife|knives|dagger|sword|skewer*|split*|reiss*|messer*|dechir*|couteau|desgarr*|cuchill*|strapp*|coltell*|rasg*|faca)",
  ],
  betweenBlades: [
    "(between|zwischen|entre|tra|fra) (my |his |her |the |den |las |los |les |le |as |) (shoulder blades|schulterblatt*|omoplat*|paletas|scapole|escapulas)",
  ],
  /** It comes with effort and leaves with it. */
  effortRelief: [
    "(walking|climbing|going|hurrying|carrying|running) (_ |) (_ |) (_ |) (_ |) (_ |) (_ |) (_ |) (_ |) (had|have|having) to stop (twice|three|four|again|every|on the|halfway|to let)",
    "(goes|go|went|gone|eases|ease|fades|stops|settles|passes|disappears|lets go|calms|better|vanishes) (away |off |down |again |) (when|once|if|after|as soon as|the moment|with|at) (i |) (rest|stop*|sit*|slow*|stand*|pause)",
    "(im sitzen|in ruhe|beim stehen*|wenn ich stehen*|nach der pause) ~ (weg|besser|vorbei|gut)",
    "(al parar|si paro|cuando paro|en reposo) ~ (va|pasa|quita|mejora|nada)",
    "(passe|disparait|s arrete|part) ~ (arret|repos|quand je m arrete|assis*)",
    "(passa|sparisce|smette) ~ (fermo|ferma|riposo|mi fermo)",
    "(passa|some|melhora) ~ (paro|parar|descanso|sento)",
    "(every time|whenever|when|jedes mal|wenn|sobald|cuando|quand|des que|quando|sempre que) (_ |) (_ |) (_ |) (climb*|stairs|hill*|uphill|incline|run*|jog*|hurry*|rush*|walk*|push past|effort|treppe*|bergauf|laufe|renne|corro|corri*|subo|subi*|monte|cours|cours|salgo|scale|cuesta|escaler*|escada*|salita)",
    "(with|on|under|bei|con|a l|sotto|ao) (effort|exertion|anstrengung|belastung|esfuerzo|effort|sforzo|esforco)",
  ],
  /** A band, a beast or a vehicle on somebody. */
  loadOnIt: [
    "(belt|strap|band|rope|corset|bra|ratchet|vice|vise|clamp|fist|python|snake|hug|hoop|cling film|gurtel|riemen|cinturon|faja|banda|ceinture|sangle|barre|cintura|fascia|cinto|faixa|morsa|etau)",
    "(mattone*|macigno|sasso|masso|pietra|incudine|elefante|tijolo|pedra|bigorna|ladrillo|yunque|losa|piedra|puno|brique*|pierre|enclume|poing|ziegel*|klotz|stein|amboss|faust|ring|reifen|zentner|tonne|tonnellata|tonelada)",
    "(m |me |mi |) (ecrase*|aplast*|pisa*|pisando|schiacci*|esmag*|quetsch*|zerquetsch*|zusammengedruckt|oprime*)",
    "(lorry|van|truck|car|bus|elephant|hippo|cow|horse|wardrobe|piano|fridge|anvil|slab|sandbag|boulder|sack|someone|somebody|einer|jemand|elefant|elefante|camion|laster|iron) (is |was |had |wurd |_ |) (_ |) (park*|sat|sit*|stand*|stood|kneel*|iron*|lying|drauf*|draufsteh*|sentad*|seduto)",
    "(park*|stood|standing|sat|sitting|ironing|kneeling|stamping) ~ on (my|his|her|the) (ribs|chest|sternum|breastbone)",
    "(draufsteht|draufstehen|draufsitzt|draufliegt)",
  ],
  roundMe: [
    "(round|around|across|about|on|over|um|alrededor|autour|intorno|em volta|en|in|im|auf|sur|dans|sul|nel|al|no) (my|his|her|the|me|him|die|den|der|mein*|de|du|del|la|le|il|el|al|lo|minha|meu|mi) (_ |) (ribs|rib|ribcage|heart|herz|corazon|coeur|cuore|coracao|bust|torso|middle|chest|sternum|breastbone|bra|lungs|rippen|brust|brustkorb|costillas|pecho|cotes|poitrine|thorax|costole|petto|costelas|peito)",
    "(chest|brust|brustkorb|brustbein|poitrine|thorax|pecho|petto|torace|sterno|peito|sternum|esternon)",
    "(cage thoracique|cassa toracica|caja toracica|caixa toracica)",
    "(round|around|across) (me|him|her)",
  ],
  /** Consciousness as a lamp. */
  lampOut: [
    "(lampe|lampen|licht|lichter|strom|luz|luces|luce|luci|lumiere*|courant|corrente|apagon|interrupteur|interruptor|interruttore) (_ |) (aus*|apag*|fue|spent*|eteint*|coupe*|cay*|sauta*|andata|via)",
    "(apag*|spent*|eteint*|ausgegangen|ausging|fundi*) ~ (luz|luces|luce|lumiere|lampe|licht|todo|tutto|tout|tudo)",
    "(lights|light|lamp|power|plug|telly|screen|picture|camera|brain|head) (just |) (went|go|goes|cut|switched|were|was|turned|blew|flicked) (out|off|dead|dark) (in my head|on me|for me|for a|upstairs|and i|mid|in me|for about)",
  ],
  personally: ["(mir|mich|me|m|mi|se me|mi si|i|my|ich|je|yo|io|eu)"],
  /** Found again where nobody lies down. */
  foundDown: [
    "(lag|lagen|aufgewacht|wach geworden|zu mir gekommen|aparec*|desperte|me encontre|me vi|mi sono (ritrovat*|trovat*|svegliat*|riavut*)|me suis (retrouve*|reveille*)|repris connaissance|revenu* a moi|acordei|dei por mim|recuperei) (_ |) (_ |) (_ |) (boden|hantel|bank|stange|laufband|suelo|piso|barra|cinta|sol|terre|barre|terra|pavimento|bilanciere|panca|chao|esteira|tapete)",
    "(one|a) (minute|second|moment) ~ (next|then) ~ (floor|ceiling|ground|deck|mat|platform)",
    "(next thing|came to|woke|woke up|came round|waking up|opened my eyes|found myself|ended up) ~ (i (knew|know|remember) |) ~ (cheek|ceiling|face|flat|looking up|rubber|on my back|on the mat|under the bar|under the rack|somebody was|someone was|next to the bar)",
    "(bin|war|lag) (_ |) (_ |) (neben|unter|vor) (der|dem) (_ |) (aufgewacht|gelegen|zu mir)",
    "(went|going|goes|dropped|fell) (down |over |) like a (sack|tree|deckchair|log|stone|ton|brick|bag|plank|ragdoll|rag|puppet|felled) (_ |) (_ |) (_ |) (_ |) (_ |) (remember|woke|floor|class|mid|next)",
    "grey* out ~ (again|every|keep|keeps|down)",
    "(keep|keeps|kept) greying out",
    "blackout (at|on|in|during|mid|after) (_ |) (rep|set|the|my|1-20)",
    "shook and bit (my|his|her) tongue",
    "(went|goes|gone) stiff (_ |) (_ |) (jerk*|shak*|shook|twitch*)",
    "(just|suddenly) (folded|crumpled)",
    "(liegt|lying|lies|he is|shes|hes|she is|is|tirado|tirada|allonge*|steso|stesa|caido|caida) (_ |) (_ |) (floor|ground|mat|boden|suelo|piso|par terre|pavimento|terra|chao) (_ |) (_ |) (twitch*|jerk*|convuls*|zuckt|krampft|sacude|convulsiona*|tressaut*|scuote)",
    "(friend|mate|partner|trainingspartner|client|guy|bloke|someone|he|she) (_ |) (_ |) (floor|ground|mat|boden) (_ |) (_ |) (twitch*|jerk*|convuls*|zuckt|krampft)",
    "(people|faces|someone|somebody|strangers|staff|everyone|bloke|guy|coach|lady|leute|gente|gens|des gens) (_ |) (stand*|lean*|look*|bent|crouch*|kneel*|slap*|fan*|splash*|pour*) (over me|down at me|my cheek*|my face|me|water on me|uber mir|encima)",
    "(dont|cant|didnt|couldnt|no) (recall|remember|memory of) (_ |) (_ |) (last|rack*|fall*|drop*|going down|hitting|second half|set|walk* back|landing)",
    "(lost|missing|blank|gap) (a |the |of |for |about |) (minute|few seconds|bit|chunk|moment|second|time) (somewhere|in there|there|between|mid|during|on the)",
    "(then|now|and|actually) (actually |) went down",
    "(third|second|another|3rd|2nd) (faint|blackout)",
  ],
  blueLips: [
    "(lips|lip|lippen|levres|labios|labbra|fingernails|nails|tongue|zunge) (are |look* |turn* |went |going |gone |is |sind |son |sont |sono |estan |tao |estao |_ |) (a bit |all |) (blue|bluish|purple|grey|gray|blau|lila|bleu*|violet*|azul*|morad*|blu|viola|cianotic*|rox*)",
    "(blue|bluish|purple|grey|gray|blaue|azules) (lips|lippen|labios|tongue)",
    "(pushing|pressing|pumping|compress*) (_ |) on (his|her|their) chest",
    "(doing|giving|started|start|need) (chest compressions|cpr|mouth to mouth)",
    "(no|not|without) (breathing|breath) (i can|that i|at all|coming)",
    "(floating|floats) (face down|facedown)",
    "(accasciat*|schiantat*|desplom*|desabou|effondre*|zusammengesackt)",
    "(slid|slides|sliding|slipped) off the (bench|bike|rower|treadmill|chair|machine|seat|ball) ~ (grey|gray|pale|eyes|not|blue|limp|nobody)",
    "(eyes|augen|yeux|ojos|occhi|olhos) (_ |) (open|offen|abiert*|ouverts|aperti|abert*) (_ |) (nobody|no one|nobodys|niemand|nadie|personne|nessuno|ninguem)",
  ],
  /** Knowing how to speak, read, write. */
  skillGone: [
    "(can|could) only (say|speak|get out) (half|some|every other|bits|a few|parts) (of |) (_ |) (words|word|what|sentence*|name*|letters|it)",
    "(wrong|other|funny) (name|names|word|words) (for|come|comes|coming|came|out)",
    "(moitie|mitad|meta|metade|halfte|halbe*) (de |du |del |della |do |da |) (mon|son|ma|sa|mi|su|la|il|mio|mia|meu|minha|des|meines|) (_ |) (visage|cara|bouche|boca|faccia|viso|bocca|rosto|gesicht*|mund*|corps|cuerpo|corpo|korper*)",
    "(right|left|one|whole) (half|side) of (me|my body|him|her)",
    "(forgot|forget|forgotten|couldnt remember|cant remember|didnt know|lost|unlearned) (suddenly |) how to (talk|speak|say|walk|write|read|tie|use|spell|count|hold|swallow)",
    "(cant|couldnt|couldn|no longer|not) (read|write|type|spell|sign) (the|my|a|any|it|anymore|properly|right|this|straight)",
    "(words|word|speech|letters|sentences) (not|arent|isnt|wont|dont|didnt|werent|wouldnt) (_ |) (come|coming|came|form*|there|right|out)",
    "(words|speech|sentences|everything i say) (_ |) (come|came|coming|are|is|was|were|went|go) ~ (sideways|wrong|jumbled|backwards|scrambled|mush|salad|soup|jumble|muddled|twisted|thick)",
    "(falls asleep|gave up|stopped) mid sentence",
    "(no|non|nao|ne|nicht) (le |me |lhe |te |) (sale|esce|sai|sort|kommt|kommen) (la |a |le |ni |) (voz|voce|palabra*|parole|palavra*|mots|worte)",
    "(habl*|parl*|fal*|sprich*|red*) (_ |) (como|come|comme|wie|feito) (un |una |een |um |) (borrach*|ubriac*|bourre*|ivre|betrunken*|bebad*)",
    "(fala|falando|habla|parla|parle|voz|lingua|lengua|langue) (_ |) (_ |) (enrolad*|enroland*|embolad*|arrastad*|arrastrad*|strascicat*|pateus*|empatad*|trabad*|travad*|storta|mole)",
    "(strascicat*|lallend*|pateuse)",
    "(boca|bocca|bouche|mund|cara|faccia|gesicht|mouth|smile|face) (_ |) (_ |) (chuec*|torcid*|tort*|stort*|schief*|de travers|twist*|crooked|lopsided|wonky|half up|non si muove|no se mueve)",
    "half (of |) (my|his|her|the) (face|smile|mouth) (_ |) (didnt|doesnt|wont|isnt|not|wouldnt|stays|stayed|hangs|numb)",
    "(sight|vision|see|seeing) ~ (one eye|half|curtain|left eye|right eye|missing|gone grey)",
    "half (of |) what i see",
    "(auf einem auge|d un oeil|de un ojo|da un occhio|de um olho) ~ (nichts|rien|nada|niente|nix|schwarz)",
    "(two of everything|everything (is |) double|doubles of)",
  ],
  /** A limb that does not do as told. */
  disobeys: [
    "(wont|doesnt|didnt|not|isnt|wouldnt|refuses to|refused to|stopped) (just |) (obey*|listen*|cooperat*|do as|do what|doing what|follow*|respond*|go where|work*|function*)",
    "(mind|life|will) of (its|her|his) own",
    "(went|gone|goes|got|felt|feels|feeling|is|was|all) (suddenly |all |completely |so |) (clumsy|floppy|limp|lame|useless|dead|lifeless|on strike|awol|heavy)",
    "(hangs|hanging|hung|pend|pende|pende|cuelga|dropped|fell|cayo|caido|tombe|caiu|hangt|gefallen) (_ |) (limp|down|useless|floppy|dead|el brazo|le bras|il braccio|o braco)",
    "(brazo|bras|braccio|braco|arm) (_ |) (pend|pende|cuelga|hangt|cay*|cae|tombe|caiu|molle|floj*|mole)",
    "(cant|couldnt|no puedo|non riesco|nao consigo|peux plus|kann) (_ |) (_ |) (hold|grip|lift|move|raise|close|mover|muovere|mexer|bouger|heben|bewegen|halten) (_ |) (pen|cup|fork|phone|hand|arm|leg|fingers|mano|brazo|braccio|gamba|braco|mao|perna|bras|main|jambe|arm|hand|bein)",
    "(fingers|hands|hand|arm|arms|legs|feet) (_ |) (wont|dont|cant|couldnt|arent|isnt|not) (close|move|moving|open|grip|lift|answer|respond|feel)",
    "(feels|feel|felt) (like |as if |) (it |they |) belong* to (some|another|an)",
  ],
  /** All at once, minutes ago, or gone again. */
  atOnce: [
    "(sudden|suddenly|all of a sudden|all at once|out of nowhere|out of the blue|from nowhere|just like that|in a second|just now|right now|for a bit|for a while|it passed|it went|gone now|came back|back now|mid set|mid rep|mid run|mid session)",
    "(plotzlich|auf einmal|schlagartig|gerade eben|aus dem nichts|de golpe|de repente|de pronto|recien|d un coup|soudain*|tout a coup|all improvviso|improvvis*|di colpo|do nada|de uma hora pra outra)",
    "(1-59|a few|few|couple of|ten|five|twenty|thirty) (min|mins|minutes|minuten|minutos|minuti) (ago|now|back|geleden)",
    "(vor|hace|il y a|depuis|ha|faz|seit) (_ |) (1-59) (min*|minut*)",
    "(for|lasted|about|like) (_ |) (1-59|ten|five|twenty|thirty|a few|two|three) (min|mins|minutes|seconds|secs)",
    "since (the|that|my) (last |_ |) (set|rep|row|run|sprint|deadlift|squat|press|lift|jerk|snatch)",
  ],
  /** What happened to the spine. */
  spineHit: [
    "(back|spine|disc|disk|rucken|kreuz|wirbel*|dos|colonne|espalda|columna|schiena|colonna|costas|coluna) ~ (crack*|pop*|snap*|went|gave|cross*|slip*|bang|twinge*|tore|knack*|krach*|craqu*|croc*|cruj*|schiocc*|estal*|trav*)",
    "(crack*|pop*|snap*|bang|gave|something went|tore) (_ |) (in|out|through) (my |the |his |her |) (lower |upper |) (back|spine|neck)",
    "(hexenschuss|lumbago|ischias|sciatica|colpo della strega|prolapse|slipped disc|herniated disc|bulging disc)",
    "(landed|fell|came down|dropped|dived|dove|plunged|thrown|tackled|speared) (_ |) (_ |) (_ |) (my head|his head|her head|head first|headfirst|my neck|his neck|her neck|shallow|my face|kopf|genick|tete|cabeza|testa|cabeca)",
    "(dived|dove|dive|diving) ~ shallow",
    "(neck|nacken|hals|cou|cuello|collo|pescoco) ~ (crack*|snap*|pop*|on fire|bent back|jack*|geknackt|craque*|cruj*)",
    "(beam|bar|horse|box|tree|ladder|roof|poutre|barre|balken|gerust|echelle|viga|arbol|trave) (_ |) (gefallen|tombe*|cay*|caid*|cadut*|caiu)",
    "(tombe*|gefallen|cay*|caid*|cadut*|caiu) (_ |) (_ |) (poutre|barre|baum|pferd|cheval|echelle|viga|arbol|caballo|scala|trave|cavallo|escada|arvore|cavalo)",
  ],
  /** Legs that are there and do not carry. */
  legsGone: [
    "(both |my |his |her |the |) (legs|feet|beine|fusse|jambes|pieds|piernas|pies|gambe|piedi|pernas|pes) (_ |) (_ |) (_ |) (string|cotton*|wool|jelly|rubber*|spaghetti|wood|gone|dead|numb|watte|pudding|gummi|coton|gelatina|goma|corcho|cotone|burro|algodao|weak|wont|dont|buzz*|tingl*)",
    "(legs|feet) (_ |) (belong|arent mine|not mine|not there|folding|fold*)",
    "(sens|sent|siento|siente|sento|sente|spure|spurt|spur) (_ |) (_ |) (jambes|jambe|piernas|gambe|pernas|beine)",
    "(ne |no |non |nao |n |) (sens|sent|siento|siente|sento|sente) (plus |piu |mas |mais |) (ses|les|las|le|as|mes|mis) (jambes|piernas|gambe|pernas|pieds|pies)",
    "(hands|fingers|arms|hand|arm|hande|finger|mains|doigts|manos|dedos|mani|dita|maos) (_ |) (_ |) (gloves|buzz*|tingl*|numb|wont close|wont grip|sparks|electric*|dead|gone|weak|taub|kribbeln|engourdi*|fourmill*|dormid*|hormigu*|formicol*|dormente*|formig*)",
    "(sparks|electric*|shock*|zap*|zing*|jolt*|buzz*|lightning|strom*|decharge*|calambre*|scoss*|choque*) (_ |) (_ |) (down|into|through|in|along|in die|dans|en|nelle|nos) (_ |) (_ |) (arm|arms|hand|hands|legs|leg|fingers|arme|beine|bras|jambes|brazo*|pierna*|bracci*|gamb*|braco*|perna*|spine)",
  ],
  /** What nobody should fail to feel on the toilet. */
  toilet: [
    "(wip*|paper|pee*|pissed|weed|wee|weeing|poo*|toilet|loo|bathroom|number two|going number|bladder|bowel*)",
    "(abwisch*|klo|toilette|toilettes|pinkel*|wasserlassen|stuhl*|po|hintern|gesass)",
    "(essuie|m essuyer|pisse dessus|pisse*|pipi|selles|fesses)",
    "(limpiarme|orin*|mear|meo|bano|cagar|culo|nalgas|trasero)",
    "(pulirmi|bagno|pipi|cacca|sedere|chiappe|culo)",
    "(limpar|banheiro|xixi|mijar|coco|bunda)",
  ],
  nothingFelt: [
    "(cant|couldnt|dont|didnt|doesnt|barely|hardly|not) (even |) (feel|felt|notice*|sense|tell)",
    "(feels|feel|felt|like) (_ |) (nothing|numb|dead|asleep|somebody elses|cotton*)",
    "(nothing|numb|asleep|no feeling|without (feeling|noticing|knowing))",
    "(spur*|fuhl*|merk*) (_ |) (_ |) (_ |) (nicht*|nix|nimmer)",
    "(nicht*|nix) ~ (spur*|gespurt|gemerkt|fuhl*)",
    "(sens|senti|sent|sentir) (plus|pas|rien)",
    "(sans|sin|senza|sem) (le |lo |la |) (sentir*|sentire|notar*|accorger*)",
    "(no|non|nao) (lo |la |me |mi |) (siento|sento|noto|sinto)",
    "(endormi*|dormid*|addorment*|dormente*|taub|eingeschlafen)",
    "(lauft|laufts) (einfach|so|raus)",
  ],
} as const satisfies Record<string, readonly string[]>;
