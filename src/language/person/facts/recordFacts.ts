import { compiled } from "../../patterns/compiled.ts";
import { CARDIO, EXERCISE } from "../../routing/trainingWords.ts";
import { asTyped } from "./asTyped.ts";
import { type FactDraft, type FactReader, keyOf, state } from "./factDraft.ts";
import { readPlainBest } from "./liftsAbroad.ts";

const LIFT = `((?:(?:\\d+(?:[.,]\\d)? ?(?:k|km|m|miles?|metres?|meters?)|front|back|box|pause[d]?|high bar|low bar|sumo|conventional|romanian|close grip|incline|decline|flat|overhead|military|push|power|hang|trap bar|hex bar|dumbbell|db|barbell|bb|weighted|goblet|zercher|bulgarian|hip|leg|barbell hip|safety bar|chest|deficit|pendlay|bent over|t-bar|split|single leg|strict|standing|seated|floor|clean and|snatch grip|full|wide grip) ){0,12}(?:${EXERCISE}|${CARDIO}|deads?(?! ?(?:hang|bug|lift|stop))|half marathon|marathon|mile|5 ?km?|10 ?km?|kreuzheben|bankdruck(?:en)?|kniebeugen?|schulterdrucken|klimmzuge?|press (?:de )?banca|banca|sentadillas?|peso muerto|dominadas|developpe couche|souleve de terre|tractions?|panca(?: piana)?|stacc[oh]i?|trazioni|supino|levantamento terra|agachamento|terra|barra fixa|2 ?k|snatch|total|clean and jerk|c&j))`;
const KG = "(?:kgs?|k\\b|kilos?|lbs?|pounds?|#|plates?|chili|quilos?)";
const AMOUNT = `((?:\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?(?:min\\w*|hours?))?)|(?:\\d{1,2} flat\\b)|(?:\\d{1,4}(?:[.,]\\d{1,2})? ?(?:${KG}|reps?|times|min(?:ute)?s?(?: \\d+ ?s(?:ec\\w*)?)?|sec(?:ond)?s?|hours?|m\\b|cm|km|strict|unbroken|in a row|bodyweight|x ?(?:body ?weight|bw)|pull ?-?ups?|push ?-?ups?|chin ?-?ups?|dips)?)|(?:double|1.5x|twice|triple) (?:my )?body ?weight)`;
const BEST =
  "(?:(?:all[- ]time |lifetime |current |new |best |competition |comp |gym |true |old |estimated |est |actual )*(?:prs?|pbs?|(?:[1-9]|10) ?-?rm|rm|one rep max|1 rep max|max(?:es)?(?! hangs\\b)|max(?:imum)? (?:lift|reps)|personal (?:best|record)s?|(?:pr|pb)(?:d| would)|records?|best(?: (?:lift|ever|time|single))?|maxim[oa]|massim[oa]|bestzeit|rekord|bestleistung|record|marque|massimale|massimali|recorde|top single))";
const OF =
  "(?:(?: today| yesterday| this morning| tonight|[,!]| is| was| of| are| at| on| for| sits at| stands at| currently| now| just| about| around|:| =| ist| liegt bei| c est| est| es| son| sono| sao| sind| waren| war| fue| e| di| de| mit| con| a| with| to)* ?)";
const PATTERNS: readonly RegExp[] = [
  compiled(`\\b(?:my |the )?${LIFT} ${BEST}${OF}${AMOUNT}`),
  compiled(
    `\\b(?:my )?${BEST} ?(?:ever )?(?:for|on|in|at|with|of|is|en|al|im|in|bei|beim|au|in der|de|di|na|no|:)? ?(?:the |a |my |der |die |le |la |el |il )?${LIFT}${OF}${AMOUNT}(?![\\d.,]*\\d| ?mm\\b| \\d{1,2} ?[x×] ?\\d)`,
  ),
  compiled(
    `\\b(?:best(?:es?)?|meilleure?|mejor|miglior[e]?|melhor|max(?! hangs?\\b)|heaviest|fastest|longest) (?:ever )?${LIFT}(?: (?:ever|so far|to date|time|hold))*${OF}${AMOUNT}`,
  ),
];
const LIFT_FIRST: readonly RegExp[] = [
  compiled(
    `\\b${LIFT} (?:in |at |of |: ?)?${AMOUNT}(?: today| yesterday| just now)?[,!. -]+(?:(?:my|a|new|that is|thats|which is) )*(?:${BEST}|(?:best|fastest|heaviest|longest|most|quickest) (?:i have )?(?:ever|yet|so far))\\b`,
  ),
  compiled(
    `\\b${LIFT} (?:in|at|of|mit|con|com|a) ${AMOUNT}(?:,)? (?:is |was |= ?|es |e |est |ist )?(?:(?:my|mein|mon|mi|meu|il mio) )?(?:new |all[- ]time |lifetime )*${BEST}\\b`,
  ),
  compiled(
    `\\b(?:best|biggest|longest|max|highest) (?:set|run|time|effort|hold|streak|number|total) (?:of|on|in|for|at) ${LIFT}${OF}${AMOUNT}`,
  ),
];
const AMOUNT_FIRST: readonly RegExp[] = [
  compiled(
    `\\b(?:new |my |a |hit |got )*${BEST}[ :,!]*(?:of |at |is |was |today |yesterday |last \\w+ |with )*${AMOUNT}(?: (?:on|for|in|at|of|the|my|a|raw|paused))* ${LIFT}`,
  ),
  compiled(
    `${AMOUNT} (?:\\w+ )?${LIFT}(?: (?:today|yesterday|last \\w+|raw|finally|on \\w+day|this morning|at parkrun))*,? (?:is (?:my )?|was (?:my )?|- ?|, ?|= ?|for a |as (?:my )?|a )*(?:new |my |all[- ]time |lifetime )*(?:${BEST}|most (?:i have )?ever|most yet|never done (?:so|that) many)\\b`,
  ),
  compiled(
    `\\b(?:hit|got|pulled|pushed|did|lifted|managed|finally|made|benched|squatted|deadlifted)(?: (?:my|a|an|my first|first|finally|the)){0,12} ${AMOUNT}(?: (?:on|for|in|the|a))* ${LIFT}\\b.*\\b(?:first time|finally|at last)\\b`,
  ),
];
/** "Finally hit 140 on deadlift": long wanted, and so the best. */
const AT_LAST = compiled(
  `\\b(?:finally|at (?:long )?last|endlich|enfin|por fin|finalmente) (?:i |have |just |got to )*(?:(?:hit|got|pulled|pushed|lifted|managed|cracked|broke|reached|made) (?:my |a |an |the |over )*${AMOUNT}(?: (?:on|for|in|at|the|my|a))* ${LIFT}(?! ?\\d| for (?:[2-9]|1\\d)\\b)|(benched|squatted|deadlifted|pressed|snatched|cleaned|pulled) (?:my |a |over )*${AMOUNT}(?! ?x|\\d| for (?:[2-9]|1\\d)\\b))`,
);
const FIRST_TIME = compiled(
  `\\b(benched|squatted|deadlifted|pressed|snatched|cleaned|rowed|ran)(?: (?:my first|a|over|finally))* ${AMOUNT}.*\\bfor the (?:very )?first time\\b`,
);
/** "Deadlifted 180 for a single, all-time best". */
const LIFTED_BEST = compiled(
  `\\b(benched|squatted|deadlifted|pressed|snatched|cleaned|rowed|ran|pulled)(?: (?:my first|a|over|finally))* ${AMOUNT}.*\\b(?:${BEST}|most i have ever|heaviest ever|never done that before)\\b`,
);
/** "Never gone under 7:02 on the 2k row": a bound that was not passed is the best. */
const BOUND = compiled(
  `\\b(?:never|not|yet to|have not|can not|could not|still can not) (?:\\w+ ){0,2}?(?:(?:gone|been|got(?:ten)?|go|get|pulled|lifted|pressed|squatted|benched|done|run|rowed|managed|hit|touched) (?:more than |under |over |below |above |past |beyond |better than |heavier than |faster than |sub )|(?:beaten|beat|broken?|break|cracked|crack|got past|gotten past) )${AMOUNT}(?: (?:on|for|in|at|of|the|my|a|in the)){0,12} ${LIFT}`,
);
/** "Never benched more than 80". */
const NEVER_MORE = compiled(
  `\\bnever (?:yet |ever |actually )?(benched|squatted|deadlifted|pressed|snatched|cleaned|rowed|pulled) (?:more than|over|above|past|beyond|heavier than|anything over|anything above) ${AMOUNT}`,
);
/** All three lifts of a total with a figure each, and the lifter's weight: what somebody can do, not what they did. */
const OF_YEARS = /\b(?:seit|depuis|desde|da|ha|for|llevo) \d+ (?:jahren|ans|anos|anni|years)\b|\b\d+ years (?:of|in)\b/;
const TOTAL_AT = /\b(?:at|@) (?:a )?\d{2,3}(?:[.,]\d)? ?(?:kgs?|lbs?|kilos?)?(?: of)? ?(?:bw|body ?weight)\b/;
const TOPPED = compiled(
  `\\b(?:topped out|maxed out|max out|peaked|my ceiling is|heaviest (?:i have|ever|so far)?(?: \\w+)?|most (?:i have|i ever|ever)(?: \\w+)?) (?:at |is |was )?${AMOUNT}(?: (?:on|for|in|at|of|the|my|a))* ${LIFT}|\\b${LIFT} (?:topped out|maxed out|max(?:es)? out|peaked|tops out) at ${AMOUNT}`,
);
const I_LIFT = compiled(
  `(?:^|\\bi |\\b(?:and|,) )(?:(?:can|could|currently|now|am able to|only|just|usually|have) )*(?:now |only |currently |already |do |also )*(bench(?: ?press)?|squat|deadlift|dead ?lift|overhead press|press|ohp|snatch|clean(?: and jerk)?|row|front squat|leg press|curl|hip thrust)(?: (?:about|around|up to|over|at|only|now|a|raw))* (\\d{2,4}(?:[.,]\\d)?(?: ?${KG})?|\\d plates?|(?:double|twice|1\\.5x|2x) (?:my )?body ?weight|my (?:own )?body ?weight)(?= ?(?:$|[,;.)]|and\\b|but\\b|for (?:a )?(?:single|1|one|reps)|raw|max|now|at (?:a )?(?:bodyweight|\\d)|on a good day|x ?1\\b))`,
);
const CAN_DO = compiled(
  `(?:\\bi |^)(?:can|could|am able to|manage)(?: (?:only|just|now|already|currently|do|about|up to|around|manage|max out at|hold|run|barely|comfortably|crank out))* (\\d{1,3}(?:[:.,]\\d{1,2})?(?: ?(?:min\\w*|sec\\w*|strict|good|clean|full|unbroken|dead hang))?) ((?:strict |full |weighted |proper |dead hang )*(?:${EXERCISE}|(?:minute )?planks?))(?: in a row| unbroken| max)?\\b`,
);
const LISTED = compiled(
  `\\b(s(?:quat)?|b(?:ench)?(?: press)?|d(?:eadlift|ead|l)?|deads|squats?|bench(?: press)?|deadlifts?|dl|ohp|overhead press|press|snatch|clean(?: and jerk)?|c&j|front squat|row|bank(?:drucken)?|(?:knie)?beugen?|(?:kreuz)?heben|developpe couche|dc|souleve de terre|sdt|panca|stacco|sentadilla|peso muerto|banca|supino|agachamento|terra)(?: (?:max|pr|pb|best|1rm))?(?: ?(?:is|at|of|:|=|-))? ?(\\d{2,3}(?:[.,]\\d)?(?: ?${KG})?)(?! ?(?:x|reps?|sets?|for \\d))`,
  "g",
);
/** Said after a lift: that it was the best. */
const THAT_WAS = compiled(
  `^(?:(?:il mio|mein|mon|mi|meu|my|a|an|new|that is|it is|thats|so|which is|lets go|and|finally|all[- ]time|lifetime|neuer|nouveau|nuevo|nuovo|novo) )*(?:${BEST}|massimale|rekord|record|marca|recorde)(?: (?:di sempre|ever|baby|for me|aller zeiten|de todos los tiempos|de sempre))*$`,
);
/** "110 went up today!! new best on bench": the figure stands in the clause before. */
const BEST_ON = compiled(
  `^(?:(?:that is|thats|so|a|my|new|lets go|finally|all[- ]time|lifetime) )*${BEST} (?:on|in|for|at|with) (?:the |my )?${LIFT}`,
);
const LONE_FIGURE = compiled(
  `^(?:(?:i|just|finally|got|hit|did|made|pulled|pushed) )*(\\d{2,3}(?:[.,]\\d)?(?: ?${KG})?) (?!x|reps|sets)(?:went|moved|flew|up|came|today|for|is|was|felt|done|finally)\\b`,
);
const JUST_DONE = compiled(
  `^(?:i )?(?:just |finally )?(?:\\w+ )?${LIFT} (?:at |of |a |mit |con |a )?${AMOUNT}(?: ?(?:x|for|per) ?1\\b| \\w+){0,12}$|${AMOUNT} ${LIFT}`,
);
/** Without one of these words nothing is said to be a best. */
const OF_BESTS =
  /\b(?:i|my|prs?|pbs?|\d ?-?rms?|rms?|max\w*|best\w*|personal|records?|heaviest|fastest|longest|biggest|highest|top|first time|never|not|yet|most|ever|peaked|ceiling|sbd|s ?\/ ?b|total|lifts|numbers|stats|rekord|bestzeit|bestleistung|marque|marca|massimal[ei]|recorde?|can|could|finally|at last|endlich|enfin|por fin|finalmente)\b|\b(?:bw|body ?weight|jahren|ans|anos|anni|years|maxim[oa]|massimo)\b/;
const SBD = /\b(?:s ?\/? ?b ?\/? ?d|sbd)(?: is|:| of)? ?(\d{2,3}) ?\/ ?(\d{2,3}) ?\/ ?(\d{2,3})\b/;
const MAXES =
  /\b(?:maxes|prs|pbs|1 ?rms?|bests|lifts are|numbers are|stats|max \d{2,3},|my (?:big (?:3|three)|total|lifts|numbers)|current (?:lifts|maxes|numbers)|total)\b/;
const NO_RECORD =
  /\b(?:world|olympic|olympia|guinness|want|goal|target|aim\w*|hop(?:e|ing)|try(?:ing)?|would (?:like|love)|plan\w*|\d+ ?% of|percent|% of|what|should|next|by (?:summer|christmas|the end)|almost|nearly|close to|missed|failed|close grip pr attempt|attempt(?:ing)?|max(?:imum)? effort|warm ?-?up|calculate|estimate|test(?:ing)?|dream|need to|going to|gonna|will|sets? of|no (?:pr|pb)|not (?:a|my)|for (?:\d+ )?sets?|with (?:\d{1,2}|two|three|four|a couple of|some) (?:[a-z]+ )?(?:bottles?|jugs?|buckets?|bags?|backpacks?|books?|tins?|cans?|dumbbells?|kettlebells?|bands?|hands|arms|fingers))\b|\d ?x ?\d{1,2}\b(?! ?(?:body|bw))|\d+ sets\b|@/;
/** "Best squat is 140x3": a best for so many. */
const BEST_OF_REPS =
  /((?:best|heaviest|top) (?:[a-z]+ ){1,3}?(?:is |was |at |of )?\d{2,3}(?:[.,]\d)?(?: ?(?:kgs?|lbs?))?) ?x ?\d{1,2}(?![\dx])/;
const VERBS: Record<string, string> = {
  benched: "bench press",
  squatted: "squat",
  deadlifted: "deadlift",
  pressed: "overhead press",
  snatched: "snatch",
  cleaned: "clean",
  rowed: "row",
  ran: "run",
  pulled: "deadlift",
  bench: "bench press",
  b: "bench press",
  s: "squat",
  d: "deadlift",
  dl: "deadlift",
  dead: "deadlift",
  deads: "deadlift",
  "dead lift": "deadlift",
  ohp: "overhead press",
  bp: "bench press",
  squats: "squat",
  sq: "squat",
  deadlifts: "deadlift",
  "c&j": "clean and jerk",
  "c & j": "clean and jerk",
  cj: "clean and jerk",
  "front squats": "front squat",
  "hip thrusts": "hip thrust",
};

/** A best as it is kept. In: the lift and its amount in folded words, and the message as typed. */
export function bestOf(lift: string, amount: string, text: string): FactDraft[] {
  const spoken = lift.trim().replace(/^(?:my|the|a) /, "");
  const name = VERBS[spoken] ?? spoken;
  const said = amount.trim();
  if (!/\d|body/.test(said) || /^(?:running|lifts?|cardio)$/.test(name)) return [];
  const figures = said.replace(/(\d)(kg|lb|k\b)/, "$1 $2");
  return [
    state(
      "personal_record",
      `${VERBS[spoken] ? name : asTyped(text, name)}: ${figures}`,
      `personal_record:${keyOf(name)}`,
    ),
  ];
}

/** "New PR!!", before what it is. */
const NEW_BEST = compiled(
  `^(?:(?:got|hit|set|and|a|an|my|another|big|massive) )*(?:new )?${BEST}(?: (?:today|alert|day|time|baby))*$`,
);
const FIGURE_ON = compiled(`^${AMOUNT} (?:on|for|in|at) (?:the |my )?${LIFT}`);
const LISTED_ITEM = compiled(
  `^(?:\\([^)]*\\) ?)?(?:on |for |my )*(?:${BEST} )?${LIFT}(?: ${BEST})?(?: (?:is|at|of|was|:|only|just|about|around|an?|sad|measly|mere|weak|pathetic|solid|shaky))* ${AMOUNT}(?: ?\\(.*| ?x ?[1-9]| (?:for )?(?:an? )?(?:single|double|triple)| raw| paused)?$`,
);

/** What a list of bests goes on with: ", snatch 104, c&j 131", "and on bench 90". */
function listedOn(rest: string, text: string): FactDraft[] {
  const items = ` ${rest}`.split(/ ?[,;/] ?| and /).map((item) => item.replace(/^\([^)]*\)$/, "").trim());
  return items.slice(0, 8).flatMap((item) => {
    const match = LISTED_ITEM.exec(item);
    return match?.[1] && match[2] ? bestOf(match[1], match[2], text) : [];
  });
}

/** "Deadlift pb 210 @ 90 bw": what the lifter weighed. */
const AT_WEIGHT =
  / ?(?:@|\b(?:at|bei|a|con|com)) ?(?:a |my )?\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)?(?: of)? ?(?:bw|body ?weight|korpergewicht|poids de corps|peso corpor\w+)\b/g;
const IN_A_ROW = /\bin (?:a|one) row\b/g;
/** The writer's best lifts and times, where they are said to be that; never what was merely done in a session. */
export const readRecords: FactReader = ({
  clause: { plain: clausePlain, folded: clauseFolded, text, mood },
  before,
}) => {
  // "10 pull ups in a row": nobody rows there.
  const plain = clausePlain.replace(IN_A_ROW, "straight").replace(AT_WEIGHT, " ");
  const folded = clauseFolded.replace(IN_A_ROW, "straight").replace(AT_WEIGHT, " ");
  if (
    mood === "requested" ||
    (!/\d|body ?weight/.test(plain) && !(before !== null && (THAT_WAS.test(plain) || BEST_ON.test(plain))))
  )
    return [];
  const plainly = NO_RECORD.test(folded.replace(/\bsub ?-?\d+.*$/, ""))
    ? null
    : readPlainBest(plain, `${before?.folded ?? ""} ${folded}`);
  if (plainly !== null) {
    const rest = plain.slice(plain.indexOf(plainly.amount) + plainly.amount.length);
    return [...bestOf(plainly.lift, plainly.amount, text), ...listedOn(rest, text)];
  }
  if (!OF_BESTS.test(clauseFolded) && !(before !== null && OF_BESTS.test(before.folded))) return [];
  const lifted = TOTAL_AT.test(clauseFolded) || OF_YEARS.test(folded) ? folded : "";
  const three = lifted === "" || NO_RECORD.test(lifted) ? [] : [...lifted.matchAll(LISTED)];
  if (three.length === 3) return three.flatMap((match) => bestOf(match[1] ?? "", match[2] ?? "", text));
  const isListOfBests = MAXES.test(folded) || (before !== null && MAXES.test(before.folded));
  if (NO_RECORD.test(folded.replace(BEST_OF_REPS, "$1"))) return [];
  const sbd = SBD.exec(folded);
  if (sbd) return ["squat", "bench press", "deadlift"].flatMap((lift, at) => bestOf(lift, sbd[at + 1] ?? "", text));
  if (isListOfBests) {
    const pairs = [...folded.matchAll(LISTED)].flatMap((match) => bestOf(match[1] ?? "", match[2] ?? "", text));
    if (pairs.length > 0) return pairs;
  }
  const each = [...plain.matchAll(compiled(PATTERNS[0] ?? "", "g"))];
  if (each.length > 1) return each.flatMap((match) => bestOf(match[1] ?? "", match[2] ?? "", text));
  for (const pattern of [...PATTERNS, ...LIFT_FIRST]) {
    const match = pattern.exec(plain);
    if (match?.[1] && match[2])
      return [...bestOf(match[1], match[2], text), ...listedOn(plain.slice(match.index + match[0].length), text)];
  }
  const told =
    before !== null && /^\D*$/.test(before.plain) && NEW_BEST.test(before.plain) ? FIGURE_ON.exec(folded) : null;
  if (told?.[1] && told[2]) return bestOf(told[2], told[1], text);
  for (const pattern of AMOUNT_FIRST) {
    const match = pattern.exec(folded);
    if (match?.[1] && match[2]) return bestOf(match[2], match[1], text);
  }
  const last = AT_LAST.exec(folded);
  const [amount, lift] = [last?.[1] ?? last?.[4], last?.[2] ?? last?.[3]];
  if (amount && lift) return bestOf(lift, amount, text);
  const never = NEVER_MORE.exec(folded);
  if (never?.[1] && never[2]) return bestOf(never[1], never[2], text);
  const bound = BOUND.exec(folded);
  if (bound?.[1] && bound[2]) return bestOf(bound[2], bound[1], text);
  const topped = TOPPED.exec(plain);
  const [most, of] = topped ? [topped[1] ?? topped[4], topped[2] ?? topped[3]] : [];
  if (most && of) return bestOf(of, most, text);
  const isSaidOfBefore = before !== null && !/\d/.test(plain) && THAT_WAS.test(plain);
  const done = isSaidOfBefore ? JUST_DONE.exec(before.folded) : null;
  if (done) return bestOf(done[1] ?? done[4] ?? "", done[2] ?? done[3] ?? "", before?.text ?? text);
  const bestOn = before !== null && !/\d/.test(plain) ? BEST_ON.exec(plain)?.[1] : undefined;
  const lone = bestOn && before ? LONE_FIGURE.exec(before.plain)?.[1] : undefined;
  if (bestOn && lone) return bestOf(bestOn, lone, before?.text ?? text);
  const first = FIRST_TIME.exec(folded) ?? LIFTED_BEST.exec(folded);
  if (first?.[1] && first[2]) return bestOf(first[1], first[2], text);
  const lifts = I_LIFT.exec(plain);
  if (
    lifts?.[1] &&
    lifts[2] &&
    /\bi\b|^(?:can|currently)/.test(folded) &&
    !/\b(?:today|yesterday|this morning|this (?:evening|afternoon|week)|last (?:night|session|week|time)|tonight|then)\b/.test(
      folded,
    )
  ) {
    const all = [...folded.matchAll(LISTED)].flatMap((match) => bestOf(match[1] ?? "", match[2] ?? "", text));
    return all.length > 0 ? all : bestOf(lifts[1], lifts[2], text);
  }
  const can = CAN_DO.exec(plain);
  return can?.[1] && can[2]
    ? bestOf(can[2].replace(/^(?:strict|full|weighted|proper|dead hang) /, ""), can[1], text)
    : [];
};
