import { keepingWords } from "../patterns/keepingWords.ts";
import { isSlipOf } from "../spelling.ts";

/** Short words that rules hang on: so short a word is only put right when two of its letters stand the wrong way round. */
const SHORT_KEYS = "push pull legs back core plan curl rows reps sets dips lats work".split(" ");
/** Words that rules hang on, five letters or more: a slip in one of them must not change what a message asks for. */
const KEY_WORDS = (
  "workout workouts routine routines program programme exercise exercises session training squat squats deadlift deadlifts bench press " +
  "dumbbell dumbbells barbell kettlebell kettlebells shoulder shoulders biceps triceps hamstring hamstrings glutes chest quads calves muscle muscles " +
  "create generate build design explain technique recommend suggest remind reminder schedule calendar protein calories creatine nutrition progress " +
  "progressing volume history equipment injury injured hypertrophy strength should would difference between better replace remove " +
  "tomorrow yesterday morning burpees pushups pullups lunges planks curls raises thrusts stretch stretching mobility warmup recovery " +
  "beginner intermediate weight weights minutes without please thanks record bodyweight cardio running marathon research evidence alternative " +
  "alternatives instead another shorter longer harder easier breakfast forget delete change "
)
  .trim()
  .split(/ +/);

/** Good words one letter away from a key word. */
const PROTECTED = new Set(
  (
    "ability alternating alternativa arder arises bandaged banished batter beach beaches beater beech begannen " +
    "beginnen beginners beginnt begonnen belch bended bester betreten betten betters bettor bicep bild bitter " +
    "blanks boulder boulders breakfasts bride brides builds built bunch butter cabled calendars calles calorias " +
    "canaries carries caves certaine cession chance chang changed changer changes chante charge cheat cheating " +
    "chess chests chet clean cleans colonies colores coloris compelled competed completa completar complete " +
    "completely completer completes completo complets complexe complexes computed conjured could crate creaking " +
    "creame creare crease creata created creates creatif creatifs creating creation creations creative creativo " +
    "creato creatore creatrice creature creazione cremate crest crete cretino cretins cunning cures curl curly " +
    "deadliest deadline deadlines deference deign deleted delights demander deplace deplacer designe designs " +
    "diferenca diferente differences different differente differentes differenti differents differenza draining " +
    "dress easter echange eight eights eminence entrate equipement evidences evidencia evident evidente exercee " +
    "exercice exercices exercised exercito exercitos exigence exorcise exorcism exorcist expertise explains " +
    "famished finisce finishes finisse flanks flutes forge forged forger forges forgets forgot furnished gaining " +
    "galeries garder generais general generale generales generali generals generated generates generator generaux " +
    "gewinner glories grinning grunting guild gunning gutes halves hammering hange hanks harden harper harter " +
    "height heights herder histoire historia historic horning incurred injure injuries inquired insured " +
    "intermediaire intermediary junges kalender langer langes lateral lease letter linger loger loner longe " +
    "longed lookouts lunes lunge lungen lunging lungs manage manager managers manages maratona massaged mecanique " +
    "minute minuten minutos moaning mobilier mobilite mobilize mooning morality mornings mould mounting mourning " +
    "musculos netter nobility nother nutritious outlines paises pecs penetrate planes plank planos plans plants " +
    "plates pleas pleased pleases plonger praises praising pranks preis pres presa presas prese presi preso " +
    "presos press pressa presse presses pression presso process processing procuram profess programa programas " +
    "programm programma programmed programmer programmes programmi programs progreso progresse progressi " +
    "progressif progression progressive progresso propres proteina proteins prowess prozess punished quad quais " +
    "raices raiding railing raines raining raise raised raising raizes recemment recoger recomendo recomiendo " +
    "recommande recommends recorde records recover recovered recovers reindeer rekord remainder remanded reminded " +
    "reminders reminds remonter remote removed remover removes remplace renove replaced replaces residence resign " +
    "retter rewind rises rounding routier routiers routinely routing ruining salaries scheduled schedules scheune " +
    "scission scratching screeching sesion sessione sessions setter shanks shooter shooters shorted shorten " +
    "shortest shorties shouldn shudder sketching songer squab squad squads squash squaw squaws stared starred " +
    "starten starter starters startet startled starved stated stitching straining streich strengths stretchy " +
    "stunning suggests swear sweat tailing tanks tanning tarder techniques tenerte thank thinks thrust thruster " +
    "tomorrows tracing tracking trading trailing traipsing trapping trashing treating trusts unsteady valores " +
    "valves vanished vidente volumen volumes weigh weighs weighted wench wetter world wouldn wound wright wrights " +
    "yesterdays "
  )
    .trim()
    .split(" "),
);

/** Every key word under the word itself and under itself less one letter. */
function neighbourhood(words: readonly string[]): Map<string, string[]> {
  const near = new Map<string, string[]>();
  for (const word of words) {
    for (let cut = -1; cut < word.length; cut += 1) {
      const key = cut < 0 ? word : word.slice(0, cut) + word.slice(cut + 1);
      const listed = near.get(key);
      if (!listed) near.set(key, [word]);
      else if (!listed.includes(word)) listed.push(word);
    }
  }
  return near;
}
const NEAR = neighbourhood(KEY_WORDS);
const KEYS = new Set(KEY_WORDS);
const swappedAt = (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
/** Short key words with two neighbours swapped, unless that is a word: "psuh", "lges". */
const SWAPPED = new Map(
  SHORT_KEYS.flatMap((word) => [0, 1, 2].map((at) => [swappedAt(word, at), word] as const)).filter(
    ([slip, word]) => slip !== word && !["pals", "last", "salt", "wrok"].includes(slip),
  ),
);

function meantBy(token: string): string {
  if (token.length < 4 || token.length > 16 || KEYS.has(token) || PROTECTED.has(token)) return token;
  if (token.length === 4) return SWAPPED.get(token) ?? longKeyOf(token);
  return longKeyOf(token);
}

const lookUp = keepingWords(meantBy);

function longKeyOf(token: string): string {
  const found = new Set<string>();
  for (let cut = -1; cut < token.length; cut += 1) {
    const key = cut < 0 ? token : token.slice(0, cut) + token.slice(cut + 1);
    for (const word of NEAR.get(key) ?? []) if (word.length > 4 && isSlipOf(token, word)) found.add(word);
  }
  const [first] = [...found].sort(
    (a, b) => Number(b[0] === token[0]) - Number(a[0] === token[0]) || b.length - a.length,
  );
  return first ?? token;
}

/**
 * A folded text with slips in key words put right: "biuld me a wrokout" → "build me a workout". A word is only changed
 * when it is one letter (or one swap) away from a key word and not a good word of its own. Linear in the length.
 */
export function correctKeyWords(folded: string): string {
  return folded.replace(/[a-z]{4,}/g, lookUp);
}
