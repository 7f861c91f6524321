import { emergency } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";
import { inFigures } from "./statedAge.ts";

const STIMULANT =
  /\b(?:pre ?workouts?|pre ?treino|pre ?entreno|booster|preworkout|caffeine|koffein\w*|cafeina|cafeine|caffeina|energy drinks?|monsters|red ?bulls?|fat ?burners?|quemagrasas|bruleurs?|brucia ?grassi|termogenico\w*|clen\w*|ephedr\w*|efedrin\w*|yohimb\w*|dmaa|synephrin\w*|stims?)\b/;
const TOO_MUCH =
  /\b(?:too (?:much|many)|way over|over ?did|overdos\w*|double(?:d)? (?:dose|scoop\w*|up)|triple\w*|whole (?:tub|tin|pot|pack|bottle)|(?:a )?(?:load|loads|bunch|handful|ton) of|by (?:mistake|accident)|for a dare|dare|(?:[3-9]|1\d) (?:scoops?|cans?|energy|monsters|red ?bulls?|measures|servings|messloffel|cucharadas|doses?|misurini)|(?:[6-9]\d\d|\d{4,5}) ?mg|[1-9] ?g(?:rams?)?(?: of)?|gram of|mixed|stacked|on top of|together with|plus|zu viel|viel zu|doppelt\w*|uberdos\w*|demasiad[oa]|me pase|trop (?:de|pris)|double dose|troppo|troppa|esagerat\w*|muito|demais|exagerei)\b/;
const SIGNS: readonly RegExp[] = [
  /\b(?:heart|ticker|pulse|chest|herz|puls|corazon|coeur|cuore|coracao)\b.{0,30}\b(?:rac\w*|pound\w*|going|nuts|mental|crazy|thump\w*|hammer\w*|skip\w*|flutter\w*|rast|rasen|stolper\w*|a mil|acelerad\w*|dispara\w*|bat(?:te|tant)? (?:fort|vite|forte)|s emballe|a mille|hurts?|pain|tight)\b|\bpalpit\w*|\bherzrasen\b/,
  /\b(?:(?:hr|heart rate|pulse|bpm)\b.{0,12}\b1[4-9]\d|1[4-9]\d ?bpm)\b.{0,30}\b(?:sofa|couch|sitting|sat|lying|bed|rest|resting|doing nothing)\b/,
  /\b(?:shak\w*|trembl\w*|twitch\w*|cramp\w* all|zitter\w*|tembl\w*|tiembl\w*|trem(?:o|endo|ante|ando|are))\b/,
  /\b(?:throw\w* up|threw up|puk\w*|vomit\w*|sick|nause\w*|ubel|schlecht|kotz\w*|erbrech\w*|vomi\w*|nauseas?|enjoo|enjoad\w*|mal au coeur)\b/,
  /\b(?:burning up|boiling|sweat\w* (?:like|buckets)|overheat\w*|schwitz\w*|sudando|transpire|suando)\b/,
  /\b(?:dizzy|faint\w*|pass(?:ing)? out|cant breathe|short of breath|head ?ache|head pounding|panic\w*|confus\w*|seeing things|blurr?\w*|schwindl\w*|schwindel\w*|maread\w*|mareo|vertiges?|gira la testa|tont[oa]|tontura)\b/,
];
/** By itself enough. */
const GRAVE =
  /\b(?:twitch\w*|fitting|seizure|convuls\w*|chest (?:hurts|pain\w*|is tight|tight)|faint(?:ed|ing)|pass(?:ed|ing) out|seeing things|confus\w*)\b/;
const NOT_NOW =
  /\b(?:last (?:week|month|year|time|night)|yesterday|used to|years? ago|always|usually|if i|would|does|why|how much|is it (?:ok|safe)|can i|should i|lol)\b/;

/** Stimulants, too much of them, and a body that shows it in more than one way. */
export const stimulantRule = needing({ words: [STIMULANT] }, ({ text, message, hits }) => {
  const isTooMuch = STIMULANT.test(text) && (TOO_MUCH.test(text) || TOO_MUCH.test(inFigures(message.plain)));
  if (!isTooMuch || NOT_NOW.test(text)) return null;
  const shown = SIGNS.filter((sign) => sign.test(text)).length;
  return shown >= 2 || GRAVE.test(text) || (shown === 1 && SIGNS[1]?.test(text))
    ? emergency("stimulant", "overdose", ...hits("poison", "stimulantDrug").slice(0, 1))
    : null;
});
