import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import type { Stretch } from "./otherTimes.ts";
import { ON_THE_WAY } from "./outingPlaces.ts";
import { RESTS } from "./outingRests.ts";
import { outingTotals, totalOfRounds } from "./outingTotals.ts";

const CLOCK = "\\d{1,2}(?::|['’´′])[0-5]\\d(?:\\.\\d)?(?:\"|''|´´|’’|″)?(?!\\d|:\\d)";
const DOTTED = "\\d\\.[0-5]\\d";
const RANGE = `(?: ?[-–/] ?${CLOCK})?`;
const WAY_UNIT = "km|kms|k|kilom\\p{L}+|quil\\p{L}+|mi|miles?|meile|500(?: ?m)?|100 ?m";
/** A way in its units, or so often a way of a track or a pool. */
const COVERS =
  /\d ?-?(?:kms?|k|mi|miles?|miler|kilom\p{L}+|quil[oô]m\p{L}+|bornes|yards?|yr?ds|meilen|millas|miglia|milhas)(?!\p{L})|\d \p{L}+(?: \p{L}+)? (?:miles|kms?)(?!\p{L})|\d{3,} ?m(?:et\p{L}+)?(?![\p{L}\d])|\d ?[x×*] ?\d{3,4}(?!\d| ?(?:kg|lb))|\d ?[x×*] ?\d{1,2} ?(?:min|['’´′])|\d ?\/ ?(?:km|mi|500)|\b(?:erg|ergo|rower|rolle|zwift|turbo|rodillo|rulli|velo|rad|bici\w*|row(?:ed|ing)?|spm|bike|rode|ride|trainer|run|ran|swam|swim|bahnen|largos|vasche|longueurs|piscinas|elliptical|elliptique|ellittica|el[íi]ptic[ao]|treadmill|esteira|passadeira|tapis|cinta|caminadora|laufband|cross ?trainer|stepper|stairmaster|cyclette|spinning|zumba|aqua\w*)\b|\d ?hm\b/iu;
const ABOUT =
  "(?:@|at|bei|à|a|al|alla|em|en|zu|in|im|mit|con|averaging|averaged|avg|average|around|about|ca|unos|uns|um|an?|de|di|bei|~|ø) ?";
/** "at 7:58 per mile pace", "(9:05 pace)", "a 5:37/km", "4'37" di media": how long each unit took. */
const PACED = compiled(
  `(?<![\\d:.,x×*])(?:(?<![\\p{L}])${ABOUT}){0,3}(?:(?:${CLOCK})${RANGE}|${DOTTED}(?: ?[-–] ?${DOTTED})(?= pace))(?: ?min(?:utes?|uti|utos)?)?(?:er)?[ -]*(?:(?:(?:average|avg|mile|per|a|an|pro|par|por|al|au|le|el|o) ?|/ ?)(?:${WAY_UNIT})(?!\\p{L})(?: (?:pace|avg|average))?|(?:(?:average |avg |mile |km )?pace|split)(?!\\p{L}|[ :~]*\\d)|(?:im )?(?:schnitt|ø)|(?:de|di|en|em) (?:moyenne|media|m[ée]dia))`,
  "giu",
);
/** "pace ~2:00", "ritmo de 5:57", "Ø 5:44", "allure 5'35". */
const NAMED = compiled(
  `(?<!\\p{L})(?:(?:(?:avg|average|overall|mile|ritmo|km) )?(?:paces?|split)|(?:a )?(?:un )?ritmo(?: (?:constante|medio|suave|m[ée]dio))?|allure|passo(?: medio)?|schnitt|ø|moyenne|m[ée]dia|avg|average|averag(?:ed|ing))(?: (?:al |per |por |pro |au )?km)?[ :=~]{0,3}(?:(?:was|were|is|of|de|du|di|à|a|bei|von|um|unos|uns|sollte|around|about) ){0,2}[~(]?${CLOCK}${RANGE}(?: sein)?(?:,? (?:war|was|but|aber|ended up|en fait|pero|ma|mas) (?:\\p{L}+ )?${CLOCK})?(?: ?(?:min ?)?(?:/|per|a|an|pro|al|par|por) ?(?:${WAY_UNIT})(?!\\p{L}))?\\)?`,
  "giu",
);
/** "27,8 de moyenne", "media 21 scarsa": of the kilometres of an hour. */
const SPEED =
  /(?<![\d.,:])\d{1,2}[.,]\d (?:de|di|im|in) (?:moyenne|media|m[ée]dia|schnitt)(?!\p{L})|(?<=\d[^\n]{0,80}?[ ,;])(?:moyenne|media|m[ée]dia|schnitt|avg|average)(?: (?:de|di|of|von|a|à))?[ :~]{1,3}\d{2}(?:[.,]\d)?(?: (?:scars[ao]|abbondante|escas[oa]|knapp|environ))?(?=[ \t]*(?:[,;.!)\n](?!\d)|$))/giu;
/** "1:04:10 @ 5:21", "1h28 (5:52)": behind how long a way took, how long each of its units did. */
const OF_EACH = compiled(
  `(?<=\\d ?(?:kms?|k|mi|miles?|kil[oó]m\\p{L}+|quil[oô]m\\p{L}+)(?!\\p{L})[^\\n]{0,60}?(?:\\d{1,2}:[0-5]\\d:[0-5]\\d|\\d{2}[:'’´′][0-5]\\d"?|\\dh ?\\d\\d|\\d ?min\\p{L}*) ?)(?:[@~] ?(?:[2-9]|1[0-5])[:'’´′][0-5]\\d"?(?![\\d:])|\\( ?[@~à]? ?(?:[2-9]|1[0-5])[:'’´′][0-5]\\d"? ?\\))|(?<=(?<!\\p{L})(?:total|totale|gesamt|insgesamt) \\d{1,2}:[0-5]\\d:[0-5]\\d ?)@ ?${CLOCK}`,
  "giu",
);
/** "9 km ciclabile 5'31\"", "4 miles fuertes: 4:08 / 4:11 / 4:12": as long as one of its units takes, or each of them. */
const IN_EACH =
  /(?<=(?<![\d.,x×*])(\d{1,2}(?:[.,]\d{1,2})?) ?(kms?|k|mi|miles?|millas)(?!\p{L})(?: \p{L}+){0,2}[ :,]{1,2})(?<!(?:in|en|em|dans) )(?:[2-9]['’´′][0-5]\d(?:"|''|´´|’’|″)?(?![\d:])|[3-9]:[0-5]\d(?![\d:.]|[ ,/\n–-]{1,3}\d{1,2}:)|[2-9][:'’´′][0-5]\d"?(?:[ ,/\n–-]{1,3}[2-9][:'’´′][0-5]\d"?){1,40}(?![\d:]))/giu;
/** So many kilometres nobody covers in the time that one of them takes. */
const ONE_UNIT = 2;
/** Kilometres an hour: slower nobody goes, faster nobody runs or rides, so that "8 km 5:20" is how long each took. */
const [SLOWEST, FASTEST_RUN, FASTEST_RIDE] = [3.5, 22, 55];
const KM_IN_MILE = 1.609;
const ON_WHEELS =
  /(?<!\p{L})(?:bik\p{L}+|rode|ride|cycl\p{L}+|rad|velo|v[ée]lo|bici\p{L}*|mtb|vtt|trainer|turbo|zwift|rolle|ski\p{L}*|skat\p{L}*)(?!\p{L})/iu;
const ON_A_HIKE =
  /(?<!\p{L})(?:hik\p{L}+|walk\p{L}*|wander\p{L}*|gewandert|rando\p{L}*|march\p{L}+|camin\p{L}+|cammin\p{L}+|trail\p{L}*|trek\p{L}*|ruck\p{L}*|senderis\p{L}+|escursion\p{L}+)(?!\p{L})/iu;
/** "58.2 => 8:24.4": what the times of parts come to. */
const COMES_TO = /(?<=\d[:.]\d{1,2}(?:\.\d)? ?)(?:=+>|→) ?\d{1,2}(?::\d\d){1,2}(?:\.\d)?(?![\d:])/giu;
/** "ran 4 walked 1 x 6": how running and walking took turns. */
const RAN_AND_WALKED =
  /(?<=(?<!\p{L})(?:ran|run|running|jog|jogged|gelaufen|lief|couru|corr[íi]|corri|corso) )\d{1,2} ?(?:min\p{L}*|m|')?[ ,/+-]{0,2}(?: ?(?:and|then|&|und|et|y|e) ?)? ?(?:walk|walked|walking|gegangen|march[ée]|camin[ée]|andei|camminato) \d{1,2} ?(?:min\p{L}*|m|')?(?: ?[x×*] ?\d{1,2}(?: times)?)?(?![\p{L}\d.,:])/giu;
/** "fartlek 45 min 10x1/1": minutes of work and of rest by turns. */
const BY_TURNS =
  /(?<=(?:fartlek|fahrtspiel|intervall?\p{L}*|cambios?|variazioni)(?!\p{L})[^\n]{0,40}?[ ,(:])\d{1,2} ?[x×*] ?\(?\d{1,2} ?(?:min|['’´′"])? ?[/-] ?\d{1,2} ?(?:min|['’´′"])?\)?(?![\p{L}\d:])/giu;
/** "5 min laufen 1 min gehen x 5": the same told by minutes. */
const BY_MINUTES =
  /\d{1,2} ?(?:min\p{L}*|['’´′]) (?=(?:of |de |di )?(?:run|running|jog|jogging|laufen|gelaufen|traben|course|couru|correr|corrida|corsa|trote)(?!\p{L})[ ,/+-]{1,3}(?:(?:and|then|und|et|y|e) )?\d{1,2} ?(?:min\p{L}*|['’´′]) (?:of |de |di )?(?:walk|gehen|march|camin|camm))|(?<=(?:run|running|jog|jogging|laufen|gelaufen|traben|course|couru|correr|corrida|corsa|trote)[ ,/+-]{1,3}(?:(?:and|then|und|et|y|e) )?)\d{1,2} ?(?:min\p{L}*|['’´′]) (?:of |de |di )?(?:walk\p{L}*|gehen|gegangen|march\p{L}+|camin\p{L}+|cammin\p{L}+)(?: ?[x×*] ?\d{1,2})?(?!\p{L}|\d)/giu;
/** "…, wollte eigentlich locker", "Beine vom Montag noch zu", "um den See": how it was meant, of which day the legs were, and where. */
const MEANT_AND_WORN =
  /(?<=\d[^\n]{0,80}?[,;.(–-] ?)(?:(?:ich|je|i|io|yo|eu|but|aber|mais|pero|ma|mas) ){0,2}(?:wollte|sollte|wanted|meant|supposed|voulais|devais|quer[íi]a|volevo|dovevo)(?!\p{L})[^\d.;!?\n]*(?=[.;!\n]|$)|(?<!\p{L})(?:beine|legs|jambes|gambe|piernas|pernas|waden|calves|mollets|oberschenkel|quads)(?: \p{L}+){0,2} (?:von|vom|from|de|du|di|da|dal|del|do|since|seit) (?:gestern|yesterday|hier|ayer|ieri|ontem|\p{L}{2,5}tag|mittwoch|\p{L}+day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|segunda|ter[çc]a|quarta|quinta|sexta)(?: \p{L}+){0,3}|(?<!\p{L})(?:rund )?(?:um|am|an) (?:(?:den|dem) )?see(?!\p{L})/giu;
/** "mit Pausen": time that was rested within it. */
const WITH_BREAKS =
  /(?<!\p{L})(?:with|w\/|incl(?:uding|\.)?|inkl(?:usive|\.)?|mit|avec|con|com|inclu[sí]\p{L}*) (?:\p{L}+ )?(?:breaks?|stops|pausen?|pauses|pausas|soste|paradas|arr[êe]ts)(?!\p{L})|(?<!\p{L}|bahnen )(?:im )?(?:25|50)er[ -]?(?:becken|bahn)(?!\p{L})|(?<=(?<!\p{L})vasca(?: da)? )(?:25|50)(?: ?m)?(?=[ \t]*[:,.\n])/giu;
/** "@228/231" behind minutes: watts. */
const POWER = /(?<=\d ?(?:['’´′]|min\p{L}*) ?)@ ?[1-4]\d\d(?: ?[-–/,] ?[1-4]\d\d){0,9} ?(?:w|watts?)?(?![\p{L}\d.])/giu;
/** "tss 78", "7.5 mets", "85 rpm", "NP 231": what the computer of a machine works out. */
const OF_MACHINE =
  /(?<!\p{L})(?:tss|np|kj|trimp|mets?)[ :=]{1,3}\d{1,4}(?:[.,]\d{1,2})?(?![\d:])|(?<![\d.,:x×*])\d{1,4}(?:[.,]\d{1,2})? ?(?:tss|kj|trimp|mets?|rpm|w\/kg)(?!\p{L})/giu;
/** "142 puls de moyenne", "168 W Schnitt", "151 avg": of the heart or the pedals. */
const ON_AVERAGE =
  /(?<![\d.,:x×*])\d{2,3} ?(?:(?:puls\p{L}*|bpm|w|watts?|fc|ppm|batt\p{L}*|p) )?(?:(?:de|di|im|em|en|in|of|on) )?(?:moyenne|moy|media|m[ée]dia|schnitt|avg|average|ø)(?![\p{L}])(?! \d)/giu;
const OF_BODY =
  "(?<!\\d ?)hr|heart ?rate|fc|fcm|hf|puls|pulse|pulso|pulsaciones|cad|cadence|cadencia|cad[êe]ncia|cadenza|kadenz|trittfrequenz|sr|s/m|stroke rate|rate|schlag(?:zahl|frequenz)?|drag(?: factor)?";
const MIDDLE =
  "(?:(?:avg|average|max|min|moy(?:enne)?|mo|media|m[ée]dia|schnitt|ø|was|at|of|under|over|below|about|around|capped|unter|sous|de|di|barely|hit|stayed|up|to|the|in|low|high) ?[ :.]?){0,4}";
/** "HR 148", "HF Schnitt 160", "SR 28-30", "Schlag 24", "rate: >30": of the heart, the stroke or the pedals. */
const BODY_FIGURES = compiled(
  `(?<![\\p{L}/])(?:(?:avg|average|max|min|ø|resting) )?(?:${OF_BODY})[ .:=@>~<]{1,3}${MIDDLE}\\d{2,3}(?!\\d|[.,]\\d| ?(?:kg|lb|x|m\\b|km|min|reps?|h\\b))(?: ?[-–/] ?\\d{2,3})?(?: ?(?:bpm|spm|rpm))?(?:,? (?:avg|average|max|min|ø)\\.? ?\\d{2,3})*|(?<!\\p{L})(?:at |@ ?)?\\d{2}(?: ?[-–] ?\\d{2})? ?(?:sr|s/m|spm)(?!\\p{L})|(?<![\\d.,:x×*])\\d{2,3} ?(?:bpm|ppm|puls\\p{L}*|battiti|batimentos)(?!\\p{L})|(?<!\\p{L})(?:at |@ ?)?r ?(?:1[6-9]|2\\d|3\\d)(?![\\d.,]| ?[x×])|\\(\\d{3} cap\\)`,
  "giu",
);
/** "wind 15-20 mph", "1,005 cal": of the day and the watch. */
const OF_DAY =
  /(?<!\p{L})(?:head ?|tail ?|side ?)?winds?(?: (?:of|at|was|gusting|around|about))* ?\d{1,3}(?: ?[-–] ?\d{1,3})? ?(?:mph|km ?\/ ?h|kmh|kts|knots)|(?<![\d.,/x×])(?:\d{1,3} ?[-/x×] ?){0,2}\d[\d.,]* ?(?:k?cals?|calories|kalorien|calor[íi]as|calorie)(?: burned| ?[x×] ?\d{1,2}(?![\d.,]))?(?!\p{L})|(?<=\d ?(?:miles?|mi|kms?)(?!\p{L})[^\n]{0,40}[,;+ ] ?)\d{1,2}[.,]?\d{3} ?(?:ft|feet)(?!\p{L})/giu;
/** "9 easy miles": how they went, between the figure and its unit. */
const HOW_WENT =
  /(?<=(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})? )(?:easy|hard|good|slow|fast|steady|recovery|long|hilly|hot|cold|wet|treadmill|tempo|quick|gentle|solid|comfortable|relaxed|muddy|rolling)(?: (?:easy|hard|slow|hilly|treadmill|trail))?(?= (?:miles?|kms?|k|mins?|minutes|met(?:er|re)s|yards|lengths|laps)(?!\p{L}))/giu;
/** "| 6/10 |", "feeling 4/5": how one felt, of so many. */
const MARKED =
  /(?<=[|;,.] ?|^)(?:(?:feel(?:ing)?|felt|effort|mood|legs|gef[üu]hl|sensations?|sensaciones|voto|nota)[ :]{1,2})?\d{1,2}(?:[.,]5)? ?\/ ?10(?=[ \t]*(?:[|;,.\n)]|$))|(?<!\p{L})(?:feel(?:ing)?|effort|mood|gef[üu]hl|sensations?|sensaciones)[ :]{1,2}\d ?\/ ?5(?!\d)/giu;
/** "in the double": of the boat. */
const BOAT =
  /(?<=(?:paddl\p{L}+|otw|row(?:ed|ing)?|scull\p{L}*)(?!\p{L})[^\n]{0,40}?) (?:out )?(?:in|im) (?:the |an? |my )?(?:double|single|quad|pair|eight|four|doppelzweier|einer|vierer|achter)(?: sculls?)?(?!\p{L})/giu;
/** "0 C", "62F": how warm it was. */
const WARMTH = /(?<=[,;(] ?)[-−]?\d{1,3} ?[°º]? ?[CF](?![\p{L}\d])/gu;
const SPELLED = "\\d{1,2} ?min\\p{L}* \\d{1,2} ?s\\p{L}*";
/** "splits 3 min 44 secs / 3 min 47 secs": of the parts of a way. */
const SPLITS = compiled(
  `(?<!\\p{L})splits?(?: were)?[ :=-]{1,3}${SPELLED}(?:[ ,/|\\n-]{1,3}(?:and )?${SPELLED}){0,40}`,
  "giu",
);
/** "2 km ein, 2 km aus", "Ein- und Auslaufen je 2 km": which end of the session it was. */
const IN_AND_OUT =
  /(?<=\d ?(?:km|m|min\p{L}*|['’´′]) )(?:ein|aus)(?:gelaufen|laufen|traben)?(?=[ \t]*(?:[,.;/&+)\n]|und\b|$))|(?<!\p{L})ein-? ?(?:\/|und|&|\+) ?aus(?:laufen|traben)(?: je)?(?: \d{1,2}(?:[.,]\d)? ?(?:km|min\p{L}*|m))?(?!\p{L})/giu;
const COOLED = /(?: ?(?:and|&|\+|,|\/) ?)?(?<![\p{L}\d])c ?\/ ?d(?!\p{L})/giu;
/** "six laps of the lake, 7.8 km": how often one went round. */
const ROUNDS =
  /(?<![\p{L}\d.,])(?:\d{1,2}|two|three|four|five|six|eight|ten|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro) (?:laps|loops|runden|tours|boucles|vueltas|giri|voltas)(?: (?:of|around|um|du|de|al|a|del|del|do|da|round|auf)(?: (?:the|den|das|die|der|la|le|el|il|o|a|dem))?(?: \p{L}+)?)?(?=,[^\n\d]{0,20}\d[\d.,]* ?(?:km|k|mi|miles?)(?!\p{L}))/giu;
/** "casi todas en 1:30", "die meisten 1:35", "most in 3:10", "todas abaixo de 5:45": the times of some or all of them. */
const MOST_OF_THEM = compiled(
  `(?<=\\d[^\\n]{0,80}?[ ,;.(])(?:(?:casi|quasi|fast|presque|quase|almost|nearly|as|os|las|los|le|i) )?(?:tod[oa]s|tutt[ei]|alle|tou(?:te)?s|all|most|die meisten|la plupart|la mayor[ií]a|la maggior parte|a maioria|alg[uú]n[oa]?s?|alcun[ei]|qualch[e]|einige|some|quelques[- ]un(?:e)?s)(?: of them)?(?: (?:en|in|em|à|a|at|on|bei|um|de|di|sobre|unter|under|sub|abaixo|debajo|sotto|sous|around|about|within|between|zwischen|entre|fra|tra)){0,3} ~?${CLOCK}(?: ?(?:[-–/,]|e|y|et|und|and|to|a|bis) ?${CLOCK})*`,
  "giu",
);
/** Where a pattern stands, without the blanks before it. */
const every = (text: string, pattern: RegExp): Stretch[] =>
  matchesIn(text, pattern).map(({ index, 0: said }) => {
    const lead = said.length - said.trimStart().length;
    return { start: index + lead, end: index + said.length };
  });

const ASIDES = [
  ...[
    PACED,
    NAMED,
    SPEED,
    OF_EACH,
    BODY_FIGURES,
    OF_MACHINE,
    ON_AVERAGE,
    POWER,
    MARKED,
    BOAT,
    WARMTH,
    ...RESTS,
    WITH_BREAKS,
  ],
  MEANT_AND_WORN,
  MOST_OF_THEM,
  ...ON_THE_WAY,
  ...[SPLITS, COMES_TO, RAN_AND_WALKED, BY_MINUTES, BY_TURNS, IN_AND_OUT, COOLED, ROUNDS, OF_DAY, HOW_WENT],
];

/** "24 km 3:30" may be hours and minutes, "bike 5 km 9:30" minutes and seconds. */
function mayBeWhole(way: number, said: string, text: string): boolean {
  const [, one, two] = /^(\d):(\d\d)$/.exec(said) ?? [];
  if (one === undefined) return false;
  const hours = Number(one) + Number(two) / 60;
  const fastest = ON_WHEELS.test(text) ? FASTEST_RIDE : FASTEST_RUN;
  return ON_A_HIKE.test(text) || way / hours >= SLOWEST || way / (hours / 60) <= fastest;
}

/** Times that are of each unit of a way, which nobody covers whole in them. */
const eachUnit = (text: string): Stretch[] =>
  matchesIn(text, IN_EACH).flatMap(({ index, 0: said, 1: way = "0", 2: unit = "" }) => {
    const figure = Number(way.replace(",", "."));
    const km = /^(?:mi|miles?|millas)$/i.test(unit) ? figure * KM_IN_MILE : figure;
    return figure > ONE_UNIT && !mayBeWhole(km, said, text) ? [{ start: index, end: index + said.length }] : [];
  });

/** Stretches that overlap as one, in order. */
export function joined(found: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const one of found.toSorted((first, second) => first.start - second.start)) {
    const last = kept.at(-1);
    if (last === undefined || one.start >= last.end) kept.push({ ...one });
    else last.end = Math.max(last.end, one.end);
  }
  return kept;
}

/**
 * What runners, rowers, swimmers and riders write beside a way and is no part of it: how fast, the heart, the stroke, how warm it
 * was, how one rested, and what all of it came to. In: a message as typed. Out: stretches, in no order. Linear.
 */
export function outingAsides(text: string): Stretch[] {
  const ofRounds = totalOfRounds(text);
  if (!COVERS.test(text)) return ofRounds;
  const found = ASIDES.flatMap((pattern) => every(text, pattern));
  return joined([...found, ...eachUnit(text), ...outingTotals(text), ...ofRounds]);
}
