import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { readAge } from "./ageFacts.ts";
import { readAvailability } from "./availabilityFacts.ts";
import { NAMES_LIFT, readBody } from "./bodyFacts.ts";
import { readDiet } from "./dietFacts.ts";
import { readOwnedInRequest } from "./equipmentFacts.ts";
import { readUnits } from "./experienceFacts.ts";
import type { FactClause } from "./factClauses.ts";
import { type FactDraft, type FactReader, type FactScope, state } from "./factDraft.ts";
import { readHealth } from "./healthFacts.ts";
import { readIdentity } from "./identityFacts.ts";
import { readInjuries } from "./injuryFacts.ts";
import { readWork } from "./jobFacts.ts";
import { readMass } from "./measures.ts";
import { readTastes } from "./tasteFacts.ts";

const LIFTS = compiled(`\\b(?:${EXERCISE}|sets?|reps?)\\b|\\d ?[x×] ?\\d`);

/** An age inside a request is the writer's where it says so. */
const OWN_AGE =
  /\b(?:i am|im|me,?|as an?) (?:an? )?\d{2}\b(?! ?(?:kg|lb|min))|\bold \((?:me|thats me|that is me|myself)\)|\b\d{2} ?-?years? ?-?old (?:\w+ ){0,2}?like (?:me|myself)\b|(?:^|\bthat )at \d{2},? (?:and )?(?:with|after) /;

const NOT_YET = /\b(?:once|when|if|until|till|before|by the time|after)\b/;
/** Asking to be shown things in a unit says which one is wanted. */
const UNIT = "(?:lbs?|kgs?|pounds|kilos?|kilograms|metric|imperial)\\b";
const IN_UNITS = compiled(
  `\\b(?:show|display|give|list|write|log|tell|use|count|put)\\b.* in ${UNIT}|` +
    `\\b(?:switch|change|set|convert|put|move)\\b.* (?:units?|everything|me|all)\\b.* (?:to|into|in) ${UNIT}|` +
    `\\b(?:you|u) (?:please |pls |just )?use ${UNIT}|\\b(?:can|could) (?:we|you|u|i) (?:please |pls |just )?(?:do|use|have|go|get|see|switch|work|talk|stick)(?: (?:everything|it|this|things|that))? (?:to |in |with )?${UNIT}|^(?:please |just )*(?:show|give|tell) me (?:in )?(?:the )?${UNIT}(?: instead| not \\w+| please)?$`,
);

/** "If my back wasn't shot": what is wished away is there. */
const WISHED_AWAY =
  /\b(?:if|wish) (my (?:\w+ ){1,3}?(?:was|were|did)) not ((?:so |such |still |this |that |always |constantly )?(?!in pain)[a-z]+(?: \w+){0,2})/;

/** In: a clause that supposes something. Out: the injury it takes for granted. */
export function readWishedAway(scope: FactScope): FactDraft[] {
  const match = WISHED_AWAY.exec(scope.clause.folded);
  if (match?.[1] === undefined) return [];
  const folded = `${match[1].replace(/ (?:was|were|did)$/, (verb) => (verb === " did" ? "" : verb === " were" ? " are" : " is"))} ${match[2]}`;
  return readInjuries({ ...scope, before: null, clause: { ...scope.clause, folded, plain: folded, mood: "stated" } });
}

const LIKE_ME =
  /\b(?:like me|as me|myself|me|as (?:someone|somebody|a person|one)),? (?:who|that) (.+)$|\b(?:someone|somebody|a (?:person|guy|man|woman|girl)) (?:who|that) (.+?) (?:like (?:me|myself)$|\((?:me|thats me|that is me|myself|aka me)\))/;
/** What somebody asks, behind what they say of themselves. */
const THEN_ASKS = /,? (?:what|how|which|should|can|could|is|are|do|does|when|where|why)\b.*$/;

/** "A plan for a nurse like me who trains at 6": what follows is said of the writer. */
function ofOneLikeMe(scope: FactScope): FactDraft[] {
  const said = LIKE_ME.exec(scope.clause.folded)?.slice(1).find(Boolean)?.replace(THEN_ASKS, "");
  if (said === undefined) return [];
  const folded = `i ${said.replace(/^(\w+[^s])s (?=\w|$)/, "$1 ")}`;
  const clause: FactClause = { ...scope.clause, folded, plain: folded, mood: "stated" };
  return [readAvailability, readWork, readDiet, readHealth, readTastes, readBody].flatMap((reader) =>
    reader({ ...scope, clause, before: null, asksForTraining: false }),
  );
}

/** What a question or a wish takes for granted of its writer: "… since im veggie", "as a nurse, when do i …", "now that i'm 60 …". */
const GIVEN =
  /\b(?:since|because|cause|now that|given that|seeing as|considering|as|when) (i (?:have moved to|am|have|had|moved to|live in|work|take|eat|do not eat|teach|got)\b[^,?]{2,60})|(?:^|[,;] ?|\b(?:and|but|for me) )(?:as|being|i am) (an? [^,?]{3,40})/;
const GIVEN_READERS: readonly FactReader[] = [readDiet, readWork, readHealth, readAge];

function takenForGranted(scope: FactScope): FactDraft[] {
  const match = GIVEN.exec(scope.clause.folded);
  const said = match?.[1] ?? (match?.[2] === undefined ? undefined : `i am ${match[2]}`);
  if (said === undefined || /\bif\b|\bwhen i (?:am|have|get)\b/.test(match?.[0] ?? "")) return [];
  const folded = said
    .replace(/ (?:how|what|which|when|where|should|can|could|do|does|is|are|would|will) .*$/, "")
    .trim();
  const clause: FactClause = { ...scope.clause, folded, plain: folded, mood: "stated" };
  const place = /\bi (?:have )?(?:moved to|live in)\b/.test(said)
    ? readIdentity({ ...scope, clause: { ...clause, text: scope.clause.text } })
    : [];
  return [
    ...place,
    ...GIVEN_READERS.flatMap((reader) => reader({ ...scope, clause, before: null, asksForTraining: false })),
  ];
}

/** What a question says of the one it is asked for: "at 63", "with a stent", "for a 58 kg woman", "on lithium". */
const DESCRIBED =
  /(?:^|[ ,(])(at|with|as|on|for|being|after|is|does) ((?:an? |my )?(?:(?! (?:with|as|at|on|after|for)\b)[^,;?()]){2,60})/g;
const ENDS =
  / (?:who|that|which|how|what|when|where|can|could|should|shall|do|does|is|are|am|will|would|too|enough|ok|okay|good|bad|safe|fine|on|for|to|so) .*$/;
/** "How hard can I push": what is described is the writer. */
const ASKS_FOR_SELF =
  /^(?:at|with|as|being) |\b(?:with|on|for|given|despite) my \w|\b(?:can|could|should|shall|may|do|am|will|would|must) i\b|\bi (?:can|could|should|may|am|do)\b|\bfor me\b|\bmy (?:training|workouts?|squats?|lifts?|plan)\b/;
/** Only begun with, or not begun with at all. */
const ONLY_THOUGHT_OF =
  /\b(?:should|would|could|if|start|starting|try|trying|go|going|get|getting|put|switch|think\w*|consider\w*|without|not) (?:\w+ ){0,2}$/;
/** How the same is stated. */
const FRAMES: Record<string, readonly string[]> = { with: ["i have", "i take"], after: ["i had"], on: ["i am on"] };
const DESCRIBED_READERS: readonly FactReader[] = [readAge, readBody, readHealth, readDiet];

/** "How much should I bench at 80 kg": what a lift is measured by. */
const OF_THE_LIFTER = /\b(?:how (?:much|heavy|strong)|what should|good|decent|body ?weight|bw|weigh\w*)\b/;

function describedIn(scope: FactScope, folded: string, isSelf: boolean): FactDraft[] {
  return [...folded.matchAll(DESCRIBED)].slice(0, 6).flatMap(({ 1: lead = "", 2: phrase = "", index }) => {
    const isOfBody = !isSelf && (lead === "for" || lead === "is" || lead === "does");
    const isAge = /^\d\d\b/.test(phrase);
    const isOfLift = lead === "at" && NAMES_LIFT.test(folded) && !OF_THE_LIFTER.test(folded);
    if (
      isOfBody ||
      isOfLift ||
      (lead === "at" && isAge && index > 0) ||
      ONLY_THOUGHT_OF.test(folded.slice(0, index + 1))
    )
      return [];
    const what = phrase.replace(ENDS, "").trim();
    return (FRAMES[lead] ?? ["i am"])
      .flatMap((frame): FactDraft[] => {
        const said = `${frame} ${what}`;
        const clause: FactClause = { ...scope.clause, folded: said, plain: said, mood: "stated" };
        return DESCRIBED_READERS.flatMap((reader) =>
          reader({ ...scope, clause, before: null, asksForTraining: false }),
        );
      })
      .filter(({ op, type }) => op === "state" && (type !== "age" || isSelf || lead === "at" || lead === "as"));
  });
}

const THAT_IS_ME =
  /^(?:(?:that|which|this) (?:is|would be) (?:literally |basically |also )?me\b|asking for (?:me|myself)\b|\(?(?:it is )?me\)?$)/;
const HAVE_IT =
  /^(?:and |because |cause )?i (?:(?:also|actually|do|myself|just) )*(?:have(?: got)?|got|suffer from|was diagnosed with|live with) (?:it|that|this|one)\b/;
const WHERE_I_AM = /^(?:that|it|which|there) ?(?:is|s)? (?:where )?i (?:live|stay|am|work|am based)\b/;
const ASKED_PLACE = /\b(?:round|around|near|in|close to|by|at) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u;
const STILL_ON_IT = /^(?:and |i |have |am |been |already )*(?:been )?(?:on|taking) (?:it|them|that)\b/;

/** "How much protein for a 58 kg woman? that's me", "creatine with lithium? been on it for nine years": said of the question before. */
export function readAskedBefore({ clause, before, ...given }: FactScope): FactDraft[] {
  if (before?.mood !== "asked" && before?.mood !== "requested") return [];
  const scope = { ...given, clause: { ...before, text: `${before.text} ${clause.text}` }, before: null };
  if (THAT_IS_ME.test(clause.folded))
    return describedIn(scope, `${before.folded}, ${clause.folded.replace(THAT_IS_ME, "")}`, true);
  if (HAVE_IT.test(clause.folded)) {
    const said = `i have ${before.folded}`;
    const had = readHealth({
      ...scope,
      clause: { ...scope.clause, folded: said, plain: said, mood: "stated" },
    }).filter(({ op, type }) => op === "state" && type === "health_condition");
    return had.length === 1 ? had : [];
  }
  const place = WHERE_I_AM.test(clause.folded) ? ASKED_PLACE.exec(before.text)?.[1] : undefined;
  if (place) return [state("location", place)];
  return STILL_ON_IT.test(clause.folded)
    ? describedIn(scope, before.folded, false).filter(({ type }) => type === "medication")
    : [];
}

const FOR_ONE_WITH =
  /^(?:(?:that is|thats|it is|which is|is|pretty|quite|so|and|not) ){0,3}(?:too |so |that |half )*(?:bad|good|decent|ok|okay|solid|shabby|respectable)(?: going| effort)? for (?:someone|somebody|an? (?:\w+ )?(?:guy|man|woman|girl|bloke|person)) (?:with|who has) (.{3,60})$/;

/** "5k in 27 min, not bad for someone with asthma": said of what the writer did, it is the writer. */
export function readPraisedSelf({ clause, before, ...given }: FactScope): FactDraft[] {
  const what = FOR_ONE_WITH.exec(clause.folded)?.[1];
  if (what === undefined || clause.mood !== "stated" || before?.owner !== "self" || before.mood !== "stated") return [];
  const said = `i have ${what}`;
  return readHealth({ ...given, before: null, clause: { ...clause, folded: said, plain: said } });
}

const EATS =
  /\b(?:protein\w*|calories|kcal|carbs|macros|maintenance|creatine|tdee|eiweiss|kalorien|calorias|calorie|proteinas?)\b/;
const AT_MASS = /\b(?:at|bei|con|com) (\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds))(?=$|[ ,;?.!])/;
const OF_SELF = /\b(?:i|my|me|ich|mein\w*|je|mon|yo|mi|io|eu|meu)\b/;
const NOT_REACHED = /\b(?:once|until|till|goal|target|would|by the time|get to|reach|hit|someone|people|person)\b/;

/** "Enough protein at 95kg if I'm trying to get lean": food is counted by what the writer weighs. */
export function readEatsAtWeight(clauses: readonly FactClause[]): { draft: FactDraft; clause: FactClause } | null {
  if (!clauses.every(({ owner }) => owner === "self") || !clauses.some(({ folded }) => OF_SELF.test(folded)))
    return null;
  for (const clause of clauses) {
    const { folded, mood } = clause;
    if (mood === "supposed" || mood === "quoted" || !EATS.test(folded) || NOT_REACHED.test(folded)) continue;
    const mass = LIFTS.test(folded) ? null : readMass(AT_MASS.exec(folded)?.[1] ?? "");
    if (mass !== null && mass.metric >= 40) return { draft: state("body_weight", mass.value), clause };
  }
  return null;
}

/** "Stop giving me box jumps": what one is not to be given is not liked. */
const NOT_AGAIN =
  /^(?:(?:please|pls|plz|can you|could you|and|just|so) )*(?:stop|quit) (?:giving|programming|putting|suggesting|adding|assigning)(?: me)?(?: in)? (?:any |the |more |so many |these |those )?((?!me\b|advice|it\b|that\b|them\b|this\b|numbers?|tips)[a-z][a-z -]{2,30}?)(?=$|[,.]| (?:in|into|please|pls|again|my|i|they|it|every|all|because|for)\b)/;

/** The same in other languages: "nunca me pongas burpees", "gib mir nie wieder Ausfallschritte". */
const NOT_AGAIN_ABROAD =
  /^(?:(?:por favor|bitte|s il te plait|per favore|e|y|und|et)[ ,]+)*(?:(?:nunca|jamas) (?:mas )?me (?:pongas|des|metas|mandes|programes)|no me (?:pongas|des|metas|mandes|programes) (?:mas|nunca(?: mas)?|jamas)|gib mir (?:bitte )?nie(?:mals)?(?: wieder| mehr)?|ne me (?:mets|donne|propose|colle) (?:plus|jamais)(?: (?:de|d|des))?|non (?:mettermi|darmi|propormi) (?:mai(?: piu)?|piu)|(?:nunca(?: mais)?|jamais) me (?:passe|passes|coloque|coloques|de|mande|mandes)|nao me (?:passe|passes|coloque|coloques|mande|mandes) (?:mais|nunca(?: mais)?)) (?:las |los |les |le |la |gli |i |os |as |die |den )?([a-z][a-z -]{2,30}?)(?=$|[,.]| (?:por favor|bitte|s il te plait|stp|per favore|porque|weil|perche|car|mas|mehr|nunca|jamais|mai)\b)/;

/** What a plea not to be given something again says of the writer's tastes. */
export const readRefused: FactReader = (scope) => {
  const { folded: said } = scope.clause;
  const what = (NOT_AGAIN.exec(said) ?? NOT_AGAIN_ABROAD.exec(said))?.[1];
  if (what === undefined) return [];
  const folded = `i hate ${what}`;
  return readTastes({ ...scope, before: null, clause: { ...scope.clause, folded, plain: folded, mood: "stated" } });
};

/** What a question or a request says of its writer besides: what hurts, what there is, what is taken for granted. */
export const readImplied: FactReader = (scope) => {
  const { clause } = scope;
  return [
    ...readInjuries(scope),
    ...readRefused(scope),
    ...readOwnedInRequest(scope),
    ...ofOneLikeMe(scope),
    ...takenForGranted(scope),
    ...(clause.mood === "asked" && ASKS_FOR_SELF.test(clause.folded) ? describedIn(scope, clause.folded, false) : []),
    ...(OWN_AGE.test(clause.folded) && !NOT_YET.test(clause.folded) ? readAge(scope) : []),
    ...(IN_UNITS.test(clause.folded) ? readUnits(scope) : []),
  ];
};
