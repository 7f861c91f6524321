const BREAKS = new Set(".!?;:,\n()");
const TOKENS = /\p{L}[\p{L}']*|\d[\d.,:/x×@*+-]*|[.!?;:,\n()]/gu;
const MOST = 80;
const REACH = 3;

const LISTS: Readonly<Record<string, string>> = {
  own: "i im ive we me my mine myself us our ich wir mir mein meine je j nous moi mon ma yo mi me io mio mia eu meu minha",
  other:
    "he she they her his him them their wife husband mum mom mother dad father brother sister son daughter mate buddy friend bro bloke guy girl lad kid partner coach trainer client athlete somebody someone people everyone anyone er sie ihr ihre sein seine il elle lui leur el ella su ele ela lei suo frau mann freund freundin bruder schwester femme mari frere soeur amigo hermano hermana moglie fratello sorella irmao",
  plan: "plan plans planned planning program programme schedule scheduled sheet supposed meant wanted intended hoping hope aim aiming goal target prescribed due todo menu cards about gonna going will shall should must ll soll geplant will wollte prevu objectif objetivo obiettivo previsto",
  future:
    "tomorrow tmrw tmr tonight later soon next upcoming morgen demain manana domani amanha by until before after when once nachste",
  unreal:
    "if suppose supposing imagine hypothetically would could might say whether wenn si se wish wonder wondering reckon maybe perhaps probably dream",
  habit:
    "usually always normally every each daily weekly typically often regularly most mornings days immer meistens jeden chaque toujours siempre cada sempre ogni habitually generally per",
  past: "did done ran hit got made went swam rode finished completed managed benched squatted lifted deadlifted pulled pushed walked rowed cycled trained worked played climbed hiked knocked crushed logged nailed smashed banged cranked pressed curled held jogged biked was were happened became ended survived gemacht geschafft fait hice fatto fiz couru corri gelaufen nadé",
  now: "today just now earlier yesterday morning night ago heute gestern hier hoy ayer oggi ieri hoje ontem lunchtime afternoon",
  denied: "not no never didnt wont cant couldnt without skip skipped bailed missed nicht kein keine pas non nao ni nie",
  longAgo: "ever once used back years year 2010 prime college school army uni younger old lifetime decade",
  best: "best max pr pb record 1rm pbs prs maxes lifetime bests",
  asks: "what which why how who when where is are am does do can should was wie was warum comment pourquoi combien que cuanto quanto come como",
  machine: "watch app treadmill garmin strava stack screen display gives says shows reads said",
  order:
    "log add put note record write track remind schedule stick slot move swap build make give show walk talk help explain",
};
const BY_WORD = new Map<string, string[]>();
for (const [mark, words] of Object.entries(LISTS))
  for (const word of words.split(" ")) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), mark]);

/** Tokens are figures, breaks and else words. */
const isFigure = (token: string): boolean => token.charCodeAt(0) >= 48 && token.charCodeAt(0) <= 57;
const isBreak = (token: string): boolean => BREAKS.has(token);

/** What stands by a figure. */
const shapeOf = (token: string): string =>
  /^\d+[x×*@]/.test(token) ? "product" : /:/.test(token) ? "clock" : /[,/+-]\d/.test(token) ? "list" : "figure";

/**
 * What tells a deed from what is none, whatever its words: who, when and how certain, each where it stands (first word, before the first
 * figure, in the clause of a figure, behind the last figure, last clause), and which of them meet. In: folded text. Out: names, none twice. Linear.
 */
export function deedMarks(folded: string): string[] {
  const tokens = (folded.match(TOKENS) ?? []).slice(0, MOST);
  const marks = new Set<string>();
  const first = tokens.findIndex(isFigure);
  const last = tokens.findLastIndex(isFigure);
  const isFigured = new Array<boolean>(tokens.length).fill(false);
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !isBreak(tokens[at] ?? "")) continue;
    const hasFigure = tokens.slice(from, at).some(isFigure);
    for (let place = from; place < at; place += 1) isFigured[place] = hasFigure;
    from = at + 1;
  }
  const met = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (isFigure(token) || isBreak(token)) continue;
    marks.add(`${isFigured[at] ? "in" : at < first ? "ahead" : "out"} ${token}`);
    const named = BY_WORD.get(token) ?? [];
    for (const name of named) {
      met.add(name);
      marks.add(name);
      marks.add(`${name} ${at < first ? "before" : at > last ? "behind" : "between"}`);
      marks.add(`${name} ${isFigured[at] ? "beside figures" : "apart"}`);
      if (at === 0) marks.add(`${name} first`);
      if (at < first && first - at <= REACH) marks.add(`${name} near`);
    }
  }
  const all = [...met].sort();
  for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) marks.add(`${one} ${other}`);
  if (first >= 0) {
    marks.add(`shape ${shapeOf(tokens[first] ?? "")}`);
    marks.add(`at ${Math.min(first, 5)}`);
    marks.add(`last ${Math.min(tokens.length - 1 - last, 6)}`);
    marks.add(`figures ${Math.min(5, tokens.filter(isFigure).length)}`);
  }
  if (tokens.at(-1) === "?") marks.add("asked at the end");
  if (met.size === 0) marks.add("nothing said");
  return [...marks];
}
