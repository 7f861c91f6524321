import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { end, type FactDraft, type RecentFact, state } from "./factDraft.ts";

/** Left and right in six languages, each with its counterpart. */
const SIDES: readonly (readonly [left: string, right: string])[] = [
  ["left", "right"],
  ["linke", "rechte"],
  ["linkes", "rechtes"],
  ["linker", "rechter"],
  ["links", "rechts"],
  ["gauche", "droite"],
  ["gauche", "droit"],
  ["izquierda", "derecha"],
  ["izquierdo", "derecho"],
  ["sinistra", "destra"],
  ["sinistro", "destro"],
  ["esquerda", "direita"],
  ["esquerdo", "direito"],
];
const AMENDS =
  /^\W*(?:(?:oh|ah|no|nope|wait|oops|actually|i mean(?:t)?|my bad|correction|ach|nein|quatsch|falsch|entschuldigung|sorry|ich meine|non|pardon|desole\w*|enfin|perdon|digo|mejor dicho|quise decir|scusa|anzi|volevo dire|desculpa|quer dizer|alias|it'?s|the|my|das|die|der|es|ist|c est|le|la|el|il|o|a|e|è)[ ,.:!…-]+)*/;
const MOST_WORDS = 8;
/** A joint that there are two of, or a muscle, without its side. */
const SIDELESS = /^injury:(?!neck|thoracic|lumbar)[a-z ]+$/;
const SIDED = /\b(?:left|right|both)\b/;
/** "Links war das, hab mich verschrieben": the side first, then that it was a slip. */
const SIDE_WAS =
  /^\W*(?:(?:no|nein|sorry|ach|ah|oh|non|perdon|scusa)[ ,.!]+)*(?:die |der |das |la |le |el |il |the )?(left|right|links|rechts|linke[rs]?|rechte[rs]?|gauche|droite?|izquierd[ao]|derech[ao]|sinistr[ao]|destr[ao]|esquerd[ao]|direit[ao]) (?:it was|war (?:das|es|gemeint)|meinte ich|c etait|era|es|fue|foi)(?![\p{L}])/u;

/** "Perdón, la izquierda" after "my right knee": the same injury on the other side. In: a message, and what was told before it. */
export function readSideChanged(text: string, recent: readonly RecentFact[]): FactDraft[] {
  const folded = foldText(text).trim();
  if (folded.split(/\s+/).length > MOST_WORDS) return [];
  const alone = folded
    .replace(AMENDS, "")
    .replace(/^((?:the |my |on the )?(?:left|right) (?:one|side))[,;] .*$/, "$1")
    .replace(/^(?:on |in |an der |a |du |del |al )?(?:the |my |der |la |le |il |el |o |a )?(?=\w+(?: \w+)?\W*$)/, "")
    .replace(/ (?:one|side|hand side|knee|shoulder|hip|ankle|wrist|elbow|leg|arm|foot|seite|cote|lado|lato)?\W*$/, "")
    .replace(/\W+$/, "");
  const told = SIDE_WAS.exec(folded)?.[1];
  const rest = told ?? alone;
  const named = SIDES.find((pair) => pair.includes(rest));
  const isOther = /^(?:other|andere[rs]?|autre|otr[oa]|altr[oa]|outr[oa])$/.test(rest);
  if (named === undefined && !isOther) return [];
  const injuries = recent.filter(({ type }) => type === "injury");
  const [only] = injuries;
  if (only === undefined || injuries.length > 1) return [];
  const value = foldText(only.value);
  if (value.length !== only.value.length) return [];
  if (named !== undefined && SIDELESS.test(only.key) && !SIDED.test(value)) {
    const side = named[0] === rest ? "left" : "right";
    return [end("injury", only.value, only.key), state("injury", `${side} ${only.value}`, `${only.key}:${side}`)];
  }
  for (const [left, right] of SIDES) {
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      const at = value.search(compiled(`\\b${from}\\b`));
      if (at < 0) continue;
      if (named?.includes(from) === true && rest === from) return [];
      return [state("injury", `${only.value.slice(0, at)}${to}${only.value.slice(at + from.length)}`, only.key)];
    }
  }
  return [];
}
