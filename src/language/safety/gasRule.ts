import { emergency } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

/** What burns fuel, or what such fires give off; six languages. */
const BURNS =
  /\b(?:generator|(?:gas|propane|paraffin|kerosene|diesel|butane|patio|fuel|space|salamander|log|wood|fan)? ?(?:heater|burner|stove|boiler)s?|charcoal|bbq|barbecue|grill|fire ?(?:pit|place)|exhaust(?: fumes)?|fumes|(?:car|engine|motor|motorbike|mower|truck)s? (?:\w+ )?(?:running|idling|on|left on)|generator\w*|gasheiz\w*|heizstrahler|heizpilz|gasofen|ofen|holzkohle\w*|auspuff|abgase|notstrom\w*|estufa|brasero|calentador|calefactor|generador|poele|chauffage|rechaud|braciere|stufa|generatore|braciera|aquecedor|fogareiro|gerador|churrasqueira)\b/;
/** Where the air does not change. */
const CLOSED_IN =
  /\b(?:garage|shed|basement|cellar|gym|inside|indoors|barn|container|tent|van|cabin|room|hall|class|garaje|sotano|cobertizo|gimnasio|keller|schuppen|halle|studio|sous sol|cave|cabanon|salle|cantina|capanno|palestra|garagem|porao|academia)\b/;
const DULLED =
  /\b(?:drows\w*|sleepy|nodding off|head ?aches?|head (?:is |s )?(?:pounding|splitting|banging|hurts|killing)|(?:pounding|splitting|banging) head|dizzy|woozy|light ?headed|nause\w*|feel\w* sick|feels? ill|throw\w* up|threw up|vomit\w*|puk\w*|faint\w*|pass(?:ed|ing) out|confus\w*|(?:acting|feel\w*|like) (?:\w+ )?drunk|kopfweh|kopfschmerz\w*|schwindl\w*|schwindel\w*|ubel|benommen|mude|dolor de cabeza|duele la cabeza|nauseas?|maread[oa]s?|mareo|mal (?:de|a la) tete|vertiges?|mal di testa|gira la testa|dor de cabeca|enjoo|tontura|tont[oa])\b/;
/** Nothing burns, or all is over. */
const NO_FIRE =
  /\b(?:electric|infra ?red|broken|broke|wont (?:start|light|turn on)|off all|no heat\w*|without|not on|need a|recommend\w*|which|buy|yesterday|last (?:week|year|winter)|years? ago)\b/;
/** The alarm for it goes off. */
const ALARM =
  /\b(?:carbon monoxide|co|rauch|kohlenmonoxid|monoxido(?: de carbono)?|monoxyde(?: de carbone)?|monossido(?: di carbonio)?) ?(?:alarm|detector|monitor|melder|sensor|warner)(?: \w+){0,3} (?:beep\w*|went|going off|goes off|go(?:es)? off|gone off|scream\w*|ringing|chirp\w* non ?stop|tripped|piept|geht los|shows? \d{2,})\b|\b(?:detector|alarma|detecteur|alarme|rilevatore|allarme) (?:de |di |do |del )?(?:monoxido|monoxyde|monossido|co)\b(?: \w+){0,4} (?:suena|sonne|suona|toca\w*|pita)\b/;
const TESTED = /\b(?:test\w*|batter\w*|false alarm|replaced|last (?:week|year)|years? ago)\b/;

/** Carbon monoxide in a closed place: a fire and heads that go dull, or its alarm. */
export const gasRule = needing({ words: [ALARM, BURNS] }, ({ text, hits }) => {
  if (ALARM.test(text) && !TESTED.test(text)) return emergency("gas", "gas");
  const isFilled = BURNS.test(text) && CLOSED_IN.test(text) && DULLED.test(text) && !NO_FIRE.test(text);
  return isFilled ? emergency("gas", "gas", ...hits("gas").slice(0, 1)) : null;
});
