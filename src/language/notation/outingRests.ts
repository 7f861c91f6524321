import { compiled } from "../patterns/compiled.ts";

const CLOCK = "\\d{1,2}(?::|['’´′])[0-5]\\d(?:\\.\\d)?(?:\"|''|´´|’’|″)?(?!\\d|:\\d)";
const JOGGED =
  "walk(?= (?:rest|recover|back|between|in between))|(?<=\\(\\d+ ?min\\p{L}* )walk|rest|rests|recovery|recoveries|recover|r[ée]cup(?:[ée]ration)?|recuperaci[óo]n|recupero|pausa|pause|descanso|jog(?:ged|ging)?|trot(?:tin\\p{L}*)?|trote|trotando|trotad[oa]s?|trab(?:en|pause)?|getrabt|gegangen|caminando|andando|camminando|walking|gehpause|trabpause|trotpause|tp|gp|paddle|float|easy spin|off(?! (?:my|the|a|of|last|pb|pr)(?!\\p{L}))";
const TIMED = `(?:${CLOCK}|\\d{1,3} ?(?:m(?:in\\p{L}*)?|s(?:ec\\p{L}*)?|sek\\p{L}*|seg\\p{L}*|''|'|"|m)?\\.?)`;
/** "1:53 / 1:49 rest 2 min": the pause is told behind its word. */
const NOT_TOLD_BEHIND = "(?!\\p{L}| ?[:=]? ?\\d{1,3}(?::[0-5]\\d| ?(?:m(?:in)?|s(?:ec)?|['’′\"”″])))";
/** "w/45 sec. recovery", "(3 min walk in between)", "/2' paddle", "récup 1'15", "descansando 1:30 entre serie". */
const RESTED = compiled(
  `(?:(?<=[\\d\\p{L}"'),;] ?)(?:[(/,;]|w/?|with|mit|con|avec|[cp]/|com|por|on|\\+|(?:entre|between|zwischen|tra) (?:\\p{L}+ (?:y|e|et|and|und) )?\\p{L}+) ?)(?:an? )?${TIMED} ?(?:de |di |of |al |a |en |in )?(?:${JOGGED})${NOT_TOLD_BEHIND}(?: (?:rest|recovery|jog|walk|suave))?(?: (?:in )?(?:between|entre|zwischen)(?: \\p{L}+)?)?\\)?|(?<!\\p{L})(?:r[ée]cup(?:[ée]ration)?|recuper(?:aci[óo]n|ando|ação)|recupero|descans(?:o|ando)|trabpause|gehpause|paus[ae]|(?:rec|rcp|rest)\\.?(?=[ :=])|r(?=[ :=]{0,2}\\d{1,3}(?:[:'’´′"]| ?(?:min|s|sec|seg)\\p{L}*(?![\\p{L}=:]))))[ :=]{0,2}(?:de |di )?(?:${CLOCK}|\\d{1,3} ?(?:min\\p{L}*|s(?:ec\\p{L}*)?|seg\\p{L}*|m|''|'|"))(?: (?:suave|trot|trote|jog))?(?: entre (?:las? )?series?)?(?![\\p{L}\\d=])`,
  "giu",
);
/** "12x200 rec 1'", "8x300m r2'", "4 x 2000/5'", "3 x 20'/1'": how long one rested behind each, and between blocks. */
const RESTED_EACH = compiled(
  `(?<=\\d ?[x×*] ?\\d{1,4}(?:[.,]\\d)? ?(?:m|kms?|k|mi|min\\p{L}*|['’´′])?[ ,;:]{0,2})(?:(?:/|(?<!\\p{L})(?:r|r\\.i\\.|ri|rec|r[ée]cup?|rest|rcp|p|pause|pausa|desc)\\.?[ :=]{0,2}) ?${TIMED}(?![\\p{L}\\d:])|(?<!\\d)${TIMED} (?:${JOGGED})${NOT_TOLD_BEHIND}|(?:(?:with|w/?|mit|con|avec|[cp]/|com|vuelta|volta|back) )?(?<!\\d)\\d{2,3} ?m? ?(?:de |di |em |en )?(?:${JOGGED}|suaves?|easy|locker|back)(?!\\p{L}))|(?:(?:,|and|y|et|e|und|\\+) ?)${TIMED} (?:between|entre|zwischen|tra) (?:\\p{L}+ ?){1,2}(?=[,.;!\\n]|$)|(?<!\\p{L})(?:mit|with|con|avec|com) \\d{2,3} ?m? (?:tp|gp|trabpause|gehpause|trotpause|jog|trot|trote)(?!\\p{L})`,
  "giu",
);

/** How one rested between ways that were covered again and again, as runners, rowers and riders write it. */
export const RESTS: readonly RegExp[] = [RESTED, RESTED_EACH];
