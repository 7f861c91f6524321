import { compiled } from "../patterns/compiled.ts";
import type { Area } from "./areaWords.ts";
import { LIMB_MACHINES } from "./sessionHurts.ts";

/** What moves a part of the body: with all of one set still, nothing trains it. */
const MOVED_BY: readonly (readonly [readonly Area[], readonly (readonly Joint[])[]])[] = [
  [
    ["lower", "quads", "hamstrings", "glutes", "posterior_chain"],
    [["knee", "hip"], ["leg"]],
  ],
  [["quads"], [["knee"]]],
  [["calves"], [["ankle"], ["leg"]]],
  [
    ["arms", "biceps", "triceps"],
    [["elbow"], ["arm"]],
  ],
  [
    ["upper", "push", "pull", "chest", "back", "lats", "upper_back", "shoulders"],
    [["arm"], ["elbow", "shoulder"]],
  ],
  [["full_body"], [["arm", "leg"]]],
];
const ALSO: Partial<Record<Area, readonly Area[]>> = {
  back: ["pull"],
  lats: ["pull"],
  upper_back: ["pull"],
  chest: ["push"],
};
const PULLS = /\b(?:pull(?:ing)?|zieh\w*|tirer|tire|tirar|jalar|tirare|puxar)\b/;
const NOT_DOING =
  /\b(?:without|ohne(?: dass ich| zu)?|kein(?:e|en)?|sans|sin|senza|sem|not have to|nicht)(?: (?:any|any kind of|anything|etwas|irgendwas|irgendetwas|was|zu|rien|devoir|tener que|dover|ter que|having to|de|da|nada))* (?:pulling|pushing|pressing|ziehen|gezogen|drucken|tirer|pousser|tirar|jalar|empujar|tirare|spingere|puxar|empurrar)\b/g;
type Joint = "knee" | "hip" | "ankle" | "elbow" | "shoulder" | "arm" | "leg";
const JOINT_WORDS: readonly (readonly [Joint, RegExp])[] = [
  ["knee", /\b(?:knees?|knie\w*|genoux?|rodillas?|ginocchi\w*|joelhos?)\b/],
  ["hip", /\b(?:hips?|hufte?n?|hanches?|caderas?|anch[ae]|quadris|quadril)\b/],
  ["ankle", /\b(?:ankles?|knochel\w*|chevilles?|tobillos?|caviglie?a?|tornozelos?)\b/],
  ["elbow", /\b(?:elbows?|ellbogen|ellenbogen|coudes?|codos?|gomit[io]|cotovelos?)\b/],
  ["shoulder", /\b(?:shoulders?|schultern?|epaules?|hombros?|spall[ae]|ombros?)\b/],
  ["arm", /\b(?:arms?|hands?|arme|hande|bras|mains?|brazos?|manos?|bracci[ao]|mani|bracos?|maos?)\b/],
  ["leg", /\b(?:legs?|beine?|jambes?|piernas?|gamb[ae]|pernas?)\b/],
];
const STILL =
  /\b(?:no|not|without|nothing|never|can not|avoid|skip|ohne|(?:kann|darf|soll)(?: \w+){0,4} nicht|sans|peux pas|sin|no puedo|senza|non posso|sem|nao (?:posso|consigo))\b(?:(?! but )[^.;!?\n]){0,40}\b(?:bend(?:s|ing)?|move[sd]?|moving|straighten(?:s|ing)?|flex(?:es|ing)?|use[sd]?|using|involv(?:es?|ing)|beug\w*|beweg\w*|plier|bouger|doblar|mover|piegare|muovere|dobrar|mexer)\b(?:(?!, (?!(?:or|nor|and|the|my|hips?|knees?|not|neither)\b))[^.;!?\n]){0,40}/g;
/** As much of it as people fear: "without using too much", "no heavy bending" are wishes that can be met. */
const ONLY_SOME =
  /\b(?:much|heavy|deep|deeply|fully|hard|lot|too|load\w*|past|beyond|below|over|one|1|left|right|bad|same|ohne probleme|at once|equipment|machines?|weights?)\b/;

const LIMBS: readonly (readonly [string, readonly Area[]])[] = [
  [
    "legs?|beine?n?|jambes?|piernas?|gamb[ae]|pernas?",
    ["lower", "quads", "hamstrings", "glutes", "calves", "posterior_chain"],
  ],
  [
    "arms?|arme?n?|bras|brazos?|bracci[ao]|bracos?",
    ["upper", "push", "pull", "chest", "back", "lats", "upper_back", "shoulders", "arms", "biceps", "triceps"],
  ],
];
const USE =
  "(?:load(?:ing)?|bend(?:ing)?|use|using|move|moving|straighten(?:ing)?|stand on|put (?:any )?(?:weight|load) on|train|belasten|beugen|bewegen|benutzen|strecken|charger|plier|bouger|utiliser|tendre|cargar|doblar|mover|usar|apoyar|estirar|caricare|piegare|muovere|usare|carregar|dobrar|mexer)";
const NOR = "(?: (?:or|and|nor|oder|und|noch|ou|ni|et|o|y|ne|e|nem|,|at all|pas|even))*";
const WHOSE = "(?:my|the|both|either|die|meine|beide|mes|les|mis|las|le|mie|entrambe|as|minhas|ambas)";
/** Not one of them alone, and not only past a point. */
const IN_PART =
  /\b(?:left|right|one|1|linkes?|rechtes?|gauche|droite|izquierda|derecha|sinistra|destra|esquerda|direita|much|heavy|heavily|fully|deep\w*|past|below|beyond|equipment|machines?)\b/;
const UNUSABLE = LIMBS.map(
  ([words, areas]) =>
    [
      compiled(
        `\\b(?:can not|unable to|not able to|not allowed to|must not|may not|peux|puis|dois|puedo|debo|posso|devo)(?: (?:pas|ni|not|no|ne|nem|even|either|neither))* ${USE}(?:${NOR} ${USE})*(?: (?:${WHOSE}))* (?:${words})\\b[^.,;!?\n]{0,20}|\\b(?:kann|darf|soll) (?:ich )?(?:${WHOSE} )*(?:${words}) (?:\\w+ ){0,2}?(?:nicht|weder) ${USE}(?:${NOR} ${USE})*`,
      ),
      areas,
    ] as const,
);
/** Parts asked for of which the limbs cannot be used at all: "leg workout but I cannot load or bend my legs". In: plain text. */
export function readUnusable(said: string, wanted: readonly Area[]): Area[] {
  const plain = said.replace(LIMB_MACHINES, "machine");
  return UNUSABLE.flatMap(([pattern, areas]) => {
    const clause = pattern.exec(plain)?.[0];
    return clause === undefined || IN_PART.test(clause) ? [] : wanted.filter((area) => areas.includes(area));
  });
}

/** Why nothing trains what was asked for. */
export type Unworkable = { areas: readonly Area[]; words: string };

/**
 * Parts of the body that are to be trained without what moves them: "legs, but nothing that bends the knee or the hip", "back without
 * pulling"; `null` where something is left. In: plain text of `sessionText`, the areas wanted and those ruled out.
 */
export function readUnworkable(said: string, wanted: readonly Area[], avoided: readonly Area[]): Unworkable | null {
  const plain = said.replace(LIMB_MACHINES, "machine");
  if (wanted.length === 0) return null;
  const unmoved = wanted.filter((area) => ALSO[area]?.some((other) => avoided.includes(other)) === true);
  for (const [clause] of plain.matchAll(NOT_DOING)) {
    const by = PULLS.test(clause) ? "pull" : "push";
    const areas = wanted.filter((area) => ALSO[area]?.includes(by) === true || area === by);
    if (areas.length > 0) return { areas, words: `${by}ing` };
  }
  if (unmoved.length > 0)
    return { areas: unmoved, words: [...new Set(unmoved.map((area) => `${ALSO[area]?.[0] ?? ""}ing`))].join(" and ") };
  for (const [clause] of plain.matchAll(STILL)) {
    if (ONLY_SOME.test(clause)) continue;
    const held = JOINT_WORDS.flatMap(([joint, pattern]) => (pattern.test(clause) ? [joint] : []));
    const areas = wanted.filter((area) =>
      MOVED_BY.some(
        ([moved, ways]) => moved.includes(area) && ways.some((way) => way.every((joint) => held.includes(joint))),
      ),
    );
    if (areas.length > 0) return { areas, words: `moving the ${held.join(" and the ")}` };
  }
  return null;
}
