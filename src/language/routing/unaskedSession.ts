import type { FactType } from "../../protocol/facts.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { withoutLifts } from "../person/facts/introducedLifts.ts";
import { introducesSelf } from "../person/facts/introducesSelf.ts";
import { introducedAge } from "../session/ownMinutes.ts";
import { readSessionRequest } from "../session/sessionRequest.ts";
import { tellsDone } from "./toldDone.ts";

const LONGEST = 400;
/** Anything that may wish for a session: then nothing here is said against it. */
const WISHES =
  /\b(?:please|pls|plz|give (?:me|us)(?! the (?:fear|creeps|ick|shivers))|gimme|hit me|make (?:me|us|an?|something|up)|build|create|design|generate|write|suggest|recommend|need|want(?! (?:mobility|to (?:lose|be|get|kneel)))|wanna|would like|looking for|after (?:a|some)|put together|propon\w*|something|anything|ideas?|was (?:geht|ist drin)\b[^?]{0,60}\b(?:in|mit)|how (?:would|could|might) (?:\w+ ){2,9}look\b|workouts?|sessions?|routines?|programme?|circuit|exercises?|today|tonight|stuck with|(?:et)?was fur|algo para|qualcosa per|quelque chose pour|doable|feasible|free (?:till?|until)|what (?:do |have )?(?:you|ya|u) got|now\b(?!,? (?:masters|\d|\w+ and a bit))|what (?:can|could|should|do|would|shall)\b[^?]{0,40}\bdo\b|que (?:hago|puedo hacer|entreno)|was (?:soll|kann|mach\w*) ich|que (?:puis ?-?je|dois ?-?je|faire)|je fais quoi|cosa (?:faccio|posso fare)|o que (?:faco|posso fazer)|only have|got \d+|have \d+ ?min\w*|bitte|gib|mach|erstell\w*|brauche|mochte|will (?!\d)|einheit|ubung\w*|heute|donne|fais (?:moi|nous)|propose|veux|voudrais|besoin|seance|aujourd|dame|hazme|quiero|necesito|rutina|ejercicios?|hoy|dammi|fammi|voglio|vorrei|serve|scheda|allenamento|esercizi|oggi|me da|monta|faz|quero|preciso|treino (?:de|para|pra)|hoje|legs only|push|pull|full body|upper|lower)\b/;
const ASKS =
  /(?:^|[.,!?;:\n] ?)\W*(?:(?:and|but|so|also) )?(?:what(?! about\b[^?]*\d ?-?(?:m|min\w*|h|hours?)\b)|whats|which|why|when|where|who|how|is (?:it|that|this|there)|(?:can|should|could|do|am|will) i|does|did i|wie|was|warum|wann|welche\w*|soll(?:te)? ich|kann ich|combien|comment|pourquoi|cuant[oa]s?|como|por que|puedo|quant[oie]|come|perche|posso)\b[^.!?]*(?:[.?]|$)/;
/** Says outright that one tells of oneself. */
const ABOUT_ME =
  /^\W*(?:(?:ok|so|hi|hey|hello)\W+)*(?:about me|a bit about me|my story|uber mich|sobre mi|su di me|sobre mim)\b/;
/** "Steffi 46, Triathlon, Rollentrainer daheim": who it is, with an age and no length. */
const NAMED_WITH_AGE = /^\W*\p{Lu}\p{Ll}+,? [1-7]\d(?=[,.;])[^,;]*[,;][^,;]+[,;]/u;
/** "Schaffe 3 sauber, will 20": what one can do, and where one wants to be. */
const CAN_DO =
  /\b(?:schaffe|i can (?:only )?(?:do|manage)|can only do|manage|puedo hacer|hago solo|faccio solo|riesco a farne|consigo (?:fazer)?|j arrive a|j en fais) (?:nur |about |only )?\d+\b(?! ?-?min)/;
/** "No quiero preguntar": what is not wanted is no wish. */
const NOT_WANTED =
  /\b(?:no|non|nao|do not|don['’]?t|did not|didn['’]?t|never) (?:really )?(?:quiero|voglio|quero|want|need|necesito|preciso)\b|\b(?:veux|voudrais|will|mochte|brauche|want) (?:pas|nicht|not|kein\w*)\b|\b\d+ ?-?min\w* sessions\b/g;
const wishes = (folded: string): boolean => WISHES.test(folded.replace(NOT_WANTED, " "));
/** What one does or what does one good: "je fais des vidéos d'abdos 15 min", "my physio gave me 15 min of band work a day". */
const HABIT =
  /\b\d+ ?-?min\w* sessions\b|\b(?:je fais|(?:ich )?mache? (?:ich|immer|jeden|jede|taglich|meist\w*|sonst)|(?<=^|[,.;] ?|\b(?:yo|io|eu) )(?:hago|faccio|faco)|i only ever (?:do|run|walk|ride|lift|use))\b|\b(?:helps?|helped|keeps|saved|sorts|fixes)\b.*\b(?:my|the) \p{L}+|\b(?:gave|told) me\b.*\b(?:every|each|daily|a day|per day)\b|\b(?:every|each|daily|a day)\b.*\b(?:helps?|helped|keeps|works|worked|saved|sorts|fixes)\b/u;
/** "Glutes never fire", "braccia piccole da sempre": how a part of the body is for good. */
const FOR_GOOD =
  /\b(?:never|always (?!do|want|need)|all my life|since (?:forever|always|ever)|nie(?:mals)?|schon immer|jamais|depuis toujours|toujours|nunca|desde siempre|siempre|mai|da sempre|desde sempre|sempre)\b/;
const TIMED =
  /(?:\d|half an|an|eine|halbe|demi|une|media|una|mezza?|meia|uma) ?['’-]?(?:min\w*|m\b|h\b|hrs?\b|hours?|stunden?|heures?|horas?|ore\b|ora\b)/;
/** "J'ai deux haltères de 10": what there is. */
const HAS =
  /(?:^|[,.;] ?)(?:(?:ich|je|yo|io|eu|i|we|alors|also|bueno|allora) )*(?:have|own|ve got|hab|habe|besitze|j ['’]?ai|ai|possede|tengo|ho|possiedo|tenho|possuo)\b/;
const OF_SELF: ReadonlySet<FactType> = new Set([
  "age",
  "height",
  "body_weight",
  "name",
  "occupation",
  "experience_level",
]);

/** Done at a time that is named: a log with something about its writer. */
const OF_A_DAY =
  /\b(?:today|tonight|yesterday|this (?:morning|evening|afternoon)|last (?:night|session|workout)|just (?:did|done|finished|hit|got back)|heute|gestern|gerade|aujourd|hier|ce (?:matin|soir)|hoy|ayer|oggi|ieri|stamattina|hoje|ontem)\b/;
/** Something is wanted, or does not go on: the answer is more than that it was noted. */
const WANTS =
  /\?|\b(?:please|pls|plz|session|workout|seance|rutina|gentle|half an hour|(?:whole|full) body|\d+ ?-?min(?:ute)?s? (?:at|in|by|lower|upper|strength|chair|for|with|w)|\d+ ?m$|give me|gimme|build|create|design|make me|write me|plan for|program(?:me)? for|where (?:do|should|can|would) (?:i|we)|wo (?:fang\w*|soll|kann) (?:ich|man)|par ou|por (?:donde|onde)|da dove|help|how|what|which|why|should|can i|could i|stuck|plateau\w*|stall\w*|stagn\w*|struggl\w*|log (?:it|this|that)|remind|bitte|erstell\w*|plan fur|hilfe|warum|donne|propose|plan pour|aide|comment|quel\w*|dame|hazme|plan para|ayuda|que (?:hago|puedo)|dammi|fammi|scheda per|aiuto|monta|faz|ajuda)\b/;

/** Whether a message only says who its writer is, whatever figures stand in it. In: a request as typed, and the kinds of facts heard in it. */
export function onlyIntroduces(text: string, types: readonly FactType[]): boolean {
  if (text.length > LONGEST || !introducesSelf(types)) return false;
  const folded = foldText(text);
  return !WANTS.test(folded) && !OF_A_DAY.test(folded) && !tellsDone(withoutLifts(folded));
}

/** Whether words behind a question may wish for a session of their own: "whats a good number of sets, i do 12 and arms only 8" does not. */
export const mayWish = (text: string): boolean => wishes(foldText(text)) || readSessionRequest(text).minutes !== null;

/**
 * What a message is that was taken for a session without a word of wish: `introduced` where it says who its writer is, `asked` where
 * it asks about something; `null` where a session may be meant after all. In: a request as typed, and the kinds of facts heard in it.
 */
export function isUnasked(text: string, types: readonly FactType[]): "introduced" | "asked" | null {
  if (text.length > LONGEST) return null;
  const folded = foldText(text);
  if (wishes(folded)) return null;
  if (ASKS.test(folded)) return "asked";
  if (CAN_DO.test(folded.replace(/['’]/g, " "))) return "introduced";
  const { minutes: length, equipment, areas, purpose } = readSessionRequest(text);
  // "29M, 64 kg": an age, whatever minutes it looks like.
  const isAge =
    length !== null &&
    types.includes("age") &&
    compiled(`\\b${length.max}(?: ?m\\b|(?! ?-?(?:min|m|h|')|[.,]?\\d))`).test(folded);
  const minutes = isAge ? null : length;
  if (!folded.includes("?") && HABIT.test(folded)) return "introduced";
  if (introducesSelf(types) && minutes === null && areas.length === 0) return "introduced";
  if (minutes === null && equipment === null && purpose === null && FOR_GOOD.test(folded)) return "introduced";
  const isGear = types.length > 0 && types.every((type) => type === "equipment");
  if (isGear && !TIMED.test(folded) && areas.length === 0 && HAS.test(folded)) return "introduced";
  if (minutes !== null && equipment !== null) return null;
  const own = new Set(types.filter((type) => OF_SELF.has(type))).size;
  if (NAMED_WITH_AGE.test(text) && minutes === null) return "introduced";
  return own > 1 ||
    (own > 0 && types.length > 2 && minutes === null) ||
    ABOUT_ME.test(folded) ||
    (types.length > 0 && introducedAge(text) !== null)
    ? "introduced"
    : null;
}
