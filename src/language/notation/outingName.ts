import type { LogSet } from "../../protocol/workoutLog.ts";

/** "Norwegian intervals on treadmill", "bike sprints": how it was done on a machine that is named. */
const INTERVALS =
  /(?<![\p{L}])(?:(?:norwegian|hiit|tabata|fartlek|tempo|speed|hill|short|long|hard) )*(?:intervals?|sprints?|efforts?|intervall?e|intervalles?|intervalos|ripetute|norwegian|hiit|tabata|fartlek)(?![\p{L}])/iu;
const MACHINE =
  /(?<![\p{L}])(?:treadmill|(?:assault|air|echo|spin|exercise|stationary|recumbent)[ -]?bike|bike|bike ?erg|cross ?trainer|ellipticals?|rower|rowing machine|row ?erg|erg|ski ?erg|stair ?(?:master|climber|mill)|laufband|crosstrainer|ergometer|tapis(?: de course| roulant)?|rameur|cinta|el[ií]ptica|cyclette|vogatore|esteira)(?![\p{L}])/iu;
const onMachine = (phrase: string): string => {
  const rest = phrase.replace(INTERVALS, " ").replace(/\s+/g, " ").trim();
  if (rest === phrase || !MACHINE.test(rest)) return phrase;
  return rest.toLowerCase() === "treadmill" ? "treadmill run" : rest;
};

/** "Course 5 km": a run in French, where "of course" and a course of golf have no way and no time. Out: the name as it is read. */
export const outingName = (phrase: string | null, sets: readonly LogSet[]): string | null =>
  /^(?:une? |la |petite |ma )*course$/i.test(phrase ?? "") &&
  sets.some(({ distance, durationS }) => (distance ?? durationS) !== null)
    ? "course à pied"
    : phrase === null
      ? null
      : onMachine(phrase);
