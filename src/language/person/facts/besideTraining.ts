import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";

type Said = { type: string; value: string; text: string };
/** One statement, folded, with the clause and the message that it was read from. */
type Reading = { value: string; own: string; all: string };

const SETS = compiled(`\\d ?[x×*] ?\\d|\\b\\d+ (?:sets?|reps?)\\b|\\b(?:${EXERCISE})s?\\b.*\\d`);
const OF_SCALES =
  /\b(?:i weigh\w*|i am (?:at |about )?\d|weighed|scales?|bw|body ?weight|wieg\w*|waage|peso|pese|bilancia|balanca|bascula)\b/;
/** "I think 80kg": the load of which somebody is not sure. */
const HEDGED =
  /^\W*(?:(?:and|but|with|at) )*(?:(?:i )?(?:think|believe|guess|reckon|suppose)|(?:pretty|fairly|quite|almost|not) sure|probably|presumably|maybe|ich glaube|glaub(?:e)?|je crois|creo(?: que)?|credo|acho(?: que)?)(?: (?:it was|with|at|about|around|maybe|c etait|era|es waren|war))*\W+\d/;
/** "3x8 with my weight at 80kg". */
const WEIGHT_OF_SETS = /\b(?:with|and) (?:my|the) weight (?:at|of|on|was|being|set)\b/;
/** "bench | 3 | 8 | 80kg": a row of a table that begins with a lift. */
const ROW = compiled(`^\\W*(?:[a-z -]+ )?(?:${EXERCISE})s? *\\|[^|]*\\d[^|]*\\|`);
const isLoad = ({ own, all }: Reading): boolean =>
  !OF_SCALES.test(all) &&
  ((HEDGED.test(own) && SETS.test(all)) || (WEIGHT_OF_SETS.test(own) && SETS.test(own)) || ROW.test(all));

/** "I hate cardio, legs please", "I hate running, chest workout": what is wished for behind what is hated. */
const PLEASE = "(?:please|pls|plz|bitte|por favor|per favore|s il (?:te|vous) plait|stp|svp)";
const PLEASE_BEHIND = compiled(`^ ${PLEASE}\\b`);
const PLEASE_ALONE = compiled(`^\\W*(?:${PLEASE})?\\W*$`);
const ONE_SESSION = /\b(?:workout|session|einheit|seance|sesion|sessione|treino|entrenamiento|allenamento)$/;
function isWishedFor({ value, own }: Reading): boolean {
  const at = own.lastIndexOf(value);
  if (at < 0 || !/[,;.-] ?(?:so |now |and |just |give me |also |dann |then )*$/.test(own.slice(0, at))) return false;
  const behind = own.slice(at + value.length);
  return PLEASE_BEHIND.test(behind) || (ONE_SESSION.test(value) && !/\bplans?\b/.test(behind));
}
/** "My heart keeps skipping beats": a complaint that names what another sentence likes. */
const COMPLAINS =
  /^(?:my|mein\w*|mon|ma|mi|mio|mia|meu|minha) \w+ (?:\w+ )?(?:keeps?|hurts?|feels?|stops?|starts?|goes|went|got|gets|is|are|was|were)\b/;

/** "Feels tight, like the muscle", "sore when I press, like doms": a comparison of what is felt. */
const FELT =
  /\b(?:feels?|felt|feeling|hurts?|hurting|sore|soreness|tight|tightness|stiff\w*|pains?|painful|ach(?:e|es|ed|ing|y)|burn(?:s|ed|ing)?|throb\w*|tingl\w*|numb\w*|cramp\w*|swollen|puls\w*|pressure|pinch\w*|twinges?)\b/;
const COMPARES =
  /(?:^|[,;.] ?)(?:more |just |kind of |kinda |sort of |sorta |a bit |almost |but )*like (?:an? |the |my |some |old |bad )*$/;
function isCompared({ value, own, all }: Reading): boolean {
  const at = own.lastIndexOf(value);
  return at >= 0 && COMPARES.test(own.slice(0, at)) && FELT.test(all.slice(0, Math.max(0, all.lastIndexOf(value))));
}

/** "Recovering from pneumonia", "I live in pain": no place. */
const NO_PLACE =
  /^(?:constant |chronic |daily |so much |my |a lot of |total |pure )*(?:pain|agony|misery|fear|hope|denial|discomfort|stress|chaos|dread|anxiety|poverty|silence|sin|schmerzen|angst|douleur|dolor|dolore|dor)\b/;
const OVER_ILLNESS =
  /\b(?:recover\w*|recuperat\w*|suffer\w*|heal\w*|convalesc\w*|coming (?:back|off)|come off) (?:well |slowly |still |back )?(?:from|after|with) (?:an? |the |my )?$/;
const isNoPlace = ({ value, own }: Reading): boolean =>
  NO_PLACE.test(value) || OVER_ILLNESS.test(own.slice(0, Math.max(0, own.indexOf(value))));

/** "3 sets of planks, 1 minute each", "no time, killer 15 min workout": how long a set or the session that is wished for lasts. */
const LENGTH_EACH = /^\d+(?:[.,]\d+)? ?-?(?:min\w*|sec\w*|hours?) (?:each|apiece)$/;
const LENGTH_OF_ONE = /^(?:about |around )?\d+ ?-?min\w* (?:workout|session)$/;
const USUALLY =
  /\b(?:i (?:\w+ )?(?:can|have|get|do|manage|prefer|like|train|want)|only|usually|always|max\w*|most|per|every|days?|times?(?! killer)|a week|weekly|from now on|available|free)\b/;
const SETS_TOLD = compiled(`\\b(?:sets?|rounds?|reps?|(?:${EXERCISE})s?)\\b`);
const SESSIONS = /\b(?:sessions?|workouts?|days?|times? (?:a|per))\b/;
function isNoTime({ value, own, all }: Reading): boolean {
  if (LENGTH_EACH.test(value)) return SETS_TOLD.test(all) && !SESSIONS.test(all);
  const at = own.lastIndexOf(value);
  return (
    LENGTH_OF_ONE.test(value) &&
    at >= 0 &&
    PLEASE_ALONE.test(own.slice(at + value.length)) &&
    !USUALLY.test(own.split(/[,;.] ?/).at(-1) ?? own)
  );
}

/** "I got it, bench", "my hands hurt from calluses". */
const GOT_IT = /\bgot (?:it|them|that)\W+(?:the |my )?([a-z -]+?)\W*$/;
const SKIN =
  /\b(?:from|with|because of|due to|by) (?:(?:the|my|all|some|new|these|those|torn|ripped) )*(?:callus\w*|callous\w*|blisters?|knurling|chalk)\b/;
const MORE_THAN_SKIN = /\b(?:numb\w*|swoll\w*|swell\w*|infect\w*|pus|weeks?|sharp|joint|tendon|wrist|elbow|shoulder)\b/;

/** "Stop eating until my abs show": nothing to train for. */
const STARVES =
  /\b(?:(?:stop|quit) eating|not eat(?:ing)?|never eat(?:ing)?)(?: (?:until|till|at all|altogether|completely|entirely|for \d|anything|food)\b|$)|\b(?:starv\w+|eat(?:ing)? nothing|throw(?:ing)? up|purg\w+)\b|\b(?:aufhoren zu essen|nichts (?:mehr )?essen|arreter de manger|ne (?:rien|plus) manger|dejar de comer|no comer nada|smettere di mangiare|parar de comer)(?: (?:bis|jusqu\w*|hasta|fino|finche|ate)\b|$)/;

const OTHERWISE: Readonly<Record<string, (reading: Reading) => boolean>> = {
  body_weight: isLoad,
  preference_dislike: isWishedFor,
  preference_like: (reading) => COMPLAINS.test(reading.value) || isCompared(reading) || isWishedFor(reading),
  location: isNoPlace,
  availability: isNoTime,
  equipment: ({ value, own }) => GOT_IT.exec(own)?.[1] === value,
  goal: ({ value }) => STARVES.test(value),
  injury: ({ own }) => SKIN.test(own) && !MORE_THAN_SKIN.test(own),
};

/**
 * Whether what was read as a fact tells of the training beside it: a load, the session that is wished for, the length of a set. In:
 * one statement, with the words it was read from, and the whole message as typed.
 */
export function isOfTrainingBeside({ type, value, text }: Said, whole: string): boolean {
  const isOtherwise = OTHERWISE[type];
  return isOtherwise?.({ value: foldText(value), own: foldText(text), all: foldText(whole) }) ?? false;
}
