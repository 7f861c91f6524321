import { compiled } from "../../patterns/compiled.ts";

/**
 * Ways to ask what somebody still knows, in front of what is asked: "do you still know where i live", "what did i say about
 * my knee", "tu te souviens de mon prénom"; folded.
 */
const KNOWS = compiled(
  `\\b(?:${[
    "(?:do |did |can |could |will |would )?(?:you|u|ya) (?:(?:still|even|actually|happen to|by any chance|already|perhaps|maybe|ever) )*(?:know|remember|recall|remembered|recollect)(?: (?:about|if|whether|that))?",
    "(?:i (?:totally |just |always |keep )?(?:forgot|forget|have forgotten|ve forgotten|cannot remember|can not remember|do not (?:know|remember)|lost track of))",
    "(?:can|could|would|will) (?:you|u) (?:please )?(?:tell|remind|repeat|read)(?: (?:me|back))*(?! (?:to|at|on|in|every|tomorrow|next|how to|about how))(?: (?:of|about|to me))?",
    "(?:remind|tell) me(?! (?:to|at|on|in|every|tomorrow|next|how to|about how))(?: (?:again|of|about))*",
    "(?:according to|in|from) (?:your|my) (?:notes?|memory|records?|files?|profile)",
    "what (?:have|has) (?:you|u)(?: still)? (?:got|noted|stored|saved|written|put)(?: (?:me )?(?:down|on file))?(?: (?:as|for|about|on))?",
    "(?:have )?(?:you|u) (?:still )?(?:got|have) (?:me )?(?:down|noted|stored|saved|on file)(?: (?:as|for))?",
    "refresh my memory",
    "weisst du(?: (?:noch|eigentlich|denn))*",
    "(?:erinnerst du dich|kannst du dich erinnern)(?: (?:noch|daran|an))*",
    "tu (?:te|t) (?:souviens|rappelles)(?: encore)?(?: (?:de|d))?",
    "te (?:souviens|rappelles) tu(?: (?:de|d))?",
    "(?:tu sais|sais tu)(?: encore)?",
    "(?:te acuerdas|recuerdas|os acordais)(?: de)?",
    "sabes",
    "(?:ti )?ricordi(?: (?:di|ancora))?",
    "(?:lo )?sai(?: ancora)?",
    "(?:voce |vc |tu |ce )?(?:(?:ainda|se) )*lembras?(?: (?:de|do|da|d))?",
    "(?:voce |vc )sabe",
  ].join("|")})\\b`,
);

/** Ways to ask what one has said; these are about oneself without another word. */
const SAID = compiled(
  `\\b(?:${[
    "(?:did|have) i (?:ever |already |even |once )?(?:say|said|tell|told|mention|mentioned|give|given)(?: (?:you|u))?(?: (?:that|about|of|was|were|is|are|for))*",
    "i (?:said|told (?:you|u)|mentioned|gave (?:you|u))(?: (?:that|about|was|were))*",
    "(?:habe?|hatte) ich (?:dir )?(?:schon )?(?:mal )?(?=.*\\b(?:gesagt|erzahlt|erwahnt)\\b)",
    "(?:je t ai|j ai|t ai je) (?:deja )?(?:dit|parle|raconte)(?: (?:de|sur|que))?",
    "te (?:dije|conte|he dicho|habia dicho|comente)(?: (?:de|sobre|que))?",
    "(?:ti ho|ho) (?:gia )?(?:detto|raccontato)(?: (?:di|su|che))?",
    "(?:te|lhe|eu|eu te|que) (?:falei|disse|contei)(?: (?:de|sobre|do|da|que))?",
  ].join("|")})\\b`,
);

/** Nothing left but the asker: "do you still know who i am", "do you remember me". */
const WHOLE =
  /^(?:(?:still|who|what|everything|anything|all|about|of|me|myself|i|am|is|so|far|again|told|said|you|have|got|saved?|stored?|noted|info\w*|data|hold|wer ich bin|uber mich|mich|qui je suis|moi|quien soy|mi|chi sono|quem (?:eu )?sou|mim)\b\W*)*$/;

/** "Where i live" as it is asked: "where do i live". */
export const usualOrder = (asked: string): string =>
  asked
    .replace(
      /\b(what|which \w+|who|when|where|why|how \w+) (i|my \w+) (am|is|are|was|can|could|have|do|did|should)\b/g,
      "$1 $3 $2",
    )
    .replace(
      /\b(what|which \w+|when|where|why|how(?: (?:much|many|often|long)(?: \w+)?)?) i (?!am\b|can\b|do\b)(\w+)/g,
      "$1 do i $2",
    )
    .replace(
      /\b(what|which \w+|when|where|why|how(?: (?:much|many|often|long)(?: \w+)?)?) (?!am\b|do\b|did\b|can\b|have\b|was\b|should\b|will\b)(\w+) i\b/g,
      "$1 do i $2",
    );

/** `asked`: what is left without the way of asking. `isOwn`: it is about what the asker has said. `isWhole`: it names nothing. */
export type Recalled = { asked: string; isOwn: boolean; isWhole: boolean };

/** Whether a folded message asks for what is remembered of its writer, and what it asks for then; else `null`. Pure, linear. */
export function readRecalled(folded: string): Recalled | null {
  const isOwn = SAID.test(folded);
  if (!isOwn && !KNOWS.test(folded)) return null;
  const rest = folded.replace(SAID, " ").replace(KNOWS, " ").replace(/\s+/g, " ").trim();
  const asked = usualOrder(rest);
  return {
    asked,
    isOwn,
    isWhole: /\b(?:me|myself|who|i am|bin|mich|moi|suis|mi|soy|sono|sou|mim)\b/.test(rest) && WHOLE.test(rest),
  };
}
