import type { LogEntry } from "../../protocol/workoutLog.ts";
import { requestOpening } from "../answers/requestOpening.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { tellsFeel } from "../routing/tellsFeel.ts";
import { namesAMovement, tellsHowItWent } from "./howItWent.ts";

const SO_MANY =
  "(?:[2-9]|two|three|four|five|six|couple|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas)";
/** "The last two", "les deux dernières": some of the sets or repetitions, by how many they are. */
const SOME = entered(
  compiled(
    `(?<![\\p{L}\\d])(?:the |my |den |die |les |las |los |le |gli |as |os )*(?:(?:last|first|final|top|heaviest|letzten|ersten|ultim[aoe]s?|primer[ao]s|prim[ei]|primeir[ao]s) (?:couple (?:of )?)?${SO_MANY}|${SO_MANY} (?:dernier(?:e)?s|premier(?:e)?s|ultim[aoe]s?|prim[ei]|primer[ao]s))(?: (?:sets?|reps?|ones|satze|series|serie|of (?:them|those)))?(?![\\p{L}\\d])`,
    "u",
  ),
);
/** "The 200 was a grinder", "at 190 it moved well": the set with that load. */
const LOADED =
  /^(?:and |but |so )*(?:(?:the|at|on|with|my) )*(\d{1,3}(?:[.,]\d{1,2})?)(?: ?(?:kgs?|kilos?|lbs?|pounds))?(?: (?:set|one|single|double|triple))?(?:,? (?:it|that))? (?=(?:was|were|felt|moved|went|looked|flew|came|war|ging|etait|estaba|fue|era|foi)(?!\p{L}))/u;
/** "The last k", "last 500", "on the second half": a part of a way. */
const PART = entered(
  /(?:(?<= )|^)(?:(for|in|over|on|during|by|at|towards|auf|bei|dans|sur|en|nel|na|no) )?(?:the |my |den |der |dem |die |das |le |la |les |el |los |il |gli |o |os |a )?(?:very )?(?:last|final|first|second|back|letzten?|ersten?|derniers?|dernieres?|ultim[oai]s?|prim[oai]|primer[oa]s?|primeir[oa]s?) (?:(?:few|couple of|two|three|\d+(?:[.,]\d)?) ?)?(?:k|kms?|kilomet(?:er|re)s?|m|met(?:er|re)s|miles?|laps?|lengths?|min(?:ute)?s?|minuten|half|hill|stretch|halfte|metros|metri|chilometr[oi]|kilometros|\d{3})(?!\p{L})/u,
);
/** It did not count, or is to be otherwise: more than a remark. */
const IS_MORE =
  /\b(?:fail\w*|miss\w*|no ?-?rep|no ?-?lift|nothing|singles?|doubles?|triples?|(?:two|three|four|five|six|seven|eight|nine|ten)|dumb ?bells?|dbs|barbell|kettle\w*|cables?|machines?|smith|(?:hex|trap|ez|safety|cambered|axle) ?bar|warm\w*|drop\w*|delet\w*|remov\w*|skip\w*|stay\w*|keep|count\w*|wrong|should|only|instead|made|not|did ?n.?t|lower|higher|more|less|too|same|extra|up|down|added?|took|off|yesterday|today|pr|pb|max|best|amrap)\b/;
const MOST_WORDS = 10;

/**
 * Whether words only tell how some of the sets were done, which are named by how many they are or by their load: "used straps for the last two", "the 200
 * was a grinder". In: folded text, and the entry before it where that is known. Pure.
 */
export function tellsHowSomeWent(folded: string, last: Pick<LogEntry, "sets"> | null): boolean {
  const text = folded.trim();
  if (text.split(/\s+/).length > MOST_WORDS || requestOpening(text) !== null) return false;
  const some = text.replace(SOME, "the last one");
  // "L'ultima 6" tells how many it was.
  if (some !== text) return /\p{L}{3,}/u.test(some.replace("the last one", "")) && isHow(some);
  const part = text.replace(PART, (_, lead: string | undefined, at: number) =>
    lead === undefined && at === 0 ? "it" : "",
  );
  if (part !== text && tellsFeel(part)) return true;
  const load = Number(LOADED.exec(text)?.[1]?.replace(",", "."));
  return (last?.sets.some(({ weight }) => weight === load) ?? false) && isHow(text.replace(LOADED, "that one "));
}

const isHow = (said: string): boolean => !IS_MORE.test(said) && !namesAMovement(said) && tellsHowItWent(said);
