import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { CARDIO, EXERCISE } from "../../routing/trainingWords.ts";
import { asTyped } from "./asTyped.ts";
import { inUsualOrder } from "./canonicalOrder.ts";
import { end, type FactDraft, type FactReader, keyOf, state } from "./factDraft.ts";
import { fineAgain } from "./fineAgain.ts";
import { REFUSALS, STANDING } from "./refusedThings.ts";
import { A_MOMENT, isOfTraining, isTasteObject, OTHERS_SAY, RATHER_WITHOUT } from "./tasteObjects.ts";
import { SAYINGS, type Verdict } from "./tasteSayings.ts";

const SO =
  "(?:(?:\\w{3,}ly|only|just|also|so|still|do|fucking|freaking|kind of|kinda|always|quite|rather|straight up|flat out|proper|legit|lowkey|low key|highkey|pure|absolute|bloody|sorta|100 ?%|mega) )*";
/** Verdict, then what it is about; the group is the thing. */
const AFTER: readonly (readonly [Verdict, RegExp])[] = [
  [
    "preference_dislike",
    /(?:\bwould |^(?:(?:i|really|honestly|generally|please) )*)(?:rather|prefer(?:ably)?) (?:not|no|to avoid|to skip)(?! (?:say|tell|talk|share|answer|discuss|be\b|have to|lose|gain|get))(?: (?:to|do|doing|have|use|any))* (.+)$/,
  ],
  [
    "preference_dislike",
    compiled(
      `\\b(?:i|we) ${SO}(?:do|can|could|have) (?:not|never) ${SO}(?:liked|got on with|gotten on with|seen the point of|enjoyed|been (?:into|a fan of|keen on)|like|enjoy|love|stand(?! (?:for|up|still|on|too|very|that|long(?:er)?)\\b)|bear|tolerate|get on with|vibe with) (.+)$`,
    ),
  ],
  [
    "preference_dislike",
    compiled(
      `(?:^${SO}|\\b(?:i|we) ${SO}|[,;] ?)(?:hate|dislike|despise|detest|loathe|dread|can not (?:stand|bear|stomach|abide|tolerate|be doing with)(?! (?:for|up|still|on|too|very|that|long(?:er)?)\\b))(?:ing)? (?:to )?(.+)$`,
    ),
  ],
  [
    "preference_dislike",
    compiled(
      `^(?:do|can) not ${SO}(?:like|enjoy|love|stand(?! (?:for|up|still|on|too|very|that|long(?:er)?)\\b)|bear) (.+)$`,
    ),
  ],
  ...REFUSALS,
  [
    "preference_dislike",
    /(?:^|\bi am |\bam )(?:so |really |totally |completely |a bit |kinda )*(?:over|sick of|tired of|fed up (?:with|of)|bored (?:of|by|with)|done with(?! (?:the |my |(?:cutting|bulking|dieting)\b))|sick and tired of) (?!in\b|at\b|to\b|from\b|on\b|here\b|there\b|it\b|this\b|my\b|being\b|the moon|trained|weight|\d|\w+ (?:kg|now)\b)(.+)$/,
  ],
  [
    "preference_dislike",
    /(?<!\b(?:not|never|without|avoid|stop|from|about|to|if|when|you|we) )\b(?:get|gets|getting|got) (?:(?:so|really|very|pretty|super|quite|too|easily|quickly) )*bored (?:(?:so|really|very|super|easily|quickly|fast) )*(?:of|by|with|on|doing) (?!it\b|this\b|that\b|the same\b)(?:just |only |too much )?(.+)$/,
  ],
  [
    "preference_dislike",
    /^(?:please )?(?:never|do not ever|do not)(?: ever)? (?:show|give|program|put|include|suggest|make|add|schedule|recommend|offer)(?: me)?(?: (?:do|any|in))* (.+?)(?: in)?(?: again| ever| in my .*| anywhere.*)?$/,
  ],
  [
    "preference_dislike",
    /\bmy (?:least favou?rite|most hated|worst)(?: (?:exercise|lift|movement|thing|workout|cardio)s?)?(?: ever)? (?:is|are|:) (.+)$/,
  ],
  [
    "preference_dislike",
    /(?:^|\bich )(?:hasse|verabscheue) (.+)$|(?:^|\bich )mag (?:absolut |uberhaupt )?kein(?:e|en)? (.+)$|\bich mag (.+?) (?:gar |uberhaupt |echt |so )*nicht\b/,
  ],
  [
    "preference_dislike",
    /\b(?:je (?:deteste|hais)|j ai horreur d\w*|j(?:e n ?| ?)aime (?:pas|plus)(?: (?:du tout|trop))?) (.+)$/,
  ],
  [
    "preference_dislike",
    /\b(?:odio|detesto|no me gustan?|no soporto|non mi piac(?:e|ciono)|non sopporto|nao (?:gosto d\w+|curto|sou fa d\w+)|odeio|nao suporto)(?: (?:nada|per niente|muito))? (.+)$/,
  ],
  [
    "preference_like",
    compiled(
      `(?:\\b(?:i|we) ${SO}|^${SO})(?:like|love|enjoy|adore|loving|enjoying|prefer|favou?r)(?: ${SO.slice(0, -1)}(?:to do|doing|to))? (.+)$`,
    ),
  ],
  [
    "preference_like",
    /(?:\bmy |^(?=fav))(?:(?:absolute|all[- ]time|new|number one|1) )*(?:favou?rites?|fave?s?|go[- ]to)(?: (?:exercises?|lifts?|movements?|things?(?: to do)?|workouts?|cardio|sports?|machine|day))*(?: ever| at the gym| in the gym)? (?:is|are|has to be|would be|:|have to be) (.+)$/,
  ],
  [
    "preference_like",
    /\b(?:big|huge|massive|i am a) (?:fan|lover) of (.+)$|\b(?:i am|am|^big|^really|^so) (?:really |so |very |totally |super )*(?:into|big into|big on|obsessed with|keen on|addicted to|fond of|crazy about|in love with) (.+)$|\b(?:can not|could not) get enough of (.+)$/,
  ],
  [
    "preference_like",
    /(?:^|\bich )(?:mag|liebe) (?!kein)(.+?)(?: (?:sehr|gerne?|total|am liebsten))*$|\b(?:ich )?(?:mache|trainiere) (?:am liebsten|sehr gern|gern)e? (.+)$|\bmeine lieblings\w* (?:ist|sind) (.+)$|^(?:dann |da )?lieber (?!nicht|heute|morgen|mal|noch)(.+)$/,
  ],
  [
    "preference_like",
    /\b(?:j adore|j aime(?! (?:pas|plus)\b)(?: (?:bien|beaucoup|trop|vraiment|surtout))*|je prefere|mon exercice prefere (?:est|c est)) (.+)$/,
  ],
  [
    "preference_like",
    /(?<!no )(?<!non )\b(?:me (?:gustan?|encantan?|fascinan?|flipan?)(?: mucho)?|lo que mas me gusta (?:es|son)|mi (?:ejercicio )?favorit[oa] (?:es|son)|prefiero|mi piac(?:e|ciono)(?: (?:molto|tanto))?|adoro|amo|preferisco|il mio (?:esercizio )?preferito e|gosto (?:muito )?d[eoa]s?|prefiro|meu (?:exercicio )?(?:favorito|preferido) e) (.+)$/,
  ],
];
/** Beside another verdict, praise is one: "not a fan of treadmills, but the rower is great". */
const LIKING =
  /\b(?:hate|dislike|fan of|can not stand|love|like|enjoy|prefer|boring|loathe|detest|over|sick of|keen on)\b/;
const PRAISED =
  /^(?:the )?(.+?) (?:is|are) (?:(?:just|so|really|absolutely|pretty|always|actually) )*(?:great|awesome|brilliant|amazing|lovely|fantastic|wonderful|superb|ace|fun|class|magic|bliss|heaven)(?: though| tho| fun)?$/;
/** A liking that ended: "I've gone off kettlebells". */
const GONE_OFF =
  /\b(?:(?:have |has |had )?(?:gone|went|going) (?:right |completely |totally |a bit )*off|(?:have |has )?(?:fallen|fell) out of love with|(?:have )?lost (?:my |the )?(?:love|taste|patience|enthusiasm) for|grown (?:tired|sick|bored) of|(?:do not|no longer) (?:see|get) the (?:appeal|point) of) (?!to\b|on\b|the rails|track|plan|topic)(.+)$/;
/** "No exercises on the stability ball please, ever". */
const NONE_WITH =
  /^(?:please )?(?:no (?:more )?(?:exercises?|moves?|movements?|stuff|anything)|nothing) (?:on|with|using|involving|that involves) (?:the |a |an |any )?([^\d,]+|\D+?)(?:,(?=.*\d).*|,? (?:please|ever|thanks|again)\b.*)?$/;
/** "Cardio? no thanks." */
const ANSWERED =
  /^(?:(no thank you|no thanks?|hard pass|nope|nah|never|yuck|ew|pass|no way|not for me|(?:so |too |super |just )?(?:boring|dull|awful|horrible|torture)|hate (?:it|them|that)|can not stand (?:it|them))|(?:love (?:it|them|that)|yes please|hell yes|my favou?rite|all day))\b/;
/** "Short circuits > long sets": the one over the other. */
const OVER =
  /^(?!nothing\b)([a-z][a-z -]{3,40}) (?:>+|beats?) ([a-z][a-z -]{3,40})(?: (?:any day.*|every time|all day|for me|always)|,.*)?$/;

/** The thing, then the verdict. */
const BEFORE: readonly (readonly [Verdict, RegExp])[] = [
  [
    "preference_dislike",
    /^(.+?) (?:(?:ist|sind) (?:gar |uberhaupt |einfach |echt )*(?:nicht (?:so )?(?:mein(?:s|e|er)?|das meine|mein (?:ding|fall))\b|nichts fur mich|langweilig|furchtbar|schrecklich|die holle|der horror)|(?:c )?est pas (?:mon truc|pour moi|ma tasse de the)|(?:no es|no son) (?:lo mio|para mi)|me aburren?|no van? conmigo|non (?:fa|fanno) per me|mi annoia\w*|nao (?:e|sao) (?:comigo|pra mim|para mim|a minha praia)|me entedia\w*)/,
  ],
  [
    "preference_dislike",
    /^(.+?) (?:is|are) (?:my |the |so |really |just |absolutely |pretty |super |by far )*(?:least favou?rite|worst|boring|awful|terrible|the devil|pure hell|hell|not for me|not my (?:thing|cup of tea|favou?rite)|no fun|a pain|torture|horrible)\b/,
  ],
  [
    "preference_dislike",
    /^(.+?) (?:sucks?|bores? me|can get lost|can go to hell|do(?:es)? not do it for me|gives? me the creeps|feels? (?:so |really |super |kinda |kind of |just )*(?:awkward|embarrassing|humiliating|horrible|awful|stupid|silly))\b/,
  ],
  [
    "preference_like",
    /^(.+?) (?:is|are|have to be|has to be) (?:by far |probably |definitely |also |still |one of |absolutely |hands down )*(?:my |the )?(?:(?:absolute|all[- ]time|new|number one) )*(?:favou?rites?|fave?s?|jam|go[- ]to|(?:the )?best (?:exercise|lift|thing) ever|(?:so |super |really |such )?fun)\b/,
  ],
  [
    "preference_dislike",
    /^(.+?),? (?:mag ich (?:\w+ ){0,2}nicht|hasse ich|kann ich nicht (?:leiden|ausstehen|ab)|je (?:les |la |le |l )?(?:deteste|hais)|j aime (?:pas|vraiment pas|moins)|beaucoup moins|no me gusta\w*|(?:las? |los? )?odio|(?:li |le |lo |la )?(?:odio|detesto)|non mi piac\w+|(?:eu )?odeio|nao (?:gosto|curto))\b/,
  ],
  [
    "preference_like",
    /^(.+?),? (?:mag ich|liebe ich|finde? ich (?:super|geil|toll|klasse|gut)|(?:ist|sind|find\w*) (?:aber |dafur |echt |total |hingegen |voll |einfach |ich )*(?:super|geil|toll|klasse|mega|spitze|top|genial)|(?:aber |dafur )?umso mehr|j adore|j aime (?:bien|beaucoup)|me (?:encantan?|gustan?|flipan?)|mi piac\w+|(?:li |le |lo |la )?adoro|(?:li |le |lo |la )?amo|eu (?:adoro|amo|curto))\b/,
  ],
  ["preference_like", /^(.+?) (?:macht|machen) (?:mir )?(?:\w+ )?spass\b|^(.+?) (?:ist|sind) meine? lieblings\w+/],
];
const WITHOUT =
  /^(?:so |and |please )*(?:no(?: more)?|absolutely no|keine?|pas de|sin|niente|sem|nada de|plus de) ([\p{L} -]{3,40}?)(?: (?:please|ever|again|for me|thanks|thank you|i beg (?:of )?you|i am begging you|bitte|s il te plait|por favor|per favore))*$/u;
const EVER = /\b(?:ever|never|always|in general|generally|from now on|again|any ?more|for me|nie|jamais|nunca|mai)\b/;
const NOT_A_THING =
  /^(?:you|your|this|that|these|those|it|them|the (?:plan|app|idea|workout|session|sound|look|way|last|new|one|first|second|program\w*|routine|result|feeling|progress|exercise)|my (?:wife|husband|gf|bf|life|job|coach|trainer|knee|back|kids?|dog|cat|girlfriend|boyfriend|body|weight|plan|program\w*|routine)|how|what|when|if|where|who|to (?:know|see|log|track|ask|hear|change|be|get|have|lose|gain|build|become|improve|learn|start)|a (?:workout|session|plan|routine|program\w*|lot)|an? \d|some (?:tips|help|advice)|know|see|hear|being (?:sore|fat|weak|tired|injured)|myself|everything|anything|nothing|(?:the )?(?:other|same|second|first|last)(?: one)?|all|both|not|and|or|so|too|more|less|much|(?:vraiment|really|honestly|echt|wirklich|de verdad|davvero|serio|mesmo|seriously|big time|tbh|ngl|trop|franchement)$|missing|avoiding|eviter|evitar|\d+)\b/;
const PRONOUN =
  /^(?:(?:it|they|he|she|we|you|i|them|em|those|these|that|this|doing (?:it|them|those))\b|(?:les|la|le|lo|las|los|li|sie|es|das)$)/;
const TAIL =
  /(?: (?:any ?more|any longer|for me|to machines|to free weights|so much|a lot|too much|very much|the most|more than (?:anything|any other|everything).*|the best|best|with a passion|passionately|so bad(?:ly)?|at all|ever|never|please|though|tho|me|those|by the way|lol|haha|mostly|in general|generally|a bunch|these days|as well|too|well|again|sehr|gar nicht|nicht|total|nada|para nada|beaucoup|mucho|molto|muito|especially|lately|recently|nowadays|because|cause|despite|but|so|when|since|if|as|they|it|which|although|and i|and my|how|what|why|can|could|is there|thanks|honestly|tbh|more)(?=$| ).*)$/;
const LIFT = compiled(`\\b((?:[a-z-]+ ){0,2}?(?:${EXERCISE}|${CARDIO}))\\b`);
const WOULD =
  /\bwould (?:like|love|prefer|hate|enjoy)\b|\b(?:looks?|feels?|sounds?|seems?|something|stuff|things|anything|more|just|is|was|are|be) like\b|\bif you like\b|\byou like\b|\blike (?:this|that)\b|\blike i\b/;

const cleaned = (thing: string): string =>
  thing
    .replace(/^to (?:go )?(?=[a-z]+$)/, "")
    .replace(/ ?\(.*$/, "")
    .replace(TAIL, "")
    .replace(
      / (?:over|rather than|to|instead of|more than|uber|plutot que|a|antes que) (?:the |a )?\w+(?: \w+)?$/,
      (tail) => (/^ (?:over|rather than|instead of|more than|plutot)/.test(tail) ? "" : tail),
    )
    .replace(
      /^(?:(?:anything|something|everything|any|exercises?|moves?|movements?|stuff|things?|workouts?|work|me|us) )*(?:with|on|using|involving|that (?:uses|involves|needs)) (?:(?:a|an|the|my|any) )?/,
      "",
    )
    .replace(
      /^(?:the|la|le|les|el|los|las|il|lo|l|i|gli|o|os|as|die|der|das|all|any|doing|me some|me|some|making|faire|hacer|fare|fazer|de|du|des|d|absolutely) /,
      "",
    )
    .replace(/^(?:anything|everything) (?=[a-z]+$)/, "")
    .replace(/[\s,.!;:-]+$/, "")
    .trim();

/** A length, or a clause of its own: "full body half an hour", "rowing is ok". */
const SAYS_MORE =
  /\b\d+(?:[.,]\d+)? ?(?:min\w*|hours?|hrs?|h|m)\b|\b(?:is|are|was|were|makes?|feels?|ist|sind|est|sont|son|sono|sao)\b/;

/** Neither liked nor disliked, in a list of what is. */
const NO_VERDICT =
  /^(?:(?:lunch|morning|evening|late|early|weekend|night)\w* (?:workouts?|sessions?|training)$|ambivalent|neutral|indifferent|undecided|on the fence|so so|meh|not (?:sure|fussed|bothered))\b/;

/** "I love deadlifts, nut allergy": the next thing that is told. */
const OF_HEALTH =
  /\b(?:allerg\w*|intoleran\w*|alerg\w*|asthma|diabet\w*|injur(?:y|ies)|pains?|arthritis|unvertraglich\w*)\b/;

function things(list: string): string[] {
  const parts = list.split(/ ?[,;&/] ?| (?:and|or|und|et|y|e|oder|ou|o) /);
  return parts
    .map((part) => cleaned(part.trim()))
    .filter((part) => !SAYS_MORE.test(part) && !NO_VERDICT.test(part))
    .filter((part) => part.length >= 2 && part.length <= 60 && part.split(" ").length <= 7)
    .slice(0, 6);
}

/** "Push ups, dumbbell bench instead": what is done in their place shares no dislike. */
const IN_ITS_PLACE =
  /,? (?:but |and |so |maybe )?[^,]* (?:instead(?! of\b)|(?:is|are) (?:fine|ok|okay|better|good|alright|great)|works? (?:fine|better)|(?:lieber|stattdessen)|plutot|mejor|en su lugar|invece|no lugar)$|,? (?:lieber|plutot|mejor|piuttosto|rather|make it|give me) .*$/;

function facts(verdict: Verdict, said: string, text: string): FactDraft[] {
  const list = verdict === "preference_dislike" && said.includes(",") ? said.replace(IN_ITS_PLACE, "") : said;
  const felt = RATHER_WITHOUT.test(list) ? "preference_dislike" : verdict;
  return things(list.replace(RATHER_WITHOUT, "").replace(/^.*\bmind (?:about |on |over )?(?=\w)/, ""))
    .filter(
      (thing) =>
        !NOT_A_THING.test(thing) && !OF_HEALTH.test(thing) && !PRONOUN.test(thing) && isTasteObject(foldText(thing)),
    )
    .map((thing) => state(felt, asTyped(text, thing), `preference:${keyOf(thing)}`));
}

const groupOf = (match: RegExpExecArray | null) => match?.slice(1).find((group) => group !== undefined);

const PIECES =
  /, (?!(?:and|und|et|y|e|or|oder|ou|o) )| (?:but|(?<!(?:ist|sind|ich) )aber|mais|pero|ma|mas|whereas|wahrend) | (?=(?:love|hate|loathe|adore|dislike|despise|can not stand) [a-z])/;

/** What the writer likes and dislikes; each part of "the one I hate, the other is great" has a verdict of its own. */
export const readTastes: FactReader = (scope) => {
  const pieces = scope.clause.plain
    .split(PIECES)
    .map(inUsualOrder)
    .filter((piece) => piece.includes(" "));
  const apart =
    pieces.length < 2
      ? []
      : pieces.map((piece) =>
          tastesIn({ ...scope, before: null, clause: { ...scope.clause, plain: piece, folded: piece } }),
        );
  const isMixed = new Set(apart.flatMap((facts) => facts.map(({ type }) => type))).size > 1;
  return isMixed ? apart.flat() : tastesIn(scope);
};

/** "Love love love pull ups". */
const SAID_TWICE = /\b(love|hate|really|so|very|like)(?: \1)+\b/g;
/** "Rather not do box jumps. I'd prefer step ups": behind a dislike, what is preferred is no wish of the day. */
const RATHER_NOT = /\b(?:(?:rather|prefer) not|hate|dislike|do not like|not (?:a fan|keen|into))\b/;

const tastesIn: FactReader = ({ clause, before, asksForTraining, recent }) => {
  const { folded, text, mood, confidence } = clause;
  const isRather = before !== null && RATHER_NOT.test(before.folded) && /\bwould (?:\w+ )?prefer\b/.test(folded);
  const plain = clause.plain
    .replace(/^(?:i am (?:afraid|sorry) )/, "")
    .replace(SAID_TWICE, "$1")
    .replace(isRather ? /\bwould (?=prefer\b)/ : "", "");
  const hated = fineAgain(folded.replace(/[.!]+$/, ""), recent);
  if (hated) return [end("preference_dislike", hated.value, hated.key)];
  if (
    OTHERS_SAY.test(before === null ? folded : `${before.folded.slice(-20)} ${folded}`) ||
    (WOULD.test(folded) && !isRather && !/\bwould (?:prefer|love) (?:\w+ )?over\b/.test(folded)) ||
    mood === "requested" ||
    (confidence === "temporary" && !/\b(?:till|until)\b/.test(folded))
  )
    return [];
  const used = /\bused to (?:really )?(?:like|love|enjoy|hate|dislike) (.+)$/.exec(plain)?.[1];
  if (used)
    return things(used).map((thing) =>
      end(
        /used to (?:really )?(?:hate|dislike)/.test(plain) ? "preference_dislike" : "preference_like",
        asTyped(text, thing),
        `preference:${keyOf(thing)}`,
      ),
    );
  const noLonger =
    /\b(?:no longer|not) (?:really )?(hate|dislike|mind|like|love|enjoy)(?:ing)? (.+?)(?: any ?more)?$/.exec(plain);
  if (noLonger && (/no longer|any ?more/.test(folded) || /^(?:hate|dislike|mind)$/.test(noLonger[1] ?? ""))) {
    if (/^(?:like|love|enjoy)$/.test(noLonger[1] ?? "")) return facts("preference_dislike", noLonger[2] ?? "", text);
    return /no longer|any ?more/.test(folded)
      ? things(noLonger[2] ?? "").map((thing) =>
          end("preference_dislike", asTyped(text, thing), `preference:${keyOf(thing)}`),
        )
      : [];
  }
  const gone = GONE_OFF.exec(plain)?.[1] ?? (asksForTraining ? undefined : NONE_WITH.exec(plain)?.[1]);
  if (gone !== undefined && isOfTraining(`${gone} ${plain.includes("exercise") ? "training" : ""}`))
    return facts("preference_dislike", gone, text);
  // "Yes please" is all filler.
  const verdict = ANSWERED.exec(plain) ?? (plain === "" ? ANSWERED.exec(folded) : null);
  /** "Planks: no thank you." */
  const isVerdict =
    !clause.isFirst &&
    !/^no /.test(before?.plain ?? "") &&
    verdict?.[0] === (plain || folded) &&
    !/\d/.test(before?.plain ?? "");
  const isAnswer = before !== null && (before.mood === "asked" || isVerdict) && before.plain.split(" ").length <= 4;
  const answered = isAnswer ? verdict : null;
  if (before && answered && isOfTraining(before.plain))
    return facts(
      answered[1] ? "preference_dislike" : "preference_like",
      before.plain.replace(/^(?:how about|what about|any|some|more) /, ""),
      before.text,
    );
  const over = />/.test(plain) || LIFT.test(plain) ? OVER.exec(plain)?.[1] : undefined;
  if (over && !/\d/.test(plain)) return facts("preference_like", over, text);
  const praised = before !== null && LIKING.test(before.plain) ? PRAISED.exec(plain)?.[1] : undefined;
  if (praised && isOfTraining(praised)) return facts("preference_like", praised, text);
  for (const [verdict, pattern] of [["preference_dislike", STANDING] as const, ...SAYINGS]) {
    const thing = groupOf(pattern.exec(plain));
    if (thing === undefined || PRONOUN.test(thing)) continue;
    const said = isOfTraining(thing) ? facts(verdict, thing, text) : [];
    if (said.length > 0) return said;
  }
  for (const [verdict, pattern] of [...AFTER, ...BEFORE]) {
    const thing = groupOf(pattern.exec(plain));
    if (thing === undefined) continue;
    if (PRONOUN.test(thing)) {
      const meant =
        before === null
          ? null
          : (WITHOUT.exec(before.plain)?.[1] ??
            LIFT.exec(before.plain.replace(/^.*\bmind (?:about |on |over )?(?=\w)/, ""))?.[1]?.replace(
              /^(?:(?:leave|out|session|without|avoid|any|need|hated?|loved?|liked?|enjoy(?:ed)?|disliked?|loathed?|used|really|take|remove|swap|drop|skip|did|do|doing|have|ive|i|come|came|round|around|to|been|put|the|no|please|my|with|of|than|and|some|tried|for|those|all|get|rid) )+/,
              "",
            ));
      return meant && !A_MOMENT.test(meant)
        ? facts(verdict, meant, text.includes(meant) ? text : (before?.text ?? text))
        : [];
    }
    // "Like epipen allergic" compares and likes nothing.
    if (/^like /.test(plain) && !isOfTraining(thing)) return [];
    const found = facts(verdict, thing, text);
    const isBefore = BEFORE.some(([, other]) => other === pattern);
    if (isBefore && !isOfTraining(thing)) return [];
    if (found.length > 0 || !isBefore) return found;
  }
  const without = WITHOUT.exec(plain)?.[1];
  // "No rower anymore" of one who had one: it is gone.
  const isGone = recent.some(({ type, value }) => type === "equipment" && without?.includes(foldText(value)));
  if (without && !isGone && !asksForTraining && EVER.test(folded) && LIFT.test(without))
    return facts("preference_dislike", without, text);
  return [];
};
