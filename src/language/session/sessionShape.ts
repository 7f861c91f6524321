import type { Profile } from "../../protocol/profile.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readEffort, wasLongAway } from "./sessionEffort.ts";

/** How a session is laid out. A circuit is also what AMRAP, tabata and HIIT become on a card. */
type Structure = "straight" | "supersets" | "circuit" | "emom";

export type SessionShape = {
  level: Profile["level"];
  goal: Profile["goal"];
  structure: Structure | null;
  /** "5x5", "3 sets of 10": for the main lifts. */
  scheme: { sets: number; reps: number } | null;
  /** Sets and repetitions that are more than any session holds: "30 sets of 20". */
  excess: { sets: number; reps: number } | null;
  /** Sets or rounds of everything: "3 rounds", "4 sets each". */
  sets: number | null;
  /** Rest after each set in seconds, where the person named one. */
  restS: number | null;
  /** "compounds only", "just isolation". */
  mechanic: "compound" | "isolation" | null;
  /** How many exercises the main part should have. */
  count: { min: number; max: number } | null;
  intensity: "easy" | "hard" | null;
  /** `false` when the person wants none. */
  warmUp: boolean | null;
  coolDown: boolean | null;
  /** Something short at the end of the session. */
  finisher: "cardio" | "core" | null;
  signals: string[];
};

type Reading<T> = readonly [RegExp, T];

const LEVELS: readonly Reading<NonNullable<Profile["level"]>>[] = [
  [
    /\b(?:beginners?|begginer|beginer|newbies?|noobs?|novices?|newcomer|new to (?:the gym|lifting|training|working out|weights|this|exercise|fitness|strength|all)|(?:she|he|they|we|wife|husband|mum|mom|dad|mother|father|sister|brother|gf|bf|girlfriend|boyfriend|partner|friend|mate|kid|son|daughter|1 of us)(?: both)?(?: is| are| s| has)? (?:(?:all|both|pretty|quite|totally|completely|brand|very|a|so) )*(?:new|newb|clueless|total beginner|first timers?)(?= ?(?:$|[,.;!?)]|to|at|and|but|im|i))|never (?:lifted|trained|worked out|been (?:to|in|at|inside) (?:a|the) gym|exercised|touched a)|(?:my )?first (?:time|day|week|session|workout)(?: ever| at| in)?|first timer|just (?:started|starting|getting started)|starting out|out of shape|unfit|couch potato|untrained|deconditioned|long (?:break|layoff)|haven t trained in|have not (?:trained|lifted|worked out) (?:in|for) (?:years|months|ages|a while|forever|\d+ (?:years|months))|anfanger\w*|einsteiger\w*|debutante?s?|principiantes?|principianti|iniciantes?|novato|novata|sedentary)\b/,
    "beginner",
  ],
  [
    /\b(?:advanced|experienced|elite|expert|seasoned|competitive|veteran|very fit|(?:1\d|[5-9]) ?(?:years|yrs) (?:of )?(?:lifting|training|experience|under the bar)|(?:been )?(?:lifting|training) (?:for )?(?:1\d|[5-9]|2\d) (?:years|yrs)|fortgeschritten\w*|avancee?s?|avanzad[oa]s?|avanzat[oiae]|avancad[oa]s?)\b/,
    "advanced",
  ],
  [
    /\b(?:intermediate|somewhat experienced|moderate level|been (?:lifting|training) (?:for )?(?:a|1|2|3|4|a couple of|a few) years?|intermediaire|intermedi[oa]|mittelstufe|intermediari[oa]|not a beginner)\b/,
    "intermediate",
  ],
];

const GOALS: readonly Reading<NonNullable<Profile["goal"]>>[] = [
  [
    /\b(?:power(?:ful)?(?! ?(?:racks?|cages?|bench|nap|cut|walk|lift\w*|clean|snatch|tower|block|bands?|building))|explosive(?:ness)?|explosivity|plyometrics?|jump higher|vertical jump|athletic(?:ism)?|fast twitch|olympic (?:lifting|weightlifting|lifts)|explosiv\w*|explosif|explosiv[oa])\b/,
    "power",
  ],
  [
    /\b(?:fat loss|lose (?:some |more )?(?:fat|weight|belly)|(?:weight|fat) loss|burn(?:ing)? (?:some |more |a lot of |lots of )?(?:fat|calories|cals)|fat burn\w*|calorie burn\w*|shred(?:ded|ding)?|slim(?:ming)?(?: down)?|lean(?:er|ing)?(?: out| down)?|cutting|(?<!\b(?:no|not|without|not get|not too|not be|not to|avoid|minimal|minimum|little|less) )(?:get sweaty|sweat(?:y|ing)?)|torch|abnehmen|fettverbrennung|perdre du (?:poids|gras)|bruler|quemar (?:grasa|calorias)|adelgazar|perder (?:peso|grasa|gordura)|bruciare|dimagrire|perdere peso|queimar|emagrecer)\b/,
    "fat_loss",
  ],
  [
    /\b(?:hypertrophy|hypertrophie|hipertrofia|ipertrofia|bodybuilding|body ?builder|build(?:ing)? (?:some |more |up )?(?:muscle|mass|size)|gain(?:ing)? (?:some )?(?:muscle|mass|size|weight)|muscle (?:growth|building|gain\w*|mass)|put on (?:some )?(?:muscle|mass|size)|(?:more|for|add|get) (?:size|mass)|bulk(?:ing)?|(?:big|good|nice|crazy|sick|massive|great|huge|mad|the|a) pump|pump(?= (?:session|workout|day))|get (?:big|bigger|huge|swole|jacked|hench)|bigger|swole|jacked|aesthetics?|ton(?:e|ed|ing)|muskelaufbau|muskeln aufbauen|prise de masse|prendre du muscle|masa muscular|ganar musculo|massa muscolare|massa muscular|ganhar massa)\b/,
    "hypertrophy",
  ],
  [
    /\b(?:strength(?! and conditioning)|stronger|get strong|max(?:imal)? strength|powerlift\w*|power lift\w*|(?<!\b(?:no|not|avoid|avoiding|without|nothing|never|less|any|too) )heavy (?:day|session|lifting|singles|triples|doubles|compound\w*|weights?|squats?|deadlifts?|bench|work|lifts?|upper|lower|legs?|push|pull)|(?<!\b(?:not|never|avoid|no|without|to) )(?:go(?:ing)?|lift(?:ing)?) heavy|low reps?|1 ?rm|strong lifts|stronglifts|kraft|kraftaufbau|maximalkraft|maximal kraft|en force|la force|force max\w*|fuerza|forza|forca)\b/,
    "strength",
  ],
  [
    /\b(?:endurance|stamina|muscular endurance|high reps?|light weights? high reps?|conditioning|work capacity|cardio fitness|ausdauer|kraftausdauer|resistencia|resistenza|endurance musculaire)\b/,
    "endurance",
  ],
  [
    /\b(?:general fitness|overall fitness|(?:stay|get|keep|be) (?:fit|healthy|active|in shape)|general health|longevity|fitness in general|feel (?:good|better)|allgemeine fitness|fit bleiben|rester en forme|mantenerme en forma|tenermi in forma|ficar em forma)\b/,
    "general",
  ],
];

const STRUCTURES: readonly Reading<Structure>[] = [
  [/\b(?:e ?\d? ?mom|every minute on the minute|emoms)\b/, "emom"],
  [
    /\b(?:super ?sets?|supersetted|supersetting|paired sets|antagonist (?:pairs|sets)|bi sets|supersatze|supersatz|superserie[ns]?|super series)\b/,
    "supersets",
  ],
  [
    /\b(?:circuits?|circuit training|zirkel\w*|zirkeltraining|circuito|circuitos|amraps?|as many rounds as possible|tabatas?|hiit|interval (?:training|workout|session)|intervals|intervall(?:e|en|training|einheit|lauf\w*)?|fractionnes?|(?:por|con|a|com|em|de) (?:intervalos|intervalli)(?! d[ei] \d)|intervalad[oa]s?|fartlek|(?:not|isnt|no|non|nicht|pas|anything but|other than|instead of) (?:(?:a|all|just|the|boring|another|1|one) )*(?:steady(?: state| pace)?|endurance pace|gleichmassig\w*)|metcon|wod|crossfit|giant sets?|rounds for time|for time|boot ?camp|rounds of|complex|(?:no|without|zero) (?:any )?rests?(?: (?:between|at all))?|back to back|non ?stop|without (?:a |any )?(?:break|stopping|pause)s?)\b/,
    "circuit",
  ],
  [/\b(?:straight sets?|no (?:super ?sets?|circuits?)|normal sets|regular sets|1 exercise at a time)\b/, "straight"],
];

/** Whoever must not sweat rests between the sets. */
const NO_SWEAT = entered(
  /\b(?:no|not|without|avoid|never|ohne|sans|sin|senza|sem)(?: (?!pain\b|gain\b)\w+){0,4} (?:sweat(?:y|ing)?|schwitzen|transpirer|sudar|sudare|suar)\b/,
);
const MOVES = "(?:exercises?|exercices?|ejercicios?|esercizi|exercicios|ubungen|movements?|moves|lifts|stations)";
const COUNT = entered(
  compiled(
    `\\b(\\d{1,3})(?: (?:-|to|or|bis|a|o|ou|oder) (\\d{1,2}))? (?:different |simple |main |basic |compound |total |good |quick |separate |best |bodyweight |big |\\w+ body |dumbbell |barbell |kettlebell |machine )*${MOVES}\\b(?! (?:per|each|for each|a|for every) (?:muscle|body ?part|group|area|part))`,
  ),
);
const COUNT_WORD = entered(
  compiled(
    `\\b(?:a couple(?: of)?|just a couple(?: of)?|(?:just |only )?a few|a single|just 1|only 1|1) (?:\\w+ ){0,1}?${MOVES}\\b`,
  ),
);

const SCHEME = entered(
  /\b(\d{1,2}) ?(?:x|by|×) ?(\d{1,3})\b(?! ?(?:min|mins|minutes?|kg|kgs|lb|lbs|m|cm|ft|s|sec|secs|seconds?)\b)/,
);
const SETS_OF = entered(
  /\b(\d{1,2}) (?:sets?|series?|satze|serie|rounds?) (?:of|de|da|a|di|mit|zu|von|x) (\d{1,3})\b(?![/:.]\d)(?! ?(?:min|mins|minutes?|exercises|seconds?|sec|moves)\b)/,
);

function firstOf<T>(readings: readonly Reading<T>[]): (text: string) => T | null {
  const tried = readings.map(([pattern, value]) => ({ pattern: entered(pattern), value }));
  return (text) => tried.find(({ pattern }) => pattern.test(text))?.value ?? null;
}
const levelIn = firstOf(LEVELS);
const goalIn = firstOf(GOALS);
const structureIn = firstOf(STRUCTURES);

const SUPERSETS = entered(/\b([2-6]|two|three|four|five|six) (?:\w+ )?super ?sets\b/);
const IN_WORDS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

function readCount(plain: string): SessionShape["count"] {
  const pairs = SUPERSETS.exec(plain)?.[1];
  if (pairs !== undefined) {
    const count = 2 * (IN_WORDS[pairs] ?? Number(pairs));
    return { min: count, max: count };
  }
  const found = COUNT.exec(plain);
  if (found !== null) {
    const a = Number(found[1]);
    const b = Number(found[2] ?? found[1]);
    const before = plain.slice(Math.max(0, found.index - 24), found.index);
    if (a < 1 || b < a) return null;
    if (/\b(?:max(?:imum)?|at most|no more than|up to|under|less than)(?: of)? $/.test(before))
      return { min: Math.min(3, b), max: b };
    if (/\b(?:at least|minimum|min)(?: of)? $/.test(before)) return { min: a, max: Math.max(a + 2, b) };
    return { min: a, max: b };
  }
  const words = COUNT_WORD.exec(plain)?.[0];
  if (words === undefined) return null;
  if (words.includes("couple")) return { min: 2, max: 2 };
  return words.includes("few") ? { min: 3, max: 4 } : { min: 1, max: 1 };
}

/** "No 4x8 today", "not 3 sets of 10 again": how it is not to be done. */
const NO_SCHEME = entered(
  /\b(?:no(?: more)?|not|without|anything but|instead of|rather than|tired of|sick of|bored of|kein\w*|ohne|nicht|statt|pas de|sans|au lieu de|sin|en vez de|senza|niente|invece di|sem|nada de|em vez de) (?:(?:the|that|this|another|just|only|doing|do|again|wieder|schon|usual|same|old|boring|standard|des|les|de|el|los|il|i|o|os) )*\d{1,2} ?(?:x|\*|by|sets? of|satze (?:zu|mit|a)|series? (?:de|di|a)) ?\d{1,3}\b(?! ?(?:kgs?|lbs?|m\b|min|s\b|sec))/g,
);

/** "4 exercises of 12 reps", "15 reps each": repetitions of everything, in as many sets as are usual. */
const EACH = entered(
  /\b(?:exercises?|moves?|movements?|lifts?|stations?) (?:of|with|at|x|for) (\d{1,2}) ?(?:reps?|repetitions)\b|\b(\d{1,2}) ?(?:reps?|repetitions) (?:each|per (?:exercise|set|move|movement|station)|of (?:each|everything|all)|a set|every set)\b|\b\d{1,2} sets? ?,? ?(?:and )?(\d{1,2}) ?(?:reps?|repetitions)\b/,
);
const USUAL_SETS = 3;

function readScheme(plain: string): Pick<SessionShape, "scheme" | "excess"> {
  const meant = plain.replace(NO_SCHEME, " ");
  const found = SCHEME.exec(meant) ?? SETS_OF.exec(meant);
  const each = found === null ? EACH.exec(meant) : null;
  const sets = each === null ? Number(found?.[1] ?? 0) : (readSets(meant) ?? USUAL_SETS);
  const reps = Number(found?.[2] ?? each?.[1] ?? each?.[2] ?? each?.[3] ?? 0);
  if (sets < 1 || reps < 1) return { scheme: null, excess: null };
  if (sets <= 12 && reps <= 50) return { scheme: { sets, reps }, excess: null };
  return { scheme: null, excess: { sets, reps } };
}

const SETS = entered(
  /\b(\d{1,2}) (?:total |full |working )?(?:sets?|rounds?|runden|satze|tours|rondas?|series|serie|giri|voltas)\b(?! (?:of|de|a|di|x|with|mit|da) \d{1,3}\b(?! (?:exercises|moves|different|min\w*|m|s|sec\w*)\b))/,
);
function readSets(plain: string): number | null {
  const sets = Number(SETS.exec(plain)?.[1] ?? 0);
  return sets >= 1 && sets <= 12 ? sets : null;
}

const SECONDS = "(?:s|sec|secs|second|seconds|sekunden|secondes|segundos|secondi)";
const MINUTES = "(?:m|min|mins|minute|minutes|minuten|minutos|minuti)";
const REST = entered(
  compiled(
    `\\b(\\d{1,3}(?:[.,]5)?) ?(${SECONDS}|${MINUTES}) (?:of )?(?:rests?|resting|breaks?|pausen?|(?:rest )?between|de repos|de descanso|di recupero)\\b|\\b(?:rest(?:ing|s)?|pause|breaks?)(?: (?:periods?|times?|of|for|about|around|only|intervals?|is|are))* (\\d{1,3}(?:[.,]5)?) ?(${SECONDS}|${MINUTES})\\b`,
  ),
);

/** Longer is a break in the day, not between sets. */
const LONGEST_REST_S = 360;
/** Named rest in seconds, between 10 and 360. */
function readRest(plain: string): number | null {
  const found = REST.exec(plain);
  if (found === null) return null;
  const figure = Number((found[1] ?? found[3] ?? "0").replace(",", "."));
  const unit = found[2] ?? found[4] ?? "s";
  const seconds = Math.round(compiled(`^${MINUTES}$`).test(unit) ? figure * 60 : figure);
  return seconds >= 10 && seconds <= LONGEST_REST_S ? seconds : null;
}

/** "Not a beginner", "no newbie": which level it is not. */
const NO_LEVEL = entered(
  /\b(?:not|no|no longer|hardly|never) (?:really |exactly |quite |a |an |some |total |complete |your average )*(?:beginners?|newbies?|noobs?|novices?|advanced|intermediate|experts?|new to (?:this|it|the gym|lifting|training))\b/g,
);

/** "Nothing explosive", "no sweating": what is ruled out is no goal. */
const REFUSED_GOAL = entered(
  /\b(?:no|not|nothing|avoid|avoiding|without|never|skip|ohne|sans|sin|senza|sem)(?: \w+){0,3} (?:explosiv\w*|plyo\w*|olympic|sweat\w*|power(?:ful)?)\b/g,
);

/**
 * Reads level, goal and layout of a session from the plain text of `sessionText`. What was not said is `null`. Profile
 * values are the caller's to add.
 */
export function readShape(plain: string): SessionShape {
  const shape: Omit<SessionShape, "signals"> = {
    level: levelIn(plain.replace(NO_LEVEL, " ")) ?? (wasLongAway(plain) ? "beginner" : null),
    goal: goalIn(plain.replace(REFUSED_GOAL, " ")),
    structure:
      /\bno (?:super ?sets?|circuits?)\b/.test(plain) || NO_SWEAT.test(plain) ? "straight" : structureIn(plain),
    ...readScheme(plain),
    sets: readSets(plain),
    restS: readRest(plain),
    mechanic:
      /\b(?:only|just|all|purely|strictly|nothing but) (?:the )?(?:big )?compounds?\b|\bcompounds?(?: lifts| exercises| movements| moves)? only\b|\b(?:no|without|skip) (?:any )?isolation\b/.test(
        plain,
      )
        ? "compound"
        : /\b(?:only|just|all|purely)(?: (?:want|do|doing|need|like))? isolation\b|\bisolation(?: work| exercises)? only\b|\b(?:no|without) compounds?\b/.test(
              plain,
            )
          ? "isolation"
          : null,
    count: readCount(plain),
    intensity: readEffort(plain),
    warmUp:
      /\b(?:no|without|skip(?:ping)?|skip the|do not need|already did|already done|did|done with|after) (?:a |the |my |any )?warm ?(?:up|ing up)|\balready warm(?:ed)?(?: up)?\b|\bwarmed up already\b/.test(
        plain,
      )
        ? false
        : /\bwarm ?ups?\b/.test(plain)
          ? true
          : null,
    coolDown:
      /\b(?:no|without|skip(?:ping)?|skip the|do not need) (?:a |the |any )?(?:(?:warm ?up|stretching) (?:or|and) )?(?:cool ?(?:down|ing down)|stretch(?:es|ing)?)\b/.test(
        plain,
      )
        ? false
        : /\bcool ?downs?\b|\bstretch(?:es|ing)? (?:at|to finish|after)\b/.test(plain)
          ? true
          : null,
    finisher:
      /\b(?:cardio|conditioning|hiit|bike|row(?:er|ing)?|metcon|sweaty) (?:finisher|at the end|to finish|blast at)|\b(?:finish|end|finishing|ending|finisher|follow\w*|top it off) (?:it |up |off |everything )?(?:with|of|by|on) (?:some |a |the |\d+ min\w* |of |on |bit |little |quick |short )*(?:cardio|conditioning|hiit|bike|intervals|rower|rowing|treadmill|elliptical|erg|stairmaster)\b|\b(?:and|plus|with|then) (?:some |a bit of |a little |\d+ min\w* (?:of )?)(?:cardio|conditioning) ?(?:at the end|after|afterwards|to finish|$|[.!])|\b(?:last|final|closing) \d{1,2} ?(?:m|mins?|minutes?)? ?(?:(?:should|can|to|must|be|is|are|for|as|of|on|with|doing|some|just) )*(?:cardio|conditioning|hiit|running|cycling|rowing)\b/.test(
        plain,
      )
        ? "cardio"
        : /\b(?:abs?|core) (?:finisher|at the end|to finish)|\b(?:last|final|closing) \d{1,2} ?(?:m|mins?|minutes?)? ?(?:(?:should|can|to|must|be|is|are|for|as|of|on|with|doing|some|just) )*(?:abs?|core)\b|\b(?:finish|end|finishing|ending|finisher) (?:it |up |off )?(?:with|of) (?:some |a |\d+ min\w* |of |bit )*(?:abs?|core)\b/.test(
              plain,
            )
          ? "core"
          : null,
  };
  const signals = Object.entries(shape)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => (typeof value === "string" ? `${key}_${value}` : key));
  return { ...shape, signals };
}
