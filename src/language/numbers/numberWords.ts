/** Number words as data: folded word → value. Words that mean something else in another language are in `GUARDED`. */

const list = (words: string, from: number, step = 1): [string, number][] =>
  words
    .split(" ")
    .flatMap((forms, index) => forms.split("/").map((word): [string, number] => [word, from + index * step]));

export const ONES: ReadonlyMap<string, number> = new Map(list("one two three four five six seven eight nine", 1));
export const TEENS: ReadonlyMap<string, number> = new Map(
  list("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 10),
);
export const TENS: ReadonlyMap<string, number> = new Map(
  list("twenty thirty forty/fourty fifty sixty seventy eighty ninety", 20, 10),
);

type Language = { ones: string; teens: string; tens: string; joined: (ten: string, one: string) => string[] };

const GERMAN: Language = {
  ones: "eins/ein zwei/zwo drei vier funf/fuenf sechs sieben acht neun",
  teens: "zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn",
  tens: "zwanzig dreissig/dreißig vierzig funfzig/fuenfzig sechzig siebzig achtzig neunzig",
  joined: (ten, one) => [`${one}und${ten}`],
};
const FRENCH: Language = {
  ones: "un deux trois quatre cinq six sept huit neuf",
  teens: "dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
  tens: "vingt trente quarante cinquante soixante septante/soixante-dix quatre-vingts/quatre-vingt/octante nonante/quatre-vingt-dix",
  joined: (ten, one) => (ten.endsWith("s") || ten.endsWith("-dix") ? [] : [`${ten}-${one}`]),
};
const SPANISH: Language = {
  ones: "uno dos tres cuatro cinco seis siete ocho nueve",
  teens: "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
  tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
  joined: (ten, one) => (ten === "veinte" ? [`veinti${one}`] : [`${ten} y ${one}`]),
};
const ITALIAN: Language = {
  ones: "uno due tre quattro cinque sei sette otto nove",
  teens: "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
  tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
  joined: (ten, one) => [(/^[ou]/.test(one) ? ten.slice(0, -1) : ten) + one],
};
const PORTUGUESE: Language = {
  ones: "um dois/duas tres quatro cinco seis sete oito nove",
  teens:
    "dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove",
  tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
  joined: (ten, one) => [`${ten} e ${one}`],
};

function numbersOf({ ones, teens, tens, joined }: Language): [string, number][] {
  const units = list(ones, 1);
  const decades = list(tens, 20, 10);
  const compounds = decades.flatMap(([ten, value]) =>
    units.flatMap(([one, unit]) => joined(ten, one).map((word): [string, number] => [word, value + unit])),
  );
  return [...units, ...list(teens, 10), ...decades, ...compounds];
}

/** "hundertvierzig", "zweihundertzehn": German says hundreds in one word. */
const GERMAN_HUNDREDS: [string, number][] = list("/ein zwei drei vier", 1).flatMap(([hundreds, many]) => {
  const whole = `${hundreds}hundert`;
  const rest = numbersOf(GERMAN).filter(([word]) => word !== "eins");
  return [
    [whole, many * 100],
    ...rest.flatMap(([word, value]): [string, number][] => [
      [whole + word, many * 100 + value],
      [`${whole}und${word}`, many * 100 + value],
    ]),
  ] as [string, number][];
});

/** "Soixante-quinze", "quatre-vingt-douze": tens that go on to nineteen, and all tens as they are written without hyphens. */
const FRENCH_TENS: [string, number][] = [
  ["soixante", 60],
  ["quatre-vingt", 80],
].flatMap(([ten, value]) =>
  list(FRENCH.teens, Number(value) + 10).flatMap(([one, sum]): [string, number][] => [
    [`${ten}-${one}`, sum],
    [`${ten}-et-${one}`, sum],
  ]),
);
const WITHOUT_HYPHENS = [...numbersOf(FRENCH), ...FRENCH_TENS].flatMap(([word, value]): [string, number][] =>
  word.includes("-") && !word.startsWith("dix-") ? [[word.replaceAll("-", " "), value]] : [],
);
/** "Centoventi": Italian says hundreds in one word, too. */
const ITALIAN_HUNDREDS = list("cento duecento trecento", 100, 100).flatMap(([hundred, many]) =>
  numbersOf(ITALIAN).flatMap(([word, value]): [string, number][] => [
    [hundred + word, many + value],
    ...(word.startsWith("o") ? [[hundred.slice(0, -1) + word, many + value] as [string, number]] : []),
  ]),
);

/** Hundreds that go on behind a blank: "ciento veinte", "cento e vinte", "deux cents dix". */
export const HUNDREDS: ReadonlyMap<string, number> = new Map([
  ...list("hundert/einhundert/cent/ciento/cento zweihundert/doscientos/duecento/duzentos", 100, 100),
  ...list("dreihundert/trescientos/trecento/trezentos", 300),
  ...["deux cents", "deux cent"].map((word): [string, number] => [word, 200]),
  ...["trois cents", "trois cent"].map((word): [string, number] => [word, 300]),
]);

/** German to 499, French, Spanish, Italian and Portuguese, 1 to 100, and their hundreds; some take four words ("quatre vingt dix sept"). */
export const FOREIGN: ReadonlyMap<string, number> = new Map([
  ...GERMAN_HUNDREDS,
  ...[GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE].flatMap(numbersOf),
  ...FRENCH_TENS,
  ...WITHOUT_HYPHENS,
  ...ITALIAN_HUNDREDS,
  ...HUNDREDS,
  ...list("cien/cem", 100),
]);

const COUNTED =
  "satz satze saetze serie series serien set sets rep reps wiederholung wiederholungen repeticion repeticiones ripetizione ripetizioni repeticao " +
  "repeticoes repetition repetitions tag tagen dia dias jour jours giorno giorni semana semanas settimana settimane woche wochen semaine semaines " +
  "minute minuten minutes minuto minutos minuti sekunden secondes segundos secondi stunde stunden hora horas heure heures ora ore kilo kilos kg " +
  "vez veces volta volte vezes mal fois platos discos manubri";

/** Number words that are everyday words elsewhere ("once", "due", "dos"): numbers only before one of these. */
export const GUARDED: ReadonlySet<string> = new Set(
  "ein un uno um une una eine once due dos sept sei mil cent elf seize nove tres tre".split(" "),
);
export const COUNTED_WORDS: ReadonlySet<string> = new Set(COUNTED.split(" "));

/** "Sets of eights", "the twenties": figures in the plural, from five on. */
export const PLURAL_FIGURES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    fives: 5,
    sixes: 6,
    sevens: 7,
    eights: 8,
    nines: 9,
    tens: 10,
    twelves: 12,
    fourteens: 14,
    fifteens: 15,
    sixteens: 16,
    eighteens: 18,
    twenties: 20,
    thirties: 30,
    forties: 40,
    fifties: 50,
    sixties: 60,
    seventies: 70,
    eighties: 80,
    nineties: 90,
  }),
);
