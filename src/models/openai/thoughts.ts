const OPENS = /<think(?:ing)?>/i;
const CLOSES = /<\/think(?:ing)?>/i;
/** What may be the beginning of a tag where a piece ends. */
const BEGUN_TAG = /<\/?[a-z]{0,8}$/i;

/**
 * Takes what a model thinks aloud (`<think>…</think>`) out of a text that comes in pieces. Some templates open the thought
 * in the prompt, so that only its end is seen: with `opensInside` everything up to that end is held back and dropped.
 */
export class ThoughtFilter {
  #inside: boolean;
  #held = "";
  /** Kept while it is not sure whether it was said or thought. */
  #unsure: string | null;
  /** An end was seen of what was never begun. */
  closedUnopened = false;

  constructor({ opensInside = false } = {}) {
    this.#inside = false;
    this.#unsure = opensInside ? "" : null;
  }

  /** What of the text so far is sure to be said. */
  push(piece: string): string {
    let rest = this.#held + piece;
    this.#held = "";
    let said = "";
    while (rest !== "") {
      const tag = (this.#inside ? CLOSES : /<\/?think(?:ing)?>/i).exec(rest);
      if (!tag) {
        const begun = BEGUN_TAG.exec(rest);
        this.#held = begun?.[0] ?? "";
        if (!this.#inside) said += rest.slice(0, rest.length - this.#held.length);
        break;
      }
      const opens = OPENS.test(tag[0]);
      if (!this.#inside) said += rest.slice(0, tag.index);
      if (!opens) {
        if (!this.#inside) this.closedUnopened = true;
        said = this.#inside ? (this.#unsure ?? "") + said : "";
        this.#unsure = null;
      }
      this.#inside = opens;
      rest = rest.slice(tag.index + tag[0].length);
    }
    if (this.#unsure === null) return said;
    this.#unsure += said;
    return "";
  }

  /** What was held back and turned out to be said. */
  end(): string {
    const said = (this.#unsure ?? "") + (this.#inside ? "" : this.#held);
    this.#unsure = null;
    this.#held = "";
    return said;
  }
}
