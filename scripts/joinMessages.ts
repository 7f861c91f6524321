import { readEquipment } from "../src/language/person/equipmentWords.ts";
import { readLimitations } from "../src/language/person/limitations.ts";

export type LabelledPart = { route: string; text: string };
export type CutMessage = { text: string; parts: LabelledPart[] };
type Single = { text: string; intent: string; language: string };

const MOST_LETTERS = 80;
const THREE_OF = 0.15;
/** Messages that stay one, for each that is several: as many as this of every sort. */
const WHOLE_SHARE = 1 / 4;

/** How people join requests, by how often. */
const JOINS: readonly (readonly [number, readonly string[]])[] = [
  [14, [". "]],
  [15, [", "]],
  [13, [" and "]],
  [12, [" "]],
  [6, ["\n"]],
  [4, [" then ", " and then ", ", then "]],
  [8, [" also ", ". also ", ", also ", " and also "]],
  [4, [", and "]],
  [3, [" - ", " / ", " // ", " + ", " — "]],
  [2, ["; "]],
  [3, ["... ", "!! ", " 🙏 ", " 💪 "]],
  [4, [" oh and ", ", oh and ", ". oh and ", " btw ", ". btw ", ", btw "]],
  [3, [" plus ", ", plus ", ". plus "]],
  [2, [" & "]],
  [2, [". And ", ". Then ", ". Also "]],
  [2, [". second thing, ", ". one more thing: ", " anyway "]],
];
const LIST_JOINS = [", ", " and ", ". ", "\n", " then ", ", then ", " + ", "; ", " plus ", ", and "];
const LIMIT_FIRST = [". ", ", ", " so ", " and ", ". ", " - ", "\n", ". so "];
const LIMIT_LAST = [". ", ", ", " but ", " and ", " - ", " because ", ". btw "];
const STORY_JOINS = [". ", ", ", " so ", " and ", " - ", "\n", ". so ", ", so ", " "];
const GREETINGS =
  "hey coach,hi,hello there,good morning,yo,hey,thanks,cheers,ok cool,great thanks,hola,hallo,salut,ciao,oi".split(",");
const THANKS = "thanks,thank you!,cheers,thx,pls,please,thanks in advance,danke,merci,gracias,grazie,obrigado".split(
  ",",
);
const KEPT: Readonly<Record<string, readonly string[]>> = {
  en: [
    ", save that",
    ", remember that",
    ". remember it",
    ", note that",
    ", keep that in mind",
    ". save it to my profile",
    ", keep it on file",
    " - remember that please",
    ", make a note of that",
  ],
  de: [", merk dir das", ", speicher das", ", notier das"],
  fr: [", retiens-le", ", note-le", ", garde ça en tête"],
  es: [", guárdalo", ", apúntalo", ", recuérdalo"],
  it: [", segnalo", ", ricordatelo", ", salvalo"],
  pt: [", guarda isso", ", anota isso", ", salva"],
};

const TELLING_WORDS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ich|und|mit|der|die|das|wie|mein|mir|für|ein|nicht|heute|gestern|bitte)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:je|mon|ma|les|une|des|pour|est|avec|moi|hier|quel|combien)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|mi|una|con|para|por|hoy|ayer|hice|qué|cuánto|cómo|dame|que)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|ho|mio|mia|una|con|per|oggi|ieri|che|come|fatto|quanto)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:eu|meu|minha|uma|com|para|hoje|ontem|fiz|quanto|como|não|treino)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|my|is|a|to|for|and|of|me|did|what|how|i|in|on|at)(?!\p{L})/giu,
};
const KEEP =
  /\b(?:remember|save|note|keep|store|set|update|change|forget|profile|record|put|write|call me|delete|remove|add|switch|use)\b|\?/i;
const ASKS =
  /[?¿]|^(?:what|how|why|is|are|should|can|do|does|did|explain|tell|which|when|where|who|any|give|help|show|wie|was|warum|welche|kann|soll|comment|pourquoi|quel|combien|est-ce|como|cómo|qué|cuál|cuánt|por qué|come|quanto|perch|qual|posso|meglio|erkl|expli|spieg)/i;
const ORDERS =
  /\b(?:add|put|book|schedule|delete|move|calendar|remind|set|save|log|record|note|mark|cancel|write|sign|make|build|trag|lösch|notier|ajoute|apunta|anota|pon|agenda|segna|aggiungi|metti|marca|adiciona)\b/i;
const UNDOES = /\b(?:delete|undo|change|not|no|wrong|actually|meant|remove|scratch)\b|\?/i;
/** Routes whose requests take statements about the person as their limits. */
const LIMITED = new Set(["WORKOUT_GENERATE", "PLAN_ROUTINE", "COACH"]);
const TELLS = new Set(["PROFILE", "WORKOUT_LOG", "COACH", "EVENT"]);

function languageOf(text: string): string {
  const counts = Object.entries(TELLING_WORDS).map(([name, words]) => ({
    name,
    count: (text.match(words) ?? []).length + (name === "en" ? 0.5 : 0),
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).name;
}

/** Whether a message asks for something by itself, so that it is a request of its own beside any other. */
function stands({ text, intent }: Single): boolean {
  if (intent === "SMALLTALK") return false;
  const asks = ASKS.test(text) || ORDERS.test(text);
  if (intent === "COACH" || intent === "OFF_TOPIC" || intent === "EVENT") return asks;
  return asks || /\d/.test(text) || (intent !== "WORKOUT_LOG" && intent !== "NUTRITION");
}

/**
 * Messages made of those of one request each: some that hold two or three requests, and some that hold one though they
 * look like more (a limit with its request, a log of several lines, a story that ends in a question, a greeting). In:
 * the messages, how many of several requests to make, and numbers from 0 to below 1. Out: `count` and about as many
 * again, each with its parts.
 */
export function joinMessages(
  messages: readonly { text: string; intent: string }[],
  count: number,
  random: () => number,
): CutMessage[] {
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  const total = JOINS.reduce((sum, [often]) => sum + often, 0);
  const joiner = (): string => {
    let left = random() * total;
    for (const [often, ways] of JOINS) {
      left -= often;
      if (left < 0) return pick(ways);
    }
    return ". ";
  };
  /** Both texts as one, with the marks at the seam as people leave them. */
  const joined = (first: string, second: string, by: string): [string, string, string] => {
    const isMarked = /[?!.]$/.test(first);
    const opens = /^[.,;]/.test(by);
    const begin = isMarked && !opens && random() < 0.5 ? first.replace(/[.!?]+$/, "") : first;
    const seam = isMarked && opens ? (by.startsWith(".") ? by.slice(1) : " ") || " " : by;
    const isSmall = !/[.!\n]/.test(seam) || random() < 0.5;
    return [begin, seam, isSmall ? second.replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase()) : second];
  };
  const pool = messages
    .filter(({ text, intent }) => intent !== "UNKNOWN" && text.length <= MOST_LETTERS && /\S\s+\S/.test(text))
    .filter(({ text }) => !text.includes("\n"))
    .map((one): Single => ({ ...one, language: languageOf(one.text) }));
  const byLanguage = Map.groupBy(pool, ({ language }) => language);
  const made: CutMessage[] = [];

  const kept = (one: Single): Single =>
    one.intent === "PROFILE" && !KEEP.test(one.text)
      ? { ...one, text: one.text.replace(/[.!]+$/, "") + pick(KEPT[one.language] ?? KEPT.en ?? [""]) }
      : one;
  while (made.length < count) {
    const first = pick(pool);
    const others = byLanguage.get(first.language) ?? pool;
    const chosen = [first, pick(others), ...(random() < THREE_OF ? [pick(others)] : [])];
    const differ = chosen.every(({ intent }, place) => intent !== chosen[place + 1]?.intent);
    if (!differ || !chosen.every(stands)) continue;
    const [head, ...rest] = chosen.map(kept);
    if (!head) continue;
    let text = head.text;
    const parts: LabelledPart[] = [{ route: head.intent, text }];
    for (const one of rest) {
      const [begin, seam, end] = joined(text, one.text, joiner());
      const before = parts.at(-1);
      if (before && begin.length < text.length) before.text = before.text.replace(/[.!?]+$/, "");
      text = begin + seam + end;
      parts.push({ route: one.intent, text: end });
    }
    made.push({ text, parts });
  }

  const whole = (route: string, first: string, second: string, by: string) => {
    const text = joined(first, second, by).join("");
    made.push({ text, parts: [{ route, text }] });
  };
  const logs = pool.filter(({ intent, text }) => intent === "WORKOUT_LOG" && /\d/.test(text) && !UNDOES.test(text));
  const limits = pool.filter(
    ({ intent, text }) =>
      intent === "PROFILE" && !KEEP.test(text) && (readLimitations(text).length > 0 || readEquipment(text) !== null),
  );
  const limited = pool.filter(({ intent }) => LIMITED.has(intent));
  const stories = pool.filter(
    (one) => TELLS.has(one.intent) && ![KEEP, ASKS, ORDERS, /\d/].some((pattern) => pattern.test(one.text)),
  );
  const asking = pool.filter(
    ({ intent, text }) => intent === "WORKOUT_GENERATE" || (intent === "COACH" && ASKS.test(text)),
  );
  for (let round = 0; round < count * WHOLE_SHARE; round += 1) {
    whole("WORKOUT_LOG", pick(logs).text, pick(logs).text, pick(LIST_JOINS));
    const [limit, request] = [pick(limits).text, pick(limited)];
    if (random() < 0.6) whole(request.intent, limit, request.text, pick(LIMIT_FIRST));
    else whole(request.intent, request.text, limit, pick(LIMIT_LAST));
    const [story, question] = [pick(stories), pick(asking)];
    if (story.language === question.language) whole(question.intent, story.text, question.text, pick(STORY_JOINS));
    const any = pick(pool);
    if (round % 3 === 0) whole(any.intent, pick(GREETINGS), any.text, pick(["! ", ", ", " ", ". "]));
    if (round % 3 === 1) whole(any.intent, any.text.replace(/[.!]+$/, ""), pick(THANKS), pick([", ", ". ", " ", "! "]));
  }
  return made;
}
