import { compiled } from "../patterns/compiled.ts";
import { replaceEach } from "../patterns/replaceEach.ts";
import { withoutBravado } from "./bravado.ts";

/** What an exercise does to a joint in coarse words, and in other languages. */
const WRECKS =
  "fucks?|screws?|wrecks?|trash(?:es)?|ruins?|destroys?|murders?|knackers?|buggers?|cripples?|mess(?:es)?|plays? havoc|(?:does|do) a number";
const WRECKS_ABROAD =
  "nique(?:nt)?|flingue(?:nt)?|bousille(?:nt)?|detrui(?:t|sent)|defonce(?:nt)?|destrozan?|joden?|revientan?|machacan?|matan?|distrugg(?:e|ono)|spacca(?:no)?|rovina(?:no)?|ammazza(?:no)?|massacra(?:no)?|acabam? com|fodem?|destro(?:i|em)|detonam?|arrebentam?|matam?|zerstor(?:t|en)|ruinier(?:t|en)|killt|killen";
const JOINT_ABROAD =
  "epaules?|genoux?|coudes?|poignets?|chevilles?|dos|lombaires|hombros?|rodillas?|codos?|munecas?|tobillos?|espalda|lumbares|spall[ae]|ginocchi[oa]?|gomit[oi]|pols[oi]|cavigli[ae]|schiena|ombros?|joelhos?|cotovelos?|punhos?|tornozelos?|costas|lombar|schultern?|knie|ellbogen|ellenbogen|handgelenke?|rucken";

/** Ways of saying that a joint is hurt, put as the ones that limitations are read from. */
const PART =
  "(?:(?:left|right|lower|upper|low|mid) )?(?:necks?|shoulders?|elbows?|wrists?|backs?|hips?|knees?|ankles?|foot|feet|groin|hands?|joints?|hamstrings?|calf|calves|spine)";
const USUAL: readonly (readonly [RegExp, string])[] = [
  // "No knee, shoulder or back pain": none of them.
  [
    compiled(
      `\\b(?:no|zero|without(?: any)?|never(?: (?:had|have|really|ever|any))*|not (?:had|have|got)(?: any)?|free (?:of|from))(?: (?:history|signs?) of)?(?: (?:any|real|serious|major))* ${PART}(?: ?(?:,|\\/|or|and|nor)(?: (?:or|and|nor|no))?(?: ${PART})){0,6} (?:pains?|problems?|issues?|injur(?:y|ies)|troubles?|niggles?|complaints?|aches?|soreness|stiffness)\\b`,
      "g",
    ),
    "no pain",
  ],
  // "Dips fuck my shoulder"; "to destroy my back" and "a day that wrecks my hips" are wishes.
  [
    compiled(
      `(?<=\\w )(?<!\\b(?:to|and|may|might|could|not|never|lets?|let s|i ll|i will|please|pls|gonna|wanna|want|that|which|we|i|you|me|session|workout|day|finisher|circuit|routine) )(?:${WRECKS})(?: up)?(?: (?:with|on))? (?:my|the) ((?:(?:left|right|bad|lower|low|poor|old) )*(?:shoulders?|knees?|elbows?|wrists?|ankles?|neck|hips?|back))\\b(?: up| over| in)?(?! (?:muscles?|day|workout|session))`,
      "g",
    ),
    "hurts my $1",
  ],
  [
    compiled(
      `(?<=\\w )(?<!\\b(?:que|qui|che|das|die|der|und|et|y|e) (?:(?:me|mi|m) )?)(?:(?:me|mi|m) )?(?:${WRECKS_ABROAD}) (?:mir )?(?:(?:le|la|l|les|el|los|las|lo|il|i|mi|mis|mio|mia|mon|ma|mes|meu|minha|meus|o|a|os|as|mein\\w*|die|das|den|der) ){1,2}(?=(?:${JOINT_ABROAD})\\b)`,
      "g",
    ),
    " hurt my ",
  ],
  // "A plate in my ankle": metal that an operation has left there.
  [
    /\b(?:(?:an? |some |\d |metal |titanium |steel )*(?:plates?|screws?|pins?|rods?|metalwork|metal|bolts?|wires?)(?: and (?:\d )?(?:plates?|screws?|pins?|rods?))?) (?:still )?(?:in|through|holding together) (?=my (?:(?:left|right) )?(?:neck|shoulder|elbow|wrist|back|spine|hip|knee|ankle|foot|collar ?bone)\b)/g,
    "old surgery on ",
  ],
  // "Did something to my knee", "felt something go in my shoulder".
  [
    /\b(?:did|done|felt|heard) (?:something|sth|an? (?:\w+ )?(?:pop|pull|snap|twinge|tear|tweak|ping|crunch|crack))(?: (?:go|pop|snap|give|pull|tear|ping|weird|funny|bad|nasty|stupid|off|wrong))* (?:to|in) (?=my (?:(?:left|right|lower|upper) )?(?:neck|shoulders?|elbows?|wrists?|back|hips?|knees?|ankles?|groin|foot)\b)/g,
    "hurt ",
  ],
  // It never got well: the trouble goes on, and "never" denies nothing.
  [
    /\b(?:has |have |was |is )?(?:never|not) (?:really |quite |fully |properly |completely |ever )*(?:(?:got|been|was|come) )?(?:fixed|healed|repaired|right(?! (?:now|away|after|before|side))|recovered|the same|back to (?:normal|100)|operated on|sorted|treated)\b(?: (?:since|again|right|properly))?/g,
    "still hurts",
  ],
  // "A pain in the neck to lace": a nuisance, and no neck.
  [
    /(?<!\bthere (?:is|was) )\b(?:(?:is|are|was|were|be|being|am|feels?|it s|what|such|too much of|a bit of|total(?:ly)?|real|right|proper|absolute|complete|utter) )+(?:an? )?(?:\w+ )?pain in (?:the|my|his|her|your) (?:neck|back ?side|butt|arse|ass|rear|bum|hole)\b(?! (?:when|after|during|since|on the|from (?:the|last|my)|for (?:days|weeks|\d)|right|left|side|again))/g,
    "is a nuisance",
  ],
  // "Got a clean out in 2022".
  [
    /\b(?:got|had|having|needed|has had) (?:an? |the |its )?(?:clean ?-?out|clean ?-?up|scope|arthroscopy|wash ?-?out)\b/g,
    "had surgery",
  ],
  // "Non posso fare affondi per il menisco": the reason behind what cannot be done is what hurts.
  [
    /(?<=\b(?:non posso|non riesco a|niente|no puedo|nada de|nao posso|nao consigo|sin|senza|sem|je ne peux pas|pas de) [^.;!?\n]{3,30} )(?:per|por|pour|pela|pelo|a cause d[eu]) (?:il |lo |la |l |el |o |a |mi |mio |mia |mon |ma |le |meu |minha )?(?=(?:schiena|spalla|ginocchi\w+|polso|gomito|anca|caviglia|collo|menis\w+|espalda|hombro|rodilla|muneca|codo|cadera|tobillo|cuello|costas|ombro|joelho|punho|cotovelo|quadril|tornozelo|pescoco|lombar|dos|epaule|genou|poignet|coude|hanche|cheville|nuque)\b)/g,
    "hurt my ",
  ],
  [/\(l\)/g, "left"],
  [/\(r\)/g, "right"],
  [
    /(?<=\b(?:schiena|espalda|rucken|costas) )(?:e |ist |esta |es |mi |molto |muy |muito )*(?=bloccat|blocc|hecha|fastidiad|jodid|zwickt|schmerzt|kaputt|verspannt|dolorid|dolorante|lesionad|infiammat|machucad|doendo|ruim|travad|a pezzi)/g,
    "dolor ",
  ],
  [
    /(?<=\b(?:cuello|nuque|cou|collo|nacken|pescoco|espalda|rucken|schiena|dos|costas|hombro|schulter|spalla|ombro|epaule|rodilla|knie|ginocchio|joelho|genou) )(?:ist |esta |es |e |est |muy |molto |tres |sehr |ganz |total |todo |tutto )*(?:ties[oa]|rigid[oa]|raides?|steif|travad[oa]|contracturad[oa]|contrattur\w+|irrigidit[oa])\b/g,
    "dolor",
  ],
  // "Mi lesión es en la rodilla derecha", "mein Problem ist die rechte Schulter".
  [/\bmi (?:lesion|problema) (?:es|esta) (?:en )?(?=(?:la|el) )/g, "me duele "],
  [/\bminha lesao (?:e|esta) (?:no|na) (?=\w+)/g, "machuquei o "],
  [
    /\bmein(?:e)? (?:problem|verletzung|baustelle) (?:ist|sind) (?:an der |am |im |die |das |der )?(?=(?:linke|rechte))/g,
    "mir schmerzt ",
  ],
  // "Machuquei o ombro", "zwickt mein knie": the verb in front of its joint.
  [/\b(?:machuquei|lesionei|torci|luxei|desloquei|estourei|fodi) (?:o|a|os|as|meu|minha) (\w+)/g, "me machuquei no $1"],
  [
    /\b(?:me (?:he |ha |hice )?(?:lesion\w+|lastim\w+|desgarr\w+|romp\w+|roto|torc\w+|fastidi\w+|jod\w+|dano en)|mi sono (?:stirat[oa]|strappat[oa]|fatt[oa] male|rott[oa]|stortat[oa]|infortunat[oa])|je me suis (?:fait mal|blessee?|claquee?|cassee?|dechiree?|tordue?|foulee?|fait (?:une (?:entorse|elongation|dechirure|tendinite)))) (?:un |una |une |el |la |los |las |il |lo |l |le |les |au |aux |a la |a l |al |alla |allo |all |del |o |a )?/g,
    "hurt my ",
  ],
  [
    /\b(?:zwick(?:t|en)|schmerz(?:t|en)|zieh(?:t|en)|spinnt|muckt|streikt) (?:mir |halt |wieder |noch )*(?:mein[e]?|das|die|der) ((?:linke[snr]?|rechte[snr]?) )?(schultern?|knie|hufte|rucken|nacken|ellbogen|handgelenk|sprunggelenk)\b/g,
    "mein $1$2 schmerzt",
  ],
  // "La lesione è al ginocchio destro", "injury: right knee", "ma blessure est au genou"; an injury that is back is come again.
  [
    /\b(?:(?:the|my|mi|la|mia|ma|minha|meine?|die|a|current|old|only) )*(?:injury|lesion|lesione|infortunio|blessure|lesao|verletzung|problema|probleme?|dolor|dolore|dor|douleur)(?: (?:is|es|esta|e|est|ist|sitzt|fica))? ?(?::|(?<= (?:is|es|esta|e|est|ist|sitzt|fica)) ?(?:in|on|at|en|em|no|na|al|alla|all|nel|nella|a la|au|aux|dans|am|an|im))? ?(?:(?:the|my|el|la|il|lo|l|le|o|a|mi|minha|mia|mon|ma|mein\w*|der|dem|das) )*(?!(?<=\bis )back\b)(?=(?:(?:left|right|linke[nrms]?|rechte[nrms]?) )?(?:knees?|shoulders?|back|hips?|ankles?|wrists?|elbows?|neck|rodilla|hombro|espalda|cadera|tobillo|muneca|codo|cuello|ginocchio|spalla|schiena|anca|caviglia|polso|gomito|collo|genou|epaule|dos|hanche|cheville|poignet|coude|cou|nuque|joelho|ombro|costas|quadril|tornozelo|punho|cotovelo|pescoco|knie|schulter|rucken|hufte|sprunggelenk|handgelenk|ellbogen|nacken)\b)/g,
    "pain in my ",
  ],
  // "Knie-TEP links", "prothèse de genou": a joint replaced.
  [
    /\bknie ?-?tep\b|\b(?:kunstliche[snr]?|neue[snr]?) knie(?:gelenk)?\b|\bprothese (?:du|de|au) genou\b|\bprotesis de rodilla\b|\bprotesi (?:al|di|del) ginocchio\b|\bprotese (?:no|de|do) joelho\b/g,
    "knee replaced",
  ],
  [
    /\b(?:huft|huf) ?-?tep\b|\b(?:kunstliche|neue) hufte\b|\bprothese de (?:la )?hanche\b|\bprotesis de cadera\b|\bprotesi (?:all |d |di )?anca\b|\bprotese (?:no|de|do) quadril\b/g,
    "hip replaced",
  ],
  // "Now my elbow is at it".
  [
    /\b((?:left |right )?(?:neck|shoulders?|elbows?|wrists?|back|hips?|knees?|ankles?)) (?:is|are|has been) (?:now )?(?:at it(?: again)?|next(?: in line)?|the next one|at war with me)\b/g,
    "$1 hurts",
  ],
  // "I can't do anything on my wrists".
  [
    /\bcan not (?:(?:really|even) )?(?:do|put|take|bear|have) (?:anything|much|any (?:load|pressure)|a lot) (?:on|with|through|onto|over) my (?=(?:\w+ )?(?:neck|shoulders?|elbows?|wrists?|back|hips?|knees?|ankles?|hands?)\b)/g,
    "hurt my ",
  ],
  // "My knees don't bend well any more".
  [
    /\b((?:left |right |lower )?(?:neck|shoulders?|elbows?|wrists?|hips?|knees?|ankles?|back)) (?:do(?:es)? not|can not|will not|hardly|barely) (?:(?:really|quite|ever) )?(?:bend|straighten|rotate|twist|move|turn|extend|flex|hold up|cope|work)(?: (?:well|properly|fully|much|right|freely|all the way|very far|like (?:it|they) used to))?\b(?! (?:inwards?|in|forward|out)\b)/g,
    "$1 hurts",
  ],
  // "The wrist is the problem now", "it's my hip that's the issue".
  [
    /\b((?:left |right |lower )?(?:neck|shoulders?|elbows?|wrists?|back|hips?|knees?|ankles?|foot|feet))(?: (?:is|are|that is|thats) )(?:now )?(?:the|my) (?:(?:new|real|actual|bigger|main|only|weak|current) )?(?:problem|issue|trouble|culprit|weak (?:spot|point|link))\b/g,
    "$1 hurts",
  ],
  // "Knees fine, left shoulder not so much".
  [
    /\b(neck|shoulders?|elbows?|wrists?|(?:lower )?back|hips?|knees?|ankles?|schulter|knie|epaule|genou|hombro|rodilla|spalla|ginocchio|ombro|joelho) (?:is |are )?(?:not so much|less so|not so great|not so good|a different story|another story|eher nicht|weniger|moins|menos|meno)\b/g,
    "$1 hurts",
  ],
  // "Uma dor chata no ombro": what kind it is stands before where.
  [
    /\b(dor|dores|dolor|dolores|dolore|dolori|douleurs?|schmerz(?:en)?) (?!de\b|no\b|na\b|en\b|em\b|in\b|a\b|al\b|alla\b|au\b|aux\b|dans\b|nel\b|nella\b|im\b|am\b|nos\b|nas\b)\w+ (?=(?:no|na|nos|nas|en|em|al|alla|nel|nella|au|aux|dans|im|am|in|a) )/g,
    "$1 ",
  ],
  // "Something for shoulders that doesn't hurt the shoulder": what is asked for, and no word that it is well.
  [
    /\b(?:that|which|what) (?:(?:does|do|will|would|wo) not|won t|doesn t|don t) (?:hurts?|aggravates?|irritates?|bothers?|kills?|annoys?|set off|flare(?: up)?|upset) (?:my |the )?/g,
    "easy on my bad ",
  ],
  // "Where the shoulders do nothing at all".
  [
    /\b(?:the |my |both )*(shoulders?|knees?|hips?|wrists?|elbows?|ankles?|neck|lower back) (?:(?:must|should|can|may|have to|has to) )?(?:do|does|get|gets) (?:absolutely |literally )?(?:nothing|zero work|no work)(?: at all)?\b/g,
    "my $1 severe pain",
  ],
  // "No squats because of my back": the reason is what hurts.
  [
    /\b(?:(?:because|cause|cos|coz|cuz|bc) of|due to|on account of|thanks to|wegen|a cause (?:de|du|des|d)|por culpa de|debido a|a causa (?:di|del|della|delle)|por causa (?:de|do|da|dos|das))(?: (?:my|the|this|that|mein\w*|de[rmns]|mon|ma|mes|la|le|les|l|mi|mis|el|il|lo|mia|mio|o|a|meu|minha))*(?: (?:left|right|lower|bad|dodgy|poor|stupid|linken?|rechten?|untere[nrs]?))* (?=(?:back|spine|rucken|kreuz|dos|espalda|lumbares|schiena|costas|shoulders?|schultern?|epaules?|hombros?|spall[ae]|ombros?|knees?|knien?|genoux?|rodillas?|ginocchi[oa]?|joelhos?|wrists?|handgelenke?s?|poignets?|munecas?|pols[oi]|pulsos?|elbows?|ell(?:en)?bogens?|coudes?|codos?|gomit[oi]|cotovelos?|hips?|hufte|hanches?|caderas?|anc[ah]e?|quadril|ankles?|knochels?|sprunggelenks?|chevilles?|tobillos?|cavigli[ae]|tornozelos?|neck|nackens?|nuque|cou|cuello|collo|pescoco|menis\w+|kreuzband\w*|achilles\w*|croises?|cruzados?|crociat\w+|acl|labrum)\b)/g,
    "hurt my ",
  ],
  // "Lat pulldown behind the neck": where a bar goes.
  [
    /\b(?:(?:to|from) )?behind (?:the |my )?neck\b|\bhinter (?:dem )?(?:nacken|kopf)\b|\bderriere (?:la )?nuque\b|\btras ?nuca\b|\bdietro (?:(?:la )?nuca|(?:al |il )?collo)\b|\b(?:por )?tras (?:da nuca|do pescoco)\b/g,
    "behind",
  ],
  // "Nothing terrible", "not too bad": said to be little.
  [
    /\b(?:not|nothing|nix|nichts|rien|nada|niente)(?: (?:too|that|so|really|super|overly|at all|de|di))* (?:terrible|awful|serious|severe|severo|serio|grave|bad|major|dramatic|crazy|horrible|unbearable|excruciating|schlimmes?|dramatisch\w*)\b/g,
    "slight",
  ],
  [
    /\b(?:new|artificial|titanium|fake|metal|plastic|prosthetic|replacement|replaced) (left |right )?(hip|knee|shoulder|ankle)s?\b(?! (?:pr|pb|record|exercise|routine|program\w*|workout|press|sleeves?))/g,
    "$1$2 replaced",
  ],
  [
    /\b(?:pins and needles|tingl\w+|numb\w*|(?:an? )?(?:sharp|weird|pinching|stabbing|shooting|dull) (?:feeling|sensation|ache|pain)|(?:an? )?(?:pinch\w*|grinding|crunching|clunk\w*|popping|locking|catching|twinges?|niggles?|cramps?|spasms?)) (?:in|on|down|around|behind|at) (?:my|the|both) /g,
    "pain in my ",
  ],
  [
    /\b(?:torn |frayed |ripped )?(?:labrum|labral)(?: (?:tears?|issues?))? (?:in|of|on) (?:my |the |both )?(left |right )?hips?\b/g,
    "$1hip labrum tear",
  ],
  [
    /\b(labrum|labral|meniscus|acl|mcl|pcl|rotator cuff|achilles|ligament|tendon|ankle|knee|hip) (?:repair|recon\w*)\b/g,
    "$1 surgery",
  ],
  [
    /\bcan not (?:\w+ )?(?:raise|lift|get|put|reach) (?:my |the )?(left |right )?arms? (?:\w+ )?(?:above|over|overhead|up|past|behind)\b/g,
    "my $1shoulder hurts",
  ],
  [
    /\b(?:got|had|have) (?:the|my|a) (?:cast|splint|boot|stitches|brace|sling) (?:taken )?off (?:of )?(?:my )?(left |right )?(\w+)/g,
    "recovering injury of my $1$2",
  ],
  [/\b(?:kreuzband|meniskus)(?:riss|anriss|op|schaden|verletzung)?\b/g, "knie verletzt"],
  [/\bbander(?:riss|dehnung|anriss)\b/g, "sprunggelenk verletzt"],
  [/\b(?:torn|bad|dodgy|ripped) (?:rotator )?cuff\b/g, "torn rotator cuff"],
  [
    /\b(?:(?:my )?scapula(?: is)? winging|winged? (?:scapula|shoulder ?blade)s?|shoulder blades? (?:is |are )?winging)\b/g,
    "shoulder instability",
  ],
  [/\bshoulder blade\b/g, "shoulder"],
  [/\b(?:rotatorenmanschette|manguito rotador|cuffia dei rotatori|coiffe des rotateurs)\b/g, "hombro"],
  [
    /\b(?:mi da|mi danno|me da|me esta dando|me donne|mi sta dando) (?:\w+ )?(?:noia|fastidio|problemi|rogne|guerra|lata|problemas|molestias?|du souci|du mal)\b|\b(?:fastidiad[oa]|jodid[oa]|tocad[oa]|acciaccat[oa]|malandad[oa]|baleado|estourad[oa]|en vrac|en compote|fichu[e]?|naze)\b/g,
    "dolor",
  ],
  [/\b(?:im eimer|am arsch|im arsch|hinuber|futsch|durch|hin)(?=$|[,.;]| (?:und|seit|aber))/g, "kaputt"],
  [
    /\b(?:probleme?|beschwerden|was|stress|arger|schmerzen) (?:mit|in|an|im|am) (?:der |dem |den |meine[mnr] |die )?(?:\w+en )?(schulter|knie|knien|hufte|rucken|nacken|ellbogen|handgelenk|sprunggelenk)\b/g,
    "$1 probleme",
  ],
  [
    /\b(?:habe|hab) es (?:im|an der|in der|am|an den|in den) (rucken|schulter|knie|nacken|hufte|ellbogen|handgelenk|kreuz|knien)\b/g,
    "mein $1 schmerzen",
  ],
  [/\bbandscheiben?\b/g, "bandscheibenvorfall"],
  [
    /\b(?:reckons?|thinks?|says?|said|suspects?|diagnosed) (?:that )?(?:it is|its|it was) (?:my|the|in the) ([a-z ]+?)(?=$|[,.;]| and\b)(?:, not (?:the|my) \w+)?/g,
    "hurt my $1",
  ],
  [
    /\b(?:done|did|do|put|throw|threw|slipped) my ((?:(?:left|right|lower|rotator) )?\w+) (?:in|out)\b(?! (?:\d|the|a|an|of|with|for))/g,
    "hurt my $1",
  ],
  [
    /\bmy (\w+) (?:has |have |just |finally )*(?:gone|went|is gone|gave (?:up|way|in)|packed (?:up|in)|is (?:out|knackered|done)|blew up)\b(?! (?:up|to|for|from|down|well|great))/g,
    "my $1 is hurt",
  ],
  [
    /\b(bulged|blown|slipped|herniated|bulging|ruptured|prolapsed|degenerat\w+|worn) (?:lumbar )?dis[ck]s\b/g,
    "bulging disc",
  ],
  [
    /(?<=^|, )(rucken|nacken|schulter|knie|hufte|ellbogen|handgelenk)(?= (?:zwickt|schmerzt|tut|ist|macht|zickt|muckt|meckert|motzt|jammert|rebelliert))/g,
    "mein $1",
  ],
  // "Keine Knieschmerzen": what there is none of stays behind its denial.
  [
    /\b(keine?n?|keinerlei|null|nie|ohne)(?: (?:mehr|\w+e))? (knie|rucken|schulter|nacken|ellbogen|handgelenks?|huft|kreuz)(?:probleme?n?|schmerzen|verletzung(?:en)?|beschwerden)\b/g,
    "$1 schmerzen am $2",
  ],
  [
    /\b(knie|rucken|schulter|nacken|ellbogen|handgelenks?)(?:probleme?n?|schmerzen|verletzung|beschwerden|op)\b/g,
    "mein $1 schmerzen",
  ],
  [/\bdo[ei] (?:o|a|meu|minha) /g, "dor no "],
  [
    /\b(?:separated|seperated) (?:my )?(?:\w+ )?(?:ac joint|shoulder)\b|\b(ac joint|shoulder)( on the (?:left|right)(?: side)?)? (?:got |was |is )?separated\b/g,
    "hurt my ac joint$2",
  ],
  [/\b(?:in|wearing|wear|got|has) (?:a |an )?(?:splint|cast|sling|boot|brace)\b/g, "in a splint, hurt"],
  [
    /\b(kaputt|ladiert|gereizt|operiert|empfindlich|angeschlagen|schmerzend|verletzt|schlimm|steif|schwach|wackelig|uberlastet|entzundet|gezerrt|verspannt|lahm|maroden?|bos)e[nmrs]? (linke[nmrs]? |rechte[nmrs]? |unter(?:e[nmrs]?) |obere[nmrs]? )?(schulter|knien?|hufte|rucken|nacken|kreuz|ellbogen|handgelenke?|sprunggelenk|fuss|ferse|leiste|achillessehne)\b/g,
    "$2$3 verletzt",
  ],
  [/\b(?:got |was |had |been |is |were )(?:\w+ )?(?:scoped|cleaned out|reconstructed|repaired|operated)\b/g, "surgery"],
  [/\b(?:the|this|my|an?) (?:[a-z]+ )?(?:thing|business|saga|situation|stuff) (?:in|with) my /g, "pain in my "],
  [
    /\bmy (shoulder|knee|hip|back|ankle|spine|wrist|elbow|neck) (?:surgeon|physio\w*|specialist|consultant)\b/g,
    "my bad $1, the doctor",
  ],
  [/\b(?:si|sacroiliac) joint\b/g, "lower back"],
  [/\bprotesi\b/g, "dolore"],
  [/\b(?:protesis|protese)\b/g, "dolor"],
  [/\bseit (?:\w+ )?(?:tagen|wochen|monaten|jahren) (?=(?:arger|probleme|zicken|weh|schmerzen))/g, ""],
  [/\bentorse (?:a|de|au) (?:la |l )?(\w+)/g, "douleur $1"],
];
const inOtherWords = replaceEach(USUAL);

/** A folded text with its ways of saying that a joint is hurt put as the ones that `readLimitations` knows. Linear. */
export const inUsualWords = (folded: string): string => inOtherWords(withoutBravado(folded));
