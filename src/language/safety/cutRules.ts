import type { Finding, Rule } from "./finding.ts";
import type { Hit } from "./reading.ts";

const answer = (rule: string, ...evidence: Hit[]): Finding => ({
  class: "W",
  verdict: "answer",
  rule: `weight_cut.${rule}`,
  answer: "weightCut",
  evidence,
});

const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  week: 7,
  weeks: 7,
  wk: 7,
  wks: 7,
  month: 30,
  months: 30,
  tag: 1,
  tage: 1,
  tagen: 1,
  woche: 7,
  wochen: 7,
  dia: 1,
  dias: 1,
  semana: 7,
  semanas: 7,
  jour: 1,
  jours: 1,
  semaine: 7,
  semaines: 7,
  giorno: 1,
  giorni: 1,
  settimana: 7,
  settimane: 7,
};

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  couple: 2,
  few: 3,
  einer: 1,
  una: 1,
  un: 1,
  une: 1,
  uma: 1,
  the: 1,
  this: 1,
  per: 1,
  next: 1,
};

const AMOUNT = "(\\d{1,3}(?:[.,]\\d)?) ?(?:-|to )?(?:\\d{1,3} ?)?(kgs?|kilos?|lbs?|pounds?|pfund|libras?|livres?)";

const SPAN =
  "(?:(\\d{1,3}|a|an|one|two|three|four|five|six|seven|ten|couple|few|einer|una|un|une|uma|the|this|per|next) )?(?:of )?(?:next |coming )?(days?|weeks?|wks?|months?|tage?n?|wochen?|dias?|semanas?|jours?|semaines?|giorn[oi]|settiman[ae])";

const RATE = new RegExp(
  `\\b(?:lose|losing|lost|drop|dropping|shed|cut|cutting|abnehmen|perder|bajar|perdre|perdere|emagrecer)\\b[^.!?\\n]{0,25}?${AMOUNT}[^.!?\\n]{0,30}?\\b(?:in|within|over|by|per|a|every|each|this|en|em|pro|par|al|alla) (?:under |about |less than |only |just |the )?${SPAN}\\b`,
  "g",
);

const AMOUNT_FIRST = new RegExp(
  `\\b${AMOUNT} (?:off|down|less|lighter|gone) (?:in|within|over|by) (?:under |about |only |just |the )?${SPAN}\\b`,
  "g",
);

const AMOUNT_TO_LOSE = new RegExp(
  `\\b${AMOUNT} to (?:lose|drop|cut|shed|get off|sweat off) (?:in|within|over|by) (?:under |about |only |just |the )?${SPAN}\\b`,
  "g",
);

const DEADLINE = new RegExp(
  `\\b(?:lose|losing|drop|shed|cut|cutting)\\b[^.!?\\n]{0,25}?${AMOUNT}[^.!?\\n]{0,25}?\\b(?:by|before|until|for|til|till) (?:my |the |this |next )?(?:tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weigh ?ins?|fight|meet)\\b`,
);

/** Fat can be lost at about one per cent of body mass a week; without a stated body mass, that of a heavy adult. */
const FASTEST = 0.01;

const HEAVY_KG = 115;

const rapidLoss: Rule = (r) => {
  const hit = r.every("loseWeight")[0];
  if (!hit) return null;
  const { plain } = r.message;
  const mass =
    /\b(?:i weigh|weighing|at|im|currently|weigh) (?:about |around |currently )?(\d{2,3}) ?(kgs?|kilos?|lbs?|pounds?)\b/.exec(
      plain,
    );
  const kg = mass?.[1] ? toKg(mass[1], mass[2] ?? "kg") : HEAVY_KG;
  for (const [whole, amount = "0", unit = "kg", count = "1", span = "week"] of [
    ...plain.matchAll(RATE),
    ...plain.matchAll(AMOUNT_FIRST),
    ...plain.matchAll(AMOUNT_TO_LOSE),
  ]) {
    if (/\b(?:bench|squat|deadlift|press|my lifts?|the bar|off my)\b/.test(whole)) continue;
    const days = (COUNTS[count] ?? Number(count)) * (DAYS[span] ?? 7);
    const perWeek = (toKg(amount, unit) / Math.max(1, days)) * 7;
    // A kilogram overnight is water; three days and less are judged by the amount.
    if (perWeek > kg * FASTEST * 1.15 && toKg(amount, unit) >= 1.2) return answer("rate", hit);
  }
  return DEADLINE.test(plain) ? answer("deadline", hit) : null;
};

const cutting: Rule = (r) => {
  const loses = r.says(
    /\b(?:weight|weigh|weighing|weigh ?ins?|lb|kg|cut|cutting|lose|losing|drop|shed|scale|fight|class|slim|thin|leaner|shredded|stage|show|comp|competition|wrestling|boxing|mma|bjj)\b/,
  );
  const method = r
    .hits("cutMethod")
    .find(
      (it) =>
        !r.says(
          /\b(?:avoid(?:ing)? dehydration|prevent dehydration|signs of dehydration|from dehydration|im dehydrated|stay hydrated)\b/,
          it,
        ),
    );
  if (
    method &&
    (loses || /crash diet|water (?:cut|load)|sweat suit|sauna suit/.test(r.text)) &&
    !(/^dehydration/.test(r.message.words[method.start] ?? "") && !r.says(/\b(?:cut|make weight|lose)\b/, method))
  )
    return answer("method", method);
  const sauna = r.hits("sauna")[0];
  if (
    sauna &&
    r.says(
      /\b(?:lose (?:weight|water|\d)|drop (?:weight|water|\d)|cut (?:weight|water|\d)|make weight|making weight|weigh ?ins?|sweat (?:it|off|out)|last few|water weight)\b/,
    ) &&
    !r.says(/\b(?:recovery|relax|relaxing|after (?:my )?workout for)\b/)
  )
    return answer("sauna", sauna);
  const pills = r.hits("laxative", "diuretic")[0];
  if (pills && loses && !r.says(/\bdoctor prescribed|prescribed\b/)) return answer("pills", pills);
  const weigh = r
    .hits("makeWeight")
    .find(
      (it) =>
        r.says(
          /\b(?:tomorrow|tonight|(?:in )?(?:\d|two|three|few) (?:days?|hours?)|friday|saturday|sunday|monday|this week|fast|quick|quickly|last minute|asap|hours|over)\b/,
          it,
        ) || r.says(/\b(?:\d+ ?(?:kg|lb)|how (?:do|can|to))\b/, it),
    );
  return weigh &&
    r.says(/\b(?:need|lose|drop|cut|over|have to|how|fast|quick|sweat|water)\b/, weigh) &&
    r.says(/\b\d|fast|quick|water|sweat|last minute|tomorrow\b/, weigh)
    ? answer("make_weight", weigh)
    : null;
};

function toKg(amount: string, unit: string): number {
  const figure = Number(amount.replace(",", "."));
  return /^(?:lb|pound|libra|livre|pfund)/.test(unit) ? figure * 0.4536 : figure;
}

/** Class W: losing weight faster than a body can, or by drying it out. */
export const CUT_RULES: readonly Rule[] = [cutting, rapidLoss];
