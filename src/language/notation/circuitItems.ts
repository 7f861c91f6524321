import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { tellsScore } from "../routing/tellsScore.ts";
import { inKnownFormats, namesExercise } from "./circuitFormats.ts";

const ROUNDS = "(?:rounds?|rds?|rnds?|runden|rondas?|vueltas|tours|giri|rodadas|voltas)";
const FOR_TIME = "(?:(?:not )?for time|auf zeit|por tiempo|pour le temps|per tempo|por tempo|nft)";
const LADDER = "\\d{1,3}(?:-\\d{1,3}){2,20}";
/** What a circuit begins with: how often, how long, for time, or the falling repetitions of all its exercises. */
const HEAD = compiled(
  `(?<!\\bof (?:the |my )?)(?<![\\p{L}\\d.,+:/-])(?:(?:\\d{1,2} ?(?:${ROUNDS}(?: ?\\(?${FOR_TIME}\\)?)?|rft|nft)|(?:\\d{1,2} ?(?:min(?:ute)?s?|['’m]) ?)?amrap(?: ?\\d{1,2}(?: ?(?:min(?:ute)?s?|['’m])(?!\\p{L}))?)?|for time|chipper(?: for time)?|metcon)(?!\\p{L})|(?<=(?:^|[\\n.,;:!?(–-]|(?<!\\p{L})(?:wod|metcon|workout|then|did|of|was|is|and|danach|puis|luego|poi)) ?)(?<ladder>${LADDER})(?=:? ?\\p{L})|(?<=(?:^|\\n)[ \\t]*)(?<alone>${LADDER})(?=:?[ \\t]*\\n[ \\t]*[-*•]?[ \\t]*\\p{L}))`,
  "giu",
);
const CHEAP =
  /\d ?(?:r|tours|giri|vueltas|voltas|n)|amrap|for time|chipper|metcon|\d-\d{1,3}-\d|ladder|down to|tabata|every|emom|\d ?[-/, –]{1,2}15[-/, –]{1,2}9|[\dx]:|(?:sets?|sets? of|times|mal|fois|veces|volte|vezes) ?:|\d[/, ]{1,2}20[/, ]{1,2}10|8[/, ]{1,2}6[/, ]{1,2}4/i;

const WORD =
  "(?!(?:then|in|time|total|rest|got|finished|done|for|made|danach|dann|puis|luego|poi|depois|and|und|et|y|e|with|w|at|mit|con|avec|com|a|x)(?![\\p{L}\\d]))\\p{L}[\\p{L}'’&-]*(?:2[\\p{L}]{1,2})?(?![\\p{L}\\d])";
const NAME = `${WORD}(?: (?:(?:a|an|the|over|to|of|per|each) )?${WORD}){0,5}`;
const LENGTH = "(?:m|km|k|mi|miles?|ft|yds?|yards?|met(?:er|re)s?)(?!\\p{L})";
const UNIT = `(?:${LENGTH}|cals?|kcal|s|secs?|seconds?|min(?:ute)?s?)(?!\\p{L})`;
const BEHIND =
  "(?=\\s*(?:$|[,;/+\\n•*(!)–-]|[.](?!\\d)|\\d{1,4} ?(?:\\p{L}|$)|\\d{1,2}[:'’]\\d\\d|(?:and|und|et|y|e|in|then|each)\\b))";
const LOAD = "\\d{1,3}(?:[.,]\\d{1,2})?(?![\\d:'’])";
const MASS = "(?:kgs?|kilos?|lbs?|pounds?|#)(?!\\p{L})";
/** "12 DB snatch 22.5": repetitions, the name, and a load. */
const COUNTED = compiled(
  `(?<count>\\d{1,4})(?![\\d-]|[.,:]\\d)(?<unit> ?${UNIT})? ?(?:of )?(?<name>${NAME})?(?: ?(?<at>@|at|with|w\\/|w|mit|con|avec|com|a) ?(?=\\d)| ?)(?<load>${LOAD}(?: ?${MASS})?(?:s(?!\\p{L}))?(?: ?each)?)?(?<paren> ?\\([^)\\n]{1,60}\\))?${BEHIND}`,
  "iuy",
);
/** "row 250 m", "bench 60 x 8": the name before its figures. */
const NAMED = compiled(`(?<name>${NAME}) \\d[^,;/+\\n•]*?(?=\\s*(?:$|[,;/+\\n•!]| [-–] |[.](?!\\d)))`, "iuy");
/** One of a ladder: no repetitions of its own. */
const BARE = compiled(
  `(?<name>${NAME})(?: ?(?<at>@|at|with|w\\/|w|mit|con|avec|com|a) ?(?=\\d)| ?)(?<load>${LOAD}(?: ?${MASS})?(?:s(?!\\p{L}))?)?(?<paren> ?\\([^)\\n]{1,60}\\))?(?:${BEHIND}|(?<=\\d ?${MASS})(?= \\p{L}))`,
  "iuy",
);
const SEPARATOR =
  /[ \t]*(?:[,;/+•*]|[-–](?= )|[.](?= ?\d)|(?:and|und|et|y|e|&)(?= ))?[ \t]*(?:\n[ \t]*[-*•–]?[ \t]*)?(?:(?:and|und|et|y|e|&|a|an) (?=[\p{L}\d]))?/iuy;
const OPENING = /[ \t]*(?:(?:of|von|de|di)(?= )|[:.–-]|\([^)\n\d]{1,30}\)[ :.]*)?[ \t]*(?:\n[ \t]*[-*•–]?[ \t]*)?/iuy;
/** How long all of it took, behind the last. */
const CLOSING =
  /[ \t\n,.;:!=—–-]*(?:(?:in|time|zeit|temps|tiempo|tempo|total|finish(?:ed)?(?: in)?|done(?: in)?|all in|score|result|ergebnis|got|made it in|(?:it )?took(?: me| us)?)[ :=]{1,3}){0,12}(?:(\d{1,2}[:'’]\d\d)(?!\d|:\d)(?: ?(?:rx|total|min(?:ute)?s?))?|(?<= )(\d{1,2}) ?min(?:ute)?s?)(?=\s*(?:$|[\s.,;!?)–-]))/iuy;
const NO_NAME = compiled(
  `^(?:${ROUNDS}|reps?|wdh|sets?|times?|left|more|people|pax|x|kgs?|kilos?|lbs?|rm|weeks?|days?|years?|hours?|h|percent|mins?|minutes?|min|rest|pause)(?!\\p{L})`,
  "iu",
);
const WAYS = /^(?:run|runs|row|ski(?: ?erg)?|swim|jog|rowing|running|rower|carry|walk|rudern|laufen)(?!\p{L})/iu;
const SHORTEST_WAY = 100;
const SHORTEST_TIME = 100;
const MOST_ITEMS = 12;
const MOST_SCORE = 60;

type Item = { said: string; isNamed: boolean; aside: string };

/** "9 T2B (turned into V ups)": a remark on one of them; "(20 kg)" is its load. */
const isAside = (paren: string): boolean => !/^ ?\(\s*@?\d|\d ?(?:kgs?|lbs?|m|cm|in|["”])(?!\p{L})/iu.test(paren);

/** "20 wall balls (9 kg)": the load in brackets as any other. */
function withoutBrackets(groups: RegExpExecArray["groups"]): Record<string, string | undefined> {
  const load = BRACKETED.exec(groups?.paren ?? "")?.[1];
  return load === undefined || groups?.load !== undefined ? { ...groups } : { ...groups, load, paren: "" };
}
const BRACKETED = compiled(`^ ?\\(@? ?(${LOAD}(?: ?${MASS})?)\\)$`, "iu");

function readAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const loaded = (name: string, at: string | undefined, load: string | undefined): string =>
  load === undefined
    ? name
    : `${name} ${at === undefined ? "at " : at === "@" && !/ball/i.test(name) ? "@" : at === "@" ? "at " : `${at} `}${load}`;

/** The item that begins at a place, in the form that is read, and where it ends; `null` where none does. */
function itemAt(text: string, at: number, ladder: string | null): (Item & { end: number }) | null {
  const counted = readAt(COUNTED, text, at);
  if (counted !== null) {
    const { count = "", unit, name, at: joint, load, paren = "" } = withoutBrackets(counted.groups);
    const end = at + counted[0].trimEnd().length;
    if (name === undefined || NO_NAME.test(name))
      return unit !== undefined && /^ ?k?cal/i.test(unit) && load === undefined && name === undefined
        ? { said: `${counted[0].trim()}`, isNamed: false, aside: "", end }
        : null;
    const isWay = unit === undefined && Number(count) >= SHORTEST_WAY && WAYS.test(name);
    const amount = `${count}${isWay ? " m" : (unit ?? "")}`;
    return {
      said: `${amount} ${loaded(name, joint, load)}${isAside(paren) ? "" : paren}`,
      isNamed: namesExercise(name),
      aside: isAside(paren) ? paren.trim() : "",
      end,
    };
  }
  if (ladder === null) {
    const named = readAt(NAMED, text, at);
    if (named === null || !namesExercise(named.groups?.name ?? "")) return null;
    const way = /^(\p{L}+(?: erg)?) (\d{3,4})(?! ?\p{L}|[.,:]\d)/iu.exec(named[0]);
    const isWay = way !== null && WAYS.test(way[1] ?? "");
    const said = isWay ? `${way[0]} m${named[0].slice(way[0].length)}` : named[0];
    return { said, isNamed: true, aside: "", end: at + named[0].length };
  }
  const bare = readAt(BARE, text, at);
  if (bare === null || !namesExercise(bare.groups?.name ?? "")) return null;
  const { name = "", at: joint, load, paren = "" } = withoutBrackets(bare.groups);
  return {
    said: `${ladder} ${loaded(name, joint, load)}${isAside(paren) ? "" : paren}`,
    isNamed: true,
    aside: isAside(paren) ? paren.trim() : "",
    end: at + bare[0].trimEnd().length,
  };
}

/** A circuit in the text that is read: how long all of it took, as it was said, and whether it has yet to be told how often it was done. */
export type Circuit = {
  start: number;
  end: number;
  remarks: { at: number; said: string }[];
  open: string | null;
  /** How much of it the person did is not told: "partner wod". */
  isShared?: boolean;
  /** "AMRAP 12": where its length is no figure of a set. */
  format: { start: number; end: number } | null;
};

/**
 * A circuit as people write it, in the one form that is read: "4 rds - 8 KB swings 24 - 200 run. 16:40" as "4 rds: 8 KB swings @24,
 * 200 m run", "21-15-9 DL / burpees" with the repetitions before each name, and the time of all of it taken out. Linear.
 */
export function inCircuitForm(written: string): { text: string; circuits: Circuit[] } {
  const circuits: Circuit[] = [];
  if (!CHEAP.test(written)) return { text: written, circuits };
  const text = inKnownFormats(written);
  let out = "";
  let from = 0;
  for (const head of text.matchAll(HEAD)) {
    if (head.index < from) continue;
    const ladder = head.groups?.ladder ?? head.groups?.alone ?? null;
    let at = head.index + head[0].length;
    const opening = readAt(OPENING, text, at)?.[0] ?? "";
    at += opening.length;
    const items: (Item & { sign: string })[] = [];
    let sign = "";
    let end = at;
    while (items.length < MOST_ITEMS) {
      const item = itemAt(text, at, ladder);
      if (item === null) break;
      items.push({ ...item, sign });
      end = item.end;
      const separator = readAt(SEPARATOR, text, end)?.[0] ?? "";
      sign = /[,;\n]/.test(separator) ? separator : ", ";
      at = end + separator.length;
    }
    const closing = readAt(CLOSING, text, end);
    const [minutes = 0, seconds = 0] = (closing?.[1] ?? closing?.[2] ?? "").split(/\D/).map(Number);
    const isTimed = closing !== null && minutes * 60 + seconds >= SHORTEST_TIME;
    const isCircuit = items.length > 1 || (items.length > 0 && ladder !== null && isTimed);
    if (!isCircuit || !items.some(({ isNamed }) => isNamed)) continue;
    if (ladder !== null && !goesOneWay(ladder)) continue;
    const lead =
      ladder === null ? head[0] + (/^[ \t]*[.–-]/.test(opening) ? ": " : opening === "" ? " " : opening) : "";
    const before = text.slice(from, head.index);
    // "WOD: …, 5 rounds + 8": who tells the score has done what was written.
    const isTold = isTimed || tellsScore(foldText(text.slice(head.index, end + MOST_SCORE)));
    out += isTold
      ? withoutFrame(before.replace(LABEL, "").replace(TONIGHT, "today"))
      : WRITTEN.test(before)
        ? before
        : withoutFrame(before);
    // "Nothing fancy, 3 rounds: …": what comes before the rounds is none of their exercises.
    if (ladder === null) out = out.replace(/,[ \t]*$/, ". ");
    const start = out.length;
    out += lead;
    const remarks: Circuit["remarks"] = [];
    for (const item of items) {
      out += item.sign + item.said;
      if (item.aside !== "") remarks.push({ at: out.length, said: item.aside });
    }
    if (isTimed) remarks.push({ at: out.length, said: closing[0].replace(/^[\s,.;:!=—–-]+/, "").trim() });
    const isOpen = /amrap/i.test(head[0]);
    const format = isOpen && /amrap ?\d+$/i.test(head[0]) ? { start, end: start + head[0].length } : null;
    circuits.push({ start, end: out.length, remarks, open: isOpen ? head[0] : null, format });
    from = end;
    if (isTimed) {
      from = end + closing[0].length;
      if (!/^\s*[.,;!?\n]/.test(text.slice(from))) out += ".";
    }
  }
  return { text: out + text.slice(from), circuits };
}

const TONIGHT = /(?<!\p{L})(?:tonight|ce soir|stasera|esta noche|heute abend|hoje [àa] noite)(?!\p{L})/giu;
/** "WOD: 21-15-9 …, 7:14": who tells the time has done what was written. */
const LABEL =
  /(?<!\p{L})(?:(?:the|today['’]?s|todays|tonight['’]?s|my|our) )?(?:wod|metcon|workout|conditioning|finisher)(?: (?:today|tonight|(?:de )?hoy|(?:von )?heute|du jour|(?:de )?ce (?:soir|matin|midi)|(?:di )?oggi|(?:de )?hoje))?[ \t]*(?:[:–-][ \t]*)?(?:\n[ \t]*)?$/iu;
/** "The rest of class was 5 RFT …": what leads to a circuit is no name of its first exercise. */
const withoutFrame = (before: string): string =>
  before.replace(FRAME, (_, sign: string) => (sign === "" ? "" : `${sign.trim()} `));
const FRAME = /(^|[.,;:!?\n][ \t]*)(?:(?!\d)[\p{L}'’]+ ){1,6}(?:was|were|war|[ée]tait|fue|era|foi) ?$/iu;
/** What was set is not yet done. */
const WRITTEN = /(?<!\p{L})(?:wod|coach|board|posted|plan|program(?:me)?|supposed|meant)(?!\p{L})[^\n]*$/iu;

/** "21-15-9", "1-2-3-4": the counts of a ladder fall or rise; "5-5-5-5-4" are sets. */
function goesOneWay(ladder: string): boolean {
  const counts = ladder.split("-").map(Number);
  const steps = counts.slice(1).map((count, at) => Math.sign(count - (counts[at] ?? 0)));
  return steps[0] !== 0 && steps.every((step) => step === steps[0]);
}
