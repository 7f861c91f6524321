import { compiled } from "../../patterns/compiled.ts";
/** A body's mass or length as it is said, and as figures to check it with. */
export type Measure = { value: string; metric: number };

const N = "(\\d{1,3}(?:[.,]\\d{1,2})?)";
const KG = "(?:kgs?|k|kilos?|kilograms?|kilogramm?e?s?|kilogramos|chil[io]|quilos?)";
const LB = "(?:lbs?|lbz|pounds?|#|libras?|livres|pfund)";
/** What follows a mass that is not a body's: "80 kg on bench", "80 kg x 5". */
const MASS = compiled(`${N} ?(?:${KG}|${LB})(?![a-z])`);
const STONE =
  /(\d{1,2}) ?(?:st|stones?)(?![a-z])(?:[ ,]*(?:and )?(\d{1,2})(?: ?(?:lbs?|pounds?))?(?![\d.,]*\d|[a-z% ]*(?:years?|yo)))?(?: (?:and )?a half)?/;
const FEET =
  /([4-7]) ?(?:'|ft|foot|feet|f(?=\d))\.? ?(?:and )?(?:(\d{1,2})(?:[.,]5|½)? ?(?:"|''|in(?:ch(?:es)?)?\b)?(?![\d]| ?(?:kgs?|lbs?|st|cm|years?|yo)\b))?/;
/** "5'/km", "4'30 al km": minutes of a pace. */
const PACE = /\d ?'(?: ?\d\d)?(?:''|")? ?(?:\/|al|per|pro|por|le|a|min)? ?(?:km|mile|mi\b|500)/;
const CENTIMETRES = /(\d{3}(?:[.,]\d)?) ?(?:cms?|centim\w*|zentimeter)\b/;
const METRES =
  /(?<![\d.,-])([12])(?:[.,](\d{2})| ?m ?(\d{2})) ?(?:m|mt|mts|meters?|metres?|metros?|metri|metre)?(?![\d.,]*\d|[a-z])/;

const plain = (figure: string) => Number(figure.replace(",", "."));

/** A body mass with its unit in folded text ("88 kg", "12 stone 4", "170lbs"), from 25 to 350 kg; `null` without one. */
export function readMass(text: string): Measure | null {
  const stone = STONE.exec(text.replace(/(\d)[.,]5 ?st(?:ones?)?\b/, "$1 st 7"));
  if (stone) {
    const half = / (?:and )?a half$/.test(stone[0]) ? 7 : 0;
    const pounds = Number(stone[2] ?? half);
    const metric = (Number(stone[1]) * 14 + pounds) * 0.4536;
    if (metric < 25 || metric > 350 || pounds > 13) return null;
    return { value: `${stone[1]} st${pounds > 0 ? ` ${pounds} lb` : ""}`, metric };
  }
  const mass = MASS.exec(text);
  if (!mass?.[1]) return null;
  const isPounds = compiled(`${LB}$`).test(mass[0]);
  return massOf(mass[1], isPounds ? "lb" : "kg");
}

/** A figure as a body mass; without a unit when none is known. `null` when no body weighs so. */
export function massOf(figure: string, unit: "kg" | "lb" | null): Measure | null {
  const count = plain(figure);
  const metric = unit === "lb" ? count * 0.4536 : count;
  if (metric < 25 || metric > (unit === null ? 450 : 350)) return null;
  return { value: unit === null ? String(count) : `${count} ${unit}`, metric };
}

/** A body height in folded text ("180cm", "1,80 m", "5'11", "5 foot 11"), from 1.2 to 2.3 m; `null` without one. */
export function readHeight(text: string): Measure | null {
  if (PACE.test(text)) return null;
  const centimetres = CENTIMETRES.exec(text);
  if (centimetres?.[1]) return heightOf(plain(centimetres[1]), null);
  const feet = FEET.exec(text);
  if (feet) {
    const inches = Number(feet[2] ?? 0);
    if (inches > 11) return null;
    return heightOf((Number(feet[1]) * 12 + inches) * 2.54, `${feet[1]} ft${feet[2] ? ` ${inches} in` : ""}`);
  }
  const metres = METRES.exec(text);
  return metres ? heightOf(Number(metres[1]) * 100 + Number(metres[2] ?? metres[3]), null) : null;
}

function heightOf(metric: number, said: string | null): Measure | null {
  if (metric < 120 || metric > 230) return null;
  const value = `${Math.round(metric * 10) / 10} cm`;
  return { value: said === null ? value : `${said} (${Math.round(metric)} cm)`, metric };
}
