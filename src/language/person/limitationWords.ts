import type { Joint } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const TRAINING_WORD =
  "(?: (?:and|&) (?:chest|back|shoulders?|arms?|bis|biceps?|tris|triceps?|core|abs|legs))? (?:press(?:es|ing)?|raises?|thrusts?|squats?|squatting|extensions?|rows?|flyes|fly|flies|curls?|day|days|workouts?|sessions?|routines?|exercises?|training|work|mobility|taps?|circles?|dislocates?|shrugs?|bridges?|hinges?|hinging|abductions?|adductions?|flexor stretch(?:es)?|stretch(?:es)?|drive|rolls?|wraps?|sleeves?|width|size|gains|strength|muscles?|lifts?|push ?ups?|flexion|focus(?:ed)?|finisher|volume|program|plan|pump|burner|circuit|machine|height|drill|drills|lunges?|kicks?|tucks?|jumps?|photos?|pics?|pictures?|selfies?|videos?|clips?|x-?rays?|braces?|straps?|pads?|bags?|tattoos?|joke|length|rig|harness|massager?|brace|supports?|warmers?|rests?)\\b";

/** A marked joint whose next words make it training: "shoulder press", "hip thrust", "knee raises". */
export const AS_TRAINING = compiled(` \\[\\w+\\](?=${TRAINING_WORD})`, "g");

const joint = (id: Joint, one: string, many?: string): [RegExp, string][] => [
  ...(many ? [[compiled(` (?:${many})(?= )`, "g"), ` [${id}s] `] as [RegExp, string]] : []),
  [compiled(` (?:${one})(?= )`, "g"), ` [${id}] `],
];
/** A complaint that names its joint by itself. */
const ailment = (id: Joint, words: string): [RegExp, string] => [compiled(` (?:${words})(?= )`, "g"), ` [${id}+] `];

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
    "sciatica|(?:herniated|slipped|bulging|ruptured|prolapsed|dodgy|bad|knackered|fucked|2|wonky|degenerated|worn|torn|blown) (?:lumbar )?dis[ck]s?|bandscheibenvorfalle|bandscheiben(?:schaden|probleme?)|dis[ck] (?:herniation|bulge|prolapse)|spinal stenosis|spondylolisthesis|lumbago|bandscheibenvorfall|hernie discale|hernia discal|ernia (?:del disco|lombare|discale)|hernia (?:de disco|lumbar)|hernie (?:lombaire|discale)|hexenschuss",
  ),
  ailment(
    "shoulder",
    "frozen (?:(?:left|right) )?shoulder|(?:shoulder|subacromial) impingement|rotator cuff (?:tear|injury|issues?|strain|tendinitis)|slap tear|torn rotator cuff|torn labrum",
  ),
  ailment(
    "hip",
    "hip (?:labrum|labral)(?: tears?| issues?)?|hip impingement|(?<= (?:have|got|has|with|my|diagnosed|cam|pincer|hip|bilateral) )fai|fai (?:surgery|syndrome|impingement)|snapping hip|piriformis syndrome|hip dysplasia|torn hip labrum",
  ),
  ailment(
    "shoulder",
    "impingement(?: syndrome)?|engpasssyndrom|conflit sous acromial|pinzamiento(?: subacromial)?|conflitto subacromiale|sindrome do impacto",
  ),
  ailment("lumbar_spine", "(?:l[1-5]|s1)(?: ?[/-]? ?(?:l[1-5]|s1))? dis[ck]s?"),
  ailment("neck", "c[3-7](?: ?[/-]? ?c[3-7])? dis[ck]s?"),
  // The same complaints in other languages.
  ailment(
    "elbow",
    "tennisarm|tennisell(?:en)?bogen|golferarm|golferell(?:en)?bogen|mausarm|epicondil\\w+|epicondylite|codo de (?:tenista|golfista)|gomito del (?:tennista|golfista)|cotovelo d[eo] (?:tenista|golfista)",
  ),
  ailment(
    "knee",
    "lauferknie|patellaspitzensyndrom|syndrome (?:rotulien|femoro patellaire|de l essuie glace)|gonartros\\w+|gonarthrose|condromalacia",
  ),
  ailment(
    "ankle",
    "fersensporn|plantarfas\\w+|(?:fasciite|fascitis|fascite|fasciitis) plantar\\w*|aponevrosite|epine calcaneenne|espolon calcaneo|spina calcaneare|esporao",
  ),
  ailment(
    "wrist",
    "karpaltunnel\\w*|canal carpien|tunel carpiano|tunnel carpale|tunel do carpo|sehnenscheidenentzundung",
  ),
  ailment(
    "lumbar_spine",
    "lombalgies?|lumbalgie|lumbalgia|lombalgia|sciatiques?|ischias\\w*|ciatic[ao]|sciatalgia|tour de reins|colpo della strega",
  ),
  ailment("neck", "cervicalgi[ea]|torticolis|torcicoll?o|nackenstarre|cervicales? bloquee?s?|cervicale"),
  ailment(
    "shoulder",
    "(?:kapsulitis|capsulitis|capsulite)(?: retractile| adhesiva)?|schultersteife|biceps tend\\w+(?: (?:issues?|pain|problems?))?|bizepssehne\\w*",
  ),
  ailment("hip", "cox(?:arthrose|artrosi|artrosis|artrose|algia|algie)|huftarthrose|leistenzerrung"),
  ailment(
    "hip",
    "(?:spd|pgp) pelvic (?:girdle )?pain|pelvic (?:girdle )?(?:pain|ache|instability)|(?<=(?: (?:have|got|has|with|my|and|diagnosed|bad|severe|mild)| (?:weeks|pregnant) ?[,/&+]?) )(?:spd|pgp)|symphysis(?: pubis)?(?: dysfunction| pain)?|pubic (?:bone |symphysis )?pain|beckenschmerzen|symphysenlockerung|sinfisis(?: del pubis)?|douleurs? (?:pelviennes?|au bassin)|dolor pelvico|dolore pelvico|dor pelvica",
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
    "manos|mains|hande|handen|maos|mani|wrists|hands|thumbs|handgelenken?|poignets|munecas|polsi|pulsos|punhos",
  ),
  ...joint(
    "hip",
    "hip|hip flexors?|groin|piriformis|hufte|hanche|cadera|anca|quadril|ingle",
    "hips|huften|hanches|caderas|anche|quadris",
  ),
  ...joint(
    "knee",
    "knee|kneecap|it ?band(?= (?:on|is|flares?|hurts?|feels?|acting)\\b)|acl|mcl|pcl|lcl|meniscus|patella|patellar tendon|quad tendon|knie|genou|rodilla|ginocchio|joelho|menisk\\w*|menisque|menisco|kreuzband\\w*|(?:legamento )?crociato|ligaments? croises?|(?:ligamento )?cruzado(?: anterior)?",
    "knees|kneecaps|knien|beide knie|genoux|rodillas|ginocchia|joelhos",
  ),
  ...joint(
    "ankle",
    "ankle|achilles(?: tendon)?|foot|heel|big toe|toe|shin|knochel|sprunggelenk|cheville|tobillo|caviglia|tornozelo|pied|pie|piede|fuss",
    "ankles|feet|heels|shins|toes|knocheln|sprunggelenken?|fusse|fussen|chevilles|tobillos|caviglie|tornozelos",
  ),
  [
    / (my|the|a|bad|sore|dodgy|hurt|tweaked|strained|injured|pulled|stiff|achy|painful|wonky|fucked|screwed|weak|mein|meinen|den|le|mon|al|la|mi|il|mia) (?:back|rucken|dos|espalda|schiena|costas|spine)(?! (?:to|in|at|on track|off|of (?:the|my|his|her|both)|into|from(?! (?:years|decades|all|an?|sitting|lifting|work|driving|football|rugby|nursing|carrying)\b)|up|down|and forth)\b)(?= )/g,
    " $1 [lumbar_spine] ",
  ],
  [
    / (?:back|rucken|spine)(?= (?:pain|hurts?|hurting|injur\w+|issues?|problems?|surgery|trouble|ache|aches|spasms?|(?:is|has) been|is (?:bad|sore|killing|hurt|stiff|messed|fucked|acting)|schmerzen|friendly|tweak)\b)/g,
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

export const WORSENERS =
  /\b(?:severe(?:ly)?|serious(?:ly)?|excruciating|unbearable|really bad(?:ly)?|very bad(?:ly)?|(?:really|very|so|super|extremely|terribly|incredibly) <(?:adjective|complaint)>|terrible|awful|completely|totally|agony|acute|can not (?:bend|move|walk|squat at all|lift my arm)|schwer|stark|grave|fort|muy|molto|muito)\b|\b(?:really|very|so|super|extremely|terribly|incredibly) <(?:adjective|complaint)>/;
export const SOFTENERS = entered(
  /\b(?:slight(?:ly)?|mild(?:ly)?|a bit|a little(?: bit)?|little|minor|tiny|small|somewhat|kinda|kind of|sort of|sometimes|occasional(?:ly)?|a touch|almost (?:healed|better|fine)|nearly (?:healed|better)|mostly (?:healed|fine|better)|getting better|leicht(?:e|es|er)?|etwas|ein bisschen|leger|legere|un peu|un poco|leve|un po|um pouco)\b/,
);
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
export const CLEARED = entered(
  /\b(?:cleared(?! for (?:\w+ )?(?:lower|upper|legs?|arms?|core|cardio|walking|light|isometrics?|everything (?:but|except)))|ok'?d|okayed|green ?lit|signed (?:me )?off|all clear|go ahead)\b|\b(?:doctor|doc|physio|physiotherapist|surgeon|pt|therapist|gp|arzt|medecin|medico) (?:\w+ ){0,2}?(?:ok|okay|allowed|allows|approved|approves|fine|yes|erlaubt|autorise)\b(?! (?:with|for|about|on) (?:my |the |doing |light )?(?:legs?|core|abs|lower|upper|arms?|cardio|walking|isometrics?|everything (?:but|except)))|\b(?:allowed|approved) by (?:\w+ ){0,2}?(?:doctor|doc|physio|surgeon|pt|therapist|gp)\b/,
);

/** Between a verb and a word of being well: anything that denies nothing. */
const MAY_BE = "(?:(?!(?:nicht|kaum|nie|noch|pas|plus|no|non|nao|aun|ancora|ainda|wenn|si|se|que)\\b)\\w+ ){0,3}?";
/** Says that there is nothing to spare. */
export const SETTLED = entered(
  compiled(
    [
      "\\bno (?:(?:more|longer|current|known|real|major|joint|physical|health|other|\\w+) ){0,2}(?:injur(?:y|ies)|pains?|issues?|problems?|limitations?|aches?|niggles?)\\b",
      "\\b(?:does|do|did|is|are|was) not (?:hurt|bother|ache|injured|painful|sore|a problem|an issue)\\w*\\b",
      "\\b(?:is|are|feels?|feeling|seems?|got|doing) (?:(?:now|totally|completely|all|much|finally|so|back to|perfectly|fully|a lot|way|100%) ){0,6}(?:fine|good|ok|okay|better|healed|healthy|great|normal|strong|pain ?-?free|recovered|sorted|perfect)\\b(?! enough)(?! than\\b)(?! (?:for|on|with|to) (?:my|the|an?|bad|dodgy|sore)\\b)(?!.*\\bstill\\b)",
      "\\b(?:is|feels?) (?:back to |at )?100 ?%",
      "\\b(?:healed|recovered fully|fully recovered|pain ?-?free|injury ?-?free|used to (?:hurt|have|be)|no longer|cleared by)\\b",
      "\\b(?:pain|injury|soreness|niggle) (?:is|has) (?:gone|went)\\b",
      "\\b(?:cleared up|gone away|went away|(?:sorted|resolved) itself(?: out)?|healed up)\\b(?! (?:a bit|a little|somewhat|mostly))",
      "\\bsore from (?:yesterday|training|the gym|leg day|last|my|that|all)\\b",
      "\\b(?:n ai|ai|n a) (?:plus|pas|jamais) (?:de )?(?:mal|douleurs?)\\b|\\bno me (?:duelen?|molestan?)\\b|\\b(?:ya no|no) (?:tengo|siento) (?:dolor|molestias?)\\b|\\bnon (?:ho|mi fa|mi fanno|fa) (?:piu )?(?:mal|male|dolore|dolori)\\b|\\bnao (?:doi|doem|tenho dor|esta doendo)\\b|\\b(?:tut|tun|schmerzt|schmerzen) (?!sind\\b)(?:\\w+ )?nicht(?: mehr)?\\b|\\b(?:ist|sind) nicht (?:mehr )?(?:verletzt|kaputt|gereizt|entzundet)\\b|\\bneither of my\\b|\\b(?:is|are) not (?:bad|so bad any ?more|sore any ?more)\\b",
      "\\b(?:keine?n?|keinerlei|null|nie|ohne)(?: (?:mehr|richtigen?|grossen?|irgendwelche|auch nur|\\w+e)){0,2} \\w*(?:schmerz(?:en)?|verletzung(?:en)?|probleme?|beschwerden|weh)\\b(?! (?:am )?(?:\\w+ )?(?:kann|geht|komme|schaffe|lauf\\w*|trainier\\w*) (?:\\w+ )?(?:nicht|nie|kaum|nix)\\b)",
      "\\b(?:sin|ning?un\\w*|nada de|cero) (?:ningun )?(?:dolor(?:es)?|molestias?|lesion(?:es)?)\\b|\\b(?:pas(?: (?:de|d|du|vraiment))?|plus(?: (?:de|d|aucune?))?|aucune?|sans(?: aucune?)?|jamais(?: (?:de|eu))?) (?:mal|douleurs?|blessures?|soucis?|genes?)\\b|\\b(?:nessun\\w*|niente|senza|zero|mai) (?:alcun )?(?:mal|male|dolor[ei]|fastidi\\w*|infortuni\\w*)\\b|\\b(?:sem|nenhum\\w*|nada de|zero) (?:nenhuma )?(?:dor(?:es)?|lesao|lesoes|incomodo)\\b|\\b(?:pas|plus|aucune?|sans|sin|ningun|nada|nessun|niente|senza|sem|nenhuma?)(?: d[ei]?)? pain in my\\b",
      "\\bschmerz(?:en)? (?:(?!nicht|nie|kaum)\\w+ ){0,3}?(?:weg|vorbei|verschwunden|vergangen|verflogen|geschichte)\\b|\\b(?:douleurs?|mal|pain) (?:(?!pas)\\w+ ){0,4}?(?:est partie?|parti[es]*|disparue?s?)\\b|\\b(?:dolor|molestias?|pain) (?:(?!no)\\w+ ){0,4}?(?:desaparecido|desaparecio|se (?:me )?(?:fue|ha ido|ha pasado|paso))\\b|\\b(?:dolore|mal|pain) (?:(?!non)\\w+ ){0,4}?(?:sparit[oa]|andat[oa] via|scompars[oa])\\b|\\b(?:dor|dores|pain) (?:(?!nao)\\w+ ){0,4}?(?:sumiu|sumiram|passou|foi embora|desapareceu)\\b",
      `\\b(?:ist|sind|geht es|gehts|fuhlt sich|fuhlen sich) ${MAY_BE}(?:gesund|fit|heil|ok(?:ay)?|gut|super|tiptop|bestens|in ordnung|schmerzfrei|stabil|belastbar|unauffallig)\\b|\\b(?:va|vont|est|sont) ${MAY_BE}(?:bien|mieux|ok|nickel|solides?|en (?:pleine )?forme|en bon etat|impeccables?)\\b|(?<!\\bno (?:me )?)\\b(?:esta|estan|va|van) ${MAY_BE}(?:bien|perfect[oa]s?|san[oa]s?|ok|mejor|de lujo)\\b|(?<!\\bnon (?:mi )?)\\b(?:sta|stanno|e|sono) ${MAY_BE}(?:bene|benissimo|ok|san[oie]|a posto|meglio)\\b|(?<!\\bn(?:ao|a) )\\b(?:esta|estao|ta|tao) ${MAY_BE}(?:bem|bom|boas?|ok|otim[oa]s?|melhor(?:es)?|de boa)\\b`,
    ].join("|"),
  ),
);
