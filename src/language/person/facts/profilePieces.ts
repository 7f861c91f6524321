import { compiled } from "../../patterns/compiled.ts";
import { asTyped, capitalised } from "./asTyped.ts";
import { type Kind, kindOf, NO_VERB, OF_A_SESSION, type Piece, readBarePiece } from "./barePiece.ts";
import { readEquipmentFacts } from "./equipmentFacts.ts";
import { wordsOf } from "./factClauses.ts";
import { type FactDraft, type FactScope, state } from "./factDraft.ts";
import { isGivenName } from "./givenNames.ts";
import { withoutLifts } from "./introducedLifts.ts";
import { introducesSelf } from "./introducesSelf.ts";
import { PROFILE_SHAPES, tellsStrongman } from "./profileShapes.ts";
import { isTownOrLand } from "./townNames.ts";

const FEWEST_PIECES = 3;
/** Figures of a body that stand among words: "51f ohio", "operaio 50 anni 102 kg x 178". */
const FIGURE =
  /(?<![\d.,/a-z])(?:[1-8]\d ?(?:y ?\/ ?o|yo|yrs? old|years? old|jahre?(?: alt)?|ans|anni|anos)(?! (?:of|in|into|ago|later|on|lifting|training|running|at|tra|fra|entre|entrenando|im|mit|dabei|gym|palestra|di (?!eta)|d|de (?:gym|gimnasio|experiencia|muscu\w*|pratique|treino|academia|entreno))\b)|[1-8]\d ?[mfw]|[mfw] ?[1-8]\d(?![\d/.:])|[12][.,]\d\d ?m?(?![\d.])|[12] ?m ?\d\d|1[4-9]\d ?cm|\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)|\d{1,2} ?(?:st|stone)|[4-7] ?(?:'|ft|foot) ?(?:\d{1,2}(?:[.,]5)?)?"?(?! ?(?:kgs?|lbs?)))(?![a-z\d])/g;
/** Words beside which a load is none of a body. */
const LOADED =
  /\b(?:dumb\w*|db|dbs|kettle\w*|kbs?|bells?|plates?|bands?|vest|sandbag|bar|barbell|hantel\w*|\w+hanteln?|halteres?|mancuernas?|manubri|discos?|dischi|disques?|scheiben|bench|squat\w*|dead\w*|press|ohp|snatch|jerk|curl\w*|row|lift|panca|stacco|supino|banca|lost|lose|down|off|gain\w*|perdre|perder|perdere|abnehm\w*|runter|bajar|under|goal|want|ziel|meta|max|pr|pb|pesas|rack|dl|bp|sq|rdl|from|to|da|von|walks?|carry|carries|sleds?|sprints?|swims?|laps?|hands?)\b/;
const NAME_AGE =
  /^(\p{Lu}\p{Ll}{2,13}),? ([1-8]\d)(?:$| ?(?:yo|y\/o|ans|anni|anos|jahre)\b| (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$)/u;

/** "Club in dublin", "29 anni bari". */
const PLACE_BEHIND_WORD =
  /(?:^| )(?:in|near|from|aus|bei|a|en|em|de|di|da|ans|anni|anos|jahre|yo) ([a-z]+(?: [a-z]+)?)$/;

/** "26F", "shy girl 23", "19yo". */
const AGED =
  /^(?:just|only) turned ([1-8]\d)$|^([1-8]\d) ?[mfw](?![a-z])|^[mfw] ?([1-8]\d)\b(?! ?(?:min|m\b))|^(?:chico|chica|hombre|mujer|tio|tia|ragazz[oa]|uomo|donna) (?:de |di )?([1-8]\d)$|\b(?:guy|girl|lad|lass|lady|man|woman|bloke|dude|male|female|mum|mom|dad) ([1-8]\d)\b(?! ?(?:kgs?|lbs?|kilos?|cm|x|min))|\b([1-8]\d) ?(?:yo|y\/o|yrs? old|years? old)\b|(?:^| )([1-8]\d) ?[mf]$/;

const UNIT = "(kgs?|kilos?|lbs?|pounds?|stones?|st)";
const WAS_ONCE = compiled(
  `\\b(?:used to be|was|were|started at|been|von|war|era|ero|etais|pesaba|pesavo|pesava|heaviest) (?:about |around |over )?\\d{2,3} ?${UNIT}\\b`,
);
const IS_NOW =
  /^(?:and |but )?(?:now |currently |today |jetzt |ora |ahora |agora |maintenant )(?:about |at |around |down to |up to )?(\d{2,3})(?:[.,]\d)?(?: and a (?:bit|half))?$|^(?:down to |up to |about )?(\d{2,3})(?:[.,]\d)? (?:now|today|jetzt|ora|ahora|agora|maintenant)$/;
const FROM_TO = compiled(
  `^(?:went |gone |down |up )?(?:from |da |de |von |desde )?\\d{2,3}(?: ?${UNIT})? ?(?:to|->|→|auf|a|down to|up to) (\\d{2,3}(?:[.,]\\d)?) ?(kgs?|kilos?|lbs?|pounds?)?(?=$|[ ,.;])(?! (?:bench|reps|sets|min|km|\\d|squat|deadlift|press|dumb|x))`,
);

/** "Lost 30kg already", before "104 to 74". */
const LOST_SO_MUCH =
  /\b(?:lost|gained|dropped|put on|down|up) (?:about |over |nearly )?\d{1,3} ?(kgs?|kilos?|lbs?|pounds?)\b/;

/** "Cutting to 145, currently 152". */
const AIMS_AT = compiled(
  `\\b(?:cut|cutting|bulk|bulking|down|up|get|getting|dieting|aiming|goal|target|want|trying)\\b.{0,16}\\b\\d{2,3} ?${UNIT}?$`,
);

/** What somebody weighs by what they weighed: "used to be 23 stone, now 18 and a bit", "68 to 77kg". */
function weightNow(folded: string, before: string): FactDraft | null {
  const [, , figure, told] = FROM_TO.exec(folded) ?? [];
  const unit = told ?? LOST_SO_MUCH.exec(before)?.[1];
  if (figure !== undefined && unit !== undefined)
    return state("body_weight", `${figure} ${/^[lp]/.test(unit ?? "") ? "lb" : "kg"}`);
  const now = IS_NOW.exec(folded);
  const count = now?.[1] ?? now?.[2];
  const aim = AIMS_AT.exec(before);
  const once = WAS_ONCE.exec(before)?.[1] ?? aim?.[1];
  if (aim !== null && once === undefined && count !== undefined) return state("body_weight", count);
  if (once === undefined || count === undefined) return null;
  return state("body_weight", `${count} ${/^[lp]/.test(once) ? "lb" : once.startsWith("st") ? "st" : "kg"}`);
}

/** "102 kg x 178". */
const MASS_BY_HEIGHT = /\d ?kgs? (?:x|per|por|pour|auf) (1[4-9]\d|20\d)(?: ?cm)?\b(?! ?(?:kgs?|x|reps?))/;

/** Said by somebody, asked, or told of a set. */
const NOT_READ =
  /\?|\b(?:says?|said|told me|thinks|my (?:wife|husband|mum|mom|dad|brother|sister|son|daughter|partner|friend|coach) (?:is|has|was|says?|said|thinks|wants|does|weighs|hates|loves))\b|\d ?[x×] ?\d+ ?(?:@|x|at)/;
/** "Own: rower, trx", "container gym: rack, bar": a heading, behind which things stand. */
const KIT_HEADING =
  /^(?:own|owns|kit|gear|have|got|equipment|garage|shed|home|basement|setup|(?:\w+ )?gym|kb only|kbs only)\b ?:? ?/;
const PLACE_BEHIND =
  / (?:all )?in the (?:conservatory|spare room|attic|loft|hall(?:way)?|balcony|lounge|den|porch|barn|corner|garage|shed|basement|bedroom|kitchen|cellar)(?: for (?:winter|summer|now|rainy days))?.*$/;
const FOR_ONE_SESSION: ReadonlySet<FactDraft["type"]> = new Set([
  "equipment",
  "availability",
  "goal",
  "preference_like",
  "preference_dislike",
]);
const ONLY_ONE: ReadonlySet<FactDraft["type"]> = new Set([
  "name",
  "age",
  "birthdate",
  "body_weight",
  "location",
  "occupation",
]);
/** Of which type of fact a piece of some kind is. */
const OF_KIND: Partial<Record<Kind, FactDraft["type"]>> = {
  sex: "age",
  body: "body_weight",
  job: "occupation",
  way: "experience_level",
};
type Told = { draft: FactDraft; piece: Piece; isLasting: boolean };
/** Days are told beside what else is known of one's time; what is no day may be a part of it. */
const WEEKDAYS_NAMED = /^\p{L}{1,10}(?:[ ,/&+-]+(?:and |und |et |y |e )?\p{L}{1,10}){1,12}$/u;
const OWNED = /^(?:i )?(?:own|owns|my (?:kit|gear|gym|garage))\b/;

const thingsOf = (folded: string): string =>
  folded
    .replace(KIT_HEADING, "")
    .replace(PLACE_BEHIND, "")
    .replace(/(?<=(?<!\d)\d )kh\b/, "kurzhanteln")
    .replace(/^dischi|^di dischi/, "dischi");
/** What nobody names but to say that they have it. */
const SURE_THING =
  /^(?:an? |some |my |two |\d ?x? ?|adjustable |resistance |light |heavy |old |casa con |zu ?hause |daheim |a casa |en casa |em casa |chez moi ){0,12}(?:kettle ?bells?|dumb ?bells?|dbs|bands?|trx|pull ?-?up bar|[ée]lastiques?|halteres?|mancuernas|manubri|kurzhanteln?|klimmzugstange|gomas|elasticos?|elastici|tapis|gymnastikmatte|esterilla|tappetino|barre de traction|barra de dominadas|sbarra)(?: (?:de |di |da |je |je zu )?\d.{0,12})?$/;
/** A piece that is a thing to train with and nothing else. */
const isThing = (folded: string): boolean =>
  /^(?:an? |the |some |my |\d ?x? ?|adjustable |olympic |oly |light |heavy |old ){0,12}(?:\d+(?:[.,]\d)? ?(?:kgs?|lbs?) )?(?:bench|ropes?|ski erg|rack|bar|barbell|dbs?|dumb ?bells?|kettle ?bells?|kbs?|bands?|trx|rings?|rower|erg|bike|treadmill|mat|pull ?-?up bar|dip bars?|plates?|sandbag|sled|assault bike|turbo(?: trainer)?|cables?|machine|wheel|vest|box|slam ball|med(?:icine)? ball|chair|foam roller|stepper|elliptical|cross ?trainer)s?(?: up to \d.*)?$/.test(
    folded,
  );

/** "Lorry driver 52 type 2", "wheelchair user 29 tetraplegic": an age behind who somebody is. */
const AGED_ONE =
  /^([a-z][a-z' -]{2,30}?) ([1-8]\d)(?: (?!(?:x|kgs?|lbs?|kilos?|min\w*|reps?|sets?|km|miles?|years?|yrs?|days?|weeks?|months?|hours?|h|m|cm|am|pm|on|off|times|percent|st|stone)\b)([a-z].*))?$/;
const IS_SOMEBODY = /\b(?:user|retired|widow\w*|postie|pensioner|veteran|worker|guy|girl|woman|man)\b/;
const isOfPerson = (kind: Kind | null): boolean => kind === "job" || kind === "life" || kind === "sex";

/** The pieces of a piece in which figures of a body stand among words, and those figures. */
function apart(piece: Piece): Piece[] {
  const [, who = "", years = "", rest = ""] = AGED_ONE.exec(piece.folded) ?? [];
  if (years !== "" && (IS_SOMEBODY.test(who) || isOfPerson(kindOf(who, who)))) {
    const one = (folded: string, typed: string): Piece => ({ ...piece, folded, typed, kind: kindOf(folded, typed) });
    return [
      one(who, asTyped(piece.typed, who)),
      one(`aged ${years}`, years),
      ...(rest === "" ? [] : apart(one(rest, asTyped(piece.typed, rest)))),
    ];
  }
  if (
    !/\d/.test(piece.folded) ||
    MASS_BY_HEIGHT.test(piece.folded) ||
    IS_PAST.test(piece.folded) ||
    LOADED.test(piece.folded)
  )
    return [piece];
  const figures = [...piece.folded.matchAll(FIGURE)];
  if (figures.length === 0 || (figures.length === 1 && figures[0]?.[0].length === piece.folded.length)) return [piece];
  const words = piece.folded.split(FIGURE).flatMap((one) => one.split(/ (?=[x@] ?$)|^[x@] /));
  return [...words, ...figures.map(([figure]) => figure)]
    .map((one) => one.replace(/^[\s,/x@&+-]+(?![a-z])|[\s,/@&+-]+$/g, "").trim())
    .filter((one) => /[a-z\d]/.test(one))
    .map((folded) => {
      const typed = asTyped(piece.typed, folded);
      return { typed, folded, kind: kindOf(folded, typed), clause: piece.clause };
    });
}

function shapedIn(pieces: readonly Piece[], scope: FactScope): Told[] {
  let inKit = false;
  let isOwned = false;
  return pieces.flatMap((piece, at): Told[] => {
    const { folded, typed } = piece;
    if (NOT_READ.test(folded)) return [];
    const said = (words: string): FactScope => ({
      ...scope,
      asksForTraining: false,
      namesSession: false,
      before: null,
      clause: { ...piece.clause, text: typed, folded: words, plain: wordsOf(words), mood: "stated" },
    });
    const drafts: FactDraft[] = [];
    const named = at === 0 ? NAME_AGE.exec(typed) : null;
    if (named?.[1] && named[2] && isGivenName(named[1].toLowerCase()))
      drafts.push(
        state("name", named[1]),
        state("age", named[2]),
        ...(named[3] === undefined ? [] : [state("location", named[3])]),
      );
    const years = AGED.exec(folded)?.slice(1).find(Boolean);
    if (years !== undefined) drafts.push(state("age", years));
    const tall = MASS_BY_HEIGHT.exec(folded)?.[1];
    if (tall !== undefined) drafts.push(state("height", `${tall} cm`));
    const weight = weightNow(folded, pieces[at - 1]?.folded ?? "");
    if (weight !== null) drafts.push(weight);
    const place = PLACE_BEHIND_WORD.exec(folded)?.[1];
    if (place !== undefined && isTownOrLand(place)) drafts.push(state("location", capitalised(asTyped(typed, place))));
    for (const shape of PROFILE_SHAPES) drafts.push(...shape({ folded, typed, said }));
    inKit = KIT_HEADING.test(folded) || (inKit && drafts.length === 0);
    const things = thingsOf(folded);
    const isListed =
      inKit ||
      SURE_THING.test(folded) ||
      [pieces[at - 1], pieces[at + 1]].some((one) => one !== undefined && isThing(one.folded));
    if (things !== "" && (isListed || things !== folded || (/\b(?:and|\+|&)\b/.test(things) && NO_VERB.test(things))))
      drafts.push(...readEquipmentFacts(said(`i have a ${things}`)).filter(({ op }) => op === "state"));
    isOwned = OWNED.test(folded) || (isOwned && inKit);
    const isLasting = isOwned;
    return drafts.filter(({ op }) => op === "state").map((draft) => ({ draft, piece, isLasting }));
  });
}

/** The rest of an introduction, once it is known for one: each piece that has said nothing, in the frame that it wants. */
function barelyTold(pieces: readonly Piece[], told: readonly Told[], scope: FactScope): Told[] {
  const ages = pieces.filter(({ folded }) => BARE_FIGURE.test(folded));
  return pieces.flatMap((piece, at): Told[] => {
    const { folded, kind } = piece;
    if (NOT_READ.test(folded) || IS_PAST.test(folded) || told.some((one) => one.piece === piece)) return [];
    // A row of figures is of sets or of a list.
    const isLone = ages.length < 2 && ![pieces[at - 1], pieces[at + 1]].some((one) => /\d$/.test(one?.folded ?? ""));
    // "Legs and abs, gym, 45": beside a session a lone figure is its minutes.
    if (BARE_FIGURE.test(folded) && (!isLone || scope.namesSession)) return [];
    const isOfBody = kind === "body" || kind === "age" || kind === "sex";
    return readBarePiece(piece, pieces[at - 1], { ...scope, asksForTraining: false, namesSession: false })
      .filter(({ op, type }) => op === "state" && BARELY.has(type) && (isOfBody || !OF_FIGURE.has(type)))
      .map((draft) => ({ draft, piece, isLasting: false }));
  });
}
const BARE_FIGURE = /^\d{2,3}(?:[.,]\d)?$/;
const IS_PAST =
  /\b(?:used to|was|were|before|ago|lost|gained|fruher|war|antes|era|prima|avant|etait|heavier|lighter)\b/;
const OF_FIGURE: ReadonlySet<FactDraft["type"]> = new Set(["age", "height", "body_weight"]);
const BARELY: ReadonlySet<FactDraft["type"]> = new Set([
  "name",
  "age",
  "height",
  "body_weight",
  "occupation",
  "location",
  "health_condition",
  "medication",
  "allergy",
  "diet",
  "experience_level",
  "goal",
  "injury",
]);

/** "2x12.5 kg dbs" are two of them, "5x5 starr" is a programme. */
const NO_SETS =
  /@ ?\d{2,3}(?:[.,]\d)? ?(?:kgs?|lbs?)? ?(?:bw|body ?weight)\b|\b(?:halteres?|mancuernas|manubri|\w*hanteln?|dbs|dumb ?bells?|kettle ?bells?|kbs) (?:de |di |da )?\d ?x ?\d{1,2}(?:[.,]\d)? ?(?:kgs?|lbs?)?|\b\d ?x ?\d{1,2}(?:[.,]\d)? ?(?:kgs?|lbs?)? ?(?=dbs?\b|dumb ?bells?|kbs?\b|kettle ?bells?|kurzhanteln?|hanteln?|kh\b|plates?|mancuernas|manubri|halteres)|\b5 ?x ?5 (?=starr|strong|madcow|program)|\b\d ?x (?=a |per |week|weekly|wk|sem|woche)/g;
const tellsSets = (folded: string): boolean =>
  !tellsStrongman(folded) && OF_A_SESSION.test(withoutLifts(folded.replace(NO_SETS, " ")));

/** What is told of a day, and not of a life. */
const DONE =
  /\b(?:ran|did|felt|went|hit|managed|finished|completed|today|yesterday|this morning|tonight|last night|gelaufen|heute|gestern|couru|hier|corri|hoy|ayer|corso|oggi|ieri|hoje|ontem)\b/;
const isDone = ({ folded }: Piece): boolean => DONE.test(folded);
const OF_SELF: ReadonlySet<string> = new Set([
  "occupation",
  "location",
  "health_condition",
  "medication",
  "experience_level",
  "body_weight",
  "diet",
  "injury",
  "personal_record",
]);
/** Two kinds of things, one of them of the person. */
const tellsOfSelf = (types: readonly string[]): boolean =>
  new Set(types).size > 1 && types.some((type) => OF_SELF.has(type));

/**
 * What the pieces of an introduction say by their shape, beyond what is read of each as a statement: "26F, inner calf sore, club wed fri
 * sun". In: the pieces of one's own clauses, what has been heard, the scope. Out: further facts with their piece; none where nobody
 * introduces themselves, or sets are told.
 */
export function readProfilePieces(
  pieces: readonly Piece[],
  found: readonly Pick<FactDraft, "op" | "type" | "value" | "key">[],
  scope: FactScope,
): Told[] {
  const stated = found.flatMap(({ op, type }) => (op === "state" ? [type] : []));
  const apiece = pieces.flatMap(apart);
  if (apiece.length < (introducesSelf(stated) ? 2 : FEWEST_PIECES)) return [];
  if (pieces.some(({ folded }) => tellsSets(folded))) return [];
  // "1,80 m, 10 km in 50 min" tells an outing beside a figure.
  const shaped = shapedIn(apiece, scope).filter(
    ({ draft }) => draft.type !== "personal_record" || pieces.length >= FEWEST_PIECES,
  );
  const kinds = apiece.flatMap(({ kind }) => (kind === null ? [] : (OF_KIND[kind] ?? [])));
  // Lifts without repetitions tell of the lifter; they are read behind this.
  const lifts = pieces.some(({ folded }) => withoutLifts(folded) !== folded) ? (["personal_record"] as const) : [];
  const isAged = apiece.some(({ kind, folded }) => kind === "age" && !BARE_FIGURE.test(folded));
  const types = [
    ...stated,
    ...(isAged ? (["age"] as const) : []),
    ...lifts,
    ...shaped.map(({ draft }) => draft.type),
    ...kinds,
  ];
  if (!(introducesSelf(types) || (tellsOfSelf(types) && !pieces.some(isDone)))) return [];
  const told = [...shaped, ...barelyTold(apiece, shaped, scope)];
  const known = [...found];
  return told.filter(({ draft, piece, isLasting }) => {
    const isKnown = known.some(
      (one) =>
        one.key === draft.key ||
        (ONLY_ONE.has(draft.type) && (one.type === draft.type || (one.type === "birthdate" && draft.type === "age"))) ||
        (one.type === draft.type &&
          (one.type === "goal" ||
            (one.type === "availability" && !WEEKDAYS_NAMED.test(draft.value)) ||
            one.type === "experience_level" ||
            one.value.toLowerCase().includes(draft.value.toLowerCase()) ||
            draft.value.toLowerCase().includes(one.value.toLowerCase()))),
    );
    const isOfSession =
      !isLasting && (piece.clause.mood === "requested" || scope.asksForTraining) && FOR_ONE_SESSION.has(draft.type);
    if (isKnown || isOfSession) return false;
    known.push(draft);
    return true;
  });
}
