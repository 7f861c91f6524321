import { signTrie } from "../safety/signTrie.ts";
import { CONDITION_NAMES, type ConditionCare } from "./conditionNames.ts";
import { MEDICINE_SIGNS, OTHER_MEDICINES } from "./medicineNames.ts";

/** A condition or a medicine named in a text: as it is kept (empty: as it was told), the words, and where they begin. */
export type NamedHealth = {
  kind: "condition" | "medicine";
  value: string;
  said: string;
  at: number;
  /** What it means for training; a medicine means what it is taken for. */
  care: ConditionCare | null;
};

/** Before the meaning that a medicine has. */
const MEDICINE = "medicine ";
/** Built for the first text; a condition goes by its place in the list. */
const buildTrie = () =>
  signTrie<string>({
    ...Object.fromEntries(CONDITION_NAMES.map(({ signs }, place) => [`${place}`, signs])),
    ...Object.fromEntries(Object.entries(MEDICINE_SIGNS).map(([care, signs]) => [MEDICINE + care, signs])),
    [MEDICINE]: OTHER_MEDICINES,
  });
let trie: ReturnType<typeof buildTrie> | null = null;

const WORDS = /([a-z\d]+(?:'[a-z]+)?)|[,.;:!?]/g;

/**
 * The conditions and medicines that a folded clause names, in their order; of names that overlap the first and longest. Whose they
 * are, and whether they are denied, is for the reader. Linear.
 */
export function namedHealth(folded: string): NamedHealth[] {
  trie ??= buildTrie();
  const words: string[] = [];
  const places: number[] = [];
  const ends: number[] = [];
  const parts: number[] = [];
  let part = 0;
  for (const match of folded.matchAll(WORDS)) {
    if (match[1] === undefined) part++;
    else {
      words.push(match[1].replace("'", ""));
      places.push(match.index);
      ends.push(match.index + match[1].length);
      parts.push(part);
    }
  }
  const hits = trie.find(words, parts).sort((a, b) => a.start - b.start || b.end - a.end);
  const found: NamedHealth[] = [];
  let from = 0;
  for (const { name, start, end } of hits) {
    const at = places[start] as number;
    const said = folded.slice(at, ends[end - 1]);
    const isMedicine = name.startsWith(MEDICINE);
    const row = isMedicine ? undefined : CONDITION_NAMES[Number(name)];
    // "On chemo", "in chemo": one word for the illness and for what is taken.
    const isBoth =
      found.at(-1)?.at === at && found.at(-1)?.said === said && (found.at(-1)?.kind === "medicine") !== isMedicine;
    if (start < from && !isBoth) continue;
    from = end;
    found.push({
      kind: isMedicine ? "medicine" : "condition",
      value: row?.value ?? "",
      said,
      at,
      care: row?.care ?? ((name.slice(MEDICINE.length) || null) as ConditionCare | null),
    });
  }
  return found;
}
