/** What a word after a number counts. `k` is kilos or kilometres, `m` metres or minutes: the rest of the text decides. */
export type Unit =
  | { kind: "mass"; unit: "kg" | "lb" }
  | { kind: "time"; seconds: number }
  | { kind: "distance"; unit: "m" | "km" | "mi" | "yd" | "ft" }
  | { kind: "k" }
  | { kind: "m" }
  | { kind: "other" };

const WORDS: readonly [Unit, string][] = [
  [
    { kind: "mass", unit: "kg" },
    "kg kgs kgg kh gk kilo kilos kilogram kilograms kilogramm kilogramo kilogramos kilogramme kilogrammes chili chilo chilogrammi quilo quilos кг",
  ],
  [{ kind: "mass", unit: "lb" }, "lb lbs lbz lsb pound pounds libra libras livre livres libbre pounder pounders #"],
  [
    { kind: "time", seconds: 1 },
    's sec secs second seconds seg segs segundo segundos sek sekunde sekunden seconde secondes secondi secondo сек "',
  ],
  [
    { kind: "time", seconds: 60 },
    "min mins minute minutes minuten minuto minutos minuti minutinho minutinhos minutito minutitos мин '",
  ],
  [{ kind: "time", seconds: 3600 }, "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore час"],
  [{ kind: "distance", unit: "m" }, "meter meters metre metres metro metros metri mtr mtrs mts"],
  [
    { kind: "distance", unit: "km" },
    "km kms kilometer kilometers kilometre kilometres kilometern kilometro kilometros chilometri chilometro quilometros quilometro bornes км",
  ],
  [{ kind: "distance", unit: "mi" }, "mi mile miles miler milers milla millas meile meilen miglia milhas"],
  [{ kind: "distance", unit: "yd" }, "yd yds yrd yrds yard yards yardage"],
  [{ kind: "distance", unit: "ft" }, "ft foot feet"],
  [{ kind: "k" }, "k"],
  [{ kind: "m" }, "m м"],
  [
    { kind: "other" },
    "kcal kcals cal cals calorie calories kalorien bpm mph kmh kph km/h w watt watts % percent rpm spm degrees degree deg ml g grams gram years yrs months weeks days people guys laps lap lengths floors pools cm cms centimeter centimeters centimetre centimetres zentimeter centimetros centimetri count breaths breath",
  ],
];

const UNITS: ReadonlyMap<string, Unit> = new Map(
  WORDS.flatMap(([unit, words]) => words.split(" ").map((word): [string, Unit] => [word, unit])),
);

/** The unit a folded word stands for, `null` when it stands for none. */
export function readUnit(word: string): Unit | null {
  return UNITS.get(word) ?? null;
}

/** Mass of an empty barbell, as gyms in that unit have it. */
export const BAR = { kg: 20, lb: 45 } as const;
const PLATE = { kg: 20, lb: 45 } as const;
/** A "half" is the next usual plate, a "quarter" the coin-named 25 lb plate, or 5 kg. */
const PART = { kg: { half: 10, quarter: 5 }, lb: { half: 25, quarter: 25 } } as const;

/** Mass of a barbell with `plates` full plates, and perhaps a smaller one, on each side. */
export function loadedBar(plates: number, part: "half" | "quarter" | null, unit: "kg" | "lb"): number {
  return BAR[unit] + 2 * (plates * PLATE[unit] + (part === null ? 0 : PART[unit][part]));
}
