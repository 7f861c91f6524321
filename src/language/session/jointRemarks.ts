import type { Limitation } from "../../protocol/profile.ts";
import type { Joint } from "../../protocol/vocabulary.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { saysAllGood, saysNoneSince, sideOfWord } from "../person/limitations.ts";
import { AS_TRAINING, JOINT_WORDS, SETTLED } from "../person/limitationWords.ts";
import { AREA_WORDS } from "./areaWords.ts";

/** Joints that no session is for: whatever is said of one beside a session is a reason to spare it. */
const NEVER_TRAINED: ReadonlySet<Joint> = new Set(["knee", "elbow", "wrist", "ankle"]);
/** Of these words only the joint is meant; "hands", "feet" and "toes" are anybody's. */
const JOINT_ITSELF =
  /^(?:knees?|kneecaps?|acl|mcl|pcl|lcl|meniscus|patella|elbows?|wrists?|tfcc|ankles?|achilles|knie|menisk\w*|ell(?:en)?bogen|handgelenke?|knochel|sprunggelenk|genoux?|menisque|coudes?|poignets?|chevilles?|rodillas?|menisco|codos?|munecas?|tobillos?|ginocchi[oa]|gomit[oi]|pols[oi]|cavigli[ae]|joelhos?|cotovelos?|punhos?|pulsos?|tornozelos?)$/;
/** One of a pair that is trained as a pair: "my shoulder" is about the joint, "shoulders" about a session. */
const ONE_OF_TRAINED =
  /^(?:shoulder|hip|neck|back|spine|shoulders|hips|schultern?|hufte|huften|nacken|hals|rucken|epaules?|hanches?|nuque|cou|hombros?|caderas?|cuello|espalda|spall[ae]|anc[ah]e?|collo|schiena|ombros?|quadril|quadris|pescoco|lombar|lombare|lumbares?|lumbar|costas)$/;
/** What goes on with a session after the name of what it trains, or makes its name an everyday word. */
const GOES_ON = new Set(
  (
    ", . ; ! ? / - and or plus with w for at in on from to of by then only please pls today tonight now again day days workout session sesh training routine focus focused mobility stretch stretching stretches " +
    "strength strengthening stability circuit blast pump burner finisher work exercises moves drills program plan press presses raise raises extension extensions thrust thrusts rows row machine machines cables cable bands " +
    "band dumbbell dumbbells db dbs barbell kettlebell kb bodyweight bw gym home minutes min mins hour home heavy light hard easy quick short long height high width drive raised sleeves sleeve wraps wrap straps strap hinge " +
    "und oder mit fur im am zu zuhause auf heute tag einheit training minuten min stunde nur bitte et ou avec pour en a au aux sans seance minutes y o con para sin en de del hoy minutos e ed per da al ai in senza oggi minuti com para sem em no na hoje hop flexor flexors flex abductors muscle muscles gains side sides roll rolls taps tap friendly safe dominant"
  ).split(" "),
);
/** Says that somebody wants it trained, loosened or stronger. */
const STRENGTHENS =
  /\b(?:train\w*|stretch\w*|mobili[sz]\w*|strengthen\w*|stronger|bulletproof\w*|loosen\w*|prehab|fortalecer|starken|renforcer|rinforzare|trainieren|entrenar|allenare|treinar)\b/;
const WANTED = compiled(
  `${STRENGTHENS.source}|\\b(?:hit|work(?:out|ing)?|session|sesh|routine|circuit|day|build|grow|blast|focus|needs?|wants?|deserves?|pumped|bigger|wider|thicker|einheit|seance|entreno|allenamento|treino)\\b`,
);
/** Whose it is, or which: without one of these "back" and its like are what is trained. */
const OWNED =
  /\b(?:my|the|this|left|right|lower|low|bad|mein\w*|die|der|mon|ma|le|la|el|mi|il|lo|l|mia|meu|minha|a|o|as|links?|rechts?|gauche|droite|izquierd[oa]|derech[oa]|destr[oa]|sinistr[oa])$/;
/** Of several only what is plainly told of them counts: "shoulders fixed" may be a wish. */
const PLURAL = /^(?:shoulders|hips|schultern|huften|epaules|hanches|hombros|caderas|spalle|anche|ombros|quadris)$/;
const BACK = /^(?:back|spine|rucken|espalda|schiena|costas)$/;
const AREAS = new Set(Object.values(AREA_WORDS).flatMap((words) => words.split("|")));
const ON_KNEES = entered(
  /\b(?:on|from|to|off|between|above|below|under|over|behind|around|at) (?:my |the |your |his |her |both )?(?:hands and )?(?:knees?|elbows?|ankles?|wrists?)\b|\b(?:elbows?|knees?) (?:in|out|up|tucked|to (?:elbow|chest)|push ?ups?|high)\b|\bhigh knees?\b|\bknee (?:drives?|tucks?)\b|\belbow (?:grease|room)\b|\b(?:ankle|wrist) (?:weights?|straps?|cuffs?)\b|\b(?:rompe|gira)?munecas? rusas?\b/g,
);
const COMPLAINS_ON = entered(
  /\b(?:easy|gentle|kind|soft|light|hard|rough|stress|strain|load|pressure|weight|pain|problems?|trouble|surgery|strapping|tape|brace|cast|operation|tear|through|protect|spare|mind|careful|leave)\b/,
);

/** "Add ankles": one more part to work on. */
const ADDED = entered(
  /^\W*(?:(?:and|also|please|pls|can you|could you|maybe) )*(?:add|include|throw in|put in|plus) (?:(?:some|in|a bit of|the) )*\p{L}+(?: and \p{L}+)?(?: (?:too|as well|please|pls|work|stuff|drills|mobility|stretches))*\W*$/u,
);

/** Said to be well, in other words than "fine". */
const CONTENT = entered(
  /\b(?:is|are|feels?) (?:all |both |very |pretty |super |quite )*(?:happy|content|chill|cool|sweet|golden|spot on|a ok|grand|unaffected|behaving(?: well| itself| themselves)?)\b/,
);

const CLAUSES =
  /[.;!?\n,()]+|\b(?:but|because|cause|so|aber|weil|mais|pero|porque|perche|mas|und (?:bitte|jetzt)|also|quindi|alors|donc|entonces|entao)\b/;
const MARK = /^\[(\w+?)\+?s?\]$/;

/**
 * Joints that something is said of beside the wish for a session, in whatever words: "my knee swears at me", "ginocchio
 * malandato", "la rodilla no me deja". What is not known to be a wish to train the joint counts as moderate, since a
 * miss does harm. Joints said to be fine are left out. In: a request for a session, as typed. Out: one limitation a joint.
 */
export function readJointRemarks(text: string): Limitation[] {
  const found = new Map<Joint, Limitation>();
  const plain = foldText(text.slice(0, 2_000).replace(/[\u2019']s\b/g, " is"));
  const clauses = inOneBreath(plain)
    .split(CLAUSES)
    .filter((clause) => clause.trim() !== "");
  for (const [place, raw] of clauses.entries()) {
    const next = clauses[place + 1] ?? "";
    if (SETTLED.test(raw) || CONTENT.test(raw) || FINE.test(raw) || saysAllGood(next) || saysNoneSince(next)) continue;
    if (ADDED.test(raw)) continue;
    const clause = COMPLAINS_ON.test(raw) ? raw : raw.replace(ON_KNEES, " ");
    for (const { joint, word, after, before, behind, side } of jointsIn(clause)) {
      const isJoint =
        NEVER_TRAINED.has(joint) && JOINT_ITSELF.test(word)
          ? !(STRENGTHENS.test(`${before} ${after}`) && !COMPLAINS_ON.test(clause))
          : isToldOf(before, behind.replace(OTHERS_OF_LIST, "")) ||
            (isRemark(word, before, after) && !WANTED.test(clause));
      if (isJoint) found.set(joint, { joint, severity: "moderate", side, note: null });
    }
  }
  return [...found.values()];
}

/** Whether what follows the name of something that may be trained goes on about it: "hombro fastidiado", not "hombro y pecho". */
function isRemark(word: string, before: string, after: string): boolean {
  if (!ONE_OF_TRAINED.test(word) || PLURAL.test(word)) return false;
  if (AILMENT_IN.test(before)) return true;
  const isOwned = OWNED.test(before) || (OLD_OR_MILD.test(before) && IS_AILMENT.test(after));
  if (BACK.test(word) && !isOwned) return false;
  return after !== "" && !/^\d/.test(after) && !GOES_ON.has(after) && !AREAS.has(after);
}

/** "Una molestia leve en la espalda", "un vecchio fastidio alla schiena": an ailment, and where. */
const AILMENT_IN =
  /\b(?:molestias?|dolor(?:cito|es|e|i)?|fastidi[oi]|dolorin[oi]|dor(?:es|zinha)?|incomodo|genes?|douleurs?|schmerz(?:en)?|beschwerden|wehwehchen|lesion|lesao|lesione|blessure|verletzung|problem(?:a|i|e|es)?|pain|aches?|niggles?|twinges?) (?:\p{L}+ ){0,4}?(?:en|a|al|alla|nas?|nos?|au|aux|dans|im|am|in|an|to)(?: (?:la|el|le|il|lo|l|mi|mia|ma|mon|meinem|der|dem|my|the|os|as|o|a|parte|baja|unteren|lower|bas|du))*$/u;
const OLD_OR_MILD =
  /\b(?:old|mild|slight|minor|bad|dodgy|funny|iffy|ropey|cranky|grumpy|recurring|chronic|on and off)(?: lower| low| upper)?$/;
const IS_AILMENT = /^(?:things?|issues?|problems?|injury|injuries|niggles?|troubles?|strain|complaint)$/;
/** Something is said of it, in whatever words, and no good, no wish and no day: "lower back has been a bit of a diva". */
const TOLD_OF =
  /^(?:(?:is|are|was|were|has|have|had|s) (?!(?:to be|to get|to grow|to come|to go|(?:for |on |up |what |where |my )?(?:today|tonight|tomorrow|next|first|last|up|day|in|mine|heute|hoy|oggi|hoje|hit|trained|worked|done))\b)|(?:feels?|felt|keeps?|went|goes|does|did|ist|sind|hat|haben|macht|est|sont|fait|font|esta|estan|anda|andan|me|sta|stanno|fa|fanno|ta|tao|anda) )(?!.{0,40}?\b(?:fine|good|ok|okay|great|happy|healthy|strong|stronger|healed|better|recovered|fresh|ready|solid|perfect|pain free|cleared|lagging|behind|small|flat|weak (?:point|spot|link)|weakest|underdeveloped|priority|focus|goal|target|due|overdue|what|where|all i|included|wanted|lacking|missing|growing|my (?:favou?rite|thing|day|jam)|neglected|skinny|big|bigger|main|gut|fein|bien|buena?s?|bene|bem|sore from)\b)/;
const isToldOf = (before: string, behind: string): boolean =>
  /^\s*$|\b(?:and|my|his|her|their|whose|the|left|right|lower|low|both|our|mein\w*|unterer?|rechte\w*|linke\w*|mon|ma|mes|la|le|les|mi|mis|il|lo|mia|mio|i|le mie|meu|minha|meus|o|a|os|as)$/.test(
    before,
  ) && TOLD_OF.test(`${behind} `);

/** The joints a clause names, with the words on both sides; names that make an exercise or a day are no joints. */
type NamedJoint = {
  joint: Joint;
  word: string;
  before: string;
  after: string;
  /** What goes on behind it, a few words. */
  behind: string;
  side: Limitation["side"];
};

function jointsIn(clause: string): NamedJoint[] {
  const words = clause.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word, at) => {
    const joint = jointOf(word);
    if (joint === null) return [];
    const marked = ` [${joint}] ${words.slice(at + 1, at + 6).join(" ")} `;
    if (marked.replace(AS_TRAINING, "") !== marked) return [];
    const beside = [words[at - 1], words[at - 2], words[at + 1]].map((one) => sideOfWord(one ?? ""));
    const side = beside.find((one) => one !== null) ?? null;
    const behind = words.slice(at + 1, at + 9).join(" ");
    return [{ joint, word, before: words.slice(0, at).join(" "), after: words[at + 1] ?? "", behind, side }];
  });
}

const JOINT_WORD = `(?:${JOINT_ITSELF.source.slice(1, -1)}|${ONE_OF_TRAINED.source.slice(1, -1)})`;
/** "Knees ok": a clause that says of a joint only that it is well. */
const FINE = entered(
  compiled(
    `^ *(?:(?:my|the|both|and|btw|meine?|die|mes|les|mis|las|le|i|os|as) )*${JOINT_WORD} (?:(?:all|both|totally|perfectly|feel|feeling|now|todo|tudo|tutto|alles) )*(?:ok|okay|fine|good|great|healthy|solid|bien|gut|fit|bene|bem)(?: (?:now|today|again|heute|wieder|hoy|oggi|hoje))* *$`,
  ),
);
/** The joints named in one breath with one: "hips, knees and ankles are off limits". */
const OTHERS_OF_LIST = compiled(
  `^(?:(?:and|or|und|oder|et|ou|y|o|e|plus|&) (?:(?:my|the|both|die|meine|les|mes|las|mis|le|i|os|as) )?${JOINT_WORD} ){1,8}`,
);
const LISTED_JOINT = entered(compiled(`(?<=\\b${JOINT_WORD}) ?, ?(?=(?:(?:my|the|both) )?${JOINT_WORD}\\b)`, "g"));
const inOneBreath = (plain: string): string => plain.replace(LISTED_JOINT, " and ");

/** The joint that a single word names. */
function jointOf(word: string): Joint | null {
  if (!JOINT_ITSELF.test(word) && !ONE_OF_TRAINED.test(word)) return null;
  if (/^(?:back|spine|rucken|espalda|schiena|costas|lombare?|lumbares?)$/.test(word)) return "lumbar_spine";
  for (const [pattern, mark] of JOINT_WORDS) {
    const joint = MARK.exec(` ${word} `.replace(pattern, mark).trim())?.[1];
    if (joint !== undefined) return joint as Joint;
  }
  return null;
}
