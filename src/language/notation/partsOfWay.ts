import type { Stretch } from "./otherTimes.ts";

const WAY = "(?:kms?|k|mi|miles?|millas|m|met(?:er|re)s?|kilomet(?:er|re)s?|kil[oó]metros?|kilometern?|chilometri)";
const FIGURE = "\\d{1,5}(?:[.,]\\d{1,2})?";
const HOLDS =
  "(?:incl(?:uding|udes|\\.)?|of which|of that|davon|darin|dont|incluyendo|de los cuales|di cui|incluindo|dos quais)";
const PLACE =
  "(?:first|last|final|middle|ersten?|letzten?|premiers?|derniers?|primeros?|[uú]ltimos?|primi|ultimi|primeiros?)";
const THE = "(?:(?:the|my|die|les|los|gli|i|os) )?";
/** "incl 4 km tempo", "first 2 km easy", "with 4 km at tempo pace": up to the pause behind it. */
const PART = new RegExp(
  `(?<![\\p{L}\\d])(?:${HOLDS} ${THE}(?:${PLACE} )?(?:\\d{1,2} ?[x×] ?)?(${FIGURE}) ?${WAY}|${THE}${PLACE} (${FIGURE}) ?${WAY}|(?:with|w/|mit|con|avec|com) (${FIGURE}) ?(?:${WAY}(?= (?:at|of|hard|easy|tempo|fast|uphill|hills?|schnell\\p{L}*|hart\\p{L}*|vite|rapides?|fuertes?|r[aá]pid[oa]s?|fort[ei]|veloci|fortes?)(?!\\p{L}))|(?=@|at (?:tempo|mp|hmp|10k|5k|threshold|race|marathon) )))(?!\\p{L})[^,.;!?()\\n]*`,
  "giu",
);
const MAY_PART = new RegExp(
  `\\d ?${WAY}(?!\\p{L}).*(?:${HOLDS}|${PLACE}|with|w/|mit|con|avec|com) .*\\d ?(?:${WAY}|@|at )`,
  "iu",
);
const WHOLE = new RegExp(`(${FIGURE}) ?${WAY}(?!\\p{L})[^.!?\\n]*$`, "iu");

/**
 * Parts of a way that was told whole: "ran 10 km, first 2 km easy". In: a message as typed. Out: the stretches in order; none where
 * no longer way stands before them in their sentence. Linear.
 */
export function partsOfWay(text: string): Stretch[] {
  if (!MAY_PART.test(text)) return [];
  return [...text.matchAll(PART)].flatMap(({ index, 0: words, 1: held, 2: placed, 3: carried }) => {
    const whole = WHOLE.exec(text.slice(0, index))?.[1];
    const part = held ?? placed ?? carried ?? "";
    const isPart = whole !== undefined && (held !== undefined || toNumber(part) < toNumber(whole));
    return isPart ? [{ start: index, end: index + words.trimEnd().length }] : [];
  });
}
const toNumber = (figure: string): number => Number(figure.replace(",", "."));
