/** Times and sets in words or letters, or the wrong way round, and the same as a reader of figures wants them, never longer. */
const SPELLED: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  // "52m 21s", "1h 02m 10s", as apps export them; "2x40m 32s" is a way and what was carried.
  [
    /(?<![\d:.]|\d ?[x×] ?(?=[2-9]\d ?m|\d{3}))(?:(\d{1,2}) ?h ?)?(\d{1,3}) ?m(?:in)? ?(\d{1,2}) ?s(?:ec)?(?![\p{L}\d])/giu,
    ([, hours, minutes = "", seconds = ""]) =>
      hours === undefined
        ? `${minutes}:${seconds.padStart(2, "0")}`
        : `${hours}:${minutes.padStart(2, "0")}:${seconds.padStart(2, "0")}`,
  ],
  // "5x(2+2+2)", a set in parts.
  [
    /(?<![\d.,])(\d{1,2}) ?[x×] ?\((\d{1,2}) ?\+ ?(\d{1,2})((?: ?\+ ?\d{1,2})+)\)/g,
    ([, sets = "", first = "", second = "", others = ""]) =>
      `${sets}x${[first, second, ...others.split("+")].reduce((sum, part) => sum + Number(part), 0)}`,
  ],
  // "1-arm row": a name.
  [/(?<![\d.,])([12])-(?=(?:arm|hand|leg)(?:ed)?(?!\p{L}))/giu, ([, limbs = ""]) => `${limbs} `],
  // "10 per side x3".
  [
    /(?<![\d.,x×/])(\d{1,2}) ((?:per |each |a |\/ ?)(?:side|leg|arm|hand)|each|e\/s) ?[x×] ?([1-9])(?![\d.,])/gi,
    ([, reps = "", side = "", sets = ""]) => `${sets}x${reps} ${side}`,
  ],
  // "A plank twice for 45 seconds each".
  [
    /(?<!\p{L})(twice|three times|thrice|zweimal|dreimal|deux fois|trois fois|dos veces|tres veces|due volte|tre volte|duas vezes|tr[eê]s vezes),? (?:for |f[uü]r |pendant |por |per |de |je )?(\d{1,3}) ?(s|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi|mins?|minutes?)(?: each| jeweils| chacune| cada una)?(?!\p{L})/giu,
    ([, often = "", long = "", unit = ""]) =>
      `${/^(?:tw|zw|deux|dos|due|duas)/i.test(often) ? 2 : 3}x${long} ${/^m/i.test(unit) ? "min" : "s"}`,
  ],
  // "14k each way": there and back.
  [
    /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?(km|k|miles?|mi) (?:each way|both ways|per way|je strecke|chaque sens|cada sentido|a tratta)(?!\p{L})/giu,
    ([, way = "", unit = ""]) => `2x${way} ${unit}`,
  ],
  // "Un'oretta scarsa", "una mezz'oretta".
  [/(?<!\p{L})(?:una )?mezz['’]?oretta(?: scarsa| abbondante)?(?!\p{L})/giu, () => "30 min"],
  [/(?<!\p{L})un['’]oretta(?: scarsa| abbondante)?(?!\p{L})/giu, () => "1 h"],
  [/(?<!\p{L})(?:una )?horita(?!\p{L})/giu, () => "1 h"],
  [/(?<!\p{L})(?:ein )?st[üu]ndchen(?!\p{L})/giu, () => "1 h"],
];

/** The text with such words in figures: as long as it was, so that places in it stay what they are. Linear. */
export const withSpelledTimes = (text: string): string =>
  SPELLED.reduce((whole, [pattern, inFigures]) => {
    pattern.lastIndex = 0;
    return whole.replace(pattern, (...args) => {
      const [found] = args as [string];
      const groups = args.filter((arg) => typeof arg === "string" || arg === undefined) as unknown as RegExpExecArray;
      const by = inFigures(groups);
      return by.length > found.length ? found : by.padEnd(found.length);
    });
  }, text);
