import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { ordinalPlace } from "./placeInSession.ts";
import { sessionText } from "./sessionText.ts";

/** What somebody wants to know of one exercise of a session. */
export type WantedOfOne = "name" | "amount" | "muscles" | "technique";

/** Something said about the session that is there which changes nothing of it. */
export type SessionTalk =
  | { kind: "list" }
  /** `place`: from 1, −1 for the last. */
  | { kind: "place"; place: number; wants: WantedOfOne }
  /** The neighbour of an exercise, by its words; `null` where only "it" was said. */
  | { kind: "beside"; phrase: string | null; step: 1 | -1 }
  /** What of it is to be done now. */
  | { kind: "next" }
  | { kind: "muscles" }
  | { kind: "length" }
  /** Whether an exercise is in it. */
  | { kind: "holds"; phrase: string }
  /** How many sets or repetitions it comes to, of one exercise or of all. */
  | { kind: "total"; of: string; phrase: string | null }
  | { kind: "gear" }
  /** Why it is made so. */
  | { kind: "why" }
  /** It is to be kept as it is. */
  | { kind: "keep" };

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words of any sentence about the session that say nothing by themselves. */
const AROUND = words(
  `and so ok okay wait hey sorry hm hmm um uh oh ah but btw again 1 number please pls thanks thank you me my the of in on for it this that them those
  these is s was were are am be i we can could would tell remind one ones exercise exercises workout session plan list today todays now then just
  nice cool great perfect good alright right well thx cheers super awesome you made gave built earlier quick quickly again there here to do does did will have has supposed meant said gave called got lol haha`,
);
const LAST = words("last final");
const ORDINAL_FIGURE = /^(\d{1,2})(?:st|nd|rd|th)$/;

const LIST = words(
  "how many what which show list see look repeat contents whole full read out back through once more name names moves move exercises",
);
const NAME = words("what which name number no move movement lift");
const AMOUNT = words("how many sets reps set rep what and much");
const MUSCLES = words(
  "what which muscle muscles group groups part parts body work works working hit hits target targets train trains use uses they whole",
);
const TECHNIQUE = words("how show explain done perform properly right form technique what");
const LENGTH = words("how long much time take takes taking minutes roughly about whole");
const GEAR = words("what which equipment gear kit things need needed require required");
const KEEP = words(
  `save keep store bookmark stick with go take will nice cool great perfect good love like yes yeah yep ya awesome fine works really super
  alright let lets us later as want wanna would brilliant excellent sweet happy looks sounds ill im so much better thats cheers ta`,
);
const KEEPS =
  /\b(?:save|store|bookmark|keep|stick with|go with|(?:i will|ill|let us|lets) take) (?:it|this|that|the (?:workout|session)|the last)\b/;
/** What leads to "after the squats" and "before it". */
const LEADS =
  "(?:(?:and|so|ok|okay|wait|what|whats|which|is|was|s|the|one|1|exercise|move|that|comes?|came|goes|do|did|i|right|just) )*";
const BESIDE = compiled(`^${LEADS}(before|after)(?: (?:the|my))? ([a-z][a-z ]{0,40}?)(?: again)?$`);
const NEIGHBOUR = compiled(`^${LEADS}(?:(next)|(previous))(?: one| 1| exercise| move)(?: again)?$`);
/** "What's next?", "what now", "was kommt als Nächstes": what of the session is to be done now. */
const DONE_WITH =
  "(?:(?:and|so|okay|done|cool|great|right|alright|nice|hey|coach|finished|now|that one|thats|that|is|this|it|with|also|gut|und|fertig|et|bon|y|vale|listo|e|ok) )*";
const NOW_ASKED =
  "(?:(?:what|which)(?: exercise| move| lift| one| 1)?(?: (?:is|s|comes?|do i do|do we do|should i do|am i doing|to do|i do))* (?:my |the )?(?:up )?next|what(?: is|s)? (?:my |the )?next (?:exercise|move|lift|one|1|up)|whats (?:my |the )?(?:up )?next(?: exercise| move| lift| one| 1| up)?|next (?:up|exercise|move|lift|one|1)|what (?:comes|is|do i do) after (?:it|that|this)|whats after (?:it|that|this)|what now|now what|now|next|what(?: is|s|else is)? (?:still )?left|whats (?:still )?left|what do i (?:still )?have left|what do i still have to do|was kommt (?:jetzt|nun|danach|als nachstes)|was ist (?:jetzt |nun |als nachstes )?dran|was jetzt|(?:die )?nachste ubung|et (?:maintenant|apres|ensuite)|(?:c est |cest )?quoi (?:la suite|ensuite|apres)|(?:l )?exercice suivant|(?:que|y que) (?:sigue|viene (?:ahora|despues)|toca ahora)|y ahora(?: que)?|siguiente ejercicio|(?:cosa|che) viene dopo|e adesso|e ora|prossimo esercizio|o que vem (?:depois|agora)|e agora|proximo exercicio)";
const NEXT = compiled(
  `^${DONE_WITH}${NOW_ASKED}(?: (?:then|please|pls|for me|on the list|in it|in this|in that|in the (?:workout|session|list)|again|exercise|one|coach|bitte|denn))*$`,
);
const MOST_WORDS_OF_NEXT = 9;
const PRONOUN = /^(?:it|that|this|that one|this one|them|those)$/;
/** "What gear do I have": what is stored of the person, and not what a session takes. */
const OWN_GEAR =
  /\b(?:(?:do|did) i (?:have|own|say|tell)|(?:i|we) (?:have|own|got|said|told)|(?:is|are) my|my (?:gear|kit|equipment)|have i got)\b/;
/** "Looks good": nothing is to change. */
const PRAISES =
  /^(?:(?:ok|okay|yes|yeah|yep|ah|oh|cool|nice|that|this|it|great|perfect) )*(?:looks?|sounds?|seems?) (?:really |pretty |very |about |just )?(?:good|great|fine|perfect|ok|okay|nice|right|doable|fun|brutal|awesome|amazing|solid|brilliant|lovely|spot on)(?: (?:to me|thanks|thank you|cheers|coach|mate|lets go|ill do (?:it|that)))*$|^(?:works for me|love it|im happy with (?:it|that)|happy with (?:it|that)|sieht gut aus|passt so|parfait ca|ca me va|me vale|me gusta asi|va bene cosi|ta otimo|ficou bom)$/;
/** "Explain this workout", "why these exercises?", "talk me through it", "warum diese Übungen?". */
const OF_IT =
  "(?:it|this|that|(?:the|this|that|my|your|todays) (?:whole )?(?:workout|session|plan|exercises|choices?|list|routine))";
const GIVEN = "(?: (?:you|u) (?:just )?(?:gave|made|built|picked|chose|put together)(?: for)?(?: me)?)?";
const EXPLAINS = compiled(
  `^(?:(?:and|so|ok|okay|please|hey|coach|can|could|would|you|u|just|quickly) )*(?:explain|(?:talk|walk|take|run) me through|break down|describe)(?: to)?(?: me)? ${OF_IT}${GIVEN}(?: (?:please|pls|again|to me|for me|a bit|briefly))*$|` +
    `^(?:(?:and|so|ok|okay|but|hey|coach) )*(?:why|how come|whats the (?:idea|point|logic|thinking|reasoning) (?:of|behind)|what is the (?:idea|point|logic|thinking|reasoning) (?:of|behind))(?: (?:did|do|have) (?:you|u)(?: (?:pick|picked|choose|chose|chosen|put|give me|gave me|select|selected))?)? (?:these|those|this|that|the)(?: (?:exercises?|ones|moves|movements|session|workout|order|choices?|lifts|particular|specific))*${GIVEN}(?: (?:together|in (?:it|this|there)|please))*$|` +
    "^(?:(?:und|et|y|e|aber) )*(?:warum|wieso|pourquoi|por que|perche) (?:diese|dieses|ces|cette|estos|esta|este|questi|questo|questa|esses|esse|essa) (?:ubungen|training|einheit|exercices|seance|ejercicios|sesion|rutina|esercizi|sessione|allenamento|exercicios|treino)$|" +
    "^(?:erklar\\w*|explique\\w*|spiega\\w*|explica\\w*)(?: (?:mir|moi|me|mi))? (?:das|die|mir das|la|el|il|l|o|esta|questa|este|questo|esse) (?:training|einheit|seance|sesion|rutina|allenamento|sessione|treino|workout)$",
);
/** "How many push-ups is that in total?", "how many sets in all?" */
const TOTAL =
  /^(?:(?:so|and|ok|okay|wait) )*how many (?:total )?(sets|reps|repetitions|exercises)(?: of ([a-z][a-z ]{2,30}?))?(?: (?:is|are|does|do|will|would|that|it|this|there|i|in|be|make|come|have|to|altogether|total|all|the|whole|session|workout|today))*$/;
const TOTAL_ABROAD =
  /^(?:und |et |y |e )?(?:wie viele (?:satze|wiederholungen) (?:sind|macht|gibt|hat) (?:das|es|die einheit)|combien de (?:series|repetitions) (?:ca fait|en tout|au total|il y a)|cuantas (?:series|repeticiones) (?:son|hay|tiene)|quante (?:serie|ripetizioni) (?:sono|ci sono)|quantas (?:series|repeticoes) (?:sao|tem|da))(?: (?:insgesamt|denn|en total|en tout|au total|in tutto|in totale|no total|ao todo|ca fait))*$/;
/** "Is overhead press still in it?" */
const HOLDS =
  /^(?:so |and |ok |wait )*(?:is|are) (?:there )?(?:an? |the |any )?([a-z][a-z ]{2,30}?) (?:still |also )?(?:in (?:it|there|that|this|the (?:workout|session))|part of (?:it|that|this))(?: (?:too|still|now|as well))*$/;
const MOST_WORDS = 14;
const MOST_PRAISE = 3;

const isMadeOf = (said: readonly string[], ...known: ReadonlySet<string>[]): boolean =>
  said.every((word) => AROUND.has(word) || known.some((set) => set.has(word)));

/** The place in a list that a few words name, from 1, −1 for the last, and the other words. */
function placeAmong(said: readonly string[]): { place: number; others: string[] } | null {
  for (const [at, word] of said.entries()) {
    // "My last workout" is another one.
    if (/^(?:workout|session|plan)s?$/.test(said[at + 1] ?? "")) continue;
    const others = said.filter((_, index) => index !== at);
    if (LAST.has(word)) return { place: -1, others };
    const place = ordinalPlace(word) ?? Number(ORDINAL_FIGURE.exec(word)?.[1] ?? 0);
    if (place > 0) return { place, others };
    const isNumbered = /^\d{1,2}$/.test(word) && /^(?:number|no|exercise)$/.test(said[at - 1] ?? "");
    if (isNumbered) return { place: Number(word), others };
  }
  return null;
}

function ofPlace(said: readonly string[], asks: boolean): SessionTalk | null {
  const found = placeAmong(said);
  if (found === null) return null;
  const { place, others } = found;
  if (!asks) return null;
  if (/\b(?:muscles?|work|hit|target|train)\b/.test(others.join(" ")) && isMadeOf(others, MUSCLES))
    return { kind: "place", place, wants: "muscles" };
  if (/\bhow many\b|\b(?:sets|reps)\b/.test(others.join(" ")))
    return isMadeOf(others, AMOUNT) ? { kind: "place", place, wants: "amount" } : null;
  if (others.includes("how") || others.includes("explain"))
    return isMadeOf(others, TECHNIQUE) ? { kind: "place", place, wants: "technique" } : null;
  return isMadeOf(others, NAME) ? { kind: "place", place, wants: "name" } : null;
}

/**
 * Reads a short message about the session that is there: "what was the second one again?", "show it again", "which muscles
 * does it work?", "save it". Every word of it is one of a few, so that nothing else is taken for it. In: a message as typed.
 * `null` when it is about something else, or asks for a change.
 */
export function readSessionTalk(text: string): SessionTalk | null {
  if (text.length > 120) return null;
  const plain = sessionText(text).plain.replace(/(\d) (st|nd|rd|th)\b/g, "$1$2");
  const said: string[] = plain.match(/[\p{L}\d]+/gu) ?? [];
  if (said.length === 0 || said.length > MOST_WORDS) return null;
  const line = said.join(" ");
  // "Lovely, keep it": what stands before is praise.
  const last: string[] =
    plain
      .split(/[,.!]/)
      .findLast((clause) => /\p{L}/u.test(clause))
      ?.match(/[\p{L}\d]+/gu) ?? [];
  const isPraised = said.length - last.length <= MOST_PRAISE && !/\d/.test(plain);
  if (isPraised && KEEPS.test(last.join(" ")) && isMadeOf(last, KEEP)) return { kind: "keep" };
  if (PRAISES.test(line)) return { kind: "keep" };
  if (EXPLAINS.test(foldText(line))) return { kind: "why" };
  const holds = HOLDS.exec(line);
  if (holds?.[1] !== undefined) return { kind: "holds", phrase: holds[1] };
  if (TOTAL_ABROAD.test(foldText(line))) return { kind: "total", of: "sets", phrase: null };
  const total = TOTAL.exec(line);
  if (total !== null) return { kind: "total", of: total[1] ?? "sets", phrase: total[2] ?? null };
  if (said.length <= MOST_WORDS_OF_NEXT && NEXT.test(foldText(line))) return { kind: "next" };
  const beside = BESIDE.exec(line);
  if (beside?.[2] !== undefined) {
    const [, side, phrase] = beside;
    return { kind: "beside", phrase: PRONOUN.test(phrase) ? null : phrase, step: side === "before" ? -1 : 1 };
  }
  const neighbour = NEIGHBOUR.exec(line);
  if (neighbour !== null) return { kind: "beside", phrase: null, step: neighbour[1] === undefined ? -1 : 1 };
  const asks = /\?|\b(?:what|whats|which|how|remind|again|explain|show|tell)\b/.test(plain);
  const ofOne = ofPlace(said, asks);
  if (ofOne !== null) return ofOne;
  if (!asks && !/\b(?:list|see|repeat|read)\b/.test(line)) return null;
  if (/\bmuscles?\b/.test(line) && isMadeOf(said, MUSCLES)) return { kind: "muscles" };
  if (/\bhow (?:long|much time)\b/.test(line) && isMadeOf(said, LENGTH)) return { kind: "length" };
  if (/\b(?:equipment|gear|kit|need)\b/.test(line) && !OWN_GEAR.test(line) && isMadeOf(said, GEAR))
    return { kind: "gear" };
  // "What was in the session you gave me yesterday?", and not what was done then.
  const given = said.includes("yesterday") ? said.filter((word) => word !== "yesterday") : said;
  if (given.length < said.length && !/\byou (?:gave|made|built)\b/.test(line)) return null;
  const isList = /\b(?:again|exercises|moves|list|in (?:it|this|that|the)|show|see|repeat|read)\b/.test(line);
  const isGiven = /\bwhat (?:was|were|is|s)\b.*\byou (?:gave|made|built)\b/.test(line);
  return (isList || isGiven) &&
    isMadeOf(given, LIST) &&
    /\b(?:it|this|that|workout|session|exercises|moves|list|plan)\b/.test(line)
    ? { kind: "list" }
    : null;
}
