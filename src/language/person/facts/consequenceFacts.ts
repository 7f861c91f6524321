import { compiled } from "../../patterns/compiled.ts";
import { CARDIO, EXERCISE } from "../../routing/trainingWords.ts";
import { readLimitations } from "../limitations.ts";
import { asTyped } from "./asTyped.ts";
import { type FactReader, keyOf, state } from "./factDraft.ts";

const SO =
  "(?:so|thus|therefore|hence|that is why|which is why|which means|meaning|because of (?:that|it)|deshalb|deswegen|darum|daher|also|donc|du coup|alors|asi que|por eso|por lo que|quindi|percio|dunque|entao|por isso)";
const NO =
  "(?:no(?: more)?|not doing|i (?:can not|do not|will not|never|must not|should not) do(?: any)?|can not do|i (?:skip|avoid|leave out)|avoid(?:ing)?|skipping|keine?n?|pas de|plus de|je ne fais pas de|nada de|sin|no hago|no puedo hacer|niente|nessun\\w*|non faccio|sem|nao faco)";
/** "My knee hurts when I go deep, so no lunges": what is left out for good, behind why. */
const LEFT_OUT = compiled(`^(.*?)[ ,;-]*\\b${SO},? (?:${NO}) (.{3,60})$`);
/** The same where the clause before told why. */
const LEFT_OUT_NEXT = compiled(`^(?:and |${SO},? )?(?:${NO}) (.{3,60})$`);
const LIFT = compiled(`\\b(?:${EXERCISE}|${CARDIO})\\b`);
/** What lifts are called in other languages only the catalogue knows. */
const ABROAD =
  /\b(?:deshalb|deswegen|darum|daher|donc|du coup|alors|asi que|por eso|quindi|percio|dunque|entao|por isso|keine?n?|pas de|nada de|niente|sem|sin)\b/;
const NOT_FOR_GOOD =
  /\b(?:today|tonight|tomorrow|this (?:week|month|session|time|morning)|for (?:now|a (?:while|few|couple)|the (?:moment|next)|\d)|until|till|yet|right now|heute|diese woche|erstmal|vorerst|aujourd ?hui|cette semaine|pour l instant|hoy|esta semana|por ahora|oggi|questa settimana|per ora|hoje|por enquanto)\b/;
const POLITELY = /,? (?:please|pls|thanks|thank you|for me|ever|at all|any ?more|bitte|svp|por favor|per favore)\b.*$/;
const NO_LIFT =
  /\b(?:gym|training|workouts?|sessions?|pain|problems?|issues?|weights?|machines?|equipment|time|idea|clue|way|sport|schmerzen|probleme?|douleurs?|dolor\w*|dor)\b/;

/** "My lower back", "bad shoulder": a part that is spoken of, and not trained. */
export const OWN_PART =
  /\b(?:my|bad|dodgy|sore|painful|stiff|weak|left|right)(?: (?:lower|upper|left|right|whole))? (?:shoulders?|back|legs?|arms?|chest|core|glutes?|hams?)\b/gi;

/** What somebody leaves out because of a joint: a lift that no session is to have. In a request it holds for that one alone. */
export const readLeftOutFor: FactReader = ({ clause, before, asksForTraining, namesSession, isOfOneSession }) => {
  const { folded, text, mood } = clause;
  if (asksForTraining || (isOfOneSession ?? namesSession) || mood !== "stated" || NOT_FOR_GOOD.test(folded)) return [];
  const said = folded.replace(/[.!]+$/, "");
  const [, why = "", behind] = LEFT_OUT.exec(said) ?? [];
  const what = behind ?? LEFT_OUT_NEXT.exec(said)?.[1] ?? "";
  const cause = why === "" ? (before?.folded ?? "") : why;
  if (what === "" || NOT_FOR_GOOD.test(cause) || readLimitations(cause).length === 0) return [];
  return what
    .replace(POLITELY, "")
    .split(/ ?[,/] ?| (?:or|and|nor|oder|und|ni|ou|et|o|y|e) /)
    .map((thing) => thing.trim())
    .filter((thing) => thing.length > 2 && thing.split(" ").length <= 3 && !NO_LIFT.test(thing))
    .filter((thing) => LIFT.test(thing) || ABROAD.test(folded))
    .map((thing) => state("preference_dislike", asTyped(text, thing), `preference:${keyOf(thing)}`));
};
