import { isMovementWord } from "../notation/clauseWords.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change, deletion } from "./correction.ts";
import { OPENING } from "./correctionWords.ts";
import { namedSets } from "./setSelectors.ts";

/** Where one clause of a sentence ends and the next begins. */
const BREAKS =
  /\s*[,;.!?()]+\s*|\s+-+\s+|\s+(?:because|cause|since|so|and(?= (?:can|could|please|delete|remove|take|get|i|it|that|now))|weil|denn|also|porque|parce que|car|perche|pois|lol|haha|lmao)(?![\p{L}])\s*|(?<=\b(?:it|that|this|them|those))\s+(?=(?:i|we|my|he|she|they|it is|it was|that was|was|never|did not)\b)/gu;

/** Verbs that take something away by themselves, in seven languages, with the pronouns that hang on them. */
const ERASES =
  /^(?:delete|remove|erase|discard|wipe|bin|trash|nuke|kill|scrap|scratch|strike|axe|dump|undo|revert|void|unlog|forget|skip|ignore|disregard|losch(?:e|en|st)?|entfern(?:e|en|st)?|streich(?:e|en|st)?|rausnehmen|wegmachen|rauswerfen|rausloschen|supprimer?z?|effacer?z?|enlever?z?|retirer?z?|virer?|annuler?z?|(?:borra|elimina|quita|saca|anula|suprime)(?:r|s|me)?(?:lo|la|los|las)?|(?:borre|elimine|quite)(?:lo|la)?|deshaz(?:lo)?|(?:cancella|elimina|rimuovi|annulla)(?:re)?(?:lo|la|li)?|(?:cancellar|eliminar|rimuover|annullar|toglier|levar)(?:lo|la|li)|togli(?:ere)?(?:lo|la)?|(?:apaga|deleta|tira)(?:r|me)?|(?:apague|delete|tire|exclua|remova)|exclui(?:r)?|remover|desfaz(?:er)?|weg|raus)$/u;
/** Verbs that do so with a word beside them: "take that off", "nimm das raus". */
const MOVES =
  /^(?:take|get|want|leave|throw|cross|pull|cut|put|make|nimm|nehm(?:e|en|t)?|mach(?:e|en|st)?|tu|hau|schmeiss(?:e|en)?|wirf|werf(?:e|en)?|lass(?:e|en)?)$/u;
const AWAY = /^(?:off|out|away|back|rid|gone|deleted|removed|erased|raus|weg|ruckgangig|wieder)$/u;
/** Said alone these call anything off; with a name they strike out that exercise. */
const ONLY_NAMED = /^(?:forget|skip)$/;
const KEEPS_OUT = entered(
  /^(?:(?:please )?(?:do not|dont|did not mean to|should not have|no need to)|nicht|bitte nicht|no|ne|nao|non) (?:me )?(?:(?:l |le |la |lo |das |es |o )?)(?:count|log|save|store|keep|record|include|add|speicher\w*|eintragen|zahl\w*|notier\w*|cuentes|guardes|registres|compte\w*|enregistre\w*|note\w*|contare|salvare|conta|conte|salva|salve|registra|registre)(?![\p{L}])/u,
);

/** Words around the verb that only point at what was just logged, or are polite. */
const POINTS = new Set(
  `that this it those these them one ones entry entries log logs message exercise lift record set-up last latest previous newest recent most just logged saved added wrote typed sent
  the a my our i you can could would will shall please pls plz want need to be go ahead and of from in on at again back out off away up for me us now then thanks thank thx whole thing stuff number
  actually really sorry tbh damit bitte mal doch einfach wieder kannst konntest wurdest du das es den die der ihn sie dies dieses letzte letzten letztes eintrag noch aus dem log mir
  eso esto esa ese esta este lo la los las el un una porfa porfavor por favor puedes podrias me ultimo ultima registro entrada de del otra vez
  ca cela c l le les tu peux pouvez vous te stp svp plait s il moi ce cette dernier derniere entree encore
  quello quella questo questa gli ultimo ultima per favore puoi potresti mi dal registro ancora
  isso isto esse essa aquilo o os as ai dai la pode podes consegue voce ultimo ultima registro do da pra mim favor`
    .trim()
    .split(/\s+/),
);
const DUPLICATE = entered(
  /\b(?:duplicates?|duplicated|twice|double|doubled|already|second time|doppelt|schon|doublon|en double|deja|duplicad[oa]|repetid[oa]|dos veces|ya|doppione|due volte|gia|duas vezes|ja)\b/u,
);
/** It was not done, or not by this person, or was never meant to be stored. */
const NOT_DONE = entered(
  /^(?:(?:that|it|this|those|these|they|none of (?:that|it|them)) )?(?:never|did not(?: actually| really| even)*) happen(?:ed)?$|^i (?:never|did not)(?: (?:actually|really|even|ever|in fact))* (?:do|did|done|finish|finished|train|trained|touch|touched|get to|got to) (?:that|it|this|those|these|them|any(?: of (?:that|it|them|those))?|one)(?: (?:today|yet|at all|actually|really|again|twice))*$|^(?:did not|never)(?: (?:actually|really|even))* (?:do|did) (?:that|it|this|those|these|them|any(?: of (?:that|it|them|those))?)(?: (?:today|yet|at all|actually))*$|^(?:ich )?(?:das |es )?(?:habe? )?(?:ich )?(?:das |die |es )?(?:gar |doch |uberhaupt )*nicht gemacht$|^(?:eso )?no (?:lo|la|los|las) hice$|^(?:ca )?je ne? (?:l|les) ai pas faits?e?s?$|^non (?:l|li|le) ho fatt[oaie]$|^(?:isso )?(?:eu )?nao fiz(?: (?:isso|isto|essa|esse))?$/u,
);
/** An entry is named, and said to be wrong as a whole: "that bench entry is nonsense". */
const NAMED_WRONG = entered(
  /^(?:(?:the|that|my|this|those|these) )?(\p{L}[\p{L} -]{1,40}?)(?: (?:entry|log|one|line|sets?|record))? (?:is|are|was|were) (?:all |just |total |totally |complete |completely |a |an )*(?:nonsense|wrong|rubbish|garbage|bogus|bullshit|bs|fake|mistakes?|errors?|incorrect|not (?:right|real|mine|true)|made up|a lie|falsch|quatsch|faux|falso|mal|sbagliat[oaie]|errad[oa]s?)$/u,
);
const MOST_REASON_WORDS = 14;

type Clause = { text: string; words: string[] };

const clausesOf = (text: string): Clause[] =>
  text
    .split(BREAKS)
    .map((part) => part.trim().replace(OPENING, "").trim())
    .filter((part) => part !== "")
    .map((part) => ({ text: part, words: part.match(/[\p{L}\d'-]+/gu) ?? [] }));

/** What a clause wants taken away: "" for what was logged last, a name, or `null` when it is no such wish. */
function erased({ text, words }: Clause): string | null {
  if (/\d/.test(text)) return null;
  const kept = KEEPS_OUT.exec(text);
  if (kept !== null) return pointedAt(text.slice(kept[0].length).match(/[\p{L}'-]+/gu) ?? []);
  const light = words.findIndex((word) => MOVES.test(word));
  const away = words.findLastIndex((word) => AWAY.test(word));
  if (light >= 0 && away > light) return pointedAt(words.filter((word, place) => place !== light && !AWAY.test(word)));
  const verb = words.findIndex((word) => ERASES.test(word));
  if (verb < 0) return null;
  const object = pointedAt(words.filter((_, place) => place !== verb));
  return object === "" && ONLY_NAMED.test(words[verb] ?? "") ? null : object;
}

/** The movement that words name, "" when they only point back, `null` when they speak of anything else. */
function pointedAt(words: readonly string[]): string | null {
  const loose = words.filter((word) => !POINTS.has(word));
  if (loose.length === 0) return "";
  const isName = loose.length <= 4 && loose.some(isMovementWord);
  return isName ? loose.join(" ") : null;
}

/** A clause that may stand beside the wish and says why: no figure, no exercise, not long. */
const isReason = ({ text, words }: Clause) =>
  !/\d/.test(text) &&
  words.length <= MOST_REASON_WORDS &&
  !words.some(
    (word, place) =>
      word.length > 2 && isMovementWord(word) && !(word === "pressed" && KEYS.test(words[place + 1] ?? "")),
  );
/** What is pressed that is no weight. */
const KEYS = /^(?:send|enter|save|the|log|it|something|submit)$/;

/**
 * A wish to take back what was logged, in a sentence of several clauses or in words of its own: "my brother typed that, can
 * you remove it", "that never happened, undo", "nimm das wieder raus", "take the dips off again, that was last week". In:
 * folded text without its opening words. `null` when a clause speaks of anything else. Linear.
 */
export function readSpokenDeletion(text: string): Correction | null {
  const clauses = clausesOf(
    DUPLICATE.test(text) ? text.replace(/\b(?:second|other|extra|2nd) (?=one|entry|log)/, "") : text,
  );
  if (clauses.length === 0 || clauses.length > 4) return null;
  const wishes = clauses.map(erased);
  const wrong = clauses.map(({ text: said }) => NAMED_WRONG.exec(said)?.[1]?.split(" ") ?? []);
  const wrongName = wrong.find((words) => words.some(isMovementWord) && pointedAt(words) !== null);
  // "That bench entry is nonsense, delete it": which one is told beside the wish.
  if (wrongName !== undefined && wishes.some((wish) => wish === "") && clauses.length === 2)
    return deletion("named", { target: pointedAt(wrongName) });
  const undone = clauses.map((clause) => NOT_DONE.test(clause.text));
  const isSaid = clauses.every((clause, place) => wishes[place] !== null || undone[place] || isReason(clause));
  if (!isSaid) return null;
  // "Skip the last, never did it": the last thing that was told, whatever was put right since.
  if (undone.some(Boolean) && clauses.some(({ text: said }) => THE_LAST.test(said)))
    return deletion("named", { place: -1 });
  const named = wishes.find((wish) => wish !== null && wish !== "") ?? null;
  const wishCount = wishes.filter((wish) => wish !== null).length;
  if (wishCount === 0 && !undone.some(Boolean)) return null;
  // "Take the dips out" alone may be about a session; with a reason that it was not done, it is about the log.
  if (named !== null) {
    const isAboutLog =
      clauses.length > 1 || KEEPS_OUT.test(text) || /\b(?:again|back|log|logged|diary|journal|wieder)\b/.test(text);
    return isAboutLog ? deletion("named", { target: named }) : null;
  }
  const isTwice = clauses.some((clause) => DUPLICATE.test(clause.text));
  // "The first set was a warm-up, delete it": the set is named beside the wish.
  const ofSet = isTwice ? undefined : clauses.find(({ words }) => words.includes("set"));
  const set = ofSet === undefined ? null : namedSets(ofSet.text);
  if (set !== null && set.sets !== "all") return change({ removed: set.sets });
  if (!isTwice && /\bset\b/.test(text)) return change({ removed: { from: -1, to: -1 } });
  return deletion(isTwice ? "last" : "undo");
}

const THE_LAST =
  /^(?:skip|scrap|delete|remove|take out|drop|bin|scratch|lose|forget) (?:the |that |my )*last(?: (?:one|exercise|lift|entry))?(?: (?:off|out))?$/u;
