import type { Limitation } from "../../../protocol/profile.ts";
import { JOINT_NAMES, type Joint } from "../../../protocol/vocabulary.ts";
import { compiled } from "../../patterns/compiled.ts";
import { inUsualWords } from "../limitationFrames.ts";
import { namesJoint, readHealedJoints, readLimitations, saysNoneSince } from "../limitations.ts";
import { asTyped } from "./asTyped.ts";
import { end, type FactDraft, type FactReader, type FactScope, keyOf, state } from "./factDraft.ts";
import { STRAINED_MYSELF, strainAbroad } from "./strainedMyself.ts";
import { isNotYetWell, isWellAgain } from "./wellAgain.ts";

const DIAGNOSIS =
  /\b(?:(?:torn|tore|partially torn|ruptured|slight|partial|bad|old|full|grade \w+) (?:my |the )?(?:left |right )?(?:acl|mcl|pcl|lcl|meniscus|labrum|rotator cuff|achilles|ligaments?|tendon|patella\w*|tfcc)|(?:acl|mcl|pcl|lcl|meniscus|labrum|labral|rotator cuff|achilles|ligament|tendon|slap|tfcc|patella\w*|hip flexor) (?:tear|rupture|injury|surgery|reconstruction|repair|sprain|strain|issues?|problems?|pain|tendin\w+|tendon\w+)|(?:herniated|slipped|bulging|prolapsed|ruptured) dis[ck]s?|dis[ck] (?:herniation|bulge|prolapse)|sciatica|spinal stenosis|spondylo\w+|(?:tennis|golfers?) elbow|(?:runners?|jumpers?) knee|patellofemoral(?: pain)?(?: syndrome)?|chondromalacia|(?:it ?band|itbs?) ?(?:syndrome|issues?)?|plantar fasciitis|shin splints|carpal tunnel(?: syndrome)?|de quervains?|frozen shoulder|(?:shoulder|hip|subacromial)? ?impingement|whiplash|bursitis|(?:osteo)?arthritis|tend[io]n[io]tis|tend[io]nopathy|tendinosis|stress fracture|(?:hair ?line )?fractured?|broken|broke|dislocat(?:ed|ion)|sublux\w+|sprain(?:ed)?|strain(?:ed)?|pinched nerve|(?:knee|hip|shoulder|back|ankle|wrist|disc|spinal) (?:surgery|replacement|fusion|operation)|surgery|operated on|bandscheibenvorfall|hernie discale|hernia (?:discal|de disco)|ernia (?:del disco|al disco)|meniskus\w*|kreuzband\w*|menisque|menisco|tendinite|entorse|esguince|distorsione|arthrose|artrosis|artrosi|(?:cracked|broken|broke|bruised|fractured) (?:an? |2 |3 |some )?ribs?|lumbago|piriformis(?: syndrome)?|scoliosis|achilles)\b/;
/** Asks to be easy on a joint, and says nothing of what it has. */
const SPARING_ONLY =
  /\b(?:easy on|easier on|gentle on|kind to|spares?|sparing|protect(?:ing)?|avoid(?:s|ing)?|friendly|safe for|nothing (?:hard|heavy|bad)|no (?:stress|strain|load)|careful with|mindful of)\b/;
/** "Nothing that loads my spine": what a session is to leave alone, whatever the reason. */
const NOTHING_THAT_LOADS =
  /\b(?:nothing|(?:no|without|avoid|skip)(?: any)? (?:exercises?|moves?|movements?|stuff|work)|(?:not|without|avoid|skip|no) anything) (?:that |which |to |too )*(?:is |are |will |would |could )?(?:too )?(?:loads?|loading|stress(?:es|ing)?|strains?|straining|hits?|tax(?:es)?|hammers?|works?|bends?|twists?|heavy|hard|rough|tough|puts? (?:\w+ ){0,3}?(?:weight|pressure|stress|load|strain)) (?:on |for )?(?=(?:my|the|his|her)\b)/g;
/** "Something knee friendly", "an option that spares the back": how a session is to be, for today. */
const OF_A_SESSION =
  /\b(?:something|anything|alternatives?|options?|variations?|versions?|exercises?|moves?|instead|swap|replace|switch|substitute|etwas|was|quelque chose|algo|qualcosa)\b/;
const SUFFERS =
  /\b(?:hurts?|hurting|pains?|bad|injur\w+|sore|ach\w+|torn|tore|surgery|broke\w*|problems?|issues?|trouble|dodgy|sprain\w*|strain\w*|tend\w+tis|arthriti[sc]|weh|schmerz\w*|mal|duele\w*|dolor|dolore|dor|doi|impingement|herniated|slipped|swollen|stiff|weak|tweaked|messed|fucked|bum|wonky|recovering|rehab\w*|killing|flare\w*|acting up|playing up|sciatica|elbow tend\w+)\b/;
const NONE_HAD =
  /\b(?:never|not|nie|jamais|nunca|mai)\b.{0,24}\b(?:had|have|has|got|hurt|injured|suffered|broken?|torn?|any|gehabt|verletzt|eu|blesse|tenido|avuto|tive)\b|\b(?:no|zero|without(?: any)?|free of|keine|pas d\w*|aucune?|sin|ninguna?|nessun\w*|sem|nenhuma?) (?:\w+ ){0,3}?(?:injur\w+|pains?|issues?|problems?|surger\w+|verletzung\w*|schmerzen|probleme|blessures?|douleurs?|lesion\w*|dolor\w*|infortun\w+|dor\w*|lesoes|lesao)\b/;
const NO_INJURIES =
  /\b(?:no|zero|not have any|do not have|have no|have not (?:got )?any|keine|pas de|sin|nessun\w*|sem)(?: \w+){0,2} (?:injur\w+|verletzungen|blessures?|lesion\w*|infortuni|lesoes)\b|\binjury[- ]?free\b/;
const MUSCLES =
  "(?:(?:chest|calf|thigh|groin|shoulder|neck|back|stomach|abs?|pec|quad|hamstring|bicep|tricep|arm|leg) muscles?|hamstrings?|hammy|calf|calves|quads?|quadriceps|pecs?|pectoral|biceps?|triceps?|lats?|glutes?|adductors?|obliques?|abs|abdominal|forearms?|traps?|rhomboids?|soleus|rotator|ribs?|collarbone|arm|leg|finger|toe|jaw|hand|foot|shin|thigh|muscle|pulleys?|(?:finger |a2 |a4 )pulley|big toe|sternum|tricep tendon|bicep tendon|it ?band|wade|oberschenkel|mollet|gemelos?|isquio\\w*|cuadriceps|aductor\\w*|ischio\\w*|cuisse|polpaccio|bicipite(?: femorale)?|adduttore|quadricipite|panturrilha|posterior(?: da coxa)?|coxa|leistenmuskel|adduktor\\w*)";
/** What may tell of an injury though no joint is named. */
const WITHOUT_JOINT = compiled(`${NO_INJURIES.source}|${STRAINED_MYSELF}|\\b(?:${MUSCLES}|injur\\w+|mine|it|one)\\b`);
const ABOUT_IT =
  /\b(?:it|that|this|they|them|injury|injuries|pain|all|everything|es|das|ca|cela|eso|esto|isso)\b|^(?:all |fully |completely |now )*(?:back to (?:normal|100|full)|healed|recovered|better|fine|pain|no|good)/;
/** After a question about an injury: "did mine in march". */
const MINE_TOO =
  /^mine (?:is|was|too|as well|also|s)\b|^(?:i )?(?:did|tore|hurt|broke|had|got|have|injured|sprained|ruptured) (?:mine|one|it|that)\b/;
/** A question that takes for granted that the joint is hurt: "what can i do with my bad knee". */
const WITH_MY =
  /\b(?:with|because of|despite|for|about|given|due to) my (?:\w+ ){0,2}?(?:bad|sore|torn|injured|dodgy|herniated|slipped|bulging|sprained|broken|painful|hurt|weak|arthritic|fractured|recovering|fucked|wonky)\b|\bwith my (?:\w+ )?(?:injury|tendinitis|tendonitis|impingement|arthritis|sciatica|tear|sprain|strain)\b/;
/** "What should I do for my tennis elbow". */
const FOR_MY = /\b(?:for|with|about|given|despite|around|on) my\b/;
const SORE_ONLY =
  /\b(?:doms|sore from|from (?:yesterday|training|squats|leg day|the gym)|after (?:leg|push|pull|squat|training|workout|yesterday)\b)/;
const MUSCLE_HURT = compiled(
  `\\b(?:(?:pulled|strained|tore|torn|tweaked|popped|hurt) (?:something|sth|a muscle) (?:in|on)|(?:did|done|felt|heard|had) (?:something|sth|an? (?:\\w+ )?(?:pop|pull|snap|twinge|tear|tweak|ping|crunch|crack))(?: (?:go|pop|snap|give|pull|tear|ping))?(?: (?:nasty|bad|weird|funny|stupid|sharp))? (?:in|to|on)|pulled|strained|tore|torn|tweaked|ruptured|injured|hurt|broke|broken|fractured|popped|strain (?:in|on)|tear in|twinges? in|niggles? in|(?<!no )(?:sharp |stabbing |nagging )?pains? in|injury (?:to|in|on)) (?:a |an |my |the )?(left |right |both )?(?:lower |upper |inner |outer )?(${MUSCLES})(?! (?:pr|pb|record|day|sweat))\\b|\\b(left |right )?(?:a |my )?(${MUSCLES}) (?:strain|tear|injury|rupture|surgery|problems?|issues?|tendin\\w+|(?:still |has |have )*not (?:yet |fully |quite )*(?:healed|right|recovered)|(?:is|are|was|feels?) (?:still |a bit |really |quite |also )*(?:not (?:yet |fully |quite )*(?:healed|right|better|recovered)|torn|injured|strained|broken|pulled|tender|dodgy|iffy|not right|playing up|acting up|recovering|healing|in bits|knackered))\\b`,
);
/** "Ich hab mir den Oberschenkel gezerrt", "uno stiramento al polpaccio", "un tirón en el isquio". */
const STRAINED_ABROAD = compiled(
  `\\b(?:(?:linken?|rechten?) )?(${MUSCLES}) (?:gezerrt|gerissen)\\b|\\b(?:(?:muskel)?zerrung|(?:muskel)?faserriss|tiron|desgarro|rotura|stiramento|strappo|claquage|elongation|dechirure|distensao)(?: (?:muscular|muscolare|musculaire|fibrilar))? (?:(?:in|im|beim|an|am|au|aux|a|dans|de|du|en|na|no|alla|al|nel|nella|del|della) )?(?:(?:der|dem|den|meinem|meiner|rechten|linken|l|la|el|le|il|o|mon|ma|mi|mio|mia)[ '’])*(${MUSCLES})\\b`,
);
/** Tells of the pain before it asks: "mi fa male il ginocchio, cosa posso fare?", "my back hurts when deadlifting, why?". */
const TOLD_AND_ASKED =
  /^(?:(?:hi|hey|so|hallo|hola|ciao|oi)[, ]+)*(?:(?:my|me|mi|mir|mein\w*|j ?['’]?ai|tengo|ho|tenho|estou com|sinto|ich habe?|mon|ma|minha|meu|as|os|o|a|il mio|la mia) [^,?]{3,60}|(?:\w+ ){1,3}(?:pain|ache) (?:after|during|when|while|from|since) [^,?]{3,40}), ?(?:so |and |but |y |e |und |et )?(?:why|what|how|any|que|quoi|comment|pourquoi|por que|como|cosa|che|come|perche|o que|was|warum|wie)\b/;
/** "Can I bench with shoulder pain?", "was kann ich mit Schulterschmerzen trainieren?": asked by who has it. */
const DONE_WITH_PAIN =
  /\b(?:(?:can|could|should|may) i|kann ich|darf ich|soll ich|puis ?-?je|je peux|puedo|posso|devo|debo|(?:ok|okay|safe|fine|bad) to)\b.*\b(?:with|mit|avec|con|com) (?:(?:a|an|my|this|some|the|meinen?|un|une|uma?|el|la|il|o|left|right|lower|upper) )*(?:(?:knee|shoulder|back|hip|elbow|wrist|neck|ankle) pain|(?:mein )?(?:\w+ )?\w*schmerzen|(?:mal|douleurs?|dolor(?:es?)?|dor(?:es)?) (?:a|au|aux|de|du|en|no|na|nos|nas|alla|al|ai|alle)\b)/;

/** After another joint: "now it's the left wrist". */
const NOW_IT_IS =
  /^(?:but |and |so )?(?:(?:now|this time|these days|instead)[ ,]+(?:it is|its|the problem is)|(?:it is|its) now|(?:ahora|jetzt|maintenant|adesso|agora)[ ,]+(?:es|ist es|ist|c est|e|sono|son|sao)) ((?:more |the |my |la |el |das |die |der |mein[e]? |le |l |il |lo |o |a |mi |mon |ma )*[^,.;]{3,30})$|^(?:but |and |so )?(?:it is|its|es ist|c est|es|e) ((?:more |the |my |mein[e]? |das |die |der |la |le |el |il |mi |mon |ma )+[^,.;]{3,30}?) (?:now|instead|this time|these days|jetzt|maintenant|ahora|adesso|agora)$/;

function diagnosisIn(folded: string, joint: Joint): string | null {
  const match = DIAGNOSIS.exec(folded);
  if (!match) return null;
  const said = match[0]
    .replace(/^(?:tore|torn) (?:my |the )?(?:left |right )?/, "torn ")
    .replace(/^broke$/, "broken")
    .trim();
  return said === JOINT_NAMES[joint] || said === "" ? null : said;
}

/** What people call a part of a joint: "broken toe" is said back as a toe. */
const PARTS: Partial<Record<Joint, RegExp>> = {
  ankle: /\b(big toe|toe|heel|foot|feet|shin)s?\b/,
  wrist: /\b(thumb|hand)s?\b/,
  thoracic_spine: /\b(rib)s?\b/,
  shoulder: /\b(collar ?bone|ac joint)s?\b/,
  lumbar_spine: /\b(si joint|tail ?bone)s?\b/,
};
const partIn = (joint: Joint, folded: string): string => PARTS[joint]?.exec(folded)?.[1] ?? JOINT_NAMES[joint];

export function describeInjury({ joint, side, severity }: Limitation, diagnosis: string | null, folded = ""): string {
  const sided = side === null ? "" : side === "both" ? "both " : `${side} `;
  const part = partIn(joint, folded);
  const isMany = side === "both" && !/back$|feet|s$/.test(part);
  const name = `${sided}${part}${isMany ? "s" : ""}`;
  return `${name}${diagnosis === null ? "" : `: ${diagnosis}`} (${severity})`;
}

export const injuryKey = (joint: Joint, side: string | null) =>
  `injury:${joint}${side === null || side === "both" ? "" : `:${side}`}`;

export const sideIn = (folded: string) =>
  /\b(?:left|linke[srnm]?|gauche|izquierd[ao]|sinistr[ao]|esquerd[ao])\b/.test(folded)
    ? "left"
    : /\bright(?! now| (?:at|after|before|when|in|on))\b|\b(?:rechte[srnm]?|droite?|derech[ao]|destr[ao]|direit[ao])\b/.test(
          folded,
        )
      ? "right"
      : null;

const UNPAIRED: ReadonlySet<Joint> = new Set(["neck", "thoracic_spine", "lumbar_spine"]);

/** One joint takes a side that is said anywhere in its clause: "my ankle is sprained, right side". */
function withSide(found: Limitation[], folded: string): Limitation[] {
  const [only] = found;
  if (found.length !== 1 || !only || only.side !== null || UNPAIRED.has(only.joint)) return found;
  return [{ ...only, side: sideIn(folded) }];
}

/** "The knee hurts" of one whose left knee is known: that one. */
const asKnown =
  (recent: FactScope["recent"]) =>
  (one: Limitation): Limitation => {
    const [known, ...others] = recent.filter(
      ({ type, key }) => type === "injury" && key.startsWith(`injury:${one.joint}`),
    );
    const side = one.side === null && others.length === 0 ? /:(left|right)$/.exec(known?.key ?? "")?.[1] : undefined;
    return side === "left" || side === "right" ? { ...one, side } : one;
  };

/** "It's my left knee" of one whose knee is known: no second one. */
const withoutSideless = (found: readonly FactDraft[], recent: FactScope["recent"]): FactDraft[] =>
  recent
    .filter(
      ({ type, key }) =>
        type === "injury" && found.some((one) => /:(?:left|right)$/.test(one.key) && one.key.startsWith(`${key}:`)),
    )
    .map(({ type, value, key }) => end(type, value, key));

/** "My knee is not the problem, it's the ankle": the one is well, what stands behind it hurts. */
const NOT_THE_PROBLEM =
  /^(?:(?:my|the|no|but|actually) ){0,3}((?:\w+ ){1,3}?)(?:is|was|are|were) not (?:actually |really )?the (?:problem|issue|culprit|trouble|one)\b[ ,]*(.*)$/;
const BUT_IT_IS =
  /^(?:but |and )?(?:it is|its|that is|the problem is) (?:actually |really |rather )?(?:in )?(?:my |the )?([^.;]{3,40})$/;

function othersThan({ before, recent }: FactScope, folded: string): FactDraft[] | null {
  const denied = NOT_THE_PROBLEM.exec(folded);
  const isBehind = before !== null && NOT_THE_PROBLEM.test(inUsualWords(before.folded));
  if (denied === null && !isBehind) return null;
  const hurt = BUT_IT_IS.exec(denied?.[2] ?? folded)?.[1];
  const wrong = denied === null ? [] : readLimitations(`bad ${denied[1] ?? ""}`).map(({ joint }) => joint);
  if (denied === null && hurt === undefined) return null;
  return [
    ...recent
      .filter(({ type, key }) => type === "injury" && wrong.some((joint) => key.startsWith(`injury:${joint}`)))
      .map(({ type, value, key }) => end(type, value, key)),
    ...withSide(hurt === undefined ? [] : readLimitations(`bad ${hurt}`), hurt ?? "").map((one) =>
      state("injury", describeInjury(one, null), injuryKey(one.joint, one.side)),
    ),
  ];
}

/** "Rolled my ankle. Right one.": the side of the joint that was named before. */
const THAT_SIDE =
  /^(?:it is |its |on |was )?(?:the |my )?(left|right)(?: (?:one|side|hand side|leg|arm|foot))?(?: (?:one|side))?$/;

function sideOfBefore({ before, clause }: FactScope): FactDraft[] {
  const side = THAT_SIDE.exec(clause.plain)?.[1];
  const [hurt, ...others] = side && before ? readLimitations(before.folded) : [];
  if (!hurt || others.length > 0 || hurt.side !== null || UNPAIRED.has(hurt.joint)) return [];
  const told = { ...hurt, side: side === "left" ? ("left" as const) : ("right" as const) };
  return [
    end("injury", JOINT_NAMES[hurt.joint], injuryKey(hurt.joint, null)),
    state(
      "injury",
      describeInjury(told, diagnosisIn(before?.folded ?? "", hurt.joint)),
      injuryKey(hurt.joint, told.side),
    ),
  ];
}

/** "It's healed": the joint of the clause before, else the injury known last; nothing when none is known. */
/** "Calf's 100 % again" of "torn calf": the known injury of a muscle that a clause names. */
function healedMuscle(folded: string, recent: FactScope["recent"]): FactDraft[] {
  const known = recent.find(
    ({ type, key }) =>
      type === "injury" && folded.split(/[^a-z]+/).some((word) => word.length > 3 && key === `injury:${word}`),
  );
  return known ? [end("injury", known.value, known.key)] : [];
}
function healedIt({ before, recent }: FactScope): FactDraft[] {
  const [meant] = before === null ? [] : readLimitations(before.folded);
  if (meant) return [end("injury", JOINT_NAMES[meant.joint], injuryKey(meant.joint, meant.side))];
  const known = recent.find(({ type }) => type === "injury");
  return known ? [end("injury", known.value, known.key)] : [];
}

/** "Elbow's all good, the wrist is the problem now": what hurts in the next breath. */
const hurtBeside = (folded: string, healed: readonly FactDraft[]): FactDraft[] =>
  !folded.includes(", ")
    ? []
    : readLimitations(folded)
        .filter(({ joint }) => !healed.some(({ value }) => value === JOINT_NAMES[joint]))
        .map((one) =>
          state("injury", describeInjury(one, diagnosisIn(folded, one.joint), folded), injuryKey(one.joint, one.side)),
        );

/** "My ankle healed but it's still stiff": what is left of it counts. */
const WELL_IN_PART =
  / (?:(?:has|have|is|are|it is|they are) )?(?:(?:mostly|fully|all|kind of|now|much|a lot) )*(?:healed|better|fine|ok(?:ay)?|good|recovered)(?: (?:now|up|again))? (?:but|although|though) (?:(?:it|they) )?(?:is |are )?still /;

const SWELLING_GONE =
  /^(?:(?:and|but|so|the|all|most|of|my) )*(?:swelling|bruising|bruise|schwellung|gonflement|hinchazon|gonfiore|inchaco) (?!.*\b(?:pain|healed|recovered|fine|better now|normal)\b)/;

/** Joints and muscles that are hurt, and those that are well again. */
export const readInjuries: FactReader = (scope) => {
  const { clause, asksForTraining } = scope;
  const { text } = clause;
  const folded = inUsualWords(clause.folded.replace(WELL_IN_PART, " is still "));
  // "When your back hurts" is anybody's.
  if (/\b(?:your|ones|someones|peoples)\b/.test(folded) && !/\b(?:i|my|me|mine)\b/.test(folded)) return [];
  // "Swelling is gone now": the least of it, and no word that it is healed.
  if (SWELLING_GONE.test(folded.split(", ").at(-1) ?? ""))
    return folded.includes(", ")
      ? readInjuries({ ...scope, clause: { ...clause, folded: folded.slice(0, folded.lastIndexOf(", ")) } })
      : [];
  // "Knee is fine again, now it's my hip": two joints in one clause.
  const cut = folded.lastIndexOf(", ");
  const elsewhere = cut > 0 ? folded.slice(cut + 2) : "";
  if (NOW_IT_IS.test(elsewhere) && namesJoint(elsewhere) && namesJoint(folded.slice(0, cut))) {
    const first = { ...clause, folded: folded.slice(0, cut) };
    return [
      ...readInjuries({ ...scope, clause: first }),
      ...readInjuries({ ...scope, clause: { ...clause, folded: elsewhere }, before: first }),
    ];
  }
  const isStill = isNotYetWell(folded);
  const hasJoint = namesJoint(folded);
  const sided = sideOfBefore(scope);
  if (sided.length > 0) return sided;
  if (!hasJoint && !WITHOUT_JOINT.test(folded) && !isWellAgain(folded)) return [];
  const others = clause.mood === "stated" ? othersThan(scope, folded) : null;
  if (others !== null) return others;
  if (!isStill) {
    const side = sideIn(folded);
    const healed = readHealedJoints(folded).map((joint) => end("injury", JOINT_NAMES[joint], injuryKey(joint, side)));
    if (NO_INJURIES.test(folded) && !/\bnever\b/.test(folded) && healed.length === 0)
      return [end("injury", "injuries")];
    const isMoment =
      /^(?:no|zero|without) |\bfor once\b|\btoday\b|\bon (?:the|that|this)\b/.test(folded) &&
      !/\b(?:healed|recovered|signed off|cleared|discharged)\b/.test(folded) &&
      !/\b(?:any ?more|now|since|longer|at all|for (?:\w+ )?(?:weeks|months|years))\b/.test(folded);
    if (isMoment && healed.length > 0) return [];
    if (healed.length > 0) return /\bnever\b/.test(folded) ? [] : [...healed, ...hurtBeside(folded, healed)];
    const isWell = isWellAgain(folded);
    // "Back hasn't bothered me in months": here the word can only be the body's.
    const named = folded.replace(/[,.;]/g, " ").replace(/^back (?=(?:has|does|is|feels|stopped)\b)/, "my back ");
    const well = isWell ? readHealedJoints(`${named} healed`) : [];
    if (well.length > 0) return well.map((joint) => end("injury", JOINT_NAMES[joint], injuryKey(joint, side)));
    const muscle = isWell ? healedMuscle(folded, scope.recent) : [];
    if (muscle.length > 0) return muscle;
    if (isWell && readLimitations(folded).length === 0)
      return ABOUT_IT.test(folded) && !asksForTraining ? healedIt(scope) : [];
    if (/\bused to (?:hurt|bother|ache|have)\b/.test(folded)) {
      return readLimitations(folded).map(({ joint }) => end("injury", JOINT_NAMES[joint], injuryKey(joint, side)));
    }
  }
  const isAfterOne =
    (scope.before !== null && namesJoint(scope.before.folded)) || scope.recent.some(({ type }) => type === "injury");
  const now = isAfterOne ? NOW_IT_IS.exec(folded)?.slice(1).find(Boolean) : undefined;
  if (now && namesJoint(now))
    return withSide(
      [`bad ${now}`, `${now} tut weh`].map(readLimitations).find((found) => found.length > 0) ?? [],
      folded,
    ).map((one) => state("injury", describeInjury(one, null), injuryKey(one.joint, one.side)));
  if (MINE_TOO.test(folded) && scope.before?.mood === "asked" && readLimitations(folded).length === 0) {
    return readLimitations(scope.before.folded).map((limitation) =>
      state(
        "injury",
        describeInjury(limitation, diagnosisIn(scope.before?.folded ?? "", limitation.joint)),
        injuryKey(limitation.joint, limitation.side),
      ),
    );
  }
  const isOwnTrouble =
    clause.mood === "asked" &&
    (WITH_MY.test(folded) ||
      (FOR_MY.test(folded) && DIAGNOSIS.test(folded)) ||
      TOLD_AND_ASKED.test(folded) ||
      DONE_WITH_PAIN.test(folded));
  if (clause.mood === "asked" && !isOwnTrouble) return [];
  if ((NONE_HAD.test(folded) && NONE_HAD.test(clause.folded)) || SORE_ONLY.test(folded)) return [];
  const apart = folded.replace(NOTHING_THAT_LOADS, " ");
  if (apart !== folded && !SUFFERS.test(apart) && !DIAGNOSIS.test(apart)) return [];
  if (clause.mood === "requested" && SPARING_ONLY.test(folded) && !SUFFERS.test(folded)) return [];
  if (SPARING_ONLY.test(folded) && (asksForTraining || OF_A_SESSION.test(folded)) && !SUFFERS.test(folded)) return [];
  const found = withSide(readLimitations(folded), folded)
    .map(asKnown(scope.recent))
    .map((limitation, at) =>
      state(
        "injury",
        describeInjury(limitation, at === 0 ? diagnosisIn(folded, limitation.joint) : null, folded),
        injuryKey(limitation.joint, limitation.side),
      ),
    );
  const isWell = folded
    .split(/, | and /)
    .slice(1)
    .some(saysNoneSince);
  const muscle = found.length === 0 && !isWell ? MUSCLE_HURT.exec(folded) : null;
  const abroad = found.length === 0 && muscle === null && !isWell ? STRAINED_ABROAD.exec(folded) : null;
  const myself = found.length === 0 && muscle === null && !isWell ? strainAbroad(folded) : null;
  if (abroad) {
    const part = abroad[1] ?? abroad[2] ?? "";
    found.push(state("injury", `${part}: ${asTyped(text, abroad[0])}`, `injury:${keyOf(part)}`));
  } else if (myself !== null)
    found.push(state("injury", `${myself.part}: ${asTyped(text, myself.said)}`, `injury:${keyOf(myself.part)}`));
  if (muscle) {
    const side = (muscle[1] ?? muscle[3] ?? "").trim();
    const part = muscle[2] ?? muscle[4] ?? "";
    const said = asTyped(text, muscle[0].trim()).replace(/\bmy |\bthe |\ba /g, "");
    found.push(
      state("injury", `${side ? `${side} ` : ""}${part}: ${said}`, `injury:${keyOf(part)}${side ? `:${side}` : ""}`),
    );
  }
  return [...withoutSideless(found, scope.recent), ...found];
};
