import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Stretch } from "./otherTimes.ts";

const WAY = "(?:kms?|k|mi|miles?|millas|m|met(?:er|re)s?|kilomet(?:er|re)s?|kil[oó]metros?|kilometern?|chilometri)";
const FIGURE = "\\d{1,5}(?:[.,]\\d{1,2})?";
const HOLDS =
  "(?:incl(?:uding|udes|\\.)?|of which|of that|davon|darin|dont|incluyendo|de los cuales|di cui|incluindo|dos quais)";
const PLACE =
  "(?:first|last|final|middle|ersten?|letzten?|premiers?|derniers?|primeros?|[uú]ltimos?|primi|ultimi|primeiros?)";
const THE = "(?:(?:the|my|die|les|los|gli|i|os) )?";
/** "incl 4 km tempo", "first 2 km easy", "with 4 km at tempo pace": up to the pause behind it. */
const PART = compiled(
  `(?<![\\p{L}\\d])(?:${HOLDS} ${THE}(?:${PLACE} )?(?:\\d{1,2} ?[x×] ?)?(${FIGURE}) ?${WAY}|${THE}${PLACE} (${FIGURE}) ?${WAY}|(?:with|w/|mit|con|avec|com) (${FIGURE}) ?(?:${WAY}(?= (?:at|of|hard|easy|tempo|fast|uphill|hills?|schnell\\p{L}*|hart\\p{L}*|vite|rapides?|fuertes?|r[aá]pid[oa]s?|fort[ei]|veloci|fortes?)(?!\\p{L}))|(?=@|at (?:tempo|mp|hmp|10k|5k|threshold|race|marathon) )))(?!\\p{L})[^,.;!?()\\n]*`,
  "giu",
);
const MAY_PART = entered(
  compiled(`\\d ?${WAY}(?!\\p{L}).*(?:${HOLDS}|${PLACE}|with|w/|mit|con|avec|com) .*\\d ?(?:${WAY}|@|at )`, "iu"),
);
const WHOLE = compiled(`(${FIGURE}) ?${WAY}(?!\\p{L})[^.!?\\n]*$`, "iu");

const LONG = "(?:min\\p{L}*|['’′]|s(?:ecs?|ec|econds?)?|[\"”″]|h(?:ours?)?)";
const KIND =
  "(?:sweet ?spot|threshold|tempo|vo2 ?(?:max)?|intervals?|over[ -]?unders?|sst|ftp|sprints?|efforts?|schwelle|intervalle|seuil|series|strides)";
/** "10 km run with 5x3 min hard", "1h15 on the turbo, sweet spot 3x15 min": efforts within what was told whole. */
const EFFORTS = compiled(
  `(?<![\\p{L}\\d])(?:(?:${HOLDS}|with|w/|mit|con|avec|com|inc) ?${THE}(?:${KIND} )?|(?<=(?:\\d ?(?:${WAY}|${LONG})|\\dh\\d\\d)[ ,:(-]{1,3})${KIND}[ :]{1,2})(\\d{1,2}) ?[x×] ?(?:(\\d{1,4}(?:[.,]\\d)?) ?(?:(${LONG})|${WAY})|\\d{3,4}|\\d:\\d\\d)(?![\\p{L}\\d]| ?(?:kgs?|lbs?))[^,.;!?()\\n]*`,
  "giu",
);
const ENDURED = entered(
  /(?<!\p{L})(?:runs?|ran|running|jog\p{L}*|rides?|rode|riding|bik\p{L}*|cycl\p{L}*|row\p{L}*|erg|swim|swam|spin\p{L}*|turbo|zwift|trainer|treadmill|elliptical|lauf\p{L}*|gelaufen|rad\p{L}*|rolle|course|couru|footing|v[ée]lo|home ?trainer|corr\p{L}+|carrera|bici\p{L}*|rodillo|cors[ao]|rulli|corrida|rolo|schwimm\p{L}*|nag\p{L}+|nad\p{L}+|nuot\p{L}+)(?!\p{L})/iu,
);
const TOTAL = compiled(
  `(?<![\\d.,x×])(?:(\\d{1,2}) ?h ?(\\d\\d)?(?!\\p{L})|(\\d{1,3}) ?min\\p{L}*|(\\d{1,2}):([0-5]\\d):[0-5]\\d|${FIGURE} ?${WAY}(?!\\p{L}))[^.!?\\n]*$`,
  "iu",
);

function effortsIn(text: string): Stretch[] {
  if (!/\d ?[x×] ?\d/.test(text) || !ENDURED.test(text)) return [];
  return [...text.matchAll(EFFORTS)].flatMap(({ index, 0: words, 1: times = "0", 2: each, 3: unit }) => {
    const before = text.slice(Math.max(0, index - FURTHEST), index);
    const total = TOTAL.exec(before);
    if (total === null || !ENDURED.test(before)) return [];
    const [, hours, minutes, alone, clock, rest] = total;
    const whole = Number(hours ?? clock ?? 0) * 60 + Number(minutes ?? rest ?? 0) + Number(alone ?? 0);
    const isMinutes = /^(?:min|['’′])/i.test(unit ?? "");
    const isTooLong = whole > 0 && isMinutes && Number(times) * toNumber(each ?? "0") > whole;
    return isTooLong ? [] : [{ start: index, end: index + words.trimEnd().length }];
  });
}
const FURTHEST = 80;

/**
 * Parts of a way that was told whole: "ran 10 km, first 2 km easy". In: a message as typed. Out: the stretches in order; none where
 * no longer way stands before them in their sentence. Linear.
 */
export function partsOfWay(text: string): Stretch[] {
  const efforts = effortsIn(text);
  if (!MAY_PART.test(text)) return efforts;
  const parts = [...text.matchAll(PART)].flatMap(({ index, 0: words, 1: held, 2: placed, 3: carried }) => {
    const whole = WHOLE.exec(text.slice(0, index))?.[1];
    const part = held ?? placed ?? carried ?? "";
    const isPart = whole !== undefined && (held !== undefined || toNumber(part) < toNumber(whole));
    return isPart ? [{ start: index, end: index + words.trimEnd().length }] : [];
  });
  return efforts.length === 0 ? parts : [...parts, ...efforts].sort((one, other) => one.start - other.start);
}
const toNumber = (figure: string): number => Number(figure.replace(",", "."));
