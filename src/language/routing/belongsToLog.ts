import type { FactType } from "../../protocol/facts.ts";
import type { Route, RouteDecision } from "../../protocol/turn.ts";
import { notKnown } from "../notation/notKnown.ts";
import { isOfLater } from "../notation/otherTimes.ts";
import { IS_REGRET, LOOKS_BACK } from "../notation/regrets.ts";
import { compiled } from "../patterns/compiled.ts";
import { readFacts } from "../person/facts/readFacts.ts";
import { isOfSetsBefore } from "./ofSetsBefore.ts";
import { onlyTells } from "./onlyTells.ts";
import { wordsFrom } from "./wordsFrom.ts";

const MOST_TITLE_WORDS = 5;
/** A session or a part of the body is named, and nothing said of it. */
const BARE = new Set(["generate.bare_session", "generate.bare_topic"]);
const REMARKS: ReadonlySet<Route> = new Set(["COACH", "PROFILE", "SMALLTALK", "OFF_TOPIC"]);
/** A part of which less is known is not much to go by. */
export const DOUBTED = 0.6;
/** "Hit legs hard." before what was done. */
const HIT = /^\W*(?:(?:i|we|just|today) )*(?:hit|smashed|crushed|trained|did) (?!me\b|us\b)[^?]{0,40}$/i;

/** Where in a programme somebody is: no figures of a set. */
const PROGRAMME = /\b(?:couch to 5k|c25k|w(?:ee)?k ?\d{1,2}|d(?:ay)? ?\d|5\/3\/1|531)\b/gi;

const NAMES_KIND =
  /^\W*(?:(?:rest[ -]?pauses?|myo(?:[ -]?reps?)?|drop[ -]?sets?|clusters?|pauses?)\b[^?\p{L}]*\d[\d+,/ x×@.]*\W*$|pauses? (?:on|at|in|off) (?:the|each|every|my) (?:box|chest|bottom|top|floor|hole|rep|pins?)\b)/iu;
/** "… then 30 min bike easy": the next line of the diary. */
const NEXT_LINE =
  /^\W*(?:(?:and|then|also|plus|after that|afterwards|und|dann|danach|et|puis|ensuite|y|luego|e|poi|depois)[ ,]+){0,2}(?:\d+ ?-?min\w*|half an hour|an hour)(?: (?:of|on|easy|steady|light|slow|brisk|incline|recovery|cool(?:ing)?[ -]?down|warm[ -]?down|zone ?[1-3]|auf dem|de|di|sur le|en la|na|sulla))*(?: (?:the|an?|stationary|spin|le|la|el|il|o))* ?(?:bike|rower|erg|rowing|elliptical|cross ?trainer|treadmill|stair ?(?:master|climber)|walk(?:ing)?|run(?:ning)?|jog(?:ging)?|swim|rad|laufband|crosstrainer|ergometer|v[ée]lo|tapis|rameur|bici|cinta|el[íi]ptica|cyclette|esteira|bicicleta)\b[^?]{0,40}$/i;
const RESTED =
  /^\W*(?:with |w\/ ?)?(?:rest(?:ing|ed|s)?|pause|pausen|recup|repos|descanso|riposo|recupero)(?: (?:of|was|between|von|de|di))?:? ?\d[\d:.,]*(?: ?-? ?\d[\d:]*)? ?(?:s|secs?|seconds?|sek|m|mins?|minutes?|min\w*)?(?: (?:between|each|in between|zwischen|entre|tra)(?: \p{L}+){0,2})?\W*$/iu;
/** "No wait, 70 kg": thought twice about what stands before it. */
const THOUGHT_TWICE =
  /^\W*(?:(?:no|oh|ah|um|oops|sorry)[ ,]+)*(?:wait|hang on|hold on|scratch that|actually|sorry|i mean|i meant|nein|quatsch|moment|non|pardon|no espera|perd[oó]n|anzi|aspetta|espera|desculpa)\b[ ,:.-]*\d[^?]{0,24}$/i;
/** Rules that hear a subject of the coach in any words. */
const ON_SUBJECT: ReadonlySet<string> = new Set([
  "coach.known_topic",
  "coach.state_of_body",
  "coach.planned_numbers",
  "coach.sum",
]);
const DAY =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|segunda|ter[çc]a|quarta|quinta|sexta";
/** "tue and thu" on a line below what was done: when it was. */
const ONLY_DAYS = compiled(
  `^\\W*(?:(?:on|both|am|le|el|il|no|na) )?(?:${DAY})(?:[\\s,;&+/]+(?:(?:and|und|et|y|e) )?(?:${DAY}))+\\W*$`,
  "iu",
);
/** "!! pb" behind what was done. */
const A_RECORD = /^\W*(?:(?:a |my )?(?:new |huge |big )?(?:pb|pr|personal best|record|bestzeit|rp|mmp))\W*$/iu;
/** Routes that a remark on what comes next is heard as. */
const OF_NO_ORDER: ReadonlySet<Route> = new Set(["EXECUTE_WORKOUT", "COACH", "SMALLTALK", "OFF_TOPIC"]);
const FEW_WORDS = 4;
/** "… 3h incl. coffee stop": a few words behind the sets that food, a place or a mood comes up in. */
const isRemarkOnSets = (part: RouteDecision): boolean =>
  (part.rule === "nutrition.about_food" || part.rule === "nutrition.food") &&
  onlyTells(part) &&
  wordsFrom(part.text).length <= FEW_WORDS;

/** What is told of oneself that outlasts the day. */
const LASTING: ReadonlySet<FactType> = new Set<FactType>([
  "name",
  "age",
  "birthdate",
  "location",
  "occupation",
  "goal",
  "equipment",
  "availability",
  "diet",
  "allergy",
  "event",
  "medication",
  "height",
]);
const ANY_DAY = "2026-01-14";

/** Whether a part is the heading of the log after it ("Push day") or a remark on the log beside it. */
export function belongsToLog(part: RouteDecision, isBefore: boolean): boolean {
  // "lying leg curls 35 kg rest pause 12+4+3": a kind of set.
  if (!isBefore && (NAMES_KIND.test(part.text) || (NEXT_LINE.test(part.text) && onlyTells(part)))) return true;
  if (!isBefore && part.by === "classifier" && THOUGHT_TWICE.test(part.text)) return true;
  // "…, should have done 4 sets": what the sets before it fell short of.
  if (!isBefore && IS_REGRET.test(part.text) && !part.text.includes("?")) return true;
  // "Could have done 2 more on the last set. Bench 5x5 80": what is in reserve, and what the sets might have been.
  if (LOOKS_BACK.test(part.text) && part.route !== "WORKOUT_LOG") return true;
  // "…, poulie triceps je sais plus combien 4 séries": told, not described.
  if (!isBefore && part.rule === "generate.described" && notKnown(part.text).length > 0) return true;
  // "…. Next time 122.5": what comes after the sets beside it.
  if (!isBefore && isOfLater(part.text) && OF_NO_ORDER.has(part.route) && onlyTells(part)) return true;
  if (!isBefore && isOfSetsBefore(part.text)) return true;
  // "4x500m … rest 2:00": between the sets.
  if (!isBefore && (RESTED.test(part.text) || ONLY_DAYS.test(part.text) || A_RECORD.test(part.text))) return true;
  // "4x5 geschafft!! Mein nächstes Ziel ist …": what is to be known for good is no remark on the sets.
  const told = part.route === "PROFILE" ? readFacts(part.text, { day: ANY_DAY, byRulesAlone: true }) : null;
  if (told?.some(({ type }) => LASTING.has(type))) return false;
  // "… at 80 %, max is 150 kg so 120": nothing of oneself after all.
  const tells = onlyTells(part) || (told?.length === 0 && !part.text.includes("?"));
  if (told?.every(({ type }) => type === "personal_record") && tells) return true;
  // "Program says 5x5 but I did 3x5": what was set is told for the sake of what was done.
  if (isBefore && part.rule === "coach.quoted" && !part.text.includes("?")) return true;
  // "…, 4k in total, 1.5 h in the water": a subject of ours comes up in what is told of the sets, and nothing is asked about it.
  if (!isBefore && ON_SUBJECT.has(part.rule ?? "") && onlyTells(part)) return true;
  if (/\d/.test(part.text.replace(PROGRAMME, " "))) return false;
  if (!isBefore && part.by === "classifier" && part.confidence < DOUBTED && onlyTells(part)) return true;
  if (!isBefore && isRemarkOnSets(part)) return true;
  if (isBefore && (BARE.has(part.rule ?? "") || HIT.test(part.text))) return true;
  if (!onlyTells(part)) return false;
  return REMARKS.has(part.route) || (isBefore && wordsFrom(part.text).length <= MOST_TITLE_WORDS);
}
