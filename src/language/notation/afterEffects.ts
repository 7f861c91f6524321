import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";
import { BODY_PARTS } from "./remarkWords.ts";

/** How somebody is the days after, folded. */
const WORN =
  "(?:sore|soreness|doms|stiff|stiffness|tired|fatigued?|fried|cooked|dead(?! ?-?(?:lifts?|hangs?|bugs?))|toast(?:ed|y)?|smoked|shot|wrecked|trashed|destroyed|battered|heavy|flat|leaden|achy|aching|ached|beat|beaten up|tight|knackered|exhausted|jelly|gone|done|hurting|recovering|" +
  "muskelkater|mude|muede|platt|kaputt|schwer|erschopft|steif|zerstort|im eimer|angeschlagen|" +
  "courbatur\\w*|courbatues?|fatigue\\w*|mortes?|morts?|lourde?s?|raides?|cassee?s?|cramee?s?|detruite?s?|videe?s?|fracassee?s?|" +
  "agujetas|cansad[oa]s?|cargad[oa]s?|muert[oa]s?|reventad[oa]s?|pesad[oa]s?|destrozad[oa]s?|fundid[oa]s?|dolorid[oa]s?|" +
  "dolorant[ei]|stanc(?:o|a|hi|he)|distrutt[oaei]|pesant[ei]|mort[oaei]|cott[oaei]|indolenzit[oaei]|" +
  "mortas?|destruid[oa]s?|quebrad[oa]s?|moid[oa]s?|acabad[oa]s?)";
const FROM =
  "(?:from|after|since|because of|thanks to|following|courtesy of|von|vom|nach|wegen|seit|des?|du|d'|depuis|apres|a cause d[eu]s?|por|desde|tras|despues de|del|dall[aeo']|dagli|dai|dal|da|di|dopo|dell[aeo']|degli|dei|dos?|das?|depois d[aeo]s?)(?:(?<=') ?| )";
/** What it was that wore them out: a few words without figures, up to the end of what is said. */
const WORK = "[^\\d,.;!?\\n()]{2,50}?(?=[,.;!?\\n()]|$| (?:but|so|still|and|aber|trotzdem|mais|pero|ma|mas)(?!\\p{L}))";
const OPENS =
  "(?<=^|[,.;:!?\\n()–—-] ?|(?<!\\p{L})(?:but|and|though|because|cause|cos|bc|aber|und|weil|mais|et|car|pero|y|porque|ma|e|perche|mas) )";
const ON = "(?<=\\s)(?:on|with|despite|auf|mit|trotz|sur|avec|malgre|con|a pesar de|nonostante|com|apesar) ";
const WORN_OUT = entered(
  compiled(
    `((?:${OPENS}|${ON})(?:[^\\s\\d,.;:!?\\n()]+ ){0,6}?)${WORN}((?: [^\\s\\d,.;:!?\\n()]+){0,3}?) (${FROM}${WORK})`,
    "giu",
  ),
);
/** "Pulled my left calf": an injury, and no deadlift. */
const STRAINED = entered(
  /(?<!\p{L})pulled (?:(?:my|a|the|both|something in my) )+(?:(?:left|right|upper|lower|inner|outer) )*(?:muscles?|cal(?:f|ves)|hamstrings?|hammy|hammies|groin|quads?|glutes?|hip flexors?|adductors?|back|lats?|pecs?|biceps?|triceps?|traps?|neck|obliques?|abs?|abdominals?|achilles|shoulder|rib|chest)(?!\p{L})/giu,
);
/** Parts of the body that exercises are named by, too. */
const NAMED_BODY = /^(?:legs?|abs|core|calves|calf|lats?|pecs?|traps?|hips?)$/;

/**
 * Where a message says what somebody is still tired or sore from ("legs were cooked from squats on Thursday"): neither
 * its exercise nor its day are those of the sets. Out: stretches; of a clause that names another exercise, only what
 * wore it out. Linear.
 */
export function afterEffects(text: string): Stretch[] {
  const folded = alignedFold(text);
  const strained = STRAINED.matches(folded).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  if (!/\d/.test(folded)) return strained;
  const worn = WORN_OUT.matches(folded).flatMap((match) => {
    const [whole, lead = "", between = "", work = ""] = match;
    // "heavy squats from Monday": the day of those.
    if (namesExercise(between)) return [];
    const end = match.index + whole.length;
    return { start: namesExercise(lead) || TODAY.test(lead) ? end - work.length : match.index, end };
  });
  return [...strained, ...worn];
}

const TODAY = /(?<!\p{L})(?:today|tonight|now|heute|aujourd'?hui|hoy|oggi|hoje)(?!\p{L})/u;
const namesExercise = (words: string): boolean =>
  words.split(/[^\p{L}-]+/u).some((word) => isMovementWord(word) && !BODY_PARTS.has(word) && !NAMED_BODY.test(word));
