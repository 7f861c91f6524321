import { PatternIndex } from "../patterns/patternIndex.ts";
import type { Rule } from "./finding.ts";
import type { Concept, Reading } from "./reading.ts";

/** Lists of rules by name, each with those only that may find anything in a message. */
export type Likely<Name extends string> = Readonly<Record<Name, readonly Rule[]>>;

/**
 * Picks the rules that may find anything: most need a concept or a word that most messages lack, and are not asked. In: lists of
 * rules. Out: what picks from them for a message, each list in its order. Linear in the length of the message.
 */
export function ruleBook<Name extends string>(lists: Likely<Name>): (reading: Reading) => Likely<Name> {
  const names = Object.keys(lists) as Name[];
  const rules = names.flatMap((name) => lists[name].map((rule) => ({ name, rule })));
  const always = rules.map(({ rule }) => (rule.needs ? 0 : 1));
  const byConcept = new Map<Concept, number[]>();
  for (const [place, { rule }] of rules.entries())
    for (const concept of rule.needs?.concepts ?? [])
      byConcept.set(concept, [...(byConcept.get(concept) ?? []), place]);
  const inWords = placesOf(rules.map(({ rule }) => rule.needs?.words ?? []));
  const inPlain = placesOf(rules.map(({ rule }) => rule.needs?.plain ?? []));
  return (reading) => {
    const isLikely = always.slice();
    for (const concept of reading.named) for (const place of byConcept.get(concept) ?? []) isLikely[place] = 1;
    inWords(reading.text, isLikely);
    inPlain(reading.message.plain, isLikely);
    const likely = Object.fromEntries(names.map((name): [Name, Rule[]] => [name, []])) as Record<Name, Rule[]>;
    for (let place = isLikely.indexOf(1); place >= 0; place = isLikely.indexOf(1, place + 1)) {
      const { name, rule } = rules[place] as (typeof rules)[number];
      likely[name].push(rule);
    }
    return likely;
  };
}

/** Marks the places of the rules one of whose patterns a text may match. */
function placesOf(patterns: readonly (readonly RegExp[])[]): (text: string, marks: number[]) => void {
  const listed = patterns.flatMap((ofRule, place) => ofRule.map((pattern) => ({ pattern, place })));
  const index = new PatternIndex(listed.map(({ pattern }) => pattern));
  const owners = listed.map(({ place }) => place);
  return (text, marks) => {
    for (const at of index.placesIn(text)) marks[owners[at] as number] = 1;
  };
}
