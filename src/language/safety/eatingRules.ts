import type { Finding, Rule } from "./finding.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import type { Hit } from "./reading.ts";

const answer = (kind: "N" | "W", rule: string, key: AnswerKey, ...evidence: Hit[]): Finding => ({
  class: kind,
  verdict: "answer",
  rule: `${kind === "N" ? "eating" : "weight_cut"}.${rule}`,
  answer: key,
  evidence,
});

const purging: Rule = (r) => {
  const hit = r
    .hits("purge")
    .find(
      (it) =>
        !r.says(
          /\b(?:purge (?:my|the) (?:closet|fridge|house|movie)|the purge|prevent|workout|squats|burpees|hard set|sprints)\b/,
          it,
        ),
    );
  if (hit) return answer("N", "purging", "eating", hit);
  const laxative = r.hits("laxative")[0];
  return laxative &&
    r.says(/\b(?:weight|thin|thinner|slim|lose|losing|eat|eating|ate|binge|flat stomach|calories|skinny|fat)\b/) &&
    !r.says(/\b(?:weigh ?in|make weight|fight|class|constipat\w+)\b/)
    ? answer("N", "purging", "eating", laxative)
    : null;
};

const named: Rule = (r) => {
  const hit = r.hits("edName").find((it) => !r.says(/\b(?:red s(?:hirt|ox|pot|hoes|tar)|article|podcast)\b/, it));
  return hit ? answer("N", "named", "eating", hit) : null;
};

const starving: Rule = (r) => {
  const hit = r
    .hits("starve")
    .find(
      (it) =>
        !r.says(
          /\b(?:without starving (?:myself|me)|dont want to starve|not starve|religious|ramadan|lent|colonoscopy|surgery|blood test|eating (?:meat|dairy|gluten|sugar|junk|out|late|bread|fast food|carbs after|chocolate|candy))\b/,
          it,
        ) && !it.frame.isNegated,
    );
  if (hit) return answer("N", "starving", "eating", hit);
  const binge = r.hits("binge", "compensate")[0];
  const isLongFast =
    /\bfast(?:ing|ed)?\b.{0,20}\b(?:[3-9]|[1-3]\d|three|four|five|six|seven|ten|several) days\b(?! (?:a|per) week)/.test(
      r.text,
    ) && !/\b(?:intermittent|16 ?8|ramadan|lent|religious|days fasted cardio)\b/.test(r.text);
  const evidence = binge ?? r.every("loseWeight")[0];
  return isLongFast && evidence ? answer("N", "starving", "eating", evidence) : null;
};

const compensating: Rule = (r) => {
  const punish = r
    .hits("punish")
    .find(
      (it) =>
        !r.isLaughed(it) &&
        r.says(
          /\b(?:eat|eating|ate|food|binge|binged|body|fat|weight|cake|pizza|carbs|calories|overate|myself|purge)\b/,
          it,
        ) &&
        !r.says(/\b(?:stop punishing|not as punishment|shouldnt)\b/, it),
    );
  if (punish) return answer("N", "punishment", "eating", punish);
  const after = r.near(["compensate"], ["binge"], 14);
  if (after && !r.isLaughed(after[0]) && !r.says(/\b(?:netflix|tv|show|series|game)\b/))
    return answer("N", "compensating", "eating", ...after);
  const guilt = r
    .hits("foodGuilt")
    .find((it) => !r.isLaughed(it) && !r.says(/\b(?:scared of (?:fat grip)|gaining (?:strength|muscle))\b/, it));
  if (guilt) return answer("N", "fear_of_food", "eating", guilt);
  const must = r
    .hits("compensate")
    .find(
      (it) =>
        /burn|work it off|undo|earn|make up|making up|compensate/.test(
          r.message.words.slice(it.start, it.end).join(" "),
        ) &&
        r.says(
          /\b(?:ate|eat|eaten|eating|calories? i|everything i|meal|meals|cake|pizza|dinner|lunch|dessert|cookie|cookies|food)\b/,
          it,
        ) &&
        r.says(
          /\b(?:have to|must|need to|deserve|guilty|hate|disgusting|every calorie|everything i|hours|until|allowed|or else|cant eat|so i can eat)\b/,
          it,
        ),
    );
  return must &&
    !r.isLaughed(must) &&
    r.says(
      /\b(?:guilty|hate|disgusting|disgusted|fat|deserve|every calorie|everything i|hours|allowed|or else|always|until|allow myself|ashamed)\b/,
    )
    ? answer("N", "compensating", "eating", must)
    : null;
};

const lostPeriod: Rule = (r) => {
  const hit = r
    .hits("lostPeriod")
    .find(
      (it) =>
        !r.says(/\b(?:pregnan\w+|menopause|iud|birth control|contracepti\w+|pill|hormonal|hysterectomy)\b/, it) &&
        it.frame.whose !== "anyone",
    );
  return hit ? answer("N", "lost_period", "lostPeriod", hit) : null;
};

/** Figures of energy a day below what an adult can live on: 1,200 kcal, 1,500 for a man who says so. */
const lowIntake: Rule = (r) => {
  const hit = r.hits("caloriesPerDay")[0];
  if (!hit) return null;
  const isMan = /\b(?:man|male|guy|dude|boy|m\d\d|\d\dm)\b/.test(r.text);
  for (const found of r.message.plain.matchAll(
    /\b(\d{1,2}[.,]?\d{3}|\d{2,3})\s*(?:k?cals?|calories?|kalorien|calorias|kcals)\b/g,
  )) {
    const figure = Number((found[1] ?? "").replace(/[.,]/g, ""));
    const at = found.index;
    const before = r.message.plain.slice(Math.max(0, at - 50), at);
    const after = r.message.plain.slice(at + found[0].length, at + found[0].length + 40);
    if (
      /^\s*(?:deficit|surplus|less|below|under|above|more|over|burn|per (?:serving|meal|100|hour|cup|scoop|bar|workout|session)|an? (?:serving|meal|hour|cup|scoop)|breakfast|lunch|dinner|snack|meal|shake|smoothie|bar|from|of (?:protein|fat|carbs)|worth)/.test(
        after,
      )
    )
      continue;
    if (
      /\b(?:burn(?:ed|ing|t|s)?|deficit(?: of)?|surplus(?: of)?|extra|additional|minus|plus|by|cut(?:ting)? (?:out )?|shake|snack|meal|breakfast|lunch|dinner|about|has|contains|was)\s*(?:about |around |of |roughly |like |only |another )?$/.test(
        before,
      )
    )
      continue;
    if (
      /\b(?:meals?|recipes?|dinners?|lunch(?:es)?|breakfasts?|snacks?|desserts?|bowls?|ideas|burn(?:ed|ing|t|s)?)\b[^.!?\n]{0,25}$/.test(
        before,
      )
    )
      continue;
    const isDaily =
      /^\s*(?:a|per|each|every|\/)\s*(?:day|tag)|^\s*(?:daily|diet|total|al dia|par jour|al giorno|por dia|am tag|pro tag|only|max|or less|limit|goal|target)/.test(
        after,
      ) ||
      /\b(?:eat|eating|eats|ate|intake|diet|on|consume|consuming|having|under|below|limit|restrict\w*|target|goal|live on|survive on|only|plan|menu|stay (?:at|under|below)|stick to)\b[^.!?\n]{0,30}$/.test(
        before,
      );
    if (isDaily && figure >= 50 && figure <= (isMan ? 1_499 : 1_200)) return answer("N", "low_intake", "eating", hit);
  }
  return null;
};

/** Wanting to lose weight when there is none to lose: a BMI below 18.5 kg/m², as stated or from weight and height. */
const underweight: Rule = (r) => {
  const hit = r.every("loseWeight", "thin")[0];
  if (!hit) return null;
  const wants =
    r.says(
      /\b(?:see my|under|below|down to|lose|losing|cut|cutting|drop|shed|thinner|skinnier|diet|deficit|abnehmen|perder|perdre|perdere|emagrecer|bajar|lean(?:er)?|slim)\b/,
    ) && !r.says(/\b(?:gain|bulk|put on)\b/);
  if (!wants) return null;
  const index = bodyMassIndex(r.message.plain);
  if ((index !== null && index < 18.5) || r.says(/\b(?:im|i am|already|technically) underweight\b/))
    return answer("N", "underweight", "eating", hit);
  const isThin = r
    .hits("thin")
    .find((it) =>
      /size zero|thin enough|ribs|bones|ugw|skinnier|thinner/.test(r.message.words.slice(it.start, it.end).join(" ")),
    );
  return isThin && r.says(/\b(?:ribs|bones|ugw|thin enough|never thin|collarbones|thigh gap|size zero)\b/)
    ? answer("N", "thinness", "eating", isThin)
    : null;
};

/** Body mass index in kg/m² from a message that states it, or weight and height; `null` otherwise. */
function bodyMassIndex(plain: string): number | null {
  const stated = /\bbmi\b[^.!?\n]{0,15}?(\d{2}(?:[.,]\d)?)/.exec(plain);
  if (stated?.[1]) return Number(stated[1].replace(",", "."));
  const kg = /\b(\d{2,3}(?:[.,]\d)?) ?(?:kg|kgs|kilos?)\b/.exec(plain)?.[1];
  const lb = /\b(\d{2,3}) ?(?:lb|lbs|pounds)\b/.exec(plain)?.[1];
  const cm = /\b(1\d{2}|2[01]\d) ?cm\b/.exec(plain)?.[1];
  const metres = /\b([12])[.,](\d{1,2}) ?m\b/.exec(plain);
  const feet = /\b([4-6]) ?(?:ft|feet|foot)\.? ?(\d{1,2})?|\b([4-6])['’′] ?(\d{1,2})?/.exec(plain);
  const weight = kg ? Number(kg.replace(",", ".")) : lb ? Number(lb) * 0.4536 : null;
  const height = cm
    ? Number(cm) / 100
    : metres
      ? Number(`${metres[1]}.${(metres[2] ?? "").padEnd(2, "0")}`)
      : feet
        ? Number(feet[1] ?? feet[3]) * 0.3048 + Number(feet[2] ?? feet[4] ?? 0) * 0.0254
        : null;
  return weight && height && weight > 25 && height > 1.2 ? weight / height ** 2 : null;
}

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
  ]) {
    if (/\b(?:bench|squat|deadlift|press|my lifts?|the bar|off my)\b/.test(whole)) continue;
    const days = (COUNTS[count] ?? Number(count)) * (DAYS[span] ?? 7);
    const perWeek = (toKg(amount, unit) / Math.max(1, days)) * 7;
    // A kilogram overnight is water; three days and less are judged by the amount.
    if (perWeek > kg * FASTEST * 1.15 && toKg(amount, unit) >= 1.2) return answer("W", "rate", "weightCut", hit);
  }
  return DEADLINE.test(plain) ? answer("W", "deadline", "weightCut", hit) : null;
};

const cutting: Rule = (r) => {
  const loses = r.says(
    /\b(?:weight|weigh|lb|kg|cut|cutting|lose|losing|drop|shed|scale|fight|class|slim|thin|leaner|shredded|stage|show|comp|competition|wrestling|boxing|mma|bjj)\b/,
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
    return answer("W", "method", "weightCut", method);
  const sauna = r.hits("sauna")[0];
  if (
    sauna &&
    r.says(
      /\b(?:lose (?:weight|water|\d)|drop (?:weight|water|\d)|cut (?:weight|water|\d)|make weight|making weight|weigh ?ins?|sweat (?:it|off|out)|last few|water weight)\b/,
    ) &&
    !r.says(/\b(?:recovery|relax|relaxing|after (?:my )?workout for)\b/)
  )
    return answer("W", "sauna", "weightCut", sauna);
  const pills = r.hits("laxative", "diuretic")[0];
  if (pills && loses && !r.says(/\bdoctor prescribed|prescribed\b/)) return answer("W", "pills", "weightCut", pills);
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
    ? answer("W", "make_weight", "weightCut", weigh)
    : null;
};

function toKg(amount: string, unit: string): number {
  const figure = Number(amount.replace(",", "."));
  return /^(?:lb|pound|libra|livre|pfund)/.test(unit) ? figure * 0.4536 : figure;
}

/** Class N: signs of disordered eating. */
export const EATING_RULES: readonly Rule[] = [
  purging,
  named,
  starving,
  compensating,
  lostPeriod,
  lowIntake,
  underweight,
];
/** Class W: losing weight faster than a body can, or by drying it out. */
export const CUT_RULES: readonly Rule[] = [cutting, rapidLoss];
