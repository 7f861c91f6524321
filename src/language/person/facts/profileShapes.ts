import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { type FactDraft, type FactScope, keyOf, state } from "./factDraft.ts";
import { readInjuries } from "./injuryFacts.ts";
import { bestOf } from "./recordFacts.ts";

/** A piece of an introduction: folded, as typed, and in the scope to read in. */
export type ProfilePiece = { folded: string; typed: string; said: (words: string) => FactScope };
type Shape = (piece: ProfilePiece) => FactDraft[];

const SIDE =
  "(?:left|right|both|lower|upper|inner|outer|front of|linke[srnm]?|rechte[srnm]?|beide|gauche|droite?|izquierd[ao]|derech[ao]|sinistr[ao]|destr[ao]|esquerd[ao]|direit[ao])";
const PART =
  "(?:knees?|shoulders?|hips?|ankles?|wrists?|elbows?|necks?|back|calf|calves|hamstrings?|hammys?|achilles|shins?|groin|hip flexors?|heels?|foot|feet|thumbs?|ribs?|glutes?|rotator cuffs?|discs?|knien?|schultern?|rucken|nacken|hufte[n]?|ellbogen|handgelenk\\w*|sprunggelenk\\w*|waden?|achillessehne|bandscheibe\\w*|genoux?|epaules?|dos|cou|hanches?|chevilles?|poignets?|coudes?|mollets?|rodillas?|hombros?|espalda|lumbar(?:es)?|lombaires|cervicales|cuello|caderas?|tobillos?|munecas?|codos?|gemelos?|ginocchi\\w*|spall[ae]|schiena|collo|cervical[ei]?|anca|cavigli[ae]|pols[oi]|gomit[oi]|polpacci[o]?|joelhos?|ombros?|costas|lombar|pescoco|quadril|tornozelos?|punhos?|cotovelos?|panturrilhas?)";
const PART_IN = compiled(`(?:\\b${SIDE} )?\\b${PART}\\b(?: ${SIDE})?`);
const AROUND = compiled(`(?:[a-z]+ ){0,2}${PART}(?: [a-z]+){0,2}`);
const MUSCLE =
  /\b(?:calf|calves|hamstrings?|hammys?|glutes?|groin|hip flexors?|quads?|waden?|mollets?|gemelos?|polpacci[o]?|panturrilhas?|cervical[ei]?)\b/;
/** How a part is that is told of in few words. */
const COMPLAINS =
  /\b(?:sore|dodgy|dicky|gammy|duff|ropey|grumbl\w*|grumpy|niggl\w*|tight|stiff|ach(?:y|es|ing|e)|hurts?|painful|gives? (?:out|way)|cranky|moody|shot|knackered|wrecked|buggered|trashed|weak|unstable|fragile|touchy|temperamental|pops? out|needs? (?:looking after|care|babying|warming)|complain\w*|feels? (?:the |it |every )|plays? up|playing up|acting up|acts up|troubles?|problems?|issues?|spasms?|twing\w*|is (?:a |the )?(?:problem|weak\w*|bad)|bad|rubbish|crap|chata|ruim|dolorid\w*|quejand\w*|se queja\w*|reclama\w*|zwickt?\w*|zickt|mucken?|muckt|motzt|macht .{0,20}\b(?:kaum|nicht) mit|schmerz\w*|kaputt|empfindlich\w*|lädiert|fragiles?|sensibles?|abime\w*|douloureu\w*|delicad\w*|delicat\w*|malandat\w*|acciaccat\w*|fastidi\w*|tocad\w*|fastidios\w*|protrusion\w*|protusion\w*|ernia\w*|hernia\w*|tendinit\w*|tendinopath\w*)\b/;
const IS_WELL =
  /\b(?:no (?:pain|problems?|issues?|trouble)|fixed|healed|cured|gueri\w*|guarit\w*|curad\w*|recovered|fine|good now|ok|okay|better|strong|want|goal|workout|session|day|exercises?|gets? (?:trained|worked)|used to|years ago|gone|gym|machine|squats?|row|extension)\b/;

/** "Inner calf sore", "knees feel the downhills", "panturrilha chata". */
const hurt: Shape = ({ folded, typed, said }) => {
  const part = COMPLAINS.test(folded) && !IS_WELL.test(folded) ? PART_IN.exec(folded)?.[0] : undefined;
  if (part === undefined || (MUSCLE.test(part) && /\bweak\b/.test(folded))) return [];
  const plain = part.replace(/^(inner|outer|front of) /, "");
  const found = readInjuries(said(`my ${plain} hurts`));
  // A muscle that is told of in an introduction has been so for a while.
  return found.length > 0 || MUSCLE.test(part) === false
    ? found
    : [state("injury", asTyped(typed, AROUND.exec(folded)?.[0] ?? folded).slice(0, 80), `injury:${keyOf(plain)}`)];
};

const LONG_DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lun(?:di|es|edi)?|mar(?:di|tes|tedi)|mer(?:credi|coledi)|mier(?:coles)?|jeu(?:di)?|jue(?:ves)?|ven(?:dredi|erdi)?|vier(?:nes)?|sam(?:edi)?|sab(?:ado|ato)?|dim(?:anche)?|dom(?:ingo|enica)?|gio(?:vedi)?|segunda|terca|quarta|quinta|sexta|seg|ter|qua|qui|sex)";
const SHORT_DAY = "(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve)";
const DAYS = compiled(
  `\\b${LONG_DAY}(?:(?:[ ,/&+-]+|,? (?:and|und|et|y|e) )${LONG_DAY}){1,7}(?![a-z])|\\b${SHORT_DAY}(?: ?[/&+] ?${SHORT_DAY})+(?![a-z])|\\bm ?[/ ]? ?w ?[/ ]? ?f\\b|\\bt ?\\/ ?th(?: ?\\/ ?s(?:at)?)?\\b`,
);
/** "Nordic Walking Di Do". */
const TWO_DAYS = /\b(?:Mo|Di|Mi|Do|Fr|Sa|So)(?: (?:Mo|Di|Mi|Do|Fr|Sa|So))+\b/;
const OFTEN =
  /\b\d ?(?:x|times|j|tage|days|mal|dias|jours|giorni|sessions|runs|evenings|mornings|lunchtimes|nights|abende|soirs|tardes|noches|sere)(?: ?\/ ?(?:7|wk|week|w|sem\w*|woche)| (?:a|per|die|pro|in der|par|por|a la|alla|na) (?:week|wk|woche|semaine|semana|settimana)| (?:week|weekly|wk|semaine|semana|settimana|woche))?\b(?! ?\d)/;
const PART_OF_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days? only|(?:weekends?|mornings?|evenings?|lunch(?: ?times?| breaks?)?|after work|before work) only|only (?:weekends?|mornings?|evenings?|lunchtimes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:por|a|de) las? (?:mananas?|tardes?|noches?)|(?:le|les|tous les|chaque) (?:matins?|soirs?|midis?)|(?:abends|morgens|mittags|nach der arbeit|vor der arbeit)|(?:la|di|ogni) (?:mattina|sera|mattino)|(?:de|a|pela) (?:manha|noite|tarde)|(?:early )?mornings|evenings|lunch ?(?:times?|breaks?|hours?)|(?:before|after) (?:work|the kids|they wake|school run)|(?:before|while) (?:the kids|they) (?:wake|sleep|nap)\w*)\b/;
const SPANS = /\b\d+ ?(?:years?|months?|yrs?|km|k|miles?|kg|lb)\b|\bago\b|\bsince\b/;
const CLOCK =
  /\b(?:gym|train\w*|treino|entreno|palestra|gimnasio|salle|studio|academia|workout)\b.*?\b(\d{1,2}[:.h]\d{2}|\d{1,2} ?(?:am|pm|h|uhr)(?: da manha| du matin)?)\b/;
const ON_OFF = /\b\d ?(?:days? )?on,? ?\d ?(?:days? )?off\b/;
const IN_MINUTES =
  /\b(?:\d{2,3} ?-?(?:min\w*)|half an hour|an hour)\b(?=.*\b(?:sessions?|max|a day|tops|at most|per|before|after|lunch|limit|nap|at nap|soir|sera|noche|abends)\b)/;

/** "Club wed fri sun", "studio di+do", "por las tardes", "sundays only". */
const times: Shape = ({ folded, typed }) => {
  if (
    /\b(?:last|next|yesterday|sore|hurts?|log|did|match was|rest|used to|was|were|once|is|are|too|not|never|take|takes|tomo|nehme|prends|prendo|sleep|eat|coffee|breakfast|fruher|avant|antes|prima)\b/.test(
      folded,
    )
  )
    return [];
  const days = DAYS.exec(folded)?.[0] ?? ON_OFF.exec(folded)?.[0] ?? TWO_DAYS.exec(typed)?.[0].toLowerCase();
  const often = days === undefined && !SPANS.test(folded) ? OFTEN.exec(folded)?.[0] : undefined;
  const part = PART_OF_DAY.exec(folded)?.[0] ?? CLOCK.exec(folded)?.[1];
  const minutes = IN_MINUTES.test(folded) ? folded : undefined;
  return [days ?? often, part ?? minutes].flatMap((one) => {
    if (one === undefined) return [];
    const value = asTyped(typed, one);
    return [state("availability", value, `availability:${keyOf(value)}`)];
  });
};

const WANTS =
  /^(?:i |and |but |mainly |really |just |only |main )*(?:want|wants|wanna|wanting|after|goal|goals|aim|target|aiming for|hoping for|here for|chasing|objectif|objetivo|obiettivo|ziel|meta|quero|quiero|voglio|veux|je veux|(?<!\bi )will|mochte|vorrei|cerco|busco|envie|con ganas|ganas|lust)(?: is| ist| est| es| e|:)? (?:to |for |a |an |my |meine? |d |de )*(?!\d+ ?(?:min\w* ?(?:$|session|workout|legs?|arms?|core|upper|lower|full|easy|hard)|x)\b)([a-z\d].{3,70}|\d{2,3})$/;
const IS_GOAL =
  /^(.{3,50}?),? (?:is|e|es|est|ist|ware|would be) (?:the |my |o |il |el |le |l |das |mein )?(?:goal|aim|target|dream|plan|alvo|objetivo|meta|obiettivo|objectif|ziel|traum)$/;
const NO_WISH =
  /\b(?:workouts?|sessions?|routine|plan|program\w*|exercises?|advice|tips|help|know|app|you|log|today|tonight|einheit|seance|rutina|scheda|treino pra|legs day|no one|nobody|not want)\b|^(?:ask|know|understand|see|check|tell|not|no|nothing|it|that|this|them)\b/;

/** "Want glutes", "meia sub 2h é o alvo". */
const goal: Shape = ({ folded, typed }) => {
  const what = WANTS.exec(folded)?.[1] ?? IS_GOAL.exec(folded)?.[1];
  if (what === undefined || NO_WISH.test(what)) return [];
  const value = asTyped(typed, what).slice(0, 120);
  return [state("goal", value, `goal:${keyOf(value)}`)];
};

const SINCE =
  /^(\d+ (?:yrs?|years?|months?)) in$|^(?:been )?(?:runner|lifter|cyclist|climber|swimmer|rower|crossfitter|powerlifter|weightlifter|triathlete)s? (?:for |of |since )?((?:about |over |nearly )?(?:\d+|a|an|a few|a couple of) (?:years?|months?|weeks?))\b|^((?:\d+|a|a few) (?:years?|months?|weeks?)) (?:of |in |into |doing |at )(?:\w+ )?(?:oly|olympic|weightlifting|lifting|running|crossfit|gym|climbing|yoga|training|conditioning|calisthenics|powerlifting|strength|pilates)\b|^(?:da|seit|desde hace|hace|depuis|ha|faz) ((?:\w+ )?(?:mesi|anni|monaten|jahren|wochen|meses|anos|semanas|mois|ans|semaines|settimane)) (?:in|im|en|na|al|de|beim)\b|^((?:\d+|un|una|um|uma|due|tre|dos|tres|dois) (?:semanas|meses|anos|mesi|anni|settimane|mois|ans|semaines)) (?:de|di|d) (?:acondicionamiento|gym|gimnasio|palestra|muscu\w*|musculacao|academia|sala|salle|entrenamiento|allenamento|treino|pesas|pesi)/;
const LEVEL =
  /\b(?:novice|newbie|beginner|intermediate|advanced|anfanger(?:in)?|debutante?|principiante|iniciante|complete beginner|total beginner)\b/;
const NO_LEVEL = /\b(?:plan|workout|session|program\w*|gains|not|no longer|was|used to|class(?:es)?|routine)\b/;
const NEVER_TRAINED =
  /^(?:i )?(?:have )?(?:not|never) (?:done|did|do|had|played|tried) (?:any |much )?(?:sports?|exercise|training|weights|gym)(?: at all| ever| before| since (?:school|uni\w*|college|i was \w+).*)?/;

const experience: Shape = ({ folded, typed }) => {
  const span = SINCE.exec(folded)?.slice(1).find(Boolean);
  if (span !== undefined)
    return [state("experience_level", `training for ${asTyped(typed, span)}`, "experience_level:years")];
  if (NEVER_TRAINED.test(folded)) return [state("experience_level", "beginner")];
  const level = NO_LEVEL.test(folded) || folded.length > 40 ? undefined : LEVEL.exec(folded)?.[0];
  if (level === undefined) return [];
  const word = /^(?:intermediate|advanced)$/.test(level) ? level : "beginner";
  return [state("experience_level", word)];
};

const IMPLEMENT =
  /\b(press|log press|log|axle|stones?|yoke|farmers(?: walk)?|tyre|tire|deadlift) (?:is |at |of )?(\d{2,3}(?:[.,]\d)?(?: ?(?:kgs?|lbs?))?)(?: (?:axle|log|each|per hand|kgs?|lbs?))?(?! ?(?:x|reps|sets|m\b|min|sec|%|years?))(?=$|[ ,.;])/g;
const STRONGMAN = /\b(?:yoke|atlas stones?|stones? \d+|axle|farmers|log press)\b/;
const TIMES =
  /\b(500 ?m|1k|2k|5k|10k|5 ?km|10 ?km|half(?: marathon)?|hm|marathon|mezza(?: maratona)?|maratona|semi(?: marathon)?|media(?: maraton)?|meia|halbmarathon|mile|parkrun) (?:in |en |in |pb |at |em )?(\d{1,2}[:h'.]\d{2}(?:[:'.]\d{2})?(?:"|min|h)?|\d{2,3} min)(?! ?(?:pace|\/|per|x))/g;
const GERMAN_LIFTS = /\bbd:? ?(\d{2,3})(?: ?kg)?[ ,/]+kb:? ?(\d{2,3})(?: ?kg)?[ ,/]+kh:? ?(\d{2,3})\b/;

/** "Stone 110, yoke 220", "2k 8:04", "BD 75 KB 100 KH 130". */
const records: Shape = ({ folded, typed }) => {
  const german = GERMAN_LIFTS.exec(folded);
  if (german !== null)
    return ["bench press", "squat", "deadlift"].flatMap((lift, at) => bestOf(lift, german[at + 1] ?? "", typed));
  if (
    /\b(?:goal|want|aim|target|sub|under|training for|ran|did|swam|rode|rowed|jogged|today|yesterday|lief|couru|corri|corso)\b/.test(
      folded,
    )
  )
    return [];
  const timed = [...folded.matchAll(TIMES)].flatMap(([, what = "", time = ""]) => [
    state("personal_record", `${what}: ${asTyped(typed, time)}`, `personal_record:${keyOf(what)}`),
  ]);
  if (timed.length > 0) return timed;
  return STRONGMAN.test(folded)
    ? [...folded.matchAll(IMPLEMENT)].flatMap(([, lift = "", load = ""]) => [
        state("personal_record", `${lift}: ${load}`, `personal_record:${keyOf(lift)}`),
      ])
    : [];
};
export const tellsStrongman = (folded: string): boolean => STRONGMAN.test(folded);

const JOB =
  /^(?:ex |retired |in the |wk |work(?:ing)? |works? in (?:an? |the )?|im |i am |shift |nights? |on ){0,12}((?:military|army|navy|air force|deployed|police(?:man|woman)?|firefighter|paramedic|nurse|student nurse|soldier|marine|office|warehouse|factory|construction|retail|kitchen|hospitality|call cent(?:er|re)|oficina|bureau|buro|ufficio|escritorio|teletravail|home ?office|lager|fabrik|almacen|fabrica|usine|armee|bundeswehr|militar|carabiniere|pompier|bombero|bombeiro|feuerwehrmann|polizist(?:in)?))(?: (?:work(?:er)?|job|shifts?|nights?|\d\d?h|[1-8]\d|based|for now|life))*$/;
const WORKS_AS =
  /^((?:warehouse|delivery|bus|lorry|truck|taxi|van|train|forklift|factory|shop|kitchen|care|farm) (?:picker|worker|driver|operator|assistant|hand|porter))\b/;
const NIGHT_NURSE =
  /\b(?:nights?|shifts?|wk|work\w*)\b.*\b(nurse|paramedic|guard|porter|baker|driver|carer|doctor|midwife|operator)\b|\b(nurse|paramedic|guard|baker|driver|carer)\b.*\b(?:nights?|shifts?|12h)\b/;
const job: Shape = ({ folded, typed }) => {
  const match = JOB.exec(folded)?.[1] ?? WORKS_AS.exec(folded)?.[1] ?? NIGHT_NURSE.exec(folded)?.slice(1).find(Boolean);
  return match === undefined || match === "deployed"
    ? match === undefined
      ? []
      : [state("occupation", "military (deployed)")]
    : [state("occupation", asTyped(typed, match))];
};

const NEW_JOINT =
  /\b(?:new|neue?s?|kunstliche?s?|replaced|titanium) (?:hips?|knees?|hufte|knie|huftgelenk)\b|\b(?:hufte|knie|hip|knee) (?:neu|replaced|done)\b|\b(?:protesis de (?:cadera|rodilla)|prothese de (?:hanche|genou)|protesi (?:d )?anca)\b/;
const newJoint: Shape = ({ folded, typed }) => {
  const what = NEW_JOINT.exec(folded)?.[0];
  return what === undefined ? [] : [state("health_condition", asTyped(typed, what), `health_condition:${keyOf(what)}`)];
};

const FEELING =
  /^(?:the )?(?!(?:they|it|he|she|this|that|these|those|them|you|we|what|which)\b)([a-z][a-z -]{2,24}?)s? (?:give me the (?:fear|creeps|ick)|(?:scares?|bores?|terrif(?:y|ies)|intimidates?) me|is (?:the worst|hell|torture)|are (?:the worst|hell|torture|not for me)|is not for me)\b/;
const AFRAID =
  /^(?:scared|afraid|intimidated|terrified) (?:of|by) (?:the )?([a-z -]*\b(?:weights?|gym|barbells?|racks?|machines?|crowds?|free weights|weight room|weights room|weights area)(?: (?:area|room|section|end))?)$/;
const FED_UP =
  /^(?:fed up (?:with|of)|sick of|over|bored (?:of|with)|done with|cant stand|can not stand|degoutee? (?:du|de la|des|de l|de)|marre (?:du|de la|des|de)|harto de|harta de|stufo? (?:di|del|della)|odio|detesto|odeio|hasse|deteste) (?:the |los |las |el |la |le |les |i |gli |il |o |a |os |as )?([a-z][a-z -]{2,24}?)(?= (?:depuis|since|after|seit|desde|da|because|weil|porque)\b|$)/;
const dislike: Shape = ({ folded, typed }) => {
  const thing = FEELING.exec(folded)?.[1] ?? AFRAID.exec(folded)?.[1] ?? FED_UP.exec(folded)?.[1];
  return thing === undefined || /^(?:it|that|this|them|life|myself|people|everything)$/.test(thing)
    ? []
    : [state("preference_dislike", asTyped(typed, thing), `preference:${keyOf(thing)}`)];
};

const IMPAIRED =
  /\b(visually impaired|partially sighted|hard of hearing|hearing impaired|legally blind|low vision|sehbehindert|malvoyante?|ipovedente|learning disabilit(?:y|ies)|dyspraxi\w*|spastic\w*)\b/;
const impaired: Shape = ({ folded, typed }) => {
  const what = IMPAIRED.exec(folded)?.[1];
  return what === undefined ? [] : [state("health_condition", asTyped(typed, what), `health_condition:${keyOf(what)}`)];
};

/** What a piece of an introduction says by its shape alone; a piece may say two things. */
export const PROFILE_SHAPES: readonly Shape[] = [
  hurt,
  newJoint,
  times,
  goal,
  experience,
  records,
  job,
  dislike,
  impaired,
];
