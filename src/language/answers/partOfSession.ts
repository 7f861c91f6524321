import { figuredText } from "../corrections/figuredText.ts";
import { namedSets, type SetChoice } from "../corrections/setSelectors.ts";
import { tellsWhole } from "./wholeSession.ts";

/** Some of the exercises of a session: all of them, those at a place, or the one by a name. */
export type SessionPart = { places: SetChoice } | { phrase: string };

/** How what was done differs from the session as planned. */
export type SessionLimit =
  | { kind: "without"; part: SessionPart }
  | { kind: "only"; part: SessionPart }
  | { kind: "sets"; count: number; part: SessionPart }
  | { kind: "weight"; value: number; unit: "kg" | "lb" | null; part: SessionPart };

const LONGEST = 140;
const ARTICLE = "(?:the|my|die|der|das|den|dem|les?|la|l|las|los|el|il|lo|gli|i|o|os|as)";
const LEFT_OUT =
  "(?:except(?: for)?|apart from|other than|minus|without|but not|all but|but(?= the| my)|(?:i )?(?:skipped|missed|left out|dropped|(?:did not|didnt) (?:do|get to|finish))|skipping|not|no|bis auf|ausser|ohne|nicht|salvo|excepto|menos|sin|sauf|sans|pas|tranne|senza|exceto|sem)";
const ONLY =
  "(?:(?:only|just|nur|bloss|solo|solamente|soltanto|seulement|so|apenas|somente)(?: (?:did|made|managed|got|the|fait|gemacht|hice|fatto|fiz))*)";
const BUT = "(?:but|though|aber|pero|mais|ma|mas)";
const SETS = "(?:sets?|satze?|series?|rounds?|runden)";
const OF = "(?:of|for|on|in|with|bei|von|vom|beim|de|del|des|du|di|della|dei|da|do|dos|das)";
const ALL =
  /^(?:everything|every exercise|all(?: of (?:it|them))?|each(?: exercise| one)?|it all|allem?|todo|tout|tutto|tudo)$/;
const NOUN =
  /(?:exercises?|moves?|movements?|ubung(?:en)?|exercices?|ejercicios?|esercizi?o?|exercicios?)(?![\p{L}])/gu;

/** Where the words that say it is done end, and what is different begins. */
const BREAK = new RegExp(
  `[\\s,.!;–-]+(?=(?:${BUT} )?(?:${LEFT_OUT}|${ONLY}|\\d+ ${SETS}|with|at|mit)(?![\\p{L}]))`,
  "gu",
);
const LEADS_ON = new RegExp(`^(?:${BUT})?\\s*(?:${ONLY})?$`, "u");
const SETS_OF = new RegExp(`^(?:${ONLY} )?(\\d{1,2}) ${SETS}(?: ${OF})? ?(.*)$`, "u");
const WEIGHT_OF =
  /^(?:with|at|mit|con|avec|com|a) (\d{1,3}(?:[.,]\d{1,2})?)(?: ?(kgs?|kilos?|lbs?|pounds?|s))?(?: (?:dumb ?bells?|dbs?|kettle ?bells?|kbs?|bar|barbell))?(?: (?:on|for) (.*))?$/;
const WITHOUT = new RegExp(`^${LEFT_OUT} (.+)$`, "u");
const ONLY_THESE = new RegExp(`^${ONLY} (.+)$`, "u");
/** "Did only the first two", "i just did squats and rows": a part, and no word that all is done. */
const DID_ONLY = new RegExp(
  `^(?:ok |so |i |we )*(?:(?:did|finished|completed|managed|made|got through) ${ONLY}|${ONLY}) (?=${ARTICLE} )(.+?)(?: of (?:it|that|them))?$`,
  "u",
);

function partNamed(words: string): SessionPart | null {
  const text = words.replace(/[\s.!]+$/, "").trim();
  if (text === "") return null;
  if (ALL.test(text)) return { places: "all" };
  const placed = namedSets(
    text
      .replace(NOUN, "")
      .replace(/\s+/g, " ")
      .replace(/ (?:of (?:it|them)|ones?)$/, "")
      .trim(),
  );
  if (placed !== null && placed.rest.replace(new RegExp(`(?<![\\p{L}])${ARTICLE}(?![\\p{L}])`, "gu"), "").trim() === "")
    return { places: placed.sets };
  const phrase = text.replace(new RegExp(`^${ARTICLE} `, "u"), "");
  return /\d/.test(phrase) || phrase.split(" ").length > 4 ? null : { phrase };
}

function limitsIn(clause: string): SessionLimit[] | null {
  const text = clause.replace(new RegExp(`^${BUT} (?!not |the |my )`, "u"), "").trim();
  const sets = SETS_OF.exec(text);
  if (sets) {
    const part = sets[2] === "" ? ({ places: "all" } as const) : partNamed(sets[2] ?? "");
    return part && [{ kind: "sets", count: Number(sets[1]), part }];
  }
  const weight = WEIGHT_OF.exec(text);
  if (weight) {
    const [, value = "", unit = "", of] = weight;
    const part = of === undefined ? ({ places: "all" } as const) : partNamed(of);
    const named = /^k/.test(unit) ? "kg" : /^(?:l|p)/.test(unit) ? "lb" : null;
    return part && [{ kind: "weight", value: Number(value.replace(",", ".")), unit: named, part }];
  }
  const [kind, words] = WITHOUT.test(text)
    ? (["without", WITHOUT.exec(text)?.[1]] as const)
    : (["only", ONLY_THESE.exec(text)?.[1]] as const);
  const parts = (words ?? "").split(/,| (?:and|und|et|y|e) /).map(partNamed);
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => (part ? [{ kind, part }] : []));
}

/**
 * Reads that a session was done but for something: "log it as done but only two sets of the first one", "finished, skipped
 * the last exercise", "did it, 3 sets of everything with 16 kg", "alles gemacht bis auf die letzte". In: a message as
 * typed, in six languages. Out: what was different, or `null` where nothing says that it was done, or a word is not understood.
 */
export function readPartOfSession(text: string): SessionLimit[] | null {
  if (text.length > LONGEST || text.includes("?")) return null;
  const said = figuredText(text).replace(/(?: (?:though|tho|today|lol))?[\s.!]+$|(?: (?:though|tho|today|lol))$/, "");
  const few = DID_ONLY.exec(said)?.[1];
  if (few !== undefined && !new RegExp(SETS).test(few)) return limitsIn(`only ${few}`);
  for (const { index } of said.matchAll(BREAK)) {
    const head = said.slice(0, index);
    if (!tellsWhole(head) && !tellsWhole(`did ${head}`)) continue;
    return limitsOf(said.slice(index));
  }
  return null;
}

/** What is different of a session that is to be logged: "yes but only two sets of the squats" without its yes. */
export function limitsOf(words: string): SessionLimit[] | null {
  const said = figuredText(words).replace(/^[\s,.!;–-]+|[\s.!]+$/g, "");
  const cuts = [...said.matchAll(BREAK)].map(({ index, 0: gap }) => [index, index + gap.length] as const);
  const starts = [0, ...cuts.map(([, end]) => end)];
  const pieces = starts.map((from, at) => said.slice(from, cuts[at]?.[0] ?? said.length));
  // "But only" before "2 sets of" leads to it.
  const clauses = pieces.filter((piece) => !LEADS_ON.test(piece));
  const limits = clauses.map(limitsIn);
  return limits.length === 0 || limits.some((limit) => limit === null) ? null : limits.flatMap((limit) => limit ?? []);
}
