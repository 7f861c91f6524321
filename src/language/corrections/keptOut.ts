import { foldText } from "../foldText.ts";
import type { Stance } from "../notation/parsedLog.ts";
import { compiled } from "../patterns/compiled.ts";
import { standingFigure } from "./standingFigure.ts";

const PERSON =
  "(?:guy|girl|man|woman|lad|lady|dude|kid|bloke|chap|bro|mate|friend|buddy|client|person|someone|somebody|teenager|powerlifter|bodybuilder|lifter|pt|trainer|coach|brother|sister|husband|wife|son|daughter|dad|mum|mom|boyfriend|girlfriend|partner)";
const KEPT_OUT: readonly (readonly [Stance, RegExp])[] = [
  [
    "negated",
    compiled(
      [
        "(?:do not|dont|no need to|you need not|will not|wont|am not|(?<!\\b(?:did|does|has|have|had|was|were|could|would) )not|without|rather not) (?:be )?(?:log|sav|stor|record|track|count|add)(?:g?ing|e)? (?:this|that|it|these|them|any of|anything)",
        "\\b(?:just|only) (?:a )?test(?:ing)?\\b(?! (?:day|my|the|set|week))",
        "\\b(?:forget (?:about )?|no (?:point|use|sense|need) (?:in |of )?)(?:the )?(?:logg|sav|stor|record|track|count|add)ing\\b",
        "\\b(?:was|am|were) (?:only |just )?testing (?:the (?:app|bot|coach|log)|you|this|if|whether)\\b",
        "\\bthis is (?:just |only )?a test\\b",
        "\\boff the record\\b",
        "\\b(?:nicht|nix|nichts) (?:speichern|eintragen|loggen|notieren|aufschreiben)\\b",
        "\\b(?:ne (?:l |le |les |la )?(?:note|enregistre|sauve)\\p{L}* (?:pas|rien)|n enregistre (?:pas|rien))\\b",
        "\\bno (?:lo |la |los )?(?:guardes|apuntes|registres|anotes)\\b",
        "\\bnon (?:lo )?(?:salvare|segnare|registrare)\\b",
        "\\bnao (?:salva|salve|anota|anote|registra|registre)\\b",
      ].join("|"),
      "u",
    ),
  ],
  [
    "other_person",
    compiled(
      `\\b(?:watched|watching|saw|seen|spotted|spotting|filmed|coached|coaching|trained) (?:a|an|some|this|that|one|my|the|another|our) (?:\\p{L}+ ){0,3}?${PERSON}\\b`,
      "u",
    ),
  ],
  // "lol jk, bench 200x10"
  [
    "hypothetical",
    /(?<!\b(?:no|not|no such|ain t|aint) )\b(?:j\/?k|(?:just |only )?(?:kidding|joking)(?! (?:myself|around|aside|apart|me))|(?:was|is|am|it s) (?:only |just )?(?:a joke|joking)|as a joke|war (?:nur )?(?:ein )?(?:spass|witz|scherz)|je (?:rigole|plaisante|deconne)|es (?:una )?broma|(?:sto|stavo) scherzando|(?:to|estou) brincando|in (?:my|a) (?:dreams?|imagination)|im traum|en (?:mi sueno|mis suenos)|en reve|in sogno|no (?:meu )?sonho)\b/u,
  ],
  [
    "planned",
    /\b(?:template|plan|programm?e?|routine|schedule|split|numbers) for (?:the )?(?:next|new|coming|upcoming)\b|\b(?:new )?(?:program(?:me)?|plan|cycle|block|routine|split|phase) (?:will )?(?:starts?|begins?) (?:on |next |this |in )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|week|month|from)/u,
  ],
  // "I used to bench 100 for 5": once, and no day; "my knee used to hurt" says nothing of sets.
  [
    "hypothetical",
    /(?<!\b(?:am|im|m|get|getting|got) )\b(?:i )?(?:used to(?! (?:hurt|ache|bother|click|pop|kill|flare|pinch|give (?:me|out))\b)|back when i|in my prime|back in (?:the day|school|college|uni|high school))\b/u,
  ],
];

/** "hit a new 1RM of 150 today": a best that was just done. */
const JUST_DONE =
  /\b(?:hit|got|made|did|done|pulled|pressed|squatted|benched|deadlifted|lifted|new|today|tonight|yesterday|this morning|just|finally|tested|retested|attempt(?:ed)?|worked up|nailed|smashed|set|heute|gestern|neue\w*|geschafft|aujourd|hier|hoy|ayer|nuev\w+|oggi|ieri|nuov\w+|hoje|ontem|nov[oa])\b/u;

/**
 * Why figures in a sentence are not to be stored, though they are told as done: the person asks to leave them out, has
 * watched somebody else, speaks of long ago, or names a best and no day ("squat 1RM 150 kg"). `null` when nothing says so. In: one sentence as typed.
 */
export function keptOut(sentence: string): Stance | null {
  const folded = foldText(sentence);
  const said = KEPT_OUT.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  if (said !== null || !/\brm\b|\d ?rm\b/.test(folded) || JUST_DONE.test(folded)) return said;
  return standingFigure(sentence);
}
