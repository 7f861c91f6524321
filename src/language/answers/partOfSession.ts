import { figuredText } from "../corrections/figuredText.ts";
import { namedSets, type SetChoice } from "../corrections/setSelectors.ts";
import { compiled } from "../patterns/compiled.ts";
import { countedInEnglish } from "../session/placeInSession.ts";
import { tellsWhole } from "./wholeSession.ts";

/** Some of the exercises of a session: all of them, those at a place, or the one by a name. */
export type SessionPart = { places: SetChoice } | { phrase: string } | { rest: true };

/** How what was done differs from the session as planned. */
export type SessionLimit =
  | { kind: "without"; part: SessionPart }
  | { kind: "only"; part: SessionPart }
  /** It ended after these. */
  | { kind: "until"; part: SessionPart }
  | { kind: "sets"; count: number; part: SessionPart }
  /** Its last set was not done, or with fewer repetitions. */
  | { kind: "lastSet"; reps: number | null; part: SessionPart }
  | { kind: "reps"; count: number; part: SessionPart }
  | { kind: "weight"; value: number; unit: "kg" | "lb" | null; part: SessionPart };

const LONGEST = 140;
const ARTICLE = "(?:the|my|die|der|das|den|dem|les?|la|l|las|los|el|il|lo|gli|i|o|os|as)";
const LEFT_OUT =
  "(?:except(?: for)?|bar(?= the| my)|save for|apart from|other than|minus|without|but not|all but|but(?= the| my)|(?:i )?(?:skipped|missed|left out|dropped|(?:did not|didnt) (?:do|get to|finish))|skipping|not|no|bis auf|ausser|ohne|nicht|salvo|excepto|menos|sin|sauf|sans|pas|tranne|senza|exceto|sem)";
/** "Done, just as planned but no curls": that it went so says nothing more, and limits nothing. */
const AS_WRITTEN = /,? (?:just|exactly) as (?:planned|prescribed|written)(?= |,|$)/;
const ONLY =
  "(?:(?:only|just(?! (?:as|like) )|nur|bloss|solo|solamente|soltanto|seulement|so|apenas|somente)(?: (?:did|made|managed|got(?: (?:through|to|around to|as far as))?|made it through|the|fait|gemacht|hice|fatto|fiz))*)";
const BUT = "(?:but|though|aber|pero|mais|ma|mas)";
const SETS = "(?:sets?|satze?|series?|rounds?|runden)";
const REPS = "(?:reps?|repetitions?|wdh|wiederholungen|repeticiones|ripetizioni|repeticoes)";
/** What was planned, beside what was done: "3 sets instead of 2". */
const AS_PLANNED =
  / (?:instead of|rather than|not|statt|anstatt|au lieu de|en vez de|invece di|em vez de)(?: the)? (?:planned |prescribed )?\d+(?: \p{L}+)?(?= |$)/gu;
const OF = "(?:of|for|on|in|with|bei|von|vom|beim|de|del|des|du|di|della|dei|da|do|dos|das)";
const ALL =
  /^(?:everything|every exercise|all(?: of (?:it|them))?|each(?: exercise| one)?|it all|alles|allem?|todo|tout|tutto|tudo)(?: (?:as|wie|comme|como|come) (?:planned|prescribed|written|geplant|prevue?|planeado|previsto|planejado))?$/;
const THE_REST =
  /^(?:(?:all )?the (?:rest|others?|other ones)|everything else|der rest|alles andere|le reste|el resto|il resto|o resto)(?: of (?:it|them))?$/;
const NOUN =
  /(?:exercises?|moves?|movements?|ubung(?:en)?|exercices?|ejercicios?|esercizi?o?|exercicios?)(?![\p{L}])/gu;

/** Where the words that say it is done end, and what is different begins. */
const BREAK = compiled(
  `[\\s,.!;–-]+(?=(?:${BUT} )?(?:${LEFT_OUT}|${ONLY}|\\d+ (?:${SETS}|${REPS})|with|at|mit|used|using|i (?:stopped|skipped|ran out|swapped|replaced|switched)|stopped|ran out|swapped|replaced|switched)(?![\\p{L}]))`,
  "gu",
);
const LEADS_ON = compiled(`^(?:${BUT})?\\s*(?:i|we)?\\s*(?:${ONLY})?$`, "u");
const SETS_OF = compiled(`^(?:${ONLY} )?(\\d{1,2}) ${SETS}(?: ${OF})? ?(.*)$`, "u");
const WEIGHT_OF =
  /^(?:with|at|mit|con|avec|com|a) (\d{1,3}(?:[.,]\d{1,2})?)(?: ?(kgs?|kilos?|lbs?|pounds?|s))?(?: (?:dumb ?bells?|dbs?|kettle ?bells?|kbs?|bar|barbell))?(?: (?:on|for) (.*))?$/;
const REPS_OF = compiled(`^(?:${ONLY} )?(\\d{1,3}) ${REPS}(?: (?:each|per set))?(?: ${OF})? ?(.*)$`, "u");
/** "Goblet squats with 20 kg": the name first. */
const NAME_FIRST = /^([^\d,]{3,40}?) ((?:with|at|mit|con|avec|com|a) \d[^,]*)$/;
/** "The squats were 60 kg". */
const NAME_WAS =
  /^([^\d,]{3,40}?) (?:was|were|war|waren|etait|etaient|fue|fueron|era|eran|erano|foi|foram) (?:all |only |at |with |mit |con |avec |com |a )*((?:\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?)|[3-9]\d|[12]\d\d)[^\d,]*)$/u;
/** "20 kg goblet", "14s for the rest": the load first. */
const LOAD_FIRST =
  /^(\d{1,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?|s) (?:(?:on|for|in|with|of) )?(?:the )?([^\d,]{3,40})$/;
/** "Except the last set of rows, only 7", "menos la ultima serie de prensa". */
const THE_LAST_SET = `(?:${ARTICLE} )?(?:last|final|letzte[nrms]?|ultima|derniere) (?:set|serie|satz)`;
const LAST_SET = compiled(
  `^(?:${LEFT_OUT} )?(?:(?:on|in|for|bei|beim|a|en|na|nella|sur) )?${THE_LAST_SET}(?: ${OF})? (.+?)(?:,? (?:${ONLY}|where i (?:only )?(?:got|did|managed)|got|was|with) (?:${ONLY} )?(\\d{1,2})(?: ${REPS})?)?$`,
  "u",
);
/** "Rows last set only 8", "only got 8 on the last set of rows": the same in other orders. */
const LAST_SET_BEHIND = compiled(
  `^(?:(?:and|${BUT}) )?(?:${ARTICLE} )?([\\p{L} '-]{3,30}?)(?: on)? ${THE_LAST_SET}(?: (?:was|were|got))?(?: ${ONLY})? (\\d{1,2})(?: ${REPS})?$`,
  "u",
);
const ON_LAST_SET = compiled(
  `^(?:(?:and|${BUT}) )?(?:i )?(?:${ONLY} )?(?:(?:got|did|managed|had|made|hit) )?(?:${ONLY} )?(\\d{1,2})(?: ${REPS})? (?:on|in|for|at|bei|beim|a|en|na|nella|sur) ${THE_LAST_SET} ${OF} (.+)$`,
  "u",
);
const ofLastSet = (clause: string): string =>
  clause.replace(LAST_SET_BEHIND, "last set of $1 with $2").replace(ON_LAST_SET, "last set of $2 with $1");
/** "Except curls with 10": all else as said before, and this with another load. */
const EXCEPT_LOAD = compiled(
  `^(?:${LEFT_OUT}|${BUT}) (?:${ARTICLE} )?([^\\d,]{3,30}?) ((?:with|at|mit|con|avec|com|a) \\d[^,]*)$`,
  "u",
);
/** "Swapped the floor press for push-ups": what was planned was not done. */
const SWAPPED =
  /^(?:i )?(?:swapped|switched|replaced|subbed|exchanged|substituted) (.+?) (?:for|with|by|to) [^\d]{3,40}$/;
const UNTIL =
  /^(?:(?:i )?(?:had to )?(?:stopp?(?:ed|ing)?|quit|ended|bailed|gave up|ran out of (?:time|gas|steam|energy)|was (?:done|spent|gassed)|had enough)|(?:only )?(?:got|made it) (?:as far as|up to|to)|up to|bis (?!auf)) (?:after |with |at |just after )?(.+)$/;
const AGREES = /^(?:yes|yep|yeah|yup|ok|okay|ja|oui|si|sim)[ ,]+/;
/** "Wait, 2 rounds": puts right what was just said. */
const MENDS =
  /^(?:(?:wait|nope|sorry|actually|oh|hm+|ah|moment|halt|nein|doch|attends|non|no|aspetta|espera|nao|quer dizer|perdon|scusa|pardon|i mean|i meant)[ ,.!]+)+/u;
/** "The last exercise only 2 sets": what it is of comes first. */
const OF_SETS = compiled(
  `^(?!(?:${LEFT_OUT}|${ONLY}|${BUT})(?![\\p{L}]))([^\\d,]{3,40}?) (?:(?:was|were|had|got) )?(?:${ONLY} )?(\\d{1,2}) ${SETS}$`,
  "u",
);
/** What was not named was done. */
const REST =
  /^(?:(?:and|but|i|then|und|y|et|e) )*(?:(?:did|finished|completed|done with|got) )?(?:all )?(?:of )?(?:the rest|everything else|all else|the (?:other|remaining) (?:ones|exercises)|the others|der rest|alles andere|le reste|el resto|todo lo demas|il resto|o resto)(?: (?:of (?:it|them|the \p{L}+)))?(?: (?:is|was|were|are|got))?(?: (?:all )?(?:done|finished|as planned|fine|ok|gemacht|fait|hecho|fatto|feito))?$/u;
const WITHOUT = compiled(`^${LEFT_OUT} (.+)$`, "u");
const ONLY_THESE = compiled(`^${ONLY} (.+)$`, "u");
/** "Did only the first two", "i just did squats and rows": a part, and no word that all is done. */
const DID_ONLY = compiled(
  `^(?:ok |so |i |we )*(?:(?:did|finished|completed|managed|made|got through)(?: ${ONLY}|(?= the first | the last ))|${ONLY}) (?=${ARTICLE} )(.+?)(?: of (?:it|that|them))?$`,
  "u",
);

/** "Did the first two exercises 3x10 at 12 kg": some of a session by their place, with their sets, and nothing said of the others. */
const PLACES_DONE = compiled(
  `^(?:ok |so |i |we |just |only |ich |hab(?:e)? |j ai |he |ho )*(?:(did|done|finished|completed|managed|got through|fait|hice|hecho|fatto|fiz) )?(?:${ONLY} )?((?:${ARTICLE} )?(?:first|last|second|third|fourth|fifth|\\d(?:st|nd|rd|th)|\\d ?(?:ersten|letzten)|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|prim\\p{L}+|premi\\p{L}+|second\\p{L}+|segund\\p{L}+|derni\\p{L}+|ultim\\p{L}+|\\d prim\\p{L}+|\\d premi\\p{L}+)(?: \\d)?(?: (?:exercises?|ones?|moves?|movements?|lifts?|ubung(?:en)?|exercices?|ejercicios?|esercizi?o?|exercicios?))?),?(?: (?:for|with|at|as|mit|a|con|avec|com|de|em|in))* (\\d{1,2}) ?(?:x|${SETS} (?:of|a|de|da|di|zu|mit|con|avec|com)) ?(\\d{1,3})(?: ${REPS})?(?:,? (?:each|of each|jeweils|chacun|cada(?: uno)?|ciascuno|cada um))?(?:,? (?:at|with|@|mit|con|avec|com|a) (\\d{1,3}(?:[.,]\\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?)?(?: (?:each|dumbbells?|dbs?))*)?(?: gemacht)?(?:,? (?:and |then |but )?(?:i )?(?:skipped|left(?: out)?|missed|dropped) the (?:rest|others?))?$`,
  "u",
);
/** "Just the first two exercises done", "only the first half was finished": the verb stands behind. */
const DONE_BEHIND = compiled(
  `^(?:ok |so |well |sorry |i |we |ich |hab(?:e)? )*(?:${ONLY} )(?:${ARTICLE} )?((?:first|last|second|third|\\d(?:st|nd|rd|th)|erste\\p{L}*|letzte\\p{L}*|prim\\p{L}+|premi\\p{L}+|derni\\p{L}+|ultim\\p{L}+|\\d (?:primer|premier|prim|ersten|ultim|letzten)\\p{L}*)(?: \\d| \\p{L}+){0,3}?) (?:(?:is|are|was|were|got|sind|ist|sont|son|sono|sao|today|heute) )*(?:done|finished|completed|gemacht|geschafft|erledigt|faite?s?|finis?|hech[oa]s?|fatt[oaie]|finit[oaie]|feit[oa]s?)$`,
  "u",
);
function placesDone(said: string): SessionLimit[] | null {
  const [, verb, words = "", sets, reps, weight, unit = ""] = PLACES_DONE.exec(said) ?? [];
  if (sets === undefined || (verb === undefined && !compiled(NOUN).test(words))) return null;
  const part = partNamed(countedInEnglish(words));
  if (part === null || !("places" in part)) return null;
  const named = /^k/.test(unit) ? "kg" : /^(?:l|p)/.test(unit) ? "lb" : null;
  return [
    { kind: "only", part },
    { kind: "sets", count: Number(sets), part },
    { kind: "reps", count: Number(reps), part },
    ...(weight === undefined
      ? []
      : [{ kind: "weight", value: Number(weight.replace(",", ".")), unit: named, part } as const]),
  ];
}

function partNamed(words: string): SessionPart | null {
  const text = words.replace(/[\s.!]+$/, "").trim();
  if (text === "") return null;
  if (ALL.test(text)) return { places: "all" };
  if (THE_REST.test(text)) return { rest: true };
  const placed = namedSets(
    text
      .replace(NOUN, "")
      .replace(/\s+/g, " ")
      .trim()
      .replace(/ (?:of (?:it|them)|ones?)$/, "")
      // Behind their place a number says how many: "the first three".
      .replace(/(?<=\p{L}) \d$/u, "$& sets")
      .trim(),
  );
  if (placed !== null && placed.rest.replace(compiled(`(?<![\\p{L}])${ARTICLE}(?![\\p{L}])`, "gu"), "").trim() === "")
    return { places: placed.sets };
  const phrase = text.replace(compiled(`^${ARTICLE} `, "u"), "");
  return /\d/.test(phrase) || phrase.split(" ").length > 4 ? null : { phrase };
}

function limitsIn(clause: string): SessionLimit[] | null {
  const text = clause
    .replace(compiled(`^${BUT} (?!not |the |my )`, "u"), "")
    .replace(AS_PLANNED, "")
    .replace(/^(?:used|using|w\/) ?(?=\d)/, "with ")
    .trim()
    .replace(NAME_WAS, "$1 at $2");
  const [, ofWhich, many] = OF_SETS.exec(text) ?? [];
  if (ofWhich !== undefined) return limitsIn(`${many} sets of ${ofWhich}`);
  const until = UNTIL.exec(text)?.[1];
  if (until !== undefined) {
    const part = partNamed(until);
    return part && [{ kind: "until", part }];
  }
  const [, setOf, reps] = LAST_SET.exec(text) ?? [];
  if (setOf !== undefined) {
    // "The last set of rows" alone says nothing of it.
    if (reps === undefined && !WITHOUT.test(text)) return null;
    const part = partNamed(setOf);
    return part && [{ kind: "lastSet", reps: reps === undefined ? null : Number(reps), part }];
  }
  const [, lift, otherLoad] = EXCEPT_LOAD.exec(text) ?? [];
  if (lift !== undefined) return limitsIn(`${otherLoad} on ${lift}`);
  const swapped = SWAPPED.exec(text)?.[1];
  if (swapped !== undefined) return limitsIn(`without ${swapped}`);
  const [, amount, unit = "", of = ""] = LOAD_FIRST.exec(text) ?? [];
  if (amount !== undefined)
    return limitsIn(
      `with ${amount}${unit === "s" ? "" : ` ${unit}`} on ${THE_REST.test(`the ${of}`) ? `the ${of}` : of}`,
    );
  const counted = REPS_OF.exec(text);
  if (counted) {
    const part = counted[2] === "" ? ({ places: "all" } as const) : partNamed(counted[2] ?? "");
    return part && [{ kind: "reps", count: Number(counted[1]), part }];
  }
  const apart = NAME_FIRST.exec(text);
  const [, name = "", load = ""] = apart ?? [];
  const named = apart && !WITHOUT.test(text) && !ONLY_THESE.test(text) ? partNamed(name) : null;
  if (named !== null && /^with|^at|^mit/.test(load)) return limitsIn(`${load} on ${name}`);
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
  const said = plain(text)
    .replace(/(?: (?:though|tho|today|lol))?[\s.!]+$|(?: (?:though|tho|today|lol))$/, "")
    .replace(AS_WRITTEN, "")
    .replace(DONE_BEHIND, "did only the $1");
  const placed = placesDone(said);
  if (placed !== null) return placed;
  const few = DID_ONLY.exec(said)?.[1];
  if (few !== undefined && !compiled(SETS).test(few)) return limitsIn(`only ${few}`);
  const ended = UNTIL.test(said) ? limitsIn(said) : null;
  if (ended !== null && endsSession(said)) return ended;
  for (const { index } of said.matchAll(compiled(`${BREAK.source}|[.!,] `, "gu"))) {
    const head = said.slice(0, index).replace(AGREES, "");
    if (!tellsWhole(head) && !tellsWhole(`did ${head}`) && !ALL.test(head)) continue;
    return limitsOf(said.slice(index));
  }
  return besideRest(said);
}

/** "Stopped after the rows", "ran out of time after the second exercise"; "stopped at 8" ends no session. */
const endsSession = (said: string): boolean => !/\d/.test(said.replace(/\d(?:st|nd|rd|th)\b/g, ""));

/** "Skipped the last one, did the rest": what is different comes first. */
function besideRest(said: string): SessionLimit[] | null {
  const clauses = said.split(
    /[\s]*[,;.!–-]+\s+|\s+(?:and|but|und|et|y|e|mais|pero|ma|mas|aber) (?=(?:i |we )?(?:did|the rest|everything|skipped|finished|all))/u,
  );
  const others = clauses.filter((clause) => !REST.test(clause));
  return others.length === clauses.length || others.length === 0 ? null : limitsOf(others.join(", "));
}

/** What is different of a session that is to be logged: "yes but only two sets of the squats" without its yes. */
export function limitsOf(words: string): SessionLimit[] | null {
  const said = plain(words)
    .replace(/^[\s,.!;–-]+|[\s.!]+$/g, "")
    .replace(MENDS, "")
    .replace(AGREES, "");
  // "But only" before "2 sets of" leads to it.
  const clauses = said
    .split(/\s*[,;.!]+\s+|\s+(?:and|und|et|y|e) (?=[^\d,]{3,30} (?:with|at|mit|con|avec) \d)/)
    .map(ofLastSet)
    .flatMap((clause) => (isNameFirst(clause) || OF_SETS.test(clause) ? [clause] : brokenUp(clause)))
    .reduce<string[]>(joined, [])
    .filter((piece, _, all) => !LEADS_ON.test(piece) && !(all.length > 1 && ALL.test(piece)));
  const limits = clauses.map(limitsIn);
  return limits.length === 0 || limits.some((limit) => limit === null) ? null : limits.flatMap((limit) => limit ?? []);
}

/** "Except curls" and "with 10", "except the last set of rows" and "only 7" belong together. */
function joined(pieces: string[], piece: string): string[] {
  const last = pieces.at(-1) ?? "";
  const isLoadOf = WITHOUT.test(last) && !/\d/.test(last) && WEIGHT_OF.test(piece) && !/ (?:on|for) /.test(piece);
  const isCountOf = LAST_SET.test(last) && compiled(`^(?:${ONLY} )?\\d{1,2}(?: ${REPS})?$`, "u").test(piece);
  const count = piece.replace(compiled(`^${ONLY} `, "u"), "");
  return isLoadOf || isCountOf
    ? [...pieces.slice(0, -1), isCountOf ? `${last} with ${count}` : `${last} ${piece}`]
    : [...pieces, piece];
}

function brokenUp(said: string): string[] {
  const cuts = [...said.matchAll(BREAK)].map(({ index, 0: gap }) => [index, index + gap.length] as const);
  const starts = [0, ...cuts.map(([, end]) => end)];
  return starts.map((from, at) => said.slice(from, cuts[at]?.[0] ?? said.length));
}

const isNameFirst = (clause: string): boolean => {
  if (LOAD_FIRST.test(clause) || NAME_WAS.test(clause) || SWAPPED.test(clause.replace(/^but /, ""))) return true;
  const [, name = ""] = NAME_FIRST.exec(clause) ?? [];
  return name !== "" && !WITHOUT.test(clause) && !ONLY_THESE.test(clause) && !compiled(BREAK).test(name);
};

const plain = (words: string): string =>
  figuredText(words)
    .replace(/(?<![\p{L}])w\/ ?(?=\d|\p{L})/gu, "with ")
    .replace(/(?<![\p{L}])(?:nur|bloss) (.+) nicht$/u, "ohne $1");
