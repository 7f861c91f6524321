import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { type FactReader, state } from "./factDraft.ts";

const REMEMBER =
  /^(?:please |also |and |ok |hey |so |can you |could you )*(?:remember|jot (?:down|it down)|write (?:down|it down)|take (?:a )?note|make a (?:mental )?note|leave a note|add a note|save (?:this|that)|store (?:this|that)|note:|important:|worth knowing|good to know|never forget that|keep in mind|bear in mind|note|make a note|do not forget|just so you know|fyi|for the record|merk dir|denk daran|n oublie pas|souviens toi|retiens|recuerda|ten en cuenta|ricorda(?:ti)?|tieni presente|lembre|lembra)(?: that|:|,| dass| que| che)? (.{4,160})$/;
const NO_NOTE =
  /^(?:me |(?:bla|felt|was|had|did) ?|to |when|what|how|my (?:last|next)|this (?:workout|set)|it\b|that\b$|the (?:workout|last))/;
/** What we are told to do or be is no fact about the writer. */
const ORDERS_US =
  /\b(?:you (?:must|should|have to|need to|are|will|can not|may not)|your (?:rules|instructions|prompt))\b/;
const TOLD_NOT_TO =
  /\b(?:physio\w*|doc(?:tor)?|gp|surgeon|therapist|specialist|chiro\w*|arzt|medecin|kine|medico|fisio\w*) (?:\w+ )?(?:says?|said|told me|advised(?: me)?|recommended|wants me|banned me|does not want me|sagt|meint|dit|dice|diz)(?: (?:that|i|me|to|should|must|not|need|have|can))* (.{4,120})$/;
/** "My wife's doctor says no running". */
const OF_ANOTHERS =
  /\b(?:my|his|her|their) \p{L}+s (?:physio\w*|doc(?:tor)?|gp|surgeon|therapist|specialist|chiro\w*)\b/u;
const CAN_NOT =
  /^i (?:am not (?:allowed|supposed|able) to|can not|must not|should not|may not|am unable to) (?!wait|believe|train\b|decide|remember|find|see|log|sleep|seem|tell|figure|hit|lift more|do more|stop|get|make it|come|afford|help)(.{4,80})$/;
/** "…, 45 mins full body": a session that is wished for behind what one cannot do. */
const REQUEST_BEHIND =
  /[,;.] ?(?:(?:so|and|but|just|about|around|maybe|pls|please|can you|could you) )*(?:\d{1,3} ?-?(?:m|min\w*|h|hr|hrs|hours?)\b|half an hour|an hour|(?:full|whole) body|(?:upper|lower)(?: body)?\b|(?:legs?|push|pull|chest|back|core|arms?|glutes?) (?:day|session|workout|and|\d)|give me|gimme|make me|build|create|write|workout|session|need|want|something|anything).{0,160}$/;
const FROM_MEDICAL = /\b(?:avoid|no|not|without|stop|limit|keep|only|never)\b/;

/** What is so of a body and changes little, and no other kind of fact holds. */
const TRAIT =
  /^(?:i am |am )(?:(?:naturally|mostly|very) )*((?:left|right)[- ](?:handed|footed|dominant)|double[- ]jointed|hypermobile|ambidextrous|colou?r ?blind)\b|\b(?:my |a )?((?:max(?:imum|imal)?|resting|lactate threshold) (?:heart ?rate|hr|pulse)(?: is| of|:| at|=)? ?(?:about |around )?\d{2,3}|(?:vo2 ?max|ftp)(?: is| of|:| at|=)? ?(?:about |around )?\d{2,3})\b|\bmy ((?:left|right) (?:arm|leg|side|hand|foot) is (?:(?:a bit|slightly|much|way) )*(?:shorter|longer|weaker|stronger|smaller|bigger|thinner) than .{4,40})$/;
/** Opens a note to be kept as it is. */
const MEMO =
  /^\s*(?:please |pls |ok(?:ay)? |hey )?(?:(?:note|reminder|memo|message) to (?:self|myself)|mental note|memo|(?:just )?for the record|for (?:future )?reference|for your (?:notes|file|records)|keep in mind|bear in mind|remember(?: this)?|don'?t forget|write (?:this|that) down|merk dir|à noter|nota(?:r)?|apunta|da ricordare|anota(?: aí)?)\s*[:,;–—-]+\s*(.{4,160}?)[\s.!]*$/iu;

/** What a message that opens as a note says is to be kept, as typed; `null` for any other. */
export function readMemo(text: string): string | null {
  const said = MEMO.exec(text)?.[1];
  return said === undefined || /\?|\d ?[x@] ?\d/.test(said) ? null : said;
}

/** The children that somebody says they have: "we just had our second baby", "j'ai deux enfants". */
const CHILDREN = compiled(
  `^(?:${[
    "(?!.*\\bgot \\d+$)(?:so |and |but |also )*(?:(?:we|i)(?:'ve| have)? (?:both |just |only )?(?:have|had|got|welcomed)|(?:we|i)['’]ve got|i am (?:an? )?(?:\\w+ )?(?:mum|mom|mother|dad|father|parent) (?:of|to)) (?!(?:\\w+ ){1,3}as an? )(?!(?:only |just |about )*(?:\\d+|an?|half an|some|a few) ?(?:min\\w*|hours?|hrs?|time|window)\\b)(?!.*\\b(?:while|when|until|and) the (?:baby|kids?|twins|toddler)\\b)(?=(?:\\w+ ){0,4}?(?:kids?|children|child|twins|toddlers?|newborn|baby|babies|grandkids|grandchildren|sons?|daughters?|boys|girls|little ones)\\b(?! (?:face|fat|bump|brain|steps))|(?:\\d|an?) ?(?:$|under|boy|girl))",
    "(?:ich )?habe? (?=(?:\\w+ ){0,2}kind(?:er|ern)?\\b)",
    "(?:j ai|j['’]ai|on a) (?=(?:\\w+ ){0,2}(?:enfants?|gosses|bebes?|jumeaux)\\b)",
    "(?:yo )?tengo (?!\\d+ an)(?=(?:\\w+ ){0,2}(?:hij[oa]s?|nin[oa]s|crios|bebes?|gemelos)\\b)",
    "(?:io )?ho (?=(?:\\w+ ){0,2}(?:figli[oae]?|bambin[oi]|gemelli|neonato)\\b)",
    "(?:eu )?tenho (?=(?:\\w+ ){0,2}(?:filh[oa]s?|criancas|bebes?|gemeos)\\b)",
  ].join("|")})((?:[^\\s,;]+ ?){1,8})`,
);
export const readChildren: FactReader = ({ clause: { plain, text, mood } }) => {
  const said = mood === "stated" ? CHILDREN.exec(plain)?.[1]?.trim() : undefined;
  return said === undefined ? [] : [state("note", `children: ${asTyped(text, said)}`.slice(0, 160), "note:children")];
};

/** What the writer wants kept in mind and no other kind of fact holds. */
export const readNotes: FactReader = ({ clause: { folded, plain, text, mood } }) => {
  if (mood !== "stated") return [];
  const told = TOLD_NOT_TO.exec(folded);
  if (told?.[1] && FROM_MEDICAL.test(told[0]) && !OF_ANOTHERS.test(folded))
    return [
      {
        ...state("note", asTyped(text, told[0]).slice(0, 160), `note:${told[1].slice(0, 60)}`),
        confidence: "reported",
      },
    ];
  const said = REMEMBER.exec(folded)?.[1];
  if (said?.includes(" ") && !NO_NOTE.test(said) && !ORDERS_US.test(folded))
    return [state("note", asTyped(text, said), `note:${said.slice(0, 60)}`)];
  const trait = TRAIT.exec(plain);
  const part = trait?.slice(1).find((group) => group !== undefined);
  if (part !== undefined)
    return [state("note", asTyped(text, part), `note:${part.replace(/[\d ]+$/, "").slice(0, 60)}`)];
  const barred = CAN_NOT.exec(plain.replace(REQUEST_BEHIND, ""));
  if (
    barred &&
    !/ (?:them|it|that)$/.test(barred[0]) &&
    /\b(?:allowed|supposed|unable|able|because|overhead|jump\w*|kneel\w*|squat\w*|lunge\w*|run\w*|impact|bend\w*|grip|hang\w*|lie|lying|floor|deep|bar|press\w*|twist\w*)\b/.test(
      barred[0],
    )
  ) {
    return [state("note", asTyped(text, barred[0]), `note:${barred[0].slice(0, 60)}`)];
  }
  return [];
};
