import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { asTyped, capitalised } from "./asTyped.ts";
import { end, type FactDraft, keyOf, type RecentFact, state } from "./factDraft.ts";

const SIDE = { left: "right", right: "left" } as const;
const WORD = "(?:\\d{1,3}(?:[.,]\\d{1,2})?|[a-z][a-z'-]{2,20})";
/** "34 not 43", "it's Berta, not Bertha". */
const NOT_BEHIND = compiled(
  `(?:^|[ ,.;:(])(${WORD})(?: ?(?:kgs?|lbs?|cm|years?(?: old)?|yo))?,? (?:and )?(?:not|isn t|instead of|rather than|nicht|pas|no|non|nao) (?:an? |the )?(${WORD})(?=$|[ ,.;!)])`,
);
/** "Not 43, 34", "I said 43 but it's 34". */
const NOT_BEFORE = compiled(
  `\\b(?:not|said|wrote|typed|put|nicht|pas) (?:an? |the |that )?(${WORD})(?: ?(?:kgs?|lbs?|cm|years?(?: old)?|yo))?[ ,.;:]+(?:but |i )*(?:it is |its |i am |am |meant |i meant |mean |make that |should be |sondern |mais )*(?:an? |the )?(${WORD})(?=$|[ ,.;!)]| (?:kg|lb|cm))`,
);

/** "It's Alexandra actually", after a name. */
const NAME_INSTEAD =
  /^\W*(?:(?:sorry|no|well|oh|actually)[ ,]+)*(?:it['’]?s|it is|i['’]?m|call me) (\p{Lu}\p{L}{1,19})(?:,? (?:actually|really|though|in full|with .{3,20}|please|is better)){1,12}\W*$/u;

/** Names a session: the things it is to be done without are still there afterwards. */
const OF_A_SESSION =
  /\b(?:sessions?|workouts?|circuits?|(?:leg|push|pull|chest|back|arm|upper|lower)s?(?: body)? day|full body|today|tonight|heute|aujourd hui|hoy|oggi|hoje|einheit|seance|sesion|allenamento|sessao|treino)\b/;

const NO_VALUE =
  /^(?:was|is|are|it|that|this|just|but|and|the|an?|i|am|im|no|yes|so|do|does|did|have|has|been|still|really|why|or|any|anymore|longer|more|back|now|again|either|yet|today)$/;
const holds = (value: string, word: string) =>
  foldText(value)
    .split(/[^\p{L}\d.,]+/u)
    .includes(word);

/** The known fact with one word or figure of its value put in the place of another. */
function withOther(known: RecentFact, wrong: string, right: string): FactDraft[] {
  const at = foldText(known.value).indexOf(wrong);
  const isSided = known.type === "injury" && Object.hasOwn(SIDE, right);
  const value = isSided
    ? known.value.replaceAll(wrong, right)
    : known.value.slice(0, at) + right + known.value.slice(at + wrong.length);
  const key = isSided ? `${known.key.replace(/:(?:left|right)$/, "")}:${right}` : known.key.replaceAll(wrong, right);
  return key === known.key
    ? [state(known.type, value, key)]
    : [end(known.type, known.value, known.key), state(known.type, value, key)];
}

/** That a thing is no longer there, the thing named or not: "gave the band away", "no rower anymore", "je l'ai vendu". */
const GONE =
  /\b(?:gave|given|giving) (?:.{2,30} )?(?:away|back|to (?:my|a|the|our|charity)\b)|\b(?:threw|thrown|tossed|chucked|put) .{2,30} (?:out|away|on ebay|in the bin)\b|\bpassed .{2,30} on\b|\b(?:sold|selling|lent|loaned|returned|donated|binned|scrapped|ditched|lost|traded in|got rid of)\b|\b(?:do|does) not (?:have|own|got) .{2,30} (?:any ?more|any longer|now)\b|\bno .{2,30} (?:any ?more|any longer|now)$|\b(?:verkauft|verschenkt|weggegeben|weggeworfen|zuruckgegeben|verliehen|kaputtgegangen)\b|\b(?:ai|a|avons) (?:vendu|donne|jete|rendu|prete|perdu)\w*\b|\b(?:vendi|vendido|regale|regalado|preste|tire|devolvi|perdi)\b|\b(?:ho|abbiamo) (?:vendut|regalat|buttat|restituit|prestat|pers)[oaie]\b|\b(?:vendemos|doei|dei|emprestei|joguei fora)\b/;
const NOT_GONE =
  /\b(?:not|never|thinking (?:of|about)|might|may|will|would|could|want(?:ing)? to|going to|soon|if|nicht|pas|non|nao)\b(?! (?:have|own|got)\b)|\b\d+ ?(?:kg|lbs?|pounds|kilos)\b(?! (?:ones?|plates?))|\bweight\b/;
const BOTH_GONE =
  /\b(?:both|them (?:all|both)|all of (?:it|them|that)|beide|alle|les deux|tous|ambos|todo|tutti|entrambi|tudo)\b/;
const IT_GONE = /\b(?:it|that|them|those|one|das|die|sie|den|es|l|les|la|lo|le|los|las|li)\b/;

/** The known things that a message says are gone: those it names, else what was told last. */
function goneThings(folded: string, recent: readonly RecentFact[]): readonly RecentFact[] {
  const owned = recent.filter(({ type }) => type === "equipment");
  if (owned.length === 0 || !GONE.test(folded) || NOT_GONE.test(folded)) return [];
  const named = owned.filter(({ value }) => names(value, folded));
  if (named.length > 0) return named;
  const [last] = recent;
  if (last?.type !== "equipment" || folded.length > 50) return [];
  if (BOTH_GONE.test(folded)) return owned.filter(({ source }) => source?.turnId === last.source?.turnId);
  return IT_GONE.test(folded) ? [last] : [];
}

/** Ends what "it" or "them" stands for; which kinds of fact each can mean. */
const ENDINGS: readonly (readonly [RegExp, readonly RecentFact["type"][]])[] = [
  [
    /\b(?:not|no longer|never was|never been) (?:actually |really |even )?(?:allergic|intolerant)(?: (?:to (?:it|them|that)|any ?more|after all|at all))*[\s.!]*$|\b(?:grew|grown) out of (?:it|that|the allergy)\b|\ballergy (?:is|has) (?:gone|been ruled out)\b/,
    ["allergy"],
  ],
  [
    /^(?:\w+ ){0,3}?(?:sold|selling|gave|given|returned|binned|scrapped|broke|lost|donated|lent|traded|ditched|got rid of|threw)(?: (?:it|them|that|those))(?: (?:away|out|back|in|to .*|on .*|last .*|yesterday|today))?[\s.!]*$/,
    ["equipment"],
  ],
  [/\b(?:that|it) is not (?:my|the right) name\b|^\W*(?:\w+[ ,]+)?wrong name[\s.!]*$/, ["name"]],
  [
    /\b(?:took me off|came off|come off|been off|am off|stopped|quit|no longer (?:take|need|on)|do not (?:take|need)|off) (?:it|them|that|those)(?: (?:now|any ?more|last .*|yesterday|since .*|for good|completely))?[\s.!]*$/,
    ["medication"],
  ],
  [
    /\b(?:do not|no longer|can not|not|never) (?:\w+ ){0,2}?(?:live|stay|based) there\b|\bmoved (?:away|out)(?: of there)?\b/,
    ["location"],
  ],
  [
    /\b(?:gave up on|dropped|scrapped|am done with|not (?:chasing|after|doing)|no longer want) (?:it|that|this)(?: any ?more| now)?[\s.!]*$|\b(?:do|am) not (?:want|after|chasing|aiming for|interested in) (?:it|that|this)(?: goal)? (?:any ?more|any longer|after all)[\s.!]*$/,
    ["goal"],
  ],
];

/** "Swapped that goal, now it's a half marathon". */
const OTHER_GOAL =
  /\b(?:swapp?(?:ed|ing)?|chang(?:e|ed|ing)|scrap(?:ped)?|dropp?(?:ed)?|forget|bin(?:ned)?|ditch(?:ed)?|replaced?) (?:that|the|my|this)(?: \w+)? goals?\b[ ,.;:!-]+(?:.*?\b(?:so )?now )?(?:(?:so|now|and|instead|i am|am|it is|its|going for|aiming for|the new one is|new one is|my (?:new )?goal is|i want(?: to)?|all about|about)[ ,:]+)*(?:an? |the )?([a-z\d][^.;!?]{2,60})/;

const WELL =
  "(?:fine|ok|okay|good|great|alright|all right|back (?:on the menu|in)|not so bad|not that bad|not (?:so|that|too) terrible|growing on me|allowed|in ordnung|gut|super|nicht (?:so|mehr so) schlimm|bien|correctes?|d accord|bene|bem|ok(?:ay|ey)?|ta bom|tudo bem)";
const EVEN =
  "(?:actually|totally|all|really|pretty|quite|kinda|kind of|now|again|also|still|doch|wieder|jetzt|eigentlich|mittlerweile|inzwischen|ganz|schon|auch|en fait|finalement|de nouveau|ya|ahora|en realidad|otra vez|ora|adesso|in realta|di nuovo|agora|na verdade)";
const SINCE =
  "(?:again|for me|now|by me|with me|these days|any ?more|after all|actually|though|tho|tbh|doch|wieder|jetzt|inzwischen|eigentlich|maintenant|finalement|en fait|de nouveau|ahora|ya|otra vez|en realidad|al final|adesso|ora|in realta|alla fine|agora|na verdade|de novo)";
const LEADS =
  /^\W*(?:(?:ok|okay|so|and|but|actually|well|oh|hm+|you know what|tbh|lol|eigentlich|also|na ja|naja|en fait|finalement|bon|en realidad|al final|pues|in realta|alla fine|beh|na verdade|no fim|olha)[ ,]+)*/;
const THING =
  "(?:the |my |die |der |das |les |le |la |l |los |las |el |gli |i |il |lo |os |as |o |a )?([a-z][a-z -]{2,30}?)";
/** "Lunges are ok actually", "I'm fine with lunges now", "Ausfallschritte gehen wieder": a dislike that ended. */
const NO_LONGER_BAD: readonly RegExp[] = [
  `(?:^|[,.;!] ?)${THING},? (?:is|are|feels?|sind|ist|gehen|geht|ca va|vont|est|sont|c est|estan|esta|son|van|va|vanno|sono|e|estao|sao)(?: ${EVEN})*(?: ${WELL})?(?: ${SINCE})*[\\s.!]*$`,
  `(?:^|[,.;!] ?)${THING} (?:is|are|feels?)(?: ${EVEN})* ${WELL}(?: ${SINCE})+(?=$|[ ,.!])`,
  `\\b(?:i am|im|i ?'?m|i feel)(?: ${EVEN})* (?:fine|ok|okay|good|cool|happy|alright|at peace) (?:with|doing) ${THING}(?: ${SINCE})*[\\s.!]*$`,
  `\\b(?:i (?:now )?(?:like|love|enjoy|tolerate|can (?:do|live with))|i have come round to|i warmed (?:up )?to|i got used to)(?: ${EVEN})* ${THING}(?: ${SINCE})+[\\s.!]*$`,
  `(?:^|[,.;!] ?)${THING} (?:do not|does not|no longer) (?:bother|annoy|hurt|scare) me(?: ${SINCE})*[\\s.!]*$`,
  `\\b(?:put|bring|add|leave) ${THING} back(?: in(?:to)?| on)?\\b`,
  `\\b(?:you can|feel free to|lets|let us) (?:give me|include|add|use|put in|programme?|bring back) ${THING} again\\b`,
].map((pattern) => compiled(pattern));
/** The thing of which a message says that it is all right. */
const thingGrown = (folded: string, isDisliked: (thing: string) => boolean): string | undefined =>
  NO_LONGER_BAD.map((pattern) => pattern.exec(folded.replace(LEADS, ""))?.[1]).find(
    (thing) => thing !== undefined && isDisliked(thing),
  );
/** "Forget 140, I'd be happy with 125": the figure that a goal is to have instead. */
const OTHER_MARK =
  /\b(?:forget|scrap|drop|ditch|screw|not|no longer|olvida|oublie|vergiss|dimentica|esquece) (?:the |los |les |die |i |os )?(\d{2,3})\b.{0,60}?\b(?:happy with|settle for|take|aim(?:ing)? for|make it|go(?:ing)? for|be|with|zufrieden mit|con|avec|com) (?:just |only |an? )?(\d{2,3})\b/;
/** "The treadmill died", "my bench got stolen": there no longer. */
const DEAD =
  /(?:^|[,.;!] ?)(?:the|my|our|that) ((?:[a-z-]+ ){0,2}?[a-z-]{3,}) (?:(?:has|just|finally|is|was|got) )*(?:died|dead|broke(?: down)?|broken|bust(?:ed)?|gave up|packed (?:it )?in|kaputt|stolen|gone|snapped|collapsed|scrapped|knackered)\b(?! (?:my|by|for|from|at|to)\b)|^(?:(?:la|el|le|il|lo|o|a|der|die|das|mein|meine|mi|mon|ma|meu|minha) )+([a-z -]{3,24}?) (?:ist |est |e |es |se |s est |si e |ha |hat )*(?:kaputt|gestorben|hinuber|mort[oe]?|cassee?|rompio|roto|rota|rott[oa]|quebrou|estragou|murio)\b/;
/** Whether a text holds a word of a value, in the singular or plural. */
const names = (value: string, thing: string): boolean =>
  foldText(value)
    .split(/[^a-z]+/)
    .some((word) => word.length > 3 && thing.includes(word.replace(/s$/, "")));
/** Pregnant no longer: "baby arrived last week!", "gave birth in may". */
const BABY_IS_HERE =
  /\b(?:baby|bub|son|daughter|little one|twins|bebe|bambin[oa]|kind) (?:girl |boy )?(?:(?:has|have|is|are|just|finally|ist|est|ya|e) )*(?:arrived|here|born|came|da|geboren|nee?|la|nacio|nat[oa]|nasceu|arriv[ée]e?)\b|\b(?:gave birth|had (?:my|the|our) (?:baby|son|daughter|little)|(?:habe )?entbunden|j ai accouche|di a luz|ho partorito)\b/;
/** "Forget the 10k, not doing it anymore", "scrap the marathon": something told before, by one of its words. */
const DROPPED =
  /^(?:(?:ok|okay|so|oh|actually|and|btw|please|you can|can you|hey|hm+|wait|ach|du kannst|bitte|tu peux|puedes|puoi|pode)[ ,]+)*(?:forget(?: about)?|scrap|drop|cancel|bin|ditch|strike|cross off|ignore|lose|vergiss|streich\w*|oublie|laisse tomber|annule|olvida\w*|cancela\w*|dimentica\w*|annulla|lascia perdere|esquec\w+|larga) (?:the|my|that|about|this|den|die|das|dem|le|la|les|l|mon|ma|el|los|las|mi|il|lo|i|o|a|meu|minha) ([\w -]{2,30}?)(?: (?:thing|bit|part|goal|race|event|one|idea|plan|stuff))?(?=$|[,.;!]| (?:i|im|we|not|no|its|it|cos|cause|because|any|anymore|for now|then|please)\b)/;
/** "No marathon for me after all". */
const NOT_AFTER_ALL =
  /^(?:(?:ok|so|oh|well|actually|and|but|then)[ ,]+)*no (?:more )?([\w -]{3,30}?)(?: for me)?(?: this year)? (?:after all|any ?more)[\s.!]*$/;
const TOLD_KINDS: ReadonlySet<RecentFact["type"]> = new Set<RecentFact["type"]>([
  "event",
  "goal",
  "availability",
  "occupation",
  "diet",
  "equipment",
  "note",
]);
const hasWord = (value: string, word: string): boolean =>
  foldText(value)
    .split(/[^a-z\d]+/)
    .includes(word);
const isSameThing = (value: string, thing: string) => keyOf(value) === keyOf(thing);

/**
 * What a short message says of a fact told before, by that fact's own words: "34 not 43", "*right", "sold it last week". In: the
 * message and what is known, the newest first. Out: statements with the word put right or the fact ended; none where no known
 * fact holds the word that is taken back. Linear.
 */
export function readRevision(text: string, recent: readonly RecentFact[]): FactDraft[] {
  if (recent.length === 0 || text.length > 160 || text.includes("?")) return [];
  const folded = foldText(text).replace(/,? (?:pls|please|bitte|stp|por favor|per favore)(?=$|[ ,.!])/g, "");
  const [newest] = recent;
  const name = newest?.type === "name" ? NAME_INSTEAD.exec(text)?.[1] : undefined;
  if (newest && name !== undefined && name !== newest.value) return [state("name", name, newest.key)];
  const behind = NOT_BEHIND.exec(folded);
  const before = behind ? null : NOT_BEFORE.exec(folded);
  const [right, wrong] = behind ? [behind[1], behind[2]] : [before?.[2], before?.[1]];
  if (right && wrong && right !== wrong && !NO_VALUE.test(right) && !NO_VALUE.test(wrong)) {
    const isOfSession = OF_A_SESSION.test(folded);
    const known = recent.find(({ type, value }) => holds(value, wrong) && !(isOfSession && type === "equipment"));
    if (known && /^\d/.test(right) === /^\d/.test(wrong) && !holds(known.value, right))
      return withOther(
        known,
        wrong,
        known.type === "name" || known.type === "location" ? capitalised(asTyped(text, right)) : right,
      );
  }
  const dropped =
    (DROPPED.exec(folded) ?? NOT_AFTER_ALL.exec(folded))?.[1]
      ?.split(" ")
      .filter((word) => word.length > 2 && !NO_VALUE.test(word)) ?? [];
  const given =
    dropped.length === 0
      ? undefined
      : recent.find(({ type, value }) => TOLD_KINDS.has(type) && dropped.every((word) => hasWord(value, word)));
  if (given) return [end(given.type, given.value, given.key)];
  const [, was, now] = OTHER_MARK.exec(folded) ?? [];
  const aim =
    was && now && was !== now ? recent.find((one) => one.type === "goal" && holds(one.value, was)) : undefined;
  if (aim && was && now) return withOther(aim, was, now);
  const gone = goneThings(folded, recent);
  if (gone.length > 0) return gone.map(({ type, value, key }) => end(type, value, key));
  const dead = DEAD.exec(folded)?.slice(1).find(Boolean);
  const owned = dead && recent.find(({ type, value }) => type === "equipment" && names(value, dead));
  if (owned) return [end("equipment", owned.value, owned.key)];
  const born = BABY_IS_HERE.test(folded)
    ? recent.find(({ type, value }) => type === "health_condition" && value.startsWith("pregnant"))
    : undefined;
  if (born) return [end(born.type, born.value, born.key)];
  const starred = /^\W*\*\s*(left|right)\b/.exec(text.toLowerCase())?.[1] as "left" | "right" | undefined;
  const isOf = (thing: string) =>
    recent.find(({ type, value }) => type === "preference_dislike" && isSameThing(value, thing));
  const grown = thingGrown(folded, (thing) => isOf(thing) !== undefined);
  const disliked = grown === undefined ? undefined : isOf(grown);
  if (disliked) return [end(disliked.type, disliked.value, disliked.key)];
  const [, newGoal] = OTHER_GOAL.exec(folded) ?? [];
  const oldGoal = newGoal === undefined ? undefined : recent.find(({ type }) => type === "goal");
  if (oldGoal && newGoal) {
    const goal = asTyped(text, newGoal.replace(/[\s.!]+$/, ""));
    return [end("goal", oldGoal.value, oldGoal.key), state("goal", goal, `goal:${keyOf(goal)}`)];
  }
  const [last] = recent;
  if (starred && last && holds(last.value, SIDE[starred])) return withOther(last, SIDE[starred], starred);
  for (const [pattern, types] of ENDINGS) {
    const meant = [folded, ...folded.split(/[,.;!] ?/)].some((part) => pattern.test(part))
      ? recent.find(({ type }) => types.includes(type))
      : undefined;
    const isOnlyOne = recent.filter(({ type }) => type === meant?.type).length === 1;
    if (meant && (isOnlyOne || (last?.type === meant.type && !/\b(?:them|those)\b/.test(folded))))
      return [end(meant.type, meant.value, meant.key)];
  }
  return [];
}
