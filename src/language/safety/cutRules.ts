import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { cutPace, dryingOut, isCuriousAboutCuts, isSlowAndDone } from "./cutPace.ts";
import { CUT_FRAMES } from "./drugFrames.ts";
import { answering, type Rule } from "./finding.ts";
import { likewise, needing } from "./ruleNeeds.ts";
import { waterOnly } from "./waterOnly.ts";

const answer = answering("W", "weight_cut");

const AMOUNT =
  "(\\d{1,3}(?:[.,]\\d)?) ?(?:-|to )?(?:\\d{1,3} ?)?(kgs?|kilos?|kilogramm\\w*|chili|chilo|quilos?|lbs?|pounds?|pfund|libras?|livres?)";

const WEEKDAY =
  "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta)";
/** "3 kg over, and the fight is on Friday." */
const OVER = compiled(
  `\\b(?:im|i am|i m|still|am|is|about|got|have) (?:about |still |only |like )?${AMOUNT} (?:over|above|too heavy|heavy|uber|druber)\\b`,
);
const CONTEST =
  /\b(?:fight|bout|weigh(?!t\b)\w*|(?:make|making|on|at|for) weight|meet|comp\w*|match|tournament|class|limit|wettkampf|kampf|gara|combat|torneo)\b/;
/** "Need to be 66 by Saturday, I'm 71." */
const TARGET = compiled(
  `\\b(?:be|get to|make|reach|weigh|under|down to|get down to|hit) (?:at |under |below )?(\\d{2,3}(?:[.,]\\d)?) ?(kgs?|kilos?|lbs?|pounds?)? (?:by|on|before|until|til|till|for|in) (?:my |the |this |next )?(?:tomorrow|tonight|${WEEKDAY}|weekend|weigh ?ins?|fight|week|\\d days|two days|three days)\\b`,
);
const CURRENT =
  /\b(?:im|i am|i m|at|weigh|weighing|currently|sitting at|now) (?:about |around |at |now )?(\d{2,3}(?:[.,]\d)?)\b(?! ?(?:years|yo|cm|y\/o))/g;
/** "Coach wants me 3 kg down by Saturday." */
const DOWN_BY = compiled(
  `\\b${AMOUNT} (?:down|off|lighter|runter|weg) (?:by|before|until|till|til|for|bis) (?:my |the |this |next )?(?:tomorrow|tonight|${WEEKDAY}|weigh ?ins?|fight)\\b`,
);
const CLASS_DOWN =
  /\b(?:drop|go down|cut|move down|make|get down) (?:\w+ ){0,3}?(?:weight )?class(?:es)? (?:in|within|by) (?:a |one |two |2 |three |3 |\d+ )?(?:days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;
const SWEATING = compiled(
  `\\b(?:schwitz\\w*|sweat\\w*|suer|sudar|suar|sudare|sudo)\\b[^.!?\\n]{0,30}?\\b${AMOUNT}|\\b${AMOUNT} (?:ausschwitzen|rausschwitzen|sweat out)\\b`,
);

const rapidLoss = needing({ words: [CLASS_DOWN], plain: [TARGET, OVER, DOWN_BY, SWEATING] }, (r) => {
  const { plain } = r.message;
  const target = TARGET.exec(plain);
  const now = matchesIn(plain, CURRENT)
    .map(([, figure]) => Number((figure ?? "").replace(",", ".")))
    .find((it) => it !== Number(target?.[1]));
  if (target?.[1] && now !== undefined && now - Number(target[1]) >= 1.2 && now - Number(target[1]) < 40)
    return answer("deadline", "weightCut");
  if (OVER.test(plain) && CONTEST.test(r.text)) return answer("make_weight", "weightCut");
  if (DOWN_BY.test(plain)) return answer("deadline", "weightCut");
  if (CLASS_DOWN.test(r.text)) return answer("make_weight", "weightCut");
  if (
    SWEATING.test(plain) &&
    !HUNG_OVER.test(r.text) &&
    !/\b(?:with|at|using|carry\w*|dumbbells?|kettlebells?|vest|tears|bench\w*|squat\w*|deadlift\w*|press\w*)\b/.test(
      plain,
    )
  )
    return answer("sauna", "weightCut");
  return null;
});

/** What is sweated out is the evening before. */
const HUNG_OVER =
  /\b(?:hang ?over|hung ?over|hangover|beers?|drinks last night|toxins|stress|the cold|kater|verkatert|resaca|gueule de bois|sbornia|sbronza|ressaca|anger)\b/;
const cutting = needing({ concepts: ["cutMethod", "sauna", "laxative", "diuretic", "makeWeight"] }, (r) => {
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
    !HUNG_OVER.test(r.text) &&
    r.says(
      /\b(?:lose (?:weight|water|\d)|drop (?:weight|water|\d)|cut (?:weight|water|\d)|cutting weight|perder|perdre|perdere|abnehmen|gewicht machen|make weight|making weight|weigh ?ins?|sweat (?:it|off|out)|last few|water weight)\b/,
    ) &&
    !r.says(/\b(?:recovery|relax|relaxing|after (?:my )?workout for)\b/)
  )
    return answer("sauna", "weightCut", sauna);
  const pills = r.hits("laxative", "diuretic")[0];
  if (
    pills &&
    (loses || r.says(/\b(?:under \d{2,3}|weigh ?ins?|missing \d|\d over)\b/)) &&
    !r.says(/\bdoctor prescribed|prescribed\b/)
  )
    return answer("pills", "weightCut", pills);
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
});

/** Class W: losing weight faster than a body can, or by drying it out. */
export const CUT_RULES: readonly Rule[] = [cutting, rapidLoss, dryingOut, cutPace, waterOnly, ...CUT_FRAMES].map(
  (rule): Rule =>
    likewise(rule, (r) => {
      const found = rule(r);
      return found !== null && (isCuriousAboutCuts(r.text) || isSlowAndDone(r.message.plain)) ? null : found;
    }),
);
