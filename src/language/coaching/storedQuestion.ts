import { type DateContext, readDates } from "../dates/dates.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/**
 * A question for what is written down of one's training. `target`: the exercise that is named, `asksWhether`: whether it is there at all,
 * `isOfLog`: it names the log, a day, an exercise or what was done, so that nothing else can be meant; else it may be what is known of a person.
 */
export type StoredQuestion = { target: string | null; asksWhether: boolean; isOfLog: boolean };

const LONGEST = 100;
const MOST_OF_NAME = 4;
const MOST_BEFORE = 7;
const ANY_MOMENT: DateContext = { sentAt: "2026-01-14T12:00:00Z", timezone: "UTC", unit: "kg" };

type Class =
  | "ask"
  | "read"
  | "aux"
  | "stored"
  | "writes"
  | "place"
  | "list"
  | "did"
  | "self"
  | "you"
  | "past"
  | "training"
  | "way"
  | "back"
  | "little";
const LISTS: readonly (readonly [Class, string])[] = [
  [
    "ask",
    "what whats wht wat wot which anything quoi que qu quel quels quelle quelles cosa che quali cual cuales qual quais welche welcher welches was",
  ],
  [
    "read",
    "read show tell give repeat recap display print see remind zeig zeige sag sage lies nenn montre dis lis redis relis rappelle muestrame dime leeme ensename recuerdame mostrami dimmi leggimi ricordami rileggi mostra diz le lembra mostre",
  ],
  [
    "aux",
    "did have has is are were hast habe hab hat ist sind wurde wurden as est sont has he esta estan quedo hai ho sono foi foram ficou tem",
  ],
  [
    "stored",
    "stored saved logged recorded noted tracked registered written wrote entered put putting got down drin drinnen gespeichert eingetragen notiert geloggt aufgeschrieben hinterlegt enregistre enregistree enregistres enregistrees inscrit notee notees sauvegarde registrado registrada registrados registradas guardado guardada guardados guardadas anotado anotada anotados anotadas apuntado apuntada apuntados apuntadas registrato registrata registrati salvato salvata salvati segnato segnata segnati annotato annotata scritto scritta salvo salva salvos salvas gravado gravada gravei registrei anotei registraste anotaste guardaste apuntaste registrou anotou salvou",
  ],
  ["writes", "save log store record note track write enter add catch keep"],
  [
    "place",
    "log logs diary journal logbook notebook tagebuch protokoll logbuch carnet diario registro quaderno caderno",
  ],
  ["list", "list liste lista entries entry eintrage entradas entrees voci"],
  [
    "did",
    "did done trained gemacht trainiert geschafft fait faite faits hice hecho hecha entrene entrenado fatto allenato feito fiz treinei",
  ],
  ["self", "i ive ich j je yo io eu we wir on"],
  ["you", "you u ya du tu usted voce vc"],
  ["past", "was were war waren etait fue era erano foi"],
  [
    "training",
    "workout workouts session sessions training exercise exercises sets set seance entrainement exercices entrenamiento sesion allenamento seduta treino",
  ],
  [
    "way",
    "on for in at of with under beim bei am im an fur von zu zum aux au pour de sur dans en con para al del di su nel alla alle per no na com em do da",
  ],
  ["back", "back out nochmal wieder vor"],
  [
    "little",
    "s d ve re the a an my me it that this them those these all everything so far now today exactly again already actually just there and ok okay please pls then even really to by make made get gets into right yet hey wait btw lol um mate coach can could would will stand stands steht stehen denn jetzt schon alles das die der den dem mein meine mir mich es da so noch mal bitte du kannst konntest c ce ca est ai les la le l un une tout deja bien moi m mon ma mes maintenant tienes tiene lo el los las ya todo mi mis me ahora hay esta un una hai il lo i gli adesso ora tutto mi ho o os as ja tudo isso agora meu minha tens tem consta llevo y e et und also alors allora entonces entao he ha session's today's",
  ],
];
const CLASSES = new Map<string, Set<Class>>();
for (const [name, words] of LISTS)
  for (const word of words.split(" ")) CLASSES.set(word, (CLASSES.get(word) ?? new Set<Class>()).add(name));

/** When it was, which is read apart. */
const PARTS_OF_DAY = entered(
  /\b(?:this (?:morning|afternoon|evening|week|month)|last (?:time|week|month|session|night)|earlier|so far|today|tonight|ce (?:matin|soir|mois)|cet apres midi|cette semaine|la derniere fois|la semaine derniere|heute (?:morgen|fruh|abend|mittag)|(?:das )?letzte[sn]? (?:mal|woche|training)|diese woche|bisher|esta (?:manana|tarde|noche|semana)|(?:la )?ultima vez|la semana pasada|hasta ahora|sta(?:mattina|sera)|questa (?:mattina|sera|settimana)|(?:l )?ultima volta|finora|(?:hoje )?de manha|(?:da )?ultima vez|essa semana|esta semana|ate agora)\b/g,
);
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:yday|ystday|yesterdy|yest|ytd)\b/g, "yesterday"],
  [/\b(?:tday|2day|todays(?= log| entries|$))\b/g, "today"],
  [/[’'‘`-]/g, " "],
];

/** The words as they are typed in full: "wht did i do yday" → "wht did i do yesterday". In: folded text. */
export const typedInFull = (folded: string): string =>
  TYPED.slice(0, 2).reduce((text, [pattern, full]) => text.replace(pattern, full), folded);

type Word = { said: string; is: ReadonlySet<Class> };
/** "Tu as noté", folded as the order "note". */
const NOTED = /\b(?:as|ai|a|est|ete) (?:bien |deja |tout )*note\b/;
/** "Did you note that I hate burpees": of what was told of a person. */
const THAT_I = /\b(?:that|dass|que|che) (?:i|my|im|ich|mein\w*|je|j|mon|ma|yo|mi|io|eu)\b/;
const NONE: ReadonlySet<Class> = new Set();

function wordsIn(text: string): { words: Word[]; isDated: boolean } {
  const plain = TYPED.reduce((rest, [pattern, full]) => rest.replace(pattern, full), text).replace(/\s+/g, " ");
  const dates = readDates(plain, ANY_MOMENT).filter(({ date }) => date !== null);
  const undated = dates.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`,
    plain,
  );
  const rest = undated.replace(PARTS_OF_DAY, " ");
  const words = (rest.match(/[\p{L}\d]+/gu) ?? []).map((said) => ({ said, is: CLASSES.get(said) ?? NONE }));
  return { words, isDated: rest.replace(/\s+/g, "") !== plain.replace(/\s+/g, "") };
}

/** The one run of words that says nothing of asking: an exercise, or `null` where it is none; `undefined` without one. */
function nameIn(words: readonly Word[]): string | null | undefined {
  const strange = words.map(({ is }, at) => (is.size === 0 ? at : -1)).filter((at) => at >= 0);
  const [first] = strange;
  if (first === undefined) return undefined;
  const run = words.slice(first, (strange.at(-1) ?? first) + 1).map(({ said }) => said);
  return run.length <= MOST_OF_NAME && run.some(isMovementWord) ? run.join(" ") : null;
}

const AFTER_AUX = new Set(
  "you u i it that this the my those these all everything du ich das es alles die der den mein meine".split(" "),
);
const ENGLISH_AUX = new Set("did have has is are was were hast habe hab ist sind wurde wurden".split(" "));

/** "Yesterday's" folds to "yesterday". */
const OF_A_DAY = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|yesterday)";
const A_DAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun|yester)day|\\d{1,2}(?:st|nd|rd|th)(?: of [a-z]{3,9})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \\d{1,2}(?:st|nd|rd|th)?)";
/** A lift and the day that it was of, and no word of what is so of it or to be done with it. */
const LIFT_OF_DAY = entered(
  compiled(
    `^\\W*(?:(?:and|my|the|so|show|me|see|read|what about|how about|whats|what is|what was|what were|last) )*(?:${OF_A_DAY} [a-z][a-z -]{2,30}|[a-z][a-z -]{2,30} (?:from|of) (?:last |the )*${A_DAY})\\W*$`,
  ),
);

/** What is to be done with it. */
const ORDERS =
  /^(?:delete|remove|erase|clear|wipe|scrap|scratch|discard|cancel|drop|undo|bin|trash|change|edit|fix|correct|update|move|redo|copy)$/;

/** "Last tuesday's squats", "squats from last tuesday": asked for by its day alone. */
function readLiftOfDay(
  text: string,
  sentence: string,
  { words, isDated }: ReturnType<typeof wordsIn>,
): StoredQuestion | null {
  if (!isDated || !LIFT_OF_DAY.test(sentence) || /\byesterday (?!['’]?s)/i.test(text)) return null;
  const from = words.findIndex(({ is }) => is.size === 0);
  const name = words
    .slice(from)
    .filter(({ said }) => said !== "from" && said !== "of" && said !== "last" && said !== "the");
  const isName =
    from >= 0 &&
    name.length <= MOST_OF_NAME &&
    name.every(({ is }) => is.size === 0) &&
    isMovementWord(name.at(-1)?.said ?? "") &&
    !ORDERS.test(name[0]?.said ?? "");
  return isName ? { target: name.map(({ said }) => said).join(" "), asksWhether: false, isOfLog: true } : null;
}

const OPENS: readonly Class[] = ["ask", "read", "aux", "past"];
const KEEPS: readonly Class[] = ["place", "stored", "writes", "list", "did", "past"];
const wordsOf = (classes: readonly Class[]) =>
  new Set([...CLASSES].flatMap(([said, is]) => (classes.some((name) => is.has(name)) ? [said] : [])));
const [OPENING, KEEPING] = [wordsOf(OPENS), wordsOf(KEEPS)];
/** Whether there is a word of asking at all, and one of keeping or doing. */
function mayAsk(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\d]+/gu) ?? [];
  return words.some((said) => OPENING.has(said)) && words.some((said) => KEEPING.has(said));
}

function readSentence(text: string, sentence: string, isAsked: boolean): StoredQuestion | null {
  const { words, isDated } = wordsIn(sentence);
  const ofDay = readLiftOfDay(text, sentence, { words, isDated });
  if (ofDay !== null) return ofDay;
  if (words.length < 2 || words.length > 16) return null;
  const target = nameIn(words);
  if (target === null) return null;
  const has = (name: Class) => words.some(({ is }) => is.has(name));
  const lead = words.findIndex(({ is }) => is.has("ask") || is.has("read") || is.has("aux") || is.has("past"));
  const opens = words[lead];
  // Only little words stand before what asks: "so what did i do", "can you read it back".
  if (
    opens === undefined ||
    lead > 4 ||
    words.slice(0, lead).some(({ is }) => !(is.has("little") || is.has("you") || is.has("way")))
  )
    return null;
  const next = words[lead + 1]?.said ?? "";
  const isRead = opens.is.has("read");
  const isAuxFirst =
    !opens.is.has("ask") || opens.said === "was"
      ? (opens.is.has("aux") || opens.is.has("past")) && (ENGLISH_AUX.has(opens.said) ? AFTER_AUX.has(next) : isAsked)
      : false;
  const isWhat =
    opens.is.has("ask") &&
    (opens.said !== "was" ||
      !AFTER_AUX.has(next) ||
      /^(?:ich|du|hab|habe|hast|steht)$/.test(words[lead + 1]?.said ?? ""));
  if (!isRead && !isAuxFirst && !isWhat) return null;
  const hasAux = words.some(({ said }) => /^(?:did|have|has|was|were|ve)$/.test(said));
  const isList = has("list") && (has("back") || (isWhat && has("way")));
  const isInPlace =
    has("place") && (has("stored") || has("way") || /\b(?:into|make|made|say|says)\b/.test(sentence) || isRead);
  const named = target ?? null;
  const isStored =
    words.some(({ said, is }) => is.has("stored") && !/^(?:got|put|putting|salva|salvo|down)$/.test(said)) ||
    (words.some(({ said }) => said === "put" || said === "down") && (has("you") || has("self"))) ||
    NOTED.test(sentence) ||
    (has("writes") && hasAux && (has("you") || has("self")));
  const isDone =
    has("did") &&
    (has("self") || /\b(?:hice|fiz|entrene|treinei|ho|he|llevo)\b/.test(sentence)) &&
    !/\b(?:do|does) i\b/.test(sentence);
  const isPast = has("past") && has("training") && isWhat && opens.said !== "was";
  const isWhether = isAuxFirst && !isWhat;
  const isOfMine = isPast || (opens.said === "was" && /\bwar(?:en)? mein/.test(sentence));
  if (
    isWhether
      ? !(isInPlace || isStored) || THAT_I.test(sentence)
      : !(isInPlace || isStored || isList || isDone || isOfMine)
  )
    return null;
  return {
    target: named,
    asksWhether: isWhether,
    isOfLog: isInPlace || isDone || isOfMine || isDated || named !== null || isList,
  };
}

/**
 * Whether somebody asks to hear what is written down of their training: "wht did i do yday", "qué tienes registrado hoy?", "did the push-ups make
 * it into the diary?". Every word of it must be one of asking, storing or doing, a day, or the name of one exercise, so that advice,
 * plans and facts are none. In: one message, six languages, 100 characters at most. Linear.
 */
export function readStoredQuestion(text: string): StoredQuestion | null {
  if (text.length > LONGEST) return null;
  const folded = foldText(text);
  if (!mayAsk(folded) && !LIFT_OF_DAY.mayFind(folded)) return null;
  const sentences = folded.split(/[.!?;\n]+/).filter((one) => /\p{L}/u.test(one));
  const last = sentences.at(-1);
  if (last === undefined || sentences.length > 3) return null;
  const asked = readSentence(text, last, text.includes("?"));
  if (asked === null || sentences.length === 1) return asked;
  // "I said rack pulls. What have you put?": the exercise stands before.
  const before = sentences.slice(0, -1).join(" ");
  const words = before.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length > MOST_BEFORE || /\d/.test(before)) return null;
  const named = words.filter((word) => isMovementWord(word));
  return asked.target !== null || named.length === 0 ? asked : { ...asked, target: nameBefore(words), isOfLog: true };
}

const SAYS = /^(?:i|said|meant|told|you|wrote|typed|no|wait|it|was|were|did|not|the|my|just|ok|hey|hang|on)$/;
const nameBefore = (words: readonly string[]): string => words.filter((word) => !SAYS.test(word)).join(" ");
