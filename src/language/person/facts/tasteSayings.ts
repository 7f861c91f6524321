import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";

export type Verdict = "preference_like" | "preference_dislike";

/** Turns of phrase for a liking and a dislike; the group is the thing. */
export const SAYINGS: readonly (readonly [Verdict, RegExp])[] = [
  ["preference_dislike", compiled(`^(${EXERCISE}) (?:is|are) (?:still )?not (?:fine|ok|okay)(?: with me| by me)?$`)],
  ["preference_like", /\bprefer (?!not\b)((?:[a-z-]+ ){0,2}?[a-z-]+) (?:to|over|than) (?:the |doing )?[a-z-]+/],
  [
    "preference_like",
    /^(?!.*\b(?:same|as|like|log|did|done)\b)(?!(?:skip|avoid|drop|leave|no|not|never|hate|bin|lose|swap|replace|remove)\b)([a-z][a-z -]{3,28}?),? (?:yes|yeah|yep|yes please|all day|always|ja|gerne?|immer|oui|si|sim|siempre|sempre)$/,
  ],
  [
    "preference_dislike",
    /^([a-z][a-z -]{3,28}?),? (?:no|nope|nah|never|no thanks|no way|nein|nie|niemals|bloss nicht|non|jamais|nunca|jamas|mai|nao)$/,
  ],
  [
    "preference_dislike",
    /^(.+?) (?:is|are) (?:banned|forbidden|illegal|outlawed|off the menu|off the table|cancelled)(?: (?:here|in this house|in my \w+|from now on|forever|for me))*$/,
  ],
  [
    "preference_like",
    /^(?:(?:my|big|main|the) )?(?:loves?|likes?|enjoys?|faves?|favou?rites?|yes (?:to|please)): (.+)$/,
  ],
  [
    "preference_dislike",
    /^(.+?) (?:=|is|are) [^,]{2,30}[,.;-] ?(?:so )?(?:never again|no thanks?|no thank you|hard pass|not for me|not doing (?:it|that|them)(?: again)?)$/,
  ],
  [
    "preference_dislike",
    /\b(?:do not|please do not|no need to) (?:even )?(?:bother|waste (?:my|your) time|think about|try) (?:giving|with|showing|suggesting|programming|recommending|adding|putting|including)(?: me)?(?: in)? (.+?)(?: stuff)?(?:,.*)?$/,
  ],
  [
    "preference_like",
    /\bwould rather (?:train|work ?out|exercise|be|lift|run|do it) (outside|outdoors|at home|in (?:the |my |a )?(?:garage|park|garden|pool|water|fresh air|nature)) than\b/,
  ],
  [
    "preference_dislike",
    /\bwould rather (?:do \d+|die|eat|get|have|be|crawl|lick|chew|pull|stick|watch|clean|swim|walk) .{2,60}? than (?:(?:do|go|have to|be|use|touch|get on) )*(.+)$/,
  ],
  [
    "preference_like",
    /^(.+?) (?:(?:is|are) where (?:my heart is|it is at|its at|i (?:shine|am happiest|feel (?:at home|alive)))|(?:has|have) (?:\w+ )?grown on me|(?:is|are) growing on me|(?:has|have) won me over)\b/,
  ],
  [
    "preference_like",
    /^(?:the )?(.+?) (?:(?:is|are) (?:the|my) (?:(?:only|one|1|best|main) )+(?:thing|part|bit|machine|lift|exercise|move|movement|reason|session|day|class)s? (?:that |which )?(?:gets?|keeps?|makes?|brings?|i (?:\w+ )?(?:like|love|enjoy|look forward|would))|(?:gets?|keeps?) me (?:out of bed|coming back|going|sane|in the gym|hooked)|(?:is|are) what (?:gets?|keeps?) me)\b/,
  ],
  [
    "preference_like",
    /\bnothing (?:makes me (?:happier|smile more)|i (?:like|love|enjoy) more|(?:is )?better) than (.+)$/,
  ],
  [
    "preference_dislike",
    /^(?:(?:a |one |big )?(?:dislikes?|hates?|no-?gos?)(?: of mine)?|(?:my )?least favou?rites?(?: (?:exercises?|lifts?|things?|moves?))?(?=:)|not a fan(?: of)?):? (?:of mine:? )?(.+)$/,
  ],
  [
    "preference_dislike",
    /^(.+?): (?:no (?:thanks?|thank you|way|chance)|hard pass|never(?: again)?|nope|nah|yuck|ew|pass|hate (?:it|them))\b/,
  ],
  [
    "preference_dislike",
    /^(?:so |and |but )*(?:i |we )?(?:simply |just |absolutely |really )*(?:do not|will not|never ever) (?:ever )?do (?!(?:any|much|a lot|enough|it|that|this|those|them|more|well|too|many|heavy|very)\b)((?:[a-z-]+ ?){1,4}?)(?: ever| any ?more| at all| period| full stop)*$/,
  ],
  [
    "preference_dislike",
    /^(?:never(?: ever)? again|no more|not again)(?: with| to| doing)? (?:the )?(?!(?:[a-z-]+ )?(?:gym|studio|garage|box|rower|treadmill|bench|rack|barbell|dumbbells?|kettlebells?|equipment|gear|kit|weights|membership|time|money|coach|trainer|pain|excuses|questions)\b)((?:[a-z-]+ ?){1,3})$/,
  ],
  [
    "preference_dislike",
    /^(.+?) (?:is|are) (?:pure |absolute |sheer )?(?:torture|misery|purgatory|my idea of hell|the bane of \w+)\b/,
  ],
  [
    "preference_dislike",
    /^(?:if |when )?i never (?:want to |wanna )?(?:see|do|have to do|hear of|touch|look at) (?:another|an?|the|any)? ?(.+?)(?: (?:again|ever))*(?:,? (?:it|that) .*)?$/,
  ],
  [
    "preference_dislike",
    /^(?:please |so |and )*(?:skip|leave out|avoid|drop|keep out|spare me|lose|bin|never) (?:the |any |all )*(.+?) (?:for me )?(?:always|every time|from now on|in general|permanently|forever|for good|as a rule|whenever possible|in (?:all|every|any) (?:\w+ )?(?:plans?|sessions?|workouts?))\b/,
  ],
  [
    "preference_dislike",
    /\b(?:keep|get|leave) (?:the |any |all )*(.+?) (?:(?:far |well |the hell )?away from me|out of (?:my (?:life|sight|plan|program\w*)|everything(?= |$)|it all|all of (?:it|them|this)|(?:my|all|any|every|the)(?: my| the)? (?:\w+ )?(?:sessions|workouts|plans|program\w*|routines|training)))\b/,
  ],
  [
    "preference_dislike",
    /^(.+?) (?:and (?:i|me) (?:(?:do not|never|will never) (?:get on|get along|mix|agree|vibe|go together)|are (?:not|no longer|never going to be) (?:friends|mates|on good terms|compatible|best friends)|are (?:enemies|sworn enemies|at war))|(?:is|are) (?:not for me|the bane of my (?:life|existence)|my (?:nemesis|enemy|kryptonite|idea of hell)|a (?:chore|drag|slog|snooze ?fest)|overrated|dull|tedious|soul destroying|miserable|not my (?:style|vibe|jam|bag|favou?rite))|(?:do|does) (?:nothing for me|my head in)|can (?:do one|get stuffed|get in the (?:bin|sea)|go (?:to hell|away|do one)|jog on|rot|bite me|die|f\w+ off)|(?:is |are )?(?:boring|bores?) me(?: to (?:death|tears))?|(?:sends?|puts?) me to sleep|makes? me (?:miserable|(?:want to|wanna) (?:quit|cry|die|skip|leave|go home|scream|stop)|dread \w+))\b/,
  ],
  [
    "preference_dislike",
    /^(.+?) (?:gives? me the (?:creeps|ick|fear|heebie jeebies|shivers)|(?:scares?|terrif(?:y|ies)|freaks?|intimidates?|annoys?|irritates?|bugs?|stress(?:es)?|depress(?:es)?|puts?|turns?|frightens?) me(?: (?:out|off|to death|a lot|a bit))?)\b/,
  ],
  ["preference_dislike", /^(.+?)\? (?:no (?:thanks?|thank you|way|chance)|hard pass|never|nope|nah|yuck|ew|pass)\b/],
  [
    "preference_dislike",
    /\b(?:(?:can not|could not) be (?:bothered|arsed|asked) with|(?:do not|never) see the point (?:of|in)|(?:i )?refuse to (?:do|touch|go near)|would rather avoid|no (?:love|patience) for|hard pass on|i would (?:skip|drop)|i (?:always )?(?:skip|avoid|dodge)|i (?:will|would) do anything (?:but|except)|anything but) (.+)$/,
  ],
  [
    "preference_like",
    /^(.+?) (?:is|are) (?:my |the )?(?:(?:new|latest) )?(?:happy place|jam|thing|obsession|bread and butter|guilty pleasure|therapy|life|love language|highlight of my week|reason i (?:train|lift|go)|what i live for|favou?rites?|number one|1|my everything|pure joy|the best part|goat)\b/,
  ],
  [
    "preference_like",
    /^(?:anything|everything|whatever) (?:with|involving|on) (.+?)(?: and|,) (?:i am|im) (?:in|happy|sold|there|game)\b/,
  ],
  [
    "preference_like",
    /^(.+?) (?:ftw|for the win|all day(?: long| every day)?|any day(?: of the week)?|makes? (?:me (?:happy|smile)|my (?:day|week)))$/,
  ],
  [
    "preference_like",
    /\b(?:give me(?= .* (?:any day|over|all day|every time))|there is nothing better than|nothing beats|nothing like|live for|living for|could (?:do|live on)(?= .* (?:all day|every day|forever|for hours))|would rather (?:do|be doing|have)?|i (?:will|would) (?:always )?(?:take|pick|choose)(?= .* (?:over|any day|every time))|i will take|look forward to|always up for|got a soft spot for|sucker for|partial to|hooked on|(?:have |ive |i have )?(?:really )?come (?:round|around) to|been enjoying|getting into|got into|fallen in love with|fell in love with|learned to love|grown to (?:like|love)) (?!a (?:workout|session|plan|routine|break|rest|sec)\b|\d|an? \d|me\b|some\b|it\b|(?:more|less)\b|training\b)(.+?)(?: (?:any day.*|over .*|all day.*|every day.*|for hours.*|forever.*|than .*|instead of .*|rather than .*))?$/,
  ],
];
