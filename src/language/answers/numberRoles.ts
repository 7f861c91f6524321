import { compiled } from "../patterns/compiled.ts";
import { CARDINALS } from "./answerWords.ts";

/** What a figure in a text stands for. */
export type NumberRole = { role: "sets" | "reps" | "weight"; value: number };

const NUMBER = "(\\d+(?:[.,]\\d+)?)";
const SETS = "(?:sets?|satze?|saetze|series?|serie[ns]?)";
const REPS = "(?:reps?|repetitions?|wdh|wiederholungen|repeticiones|ripetizioni|repeticoes)";
const LINK = "(?:is|was|as|for|being|are|were) (?:the )?";
const pattern = (source: string) => compiled(source, "g");

const ROLES: readonly (readonly [RegExp, readonly NumberRole["role"][]])[] = [
  [pattern(`\\b${NUMBER} ?${SETS} (?:of|x|a|de|di|von|zu|mit) ${NUMBER}`), ["sets", "reps"]],
  [pattern(`(?<![x*\\d.] ?)\\b${NUMBER} ?[x×*] ?${NUMBER}(?! ?(?:[x×*]|kg|kilo|lb|pound)|\\d)`), ["sets", "reps"]],
  [pattern(`\\b${NUMBER} ?${SETS}\\b`), ["sets"]],
  [pattern(`\\b${NUMBER} ?${REPS}\\b`), ["reps"]],
  [pattern(`\\b${REPS} (?:of |is |are |was |were )?${NUMBER}`), ["reps"]],
  [pattern(`\\bsets of ${NUMBER}`), ["reps"]],
  [pattern(`\\b${NUMBER} ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|pfund|libras?|livres?)\\b`), ["weight"]],
  [pattern(`(?:\\bat|\\bwith|@) ?${NUMBER}`), ["weight"]],
  [pattern(`\\b(?:weight|load)(?: (?:is|was|of))? ${NUMBER}`), ["weight"]],
  [pattern(`\\b${NUMBER} ${LINK}(?:weight|load)`), ["weight"]],
  [pattern(`\\b${NUMBER} ${LINK}reps`), ["reps"]],
  [pattern(`\\b${NUMBER} ${LINK}sets`), ["sets"]],
];
const SPELLED = compiled(
  `\\b(${[...CARDINALS.keys()].join("|")})(?= (?:${SETS}|${REPS}|kgs?|kilos?|lbs?|pounds?)\\b)`,
  "g",
);
const LONGEST = 500;

/**
 * The figures of a text that say themselves what they are: "two sets of 5 at 45" is sets 2, reps 5, weight 45. In:
 * text in lower case, of which 500 characters are looked at. Bare figures are left out; a decimal comma is a point.
 */
export function numberRoles(text: string): NumberRole[] {
  const found: NumberRole[] = [];
  let rest = text.slice(0, LONGEST).replace(SPELLED, (word) => String(CARDINALS.get(word)));
  for (const [regex, roles] of ROLES) {
    rest = rest.replace(regex, (whole: string, ...figures: unknown[]) => {
      roles.forEach((role, index) => {
        found.push({ role, value: Number(String(figures[index]).replace(",", ".")) });
      });
      return " ".repeat(whole.length);
    });
  }
  return found;
}
