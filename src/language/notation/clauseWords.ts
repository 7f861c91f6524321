import { ABBREVIATED_NAMES, COUNTED_ABBREVIATIONS } from "../../catalog/abbreviatedNames.ts";
import { knownWords, phraseTokens, singularWords } from "../../catalog/phraseTokens.ts";
import { MOVEMENTS } from "../../catalog/phraseWords.ts";
import { mendedWord } from "../session/sessionSpelling.ts";
import { alignedFold } from "./alignedFold.ts";
import { ADDRESSED, isEveryday } from "./everydayWords.ts";
import type { Mark, MarkOf } from "./marks.ts";
import { BEFORE_LITTLE, LITTLE_WORDS, MOVEMENT_WORDS, TELLS_KIND, VARIANTS, VERBS } from "./movementWords.ts";
import { BODY_PARTS, EDGES, ENDS_RUN, FEELINGS, FILLERS, NOT_TRAINING, NOTE_STARTS, PAIN } from "./remarkWords.ts";
import { WORKING } from "./words.ts";

/** What the words of one clause are: the exercise's name, and what is only remarked. */
export type ClauseWords = {
  /** As written, or the exercise that a verb names ("ran" → "run"); `null` when none is left. */
  name: string | null;
  /** The name has a movement in it; otherwise it may be anything ("upper body day", "froggers"). */
  isMovement: boolean;
  notes: string[];
  /** The clause is about pain, food, sleep or body weight: none of its numbers are sets. */
  isRemark: boolean;
  /** "working", "top set": what follows is no warm-up. */
  isWork: boolean;
};

type WordMark = MarkOf<"word">;
const MOVES: ReadonlySet<string> = new Set(MOVEMENTS);
/** Marks that only sets have. */
const COUNTED: ReadonlySet<Mark["kind"]> = new Set([
  "product",
  "sets",
  "counts",
  "repeat",
  "side",
  "rpe",
  "rir",
  "type",
  "ordinal",
  "shortfall",
  "failure",
]);
const STRONG: ReadonlySet<Mark["kind"]> = new Set(["product", "sets", "weight", "counts"]);

/** Single words that stand for a movement in the catalogue: "sq", "kreuzheben", "remo". */
const CATALOGUED: ReadonlySet<string> = new Set(
  [...knownWords].filter((word) => phraseTokens(word).some((one) => MOVES.has(one))),
);

export const isMovementWord = (fold: string): boolean =>
  MOVEMENT_WORDS.has(fold) ||
  CATALOGUED.has(fold) ||
  ABBREVIATED_NAMES.has(fold) ||
  VERBS.has(fold) ||
  (fold.length > 3 && fold.endsWith("s") && MOVEMENT_WORDS.has(fold.slice(0, -1)));
const MENDED: ReadonlySet<string> = new Set(
  (
    "squat squats deadlift deadlifts bench press dumbbell dumbbells barbell kettlebell kettlebells shoulder shoulders biceps triceps " +
    "burpee burpees pushups pullups lunge lunges curls raises running treadmill overhead crunches situps extension extensions pulldown " +
    "pulldowns pushdown pushdowns hamstring hamstrings pull"
  ).split(" "),
);
/** Slips in words too short to be put right by their letters. */
const SLIPS: ReadonlyMap<string, string> = new Map(
  "pul pull prss press bech bench bnch bench sqat squat squt squat dumbel dumbbell dumbels dumbbells adn and nad and teh the wiht with"
    .split(" ")
    .flatMap((slip, at, all) => (at % 2 === 0 ? [[slip, all[at + 1] ?? slip]] : [])),
);
/** "squts", "treadmil": the word of a name that is meant; any other as it is. */
export function asMeant(fold: string): string {
  const known = SLIPS.get(fold);
  if (known !== undefined || fold.length < SHORTEST_MENDED || isMovementWord(fold) || knownWords.has(fold))
    return known ?? fold;
  const meant = mendedWord(fold);
  return MENDED.has(meant) ? meant : fold;
}
const SHORTEST_MENDED = 5;

/** The same for a word in the plural, too. */
export const namesMovement = (fold: string): boolean => isMovementWord(fold) || isMovementWord(fold.replace(/s$/, ""));
const isCatalogTerm = (fold: string) => TELLS_KIND.test(fold) || singularWords(fold).some((one) => knownWords.has(one));
const isMovementName = (name: string): boolean =>
  COUNTED_ABBREVIATIONS.has(name) || phraseTokens(name).some((word) => MOVES.has(word));

/** The run of words that starts at a mark, up to the next amount. */
function runFrom(marks: readonly Mark[], at: number): WordMark[] {
  const run: WordMark[] = [];
  for (let index = at; index < marks.length; index += 1) {
    const mark = marks[index];
    if (mark?.kind !== "word") break;
    run.push(mark);
  }
  return run;
}

/** "12th" of "12th plate down". */
const PLACE_IN_ROW = /^\d{2,3}(?:st|nd|rd|th)$/;
/** "that's", "they're", "shouldn't": pronouns and verbs, never names. */
const CONTRACTED = /^(?:that|it|he|she|what|here|there|who|let|how)'?s$|^[a-z]{1,6}'(?:m|ve|ll|d|re)$|n't$/;
const DETERMINERS = /^(?:the|my|our|his|her|a|an|this|that)$/;
const PERSONS = /^(?:trainer|pt|physio|therapist|physiotherapist|instructor|teacher|nurse|chiro|osteo|captain)$/;
const PREPOSITIONS = /^(?:for|from|at|in|by|near|after|before|during|per|outside|behind|like|since|about)$/;
const MACHINE_NAMED = /\b(?:bike|rower|erg|machine|ergometer)\b/i;
const TOUCHED = /^(?:off|from|to|onto|above|over|below|past|under|hit|touched)$/;
const foldAt = (marks: readonly Mark[], at: number): string => {
  const mark = marks[at];
  return mark?.kind === "word" ? mark.fold : "";
};

const NEGATES = /^(?:no|not|didn't|didnt|never|forgot|to|olvide|nicht|pas|non|nao)$/;
const LOGGED =
  /^(?:log|logged|record|recorded|write|written|wrote|note|noted|track|tracked|enter|entered|anote|apunte|registre|registrei|anotei|segnato|note|notiert|eingetragen|aufgeschrieben)$/;

const SHOWING = /^(?:it|watch|garmin|strava|screen|display|console|monitor|phone|counter)$/;
const SHOWS = /^(?:said|says|showed|shows|reads|read|clocked|counted)$/;

const FARED =
  /^(?:like|gone|dead|toast|jelly|fried|shot|cooked|smoked|done|heavy|shaking|burning|tight|stiff|sore|tired|ok|okay|fine|good|wrecked|destroyed|pumped|cramping|cramped)$/;
const GEAR = /^(?:belt|straps?|wraps?|sleeves?|spotter|spot|shoes|chalk|gloves|pause|music)$/;
const WORN = /^(?:belt|straps?|wraps?|sleeves?|shoes|gloves)$/;
const WEARS = /^(?:wore|wear|wearing|worn|used|using|use|had|put|with)$/;
/** What is worn may be told by its part of the body: "knee sleeves", "lifting belt". */
const OF_GEAR = /^(?:knee|wrist|elbow|lifting|weightlifting|leather|lever|squat|lifters?)$/;

/** "Wore a belt on my squats", "belt on for deadlifts": worn on the body, and no part of a name ("belt squats"). */
function isWorn(marks: readonly Mark[], at: number): boolean {
  const fold = foldAt(marks, at);
  if (WEARS.test(fold) && fold !== "with") {
    let next = at + 1;
    while (DETERMINERS.test(foldAt(marks, next)) || foldAt(marks, next) === "on" || OF_GEAR.test(foldAt(marks, next)))
      next += 1;
    return WORN.test(foldAt(marks, next)) && !isMovementWord(foldAt(marks, next + 1));
  }
  if (OF_GEAR.test(fold)) return WORN.test(foldAt(marks, at + 1)) && isWorn(marks, at + 1);
  if (!WORN.test(fold) || isMovementWord(foldAt(marks, at + 1))) return false;
  if (foldAt(marks, at + 1) === "on" && foldAt(marks, at + 2) === "for") return true;
  let before = at - 1;
  while (
    DETERMINERS.test(foldAt(marks, before)) ||
    foldAt(marks, before) === "on" ||
    OF_GEAR.test(foldAt(marks, before))
  )
    before -= 1;
  return WEARS.test(foldAt(marks, before));
}

const ACHING =
  /^(?:tight|sore|stiff|tweaked|cramped|cramping|dodgy|pulled|niggly|achy|aching|swollen|bruised|tired|tender)$/;
const LIFTED_PARTS = /^(?:legs?|knees?|lateral|hips?|toes?|heels?|arms?|straight|chair)$/;

type Role = "note" | "remark" | "name" | "filler" | "everyday";

const STIFF_AFTER = /^(?:coloca|coloque|bota|anota|anote|registra|registre|adiciona|e|o|depois|hoje)$/;
/** What a word is in its clause: "easy" begins a note, unless a name follows it; "good" of "good mornings" is name. */
function roleOf(marks: readonly Mark[], at: number, first: boolean): Role {
  const { fold, start } = marks[at] as WordMark;
  const before = marks[at - 1];
  const after = marks[at + 1];
  const beforeFold = before?.kind === "word" ? before.fold : "";
  const afterFold = after?.kind === "word" ? after.fold : "";
  // "50 du": a name, where it is counted and nothing else is said.
  if (COUNTED_ABBREVIATIONS.has(fold) && first && before !== undefined && beforeFold === "" && afterFold === "")
    return "name";
  if (fold === "first" && afterFold === "time")
    return runFrom(marks, at + 1).some((word) => isMovementWord(word.fold)) ? "filler" : "note";
  if (fold === "time" && beforeFold === "first") return "filler";
  // "ran out of time", "it ran over", "class ran late".
  if (fold === "ran" && ENDS_RUN.test(`${afterFold} ${marks[at + 2]?.kind ?? "separator"}`)) return "filler";
  // "and it said 11.4 km": the figure is that of what was done.
  const isShown = SHOWS.test(fold) && SHOWING.test(beforeFold) && after !== undefined && after.kind !== "word";
  if (isShown || (SHOWING.test(fold) && SHOWS.test(afterFold))) return "filler";
  if (fold === "good" && /^mornings?$/.test(afterFold)) return "name";
  if (/^mornings?$/.test(fold) && beforeFold === "good") return "name";
  // "hollow hold" is a name; "then hold 30 s" is not.
  if (fold === "hold" && beforeFold !== "" && !FILLERS.has(beforeFold) && !LITTLE_WORDS.test(beforeFold)) return "name";
  // "no anoté la prensa", "did not log my squats": it was done and not written down.
  if ((NEGATES.test(fold) && LOGGED.test(afterFold)) || (NEGATES.test(beforeFold) && LOGGED.test(fold)))
    return "filler";
  if (fold === "pump" && beforeFold === "body") return "name";
  // "3x8 80 ez" was easy, "ez 3x8" is a bar.
  if (fold === "ez" && at === marks.length - 1 && before !== undefined && before.kind !== "word") return "note";
  // "no belt squat 5x5": what was not used, before the name.
  if (/^(?:no|without)$/.test(fold) && GEAR.test(afterFold)) return "remark";
  if (GEAR.test(fold) && /^(?:no|without)$/.test(beforeFold)) return "remark";
  if (isWorn(marks, at)) return WEARS.test(fold) ? "filler" : "remark";
  // "holding a 5 kg plate out front": where it was held.
  if (fold === "front" && /^(?:out|in|up)$/.test(beforeFold) && !isMovementWord(afterFold)) return "filler";
  // "no, hang on, I mean snatches".
  const isIdiom = fold === "hang" && afterFold === "on" && foldAt(marks, at + 2) === "";
  if (isIdiom && (marks[at + 2] === undefined || marks[at + 2]?.kind === "repair")) return "filler";
  // "4x8 at 70, lief": it went well; "lief 5 km" is a run.
  if (fold === "lief" && at === 0 && after === undefined) return "note";
  // "got 475 clean though": how it went.
  const isBehindFigure = before !== undefined && before.kind !== "word" && before.kind !== "separator";
  if (fold === "clean" && isBehindFigure && /^(?:though|tho|reps?|af|enough|lol|but|no|with)$/.test(afterFold))
    return "note";
  // "50 double leg lifts": a name, where "lifts" alone is none.
  if (/^lifts?$/.test(fold) && LIFTED_PARTS.test(beforeFold)) return "name";
  if (FEELINGS.has(fold)) return "note";
  // "43:20, legs like lead": how they fared.
  if (BODY_PARTS.has(fold) && FARED.test(afterFold) && !isMovementWord(foldAt(marks, at + 2))) return "note";
  // "leg press 4x12, stiff 3x10 60 kg": the short name of a lift, with sets of its own behind it.
  if (
    fold === "stiff" &&
    (before === undefined || STIFF_AFTER.test(beforeFold)) &&
    /^(?:product|sets|numbers|weight)$/.test(after?.kind ?? "")
  )
    return "name";
  // "Over head press".
  if (fold === "over" && afterFold === "head") return "name";
  // "60 minute Strong Pump class".
  if (NOTE_STARTS.has(fold) && runFrom(marks, at + 1).some((word) => /^class(?:es)?$/.test(word.fold))) return "name";
  if (NOTE_STARTS.has(fold)) {
    if (!runFrom(marks, at + 1).some((word) => isMovementWord(word.fold))) return "note";
    if (VARIANTS.test(fold)) return "name";
    return DROPPED_BEFORE_NAMES.test(fold) ? "filler" : "remark";
  }
  if (VERBS.has(fold)) return "name";
  if (fold === "get" && /^ups?$/.test(afterFold)) return "name";
  if (fold === "one" && afterFold === "go") return "filler";
  // "missed 75 three times behind": where it went down.
  if (fold === "behind" && after === undefined && before !== undefined && before.kind !== "word") return "filler";
  // "couldn't face another set": no face pull.
  if (fold === "face" && /(?:n't|nt|not|to|cannot)$/.test(beforeFold) && !/^pulls?$/.test(afterFold)) return "everyday";
  // "went straight to squats".
  if (fold === "straight" && /^(?:to|into)$/.test(afterFold)) return "filler";
  // "then back to 90 for 8".
  if (
    fold === "back" &&
    (/^(?:to|at)$/.test(afterFold) || /^(?:down|up)$/.test(afterFold)) &&
    !isMovementWord(foldAt(marks, at + 2))
  )
    return "filler";
  // "12 pull ups in a row".
  if (fold === "row" && beforeFold === "a" && foldAt(marks, at - 2) === "in") return "filler";
  if (/^triples?$/.test(fold) && after?.kind === "type") return "filler";
  // "for the physio", "at my brother's": who and where, unless it names a lift ("on the bench").
  const isPlace = DETERMINERS.test(beforeFold) && PREPOSITIONS.test(foldAt(marks, at - 2));
  if (isPlace && !isMovementWord(fold) && !isCatalogTerm(fold)) return "filler";
  // "my trainer had me do": somebody, no cross trainer.
  if (PERSONS.test(fold) && DETERMINERS.test(beforeFold)) return "everyday";
  // Not at the beginning of a message, where it is an order.
  if (fold === "log" && start > 0 && /^(?:(?:press|carry)(?:es)?|lifts?|cleans?)$/.test(afterFold)) return "name";
  if (LITTLE_WORDS.test(fold)) return BEFORE_LITTLE.test(beforeFold) ? "name" : "filler";
  if (FILLERS.has(fold)) return "filler";
  // "on my back" is where, "my back extensions" is a name.
  // "off with a tight calf": how it went, where nothing is counted behind it.
  if (
    BODY_PARTS.has(fold) &&
    ACHING.test(beforeFold) &&
    (after === undefined || after.kind === "word") &&
    !isMovementWord(afterFold)
  )
    return "note";
  if (BODY_PARTS.has(fold) && /^(?:my|your|me)$/.test(beforeFold) && !isMovementWord(afterFold)) return "filler";
  if (
    /^(?:hanging|strapped|tied|balanced|between)$/.test(fold) &&
    /^(?:off|from|between|on|around|to|my)$/.test(afterFold)
  )
    return "filler";
  // "dropped off the bar", "back to the floor" are no implements.
  if (/^(?:bar|floor|wall|ground|rings)$/.test(fold) && beforeFold === "the" && TOUCHED.test(foldAt(marks, at - 2)))
    return "filler";
  if (PLACE_IN_ROW.test(fold) || CONTRACTED.test(fold)) return "filler";
  // "Z2 60 min": how hard it was.
  if (/^z[1-5]$/.test(fold)) return "remark";
  // "legs squat 4x8", "chest 4x10 bench": what the day was for.
  if (
    first &&
    (fold === "legs" || fold === "chest") &&
    /^(?:squats?|deadlifts?|rdls?|bench|incline|flat)$/.test(afterFold)
  )
    return "remark";
  // "intervals on the bike 8x30s": how it was ridden.
  const isInterval = /^interval(?:s|le|los|os|les|li)?$/.test(fold);
  if (isInterval && marks.some((mark) => mark.kind === "word" && mark.fold !== fold && isMovementWord(mark.fold)))
    return "remark";
  // "grip went on the last one": what gave way.
  const isGone =
    after?.kind === "shortfall" ||
    after?.kind === "failure" ||
    /^(?:went|gave|failed|slipped|died|broke|was|is)$/.test(afterFold);
  if (fold === "grip" && isGone) return "note";
  // "then a sad 7": how the set was.
  const isBare = (after?.kind === "numbers" || after?.kind === "counts") && !fold.endsWith("s");
  if (isBare && /^(?:a|an|my)$/.test(beforeFold) && !isMovementWord(fold) && !isCatalogTerm(fold)) return "filler";
  // "then 6 then 4 mate": nobody's name, at the end and behind a figure.
  if (after === undefined && before !== undefined && before.kind !== "word" && ADDRESSED.has(fold)) return "filler";
  if (isEveryday(fold)) return "everyday";
  return DROPPED_BEFORE_NAMES.test(fold) && first ? "filler" : "name";
}

const isMovementRun = (kept: readonly { mark: WordMark; run: number }[], run: number): boolean =>
  kept.slice(0, -1).some(({ mark, run: place }) => place === run && isMovementWord(mark.fold));

const DROPPED_BEFORE_NAMES =
  /^(?:easy|hard|slow|fast|heavier|lighter|nice|great|tough|new|solid|quick|brutal|little|long|short|decent|strong|bad|terrible)$/;

function trimmed(words: WordMark[]): WordMark[] {
  let from = 0;
  let to = words.length;
  while (from < to && EDGES.has(words[from]?.fold ?? "")) from += 1;
  while (to > from && EDGES.has(words[to - 1]?.fold ?? "")) to -= 1;
  return words.slice(from, to);
}

const DENIES =
  /^(?:nothing|no|without|zero|never|didn't|didnt|nicht|nichts|kein|keine|keinen|ohne|sans|pas|rien|sin|nada|ningun|senza|niente|nessun|sem|nenhuma?)$/;

/** Sorts the words of a clause into name and notes; `text` is what the marks' places are in. */
export function readClauseWords(marks: readonly Mark[], text: string): ClauseWords {
  const words = marks.filter((mark): mark is WordMark => mark.kind === "word");
  const hasStrong = marks.some(({ kind }) => STRONG.has(kind));
  // "mal" hurts, "mal wieder" and "das erste mal" do not.
  const isTimes = (at: number) =>
    words[at]?.fold === "mal" &&
    (/^(?:wieder|eben|kurz|nur|schnell|so|ein|eine|was|ne|nen|heute?)$/.test(words[at + 1]?.fold ?? "") ||
      /^(?:erste|erstes|zweite|letzte|heute?|grad|gerade|nach|noch|endlich)$/.test(words[at - 1]?.fold ?? ""));
  // "nothing hurt", "without any pain".
  const isDenied = (at: number) => words.slice(Math.max(0, at - 2), at).some(({ fold }) => DENIES.test(fold));
  const isRemark = !hasStrong && words.some(({ fold }, at) => PAIN.has(fold) && !isTimes(at) && !isDenied(at));
  const other = words.some(({ fold }) => NOT_TRAINING.has(fold)) && !words.some(({ fold }) => isMovementWord(fold));
  const isWork = words.some(
    ({ fold }) => WORKING.has(fold) || fold === "top" || fold === "back-off" || fold === "backoff",
  );
  if (isRemark || other) return { name: null, isMovement: false, notes: [], isRemark: true, isWork };

  const notes: string[] = [];
  const kept: { mark: WordMark; run: number }[] = [];
  let run = 0;
  let noteFrom = -1;
  let noteTo = -1;
  let hasEveryday = false;
  const closeNote = () => {
    if (noteFrom >= 0) notes.push(text.slice(noteFrom, noteTo).trim());
    noteFrom = -1;
  };
  for (const [at, mark] of marks.entries()) {
    if (mark.kind !== "word") {
      closeNote();
      if (mark.kind === "note") notes.push(text.slice(mark.start, mark.end).trim());
      run += 1;
    } else if (noteFrom >= 0) noteTo = mark.end;
    else {
      const role = roleOf(marks, at, kept.length === 0);
      if (role === "note") {
        // "knee felt weird": the part of the body belongs to the feeling.
        const part = FEELINGS.has(mark.fold) ? kept.at(-1) : undefined;
        const isPart =
          part !== undefined && part.run === run && BODY_PARTS.has(part.mark.fold) && !isMovementRun(kept, run);
        if (isPart) kept.pop();
        [noteFrom, noteTo] = [isPart ? part.mark.start : mark.start, mark.end];
      } else if (role === "remark") notes.push(text.slice(mark.start, mark.end));
      else if (role === "name") kept.push({ mark, run });
      else if (role === "everyday") hasEveryday = true;
    }
  }
  closeNote();
  // "The gym closes at 9", "down 3 kg since October": figures of something else.
  const counts = marks.some(({ kind }) => COUNTED.has(kind));
  const figures = marks.some(({ kind }) => kind !== "word" && kind !== "note" && kind !== "separator");
  const moves =
    kept.some(({ mark }) => isMovementWord(mark.fold)) || isMovementName(kept.map(({ mark }) => mark.fold).join(" "));
  // "200 kg 20 m a bit wobbly": a load and how far it was carried.
  const isCarried =
    marks.some(({ kind }) => kind === "weight") && marks.some(({ kind }) => kind === "length" || kind === "m");
  if (hasEveryday && !moves && figures && !counts && !isCarried)
    return { name: null, isMovement: false, notes: [], isRemark: true, isWork };

  // Words behind the amounts that name nothing known say something about the sets.
  const firstRun = kept[0]?.run ?? 0;
  const named = kept.filter(({ run: place }) => place === firstRun);
  const known =
    named.some(({ mark }) => isMovementWord(mark.fold)) || isMovementName(named.map(({ mark }) => mark.fold).join(" "));
  const telling = new Set(
    kept.filter(({ mark }) => isMovementWord(mark.fold) || isCatalogTerm(mark.fold)).map(({ run: place }) => place),
  );
  const belongs = (place: number) => place === firstRun || !known || telling.has(place);
  const name = kept.filter(({ run: place }) => belongs(place)).map(({ mark }) => mark);
  const remarks = kept.filter(({ run: place }) => !belongs(place)).map(({ mark }) => mark);
  const said = trimmed(remarks);
  if (said.length > 0) notes.push(text.slice(said[0]?.start ?? 0, said[said.length - 1]?.end ?? 0).trim());
  const shown = trimmed(name).map((mark) => {
    const { fold, start, end } = mark;
    // "curls with the 10 kg bar": said right behind its weight, it is a barbell.
    const isBarbell = fold === "bar" && /^(?:weight|numbers|product)$/.test(marks[marks.indexOf(mark) - 1]?.kind ?? "");
    if (fold === "rowed" && hasStrong) return "row";
    const written = text.slice(start, end);
    const isMended = MENDED.has(fold) && alignedFold(written) !== fold;
    return isBarbell ? "barbell" : (VERBS.get(fold) ?? (isMended ? fold : written));
  });
  // "cycled 20 km on the stationary bike": the machine says it better than the verb.
  const machine = shown.slice(1).join(" ");
  const isOnMachine =
    /^(?:cycling|rowing)$/.test(shown[0] ?? "") && MACHINE_NAMED.test(machine) && !/^machine$/i.test(machine);
  if (isOnMachine) shown.shift();
  const phrase = shown.length === 0 ? null : shown.join(" ");
  const isMovement =
    phrase !== null &&
    (name.some(({ fold }) => isMovementWord(fold)) || isMovementName(name.map(({ fold }) => fold).join(" ")));
  return { name: phrase, isMovement, notes, isRemark: false, isWork };
}
