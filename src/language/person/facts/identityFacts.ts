import { asTyped, capitalised } from "./asTyped.ts";
import { end, type FactDraft, type FactReader, state } from "./factDraft.ts";
import { readIntroduction } from "./introductions.ts";
import { readPlace } from "./placeFacts.ts";

const NAME_WORD = "[\\p{L}][\\p{L}'.-]{0,24}";
const NAME = new RegExp(
  `\\b(?:(?:my (?:first |full |real |actual )?name(?: is|s| was|:)|(?:you can |just |please |u can |everyone |everybody |people |friends |they |folks )?call(?:s)? me|i am called|i go by|name is|name:|(?:change|set|update) my name to|names|the name is|it is|this is|i am|ich heisse|mein name ist|ich bin (?:der|die)|nenn mich|je m appelle|mon (?:nom|prenom) est|appelle moi|me llamo|mi nombre es|llamame|mi chiamo|il mio nome e|chiamami|(?:eu )?me chamo|(?:o )?meu nome e|me chame de|pode me chamar de))[ ,:]+(?:by the way |actually |(?:big|little|old) )?(${NAME_WORD})((?: ${NAME_WORD}){0,2})`,
  "iu",
);
const WEAK_LEAD = /(?:^|\W)(?:it is|it's|its|this is|i am|i'm|im|names|ich bin (?:der|die))[ ,:]+[^ ]*$/i;
const NO_NAMES = new Set(
  (
    "a an the is not i you me my it at in on by so very really just now later back done ready tired old new sure sorry good fine ok okay bro man dude buddy boss mate " +
    "crazy stupid lazy weak strong when what if maybe tomorrow today that this her him them out up down names unknown wrong private"
  ).split(" "),
);
const PLACE_END =
  "(?=$|[.,;!?()]|\\s+(?:and|but|so|now|since|with|for|where|because|last|this|next|at|to|from|but|these|right|currently|by|temporar\\w*|until|und|et|y|seit|depuis|desde|da|ha|hace|i|im|which|btw|though|atm|as|every|these|ago|two|three|a)\\b)";
const PLACE = `((?:the |la |le |el |los |las |san |são |sao |new |st\\.? |o |a )?\\p{L}[\\p{L}'.-]{1,24}(?:(?:,)? \\p{L}[\\p{L}'.-]{1,24}){0,3}?)${PLACE_END}`;
const LIVES = new RegExp(
  `(?:^|[\\s,;(])(?:i(?: am|'m|m)? (?:(?:currently|now|just|recently|still|actually|have|'ve|ve) )*(?:live|living|lived|reside|based|stay|staying|located|settled)(?: (?:now|currently|over|out|here|up|down))* (?:in|at|near|outside|by|close to)|live (?:in|near)|living in|based (?:in|out of)|located in|location:?|city:?|(?:i(?:'ve| have)? )?(?:just |recently |have )*(?:moved|relocated|emigrated|moving)(?: (?:back|over|house|down|up|out|away))*(?: from [\\p{L} ]{2,30}?)? to|move[ds]? to|(?:i am|i'm|im|i come)(?: \\p{Lu}\\p{L}+,?)? (?:originally )?from|greetings from|hello from|hi from|my (?:city|town|home ?town|location|home|place) (?:is|:)(?: in)?|ich (?:wohne|lebe)(?: jetzt| derzeit| gerade)?(?: in| bei)|wohne (?:in|bei)|lebe in|(?:bin )?nach|ich komme aus|komme aus|j'habite(?: (?:en|au|aux|a|à|dans))?|je vis(?: (?:en|au|aux|a|à))|(?:j'ai )?d[ée]m[ée]nag[ée] [àa]|vivo (?:en|in|a)|me mud[eé] a|soy de|abito (?:a|in)|mi sono trasferit[oa] a|moro (?:em|no|na)|me mudei para|vivo em) ${PLACE}`,
  "iu",
);
const NACH_MOVED = /\bnach\b.*\bgezogen\b|\bumgezogen\b/;
const NO_PLACE =
  /^(?:a|an|the|my|pain|fear|hell|peace|denial|hope|hopes|it|them|kg|lbs?|pounds|kilos|metric|home|work|gym|bed|the gym|here|there|town|this|that|yesterday|scratch|experience|what|where|you|google|injury|surgery|covid|flu|class|bodyweight|machines?|dumbbells?|free weights|new (?:place|house|flat|apartment|gym|city|town|plan|program\w*)|cutting|bulking|hypertrophy|strength|cuttingphase|a .*|level|weights?|no|not|an? \w+|mal)$/i;
const FLAT =
  /^(?:(?:a|an|the|my|our)\b.*\b(?:flat|apartment|house|studio|dorm|village|city|town|farm|van|place|countryside|building|basement|gym|room|shift|job|program\w*|plan|split|routine|phase|diet)\b)/i;

const JOB_NOUN =
  "(?:\\w+(?:er|or|ist|ian|ant|ent|ive|man|woman|ic|ess|eer|cian)|nurse|chef|cook|cop|pilot|clerk|vet|judge|coach|model|temp|barista|au pair|dj|paralegal|plumber|athlete|mechanic|rn|pt|gp|dad|mum|mom|student|priest|monk|guard|bricklayer|dev|accountant|electrician|lorry driver|analyst|architect|host|courier|shepherd|surgeon|maid)";
const JOB_AS =
  /\b(?:i (?:\w+ ){0,2}?work(?:ed|ing)?|working|work)(?: (nights?|night shifts?|shifts?|days|part[- ]time|full[- ]time|from home|remotely|in an office|long hours|weekends|evenings|freelance))?(?: at [\w ]+?| in [\w ]+?| for [\w ]+?)? as (?:an? |the )?([\p{L}][\p{L}\d' -]{2,50})/u;
const JOB_IS =
  /\bmy (?:job|occupation|profession|day job|work|trade|career) (?:is|:) (?:being |as |that of )?(?:an? )?([\p{L}][\p{L} -]{2,50})|^(?:(?:job|occupation|profession):?|work:) (?:an? )?([\p{L}][\p{L} -]{2,50})/u;
const I_AM_JOB = new RegExp(
  `^(?:i am |am |being |i have been |been )(?:working as )?(?:an? )((?:[\\p{L}-]+ ){0,3}?${JOB_NOUN}s?)(?: (?:by trade|by day|by profession))?(?=$|[,;.!(]| (?:and|so|but|at|in|for|who|with|on|by|from|which|that|working|since)\\b)`,
  "u",
);
const KNOWN_JOB =
  /\b(?:nurse|teacher|doctor|surgeon|paramedic|engineer|developer|programmer|dev|coder|designer|driver|trucker|farmer|builder|plumber|carpenter|electrician|welder|roofer|bricklayer|mechanic|firefighter|firem[ae]n|police\w*|cop|soldier|marine|chef|cook|baker|barista|bartender|waiter|waitress|server|hairdresser|barber|lawyer|solicitor|paralegal|accountant|consultant|manager|director|analyst|scientist|researcher|professor|lecturer|student|phd|postdoc|librarian|pharmacist|dentist|vet|veterinarian|physio\w*|therapist|psychologist|social worker|care(?:r| ?worker| assistant)|cleaner|janitor|gardener|landscaper|warehouse \w+|courier|postman|mailman|delivery \w+|pilot|flight attendant|steward\w*|architect|artist|musician|dancer|actor|actress|writer|journalist|photographer|salesm[ae]n|sales(?:person| rep)|salesperson|cashier|receptionist|secretary|clerk|banker|trader|entrepreneur|freelancer|contractor|labou?rer|miner|sailor|fisherman|security guard|bouncer|retiree|pensioner|housewife|(?:stay[- ]at[- ]home|full[- ]time) (?:mum|mom|dad|parent)|nanny|midwife|radiographer|optician|surveyor|machinist|technician|operator|assistant|intern|apprentice|trainee \w+|au pair|tattoo artist|personal trainer|lehrer(?:in)?|krankenschwester|krankenpfleger(?:in)?|pfleger(?:in)?|ingenieur(?:in)?|student(?:in)?|verkaufer(?:in)?|arzt|arztin|handwerker|maurer|koch|programmierer(?:in)?|polizist(?:in)?|infirmier(?:e)?|professeure?|ingenieure?|etudiante?|macon|serveu(?:r|se)|medecin|enfermer[oa]|profesor[a]?|maestr[oa]|ingenier[oa]|estudiante|camarer[oa]|albanil|infermier[ea]|insegnante|ingegnere|studente(?:ssa)?|camerier[ea]|muratore|impiegat[oa]|professora?|engenheir[oa]|estudante|medic[oa]|pedreiro|garcom)\b/;
const LISTED_JOB = new RegExp(`^(?:an? )?(?:[\\w-]+ ){0,2}?${KNOWN_JOB.source}$`);
const NO_JOB =
  /\b(?:beginner|lifter|runner|powerlifter|bodybuilder|trainer client|newbie|person|swimmer|cyclist|climber|crossfitter|believer|lover|hater|fan|vegetarian|pescatarian|vegan|intermediate|advanced|novice|eater|sleeper|owner|member|morning person|night owl|smoker|drinker|diabetic|asthmatic|mother|father|dieter|gainer|responder|loser|winner|starter|bit|lot|idiot|gym goer|goer|bencher|squatter|puller|monster|disaster|survivor|ectomorph|year)\b/;
const DESK =
  /\b((?:sedentary |remote |full[- ]time |boring |standing |physical |manual |active )?(?:desk|office|computer|bank|sitting|retail|warehouse|construction|factory|kitchen|physical|sedentary|manual|it|call cent(?:er|re)) (?:job|work|worker|labou?r)|sedentary job|physical job|b(?:u|ue)rojob|b(?:u|ue)roarbeit|travail (?:de|au) bureau|trabajo de oficina|lavoro d ufficio|trabalho de escritorio)\b/;
const SHIFTS =
  /\b(?:i |also |and )*(?:work|working|on|do|doing) (?:rotating |permanent |mostly )?((?:night|early|late|day|rotating|shift|swing|12 ?-?h(?:our)?) ?shifts?|nights|shifts|shift work)\b|\b(?:arbeite|mache) (?:im )?(schicht\w*|nachtschicht\w*)\b/;
const SITTING =
  /\b(?:(?:sit|sitting|stuck|stand|standing) (?:at|behind|in front of) (?:a |my )?(?:desk|computer|screen|till|counter)(?: all day| for work| \w+ hours a day)?|on my feet all day)\b/;
const STUDIES = /\bi (?:study|am studying|read) ((?!for\b|the\b|my\b|your\b)[\p{L} ]{4,40}?)(?: at\b| in\b|$|[,;.])/u;
const PLAIN_STATES =
  /\b(?:i am |am |now )(retired|unemployed|self[- ]employed|on maternity leave|on parental leave|a stay[- ]at[- ]home (?:mum|mom|dad|parent)|in the (?:army|navy|air force|military|marines|police)|between jobs|rentner|en retraite|jubilad[oa])\b|(?:^|[,;] ?)(retired|unemployed|self[- ]employed|aposentad[oa]|pensionat[oa]|jubilad[oa]|retraitee?|rentner(?:in)?)\b/;
const LEFT_JOB =
  /\b(?:quit|lost|left) my job\b|\bi (?:am |do )?(?:no longer|not) (?:work|working)(?: as| at| there)?\b(?! (?:out|on|with|hard|up|around)\b)|\bgot (?:fired|laid off)\b/;
const WORKS_IN =
  /\bi work (?:(nights|shifts) )?(?:in|at|for) (?:an? |the |my )?((?!gym\b|home\b|morning|evening|afternoon|\d|it\b on)[\p{L}&' -]{2,40}?)(?=$|[,;.]| (?:and|so|but|from|mon|until|till|every|all|where)\b)/u;
const JOB_FOREIGN =
  /\b(?:ich arbeite als|arbeite als|von beruf(?: bin ich)?|je (?:travaille|bosse) (?:comme|en tant que)|jobbe als|je suis|trabajo (?:de|como)|lavoro come|faccio (?:il|la|lo|l)|trabalho como)(?! (?:noche|noite|notte|nuit|dia|casa|manana|tarde)\b)(?: an?| une?| uma?)? ([\p{L}]{3,25}(?:[ -](?!und\b|et\b|y\b|e\b)[\p{L}]{3,20})?)/u;

const STARTED_AS =
  /\b(?:started|starting|hired|employed|got a (?:new )?job|new job|retrained|retraining|qualified|qualify|training|moonlight\w*|freelanc\w+|retired|trained) as an? ([\p{L}][\p{L}\d' -]{2,40})/u;
/** Shifts and what they are at: "night shifts at the warehouse", "my shift at the hospital". */
const SHIFT_AT =
  /\b((?:\w+ )?(?:shifts?|job|gig)) (?:at|in|on) (?:the|a|an|my|our) ((?!gym\b|moment\b|morning\b|evening\b)(?:care |call |food |car )?[\p{L}]{3,20})/u;
const LIFE_OF = new RegExp(`\\b(${KNOWN_JOB.source.replace(/^\\b|\\b$/g, "")})s? (?:life|problems|hours|schedule)\\b`);

const BEING = new RegExp(` as an? ((?:\\w+ )?${KNOWN_JOB.source})`);
const AS_ONE = new RegExp(`^as an? ((?:[\\w-]+ )?${KNOWN_JOB.source})(?= i\\b|[,;]|$)`);
const FORMERLY = new RegExp(`\\b(?:no longer an? |not an? (?=.*any ?more))(?:\\w+ )?(${KNOWN_JOB.source})`);

function jobIn(plain: string, folded: string): string | null {
  const shift = SHIFTS.exec(plain);
  const shifts = shift ? (shift[1] ?? shift[2] ?? "") : "";
  const as = JOB_AS.exec(plain);
  const trim = (job: string) =>
    job
      .replace(
        / (?:and|so|but|which|that|who|in the|at the|at|from|where|since|for|with|on|mostly|by|while|until|und|et|y|e)\b.*$/,
        "",
      )
      .trim();
  if (as?.[2]) return withShifts(trim(as[2]), as[1] ?? shifts);
  const is = JOB_IS.exec(plain);
  const named = is?.[1] ?? is?.[2];
  if (
    named &&
    !/^(?:hard|stressful|physical|busy|killing|crazy|tough|exhausting|done|boring|pretty|very|so|to|in|not|fine)\b/.test(
      named,
    )
  )
    return withShifts(trim(named), shifts);
  const being = BEING.exec(plain);
  if (being?.[1]) return withShifts(being[1], shifts);
  const desk = DESK.exec(plain);
  if (desk && !/\bfrom (?:years of )?(?:desk|office)\b/.test(plain)) return desk[1] ?? null;
  const plainState = PLAIN_STATES.exec(plain);
  if (plainState) return (plainState[1] ?? plainState[2] ?? "").replace(/^an? /, "");
  const living = /\bi (?:\w+ly )?((?!do\b|am\b|want\b|would\b)[\p{L}]+ (?:[\p{L}'-]+ ){0,4}?)for a living\b/u.exec(
    plain,
  );
  if (living?.[1]) return withShifts(living[1].trim(), shifts);
  const asOne = AS_ONE.exec(folded)?.[1];
  if (asOne) return withShifts(asOne, shifts);
  const began = STARTED_AS.exec(plain)?.[1];
  if (began) return trim(began);
  const drives =
    /\bi drive (?:an? |the )?((?:\w+ )?(?:lorry|lorries|trucks?|bus|buses|taxi|cab|van|tram|train|forklift|ambulance))\b/.exec(
      plain,
    );
  if (drives?.[1]) return withShifts(`drives ${drives[1]}`, shifts);
  const am = I_AM_JOB.exec(plain);
  if (am?.[1] && !NO_JOB.test(am[1]) && KNOWN_JOB.test(am[1])) return withShifts(am[1], shifts);
  const foreign =
    JOB_FOREIGN.exec(plain) ??
    /(?:^|[,;] ?)(?:ich bin|bin|je suis|soy|sono|sou) (?:une? |una? |uma? |eine? )?([\p{L}]{4,25})/u.exec(plain);
  if (foreign?.[1] && (KNOWN_JOB.test(foreign[1]) || /als|comme|como|come|beruf|trabajo de/.test(foreign[0])))
    return foreign[1];
  const alone = /^(?:an? )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?: (?:by trade|by day|by profession|here))?$/u.exec(plain);
  if (
    alone?.[1] &&
    KNOWN_JOB.test(alone[1]) &&
    !NO_JOB.test(alone[1]) &&
    (LISTED_JOB.test(alone[1]) || /by |here/.test(plain))
  )
    return alone[1];
  const listed = plain.split(/[,;/] ?/).find((part) => part !== plain && LISTED_JOB.test(part));
  if (listed) return listed.replace(/^an? /, "");
  const life = LIFE_OF.exec(plain)?.[1];
  if (life) return life;
  const at = SHIFT_AT.exec(plain);
  if (at?.[2]) return `${at[2]} (${at[1]})`;
  const studies = STUDIES.exec(plain);
  if (studies?.[1]) return `student (${studies[1]})`;
  const place = WORKS_IN.exec(plain);
  if (place?.[2] && !/\b(?:knee|back|core|form|mobility|technique)\b/.test(place[2]))
    return withShifts(`works in ${place[2]}`, place[1] ?? shifts);
  if (shifts !== "") return shifts;
  return SITTING.test(plain) ? (SITTING.exec(plain)?.[0] ?? null) : null;
}

const withShifts = (job: string, shifts: string) =>
  shifts !== "" && !job.includes(shifts) ? `${job} (${shifts})` : job;

function nameIn(text: string, folded: string): string | null {
  const denied = /\b(?:do not|never) call me \S+?,? (?:but |just )?(?=call me )/.exec(folded);
  if (denied)
    return nameIn(text.slice(text.toLowerCase().lastIndexOf("call me")), folded.slice(folded.lastIndexOf("call me")));
  const flat = text
    .replace(/[’‘]/g, "'")
    .replace(/\bi'?m\b/gi, "i am")
    .replace(/\bname'?s\b/gi, "name is")
    .replace(/\bit's\b/gi, "it is");
  const introduced = readIntroduction(text);
  for (const source of [flat, folded]) {
    const match = NAME.exec(source);
    if (!match?.[1]) continue;
    const name = fullName(match[1], match[2] ?? "");
    const first = name.toLowerCase().split(" ")[0] ?? "";
    if (
      NO_NAMES.has(first) ||
      first.length < 2 ||
      /\b(?:do not|never|not|to|will|would|should) call me\b/.test(
        source.slice(Math.max(0, match.index - 12), match.index + 12).toLowerCase(),
      )
    )
      continue;
    const lead = match[0].slice(0, match[0].length - match[1].length - (match[2] ?? "").length);
    if (WEAK_LEAD.test(lead) && !isIntroduction(source, match.index, name, lead.length + name.length)) continue;
    return capitalised(asTyped(text, name));
  }
  return introduced;
}

/** The name with its surname, as long as that has capitals as the first name has. */
function fullName(first: string, after: string): string {
  const rest = /^\p{Lu}/u.test(first) ? (/^(?: \p{Lu}[\p{L}'-]+)*/u.exec(after)?.[0] ?? "") : "";
  return `${first}${rest}`.replace(/[.'-]+$/, "");
}

/** What people say they are, that is no name. */
const STATES_OF =
  /^(?:tired|sick|sore|back|new|done|ready|ill|injured|hungry|late|lost|confused|stuck|busy|sad|happy|good|fine|ok|okay|great|free|here|home|hurt|old|fat|skinny|weak|strong|beginner|newbie|vegan|vegetarian|veggie|pregnant|female|male|not|a|an|the|in|at|on|so|very|really|just|still|also|from|out|off|up|down|over|under|dead|alive|short|tall|slim|lazy|curious|sure|sorry|afraid|glad|german|french|italian|spanish|english|british|american|retired|diabetic|asthmatic|unsure|scared|nervous|excited|interested|depressed|awake|drunk|high|broke|single|married|usually|currently|now|gonna|about|only|into|like|no|yes)$/i;

/** "hi i'm Tom", "I'm Tom, 34": a capital and a greeting or nothing more; "I'm Vegan" is none. */
function isIntroduction(text: string, at: number, name: string, length: number): boolean {
  const isGreeted =
    /^\s*(?:hi+|hey+|hello|yo|hiya|hallo|greetings)[\s,!.]*$/i.test(text.slice(0, at)) &&
    /^\s*(?:$|[.,!(]|from\b|here\b)/i.test(text.slice(at + length));
  if (isGreeted && /^\p{L}{2,14}$/u.test(name) && !STATES_OF.test(name) && !/(?:ing|ed|ish)$/i.test(name)) return true;
  if (
    !/^\p{Lu}\p{Ll}+/u.test(name) ||
    /^(?:Vegan|German|French|Italian|Spanish|English|American|British|Irish|Scottish|Dutch|Polish|Indian|Canadian|Australian|Muslim|Christian|Jewish|Catholic|Hindu|Vegetarian|Diabetic|Asthmatic|Female|Male|Retired|Bulking|Cutting|Type|Celiac|Coeliac)$/.test(
      name,
    )
  )
    return false;
  if (/^\p{Lu}{2,}$/u.test(name)) return false;
  const after = text.slice(at + length);
  return (
    /^\s*(?:$|[.,!;&(]|and\b|from\b|\d|here\b|btw\b)/i.test(after) &&
    /^\s*(?:$|(?:hi|hey|hello|yo|hiya|greetings|good \w+)\b.*|[^\p{L}]*)$/iu.test(text.slice(0, at).trim())
  );
}

function placeIn(text: string, folded: string): string | null {
  const flat = text.replace(/[’‘]/g, "'");
  const match = LIVES.exec(flat) ?? LIVES.exec(folded);
  const place = match?.[1]?.trim().replace(/[.'-]+$/, "");
  if (!match || !place) return readPlace(text);
  if (NO_PLACE.test(place) || FLAT.test(place) || /\d/.test(place)) return null;
  if (/(?:^|[\s,;(])(?:bin )?nach /i.test(match[0].slice(0, 10)) && !NACH_MOVED.test(folded)) return null;
  if (
    /^the (?!uk\b|us\b|usa\b|states\b|netherlands\b|north\b|south\b|east\b|west\b|midlands\b|philippines\b|bay area\b|hague\b|bronx\b|highlands\b|lake district\b)/i.test(
      place,
    )
  )
    return null;
  if (/\bgym\b|\bmachines?\b|\bdumbbells?\b|\bprogram/i.test(place)) return null;
  return capitalised(asTyped(text, place));
}

/** Name, place and work. */
export const readIdentity: FactReader = ({ clause }) => {
  const { text, plain, folded } = clause;
  const found: FactDraft[] = [];
  const name = nameIn(text, folded);
  if (name !== null) found.push(state("name", name));
  const place = placeIn(text, folded);
  if (
    place !== null &&
    !/\b(?:used to|no longer|do not|not|never|grew up|was born)\b.{0,12}\b(?:live|from|stay)/.test(folded)
  )
    found.push(state("location", place));
  const left = /\b(?:do not|no longer) live in (\p{L}[\p{L} -]{1,30}?)(?: any ?more| any longer)?$/u.exec(folded)?.[1];
  if (left && /\bno longer\b|\bany ?(?:more|longer)\b/.test(folded))
    found.push(end("location", capitalised(asTyped(text, left))));
  const formerly = FORMERLY.exec(folded)?.[1];
  if (formerly) found.push(end("occupation", formerly));
  if (LEFT_JOB.test(folded)) found.push(end("occupation", "job"));
  if (
    /\b(?:not|never|no longer|used to|was|were|wanna|want to|wish|become)\b.{0,16}\b(?:an? |work|working|as)\b/.test(
      plain,
    )
  )
    return found;
  const job = jobIn(plain, folded);
  if (job !== null) found.push(state("occupation", asTyped(text, job)));
  return found;
};
