import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change } from "./correction.ts";
import { phraseIn } from "./correctionPhrases.ts";
import { namedSets } from "./setSelectors.ts";

const VERB =
  "(?:i )?(?:took|dropped|removed|left|delete|remove|erase|discard|bin|scrap|scratch|drop|lose|cut|knock|take|leave|nimm|nehm\\p{L}*|lass|streich\\p{L}*|losch\\p{L}*|entfern\\p{L}*|mach|enleve[rz]?|retire[rz]?|supprime[rz]?|efface[rz]?|quita[rl]?|borra[r]?|elimina[r]?|saca[r]?|togli(?:ere)?|cancella(?:re)?|tira[r]?|apaga[r]?|remove[r]?)";
const SET = "(?:sets?|satze?|series?|serie)";
const COUNT = `(an?|one|two|three|\\d{1,2}|ein(?:en|e)?|une?|una|uma|um) (?:more )?${SET}`;
const CHOSEN =
  "((?:the |my |that |den |die |la |le |el |il |l |a |o |l ?['’]? ?)?(?:last|final|first|second|third|fourth|fifth|1st|2nd|3rd|[4-9]th|letzten?|ersten?|zweiten?|dritten?|derniere?|premiere?|ultim[oa]|prim(?:er|era|eira|a)|segund[oa]|second[oa]) SET)".replace(
    "SET",
    SET,
  );
const AWAY = "(?: (?:off|out|away|weg|raus|wieder))*";
const OF =
  "(?: (?:from|off|of|on|in|at|to|for|vom|von|beim|bei|der|des|aux?|du|de|del|della|dei|delle|alla?|al|alle|ai|dalla?|dal|do|da|no|na)(?![\\p{L}]))+(?: (?:the|my|den|dem|der|la|le|les|el|los|las|il|lo|i|gli|o|a|os|as))*";
const FORM = entered(
  compiled(
    `^${VERB}(?: off| out| away)? (?:${COUNT}|${CHOSEN})${AWAY}(?:${OF} ([^\\d,.;:?]{3,40}?))?${AWAY}(?: (?:please|pls|bitte|again))*(?:,? (?:because|cause|since|weil|parce que|porque|perche)[^\\d]*)?[ .!]*$`,
    "u",
  ),
);
const NONE_DONE =
  "(?:skipped|missed|omitted|left out|dropped|never (?:did|got to)|(?:did not|didnt) (?:do|get to|get round to|manage)|j ?['’]? ?ai (?:saute|laisse tomber|zappe)|je n ?['’]? ?ai pas fait|me (?:he )?salt(?:e|ado)|no hice|ho saltato|non ho fatto|saltat[ao]|pulei|nao fiz)";
const ARTICLE = "(?:the |my |that |den |die |la |le |el |il |l |a |o |l ?['’]? ?)?";
const PLACE =
  "last|final|first|second|third|fourth|fifth|1st|2nd|3rd|[4-9]th|letzten?|ersten?|zweiten?|dritten?|vierten?|derniere?s?|premiere?s?|ultim[oaie]s?|prim(?:er|era|eira|a|e)|segund[oa]|second[oa]|tercer[oa]?|terz[oa]|terceir[oa]";
/** "Skipped the last set", "den letzten Satz ausgelassen", "me salté una serie": as many less, and none of them stored. */
const SKIPPED = entered(
  compiled(
    `^(?:(?:i|we|and|but|actually|ich|j(?: ?['’])? ?ai|y|e|et) )*${NONE_DONE} (?:${COUNT}|(${ARTICLE}(?:(?:${PLACE})(?: (?:two|three|2|3|zwei|deux|dos|due|duas|dois))? ${SET}|set (?:number )?[1-9])))(?: (?:of|on|off|from|bei[m]?|au|de|del|di|do|da) ([^\\d,.;:?]{3,40}?))?(?: (?:though|tho|today|actually|sorry|heute|hoy|oggi|hoje))*(?:,? (?:because|cause|since|weil|parce que|porque|perche|too|was|ran|no|time|out|my) [^\\d]*)?[ .!]*$`,
    "u",
  ),
);
const LEFT_OUT = entered(
  /^(?:(?:ich|also|und|habe?|aber) )*((?:den |einen |die )?(?:\p{L}+ )?satze?(?: [1-9])?)(?: (?:beim?|bei den|bei der) [^\d,.;:?]{3,40}?)? (?:ausgelassen|weggelassen|sein gelassen|ubersprungen|nicht (?:gemacht|geschafft))(?= *$)/u,
);
/** What was not done yet. */
const OF_SESSION =
  /\b(?:workouts?|sessions?|plans?|program\p{L}*|routines?|training|einheit|seance|sesion|sessione|allenamento|treino|tomorrow\p{L}*)\b/u;
const SMALL: Readonly<Record<string, number>> = { two: 2, three: 3 };

/**
 * "Drop one set from the bench", "take the last set off the rows", "enlève une série au squat": sets that go from an entry, by their number from
 * the end or by their place, and which entry where it is named. In: folded text without its opening words. `null` for anything else.
 */
export function readFewerSets(text: string): Correction | null {
  const found = FORM.exec(text) ?? SKIPPED.exec(text.replace(LEFT_OUT, "skipped $1"));
  if (!found || OF_SESSION.test(text)) return null;
  const [, count, chosen, name] = found;
  const target = name === undefined ? null : phraseIn(name);
  if (chosen !== undefined) {
    const sets = namedSets(chosen)?.sets;
    return sets === undefined ? null : change({ removed: sets, target });
  }
  const many = Number(count) || (SMALL[count ?? ""] ?? 1);
  return change({ removed: { from: -many, to: -1 }, target });
}
