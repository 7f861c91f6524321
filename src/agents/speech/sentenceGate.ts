import { unmasked } from "../../language/safety/unmasked.ts";
import { type Unmarked, withoutMarkers } from "./citationMarkers.ts";
import { dangerIn } from "./danger.ts";
import { figuresIn, figuresOf } from "./figures.ts";
import { promptLeaks } from "./promptLeak.ts";
import { type Cut, SentenceCutter } from "./sentenceCutter.ts";
import { supportedBy } from "./support.ts";
import { isMoreThanTalk } from "./talkRules.ts";
import { claimsWrite } from "./writeClaims.ts";

/** Why a sentence was kept back. */
export type Objection =
  | "citesUnknown"
  | "claimsWrite"
  | "danger"
  | "figure"
  | "leak"
  | "link"
  | "masked"
  | "repeated"
  | "tooMuch"
  | "unsupported";

export type GateRules = {
  /** `grounded`: says what its sources say, begins with something cited. `about`: the same, without citations. `talk`: says nothing of substance. */
  kind: "grounded" | "about" | "talk";
  /** Ids that may be cited. */
  given?: readonly string[];
  /** What may be said: passages and facts that code has put into words. */
  sources: readonly string[];
  /** What people wrote: figures may be taken from here and from the sources, and from nowhere else. */
  written?: readonly string[];
  /** The sources and the answer are in one language, so that the one can be looked for in the other. */
  isComparable?: boolean;
  /** The prompt without the sources; nothing of it gets out. */
  prompt: string;
  most: { sentences: number; characters: number };
};

/** What came through. */
export type Said = {
  /** "" when nothing did. Exactly what was let out piece by piece. */
  text: string;
  sentences: number;
  /** In the order first cited. */
  cited: string[];
  removed: Partial<Record<Objection, number>>;
};

export type SentenceGate = {
  push(piece: string): void;
  /** No more comes: what is left is judged, and the whole is returned. What was cut off in a sentence is left out. */
  end(isCutOff?: boolean): Said;
  /** What has come through so far. */
  readonly said: Said;
  /** As much was said as may be. */
  readonly isFull: boolean;
};

const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const LINK =
  /https?:|www\.|\b[\w-]{2,}\.(?:com|org|net|io|ai|dev|co|info|biz|me|app|xyz|ru|de|fr|es|it|uk)\b|[\w.]+@[\w-]+\.\w|<\/?\w|!\[|mailto:|javascript:/i;
const EMPHASIS = /\*\*|__|`+|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=$|[\s.,;:!?])/g;
const HEADING = /^#{1,6}\s+/;
const BULLET = /^[*•–]\s+/;
const WHOLE = /[.!?…。！？؟۔।][^\p{L}\p{N}]{0,8}(?:\[[^\]]*\][.\s]*)*$/u;
const NUMBERED = /^(\d{1,2})([.)]\s)/;
const LEAD_IN = /[:：]$/;
const ANY_WORD = /[\p{L}\p{N}]/u;
const E1RM = /\be1rm\b/gi;

/** Plain words: what cannot be seen, and signs that only a markdown reader shows, are taken out. */
const plainly = (text: string): string =>
  text
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(HEADING, "")
    .replace(BULLET, "- ")
    .replace(EMPHASIS, "")
    .replace(/[^\S\n]+/g, " ")
    .trim();

const ORDER = ["", " ", "\n", "\n\n"] as const;

/**
 * Lets out what may be said, sentence by sentence while it is made, and keeps back the rest: what cites what was not given,
 * claims a write, is dangerous, shows the prompt, has figures or subjects that are not in the sources. Grounded speech comes
 * out from its first cited sentence on, with what led to it. What was said already is not said again: small models run in circles. A line that ends in a colon waits for what it announces. At a
 * limit it closes, at a sentence end. `emit` is given exactly what `said.text` becomes; both depend on the whole text and not
 * on where its pieces were cut. Linear in the length of the text.
 */
export function createSentenceGate(rules: GateRules, emit: (text: string) => void): SentenceGate {
  const { kind, sources, most } = rules;
  const given = new Set((rules.given ?? []).map((id) => id.toLowerCase()));
  const figures = kind === "talk" ? new Set<number>() : figuresOf([...sources, ...(rules.written ?? [])]);
  const isSupported = supportedBy(sources, rules.isComparable ?? false);
  const leaks = promptLeaks(rules.prompt, sources);
  const cutter = new SentenceCutter();
  const said: Said = { text: "", sentences: 0, cited: [], removed: {} };
  let isOpen = true;
  let gap: Cut["gap"] = "";
  /** A line that announces what follows. */
  let leadIn: { text: string; gap: Cut["gap"]; hasLost: boolean } | null = null;
  /** Comes out with the first sentence that cites. */
  let waiting: { text: string; gap: Cut["gap"] }[] = [];
  /** Of the numbered list that is being said. */
  let items = 0;
  let hasCited = kind !== "grounded";
  /** What was found fit, without numbers of lists. */
  const before = new Set<string>();

  const objectionTo = (unmarked: Unmarked, isLeadIn: boolean): Objection | null => {
    const { text, ids, hasUnknown } = unmarked;
    if (LINK.test(text)) return "link";
    if (hasUnknown) return "citesUnknown";
    if (unmasked(text.replace(E1RM, "")) !== null) return "masked";
    if (leaks(text)) return "leak";
    if (claimsWrite(text)) return "claimsWrite";
    if (dangerIn(text) !== null) return "danger";
    const isMadeUp = figuresIn(text).some((readings) => !readings.some((value) => figures.has(value)));
    if (isMadeUp) return "figure";
    if (kind === "talk") return isMoreThanTalk(text) ? "unsupported" : null;
    return isSupported(text, !isLeadIn && ids.length > 0) ? null : "unsupported";
  };

  const letOut = (whole: string, before: Cut["gap"]) => {
    if (!isOpen) return;
    const text = renumbered(whole);
    const piece = `${said.text === "" ? "" : before}${text}`;
    if (said.sentences + 1 > most.sentences || said.text.length + piece.length > most.characters) {
      isOpen = false;
      count("tooMuch");
      return;
    }
    said.text += piece;
    said.sentences += 1;
    emit(piece);
  };
  /** What was kept back leaves no hole in a numbered list. */
  const renumbered = (text: string) =>
    text.replace(NUMBERED, (_, number: string, sign: string) => {
      items = Number(number) === 1 ? 1 : items + 1;
      return `${items}${sign}`;
    });
  const count = (why: Objection) => {
    said.removed[why] = (said.removed[why] ?? 0) + 1;
  };
  const wider = (a: Cut["gap"], b: Cut["gap"]) => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b);

  const judge = (cut: Cut) => {
    if (!isOpen) return;
    gap = wider(gap, cut.gap);
    if (cut.isTooLong) {
      isOpen = false;
      count("tooMuch");
      return;
    }
    const unmarked = withoutMarkers(plainly(cut.text), given);
    const { text, ids } = unmarked;
    if (!ANY_WORD.test(text)) {
      if (unmarked.hasUnknown) count("citesUnknown");
      return;
    }
    const isLeadIn = LEAD_IN.test(text);
    const objection = objectionTo(unmarked, isLeadIn);
    if (objection !== null) {
      count(objection);
      if (leadIn !== null) leadIn.hasLost = true;
      return;
    }
    const key = text.replace(NUMBERED, "").toLowerCase();
    if (before.has(key)) {
      count("repeated");
      return;
    }
    before.add(key);
    if (isLeadIn) {
      leadIn = { text, gap, hasLost: false };
      gap = "";
      return;
    }
    // All that it announced is gone, and this is another paragraph.
    if (leadIn?.hasLost && gap === "\n\n") leadIn = null;
    const next = [...(leadIn === null ? [] : [leadIn]), { text, gap }];
    leadIn = null;
    gap = "";
    if (ids.length > 0) hasCited = true;
    if (!hasCited) {
      waiting.push(...next);
      if (waiting.length > most.sentences) isOpen = false;
      return;
    }
    for (const one of [...waiting, ...next]) letOut(one.text, one.gap);
    waiting = [];
    if (isOpen) for (const id of ids) if (!said.cited.includes(id)) said.cited.push(id);
  };

  return {
    push(piece) {
      if (!isOpen) return;
      for (const cut of cutter.push(piece)) judge(cut);
    },
    end(isCutOff = false) {
      if (!isOpen) return said;
      for (const cut of cutter.end()) if (!isCutOff || WHOLE.test(cut.text)) judge(cut);
      return said;
    },
    get said() {
      return said;
    },
    get isFull() {
      return !isOpen || said.sentences >= most.sentences;
    },
  };
}
