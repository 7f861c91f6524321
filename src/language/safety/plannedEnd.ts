import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { asOwn, emergency } from "./finding.ts";
import type { Hit } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";

/** What makes a jump, a bridge or a rope training, a way home or a day out, wherever it stands in the message. */
const OF_A_DAY =
  /\b(?:box|boxes|squats?|planks?|glut\w+|fessiers?|prancha|burpees?|hurdles?|trampolin\w*|parkour|bungee|skydiv\w*|parachut\w*|paracaid\w*|plyo\w*|reps?|rounds?|runden|series?|sets?|x ?\d+|\d+ ?x|km|miles?|laps?|loop|segment|sprints?|intervals?|repeats?|climbs?|climbing|comba|(?:saltar|sauter|pular) (?:\w+ ){0,2}(?:cuerda|corde|corda)|seilspringen|springseil|skipping|sled|bike|row(?:ing)?|swim\w*|lake|pool|river|sea|into the water|video|games?|film|dog|photos?|pics?|views?|home|meeting|faith|ubung\w*|tickets?|delayed|kite|ski\w*|higher|vertical|dunk\w*|shin|ankle|knee|lol)\b/;
/** Whether what jumps, hangs or falls is training, a journey or a day out. */
export const isOfADay = (text: string): boolean => OF_A_DAY.test(text);
const LEAP =
  /\b(?:jump(?:ing)?|leap(?:ing)?|step(?:ping)? off|(?:throw|hang)(?:ing)? myself|(?:runter|hinunter)?(?:zu)?springen|sprung|saltar|salto|tirarme|sauter|saut|me jeter|saltare|buttarmi|pular|pulo|me jogar)\b/;
const PLANNED =
  /\b(?:(?:planning|plan|thinking|decided|ready|going|about|thoughts?|want(?:ed)?) (?:to|on|of|about) (?:just |finally |really )?(?:jump|leap|step|throw|hang|drown)\w*|(?:thats|this is|is|its) (?:the|my) plan|(?:das ist|ist) (?:der|mein) plan|plan steht|es (?:el|mi) plan|ese es el plan|(?:voila|c est) (?:le|mon) plan|(?:e|ecco) il (?:mio )?piano|e o (?:meu )?plano|e isso que (?:eu )?quero|ya esta el plan|(?:pienso|pensado|j y pense|je pense|penso|ci penso|denke?|daran) (?:en |a |di |em |standig |ogni |tous les |todos los |oft |nur )?\w+)\b/;
/** One leap and all is over, six languages. */
const LEAP_AND_OVER =
  /\b(?:one|a|single|ein|un|um|uno) (?:last |single |kleiner |solo |petit |so )?(?:jump|leap|sprung|salto|saut|pulo)\b(?: \w+){0,3} (?:and|und|y|et|e)?(?: \w+){0,3}?(?: (?:its|it is|all|is|be|everythings|no|alles|ist|se|ya|todo|c est|tout|finisce|tutto|acaba|tudo))* ?\b(?:all over|its over|it is over|be over|over and done|all done|its done|be gone|im gone|no more pain|peace|vorbei|schluss|ruhe|acabo|acaba|fini|finie|finisce|finita|fuera)\b(?! (?:il|la|lo|le|the|el|o|a|os|my|mi) )/;
const ENDS =
  "(?:bridge|roof|rooftop|train|tracks|rails|cliff|balcony|ledge|viaduct|overpass|noose|pills|gun|blade|rope(?=$| (?:and|garage|tree|attic|tonight|tomorrow|today|now|again|sunday|monday|on|at|in)\\b))";
/** A plan, a choice or a thought that is nothing but a place or a means. */
const PLAN_OF_MEANS = entered(
  compiled(
    [
      `(?<!\\b(?:in|from|of|on|into|with|per) )\\b(?:(?:the|my|only) plan(?: is| s)?|i (?:have )?(?:picked|chosen|chose)|ive (?:picked|chosen)|(?:thinking|think|thoughts) (?:about|of))(?: just| only| always)? (?:the |a |that )?${ENDS}\\b(?! (?:run|route|pulls?|slam|to|ride|machine|hold|pose|crossing|tear\\w*)\\b)`,
      "plan (?:steht|ist) (?:die |der |das )?(?:brucke|zug|dach|seil|tabletten|gleise)",
      "denke? (?:standig |dauernd |immer |nur |oft |wieder )*(?:noch )?an (?:die brucke|die gleise|den zug|das dach)",
      "pienso (?:todo el rato |siempre |mucho |otra vez )*en (?:el puente|las vias|el tren|la azotea)",
      "je pense (?:encore |tout le temps |souvent |toujours )*(?:au pont|aux rails|au train|au toit)",
      "penso (?:sempre |spesso |ancora |muito )*(?:al ponte|ai binari|al treno|na ponte|nos trilhos|no trem)",
    ].join("|"),
  ),
);

/**
 * An end that is planned, told as nouns or in pieces: "planning to jump, the bridge on my run", "the plan is the bridge", "one jump
 * and it's over". In: a reading. Needs a way to die and a plan, and nothing of training or of a day out.
 */
export const plannedEnd = needing({ concepts: ["brink", "endMeans"], words: [LEAP_AND_OVER] }, (r) => {
  const means: Hit | undefined = r.hits("brink", "endMeans")[0];
  const isOver = LEAP_AND_OVER.test(r.text);
  if ((!means && !isOver) || isOfADay(r.text) || (means && r.isLaughed(means))) return null;
  const isPlanned = means && ((LEAP.test(r.text) && PLANNED.test(r.text)) || PLAN_OF_MEANS.test(r.text));
  if (!isOver && !isPlanned) return null;
  return emergency("planned_end", "selfHarm", ...(means ? [asOwn(means, r)] : []));
});
