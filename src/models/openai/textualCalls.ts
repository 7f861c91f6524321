import { endOfJson, objectOf } from "./jsonIn.ts";

export type TextualCall = { name: string; input: unknown };

/** What stands at a place of the text: a call up to `end`, an unreadable one, none, or not yet known. */
type Reading = { end: number; calls: TextualCall[] } | "broken" | "none" | "open";

const MARKERS = ["[tool_call]", "[tool_calls]", "<tool_call>"];
const CLOSER = /^\s*(?:```|<\/tool_call>|\[\/tool_calls?\])/i;
const CLOSERS = ["```", "</tool_call>", "[/tool_call]", "[/tool_calls]"];
/** Nothing longer is held back in the hope that it becomes a call. */
const MOST_CALL_CHARS = 20_000;
/** Signs that are looked at in one answer, each as often as it is read; a text that takes more is no call but an attack. */
const MOST_EFFORT = 4_000_000;
/** Signs that may settle what was open. */
const SETTLES = /[}\])>`]/;

/**
 * Finds the calls that small models write into their text, in a text that comes in pieces, and lets the rest through:
 * `[TOOL_CALL]{"name": …, "arguments": …}`, also as `<tool_call>…</tool_call>`; `[Name]{…}`; a bare object with name and
 * arguments, also in fences; `name{…}` and `name({…})`. Only for the names given; `Web_Search` is `web_search`.
 */
export class CallSieve {
  readonly #names: ReadonlyMap<string, string>;
  readonly #starts: readonly string[];
  #held = "";
  /** The last sign let through: a name inside a longer word is none. */
  #before = "";
  /** How much was held when it was last read. */
  #heldAtReading = 0;
  #effort = 0;
  readonly calls: TextualCall[] = [];
  /** A marker was followed by nothing that could be read, or by a name that was not given. */
  isBroken = false;

  constructor(names: readonly string[]) {
    this.#names = new Map(names.map((name) => [plainName(name), name]));
    this.#starts = [...MARKERS, "[", "{", "```", ...names.map((name) => name.toLowerCase())];
  }

  /** What of the text so far is no call. */
  push(piece: string): string {
    this.#held += piece;
    const isWorthReading = SETTLES.test(piece) || this.#held.length > this.#heldAtReading * 1.25;
    return isWorthReading ? this.#sift(false) : "";
  }

  /** What was held back and turned out to be no call. */
  end(): string {
    return this.#sift(true);
  }

  #sift(isWhole: boolean): string {
    const text = this.#held;
    const low = text.toLowerCase();
    let said = "";
    let at = 0;
    const say = (end: number) => {
      said += text.slice(at, end);
      this.#before = text[end - 1] ?? this.#before;
      at = end;
    };
    while (at < text.length) {
      const start = this.#effort < MOST_EFFORT ? this.#nextStart(low, at, isWhole) : text.length;
      if (start > at) say(start);
      if (at >= text.length) break;
      const reading = this.#readAt(text, at, isWhole);
      if (reading === "open" && text.length - at <= MOST_CALL_CHARS) break;
      if (reading === "broken") this.isBroken = true;
      if (typeof reading === "string") say(at + 1);
      else {
        this.calls.push(...reading.calls);
        at = reading.end;
      }
    }
    this.#held = text.slice(at);
    this.#heldAtReading = this.#held.length;
    return said;
  }

  /** The first place from `from` on where a call may begin; the end of the text when there is none. */
  #nextStart(low: string, from: number, isWhole: boolean): number {
    for (let at = from; at < low.length; at += 1) {
      const isInWord = /\w/.test(low[at - 1] ?? this.#before);
      const left = low.length - at;
      for (const start of this.#starts) {
        if (isInWord && /^\w/.test(start)) continue;
        if (low.startsWith(start, at)) return at;
        if (!isWhole && left < start.length && start.startsWith(low.slice(at))) return at;
      }
    }
    return low.length;
  }

  #readAt(text: string, at: number, isWhole: boolean): Reading {
    const rest = text.slice(at, at + MOST_CALL_CHARS + 1);
    const low = rest.toLowerCase();
    this.#effort += rest.length;
    const unsure = isWhole ? "none" : "open";
    const marker = MARKERS.find((each) => low.startsWith(each));
    if (marker) return this.#marked(rest, marker.length, at, isWhole);
    if (!isWhole && [...MARKERS, "```"].some((each) => isBeginning(low, each))) return "open";

    const fence = /^```\w*\s*/.exec(rest);
    if (fence || /^[{[]\s*["{]/.test(rest)) {
      const begin = fence?.[0].length ?? 0;
      if (begin === rest.length) return unsure;
      return this.#bare(rest, begin, at, isWhole);
    }
    if (/^[{[]\s*$/.test(rest)) return unsure;

    const bracketed = /^\[([^[\]\n]{1,64})(\]?)/.exec(rest);
    if (bracketed) {
      const [whole, inside = "", closed] = bracketed;
      const asName = plainName(inside);
      if (!closed) return [...this.#names.keys()].some((name) => name.startsWith(asName)) ? unsure : "none";
      return this.#named(rest, whole.length, this.#names.get(asName), at, isWhole);
    }
    const couldBecome = [...this.#names.values()].some((each) => isBeginning(low, each.toLowerCase()));
    if (couldBecome && !isWhole) return "open";
    const known = [...this.#names.values()]
      .filter((each) => low.startsWith(each.toLowerCase()))
      .sort((a, b) => b.length - a.length)[0];
    return this.#named(rest, known?.length ?? 0, known, at, isWhole);
  }

  /** Behind a marker: one object, or a list of them. */
  #marked(rest: string, length: number, at: number, isWhole: boolean): Reading {
    const begin = length + (/^\s*/.exec(rest.slice(length))?.[0].length ?? 0);
    if (begin === rest.length) return isWhole ? "broken" : "open";
    const reading = this.#bare(rest, begin, at, isWhole);
    return reading === "none" ? "broken" : reading;
  }

  /** An object with name and arguments, or a list of them, and what closes it. */
  #bare(rest: string, begin: number, at: number, isWhole: boolean): Reading {
    if (!/[{[]/.test(rest[begin] ?? "")) return "none";
    const end = endOfJson(rest, begin);
    if (end === null) return isWhole ? "none" : "open";
    const value = objectOf(rest.slice(begin, end));
    const calls = (Array.isArray(value) ? value : [value]).map((each) => this.#callOf(each));
    if (calls.length === 0 || calls.includes(null)) return "none";
    return closedAt(rest, end, at, calls as TextualCall[], isWhole);
  }

  /** Behind a name: its arguments, bare or in brackets. */
  #named(rest: string, length: number, name: string | undefined, at: number, isWhole: boolean): Reading {
    if (!name) return "none";
    const opening = /^\s*(\(?)\s*/.exec(rest.slice(length));
    const begin = length + (opening?.[0].length ?? 0);
    if (begin === rest.length) return isWhole ? "none" : "open";
    if (rest[begin] !== "{") return "none";
    const end = endOfJson(rest, begin);
    if (end === null) return isWhole ? "none" : "open";
    const input = objectOf(rest.slice(begin, end));
    if (input === undefined) return "none";
    if (!opening?.[1]) return closedAt(rest, end, at, [{ name, input }], isWhole);
    const closing = /^\s*\)/.exec(rest.slice(end));
    if (closing) return closedAt(rest, end + closing[0].length, at, [{ name, input }], isWhole);
    return isWhole || rest.slice(end).trim() !== "" ? "none" : "open";
  }

  #callOf(value: unknown): TextualCall | null {
    if (!isRecord(value)) return null;
    const body = isRecord(value.function) ? value.function : value;
    const said = body.name ?? body.tool;
    const name = typeof said === "string" ? this.#names.get(plainName(said)) : undefined;
    const given = body.arguments ?? body.parameters ?? body.args ?? body.input;
    const input = typeof given === "string" ? objectOf(given) : given;
    return name !== undefined && isRecord(input) ? { name, input } : null;
  }
}

/** The call, with what closes it once that is known to have come or not to come. */
function closedAt(rest: string, end: number, at: number, calls: TextualCall[], isWhole: boolean): Reading {
  const after = rest.slice(end);
  const closer = CLOSER.exec(after);
  const begun = after.trimStart().toLowerCase();
  if (!closer && !isWhole && CLOSERS.some((each) => each.startsWith(begun))) return "open";
  return { end: at + end + (closer?.[0].length ?? 0), calls };
}

/** Of more than it is. */
const isBeginning = (text: string, whole: string): boolean => text.length < whole.length && whole.startsWith(text);

const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
