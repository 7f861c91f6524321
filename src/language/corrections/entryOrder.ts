import { readDates } from "../dates/dates.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change, deletion } from "./correction.ts";
import { content, takeMeantDay } from "./correctionPhrases.ts";
import { readValues } from "./correctionValues.ts";
import { OPENING, WAS } from "./correctionWords.ts";
import { type EntryChoice, readEntryChoice } from "./entryChoice.ts";
import { inPlainWords } from "./plainCorrection.ts";
import { withSetPlaces } from "./withSetPlaces.ts";

const LONGEST = 160;
const ANY_MOMENT = { sentAt: "2026-01-14T12:00:00Z", timezone: "UTC", unit: "kg" } as const;

const DELETE =
  "(?:delete|remove|erase|discard|disregard|ignore|wipe(?: out)?|bin|scrap|scratch|trash|nix|kill|ditch|clear|drop|lose|strike(?: out)?|cancel|get rid of|take (?:out|off)|throw (?:out|away)|do not (?:count|keep|log|save)|losch(?:e|en)?|entferne?n?|streiche?n?|supprime[rz]?|efface[rz]?|enleve[rz]?|retire[rz]?|borra[r]?|elimina[r]?|elimine|quita[r]?|cancella(?:re)?|togli(?:ere)?|rimuovi|apaga[r]?|apague|exclui[r]?|exclua|remova?|tira[r]?)";
const GOES =
  "(?:(?:can|should|must|has to|have to|needs to|need to|may)(?: all)? (?:go|come out|be (?:deleted|removed|erased|binned|scrapped))|can be (?:deleted|removed|erased)|out|off|gone|(?:kann|konnen|soll|sollen|muss|mussen)(?: wieder)? (?:weg|raus|geloscht werden)|(?:bitte )?(?:weg|raus|losch(?:e|en)?|entfernen|streichen))";
const KEEP =
  "(?:(?:only|just|nur) (?:keep|leave|behalt\\p{L}*|lass\\p{L}*)|keep(?: only| just)?|leave(?: only| just)?|behalt\\p{L}*(?: nur)?|lass(?: nur)?|garde[rz]?(?: seulement| juste)?|laisse(?: juste)?|deja(?: solo)?|conserva(?: solo)?|quedate con|tieni(?: solo)?|lascia(?: solo)?|mantem|mantenha|deixa(?: so)?)";
const ONLY = /\b(?:only|just|nur|seulement|juste|solo|so)\b/;
const REST =
  "(?:(?:all )?(?:the |my |die |den |les |le |los |las |el |gli |il |o |os |as )?(?:rest|others?(?: ones?)?|other (?:ones?|two|three|2|3|entr(?:y|ies)|logs?)|remaining(?: ones?)?|ubrigen|anderen?|autres?|reste|demas|otr[oa]s?|altr[ie]|resto|outr[oa]s?)|everything else|all else|everything|alles andere|tout le reste|todo lo demas)";
const JOIN = "(?:[,;.] ?(?:and |but |und |et |y |e )?| (?:and|but|und|et|y|e) )";
const AGAIN =
  "(?:again|once more|one more time|one more go|nochmal|noch einmal|noch mal|encore(?: une fois)?|otra vez|de nuevo|di nuovo|ancora|de novo|outra vez)";
const REPEAT =
  "(?:repeat(?:ed)?|redo|redid|copy|copied|duplicate|same(?: thing)? (?:as|like)|wiederhol\\p{L}*|repite|repetir|refais|repete[rz]?|ripeti|repita)";
const DID = "(?:log|logged|do|did|done|put|add|enter|save|mach|notier\\p{L}*|note|mets|anota|apunta|segna|marca)";
const MOVE =
  "(?:move|put|shift|push|bump|date|re-?date|back-?date|set|change|mark|log|file|record|make|verschieb\\p{L}*|leg\\p{L}*|setz\\p{L}*|trag\\p{L}*|pon|mueve|pasa|cambia|mets|deplace|sposta|metti|muda|coloca|poe|passa)";
const SET =
  "(?:make|change|set|put|update|correct|fix|log|drop|lower|raise|bump|bring|take|mach|setz\\p{L}*|ander\\p{L}*|mets|pon|cambia|metti|muda|coloca|poe)";
const WERE = `(?:${WAS}|happened|i did|did i do|did|should all be|were all|are all)`;
const AT = "(?:at|with|to|on|in|by|be|mit|auf|bei|a|avec|con|com|de|:|=|->)";
const NO_BUT =
  "(?:no+|nah|nope|wait|sorry|actually|oops|hm+|i mean(?:t)?|or rather|rather|make that|scratch that|nein|nee|warte|doch|ne|non|attends|espera|perdon|aspetta|anzi|nao|digo)";
const POLITE_END = entered(
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|ta|bitte|danke|por favor|porfa|per favore|grazie|s il (?:te|vous) plait|merci|stp|obrigad[oa]|for me|from (?:the|my) (?:log|diary|journal)|in (?:the|my) log)$/,
);

const whole = (source: string) => compiled(`^${source}$`, "u");
const DELETES = whole(`${DELETE},? (.+?)(?: (?:again|wieder|de nuevo|di nuovo|de novo|encore))?`);
const DELETES_BACK = [
  whole(`(.+?) ${GOES}`),
  whole("(?:take|get|pull|nimm|mach) (.+?)(?: wieder)? (?:out|off|away|raus|weg)(?: again)?"),
];
const KEEPS = [
  whole(`${KEEP} (.+?)${JOIN}${DELETE}(?: all)?(?: of)? ${REST}`),
  whole(`${DELETE}(?: all)?(?: of)? ${REST}${JOIN}${KEEP} (.+)`),
];
const KEEPS_ONLY = whole(`(${KEEP}) (.+)`);
const SECOND_THOUGHT = compiled(`^(.+?)[ ,.;:-]+(?:${NO_BUT}[ ,.;:-]+)+(?:${DELETE} )?(.+)$`, "u");
const NOT_BUT = /^not (.+?)[ ,;-]+(?:but |rather |just )?(.+)$/u;
const REPEATS = [
  compiled(
    `^(?:${REPEAT}) (.+?)(?: ${AGAIN})?(TAIL)$`.replace(
      "TAIL",
      "(?:[ ,]+(?:but|with|at|on|mit|con|avec|com|a|aber|pero|mais|ma|mas) .+|[ ,]+\\+ ?\\d.*)?",
    ),
    "u",
  ),
  compiled(`^(?:i )?(?:${DID} )?(.+?) ${AGAIN}(TAIL)$`.replace("TAIL", "(?:[ ,]+.+)?"), "u"),
  compiled(
    `^${AGAIN} (.+?)(TAIL)$`.replace("TAIL", "(?:[ ,]+(?:but|with|at|mit|con|avec|com|aber|pero|mais|ma|mas) .+)?"),
    "u",
  ),
];
/** "Same two exercises today but 11 reps on everything": so many as were told last, once more. */
const SAME_SO_MANY = entered(
  /^(?:(?:the|did|i did|do|log|and|again) )*same (both|two|three|four|five|[2-6])(?: (?:exercises?|lifts?|movements?|things?|ones|entries))(?: (?:again|as before))*(?=[ ,]|$)(.*)$/u,
);
const ON_ALL =
  /(?<!\p{L})(?:on|for|in|with) (?:everything|all(?: of (?:them|it))?|both|each(?: (?:of them|set|one))?|every (?:set|one)|all sets)(?!\p{L})/gu;
const MOVES = compiled(`^${MOVE} (.+)$`, "u");
const VALUE = "\\D{0,12}\\d.*|(?:in )?(?:kgs?|kilos?|lbs?|pounds?|pfund|libras|livres)";
const SETS_TO = entered(compiled(`^${SET} (.+?)(?: ${AT})? (${VALUE})$`, "u"));
const SETS_WERE = entered(
  compiled(`^(.+?),? (?:${WERE}|${AT})(?: (?:all|both|only|just|actually|really|${AT}))* (${VALUE})$`, "u"),
);
const SETS_FOR = entered(/^(\D{0,12}\d.*?) (?:for|on|in|fur|bei|pour|sur|para|en|per|su|em) (.+)$/u);

/** A place that is no set's: "number two", "the one before last". */
const COUNTED =
  /\b(?:number|no|nr|num|nummer|numero|before|to|but|penultim\w*|vorletz\w*|avant|entry|exercise|lift)\b|#/;
/** A name, with or without its day. */
const isNamed = ({ of }: EntryChoice): boolean => of === "name" || of === "day";
const isLast = (choice: EntryChoice): boolean => choice.of === "place" && choice.place === -1;

function chosenIn(words: string): EntryChoice | null {
  const text = words.trim();
  const negated = NOT_BUT.exec(text);
  if (negated) {
    const meant = readEntryChoice(negated[1] ?? "") === null ? null : readEntryChoice(negated[2] ?? "");
    if (meant !== null) return meant;
  }
  return readEntryChoice(text);
}

/** "The last of those": one of what was told just now, be it sets or entries. */
export const OF_THOSE = /\b(?:of (?:those|these|them)|davon|d entre eux|de ellos|de ellas|di loro|deles|delas)\b/u;
/** "Bench not squat". */
const CONTRASTS = /\b(?:not|nicht|pas|non|nao)\b/;

const allBut = (except: EntryChoice): EntryChoice => ({ of: "but", all: { of: "all", count: null }, except });

function deleted(text: string): EntryChoice | null {
  for (const pattern of KEEPS) {
    const kept = chosenIn(pattern.exec(text)?.[1] ?? "");
    if (kept !== null) return allBut(kept);
  }
  const only = KEEPS_ONLY.exec(text);
  const kept = only && ONLY.test(only[1] ?? "") ? chosenIn(only[2] ?? "") : null;
  if (kept !== null) return allBut(kept);
  for (const pattern of [DELETES, ...DELETES_BACK]) {
    const choice = orderedAway(pattern.exec(text)?.[1] ?? "");
    if (choice !== null) return choice;
  }
  return null;
}

const FIGURES_ALONE = /^(?:(?:the|my|that) )?(?:\d{1,2} ?x ?\d{1,3}|\d{1,2}(?:[.,]\d)? ?km?)$/;
function orderedAway(order: string): EntryChoice | null {
  const thought = SECOND_THOUGHT.exec(order);
  if (thought && chosenIn(thought[1] ?? "") !== null) {
    const meant = chosenIn((thought[2] ?? "").replace(/^keep .*$/, ""));
    if (meant !== null) return meant;
  }
  // "Delete the 3x15", "delete the 5k".
  const choice = chosenIn(FIGURES_ALONE.test(order.trim()) ? `${order.trim()} one` : order);
  // What is said in other ways is known elsewhere: "the last one", "the squat".
  const isKnown =
    choice !== null && ((isLast(choice) && !OF_THOSE.test(order)) || (isNamed(choice) && !CONTRASTS.test(order)));
  return isKnown ? null : choice;
}

/** Says why, and neither figures nor an exercise. */
const isReason = (clause: string): boolean =>
  !/\d/.test(clause) && clause.split(" ").length <= 10 && !(clause.match(/\p{L}{3,}/gu) ?? []).some(isMovementWord);
const CLAUSES = /[,.;:!] ?| - | (?:because|cause|since|weil|parce que|porque|perche) /;

/** The order with what is said around it left out: "I put it in twice, the second one can go". */
function withoutReasons(text: string): string[] {
  const clauses = text.split(CLAUSES).map((clause) => clause.replace(OPENING, "").trim());
  if (clauses.length < 2 || clauses.length > 4) return [];
  return clauses.filter((_, at) => clauses.every((clause, other) => at === other || isReason(clause)));
}

const TWICE =
  /\b(?:twice|duplicates?|duplicated|doubled?|two times|2x|doppelt|zweimal|deux fois|en double|dos veces|duplicad[oa]|due volte|doppio|duas vezes)\b/;

function repeated(text: string): Correction | null {
  const [, many, tail = ""] = SAME_SO_MANY.exec(text) ?? [];
  const newest = many === undefined ? null : readEntryChoice(`last ${many === "both" ? "two" : many}`);
  const so = newest === null ? null : repeatedSo(newest, tail.replace(ON_ALL, " "));
  if (so !== null) return so;
  for (const pattern of REPEATS) {
    const found = pattern.exec(text);
    const choice = found === null ? null : chosenIn(found[1] ?? "");
    if (found === null || choice === null || isLast(choice)) continue;
    const so = repeatedSo(choice, found[2] ?? "");
    if (so !== null) return so;
  }
  return null;
}

/** Entries once more, with what is said to be different of them; `null` where anything else is said. */
function repeatedSo(choice: EntryChoice, tail: string): Correction | null {
  const day = takeMeantDay(tail);
  const { changes, left } = readValues(day.text.replace(/^[ ,]*(?:but|aber|pero|mais|ma|mas)\b/, " "));
  if (content(left).length > 0) return null;
  const parts = changes.length === 0 ? [] : [{ sets: "all" as const, changes }];
  return { kind: "repeat", scope: "entry", count: 1, parts, exercise: null, when: day.when, as: null, choice };
}

/** "Everything from today": what is told here is of today where no other day is said. */
const OF_TODAY =
  / (?:from|of|logged|von|vom|de|d ?['’]?|di|do)? ?(?:todays?|tonight|heute|aujourd ?['’]? ?hui|hoy|oggi|hoje)$/u;
/** "The date of both", "both dates". */
const DATE_OF =
  /^(?:the |das |la |le |il |a |el )?(?:dates?|days?|datum|tag|fecha|dia|jour|data|giorno) (?:of|on|for|von|vom|bei|de|du|des|di|dei|delle|do|da|dos|das) /u;
const THEM = /^(?:them|those|these|them all|sie|diese|ellos|ellas)$/;
function moved(text: string): Correction | null {
  const days = readDates(text, ANY_MOMENT).filter(({ date }) => date !== null);
  const last = days.at(-1);
  if (last === undefined || /\d ?(?:kg|lbs?|reps?|x)/.test(text)) return null;
  const end = text.slice(last.end).trim();
  if (end !== "" && !/^(?:not|instead|actually|though|already|nicht|pas|no)\b/.test(end)) return null;
  const before = text.slice(0, last.start).trim();
  const ordered = MOVES.exec(before)?.[1];
  const words = (ordered ?? before)
    .replace(
      /(?: (?:to|on|onto|for|from|back to|back|as|auf|zu|am|vom|fur|von|a|au|al|alla|para|pra|su|de|em|no|na)){1,12}$/u,
      "",
    )
    .replace(ordered === undefined ? compiled(`(?: (?:${WERE}|actually|really|all|both|done))+$`, "u") : /(?!)/, "");
  const whose = words.replace(OF_TODAY, "").replace(DATE_OF, "");
  // "Move them to Thursday": all that were told.
  const isThem = ordered !== undefined && THEM.test(whose);
  const choice: EntryChoice | null = isThem ? { of: "all", count: null } : chosenIn(whose);
  if (choice === null || isNamed(choice)) return null;
  const place = choice.of === "place" ? choice.place : null;
  return change({
    when: text.slice(last.start, last.end).replace(/^(?:on|from) /, ""),
    choice,
    place,
    every: place === null,
  });
}

function changed(text: string): Correction | null {
  const tries = [
    SETS_WERE.exec(text)?.slice(1, 3),
    SETS_TO.exec(text)?.slice(1, 3),
    SETS_FOR.exec(text)?.slice(1, 3).reverse(),
  ];
  for (const [words, value] of tries.flatMap((found) => (found === undefined ? [] : [found]))) {
    const choice = chosenIn(words ?? "");
    const isName = choice?.of === "name" || (choice?.of === "day" && choice.phrase !== null);
    const isPlain = isName || (choice?.of === "place" && !COUNTED.test(words ?? ""));
    if (choice === null || isPlain) continue;
    // "First two at 35, the rest at 30": sets, each with its own.
    if (/(?<!\p{L})(?:rest|others?)(?!\p{L})/u.test(value ?? "")) continue;
    const { changes, left } = readValues(` ${value ?? ""} `);
    if (changes.length === 0 || content(left).length > 0 || /\d/.test(left)) continue;
    return change({ parts: [{ sets: "all", changes }], choice, every: true });
  }
  return null;
}

/**
 * What is to be done to entries that are chosen by order, number, name or day, or as many at once: "delete all but the last", "keep the
 * squat, delete the rest", "the last two were yesterday", "both at 90", "repeat the first". In: one message. Out: the act with its `choice`;
 * `null` where a single entry is meant that the words name plainly, or the message says anything else. Linear.
 */
export function readEntryOrder(said: string): Correction | null {
  if (said.length > LONGEST) return null;
  const placed = withSetPlaces(said);
  return orderIn(placed) ?? orderIn(inPlainWords(said));
}

function orderIn(said: string): Correction | null {
  const folded = foldText(said)
    .replace(/\n/g, ", ")
    .replace(/[\s.!]+$/, "")
    .trim();
  const text = folded.replace(OPENING, "").replace(OPENING, "").replace(POLITE_END, "").replace(/ ?\?$/, "").trim();
  if (text === "" || (/\?/.test(folded) && text.length === folded.length - 1)) return null;
  const choice =
    deleted(folded.replace(POLITE_END, "")) ??
    deleted(text) ??
    withoutReasons(text)
      .map(deleted)
      .find((found) => found !== null) ??
    null;
  // What stands there twice is one entry too many, and no set of one.
  if (choice !== null && TWICE.test(text)) return deletion("named", { choice, disowned: true });
  if (choice !== null) return deletion(choice.of === "all" ? "all" : "named", { choice });
  return repeated(text) ?? moved(text) ?? changed(text);
}
