import type { Stretch } from "./otherTimes.ts";

const CLOCK = "\\d{1,2}(?::|['’´′])[0-5]\\d(?:\\.\\d)?(?:\"|''|´´|’’|″)?(?!\\d|:\\d)";
const DOTTED = "\\d\\.[0-5]\\d";
const RANGE = `(?: ?[-–/] ?${CLOCK})?`;
const WAY_UNIT = "km|kms|k|kilom\\p{L}+|quil\\p{L}+|mi|miles?|meile|500 ?m|100 ?m";
/** A way in its units, or so often a way of a track or a pool. */
const COVERS =
  /\d ?-?(?:kms?|k|mi|miles?|miler|kilom\p{L}+|quil[oô]m\p{L}+|bornes|yards?|yr?ds|meilen|millas|miglia|milhas)(?!\p{L})|\d \p{L}+(?: \p{L}+)? (?:miles|kms?)(?!\p{L})|\d{3,} ?m(?:et\p{L}+)?(?![\p{L}\d])|\d ?[x×*] ?\d{3,4}(?!\d| ?(?:kg|lb))|\d ?[x×*] ?\d{1,2} ?(?:min|['’´′])|\d ?\/ ?(?:km|mi|500)|\b(?:erg|ergo|rower|rolle|zwift|turbo|rodillo|rulli|velo|rad|bici\w*|row(?:ed|ing)?|spm|bike|rode|ride|trainer|run|ran|swam|swim|bahnen|largos|vasche|longueurs|piscinas|elliptical|treadmill)\b|\d ?hm\b/iu;
const ABOUT =
  "(?:@|at|bei|à|a|al|alla|em|en|zu|in|im|mit|con|averaging|averaged|avg|average|around|about|ca|unos|uns|um|an?|de|di|bei|~|ø) ?";
/** "at 7:58 per mile pace", "(9:05 pace)", "a 5:37/km", "4'37" di media": how long each unit took. */
const PACED = new RegExp(
  `(?<![\\d:.,x×*])(?:(?<![\\p{L}])${ABOUT}){0,3}(?:(?:${CLOCK})${RANGE}|${DOTTED}(?: ?[-–] ?${DOTTED})(?= pace))(?: ?min(?:utes?|uti|utos)?)?(?:er)?[ -]*(?:(?:(?:average|avg|mile|per|a|an|pro|par|por|al|au|le|el|o) ?|/ ?)(?:${WAY_UNIT})(?!\\p{L})(?: (?:pace|avg|average))?|(?:(?:average |avg |mile |km )?pace|split)(?!\\p{L}|[ :~]*\\d)|(?:im )?(?:schnitt|ø)|(?:de|di|en|em) (?:moyenne|media|m[ée]dia))`,
  "giu",
);
/** "pace ~2:00", "ritmo de 5:57", "Ø 5:44", "allure 5'35". */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:(?:(?:avg|average|overall|mile|ritmo|km) )?(?:paces?|split)|(?:a )?(?:un )?ritmo(?: (?:constante|medio|suave|m[ée]dio))?|allure|passo(?: medio)?|schnitt|ø|moyenne|m[ée]dia|avg|average|averag(?:ed|ing))(?: (?:al |per |por |pro |au )?km)?[ :=~]{0,3}(?:(?:was|were|is|of|de|du|di|à|a|bei|von|um|unos|uns|sollte|around|about) ){0,2}[~(]?${CLOCK}${RANGE}(?: sein)?(?:,? (?:war|was|but|aber|ended up|en fait|pero|ma|mas) (?:\\p{L}+ )?${CLOCK})?(?: ?(?:min ?)?(?:/|per|a|an|pro|al|par|por) ?(?:${WAY_UNIT})(?!\\p{L}))?\\)?`,
  "giu",
);
/** "27,8 de moyenne", "media 21 scarsa": of the kilometres of an hour. */
const SPEED =
  /(?<![\d.,:])\d{1,2}[.,]\d (?:de|di|im|in) (?:moyenne|media|m[ée]dia|schnitt)(?!\p{L})|(?<=\d[^\n]{0,80}?[ ,;])(?:moyenne|media|m[ée]dia|schnitt|avg|average)(?: (?:de|di|of|von|a|à))?[ :~]{1,3}\d{2}(?:[.,]\d)?(?: (?:scars[ao]|abbondante|escas[oa]|knapp|environ))?(?=[ \t]*(?:[,;.!)\n](?!\d)|$))/giu;
/** "1:04:10 @ 5:21", "1h28 (5:52)": behind how long a way took, how long each of its units did. */
const OF_EACH = new RegExp(
  `(?<=\\d ?(?:kms?|k|mi|miles?|kil[oó]m\\p{L}+|quil[oô]m\\p{L}+)(?!\\p{L})[^\\n]{0,60}?(?:\\d{1,2}:[0-5]\\d:[0-5]\\d|\\d{2}[:'’´′][0-5]\\d"?|\\dh ?\\d\\d|\\d ?min\\p{L}*) ?)(?:[@~] ?(?:[2-9]|1[0-5])[:'’´′][0-5]\\d"?(?![\\d:])|\\( ?[@~à]? ?(?:[2-9]|1[0-5])[:'’´′][0-5]\\d"? ?\\))|(?<=(?<!\\p{L})(?:total|totale|gesamt|insgesamt) \\d{1,2}:[0-5]\\d:[0-5]\\d ?)@ ?${CLOCK}`,
  "giu",
);
/** "9 km ciclabile 5'31\"", "4 miles fuertes: 4:08 / 4:11 / 4:12": as long as one of its units takes, or each of them. */
const IN_EACH =
  /(?<=(?<![\d.,x×*])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:kms?|k|mi|miles?|millas)(?!\p{L})(?: \p{L}+){0,2}[ :,]{1,2})(?:[2-9]['’´′][0-5]\d(?:"|''|´´|’’|″)?(?![\d:])|[2-9][:'’´′][0-5]\d"?(?:[ ,/\n–-]{1,3}[2-9][:'’´′][0-5]\d"?){1,40}(?![\d:]))/giu;
/** So many kilometres nobody covers in the time that one of them takes. */
const ONE_UNIT = 2;
/** "58.2 => 8:24.4": what the times of parts come to. */
const COMES_TO = /(?<=\d[:.]\d{1,2}(?:\.\d)? ?)(?:=+>|→) ?\d{1,2}(?::\d\d){1,2}(?:\.\d)?(?![\d:])/giu;
/** "ran 4 walked 1 x 6": how running and walking took turns. */
const RAN_AND_WALKED =
  /(?<=(?<!\p{L})(?:ran|run|running|jog|jogged|gelaufen|lief|couru|corr[íi]|corri|corso) )\d{1,2} ?(?:min\p{L}*|m|')?[ ,/+-]{0,2}(?: ?(?:and|then|&|und|et|y|e) ?)? ?(?:walk|walked|walking|gegangen|march[ée]|camin[ée]|andei|camminato) \d{1,2} ?(?:min\p{L}*|m|')?(?: ?[x×*] ?\d{1,2}(?: times)?)?(?![\p{L}\d.,:])/giu;
/** "…, wollte eigentlich locker", "Beine vom Montag noch zu", "um den See": how it was meant, of which day the legs were, and where. */
const MEANT_AND_WORN =
  /(?<=\d[^\n]{0,80}?[,;.(–-] ?)(?:(?:ich|je|i|io|yo|eu|but|aber|mais|pero|ma|mas) ){0,2}(?:wollte|sollte|wanted|meant|supposed|voulais|devais|quer[íi]a|volevo|dovevo)(?!\p{L})[^\d.;!?\n]*(?=[.;!\n]|$)|(?<!\p{L})(?:beine|legs|jambes|gambe|piernas|pernas|waden|calves|mollets|oberschenkel|quads)(?: \p{L}+){0,2} (?:von|vom|from|de|du|di|da|dal|del|do|since|seit) (?:gestern|yesterday|hier|ayer|ieri|ontem|\p{L}{2,5}tag|mittwoch|\p{L}+day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|segunda|ter[çc]a|quarta|quinta|sexta)(?: \p{L}+){0,3}|(?<!\p{L})(?:rund )?(?:um|am|an) (?:(?:den|dem) )?see(?!\p{L})/giu;
/** "mit Pausen": time that was rested within it. */
const WITH_BREAKS =
  /(?<!\p{L})(?:with|w\/|incl(?:uding|\.)?|inkl(?:usive|\.)?|mit|avec|con|com|inclu[sí]\p{L}*) (?:\p{L}+ )?(?:breaks?|stops|pausen?|pauses|pausas|soste|paradas|arr[êe]ts)(?!\p{L})|(?<!\p{L}|bahnen )(?:im )?(?:25|50)er[ -]?(?:becken|bahn)(?!\p{L})/giu;
/** "@228/231" behind minutes: watts. */
const POWER = /(?<=\d ?(?:['’´′]|min\p{L}*) ?)@ ?[1-4]\d\d(?: ?[-–/,] ?[1-4]\d\d){0,9} ?(?:w|watts?)?(?![\p{L}\d.])/giu;
/** "142 puls de moyenne", "168 W Schnitt", "151 avg": of the heart or the pedals. */
const ON_AVERAGE =
  /(?<![\d.,:x×*])\d{2,3} ?(?:(?:puls\p{L}*|bpm|w|watts?|fc|ppm|batt\p{L}*|p) )?(?:(?:de|di|im|em|en|in|of|on) )?(?:moyenne|moy|media|m[ée]dia|schnitt|avg|average|ø)(?![\p{L}])(?! \d)/giu;
const OF_BODY =
  "(?<!\\d ?)hr|heart ?rate|fc|fcm|hf|puls|pulse|pulso|pulsaciones|cad|cadence|cadencia|cad[êe]ncia|cadenza|kadenz|trittfrequenz|sr|s/m|stroke rate|rate|schlag(?:zahl|frequenz)?|drag(?: factor)?";
const MIDDLE =
  "(?:(?:avg|average|max|min|moy(?:enne)?|mo|media|m[ée]dia|schnitt|ø|was|at|of|under|over|below|about|around|capped|unter|sous|de|di|barely|hit|stayed|up|to|the|in|low|high) ?[ :.]?){0,4}";
/** "HR 148", "HF Schnitt 160", "SR 28-30", "Schlag 24", "rate: >30": of the heart, the stroke or the pedals. */
const BODY_FIGURES = new RegExp(
  `(?<![\\p{L}/])(?:(?:avg|average|max|min|ø|resting) )?(?:${OF_BODY})[ .:=@>~<]{1,3}${MIDDLE}\\d{2,3}(?!\\d|[.,]\\d| ?(?:kg|lb|x|m\\b|km|min|reps?|h\\b))(?: ?[-–/] ?\\d{2,3})?(?: ?(?:bpm|spm|rpm))?(?:,? (?:avg|average|max|min|ø)\\.? ?\\d{2,3})*|(?<!\\p{L})(?:at |@ ?)?\\d{2}(?: ?[-–] ?\\d{2})? ?(?:sr|s/m|spm)(?!\\p{L})|(?<!\\p{L})(?:at |@ ?)?r ?(?:1[6-9]|2\\d|3\\d)(?![\\d.,]| ?[x×])|\\(\\d{3} cap\\)`,
  "giu",
);
/** "wind 15-20 mph", "1,005 cal": of the day and the watch. */
const OF_DAY =
  /(?<!\p{L})(?:head ?|tail ?|side ?)?winds?(?: (?:of|at|was|gusting|around|about))* ?\d{1,3}(?: ?[-–] ?\d{1,3})? ?(?:mph|km ?\/ ?h|kmh|kts|knots)|(?<![\d.,/x×])(?:\d{1,3} ?[-/x×] ?){0,2}\d[\d.,]* ?(?:k?cals?|calories|kalorien|calor[íi]as|calorie)(?: burned| ?[x×] ?\d{1,2}(?![\d.,]))?(?!\p{L})|(?<=\d ?(?:miles?|mi|kms?)(?!\p{L})[^\n]{0,40}[,;+] ?)\d{0,2}[.,]?\d{3} ?(?:ft|feet)(?!\p{L})/giu;
/** "9 easy miles": how they went, between the figure and its unit. */
const HOW_WENT =
  /(?<=(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})? )(?:easy|hard|good|slow|fast|steady|recovery|long|hilly|hot|cold|wet|treadmill|tempo|quick|gentle|solid|comfortable|relaxed|muddy|rolling)(?: (?:easy|hard|slow|hilly|treadmill|trail))?(?= (?:miles?|kms?|k|mins?|minutes|met(?:er|re)s|yards|lengths|laps)(?!\p{L}))/giu;
/** "0 C", "62F": how warm it was. */
const WARMTH = /(?<=[,;(] ?)[-−]?\d{1,3} ?[°º]? ?[CF](?![\p{L}\d])/gu;
const JOGGED =
  "walk(?= (?:rest|recover|back|between|in between))|(?<=\\(\\d+ ?min\\p{L}* )walk|rest|rests|recovery|recoveries|recover|r[ée]cup(?:[ée]ration)?|recuperaci[óo]n|recupero|pausa|pause|descanso|jog|trot|trote|trab(?:pause)?|gehpause|trabpause|trotpause|tp|gp|paddle|float|easy spin|off(?! (?:my|the|a|of|last|pb|pr)(?!\\p{L}))";
const TIMED = `(?:${CLOCK}|\\d{1,3} ?(?:m(?:in\\p{L}*)?|s(?:ec\\p{L}*)?|sek\\p{L}*|seg\\p{L}*|''|'|"|m)?\\.?)`;
/** "w/45 sec. recovery", "(3 min walk in between)", "/2' paddle", "récup 1'15", "descansando 1:30 entre serie". */
const RESTED = new RegExp(
  `(?:(?<=[\\d\\p{L}"'),;] ?)(?:[(/,;]|w/|with|mit|con|avec|c/|com|on|\\+|(?:entre|between|zwischen|tra) (?:\\p{L}+ (?:y|e|et|and|und) )?\\p{L}+) ?)(?:an? )?${TIMED} ?(?:de |di |of |al |a |en |in )?(?:${JOGGED})(?!\\p{L})(?: (?:rest|recovery|jog|walk|suave))?(?: (?:in )?(?:between|entre|zwischen)(?: \\p{L}+)?)?\\)?|(?<!\\p{L})(?:r[ée]cup(?:[ée]ration)?|recuper(?:aci[óo]n|ando|ação)|recupero|descans(?:o|ando)|trabpause|gehpause|pausa|r(?=[ :]{1,2}\\d{1,2}:\\d))[ :=]{1,2}(?:de |di )?(?:${CLOCK}|\\d{1,3} ?(?:min\\p{L}*|s(?:ec\\p{L}*)?|seg\\p{L}*|m|''|'|"))(?: (?:suave|trot|trote|jog))?(?: entre (?:las? )?series?)?(?![\\p{L}\\d])`,
  "giu",
);
/** "12x200 rec 1'", "8x300m r2'", "4 x 2000/5'", "3 x 20'/1'": how long one rested behind each, and between blocks. */
const RESTED_EACH = new RegExp(
  `(?<=\\d ?[x×*] ?\\d{1,4}(?:[.,]\\d)? ?(?:m|kms?|k|mi|min\\p{L}*|['’´′])?[ ,;:]{0,2})(?:(?:/|(?<!\\p{L})(?:r|r\\.i\\.|ri|rec|r[ée]cup?|rest|rcp|p|pause|pausa|desc)\\.?[ :=]{0,2}) ?${TIMED}(?![\\p{L}\\d:])|(?:with|w/|mit|con|avec|c/|com) \\d{2,3} ?m? ?(?:${JOGGED})(?!\\p{L}))|(?:(?:,|and|y|et|e|und|\\+) ?)${TIMED} (?:between|entre|zwischen|tra) (?:\\p{L}+ ?){1,2}(?=[,.;!\\n]|$)|(?<!\\p{L})(?:mit|with|con|avec|com) \\d{2,3} ?m? (?:tp|gp|trabpause|gehpause|trotpause|jog|trot|trote)(?!\\p{L})`,
  "giu",
);
const SPELLED = "\\d{1,2} ?min\\p{L}* \\d{1,2} ?s\\p{L}*";
/** "splits 3 min 44 secs / 3 min 47 secs": of the parts of a way. */
const SPLITS = new RegExp(
  `(?<!\\p{L})splits?(?: were)?[ :=-]{1,3}${SPELLED}(?:(?:[ ,/|\\n-]|and){1,3}${SPELLED}){0,40}`,
  "giu",
);
const COOLED = /(?: ?(?:and|&|\+|,|\/) ?)?(?<![\p{L}\d])c ?\/ ?d(?!\p{L})/giu;
/** "six laps of the lake, 7.8 km": how often one went round. */
const ROUNDS =
  /(?<![\p{L}\d.,])(?:\d{1,2}|two|three|four|five|six|eight|ten|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro) (?:laps|loops|runden|tours|boucles|vueltas|giri|voltas)(?: (?:of|around|um|du|de|al|a|del|del|do|da|round|auf)(?: (?:the|den|das|die|der|la|le|el|il|o|a|dem))?(?: \p{L}+)?)?(?=,[^\n\d]{0,20}\d[\d.,]* ?(?:km|k|mi|miles?)(?!\p{L}))/giu;
const WAYS =
  /(?<![\d.,])\d[\d.,]* ?-?(?:kms?|k|mi|miles?|miler|kilom\p{L}+|quil[oô]m\p{L}+|yards?|yr?ds|m|met\p{L}+)(?![\p{L}\d])|\d ?[x×*] ?\d{2,4}/giu;
const WAY =
  "(?<![\\d:.,])\\d+(?:[.,]\\d+)* ?(?:kms?|k|mi|miles?|m|met(?:er|re)s?|metros|metri|yards?|yr?ds|y)?(?![\\p{L}\\d:])";
/** "Total of 8 miles", "4K in total", "total: 5,400 yards": what the ways before it come to. */
const SUM = new RegExp(
  `(?<!\\p{L})(?:(?:(?:for|in|so|=) )?(?:an? |the )?(?:grand )?(?:totals?(?: (?:miles|yardage|distance|km|meters))?|insgesamt|gesamt|en tout|totale)(?: (?:of|was|de|di))?[ :=]{1,3}${WAY})|${WAY} (?:(?:in )?total|altogether|all up|insgesamt|gesamt|en tout|au total|en total|in totale|no total)(?!\\p{L})(?! of)(?: (?:en|in|em) \\d{1,3}(?:(?::\\d\\d){1,2}| ?min\\p{L}*|['’´′]| ?h ?\\d\\d)(?![\\d:]))?|(?<=[.;\\n] ?)(?:environ|about|ca\\.?|circa|unos|cerca de|approx\\.?|roughly|~) ?${WAY}(?= ?[.!\\n]|$)`,
  "giu",
);

const MINUTES = /\d ?(?:min\p{L}*|['’´′"])(?!\p{L})/giu;

const every = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ index, 0: said }) => {
    const lead = said.length - said.trimStart().length;
    return { start: index + lead, end: index + said.length };
  });

const ASIDES = [
  ...[PACED, NAMED, SPEED, OF_EACH, BODY_FIGURES, ON_AVERAGE, POWER, WARMTH, RESTED, RESTED_EACH, WITH_BREAKS],
  MEANT_AND_WORN,
  ...[SPLITS, COMES_TO, RAN_AND_WALKED, COOLED, ROUNDS, OF_DAY, HOW_WENT],
];

/** Times that are of each unit of a way, which nobody covers whole in them. */
const eachUnit = (text: string): Stretch[] =>
  [...text.matchAll(IN_EACH)].flatMap(({ index, 0: said, 1: way = "0" }) =>
    Number(way.replace(",", ".")) > ONE_UNIT ? [{ start: index, end: index + said.length }] : [],
  );

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

/** Sums beside the ways that they are of. */
function sums(text: string): Stretch[] {
  const found = every(text, SUM);
  const ways = found.length === 0 ? [] : every(text, WAYS);
  return found.filter((sum) => [...ways, ...every(text, MINUTES)].some(({ end }) => end <= sum.start));
}

/**
 * What runners, rowers, swimmers and riders write beside a way and is no part of it: how fast, the heart, the stroke, how warm it
 * was, how one rested, and what all of it came to. In: a message as typed. Out: stretches, in no order. Linear.
 */
export function outingAsides(text: string): Stretch[] {
  if (!COVERS.test(text)) return [];
  const found = ASIDES.flatMap((pattern) => every(text, pattern));
  return joined([...found, ...eachUnit(text), ...sums(text)]);
}
