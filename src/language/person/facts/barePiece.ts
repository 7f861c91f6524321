import { figuredText } from "../../corrections/figuredText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { asTyped, capitalised } from "./asTyped.ts";
import { readAvailability } from "./availabilityFacts.ts";
import { readDiet } from "./dietFacts.ts";
import { readEquipmentFacts } from "./equipmentFacts.ts";
import { readExperience } from "./experienceFacts.ts";
import { type FactClause, wordsOf } from "./factClauses.ts";
import { type FactDraft, type FactReader, type FactScope, state } from "./factDraft.ts";
import { READERS } from "./factReaders.ts";
import { mendFactWords } from "./factSpelling.ts";
import { isGivenName } from "./givenNames.ts";
import { readGoals } from "./goalFacts.ts";
import { readHealth } from "./healthFacts.ts";
import { readInjuries } from "./injuryFacts.ts";
import { readWork } from "./jobFacts.ts";
import { JOB } from "./jobWords.ts";
import { readHeight, readMass } from "./measures.ts";
import { isTownOrLand } from "./townNames.ts";

const MOST_PIECES = 24;
/** Commas, stops, strokes and line breaks part the pieces; a comma or stop inside a figure does not. */
const BETWEEN =
  /[;\n|•·()]+|,(?!\d)|:\s(?=[1-8]\d,)|[.!](?=\s|$)|\s[-–—+/]+\s|\/(?=\s|\p{L})|(?<=\p{L})\/|^\s*[-*•]\s?/gmu;
/** "Tue/thu" is one piece. */
const DAY_STROKE = /\b((?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)\/(?=(?:mon|tue|wed|thu|fri|sat|sun))/giu;
/** "2 kettlebells (16, 24)": sizes of what stands before. */
const SIZES_IN_BRACKETS =
  /(?<=(?:bells?|dbs?|kbs?|weights?|plates?|hanteln?|scheiben|discs|bands?|halt[eè]res|mancuernas|manubri|discos|rack|bar) ?)\((?:about |around |up to |max |ca |~)*[\d.,;/ &+-]{1,24}(?:kgs?|lbs?|kilos?)?(?: (?:each|total|in total))?\)/gi;
/** Greetings and headings before a piece: "hi", "stats:", "also kurz zu mir:". */
const LEAD =
  /^(?:[-–*•\s]|(?:hi+|hey+|hello|hallo|hiya|yo+|sup|howdy|good (?:morning|evening|afternoon)(?: (?:all|everyone|folks|guys|team|coach))?|(?:morning|evening|afternoon) (?:all|everyone|everybody|folks|guys|team|coach|there|lads|gents)|moin(?: moin)?|servus|gruss gott|gruezi|coucou|bonsoir|buongiorno|buonasera|buenas|bom dia|hola|salut|bonjour|ciao|ola|oi|so|ok|well|and|und|et|y|e|plus|also|me|ich|moi|io|eu)\b(?: ?[,:!])*|(?:[\p{L}' -]{0,20}\b)?(?:about me|intro(?:duction)?|stats|profile|background|info|zu mir|uber mich|sur moi|sobre mi|su di me|sobre mim|steckbrief|bio|post|who i am)\b(?: ?[:,])*|(?:age|job|work|height|weight|name|city|location|gear|kit|equipment|diet|injur\w+|days|alter|beruf|edad|trabajo|eta|lavoro) ?[:=]){1,12}/u;

/** What a piece of words is by itself; `way`: a way of eating or living, or a level. */
export type Kind = "name" | "age" | "sex" | "body" | "job" | "life" | "place" | "way";

const SEX =
  /^(?:males?|females?|man|woman|guy|girl|dude|lady|bloke|lass|gal|mannlich|weiblich|mann|frau|homme|femme|hombre|mujer|uomo|donna|homem|mulher|[mfwh])$|^(?:[1-9]\d ?[mf]|[mf] ?[1-9]\d)\b(?! ?(?:kgs?|lbs?|min|(?:indoor |outdoor )?pool|lengths?|laps?|swim|free|back|breast|fly|kick|sprints?|dash|row|sled|carry|shuttles?|repeats?|reps?)\b)/;
const AGE =
  /^(?:aged? |fast |bald |almost |nearly |just |now |turning |bin |soy |ho |tengo |tenho |j ai )*([1-9]\d)(?: ?-?(?:y ?\/? ?o|yrs?|years?|y|jahre?|ans|anos|anni)(?: ?-?(?:old|young|alt|of age))?)?(?: ?[mfw])?$|^[mfw] ?([1-9]\d)$/;
const LIFE =
  /^(?:i )?plays? (?:rugby|football|soccer|basketball|hockey|tennis|volleyball|handball|cricket|netball|lacrosse|badminton|baseball|squash)\b|\b(?:kids?|child(?:ren)?|kinder|enfants?|hijos?|figli|filhos?|married|single|divorced|widow(?:er|ed)?|verheiratet|ledig|mari[eé]e?|casad[oa]|sposat[oa]|(?:mum|mom|dad|mother|father|parent|grand(?:ma|pa|mother|father|dad)) of|stay[- ]at[- ]home|retired|retraitee?|rentner(?:in)?|jubilad[oa]|pensionat[oa]|student(?:in|e|essa)?|estudiante|etudiante?)\b/;
/** Whose age follows: "2 kids, 8 and 11". */
const OF_KIDS = /\b(?:kids?|sons?|daughters?|child(?:ren)?|twins|boys|girls|dogs?|kinder|enfants|hijos|figli|filhos)\b/;
const KNOWN_JOB = compiled(
  `\\b(?:${JOB})\\b|\\b(?:desk|office|warehouse|shift|night|bar|it) (?:job|work|shifts?|worker|nights)\\b|\\b(?:buro|schicht|nacht)\\w*\\b|^(?:an? |the |in an? |at an? )?(?:office|warehouse|factory|call cent(?:er|re)|hospital|restaurant|school|building site|shop floor)$`,
);
/** Somebody else, or more than a job. */
const NO_JOB_PIECE =
  /\d ?(?:kg|lb)|^(?:the|my|his|her|our|der|die|mein\w*|le|la|l|mon|ma|el|mi|il|lo|o|meu|minha|every|no|not|see|ask)\b|\b(?:happy|ok|okay|fine|pleased|approves?|agrees?|says?|said|told|confirm\w*|advised|thinks|reckons|has|was|is|will|can|did|sorted|fixed|seen|saw|seeing|recovering|(?:with|by|to|from) (?:an? |my |the )?(?:physio\w*|doctor|doc|dr|gp|pt|trainer|coach|nurse|therapist|surgeon|osteo\w*|chiro\w*))\b/;
const WAY_OF_LIFE =
  /^(?:(?:a |strict |mostly |total |complete )*(?:vegan\w*|vegetari\w+|veggie|pescatarian\w*|keto|halal|kosher|coeliac|celiac\w?|diabetic\w*|asthma\w*|beginner|newbie|novice|intermediate|advanced|anfanger(?:in)?|debutante?|principiante|iniciante|desk job|sedentary|(?:been )?(?:lift(?:ing)?|train(?:ing)?|powerlifting|bodybuilding|crossfit\w*) (?:for )?\d{1,2} (?:years?|months?)|smoker|ex[- ].{3,20}))$/;
/** What tells a session, a log or a competition, in which figures and places are those of the day. */
export const OF_A_SESSION = compiled(
  `\\d ?[x×@] ?\\d|\\b(?:${EXERCISE})s? (?:at |of |with )?\\d|\\d(?: ?(?:kgs?|lbs?))? (?:${EXERCISE})\\b|\\b(?:sets?|reps?|rpe|rir|amrap|emom|today s session|this morning i|yesterday i)\\b`,
);

/** A piece that says what was done or since when is no thing: "took up the bike to spare them", "da tre mesi in sala pesi". */
export const NO_VERB =
  /^(?!(?:\w{3,}ed|took|take|went|go|use|using|sold|lost|quit|gave|got (?:rid|told)|da|seit|depuis|desde|since|for|after|before|when|want|love|hate|like|prefer|did|do|does|was|were|is|are|had|can|cannot|cant|never|thinking|hoping|trying)\b(?! bench))/;

/** The frame that makes a bare piece the statement it stands for, and who reads it then. */
const FRAMES: readonly (readonly [RegExp, string, readonly FactReader[]])[] = [
  [/\bgym (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)/, "i train at the ", [readEquipmentFacts, readAvailability]],
  [
    /\b(?:gym|fitness ?studio|palestra|gimnasio|academia|leisure cent(?:re|er))\b/,
    "i train at a ",
    [readEquipmentFacts],
  ],
  [/^(?:been )?(?:lift|train|powerlift|bodybuild|crossfit)\w* (?:for )?\d/, "i have been ", [readExperience]],
  [NO_VERB, "i have a ", [readEquipmentFacts]],
  [KNOWN_JOB, "i am a ", [readWork]],
  [/^(?:run|own|manage|teach|sell|drive|fix|cut|deliver) /, "i ", [readWork]],
  [/./, "i am a ", [readExperience, readDiet]],
  [/./, "i have ", [readHealth]],
  [/^(?:on|nehme?|prends|sous|tomo|prendo) |\b(?:meds|tablets|pills)\b/, "i am ", [readHealth]],
  [/./, "my ", [readInjuries]],
  [
    /^(?!.*\b(?:walk|run|swim|cycle|bike|work|sleep|eat|ride|that|this|it|so|when|sat (?:at|on|in|down|all|for))\b)/,
    "i train ",
    [readAvailability],
  ],
  [
    /^(?:to )?(?:lose|gain|get|build|be|become|stay|run|do|put on|drop|keep|move|feel|look) (?!.*\b(?:week|daily|every|since|ago|during|over (?:the|last|covid|christmas)|after (?:the|my|having)|last (?:year|winter|summer))\b)/,
    "i want to ",
    [readGoals],
  ],
  [/\b(?:abnehmen|zunehmen|aufbauen|fitter|starker)\b/, "ich will ", [readGoals]],
  [/^(?:perdre|prendre|devenir|retrouver) /, "je veux ", [readGoals]],
  [/^(?:perder|ganar|bajar|ponerme|ganhar|emagrecer) /, "quiero ", [readGoals]],
  [/^(?:perdere|dimagrire|mettere|tornare) /, "voglio ", [readGoals]],
];

/** A piece of a message between commas, stops or line breaks. */
export type Piece = { typed: string; folded: string; kind: Kind | null; clause: FactClause };

export function kindOf(folded: string, typed: string): Kind | null {
  if (SEX.test(folded)) return "sex";
  if (AGE.test(folded)) return "age";
  if (/\d/.test(folded) && folded.length < 24 && !/\b(?:dumb|kettle|plates?|bar|vest|bands?)/.test(folded)) {
    const bare = folded.replace(/^(?:ca|about|around|roughly|bout|circa) /, "");
    if (/^[\d.,' ]+ ?\p{L}{0,10}(?: ?\d{0,2})$/u.test(bare) && (readHeight(bare) ?? readMass(bare)) !== null)
      return "body";
  }
  if (WAY_OF_LIFE.test(folded)) return "way";
  if (folded.split(" ").length <= 5 && KNOWN_JOB.test(folded) && !NO_JOB_PIECE.test(folded)) return "job";
  if (LIFE.test(folded)) return "life";
  if (isTownOrLand(folded.replace(/^(?:in|aus|from|near|de|a|da|di|em) /, ""))) return "place";
  return isGivenName(folded.split(" ")[0] ?? "") && /^\p{L}+(?: \p{L}+)?(?: here)?$/u.test(folded) && typed.length < 30
    ? "name"
    : null;
}

/** The pieces of some clauses, as typed and folded without greetings and headings. */
export function piecesOf(clauses: readonly FactClause[]): Piece[] {
  return clauses
    .flatMap((clause) =>
      clause.text
        .replace(DAY_STROKE, "$1 and ")
        .replace(SIZES_IN_BRACKETS, " ")
        .split(BETWEEN)
        .map((typed) => ({ typed: (typed ?? "").trim(), clause })),
    )
    .filter(({ typed }) => /[\p{L}\d]/u.test(typed) && typed.length <= 80)
    .slice(0, MOST_PIECES)
    .map(({ typed, clause }) => {
      const folded = mendFactWords(figuredText(typed))
        .replace(LEAD, "")
        .replace(/[\s.!?:,]+$/, "")
        .trim();
      return { typed, folded, kind: kindOf(folded, typed), clause };
    })
    .filter(({ folded }) => folded !== "");
}

/** What a piece says when it is taken as a statement about the writer, as it stands or in the frame that its kind wants. */
export function readBarePiece(
  { typed, folded, kind, clause }: Piece,
  before: Piece | undefined,
  scope: FactScope,
): FactDraft[] {
  const said = (words: string): FactScope => ({
    ...scope,
    before: null,
    clause: { ...clause, text: typed, folded: words, plain: wordsOf(words), mood: "stated" },
  });
  switch (kind) {
    case "name":
      return [state("name", capitalised(asTyped(typed, folded.replace(/ here$/, ""))))];
    case "age": {
      const match = AGE.exec(folded);
      const figure = match?.[1] ?? match?.[2] ?? "";
      return Number(figure) >= 12 && (Number(figure) > 25 || !OF_KIDS.test(before?.folded ?? ""))
        ? [state("age", figure)]
        : [];
    }
    case "sex": {
      const figure = /[1-9]\d/.exec(folded)?.[0];
      return figure !== undefined ? [state("age", figure)] : [];
    }
    case "body": {
      const [height, mass] = [readHeight(folded), readMass(folded)];
      return height ? [state("height", height.value)] : mass ? [state("body_weight", mass.value)] : [];
    }
    case "place":
      return [
        state("location", capitalised(asTyped(typed, folded.replace(/^(?:in|aus|from|near|de|a|da|di|em) /, "")))),
      ];
    default: {
      const asItStands = READERS.flatMap((reader) => reader(said(folded)));
      // "Enfermera en Bilbao": where, and the trade as well.
      const isTradeToo = kind === "job" && asItStands.length > 0 && asItStands.every(({ type }) => type === "location");
      if (isTradeToo) return [...asItStands, state("occupation", asTyped(typed, folded))];
      if (asItStands.length > 0) return asItStands;
      for (const [looks, frame, readers] of FRAMES) {
        const found = looks.test(folded) ? readers.flatMap((reader) => reader(said(`${frame}${folded}`))) : [];
        if (found.length > 0) return found;
      }
      return kind === "job" ? [state("occupation", asTyped(typed, folded))] : [];
    }
  }
}
