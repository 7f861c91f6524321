import { entered } from "../patterns/enteredPattern.ts";

/** What has taken feeling or strength for good, and is said so; six languages. */
const OF_CORD = entered(
  /\b(?:wheel ?chair|(?:para|tetra|quadri|hemi)plegi\w*|(?:spinal cord|sci|cord|t\d{1,2}|l\d|c\d) (?:injur\w*|lesion|complete|incomplete|para|tetra)|sci\b|spina bifida|cerebral palsy|(?:above|below) knee amputee|stump|rollstuhl\w*|querschnitt\w*|fauteuil roulant|blesse medullaire|lesion medular|silla de ruedas|sedia a rotelle|lesione (?:midollare|spinale)|cadeira de rodas|lesao medular|parapleg\w*|tetrapleg\w*|paralys(?:ed|ee?) (?:from|since|below)|paralyzed (?:from|since|below))\b/,
);
/** It is another than it was, or it came now; or it is of arms that push the chair, a head, a breath. */
const NEW_OR_ELSEWHERE = entered(
  /\b(?:new(?:ly)?|sudden\w*|since (?:yesterday|last|this|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|my (?:last )?(?:session|workout|set))|today|yesterday|this (?:morning|week)|last (?:night|week)|worse|worsening|getting|spread\w*|now also|arms?|hands?|fingers?|face|head|chest|breath\w*|dizz\w*|fell|fall|swell\w*|swollen|red|hot|fever\w*|sweat\w*|sore\b|neu|plotzlich|seit gestern|schlimmer|arme?|hand\w*|finger|nouveau|soudain\w*|depuis hier|pire|bras|mains?|nuev[oa]|de repente|desde ayer|peor|brazos?|manos?|nuov[oa]|improvvis\w*|da ieri|peggio|bracci\w*|mani|nov[oa]|desde ontem|pior|bracos?|maos)\b/,
);

/** Feeling, strength or hold that a cord has long lost; the emergencies among them only where nothing hurts. */
const LOST: ReadonlySet<string> = new Set(["stop.numbness", "stop.weakness", "stop.unfelt"]);
const LOST_WITHOUT_PAIN: ReadonlySet<string> = new Set([
  "emergency.both_legs",
  "emergency.saddle_numbness",
  "emergency.bladder_or_bowel",
  "emergency.paralysis",
]);
const PAIN = /\b(?:pain\w*|hurts?|ach\w*|schmerz\w*|weh|douleur\w*|mal|dol\w*|duele\w*|fa male|doi|dor)\b/;

/** Legs without feeling or strength of somebody who says that they live with it: no sign, whatever it would be in another. In: folded words, and what found them a sign. */
export const isLongNumb = (text: string, rule: string | null): boolean =>
  (rule === null || LOST.has(rule) || (LOST_WITHOUT_PAIN.has(rule) && !PAIN.test(text))) &&
  OF_CORD.test(text) &&
  !NEW_OR_ELSEWHERE.test(text);
