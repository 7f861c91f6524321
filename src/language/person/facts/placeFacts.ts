import { compiled } from "../../patterns/compiled.ts";

const PLACE =
  "(\\p{Lu}[\\p{L}'’.-]{1,24}(?:(?:,)? (?:\\p{Lu}|d[aeo]s? \\p{Lu}|am \\p{Lu}|upon )[\\p{L}'’.-]{1,24}){0,3})";
/** Where somebody is said to be or to come from, before a name with a capital. */
const BEFORE: readonly RegExp[] = [
  compiled(
    `\\b(?:[Gg]reetings|[Hh]ello|[Hh]i|[Hh]ey|[Ww]riting|[Tt]raining|[Ll]ifting|[Ss]peaking|[Cc]oming to you|[Ii]['’]?m|[Aa]m|[Cc]ome|[Hh]ail(?:ing)?|[Oo]riginally|[Oo]ver|[Ff]orm) from (?:\\p{Ll}+ ){0,2}${PLACE}`,
    "u",
  ),
  compiled(
    `\\b(?:here|over here|up here|down here|back home|stuck|based|currently|now|been(?: living| based)?|been over here|these days|settled|staying|stay|living|live|gym|studio|flat|house|apartment|home|moved|shift|work(?:ing)?|job|(?:lives?|exist) (?:up|out|over|down)|up|out) in (?:\\p{Ll}+ )?${PLACE}`,
    "u",
  ),
  compiled(
    `\\b[Ii](?:['’]?m| am) (?:over |up |down |out |back |here |currently |now |based |originally |just |still )+in ${PLACE}`,
    "u",
  ),
  compiled(
    `\\b(?:village|town|suburb|flat|house|apartment|place|farm|area|cottage|bungalow|studio|room|hamlet|island|valley|burbs|countryside)s? (?:\\p{Ll}+ )?(?:in|near|outside|by|close to|of|around) ${PLACE}`,
    "u",
  ),
  compiled(
    `\\b(?:expat|immigrant|foreigner|digital nomad|student|nurse|teacher|doctor|chef|engineer|developer|dev|manager|driver|lawyer|accountant|baker|farmer|plumber|electrician|builder|professor\\p{L}*|enfermeir\\p{L}|engenheir\\p{L}|maestr\\p{L}|profesor\\p{L}?|enfermer\\p{L}|studi\\p{L}+|étudiante?|infirmi[eè]re?) (?:in|at|from|em|en|a|à|aus) ${PLACE}`,
    "u",
  ),
  compiled(`\\b(?:[Ii] |[Ii]['’]ve |have |been |live[sd]? )(?:been |lived |living )?in ${PLACE} (?:since|for)\\b`, "u"),
  compiled(`\\bbeen (?:here )?in ${PLACE}`, "u"),
  compiled(
    `\\b(?:go|going|train|training|lift|lifting|work ?out|member|signed up) (?:to|at|with|of) (?:\\p{L}[\\p{L}'’]* ){1,4}?(?:in|near|outside) ${PLACE}`,
    "u",
  ),
  compiled(
    `\\b(?:gym|box|studio|one|place|flat|house|home|office)(?:['’]?s| is| was)? (?:now |actually |just )?(?:in|near) ${PLACE}`,
    "u",
  ),
  // "Javier from San Antonio, 34".
  compiled(
    `^\\W*(?:(?:[Hh]i+|[Hh]ey|[Hh]ello|[Hh]iya)[ ,!.]+(?:(?:there|all|coach)[ ,!.]+)?)?\\p{Lu}\\p{Ll}+ from ${PLACE}(?=$|[.,;!]| here| and)`,
    "u",
  ),
  compiled(`\\b(?:[Mm]oved|[Rr]elocated|[Ee]migrated)(?: \\p{Ll}+){0,2}? to ${PLACE}`, "u"),
  compiled(`[,;] ?[Ff]rom ${PLACE}(?=$|[\\s,.;!])`, "u"),
  // "Triathlete from Aarhus", "34 from Leeds".
  compiled(
    `\\b(?:\\p{Ll}+(?:lete|kie|die|dler|gineer|tant|dent|ner|ter|der|ver|ler|mer|ist|nurse|man|woman)|guy|girl|lad|lass|dad|mum|mom|student|nurse|chef|lifter|yo|old|male|female|[mf]|\\d{2}),? from ${PLACE}`,
    "u",
  ),
  compiled(`\\b(?:near|outside|just outside|close to|not far from|round|around|next to) ${PLACE}`, "u"),
  compiled(`\\bform ${PLACE}$`, "iu"),
  compiled(
    `\\b(?:aus|[Gg]r(?:uß|uss|üße|uesse) aus|wohn\\p{L}* (?:jetzt |nun )?(?:in|bei)|leb\\p{L}* (?:jetzt |nun )?(?:in|bei)|jetzt in) ${PLACE}`,
    "u",
  ),
  compiled(
    `\\b(?:[Jj]e viens de|[Jj]e vis à|installée? à|de passage à|habite (?:maintenant )?(?:à|en)|basée? à) ${PLACE}`,
    "u",
  ),
  compiled(
    `\\b(?:pas loin (?:de |d['’])|près (?:de |d['’])|à côté (?:de |d['’])|cerca de |vicino a(?:d)? |in der Nähe von |nahe |perto d[eo] )${PLACE}`,
    "u",
  ),
  compiled(`[Cc]['’]est ${PLACE} (?:maintenant|désormais)`, "u"),
  compiled(`\\b(?:vivo en|soy de|desde|estoy en|me mud[eé]i? (?:a|pra|para|pro)|ahora en|vengo de) ${PLACE}`, "u"),
  compiled(
    `\\b(?:abito a|vivo a|sono di|vengo da|sto a|adesso a|ora a|lavoro a|(?:commess|camerier|impiegat|operai|infermier|insegnant|student)\\p{L}+ (?:a|di)) ${PLACE}`,
    "u",
  ),
  compiled(`\\b(?:moro em|sou d[eoa]|estou em|vivo em|aqui em|agora em) ${PLACE}`, "u"),
];
/** Behind a name: "soy Maite, 52, de Vitoria", "sono Beppe da Cuneo". */
const BEHIND_NAME = compiled(
  `\\b(?:[Ss]oy|[Ss]ono|[Ss]ou|[Mm]e llamo|[Mm]i chiamo|[Mm]e chamo|[Jj]e suis|[Mm]oi c['’]est|[Jj]e m['’]appelle|[Bb]in|[Hh]ei(?:ß|ss)e)(?: \\p{Ll}{1,3})? \\p{Lu}\\p{L}+(?:,? \\d\\d(?: \\p{L}+)?)?,? (?:de|da|di|do|d['’]|aus) ?${PLACE}`,
  "u",
);
const AFTER: readonly RegExp[] = [
  compiled(
    `(?:^|[\\s,(])${PLACE}(?:[- ]based| born and bred| native| (?:girl|boy|lad|lass|gal|guy|local|resident)\\b)`,
    "u",
  ),
];
const IS_PLACE_OF_REST =
  /^(?:pas loin|près|cerca|vicino|in der N|nahe|perto|near|outside|just outside|close to|not far from|round|around|next to)\b/i;
/** The nearness of a place says where somebody lives only beside a word of being there. */
const BEING_THERE =
  /\b(?:habit\p{L}*|vis|vivo|lebe?|abito|moro|village|pueblo|paese|dorf|aldeia|live|living|stay|staying|based|home|from|here|up|out|down|village|town|countryside|highlands|coast|farm|gym is|wohne|lebe)\b/iu;
const NO_PLACE =
  /^(?:Hell|Pain|Agony|Bits|Pieces|Shape|Love|Recovery|Therapy|Rehab|Holiday|Vacation|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Christmas|Easter|Spring|Summer|Autumn|Winter|I|My|The|A|An|Planet|Pure|Gold|Crossfit|CrossFit|RDLs?|OHP|Smith|Hyrox|Covid|English|German|French|Spanish|Italian|Starting|Strength|Reddit|YouTube|Instagram|Google|Ramadan|Lent|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)\b/;

/** Where somebody came from, when it is also said where they are. */
const ORIGIN = /\b(?:[Oo]riginally|[Bb]orn|[Rr]aised|[Gg]rew up|[Ff]ormerly)\b/;

/** The place that a text says its writer lives in or is from, by its capital; `null` without one. */
export function readPlace(text: string): string | null {
  if (!/[\s('’]\p{Lu}\p{L}/u.test(` ${text}`)) return null;
  const [origin, ...later] = text.split(/, | but | and | now /);
  const now = ORIGIN.test(origin ?? "") && later.length > 0 ? placeIn(later.join(", ")) : null;
  return now ?? placeIn(text);
}

function placeIn(text: string): string | null {
  for (const pattern of [...BEFORE, BEHIND_NAME, ...AFTER]) {
    const match = pattern.exec(text);
    const place = match?.[1]?.replace(/[.'’-]+$/, "");
    if (!match || !place || NO_PLACE.test(place) || /^\p{Lu}{2,}$/u.test(place)) continue;
    if (IS_PLACE_OF_REST.test(match[0]) && !BEING_THERE.test(text.replace(match[0], " "))) continue;
    return place;
  }
  return null;
}

/** A room in a house is no town: "a garage gym". */
const ROOM =
  /^(?:garage|basement|cellar|attic|shed|loft|kitchen|bedroom|garden|office|home|keller|cochera|cantina|garagem)\b/i;
export const isRoom = ({ type, value }: { type: string; value: string }): boolean =>
  type === "location" && ROOM.test(value);
