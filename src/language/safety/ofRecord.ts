import { senseAct } from "../acts/senseAct.ts";

/** So surely a message must do something to what was logged. */
const SURE = 0.9;
/** What is written down, and what is done with it. */
const ENTRY =
  /\b(?:log|logs|logged|entry|entries|records?|recorded|diary|notes?|comments?|wrote|typed|typo|duplicates?|twice|plates?|(?:each|either|per) (?:end|side)|as it (?:was|stood)|(?:another|one more|same) (?:one|set|again)|(?:first|second|third|last|other|extra|wrong|bottom|top) (?:one|of (?:them|those))|(?:take|took|get|chuck|bin|scrub|strike|scratch|wipe|cross|knock|pull|bring|put|have|pop|leave|throw|sling|lose|drop|add) (?:it|that|that one|them|this|those|these|the \w+|what i \w+) (?:\w+ )?(?:away|off|out|back|in|down|again)|(?:off|out|in|back|away|down) (?:it|they|that) (?:comes|goes|went)|(?:it|that|they|those|these|one|that one|this one) (?:can|should|could|must|needs to|has to) (?:go|come (?:off|out|down)))\b/;
/** Last things, other people and oneself, and what hurts: not of an entry alone. */
const NOT_ONLY_ENTRY =
  /\b(?:last (?:entry|log|set|one ever|session|message|workout|note)|final|ever|forever|any ?more|thank\w*|thanks|goodbye|bye|farewell|tell (?:my|the|him|her|them|everyone)|sorry (?:to|for)|forgive me(?! for being)|nobody|no one|anyone|everyone|everybody|myself|without me|miss me|(?:about|delete|erase|remove|end|of|rid of) me|my (?:account|life|self)|live|living|life|alive|dead|dies?|dying|died|death|kill\w*|suicid\w*|kms|hurt\w*|throat|neck|collars?|safeties|let go|didnt care|dont care|hopes?|hoping|hoped|wish\w*|everything|funeral|pills?|tablets?|paracetamol|rope|ledge|balcony|bridge|cuts?|cutting|burn\w*|bleed\w*|bled|letters?|addressed|brother|sister|mother|mum|mom|dad|parents|kids|family|stop(?:s|ped)? for me|want out|enough|woke|wake|fasted|weigh\w*|lights? out|tired of|cant go on|point|reason|ran out|numb\w*|chest|breath\w*|faint\w*|dizz\w*|vision|collaps\w*|passed out|swoll\w*|swell\w*|vomit\w*|puk\w*|purg\w*|starv\w*|calories|blood|speech|pills|steroids?|tren|clen)\b/;

/**
 * "Doesn't deserve to be in the log, take it away": what an entry does not deserve, where it goes and who left is of the entry, where the
 * message surely does something to it and says nothing dark or final beside. In: the message and its folded words.
 */
export function isOfRecord(text: string, folded: string): boolean {
  if (!ENTRY.test(folded) || NOT_ONLY_ENTRY.test(folded)) return false;
  const act = senseAct(text, null);
  return act !== null && act.act !== "none" && act.act !== "log" && act.share >= SURE;
}
