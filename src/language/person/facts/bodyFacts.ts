import { MONTHS } from "../../dates/dateWords.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { type FactDraft, type FactReader, state } from "./factDraft.ts";
import { massOf, readHeight, readMass } from "./measures.ts";

const N = "(\\d{2,3}(?![\\d]*(?:[.,]\\d+)? ?%)(?:[.,]\\d{1,2})?)";
const UNIT = "(?: ?(kgs?|k|kilos?|kilograms?|kilogramm|chili|chilo|quilos?|lbs?|pounds?|libras?|st|stones?)\\b)?";
/** What says that a figure is the writer's weight. */
const WEIGHS =
  "(?:\\bi (?:weigh(?:ed)?(?: (?:in|myself)(?: at| and)?)?|clock in at)|\\btip(?:s|ped|ping)? the scales? at|\\bweigh ?-?in\\b[^\\d,.;]{0,14}?(?= \\d)|\\b(?:stepped|jumped|hopped|got) on (?:a |the |my )?(?:\\w+ )?scales?[^\\d]{0,14}?(?= \\d)|\\bscales?:|\\b(?:in ?body|dexa|withings|scale) (?:\\w+ ){0,4}?(?:i am|me at)|\\bweigh(?:ed|ing)?(?: ?-?in)?(?: at)?|\\bscales? (?:says?|said|shows?|showed|reads?|is (?:at|showing)|was(?: at)?)|\\b(?:my )?(?:body ?weight|bw|weight|gewicht|poids|peso)(?: (?:is|was|are|hit|ist|est|es|e|to|at|this (?:morning|week)|today|of|went (?:up|down) to))*:?|\\bich wiege|\\bwiege|\\bje pese|\\bje fais|\\bpeso|\\bpesando|\\bestoy en|\\bkorpergewicht(?: ist)?:?)";
const SAID_WEIGHT = new RegExp(
  `${WEIGHS} (?:only |in |at |just |a |an |all of |exactly |is |me (?:at )?|like |today |this morning ){0,3}${N}${UNIT}`,
);
const CHANGED_WEIGHT = new RegExp(
  `(?:\\b(?:up|down|back (?:up |down )?|dropped|went|got|gone|cut|sitting|hovering|am|stand|floating|fell|lost \\w+ \\w+|gained \\w+ \\w+)(?: down| up)? (?:to|at|from ${N}${UNIT} to)|^(?:at|now at|hit)) ${N}${UNIT}`,
);
/** Standing, sitting or waking at a mass: what bodies do and bars do not. */
const STANDS_AT = new RegExp(
  `\\b(?:sitting|sit|hovering|hover|floating|hanging|hang|chilling|cruising|stuck|landed|walking around|walk around|woke up|waking up|clock(?:ed|ing)? in|com(?:e|es|ing) in|came in|stand|standing|settled|holding|maintaining|plateaued|shrunk|ballooned|i am|am|estou|to com|estoy|sono|bin) (?:steady |out |in |up |down )?(?:at|around|on|com|en|a|bei|between|near|to)? ?(?:an? )?(?:(?:soft|solid|lean|fluffy|cool|comfy|happy|skinny|chubby|fat|heavy|light|good|whopping|mere|strong|steady|healthy|grand total of|massive) )*${N} ?(kgs?|kilos?|lbs?|pounds|stones?|st|quilos?|chili)\\b(?! (?:on|for|bench|squat|deadlift|bar|dumb\\w+|kettle\\w+|heavier|lighter|stronger|over|under|off|more|less|away|plus|club|of))`,
);
const RANGE = new RegExp(
  `\\bi (?:weigh|am) (?:somewhere )?(?:between )?${N} ?(?:-|and|to) ?${N} ?(kgs?|kilos?|lbs?|pounds?)\\b`,
);
const NOT_MY_WEIGHT = new RegExp(
  `\\b(?:goal|target|ideal|dream|want|wish|aim\\w*|hope|hoping|trying|plan\\w*|need|lift(?:ed|s|ing)?|bar|dumb\\w+|db|kettle\\w+|bell|plates?|sets?|reps?|x \\d|per (?:side|hand)|each|working|max|1 ?rm|pr|pb|used to|back in|ziel\\w*|objetivo|objectif|obiettivo|dropset|${EXERCISE})\\b|\\d ?x ?\\d`,
);
const I_AM =
  "(?:^|[,;/&+] ?|\\b(?:and|und|et|y|e|pour|x) |\\b\\d\\d ?[mf] )(?:i am |am |im |weigh |weight |ich bin |bin |je fais |sono |sou |soy )?(?:a |an |only )?";
const LISTED_END =
  "(?=$|[,;/&+.)]| (?:and|und|et|y|e|with|male|female|man|woman|m|f|body ?weight|bw|in weight|as of|today|this|after|so|but|at|on|ish|but|heavy|schwer|\\d))";
const LISTED_MASS = new RegExp(
  `${I_AM}((?:\\d{2,3}(?:[.,]\\d{1,2})? ?(?:-?ish)? ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|chili|quilos?)|\\d{1,2} ?(?:st|stones?)(?:[ ,]*(?:and )?\\d{1,2}(?: ?lbs?)?| (?:and )?a half)?)) ?-?(?:ish)?${LISTED_END}`,
);
const NOW_MASS = new RegExp(
  `^(?:(?:i )?am )?${N}${UNIT} ?-?(?:ish)?(?: (?:today|this morning|this week|after \\w+|on the scale|bodyweight|bw|heavy))*$`,
);
const HEIGHT_SAID =
  /\b(?:tall|height|hoch|gross|grosse|mesure|mido|mide|alto|alta|altura|alt[oa] |meco|taille|je fais|hauteur|korpergrosse|estatura|altezza|feet|foot|ft)\b|\d'/;
const BARE_HEIGHT = /(?:^|[,;/&+] ?|\b(?:and|am|im|i) )(?:a |only )?(\d{3}) ?(?:cm)?(?=[,;/ ]|$)/;
const TALL_N =
  /\b(?:height(?: is)?:?|tall:?|mesure|mido|meco|altura:?|grosse:?) (?:is )?(\d{3})\b(?! ?(?:kg|lb))|\b(\d{3}) (?:tall|gross)\b/;

/** A mass that is on a bar, not on the scales. */
const LIFTED = new RegExp(
  `^.{0,40}\\d ?(?:kg|lbs?|kilos?)? ?(?:x|for|on|dumb\\w+|kettle\\w+|plates?|bar) ?\\b(?:${EXERCISE}|\\d)`,
);

function unitOf(word: string | undefined): "kg" | "lb" | "st" | null {
  if (word === undefined) return null;
  return /^(?:lb|pound|libr)/.test(word) ? "lb" : word.startsWith("st") ? "st" : "kg";
}

function weightIn(plain: string, folded: string, unit: "kg" | "lb" | null, asks: boolean, knowsWeight: boolean) {
  const isChange = /\b(?:now|today|this morning|after|ahora|jetzt|since|down|up)\b/.test(folded);
  if (
    /\b(?:should|supposed to|need to|have to|want(?:s|ed)?(?: me)? to|ought to|would|could) (?:\w+ )?(?:weigh|be)\b/.test(
      folded,
    )
  )
    return null;
  const range = RANGE.exec(plain);
  if (range) {
    const most = massOf(range[2] ?? "", unitOf(range[3]) === "lb" ? "lb" : range[3] ? "kg" : unit);
    return most && { ...most, value: `${range[1]} to ${most.value}` };
  }
  const said = SAID_WEIGHT.exec(plain);
  if (said && !/\b(?:goal|target|ideal|dream) (?:body ?)?weight\b|\bused to\b|\bziel/.test(folded)) {
    const tail = plain.slice(said.index);
    const spoken = unitOf(said[2]);
    if (LIFTED.test(tail)) return null;
    return spoken === "st" ? readMass(tail) : massOf(said[1] ?? "", spoken ?? unit);
  }
  if (NOT_MY_WEIGHT.test(folded)) return null;
  const listed = LISTED_MASS.exec(plain);
  if (listed?.[1] && !asks) {
    const alone = listed[0].trim() === plain && !/^(?:i )?am\b|^(?:ich bin|je fais|sono|soy|sou)\b/.test(plain);
    if (!alone || isChange || knowsWeight || plain !== folded) return readMass(listed[1]);
  }
  const changed = CHANGED_WEIGHT.exec(plain);
  if (
    changed &&
    ((changed[4] !== undefined && !plain.startsWith("at ")) || isChange || knowsWeight || /\bweight\b/.test(plain))
  ) {
    const spoken = unitOf(changed[4]);
    return spoken === "st" ? readMass(changed[0]) : massOf(changed[3] ?? "", spoken ?? unit);
  }
  const stands = STANDS_AT.exec(plain);
  if (stands && !asks) return readMass(`${stands[1]} ${stands[2]}`);
  const now = NOW_MASS.exec(plain);
  if (now?.[1] && (knowsWeight || (now[2] !== undefined && isChange))) {
    const spoken = unitOf(now[2]);
    return spoken === "st" ? readMass(plain) : massOf(now[1], spoken ?? unit);
  }
  return null;
}

/** "I'm not 80 kg": the figure that follows is a weight too. */
const DENIED_WEIGHT = /\bnot \d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?|stone)\b/;

/** Body weight and height. */
export const readBody: FactReader = ({ clause, before, asksForTraining, unit, recent }) => {
  const { plain, folded } = clause;
  if (!/\d/.test(plain)) return [];
  const found: FactDraft[] = [];
  const isNegated = /^(?:i am |am )?(?:not|nicht|pas|no) \d|\b(?:do|did) not weigh\b/.test(plain);
  if (isNegated) return [];
  const height = heightIn(plain, folded);
  if (height) found.push(state("height", height.value));
  const rest = (height ? plain.replace(height.span, " ") : plain)
    .replace(/ {2,}/g, " ")
    .replace(/(\d)-?ish ?(?=kg|lb|kilo|pound|st)/, "$1 ");
  const known =
    recent[0]?.type === "body_weight"
      ? (/\b(kg|lb)\b/.exec(recent[0].value)?.[1] as "kg" | "lb" | undefined)
      : undefined;
  const mass = weightIn(
    rest,
    folded,
    known ?? unit,
    asksForTraining,
    recent[0]?.type === "body_weight" || (before !== null && DENIED_WEIGHT.test(before.folded)),
  );
  if (mass)
    found.push({
      ...state("body_weight", mass.value),
      confidence: /\bscales?\b/.test(folded) ? "explicit" : undefined,
    } as FactDraft);
  return found;
};

function heightIn(plain: string, folded: string): { value: string; span: string } | null {
  const isMine =
    /^(?:and |but |so |im |well )*(?:i am |am |my height |height )/.test(plain) ||
    /\btall\b|\bmy height\b|\bthat is me\b|\bthats me\b/.test(folded);
  if (
    !isMine &&
    /\b(?:box|jump\w*|bench|bar|run|walk|swim|sprint|row|rope|ceilings?|doors?|band|away|from|apart)\b/.test(folded)
  )
    return null;
  const isSaid = HEIGHT_SAID.test(folded);
  const bare = TALL_N.exec(folded);
  if (bare) {
    const figure = bare[1] ?? bare[2] ?? "";
    const read = readHeight(`${figure} cm`);
    return read && { value: read.value, span: figure };
  }
  const figured =
    /\d{3}(?:[.,]\d)? ?(?:cms?|centim\w*|zentimeter)\b|(?<![\d.x-]|\d,)[4-7] ?(?:'|ft\b|ft(?=\d)|foot|feet)[^,;]{0,12}|(?<![\d.,x-])[12](?:[.,]\d{2}| ?m ?\d{2})(?: ?(?:m|mt|meters?|metres?|metros?|metri)\b)?/.exec(
      plain,
    );
  if (figured) {
    const isMetres = /^[12](?:[.,]| ?m)/.test(figured[0]);
    if (isMetres && !isSaid && !/\bm|m\b/.test(figured[0].slice(1)) && !/^(?:i am )?[12]|[,;/] ?[12]/.test(plain))
      return null;
    const read = readHeight(figured[0]);
    return read && { value: read.value, span: spanOf(figured[0]) };
  }
  const listed = BARE_HEIGHT.exec(plain);
  if (listed?.[1] && Number(listed[1]) >= 145 && Number(listed[1]) <= 210 && /\d{2,3} ?(?:kg|kilos?)\b/.test(plain)) {
    if (new RegExp(`${listed[1]} ?(?:kg|kilo|lb|pound)`).test(plain)) return null;
    return { value: `${listed[1]} cm`, span: listed[1] };
  }
  return null;
}

/** The words of a height in feet end where its inches end. */
const spanOf = (text: string) =>
  /^[4-7] ?(?:'|ft|foot|feet) ?(?:and )?(?:\d{1,2}(?! ?(?:kg|lb|st))(?: ?(?:"|''|in(?:ch(?:es)?)?\b))?)?/.exec(
    text,
  )?.[0] ?? text;

const AGE_END =
  "(?=$|[,;.!/)]| (?:and|but|so|now|male|female|man|woman|m|f|this year|today|years?|with|with a|from|living|lb|who|as of|und|et|y|e|weigh|based|at|is|are|can|should|what|how|do|does|any|if|or|too|when)\\b)(?! ?(?:kg|lb|cm|%))";
const AGES: RegExp[] = [
  /(?<![.,\d])(\d{2}) ?-?(?:years?|yrs?|year)? ?-?(?:old|of age|young|yo\b|y ?\/? ?o\b|y\.o)(?! (?:injur|dumb|bike|shoes|bench|rack|prog|record))/,
  /(?:^(?:i am )?|\b(?:male|female|man|woman|guy|girl|kgs?|cm|lbs?|kilos),? )(\d{2}) years?\b(?=$|[,;] |[ ,]+(?:male|female|man|woman|m|f)\b)/,
  /(?:^|[,;] ?|\bi am |\bam )(?:(?:nearly|almost|just|now|already|pushing|approaching|knocking on|closing in on|just shy of|just past|on the (?:wrong|right) side of|hitting|rising|a young|a spry|a fit|the ripe old age of) )+(\d{2})(?=$|[,;.)!]| (?:and|but|so|this|next|now|years?|in)\b)(?! ?(?:kg|lb|cm|%|min|rep|set))/,
  /\b(?:old(?:er)?|young(?:er)?|age|retired|still (?:lifting|going|training|running|squatting)|starting(?: out)?|started|back (?:in the gym|at it|lifting)) (?:at|aged) (?:the (?:ripe )?(?:old )?age of )?(\d{2})(?=$|[,;.)!]| (?:so|and|but|with|is|what|can|should|how|now)\b)(?! ?(?:kg|lb|cm|%|k\b))/,
  /\b(?:my )?age(?: is)?:? ?(?:is )?(\d{2})\b/,
  /\b(?:turn(?:ed|ing|s)?|hit|will be) (?:the big )?(\d{2})(?= (?:last|this|next|yesterday|today|tomorrow|in|on|years?|soon|a )|$|[,;])(?! (?:in|on) (?:a row|bench))/,
  /(?:^|[,;/(] ?|\bi am )(\d{2}) ?(?:f|m(?!$))\b(?=$|[,;/)]| \d| and)|\b(\d{2}),? ?(?:male|female)\b/,
  /\b(?:m|f|male|female|man|woman|guy|girl|lady|bloke|dude)[ ,/]*(\d{2})\b(?=$|[,; /])(?! ?(?:kg|lb|cm|k\b|%|st\b|min|reps|sets|days))/,
  /\bich (?:bin|werde) (\d{2})\b(?! ?(?:kg|kilo|cm|min))|\bbin (\d{2})(?= jahre|,| und|$)|\b(\d{2}) jahre(?: alt)?(?=$|[,;]| und| alt)/,
  /\b(?:j ai|ai) (\d{2}) ?ans\b|\b(\d{2}) ans\b/,
  /\btengo (\d{2})(?: anos)?\b(?! (?:kilos|kg|min|dias))|\b(\d{2}) anos\b/,
  /\bho (\d{2}) anni\b|\b(\d{2}) anni\b/,
  /\btenho (\d{2})(?: anos)?\b(?! (?:kilos|quilos|kg|min|dias))/,
];
/** Behind a name: "I'm Tom, 34", "Nadia, 33". */
const NAME_AGE =
  /(?:^|\b(?:name is|i am|call me|bin|ich bin|heisse|je suis|c est|appelle|soy|llamo|sono|chiamo|sou|chamo) (?:der |die |el |la |o |a )?)[a-z'-]{2,15}(?: [a-z'-]{2,15})?, ?([1-8]\d)(?=$|[,;.])(?! ?(?:kg|lb|cm|min|rep|set|x))/;
/** "The big five-oh", "hit the big 4 0". */
const ROUND_AGE = /\b(?:the )?big (\d|two|three|four|five|six|seven|eight)[- ]?(?:oh?|0)\b/;
const TENS = "zero one two three four five six seven eight".split(" ");
const AM_AGE = new RegExp(
  `(?:(?:^|[,;(] ?|\\b(?:and|but|so|yeah|since|as|because|cause) )(?:(?:i )?(?:am|will be|be)|aged|age)|\\bi am)(?: (?:a|an|only|turning|nearly|almost|not|getting|now|pushing|approaching|past|over|knocking on))*? (\\d{2})(?![.,]\\d)${AGE_END}`,
);
const DECADE =
  /\b(?:i am |am )?in my (?:(early|mid|late)[ -])?(?:(20|30|40|50|60|70|80)s|(twenties|thirties|forties|fifties|sixties|seventies|eighties))\b/;
const NO_AGE =
  /\b(?:training|lifting|experience|since|for|used to|when|ago|lifetime|programm|weeks|felt?|feel(?:s|ing)?|look(?:s|ing)?|train like|body of|like a|within|over the|session|mon|lang|depuis|desde|da|seit|durante|injury|kids?|dog)\b/;
/** A bare figure beside a height or a weight: "5'11 and 34", "72 kg, female, 27". */
const LISTED_AGE = /(?:^|[,;] |\band )([1-9]\d)(?=$|[,;] )/;
/** Nothing but a figure at the head of a list of words about oneself: "44, desk job, two kids". */
const HEAD_AGE = /^([1-8]\d)[,/] (?=[a-z]{2,}|\d kids?\b)(?!(?:x|reps?|sets?|kgs?|lbs?|min\w*|sec\w*|km|then|and)\b)/;
/** What people say of their lives in such a list. */
const LIFE =
  /\b(?:kids?|child(?:ren)?|job|desk|office|work|married|single|divorced|retired|student|male|female|man|woman|[mf]|dad|mum|mom|father|mother|parent|beginner|intermediate|advanced|novice|newbie|new to|overweight|obese|unfit|skinny|sedentary|asthma\w*|diabet\w*|vegan|vegetarian|pregnant|lifter|runner|nurse|teacher|engineer|driver|builder|shifts?|lives?|living|from|never)\b/;
const NOT_IN_LIST = new RegExp(
  `\\b(?:${EXERCISE}|sets?|reps?|x|rpe|rir|min\\w*|sec\\w*|km|miles|day|days|today|yesterday)\\b|\\d ?[x@:]|[,/] \\d{2,}`,
);
const MASS_OR_SEX = /\d ?(?:kgs?|kilos?|lbs?|pounds|stone)\b|\b(?:fe)?male\b/;
const LISTED_BODY = /\d ?(?:cm|kgs?|kilos?|lbs?|pounds|stone|ft|foot|')|\b(?:fe)?male\b/;
const MONTH_NAMES = "january february march april may june july august september october november december".split(" ");
const MONTH_WORDS = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join("|");
const BORN =
  /\b(?:born|birth ?day|birth ?date|dob|b-?day|date of birth|geboren|geburtstag|nee? (?:le|en)|ne le|anniversaire|date de naissance|naci|cumpleanos|fecha de nacimiento|nat[oa] (?:il|nel)|compleanno|nasci|aniversario|data de nascimento)\b/;
const DAY_MONTH = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of |de |do )?(${MONTH_WORDS})(?:,? (?:de |of |del )?((?:19|20)\\d\\d|'?\\d\\d))?\\b`,
);
const MONTH_DAY = new RegExp(`\\b(${MONTH_WORDS}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? ((?:19|20)\\d\\d))?\\b`);
const MONTH_YEAR = new RegExp(`\\b(${MONTH_WORDS}) ((?:19|20)\\d\\d)\\b`);
const IN_MONTH = new RegExp(`\\b(?:in|on|is) (${MONTH_WORDS})\\b`);
const FIGURES = /\b(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)?\d\d)\b/;
const ISO = /\b((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})\b/;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function birthdate(folded: string): string | null {
  const dated = (day: number, month: number, year: string | undefined) => {
    if (day < 1 || day > 31 || month < 1 || month > 12) return null;
    const digits = year?.replace("'", "");
    const whole =
      digits === undefined ? "" : digits.length === 2 ? ` ${Number(digits) > 25 ? 19 : 20}${digits}` : ` ${digits}`;
    const name = MONTH_NAMES[month - 1] ?? "";
    return `${day} ${capital(name)}${whole}`;
  };
  const iso = ISO.exec(folded);
  if (iso) return dated(Number(iso[3]), Number(iso[2]), iso[1]);
  const figures = FIGURES.exec(folded);
  if (figures) {
    const [one, two] = [Number(figures[1]), Number(figures[2])];
    return two > 12 ? dated(two, one, figures[3]) : dated(one, two, figures[3]);
  }
  const dayFirst = DAY_MONTH.exec(folded);
  if (dayFirst) return dated(Number(dayFirst[1]), MONTHS.get(dayFirst[2] ?? "") ?? 0, dayFirst[3]);
  const monthFirst = MONTH_DAY.exec(folded);
  if (monthFirst) return dated(Number(monthFirst[2]), MONTHS.get(monthFirst[1] ?? "") ?? 0, monthFirst[3]);
  const monthYear = MONTH_YEAR.exec(folded);
  if (monthYear) return `${capital(MONTH_NAMES[(MONTHS.get(monthYear[1] ?? "") ?? 1) - 1] ?? "")} ${monthYear[2]}`;
  return /\b((?:19|20)\d\d)\b/.exec(folded)?.[1] ?? IN_MONTH.exec(folded)?.[1] ?? null;
}

/** Age and birthdate. */
export const readAge: FactReader = ({ clause, before }) => {
  const { plain, folded, text } = clause;
  if (before !== null && DENIED_WEIGHT.test(before.folded)) return [];
  if (BORN.test(folded)) {
    const born = birthdate(folded);
    if (born !== null) return [state("birthdate", born)];
    const turned = /\b(?:turned|turning|i am) (\d{2})\b/.exec(folded)?.[1];
    return turned ? [state("age", turned)] : [];
  }
  const decade = DECADE.exec(plain);
  if (decade) {
    const tens =
      decade[2] ??
      String(
        20 + 10 * "twenties thirties forties fifties sixties seventies eighties".split(" ").indexOf(decade[3] ?? ""),
      );
    return [state("age", `${decade[1] ? `${decade[1]} ` : ""}${tens}s`)];
  }
  const year = /\bjahrgang '?((?:19)?\d\d)\b/.exec(folded)?.[1];
  if (year) return [state("birthdate", `${year.length === 2 ? "19" : ""}${year}`)];
  const tens = ROUND_AGE.exec(folded)?.[1];
  if (tens) return [state("age", `${/\d/.test(tens) ? tens : TENS.indexOf(tens)}0`)];
  const I_AM_OLD = AM_AGE.exec(plain);
  const figure =
    I_AM_OLD?.[1] ??
    AGES.map((pattern) =>
      pattern
        .exec(plain)
        ?.slice(1)
        .find((group) => group !== undefined),
    ).find(Boolean);
  const isSure =
    I_AM_OLD !== null ||
    /\b(?:i am|my age|age:?|ich bin|bin|j ai|tengo|ho|tenho|turn(?:ed|ing)|not (?:\w+ )?\w+ for an? \d\d year)\b/.test(
      plain,
    );
  if (figure === undefined) {
    const named = NAME_AGE.exec(plain);
    const isNamed =
      named !== null && (!/^[a-z'-]+(?: [a-z'-]+)?,/.test(named[0]) || /^\P{L}*\p{Lu}\p{Ll}+, ?\d/u.test(text));
    if (
      named?.[1] &&
      isNamed &&
      Number(named[1]) >= 12 &&
      !NOT_IN_LIST.test(plain.slice(0, named.index + named[0].length))
    )
      return [state("age", named[1])];
    const head = HEAD_AGE.exec(plain)?.[1];
    if (head && Number(head) >= 14 && LIFE.test(plain) && !NOT_IN_LIST.test(plain)) return [state("age", head)];
    const bare = LISTED_AGE.exec(plain)?.[1];
    const isAge = bare !== undefined && (Number(bare) < 35 || MASS_OR_SEX.test(plain));
    return isAge &&
      LISTED_BODY.test(plain) &&
      !NOT_MY_WEIGHT.test(folded) &&
      !/\b(?:lost|gained|dropped|down|up|from)\b/.test(folded)
      ? [state("age", bare)]
      : [];
  }
  if (Number(figure) < 10 || Number(figure) > 99) return [];
  if (NO_AGE.test(plain) && !isSure) return [];
  if (/\b(?:i am |am )?not (?:\w+ )?\d{2}\b/.test(plain)) return [];
  if (/\b(?:wish|until i am|when i am|before i am|by the time|feel (?:like )?\d|like i am)\b/.test(folded)) return [];
  return [state("age", figure)];
};
