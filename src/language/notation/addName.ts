import { entered } from "../patterns/enteredPattern.ts";
import { readClauseWords } from "./clauseWords.ts";
import { areOnOtherDays } from "./daySheets.ts";
import { amountsLead, type Draft, hasAmounts, isSaying, nameDraft, onlySets, withoutWeights } from "./draft.ts";
import {
  ADDS_UP,
  FEWEST_ROUNDS,
  type Gathering,
  newest,
  nextClause,
  OPENS,
  openDraft,
  type Reading,
  saidOf,
} from "./gathering.ts";
import { HEADING } from "./headings.ts";
import type { Clause } from "./readClauses.ts";
import { IMPLEMENTS, MANNERS } from "./remarkWords.ts";

const SAME = /^(?:same|ditto|likewise|idem|igual|gleich|pareil)$/;

/** "(squat rack was taken)", "(no bench free)": in brackets behind sets, why or how, and no further word of the name. */
const TELLS =
  /(?<!\p{L})(?:was|were|is|are|had|have|i|i'm|it|they|because|since|cause|so|no|not|without|instead|after|before|first|then|later|could|did|didn['’]?t|cleaned|racks?(?! pull)|taken|busy|free|broken|skipped|missed|felt|war|waren|ist|hatte|ich|weil|kein|keine|nicht|ohne|statt|nach|vor|besetzt|[ée]tait|j['’]ai|pas|sans|apr[eè]s|avant|pris|occup[ée]e?|estaba|no|sin|tuve|porque|despu[eé]s|ocupad[oa]|era|ho|non|senza|dopo|prima|perch[eé]|occupat[oa]|estava|n[aã]o|sem|depois)(?!\p{L})/iu;

/** Names what was not done: it is no name for the sets before it. */
const LEFT_OUT =
  /\b(?:skipp?(?:ed|ing)?|missed|left out|no|without|instead of|not|(?:did|could|would)n['’]?t|ausgelassen)\b/i;

/** Whether the next clause is nothing but amounts, so that a name before it is their heading. */
function headsAmounts(state: Gathering): boolean {
  const next = nextClause(state);
  if (next === undefined) return false;
  const words = readClauseWords(next.marks, state.text);
  const isHeld = words.name === null || (next.sign === ":" && IMPLEMENTS.test(words.name));
  return isHeld && !words.isRemark && next.marks.some((mark) => isSaying(mark) && mark.kind !== "ordinal");
}

/** "3x10 squats, lunges and rows": a name between commas, in a list that ends with "and" and a name. */
function isListed(state: Gathering): boolean {
  for (let at = state.at + 1; at < Math.min(state.clauses.length, state.at + 8); at += 1) {
    const clause = state.clauses[at] as Clause;
    const words = readClauseWords(clause.marks, state.text);
    if (!words.isMovement || clause.marks.some(isSaying) || clause.sentence !== state.clauses[state.at]?.sentence)
      return false;
    if (ADDS_UP.has(clause.sign)) return true;
    if (clause.sign !== ",") return false;
  }
  return false;
}

/** "21-15-9 deadlifts / burpees. 7:14": the time behind the second is that of both. */
function isTimedTogether(state: Gathering, current: Draft): boolean {
  const said = nextClause(state)?.marks.filter(isSaying) ?? [];
  return said.length > 0 && said.every(({ kind }) => kind === "time") && countsOf(current) >= FEWEST_ROUNDS;
}
const countsOf = ({ marks }: Draft): number => {
  const first = marks.find(isSaying);
  return first?.kind === "counts" ? first.counts.length : first?.kind === "numbers" ? first.values.length : 0;
};

/** "3x15 hip thrust 50 kg and abductor machine until I could not walk": its own end is told, and not the sets beside it. */
const isOnItsOwn = (state: Gathering, { clause }: Reading): boolean =>
  OWN_END.test(state.text.slice(clause.start, clause.end + OWN_END_WITHIN));
const OWN_END =
  /^[^,.;:!?\n\d]{0,60}?(?<!\p{L})(?:till?|until|’?til|to (?:failure|exhaustion)|(?:a )?(?:few|bit|bunch|couple|some)(?! of)|bis(?: zum| ich| nichts)|jusqu['’ ]|hasta|fino a|finch[eé]|at[eé](?= (?:n[aã]o|cansar|falhar|a falha))|as (?:many|long)|whatever|lost count|quelques|ein paar|algunas?|qualche|algumas?)(?!\p{L})/iu;
const OWN_END_WITHIN = 24;

/** "60 Bahnen": what was swum, though nobody knows how far that is. */
export const LENGTHS = /^\d+ (?:lengths|bahnen|longueurs|largos|vasche|piscinas)$/i;
const PLACED = entered(/\b(?:on|at|in) (?:the|my|our) \p{L}+$/iu);

/** A clause with a name only: a heading, a name that follows its amounts, one of several, or a remark. */
export function addName(state: Gathering, reading: Reading): void {
  const { clause, words } = reading;
  const current = newest(state);
  const sameSentence = current?.sentence === clause.sentence;
  if (clause.sign === "(" && current !== undefined && sameSentence) {
    const isAside = hasAmounts(current) && current.phrase !== null && TELLS.test(saidOf(state, clause));
    const isKind = words.isMovement || IMPLEMENTS.test(words.name ?? "");
    if (!isAside && (!hasAmounts(current) || isKind))
      current.phrase = [current.phrase, words.name].filter(Boolean).join(" ");
    else current.notes.push(saidOf(state, clause));
    current.end = Math.max(current.end, clause.end);
    return;
  }
  // "rows wednesday, barbell ones, 70 kg 4x8": which of them it was.
  const tells = current !== undefined && sameSentence && current.isMovement && !hasAmounts(current);
  if (
    tells &&
    clause.sign === "," &&
    !words.isMovement &&
    /\p{L}/u.test(words.name ?? "") &&
    IMPLEMENTS.test(words.name ?? "")
  ) {
    current.phrase = `${current.phrase} ${(words.name ?? "").replace(/\b(?:ones?|the|a)\b/gi, "").trim()}`;
    current.end = Math.max(current.end, clause.end);
    return;
  }
  // "push ups 3 rounds of 20, sit ups same": done as those before.
  const isSame = words.isMovement && clause.marks.some((mark) => mark.kind === "word" && SAME.test(mark.fold));
  if (isSame && current !== undefined && sameSentence && hasAmounts(current)) {
    const before = current.marks.filter((mark) => isSaying(mark));
    openDraft(state, { ...reading, marks: [...before, ...clause.marks.filter(({ kind }) => kind === "word")] });
    return;
  }
  const heads = headsAmounts(state);
  // "2000m row 7:41, new pb on the erg": where it was.
  const isPlace = sameSentence && !heads && hasAmounts(current) && PLACED.test(saidOf(state, clause));
  if (isPlace) {
    current?.notes.push(saidOf(state, clause));
    return;
  }
  const opens = OPENS.has(clause.sign);
  if (
    current !== undefined &&
    current.phrase === null &&
    hasAmounts(current) &&
    !heads &&
    !areOnOtherDays(state, current.start, clause.start) &&
    (sameSentence || !LENGTHS.test(words.notes.join(" "))) &&
    (words.isMovement || !opens) &&
    !LEFT_OUT.test(saidOf(state, clause))
  ) {
    nameDraft(current, clause, words);
    current.notes.push(...words.notes);
    return;
  }
  const listed = clause.sign === "," && isListed(state);
  const isBelow = clause.sign === "\n" && current !== undefined && isTimedTogether(state, current);
  // "15 min elliptical + 3 sets each of crunches, …" has sets of its own.
  const hasSets = clause.marks.some((mark) => mark.kind === "sets" && mark.shared === true);
  const joins =
    !hasSets &&
    (ADDS_UP.has(clause.sign) || listed || isBelow) &&
    words.isMovement &&
    (sameSentence || isBelow) &&
    (!heads || (current !== undefined && (onlySets(current) || isTimedTogether(state, current)))) &&
    !isOnItsOwn(state, reading);
  if (joins && current !== undefined && hasAmounts(current) && amountsLead(current)) {
    if (clause.sign === "+") state.linksBack = true;
    const shared = withoutWeights(current.marks.filter(({ kind }) => kind !== "word"));
    openDraft(state, {
      ...reading,
      marks: [...shared, { kind: "word", fold: "", start: clause.start, end: clause.start }],
    });
    return;
  }
  const manner = !words.isMovement && MANNERS.test(words.name ?? "");
  const isHeading = heads && (words.isMovement || opens || /^[:\n-]$/.test(nextClause(state)?.sign ?? ""));
  if (isHeading || (words.isMovement && !manner)) {
    openDraft(state, { ...reading, marks: [] });
    return;
  }
  if (current === undefined || !hasAmounts(current)) return;
  if (sameSentence) current.notes.push(saidOf(state, clause));
  else if (!HEADING.test(words.name ?? "")) current.notes.push(...words.notes);
}
