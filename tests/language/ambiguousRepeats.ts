import { type AST, RegExpParser } from "@eslint-community/regexpp";

type Node = AST.Node;
/** To each place that can be reached, in how many ways. */
type Ways = Map<number, number>;

/** A repeat of what can be read in two ways: a text of `piece`s takes time that doubles with each of them. */
export type AmbiguousRepeat = { repeat: string; piece: string };

const parser = new RegExpParser({ ecmaVersion: 2025 });
const TIMES = 11;
/** Two ways for each piece are 2^11 in all; what grows with the square of the length stays far below. */
const MOST_WAYS = 1_500;
const MOST_SAMPLES = 90;
const MOST_REPEATED = 14;
const CHARACTERS = [..." aeosxkmd12,.-'\"\n!(:/\té"];

const isGroup = (node: Node): node is AST.Group | AST.CapturingGroup =>
  node.type === "Group" || node.type === "CapturingGroup";

/** Repeats of groups, without a bound or with a high one. In: what a pattern consists of. */
function repeatsIn(node: Node): AST.Quantifier[] {
  switch (node.type) {
    case "Pattern":
    case "Group":
    case "CapturingGroup":
      return node.alternatives.flatMap(repeatsIn);
    case "Assertion":
      return "alternatives" in node ? node.alternatives.flatMap(repeatsIn) : [];
    case "Alternative":
      return node.elements.flatMap(repeatsIn);
    case "Quantifier":
      return [...(node.max > MOST_REPEATED && isGroup(node.element) ? [node] : []), ...repeatsIn(node.element)];
    default:
      return [];
  }
}

const pairs = (left: string[], right: string[]): string[] => {
  if (left.length * right.length <= MOST_SAMPLES) return left.flatMap((one) => right.map((other) => one + other));
  const count = Math.min(MOST_SAMPLES, Math.max(left.length, right.length));
  return Array.from({ length: count }, (_, at) => `${left[at % left.length]}${right[at % right.length]}`);
};

/** Some texts that a part of a pattern matches, as far as they can be told without what stands around it. */
function samplesOf(node: Node, flags: string): string[] {
  switch (node.type) {
    case "Group":
    case "CapturingGroup": {
      const each = node.alternatives.map((one) => samplesOf(one, flags));
      const longest = Math.max(...each.map(({ length }) => length));
      const inTurn = Array.from({ length: longest }, (_, at) => each.flatMap((one) => one.slice(at, at + 1))).flat();
      return [...new Set(inTurn)].slice(0, MOST_SAMPLES);
    }
    case "Alternative":
      return node.elements.reduce((texts, one) => pairs(texts, samplesOf(one, flags)), [""]);
    case "Quantifier": {
      const least = Math.max(1, node.min);
      const once = samplesOf(node.element, flags);
      const longer = node.max > least ? once.slice(0, 3).map((text) => text.repeat(least + 1)) : [];
      return [...(node.min === 0 ? [""] : []), ...once.map((text) => text.repeat(least)), ...longer];
    }
    case "Character":
      return [String.fromCodePoint(node.value)];
    case "CharacterClass":
    case "CharacterSet":
    case "ExpressionCharacterClass": {
      const one = new RegExp(`^(?:${node.raw})$`, flags);
      const known = CHARACTERS.filter((text) => one.test(text)).slice(0, 3);
      return known.length > 0 ? known : ["ß"];
    }
    default:
      return [""];
  }
}

type Reader = (text: string, at: number) => Ways;

const none: Ways = new Map();
const add = (ways: Ways, at: number, count: number) => ways.set(at, (ways.get(at) ?? 0) + count);

/** Counts the ways in which a part of a pattern can be read from a place on. */
function readerOf(node: Node, flags: string): Reader {
  switch (node.type) {
    case "Group":
    case "CapturingGroup": {
      const all = node.alternatives.map((one) => readerOf(one, flags));
      if (all.length === 1 && all[0]) return all[0];
      return (text, at) => {
        const ways: Ways = new Map();
        for (const read of all) for (const [to, count] of read(text, at)) add(ways, to, count);
        return ways;
      };
    }
    case "Alternative": {
      const all = node.elements.map((one) => readerOf(one, flags));
      return (text, at) => {
        let ways: Ways = new Map([[at, 1]]);
        for (const read of all) {
          const next: Ways = new Map();
          for (const [from, before] of ways) for (const [to, count] of read(text, from)) add(next, to, before * count);
          ways = next;
          if (ways.size === 0) return none;
        }
        return ways;
      };
    }
    case "Quantifier": {
      const read = readerOf(node.element, flags);
      return (text, at) => {
        const found: Ways = new Map(node.min === 0 ? [[at, 1]] : []);
        let ways: Ways = new Map([[at, 1]]);
        for (let times = 1; times <= Math.min(node.max, text.length) && ways.size > 0; times += 1) {
          const next: Ways = new Map();
          for (const [from, before] of ways)
            for (const [to, count] of read(text, from)) if (to > from) add(next, to, before * count);
          ways = next;
          if (times >= node.min) for (const [to, count] of ways) add(found, to, count);
        }
        return found;
      };
    }
    case "Character":
    case "CharacterClass":
    case "CharacterSet":
    case "ExpressionCharacterClass":
    case "Assertion": {
      const one = new RegExp(node.raw, `${flags}y`);
      return (text, at) => {
        one.lastIndex = at;
        return one.test(text) ? new Map([[one.lastIndex, 1]]) : none;
      };
    }
    default:
      // What a group matched before: nothing, as far as this goes.
      return (_, at) => new Map([[at, 1]]);
  }
}

/** In how many ways a text can be begun with a part that repeats. */
function waysOf(read: Reader, text: string): number {
  const ways = new Array<number>(text.length + 1).fill(0);
  ways[0] = 1;
  let sum = 0;
  for (const [at, before] of ways.entries()) {
    if (before === 0) continue;
    sum += before;
    for (const [to, count] of read(text, at)) if (to > at) ways[to] = (ways[to] ?? 0) + before * count;
    if (sum > MOST_WAYS) return sum;
  }
  return sum;
}

/**
 * Repeats in a pattern that a text of one piece, again and again, can be read with in ways that double with each piece: what then does
 * not match is tried in all of them. In: source and flags. It finds what some texts show and is no proof of the contrary.
 */
export function ambiguousRepeats(source: string, given: string): AmbiguousRepeat[] {
  const flags = given.replace(/[gyd]/g, "");
  const pattern = parser.parsePattern(source, 0, source.length, { unicode: flags.includes("u") });
  return repeatsIn(pattern).flatMap((repeat) => {
    const read = readerOf(repeat.element, flags);
    const texts = samplesOf(repeat.element, flags).filter((text) => text !== "");
    const piece = texts.find(
      (text) => waysOf(read, text.repeat(3)) > 4 && waysOf(read, text.repeat(TIMES)) > MOST_WAYS,
    );
    return piece === undefined ? [] : [{ repeat: repeat.raw, piece }];
  });
}
