import { compiled } from "../../patterns/compiled.ts";

/** Verbs of liking and the like, as they end a clause whose object stands before it: "rows i could do all day". */
const LEANS =
  "(?:(?:\\w+ly|just|still|do(?! all| every| forever| for hours)|always|also|so|would) )*(?:hate|loathe|detest|despise|dread|dislike|love|adore|like|enjoy|prefer|can not (?:really )?(?:stand|bear|abide|tolerate|stomach|get on with|get enough of)|could not live without|do not (?:really )?(?:like|enjoy|mind|love|get on with)|never (?:liked|enjoyed|got on with)|(?:could|can) do(?= all day| every day| forever| for hours)|live for|look forward to|swear by|(?:rather )?avoid|rather (?:skip|not do))";
const TAIL =
  "((?: (?:all day(?: long)?|every day|forever|for hours|the most|most|the best|best|so much|a lot|with a passion|more|the least|least|to bits|at all|now|these days|too))*)";
/** No thing of its own: "the exercise i hate" leads to one. */
const NO_OBJECT =
  /^(?:(?:the|an?|my|any|some|all|one|only|other|2|3|first|second) )*(?:exercises?|things?|lifts?|stuff|ones?|moves?|movements?|machines?|workouts?|days?|parts?|bits?|everything|anything|something|nothing|what|which|who|how|why|where|when|that|this|it|and|but|so|because|as|than|like|i|you|is|are|if)\b|\b(?:is|are|was|that|which|because|if|when|than|like|i)$/;
const CLEFT = compiled(`^(?:(?:it|that) is|its|thats) (?:the )?([^,]{3,40}?) (?:that |which )?i (${LEANS})${TAIL}$`);
/** "Deadlifts are what I live for". */
const REVERSED = compiled(`^([^,]{3,40}?) (?:is|are) what i (${LEANS})${TAIL}$`);
const FRONTED = compiled(`^([^,]{3,40}?),? i (${LEANS})${TAIL}$`);
/** "What I'd love is to …", "all I care about is …". */
const PSEUDO_CLEFT =
  /^(?:what|all|the (?:only |main |1 |one )?thing|the rest) (?:that )?(i (?:[a-z]+ ){1,5}?)(?:is|are|was) (?!it\b|that\b|this\b)(.{3,})$/;

/**
 * A clause with its object where it usually stands: "it's lunges I can't stand" and "lunges I can't stand" as "I can't stand
 * lunges", "what I'd love is to ski" as "I'd love to ski". In: a folded clause without what leads it in. Linear.
 */
export function inUsualOrder(clause: string): string {
  if (!/\bi\b/.test(clause) || clause.length > 200) return clause;
  const split = PSEUDO_CLEFT.exec(clause);
  if (
    split &&
    /\b(?:want|love|like|need|care|after|hope|hate|enjoy|stand|refuse|have|own|got|hoping|aim\w*|use)\b/.test(
      split[1] ?? "",
    )
  )
    return `${(split[1] ?? "").trim()} ${split[2]}`;
  const moved = CLEFT.exec(clause) ?? REVERSED.exec(clause) ?? FRONTED.exec(clause);
  const [, thing = "", verb = "", tail = ""] = moved ?? [];
  return thing === "" || NO_OBJECT.test(thing) || /^i\b/.test(thing) ? clause : `i ${verb} ${thing}${tail}`;
}

const VERDICT_LAST =
  /^i (?:(?:\w+ly|just|still|always|also|so|do|would|could|don'?t) )*(?:hate|loathe|detest|despise|dread|love|adore|like|enjoy|prefer|mind|(?:can'?t|cannot|can not) (?:really )?(?:stand|bear|abide|stomach|get enough of)|could do|can do|live for|swear by)(?: (?:all day(?: long)?|every day|forever|the most|most|best|so much|a lot|with a passion|at all))*(?=$|[,.;!?\n)]| (?:and|but)\b)/;

/** Whether a text opens with a verdict on a thing that was named before it: "… I can't stand". In: aligned text. */
export const endsInVerdict = (text: string): boolean => VERDICT_LAST.test(text);
