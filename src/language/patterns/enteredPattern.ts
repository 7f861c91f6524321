import { compiled } from "./compiled.ts";
import { matchesIn } from "./matchesIn.ts";
import type { Other } from "./replaceEach.ts";
import { enterPatterns, isWoken, wokenBy } from "./wokenPatterns.ts";

/** A pattern that is not tried on texts whose words rule it out; it stands for the pattern in the methods of strings, too. */
export class EnteredPattern {
  readonly #pattern: RegExp;
  readonly #number: number;

  constructor(pattern: RegExp) {
    this.#pattern = compiled(pattern);
    this.#number = enterPatterns([pattern]);
  }

  get source(): string {
    return this.#pattern.source;
  }

  /** Whether the words of a text leave it open that the pattern is found. */
  mayFind(text: string): boolean {
    return isWoken(wokenBy(text), this.#number);
  }

  test(text: string): boolean {
    return this.mayFind(text) && this.#pattern.test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.mayFind(text) ? this.#pattern.exec(text) : null;
  }

  /** All that is found, in order; for patterns with the flag `g`. */
  matches(text: string): RegExpExecArray[] {
    return this.mayFind(text) ? matchesIn(text, this.#pattern) : [];
  }

  [Symbol.replace](text: string, other: Other): string {
    return this.mayFind(text) ? text.replace(this.#pattern, other as string) : text;
  }

  [Symbol.search](text: string): number {
    return this.mayFind(text) ? text.search(this.#pattern) : -1;
  }

  [Symbol.split](text: string, most?: number): string[] {
    return this.mayFind(text) ? text.split(this.#pattern, most) : [text];
  }
}

/** Enters a pattern that is tried on many texts and found in few. */
export const entered = (pattern: RegExp): EnteredPattern => new EnteredPattern(pattern);
