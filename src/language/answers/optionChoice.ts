import { phraseTokens, plainWords } from "../../catalog/phraseTokens.ts";
import type { Option } from "../../protocol/turn.ts";
import { isSlipOf } from "../spelling.ts";
import type { AnswerText } from "./answerTokens.ts";
import { isJoined } from "./answerTokens.ts";
import {
  ANSWER_FILLERS,
  CARDINALS,
  FIRST_WORDS,
  LAST_WORDS,
  MIDDLE_WORDS,
  ORDINALS,
  YES_WORDS,
} from "./answerWords.ts";
import { numberRoles } from "./numberRoles.ts";

/** Which option a text points at, and the tokens that did the pointing. */
export type OptionChoice =
  | { kind: "one"; optionId: string; used: ReadonlySet<number> }
  /** Words of the options, but of several of them, or of none completely. `tied`: they fit equally well. */
  | { kind: "several"; tied: boolean; used: ReadonlySet<number>; isFewer?: boolean }
  | { kind: "nothing" };

const COUNTED =
  /^(?:sets?|reps?|rep|serie[sn]?|satze?|saetze|kg|kgs|kilos?|lbs?|pounds?|x|min|minutes?|sec|seconds?|s|weeks?|days?|exercises?|wdh|wiederholung(?:en)?|repetitions?|repeticiones|ripetizioni|repeticoes)$/;
const SEVERAL =
  /^(?:[2-9]|two|three|four|five|couple|few|beiden|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|duas|dois|quatro)$/;
const WAS_SO_MANY =
  /^ (?:one |set )?(?:was|were|war|waren|etait|fue|era|foi)(?: (?:only|just|at|actually|nur|solo|seulement|so))* \d/;
const LETTERS = "abcdefgh";
const POINTERS = /^(?:number|no|nr|num|numero|nummer|option|opt|opcion|opzione|opcao|choice|answer|#)$/;
const NEGATIONS = /^(?:not|nicht|pas|no|non|nao|without|except)$/;
const ARTICLES = /^(?:the|that|this|it|i|el|la|il|lo|le|o|a)$/;

/** Words that mean the same in an answer as the words of labels do. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  ...meaning("all", "both everything alle alles beide todos todas tout tous tutti tudo ambos"),
  ...meaning("kg", "kgs kilo kilos kilogram kilograms kilogramm kilogramos kilogrammi quilos metric"),
  ...meaning("lateral", "side sides"),
  ...meaning("min", "mins minute minutes minuten minuto minutos minuti"),
  ...meaning("km", "kms kilometer kilometers kilometre kilometres kilometros chilometri quilometros"),
  ...meaning("mi", "mile miles meilen millas miglia milhas"),
  ...meaning("lb", "lbs pound pounds pfund libras livres libbre imperial"),
};
/** The same for what can be asked for. */
const ACTIONS: Readonly<Record<string, string>> = {
  ...meaning("log", "record track save store logged logging did done finished"),
  ...meaning("build", "create generate make design plan write building new"),
};

function meaning(word: string, others: string): Record<string, string> {
  return Object.fromEntries(others.split(" ").map((other) => [other, word]));
}

const LEADS_ORDINAL = /^(?:the|option|number|my|that|die|der|das|le|la|el|il|o|a)$/;

/** `last`: the place of the last of them, behind which only "all of them" stands. */
function positionsOf(text: AnswerText, count: number, last: number): Map<number, Set<number>> {
  const { tokens } = text;
  const positions = new Map<number, Set<number>>();
  const point = (position: number, ...used: number[]) => {
    if (position < 1 || position > count) return;
    const known = positions.get(position - 1) ?? new Set<number>();
    for (const index of used) known.add(index);
    positions.set(position - 1, known);
  };
  tokens.forEach(({ word }, index) => {
    const next = tokens[index + 1];
    if (next && COUNTED.test(next.word) && isJoined(text, tokens[index] ?? next, next)) return;
    // "The last two were 95 s", "the last one was 8": of sets, and no one of what is offered.
    const isPlace = LAST_WORDS.has(word) || FIRST_WORDS.has(word) || ORDINALS.has(word);
    if (isPlace && next && (SEVERAL.test(next.word) || WAS_SO_MANY.test(text.folded.slice(tokens[index]?.end ?? 0))))
      return;
    const before = tokens[index - 1]?.word ?? "";
    const alone = tokens.every((token, at) => at === index || (isFiller(token.word) && !CARDINALS.has(token.word)));
    const figure = /^#?\d{1,2}$/.test(word) ? Number(word.replace("#", "")) : CARDINALS.get(word);
    const ordinal = ORDINALS.get(word);
    // "Ran 400m first": before something else.
    const isBefore = ordinal === 1 && index > 1 && next === undefined && !LEADS_ORDINAL.test(before);
    if (isBefore && tokens.some((token) => /\d/.test(token.word))) return;
    // "Leg extensions I mean for the first one": of the first that was told, and not that is offered.
    if (index > 2 && before === "the" && /^(?:for|on)$/.test(tokens[index - 2]?.word ?? "")) return;
    if (ordinal !== undefined && !/^\d/.test(before)) point(ordinal, index);
    else if (LAST_WORDS.has(word)) point(last, index);
    else if (FIRST_WORDS.has(word)) point(1, index);
    else if (MIDDLE_WORDS.has(word) && count === 3) point(2, index);
    else if (figure !== undefined && (alone || word.startsWith("#"))) point(figure, index);
    else if (figure !== undefined && POINTERS.test(before)) point(figure, index - 1, index);
    else if (word.length === 1 && LETTERS.includes(word) && (alone || POINTERS.test(before))) {
      point(LETTERS.indexOf(word) + 1, ...(alone ? [index] : [index - 1, index]));
    } else if (
      figure !== undefined &&
      index === 0 &&
      /^\d/.test(word) &&
      /^\s*(?:[,.;:)]|(?:but|and|aber|und|mais|et|pero|ma|mas)\b)/.test(text.folded.slice(tokens[0]?.end ?? 0))
    ) {
      point(figure, index);
    }
  });
  return positions;
}

type Label = { id: string; tokens: Set<string>; words: string[] };

const isAction = (word: string, actions: boolean) => actions && Object.values(ACTIONS).includes(word);
const isFiller = (word: string) => ANSWER_FILLERS.has(word) || YES_WORDS.has(word);

function plainly(word: string, actions: boolean): string {
  const same = Object.hasOwn(SAME_WORDS, word) ? SAME_WORDS[word] : undefined;
  const action = actions && Object.hasOwn(ACTIONS, word) ? ACTIONS[word] : undefined;
  return same ?? action ?? word;
}

function labelOf(option: Option, actions: boolean): Label {
  const words = plainWords(option.label);
  const said = words.map((word) => plainly(word, actions)).filter((word) => isAction(word, actions) || !isFiller(word));
  const tokens = new Set([...said, ...phraseTokens(option.label)]);
  return { id: option.id, tokens, words };
}

/** Words before "bar" that leave it a barbell: "with the bar", "the straight bar". */
const PLAIN_BAR = /^(?:the|a|my|straight|olympic|long|big|normal|regular|with|on|just|only|this|that)$/;

/** "The bar" is the barbell among what is offered, unless an option has a bar of its own ("T-Bar Row") or the bar has a name. */
function asBarbell({ folded, tokens }: AnswerText, labels: readonly Label[]): AnswerText {
  const isBarbell = labels.some(({ tokens: has, words }) => has.has("barbell") && !words.includes("bar"));
  if (!isBarbell || labels.some(({ words }) => words.includes("bar"))) return { folded, tokens };
  const plain = (index: number) => index === 0 || PLAIN_BAR.test(tokens[index - 1]?.word ?? "");
  const isLast = (index: number) => {
    const next = tokens[index + 1]?.word ?? "the";
    return isFiller(next) || labels.every(({ tokens: has }) => phraseTokens(next).some((word) => has.has(word)));
  };
  return {
    folded,
    tokens: tokens.map((token, index) =>
      token.word === "bar" && plain(index) && isLast(index) ? { ...token, word: "barbell" } : token,
    ),
  };
}

/** A short word that begins with another letter is another word: "back" is no "hack". */
const isMistyped = (word: string, known: string) =>
  isSlipOf(word, known) && (word.length > SHORT || word[0] === known[0]);
const SHORT = 4;

/** Token index → positions of the options whose label holds it. The longest group of words wins. */
function hitsOf(text: AnswerText, labels: readonly Label[], actions: boolean): Map<number, Set<number>> {
  const { tokens } = text;
  const hits = new Map<number, Set<number>>();
  const holders = (wanted: readonly string[], fits: (label: Label, word: string) => boolean) =>
    labels.flatMap((label, position) => (wanted.every((word) => fits(label, word)) ? [position] : []));
  for (let at = 0; at < tokens.length; ) {
    let taken = 1;
    for (let length = Math.min(4, tokens.length - at); length > 0; length -= 1) {
      const group = tokens.slice(at, at + length).map(({ word }) => plainly(word, actions));
      const [first = ""] = group;
      const action = length === 1 && isAction(first, actions);
      if (length === 1 && !action && isFiller(first)) continue;
      if (length > 1 && isFiller(group.at(-1) ?? "")) continue;
      const known = action ? [] : phraseTokens(group.join(" "));
      if (known.length === 0 && length > 1) continue;
      const canonical = known.length === 0 ? [first] : known;
      let found = holders(canonical, (label, word) => label.tokens.has(word));
      if (found.length === 0 && length === 1) {
        const [word = ""] = group;
        if (/^\p{L}/u.test(word))
          found = holders([word], (label) => label.words.some((known) => isMistyped(word, known)));
      }
      if (found.length === 0) continue;
      for (let index = at; index < at + length; index += 1) hits.set(index, new Set(found));
      taken = length;
      break;
    }
    at += taken;
  }
  return hits;
}

/** Token indices that a "not …" takes back: up to the next punctuation or "but". */
function negated(text: AnswerText): Set<number> {
  const taken = new Set<number>();
  let on = false;
  text.tokens.forEach((token, index) => {
    const before = text.tokens[index - 1];
    if (before && !isJoined(text, before, token)) on = false;
    if (/^(?:but|so|here|there|then|sondern|also|mais|donc|sino|ma|mas|rather)$/.test(token.word)) on = false;
    const next = text.tokens[index + 1];
    // "no the cable" turns down the question, "not the cable" turns down the cable.
    const denial = token.word === "no" && (index === 0 || !next) && ARTICLES.test(next?.word ?? "the");
    if (NEGATIONS.test(token.word) && next && !denial && isJoined(text, token, next)) on = true;
    if (on) taken.add(index);
  });
  return taken;
}

const intersects = (left: ReadonlySet<number>, position: number) => left.has(position);

/**
 * Which of the options a text points at: by place in the list ("2", "#2", "the second", "last", "b"), by label or a
 * part of it ("the cable one", "db"), in any of six languages, one slip a word forgiven, or by numbers with their role
 * ("2 sets" for "2 sets of 5 at 45"). Words of an option that "not" takes back count against it. Pure; linear in the
 * text for a fixed list of options.
 */
export function chooseOption(text: AnswerText, options: readonly Option[], about: string): OptionChoice {
  if (options.length === 0) return { kind: "nothing" };
  const whole = text.folded.trim();
  const exact = options.find(
    ({ id, label }) =>
      id.toLowerCase() === whole ||
      label.toLowerCase() === whole ||
      plainWords(label).join(" ") === plainWords(whole).join(" "),
  );
  if (exact) return { kind: "one", optionId: exact.id, used: new Set(text.tokens.keys()) };

  const actions = about === "route";
  const labels = options.map((option) => labelOf(option, actions));
  const takenBack = negated(text);
  const allHits = hitsOf(asBarbell(text, labels), labels, actions);
  const isAllLast = options.length > 1 && options.at(-1)?.id === "all";
  const positions = positionsOf(text, options.length, options.length - (isAllLast ? 1 : 0));
  const roles = numberRoles(text.folded);
  const labelRoles = options.map(({ label }) => numberRoles(label.toLowerCase()));

  const used = new Set<number>();
  let allowed = new Set(options.keys());
  let pointed = false;
  const narrow = (to: ReadonlySet<number>) => {
    allowed = new Set([...allowed].filter((position) => to.has(position)));
    pointed = true;
  };

  const [place] = [...positions.keys()];
  if (positions.size > 1)
    return { kind: "several", tied: true, used: new Set([...positions.values()].flatMap((set) => [...set])) };
  if (place !== undefined) {
    for (const index of positions.get(place) ?? []) used.add(index);
    narrow(new Set([place]));
  }
  let shared = false;
  for (const [index, holders] of allHits) {
    if (used.has(index) || /^\d/.test(text.tokens[index]?.word ?? "")) continue;
    if (takenBack.has(index)) {
      if (holders.size < options.length) {
        used.add(index);
        narrow(new Set([...options.keys()].filter((position) => !intersects(holders, position))));
      }
      continue;
    }
    used.add(index);
    if (holders.size < options.length) narrow(holders);
    else shared = true;
  }
  if (roles.length > 0) {
    const fitting = new Set(
      [...options.keys()].filter((position) =>
        roles.every(({ role, value }) =>
          labelRoles[position]?.some((known) => known.role === role && known.value === value),
        ),
      ),
    );
    if (fitting.size > 0 && fitting.size < options.length) {
      narrow(fitting);
      text.tokens.forEach(({ word }, index) => {
        if (/^\d/.test(word) || COUNTED.test(word) || CARDINALS.has(word)) used.add(index);
      });
    }
  }
  if (!pointed) {
    const said = new Set(text.tokens.flatMap(({ word }) => phraseTokens(word)));
    const same = shared
      ? labels.filter((label) => label.words.flatMap((word) => phraseTokens(word)).every((word) => said.has(word)))
      : [];
    if (same.length === 1 && same[0]) return { kind: "one", optionId: same[0].id, used };
    return shared ? { kind: "several", tied: true, used } : { kind: "nothing" };
  }
  const [only] = [...allowed];
  if (allowed.size === 1 && only !== undefined) return { kind: "one", optionId: options[only]?.id ?? "", used };
  if (allowed.size > 1) {
    const said = new Set([...used].map((index) => text.tokens[index]?.word ?? ""));
    const whole = [...allowed].filter((position) => labels[position]?.words.every((word) => said.has(word)));
    const [complete] = whole;
    if (whole.length === 1 && complete !== undefined)
      return { kind: "one", optionId: options[complete]?.id ?? "", used };
  }
  return {
    kind: "several",
    tied: allowed.size > 1,
    used,
    isFewer: takenBack.size === 0 && allowed.size > 1 && allowed.size < options.length,
  };
}
