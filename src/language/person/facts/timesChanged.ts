import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
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
  /\b(?:from (?:now|here) on|these days|nowadays|now|more like|make (?:it|that)|going forward|down to|up to|only|ab jetzt|ab sofort|jetzt|nur noch|neuerdings|desormais|a partir de (?:maintenant|ahora|agora)|maintenant|plus que|ahora|adesso|d ora in poi|ora|agora|daqui pra frente)\b/;
/** What a change of how often may be said in, and nothing of a set, a session or a day. */
const OF_ELSE = compiled(
  `\\?|\\d ?[x@] ?\\d|\\b(?:reps?|sets?|kgs?|lbs?|min\\w*|did|done|today|yesterday|this week|heute|gestern|aujourd|hier|hoy|ayer|oggi|ieri|hoje|ontem|more|mehr|if|wenn|si|se|left|until|till|off|rest|ago|of|been|went|so far|next|last|plan|log|eat|ate|meals?|coffees?|runs?|missed|skipped|${EXERCISE})\\b`,
);
const LONGEST = 70;
const COUNTED = compiled(`\\b${COUNT}(?![a-z])`);
const KNOWN_COUNT = compiled(
  `^(?:once|twice|thrice|\\d)(?: ?(?:-|to|or) ?\\d)?(?= ?(?:${TIMES}|a |per |each |every ))`,
  "i",
);
const FEW = `(?:${COUNT.replace("(\\d", "(?:\\d")}|(?:\\d|${Object.keys(WORDS).join("|")}))`;
const WEEKLY =
  "(?: (?:a|per|each|every|the|die|pro|in der|par|por|a la|alla|na) (?:week|wk|woche|semaine|semana|settimana)| weekly| wochentlich)?";
/** How often it was before: "not 3", "instead of 3 days a week", "from 5 to", "used to do 5 days, now". */
const WAS = compiled(
  `,? ?(?:\\b(?:and not|not|instead of|rather than|no longer|statt|anstatt|nicht mehr|und nicht|au lieu de|et pas|en vez de|en lugar de|y no|ya no|invece di|e non|non piu|em vez de|e nao)) ${FEW}${WEEKLY}(?= ?(?:$|[,.;!]|any ?more|now))|\\b(?:went|gone|going|cut|dropp?ed|bumped|moved|changed|switched|reduziert|reduziere|passe\\w*|baje|baj[eo]|pase|sono passat[oa]|passei|gehe?|bin) (?:it |down |up |back |jetzt |mich )*(?:from|von|de|da) ${FEW}${WEEKLY} (?:down |up )?(?=(?:to|auf|a|para) )|\\b(?:used to|fruher|avant|antes|prima) (?:[a-z]+ ){0,3}${FEW}${WEEKLY},? (?:but |and )?(?=(?:now|jetzt|maintenant|ahora|adesso|agora)\\b)`,
);
/** "Down to two": behind what was told a moment ago no word for the days is needed. */
const BARE = compiled(
  `\\b(?:more like|make (?:that|it)|rather|eher|plutot|mas bien|piuttosto|mais para|down to|up to|back to|from here on|now(?: it is| its| i do| only)?|only|nur noch|jetzt(?: nur)?|plus que|ahora(?: solo)?|adesso(?: solo)?|agora(?: so)?|to|auf|a|para) (\\d|${Object.keys(WORDS).join("|")})(?= ?(?:$|[,.;!]|a week|now|die woche|to be (?:honest|fair)|tbh|if i am honest|really|actually))`,
);
/** Why it is so, behind how often it is. */
const BECAUSE =
  /,? (?:cos|coz|cuz|because|since|as|due to|thanks to|weil|wegen|da|parce que|a cause|porque|por|perche|per|por causa)\b.*$/;
/** Nothing but how often: of one's training, though neither training nor anything else is named. */
const NOTHING_ELSE =
  /^(?:(?:i|am|im|m|ich|je|do|doing|train|training|work|working|out|go|going|to|the|gym|mache?|trainiere|gehe?|ins|fais|vais|entreno|hago|faccio|mi|alleno|treino|faco|on|at|it|is|its|so|ok|okay|actually|btw|also|by|way|fyi|update|can|make|manage|only|just|now|jetzt|ahora|adesso|agora|maintenant|nur|noch|solo|these|days|from|down|up|a|per|each|every|week|wk|die|pro|woche|par|por|semaine|semana|alla|settimana|weekly|que|plus|und|and|e|y|et)(?![a-z])|[ ,.!;'-])*$/;

const countOf = (word: string): number | undefined => (/^\d$/.test(word) ? Number(word) : WORDS[word]);

/**
 * How often somebody trains now: "only twice from now on", "ab jetzt nur noch 2 mal" behind how often it was, and "4 days now, not 3"
 * by itself. `null` where nothing says so.
 */
export function readTimesChanged(text: string, recent: readonly RecentFact[]): FactDraft | null {
  if (text.length > LONGEST) return null;
  const known = recent.find(({ type, key }) => type === "availability" && key === "availability:frequency");
  const told = foldText(text).replace(BECAUSE, "");
  const folded = told.replace(WAS, " ");
  const contrasts = folded !== told;
  if (known === undefined && !contrasts) return null;
  const isOfIt = contrasts || (known?.isJustTold === true && recent[0] === known);
  const said = COUNTED.exec(folded) ?? (isOfIt ? BARE.exec(folded) : null);
  if (said === null || !(contrasts || NOW.test(folded) || BARE.test(folded))) return null;
  const rest = folded.replace(said[0], " ").replace(/\bmore like\b/, " ");
  if (OF_ELSE.test(rest) || OF_OTHERS.test(folded)) return null;
  if (known === undefined && !NOTHING_ELSE.test(rest)) return null;
  const count = countOf(said[1] ?? said[0]);
  if (count === undefined || count < 1 || count > 7) return null;
  if (known === undefined) return state("availability", `${count} days a week`, "availability:frequency");
  const was = KNOWN_COUNT.exec(known.value)?.[0];
  if (was === undefined) return null;
  const isTimesTold = /^\d/.test(was);
  const value = known.value.replace(was, isTimesTold ? String(count) : `${count} times`);
  return value === known.value ? null : { ...state("availability", value), key: known.key };
}
