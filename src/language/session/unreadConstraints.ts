import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const RULES_OUT =
  "no|without|with no|avoid(?:ing)?|skip(?:ping)?|nothing|except(?: for)?|excluding|minus|(?:can|must|should|may) not|do not|never|(?:keep|stay|steer)(?: me)? (?:off|away from|clear of)|off limits|must(?:n t)? (?:avoid|spare)|refuse[sd]?(?: to)?|unable to|hates?";
const IS_FORBIDDEN =
  "not allowed(?: to)?|banned|forbidden|vetoed|forbids?|forbade|prohibit(?:s|ed)|ruled out|not supposed to|told (?:me )?(?:not to|to avoid|no)|advised against";
const HAS_ONLY = "limited to|(?:only|just) (?:have|has|got|use|allowed)|have only|nur|seulement|solo|soltanto|apenas";
const AILS =
  "careful (?:with|of)|(?:go(?:ing)? )?easy on|struggle with|allergic to|scared of|diagnosed with|suffer(?:s|ing)? from|recovering from|living with|[a-z]{3,12}(?:itis|algia|opathy|osis)";
const NOT_ABROAD = "nix|ohne|kein(?:e|en)?|sans|pas de|sin|nada de|senza|niente|sem";
/** Begins a clause that rules something out or says what there is, in seven languages. */
const TRIGGER = compiled(`\\b(?:${[RULES_OUT, IS_FORBIDDEN, HAS_ONLY, AILS, NOT_ABROAD].join("|")})\\b`, "g");
const BREAK =
  / ?[.,;!?()\n]| (?:but|because|cause|since|so|though|and (?:i|my|please|make|give|then|also|do|the)|for (?:about |like )?\d|in \d|\d+ ?(?:m|min|mins|minutes?|h|hours?)\b)/;
const LONGEST = 9;
const MOST = 3;
const LONGEST_TEXT = 700;
const NO_MATTER =
  "problems?|worries|idea|ideas|rush|hurry|pressure|doubts?|excuses?|pain|bs|bullshit|fluff|nonsense|chit|chat|small talk|fuss|faff|frills|need|matter|thanks?|thank|limits?|limitations?|restrictions?|injur\\w*|issues?|complaints?|complaining|questions?|preferences?";
const IDIOMS =
  "joke|lie|kidding|messing|offen[cs]e|biggie|clue|fail|mercy|gain|wait|sorry|actually|lol|judg\\w*|comments?|explanations?|essays?|emojis?|text|talking|yapping|waffle|hard feelings";
const OF_THE_DAY =
  "experience|friends|sleep|breakfast|coffee|lunch|dinner|food|energy|motivation|plan|plans|programme?|goals?|time|longer|less|more|fewer|later|one|else";
const VERBS =
  "know|knew|(?:want|wish|plan|intend) to (?:buy|spend|invest)|buy|care|mind|worry|judge|laugh|forget|need|kill|hesitate|bother|feel|think|remember|believe|understand|trust|sleep|have|wait|decide|stop|get|afford|go|come|make it|see|be|been|am|trained|train|worked|lifted|done|tried|ask|tell|say|over ?think|expect|want to (?:think|die|be|get|go|lose|waste|spend|hear|talk|read)|miss|seem|find|keep|stay|stick|gain|lose|eat|drink|live|work";
/** What people say with the same words and mean nothing by it for the session. */
const IDLE = entered(
  compiled(
    [
      `^(?:no|without|nothing|with no) (?:(?:real |more |big |special |particular |further |other |any |specific )?(?:${[NO_MATTER, OF_THE_DAY, IDIOMS].join("|")})|(?:else|fancy|special|crazy|scary|weird|silly|major|serious|in particular|specific|too|much|more|less|but|complicated|new|to lose|extreme|short of|like|terrible|awful|dramatic|bad)\\b|(?:\\w+ )?(?:pain|worries|problem)$|sugar|surprises|(?:both|either|all|any)$|(?:anywhere |even )?(?:near|close)(?: to)? failure)`,
      `^(?:do not|never|can not|must not|should not) (?:(?:really|even|ever|actually|just|yet|i|fully) )*(?:${VERBS})\\b`,
      "^(?:only|just|nur|solo|apenas|seulement|soltanto) (?:(?:have|has|got|use|hab\\w*) )?(?:about |like |around |another |the |one |a |an |some |half |ten |maybe )*(?:\\d+|time|minutes?|hour|bit|little|morning|evening|body|started|back|been|eaten|energy|days?|weeks?)",
      "^scared of (?:the |my )?(?:gyms?|people|everyone|looking|being|going|crowds?|judg\\w*|this|it all)\\b",
      "^(?:only|just) (?:have |has )?got (?:off|back|home|out|up|in from|here|done|finished|paid|married|woken|told)\\b",
      "^(?:hates?) (?:my|me|this|it|that|when|to|myself|life|everything|monday\\w*|people|waiting|wasting|being)\\b",
      "^(?:sin|sans|ohne|senza|sem) (?:entrenar|trainieren|s entrainer|allenar\\w+|treinar|bouger|hacer nada|rien faire|fare niente|fazer nada)",
      "^(?:sin|sans|ohne|senza|sem) (?:die |den |le |la |l |el |o |il )?(?:letzte|dernier|derniere|ultim|erste|premier|primer|prim)\\w*(?: (?:ubung|exercice|ejercicio|esercizio|exercicio|one))?$",
      "^(?:sin|sans|ohne|senza|sem|no) (?:problem\\w*|prisa|stress|schnickschnack|fretta|pressa)",
    ].join("|"),
  ),
);

/** What follows the words that rule out: "no upside-down stuff" is "upside down stuff". */
const LEAD =
  /^(?:(?:with no|not allowed to|not allowed|nothing|(?:keep|stay|steer)(?: me)? (?:off|away from|clear of)|can not|must not|should not|may not|do not|never|no|without|avoiding|avoid|skipping|skip|except for|except|excluding|minus|banned|forbidden|hates?|nix|ohne|keine?n?|sans|pas de|sin|nada de|senza|niente|sem) )+(?:(?:want|like|do|doing|use|using|give|include|put|add|let|make|me|any|anything|the|that|is|are|with|involves?|involving|has|have|of|those|these|my|a|an|in|on|to|kind|sort|type|more|please) )*/;

/** What is there, or all that is wanted: nothing of it is ruled out. */
const INVENTORY = entered(/^(?:only|just|have only|limited to|nur|solo|soltanto|apenas|seulement)\b/);
const LISTED = / (?:and|or|nor|\/|und|oder|et|ou|y|o|e) (?:the |no |any )?/;
const MOST_ITEMS = 4;
/** "Can not load or bend": ways of using the body, and no names of exercises. */
const WHAT_ONE_CANNOT = /^(?:can|must|should|may) not (?!(?:do|use|perform|have|take)\b)/;
const OF_IT = /\b(?:them|it|that|this|those|these|puedo|peux|kann|carichi)\b/;

export type UnreadConstraint = {
  /** The clause, as said. */
  words: string;
  /** What it rules out; `null` where it says what there is. */
  object: string | null;
  /** One of a list of which the rest was understood: worth a look in the catalogue, and no word if nothing is found. */
  isPart?: boolean;
};

/**
 * Clauses that rule something out or limit it and of which nothing was understood: leaving them away changes nothing in what
 * is read. At most three. In: plain text of `sessionText`; `reading` gives what is read from such a text, as one string, and
 * `nothing` is what it gives for the empty text.
 */
export function readUnread(plain: string, nothing: string, reading: (plain: string) => string): UnreadConstraint[] {
  if (plain.length > LONGEST_TEXT) return [];
  const found: UnreadConstraint[] = [];
  let whole: string | null = null;
  let end = 0;
  for (const match of plain.matchAll(TRIGGER)) {
    if (match.index < end || found.length >= MOST) continue;
    const rest = plain.slice(match.index);
    const at = rest.slice(match[0].length).search(BREAK);
    const clause = (at < 0 ? rest : rest.slice(0, match[0].length + at)).trim();
    const words = clause.split(" ").slice(0, LONGEST).join(" ");
    if (words === match[0] || IDLE.test(words)) continue;
    end = match.index + words.length;
    const isInventory = INVENTORY.test(words);
    // What says something by itself needs no look at the rest, which is the longer of the two.
    const isPlain = reading(words) !== nothing;
    if (!isPlain) whole ??= reading(plain);
    if (isPlain || reading(`${plain.slice(0, match.index)}${plain.slice(end).trimStart()}`) !== whole) {
      const items = isInventory ? [] : words.replace(LEAD, "").split(LISTED);
      if (items.length > 1 && items.length <= MOST_ITEMS && !WHAT_ONE_CANNOT.test(words))
        for (const item of items)
          if (reading(`no ${item}`) === nothing) found.push({ words: item, object: item, isPart: true });
      continue;
    }
    // Said of what was named before it ("the wrist, no bending it"): understood as well.
    if (OF_IT.test(words)) continue;
    found.push({ words, object: isInventory ? null : words.replace(LEAD, "") });
  }
  return found;
}
