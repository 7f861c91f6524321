import type { Limitation } from "../../protocol/profile.ts";
import type { Joint } from "../../protocol/vocabulary.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { replaceEach } from "../patterns/replaceEach.ts";
import { CUES } from "./limitationCues.ts";
import { inUsualWords } from "./limitationFrames.ts";
import {
  AS_TRAINING,
  BARE_SEVERITY,
  CLEARED,
  JOINT_WORDS,
  LITTLE_STRESS,
  NO_BENDING,
  SAID_SEVERITY,
  SETTLED,
  SOFTENERS,
  WORSENERS,
} from "./limitationWords.ts";

type Severity = Limitation["severity"];
type Side = Limitation["side"];
type Mention = { joint: Joint; side: Side; from: number; to: number };

const CLAUSE_BREAKS =
  /[.;!?\n]+|\b(?:but|however|because|cause|cuz|though|although|while|so|aber|weil|mais|pero|porque|perche|mas)\b(?! (?:of|de|du|des|d)\b| d['\u2019])/gi;
/** "My knee's bad": the joint is, it does not own. */
const POSSESSIVE_IS = entered(/\b(neck|shoulder|elbow|wrist|back|hip|knee|ankle|foot|hand)[\u2019']s\b/gi);
/** "Knee op in 2019, but all good": what the clause after an injury says of it. */
const ALL_GOOD = entered(
  /^[ ,]*(?:(?:it|that|this|they) (?:is|are|has|have|feels?) |i am |am |its |is |feels? |now |today |(?:it )?(?:surgery|repaired|fixed|operated|rehabbed|done) (?:and |& ?)?)*(?:(?:all|fully|totally|completely|pretty much|perfectly|absolutely|back to|been) )*(?:good|fine|ok|okay|healed|healthy|recovered|sorted|normal|100 ?%?|(?:no|zero) (?:more )?(?:issues?|problems?|pain|trouble|complaints?)|(?:has )?never (?:bothers?|bothered|hurts?|hurt)|(?:does|did) not (?:bother|hurt|stop)|cleared)\b(?= ?(?:$|[,;:)]|now\b|again\b|today\b|and\b|since\b|these days\b|thanks\b|lately\b|really\b|anyway\b|really\b|to (?:train|go|lift|load)\b|(?:by|from) (?:the|my) (?:doc|doctor|physio|surgeon|gp)))(?! \w+ (?:pain|hurts?)\b)/,
);
/** "Elbow surgery three years back, no issues since". In: folded text. */
export const saysNoneSince = (folded: string): boolean => NONE_SINCE.test(folded);
const NONE_SINCE = entered(
  /^ ?(?:and |but |with )?(?:no|zero|not a single|never any) (?:more |further )?(?:issues?|problems?|pain|trouble|complaints?) (?:since|at all|anymore|any more|now|these days|whatsoever|after that)\b|^ ?(?:(?:and|but|it is|has been|been|is|was|all|totally|completely|perfectly|absolutely|feels?) )*(?:fine|good|great|ok|okay|solid|perfect) (?:ever )?since\b/,
);
const OF_IT_NOW = entered(/\b(?:its|it is|it s|thats|that is|they are|theyre|now|fully|completely)\b/);
/** Whether the pieces behind one say that it is well since, before another joint is named: "disc in 2018, surgery 2019, fine since". */
function isWellSince(later: readonly string[]): boolean {
  const told = later.findIndex((piece) => saysNoneSince(piece) || (OF_IT_NOW.test(piece) && saysAllGood(piece)));
  return told >= 0 && !later.slice(0, told).some(namesJoint);
}
/** Whether a clause says of the one before it that it is well again. In: folded text. */
export const saysAllGood = (folded: string): boolean => ALL_GOOD.test(folded) || IS_HISTORY.test(folded);
/** "But that's ancient history": over long ago. */
const IS_HISTORY = entered(
  /^[ ,]*(?:but )?(?:(?:it|that|this|they|thats|its)(?: is| are|s)? )?(?:all |now |just )*(?:ancient history|(?:a )?thing of the past|long gone)\b/,
);
const JOINT_MARK = /^\[(\w+?)(\+?)(s?)\]$/;
const CUE_MARK = /^<(\w+)>$/;
/** What may stand between a complaint and the joint it names: "pain in my left", "trouble with the". */
const LINKS = new Set(
  "in on of to with my something muscle the a an his her their our your me around inside near left right both one l r under behind at from for that this lower upper old some really very area joint is are and or & / + de la el mi en il mio mia al alla le les mon ma au aux a na no minha meu das dos im in der die das mein meine am beim meinem meiner meinen dem den beide beiden deux ambas ambos entrambe entrambi sul sulla nel nella del della nos nas aos dans les los las ai agli alle zum beiden einem einer un uno una eine".split(
    " ",
  ),
);
/** Parts of a clause that are looked at alone for "is fine now". */
const PIECES = /,| and (?=(?:my|the|his|her|i have) )/;
const LIST_WORDS = new Set(", and or & / + my the left right both und et y e o plus as well too also a".split(" "));
/** Between a joint and a complaint about it, anything but these: they begin something else. */
const NEW_THOUGHT = new Set(
  "with for want wants need give make build do log workout session routine exercise exercises".split(" "),
);
const SIDE_WORDS = {
  left: "left links linke linkes linken linker gauche izquierda izquierdo sinistra sinistro esquerda esquerdo",
  right: "right rechts rechte rechtes rechten rechter droite droit derecha derecho destra destro direita direito",
  both: "both beide beiden deux ambas ambos entrambe entrambi",
} as const;
const SIDES = new Map(
  Object.entries(SIDE_WORDS).flatMap(([side, words]) => words.split(" ").map((word) => [word, side as Side])),
);
/** The side that a single word names. */
export const sideOfWord = (word: string): Side => SIDES.get(word) ?? null;
const PAIRED: ReadonlySet<Joint> = new Set(["shoulder", "elbow", "wrist", "hip", "knee", "ankle"]);
const RANK: Record<Severity, number> = { mild: 0, moderate: 1, severe: 2 };
const BY_RANK: Severity[] = ["mild", "moderate", "severe"];
const LONGEST = 4_000;
/** "No push-ups (wrist)": the reason for leaving something out. */
const REASON_IN_BRACKETS = entered(
  /\b(no|not|skip|skipping|without|avoid|avoiding|minus)( [^.;!?()\n]{1,40})\(([^()\n]{3,30})\)/gi,
);

/** Most texts name no joint; one look tells. */
const NAMES_JOINT = compiled(JOINT_WORDS.map(([pattern]) => pattern.source).join("|"));

const spaced = (clause: string): string =>
  ` ${clause
    .replace(/[^\p{L}\p{N}%/&+', ]+/gu, " ")
    .replace(/([/&+,])/g, " $1 ")
    .replace(/(\d) \/ (\d)/g, "$1/$2")} `
    .replace(/ +/g, " ")
    // "20 kg in each hand": where a weight was held.
    .replace(/ (?:in |with )?(?:each|per|either|every|je|pro) (?:hand|arm|leg|side|shoulder)(?= )/g, "");

/** Whether a folded text names a joint, whatever it says of it. */
export const namesJoint = (folded: string): boolean => NAMES_JOINT.test(spaced(folded));

const withJoints = replaceEach(JOINT_WORDS);
const withCues = replaceEach(CUES.map(([pattern, kind]) => [pattern, ` <${kind}> `]));

/** "Shoulder 3/10": how much it hurts is a complaint by itself. */
const SCORE = entered(
  /( \[\w+\+?\](?: (?:left|right|both|is|are|at|a|an|about|around|like))* )((?:[1-9]|10)(?:\/| out of )10)(?= )/g,
);

/** Marks every joint as `[knee]` (`[knees]` for a plural) and every complaint as `<cue>`, and splits into words. */
function markedWords(clause: string): string[] {
  let text = spaced(clause);
  const marked = withJoints(text);
  if (marked === text) return [];
  text = marked.replace(/ {2,}/g, " ").replace(AS_TRAINING, "");
  text = withCues(
    text.replace(SCORE, "$1<complaint> $2").replace(LITTLE_STRESS, "$1 <complaint>").replace(NO_BENDING, "$1 <grave>"),
  );
  text = text.replace(/ {2,}/g, " ").replace(BARE_SEVERITY, "$1<condition> $2");
  return text.split(" ").filter((word) => word !== "");
}

function sideNear(words: string[], from: number, to: number, plural: boolean, joint: Joint): Side {
  if (!PAIRED.has(joint)) return null;
  for (const index of [from - 1, from - 2, from - 3, to + 1, to + 2, to + 3]) {
    const word = words[index];
    if (word === undefined) continue;
    if (index > to && (JOINT_MARK.test(word) || word === "and")) break;
    if (word === "right" && words[index + 1] === "now") continue;
    if (index < from && JOINT_MARK.test(word)) continue;
    // "Knee torn, right shoulder sore": the side is the next joint's.
    const next = index > to && SIDES.has(word) ? JOINT_MARK.exec(words[index + 1] ?? "") : null;
    if (next && next[1] !== joint) break;
    const side = SIDES.get(word);
    if (side) return side;
  }
  return sideBehind(words, to) ?? (plural ? "both" : null);
}

/** "A hip replacement on the right", "wrist in a cast (left)": the side behind what is said of the joint. */
const BEFORE_SIDE = new Set("in a an the on at of my side cast plaster sling splint brace boot , -".split(" "));
function sideBehind(words: string[], to: number): Side {
  for (let index = to + 1; index <= to + 8; index += 1) {
    const word = words[index] ?? "";
    const side = SIDES.get(word);
    if (side && JOINT_MARK.test(words[index + 1] ?? "")) return null;
    if (side) return word === "right" && words[index + 1] === "now" ? null : side;
    if (!BEFORE_SIDE.has(word) && !CUE_MARK.test(word)) return null;
  }
  return null;
}

function mentions(words: string[]): Mention[] {
  const found: Mention[] = [];
  words.forEach((word, index) => {
    const mark = JOINT_MARK.exec(word);
    if (!mark) return;
    const joint = mark[1] as Joint;
    found.push({ joint, side: sideNear(words, index, index, mark[3] === "s", joint), from: index, to: index });
  });
  return found;
}

/** Where the complaint stands that is made about the joints from `from` to `to`, or -1. */
function complaintAbout(words: string[], from: number, to: number): number {
  if (words[from]?.includes("+") || words[to]?.includes("+")) return from;
  for (let index = from - 1; index >= Math.max(0, from - 6); index -= 1) {
    const word = words[index] ?? "";
    if (CUE_MARK.test(word)) return index;
    if (!LINKS.has(word)) break;
  }
  for (let index = to + 1; index <= Math.min(words.length - 1, to + 9); index += 1) {
    const word = words[index] ?? "";
    if (CUE_MARK.test(word)) {
      const next = words.slice(index + 1, index + 5).findIndex((other) => JOINT_MARK.test(other));
      const belongsToNext =
        next >= 0 && words.slice(index + 1, index + 1 + next).every((other) => LINKS.has(other) && other !== "and");
      return belongsToNext && word === "<adjective>" ? -1 : index;
    }
    if (JOINT_MARK.test(word) || NEW_THOUGHT.has(word)) break;
  }
  return -1;
}

/** How bad it is by its own word: behind the joint before in front of it, and not what is said of another thing. */
function saidSeverity(before: string, from: string): Severity | undefined {
  const near = before.slice(Math.max(before.lastIndexOf(","), before.lastIndexOf(" and ")) + 1);
  const said = (text: string) => {
    const found = SAID_SEVERITY.flatMap(([pattern, severity]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{ at, severity }];
    });
    return found.sort((a, b) => a.at - b.at)[0]?.severity;
  };
  return said(from) ?? said(near);
}

/** Up to the comma or "and" that leads to the next joint, where there is one: what follows is said of that. */
function aboutThese(words: readonly string[], hasNext: boolean): string {
  const cut = hasNext ? words.findLastIndex((word) => word === "," || word === "and") : -1;
  return words.slice(0, cut < 1 ? words.length : cut).join(" ");
}

/** An operation or injury of another year bears more than a fresh one. */
const LONG_AGO = entered(
  /\b(?:years? (?:ago|back)|last year|old|previous|past|in the past|decades?|long ago|as a (?:kid|teen)|(?:in|since|from|depuis|seit|desde|dal|em|en|nel) (?:19\d\d|20[01]\d|202[0-4])|vor (?:\w+ )?jahren|vor (?:1|einem) jahr|letztes jahr|il y a \w+ ans?|l an dernier|hace \w+ anos?|el ano pasado|\w+ ann[oi] fa|l anno scorso|ha \w+ anos?|\w+ anos? atras|ano passado)\b/,
);

function severityOf(window: string, cue: string): Severity {
  const score = /\b(\d{1,2})(?:\/| out of )10\b/.exec(window);
  if (score) return Number(score[1]) <= 3 ? "mild" : Number(score[1]) <= 6 ? "moderate" : "severe";
  let rank = cue === "<grave>" ? 2 : cue === "<slight>" ? 0 : 1;
  if (WORSENERS.test(window)) rank = 2;
  else if (SOFTENERS.test(window.replaceAll("<slight>", ""))) rank = Math.max(0, rank - 1);
  if (LONG_AGO.test(window)) rank = Math.max(0, rank - 1);
  return BY_RANK[rank] ?? "moderate";
}

/** A joint that is another one now, or none: told without a day it is how somebody lives, and no wound that heals. */
const LASTS = /\b(?:replaced|replacements?|fused|fusions?|artificial|titanium)\b/;
const IS_FRESH =
  /\b(?:just|recent(?:ly)?|new(?:ly)?|today|yesterday|days?|weeks?|wks?|months?|mo|last (?:week|month|spring|summer|autumn|winter)|this (?:week|month|year|spring|summer|autumn|winter)|post ?op|rehab\w*|recover\w*|heal\w*|stitches|sutures|crutches|waiting|scheduled|upcoming|booked|due|soon|next|need(?:s|ed)?|before|since|(?:in|seit|depuis|desde|da) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|vor|tagen?|wochen?|monaten?|jours?|semaines?|mois|dias|semanas|mes(?:es)?|giorni|settimane|mesi|bald|frisch|gerade)\b/;
const isLasting = (folded: string): boolean =>
  LASTS.test(folded) && (!IS_FRESH.test(folded) || /\b(?:years?|jahren?|ans?|anos?|ann[oi])\b/.test(folded));

/** "Stretching for tight hips", "my elbows flare on bench": what is stretched, and how a lift is done, are no injuries. */
const withoutForm = (text: string): string =>
  (LOOSENS.test(text) ? text.replace(/\b(?:tight|stiff)\b/gi, "") : text)
    .replace(FLARED_OUT, "$1")
    .replace(RETURNED, "$1");
/** "My old injury is back": come again, and no back. */
const RETURNED = entered(
  /(\b(?:injur(?:y|ies)|pains?|ache|niggle|problem|issue|tightness|soreness|swelling|symptoms?)(?: (?:is|are|has|have|came|come|coming|comes|keeps?|kept|now|slowly|creeping|suddenly|again))+) back\b(?! (?:pain|ache|hurts?|spasm))/gi,
);
/** Both elbows flare out from the body; one that flares up is hurt. */
const FLARED_OUT = entered(
  /(\belbows (?:(?:are|keep|kept|always|tend to|start(?:ed)?(?: to)?|do|still|just) )*)flar(?:es?|ed|ing)\b(?! ?-?up| after)(?: out(?:wards?)?)?/gi,
);
const LOOSENS = entered(
  /\b(?:stretch(?:es|ing)?|mobility|mobili[sz]\w+|loosen\w*|limber|openers?|yoga|flexibility|foam roll\w*|(?:exercises?|moves?|drills?|something|anything|routine|session|workout) (?:\w+ )?for (?:my |the )?(?:(?:really|very|super|quite|so|a bit) )*(?:tight|stiff))\b/i,
);

/** One joint's limitation from several statements: the worst severity, the side that was named. */
function merged(all: Limitation[]): Limitation[] {
  const byJoint = new Map<string, Limitation>();
  for (const one of all) {
    const known = byJoint.get(one.joint);
    if (!known) {
      byJoint.set(one.joint, one);
      continue;
    }
    const side = known.side === null || known.side === one.side ? one.side : one.side === null ? known.side : "both";
    const worse = RANK[one.severity] > RANK[known.severity] ? one.severity : known.severity;
    byJoint.set(one.joint, { joint: one.joint, severity: worse, side, note: known.note ?? one.note });
  }
  return [...byJoint.values()];
}

/** "My left shoulder is recovering, upper body 30 min": what is asked for behind it is no part of the note. */
const ASKED_BEHIND =
  /[,;:–-] [^,;]*(?<![\p{L}\d])(?:\d{1,3} ?(?:min\p{L}*|h|hours?|std|stunden?|heures?|horas?|ore|ora)|workouts?|sessions?|trainings?einheit|einheit|s[eé]ance|sesi[oó]n|sessione|sess[aã]o|treino|allenamento|(?:upper|lower|full|whole) ?-?body|(?:push|pull|legs?|arms?|chest|back) day)(?![\p{L}\d]).*$/isu;
/** "Chest, shoulders, knee hurts": parts to be trained, and behind them the one that hurts. */
const TRAINED_THEN_HURT = entered(
  /^((?:\p{L}[\p{L} ]{1,19},(?: (?! )|(?! ))){0,6}(?:chest|pecs?|arms?|biceps|triceps|abs|core|glutes?|quads?|push|pull|upper(?: body)?|lower(?: body)?|full body|brust|arme|bizeps|bauch|beine|poitrine|bras|pecho|brazos|petto|braccia|peito)(?:, ?\p{L}[\p{L} ]{1,19}?)*), ?((?:(?:and|but|my|the|left|right|lower|und|aber|mein|das|die) )*(?:knee|shoulder|back|hip|elbow|wrist|ankle|neck|knie|schulter|rucken|rücken|hüfte|ellbogen|handgelenk) (?:hurts|aches|(?:is|feels) (?:a bit |really |very |so )*(?:sore|bad|painful|stiff|killing me|playing up)|tut (?:mir )?weh|schmerzt))/iu,
);
/** "My back is so-so". */
const SO_SO = entered(/\bso(?:-| )so\b/gi);
const noteOf = (said: string): string => said.replace(ASKED_BEHIND, "").trim().slice(0, 500);

/**
 * Joints that a text says are hurt or to be spared, with severity ("slight niggle" mild, "bad knee" moderate,
 * "surgery last month" severe) and side. In: any text. Out: one limitation a joint, in the order named; `note` keeps
 * the person's own words when a diagnosis or operation was named. It does not ask whose joint it is, nor whether the
 * text is a question: `readStance` does. Joints said to be fine or healed are left out.
 */
export function readLimitations(text: string): Limitation[] {
  const found: Limitation[] = [];
  const isCleared = CLEARED.test(foldText(text.slice(0, LONGEST)));
  const clauses = withoutForm(text.slice(0, LONGEST))
    .replace(POSSESSIVE_IS, "$1 is")
    .replace(SO_SO, "not great")
    .replace(REASON_IN_BRACKETS, "$1$2, because of $3,")
    .replace(TRAINED_THEN_HURT, "$1. $2")
    .split(CLAUSE_BREAKS);
  for (const [place, raw] of clauses.entries()) {
    if (saysAllGood(foldText(clauses[place + 1] ?? ""))) continue;
    const clause = inUsualWords(foldText(raw))
      .split(PIECES)
      .filter((piece, at, all) => !SETTLED.test(piece) && !isWellSince(all.slice(at + 1)))
      .join(" , ");
    if (clause === "") continue;
    const words = markedWords(clause);
    const named = mentions(words);
    for (let start = 0; start < named.length; ) {
      let end = start;
      while (
        end + 1 < named.length &&
        words.slice((named[end]?.to ?? 0) + 1, named[end + 1]?.from).every((word) => LIST_WORDS.has(word))
      )
        end += 1;
      const group = named.slice(start, end + 1);
      const from = group[0]?.from ?? 0;
      const to = group.at(-1)?.to ?? 0;
      const at = complaintAbout(words, from, to);
      if (at >= 0) {
        const before = named[start - 1]?.to ?? -1;
        const after = named[end + 1]?.from ?? words.length;
        const begin = Math.max(before + 1, Math.min(from, at) - 6);
        const until = Math.min(after, Math.max(to, at) + 9);
        const window = words.slice(begin, until).join(" ");
        // "Clicks and hurts": the worse of two complaints in one breath.
        const next = words[at + 1] === "and" ? (words[at + 2] ?? "") : "";
        const isWorse = words[at] === "<slight>" && /^<(?:complaint|condition|adjective)>$/.test(next);
        const cue = (isWorse ? next : words[at]) ?? "";
        const heard = severityOf(window, CUE_MARK.test(cue) ? (window.includes("<grave>") ? "<grave>" : cue) : "");
        const severity =
          saidSeverity(
            words.slice(begin, from).join(" "),
            aboutThese(words.slice(from, until), end + 1 < named.length),
          ) ?? (heard === "severe" && (isCleared || isLasting(clause)) ? "moderate" : heard);
        const note = /<(?:grave|condition)>/.test(window) || cue.includes("+") ? noteOf(raw) : null;
        // "Shoulder, elbow and wrist on the right side": one side for all of them.
        const last =
          group.length > 1 && group.slice(0, -1).every(({ side }) => side === null) ? group.at(-1) : undefined;
        const isAfter = SIDES.has(words[to + 3] ?? "") || SIDES.has(words[to + 2] ?? "");
        // "Cervicale, spalle 25 min": an ailment says nothing of what a comma sets apart from it.
        const isOfOne = words[from]?.includes("+") === true && !CUE_MARK.test(words[at] ?? "");
        const told = group.filter((one) => !isOfOne || one.from === from || words[one.from - 1] !== ",");
        for (const { joint, side } of told) {
          const shared = isAfter && PAIRED.has(joint) ? (last?.side ?? null) : null;
          found.push({ joint, severity, side: side ?? shared, note });
        }
      }
      start = end + 1;
    }
  }
  return merged(found);
}

/** Joints that a text says are fine again: "my knee is better now", "no more shoulder pain". Without doubles. */
export function readHealedJoints(text: string): Joint[] {
  const pieces = foldText(text.slice(0, LONGEST).replace(POSSESSIVE_IS, "$1 is")).split(/[.;!?\n,]+| but /);
  const joints = pieces
    .filter((piece) => SETTLED.test(piece) && !/\bsore from\b/.test(piece))
    .flatMap((piece) => mentions(markedWords(piece)).map(({ joint }) => joint));
  return [...new Set(joints)];
}
