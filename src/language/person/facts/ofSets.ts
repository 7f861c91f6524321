import type { FactType } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { isMovementWord } from "../../notation/clauseWords.ts";

export const OWN_AFFAIRS =
  /\b(?:i|me|my|im|am|pr|pb|max\w*|rm|1rm|best|record|first time|hurts?|pain|sore|tweaked|hate|love|weigh\w*|bw|\d{2,3}(?:[.,]\d)? ?(?:kgs?|lbs?) body ?weight|year|old|mein\w*|ich|mon|ma|je|mi|yo|mio|mia|eu|meu|minha|massimale|rekord|recorde?|back|knee|shoulder|hip|wrist|elbow|ankle|neck|geht nicht|nicht drin)\b/;

/** What a name of a lift or of a workout can be taken for: "one arm row", "Fight Gone Bad". */
export const OF_WORDS: ReadonlySet<FactType> = new Set([
  "health_condition",
  "event",
  "preference_like",
  "preference_dislike",
]);
const TELLS_SETS =
  /\d ?(?:kgs?|lbs?|kilos?|pounds?|#) (?:(?:for|x|otr[ao]s?|por|pour|per|da|mal) )?\d|\b(?:repes|reps?|wdh|rep(?:etitions?|eticiones|eticoes)|ripetizion\w*|wiederh\w*|rpm)\b|\d ?[lr] ?\/ ?\d|\d ?[x×@*] ?\d|\d ?(?:kgs?|lbs?),? ?\d|\b(?:sets?|reps?|rounds?|\d+ (?:trips?|laps?)|(?:each|per|an?) (?:hand|side|arm|leg))\b|\d ?m\b.{0,20}\d ?m\b/;
/** "2x12.5 kg dbs": two of them, and no sets. */
const PAIR_OWNED =
  /\b2 ?x ?\d{1,2}(?:[.,]\d)? ?(?:kgs?|lbs?)? ?(?=(?:dbs?|dumb ?bells?|kbs?|kettle ?bells?|kurzhanteln?|hanteln?|kh|halteres?|mancuernas|manubri|halteres)\b)(?! ?(?:dbs?|dumb ?bells?|kbs?|kettle ?bells?) (?:x|for) ?\d)/g;
/** "64 kg 1.81": a mass and a height. */
const HEIGHT_BEHIND = /(?<=\d ?kgs?,? ?)1[.,][4-9]\d(?![\d.,]| ?(?:kgs?|lbs?|km|[x×*]))/g;
/** "30sR/30sL", "20 rpm", "5r/5l": sides and rates of sets. */
const TELLS_SIDES = /\d ?s ?[rl]\b|\d ?[rl] ?\/ ?\d|\d ?rpm\b/;
/** "80kg/5/5", "60 kg x 8 x 3": nothing but a load, repetitions and sets. */
const LOAD_REPS_SETS = /^\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|lbs?) ?[/x×] ?\d{1,2} ?[/x×] ?\d{1,2}$/;
const TELLS_BODY =
  /\d ?cm\b|(?<![\d.,])[4-7] ?['\u2019\u2032] ?(?:\d|1[01])(?!\d)|\b(?:cm|foot|feet|ft|yo|yrs?|years?|age|aged|male|female|height|weigh|weighed|weighing|body ?weight|bw|(?:dad|mum|mom|father|mother) of|\d\d (?:anni|ans|anos|jahren?))\b/;

/** "Trained back:", "back day": a part that was trained, and no complaint. */
const TRAINED_PART =
  /\b(?:trained|did|hit|worked|smashed|training) (?:my )?(?:back|shoulders?|neck)\b(?= ?(?:[,:=-]|today|yesterday|and\b|$))|\b(?:back|shoulders?)(?= ?(?:day|workout|session|training|[:=]))/g;

/** "Bench 60 kg 12, 80 kg 8, 90 kg 5", "carry 60 kg 50m, 50m": what is counted or lifted is nobody's weight or age. */
export function areSets(said: string): boolean {
  const folded = foldText(said)
    .replace(/\bweights?\b/g, " ")
    .replace(TRAINED_PART, " ")
    .replace(PAIR_OWNED, " ")
    .replace(HEIGHT_BEHIND, " ");
  if (TELLS_SIDES.test(folded) || LOAD_REPS_SETS.test(folded)) return true;
  if (!TELLS_SETS.test(folded) || OWN_AFFAIRS.test(folded) || TELLS_BODY.test(folded)) return false;
  return folded.split(/[^a-z]+/).some((word) => isMovementWord(word));
}

const DEED =
  /^(?:i |we )(?:just |also )?(?:did|ran|rode|swam|walked|rowed|cycled|biked|jogged|benched|squatted|deadlifted|pressed|lifted|trained|hit|got)\b.*\d ?(?:x|mins?|minutes?|h|hours?|km|k|mi|miles?|m|kgs?|lbs?|reps?|sets?)\b/;
/** "Note that I ran 5k in 25 min": for the log, and nothing to know of somebody. */
export const isDeed = ({ type, value }: { type: FactType; value: string }): boolean =>
  type === "note" && DEED.test(foldText(value));
