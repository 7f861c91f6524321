import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { GLUE, HURT_AFTER, HURT_BEFORE } from "./areaContext.ts";

/** "Shoulders need a break", "legs could use a day off". */
const NEEDS_REST = entered(
  /^(?:(?:really|both|just|do|badly|still) )*(?:needs?|wants?|deserves?|could (?:use|do with)|brauch\w*|necesita\w*|hanno bisogno di|ont besoin de|precisam?(?: de)?) (?:(?:a|an|some|to|their|un|una|um|uma|eine) )*(?:break|rest|recover|recovery|breather|holiday|day off|night off|time off|pause|ruhe|descanso|repos|riposo|pausa)\b/,
);
/** "Shoulders need looking after": no rest, and no training for them either. */
const NEEDS_CARE = entered(
  /^(?:(?:really|both|just|do|badly|still|also|a|bit) )*(?:needs?|wants?|could (?:use|do with)|requires?) (?:(?:a|an|some|to|be|bit|little|lot|of|extra|special|gentle) )*(?:looking after|minding|babying|nursing|protect\w*|sparing|respect|patience|kindness|gentleness|tlc|care(?:ful)?|pampering|treated)\b|^(?:(?:brauch\w*|mussen?) (?:\w+ )?(?:schonung|geschont)|(?:a|ont) besoin de (?:menagement|douceur)|(?:a|sont|est) menager|(?:necesitan?|piden?) (?:cuidados?|mimos)|(?:ha|hanno) bisogno di (?:cure|attenzion\w*|riguardo)|(?:va|vanno) (?:trattat\w*|risparmiat\w*)|precisam? de (?:cuidados?|carinho))\b/,
);
/** "Two shoulders, one of which is a problem": told of one of a pair. */
const ONE_OF_PAIR = entered(
  /^,? ?(?:(?:and|but|und|et|y|e) )?(?:(?:1|one|both|either) ?(?:of (?:them|which|those|whom) )?|(?:eine|einer|eins|beide) davon |dont (?:un|une|l un|l une) |(?:una|uno|um|uma) (?:de (?:ellas|ellos|las cuales|los cuales)|del(?:le|la|as|es)(?: quali)?|das quais|dei quali) )(?:is|are|has|have|ist|sind|macht|est|fait|esta|es|me|da|e|fa|ta)(?: (?:a|an|the|very|really|bit|of|always|my|un|una|ein|uma|problem|mal))* ?(.{0,24})/,
);

/** "Legs are done for the day": they have had their work. */
const HAS_HAD_WORK = entered(
  /^(?:(?:are|is|r|re|were|sind|ist|sont|son|sono|estan|esta|sao|estao|ya|gia|ja) )+(?:(?:already|all|pretty much|well and truly|schon|bereits|deja|ya|gia|ja) )*(?:done(?: in| for)?|finished|spent|erledigt|durch|faites?|hech[oa]s?|fatt[eoi]|feit[oa]s?)(?= ?(?:$|[,.;!?]|for (?:the day|today|now|this week)|already|today|after|from|so|and|but|fur heute|pour aujourd|por hoy|per oggi|por hoje))/,
);

const IS =
  "(?:are|is|r|re|were|was|feel|feels|felt|feeling|seem|went|got|sind|ist|waren|war|fuhlen sich|sont|est|son|estan|esta|andan|me quedaron|quedaron|sono|e|stanno|sao|estao|ficaram|tao|ta)";
const HOW =
  "(?:(?:still|all|so|a|bit|really|totally|absolutely|completely|well|proper|pretty|quite|very|both|like|as|of|two|2|noch|immer|ganz|total|vollig|komplett|echt|richtig|wie|encore|toujours|trop|tres|bien|completement|todavia|aun|muy|super|bastante|ancora|molto|un po|troppo|completamente|ainda|muito|bem) )*";
/** What says it alone: "gambe a pezzi", "jambes mortes"; an adjective that also says how to train agrees with the part. */
const STATE =
  "(?:(?:jelly|noodles?|spaghetti|mush|mince|goners?|lead(?:en)?|rubber)(?! (?:climb\\w*|bands?))|in (?:bits|pieces|tatters|ribbons|agony)|beat(?:en)? ?up|battered|ruined|shattered|" +
  "platt|tot|kaputt|(?:im|i am) eimer|hinuber|am ende|verkatert|zerstort|mude|pudding|blei|gummi|muskelkater|" +
  "morte?s|en compote|en vrac|en feu|nazes?|cuite?s|cramee?s?|crevee?s|explosee?s?|detruite?s?|lourdes|fatiguee?s?|courbaturee?s?|endolorie?s?|" +
  "muert[oa]s|hech[oa]s (?:polvo|trizas|papilla|mierda|un trapo)|reventad[oa]s|destrozad[oa]s?|fundid[oa]s|molid[oa]s|cansad[oa]s?|(?:sobre)?cargad[oa]s?|adolorid[oa]s?|pesad[oa]s|" +
  "mort[ei]|a pezzi|distrutt[ei]|stanch[eia]|indolenzit[eioa]|doloranti|pesanti|finit[ei]|affaticat[eioa]|imballat[eioa]|di piombo|cott[ei]|" +
  "mort[ao]s|acabad[ao]s|destruid[ao]s|dolorid[ao]s?|moid[ao]s|detonad[ao]s|arrebentad[ao]s|fadigad[ao]s?|fritas?)\\b(?! ?(?:machen|mit))";
/** What is tight: stretched where that is asked for. */
const TIGHT = entered(
  compiled(
    `^(?:${IS} ${HOW})?${HOW}(?:(?:concrete|cement|rocks?|bricks?|wood|steel cables?)(?! climb)|knotted|seized up|locked up|beton|bretthart|steinhart|verhartet|dicht|raides?|agarrotad[oa]s?|contracturad[oa]s?|contratt[eioa]|legnos[eaio]|di legno|bloccat[aoei]|travad[ao]s?|encurtad[ao]s?)\\b`,
  ),
);
/** What says it only of what it is told of: "legs are heavy", never "legs heavy". */
const TOLD =
  "(?:gone|heavy|smashed|slow|spent|done in|out of order|on strike|not (?:recovered|happy|fresh|there|back|ready|right|themselves)|recovering|suffering|fertig|schwer|zu|raus|durch|lourdes?|pesad[oa]s?|pesanti)\\b";
const WORN_OUT = entered(
  compiled(
    `^(?:${IS} ${HOW})?${HOW}${STATE}|^${IS} ${HOW}${TOLD}|^(?:machen|still|noch) (?:zu|recovering|not recovered)\\b|^(?:have|ve|got|haben) (?:absolutely |got )?(?:nothing|nix|nichts|no(?:thing)? (?:juice|power|strength)) (?:left|more|mehr)\\b|^(?:still|can still|(?:are )?still) (?:feel|feeling|remember|know)\\b`,
  ),
);

const DAYS =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|fri|sat|sun|yesterdays?|the weekend|last|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|gestern|vorgestern|wochenende|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|avant hier|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|anteayer|lunedi|martedi|mercoledi|giovedi|venerdi|domenica|ieri|segunda|terca|quarta|quinta|sexta|ontem|anteontem";
/** Told of, in whatever words, with what brought it about: "lats are shredded after pull day", "quads hate me since sunday". */
const BROUGHT_ABOUT = entered(
  compiled(
    `^(?!.{0,32}\\b(?:fine|good|great|ok|okay|fresh|better|ready|strong|recovered|gut|fit|frisch|bien|bem|bene|today|tonight|heute|next|focus|want|wanted|target|goal|first|due|getting|priority|behind|turn|weak|small)\\b)(?:${IS} |(?:hate|hates|remember|miss|not|have not) )(?:\\p{L}+ ){1,4}?(?:from|after|since|von|vom|nach|seit|depuis|d|de|du|apres|desde|del|tras|despues de|da|dalla|dopo|do|depois de) (?:(?:the|my|a|all|that|der|dem|den|la|le|el|o|those|these|his|doing|too many) )*(?:${DAYS}|run\\w*|ride|hike|hiking|race|game|match|marathon|climb\\w*|swim\\w*|football|squat\\w*|deadlift\\w*|lunges?|(?:leg|pull|push|chest|back|arm) day|session|workout|class|shift|moving|garden\\w*|wander\\w*|lauf\\w*|spiel|training|course|match|sortie|carrera|partido|corsa|partita|gara|corrida|jogo|trilha)\\b`,
    "u",
  ),
);
/** "Muskelkater in den Beinen", "courbatures aux cuisses": the soreness, and where it is. */
const SORENESS_OF = entered(
  /\b(?:muskelkater|kater|courbatures?|agujetas|indolenziment\w*|soreness|doms|lead|dores?) (?:(?:in|an|au|aux|dans|en|nas?|nos?|ai|agli|alle|alla|al|nei|nelle|im) )?(?:(?:the|my|den|der|meinen|die|les|mes|la|las|los|mis|le|i|os|as) )*$/,
);
/** "Zerrung im Oberschenkel", "uno stiramento al polpaccio": the strain, and where it is. */
const STRAIN_OF = entered(
  /\b(?:(?:muskel)?zerrung|(?:muskel)?faserriss|tiron|desgarro|rotura|stiramento|strappo|claquage|elongation|dechirure|distensao)(?: (?:muscular|muscolare|musculaire|fibrilar))? (?:(?:in|im|i am|beim|an|am|au|aux|a|dans|de|du|en|nas?|nos?|ai|alla|alle|al|nel|nella|nei|del|della) )?(?:(?:the|my|der|dem|den|meinem|meiner|rechten|linken|l|la|el|le|il|o|mon|ma|mi|mio|mia) )*$/,
);
/** "Make my arms feel dead", "legs until they are jelly": what is to come of it. */
const WISHED =
  /\b(?:make|makes|get|leave|turn|want|until|till|bis|jusqu a|hasta|fino a|ate|quiero|voglio|quero|will|veux|laisse\w*|deja\w*|dejar|lascia\w*|deixa\w*|mach)(?: (?:my|the|both|your|those|meine|die|mes|les|las|mis|los|le|le mie|i|as|minhas|os|meus|feel|que))*$/;

const MOST_BEHIND = 12;
const MOST_BEFORE = 4;
/** Muscles that are pulled. */
const PULLED = /^(?:groin|hamstrings?|hammy|calf|quad|adductor|oblique|pec|hip flexor|flexor)$/;
/** Behind a complaint: what follows is what hurts. */
const NAMES_ITS_OWN = /^(?:my|meine?[nm]?|mon|ma|mes|mi|mis|mio|mia|miei|meu|minha)$/;

/** "Squats kill my back": what they do to it, where "kill my back" alone is a wish. */
const HARMS = /^(?:kill|wreck|ruin|destroy|murder|aggravate|bother|irritate|trash|cripple|inflame|hammer)s?$/;
/** What does it; a name that was taken out leaves an empty place. */
const DOERS = /^(?:|\w{3,}s|they|these|those)$/;

/** The word in front of a part of the body that says it hurts or is tired. In: the tokens, and where the part begins. */
export function complaintBefore(tokens: readonly string[], from: number): string | null {
  const ahead = `${tokens.slice(Math.max(0, from - MOST_BEFORE), from).join(" ")} `;
  if (SORENESS_OF.test(ahead)) return "sore";
  if (STRAIN_OF.test(ahead)) return "strained";
  for (let i = from - 1, steps = 0; i >= 0 && steps < 5; i -= 1, steps += 1) {
    const token = tokens[i] ?? "";
    // "Easy cardio" is no plea to go easy on it.
    const isManner = /^(?:easy|careful)$/.test(token) && !/^(?:on|with|to|of)$/.test(tokens[i + 1] ?? "");
    if (HURT_BEFORE.has(token) && !isManner) return token;
    if (HARMS.test(token) && (token.endsWith("s") || DOERS.test(tokens[i - 1] ?? "me"))) return token;
    if (!GLUE.has(token) || token === "and" || token === "for") return null;
  }
  return null;
}

/**
 * The word behind a part of the body that says it hurts or is tired, in six languages; one for "fried" where several
 * words say so. In: the tokens, where the part begins, and where it ends. Null too where that is what the training is for.
 */
export function complaintAfter(tokens: readonly string[], from: number, to: number): string | null {
  if (WISHED.test(tokens.slice(Math.max(0, from - MOST_BEFORE), from).join(" "))) return null;
  for (let i = to, steps = 0; i < tokens.length && steps < 5; i += 1, steps += 1) {
    const token = tokens[i] ?? "";
    // "Upper only, sprained my ankle": of what it names itself.
    if (HURT_AFTER.has(token) && !NAMES_ITS_OWN.test(tokens[i + 1] ?? "")) return token;
    if (!GLUE.has(token) || token === "and" || token === "for" || token === "with") break;
  }
  // "Groin pull, upper body 30": the injury, and neither a movement nor a split.
  if (
    tokens[to] === "pull" &&
    PULLED.test(tokens[to - 1] ?? "") &&
    /^(?:|[,.;)]|last|yesterday|on|from|this)$/.test(tokens[to + 1] ?? "")
  )
    return "pull";
  const next = tokens.slice(to, to + MOST_BEHIND).join(" ");
  if (TIGHT.test(next)) return "concrete";
  if (NEEDS_REST.test(next) || HAS_HAD_WORK.test(next) || WORN_OUT.test(next) || BROUGHT_ABOUT.test(next))
    return "fried";
  return NEEDS_CARE.test(next) ? "fragile" : isOneOfPair(next) ? "bad" : null;
}

function isOneOfPair(next: string): boolean {
  const found = ONE_OF_PAIR.exec(next);
  if (found === null) return false;
  return /problem|mal$/.test(found[0]) || (found[1] ?? "").split(" ").some((word) => HURT_AFTER.has(word));
}
