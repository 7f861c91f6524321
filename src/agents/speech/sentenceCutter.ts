/** A sentence or line of a text that comes in pieces, with what stood between it and the one before. */
export type Cut = {
  text: string;
  /** `""` only at the beginning and behind a full stop that needs no blank. */
  gap: "" | " " | "\n" | "\n\n";
  /** So long that it was cut where no sentence ends. */
  isTooLong: boolean;
};

/** In characters; a text without an end is not waited for. */
const LONGEST = 2_000;
/** How far behind a full stop is looked for what belongs to it. */
const LOOK = 120;
const MOST_RUN = 20;

const STOPS = ".!?…。！？؟۔।";
/** These end a sentence whatever follows. */
const WIDE_STOPS = "。！？";
const CLOSERS = ")\"'”’»“*_";
const SPACE = /\s/u;

/** Never the last word of a sentence, in six languages. */
const ABBREVIATED: ReadonlySet<string> = new Set(
  "eg ie vs dr mr mrs ms prof approx bzw ggf evtl inkl bspw vgl sog sr sra srta dra pej ej ad es cf resp env".split(
    " ",
  ),
);
/** Not the last word before a figure. */
const BEFORE_FIGURE: ReadonlySet<string> = new Set(
  "no nr nos fig p pp vol art ca abs min max mind höchst núm num máx mín pág nº ca zirka approx env about".split(" "),
);
const WORD_BEFORE = /(?:^|[\s("'„«»“‘])((?:\p{L}|\.(?=\p{L})){1,12})$/u;
const ONLY_A_NUMBER = /^(?:[-*•]\s*)?\(?\d{1,3}$/;

/** "am 3. Tag" */
const ORDINAL = /(?:^|\s)(?:am|im|vom|zum|der|den|dem|die|das|jede[nmrs]?) \d{1,2}$/i;
/** "90 s" */
const FIGURE_WITH_UNIT = /\d ?\p{L}$/u;

/** Where the sentence ends for which there is a stop at `at`; `null` when it does not end there, `wait` when more must be seen. */
function endBehind(text: string, from: number, at: number, isEnd: boolean): number | null | "wait" {
  let end = at;
  let run = 0;
  const along = (signs: string) => {
    while (run < MOST_RUN && end < text.length && signs.includes(text.charAt(end))) {
      end += 1;
      run += 1;
    }
    return end < text.length || isEnd || run >= MOST_RUN;
  };
  if (!along(STOPS) || !along(CLOSERS)) return "wait";
  // "Brace first. [bracing]": the marker belongs to what stands before it.
  for (let markers = 0; markers < 4; markers += 1) {
    let next = end;
    while (next < text.length && next - end < 3 && text.charAt(next) === " ") next += 1;
    if (next >= text.length) {
      if (isEnd) break;
      return "wait";
    }
    const open = text.charAt(next);
    if (open !== "[" && open !== "【") break;
    const close = text.slice(next, next + LOOK).search(open === "[" ? /\]|\n/ : /】|\n/);
    if (close === -1) {
      if (isEnd || text.length - next >= LOOK) break;
      return "wait";
    }
    if (text.charAt(next + close) === "\n") break;
    end = next + close + 1;
    run = 0;
    if (!along(STOPS) || !along(CLOSERS)) return "wait";
  }
  const stop = text.charAt(at);
  if (WIDE_STOPS.includes(stop)) return end;
  if (end >= text.length) return isEnd ? end : "wait";
  if (!SPACE.test(text.charAt(end))) return null;
  if (stop !== "." && stop !== "…") return end;

  let next = end;
  while (next < text.length && next - end < MOST_RUN && SPACE.test(text.charAt(next))) {
    if (text.charAt(next) === "\n") return end;
    next += 1;
  }
  if (next - end >= MOST_RUN) return end;
  if (next >= text.length) return isEnd ? end : "wait";
  const after = text.charAt(next);
  if (/\p{Ll}/u.test(after)) return null;
  if (end - at > 1) return end;
  const sentence = text.slice(from, at);
  if (sentence.length < 8 && ONLY_A_NUMBER.test(sentence.trim())) return null;
  if (ORDINAL.test(sentence.slice(-16))) return null;
  if (FIGURE_WITH_UNIT.test(sentence.slice(-16))) return end;
  const word = WORD_BEFORE.exec(sentence.slice(-20))?.[1]?.toLowerCase() ?? "";
  if (word.includes(".") || (word.length === 1 && /\p{L}/u.test(word))) return null;
  if (ABBREVIATED.has(word) || (BEFORE_FIGURE.has(word) && /\d/.test(after))) return null;
  return end;
}

/**
 * Cuts a text that comes in pieces into sentences and lines: "7.5 kg", "e.g.", "z. B." and "1. Stand" end none, a marker in
 * square brackets behind the full stop belongs to its sentence. What comes out depends on the whole text and not on where
 * the pieces were cut. Linear in the length of the text; a sentence of more than 2,000 characters is cut there.
 */
export class SentenceCutter {
  #rest = "";
  /** So far `#rest` has been looked at. */
  #seen = 0;
  #newlines = 0;
  #hasSpace = false;
  #isFirst = true;

  /** The sentences that are whole now. */
  push(piece: string): Cut[] {
    this.#rest += piece;
    return this.#cut(false);
  }

  /** What is left, when no more comes. */
  end(): Cut[] {
    return this.#cut(true);
  }

  #cut(isEnd: boolean): Cut[] {
    const cuts: Cut[] = [];
    const text = this.#rest;
    let from = 0;
    let at = this.#seen;
    const take = (end: number, isTooLong: boolean) => {
      const sentence = text.slice(from, end).trimEnd();
      if (sentence !== "") cuts.push({ text: sentence, gap: this.#gap(), isTooLong });
      from = end;
      at = end;
    };
    while (at < text.length) {
      const sign = text.charAt(at);
      if (at === from && SPACE.test(sign)) {
        if (sign === "\n") this.#newlines += 1;
        this.#hasSpace = true;
        from += 1;
        at += 1;
      } else if (sign === "\n") take(at, false);
      else if (at - from >= LONGEST) take(at, true);
      else if (STOPS.includes(sign)) {
        const end = endBehind(text, from, at, isEnd);
        if (end === "wait") break;
        if (end !== null) take(end, false);
        else at += 1;
      } else at += 1;
    }
    if (isEnd) take(text.length, false);
    this.#rest = text.slice(from);
    this.#seen = at - from;
    return cuts;
  }

  #gap(): Cut["gap"] {
    const gap = this.#newlines > 1 ? "\n\n" : this.#newlines === 1 ? "\n" : this.#hasSpace ? " " : "";
    this.#newlines = 0;
    this.#hasSpace = false;
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    return isFirst ? "" : gap;
  }
}
