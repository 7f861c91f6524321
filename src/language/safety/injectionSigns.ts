import { anyFinds } from "../patterns/anyFinds.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { machineOrders } from "./machineOrders.ts";
import { type PhraseHit, phraseTrie } from "./phraseTrie.ts";
import type { SafetyWords } from "./safetyWords.ts";
import { SYSTEM } from "./systemWords.ts";

type Concept = keyof typeof SYSTEM;
type Hit = PhraseHit<Concept>;
/** A message with what is said in it to a machine. */
type Orders = { message: SafetyWords; text: string; of(...concepts: Concept[]): Hit[] };

/** Apart from the words for bodies and signs, so that these do not change how those are framed. */
const trie = phraseTrie<Concept>(SYSTEM);

const set = (words: string) => new Set(words.split(" "));

/** These make instructions those of the machine; "my last instructions" are the person's own. */
const OWNERS = set(
  "your yours system systems developer developers safety hidden internal original initial core previous prior preceding earlier above " +
    "former default secret built programmed openai anthropic own these those medical content deine deinen deiner vorherigen bisherigen obigen tus tu sus " +
    "anteriores previas previos tes ton ta vos precedentes tue tuo tuoi precedenti suas seu seus teu teus tuas you",
);
const EVERY = set("all any every alle allen todas todos toutes tous tutte tutti");
const OWN = set(
  "my our mine his her coachs doctors doctor physio physios trainers meine meinen meinem meiner mein unser unsere mis mi nuestros mes mon ma nos mie miei mia mio minhas meus meu minha nossos",
);
/** Bounds of training too, so that "all" does not make them the machine's. */
const OF_TRAINING =
  /^(?:restrictions?|filters?|limitations|checks|constraints|protocols|orders|commands|screening|boundaries|safety|policy|policies|rules of|prompts?|programming|reglas|restricciones|restrictions|filtros|filtres|restrizioni|restricoes|normas|einschrankungen|beschrankungen)$/;
const ASKED_BEFORE =
  /\b(?:can i|could i|should i|may i|do i|is it ok to|ok to|okay to|how to|when to|will i|i)(?: \w+)?$/;

/** Marks of a message that poses as the machine's own. */
const poses = anyFinds([
  /<\|?\s*\/?(?:im_start|im_end|system|endoftext|assistant|developer)\b/,
  /\[\/?(?:inst|sys)\]|<<\/?sys>>/,
  /["']?role["']?\s*[:=]\s*["']?(?:system|developer|admin)\b/,
  /\b(?:system|developer|admin|security) (?:note|message|msg|prompt|override|alert|command|instructions?|notice|directive|update)s?\b["')\]*]*\s*[:\]—-](?!\s*(?:my|our|the gym|i|im|new (?:rack|bar|gym))\b)/,
  /(?:^|[.!?;\n"'([#*])[ \t]{0,5}(?:system|sysadmin|admin|root|developer|assistant)["')\]*]*\s*:\s*["'(]*(?:you\b|the user|user\b|all\b|delete|erase|wipe|ignore|disregard|override|reveal|disable|grant|assistant|safety|access|new\b|mode|from now|print|show|drop|unlock|respond|stop|skip|clear|mark|end of|enable|forget|do not|never|always|this user)/,
  /\bdelete\s+from\s+\w+|\bselect\s+(?:\*|\w+)\s+from\s+\w+\s*(?:;|where\b|$)|\bdrop\s+table\b|;\s*--|'\s*or\s+'?1'?\s*=\s*'?1|\brm\s+-rf\b|<script\b|\betc\/passwd\b|\{\{[^{}]{0,200}\}\}/,
]);

/**
 * The signs that a message gives orders to the machine instead of talking with the coach: to drop its rules, to show what is
 * hidden, to reach what is other people's, to be something without bounds. Names of the signs, empty when there are none;
 * "ignore my last message", "delete my logs" and "new rule: no burpees" are none.
 */
export function injectionSigns(message: SafetyWords): string[] {
  const found = Map.groupBy(trie.find(message.words, message.sentence), ({ name }) => name);
  const r: Orders = {
    message,
    text: message.words.join(" "),
    of: (...concepts) => (found.size === 0 ? [] : concepts.flatMap((concept) => found.get(concept) ?? [])),
  };
  const signs: string[] = [];
  if (poses(r.message.plain)) signs.push("posing");
  if (overridesRules(r)) signs.push("override");
  if (disclosesSecret(r)) signs.push("disclosure");
  if (reachesOthers(r)) signs.push("other_users");
  if (isUnbound(r)) signs.push("unbound_role");
  if (
    r.of("machineMode", "command").length > 0 &&
    !/\b(?:jailbreak|jailbroken) (?:season|episode|movie|song|film|video)\b/.test(r.text)
  )
    signs.push("command");
  if (signs.length === 0 && isClaim(r)) signs.push("authority");
  signs.push(...machineOrders(r.text, message.plain));
  const isEncoded = r
    .of("encoded")
    .some((hit) =>
      /\b(?:base ?64|rot ?13|cipher|follow|do|does|execute|run|obey|comply|says?|instructions?)\b/.test(
        r.text.slice(0, 2_000) + spelt(r, hit),
      ),
    );
  if (isEncoded) signs.push("encoded");
  return signs;
}

/** Words between two hits of one sentence, whichever comes first; `null` when they are further apart than `gap`. */
function between(r: Orders, one: Hit, other: Hit, gap: number): readonly string[] | null {
  if (r.message.sentence[one.start] !== r.message.sentence[other.start]) return null;
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  if (second.start < first.end) return second.start === first.start ? null : [];
  return second.start - first.end <= gap ? r.message.words.slice(first.end, second.start) : null;
}

/** Whether any of `ones` stands close to any of `others` and the words between them fit. Linear for ordinary text. */
function meet(
  r: Orders,
  ones: readonly Concept[],
  others: readonly Concept[],
  gap: number,
  fits: (one: Hit, other: Hit, words: readonly string[]) => boolean = () => true,
): boolean {
  const sorted = r.of(...others).sort((a, b) => a.start - b.start);
  const reach = gap + 10;
  let from = 0;
  for (const one of r.of(...ones).sort((a, b) => a.start - b.start)) {
    while (from < sorted.length && (sorted[from] as Hit).start < one.start - reach) from++;
    for (let at = from; at < sorted.length && (sorted[at] as Hit).start <= one.end + gap; at++) {
      const other = sorted[at] as Hit;
      const words = between(r, one, other, gap);
      if (words && fits(one, other, words)) return true;
    }
  }
  return false;
}

const before = (r: Orders, { start }: Hit, count: number) => r.message.words.slice(Math.max(0, start - count), start);
const spelt = (r: Orders, { start, end }: Hit) => r.message.words.slice(start, end).join(" ");

function overridesRules(r: Orders): boolean {
  return meet(r, ["override"], ["machineRule"], 6, (verb, noun, words) => {
    const name = spelt(r, noun);
    const lead = verb.start < noun.start ? words : before(r, noun, 4);
    if (lead.some((word) => OWN.has(word))) return false;
    if (ASKED_BEFORE.test(before(r, verb, 4).join(" "))) return false;
    const after = r.message.words.slice(noun.end, noun.end + 3);
    if (/^(?:for|of|on|about|in)$/.test(after[0] ?? "") && !after.includes("your")) return false;
    if (lead.some((word) => OWNERS.has(word)) || /^(?:safety|content|medical|health) \w/.test(name)) return true;
    if (/^(?:above|you)$/.test(after[0] ?? "")) return true;
    return lead.some((word) => EVERY.has(word)) && !OF_TRAINING.test(name);
  });
}

const ASKS_WHAT_IT_SAYS = entered(
  /\b(?:what (?:does|do|did) (?:your|ur|the)|was (?:steht|sagt)|que (?:dice|dit|contiene|contient)|cosa (?:dice|contiene)|(?:o )?que (?:diz|contem))\b/,
);

function disclosesSecret(r: Orders): boolean {
  const named = r.of("secret").find((hit) => {
    const isQuestionOfMeaning = /\b(?:what is|whats|define|explain) (?:a|an)$/.test(before(r, hit, 3).join(" "));
    // A forgotten password is the person's own.
    const isOwn = before(r, hit, 2).some((word) =>
      /^(?:my|mine|mein|meine|mi|mis|mon|mes|mio|miei|meu|minhas?|our)$/.test(word),
    );
    return !isQuestionOfMeaning && !isOwn && !/^(?:for|about|on)$/.test(r.message.words[hit.end] ?? "");
  });
  const isAsked = r.of("disclose").length > 0 || r.of("override", "role").length > 0 || ASKS_WHAT_IT_SAYS.test(r.text);
  if (named && (isAsked || /prompt|systeman/.test(spelt(r, named)))) return true;
  const asksForRules = meet(r, ["disclose"], ["machineRule"], 4, (verb, noun, words) => {
    if (verb.start > noun.start) return false;
    const isTheirs = words.some((word) =>
      /^(?:your|ur|full|deine|deinen|dein|tus|tu|tes|ton|tue|tuo|suas|seu|teu)$/.test(word),
    );
    const next = r.message.words[noun.end] ?? "";
    const isShown =
      /prompt|instruct|instrucc|istruz|instruc|anweis|consignes|guidelines|programming|rules|regeln|reglas|regles|regole|regras/.test(
        spelt(r, noun),
      );
    return (
      isTheirs &&
      isShown &&
      !/^(?:for|on|about|to|when|regarding|around|of|fur|para|sobre|pour|sur|per|su|im|si)$/.test(next)
    );
  });
  if (asksForRules) return true;
  return r
    .of("aboveText")
    .some(
      (hit) =>
        !/^all above/.test(spelt(r, hit)) &&
        !isFigureNext(r, hit) &&
        (r.of("disclose").length > 0 || /you/.test(spelt(r, hit))),
    );
}

/** "Everything above 8 RPE", "all above parallel". */
const isFigureNext = (r: Orders, hit: Hit): boolean =>
  /above$/.test(spelt(r, hit)) && /^(?:\d|rpe|parallel|my|the|knee|a\b)/.test(r.message.words[hit.end] ?? "");

function reachesOthers(r: Orders): boolean {
  const isPerson = (one: Hit, _: Hit, words: readonly string[]) =>
    !(spelt(r, one) === "kill" && /^(?:me|us)$/.test(r.message.words[one.end] ?? "")) &&
    !words.some((word) => OWN.has(word)) &&
    !ASKED_BEFORE.test(before(r, one, 4).join(" "));
  if (meet(r, ["destroy"], ["otherUsers", "storage"], 7, isPerson)) return true;
  const isExport = (one: Hit, other: Hit, words: readonly string[]) =>
    isPerson(one, other, words) &&
    /^(?:user|member|customer|client|account)|database|server|backend/.test(spelt(r, other)) &&
    !/\b(?:exercises?|food|your exercise)\b/.test(words.join(" "));
  if (meet(r, ["disclose"], ["storage"], 3, isExport)) return true;
  if (meet(r, ["destroy"], ["everybody"], 5, isPerson) && r.of("privateData").length > 0) return true;
  const hasData = r.of("privateData").length > 0;
  return hasData && meet(r, ["disclose"], ["otherUsers", "everybody"], 8, isPerson);
}

function isUnbound(r: Orders): boolean {
  const isFree = meet(
    r,
    ["role"],
    ["unbound"],
    7,
    (_, __, words) => !words.some((word) => /^(?:i|im|my|we|ich|yo|je|io|eu)$/.test(word)),
  );
  return (
    isFree ||
    /\b(?:unrestricted|uncensored|unfiltered|jailbroken) (?:ai|model|bot|assistant|version|chatbot|coach|mode|answers?)\b|\byou are (?:now )?dan\b/.test(
      r.text,
    )
  );
}

/** "I am your", "speaking as the verified": what comes before a claim to be somebody who runs the machine. */
const CLAIMING =
  /\b(?:im|i am|this is|user is|as|speaking|message from|from|ich bin|soy|je suis|sono|sou)(?: (?:now|actually|a|an|the|your|our|own|der|dein|die|el|la|tu|le|l|ton|il|lo|tuo|o|seu|verified|authori[sz]ed|system|lead|chief|as))*$/;

/** Somebody who says to run the machine, and wants something for it. "I'm a developer and sit all day" wants nothing. */
function isClaim(r: Orders): boolean {
  const claim = r
    .of("authority")
    .find(
      (hit) =>
        CLAIMING.test(before(r, hit, 6).join(" ")) ||
        /^(?:rights|access|privileges|permissions?|credentials|password|code|here|speaking|command|login)$/.test(
          r.message.words[hit.end] ?? "",
        ),
    );
  if (!claim || /\b(?:my job|work as|for work|sit|sitting|desk|office)\b/.test(r.text)) return false;
  const isOfThis =
    /\b(?:your|dein|tu|ton|tuo|seu)\b/.test(before(r, claim, 3).join(" ")) ||
    /\b(?:of|for|behind) (?:this|the|your) (?:app|system|bot|site|service|program|ai|platform)\b/.test(r.text);
  return (
    isOfThis ||
    (r.of("override").length > 0 && r.of("machineRule").length > 0) ||
    r.of("access").length > 0 ||
    r.of("secret").length > 0
  );
}
