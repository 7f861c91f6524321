import { foldText } from "../../foldText.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { type FactDraft, type RecentFact, state } from "./factDraft.ts";
import { OF_OTHERS } from "./ofOthers.ts";

const WORDS: Record<string, number> = {
  once: 1,
  einmal: 1,
  twice: 2,
  two: 2,
  zwei: 2,
  zweimal: 2,
  deux: 2,
  dos: 2,
  due: 2,
  duas: 2,
  dois: 2,
  three: 3,
  thrice: 3,
  drei: 3,
  dreimal: 3,
  trois: 3,
  tres: 3,
  tre: 3,
  four: 4,
  vier: 4,
  viermal: 4,
  quatre: 4,
  cuatro: 4,
  quattro: 4,
  quatro: 4,
  five: 5,
  funf: 5,
  funfmal: 5,
  cinq: 5,
  cinco: 5,
  cinque: 5,
};
const TIMES = "(?:x|times|days|sessions|mal|tage?|einheiten|fois|jours|seances|veces|dias|volte|giorni|vezes)";
const COUNT = `(?:once|twice|thrice|(?:ein|zwei|drei|vier|funf)mal|(\\d|${Object.keys(WORDS).join("|")}) ?${TIMES})`;
/** Says that it is otherwise now. */
const NOW =
  /\b(?:from (?:now|here) on|these days|nowadays|now|going forward|down to|up to|only|ab jetzt|ab sofort|jetzt|nur noch|neuerdings|desormais|a partir de (?:maintenant|ahora|agora)|maintenant|plus que|ahora|adesso|d ora in poi|ora|agora|daqui pra frente)\b/;
/** What a change of how often may be said in, and nothing of a set, a session or a day. */
const OF_ELSE = new RegExp(
  `\\?|\\d ?[x@] ?\\d|\\b(?:reps?|sets?|kgs?|lbs?|min\\w*|did|done|today|yesterday|this week|heute|gestern|aujourd|hier|hoy|ayer|oggi|ieri|hoje|ontem|more|mehr|if|wenn|si|se|left|until|till|off|rest|ago|of|been|went|so far|next|last|plan|log|eat|ate|meals?|coffees?|runs?|missed|skipped|${EXERCISE})\\b`,
);
const LONGEST = 70;
const COUNTED = new RegExp(`\\b${COUNT}(?![a-z])`);
const KNOWN_COUNT = new RegExp(
  `^(?:once|twice|thrice|\\d)(?: ?(?:-|to|or) ?\\d)?(?= ?(?:${TIMES}|a |per |each |every ))`,
  "i",
);

/** "Only twice from now on", "ab jetzt nur noch 2 mal" behind how often somebody trains: so often it is now; `null` where nothing says so. */
export function readTimesChanged(text: string, recent: readonly RecentFact[]): FactDraft | null {
  if (text.length > LONGEST) return null;
  const known = recent.find(({ type, key }) => type === "availability" && key === "availability:frequency");
  if (known === undefined) return null;
  const folded = foldText(text);
  const said = COUNTED.exec(folded);
  if (said === null || !NOW.test(folded) || OF_ELSE.test(folded.replace(said[0], " ")) || OF_OTHERS.test(folded))
    return null;
  const word = said[1] ?? said[0];
  const count = /^\d$/.test(word) ? Number(word) : WORDS[word];
  const was = KNOWN_COUNT.exec(known.value)?.[0];
  if (count === undefined || count < 1 || count > 7 || was === undefined) return null;
  const isTimesTold = /^\d/.test(was);
  const value = known.value.replace(was, isTimesTold ? String(count) : `${count} times`);
  return value === known.value ? null : { ...state("availability", value), key: known.key };
}
