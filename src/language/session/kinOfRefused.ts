import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const THING = "(?:anything|nothing|something|stuff|things?|exercises?|moves?|movements?|variations?|any)";
const DEGREE = "(?:(?:else|remotely|even|vaguely|a bit|that is|thats|which is|at all) )*";
/** "Or anything like that", "and the like", "oder so was", "o algo parecido": the kin of what was named before it. */
const AND_THE_LIKE = compiled(
  `\\b(?:(?:or|and|nor|,) (?:other )?${THING} ${DEGREE}(?:like (?:that|it|them|those|this|these)|similar|alike|related|along those lines|(?:of|in) (?:that|the same|this) (?:kind|sort|type|vein|style|family|category))|(?:and|or) (?:the like|the likes|similar|such|co|that kind of thing|that sort of thing)|(?:oder|und) (?:so ?was|so etwas|ahnliche\\w*|dergleichen|was in der art)|(?:et|ou) (?:similaires?|(?:ce|des) (?:genre|trucs) (?:de trucs?|comme ca)|tout ce qui (?:y )?ressemble|trucs? du (?:meme )?genre)|(?:o|ni|y) (?:(?:algo|nada|cosas?|ejercicios?) )?(?:parecid[oa]s?|similar(?:es)?|por el estilo|asi)|(?:o|ne|e) (?:(?:cose|qualcosa di|niente di|esercizi) )?(?:simil[ei]|del genere)|(?:ou|nem|e) (?:(?:coisas?|algo|nada) )?(?:parecid[oa]s?|similar(?:es)?|do (?:tipo|genero)))\\b`,
  "g",
);
const HURTS =
  "(?:hurts?|hurting|kills?|killing|bothers?|bothering|aggravat\\w+|irritat\\w+|pinch(?:es)?|stings?|flares?|sets? off|painful|(?:bad|murder|hell|rough|hard) (?:for|on)|(?:give|gives) me (?:\\w+ ){0,3}(?:pain|pains|twinges?)|do not agree with|does not agree with|weh|mal|duelen?|lastiman?|male|doem|doi|machucam?)";
/** How a session keeps such kin; written and read here alone. */
const [LIKE, AS_HARD, WHOLE] = ["anything like ", "what loads like ", "the whole "];
const KINDS = [
  [LIKE, "alike"],
  [AS_HARD, "loading"],
  [WHOLE, "whole"],
] as const;

/** What is meant by words that rule out more or less than a name; `null` for a name itself. */
export function kinSaid(phrase: string): { name: string; of: "alike" | "loading" | "whole" } | null {
  const kind = KINDS.find(([lead]) => phrase.startsWith(lead));
  return kind === undefined ? null : { name: phrase.slice(kind[0].length), of: kind[1] };
}

const CANNOT =
  "(?:can not|can t|cannot|could not|can never|can only dream of|not able to|unable to|not strong enough (?:for|to)|not managed?|never managed?|no puedo|no me sale|no consigo|non (?:riesco|so)|nao consigo|je (?:ne )?(?:peux|sais|arrive) pas|schaffe|kann)";
const WHOLE_WORDS =
  "(?:full|real|proper|strict|unassisted|single|regular|normal|standard|complete|whole|clean|legit|actual|good|richtige\\w*|ganze\\w*|saubere\\w*|vraie?s?|complete?s?|completa?s?|enter[oa]s?|inter[oa]|de verdad)";
const YET = "(?:yet|still|noch|encore|todavia|aun|ancora|ainda)";
const NOT_YET_WHOLE = entered(
  compiled(
    `\\b${CANNOT} (?:\\w+ ){0,4}?${WHOLE_WORDS}\\b|\\b(?:no|kein\\w*|pas|sin|nessun\\w*|nenhuma?) (?:\\w+ ){0,2}?${WHOLE_WORDS}\\b[^,.;!?]{0,30}\\b${YET}\\b|\\b${YET} (?:no|kein\\w*|pas|nessun\\w*|nenhuma?) (?:\\w+ ){0,2}?${WHOLE_WORDS}\\b|\\b(?:no|non|nao|n|pas) [^,.;!?]{0,40}\\b(?:enter[oa]|complet[aeo]s?|inter[oa]|de verdad)\\b[^,.;!?]{0,12}\\b${YET}\\b`,
  ),
);

/**
 * "Can't do a full push-up yet": the lift as it is and what is harder of it are out, and what leads to it is not. In: plain text of
 * `sessionText` and a name that is ruled out in it. Out: the name in the words that sessions keep it by; `null` where all of it is out.
 */
function readWhole(plain: string, name: string): string | null {
  const found = NOT_YET_WHOLE.exec(plain);
  if (found === null) return null;
  const at = plain.indexOf(name);
  // Names in other languages have been put in English.
  return at < 0 || (at >= found.index && at <= found.index + found[0].length + 12) ? WHOLE + name : null;
}

/** The names ruled out, each as much of it as is meant. */
export const withWhole = (plain: string, exclude: readonly string[]): string[] =>
  exclude.map((name) => readWhole(plain, name.replace(/^(?:full|real|proper|strict) /, "")) ?? name);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const sentenceAt = (plain: string, at: number) => plain.slice(plain.slice(0, at).search(/[^.;!?\n]*$/), at);

/**
 * What is ruled out beside the exercises named: their kin, where "or anything like that" says so, and what loads the body as they
 * do, where they are said to hurt. In: plain text of `sessionText` and the names ruled out in it. Out: in the words that sessions
 * keep such kin by.
 */
export function readKinOfRefused(plain: string, exclude: readonly string[]): string[] {
  if (exclude.length === 0) return [];
  const before = [...plain.matchAll(AND_THE_LIKE)].map(({ index }) => sentenceAt(plain, index));
  return exclude.flatMap((name) => {
    const word = escaped(name);
    // Names in other languages have been put in English.
    const isLike =
      before.some((said) => said.includes(name)) ||
      (before.length > 0 && !plain.includes(name)) ||
      compiled(
        `\\b(?:nothing|anything|no \\w+|kein\\w*|nada|niente|rien) (?:(?:like|resembling|similar to|close to|ahnlich wie|wie|como|comme|come) )(?:an? |the |une? |una? |eine? )?${word}|\\b${word}(?: |-)?(?:like|ish|type|style)\\b`,
      ).test(plain);
    if (isLike) return [LIKE + name];
    const isHurting = compiled(
      `\\b${word} (?:(?!(?:but|and|so|please|no|not)\\b)[a-z]+ ){0,4}?${HURTS}\\b|\\b${HURTS}(?: (?!(?:but|so|please)\\b)[a-z]+){0,3} (?:when|on|during|from|with|doing|bei|en|al|nos|nelle|aux) (?:i |do |did |try |doing |the |my |los |las |gli |le |den )*${word}\\b`,
    ).test(plain);
    return isHurting ? [AS_HARD + name] : [];
  });
}
