import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import type { Mark } from "./marks.ts";
import type { Stretch } from "./otherTimes.ts";

/** What is told by minutes alone. */
const CLASS =
  "(?:les mills )?(?:zumba|spin(?:ning)?|yoga|pilates|aqua\\p{L}*|acqua\\p{L}+|hidro\\p{L}+|body ?(?:pump|combat|attack|balance|step)|dance|hiit|boot ?camp|barre|boxing|kickboxing|step|cross ?fit|rpm|cardio|wassergymnastik|fitnesskurse?|r[üu]ckenkurse?)";
const LESSONS =
  "(?: ?-?(?:class(?:es)?|sessions?|lessons?|kurse?|stunden|cours|clases?|sesiones|lezioni|aulas?|sess[õo]es))?";
const TIMES = "(?:[x×*] ?(\\d)|(\\d) ?(?:[x×*]|times|mal|fois|veces|volte|vezes))";
const LIST =
  "((?:\\d{2,3} ?(?:min\\p{L}*|['’´′])?(?:[ ,/+]{1,3}|(?: and | und | et | y | e ))){1,8}\\d{2,3}) ?(?:min\\p{L}*|['’´′])?(?![\\p{L}\\d.:])";
/** "5 Zumba: 60 75 60 60 90 min", "yoga 3 times this week 30 45 60 min": so many of them, and how long each was. */
const TOLD = compiled(
  `(?<![\\d.,:])(?:(\\d) ?[x×*]? ?)?(?<!\\p{L})((?:(?:clases|cours|lezioni|aulas|sesiones|sess[õo]es) (?:de |di |d[’'])?)?${CLASS}${LESSONS})(?!\\p{L})( ?${TIMES})?[^\\d\\n;.]{0,30}?[ :(-]{1,3}${LIST}`,
  "giu",
);
/** Minutes that a class lasts. */
const [SHORTEST, LONGEST] = [15, 180];

/**
 * Classes of a week with how long each was. In: a message. Out: marks at their places, and the stretches that they were read
 * from; none where there are not as many times as classes. Linear.
 */
export function classTimes(text: string): { marks: Mark[]; taken: Stretch[] } {
  const marks: Mark[] = [];
  const taken: Stretch[] = [];
  for (const { index, 0: said, 1: ahead, 2: name = "", 3: told = "", 4: by, 5: often, 6: list = "" } of matchesIn(
    text,
    TOLD,
  )) {
    const count = Number(ahead ?? by ?? often ?? 0);
    const times = matchesIn(list, /\d{2,3}/g).map(([minutes]) => Number(minutes));
    if (count < 2 || times.length !== count || times.some((one) => one < SHORTEST || one > LONGEST)) continue;
    const named = index + said.indexOf(name);
    const from = index + said.lastIndexOf(list);
    if (named > index) taken.push({ start: index, end: named });
    const behind = named + name.length;
    taken.push({ start: behind, end: behind + told.length }, { start: from, end: index + said.length });
    for (const [place, minutes] of times.entries()) {
      const at = { start: from + place, end: from + place };
      marks.push({ kind: "separator", sign: ",", ...at });
      marks.push({ kind: "time", seconds: minutes * 60, ...at, end: from + place + 1 });
    }
  }
  return { marks, taken };
}
