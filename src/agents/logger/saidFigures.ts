import { tokenize } from "../../language/notation/tokenize.ts";
import { BAR, loadedBar, readUnit } from "../../language/numbers/units.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";

/** Counts that people say without a number. */
const NAMED = new Map([
  ["once", 1],
  ["single", 1],
  ["twice", 2],
  ["double", 2],
  ["couple", 2],
  ["pair", 2],
  ["thrice", 3],
  ["triple", 3],
  ["dozen", 12],
]);
const HANDS = ["each", "per", "hand", "hands", "dumbbell", "dumbbells", "db", "dbs", "kettlebells", "kbs"];
const SIDES: Record<NonNullable<LogSet["side"]>, readonly string[]> = {
  left: ["left", "links", "gauche", "izquierda", "izquierdo", "sinistra", "sinistro", "esquerda", "esquerdo"],
  right: ["right", "rechts", "droite", "droit", "derecha", "derecho", "destra", "destro", "direita", "direito"],
  each: ["each", "per", "side", "sides", "leg", "arm", "pro", "je", "chaque", "cada", "ogni"],
};
const MOST_PLATES = 12;
const HALF = 0.5;
const HOUR_S = 3_600;
const MINUTE_S = 60;

/** What a text says in figures, and which of a set's figures can be had from it, each by a rule that has a name. */
export class SaidFigures {
  readonly #values: ReadonlySet<number>;
  readonly #words: ReadonlySet<string>;
  /** Seconds in each unit of time that is said. */
  readonly #times: readonly number[];

  constructor(text: string) {
    const tokens = tokenize(text.normalize("NFC"));
    this.#words = new Set(tokens.map(({ fold }) => fold));
    const named = [...this.#words].flatMap((word) => NAMED.get(word) ?? []);
    const half = this.#words.has("half") ? [HALF] : [];
    const said = tokens.filter(({ kind }) => kind === "number" || kind === "clock").map(({ value }) => value);
    this.#values = new Set([...said, ...named, ...half]);
    const units = [...this.#words].map(readUnit);
    this.#times = [
      ...new Set(
        units.flatMap((unit) => (unit?.kind === "time" ? [unit.seconds] : unit?.kind === "m" ? [MINUTE_S] : [])),
      ),
    ];
  }

  get isEmpty(): boolean {
    return this.#values.size === 0;
  }

  /** Every value that is written, as a figure or in words. */
  get values(): readonly number[] {
    return [...this.#values];
  }

  /** The figures of a set that were said and can be had from nothing that was; empty when it can be believed. */
  unsaid(set: LogSet): string[] {
    const { reps, weight, durationS, distance, rpe, rir } = set;
    return [
      ...(reps === null || this.#isSaid(reps) ? [] : ["reps"]),
      ...(weight === null || this.#isSaid(weight) || this.#isLoadedBar(weight, set.unit) ? [] : ["weight"]),
      ...(durationS === null || this.#isTime(durationS) ? [] : ["durationS"]),
      ...(distance === null || this.#isSaid(distance) ? [] : ["distance"]),
      ...(rpe === null || this.#isSaid(rpe) ? [] : ["rpe"]),
      ...(rir === null || this.#isSaid(rir) ? [] : ["rir"]),
    ];
  }

  /** How often the same set was done: once, or as often as was said. */
  hasCount(count: number): boolean {
    return count === 1 || this.#isSaid(count);
  }

  /** Without units, hands and sides that were not written. */
  asSaid(set: LogSet): LogSet {
    const units = [...this.#words].map(readUnit);
    const hasMass = units.some((unit) => (unit?.kind === "mass" && unit.unit === set.unit) || unit?.kind === "k");
    const hasDistance = units.some(
      (unit) =>
        (unit?.kind === "distance" && unit.unit === set.distanceUnit) || unit?.kind === "k" || unit?.kind === "m",
    );
    return {
      ...set,
      unit: hasMass ? set.unit : null,
      distanceUnit: hasDistance ? set.distanceUnit : null,
      perHand: set.perHand && HANDS.some((word) => this.#words.has(word)),
      side: set.side !== null && SIDES[set.side].some((word) => this.#words.has(word)) ? set.side : null,
    };
  }

  #isSaid(value: number): boolean {
    return this.#values.has(value);
  }

  /** Plates on each side of a bar, or the bar alone. */
  #isLoadedBar(weight: number, unit: LogSet["unit"]): boolean {
    const units = unit === null ? (["kg", "lb"] as const) : [unit];
    if (this.#words.has("bar") && units.some((one) => weight === BAR[one])) return true;
    if (!this.#words.has("plate") && !this.#words.has("plates")) return false;
    const parts = [null, ...(["half", "quarter"] as const).filter((part) => this.#words.has(part))];
    return this.values
      .filter((plates) => plates >= 1 && plates <= MOST_PLATES)
      .some((plates) => units.some((one) => parts.some((part) => loadedBar(plates, part, one) === weight)));
  }

  /** As it was said, in the units that were said, or minutes and seconds together. */
  #isTime(seconds: number): boolean {
    if (this.#isSaid(seconds)) return true;
    const said = this.#times.flatMap((unit) => this.values.map((value) => value * unit));
    const isOne = this.#times.includes(seconds) && this.#words.has(seconds === HOUR_S ? "an" : "a");
    return isOne || said.includes(seconds) || said.some((one) => said.includes(seconds - one));
  }
}
