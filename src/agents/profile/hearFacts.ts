import { senseAct } from "../../language/acts/senseAct.ts";
import { tellsOnlyDay } from "../../language/answers/tellsOnlyDay.ts";
import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { withoutExcuse } from "../../language/corrections/withoutExcuse.ts";
import { dateText, dayAt } from "../../language/dates/localDay.ts";
import { foldText } from "../../language/foldText.ts";
import { readUnclearFigure } from "../../language/person/facts/readCorrection.ts";
import { readFacts } from "../../language/person/facts/readFacts.ts";
import { readSideMended } from "../../language/person/facts/sideMended.ts";
import { isOfScales, tellsBodyWeight } from "../../language/routing/afterLog.ts";
import type { Fact, FactStatement, FactType } from "../../protocol/facts.ts";
import type { Command } from "../../protocol/understanding.ts";
import type { GetFactsTool } from "../../tools/getFacts.ts";
import type { GetProfileTool } from "../../tools/getProfile.ts";
import type { WorkScope } from "../agent.ts";
import { rememberCommands } from "./rememberCommand.ts";

export type FactReads = { getFacts: GetFactsTool; getProfile: GetProfileTool };

/** Facts whose value is a figure, as those of a set are. */
const FIGURES: ReadonlySet<FactType> = new Set(["age", "body_weight", "height", "personal_record"]);

const LENGTH =
  /^(?!.*\b(?:mon|tue|wed|thu|fri|sat|sun|week|mont|dien|mitt|donn|frei|sams|sonn|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio|seg|ter|qua|qui|sex))\D{0,12}\d{1,3} ?-?(?:min\w*|m|h|hrs?|hours?|stunden?|heures?|horas?|ore|ora)\b/;

/** From here on the words put right the sets, whatever a reader makes of them. */
const OF_SETS = 0.85;

export type Hearing = {
  text: string;
  sentAt: string;
  timezone: string;
  /** What was told before that the message may go on about: "make it 81" after a set is about the set. */
  goesOnAbout: "facts" | "facts without figures" | "other things";
  /** The turn before was about what is known of the writer: "lol kidding" takes back what it told. */
  isAfterFacts?: boolean;
  /** It goes on about sets that were just logged: "weight was 100" says nothing of the writer. */
  isOfSets: boolean;
  /** The turn before made a session: "delete that" is about that, and no fact. */
  isAfterSession?: boolean;
  /** It asks for a session: "30 min max" is the length of that one. */
  isOfSession?: boolean;
  /** It asks to be reminded, or for a date to be kept: its day is no time to train, and its dentist no job. */
  isOfCalendar?: boolean;
};
const OF_CALENDAR: ReadonlySet<FactType> = new Set(["availability", "occupation"]);

/** "30 min max, every time": a length that is said of more than one session. */
const OF_ALL =
  /\b(?:per|each|every|never|nie|niemals|jamais|nunca|jamas|mai|always|usually|normally|sessions|workouts|a (?:session|day|time|week)|days|mornings|evenings|lunch|weekdays|immer|jeweils|pro|toujours|chaque|par|siempre|cada|por|sempre|ogni|weil|because|kids|(?:my|the) job|work (?:days|hours))\b/;

/** "Wednesday off", between the days of a diary. */
const A_DAY_OFF =
  /^\W*(?:(?:and|then|on) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)|\p{L}+tag|mittwoch|today|yesterday)[ ,:=-]*(?:was )?(?:an? )?(?:off|rest(?: day)?|day off|nothing|frei|pause|ruhetag)[\s.!]*$/u;
const AN_HOUR = /\d ?-?(?:min\w*|h|hrs?|hours?|stunden?|heures?|horas?|ore|ora)\b/;

/** What was told so short a time ago is what "delete that" is about. */
const JUST_NOW_MS = 10 * 60_000;

const OWN =
  /\b(?:scales?|waage|bascula|balance|bilancia|balanca|i|i'm|im|my|body ?weight|ich|mein\w*|je|mon|ma|yo|mi|peso|io|mio|mia|eu|meu|minha)\b/i;

/** "40 kg i think", "60kg i mean", "85, my bad" say nothing of the writer. */
const HEDGES =
  /\b(?:i (?:think|guess|believe|reckon|suppose|used|did|had|got|lifted|mean|meant)|my (?:bad|mistake|fault)|ich mein(?:e|te)|je (?:veux|voulais) dire|quiero decir|quise decir|volevo dire|quer(?:o|ia) dizer|quis dizer|mi scusi|mio errore|erro meu|error mio|mein fehler|if i remember|(?:glaub|glaube|denke) ich|ich (?:glaube?|denke)|je crois|je pense|yo creo)\b/gi;

/**
 * What a message says about its writer: as writes to be done first, and the words; and the current facts from before. What
 * was told before helps to read it.
 */
export async function hearFacts(
  {
    text,
    sentAt,
    timezone,
    goesOnAbout,
    isOfSets,
    isAfterFacts = false,
    isAfterSession = false,
    isOfSession = false,
    isOfCalendar = false,
  }: Hearing,
  tools: FactReads,
  scope: WorkScope,
): Promise<{
  remember: Command[];
  said: string[];
  statements: FactStatement[];
  known: readonly Fact[];
  /** A figure stands for one of several that were just told: nothing is written, and the person is asked. */
  isUnclearFigure: boolean;
}> {
  const known = await scope.call(tools.getFacts, { at: sentAt });
  const profile = await scope.call(tools.getProfile, {});
  const all = known.ok ? known.result.items : [];
  // "Actually it's the left knee" right after a session made for the right one puts that right, and nothing of the session.
  const isOfSide = isAfterSession && readSideMended(text, all.toReversed()).length > 0;
  const facts = goesOnAbout !== "other things" || isOfSide ? all : [];
  const context = {
    day: dateText(dayAt(Date.parse(sentAt), timezone)),
    recent: facts
      .filter(({ type }) => goesOnAbout === "facts" || !FIGURES.has(type))
      .map((fact) => {
        const isNew = Date.parse(sentAt) - Date.parse(fact.at) < JUST_NOW_MS;
        const isJustTold = goesOnAbout === "facts" && !isAfterSession && isNew;
        return { ...fact, isJustTold, isRightBefore: isJustTold && isAfterFacts };
      })
      .toReversed(),
    ...(profile.ok && profile.result.unitSaid ? { unit: profile.result.profile.unit } : {}),
  };
  // "Lbs!! not kg", "make it 26:30": what puts right the sets just logged says nothing of the writer.
  const correction = isOfSets && goesOnAbout !== "facts" ? readCorrection(text) : null;
  const isSaidOfIt =
    correction?.kind === "change" && (correction.sure || (senseAct(text, null)?.shareOf("change") ?? 0) >= OF_SETS);
  const putsRight =
    correction?.kind === "change" && isSaidOfIt && (correction.parts.length > 0 || correction.exercise !== null);
  // "Note: belt on" right after sets is kept with them.
  const isNoted = correction?.kind === "change" && correction.note !== null;
  // "No, Monday" right after a log is its day, and no day to train on.
  const redates = correction?.kind === "change" && correction.when !== null && correction.parts.length === 0;
  const isDay = redates || (isOfSets && goesOnAbout !== "facts" && tellsOnlyDay(foldText(text)));
  const isItsLength = ({ type, value }: FactStatement) =>
    isOfSession && type === "availability" && LENGTH.test(foldText(value)) && !OF_ALL.test(foldText(text));
  // "And Wednesday 40 min on the bike" after a log is what was done, and no time to train.
  const isOfDone = ({ type, value }: FactStatement) =>
    isOfSets &&
    type === "availability" &&
    (AN_HOUR.test(foldText(value)) || A_DAY_OFF.test(foldText(text))) &&
    !OF_ALL.test(foldText(text));
  const read = (isDay ? [] : readFacts(text, context)).filter(
    (one) =>
      !isItsLength(one) &&
      !isOfDone(one) &&
      !(isNoted && one.type === "note") &&
      !(isOfCalendar && OF_CALENDAR.has(one.type)),
  );
  const isWeighed = isOfSets && (tellsBodyWeight(foldText(text)) || isOfScales(foldText(text)));
  const statements = read.filter((one) =>
    isWeighed && one.type === "body_weight"
      ? true
      : putsRight
        ? OWN.test(withoutExcuse(foldText(one.text)).replace(HEDGES, " "))
        : !isOfSets || !FIGURES.has(one.type) || OWN.test(one.text.replace(HEDGES, " ")),
  );
  return {
    remember: rememberCommands(statements, { sentAt, timezone }),
    known: known.ok ? known.result.items : [],
    said: [...new Set(statements.map((statement) => statement.text))],
    statements,
    isUnclearFigure: readUnclearFigure(text, context.recent).length > 0,
  };
}
