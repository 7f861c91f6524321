import type { StressFlag } from "../../protocol/vocabulary.ts";
import { anyFinds } from "../patterns/anyFinds.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { withoutKinsIllness } from "../safety/whyOneTrains.ts";
import { CONDITIONS } from "./stressConditions.ts";

/** Rules out what follows, in six languages. */
const REFUSES =
  "(?:no|not|non|without|avoid(?:ing)?|skip(?:ping)?|leav(?:e|ing) out|tak(?:e|ing) out|cut out|get rid of|ditch|remove|nothing|never|zero|minus|can not|can t|must not|should not|kein(?:e|en|er)?|nicht|nichts|nix|ohne|sans|pas|rien|aucune?|eviter|sin|nada|ningun\\w*|evita\\w*|senza|niente|nessun\\w*|sem|nao|nenhum\\w*)";
/** Said of what is ruled out, by a person or a doctor. */
const FORBIDDEN =
  "(?:banned|forbidden|forbade|forbids?|vetoed|prohibit(?:ed|s)?|off limits|off the table|ruled out|a no(?: go)?|out|verboten|untersagt|verbietet|tabu|raus|interdit(?:e|es|s)?|defendu(?:e|es|s)?|prohibid[oa]s?|prohibio|vietat[oaie]|proibid[oa]s?|proibiu)";
/** The same said before what it rules out. */
const BANS =
  "(?:banned|forbidden|forbade|forbids?|vetoed|prohibit(?:ed|s)?|ruled out|verboten|untersagt|verbietet|interdit|defendu|prohibid[oa]s?|prohibio|vietat[oaie]|proibid[oa]s?|proibiu)";
const IS = "(?:(?:is|are|sind|ist|hat|est|sont|es|son|esta|estan|e|sono|sao|me|for me|all|work|stuff|moves?) )*";
const HURTS = "(?:hurts?|pinch(?:es)?|kills?|bothers?|aggravates?|irritates?|sets? off)";
/** Words between a refusal and what it rules out that are no wish of their own. */
const FILL =
  "(?:(?:any|more|that|is|has|going|high|heavy|of|the|a|kind|type|sort|things?|anything|exercises?|moves?|movements?|with|involving|involves?|include|including|require|requires|like|to|do|doing|want|my|mit|viel|avec|trop|de|d|des|les|la|le|con|el|los|las|di|il|i|com|muito|zu|was|etwas|ubungen) )*";

const all = (...patterns: string[]) => patterns.map((pattern) => compiled(`\\b(?:${pattern})\\b`));
/** Refused before it, called forbidden before or after it, or said to hurt. */
const ruledOut = (object: string, lead: string) =>
  all(
    `${REFUSES} ${lead}(?:${object})`,
    `(?:${object}) ${IS}(?:\\w+ ){0,1}${FORBIDDEN}(?! (?:of|there))`,
    `${BANS} (?:\\w+ ){0,3}(?:${object})`,
    `(?:${object}) (?:\\w+ ){0,2}${HURTS}`,
    `(?:leav(?:e|ing)|keep(?:ing)?|tak(?:e|ing)|cut|lass(?:t|en)?) ${FILL}(?:${object})(?: \\w+)? (?:out|weg|raus)`,
  );
const within = (words: number) => `(?:\\w+ ){0,${words}}?`;

const JUMPS =
  "impact|jump\\w*(?! (?:jacks?|ropes?))|hop(?:s|ping)?|hoppy|leap\\w*|bounc\\w*|plyo\\w*|explosive\\w*|ballistic\\w*|pounding|skipping|spring(?:en|erei)|gesprungen|gehupft|sprunge?n?|sprungubungen|hupfe\\w*|hupferei|saut(?:s|er)?|sautiller|saltos?|saltar|brincos?|salti|saltare|saltelli|pular|pulos?|impacto|impatto";
const IMPACT = [
  ...ruledOut(JUMPS, FILL),
  ...all(
    `(?:less|hate|hates|dislike|anything) ${FILL}(?:${JUMPS})`,
    "(?:impact|jump(?:ing|s)?|hop(?:ping|s)?|plyo|bounc(?:e|ing)) (?:free|less)|sprung(?:frei|los)\\w*|dead (?:quiet|silent)",
    "(?:keep|keeping|make|with)(?: (?:the|it|all|any))? (?:impact (?:low|down|minimal|to a minimum)|low impact)",
    "(?:low(?:er)?|no|zero) impact|joint friendly|easy on (?:the|my) joints|gelenkschonend\\w*",
  ),
];

const NOISE =
  "noisy|loud|noise|makes? (?:any |a |too much )?(?:noise|sound|racket|din)|thuds?|thudding|stomping|banging|stamping";
const NEIGHBOURS =
  "neighbou?rs?|people|someone|somebodys?|landlord|landlady|(?:flat|room|house) ?mates?|baby|bub|newborn|kids?|child(?:ren)?|toddler|family|parents|wife|husband|everyone|everybody|nachbarn?|kinder|voisins?|enfants?|vecin[oa]s?|vicini|vizinh[oa]s?";
const ASLEEP_OR_BELOW =
  "below|beneath|underneath|downstairs|under (?:me|us)|asleep|sleep(?:s|ing)?|nap(?:s|ping)?|in bed|unter (?:mir|uns)|schlaf(?:t|en)|dessous|dort|dorm(?:ent|e|em|ono)|abajo|duerm\\w*|sotto|embaixo";
const SLEEPERS = `(?:${NEIGHBOURS})\\b[^.;!?\\n]{0,25}\\b(?:${ASLEEP_OR_BELOW})`;
const BELOW = "downstairs neighbou?rs?|neighbou?rs? (?:below|downstairs)|thin (?:floors?|walls?)|creaky floor\\w*";
const QUIET = all(
  "quiet|silent|noiseless|apartment friendly|no noise|leise|silencieux|silencios[oa]",
  BELOW,
  SLEEPERS,
  "(?:can not|not|no|without) (?:make |making )?(?:any |much |too much |a lot of )?noise|without (?:waking|noise)",
  `(?:nothing|not|no|avoid|without) (?:\\w+ ){0,2}(?:${NOISE})`,
  "feet (?:\\w+ )?(?:leave|leaving|off|come off) the (?:floor|ground)",
  "(?:on|in) the (?:\\w+ )?(?:upper|top|second|third|fourth|fifth|2nd|3rd|4th|5th) floor",
);

/** Whoever sleeps beside or lives below tells that it is at home. */
const OF_A_HOME = all(BELOW, SLEEPERS, "neighbou?rs? complain\\w*");
/** Whether who must not be disturbed tells that a session is at home. In: plain text of `sessionText`. */
export const isNearSleepers = (plain: string): boolean => OF_A_HOME.some((one) => one.test(plain));

const ABOVE_THE_HEAD =
  "overhead|over ?head|over (?:my|the|your) head|(?:go|goes|are|get|move|reach|up) (?:above|over)|above (?:my |the |shoulder )?(?:head|height|shoulders?)|uber ?kopf\\w*|uber (?:den |dem )?kopf|uber schulterhohe|au dessus (?:de la|de ma) tete|por encima de (?:la|mi) cabeza|sopra (?:la|alla|il) (?:testa|capo)|acima da cabeca";
const OVERHEAD = [
  ...ruledOut(ABOVE_THE_HEAD, within(6)),
  ...all("can not (?:lift|raise|get|put) (?:my |the |either |left |right )*arms? (?:up|over|above)"),
];

const LOADED_SPINE = all(
  `${REFUSES} ${within(4)}(?:axial(?:ly)?|spinal (?:load\\w*|compression)|compression(?! (?:socks|shorts|sleeves?|tights|gear))|loading (?:my|the) spine)`,
  `${REFUSES} ${within(4)}(?:bars?|weights?|barbells?|loads?|pressure|compression|anything(?: heavy| loaded| resting| sitting| pressing)?) (?:on|through|down|across|along|over) (?:my |the )?(?:upper )?(?:spine|back|shoulders|neck|traps)`,
  `${REFUSES} ${within(3)}(?:(?:carga|peso|presion|pressao|charge|poids|pression|carico|pressione|last|gewicht|druck|belastung) (?:axial\\w*|assiale|(?:en|sobre|a|na|sur|dans|sulla|alla|auf|fur) (?:la |el |l |le |a |die |der |den |il |meine[nr]? |mi |mia |ma )?(?:columna|espalda|coluna|colonne|colonna|dos|schiena|wirbelsaule|rucken))|wirbelsaulenbelastung)`,
  "(?:no|without|avoid(?:ing)?|nothing|not|minus|anything)(?: \\w+){0,4}? (?:compress(?:es|ing)?|loads?|loading|squash(?:es|ing)?|crush(?:es|ing)?) (?:my|the) (?:spine|back|vertebrae|dis[ck]s?)",
);

const LYING = "lying|laying|lie|lay";
const SUPINE = all(
  `${REFUSES} ${within(3)}(?:(?:${LYING})(?: down| flat)?(?: on (?:my|the) (?:\\w+ )?(?:back|floor|ground))|(?:${LYING})(?: down)? flat|supine|(?<!\\b(?:bars?|barbell|weights?|loads?|heavy|anything|pressure|pack|plates?|vest) )on my back|auf dem rucken|sur le dos|boca arriba|a pancia in su)`,
);
const PRONE = all(
  `${REFUSES} ${within(3)}(?:on (?:my |the )?(?:stomach|belly|front|tummy)|prone|fac(?:e|ing) ?down(?:wards?)?|auf dem bauch|sur le ventre|boca abajo|a pancia in giu)`,
);
const ON_THE_FLOOR = all(
  "all standing|standing (?:only|exercises?|moves?|workout|session|routine|circuit|cardio|core|abs)|(?:only|just) standing|stay(?:ing)? (?:standing|upright|on my feet)|on my feet only|no (?:yoga |exercise )?mat",
  `${REFUSES} ${within(3)}(?:(?:${LYING}) down|floor (?:work|exercises|stuff)|(?:on|getting on|getting down on|get on|get down on|get up from) the (?:\\w+ )?(?:floor|ground)|(?<!\\b(?:but|except|besides|than) (?:a |the |my |some )?)floor(?= ?(?:$|[,.;!?])))`,
  "(?:dizzy|vertigo|nauseous|faint|reflux|heartburn)(?: \\w+){0,4}? (?:lie|lying|lay|laying)",
);

const SORE_HANDS =
  "blisters? (?:all over|on|across) (?:my |both |the )?(?:hands?|palms?|fingers)|(?:hands?|palms?|callus\\w*|fingers?) (?:is |are |all |both |still |a bit |so |got |have )*(?:blistered|ripped|torn|raw|shredded|cut up|bleeding|bandaged|burnt|burned|stitched)|(?:blistered|ripped|torn|raw|shredded|bandaged|burnt|burned|sore|aching|achy) (?:hands?|palms?|fingers?|callus\\w*)|grip (?:is |feels |has |still |absolutely |completely |all )*(?:fried|shot|gone|dead|toast|toasted|done|cooked|trashed|destroyed|wrecked|smoked)|(?:hands|palms|both hands) (?:are |really |still |just |do |so )*(?:hurt|hurting|sore|ache|aching|killing me|tender)|(?:hande|handflachen|schwielen) (?:sind |ist )?(?:\\w+ )?(?:aufgerissen|offen|wund|kaputt|blutig|blasig)|(?:hande|handflachen) (?:tun|tut)(?: mir)? weh|blasen an (?:den|meinen|beiden) (?:handen|fingern)|(?:mains|paumes) (?:sont )?(?:\\w+ )?(?:arrachees|abimees|en sang|dechirees|a vif)|ampoules (?:aux|sur les) (?:mains|doigts)|mal aux mains|(?:manos|palmas) (?:estan )?(?:\\w+ )?(?:destrozadas|rotas|desgarradas|en carne viva|llenas de ampollas)|ampollas en las (?:manos|palmas)|(?:mani|palmi) (?:sono )?(?:\\w+ )?(?:rovinate|spellate|distrutte|piene di vesciche)|vesciche (?:alle|sulle) mani|(?:maos|palmas) (?:estao )?(?:\\w+ )?(?:machucadas|esfoladas|rasgadas|cheias de bolhas)|bolhas nas maos";
const GRIP = all(
  `${REFUSES} ${within(3)}(?:gripp?(?:ing|y)?|hold(?:ing)? on ?to|hold(?:ing)? (?:on to )?(?:\\w+ )?(?:heavy|weights?|bars?))(?! (?:strength|training|press|bench))`,
  SORE_HANDS,
);

const STRAIN = all(
  `${REFUSES} ${within(2)}heavy (?:lifting|weights?|loads?|lifts?|objects)|(?:not|never) ${within(2)}(?:lift|go) (?:too |very )?heavy`,
  `${REFUSES} ${within(3)}(?:hold(?:ing)?|holds) (?:my |the )?breath|breath ?hold(?:ing|s)?|straining|valsalva|pressatmung|pressen`,
);

/** What a message rules out itself, and the kinds of stress that are then left out. */
const RULED_OUT: readonly (readonly [readonly RegExp[], readonly StressFlag[]])[] = [
  [[...IMPACT, ...QUIET], ["impact"]],
  [OVERHEAD, ["overhead", "behind_neck"]],
  [LOADED_SPINE, ["axial_load"]],
  [
    ruledOut("twist\\w*|rotation\\w*|rotating|drehung\\w*|torsion\\w*|torsi\\w+|giros?|rotacao|rotacoes", within(3)),
    ["loaded_spinal_rotation"],
  ],
  [
    all(
      `${REFUSES} ${within(3)}(?:balance|balancing|1 legged|single leg)|balance (?:stuff|work|exercises?|moves?) ${IS}${FORBIDDEN}`,
    ),
    ["balance"],
  ],
  [SUPINE, ["supine"]],
  [PRONE, ["prone"]],
  [ON_THE_FLOOR, ["supine", "prone"]],
  [
    all(`${REFUSES} ${within(2)}(?:deep (?:knee )?(?:bends?|bending|flexion|squats?)|kneel\\w*|full depth)`),
    ["deep_knee_flexion"],
  ],
  [
    all(
      `${REFUSES} ${within(2)}(?:upside down|inver(?:ted|sions?)|handstands?)`,
      "head (?:\\w+ ){0,2}?(?:below|lower than|under|beneath) (?:my |the )?(?:heart|hips?|waist|body|knees)",
    ),
    ["inverted"],
  ],
  [
    all(
      "without (?:a |any )?spotter|no spotters?|(?:no|nothing|not|avoid|without) (?:\\w+ ){0,3}?(?:needs?|needing|requires?|requiring) (?:a |any )?spotter|training alone|train(?:ing)? by myself at home",
    ),
    ["needs_spotter_or_safeties"],
  ],
  [GRIP, ["heavy_grip"]],
  [STRAIN, ["breath_hold_heavy"]],
];

const SAYS_RULED_OUT = RULED_OUT.map(([patterns, flags]) => ({ isSaid: anyFinds(patterns), flags }));
const CALLS_FOR = CONDITIONS.map(([pattern, flags]) => ({ pattern: entered(pattern), flags }));

/**
 * Kinds of stress to leave out: said so ("nothing overhead", "no jumping", "low impact"), or called for by a condition.
 * In: plain text of `sessionText`. Out: without doubles; empty when nothing is ruled out.
 */
export function readForbiddenStress(plain: string): StressFlag[] {
  const said = SAYS_RULED_OUT.flatMap(({ isSaid, flags }) => (isSaid(plain) ? flags : []));
  const own = withoutKinsIllness(plain);
  const called = CALLS_FOR.flatMap(({ pattern, flags }) => (pattern.test(own) ? flags : []));
  return [...new Set([...said, ...called])];
}
