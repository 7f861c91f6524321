const THING = "(?:anything|nothing|something|stuff|things?|exercises?|moves?|movements?|variations?|any)";
const DEGREE = "(?:(?:else|remotely|even|vaguely|a bit|that is|thats|which is|at all) )*";
/** "Or anything like that", "and the like", "oder so was", "o algo parecido": the kin of what was named before it. */
const AND_THE_LIKE = new RegExp(
  `\\b(?:(?:or|and|nor|,) (?:other )?${THING} ${DEGREE}(?:like (?:that|it|them|those|this|these)|similar|alike|related|along those lines|(?:of|in) (?:that|the same|this) (?:kind|sort|type|vein|style|family|category))|(?:and|or) (?:the like|the likes|similar|such|co|that kind of thing|that sort of thing)|(?:oder|und) (?:so ?was|so etwas|ahnliche\\w*|dergleichen|was in der art)|(?:et|ou) (?:similaires?|(?:ce|des) (?:genre|trucs) (?:de trucs?|comme ca)|tout ce qui (?:y )?ressemble|trucs? du (?:meme )?genre)|(?:o|ni|y) (?:(?:algo|nada|cosas?|ejercicios?) )?(?:parecid[oa]s?|similar(?:es)?|por el estilo|asi)|(?:o|ne|e) (?:(?:cose|qualcosa di|niente di|esercizi) )?(?:simil[ei]|del genere)|(?:ou|nem|e) (?:(?:coisas?|algo|nada) )?(?:parecid[oa]s?|similar(?:es)?|do (?:tipo|genero)))\\b`,
  "g",
);
const HURTS =
  "(?:hurts?|hurting|kills?|killing|bothers?|bothering|aggravat\\w+|irritat\\w+|pinch(?:es)?|stings?|flares?|sets? off|painful|(?:bad|murder|hell|rough|hard) (?:for|on)|(?:give|gives) me (?:\\w+ ){0,3}(?:pain|pains|twinges?)|do not agree with|does not agree with|weh|mal|duelen?|lastiman?|male|doem|doi|machucam?)";
/** How a session keeps such kin; written and read here alone. */
const [LIKE, AS_HARD] = ["anything like ", "what loads like "];

/** What is meant by words that rule out more than one name; `null` for a name itself. */
export function kinSaid(phrase: string): { name: string; isForLoad: boolean } | null {
  if (phrase.startsWith(LIKE)) return { name: phrase.slice(LIKE.length), isForLoad: false };
  return phrase.startsWith(AS_HARD) ? { name: phrase.slice(AS_HARD.length), isForLoad: true } : null;
}

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
      new RegExp(
        `\\b(?:nothing|anything|no \\w+|kein\\w*|nada|niente|rien) (?:(?:like|resembling|similar to|close to|ahnlich wie|wie|como|comme|come) )(?:an? |the |une? |una? |eine? )?${word}|\\b${word}(?: |-)?(?:like|ish|type|style)\\b`,
      ).test(plain);
    if (isLike) return [LIKE + name];
    const isHurting = new RegExp(
      `\\b${word} (?:(?!(?:but|and|so|please|no|not)\\b)[a-z]+ ){0,4}?${HURTS}\\b|\\b${HURTS}(?: (?!(?:but|so|please)\\b)[a-z]+){0,3} (?:when|on|during|from|with|doing|bei|en|al|nos|nelle|aux) (?:i |do |did |try |doing |the |my |los |las |gli |le |den )*${word}\\b`,
    ).test(plain);
    return isHurting ? [AS_HARD + name] : [];
  });
}
