import { figuredText } from "../../corrections/figuredText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { capitalised } from "./asTyped.ts";
import { end, type FactDraft, type RecentFact, state } from "./factDraft.ts";
import { fitting, NEAR, yearsMeant } from "./figureMeant.ts";
import { massOf, readHeight, readMass } from "./measures.ts";

const CORRECTS =
  /^(?:(?:(?:ha)+h?|(?:he){2,}|lol|lmao|jk|(?:just |only )?(?:kidding|joking)|korrektur|correccion|correzione|correcao|no|nope|nah|sorry|(?:scratch|scrap|strike) that|wait|hang on|hold on|my bad|ne|nee|ups|ops|oups|actually|oops|correction|i meant?|i mean|it is|its|make that|make it|should be|that is|rather|well|ok|oh|not (?:that|it|this|the|my|[^\s,]{0,12}\d\S{0,12})(?: \S{1,40})?|it was|nein|non|nao|besser|eher|plutot|mejor|mas bien|anzi|alias|now|up to|down to|back to|at|update|hmm|just|about|around|only|but|am|i am|i|more like|is|to be exact|exactly|say|meaning)[ ,.:;!-]+){1,8}/;
const TAIL =
  /[ ,.;!]+(?:now|since .*|as of .*|by the way|not .*|instead of .*|actually|sorry|my bad|today|this (?:morning|week|month|evening)(?:[,.;]+ (?:so )?(?:the |my )?(?:bulk|cut|diet)(?:ing)? .*)?|after .*|kg not .*|i (?:mean|meant)|jetzt|ahora|maintenant|adesso|agora|ish|then|please|exactly|(?:to be |more )?(?:exact|precise|accurate)|genau(?:er)?(?: gesagt)?|um genau zu sein|pour etre (?:precis|exact)|para ser (?:exact[oa]|precis[oa])|per essere precis[oi]|exactement|exactamente|esattamente|exatamente){1,12}[ .!]*$/;

/** A figure that is called the right one, wherever it stands: "after breakfast, make that 85.2". */
const MARKED =
  /(?:^|[ ,.;])(?:make (?:that|it)|should be|i meant?|correction|nee|nein|warte|wait|sorry|oops|rather|ya son|anzi)[ ,:.!]+(?:(?:no|wait|warte|it is|its)[ ,]+)?(~?\d{1,3}(?:[.,]\d{1,2})?(?: ?(?:kgs?|kilos?|lbs?|pounds?|cm|reps?))?)(?=$|[,.;!]| (?:\w+[ .!]*){1,5}$)/;

/** "With two n's: Anna", "Erik with a k". */
const NAME_SPELLED =
  /^(?:(?:no|oh|sorry|and|btw|that['’]?s|it['’]?s)[\s,.:;!-]+)*(?:(?:spelled |written )?with (?:an?|one|two|2|a double|double) \p{L}(?:['’]?s)?(?: at the end| not \S+)?[\s,.:;-]+(\p{L}{2,20})|(\p{L}{2,20}),? (?:spelled |written )?with (?:an?|one|two|2|a double|double) \p{L}(?:['’]?s)?(?: at the end)?)[\s.!]*$/iu;
const NAME_MEANT =
  /^(?:(?:no|nope|sorry|wait|oops|typo|auto ?correct|actually|i mean|haha|lol|argh|ugh|damn)[\s,.:;!-]+)+(?:it['’]?s |it is |i meant? |it should be |make that |spelled )?(?:not \p{L}+,? )?(\p{L}{2,20})(?=$|[\s.,!])(?:(?: with| not|,| instead).*)?[.!]?$/iu;

const TAKES_BACK =
  /^(?:(?:(?:ha)+h?|(?:he){2,}|lol|lmao|oh|ah|ok|so|and|but|hm+|er|um+)[ ,.]+)*(?:no|nope|nah|sorry|wait|hang on|hold on|actually|oops|whoops|correction|my bad|wrong|(?:scratch|scrap|strike|ignore|forget) that|typo|nein|moment|korrektur|correccion|correzione|correcao|non|perdon|scusa|desculpa)\b/;
const OF_A_LOG = compiled(
  `\\d ?[x×] ?\\d|\\b(?:${EXERCISE}|sets?|reps?|min\\w*|hours?|hrs?|km|miles|late|dumb\\w+|bar)\\b`,
);

const AMENDS = /^(?:make (?:that|it)|should be|i meant?|rather|more like|besser|plutot|mejor|anzi|alias)\b/;
const BARE_FIGURE = /^~?(\d{2,3}(?:[.,]\d{1,2})?)$/;

/** "Sorry 81" behind "80 years old and 82 kg": the two or more figures of one turn that it may put right, told right before. */
export function readUnclearFigure(text: string, recent: readonly RecentFact[]): RecentFact[] {
  const [last] = recent;
  const turn = last?.source?.turnId;
  const folded = figuredText(text.slice(0, 60));
  if (!last?.isRightBefore || turn === undefined || !(TAKES_BACK.test(folded) || AMENDS.test(folded))) return [];
  const figure = BARE_FIGURE.exec(
    folded
      .replace(CORRECTS, "")
      .replace(TAIL, "")
      .replace(/[\s.!]+$/, ""),
  )?.[1];
  if (figure === undefined) return [];
  const meant = fitting(figure, recent).filter(({ source }) => source?.turnId === turn);
  return meant.length > 1 ? meant : [];
}

/** "Scratch that, scale was on the carpet. 83.1 on the tiles": the one figure behind words that take the last one back, close to it. */
function nearFigure(folded: string, { type, value }: RecentFact, unit: "kg" | "lb" | null): FactDraft | null {
  const reach = NEAR[type];
  const figures = [
    ...folded.matchAll(/(?<![\d.,:])\d{2,3}(?:[.,]\d{1,2})?(?![\d:]| ?(?:x|reps?|sets?|min\w*|%|years? ago))/g),
  ];
  const [figure] = figures.map(([said]) => said);
  const known = Number(/\d+(?:\.\d+)?/.exec(value)?.[0] ?? Number.NaN);
  if (OF_A_LOG.test(folded)) return null;
  if (reach === undefined || figure === undefined || figures.length > 1 || !TAKES_BACK.test(folded)) return null;
  const meant = Number(figure.replace(",", "."));
  if (meant === known || !(Math.abs(meant - known) / known <= reach)) return null;
  if (type === "age") return Number.isInteger(meant) ? state("age", figure) : null;
  const named = /\b(kg|lb)\b/.exec(value)?.[1] as "kg" | "lb" | undefined;
  const read = type === "height" ? readHeight(`${figure} cm`) : massOf(figure, named ?? unit);
  return read && state(type, read.value);
}

/** "Change it to 110", "make that 110": the figure takes the place of the one that was told. */
const CHANGES_IT =
  /^(?:(?:please|pls|ok|okay|and|so|can you|could you|lets|let us)[ ,]+)*(?:(?:change|set|raise|lower|bump|update|make|put|move|adjust) (?:it|that|this|(?:my|the) goal)(?: up| down)?(?: (?:to|at))?|(?:mach|ander[en]?|setz\w*) (?:es|das)(?: (?:auf|zu))?|(?:change|mets)[ -]?(?:le|la|ca)(?: (?:en|a))?|(?:cambia|pon|ponlo|cambialo|mettilo|muda|coloca)(?: (?:lo|la|eso|isso))?(?: (?:a|en|in|para|em))?) \d{1,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds)?(?:,? (?:lol|haha|actually|instead|then|please|pls|now))*[\s.!]*$/;

/** How far another figure of a goal may be from the one it takes the place of. */
const GOAL_REACH = 0.5;

/** "Scrap that, 110" a moment after "my goal is a 100 kg bench": the figure is the goal's, and no weight of a body. */
export function readGoalFigure(text: string, [last]: readonly RecentFact[]): FactDraft[] {
  if (last?.type !== "goal" || last.isJustTold !== true || text.length > 60 || text.includes("?")) return [];
  const folded = figuredText(text);
  if (
    !(TAKES_BACK.test(folded) || CHANGES_IT.test(folded)) ||
    /\b(?:weigh|scales?|body ?weight|bw|tall|old)\b/.test(folded) ||
    OF_A_LOG.test(folded)
  )
    return [];
  const said = [...folded.matchAll(/(?<![\d.,:])\d{1,3}(?:[.,]\d)?(?![\d:%])/g)].map(([figure]) => figure);
  const known = [...last.value.matchAll(/\d{1,3}(?:\.\d)?/g)].map(([figure]) => figure);
  const [meant, old] = [said[0], known[0]];
  if (said.length !== 1 || known.length !== 1 || meant === undefined || old === undefined || meant === old) return [];
  if (Math.abs(Number(meant.replace(",", ".")) - Number(old)) / Number(old) > GOAL_REACH) return [];
  return [end("goal", last.value, last.key), { ...state("goal", last.value.replace(old, meant)), key: last.key }];
}

/**
 * A figure that corrects what was said last: "no, 87", "up to 77 now". In: the message, what is known with the newest
 * first, and the unit of bare weights. Out: the statement with the new figure, or `null` when no figure fits what is known.
 */
export function readCorrection(
  text: string,
  recent: readonly RecentFact[],
  unit: "kg" | "lb" | null,
): FactDraft | null {
  const folded = figuredText(text.slice(0, 200));
  const [last] = recent;
  if (last?.type === "name") {
    const spelled = NAME_SPELLED.exec(text);
    const named = spelled?.[1] ?? spelled?.[2] ?? NAME_MEANT.exec(text)?.[1];
    return named ? state("name", capitalised(named)) : null;
  }
  if (last === undefined || folded.length > 120 || /\?/.test(folded)) return null;
  if (last.type === "body_weight" && yearsMeant(folded, recent) !== null) return null;
  const marked = MARKED.exec(folded)?.[1];
  const rest = (marked ?? folded)
    .replace(CORRECTS, "")
    .replace(TAIL, "")
    .replace(/[\s.!]+$/, "");
  const near = nearFigure(folded, last, unit);
  if (near !== null) return near;
  if (!/^~?\d/.test(rest) || (marked === undefined && rest === folded && !TAIL.test(folded))) return null;
  // "Sorry 183" behind a height and a weight is of the one that it is near.
  const bare = BARE_FIGURE.exec(rest)?.[1];
  const others = bare === undefined ? [] : fitting(bare, recent);
  if (others.length > 0 && NEAR[last.type] !== undefined && !others.includes(last)) return null;
  const figure = /^~?(\d{1,3}(?:[.,]\d{1,2})?)(?: ?(?:kgs?|kilos?|lbs?|pounds?|years?(?: old)?|cm))?$/.exec(rest)?.[1];
  if (last.type === "body_weight") {
    const known = /\b(kg|lb)\b/.exec(last.value)?.[1] as "kg" | "lb" | undefined;
    const mass = readMass(rest) ?? (figure ? massOf(figure, known ?? unit) : null);
    return mass && state("body_weight", mass.value);
  }
  if (last.type === "height") {
    const height =
      readHeight(rest) ?? (figure && !/kg|kilo|lb|pound|year/.test(rest) ? readHeight(`${figure} cm`) : null);
    return height && state("height", height.value);
  }
  if (last.type === "age" && figure && Number(figure) >= 10 && Number(figure) < 100) return state("age", figure);
  if (last.type === "personal_record" && /^\d+(?:[.,]\d+)? ?(?:kgs?|lbs?|kilos?|pounds?|reps?)?$/.test(rest)) {
    const [lift = "", amount = ""] = last.value.split(": ");
    const named = /[a-z]+$/.exec(amount)?.[0];
    return {
      ...state("personal_record", `${lift}: ${/[a-z]/.test(rest) || !named ? rest : `${rest} ${named}`}`),
      key: last.key,
    };
  }
  return null;
}
