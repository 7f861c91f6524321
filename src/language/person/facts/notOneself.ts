import type { FactStatement } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import type { RecentFact } from "./factDraft.ts";
import { isOnlySpokenOf } from "./onlySpokenOf.ts";
import { isOfAnother, withoutOthersAge } from "./othersAge.ts";

type Said = Pick<FactStatement, "type" | "value" | "text">;

/** "I'm at 110 now", and not a word of the scales. */
const BARE_FIGURE =
  /^\W*(?:(?:and|but|so|now|currently|i'?m|im|i am|at|stuck|sitting|bin|bei|jetzt|estoy|en|je suis|a|sono|to|estou|em)\W+){1,4}\d{2,3}(?:[.,]\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?(?: (?:now|currently|atm|right now|at the moment|jetzt|ahora|adesso|agora))?\W*$/;
const LIFT_AND_FIGURE = compiled(`\\b(?:${EXERCISE})\\b[^.!]{0,40}\\d{2,3}|\\d{2,3}[^.!]{0,20}\\b(?:${EXERCISE})\\b`);
const OF_SCALES = /\b(?:weigh\w*|scales?|bw|body ?weight|wieg\w*|waage|peso|pese|bilancia|balanca|bascula)\b/;
/** "150ish over 90ish": a blood pressure. */
const OF_PRESSURE =
  /\b1\d\d(?:ish)? ?(?:\/|over|zu|auf|sobre|sur|su|por) ?(?:[6-9]\d|1[01]\d)(?:ish)?\b(?! ?(?:kgs?|kilos?|lbs?|pounds))/;
/** "The bar is 45 lb, a plate (45), a 25 and a 2.5 on each side." */
const OF_A_BAR = /\b(?:plates?|(?:each|per|either) side|bar (?:is|weighs|alone|itself)|\d+ ?-?(?:lb|kg)s? bar)\b/;
const OF_AGE =
  /\b(?:(?:dad|mum|mom|father|mother) of|(?:fe)?male,? \d\d|(?:guy|girl|lady|man|woman) \d\d|\d\d ?[mf]|[mf],? ?\d\d|years?|yrs?|yo|old|age|aged|i'?m \d|i am \d|turn\w*|jahre|ans|anos|anni|bin \d|tengo \d|ho \d|tenho \d)\b/;
/** A deed is no trade: "can I do it again"; nor is who says something: "says the nurse". */
const NO_TRADE =
  /^(?:cardiologist|doctor|doc|gp|physio\w*|surgeon|midwife|consultant|oncologist|specialist|nurse) (?:is |was )?(?:happy|pleased|content|fine|ok|okay|cleared|says?|said|knows?|agrees?|approved|checked)\b|^(?:(?:do|be|have|doing|hit|train) )?(?:it|this|that|them|those|so|one|again)\b|^(?:says?|said|thinks?|reckons?|according|sagt|meint|dice|dit|diz) |^(?:war|waren|muss|gehe?|komme) (?:\w+ )?(?:bei[mr]?|zu[mr]?|vo[mn]) |^(?:sorted|fixed|treated|cleared|rehabbed|seen|healed|cured) (?:out )?(?:with|by|through)\b|^(?:vu|saw|seen|visto|visited) (?:the|le|la|el|il|o|a|my) /;
/** "38 degrees, should I run": how warm it is. */
const DEGREES =
  " ?(?:°c?|degrees?|celsius|fahrenheit|grad|grados|degres|gradi|graus)(?!\\p{L})(?! (?:student|school|in|from))";
/** "I meant 80 kg", where nothing was told before that it could put right. */
const AMENDS_UNKNOWN =
  /\b(?:i meant?|make (?:that|it)|should be|should have been|ich meinte|je voulais dire|q(?:uise|ueria) decir|volevo dire|quis dizer) (?:to say )?\d/;
/** "C&J up to 97.5, missed it twice". */
const OF_ATTEMPTS =
  /\b(?:c ?& ?j|clean (?:and|&|n) jerk|snatch|jerk|attempts?|missed|opener|(?<!(?:^|[,;.!] ?|\b(?:am|im|divorced|still) ))singles?(?! (?:mum|mom|mother|dad|father|parent|man|guy|woman))|doubles?|triples?)\b/;
/** "Demain je fais 82,5": what is to be lifted. */
const TO_COME =
  /\b(?:tomorrow|next (?:time|week|session)|morgen|demain|manana|domani|amanha)\b,? (?:(?:i|ich|je|yo|io|eu|we)(?: ?['’]?ll| will)? )?(?:do|go|try|mache?|fais|hago|hare|voy a|faccio|faro|faco|vou) /;
/** "Squat 160 kg ok, 170 fail": how lifts went, told behind their loads. */
const OF_OUTCOMES =
  /\d ?(?:kgs?|kilos?|lbs?|pounds?)?[ ,:(-]{1,3}(?:(?:was|went|is) )?(?:ok(?:ay)?|good|made(?: it)?|got it|easy|up|clean|fail(?:ed)?|miss(?:ed)?|no ?-?lift|nope|geschafft|gepackt|nicht|gescheitert|reussie?|passee?|ratee?|echec|rate|logrado|fallado|fallo|riuscit[oa]|fallit[oa]|sbagliat[oa]|feito|falhei|falha)(?=$|[ ,.;!)])/;
/** "…, 170 (kg)", behind a lift: no height. */
const BARE_BEHIND_LIFT = compiled(
  `\\b(?:${EXERCISE}|bench|squat|deadlift|press|kniebeugen?|kreuzheben)s?\\b[^.!?\\n]{0,60}$`,
);
const SAYS_TALL =
  /\b(?:tall|height|hoch|gross|grosse|mesure|mido|mide|alt[oa]|altura|taille|estatura|altezza|i am|im|i'm)\b/;
function isBehindLift(value: string, all: string): boolean {
  const figure = /^\d{3}/.exec(value)?.[0] ?? "";
  const at = figure === "" ? -1 : all.search(compiled(`(?<![\\d.,])${figure}(?! ?(?:cm|\\d|[.,]\\d))`));
  return at > 0 && !SAYS_TALL.test(all) && BARE_BEHIND_LIFT.test(all.slice(0, at));
}
const PUT_ON = /^(?:put|loaded|load|added|add) /;
/** "Burpees are fine": no dislike. */
const PRAISED = /\b(?:are|is) (?:actually |totally |really )?(?:ok(?:ay)?|fine|great|good|fun|alright)\b/;
const REFUSED = /\b(?:not|n't|hate|dislike|never|no|but|except|without|instead)\b|n['’]t\b/;
/** "Ha 68 anni", "hat Arthrose", "tiene 70": a verb that no writer uses of themselves. */
const THIRD_PERSON =
  /^\W*(?:(?:e|y|et|und|and|who|che|que|qui|die|der|she|he|sie|er|elle|il|ella|el|lei|lui|ela|ele)\W+)*(?:ha|hat|tiene|tem|has|is|ist|est)\b \S/;
const OF_A_PERSON: ReadonlySet<string> = new Set(["age", "injury", "health", "body_weight", "height", "sex"]);
/** "For a client of mine: male, 45, post ACL. Me, I'm fine." */
const FOR_SOMEBODY =
  /^\W*(?:(?:hi|hey|hello|question|asking|this is|it'?s|need (?:a|some) \w+|advice)\W+)*(?:for|about|fur|pour|para|per|uber) (?:an?|my|one of my|eine?n?|meine?n?|une?|mon|ma|una?|mi|una?|mio|mia|il mio|la mia|um|uma|minha|meu) (?:new |older? |female |male )?(?:client|athlete|trainee|patient|friend|mate|buddy|wife|husband|girlfriend|boyfriend|partner|mum|mom|mother|dad|father|son|daughter|brother|sister|grand\w+|uncle|aunt|neighbou?r|colleague|kunde\w*|kundin|freund\w*|mutter|vater|client\w*|amie?|mere|pere|amig[oa]|madre|padre|hij[oa]|amic[oa]|figli[oa]|m[ae]e|pai|filh[oa])\b/;
/** "Writing a short story, the main character is a 38-year-old boxer": nobody's facts. */
const OF_A_STORY =
  /\b(?:(?:short |crime )?(?:story|novel|screenplay|script|book|film|movie|game|comic|play)\b[^.!?]{0,60}\b(?:characters?|hero(?:ine)?|protagonist|figure?|boxer|fighter)|(?:main|fictional|my) character|protagonist|imaginary (?:client|athlete|person)|made[ -]up (?:client|person|athlete)|case study|(?:for|in) (?:my|an?) (?:exam|course|assignment|coursework|homework)\b.{0,40}\b(?:client|athlete|patient|person)|romanfigur|hauptfigur|personnage|protagonista|personaggio|personagem)\b/;
/** "Mein Trainingspartner Jonas hat Schulterprobleme, ich selber hab keine". */
const SELF_HAS_NONE =
  /\b(?:i (?:myself |personally )?(?:do not have|have not got|have) (?:none|any|no (?:problems?|issues?|pain|injur\w+))|i (?:myself )?(?:am|feel) (?:fine|ok|okay|all good|healthy)|ich (?:selber|selbst)? ?(?:hab|habe) (?:keine?s?|nichts|damit nichts)|moi (?:je )?(?:n ?['’]?(?:en )?ai (?:pas|rien|aucun\w*)|ca va|rien)|yo (?:no (?:tengo|la tengo)|estoy (?:bien|san[oa]))|io (?:non (?:ne )?ho|sto bene|niente)|eu (?:nao tenho|to bem|estou bem))\b/;
const OTHERS_HAVE =
  /\b(?:(?:my|our) \p{L}+(?: \p{L}+)? (?:has|had|got|is|hurt|tore|broke)|mein(?:e|em)? \p{L}+(?: \p{L}+)? (?:hat|ist|leidet)|m(?:on|a) \p{L}+(?: \p{L}+)? (?:a|est|souffre)|mi \p{L}+(?: \p{L}+)? (?:tiene|esta|sufre)|(?:il mio|la mia|mi[oa]) \p{L}+(?: \p{L}+)? (?:ha|e|soffre)|(?:o meu|a minha|meu|minha) \p{L}+(?: \p{L}+)? (?:tem|esta))\b/u;
const BACK_TO_ME =
  /(?:^|[.!?;,\n] ?)(?:and |but |as for )?(?:me|myself|i myself|about me|ich selbst|zu mir|moi|yo|io|eu)\b[ ,:]/;

/** "Two years of kettlebells", "tre allenamenti a settimana": how long or how often, and no thing. */
const A_SPAN =
  /^(?:\d+|an?|one|two|three|four|five|some|many|several) (?:years?|months?|weeks?|days?|decades?) of\b|\b(?:a|per|alla?|pro|por|par) (?:week|settimana|woche|semana|semaine|day|dia|giorno|jour|tag)$/;
/** "The 5k is 7:08", "10 km in 60:28": a time that was run; nobody trains at eight minutes past, or at 60. */
function isNoHour(value: string): boolean {
  const [, hour, minute = "0"] = /^(?:at |um |a |as )?(\d{1,2})(?::(\d\d))?$/.exec(value.trim()) ?? [];
  return hour !== undefined && (Number(hour) > 24 || Number(minute) % 5 !== 0);
}
/** A verb behind "the city", and short forms of what is measured. */
const NO_TOWN =
  /^(?:Is|Are|Was|Were|Has|Because|The|That|And|But)\b|^(?:BF|BMI|BW|FTP|PB|PR|RM|HR|BP|PT|DOMS|HIIT|WOD)$/;
/** "Hate the gym, trainer costs me forty": the next thing that is told. */
const HAS_VERB = /\b(?:costs?|is|are|was|were|makes?|gives?|takes?|says?|wants?)\b/;
/** An age class of a sport, and no degree. */
const MASTERS =
  /\b(?:lift\w*|compet\w*|rac(?:e|ing)|swim\w*|row\w*|run\w*|train\w*|meet|games|nationals|worlds) (?:\w+ ){0,2}?masters\b|\bmasters (?:swim\w*|row\w*|lift\w*|athlete\w*|class|division|age|meet|games|nationals|worlds|weightlift\w*|runner\w*|track|competitor\w*)\b/;
/** "My belly swelled up like 4 months pregnant". */
const LIKE_PREGNANT =
  /\b(?:like|as if|as though|almost|looks?|looked|looking)(?: (?:i|im|am|was|were|i am|i was|so|\d+|\w+|months?|weeks?)){0,4} (?:pregnant|schwanger|enceinte|embarazada|incinta|gravida)\b/;
/** "Mi iscrissi in palestra a 18 anni": the age at which something began. */
const BEGAN_AT =
  /\b(?:iscriss\w*|iscritt[oa]|inizi(?:ai|ato)|cominci(?:ai|ato)|sm(?:isi|esso)|empec\w*|comenc\w*|deje|comecei|parei|commence|arrete|debute|angefangen|begonnen|aufgehort|fing)\b.*\b(?:a|a los|aos|com|mit) \d\d (?:anni|anos|ans|jahren)\b|\b(?:a|a los|aos|com|mit) \d\d (?:anni|anos|ans|jahren)\b.*\b(?:iscriss\w*|iscritt[oa]|inizi(?:ai|ato)|cominci(?:ai|ato)|sm(?:isi|esso)|empec\w*|comenc\w*|deje|comecei|parei|commence|arrete|debute|angefangen|begonnen|aufgehort|fing)\b/;

/** "Fight Gone Bad, 14-lb ball": a workout with its loads is no event to come. */
const LOADED = /\d ?-?(?:lbs?|kgs?)\b/;
const DATED =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b|\bin (?:\d+|an?|two|three|four|six|eight) (?:days?|weeks?|months?)\b|\b(?:next|this) \w+|\bon (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun)|\d{1,2}[./]\d{1,2}/;
/** "lower than my first meet": one that was. */
const COMPARED = /\bthan (?:at |in |on )?(?:my|the) (?:\w+ )?(?:meet|comp\w*|race|event|match|game)\b/;

/**
 * Whether what was read as said of the writer is of a bar, a lift or somebody else after all. In: one statement, with the words
 * it was read from, the whole message as typed, and what was told before it.
 */
export function isOfSomethingElse(
  { type, value, text }: Said,
  whole: string,
  recent: readonly RecentFact[] = [],
): boolean {
  const [own, all] = [foldText(text), foldText(whole)];
  if (isOnlySpokenOf({ type, value, text }, all, recent)) return true;
  if (type === "body_weight" && BARE_FIGURE.test(own) && LIFT_AND_FIGURE.test(all) && !OF_SCALES.test(all)) return true;
  if (type === "body_weight" && recent.length === 0 && AMENDS_UNKNOWN.test(own) && !OF_SCALES.test(all)) return true;
  if (type === "body_weight" && OF_ATTEMPTS.test(all) && !OF_SCALES.test(all)) return true;
  if (type === "body_weight" && TO_COME.test(own) && !OF_SCALES.test(own)) return true;
  if (type === "height" && isBehindLift(value, all)) return true;
  if (type === "body_weight" && OF_OUTCOMES.test(all) && LIFT_AND_FIGURE.test(all) && !OF_SCALES.test(all)) return true;
  if (type === "body_weight" && OF_PRESSURE.test(all) && !OF_SCALES.test(all)) return true;
  if (type === "event" && ((LOADED.test(foldText(value)) && !DATED.test(foldText(value))) || COMPARED.test(own)))
    return true;
  if (type === "age" && compiled(`\\b${value}${DEGREES}`, "u").test(all) && !OF_AGE.test(all)) return true;
  if (type === "age" && OF_A_BAR.test(all) && !OF_AGE.test(all)) return true;
  if (type === "equipment" && A_SPAN.test(foldText(value))) return true;
  if (type === "availability" && isNoHour(value)) return true;
  if (type === "location" && NO_TOWN.test(value)) return true;
  if (type === "preference_dislike" && HAS_VERB.test(foldText(value))) return true;
  if (type === "occupation" && MASTERS.test(all) && /\bmasters?\b/.test(foldText(value))) return true;
  if (type === "health_condition" && LIKE_PREGNANT.test(own)) return true;
  if (type === "age" && BEGAN_AT.test(own)) return true;
  if (type === "occupation" && NO_TRADE.test(foldText(value))) return true;
  if (type === "preference_dislike" && PRAISED.test(own) && !REFUSED.test(own)) return true;
  if (type === "equipment" && PUT_ON.test(foldText(value))) return true;
  if (OF_A_PERSON.has(type) && THIRD_PERSON.test(own) && /\d|\b(?:osteop|art(?:h?r)|diab|asm|asthm)/.test(own))
    return true;
  const figure = type === "age" ? /\d+/.exec(value)?.[0] : undefined;
  if (figure !== undefined && compiled(`\\b(?:ha|hat|tiene|tem|has|il a|elle a) ${figure}\\b`).test(all)) return true;
  if (OF_A_PERSON.has(type) && type !== "age" && isOfAnother(own)) return true;
  if (figure !== undefined && isOfAnother(all) && !withoutOthersAge(all).includes(figure)) return true;
  if (OF_A_STORY.test(all)) return true;
  if ((OF_A_PERSON.has(type) || type === "name") && OTHERS_HAVE.test(all) && SELF_HAS_NONE.test(all)) return true;
  if (!FOR_SOMEBODY.test(all)) return false;
  const at = all.indexOf(own.slice(0, 40));
  const back = BACK_TO_ME.exec(all)?.index ?? Number.POSITIVE_INFINITY;
  return at < 0 || at < back;
}
