import { MONTHS } from "../../dates/dateWords.ts";
import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { isWeightAfter } from "./bodyFacts.ts";
import { type FactDraft, type FactReader, state } from "./factDraft.ts";
import { yearsMeant } from "./figureMeant.ts";
import { withoutOthersAge } from "./othersAge.ts";

/** What is said of a body that grows old, in German: "mit 52 erhole ich mich langsamer". */
const MIT_AGE =
  /^(?:und |aber |jetzt |auch |so )*mit ([2-8]\d)(?: jahren)? (?:\w+ )?(?:ich|man|geht|dauert|wird|ist)\b(?=.*\b(?:langsam\w*|nicht mehr|alter?|jung\w*|erhol\w*|regener\w*|knochen|gelenke|fruher|noch mal|neu anfangen|zwickt)\b)/;
const AGE_END =
  "(?=$|[,;.!/)]| (?:and|but|so|now|male|female|man|woman|m|f|this year|today|years?|with|with a|from|living|lb|who|as of|und|et|y|e|weigh|based|at|is|are|can|should|what|how|do|does|any|if|or|too|when)\\b)(?! ?(?:kg|lb|cm|%))(?! (?:or|to|-) ?\\d+(?:[.,]\\d)? ?(?:kg|lb|k|cm|st|%))";
const AGES: RegExp[] = [
  /^(?:i am|i|me|my) .*\(([2-8]\d)\)/,
  /^(?:i am )?currently ([1-8]\d)(?=$|[,;])/,
  /\b[2-9]0\b.{0,16}[ ,](?:genauer gesagt|sprich|um genau zu sein|pour etre precis|para ser exact[oa]s?|per essere precis[oi]) ([1-8]\d)(?=$|[,;.])/,
  /\b(?:(?:wrong|right|other|far|bad) side of|over|past|north of|well into) (?:the big )?[2-8]0(?:s)?\b[^,;(\d]{0,16}[,;(-]+ ?(?:i am |so |yes |well )*([2-8]\d)(?= to be\b|$|[,;).])/,
  /(?<![.,\d])(\d{2}) ?-?(?:years?|yrs?|year)? ?-?(?:old|of age|young|yo\b|y ?\/? ?o\b|y\.o)(?!s\b)(?! (?:injur|dumb|bike|shoes|bench|rack|prog|record))/,
  /(?:^(?:i am )?|\b(?:male|female|man|woman|guy|girl|kgs?|cm|lbs?|kilos),? )(\d{2}) years?\b(?=$|[,;] |[ ,]+(?:male|female|man|woman|m|f)\b)/,
  /(?:^|[,;] ?|\bi am |\bam )(?:(?:nearly|almost|just|now|already|pushing|approaching|knocking on|closing in on|just shy of|just past|on the (?:wrong|right) side of|hitting|rising|a young|a spry|a fit|the ripe old age of) )+(\d{2})(?=$|[,;.)!]| (?:and|but|so|this|next|now|years?|in)\b)(?! ?(?:kg|lb|cm|%|min|rep|set))/,
  /\b(?:old(?:er)?|young(?:er)?|age|still (?:lifting|going|training|running|squatting)|starting(?: out)?|started|back (?:in the gym|at it|lifting)) (?:at|aged) (?:the (?:ripe )?(?:old )?age of )?(\d{2})(?=$|[,;.)!]| (?:so|and|but|with|is|what|can|should|how|now)\b)(?! ?(?:kg|lb|cm|%|k\b))/,
  /\b(?:my )?age(?: is)?:? ?(?:is )?(\d{2})\b/,
  /\b(?:turn(?:ed|ing|s)?|(?<!\bto )hit|will be) (?:the big )?(\d{2})(?= (?:last|this|next|yesterday|today|tomorrow|in|on|years?|soon|a )|$|[,;](?! ?\d))(?!.* (?:in|on|for|with) (?:the |my )?(?:a row|bench\w*|curls?|squats?|deadlifts?|press\w*|rows?|dips?|pull ?ups?|push ?ups?|chin ?ups?|reps?|sets?)\b)/,
  /(?:^|(?<!\d),|, |[;/(] ?|\bi am )(\d{2}) ?(?:f|m(?!$))\b(?=$|[,;/)]| \d| and)|\b(\d{2}),? ?(?:male|female)\b/,
  /\b(?!f45 (?:class|session|workout|training|today|this|gym|studio)\b)(?:m|f|male|female|man|woman|guy|girl|lady|bloke|dude)[ ,/]*(\d{2})\b(?=$|[,; /])(?! ?(?:kg|lb|cm|kilo|quilo|chili|pfund|pounds|k\b|%|st\b|min|reps|sets|days))/,
  /(?:^|\b(?:am|be|turn\w*|hit) )(\d{2}) (?:next|this|come|in|on) (?:week|month|year|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|summer|winter|spring|autumn|fall|the \d)/,
  /\bwerde? (?:(?:im|in|bald|dieses|nachstes|heuer|demnachst|jahr|\w+) ){0,3}(\d{2})\b(?! ?(?:kg|kilo|cm|min|wiederh))/,
  /\bich (?:bin|werde) (\d{2})\b(?! ?(?:kg|kilo|cm|min|std|stunden?|uhr|tage?n?|wochen|monate?n?|mal|km|kilometer|meter|prozent|%|x ?\d|wdh|wiederh|sek))(?!\.? ?(?:woche|ssw|schwangerschaft|monat))|\bbin (\d{2})(?= jahre|,| und|$)|\b(\d{2}) jahre(?: alt)?(?=$|[,;]| und| alt)/,
  /\bbin (?:\w+ ){0,3}(\d{2}) geworden\b|\b(?:fete mes|eu mes) (\d{2}) ans\b|\b(?:cumpli|he cumplido|acabo de cumplir|cumplo) (?:los )?(\d{2})\b|\b(?:ho (?:appena )?compiuto|compio|ho fatto) (?:i )?(\d{2})(?: anni|$)|\b(?:fiz|completei|acabei de fazer|faco) (\d{2})(?: anos|$)/,
  /\b(\d{2}) (?:balais|piges|tacos|palos|lenze)\b/,
  /\b(?:j ai|ai) (\d{2}) ?ans\b|\b(\d{2}) ans\b/,
  /\btengo (\d{2})(?: anos)?\b(?! (?:kilos|kg|min|dias))|\b(\d{2}) anos\b/,
  /\bho (\d{2}) anni\b|\b(\d{2}) anni\b/,
  /\btenho (\d{2})(?: anos)?\b(?! (?:kilos|quilos|kg|min|dias))/,
];
/** Behind a name: "I'm Tom, 34", "Nadia, 33". */
const NAME_AGE =
  /(?:^|\b(?:name is|this is|it is|meet|introduc\w+ myself|name ist|mi nombre es|me llamo|mi chiamo|je m ?appelle|meu nome e|me chamo|i am|call me|bin|ich bin|heisse|je suis|c est|appelle|soy|llamo|sono|chiamo|sou|chamo) (?:der |die |el |la |o |a )?)[a-z'-]{2,15}(?: [a-z'-]{2,15})?, ?([1-8]\d)(?=$|[,;.])(?! ?(?:kg|lb|cm|min|rep|set|x))/;
/** "The big five-oh", "hit the big 4 0". */
const ROUND_AGE = /\b(?:the )?big (\d|two|three|four|five|six|seven|eight)[- ]?(?:oh?|0)\b/;
const TENS = "zero one two three four five six seven eight".split(" ");
const AM_AGE = compiled(
  `(?:(?:^|[,;(] ?|\\b(?:and|but|so|yeah|since|as|because|cause) )(?:(?:i )?(?:am|will be|be)|aged|age)|\\bi am)(?: (?:a|an|only|turning|nearly|almost|not|getting|now|pushing|approaching|past|over|knocking on))*? (\\d{2})(?![.,]\\d)${AGE_END}`,
);
const DECADE =
  /(?:\b(?:i am |am )?in my |(?:^|, ?)(?:i am )?(?=(?:early|mid|late)[ -]\w+(?:$|[,;]| (?:here|m|f|male|female|man|woman|guy|girl|dad|mum|mom|lady|now)\b)))(?:(early|mid|late)[ -])?(?:(20|30|40|50|60|70|80)s|(twenties|thirties|forties|fifties|sixties|seventies|eighties))\b/;
const NO_AGE =
  /\b(?:training|lifting|experience|since|for|used to|when|ago|lifetime|programm|weeks|felt?|feel(?:s|ing)?|look(?:s|ing)?|train like|body of|like a|within|over the|session|mon|lang|depuis|desde|da|seit|durante|injury|kids?|dog)\b/;
/** Nothing but a figure in a list of words about oneself: "44, desk job, two kids", "retired teacher, 61". */
const HEAD_AGE =
  /(?:^|, ?)([1-8]\d)(?:$|[,/] ?(?=[a-z]{2,}|\d [a-z]{3,})(?!(?:x|reps?|sets?|kgs?|lbs?|min\w*|sec\w*|km|then|and)\b))/;
/** "At 66 my recovery isn't what it was": an age by what comes with it. */
const AT_AGE =
  /^(?:and |so |but |now |because )*at ([3-9]\d)(?: years old)?,? (?:i|my|the|it|your|you|recovery|joints|everything|a)\b(?=.*\b(?:recover\w*|joints?|body|bones?|old|still|slow\w*|energy|heal\w*|balance|fall\w*|grand\w+|retire\w*|menopause|any ?more|used to|younger|wrong|what it was|longer)\b)/;
/** "At 33 and after 10 years of lifting I still can't": what comes with it is a life, no load. */
const AT_LIFE =
  /(?:^(?:and |so |but |now |because )*|\bthat )at ([1-9]\d),? (?:and )?(?:with|after|having|still) (?:(?!\b(?:sets?|reps?|kgs?|lbs?|rpe|rir)\b)[^.;?]){3,60}? (?:i (?:still|can|am|have|should|never|just|do|feel|could|was)|(?:can|should|could|am|do) i)\b/;
/** "Body feels brand new at 47". */
const BODY_AT =
  /\b(?:body|joints|bones|knees|heart)\b[^,;.\d]{0,20} (?:brand new|like new|great|good|fine|young|strong|better(?: than ever)?|going) (?:at|for) (?:the (?:ripe )?(?:old )?age of )?([3-9]\d)(?=$|[,;.)!])/;
/** "Trained in my twenties, now 47 and starting over". */
const NOW_AGED =
  /^(?:and |but |so )?(?:i am )?now (?:aged )?([1-9]\d)(?= and (?:\w+ing|back|my|i|want|feel)\b| with\b|$)/;
/** "Pregnant, 22 weeks", "14. Woche": how far a pregnancy is. */
const WEEKS_ALONG =
  /\b\d{1,2}\.? ?(?:ssw|schwangerschaftswoche|woche)\b|(?<=\b(?:schwanger|pregnant|enceinte|embarazada|incinta|gravida)\b.{0,20})\b\d{1,2} ?(?:wochen|wks?|weeks?|semaines?|semanas?|settiman[ae])\b/g;
const WHEN_YOUNGER =
  /\bin my (?:\w+ )?(?:\d0s|teens|twenties|thirties|forties|fifties)\b|\bwhen i was\b|\bas a (?:kid|teen\w*|boy|girl|student)\b|\bwas an? .{3,30}(?:until|till) (?:i was )?\d\d$|\bin (?:school|college|high school|uni\w*)\b/;
const AS_A_JOKE =
  /\b(?:basically|practically|virtually|officially|apparently|suddenly|now approximately|spiritually|mentally|physically|internally|emotionally) (?:an? |like )?\d\d\b|\b\d\d (?:years? old |yo )?(?:inside|at heart|in (?:the mornings?|dog years|spirit|my head|gym years))\b/;
/** "Mitte 50", "Anfang dreißig": in German the part of a decade stands before it. */
const DECADE_GERMAN = /\b(anfang|mitte|ende) (?:der )?([2-8]0)(?:er)?\b(?! ?(?:kg|kilo|cm|min|wdh|m\b|%))/;
const PART_OF_DECADE: Readonly<Record<string, string>> = { anfang: "early", mitte: "mid", ende: "late" };
/** "La trentaine passée". */
const DECADE_FRENCH =
  /(?:^|[,;] ?|\b(?:j ai|ai|dans) )(?:bientot |presque )?(?:la )?(vingt|trent|quarant|cinquant|soixant)aine\b(?! (?:de|d)\b)/;
const TENS_FRENCH = ["vingt", "trent", "quarant", "cinquant", "soixant"];
/** "60 next". */
const NEXT = /(?:^|[,;] ?)(?:i am )?([2-8]\d) next(?: birthday)?(?=$|[,;])/;
/** "29 anni Bari, da 88 a 76 kg": one's years, whatever else has lasted. */
const OWN_YEARS =
  /(?<!\b(?:alleno|allena\w*|entren\w*|trein\w*|entraine|trainier\w*|muscu|pesi|palestra|gimnasio|academia)\b[^.;]{0,24})(?<!\b(?:da|desde|depuis|seit|ha|hace|faz|per|por|pour|pendant|durante|fa|in|tra|fra|il y a|con|mit|avec|com|de|di|des|oltre|plus|mehr als|uber|mas|mais|vor|a|los) )\b\d{2} (?:anni|ans|anos|jahre)\b(?! (?:di|de|d|du|tra|fra|in|nei|en|entre|dans|zwischen|im|e mezzo|y medio|que|che|fa|dopo|spater|lang|lange|atras|depois|despues|plus|training|muscu|sport)\b)/;
/** What people say of their lives in such a list. */
const LIFE =
  /\b(?:i am old|old (?:man|woman|lady|guy|fart|bird|git|bloke)|kids?|child(?:ren)?|job|desk|office|work|married|single|divorced|retired|student|male|female|man|woman|[mf]|dad|mum|mom|father|mother|parent|teen(?:ager)?|pensioner|granny|grandad|gran|nan|beginner|intermediate|advanced|novice|newbie|new to|overweight|obese|unfit|skinny|sedentary|asthma\w*|diabet\w*|vegan|vegetarian|pregnant|lifter|runner|nurse|teacher|engineer|driver|builder|shifts?|lives?|living|from|never|here|hi|hello|hey|cut|bulk|swimmer|cyclist|coach|injur\w*|dodgy|bad (?:knee|back|hip|shoulder)s?|sport|exercise|years|since my)\b/;
const NOT_IN_LIST = compiled(
  `\\b(?:${EXERCISE}|sets?|reps?|x|rpe|rir|min\\w*|sec\\w*|km|miles|day|days|today|yesterday)\\b|\\d ?[x@:]|[,/] \\d{2,}`,
);
const MONTH_NAMES = "january february march april may june july august september october november december".split(" ");
const MONTH_WORDS = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join("|");
const BORN =
  /\b(?:born|birth ?day|birth ?date|dob|b-?days?|date of birth|geboren|geburtstag|nee? (?:le|en)|ne le|anniversaire|date de naissance|naci|cumpleanos|fecha de nacimiento|nat[oa] (?:il|nel)|compleanno|nasci|aniversario|data de nascimento)\b/;
const DAY_MONTH = compiled(
  `\\b(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of |de |do )?(${MONTH_WORDS})(?:,? (?:de |of |del )?((?:19|20)\\d\\d|'?\\d\\d))?\\b`,
);
const MONTH_DAY = compiled(`\\b(${MONTH_WORDS}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? ((?:19|20)\\d\\d))?\\b`);
const MONTH_YEAR = compiled(`\\b(${MONTH_WORDS}) ((?:19|20)\\d\\d)\\b`);
const IN_MONTH = compiled(`\\b(?:in|on|is) (${MONTH_WORDS})\\b`);
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
  const baby = BABY_OF.exec(folded)?.[1];
  if (baby) return `${Number(baby) > 25 ? 19 : 20}${baby}`;
  const short = /\bborn (?:back )?in (?:the )?(?:(?:spring|summer|autumn|fall|winter) of )?'?([3-9]\d)\b/.exec(
    folded,
  )?.[1];
  if (short) return `19${short}`;
  return /\b((?:19|20)\d\d)\b/.exec(folded)?.[1] ?? IN_MONTH.exec(folded)?.[1] ?? null;
}

/** "I'm a '94 baby": the year somebody was born in. */
const BABY_OF = /\b(?:an?|from) '?([4-9]\d|0\d) (?:baby|kid|model|vintage|born)\b/;
/** "Just had my 30th", "my 50th is coming up in march", "soon 70 and still swimming". */
const HAD_NTH =
  /\b(?:just|recently|last (?:week|month|\w+day)|yesterday)? ?(?:had|celebrated|turned) my (\d\d)(?:th|st|nd|rd)(?: birth ?day)?(?=$|[,;.!]| (?:last|this|yesterday|in|on|and|so|at the)\b)/;
const COMING_NTH =
  /\bmy (\d\d)(?:th|st|nd|rd)(?: birth ?day)? (?:is |coming )*(?:coming(?: up)?|in|next|this|soon|around the corner|looming)\b|^(?:i am )?(?:soon(?: to be)?|about to turn|going on) ([2-8]\d)(?=$|[,;.!]| (?:and|but|so|years)\b)/;
/** "71 next birthday" tells no day. */
const NEXT_BIRTHDAY = /\b(?:on |by )?(?:my |the )?next birth ?day\b/g;

/** After these a bare figure puts right what was said last. */
const WRONG = /^(?:no|nope|nah|wrong|that is (?:wrong|not right|incorrect|old)|incorrect|oops|sorry|typo)\b/;

/** "Not 35 any more, 36 since sunday". */
const NO_LONGER_AGED =
  /\b(?:not|no longer) [1-9]\d(?: any ?more| any longer)?,? (?:but |i am |am )?([1-9]\d)(?= (?:since|now|as of|today|next|this|years?)\b|$)/;

/** "Birthday today, 35!": as old as that by now. */
const BIRTHDAY_TODAY =
  /\b(?:birthday|b-?day) (?:(?:is|was|it is) )?(?:today|yesterday|last \w+|this (?:week|month)|on \w+day)[ ,.!:;-]+(?:i am |so |am |now |turned |the big )*([1-9]\d)(?= now|$|[ ,.!])(?! ?(?:kgs?|lbs?|kilos?|people|reps))|\b(?:my|the) ([1-9]\d)(?:th|st|nd|rd) birthday (?:was|is) (?:today|yesterday|last|this week)/;
/** "Before I turn 35 in June": how old one is until then. */
const BEFORE_TURNING = /\b(?:before|until|till|by the time) i (?:turn|am|hit|reach) ([1-9]\d) (?:in|next|this|on) /;
/** "Once I'm 40": an age that is not reached. */
export const UNTIL_AGE = /\b(?:once|when|until|till|by the time|before|if) i (?:am|turn|hit|get to|reach)\b/;
/** "I turn 16 in march", "werde im Mai 50": an age that is still to come. */
const COMING =
  /\b(?:turn|turning|turns|will be|going to be|vais avoir|cumplo|compio|faro|faco|fare) (?:the big )?(\d{2})\b(?: ans| anos| anni)?(?= (?:in|next|on|this|soon|tomorrow|at|en|em|a|im|le|el|il|dia)\b|$|[,.;])(?! (?:today|this morning|hoy|oggi|hoje|kgs?|kilos?|reps?))|\bwerde (?:ich )?(?:i[mn] \w+|bald|nachste\w* \w+|am [\w. ]{3,14}) (\d{2})\b(?! ?(?:kg|kilo|min))|\b(?:i[mn] \w+|bald|nachste\w* \w+|am \d{1,2}\.? ?\w*) werde ich (\d{2})\b(?! ?(?:kg|kilo|min))/;
/** "70 next month, COPD". */
const SOON_AGED =
  /^(?:and |but |so |i am |almost |nearly )*([1-9]\d) (?:next (?:month|week|year|spring|summer|autumn|fall|winter|birthday|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)|in (?:(?:a few|a couple of|2|3|two|three|\d) (?:days|weeks|months)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]{0,6}))|on (?:my|the) next birthday|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|on the \d{1,2}(?:st|nd|rd|th)?|tomorrow)(?=$|[,.;]| and\b)/;
/** "40 in march" of one who is not 40 yet. */
function comingAge(plain: string): FactDraft | null {
  const match = COMING.exec(plain) ?? SOON_AGED.exec(plain);
  const next = Number(match?.slice(1).find((group) => group !== undefined));
  return next >= 12 && next < 99 && !/\b(?:today|yesterday|heute|hoy|oggi|hoje)\b/.test(plain)
    ? state("age", `${next - 1} (turning ${next})`)
    : null;
}

/** "Am 12 und 13 bin ich weg": days of a month. */
const GERMAN_DAYS = /\b(?:am|vom) \d{1,2}\.? (?:und|bis|oder) (?:am |zum )?\d{1,2}\b/g;
/** "I'm 50/50 on that". */
const HALF_HALF = /(?<!\d)(?:50 ?\/ ?50|[4678]0 ?\/ ?[2346]0)(?! ?[\d/])/g;

/** Age and birthdate. */
export const readAge: FactReader = ({ clause, before, recent }) => {
  const { text } = clause;
  const ofLife = (said: string) =>
    withoutOthersAge(said).replace(WEEKS_ALONG, " ").replace(HALF_HALF, " ").replace(GERMAN_DAYS, " ");
  const [plain, folded] = [ofLife(clause.plain), ofLife(clause.folded)];
  const isCorrection = WRONG.test(folded) || (before !== null && WRONG.test(before.folded));
  if (isCorrection && recent[0]?.type === "body_weight" && !/year|old|\bage/.test(folded)) {
    const years = yearsMeant(folded, recent);
    return years === null ? [] : [state("age", years)];
  }
  const tens = ROUND_AGE.exec(folded)?.[1];
  if (tens) return [state("age", `${/\d/.test(tens) ? tens : TENS.indexOf(tens)}0`)];
  const birthday = BIRTHDAY_TODAY.exec(folded)?.slice(1).find(Boolean);
  if (birthday !== undefined) return [state("age", birthday)];
  if (BORN.test(folded.replace(NEXT_BIRTHDAY, " ")) || BABY_OF.test(folded)) {
    const born = birthdate(folded);
    if (born !== null) return [state("birthdate", born)];
    const turned = /\b(?:turned|turning|i am) (\d{2})\b/.exec(folded)?.[1];
    return turned ? [state("age", turned)] : [];
  }
  const turned = /\b(?:any ?more|no longer|since|birthday)\b/.test(folded)
    ? NO_LONGER_AGED.exec(folded)?.[1]
    : undefined;
  if (turned !== undefined && !/\d ?(?:kg|lb|cm)/.test(folded)) return [state("age", turned)];
  const part = DECADE_GERMAN.exec(folded);
  if (part?.[1] && part[2]) return [state("age", `${PART_OF_DECADE[part[1]]} ${part[2]}s`)];
  const tenFrench = DECADE_FRENCH.exec(folded.replace(/['’]/g, " "))?.[1];
  if (tenFrench !== undefined) return [state("age", `${TENS_FRENCH.indexOf(tenFrench) + 2}0s`)];
  const had = HAD_NTH.exec(folded)?.[1];
  if (had !== undefined) return [state("age", had)];
  const nth = COMING_NTH.exec(folded);
  const next = Number(NEXT.exec(plain)?.[1] ?? nth?.[1] ?? nth?.[2]);
  if (next > 0) return [state("age", `${next - 1} (turning ${next})`)];
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
  const turns = Number(BEFORE_TURNING.exec(folded)?.[1]);
  if (turns > 12) return [state("age", `${turns - 1} (turning ${turns})`)];
  const coming = /\b(?:before|until|till|when|if|once|by the time|after)\b/.test(folded) ? null : comingAge(plain);
  if (coming !== null) return [coming];
  const I_AM_OLD = AM_AGE.exec(plain);
  const atLife = AT_LIFE.exec(folded) ?? BODY_AT.exec(folded);
  const grown = before !== null && WHEN_YOUNGER.test(before.folded) ? NOW_AGED.exec(folded)?.[1] : undefined;
  if (grown !== undefined) return [state("age", grown)];
  const figure =
    I_AM_OLD?.[1] ??
    AT_AGE.exec(folded)?.[1] ??
    MIT_AGE.exec(folded)?.[1] ??
    atLife?.[1] ??
    AGES.map((pattern) =>
      pattern
        .exec(plain)
        ?.slice(1)
        .find((group) => group !== undefined),
    ).find(Boolean);
  const isSure =
    I_AM_OLD !== null ||
    atLife !== null ||
    OWN_YEARS.test(plain) ||
    /\bold (?:\w+ ){0,2}?like (?:me|myself)\b/.test(folded) ||
    /\b(?:\d\d ?-?(?:yo|y\/?o|yrs? old|years? old)(?= here| (?:fe)?male| [mf]\b|,|$)|i am|my age|age:?|ich bin|bin|j ai|tengo|ho|tenho|turn(?:ed|ing)|not (?:\w+ )?\w+ for an? \d\d year)\b|\bold \((?:me|thats me|that is me|myself)\)/.test(
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
      !NOT_IN_LIST.test(plain.slice(0, named.index + named[0].lastIndexOf(",")))
    )
      return [state("age", named[1])];
    const head = HEAD_AGE.exec(plain);
    const isAlone = head !== null && before !== null && plain === head[1];
    const isOfLife =
      head !== null &&
      (LIFE.test(plain) || (isAlone && LIFE.test(before?.plain ?? ""))) &&
      !NOT_IN_LIST.test(plain.replace(head[0], " "));
    if (head?.[1] && isOfLife && Number(head[1]) >= 14) return [state("age", head[1])];
    return [];
  }
  if (Number(figure) < 10 || Number(figure) > 99 || AS_A_JOKE.test(folded)) return [];
  if (isWeightAfter(before, Number(figure)) && !/year|old|\byo\b|\bage/.test(folded)) return [];
  if (NO_AGE.test(plain) && !isSure) return [];
  if (/\b(?:i am |am )?not (?:\w+ )?\d{2}\b/.test(plain)) return [];
  if (/\b(?:wish|until i am|when i am|before i am|by the time|feel (?:like )?\d|like i am)\b/.test(folded)) return [];
  return [state("age", figure)];
};
