import { compiled } from "../patterns/compiled.ts";

const SESSIONS =
  "(?:(?:different|separate|distinct|new|short|quick|full body|upper|gym|home|verschiedene|kurze|unterschiedliche) )*(?:sessions?|workouts?|routines|sessioni|allenamenti|schede|sesiones|rutinas|entrenos|entrenamientos|treinos|sessoes|seances|entrainements|einheiten|trainings|trainingseinheiten|ganzkorper ?(?:einheiten|workouts)|(?:different|separate) days|verschiedene tage|dias (?:distintos|diferentes)|giorni diversi|jours differents)";
/** What says how often in a week, how long ago or which one, and no number of sessions wanted at once. */
const OF_A_WEEK =
  "(?! ?(?:x |times |mal )?(?:a|per|each|every|in the|pro|die|in der|par|por|a la|alla|na|ao|each) ?(?:weeks?|woche|semaine|semana|settimana|month|day|tag|dia)| ?\\/ ?(?:week|wk|woche|sem)| weekly| ago| back| left| later| in a row| deep| into| this| last| so far| done)";
const COUNTED = compiled(
  `(?<!\\b(?:did|done|had|after|of|last|past|these|missed|my|the|than|first|every|between|x) )\\b([2-7]|couple of|a few|two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas) ${SESSIONS}\\b${OF_A_WEEK}`,
);
const DAYS_SPLIT =
  /(?<!\b(?:did|done|my|the|running) )\b([2-6]) ?-?days? (?:full body|upper lower|split|programm?e?|bro split|routine|workout)\b/;
const ONE_EACH =
  /\b(?:1|one) (?:workout|session|routine|each)? ?(?:for )?each(?: of)?\b|\b(?:je|jeweils) (?:1|eine?) (?:einheit|workout)\b|\b(?:une|1) seance (?:pour )?chacun\w*|\b(?:una|1) (?:sesion|rutina) para cada\b|\b(?:un|1) allenamento per ciascun\w*|\bum treino para cada\b/;

/** How many sessions a request asks for at once, 2 to 7; `null` for one, and for so many a week. In: plain text of `sessionText`. */
export function severalSessions(plain: string): number | null {
  const said = COUNTED.exec(plain)?.[1] ?? DAYS_SPLIT.exec(plain)?.[1];
  if (said === undefined) return ONE_EACH.test(plain) ? 2 : null;
  return /^\d$/.test(said) ? Number(said) : /^(?:three|drei|trois|tres|tre)$/.test(said) ? 3 : 2;
}
