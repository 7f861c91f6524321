import type { CatalogNames } from "./catalogNames.ts";
import { FOREIGN_NAMES } from "./foreignNames.ts";

/** Words that can be the last word of an exercise's name, singular; plural and -ing forms are made from them. */
const HEADS = (
  "squat deadlift rdl sldl press row pullup chinup pushup curl lunge plank dip swing thrust thruster bridge burpee clean snatch jerk situp " +
  "crunch stepup carry raise fly flye extension pulldown pushdown pressdown kickback shrug climber jack jump sprint getup windmill halo " +
  "rollout twist crusher rotation pullover pullthrough pull-apart superman inchworm rollup handstand pistol nordic chop crawl skater " +
  "hop bound muscleup vup ohp bss ghr rack-pull abduction adduction hyperextension hyper skier hold walkout walk stretch wallsit " +
  "legraise hang airsquat dislocate dislocation slam toss throw marches march tgu dl hspu t2b"
)
  .split(" ")
  .map((word) => word.replace("-", " "));
/** Two-word heads whose second word alone means nothing. */
const PAIRS = new Set(
  (
    "pull up|pull ups|chin up|chin ups|push up|push ups|press up|press ups|sit up|sit ups|step up|step ups|get up|get ups|muscle up|muscle ups|face pull|face pulls|" +
    "dead bug|dead bugs|bird dog|bird dogs|wall sit|wall sits|jump rope|skull crusher|skull crushers|pull apart|pull aparts|pull over|pull overs|" +
    "pull through|pull throughs|good mornings|hollow hold|hollow holds|dead hang|dead hangs|rack pull|rack pulls|v up|v ups|step down|step downs|" +
    "mountain climber|mountain climbers|jumping jack|jumping jacks|bear crawl|bear crawls|wood chop|wood chops|ab wheel|ab rollout|box jump|box jumps|" +
    "battle rope|battle ropes|sled push|sled pushes|sled pull|sled pulls|toes to|wall ball|wall balls|flutter kick|flutter kicks|butt kick|butt kicks|" +
    "high knees|leg drive|russian twist|russian twists|hip hinge|hip hinges|glute bridge|cat cow|childs pose|clam shell|clam shells|rope climb|rope climbs|" +
    "leg press|lat pull|upright row|l sit|l sits|donkey kick|donkey kicks|fire hydrant|fire hydrants|donkey calf"
  ).split("|"),
);
/** Ways of moving that are exercises only when wanted or unwanted by name: "I run on Tuesdays" asks for nothing. */
const ACTIVITIES = new Set(
  "running run runs jogging jog cycling biking spinning swimming swim skipping sprinting sprints sprint jumping jumps hopping rowing walking hiking hanging treadmill elliptical plyometrics plyometric plyo plyos stairs".split(
    " ",
  ),
);
const MODIFIERS = new Set(
  (
    "barbell bb dumbbell dumbbells db dbs kettlebell kb cable machine smith band banded trap hex bar ez goblet front back overhead oh bulgarian split sumo " +
    "conventional romanian stiff straight legged leg single one 1 arm armed double seated standing incline inclined decline flat close wide neutral narrow reverse grip " +
    "hammer preacher concentration spider lat calf chest shoulder military strict arnold lateral side rear delt upper triceps tricep bicep biceps hip " +
    "glute walking forward weighted assisted bodyweight bw air box paused pause jump jumping hanging knee turkish farmers farmer suitcase cossack hack belt " +
    "landmine pendlay t bent over inverted ring rings chest supported russian bicycle floor diamond pike renegade upright power hang push rope skull lying high low " +
    "deep bench french safety zercher pistol american two 2 hamstring quad nordic curtsy lunge squat v wall sled plate pec face donkey copenhagen ab abs thoracic " +
    "wrist internal external scap scapular deficit block rack snatch clean prone supine speed explosive plyo depth broad tuck star dead stability ball medicine med trx " +
    "suspension step sissy spanish belt roller good butterfly leaning kroc meadows yates jefferson reverse reversed crossover woodchop couch hip flexor pigeon doorway"
  ).split(" "),
);

const HEAD_FORMS = new Set<string>();
for (const head of HEADS) {
  HEAD_FORMS.add(head);
  HEAD_FORMS.add(`${head}s`);
  if (/(?:s|sh|ch)$/.test(head)) HEAD_FORMS.add(`${head}es`);
  if (/[^aeiou]y$/.test(head)) HEAD_FORMS.add(`${head.slice(0, -1)}ies`);
}
for (const form of "squatting deadlifting pressing benching rowing lunging planking deads flyes burpees curling carries crunches".split(
  " ",
)) {
  HEAD_FORMS.add(form);
}
/** Lifts that go by what tells them apart: "no bulgarians". Only so in the plural. */
for (const form of "bulgarians romanians pistols skulls goblets zerchers nordics hammers preachers arnolds copenhagens pendlays cossacks zottmans".split(
  " ",
)) {
  HEAD_FORMS.add(form);
}
/** Heads that are everyday words as well: exercises only with a modifier in front, or after a wish or a refusal. */
const EVERYDAY = new Set(
  "press presses row clean hold holds jump jumps walk walks stretch stretches bridge throw march hop bound twist twists hyper dip raise extension swing jack rotation chop crawl halo toss slam carry fly thrust pistol hang hangs".split(
    " ",
  ),
);

export type FoundPhrase = {
  text: string;
  from: number;
  to: number;
  /** False for everyday words that only a wish or a refusal makes an exercise. */
  certain: boolean;
  /** A thing to train with that is called after an exercise: "pull-up bar", "squat rack". */
  isThing: boolean;
};

const THING_AFTER = /^(?:bars?|racks?|stations?|machines?|mats?|stand|stands|tower|handles)$/;
const THING_HEADS = /^(?:pull|chin|push|dip|squat|press|row|deadlift|curl)/;
/** Benches that are called after what is done on them. */
const isBenchFor = (tokens: readonly string[], at: number, word: string) =>
  /^(?:hyper)?extensions?$/.test(word) && /^bench(?:es)?$/.test(tokens[at] ?? "");

/** "Plyo box" is a thing, "jump box squats" a lift. */
const isBoxAt = (tokens: readonly string[], at: number) =>
  /^box(?:es)?$/.test(tokens[at] ?? "") && !/^(?:jumps?|squats?|steps?|dips?|pistols?)$/.test(tokens[at + 1] ?? "");

const NO_NAMES: CatalogNames = () => null;
const JOINS = new Set(["and", ",", "/", "or"]);

/** Whether the token at `i` is "bench" meant as the lift ("bench day", "squat, bench and deadlift"), not the furniture. */
function isBenchLift(tokens: readonly string[], i: number): boolean {
  if (tokens[i] === "bench" && /^(?:squats?|deadlifts?|deads|ohp)$/.test(tokens[i - 1] ?? "")) return true;
  if (tokens[i] !== "bench" || ON_A_BENCH.test(tokens[i + 1] ?? "")) return false;
  if (/^(?:day|session|workout|focus|focused|pr|max|numbers?)$/.test(tokens[i + 1] ?? "")) return true;
  // "4x8 bench", "5 sets of 5 bench".
  if (/^\d+$/.test(tokens[i - 1] ?? "") && /^(?:x|of)$/.test(tokens[i - 2] ?? "")) return true;
  // "Bench has to be in": furniture is not said to be in a session.
  if (/^(?:has|have|needs?|must|should)$/.test(tokens[i + 1] ?? "") && tokens.slice(i + 2, i + 4).includes("be"))
    return true;
  // "I want to bench today"; "access to bench and dumbbells" tells what there is.
  if (/^(?:to|wanna|gonna)$/.test(tokens[i - 1] ?? "") && WISHES_TO.test(tokens.slice(Math.max(0, i - 4), i).join(" ")))
    return true;
  if (/^(?:include|including|incl|do|hit|start|finish|focus|focused|focusing)$/.test(tokens[i - 1] ?? "")) return true;
  // "A chest day that is not bench", "dips instead of bench".
  if (
    /\b(?:(?:is|are|was) not|(?:instead|rather) (?:of|than)) $/.test(`${tokens[i - 2] ?? ""} ${tokens[i - 1] ?? ""} `)
  )
    return true;
  if (tokens[i - 1] === "on" && /^(?:focus|focused|focusing|work|working|emphasis)$/.test(tokens[i - 2] ?? ""))
    return true;
  const behind = i + (JOINS.has(tokens[i + 1] ?? "") ? 2 : 1);
  // "Bench and barbell rows".
  const isDoneWith = behind === i + 2 && /^(?:barbell|bb|dumbbell|db|pendlay)$/.test(tokens[behind] ?? "");
  const after = tokens[isDoneWith ? behind + 1 : behind] ?? "";
  const before = tokens[i - (JOINS.has(tokens[i - 1] ?? "") ? 2 : 1)] ?? "";
  return LIFT_NEXT_TO_BENCH.test(after) || LIFT_NEXT_TO_BENCH.test(before) || isLiftListed(tokens, i + 1);
}
const WISHES_TO = /\b(?:(?:want|need|like|love|going|able|ready|time|hoping|planning) to|wanna|gonna)$/;
/** "Incline bench, chest supported row, lateral raise": the next two of the list are lifts. */
function isLiftListed(tokens: readonly string[], at: number): boolean {
  let from = at;
  for (let item = 0; item < 2; item += 1) {
    if (!JOINS.has(tokens[from] ?? "")) return false;
    const next = tokens.slice(from + 1, from + 2 + MOST_OF_NAME);
    const end = next.findIndex((token) => JOINS.has(token) || /^[.;!?]$/.test(token));
    const last = next[(end < 0 ? next.length : end) - 1] ?? "";
    if (end === 0 || !(isCertainHead(last) || LIFT_NEXT_TO_BENCH.test(last))) return false;
    from += 1 + (end < 0 ? next.length : end);
  }
  return true;
}
const MOST_OF_NAME = 4;
/** What follows a name makes it a thing, or another exercise: "pull-up bar", "split squat jumps". */
const isPartOfMore = (tokens: readonly string[], from: number, to: number): boolean =>
  MOVES_ON.test(tokens[to] ?? "") ||
  (THING_AFTER.test(tokens[to] ?? "") && tokens.slice(from, to).some((token) => THING_HEADS.test(token)));
const MOVES_ON = /^(?:jumps?|jacks?|hops?|walks?|walkouts?|holds?|press|thrusters?)$/;
/** "4x8 incline bench", "start with incline bench": figures or a wish make a lift of what may be a thing. */
const isWished = (tokens: readonly string[], from: number, to: number): boolean =>
  (/^\d+$/.test(tokens[from - 1] ?? "") && /^(?:x|of)$/.test(tokens[from - 2] ?? "")) ||
  (/^\d+$/.test(tokens[to] ?? "") && tokens[to + 1] === "x") ||
  /^(?:heavy|first|focus(?:ed)?|day|volume|top)$/.test(tokens[to] ?? "") ||
  /\b(?:include|including|incl|must (?:have|include|do)|feature|featuring|start(?:ing)?|begin(?:ning)?|open(?:ing)?|finish(?:ing)?|end(?:ing)?|first)(?: (?:with|on|by|off|up|the|a|an|some|heavy|my|doing))*$/.test(
    tokens.slice(Math.max(0, from - 4), from).join(" "),
  );
const isCertainHead = (word: string) => HEAD_FORMS.has(word) && !EVERYDAY.has(word);
const LIFT_NEXT_TO_BENCH = /^(?:squats?|deadlifts?|deads|ohp|rows?|dips|curls?|raises?|pullups|chinups|rdls?)$/;
const ON_A_BENCH = /^(?:press\w*|pulls?|dips?|jumps?|rows?|supported)$/;

/**
 * Finds the names of exercises in a message's tokens: a movement word with the modifiers in front of it ("bulgarian
 * split squats", "single leg rdl"). `certain` is false for everyday words that only a wish or refusal in front of them
 * makes an exercise. In order, never overlapping; linear in the number of tokens.
 */
export function findExercisePhrases(tokens: readonly string[], names: CatalogNames = NO_NAMES): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  let floor = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] ?? "";
    let to = -1;
    let certain = true;
    let name: string | null = null;
    for (let length = 3; length >= 1 && name === null; length -= 1) {
      const words = tokens.slice(i, i + length).join(" ");
      const abroad = FOREIGN_NAMES.get(words);
      if (abroad !== undefined) {
        name = abroad;
        // A whole sport: "I do olympic lifting" asks for nothing.
        certain = name !== "olympic";
        to = i + length;
      }
    }
    const listed = names(tokens, i);
    const isOther =
      listed !== null &&
      (isPartOfMore(tokens, i, listed.to) ||
        (listed.isThing && !isWished(tokens, i, listed.to) && !isLiftListed(tokens, listed.to)));
    const known = isOther ? null : listed;
    if (known !== null && known.to > Math.max(to, i + 1)) {
      name = known.text;
      to = known.to;
      certain = known.certain || known.isThing || tokens.slice(i, to).some(isCertainHead);
    }
    if (name === null) {
      // In "rack, pull-up bar" the words run together are the two that follow.
      const isNextPair = tokens[i + 2] !== undefined && PAIRS.has(`${tokens[i + 1]} ${tokens[i + 2]}`);
      if (!isNextPair && PAIRS.has(`${token} ${tokens[i + 1] ?? ""}`)) {
        to = i + 2;
        if (token === "toes") to = i + 3;
      } else if (isBenchLift(tokens, i)) {
        to = i + 1;
        name = "bench press";
      } else if (HEAD_FORMS.has(token)) {
        to = i + 1;
        certain = !EVERYDAY.has(token);
      } else if (ACTIVITIES.has(token)) {
        to = i + 1;
        certain = false;
      } else if (known !== null) {
        name = known.text;
        to = known.to;
        certain = known.certain || known.isThing;
      } else continue;
    }
    // The last head wins: in "jump squats" and "hip thrust" the first word modifies the second.
    const next = tokens[to] ?? "";
    if (name === null && (HEAD_FORMS.has(next) || PAIRS.has(`${next} ${tokens[to + 1] ?? ""}`)) && MODIFIERS.has(token))
      continue;
    let from = i;
    const isWord = known !== null && name === known.text && !known.certain;
    while (!isWord && from > floor && MODIFIERS.has(tokens[from - 1] ?? "")) {
      // "Upper: weighted pull-ups": the part of the body is no part of a name that is whole.
      if (name !== null && tokens[from - 1] === "upper") break;
      if (tokens[from - 1] === "bench" && !ON_A_BENCH.test(tokens[from] ?? "")) break;
      from -= 1;
    }
    if (from < i) certain = true;
    if (name === null && from === i && token === "row" && tokens[i + 1] === "machine") certain = false;
    const words = tokens.slice(from, name === null ? to : i);
    const text = [...words, ...(name === null ? [] : [name])].join(" ");
    const isBox = /^(?:plyo|plyometric|jump|step)$/.test(token) && isBoxAt(tokens, to);
    const isThing =
      isBox ||
      isBenchFor(tokens, to, token) ||
      (name === null && THING_AFTER.test(tokens[to] ?? "") && THING_HEADS.test(token));
    if (isThing) to += 1;
    found.push({ text, from, to, certain, isThing });
    floor = to;
    i = to - 1;
  }
  return listed(found, tokens);
}

/** Everyday words in a list with a lift are lifts: the row of "bench press, row, curls". */
function listed(found: readonly FoundPhrase[], tokens: readonly string[]): FoundPhrase[] {
  const joins = (a: FoundPhrase | undefined, b: FoundPhrase | undefined) =>
    a !== undefined &&
    b !== undefined &&
    b.from - a.to <= 2 &&
    tokens.slice(a.to, b.from).every((token) => JOINS.has(token)) &&
    (b.from > a.to || (a.to - a.from === 1 && b.to - b.from === 1));
  const out = found.map((one) => ({ ...one }));
  const settle = (i: number, other: FoundPhrase | undefined, isJoined: boolean) => {
    const one = out[i];
    if (one !== undefined && isJoined && !one.isThing && other?.certain === true && !other.isThing) one.certain = true;
  };
  for (let i = 1; i < out.length; i += 1) settle(i, out[i - 1], joins(out[i - 1], out[i]));
  for (let i = out.length - 2; i >= 0; i -= 1) settle(i, out[i + 1], joins(out[i], out[i + 1]));
  return out;
}
