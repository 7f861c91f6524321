import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { phraseIn } from "./correctionPhrases.ts";
import { OPENING } from "./correctionWords.ts";

/** A note that is to go. `of`: the words that name its entry; `all`: every note; `rest`: what else is ordered. */
export type NoteRemoved = { of: string | null; all: boolean; rest: string };

const DELETE =
  "(?:delete|remove|erase|discard|disregard|ignore|forget(?: about)?|wipe(?: out)?|bin|scrap|scratch|trash|nix|kill|ditch|clear|cut|drop|lose|strike(?: out)?|cancel|undo|get rid of|take (?:out|off|away|back|down)|throw (?:out|away)|losch(?:e|en)?|entferne?n?|streiche?n?|supprime[rz]?|efface[rz]?|enleve[rz]?|retire[rz]?|borra[r]?|elimina(?:re|r)?|elimine|quita[r]?|cancella(?:re)?|togli(?:ere)?|rimuovi|apaga[r]?|apague|exclui[r]?|exclua|remov[ae]r?|tira[r]?)";
const ARTICLE =
  "(?:(?:the|that|this|those|these|my|its|all(?: of)?|both|any|every|di(?:e|ese)|den|diesen|das|meine?n?|alle|la|le|les|cette|ce|ces|ma|mon|mes|el|las|los|esa|ese|esta|este|mi|mis|il|lo|i|gli|quella|quel|a|o|as|os|essa|esse|minha|meu|last|latest|whole|entire|letzten?|l) ?){0,12}";
const NOTE =
  "(?:notes?|comments?|remarks?|annotations?|notiz(?:en)?|kommentare?|anmerkung(?:en)?|bemerkung(?:en)?|commentaires?|remarques?|comentarios?|notas?|comment[oi]|osservazion[ei]|observac(?:ao|oes))(?: (?:text|bit|part))?";
const OF =
  "(?:,? (?:(?:from|of|on|off|in|at|to|for|with|about|saying|that says|i (?:added|wrote|left)(?: (?:on|to))?|vom|von|bei(?:m)?|zu[rm]?|am|uber|de|du|des|sur|pour|avec|del?|della|dello|en|al|a|sobre|con|sul|su|da|do|na|no) )(.+?))?";
const AWAY = "(?: (?:out|off|away|back|down|again|weg|raus|wieder))?";
/** "But keep the sets", "only the note": the sets stay anyway. */
const KEEPS =
  "(?:[ ,;.]+(?:(?:and|but|just|only|aber|mais|pero|ma|mas|und|et|y|e) )*(?:keep|leave|not|do not (?:delete|remove|touch)|the (?:sets?|rest|entry|log|exercise) (?:can )?stays?|the rest is (?:fine|right|ok)|behalt\\p{L}*|lass\\p{L}*|garde\\p{L}*|laisse\\p{L}*|deja\\p{L}*|lascia\\p{L}*|tieni|deixa\\p{L}*|mantem)(?: [^\\d]{1,40})?)?";
const REST = "(?:(?:,| and| und| et| y| e)+ ((?=\\D{0,30}\\d|make|change|set|move).+))?";
const ONLY = "(?:(?:just|only|nur|seulement|juste|solo|so|apenas) )?";
const whole = (source: string) => compiled(`^${source}$`, "u");
const REMOVED = [
  whole(`${DELETE} ${ONLY}${ARTICLE}${NOTE}${OF}${AWAY}${KEEPS}${REST}`),
  whole(
    `${ONLY}${ARTICLE}${NOTE}${OF} (?:(?:can|should|must|has to|needs to)(?: also)? (?:go|come (?:out|off)|be (?:deleted|removed|erased|scrapped))|out|off|gone|is (?:wrong|not (?:needed|right|true|mine))|(?:kann|soll|muss) (?:weg|raus|geloscht werden)|weg|raus|losch(?:e|en)?|entfernen|streichen)${AWAY}${KEEPS}${REST}`,
  ),
  whole(
    `(?:take|get|pull|strip|nimm|mach) ${ONLY}${ARTICLE}${NOTE}${OF} (?:out|off|away|weg|raus)(?: it| again)?${KEEPS}${REST}`,
  ),
  whole(
    `(?:i )?(?:do not|did not|never) (?:need|want|wanted|save|keep|store|ask for)(?: to (?:keep|have))? ${ARTICLE}${NOTE}${OF}${AWAY}${KEEPS}${REST}`,
  ),
  whole(
    `(?:no|without(?: the| any| that)?|ohne|sans|sin|senza|sem) ${NOTE}(?: (?:please|though|needed|on (?:that|it|this)))?()()`,
  ),
];
const POLITE_END =
  /(?:[\s,]+(?:please|pls|plz|thanks|thank you|thx|ta|bitte|danke|por favor|porfa|per favore|grazie|s il (?:te|vous) plait|merci|stp|obrigad[oa]|for me|again|then|now|though|actually|after all|instead))+$/;
const PLURAL =
  /^\D*?\b(?:notes|comments|remarks|notizen|kommentare|anmerkungen|bemerkungen|commentaires|remarques|notas|comentarios|commenti|osservazioni|observacoes|all|both|every|alle)\b/;
/** What points at the entry and names none. */
const POINTS =
  /^(?:it|that|this|them|those|these|there|(?:the |that |this |my )*(?:last |latest )?(?:one|entry|log|set|sets|exercise|lift|workout)|both|all(?: of (?:it|them))?|eintrag|ihm|dem eintrag|ca|eso|quello|isso)$/;
const LONGEST = 140;

/**
 * An order to take away what was noted beside sets, and not the sets: "delete the note", "scrap the comment on the bench", "the note can go". In: one
 * message. Out: of which entry, and what else is ordered; `null` where it orders anything else. Linear.
 */
export function readNoteRemoved(said: string): NoteRemoved | null {
  if (said.length > LONGEST || said.includes("\n")) return null;
  const folded = foldText(said)
    .replace(/[\s.!?]+$/, "")
    .replace(POLITE_END, "")
    .trim();
  const text = folded.replace(OPENING, "").trim();
  for (const pattern of REMOVED) {
    const found = pattern.exec(text) ?? pattern.exec(folded);
    if (found === null) continue;
    const [, of = "", rest = ""] = found;
    const bare = of.replace(/^(?:the|my|that|this) /, "").replace(/ (?:entry|log|one)$/, "");
    return { of: of === "" || POINTS.test(of) ? null : (phraseIn(bare) ?? bare), all: PLURAL.test(text), rest };
  }
  return null;
}
