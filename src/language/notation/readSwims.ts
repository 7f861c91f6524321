import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { DistanceUnit, Mark, MarkContent } from "./marks.ts";
import { wordSet } from "./marks.ts";
import type { Stretch } from "./otherTimes.ts";
import { blanked } from "./otherTimes.ts";

/** Says that what follows is swum. */
const SWUM = entered(
  /\b(?:swims?|swimming|swam|swum|pool|scm|lcm|scy|freestyle|backstroke|breaststroke|breast stroke|pull ?buoy|kickboard|swim ?fins|hand paddles|warm ?down|einschwimmen|ausschwimmen|estilo libre|stile libero|schwimmen|geschwommen|schwamm|schwimmtraining|natation|nage|nager|piscine|natacion|nadar|nade|nadado|nado|piscina|nuoto|nuotare|nuotato|nuotata|natacao|nadei|nadar|vasca)\b/g,
);
const STROKES = wordSet(
  "free freestyle crawl kick backstroke breaststroke breast butterfly fly medley im kraul lagen rana delfino stile gambe misti brasse papillon battements crol mariposa braza borboleta pernas",
);
/** What swimmers say of a piece: stroke, gear, effort, place in the session. */
const WORDS = wordSet(
  "free freestyle freistil fr crawl front back breast backstroke breaststroke bk br fly butterfly im medley choice stroke strokes kick kicking pull pulling " +
    "drill drills paddles paddle fins fin buoy board snorkel band easy hard fast sprint sprints steady moderate strong smooth long build building descending desc descend " +
    "ascending negative split warm up warmup warming wu w u cool down cooldown cd c d swim swam swimming sd main set sets with and on off max aerobic threshold technique tech of " +
    "sideline single arm finger entry catch up tempo the each a at in mixed sculling scull rest r ri then only went leaving leave interval intervals base pace time t about around avg average averaging averaged hold holding held came " +
    "per sec secs seconds seconden sek sekunden min recovery m metres meters yards yds total as " +
    "kraul brust rucken ruecken delfin delphin lagen beine arme technik einschwimmen ausschwimmen locker schnell mit flossen pause ab abgang alle je " +
    "dos papillon brasse battements jambes bras plaques palmes echauffement recup recuperation souple technique educatifs educatif retour au calme nage depart departs toutes les sur avec " +
    "crol croll libre libres espalda braza mariposa estilos pies tecnica suave suaves calentamiento calentar vuelta a la calma palas aletas cada con descanso salida saliendo rapido rapidos " +
    "stile libero sl dorso rana delfino misti gambe braccia riscaldamento defaticamento sciolto sciolti pinne palette ogni recupero partenza veloci " +
    "no mais aquec soltura soltando perna rip ripetute risc gamba ish k ru br ein aus brett sprint paddel uw straight descanso " +
    "livre costas peito borboleta pernas bracos aquecimento solto soltos nadadeiras intervalo em com de do da",
);
const WARM_UP =
  /\b(?:warm(?:ing)?[ -]?up|wu|w\/u|einschwimmen|echauffement|calentamiento|risc(?:aldamento)?|aquec(?:imento)?|ein)\b/;
const PIECE = entered(
  /^(?:(\d{1,2}) ?(?:x ?|(?=\d{2,4}'?s\b)))?(?:(\d{1,2}) ?x ?)?(\d{2,4})(?: ?(meters?|metres?|metros?|metri|m|yards?|yr?ds?|y))?(?:'?s)?(?=$|[ \-:(@,.])/,
);
const TIME =
  /\bk(?= (?:ga|p) ?\d)|(?<!\d):[0-5]\d|\d{1,2}[:'’]\d\d(?:\.\d)?"?|\b(?:p|ga|en|z|ri)\d{1,2}\b|\d{1,3} ?(?:secs?|seconds?|sek|s\b|"|'')/g;
const SWUM_IN =
  /\b(?:in|en|em|hold(?:ing)?|held|avg|averag(?:e|ed|ing)|came in(?: at)?) (?:about |around )?(?:(\d{1,2}):(\d\d(?:\.\d)?)|(\d{1,3}) ?(?:secs?|seconds?|sek|s\b|"))/;
const TOTAL =
  /^(?:(?:=|so|for|grand|all)? ?(?:in )?(?:total|totale|gesamt|insgesamt|au total|en total)?[ :=-]*)?(\d{3,5}|\d{1,2}(?:\.\d{1,2})?(?= ?k)) ?(km?|meters?|metres?|metros?|metri|m|yards?|yr?ds?|y)?(?: (?:in |au |en )?(?:total|totale|gesamt|insgesamt|all up))?(?: (?:in |en )?(\d{1,3} ?(?:min\w*|')|\d{1,2}(?::\d\d){1,2}))?[ .!]*$/;
const IS_TOTAL = entered(/=|\b(?:total|totale|gesamt|insgesamt|all up)\b/);
const JOINTS =
  /[,;\n•|]|(?<=\d ?(?:m|y|yds?|yards|met\w+)?):(?= \d{2,4}(?![:\d]))|(?= = ?\d{3,5})|\.(?= |\n|$)|[+/&](?= ?\d)|\b(?:then|puis|dann|danach|luego|poi|depois|followed by)\b|\b(?:and|und|et|y|e)\b(?= ?\d)/g;
/** "8x50 (45 46 45 …)": a time for each, in seconds. */
const BARE_SECONDS = /^ ?\((?:\d{2,3}(?:\.\d)?s?[ ]+)+\d{2,3}(?:\.\d)?s?$/;
const METRES_IN_KM = 1_000;
/** Metres or yards; swimmers count in parts of a pool. */
const [SHORTEST, LONGEST, POOL] = [25, 10_000, 25];
/** A bare figure behind "swim" that is a way, and no count of minutes or lengths. */
const SHORTEST_ALONE = 200;
/** "3 x 300 on 5:00", "100 on 2:00": the clock that a piece leaves on, as swimmers say it. */
const LEAVING = /^ ?(?:[a-z]+ )?on (?::|\d{1,2}:)\d\d/;
/** "10x100 on 1:45", "12 x 50 @ 1:00", "20x50 no 1:15": so long a short way takes in water alone, in seconds a metre. */
const CLOCKED = /^(?: ?[a-z]+)? ?(?:on|@|in|no|en|em|ogni|cada|toutes les|alle|d|a) ?(\d{1,2})[:'’](\d\d)/;
const [FASTEST_SWUM, SLOWEST_SWUM, LONGEST_SWUM] = [0.62, 2.4, 400];
/** What is done on a hill or with a load takes as long. */
const ON_LAND =
  /\b(?:run|ran|running|runs|jog\w*|walk\w*|hills?|uphill|cuestas?|sled|prowler|carry|carries|farmers?|lunges?|track|bike|row\w*|erg|ski\w*)\b/;
/** Said of sessions in a pool alone. */
const SWIM_TALK =
  /\bbase \d:\d\d|\b(?:lane|kickboard|pull ?buoy|paddles|im|schmetterling|brett|beine kraul)\b|\bga ?[12] p ?\d\d\b|\bp[1-6][05]\b|\d (?:free|kick|fly|crol|crawl|kraul)\b/;
/** In front of the figure: which piece of the session it was. */
const LABEL = entered(
  /^(?:warm ?-?up|wu|w\/u|cool ?-?down|cd|c\/d|warm ?-?down|main(?: set)?|pre ?-?set|kick|pull|swim|drills?|aquec\w*|risc\w*|ein|aus)[ :]{1,2}(?=\d)/,
);
/** "500 (300 free / 200 im)": what a piece was made of. */
const MADE_OF = /(\d{3,4}) ?(?:m|y|yds?)? ?(\([^()]{0,80}\d[^()]{0,80}\))/g;
/** So short a way nobody runs on a clock. */
const POOL_WAY = 100;
/** Over the next pieces of the same session. */
const HEADING = /^\W*(?:main|pre|kick|pull|swim|sprint|drill|warm ?-?up|warm ?-?down|cool ?-?down)(?: ?sets?)?\W*$/;
/** So far behind the word for swimming its first piece may stand. */
const FAR = 60;

type Piece = {
  start: number;
  end: number;
  times: number;
  way: number;
  unit: DistanceUnit | null;
  tail: string;
  /** What stands before the figure. */
  label: string;
};
type Part = Piece | { total: number; timed: boolean; unit: DistanceUnit | null; start: number; end: number };

const unitOf = (said: string | undefined): DistanceUnit | null =>
  said === undefined ? null : said.startsWith("y") ? "yd" : "m";

const EQUALS = entered(/^= ?\d{3,5}(?: ?(?:km?|m|y|yds?|yards)\b)?/);

/** One piece ("8x100 free on 1:45", "400 warm up") or the sum of all, from folded text; `null` for anything else. */
function partOf(folded: string, start: number): Part | null {
  const signs = /^[\s\-–:*(]*/.exec(folded)?.[0].length ?? 0;
  const label = LABEL.exec(folded.slice(signs))?.[0] ?? "";
  const lead = signs + label.length;
  const all = folded.slice(lead).replace(/[\s.!)]+$/, "");
  // "= 2250 and I am dead".
  const said = EQUALS.exec(all)?.[0] ?? all;
  const at = start + signs;
  const end = start + lead + said.length;
  const total = IS_TOTAL.test(said) ? TOTAL.exec(said) : null;
  if (total !== null)
    return {
      total: Number(total[1]) * (total[2]?.startsWith("k") ? METRES_IN_KM : 1),
      timed: total[3] !== undefined,
      unit: total[2]?.startsWith("k") ? "m" : unitOf(total[2]),
      start: at,
      end,
    };
  const match = PIECE.exec(said);
  if (match === null) return null;
  const seconds = Number(match[1] ?? 0) > 1 ? BARE_SECONDS.exec(said.slice(match[0].length)) : null;
  if (seconds !== null && seconds[0].match(/\d{2,3}(?:\.\d)?/g)?.length === Number(match[1])) {
    const way = Number(match[3]);
    const tail = said.slice(match[0].length);
    return { start: at, end, times: Number(match[1]), way, unit: unitOf(match[4]), tail, label };
  }
  const way = Number(match[3]);
  if (way < SHORTEST || way > LONGEST || way % POOL !== 0) return null;
  const tail = said.slice(match[0].length);
  const words = tail.replace(TIME, " ").match(/[a-z0-9']+/g) ?? [];
  if (words.filter((word) => !WORDS.has(word)).length > 1 || words.some((word) => isOther(word))) return null;
  const times = Number(match[1] ?? 1) * Number(match[2] ?? 1);
  return { start: at, end, times, way, unit: unitOf(match[4]), tail, label };
}

/** Words behind a figure that make it something other than a way that was swum. */
const OTHER =
  /^(?:reps?|wdh|lengths?|laps?|bahnen|longueurs|largos|vasche|piscinas|min|mins|minutes?|minuten|minuti|minutos|hours?|h|kg|kgs|lbs?|kcal|cals?|calories|steps|bpm|watts?|k|km|mi|miles?|x|\d+)$/;
const isOther = (word: string): boolean => (!WORDS.has(word) && isMovementWord(word)) || OTHER.test(word);
/** "rest interval 22s", "target time 53s": said of the pieces around it. */
const REMARK = /^(?:with |target |avec |mit |con |com )?(?:[a-z]+ ){0,2}$/;
const OF_PIECE = /\b(?:rest|ri|interval|target|pause|recup|descanso|pausa|recupero)\b/;

const isTotal = (part: Part): part is Exclude<Part, Piece> => "total" in part;
/** Whether a stretch between joints only says how long one rested. */
const isRemark = (said: string): boolean =>
  OF_PIECE.test(said) &&
  REMARK.test(
    `${said
      .replace(TIME, "")
      .replace(/[^a-z ]/g, " ")
      .replace(/ +/g, " ")
      .trim()} `,
  );

const nextOf = (row: readonly Part[], part: Part, end: number): number => row[row.indexOf(part) + 1]?.start ?? end;

/** What stands between the joints, each with its place. */
function piecesOf(folded: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const { index, 0: joint } of matchesIn(folded, JOINTS)) {
    found.push({ start: from, end: index });
    from = index + joint.length;
  }
  found.push({ start: from, end: folded.length });
  return found;
}

/** Whether a short way was covered again and again on a clock that nobody needs on land. */
function isClocked({ times, way, tail }: Piece): boolean {
  const [, minutes, seconds] = CLOCKED.exec(tail) ?? [];
  const pace = minutes === undefined ? 0 : (Number(minutes) * 60 + Number(seconds)) / way;
  return times > 1 && way <= LONGEST_SWUM && pace >= FASTEST_SWUM && pace <= SLOWEST_SWUM;
}

const COUNTS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** "eight 100s": the count in digits, at the same places. */
const inDigits = (folded: string): string =>
  folded.replace(/\b(two|three|four|five|six|seven|eight|nine|ten)(?= \d{2,4}'?s\b)/g, (word) =>
    String(COUNTS.indexOf(word) + 2).padStart(word.length),
  );

/** Brackets whose figures come to the one before them, with blanks for them. */
const withoutParts = (folded: string): string =>
  folded.replace(MADE_OF, (whole, figure: string, parts: string) => {
    const sum = (parts.match(/\d{2,4}/g) ?? []).reduce((all, part) => all + Number(part), 0);
    return sum === Number(figure) ? whole.slice(0, -parts.length) + parts.replace(/[^\n]/g, " ") : whole;
  });

/** Whether a row of pieces says more than the ordinary readers of ways and times would find. */
function isSession(pieces: readonly Piece[]): boolean {
  const [first] = pieces;
  if (first === undefined) return false;
  if (pieces.length > 1 || /[a-z:]/.test(first.tail))
    return first.times > 1 || pieces.length > 1 || first.unit === null;
  return first.unit === null && (first.times > 1 || first.way >= SHORTEST_ALONE);
}

function marksOf(piece: Piece, unit: DistanceUnit, text: string): Mark[] {
  const { start, end, tail, label } = piece;
  const at = (content: MarkContent, from: number, to: number): Mark => ({ ...content, start: from, end: to });
  const told = end - tail.length;
  const length = { kind: "length" as const, value: piece.way, unit: piece.unit ?? unit };
  const marks: Mark[] = [at({ kind: "separator", sign: "," }, start, start)];
  if (WARM_UP.test(tail) || WARM_UP.test(label))
    marks.push(at({ kind: "type", type: "warmup", once: true }, start, start));
  marks.push(
    at(
      piece.times > 1
        ? {
            kind: "product",
            factors: [{ kind: "number", value: piece.times }, length],
            doubled: false,
            loose: -1,
            spaced: false,
          }
        : length,
      start,
      told,
    ),
  );
  const swum = SWUM_IN.exec(tail);
  const clocks = BARE_SECONDS.test(tail)
    ? matchesIn(tail, /()(\d{2,3}(?:\.\d)?)/g)
    : matchesIn(tail, /(\d{1,2}):(\d\d(?:\.\d)?)/g);
  // "6x100 (1:52 1:50 1:51 1:50 1:49 1:46)": a time for each of them.
  if (piece.times > 1 && clocks.length === piece.times)
    return clocks.flatMap(({ index, 1: minutes, 2: seconds }, place) => {
      const from = place === 0 ? start : told + index;
      return [
        at({ kind: "separator", sign: "," }, from, from),
        at(length, from, from),
        at({ kind: "time", seconds: Number(minutes) * 60 + Number(seconds) }, from, from),
      ];
    });
  if (swum !== null)
    marks.push(at({ kind: "time", seconds: Number(swum[1] ?? 0) * 60 + Number(swum[2] ?? swum[3]) }, told, told));
  else if (text.slice(told, end).trim() !== "") marks.push(at({ kind: "note" }, told, end));
  return marks;
}

/**
 * Sessions of swimming by their pieces ("swim: 400 wu, 8x100 free on 1:45, 200 cd, 1400 total"): figures are ways in parts of
 * a pool, metres where no unit is said. The clock that a piece leaves on is a remark, the time it was swum in ("in 1:32") its
 * time; the sum of all is none of them. Out: marks at their places, and the text with blanks for what was read. Linear.
 */
export function readSwims(text: string): { marks: Mark[]; rest: string } {
  const folded = withoutParts(inDigits(alignedFold(text)));
  const words = SWUM.matches(folded);
  if (!/\d/.test(folded) || (words.length === 0 && !/\d ?x ?\d|\d \d{2,4}'?s\b/.test(folded)))
    return { marks: [], rest: text };
  const marks: Mark[] = [];
  const taken: Stretch[] = [];
  let row: Part[] = [];
  let remarks: Stretch[] = [];
  let announced: Stretch | null = null;
  const close = () => {
    const pieces = row.filter((part): part is Piece => !isTotal(part));
    const first = pieces[0];
    const hasRepeats = pieces.some(({ times }) => times > 1);
    const swims =
      (pieces.length > 2 && hasRepeats && SWIM_TALK.test(folded) && !ON_LAND.test(folded)) ||
      (pieces.some(isClocked) && !ON_LAND.test(folded)) ||
      (pieces.filter(({ tail }) => LEAVING.test(tail)).length > 1 && pieces.some(({ way }) => way <= POOL_WAY));
    const stroke = pieces.find(({ tail }) => hasRepeats && tail.match(/[a-z]+/g)?.some((word) => STROKES.has(word)));
    if (first !== undefined && (announced !== null || stroke !== undefined || swims) && isSession(pieces)) {
      const last = pieces.at(-1);
      const others = pieces.slice(0, -1).reduce((all, { times, way }) => all + times * way, 0);
      // "400 wu, 8x100, … / 5400 yards" on a line of its own: what all of them come to.
      const isSum =
        last !== undefined &&
        last.times === 1 &&
        last.unit !== null &&
        last.tail === "" &&
        pieces.length > 2 &&
        (last.way === others || (last.way >= others / 2 && /\n[ \t]*$/.test(folded.slice(0, last.start))));
      if (isSum)
        row.splice(row.indexOf(last), 1, {
          total: last.way,
          timed: false,
          unit: last.unit,
          start: last.start,
          end: last.end,
        });
      // "2000 m: 400 warm-up, 10x100, …": said before them.
      const after =
        pieces.slice(1).reduce((all, { times, way }) => all + times * way, 0) - (isSum ? (last?.way ?? 0) : 0);
      const leads = folded.slice(first.end).trimStart().startsWith(":");
      if (
        pieces.length > 2 &&
        first.times === 1 &&
        first.label === "" &&
        (leads || (first.way === after && /^[^a-z]*$/.test(first.tail)))
      )
        row.splice(row.indexOf(first), 1, {
          total: first.way,
          timed: false,
          unit: first.unit,
          start: first.start,
          end: first.end,
        });
      const sum = row.find(isTotal);
      const ahead = announced === null ? null : totalAhead(folded, announced);
      const unit = pieces.find((piece) => piece.unit !== null)?.unit ?? sum?.unit ?? ahead?.unit ?? "m";
      const isPool = announced !== null && folded.slice(announced.start, announced.end) === "vasca";
      if (announced === null || announced.start >= first.start || isPool)
        marks.push({ kind: "word", fold: "swam", start: first.start, end: first.start });
      const end = row.at(-1)?.end ?? first.end;
      for (const part of row) {
        if (!isTotal(part)) marks.push(...marksOf(part, unit, text));
        else if (part.timed) marks.push({ kind: "note", start: part.start, end: part.end });
        for (const said of remarks.filter(({ start }) => start >= part.end && nextOf(row, part, text.length) > start))
          marks.push({ kind: "note", ...said });
      }
      const swum = pieces.reduce((all, { times, way }) => all + times * way, 0);
      if (ahead !== null && ahead.total === swum) taken.push(ahead);
      taken.push({ start: first.start, end }, ...remarks);
    }
    row = [];
    remarks = [];
  };
  for (const { start, end } of piecesOf(folded)) {
    const word = words.find(({ index }) => index >= start && index < end);
    const from = word === undefined ? start : word.index + word[0].length;
    if (folded.slice(start, end).trim() === "") continue;
    const part =
      partOf(folded.slice(from, end), from) ?? (word === undefined ? null : partOf(folded.slice(start, end), start));
    if (word !== undefined && part !== null && part.start >= from) close();
    if (part === null && row.length > 0 && HEADING.test(folded.slice(start, end))) continue;
    if (part === null && row.length > 0 && isRemark(folded.slice(start, end))) {
      remarks.push({ start, end });
      continue;
    }
    if (part === null) close();
    if (word !== undefined) announced = { start: word.index, end: word.index + word[0].length };
    else if (row.length === 0 && announced !== null && start - announced.end > FAR) announced = null;
    if (part !== null) row.push(part);
  }
  close();
  return { marks, rest: blanked(text, taken) };
}

/** "2500m swim: …": the sum said before it. */
function totalAhead(
  folded: string,
  { start }: Stretch,
): (Stretch & { total: number; unit: DistanceUnit | null }) | null {
  const match = /(\d{3,5}) ?(meters?|metres?|m|yards?|yr?ds?|y)? (?:\p{L}+ )?$/u.exec(
    folded.slice(Math.max(0, start - FAR), start),
  );
  if (match === null) return null;
  const from = Math.max(0, start - FAR) + match.index;
  return { start: from, end: start, total: Number(match[1]), unit: unitOf(match[2]) };
}
