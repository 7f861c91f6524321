import type { Joint } from "../../protocol/vocabulary.ts";

const TRAINING_WORD =
  "(?: (?:and|&) (?:chest|back|shoulders?|arms?|bis|biceps?|tris|triceps?|core|abs|legs))? (?:press(?:es|ing)?|raises?|thrusts?|squats?|squatting|extensions?|rows?|flyes|fly|flies|curls?|day|days|workouts?|sessions?|routines?|exercises?|training|work|mobility|taps?|circles?|dislocates?|shrugs?|bridges?|hinges?|hinging|abductions?|adductions?|flexor stretch(?:es)?|stretch(?:es)?|drive|rolls?|wraps?|sleeves?|width|size|gains|strength|muscles?|lifts?|push ?ups?|flexion|focus(?:ed)?|finisher|volume|program|plan|pump|burner|circuit|machine|height|drill|drills|lunges?|kicks?|tucks?|jumps?)\\b";

/** A marked joint whose next words make it training: "shoulder press", "hip thrust", "knee raises". */
export const AS_TRAINING = new RegExp(` \\[\\w+\\](?=${TRAINING_WORD})`, "g");

const joint = (id: Joint, one: string, many?: string): [RegExp, string][] => [
  ...(many ? [[new RegExp(` (?:${many})(?= )`, "g"), ` [${id}s] `] as [RegExp, string]] : []),
  [new RegExp(` (?:${one})(?= )`, "g"), ` [${id}] `],
];
/** A complaint that names its joint by itself. */
const ailment = (id: Joint, words: string): [RegExp, string] => [new RegExp(` (?:${words})(?= )`, "g"), ` [${id}+] `];

/** What people call joints. Order matters: longer names first. Matched between single spaces in folded text. */
export const JOINT_WORDS: [RegExp, string][] = [
  ailment("elbow", "(?:tennis|golfers?) elbows?|(?:lateral |medial )?epicondylitis|cubital tunnel"),
  ailment(
    "knee",
    "(?:runners?|jumpers?) knees?|osgood[- ]?schlatters?(?: (?:disease|in (?:both |my )?knees?))?|bakers? cyst|pes anserine\\w*|patellofemoral(?: pain)?(?: syndrome)?|pfps|it ?band (?:syndrome|pain|issues?)|itbs|patellar tend\\w+|chondromalacia",
  ),
  ailment("ankle", "plantar fasciitis|shin splints|achilles tend\\w+|heel spurs?"),
  ailment("wrist", "carpal tunnel(?: syndrome)?|de quervains?"),
  ailment(
    "lumbar_spine",
    "(?:threw|throw|thrown|put|did) my back out|(?:pulled|wrenched|tweaked|strained|hurt|jarred) my back(?: out)?",
  ),
  ailment(
    "lumbar_spine",
    "sciatica|(?:herniated|slipped|bulging|ruptured|prolapsed|dodgy|bad|knackered|fucked|2|wonky|degenerated|worn|torn|blown) (?:lumbar )?dis[ck]s?|bandscheibenvorfalle|bandscheiben(?:schaden|probleme?)|dis[ck] (?:herniation|bulge|prolapse)|spinal stenosis|spondylolisthesis|lumbago|bandscheibenvorfall|hernie discale|hernia discal|ernia del disco|hernia de disco|hexenschuss",
  ),
  ailment(
    "shoulder",
    "frozen shoulder|(?:shoulder|subacromial) impingement|rotator cuff (?:tear|injury|issues?|strain|tendinitis)|slap tear|torn rotator cuff|torn labrum",
  ),
  ailment(
    "hip",
    "hip (?:labrum|labral)(?: tears?| issues?)?|hip impingement|(?<= (?:have|got|has|with|my|diagnosed|cam|pincer|hip|bilateral) )fai|fai (?:surgery|syndrome|impingement)|snapping hip|piriformis syndrome|hip dysplasia|torn hip labrum",
  ),
  ailment("neck", "whiplash|torticollis|(?:stiff|cricked?) neck|crick in my neck"),
  ...joint(
    "lumbar_spine",
    "(?:lower|low) backs?|lumbar(?: spine)?|si joints?|sacroiliac(?: joint)?|l[45](?: ?/ ?|-)?(?:l5|s1)?|tail ?bone|coccyx|untere[rn]? rucken|bas du dos|zona lumbar|lumbares|espalda baja|lombare|lombar",
  ),
  ...joint(
    "thoracic_spine",
    "(?:upper|mid|middle) back|thoracic(?: spine)?|t-?spine|ribs?|rib ?cage|rippe[n]?|cotes?|costillas?|costole",
  ),
  ...joint("neck", "necks?|cervical(?: spine)?|nacken|hals|nuque|cou|cuello|collo|cervicale?|pescoco"),
  ...joint(
    "shoulder",
    "shoulder|rotators?(?: cuffs?)?|ac joint|labrum|collar ?bone|clavicle|supraspinatus|schulter|epaule|hombro|spalla|ombro",
    "shoulders|schultern|epaules|hombros|spalle|ombros",
  ),
  ...joint("elbow", "elbow|ellbogen|ellenbogen|coude|codo|gomito|cotovelo", "elbows|coudes|codos|gomiti|cotovelos"),
  ...joint(
    "wrist",
    "wrist|thumb|hand|tfcc|handgelenk|poignet|muneca|polso|pulso|punho",
    "wrists|hands|thumbs|handgelenke|poignets|munecas|polsi|pulsos|punhos",
  ),
  ...joint(
    "hip",
    "hip|hip flexors?|groin|piriformis|hufte|hanche|cadera|anca|quadril|ingle",
    "hips|huften|hanches|caderas|anche|quadris",
  ),
  ...joint(
    "knee",
    "knee|kneecap|acl|mcl|pcl|lcl|meniscus|patella|patellar tendon|quad tendon|knie|genou|rodilla|ginocchio|joelho|menisk\\w*|menisque|menisco",
    "knees|kneecaps|genoux|rodillas|ginocchia|joelhos",
  ),
  ...joint(
    "ankle",
    "ankle|achilles(?: tendon)?|foot|heel|big toe|toe|shin|knochel|sprunggelenk|cheville|tobillo|caviglia|tornozelo|pied|pie|piede|fuss",
    "ankles|feet|heels|shins|toes|chevilles|tobillos|caviglie|tornozelos",
  ),
  [
    / (my|the|a|bad|sore|dodgy|hurt|tweaked|strained|injured|pulled|stiff|achy|painful|wonky|fucked|screwed|weak|mein|meinen|le|mon|al|la|mi|il|mia) (?:back|rucken|dos|espalda|schiena|costas|spine)(?! (?:to|in|at|on track|off|into|from|up|down|and forth)\b)(?= )/g,
    " $1 [lumbar_spine] ",
  ],
  [
    / (?:back|rucken|spine)(?= (?:pain|hurts?|hurting|injur\w+|issues?|problems?|surgery|trouble|ache|aches|spasms?|is (?:bad|sore|killing|hurt|stiff|messed|fucked|acting)|schmerzen|friendly|tweak)\b)/g,
    " [lumbar_spine] ",
  ],
  [
    / (\[\w+\] {1,2}(?:,|and|or|&|\/|\+)(?: my)?) back(?= (?:,|$|and|or|hurt|pain|is|are|for|with|so|but|issues))/g,
    " $1 [lumbar_spine] ",
  ],
  [
    / (?:ruckenschmerzen|kreuzschmerzen|mal di schiena|mal de dos|mal a[ul] dos|dolor de espalda|mal de espalda|dor nas costas)(?= )/g,
    " [lumbar_spine+] ",
  ],
  [/ (?:knieschmerzen)(?= )/g, " [knee+] "],
  [/ (?:schulterschmerzen)(?= )/g, " [shoulder+] "],
  [/ (?:costas)(?= )/g, " [lumbar_spine] "],
];

const cue = (kind: string, words: string): [RegExp, string] => [new RegExp(` (?:${words})(?= )`, "g"), kind];

/** What people say of a joint that needs sparing. `grave` 2, `slight` 0, the rest 1; `adjective` stands before its joint. */
export const CUES: [RegExp, string][] = [
  // Short of its full range it still moves.
  cue(
    "condition",
    "can (?:not|barely|hardly) (?:fully|properly|completely|quite) (?:bend|move|lift|rotate|straighten|extend|flex|raise|turn)|can (?:not|barely|hardly) (?:bend|move|lift|rotate|straighten|extend|flex|raise|turn)(?: it)? (?:fully|properly|completely|all the way|much)",
  ),
  cue(
    "grave",
    "can not (?:use|do (?:anything|a thing|much|stuff) with|put (?:any )?weight (?:on|through))|surger(?:y|ies)|surgically|slings?(?! train)|(?:in )?(?:an? )?(?:cast(?! iron)|splint|plaster|walking boot|moon boot)|op(?= (?:\\d|last|this|in|and|so|,|was|few|a|on|recovery|doctor|doc))|ops|(?:without|no) (?:bending|moving|using)|killing me|in agony|operation|operated on|post ?op|post surgery|torn|tore|ruptured?|rupture|broken|broke|fractured?|stress fracture|dislocat(?:ed|ion|es)|sublux(?:ed|ation|es)|replaced|replacement|reconstruct(?:ed|ion)|fused|fusion|blew out|blown out|blown|blew|snapped|(?:can not|can barely) (?:(?:fully|really|even|properly|completely) )?(?:bend|move|lift|walk|rotate|put|bear|straighten|extend|flex|raise|turn)(?: \\w+)?|operiert|gebrochen|gerissen|opere|casse|dechire|operad[oa]|rot[oa]|operat[oa]|fratturat[oa]|cirurgia|quebrad[oa]",
  ),
  cue(
    "slight",
    "niggl(?:es?|y|ing)|twinges?|tweaky|clicks?|clicky|clicking|cracks|stiff|stiffness|not 100 ?%?|a bit off|tight|tightness",
  ),
  cue(
    "condition",
    "cracked(?! (?:on|open))|tend[io]n[io]tis|impinged|tend[io]nopathy|tendinosis|arthritis|arthritic|osteoarthritis|bursitis|impingement|strain(?:ed)?|sprain(?:ed)?|inflamed|inflammation|herniated|pinched(?: nerve)?|bulging|slipped|tear|rehab(?:bing)?|recovering|recovery|instability|unstable|hypermobile|arthrose|entzundung|tendinite|tendinitis|esguince|distorsione|entorse|artrosis|artrose|artrosi",
  ),
  cue(
    "adjective",
    "bad|no bueno|no good|sensitive|touchy|delicate|fragile|cranky|grumpy|iffy|tender|temperamental|unhappy|not happy|not quite right|dodgy|wonky|gammy|gimpy|busted|bum|bung|sketchy|janky|crappy|shitty|shit|fucked|fucked up|messed up|screwed up|screwed|buggered|knackered|jacked up|sore|injured|hurt|painful|achy|weak|troublesome|problematic|irritated|angry|tweaked|trashed|wrecked|creaky|crunchy|not good|not great|limited|compromised|banged up|beat up|beaten up|cooked|mullered|munted|stuffed|cactus|crocked|going(?! (?:to|up|well|great|good|fine|ok|okay|strong|down|nicely|through|for|into|by|back|away))|dicky|dicey|gubbed|bolloxed|bollocked|mangled|battered|worn out|worn|bone on bone|clapped out|banjaxed|vulnerable|rubbish|garbage|shot|toast|destroyed|ruined|done in|out of action|kaputt|verletzt|schlimm|blesse|mauvais|malo|mala|lesionad[oa]|infortunat[oa]|machucad[oa]|ruim|jodid[oa]s?|fastidiad[oa]s?|foutue?s?|nazes?|hinuber|im arsch|zoad[oa]s?|bichad[oa]s?|incasinat[oa]|malandat[oa]|fragiles?|kaput|borked|bollocksed|buggered up|cream crackered|playing silly buggers",
  ),
  cue(
    "complaint",
    "pinch(?:es|ing)?|(?:kills?|wrecks?|destroys?|hammers|trashes|fries|murders)(?= (?:my|the))|pains?|(?<!foam )rolled|twisted|jammed|wrenched|banged(?: up)?|bruised|jarred|hates|dislikes|complains?|complaining|grumbl(?:es?|ing)|moan(?:s|ing)?|protest(?:s|ing)?|throb(?:s|bing)?|scream(?:s|ing)|without (?:loading|stressing|straining|hurting|aggravating|irritating|killing|wrecking)|zwickt|zwicken|zickt|muckt|beleidigt|schmerzt|tut weh|dolorid[oa]s?|dolorante|dolent[ei]|douloureu(?:x|se)|molest[ao]|resentid[oa]|stings?|stinging|burning pain|cramping|seized up|locked up|hurts|hurting|hurt|aches?|aching|injur(?:y|ies)|issues?|problems?|trouble|troubles|troubling|bothers?|bothering|bugging|acting up|acts up|acted up|playing up|plays up|play up|act up|seizes? up|seizing up|locks? up|gives? way|pops? (?:in and out|out)|goes out|slips? out|can not(?= (?:,|$|$|anymore|any more|with|either))|never (?:forgave|forgives)|hates?|hated|sulks?|sulking|cries|whines?|barks?|barking|nags?|nagging|lets? me know|lets? me down|reminds me|talks? back|rebels?|catches|catching|grinds?|grinding|clunks?|pinchy|flickers?|burns?(?= when)|zieht|spinnt|streikt|macht (?:probleme|arger|zicken|mucken|mir sorgen)|krieselt|me lance|tiraille|coince|bloque|me da (?:la )?lata|cruje|scricchiola|tira|flare(?:s|d)?(?: up)?|flaring(?: up)?|giving me (?:trouble|issues|grief|problems|hell|shit|pain|jip|gyp)|gives me (?:trouble|issues|grief|problems|hell|pain)|tweaked|tweak|popped|gave out|gives out|giving way|swollen|swelling|went out|thrown out|threw out|throw out|pulled|because of|due to|on account of|spares?|sparing|protect(?:ing)?|avoid(?:ing)? (?:stress on|loading|straining|aggravating|hurting|stressing)|easy on|(?:nothing|anything|not|do not|avoid|avoiding) (?:\\w+ ){0,2}(?:hard on|heavy on|loads?|loading|stress(?:es|ing)?|hurts?|bothers?|aggravates?|hammers?|hits|taxes|involves?|uses?|using)|easier on|gentle on|kind to|careful with|mindful of|friendly|safe for|stress on|strain on|load on|pressure on|aggravat(?:e|es|ing)|irritat(?:e|es|ing)|(?:does|do|will) not (?:like|tolerate|let me|handle|love)|can not (?:handle|take|tolerate)|rest my|save my|skip(?:ping)? (?:anything|everything|stuff|all)(?: that (?:uses|involves|loads|hits|bends))?(?: for| on| with)?|avoid|schmerz(?:en|t)?|weh|probleme|verletzung|douleurs?|mal|fait mal|blessure|dolor|duele[n]?|molestias?|lesion|lesione|mi sono fatto male|dolore|male|fa male|infortunio|dor|doi|doem|lesao|machuquei",
  ),
];

export const WORSENERS =
  /\b(?:severe(?:ly)?|serious(?:ly)?|excruciating|unbearable|really bad(?:ly)?|very bad(?:ly)?|(?:really|very|so|super|extremely|terribly|incredibly) <(?:adjective|complaint)>|terrible|awful|completely|totally|agony|acute|can not (?:bend|move|walk|squat at all|lift my arm)|schwer|stark|grave|fort|muy|molto|muito)\b|\b(?:really|very|so|super|extremely|terribly|incredibly) <(?:adjective|complaint)>/;
export const SOFTENERS =
  /\b(?:slight(?:ly)?|mild(?:ly)?|a bit|a little(?: bit)?|little|minor|tiny|small|somewhat|kinda|kind of|sort of|sometimes|occasional(?:ly)?|a touch|almost (?:healed|better|fine)|nearly (?:healed|better)|mostly (?:healed|fine|better)|getting better|leicht(?:e|es|er)?|etwas|ein bisschen|leger|legere|un peu|un poco|leve|un po|um pouco)\b/;
/** A word for how bad it is, which no other word outdoes: "old disc thing, severe", "knee (mild)". */
export const SAID_SEVERITY: readonly (readonly [RegExp, "mild" | "moderate" | "severe"])[] = [
  [/\b(?:mild(?:ly)?|(?<!<)slight(?:ly)?|minor)\b/, "mild"],
  [/\b(?:moderate(?:ly)?|medium)\b/, "moderate"],
  [/\b(?:severe(?:ly)?|serious(?:ly)?)\b/, "severe"],
];
/** That word alone behind a joint is the complaint: "knee severe, hip mild". */
export const BARE_SEVERITY =
  /( \[\w+\+?\](?: (?:left|right|both|is|feels|on|the|side))* )((?:(?:is|very|quite|pretty|a) )*(?:mild|slight|moderate|severe|serious))(?= )(?! (?:intensity|effort|volume|pace|weights?|loads?|work|training|exercises?|stretch\w*|<))/g;
/** "No knee stress", "low shoulder load": to be spared. */
export const LITTLE_STRESS =
  / (?:no|low|less|minimal|little|zero|without|minimi[sz]e|reduced?)( \[\w+\+?\]) (?:stress|strain|load|loading|pressure)(?= )/g;
/** "Without knee bending": the joint is not to move at all. */
export const NO_BENDING =
  / (?:no|without|avoid(?:ing)?)( \[\w+\+?\]) (?:bending|flexion|extension|movement|motion)(?= )/g;
/** A doctor has allowed it: what was grave may be loaded a little. */
export const CLEARED =
  /\b(?:cleared|ok'?d|okayed|green ?lit|signed (?:me )?off|all clear|go ahead)\b|\b(?:doctor|doc|physio|physiotherapist|surgeon|pt|therapist|gp|arzt|medecin|medico) (?:\w+ ){0,2}?(?:ok|okay|allowed|allows|approved|approves|fine|yes|erlaubt|autorise)\b|\b(?:allowed|approved) by (?:\w+ ){0,2}?(?:doctor|doc|physio|surgeon|pt|therapist|gp)\b/;

/** Says that there is nothing to spare. */
export const SETTLED =
  /\bno (?:(?:more|longer|current|known|real|major|joint|physical|health|other|\w+) ){0,2}(?:injur(?:y|ies)|pains?|issues?|problems?|limitations?|aches?|niggles?)\b|\b(?:does|do|did|is|are|was) not (?:hurt|bother|ache|injured|painful|sore|a problem|an issue)\w*\b|\b(?:is|are|feels?|feeling|seems?|got|doing) (?:(?:now|totally|completely|all|much|finally|so|back to|perfectly|fully|a lot|way|100%) ){0,6}(?:fine|good|ok|okay|better|healed|healthy|great|normal|strong|pain ?-?free|recovered|sorted|perfect)\b(?! enough)(?!.*\bstill\b)|\b(?:is|feels?) (?:back to |at )?100 ?%|\b(?:healed|recovered fully|fully recovered|pain ?-?free|injury ?-?free|used to (?:hurt|have|be)|no longer|cleared by)\b|\b(?:pain|injury|soreness|niggle) (?:is|has) (?:gone|went)\b|\bsore from (?:yesterday|training|the gym|leg day|last|my|that|all)\b|\b(?:keine (?:verletzung|schmerzen|probleme)|sin (?:lesiones|dolor)|pas de (?:blessure|douleur)|nessun (?:dolore|infortunio)|sem (?:dor|lesao|lesoes))/;
