import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";

type Edit = Stretch & { by: string };
/** What is overwritten so that only what the writer did is left: stretches of the text, each by as many characters. */
export type Contrasted = Stretch & { edits: Edit[] };

type Kind = "plan" | "other" | "own" | "deed" | "undone" | "plain";
type Clause = Stretch & { said: string; kind: Kind; isTurned: boolean };

/** Where a clause ends: a mark that stands in no figure, or a word that turns to something else. */
const BREAK =
  /[;!\n()]|\?|[,:](?!\d)|\.(?!\d)|(?<!\d) ?->? ?|[ ]-[ ]|>|\b(?:but|though|although|while|whereas|yet|and|aber|sondern|wahrend|und|mais|tandis que|et|pero|sino|y|ma|mentre|mas|enquanto)\b|(?<!\b(?:i|we|he|she|they|ich|yo|io|eu|je|moi|me|did|got|had|hab|habe|ai|ho) )\b(?=(?:only|just|became|turned into|ended (?:up|as|at)|nur|wurden? (?:nur|dann)|seulement|solo|so deu)\b)/g;
const TURNS =
  /^(?:but|though|although|yet|only|just|became|turned|ended|aber|sondern|nur|wurden?|mais|seulement|pero|sino|solo|ma|mas|>|-)/;
/** "I only got 100": it turns, with who did it before. */
const OWN_LEAD = entered(/^(?:i|we|ich|yo|io|eu|moi|me) /);
/** Set by somebody or something, or meant by oneself, before it was done. */
const PLAN =
  /\b(?:plans?|planned|planning|program(?:me|med)?|sheet|card|template|prescri\w+|schedules?d?|supposed|meant|wanted|intended|hoped|hoping|aimed|aiming|shooting for|asked (?:me )?for|call(?:s|ed) for|targets?|targeted|goal|signed up|booked|due|down for|should have|(?:was|were) (?:going )?to|on paper|on the (?:board|menu|list)|tenia que|tenian? que|queria|iba a|tocaban?|devais|voulais|prevue?s?|sollten?|wollten?|geplant|vorgesehen|dovevo|volevo|previst[oaie]|devia|era pr?a|era para|planead[oa]|planejad[oa])\b/;
const KIN =
  "(?:wife|husband|mum|mom|dad|mother|father|brother|sister|bro|sis|son|daughter|mate|buddy|friend|partner|gf|bf|girlfriend|boyfriend|coach|trainer|cousin|colleague|frau|mann|freund(?:in)?|bruder|schwester|kumpel|femme|mari|frere|soeur|pote|copain|copine|amie?|mujer|marido|hermano|hermana|amigo|amiga|novi[oa]|moglie|marito|fratello|sorella|amic[oa]|mulher|irmao|irma|namorad[oa])";
const OTHER = compiled(
  `^\\W*(?:(?:then|so|with) )?(?:she|he|her|hers|him|his|they|theirs?|lui|elle|el|ella|lei|er|sie|ihr|ihm|ele|ela|dele|dela|(?:my|our|the|meine?|mon|ma|mi|mio|mia|il mio|la mia|o meu|a minha|meu|minha) (?:\\w+ )?${KIN}|${KIN}|(?:an?|some|this|that|the|one) (?:\\w+ )?(?:guy|dude|girl|bloke|lad|lady|kid|woman|stranger))\\b`,
);
const SELF =
  "(?:me|mine|i|i'?ve|myself|my|moi|le mien|pour moi|yo|el mio|ich|meine?r?|bei mir|io|il mio|per me|eu|o meu)";
const OWN = entered(compiled(`^\\W*(?:(?:then|so|for|as for|while) )?${SELF}\\b`));
const OWN_ANYWHERE = entered(compiled(`\\b${SELF}\\b`));
/** A verb in the past, by its form. */
const DEED = entered(
  /\b(?:(?!(?:seat|band|weight|load|elevat|assist|support|paus|inclin|declin|kneel|deficit|sp|n|r|unload|tim|advanc|stagger|suspend|rest)ed\b|bed\b|shed\b|med\b|sled\b)[a-z]{1,}ed|did|got|made|ran|rode|swam|went|gave|hit|held|quit|became|came|took|fell|felt|left|broke|was|were|had|cut|put|wurden?|waren?|ge[a-z]{2,}(?:t|en)|hab|habe|ai|fait|ete|hice|hizo|fue|fueron|quede|[a-z]{2,}(?:aron|ieron)|ho|fatt[oie]|fiz|foi|foram|deu|consegui|sairam|managed)\b/,
);
const UNDONE = entered(
  /\?|\b(?:tomorrow|next (?:week|time)|will|ll|should|would|could|can|cant|can't|cannot|may|might|if|never|not|nothing|none|no|didn't|wasn't|won't|want|wants|wish|hope|gonna|going to|usually|always|normally|every|best|max|pr|pb|record|do|does|am|instead of|last (?:week|month|time)|ni|ne|non|nao|morgen|nicht|kein\w*|manana|nada|demain|rien|pas|domani|niente|amanha|puedo|kann|peux|posso)\b/,
);
/** What somebody else does as a rule. */
const AS_A_RULE = /\b(?:does|do|can|lifts|benches|squats|deadlifts|pulls|presses|runs|hits|says|claims|reps)\b/;
/** Parts of the body give out, and are no exercise there: "legs quit at 7 km". */
const BODY = /^(?:legs?|arms?|back|chest|core|abs|shoulders?|calves|quads|glutes|lungs|grip|knees?|hands?|body)$/;
/** Who did something and is called by a name: a first word that is no other, right before what was done. */
const NAMED = entered(
  /^\W*(?:(?:then|so|while) )?(?!(?:i|we|you|it|its|that|this|these|those|there|then|just|only|also|so|all|both|each|one|today|tonight|yesterday|morning|later|after|before|next|last|now|first|second|third|finally|still|even|never|always|again|who|which|what|me|mine|once|twice|sets?|reps?|rounds?|weights?|bar|lunch|gym|class|session|training|everything|finisher|cardio|work[a-z]*|warm[a-z]*|cool[a-z]*|es|man|das|was|wer|on|ca|tout|todo|tutto|tudo|se|que|che|qui|chi|heute?|hoy|oggi|hoje|[a-z]+(?:ly|wards?|day|times))\b)([a-z]{2,12}) (?:(?:only|just|also|then|even) )?(?:did|benched|squatted|deadlifted|pressed|rowed|curled|lifted|pulled|repped|managed|hit|got|ran|jogged|swam|cycled|rode|walked|hizo|levanto|hat|a fait|ha fatto|fez)\b/,
);
const FIGURE = entered(
  /\d|\bmarathon\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b(?= (?:sets?|reps?|rounds?|by|k\b|km|miles?))/,
);
const SAME = /\bsame\b|\bidem\b|\bgleich\w*|\bigual\w*|\bugual\w*|\bpareil\w*|\bmeme\w*/;
const MEASURE = /\d ?(?:kms?|k|mi|miles?|m|meters?|metres?|min\w*|mins|h|hours?|secs?|s)\b|\d:\d\d|\d ?h ?\d/;
const PRODUCT = /\d ?x ?\d|\b\w+ sets? of\b/;
const LONGEST = 400;
/** Who was there: no name of an exercise. */
const COMPANY = compiled(
  `(?:\\b(?:me|i) (?:and|&) (?:my )?[a-z]+\\b|(?:^|\\bmy )[a-z]+ (?:and|&) (?:me|i)\\b|\\b(?:with|mit|avec|con|com) (?:(?:my|meine[rm]?|mon|ma|mi|mio|mia|meu|minha) )?(?:${KIN}|[a-z]+))(?= ?(?:[,:;.]|$| (?:did|today|this|and)))`,
  "g",
);

/** The same, anywhere: whether it is worth looking. */
const [NAMED_DID, NAMED_I] = [
  "(?:did|[a-z]{3,}ed|hit|got|ran|swam|rode|hizo|levanto|hat|fait|fatto|fez)",
  "(?:i|me|mine|myself|yo|ich|moi|io|eu)",
];
const MAY_BE_NAMED = compiled(`\\b${NAMED_DID}\\b.*\\b${NAMED_I}\\b|\\b${NAMED_I}\\b.*\\b${NAMED_DID}\\b`, "s");

const INDEX = new PatternIndex([PLAN, OTHER, COMPANY, MAY_BE_NAMED]);

function clausesOf(folded: string): Clause[] {
  const names = new Set(
    matchesIn(folded, COMPANY).map(
      ([words]) =>
        words
          .split(" ")
          .at(
            words.startsWith("me ") || words.startsWith("i ")
              ? -1
              : words.endsWith(" me") || words.endsWith(" i")
                ? 0
                : -1,
          ) ?? "",
    ),
  );
  const clauses: Clause[] = [];
  let start = 0;
  let mark = "";
  const add = (end: number) => {
    const said = folded.slice(start, end);
    if (said.trim() === "") return;
    const [first = ""] = /^[a-z]*/.exec(said.trim()) ?? [];
    const isOther = (names.has(first) && !isMovementWord(first)) || isNamed(said);
    const kind = isOther ? "other" : kindOf(said);
    clauses.push({
      start,
      end,
      said,
      kind,
      isTurned: TURNS.test(mark) || TURNS.test(said.trim().replace(OWN_LEAD, "")),
    });
  };
  for (const match of matchesIn(folded, BREAK)) {
    add(match[0] === "?" ? match.index + 1 : match.index);
    start = match.index + match[0].length;
    mark = match[0].trim();
  }
  add(folded.length);
  return clauses;
}

/** "Sam benched 3x8 at 60": told of somebody by name. */
function isNamed(said: string): boolean {
  const name = NAMED.exec(said)?.[1];
  return name !== undefined && !isMovementWord(name) && !BODY.test(name) && !PLAN.test(name);
}

function kindOf(said: string): Kind {
  if (PLAN.test(said)) return "plan";
  if (OTHER.test(said)) return "other";
  if (UNDONE.test(said)) return "undone";
  if (OWN.test(said)) return "own";
  return DEED.test(said) ? "deed" : "plain";
}

/** All words of a stretch but those that name a movement, or, where `from` is given, up to the first figure. */
function wordsGone(said: string, start: number, isKept: (word: string) => boolean): Edit[] {
  return matchesIn(said, /(?<![\d\p{L}])\p{L}[\p{L}'-]*/gu).flatMap(({ index, 0: word }) =>
    isKept(word) ? [] : [{ start: start + index, end: start + index + word.length, by: "" }],
  );
}
const figuresGone = (said: string, start: number, pattern: RegExp) =>
  matchesIn(said, pattern).map(({ index, 0: figure }) => ({
    start: start + index,
    end: start + index + figure.length,
    by: "",
  }));
const ALL_FIGURES = /\d[\d.,:x×*@/+-]*(?: ?(?:kgs?|kilos?|lbs?|pounds|km|k|mi|miles?|min\w*|h|reps?|sets?|m)\b)?|@/g;
const LOADS =
  /(?:@ ?|\b(?:at|with|on) )?\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds)\b|(?:@ ?|\b(?:at|with) )\d+(?:[.,]\d+)?/g;
const PRODUCTS = /\d+ ?x ?\d+(?: ?x ?\d+)*|\b\w+ sets? of \w+/g;

/** Up to here what stands before the first figure of a clause is no name of an exercise. */
const LEADS =
  /(?<![a-z])(?:i|we|he|she|him|her|them|it|me|us|my|mine|moi|yo|ich|io|eu|so|then|the|an?|at|to|up|with|for|only|just|about|around|instead|of|out|is|was|were|nur|solo|seulement|que|avec|mit|con|com)(?![a-z'])/g;
const EVERY_DEED = compiled(DEED.source, "g");
/** What stands before the first figure of a clause and is no name, and verbs behind it. */
function leadGone({ said, start }: Clause): Edit[] {
  const first = Math.max(0, said.search(FIGURE));
  const lead = said.slice(0, first);
  const stops = [...matchesIn(lead, LEADS), ...matchesIn(lead, EVERY_DEED)].filter(({ 0: word }) => !isName(word));
  const until = Math.max(0, ...stops.map(({ index, 0: word }) => index + word.length));
  const verbs = matchesIn(said.slice(first), EVERY_DEED).filter(({ 0: word }) => !isName(word));
  return [
    ...wordsGone(lead.slice(0, until), start, isName),
    ...verbs.map(({ index, 0: word }) => ({
      start: start + first + index,
      end: start + first + index + word.length,
      by: "",
    })),
  ];
}

const isName = (word: string): boolean => isMovementWord(word) && !BODY.test(word);
const namesOf = (said: string): string[] => (said.match(/[a-z]{3,}/g) ?? []).filter(isName);

/** Overwrites the first word that goes by "did", so that what is left is told as done. */
function told(edits: Edit[]): Edit[] {
  const first = edits.findIndex(({ start, end }) => end - start >= 3);
  return edits.map((edit, at) => (at === first ? { ...edit, by: "did" } : edit));
}

/**
 * Where a clause tells figures that were planned, or somebody else's, and another one the writer's own: "plan said 5x5 at 100 but only 3x5
 * squats happened", "squats with jo, her 3x8 at 50, me 3x8 at 90". Each clause is judged by who and when it speaks of, not by its verb. In: aligned
 * text. Out: what is to be overwritten, so that the writer's own figures are left, told as done; none where one side is missing. Linear.
 */
export function contrastedClauses(folded: string): Contrasted[] {
  if (folded.length > LONGEST || !/\d/.test(folded)) return [];
  const mayFind = INDEX.read(folded);
  const isPlanned = mayFind(PLAN) && PLAN.test(folded);
  const isOfOthers = [OTHER, COMPANY, MAY_BE_NAMED].some(mayFind) && OWN_ANYWHERE.test(folded);
  if (!isPlanned && !isOfOthers) return [];
  const clauses = clausesOf(folded);
  if (clauses.length < 2 || clauses.some(({ said }) => /\?/.test(said) && FIGURE.test(said))) return [];
  const figured = clauses.filter(({ said }) => FIGURE.test(said));
  const plan = figured.find(({ kind }) => kind === "plan");
  const one = plan === undefined ? ofOthers(clauses, figured, folded) : ofPlan(clauses, plan);
  return one === null ? [] : [one];
}

function ofPlan(clauses: readonly Clause[], plan: Clause): Contrasted | null {
  const deed = clauses.find(
    ({ start, said, kind, isTurned }) =>
      start > plan.start &&
      FIGURE.test(said) &&
      (kind === "deed" || kind === "own" || (kind === "plain" && isTurned)) &&
      (DEED.test(said) || isTurned),
  );
  if (
    deed === undefined ||
    clauses.some(({ kind, start, said }) => kind === "undone" && start > plan.start && FIGURE.test(said))
  )
    return null;
  const own = namesOf(deed.said);
  const isNamed = own.some((word) => !plan.said.includes(word));
  const between = gap(plan.end, deed.start);
  const hasLoad = compiled(LOADS.source).test(deed.said);
  if (isNamed) {
    const gone = wordsGone(plan.said, plan.start, () => false);
    // "Plan said 5x5 at 100 but only 3x5 squats happened": the load is that of the squats.
    const isOneLift = namesOf(plan.said).length === 0 && PRODUCT.test(deed.said) && !hasLoad;
    const figures = figuresGone(plan.said, plan.start, isOneLift ? PRODUCTS : ALL_FIGURES);
    return {
      start: plan.start,
      end: deed.end,
      edits: told([...gone, ...figures, ...between, ...leadGone(deed)]),
    };
  }
  const words = wordsGone(plan.said, plan.start, (word) => isMovementWord(word));
  const few = fewerSets(plan, deed);
  if (few !== null)
    return {
      start: plan.start,
      end: deed.end,
      edits: told([
        ...words,
        few,
        ...between,
        ...wordsGone(deed.said, deed.start, () => false),
        ...figuresGone(deed.said, deed.start, ALL_FIGURES),
      ]),
    };
  const isRetold = PRODUCT.test(deed.said) || MEASURE.test(deed.said);
  if (!isRetold) return null;
  const figures = MEASURE.test(deed.said) || hasLoad ? ALL_FIGURES : PRODUCTS;
  return {
    start: plan.start,
    end: deed.end,
    edits: told([...words, ...figuresGone(plan.said, plan.start, figures), ...between, ...leadGone(deed)]),
  };
}

const SETS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine) (?:of (?:them|those|the sets) )?(?:sets|rounds)\b/;
const COUNTS = "one two three four five six seven eight nine".split(" ");
/** "Of the planned 5x5 only three sets": the count in the plan, as it came out. */
function fewerSets(plan: Clause, deed: Clause): Edit | null {
  const count = SETS.exec(deed.said)?.[1];
  const product = /(?<![\d.,])(\d{1,2}) ?x ?\d/.exec(plan.said);
  if (count === undefined || product === null || PRODUCT.test(deed.said)) return null;
  const by = COUNTS.includes(count) ? String(COUNTS.indexOf(count) + 1) : count;
  const [, planned = ""] = product;
  return by.length > planned.length || Number(by) > Number(planned)
    ? null
    : { start: plan.start + product.index, end: plan.start + product.index + planned.length, by };
}

/** What joins two clauses. */
const gap = (start: number, end: number) => (end > start ? [{ start, end, by: "" }] : []);

function ofOthers(clauses: readonly Clause[], figured: readonly Clause[], text: string): Contrasted | null {
  const others = figured.filter(({ kind }) => kind === "other");
  // "Did squats", "got 5 reps": a deed, and no rule.
  if (others.some(({ said }) => !DEED.test(said) && (AS_A_RULE.test(said) || !PRODUCT.test(said)))) return null;
  const own = figured.filter(({ kind }) => kind === "own");
  const [mine] = own;
  if (others.length === 0 || mine === undefined || own.length > 1 || figured.some(({ kind }) => kind === "undone"))
    return null;
  const isAlike = SAME.test(mine.said) && !PRODUCT.test(mine.said);
  const named = [...clauses].some((clause) => !others.includes(clause) && namesOf(clause.said).length > 0);
  const edits = others.flatMap(({ said, start }) => [
    ...wordsGone(
      said,
      start,
      (word) => (isMovementWord(word) && !named) || (isAlike && /^(?:for|sets?|of|reps?)$/.test(word)),
    ),
    ...figuresGone(said, start, isAlike ? LOADS : ALL_FIGURES),
  ]);
  const company = matchesIn(text, COMPANY).map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    by: "",
  }));
  const same = isAlike
    ? matchesIn(mine.said, /\bsame (?:reps|sets|scheme)\b/g).map(({ index, 0: words }) => ({
        start: mine.start + index,
        end: mine.start + index + words.length,
        by: "",
      }))
    : [];
  const before = clauses[clauses.indexOf(mine) - 1]?.end ?? mine.start;
  const ends = [...others, mine].sort((one, other) => one.start - other.start);
  return {
    start: ends[0]?.start ?? 0,
    end: ends.at(-1)?.end ?? text.length,
    edits: told([...edits, ...company, ...gap(before, mine.start), ...leadGone(mine), ...same]),
  };
}
