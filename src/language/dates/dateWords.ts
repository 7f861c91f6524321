/** Words for days, as data; all folded. English first, then German, French, Spanish, Italian and Portuguese. */

const named = (rows: readonly string[], from: number): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, index) => row.split(" ").map((word): [string, number] => [word, from + index])));

/** Full names; Sunday is 0. */
export const WEEKDAYS = named(
  [
    "sunday sundays sonntag sonntags dimanche domingo domenica",
    "monday mondays montag montags lundi lunes lunedi segunda-feira",
    "tuesday tuesdays dienstag dienstags mardi martes martedi terca-feira",
    "wednesday wednesdays mittwoch mittwochs mercredi miercoles mercoledi quarta-feira",
    "thursday thursdays donnerstag donnerstags jeudi jueves giovedi quinta-feira",
    "friday fridays freitag freitags vendredi viernes venerdi sexta-feira",
    "saturday saturdays samstag samstags sonnabend samedi sabado sabato",
  ],
  0,
);
/** Short names, which are days only where a day is expected. */
export const SHORT_WEEKDAYS = named(["sun", "mon", "tue tues", "wed weds", "thu thur thurs", "fri", "sat"], 0);
/** Days in two or three letters, Sunday first: English, German, French, Spanish, Italian, Portuguese. */
export const TWO_LETTER_WEEKS = [
  "su mo tu we th fr sa",
  "so mo di mi do fr sa",
  "di lu ma me je ve sa",
  "do lu ma mi ju vi sa",
  "do lu ma me gi ve sa",
  "dom lun mar mie jue vie sab",
  "dom lun mar mer gio ven sab",
  "dim lun mar mer jeu ven sam",
  "dom seg ter qua qui sex sab",
].map((week) => week.split(" "));
/**
 * Short names that are common words of other languages, each with what tells in folded text that the message is of
 * such a language: "mon développé couché", "mon squat à 100 kg, fatigué".
 */
export const ALSO_WORDS: ReadonlyMap<string, RegExp> = new Map([
  [
    "mon",
    /\b(?:du|de|des|le|la|les|un|une|au|aux|avec|et|sur|puis|pour|pas|plus|tres|sans|ce|cette|hier|j'ai|je|c'etait|est|etait|fait|faite?s|fois|series?|repetitions?|a (?=\d)|kilos?|fatiguee?|dur|facile|lourd|leger|bien|propre|nouveau|premiere?|dernier|meilleur|record|developpe|couche|souleve|terre|tirage|traction|rameur|tapis|entrainement|echauffement|haltere|gainage|incline|poids|pote|copain|mari|frere|pere|fils|ami|collegue|voisin)\b/,
  ],
]);

/** Feasts that are a day of the calendar, as the source of a pattern: month, day. "By Christmas" is none. */
export const FEASTS: readonly (readonly [words: string, month: number, day: number])[] = [
  ["new year'?s eve|nye|silvester|la saint-sylvestre|nochevieja", 12, 31],
  ["new year'?s day|neujahr|jour de l'an|ano nuevo|capodanno|ano novo", 1, 1],
  ["christmas eve|xmas eve|heiligabend|nochebuena|reveillon de noel", 12, 24],
  ["christmas day|xmas day|(?<=on )christmas|(?<=on )xmas", 12, 25],
  ["boxing day|st\\.? stephen'?s day", 12, 26],
  ["(?<=on )halloween", 10, 31],
  ["valentine'?s day|(?<=on )valentine'?s", 2, 14],
];

/** January is 1. */
export const MONTHS = named(
  [
    "january jan januar janvier enero gennaio janeiro",
    "february feb februar fevrier febrero febbraio fevereiro",
    "march mar marz mars marzo marco",
    "april apr avril abril aprile",
    "may mai mayo maggio maio",
    "june jun juni juin junio giugno junho",
    "july jul juli juillet julio luglio julho",
    "august aug aout agosto",
    "september sep sept septembre septiembre settembre setembro",
    "october oct oktober okt octobre octubre ottobre outubro",
    "november nov novembre noviembre novembro",
    "december dec dezember dez decembre diciembre dicembre dezembro",
  ],
  1,
);

/** Whole phrases and how many days from today they are; longer ones first where one begins another. */
export const RELATIVE: readonly (readonly [phrase: string, days: number])[] = [
  ["(?:the )?day before yesterday", -2],
  ["(?:earlier|late|later) today", 0],
  ["(?<!ago )(?:today|2day|tday)(?:'?s)?", 0],
  ["this (?:morning|afternoon|arvo|evening|lunchtime)(?:'?s)?", 0],
  ["tonight(?:'?s)?", 0],
  ["(?:yesterday|yday|ystd|yest|yesty|yestie)(?:'?s)?(?: (?:morning|afternoon|evening|night|arvo))?", -1],
  ["last (?:night|evening)(?:'?s)?", -1],
  ["tomorrow(?: (?:morning|afternoon|evening|night))?", 1],
  ["vorgestern(?: (?:morgen|vormittag|mittag|nachmittag|abend))?", -2],
  ["gestern(?: (?:fruh|morgen|vormittag|mittag|nachmittag|abend))?", -1],
  ["heute?(?: (?:fruh|morgen|vormittag|mittag|nachmittag|abend))?", 0],
  ["avant[- ]hier(?: (?:matin|soir|apres-midi))?", -2],
  ["hier(?: (?:matin|soir|apres-midi))?", -1],
  ["aujourd'?hui", 0],
  ["ce (?:matin|soir|midi)", 0],
  ["demain(?: (?:matin|soir))?", 1],
  ["(?:anteayer|antier|antes de ayer)", -2],
  ["(?:ayer|anoche)(?: por la (?:manana|tarde|noche))?", -1],
  ["(?:hoy|esta manana|esta tarde|esta noche)", 0],
  ["(?:(?:del)?l'altro ?ieri|altro ieri|l'altroieri|ieri l'altro)", -2],
  ["ieri(?: (?:mattina|pomeriggio|sera))?", -1],
  ["(?:oggi|stamattina|stamani|stasera|questa mattina)", 0],
  ["domani(?: (?:mattina|sera))?", 1],
  ["(?:anteontem|antes de ontem)", -2],
  ["ontem(?: (?:de manha|a tarde|a noite))?", -1],
  ["(?:hoje|hj|esta manha)", 0],
  ["amanha", 1],
];

/** Phrases that name a time but no day. */
export const VAGUE =
  "(?:back |early |late )?(?:in|since) (?:19|20)\\d\\d(?! ?(?:[a-z]{1,2}\\b|reps?\\b|met|yard|step|kilo|pound|[x.,/:-]\\d))|" +
  "(?:last|this|past|next) (?:week|month|year|weekend)|over the weekend|the other day|a few (?:days|weeks) ago|few days ago|letzte woche|la semaine derniere|la semana pasada|" +
  "la settimana scorsa|(?:na )?semana passada";
