import { readCoachQuestions } from "../../language/coaching/coachQuestion.ts";
import type { ReplyPart } from "../../protocol/turn.ts";
import { answerFinding } from "../coach/answerFinding.ts";
import { textOf } from "../coach/answerParts.ts";
import type { CoachFinding } from "../coach/coachEvidence.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";

/** Notes on these say nothing of food, whatever a question about it names beside it. */
const OF_THE_BODY: ReadonlySet<string> = new Set(["safety", "aches", "anatomy", "movements"]);
/** What one food holds is in no note. */
const OF_ONE_FOOD =
  /\bhow (?:many|much)\b.*\b(?:in|has|have) (?!(?:the |my )?(?:summer|winter|spring|autumn|heat|hot|cold|sun|mornings?|evenings?|nights?|total|general|training|advance|case|between|days?|weeks?|months?|deficit|surplus)\b)(?:an?|one|the|my|\d|some)?\b ?\w+\W*$/i;
const ASKS =
  /\?|\b(?:what'?s|what|how|should|shall|can|could|is|are|does|do|will|would|which|why|when|worth|need|better|or|any|per day|a day|alternatives?|tips|advice|sources|vs)\b/i;
/** "Vegan protein sources": named and nothing told of it. */
const isSubjectAlone = (text: string): boolean =>
  text.split(/\s+/).length <= FEW_WORDS &&
  !/\d|\b(?:i|we|my|had|ate|drank|just|today|for (?:breakfast|lunch|dinner))\b/i.test(text);
const FEW_WORDS = 6;
const ASKS_ELSEWHERE =
  /(?:^|[^\p{L}])(?:wie ?viel\w*|wann|was|welche\w*|soll|muss|brauche|combien|quel\w*|faut-il|dois-je|cuánt\w*|cuant\w*|qué|debo|quant\w*|quale|quali|devo|qual|quais)(?![\p{L}])/iu;
/** What was drunk bears on training whether or not anything is asked in the same breath. */
const BEARS_ON_TRAINING = "alcohol";
/** What is eaten and drunk is a matter of recovery; so near a note is about what was asked without being named. */
const OF_FOOD = "recovery";
const ABOUT = 0.3;
const NEAREST = 6;
const NONE = {
  exercises: [],
  total: 0,
  emptiedBy: null,
  near: [],
  limitations: [],
  equipment: null,
  goal: null,
  unit: null,
};

/**
 * What the notes say to a question about food or drink whose subject they have outright, or the sum that was asked for, with what was asked `before`, oldest first; `null`
 * where they have neither, or where food is told and nothing asked; alcohol that is told is answered as well. Looks nothing up. Pure.
 */
export function answerFoodQuestion(text: string, before: readonly string[], ports: CoachPorts): ReplyPart | null {
  if (OF_ONE_FOOD.test(text)) return null;
  const isAsked = ASKS.test(text) || ASKS_ELSEWHERE.test(text) || isSubjectAlone(text);
  const findings = readCoachQuestions(text, ports, before).flatMap((question): CoachFinding[] => {
    if (isAsked && question.sum?.op === "protein")
      return [{ ...NONE, question: { ...question, kind: "sum" }, notes: ["protein"] }];
    const notes = question.subjects.filter((id) =>
      isAsked ? !OF_THE_BODY.has(ports.knowledge.byId(id)?.topic ?? "") : id === BEARS_ON_TRAINING,
    );
    const found = isAsked ? ports.knowledge.search(question.text, NEAREST) : [];
    // "Protein without meat" names protein as well: the note that has most of the words is meant.
    const ofFood = notes.filter((id) => ports.knowledge.byId(id)?.topic === OF_FOOD);
    const named = ofFood.length > 0 ? ofFood : notes;
    const nearest = found.find(({ note }) => named.includes(note.id))?.note.id ?? named[0];
    const near = found.find(({ note, score }) => note.topic === OF_FOOD && score >= ABOUT)?.note.id;
    const meant = nearest ?? near;
    return meant === undefined ? [] : [{ ...NONE, question: { ...question, kind: "concept" }, notes: [meant] }];
  });
  const [first] = findings;
  const last = before.at(-1);
  // "How much a day then": of what was asked about before.
  if (first === undefined && isAsked && last !== undefined && text.split(/\s+/).length <= FEW_WORDS)
    return answerFoodQuestion(`${last} ${text}`, [], ports);
  if (first === undefined) return null;
  const answer = answerFinding(first, ports);
  return answer.lines.length === 0 ? null : { text: textOf(answer), cards: [], citations: answer.citations };
}
