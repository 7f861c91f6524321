import { cutPace, dryingOut, isCuriousAboutCuts } from "./cutPace.ts";
import { answering, type Rule } from "./finding.ts";

const answer = answering("W", "weight_cut");

const DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  hours: 1 / 24,
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

const AMOUNT =
  "(\\d{1,3}(?:[.,]\\d)?) ?(?:-|to )?(?:\\d{1,3} ?)?(kgs?|kilos?|kilogramm\\w*|chili|chilo|quilos?|lbs?|pounds?|pfund|libras?|livres?)";

const SPAN =
  "(?:(\\d{1,3}|a|an|one|two|three|four|five|six|seven|ten|couple|few|einer|una|un|une|uma|the|this|per|next) )?(?:of )?(?:next |coming )?(hours?|days?|weeks?|wks?|months?|tage?n?|wochen?|dias?|semanas?|jours?|semaines?|giorn[oi]|settiman[ae])";

const RATE = new RegExp(
  `\\b(?:lose|losing|lost|drop|dropping|shed|cut|cutting|abnehmen|abnehme|verliere|verlieren|perder|perdo|pierdo|perco|bajar|bajo|adelgazar|perdre|perds|perdere|emagrecer|emagreco|dimagrire|maigrir)\\b[^.!?\\n]{0,25}?${AMOUNT}[^.!?\\n]{0,30}?\\b(?:in|within|over|by|per|a|every|each|this|en|em|pro|par|al|alla) (?:under |about |less than |only |just |the )?${SPAN}\\b`,
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

const WEEKDAY =
  "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta)";
const LOSE =
  "(?:lose|losing|drop|shed|cut|cutting|get rid of|sweat|verlieren|abnehmen|perder|bajar|perdre|perdere|emagrecer|calare)";

const DEADLINE = new RegExp(
  `\\b${LOSE}\\b[^.!?\\n]{0,25}?${AMOUNT}[^.!?\\n]{0,25}?(?:\\b(?:by|before|until|for|til|till|bis|antes del?|para el|avant|pour|entro|prima di|ate) (?:my |the |this |next |el |a )?(?:tomorrow|tmrw|tonight|${WEEKDAY}|weekend|weigh ?ins?|fight|meet|morgen|manana|demain|domani|amanha)\\b|\\b(?:next|this|coming) (?:week|weekend|${WEEKDAY})\\b)`,
);
/** "36 hours to drop 4 kilos": the time comes first. */
const TIME_FIRST = new RegExp(
  `\\b(\\d{1,3}) (hours?|days?|weeks?) (?:left |only )?(?:to|for me to) (?:lose|drop|cut|shed|sweat off|get rid of) (?:about |the last )?${AMOUNT}`,
);
/** "3 kg over, and the fight is on Friday." */
const OVER = new RegExp(
  `\\b(?:im|i am|i m|still|am|is|about|got|have) (?:about |still |only |like )?${AMOUNT} (?:over|above|too heavy|heavy|uber|druber)\\b`,
);
const CONTEST =
  /\b(?:fight|bout|weigh\w*|meet|comp\w*|match|tournament|class|limit|wettkampf|kampf|gara|combat|torneo)\b/;
/** "10 kilos in 3 Wochen abnehmen": the verb comes last. */
const VERB_LAST = new RegExp(
  `\\b${AMOUNT} (?:in|binnen|innerhalb von) (?:nur )?${SPAN} (?:abnehmen|abzunehmen|verlieren|runter\\w*|loswerden|weg)\\b`,
  "g",
);
/** "Need to be 66 by Saturday, I'm 71." */
const TARGET = new RegExp(
  `\\b(?:be|get to|make|reach|weigh|under|down to|get down to|hit) (?:at |under |below )?(\\d{2,3}(?:[.,]\\d)?) ?(kgs?|kilos?|lbs?|pounds?)? (?:by|on|before|until|til|till|for|in) (?:my |the |this |next )?(?:tomorrow|tonight|${WEEKDAY}|weekend|weigh ?ins?|fight|week|\\d days|two days|three days)\\b`,
);
const CURRENT =
  /\b(?:im|i am|i m|at|weigh|weighing|currently|sitting at|now) (?:about |around |at |now )?(\d{2,3}(?:[.,]\d)?)\b(?! ?(?:years|yo|cm|y\/o))/g;
const CLASS_DOWN =
  /\b(?:drop|go down|cut|move down|make|get down) (?:\w+ ){0,3}?(?:weight )?class(?:es)? (?:in|within|by) (?:a |one |two |2 |three |3 |\d+ )?(?:days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;
const SWEATING = new RegExp(
  `\\b(?:schwitz\\w*|sweat\\w*|suer|sudar|suar|sudare|sudo)\\b[^.!?\\n]{0,30}?\\b${AMOUNT}|\\b${AMOUNT} (?:ausschwitzen|rausschwitzen|sweat out)\\b`,
);

/** Fat can be lost at about one per cent of body mass a week; without a stated body mass, that of a heavy adult. */
const FASTEST = 0.01;

const HEAVY_KG = 115;

const rapidLoss: Rule = (r) => {
  const { plain } = r.message;
  const target = TARGET.exec(plain);
  const now = [...plain.matchAll(CURRENT)]
    .map(([, figure]) => Number((figure ?? "").replace(",", ".")))
    .find((it) => it !== Number(target?.[1]));
  if (target?.[1] && now !== undefined && now - Number(target[1]) >= 1.2 && now - Number(target[1]) < 40)
    return answer("deadline", "weightCut");
  const first = TIME_FIRST.exec(plain);
  if (first) {
    const days = Number(first[1]) * (DAYS[first[2] ?? "days"] ?? 1);
    const lost = toKg(first[3] ?? "0", first[4] ?? "kg");
    if ((lost / Math.max(1, days)) * 7 > HEAVY_KG * FASTEST * 1.15 && lost >= 1.2) return answer("rate", "weightCut");
  }
  if (OVER.test(plain) && CONTEST.test(r.text)) return answer("make_weight", "weightCut");
  if (CLASS_DOWN.test(r.text)) return answer("make_weight", "weightCut");
  if (SWEATING.test(plain) && !/\b(?:with|at|using|carry\w*|dumbbells?|kettlebells?|vest)\b/.test(plain))
    return answer("sauna", "weightCut");
  const hit = r.every("loseWeight")[0];
  const isLast = VERB_LAST.test(plain);
  VERB_LAST.lastIndex = 0;
  if (!hit && !isLast) return null;
  const mass =
    /\b(?:i weigh|weighing|at|im|currently|weigh) (?:about |around |currently )?(\d{2,3}) ?(kgs?|kilos?|lbs?|pounds?)\b/.exec(
      plain,
    );
  const kg = mass?.[1] ? toKg(mass[1], mass[2] ?? "kg") : HEAVY_KG;
  for (const [whole, amount = "0", unit = "kg", count = "1", span = "week"] of [
    ...plain.matchAll(RATE),
    ...plain.matchAll(AMOUNT_FIRST),
    ...plain.matchAll(AMOUNT_TO_LOSE),
    ...plain.matchAll(VERB_LAST),
  ]) {
    // "Lost 2 kg in a week, is it water": over, and no more is wanted.
    if (/^lost\b/.test(whole) && !/\b(?:want|need|how|more|another|again|keep|goal|still)\b/.test(r.text)) continue;
    if (/\b(?:bench|squat|deadlift|press|my lifts?|the bar|off my)\b/.test(whole)) continue;
    const days = (COUNTS[count] ?? Number(count)) * (DAYS[span] ?? 7);
    const perWeek = (toKg(amount, unit) / Math.max(1, days)) * 7;
    // A kilogram overnight is water; three days and less are judged by the amount.
    if (perWeek > kg * FASTEST * 1.15 && toKg(amount, unit) >= 1.2)
      return answer("rate", "weightCut", ...(hit ? [hit] : []));
  }
  return hit && DEADLINE.test(plain) ? answer("deadline", "weightCut", hit) : null;
};

const cutting: Rule = (r) => {
  const loses = r.says(
    /\b(?:weight|weigh|weighing|weigh ?ins?|lb|kg|cut|cutting|lose|losing|drop|shed|scale|fight|class|slim|thin|leaner|shredded|stage|show|comp|competition|meet|gewicht|peso|poids|gara|torneo|kampf|wettkampf|wrestling|boxing|mma|bjj)\b/,
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
    return answer("method", "weightCut", method);
  const sauna = r.hits("sauna")[0];
  if (
    sauna &&
    r.says(
      /\b(?:lose (?:weight|water|\d)|drop (?:weight|water|\d)|cut (?:weight|water|\d)|cutting weight|perder|perdre|perdere|abnehmen|gewicht machen|make weight|making weight|weigh ?ins?|sweat (?:it|off|out)|last few|water weight)\b/,
    ) &&
    !r.says(/\b(?:recovery|relax|relaxing|after (?:my )?workout for)\b/)
  )
    return answer("sauna", "weightCut", sauna);
  const pills = r.hits("laxative", "diuretic")[0];
  if (pills && loses && !r.says(/\bdoctor prescribed|prescribed\b/)) return answer("pills", "weightCut", pills);
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
    ? answer("make_weight", "weightCut", weigh)
    : null;
};

function toKg(amount: string, unit: string): number {
  const figure = Number(amount.replace(",", "."));
  return /^(?:lb|pound|libra|livre|pfund)/.test(unit) ? figure * 0.4536 : figure;
}

/** Class W: losing weight faster than a body can, or by drying it out. */
export const CUT_RULES: readonly Rule[] = [cutting, rapidLoss, dryingOut, cutPace].map(
  (rule): Rule =>
    (r) =>
      isCuriousAboutCuts(r.text) ? null : rule(r),
);
