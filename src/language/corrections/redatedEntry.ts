import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change } from "./correction.ts";
import { phraseIn, takeMeantDay } from "./correctionPhrases.ts";
import { namedSets } from "./setSelectors.ts";
import { withoutRemark } from "./withoutRemark.ts";

const NAME = "([^\\d,.;:?]{3,40}?|(?:the |my )?(?:2nd|3rd|[4-9]th) \\p{L}+)";
/** "Move the squat to Thursday". */
const ORDERED = entered(
  compiled(
    `^(?:(?:re-?|back-?)?date|move|shift|put|change|set|verschieb\\w*|leg\\w*|setz\\w*|trag\\w*|mueve|pasa|pon|deplace[rz]?|mets|mettez|passe|sposta|metti|muda|poe|coloca) ${NAME} (?:back )?(?:to|on|onto|for|auf|a|al|au|pour|para|su)(?: the)? (.+)$`,
    "u",
  ),
);
/** "The bench was yesterday", "the first one was on Monday". */
const TOLD = entered(
  compiled(
    `^${NAME} (?:was|were|is from|are from|war(?:en)?|era(?:n)?|fue(?:ron)?|foi|etait) (?:(?:actually|really|done|from|on|for|eigentlich|am|vom|el|le|il|de|em) )*(.+)$`,
    "u",
  ),
);

/** What a ride or a run is called by. */
const MACHINE =
  /^(?:turbo|trainer|treadmill|bike|rower|erg|elliptical|spin|stepper|laufband|velo|bici|rulli|swim|ride|hike|class)$/;
const ALL =
  /^(?:both|all(?: of (?:them|those|it))?|everything|alles?|beides?|les deux|tous|tout|ambos|tod[oa]s?|entramb[ie]|tutt[oie]|tudo)$/;

/** An entry that is named, and the day that it belongs to. In: folded text without its opening words. */
export function readRedatedEntry(text: string): Correction | null {
  const told = text.replace(
    /(?: (?:as well|too|also|instead|please|actually|btw|by the way|tho|though|sorry|eigentlich|en fait|en realidad|in realta|na verdade|auch|aussi|tambien|anche|tambem))+[\s.!]*$/,
    "",
  );
  const found = ORDERED.exec(told) ?? TOLD.exec(told);
  if (!found) return null;
  const dated = takeMeantDay(found[2] ?? "");
  if (dated.when === null || dated.text.replace(/[\s.,!]/g, "") !== "")
    // "Move today's bench to yesterday, I forgot to log it then".
    return ORDERED.test(told)
      ? (withoutRemark(told)
          .map(readRedatedEntry)
          .find((said) => said !== null) ?? null)
      : null;
  if (ALL.test(found[1] ?? "")) return change({ when: dated.when, every: true });
  const name = (found[1] ?? "").replace(/ (?:exercise|entry|log|ubung|exercice|ejercicio|esercizio)$/, " one");
  const placed = namedSets(name.replace(/ one$/, ""));
  if (placed !== null && placed.sets !== "all" && placed.rest === "")
    return change({ when: dated.when, place: placed.sets.from });
  const target = phraseIn(name);
  return target?.split(" ").some((word) => isMovementWord(word) || MACHINE.test(word))
    ? change({ when: dated.when, target })
    : null;
}
