import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { AGED_THINGS } from "./statedAge.ts";

/** How an age under 18 is given away without saying "I am 15": the grade, the team, a year of birth, parents. All lower case without accents. */
const CHILDREN =
  "(?:step ?|grand)?(?:bro|sis|lil bro|lil sis|son|daughter|kid|kiddo|child|brother|sister|nephew|niece|cousin|student|boy|girl|athlete|teen|pupil|lad|lass|toddler|goalie|gymnast|swimmer|wrestler|player|runner|baby|tween|godson|goddaughter)|sohn|tochter|kind|junge|madchen|neffe|nichte|bruder|schwester|hijo|hija|hermano|hermana|sobrino|sobrina|nino|nina|chico|chica|nieto|fils|fille|frere|soeur|neveu|niece|garcon|gamin|enfant|ado|figlio|figlia|fratello|sorella|nipote|bambino|bambina|ragazzo|ragazza|filho|filha|irmao|irma|menino|menina|garoto|garota|sobrinho|neto";
/** Not a weight, a number of repetitions, a length of time. */
const NO_UNIT =
  "(?! ?(?:kgs?|kilos?|lbs?|pounds|reps?|sets?|min\\w*|sec\\w*|hours?|hrs?|km|k\\b|miles?|weeks?|wks?|months?|days?|x\\b|x\\d|percent|%|pct|cm|inch\\w*|in\\b(?! the (?:summer|autumn|spring|winter))|ft|feet|stone|repeticion\\w*|series?\\b|kilos|am\\b|pm\\b|times|rounds|laps|sessions|monate?|mesi|mes\\b|mois|meses|wochen|semanas|semaines|settimane|st\\b|th\\b|plates?|pull ?ups?|push ?ups?|of\\b|[.,:/]\\d|or (?:so )?\\d|to \\d|-))";

const OWN: readonly RegExp[] = [
  /\b(?:tengo|tenho|ho|j ?ai) (1[0-7])(?=,| (?:y|e|et) (?!\d)(?:quiero|quero|voglio|veux|je|soy|sou|sono|me|no|puedo|posso))/,
  // "14 and benching 60", "17, wrestling", "16, deload or …"
  compiled(
    `^\\W*(1[0-7])(?:,| and | yo?\\b| here\\b| in (?:the )?(?:summer|autumn|spring|winter|may|june|july)|[mf]\\b| ?- ?year)${NO_UNIT}\\W*(?=[a-z]{2})(?!(?:\\w+ ){0,1}(?:reps|sets|kg|then|minutes)\\b)`,
  ),
  /\b(?:im|i am|me|ich|yo|je|io|eu|we|girl|boy|guy|female|male|teen|teenager|kid|athlete|swimmer|runner|wrestler|junior|freshman|sophomore)(?: here)? ?\((1[0-7]|[89])\)/,
  /\b(?:(?<!\b(?!(?:and|so|but|hi|hey|as|because|since|guys|that|if|cause|cos)\b)\w+ )were|we are|we r|both|both of us are|all|im a (?:girl|boy|kid|teen|guy|male|female)|a (?:girl|boy|male|female|guy) (?:of |aged )?),? (?:both |all |aged? |of )?(1[0-7])(?=[,.!?;)]| and| who|$| years| yo)/,
  /\b(?:good|strong|weak|small|big|tall|heavy|light|short|normal|average|ok|okay|bad|decent|much|young|early|safe|possible|impressive) (?:for|at) (?:age |my age |a |an )?(1[0-7])(?=[,.!?;]|$| and\b| yo| year| or\b| to\b)/,
  /\b(?:to|tou|estou|com|con|ho|tengo|tenho|mit|gerade|erst|bin|ich bin|j ai|avec|a|desde los|from the age of|at age|age|aged|alter|eta|edad|idade) (?:apenas |solo |seulement |so |erst |gerade |los )?(1[0-7]) ?(?:anos?|ans|anni|jahren?|jahre alt)\b(?! (?:de (?!edad)|d |di (?!eta)|training|erfahrung|experience|entren))/,
  /\b(?:to|tou|estou) com (1[0-7])(?=[,.!?;]|$| e\b| posso)/,
  /\b(?:told|said|is|was|think|be) (1[0-7]|[6-9]) (?:is|was|ist|es|est|e) (?:too|zu|muy|trop|troppo|muito|old enough|young)\b/,
  /\b(?:just turned|turn|turning|bald|casi|presque|quasi|quase|erst|recien cumpli|cumpli|fais|faccio|compio|fiz|werde) (1[0-7])(?=[,.!?;]|$| and\b| but\b| so\b| in\b| next\b| this\b| soon\b| tomorrow\b| years| yo\b| anos| ans| anni)/,
  /\b(?:adult|old enough|permit|age|young|teen\w*|school|gym|minor|parents?)\b[^.!?\n]{0,30}\((1[0-7]|[89])\)/,
  /\b(?:all|both|(?<!\b(?!(?:and|so|but|hi|hey|as|because|since|guys|that|if|cause|cos)\b)\w+ )were|we are|aged?|boys|girls|kids|lads|mates|us) (?:of us )?(?:all |are |aged )*(1[0-7]) ?(?:-|to|or|\/| ) ?1[0-7]\b(?! ?(?:reps|sets|kg|km|min))/,
  /(?:^|\b(?:creatine|burners?|pre ?workout|supplements?|kcals?|calories|max\w*|1rm|cut|pr|\d{2,3} ?kg|darf ich|can i|puedo|posso)\b[^.!?\n]{0,25}? )(?:at|with|mit) (1[0-7])(?=[,.!?;]|$| (?:can|is|should|yes|female|male|f|m|booster|vorm|darf|kann)\b)/,
  /\bwerde (?:im \w+ )?(1[0-7])\b/,
  /\b(?:tengo|tenho|ho|j ?ai) (1[0-7])(?=[,.!?;]|$)/,
  /(?:^|[,.;!?(] ?)(?:and |im |i am )*(1[0-7]) next (?:month|year|birthday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn)\b/,
  /\bmy (1[0-7])th birthday\b/,
  /\bsoy de (1[0-7])(?=[,.!?;]|$| y)/,
  /\b(1[0-7]) (?:years|yrs) (?:of age|young|old)\b/,
  /\b(1[0-7]) ?(?:y ?\/? ?o|yr|yrs|f|m)\b(?=[ ,.!?;/]|$)(?! (?:x|run|sprint|dash|swim|row|abs?|core|legs?|arms?|upper|lower|full|hiit|workout|session|emom|amrap|stretch\w*|mobility|yoga|cardio|bodyweight|at home|of|no|please))/,
  /\b(1[0-7])[ -]?(?:jahrige[rsn]?|jahrig)\b/,
];
const OTHERS: readonly RegExp[] = [
  compiled(
    `\\b(?:${CHILDREN})s?,? ?\\(?(?:is |are |who is |whos |s |aged? |of |de |von |di |com |mit |con |turns |turned |turning |ist |tiene |a |ha |tem |only |just |has just turned )*\\(?(1[0-7]|[4-9])\\)?${NO_UNIT}(?=[,.!?;)]|$| ?(?:anos|ans|anni|jahre|years?|yrs?|yo)\\b| (?:soon|next|this|tomorrow|and|but|who|wants?|is|begs|asks|keeps|can|soll|will|darf|macht|turnt|quiere|hace|puede|veut|fait|vuole|fa|quer|faz|no|na|em|en|has|does|plays|swims|wrestles|runs|que|qui|che)\\b)`,
  ),
  compiled(
    `\\b(?:his|her|he|she|hes|shes|they|theyre|theyre) (?:is |are |s |only |just |turned |turns |still )*(1[0-7]|[5-9])${NO_UNIT}(?=[,.!?;]|$| and\\b| but\\b| so\\b| years?| yo)`,
  ),
  /\b(?:under|u)[ -]?(1[0-8]|[7-9])s?\b(?! (?:min|kg|minutes|reps|percent|%|seconds|sec|hours|dollars|euros|lb|km|miles|weeks|days|stone|bodyfat|body|bpm)| ?%)/,
  compiled(`\\b(1[0-7]|[5-9])[ -](?:yr|year|years)[ -]olds?\\b(?! (?:\\w+ )?(?:${AGED_THINGS}))`),
];
const ITALIAN: Readonly<Record<string, number>> = {
  decenne: 10,
  undicenne: 11,
  dodicenne: 12,
  tredicenne: 13,
  quattordicenne: 14,
  quindicenne: 15,
  sedicenne: 16,
  diciassettenne: 17,
};
/** Who was born from 2010 on is under 18 until 2028. */
const BORN =
  /\b(?:born|geboren|nacid[oa]|nee?|nat[oa]|nascid[oa]|jahrgang|jg|class of birth|birthday is|sou de|soy de|del)(?: in| im| jahr| en| el| nel| em)* ((?:20)(?:1\d|2\d))\b/;
const SCHOOL =
  /(?:^|\bim |\bi am |\bi )(?:just )?start(?:ing|ed)? (?:at )?(?:high ?school|sixth form)\b|^(?:a |hs |high school )?(?:freshman|sophomore)\b(?! (?:year )?(?:at |in )?(?:college|uni\w*))|\b(?:wrestler|jv|linebacker|varsity|for a|as a),? (?:freshman|sophomore)\b|\b(?:sophomore|freshman),? (?:jv|coach|wrestl\w*|football|varsity)\b|^(?:im in |in )?(?:yr|year|grade) (?:[7-9]|10|11)\b(?! (?:of|weeks?|days?|anniversary))|\b(?:[678]th|seventh|eighth|sixth) (?:grade|grader)\b|\b(?:seconda|terza|prima) media\b|\b(?:nono|oitavo|setimo|sexto) ano\b|\b(?:au|en) college\b(?! (?:football|sports?|team))|\b(?:en|in) (?:sixieme|cinquieme|quatrieme|troisieme)\b|\bgeh\w* in die (?:funfte|sechste|siebte|achte|neunte|[5-9]te)\b(?! (?:woche|runde|serie))|\bin my (?:freshman|sophomore) year (?:of|in) high ?school\b|\b(?:fifth|4th|fourth|5th) grade(?:r)?\b|\b(?:en|de) (?:la )?(?:eso|secundaria)\b|\b[1-4]o? de (?:la )?eso\b|\ben (?:quatrieme|troisieme|cinquieme|sixieme|[3-6]e)\b|\b(?:5|6|7|8|9)\.? klasse\b|\bva en sexto\b|\b(?:learners? permit|drivers? (?:ed|permit)|too young to (?:drive|vote)|(?:cant|not allowed to|not old enough to) (?:legally )?(?:drive|vote) yet|my prom|prom (?:is|night)|homecoming|sweet sixteen|a levels (?:are|in|this|next)|confirmation class|fuhrerschein mit 17|junior high|middle school\w*|(?:my|our|the|in|at) (?:high ?school|school) (?:team|coach|gym|weight room|class|pe|football|wrestling|track|swim\w*|sports)|(?:6th|7th|8th|9th|10th|11th|sixth|seventh|eighth|ninth|tenth|eleventh) grade\w*|pe class|gcses?|sixth form|year (?:7|8|9|10|11) (?:at school|student|pupil|here)|in year (?:7|8|9|10|11)|hs (?:freshman|sophomore|junior)|high ?schooler|schoolboy|schoolgirl|my parents (?:say|said|wont|dont|wouldnt|won t|think|forbid|arent allowing|let me)|(?:mum|mom|dad|parents) (?:wont|doesnt|dont|won t) (?:let|allow|want me|know)|meine eltern (?:sagen|erlauben|verbieten|wissen|wollen)|mis padres (?:no|dicen)|mes parents (?:ne|disent|veulent)|i miei (?:genitori )?(?:non|dicono)|meus pais (?:nao|dizem)|im (?:still )?(?:a |an )?(?:minor|underage|under age|under 18|not 18|teen\w*)|not (?:yet )?18 yet|let you in from 1[0-7]|secundaria|au college|au lycee|alle (?:medie|superiori)|ensino medio|[5-9]\.? klasse|in der schule|schulsport|minderjahrig\w*|menor de edad|mineur|minorenne|menor de idade)\b/;

const INDEX = new PatternIndex([...OTHERS, ...OWN, BORN, SCHOOL]);

/** "Son 12, no 10": Spanish for how many they are. In: folded words. */
export const areFigures = (plain: string): boolean => ARE_FIGURES.test(plain);
const ARE_FIGURES = entered(
  /(?<!\b(?:my|our|a|the|his|her|their|step|grand|one|eldest|youngest|oldest|older|younger|mon|ton|son)[ -])\bson (?:solo |las |los )?\d{1,3},? (?:y )?no (?:son )?\d|\bno,? son \d{1,3}\b|\bno (?:son|eran|fueron) \d{1,3},? (?:son|sino|eran|fueron) \d/,
);

/** An age under 18 that a message gives away; `null` when there is none. `plain`: lower case, no accents, apostrophes or hyphens as they are. */
export function youngAge(plain: string): { years: number; whose: "self" | "other"; isSure?: boolean } | null {
  const mayFind = INDEX.read(plain);
  if (areFigures(plain)) return null;
  for (const pattern of OTHERS) {
    const found = mayFind(pattern) ? pattern.exec(plain) : null;
    if (found?.[1]) return { years: Number(found[1]), whose: "other" };
  }
  for (const pattern of OWN) {
    const found = mayFind(pattern) ? pattern.exec(plain) : null;
    if (found?.[1]) return { years: Number(found[1]), whose: "self" };
  }
  if (plain.includes("enne"))
    for (const [word, years] of Object.entries(ITALIAN)) if (plain.includes(word)) return { years, whose: "other" };
  if (mayFind(BORN) && BORN.test(plain)) return { years: 15, whose: "self", isSure: true };
  return mayFind(SCHOOL) && SCHOOL.test(plain) ? { years: 15, whose: "self" } : null;
}
