import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import type { FactClause } from "./factClauses.ts";
import { end, type FactDraft, keyOf, type RecentFact, state } from "./factDraft.ts";

/** Who treats people, by language; folded, with what stands before them. */
const CLINICIAN = `(?:${[
  "(?:(?:my|the|our|a) )?(?:(?:sports|knee|back|hand|family|orthopa?edic) )?(?:physio\\w*|doc|doctor|dr|gp|surgeon|specialist|chiro\\w*|orthopa?ed\\w*|osteopath?|nurse|cardiologist|consultant|midwife|neurologist|rheumatologist|podiatrist|obgyn)",
  "(?:(?:der|die|mein|meine) )?(?:physio\\w*|arzt|arztin|hausarzt\\w*|orthopad\\w*|chirurg\\w*|kardiolog\\w*|hebamme)",
  "(?:(?:le|la|l|mon|ma) )?(?:kine\\w*|medecin|docteur|toubib|chirurgien\\w*|orthopediste|osteo\\w*|cardiologue|sage femme)",
  "(?:(?:el|la|mi) )?(?:fisio\\w*|medic[oa]|doctora?|cirujan[oa]|traumatolog[oa]|ortopeda|cardiolog[oa])",
  "(?:(?:il|la|lo|il mio|la mia) )?(?:fisio\\w*|medico|dottor\\w*|chirurgo|ortopedico|osteopata|cardiologo)",
  "(?:(?:o|a|meu|minha|o meu|a minha) )?(?:fisio\\w*|medic[oa]|doutora?|cirurgi\\w+|ortopedista|cardiologista)",
].join("|")})`;
const SAYS =
  "(?:(?:has|just|also|now|still|really|strictly|hat|ha|a|m a|me|mi|ti|mir) )*(?:says?|said|told|advised|recommended|wants|banned|forbade|forbids?|forbidden|does not want|do not want|put me on|sagt\\w*|meint\\w*|gesagt|verboten|verbietet|dit|interdit|deconseill\\w*|dice|dijo|dicho|prohib\\w*|recomend\\w*|detto|vietat[oa]|vieta|sconsiglia\\w*|diz|disse|falou|proibiu|mandou|ha|hat|a)";
const BARS =
  /\b(?:no|not|never|nothing|none|light\w*|easy|gentle\w*|leicht\w*|doucement|leger\w*|leger|suave\w*|ligero|leggero|leve|avoid\w*|without|stop|only|max\w*|keep off|stay off|limit\w*|banned|forb\w+|don['’]?t|nicht\w*|kein\w*|verb\w+|nur|hochstens|pas|plus de|rien|interdit\w*|deconseill\w*|seulement|nada|sin|prohib\w+|evit\w+|solo|non|niente|nessun\w*|vietat\w+|nao|nenhum\w*|proib\w+|sem|so)\b/;
const ORDERS: readonly RegExp[] = [
  compiled(`^(?:(?:so|and|but|also|btw|by the way|well|oh|ok) )*${CLINICIAN} ${SAYS} .{3,}`),
  /\bdoctor ?s orders\b/,
  compiled(`^${CLINICIAN}: `),
];

/** Let go by whoever treats one: "physio gave me the all clear". */
const ALL_CLEAR = `(?:${[
  "(?:gave|given|got|has given|have|had) (?:me )?(?:the |an )?(?:all[- ]clear|green light|go ahead|ok(?:ay)?|thumbs up)",
  "(?:cleared|okayed|discharged|released|green lit) me|signed me off(?! (?:sick|work|for|from))|(?:i am |i was |am |got |been |was |have been )*(?:fully |finally |now )*(?:cleared|discharged)",
  "hat mir .{0,20}(?:erlaubt|grunes licht gegeben)|(?:hat mich )?(?:freigegeben|gesund geschrieben)|(?:sagt|meint) (?:dass )?ich (?:darf|kann) wieder|m ?(?:a )?(?:autoris\\w+|donne (?:le feu vert|son accord))|(?:me|m) ?(?:a dio|ha dado|dio) (?:el )?(?:alta|ok|visto bueno|permiso)|me deja|ya me deja\\w*",
  "mi ha dato (?:l ok|il via libera|il permesso)|mi (?:ha )?(?:lasciat\\w+|fa) (?:di nuovo )?|me (?:liberou|deu alta|deu ok|autorizou)",
].join("|")})`;
const CLEARED: readonly RegExp[] = [
  compiled(
    `^(?:(?:so|and|but|also|good news|btw|yay|oh|finally)[ :,!]+)*${CLINICIAN} (?:(?:has|have|just|finally|now) )*${ALL_CLEAR}`,
  ),
  /^(?:(?:so|and|but|also|good news|btw|i|just|finally|have|yay)[ :,!]+)*(?:got|given|have|had) the (?:all[- ]clear|green light)\b/,
  /^(?:i am |am |just |now |fully |finally |got |been )*cleared (?:for|to|by)\b/,
  compiled(
    `^(?:(?:so|and|but|also|good news|btw|yay|oh|finally|i|have|just|today|war|bin|j ai|je suis alle|he ido|fui|sono andat[oa]|sono stat[oa])[ :,!]+)*(?:(?:saw|seen|been to|went to|visited|back from|heute|gestern|hier|ayer|ieri|ontem|bei[mr]?|chez|vu|al|dal|ao|no|na|de[lr]?) )+${CLINICIAN}(?: (?:today|yesterday|this morning|last week|war ich))?,? (?:and )?(?:it is |i am |everything is |alles |tout est |tout va |todo |tutto |tudo )*(?:all[- ]clear|all (?:good|fine|ok)|wieder (?:gut|in ordnung|heil)|bien|en ordre|en orden|a posto|certo|ok)(?: (?:now|again|wieder|maintenant|ahora|ora|agora))?[.!]*$`,
  ),
  compiled(
    `^(?:(?:so|and|but|also|good news)[ :,!]+)*${CLINICIAN} (?:now )?(?:says|said|reckons|thinks) (?:that )?i (?:can|am (?:ok|okay|fine|good|allowed|free) to|may) (?!not\\b|only\\b|not)`,
  ),
  /^(?:i am |am )(?:now |finally )?allowed to .{3,} again$/,
];
/** What one is cleared for: "to run again", "for squats"; of one thing only. */
const FOR_WHAT =
  /\b(?:to|for|zum|zu|wieder|pour|a|para|per) (?!(?:my|the|mein\w*|mon|ma|mi|il|la|meu|minha|everything|anything|train\w*|exercise|go|posto|gut|heil|fit)\b)[a-z]{3,}/;
const NOT_YET =
  /\b(?:not|if|when|once|until|unless|hope\w*|hopefully|yet|nicht|wenn|pas|si|quand|cuando|se|quando|nao|non|not yet|until)\b/;

const isOrder = ({ type, value }: RecentFact): boolean =>
  type === "note" && ORDERS.some((pattern) => pattern.test(foldText(value)));
const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
const ended = ({ type, value, key }: RecentFact) => end(type, value, key);
const note = (text: string): FactDraft => ({
  ...state(
    "note",
    text
      .trim()
      .replace(/[.!]+$/, "")
      .slice(0, 160),
    `note:${keyOf(text).slice(0, 60)}`,
  ),
  confidence: "reported",
});

const BEGINS = compiled(`^(?:(?:but|and|so) )*${CLINICIAN} `);
/** "Had heart surgery, doc cleared me for weights": what is said of whoever treats one, behind something else. */
function fromClinician({ text, folded }: FactClause): { text: string; folded: string } {
  const [pieces, typed] = [folded.split(/, */), text.split(/, */)];
  const at = pieces.findIndex((piece, i) => i > 0 && BEGINS.test(piece));
  if (at < 0 || pieces.length !== typed.length) return { text, folded };
  return { text: typed.slice(at).join(", "), folded: pieces.slice(at).join(", ") };
}

/**
 * What whoever treats the writer has ordered or allowed: "physio says no overhead for six weeks", "doctor cleared me to run again". In: one
 * clause, and what is known with the newest first. Out: a note of it in its words; where they are let go altogether, the ends of
 * orders known and of the injury that is named or the only one.
 */
export function readClinician(clause: FactClause, recent: readonly RecentFact[]): FactDraft[] {
  const { mood } = clause;
  const { text, folded } = fromClinician(clause);
  if (mood === "asked" || mood === "requested" || text.includes("?") || text.length > 200) return [];
  const isCleared = CLEARED.some((pattern) => pattern.test(folded)) && !NOT_YET.test(folded);
  if (!isCleared) return ORDERS.some((pattern) => pattern.test(folded)) && BARS.test(folded) ? [note(text)] : [];
  const said = wordsOf(folded);
  const orders = recent.filter(isOrder);
  const of = FOR_WHAT.test(folded)
    ? orders.filter(({ value }) =>
        wordsOf(value).some((word) => said.includes(word) && !/^(?:doctor|physio)/.test(word)),
      )
    : orders;
  const injuries = recent.filter(({ type }) => type === "injury");
  const named = injuries.filter(({ value }) => wordsOf(value).some((word) => said.includes(word)));
  const [only, ...more] = injuries;
  const healed = FOR_WHAT.test(folded) ? [] : named.length > 0 ? named : only && more.length === 0 ? [only] : [];
  const gone = [...of, ...healed].map(ended);
  return healed.length > 0 ? gone : [...gone, note(text)];
}

const SEEN = compiled(
  `^(?:(?:so|and|but|also|ok|well|i|just|have|went to|back from|saw|seen|visited|been to) )*(${CLINICIAN})(?: (?:today|yesterday|this morning))?(?: (?:has |have |just )*(?:looked|checked|examined|saw|seen|had a look|took a look|scanned|x rayed)\\b[^.;]{0,60})?$`,
);
const BARRED =
  /^(?:but |and |so |just |only )*(?:no(?! (?:idea|clue|problem|issue|damage|big|tear|fracture|break|injur|more pain|pain|need|reason|surgery|worries|stress))|nothing (?:over|heavy|above|below|with)|avoid|keep off|stay off|not allowed|light)\b.{3,}/;
/** "Doc looked at it, nothing serious, no squats for 2 weeks": seen, and behind it what is barred. Out: the order, with its clause. */
export function readOrderBehind(clauses: readonly FactClause[]): { draft: FactDraft; clause: FactClause }[] {
  const at = clauses.findIndex(({ folded }) => SEEN.test(folded.split(/, */)[0] ?? ""));
  const who = SEEN.exec(clauses[at]?.folded.split(/, */)[0] ?? "")?.[1];
  if (who === undefined) return [];
  return clauses
    .slice(at + 1)
    .filter(({ folded, mood, text }) => mood === "stated" && !text.includes("?") && BARRED.test(folded))
    .slice(0, 1)
    .map((clause) => ({ draft: note(`${who}: ${clause.text.trim()}`), clause }));
}
