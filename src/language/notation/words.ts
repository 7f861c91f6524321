import { isSlipOf } from "../spelling.ts";
import { wordSet } from "./marks.ts";

/** The vocabulary of workout notation, folded: English, and what German, French, Spanish, Italian and Portuguese speakers write. */

export const SETS = wordSet(
  "set sets satz satze saetze serie series serien seria serias round rounds rds rft runde runden rondas tours " +
    "lots bouts giro giri tenuta tenute tanda tandas vuelta vueltas volta voltas durchgang durchgange durchgangen " +
    "подход подхода подходов",
);
export const ROUNDS = wordSet(
  "round rounds rds rft rfts runde runden rondas tours circuits giri giro vueltas voltas durchgange durchgangen",
);
export const REPS = wordSet(
  "rep reps steps strides repetition repetitions stuck wdh wdhs wh wiederholung wiederholungen repeticion repeticiones " +
    "ripetizione ripetizioni rip repeticao repeticoes times раз повторений повторения",
);
/** After a number: how often it was done. */
export const TIMES = wordSet("times time mal veces volte fois vezes раз");
/** Between a number of sets and what each of them was. */
export const OF: ReadonlySet<string> = new Set([...wordSet("of à a de da di mit zu con с по je"), "à"]);
/** Between the last two of a list. */
export const AND = wordSet("and und y et e");
/** Before a weight. */
export const AT: ReadonlySet<string> = new Set([...wordSet("at with using w mit con avec com bei a auf by"), "à"]);
export const AROUND = wordSet("about around just only roughly approx approximately ca maybe the my like exactly");
/** Said of what comes on top of what was said: the next amount is of the same kind. */
export const AGAIN = wordSet(
  "another again more further additional extra nochmal nochmals noch wieder encore ancora otra otro outra outro mais vez",
);
/** Words that count like sets where "of" and an amount follow, or nothing: "4 trips of 30 m", "3 goes of 10". */
export const BOUTS = wordSet(
  "trip trips walk walks run runs carry carries push pushes drag drags goes turns efforts intervals bursts holds " +
    "rides climbs",
);
export const SET_KINDS = wordSet(
  "working work heavy hard easy straight backoff back-off more total good top light paused clean quality " +
    "solid max final all-out tough slow full",
);
export const WARMUP = wordSet(
  "warmup warmups warm-up warm-ups w/u wu warmed warming aufwarmen aufwarmsatze calentamiento echauffement " +
    "riscaldamento aquecimento разминка",
);
export const WORKING = wordSet("working work worksets ws main");
export const SIDES = wordSet(
  "side sides leg legs arm arms foot lado lados pierna brazo seite bein cote jambe bras lato gamba perna " +
    "braco braccio way",
);
export const HANDS = wordSet(
  "hand hands dumbbell dumbbells db dbs kettlebell kb bell mano main mao hantel kurzhantel kugel haltere mancuerna manubrio halter",
);
export const EACH = wordSet("each per ea every either pro je par por cada chaque jede jeder jeweils ogni");
export const PLURAL_IMPLEMENTS = wordSet(
  "dumbbells dbs kettlebells kbs bells kurzhanteln hanteln mancuernas halteres manubri",
);
/** What is held, in one hand or two: behind one, "de 8", "da 16", "of 12" is what it weighs. */
export const IMPLEMENTS = wordSet(
  "dumbbell dumbbells db dbs kettlebell kettlebells kb kbs kettle kettles bell bells kurzhantel kurzhanteln hantel hanteln kugel mancuerna " +
    "mancuernas pesa pesas haltere halteres manubrio manubri halter halteres disco disque girya",
);
export const FAILURE = wordSet(
  "failure fail falhar fallar muskelversagen versagen fallo echec cedimento falha отказ отказа",
);
export const FAILED = wordSet("failed failing missed");
export const AMRAP = wordSet("amrap amraps max maxed maxout");
export const RESTS = wordSet(
  "rest rests rested resting trabpause gehpause laufpause satzpause pause pausen descanso repos recupero pausa break breaks between",
);
/** Where something is felt on one side, as the source of a pattern: no side that a set is done with. */
export const JOINTS =
  "(?:shoulder|elbow|wrist|knee|hip|ankle|hamstring|quad|calf|glute|trap|lat|pec|bicep|tricep|forearm|groin|heel|foot|hammy|si|neck|rib)s?";
/** A number after one of these counts something else. */
export const SETTINGS = wordSet(
  "level output puls pulse heartrate hf fc fcm herzfrequenz pulso pulsaciones pulsazioni battiti frequenza incline inclinacion inclinacao inclinazione pendenza pente steigung velocidad velocidade velocita geschwindigkeit vitesse resistencia resistenza widerstand seat speed resistance gear zone setting grade pin hole pad notch handle week wk day block phase cycle meso mesocycle mesozyklus mesociclo hr bpm avg " +
    "average pace wave workout session wo rom dia tag jour giorno semana semaine settimana woche treino lvl difficulty stufe niveau nivel livello notch season tm plate platte placa placas tacca tacche cran crans raste rasten piastra plaque peg slot position setpoint rate spm stack damper drag",
);
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  ["first second third fourth fifth sixth seventh eighth ninth", "1st 2nd 3rd 4th 5th 6th 7th 8th 9th"].flatMap(
    (words) => words.split(" ").map((word, index): [string, number] => [word, index]),
  ),
);
export const LAST = wordSet(
  "last final letzter letzte letzten letztem letztes dernier derniere derniers dernieres ultima l'ultima l'ultimo nell'ultima nell'ultimo all'ultima all'ultimo ultimo ultimi ultime ultimas ultimos",
);
/** The number of reps that a word for a set says. */
export const NAMED_SETS: ReadonlyMap<string, number> = new Map([
  ["single", 1],
  ["singola", 1],
  ["singolo", 1],
  ["singles", 1],
  ["double", 2],
  ["doubles", 2],
  ["triple", 3],
  ["triples", 3],
]);
/** "60, 80, 100 for fives": as often with each load; elsewhere they are plates or dumbbells. */
export const IN_NUMBERS: ReadonlyMap<string, number> = new Map(
  ["twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens"].map((word, at) => [word, at + 2]),
);
export const AFTER_NAMED = wordSet("at @ with on for and then of in x w mit after afterwards today yesterday too");
export const ARTICLES = wordSet("a an one ein eine einer un une una uno um uma");
export const MISSED_SIGNS = wordSet("x f fail failed miss missed");

/** A slip of a short word has its first letter, and is hardly shorter or longer. */
const maySlip = (word: string, first: string): boolean =>
  word.startsWith(first) && word.length >= SHORTEST_SLIP && word.length <= LONGEST_SLIP;
const [SHORTEST_SLIP, LONGEST_SLIP] = [4, 6];
/** Words for repetitions and for sets, slips of them too. */
export const REPS_WORDS = {
  has: (word: string) => REPS.has(word) || (maySlip(word, "r") && isSlipOf(word, "reps")),
};
export const SETS_WORDS = {
  // "45 secs" are seconds.
  has: (word: string) => SETS.has(word) || (word !== "secs" && maySlip(word, "s") && isSlipOf(word, "sets")),
};
