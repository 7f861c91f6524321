import type { StressFlag } from "../../protocol/vocabulary.ts";

const NO_FLEXION =
  /\b(?:no|without|avoid(?:ing)?|nothing|not|can not) (?:\w+ ){0,2}?(?:flexion|crunching|rounding)\b|\b(?:diastasis(?: recti)?|post ?partum|postnatal|c section|osteoporo\w*|spondylo\w+|neutral spine|spine neutral)\b/;
/** Whether the trunk is not to be bent at all, with or without a load: then crunches are out as well. */
export const isFlexionRuledOut = (plain: string): boolean => NO_FLEXION.test(plain);

/** What a message rules out or calls for. Conditions: practice of coaches and clinicians, to be reviewed by one. */
const RULED_OUT: readonly [RegExp, readonly StressFlag[]][] = [
  [
    /\b(?:no|without|avoid(?:ing)?|skip(?:ping)?|nothing|anything|not|zero|minus|less|hate|hates|dislike|can not (?:do )?|do not (?:want|like)|ohne|sans|sin|senza|sem|kein(?:e|en)?) (?:any |more |that is |that has |going |high |heavy |of the |the |kind of |type of |things? |anything |with |involving |involves? |include |including |require |requires |to do |doing )*(?:impact|jump\w*|hop\w*|leap\w*|bounc\w*|plyo\w*|explosive\w*|ballistic\w*|box jumps?|skipping|jump rope|springen|sauts?|saltos?|saltar|salti|saltare|pular|pulos?)\b/,
    ["impact"],
  ],
  [
    /\b(?:impact|jump(?:ing|s)?|hop(?:ping|s)?|plyo|bounc(?:e|ing)) (?:free|less)\b|\bsprung(?:frei|los)\w*\b|\b(?:jump(?:s|ing)?|hop(?:s|ping)|plyos?|impact|sprunge|springen|sauts|saltos|salti|saltar|saltare|pulos) (?:(?:is|are|sind|est|sont|estan|sono|estao) )?(?:banned|forbidden|out|off limits|verboten|raus|tabu|interdits?|prohibidos?|vietati|vietato|proibidos?)\b|\b(?:prohibid[oa]s?|vietat[oi]|proibid[oa]s?|interdits?|verboten|prohibited|banned) (?:de |die |los |les |i |os )?(?:jump\w*|saltos?|saltar|sauts?|salti|saltare|springen|sprunge|pulos?|pular)\b|\bdead (?:quiet|silent)\b/,
    ["impact"],
  ],
  [
    /\b(?:keep|keeping|make|with)(?: (?:the|it|all|any))? (?:impact (?:low|down|minimal|to a minimum)|low impact)\b|\b(?:low(?:er)?|no|zero) impact\b|\bjoint friendly\b|\beasy on (?:the|my) joints\b|\b(?:quiet|silent|noiseless|apartment friendly|no noise|downstairs neighbou?rs?|(?:can not|not|no|without) (?:make |making )?(?:any |much |too much |a lot of )?noise|neighbou?rs? (?:below|downstairs)|thin (?:floors?|walls?)|without (?:waking|noise)|(?:nothing|not|no|avoid|without) (?:\w+ ){0,2}(?:noisy|loud|noise|makes? (?:any |a |too much )?(?:noise|sound|racket|din)|thuds?|thudding|stomping|banging|stamping)|feet (?:\w+ )?(?:leave|leaving|off|come off) the (?:floor|ground)|leise|silencieux|silencios[oa])\b/,
    ["impact"],
  ],
  [
    /\b(?:neighbou?rs?|people|someone|somebody|somebodys|landlord|landlady|(?:flat|room|house) ?mates?|baby|bub|newborn|kids?|child(?:ren)?|toddler|family|parents|wife|husband|everyone|everybody|nachbarn?|kinder|voisins?|enfants?|vecin[oa]s?|vicini|vizinh[oa]s?)\b[^.;!?\n]{0,25}\b(?:below|beneath|underneath|downstairs|under (?:me|us)|asleep|sleep(?:s|ing)?|nap(?:s|ping)?|in bed|unter (?:mir|uns)|schlaf(?:t|en)|dessous|dort|dorm(?:ent|e|em|ono)|abajo|duerm\w*|sotto|embaixo)\b|\bcreaky floor\w*|\b(?:on|in) the (?:\w+ )?(?:upper|top|second|third|fourth|fifth|2nd|3rd|4th|5th) floor\b/,
    ["impact"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|skip(?:ping)?|nothing|not|can not|nix|rien|nada|niente|ohne|sans|sin|senza|sem|minus) (?:\w+ ){0,6}?(?:overhead|over ?head|over (?:my|the|your) head|(?:go|goes|are|get|move|reach|up) (?:above|over)|above (?:my |the |shoulder )?(?:head|height|shoulders?)|uber ?kopf|au dessus de la tete|por encima de la cabeza|sopra la testa|acima da cabeca)\b|\bcan not (?:lift|raise|get|put) (?:my |the |either |left |right )*arms? (?:up|over|above)/,
    ["overhead", "behind_neck"],
  ],
  [
    /\boverhead(?: \w+){0,2} (?:hurts?|pinch(?:es)?|kills?|bothers?|aggravates?|irritates?|(?:is|are) (?:out|off|banned|a no|not))\b/,
    ["overhead", "behind_neck"],
  ],
  [/\b(?:dizzy|vertigo|nauseous|faint|reflux|heartburn)(?: \w+){0,4}? (?:lie|lying|lay|laying)\b/, ["supine", "prone"]],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|not|can not) (?:\w+ ){0,4}?(?:axial(?:ly)?|spinal (?:load\w*|compression)|compression\b(?! (?:socks|shorts|sleeves?|tights|gear))|loading (?:my|the) spine|(?:bars?|weights?|barbells?|loads?|pressure|compression|anything(?: heavy| loaded| resting| sitting| pressing)?) (?:on|through|down|across|along|over) (?:my |the )?(?:upper )?(?:spine|back|shoulders|neck|traps))\b/,
    ["axial_load"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|not|minus|anything)(?: \w+){0,4}? (?:compress(?:es|ing)?|loads?|loading|squash(?:es|ing)?|crush(?:es|ing)?) (?:my|the) (?:spine|back|vertebrae|dis[ck]s?)\b/,
    ["axial_load"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|not|can not) (?:\w+ ){0,3}?(?:twist\w*|rotation\w*|rotating)\b/,
    ["loaded_spinal_rotation"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not|not) (?:\w+ ){0,3}?(?:balance|balancing|1 legged|single leg)\b/,
    ["balance"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not|not) (?:\w+ ){0,3}?(?:(?:lying|laying|lie|lay)(?: down| flat)?(?: on (?:my|the) (?:\w+ )?(?:back|floor|ground))|supine|on my back)\b/,
    ["supine"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not|not) (?:\w+ ){0,3}?(?:on my (?:stomach|belly|front)|prone|fac(?:e|ing) ?down(?:wards?)?)\b/,
    ["prone"],
  ],
  [
    /\b(?:all standing|standing (?:only|exercises?|moves?|workout|session|routine|circuit|cardio|core|abs)|(?:only|just) standing|stay(?:ing)? (?:standing|upright|on my feet)|on my feet only|no (?:yoga |exercise )?mat)\b/,
    ["supine", "prone"],
  ],
  [
    /\b(?:no|not|without|avoid(?:ing)?|skip(?:ping)?|nothing|can not) (?:\w+ ){0,3}?(?:(?:lying|laying|lie|lay) down|floor (?:work|exercises|stuff)|(?:on|getting on|getting down on|get on|get down on|get up from) the (?:\w+ )?(?:floor|ground)|floor(?= ?(?:$|[,.;!?])))/,
    ["supine", "prone"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not) (?:\w+ ){0,2}?(?:deep (?:knee )?(?:bends?|bending|flexion|squats?)|kneel\w*|full depth)\b/,
    ["deep_knee_flexion"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing) (?:\w+ ){0,2}?(?:upside down|inver(?:ted|sions?)|handstands?)\b|\bhead (?:\w+ ){0,2}?(?:below|lower than|under|beneath) (?:my |the )?(?:heart|hips?|waist|body|knees)\b/,
    ["inverted"],
  ],
  [
    /\b(?:without (?:a |any )?spotter|no spotters?|(?:no|nothing|not|avoid|without) (?:\w+ ){0,3}?(?:needs?|needing|requires?|requiring) (?:a |any )?spotter|training alone|train(?:ing)? by myself at home)\b/,
    ["needs_spotter_or_safeties"],
  ],
  [
    /\b(?:pregnan\w*|weeks along|(?:first|second|third|1st|2nd|3rd) trimester|schwanger|enceinte|embarazada|incinta|gravida)\b/,
    ["supine", "prone", "breath_hold_heavy", "impact", "balance", "needs_spotter_or_safeties"],
  ],
  [
    /\b(?:no|without|avoid(?:ing)?|nothing|can not|not) (?:\w+ ){0,3}?(?:gripp?(?:ing|y)?|hold(?:ing)? on ?to\b|hold(?:ing)? (?:on to )?(?:\w+ )?(?:heavy|weights?|bars?))\b(?! (?:strength|work|training|press|bench))|\b(?:hands?|palms?|callus\w*|fingers?) (?:is |are |all |both |still |a bit |so |got |have )*(?:blistered|ripped|torn|raw|shredded|cut up|bleeding|bandaged|burnt|burned|stitched)\b|\b(?:blistered|ripped|torn|raw|shredded|bandaged|burnt|burned) (?:hands?|palms?|fingers?|callus\w*)\b/,
    ["heavy_grip"],
  ],
  [
    /\b(?:no|not|avoid(?:ing)?|without|nothing|never) (?:\w+ ){0,2}?heavy (?:lifting|weights?|loads?|lifts?|objects)\b|\b(?:not|never) (?:\w+ ){0,2}?(?:lift|go) (?:too |very )?heavy\b/,
    ["breath_hold_heavy"],
  ],
  [NO_FLEXION, ["loaded_spinal_flexion"]],
  [
    /\b(?:osteoporo\w*|osteopeni\w*|brittle bones|fragile bones)\b/,
    ["loaded_spinal_flexion", "loaded_spinal_rotation", "impact", "balance"],
  ],
  [
    /\b(?:high blood pressure|hypertension|hypertensive|bluthochdruck|hypertendue?|hipertension|ipertensione|hipertensao|glaucoma|detached retina|retinal detachment|aneurysm|migraines?|pacemaker|palpitations|arrhythmia|heart murmur|a ?fib|atrial fibrillation|angina|(?:had|after|since) (?:a|my) (?:mini )?(?:stroke|stent|bypass)|(?:bad|dodgy|dicky|weak|funny|gammy) (?:ticker|heart)|eye (?:surgery|operation|op)|heart (?:condition|disease|failure|attack|surgery)|(?:inguinal|abdominal|umbilical|hiatal|hiatus) hernia|hernia (?:repair|op\w*|surgery)|(?:my|an? old|2|two|had a|have a|got a) hernias?(?! (?:dis\w*|de disco|del disco)))\b/,
    ["breath_hold_heavy", "inverted"],
  ],
  [
    /\b(?:vertigo|balance (?:issues?|problems?|disorder)|bad balance|poor balance|unsteady|schwindel|parkinsons?)\b/,
    ["balance", "inverted", "impact"],
  ],
  [
    /\b(?:diastasis(?: recti)?|prolapse|pelvic floor|post ?partum|postnatal|c section)\b/,
    ["loaded_spinal_flexion", "breath_hold_heavy", "impact"],
  ],
];

/**
 * Kinds of stress to leave out: said so ("nothing overhead", "no jumping", "low impact"), or called for by a condition.
 * In: plain text of `sessionText`. Out: without doubles; empty when nothing is ruled out.
 */
export function readForbiddenStress(plain: string): StressFlag[] {
  return [...new Set(RULED_OUT.flatMap(([pattern, flags]) => (pattern.test(plain) ? flags : [])))];
}
