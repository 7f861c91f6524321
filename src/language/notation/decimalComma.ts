/** A unit of mass right behind a figure. */
export const MASS_NEXT = /^ ?(?:kgs?|kilos?|k|lbs?|pounds?|кг)(?![a-z])/;
const HOURS_NEXT =
  /^ ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|min|mins|minutes?|minuten|minutos|minuti)(?![a-z])/i;
const FAR_NEXT = /^ ?(?:km|kms|kilometer|kilometers|kilometres|mi|miles?)(?![a-z])/;
/** What stands around the digits: the text before them, the token before them, and the text behind. */
type Around = { told: string; before: string | undefined; after: string };
const MEASURED = /(?<!\p{L})(?:sagte?|zeigte?|dit|indique|affiche|dice|marca|segna|diz|mostra) $/iu;
const LEADS_LOAD = /(?:^|[\s(])(?:\+|@ ?|(?:[aà]|mit|con|com|avec|de|di|da|of|at|auf|bei) )$/i;

/** Whether "82,5" is one number: a mass follows, or it looks like a weight and does not stand in a list of reps. */
export function isDecimalComma(whole: string, part: string, { told, before, after }: Around): boolean {
  if (part.length > 2) return false;
  if (MASS_NEXT.test(after) || FAR_NEXT.test(after) || HOURS_NEXT.test(after)) return true;
  // "die Uhr sagt 7,6".
  if (MEASURED.test(told)) return true;
  // "3x15 12,5", "RPE 9,5".
  if (
    /(?:\d ?x ?\d{1,2} (?:@ ?|[aà] |mit |con |com |avec )?|\brpe ?|@)$/i.test(told) &&
    /^(?:5|25|75)$/.test(part) &&
    /^(?:$|[\n ;.)]|, )/.test(after)
  )
    return true;
  // "+7,5 x 6", "lestés à 12,5 : 8, 7, 6", "mancuernas de 12,5, 8 por pierna": what it was lifted with is no list.
  if (LEADS_LOAD.test(told) && /^(?:5|25|75)$/.test(part) && /^(?:$|[\n ;.):x×]|, )/.test(after)) return true;
  if (isOfPlates(`${whole}.${part}`) && leadsItsReps(told, after)) return true;
  const least = before === "x" ? 31 : 20;
  return /^(?:5|25|50|75)$/.test(part) && Number(whole) >= least;
}

/** "7,5", "12,5", "6,25": what weights come in; of repetitions few go from twelve to five. */
export const isOfPlates = (figure: string): boolean => /\.(?:5|25|50|75)$/.test(figure) && Number(figure) % 1.25 === 0;

/** Begins its sets: nothing before it counts, or sets that are told whole. */
const OPENS = /(?:^|[^\d,./x×-]|[x×] ?\d{1,2},?|,) ?$/i;
const OPENS_PAIR = /(?:^|[^\d])2 ?[x×] ?$/i;
/** Behind it what was done with it, and no load. */
const ITS_REPS =
  /^(?: ?[x×*] ?\d{1,2}(?![\d.]| ?(?:kgs?|lbs?|kilos?)(?![a-z]))| ?: ?\d| (?:[12]?\d|30)(?![\d.,]\d|\d| ?(?:kgs?|lbs?|kilos?|min|km)(?![a-z]))|ern?(?![a-z])| (?:each|je|jeweils|pro|per|par|por|chaque|cada) )/i;
/** Only one figure comes behind these. */
const BEFORE_ONE = /(?:(?<!\p{L})(?:rpe|mit|con|com|avec|with|at|à)[ :=]*|@ ?)$/iu;
const ENDS = /^(?:$|[\n;.)]|, | (?:und|and|et|y|e) )/;

/** "7,5 15 12", "12,5x12 12,5x10", "2x12,5 10 10", "15/12/10 7,5": a load beside its repetitions. */
const leadsItsReps = (told: string, after: string): boolean =>
  BEFORE_ONE.test(told) ||
  ((OPENS.test(told) || OPENS_PAIR.test(told)) && ITS_REPS.test(after)) ||
  (/\d[/]\d{1,2} $/.test(told) && ENDS.test(after));
