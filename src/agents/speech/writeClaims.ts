import { compiled } from "../../language/patterns/compiled.ts";

/** Sentences that open with what was done, as replies about stored records do. */
const OPENINGS =
  /^(?:[-*•]\s*)?(?:done[,:;.! –—-]+)?(?:logged|deleted|changed|saved|stored|updated|recorded|removed|added|noted|scheduled|got it[,:; –—-]+(?:logged|saved|noted|added))\b/i;

const ADVERBS = "(?:just |now |already |also |successfully |gone ahead and |went ahead and |been |got |happily )*";
const WRITES =
  "(?:log|logg|stor|sav|delet|chang|updat|record|remov|add|enter|remember|schedul|creat|regist|track|book|archiv|overwr|writ|wrot|edit|adjust|set|put|sent|submit|memor|fil|insert|cancel|undone|undid|reset)\\w*|not(?:e|ed|ing)";
const RECORDED = "(?:logged|stored|saved|deleted|recorded|registered|erased|updated|scheduled|wiped)";

/** A whole sentence that says no more than that it is done. */
const BARE =
  /^(?:[-*•]\s*)?(?:(?:all |it'?s |that'?s |everything(?:'s| is) )?(?:done|logged|saved|stored|noted|recorded|deleted|updated)|\w+(?: \w+)? (?:logged|saved|stored|deleted|recorded|updated)|(?:ist |c'est |está |ya está |è )?(?:erledigt|eingetragen|gespeichert|notiert|gelöscht|enregistré|noté|supprimé|guardado|registrado|anotado|borrado|salvato|registrato|annotato|salvo|anotado|apagado))[.!]*$/i;

/** Claims of a write in the first person or the passive: done, being done or promised, in six languages. */
const CLAIMS: readonly RegExp[] = [
  compiled(
    `\\b(?:i|we)(?: have| had| did| am| are| will| shall| can now|'ve|'ll|'m|'d)? ${ADVERBS}(?:${WRITES})\\b`,
    "i",
  ),
  compiled(
    `\\b(?:has|have|is|are|was|were|been|got|gets?|will be)(?: now| already| just| all| successfully| safely)* (?:been )?${RECORDED}\\b`,
    "i",
  ),
  compiled(
    `\\b(?:${RECORDED}|added|written|entered|noted|put) (?:it |this |that |them )?(?:to|in|into|under|on) (?:your|the|my) (?:log|logs|diary|journal|history|profile|workouts?|plan|calendar|records?|database|account|notes)\\b`,
    "i",
  ),
  /\bconsider it (?:done|logged|saved)\b/i,
  /\b(?:is|are) (?:now |already |safely )*in (?:your|the) (?:log|logs|diary|journal|history|profile|records?|database|account)\b/i,
  /\b(?:i|we) (?:now )?have (?:it|this|that|them|everything|your \w+) (?:now )?(?:logged|stored|saved|noted|recorded|on record|on file)\b/i,
  /\b(?:ich|wir) (?:habe?|haben|werde|werden)\b[^.!?]{0,80}\b(?:eingetragen|(?:ab)?gespeichert|geloggt|protokolliert|gelöscht|geändert|aktualisiert|notiert|hinzugefügt|gemerkt|erfasst|vermerkt|(?:ab)?speichern|eintragen|löschen|notieren|merken)\b/i,
  /\b(?:habe ich|hab ich|ist|sind|wurden?)\b[^.!?]{0,60}\b(?:eingetragen|(?:ab)?gespeichert|geloggt|protokolliert|gelöscht)\b/i,
  /\b(?:j'ai|nous avons|je vais|je viens d[e'])[^.!?]{0,40}(?:enregistr|sauvegard|supprim|not[ée]|ajout|consign)/i,
  /\b(?:a été|ont été|est|sont)\b[^.!?]{0,30}(?:enregistré|sauvegardé|supprimé)/i,
  /\b(?:he|hemos|voy a|vamos a) (?:ya )?(?:l[oae]s? )?(?:registrad|guardad|eliminad|borrad|anotad|añadid|agregad|actualizad|registrar|guardar|borrar|anotar)/i,
  /\b(?:ha sido|han sido|fue|fueron|queda|quedó|quedan|está|están)\b[^.!?]{0,20}(?:registrad|guardad|eliminad|borrad|anotad)/i,
  /\b(?:l'ho|ho|abbiamo|è stat\w|sono stat\w)(?: già| appena)? (?:registrat|salvat|eliminat|cancellat|annotat|aggiunt|aggiornat)/i,
  /\b(?:foi|foram|está|estão|acabei de|vou)\b[^.!?]{0,20}(?:registrad|salv|guardad|apagad|anotad|registrar|guardar|anotar|apagar)/i,
  /(?:^|[^\p{L}])(?:registré|guardé|anoté|salvei|registrei|anotei|apaguei|guardei|borré|eliminé)(?=$|[^\p{L}])/iu,
];

/** Whether a sentence says that something was stored, changed or deleted, or will be. Any text; linear in its length. */
export const claimsWrite = (sentence: string): boolean =>
  OPENINGS.test(sentence) ||
  BARE.test(sentence.trim().replaceAll("’", "'")) ||
  CLAIMS.some((claim) => claim.test(sentence.replaceAll("’", "'")));
