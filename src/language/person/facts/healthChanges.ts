import { type NamedHealth, namedHealth } from "../../health/namedHealth.ts";
import { asTyped } from "./asTyped.ts";
import { end, type FactDraft, type FactScope, keyOf, state } from "./factDraft.ts";

/** Medicines by the endings that their kinds share, and by what they are for. */
const MORE_MEDICINES =
  /\b(?:[a-z]{2,12}(?:pril|sartana?|olol|statina?|prazole?|xetine|cillin|cycline|glutide|gliptin|formin|zepam|zolam|xaban|dipine|triptyline|thyroxine?|profen|oxacin|solone|asone)|(?:medication|meds|tablets|pills) for [\w ]{3,30})\b/g;

type Medicine = Pick<NamedHealth, "said" | "at">;
/** What is named, and what its ending or purpose tells. */
export function medicinesIn(named: readonly NamedHealth[], plain: string): Medicine[] {
  const more = [...plain.matchAll(MORE_MEDICINES)].map((match) => ({ said: match[0], at: match.index }));
  const isNew = ({ said, at }: Medicine) =>
    !named.some((one) => one.at < at + said.length && at < one.at + one.said.length);
  return [...named, ...more.filter(isNew)].toSorted((a, b) => a.at - b.at);
}
/** "Stopped taking it in spring": the medicine that was told of last. */
const STOPPED_IT =
  /^(?:i (?:have |am )?)?(?:stopped|quit|came off|got off|gone off|off|no longer (?:on|take|taking)|not (?:on|taking)|do not take)(?: taking| using)? (?:it|them|that|those)(?: any ?more| now| since| in| last| a (?:while|month|week|year)|$)/;

/** "Doc swapped the metformin for ozempic": the one is over, the other taken. */
const SWAPPED_FOR =
  /\b(?:swapp?(?:ed)?|switch(?:ed)?|chang(?:ed|es?)|moved|replaced)(?: me)?(?: over)?(?: from)? (?:(?:my|the|off) )*([a-z][a-z -]{2,24}?) (?:for|to|with|by|onto) (?:the )?([a-z][a-z-]{3,24})\b/;
/** One medicine in the place of another. */
export function readSwapped({ clause: { plain, text } }: FactScope): FactDraft[] {
  const [, old, fresh] = SWAPPED_FOR.exec(plain) ?? [];
  if (old === undefined || fresh === undefined) return [];
  const [was, is] = [old, fresh].map(
    (name) =>
      medicinesIn(
        namedHealth(name).filter(({ kind }) => kind === "medicine"),
        name,
      )[0]?.said,
  );
  if (was === undefined || is === undefined) return [];
  return [
    end("medication", was, `medication:${keyOf(was)}`),
    state("medication", asTyped(text, is), `medication:${keyOf(is)}`),
  ];
}

/** "BP is 145 over 95": a pressure that is too high, as it was measured. */
const MEASURED =
  /\b(?:bp|blood pressure|blutdruck|tension|presion(?: arterial)?|pressione|pressao)\b[^\d;.]{0,24}(\d{3}) ?(?:over|\/|zu|sobre|sur|su|por) ?(\d{2,3})\b/;
function measuredPressure({ clause: { folded } }: FactScope): FactDraft[] {
  const [, high, low] = MEASURED.exec(folded) ?? [];
  if (!(Number(high) >= 140 || Number(low) >= 90) || BY_MEDICINE.test(folded)) return [];
  return [state("health_condition", `blood pressure ${high}/${low}`, "health_condition:blood pressure")];
}

function stoppedIt({ clause: { plain }, recent }: FactScope): FactDraft[] {
  const last = STOPPED_IT.test(plain) ? recent.find(({ type }) => type === "medication") : undefined;
  return last ? [end("medication", last.value, last.key)] : [];
}

/** "BP is normal now": what was too high or too low is not so any more, unless a medicine holds it. */
const NORMAL_NOW =
  /\b(pressure|bp|blutdruck|tension|presion|pressione|pressao|cholesterol|colesterolo?|iron|ferritin|b ?12)\b[^,;]{0,24}\b(?:normal(?:i[sz]ed)?|in (?:the )?(?:normal )?range|nella norma|unauffallig)\b/;
const BY_MEDICINE =
  /\b(?:on|with|thanks to|under|mit|con|avec|com|sous) (?:the |my )?(?:\w+ )?(?:meds?|medic\w+|tablets?|pills?|control)\b|\bcontrolled\b|\b(?:not|if|when|until|nicht|pas|non|nao)\b/;
/** Whether a folded clause says that a pressure or a value of the blood is normal by now. */
export const isNormalNow = (folded: string): boolean => NORMAL_NOW.test(folded) && !BY_MEDICINE.test(folded);
function normalNow({ clause: { folded }, recent }: FactScope): FactDraft[] {
  const of = BY_MEDICINE.test(folded) ? undefined : NORMAL_NOW.exec(folded)?.[1];
  if (of === undefined) return [];
  const isOf = /^(?:iron|ferritin|b ?12|chol|col)/.test(of) ? of.slice(0, 5) : "pressure";
  return recent
    .filter(({ type, value }) => type === "health_condition" && value.toLowerCase().includes(isOf))
    .map(({ type, value, key }) => end(type, value, key));
}

/** What of a health that was told has changed: a medicine that is over, a pressure that was measured, a value that is normal again. */
export const readHealthChanges = (scope: FactScope): FactDraft[] => [
  ...stoppedIt(scope),
  ...measuredPressure(scope),
  ...normalNow(scope),
];
