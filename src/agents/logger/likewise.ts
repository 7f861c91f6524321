import { sideMeant } from "../../language/acts/meantChange.ts";
import { type Correction, change } from "../../language/corrections/correction.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { entriesNamed } from "./entriesNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import { variantMeant } from "./variantMeant.ts";

/** "Hammer too", "the front ones as well", "Schrägbank auch". */
const TOO =
  /^\W*(?:(?:and|then|oh|yeah|yes|did|i did|und|et|y|e) )*(?:(?:the|my|die|das|les|la|le|las|los|el|le|il|i|as|os|a|o) )?([^\d,.;:?!]{3,40}?)(?: ones?)? (?:too|as well|likewise|auch|ebenso|aussi|egalement|tambien|anche|tambem)[\s.!]*$/u;
const SAME = /\b(?:same|gleich\w*|selbe\w*|meme|pareil|mism[oa]s?|igual|stess[oaie]|uguale|mesm[oa]s?|ditto)\b/;
const OF_LOAD =
  /\b(?:weight(?:s|ed)?|loads?|loaded|kilos|kgs?|pounds|lbs|(?:zusatz)?gewicht\w*|poids|lest[eé]e?s?|charge|peso|lastrad[oa]s?|carga|carico|zavorrat[oaie])\b/;
/** Nothing on it, or another weight than before: told elsewhere. */
const OTHER =
  /\b(?:then|no|not|without|ohne|sans|sin|senza|sem|as (?:last|before|always|usual)|than|more|less|next|will|should)\b/;
const MOST_WORDS = 9;

const variantTold = (text: string, entry: LogEntry, catalog: LoggerParts["catalog"]): string | null => {
  const phrase = TOO.exec(text)?.[1];
  const variant = phrase === undefined ? null : variantMeant(phrase, entry, catalog);
  // Of another movement nobody knows how much it was.
  return variant?.split(" ").at(-1) === entry.exercise.name.split(" ").at(-1) ? variant : null;
};

/** "Other side too", "right arm as well". */
const SIDE_TOO =
  /^(?:(?:and|then|did|i did|und|et|y|e) )*(?:(?:the|my|die|auf der|le|la|l|el|il|o|a) ?['’]? ?)?(?:(?:other|opposite|left|right) (?:side|arm|leg|hand|one)|(?:andere|linke|rechte) (?:seite|arm|bein)|autre (?:cote|bras|jambe)|otr[oa] (?:lado|brazo|pierna)|altr[oa] (?:lato|braccio|gamba)|outr[oa] (?:lado|braco|perna)) (?:too|as well|likewise|same|auch|aussi|tambien|anche|tambem)[\s.!]*$/;
const REPEATED: Extract<Correction, { kind: "repeat" }> = {
  kind: "repeat",
  scope: "entry",
  count: 1,
  parts: [],
  exercise: null,
  when: null,
  as: null,
};

/**
 * What is told of one exercise by another without a figure: the same sets of another variant ("hammer too" after curls), or that one of the last entries was
 * loaded as the other was ("the dips were weighted too, same"); where no load is known to be meant it is asked for. `null` for anything else.
 */
export function likewise(said: string, last: readonly LogEntry[], catalog: LoggerParts["catalog"]): Correction | null {
  const text = foldText(said);
  const [newest] = last;
  if (newest === undefined || /[\d?]/.test(text) || text.split(" ").length > MOST_WORDS) return null;
  const variant = last.length === 1 ? variantTold(text, newest, catalog) : null;
  if (variant !== null) return { ...REPEATED, exercise: variant };
  // "Then dumbbell bench flat, same weight": what comes next has the name of the last one, too.
  const side = last.length === 1 && SIDE_TOO.test(text) ? sideMeant(said, newest) : null;
  if (side !== null && newest.sets.every((set) => set.side !== side && set.side !== "each"))
    return { ...REPEATED, parts: [{ sets: "all", changes: [{ what: "side", side }] }] };
  if (!OF_LOAD.test(text) || OTHER.test(text) || (last.length < 2 && SAME.test(text))) return null;
  const { wanted, isKept } = entriesNamed(text.replace(OF_LOAD, " "), last, catalog);
  const [meant, ...more] = wanted;
  if (meant === undefined || more.length > 0 || isKept) return null;
  const loads = last
    .filter((entry) => entry !== meant)
    .flatMap(({ sets }) => sets.filter(({ weight }) => weight !== null));
  const [load] = loads;
  const isOne = load !== undefined && loads.every(({ weight, unit }) => weight === load.weight && unit === load.unit);
  if (!SAME.test(text))
    return WEIGHTED.test(text) ? change({ wrong: "weight", target: null, ...at(meant, last) }) : null;
  // What it has already is hardly what the other had.
  const isBare = meant.sets.every(({ weight }) => weight === null);
  if (!isOne || !isBare || load?.weight == null) return change({ wrong: "weight", ...at(meant, last) });
  const found: Change =
    load.load === "added"
      ? { what: "load", load: "added", value: load.weight, unit: load.unit }
      : { what: "field", field: "weight", value: load.weight, unit: load.unit, instead: null };
  return change({ parts: [{ sets: "all", changes: [found] }], ...at(meant, last) });
}
const WEIGHTED =
  /\b(?:weighted|loaded|lest[eé]e?s?|lastrad[oa]s?|zavorrat[oaie]|(?:with|had|mit|avec|con|com) (?:(?:some|added|extra) )?(?:weights?|(?:zusatz)?gewicht|poids|peso))\b/;

const at = (meant: LogEntry, last: readonly LogEntry[]) => ({
  place: last.length > 1 ? last.indexOf(meant) + 1 : null,
});
