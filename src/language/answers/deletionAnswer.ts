type Asked = { question: string };

const ASKS_TO_DELETE = /\bdelete\b/i;
/** The wish once more, with nothing but what points at it. */
const AGAIN =
  /^(?:(?:please|pls|just|then|ok|okay|go|und|dann|bitte) )*(?:(?:delete|remove|erase|wipe|clear|nuke|trash|bin|kill|losch(?:e|en)?|weg damit|hau weg|(?:borra|elimina)(?:r|d)?(?:lo|la|los|las)?|efface[rz]?|supprime[rz]?|cancella(?:lo|li|re)?|apaga(?:r)?|deleta(?:r)?)(?: |$))?(?:(?:it|them|that|those|this|all|everything|both|the lot|the whole (?:thing|lot|log)|of|every single one|alles|alle|es|sie|das|todo|todos|toda|tout|tutto|tutti|tudo|le|les|ca|isso|please|pls|now|then|away|down|out|weg|bitte|ya)(?: |$))*$/;
const NAMES_ALL =
  /\b(?:all|everything|both|lot|whole|it|them|those|alles|alle|tod[oa]s?|tout|tutt[oi]|tudo|weg)\b|l[oa]s?$/;
/** Words that take something out of what was asked about, or put it off. */
const LIMITS =
  /(?<!why )\b(?:but|except|excluding|apart from|other than|besides|only|just (?:the|my|those)|not|keep|leave|without|later|tomorrow|aber|ausser|nur|nicht|ohne|behalt\w*|pero|menos|excepto|salvo|solo|sauf|pas|seulement|gard\w*|tranne|eccetto|mas|exceto|tirando)\b/;
const EXERCISE =
  /\b(?:row|press|squat|curl|deadlift|lunge|raise|fly|pulldown|pull ?up|chin ?up|push ?up|dip|plank|extension|bench|thrust|bridge|swing|carry|shrug|crunch|kniebeuge|bankdruck|sentadilla|banca)\w*/;
const SEVERAL = /; |\ball \d+\b/;

const KEEPS =
  /^(?:(?:no|nah|please|just|wait|actually|let us|lets) )*(?:keep|leave) (?:it|them|those|everything|all(?: of (?:it|them))?)(?: in| there| please)*$/;

/**
 * What a text without a yes or a no says to a deletion that is asked about: the wish once more ("wipe the lot",
 * "bórralo"), or that all of it stays ("keep them"). `null` for anything else. In: folded text. Pure.
 */
export function deletionSide(folded: string, { question }: Asked): "yes" | "no" | null {
  const text = folded
    .replace(/[^\p{L} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (!ASKS_TO_DELETE.test(question) || text === "") return null;
  if (KEEPS.test(text)) return "no";
  return AGAIN.test(text) && NAMES_ALL.test(text) ? "yes" : null;
}

/** Whether a text that agrees to a deletion leaves part of it out: "yes but keep the squats". In: folded text. Pure. */
export const limitsDeletion = (folded: string, { question }: Asked): boolean =>
  ASKS_TO_DELETE.test(question) && (LIMITS.test(folded) || (SEVERAL.test(question) && EXERCISE.test(folded)));
