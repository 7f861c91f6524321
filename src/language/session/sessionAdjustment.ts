import { readChangedMinutes } from "./changedMinutes.ts";

/** An edit of the session that was made before, rather than a wish for a new one. */
export type SessionAdjustment = {
  kind:
    | "shorter"
    | "longer"
    | "easier"
    | "harder"
    | "retime"
    | "swap"
    | "remove"
    | "add"
    | "another"
    | "exclude"
    | "moreSets"
    | "fewerSets"
    | "moreExercises"
    | "fewerExercises"
    | "reshape";
  /** What to take out or to put in, as said. */
  phrase: string | null;
  /** What to put in its place, as said. */
  replacement: string | null;
};

const IT =
  "(?:it|this|that|the (?:workout|session|routine|whole thing)|todays (?:workout|session)|my (?:workout|session)|the last (?:one|workout|session))";
const NAME = "([a-z0-9]+(?: [a-z0-9]+){0,4}?)";
const STOP =
  "(?= (?:for|with|to|by|please|because|since|as|and|but|instead|today|from|in|out|i|it|they|that|my)\\b| ?[.,!?;\\n]|$)";

const SWAP = new RegExp(
  `\\b(?:swap|switch|replace|change|sub|substitute|trade|exchange)(?: out)? (?:the |my |those |these |that |all |all the |out the )?${NAME}${STOP}(?: out)?(?:,? (?:for|with|to|by) (?:some |the |a |an )?${NAME}${STOP})?`,
);
const INSTEAD = new RegExp(
  `\\b(?:use |do |give me |want |have |put |rather do |prefer )(?:some |the |a |an )?${NAME} instead of (?:the |those |these )?${NAME}${STOP}`,
);
const SOMETHING_FOR = new RegExp(
  `\\b(?:something|anything|another(?: one| exercise)?|what) (?:else |different |other )?(?:instead of|in place of|rather than|for) (?:the |those |these |my )?${NAME}${STOP}`,
);
const REMOVE = new RegExp(
  `\\b(?:remove|drop|delete|take out|get rid of|ditch|lose|cut|scrap|leave out|kick out) (?:the |those |these |that |all |all the )?${NAME}${STOP}|\\b(?:take|leave|kick|throw|keep) (?:the |those |these |that |all the )?${NAME} (?:out|off|away)\\b|\\b(?:die|den|das|les|las|los|le|la|el|lo|gli|i|os|as|o|a) ${NAME} (?:bitte |noch |auch )*(?:raus|weg|rausnehmen|weglassen|rauswerfen|streichen|entfernen)\\b|\\b(?:enleve|enlever|vire|retire|supprime|quita|quitar|saca|elimina|togli|leva|tira|tirar|remove) (?:les |las |los |le |la |el |lo |gli |i |os |as |o |a )${NAME}${STOP}`,
);
const ADD = new RegExp(
  `\\b(?:add|throw in|put in|tack on|squeeze in) (?:some |a |an |the |another |more |in some )?${NAME}${STOP}`,
);
const NOT_A_NAME =
  /^(?:(?:something|anything|another|a different|it|this|that|them)\b.*|one|things|stuff|workout|session|routine|weight|time|minutes?|order|everything|day|up|some|(?:an? |1 |one |extra |more )?(?:sets?|rounds?|exercises?)|sets? .*|reps?|fat|calories|(?:warm|cool) ?(?:up|down)s?)$/;

const SHORTER = new RegExp(
  `\\b(?:make|keep|cut|trim|shorten|get|can) ?${IT}? (?:\\w+ ){0,3}?(?:shorter|quicker|faster|down)\\b|\\bshorten\\b|\\b(?:a )?shorter (?:version|one|please)\\b|^(?:\\w+ ){0,3}shorter\\b(?! (?:rests?|breaks?))|(?<!\\b(?:not|nothing|never) )\\btoo long\\b|\\b(?:do not|don t) have (?:that much|that long|so much) time\\b|\\b(?:kurzer|plus court|mas corto|piu corto|mais curto)\\b`,
);
const LONGER = new RegExp(
  `\\b(?:make|get|can) ?${IT}? (?:\\w+ ){0,3}?(?<!\\b(?:no|not|any) )longer\\b|\\b(?:a )?longer (?:version|one|please)\\b|^(?:\\w+ ){0,3}(?<!\\b(?:no|not|any) )longer\\b(?! than \\d| (?:rests?|breaks?))|(?<!\\b(?:not|nothing|never) )\\btoo short\\b|\\b(?:langer|plus long|mas largo|piu lungo|mais longo)\\b`,
);
const EASIER = new RegExp(
  `\\b(?:make|get|can) ?${IT}? (?:\\w+ ){0,3}?(?:easier|lighter|less (?:intense|hard|brutal))\\b|(?<!\\b(?:not|nothing|never|nichts) )\\btoo (?:hard|intense|heavy|much|difficult|advanced)\\b|\\b(?:an? )?easier (?:version|one|please)\\b|^(?:\\w+ ){0,3}easier\\b|\\btone it down\\b|\\b(?:leichter|einfacher|plus (?:facile|leger)|mas (?:facil|suave)|piu (?:facile|leggero)|mais (?:facil|leve))\\b`,
);
const HARDER = new RegExp(
  `\\b(?:make|get|can) ?${IT}? (?:\\w+ ){0,3}?(?:harder|tougher|more (?:intense|challenging|difficult))\\b|(?<!\\b(?:not|nothing|never|nichts) )\\btoo easy\\b|\\b(?:a )?harder (?:version|one|please)\\b|^(?:\\w+ ){0,3}harder\\b|\\bstep it up\\b|\\b(?:harter|schwerer|anstrengender|plus (?:dur|difficile|intense)|mas (?:dificil|duro|intenso)|piu (?:duro|difficile|intenso)|mais (?:dificil|intenso))\\b`,
);
const ANOTHER =
  /\b(?:another (?:one|version|option)|something (?:else|different)|(?:a )?different (?:one|workout|session)|give me (?:a new|another) one|try again|regenerate|redo (?:it|that)|shuffle (?:it|that))\b/;
const RETIME = new RegExp(
  `\\b(?:make|cut|trim|keep|bring|get|stretch|change|set|do|fit) ${IT} (?:\\w+ ){0,3}?(?:\\d{1,3}|an?|half|1) ?(?:m|min|mins|minutes?|h|hrs?|hours?|an? hour)\\b|\\b(?:make|cut|trim|keep|bring|get|stretch|change|set|do|fit) ${IT} (?:(?:to|into|in|down|just|only|about|like|a|last|under|at|more) ){0,3}[1-9]\\d{1,2}(?= ?(?:$|[,.;!?]|please|pls|instead|now|today|max|tops|then|long))`,
);
/** A request for a new session that merely uses one of the words. */
const NEW_SESSION =
  /\b(?:build|create|generate|design|write|plan|need|want|give me|gimme|make me)\b[^.!?]*\b(?:workout|session|routine|circuit|training|day|sesh)\b/;

const WHOLE = /^(?:it|this|that|workout|session|routine|whole (?:thing|workout|session)|everything)$/;
/** What stands for a whole session: "something (for glutes)", "a chest session", "a different one". */
const SESSION_INSTEAD = /^(?:something|anything|another|different)\b|\b(?:workout|session|routine|day|one)$/;

const clean = (name: string | undefined): string | null => {
  const trimmed = (name ?? "").trim();
  return trimmed === "" || NOT_A_NAME.test(trimmed) ? null : trimmed;
};

/**
 * Reads an edit of the previous session: "make it shorter", "swap the squats for lunges", "too easy", "remove the
 * burpees". In: plain text of `sessionText`. `null` when the message asks for a session of its own.
 */
export function readAdjustment(plain: string): SessionAdjustment | null {
  const isNew = NEW_SESSION.test(plain);
  const instead = INSTEAD.exec(plain);
  if (instead !== null && !isNew) {
    const [replacement, phrase] = [clean(instead[1]), clean(instead[2])];
    if (phrase !== null && replacement !== null) return { kind: "swap", phrase, replacement };
  }
  const other = isNew ? null : clean(SOMETHING_FOR.exec(plain)?.[1]);
  if (other !== null && /\binstead|in place|rather\b/.test(plain))
    return { kind: "swap", phrase: other, replacement: null };
  const swap = SWAP.exec(plain);
  if (WHOLE.test(swap?.[1] ?? "") && SESSION_INSTEAD.test(swap?.[2] ?? "")) {
    return { kind: "another", phrase: null, replacement: swap?.[2] ?? null };
  }
  const swapped = clean(swap?.[1]);
  if (swapped !== null) return { kind: "swap", phrase: swapped, replacement: clean(swap?.[2]) };
  if (isNew) return null;
  const simple = (kind: SessionAdjustment["kind"]): SessionAdjustment => ({ kind, phrase: null, replacement: null });
  if (readChangedMinutes(plain) !== null) return simple("retime");
  const removed = clean(
    REMOVE.exec(plain)
      ?.slice(1)
      .find((group) => group !== undefined),
  );
  if (removed !== null) return { kind: "remove", phrase: removed, replacement: null };
  if (SHORTER.test(plain)) return simple("shorter");
  if (LONGER.test(plain)) return simple("longer");
  if (RETIME.test(plain)) return simple("retime");
  if (EASIER.test(plain)) return simple("easier");
  if (HARDER.test(plain)) return simple("harder");
  const added = clean(ADD.exec(plain)?.[1]);
  if (added !== null) return { kind: "add", phrase: added, replacement: null };
  return ANOTHER.test(plain) ? simple("another") : null;
}
