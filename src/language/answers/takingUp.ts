import { foldText } from "../foldText.ts";

/** "Take it up again", "back to the draft", "where were we": about what was left open, and nothing besides. */
const TAKES_UP =
  /^(?:(?:ok|okay|so|now|and|please|hey|hi|actually|can we|could we|can you|lets|let us|i want to|i would like to)[ ,.!]+)*(?:(?:take|pick) (?:it|that|this|the (?:draft|question|log|entry|rest|last one))(?: back)? up(?: again| where we left (?:off|it))?|(?:take|pick) up (?:the|that|my|our) (?:draft|question|log|entry)(?: again)?|(?:go |get |come )?back to (?:it|that|the|my|that last) ?(?:draft|open question|question|unfinished (?:log|entry|one)|half finished (?:log|entry|one))?|(?:resume|continue|finish|reopen) (?:it|that|(?:with )?(?:the|my|that) (?:draft|question|unfinished (?:log|entry)|open (?:log|question)))|where (?:were|was|did) (?:we|i|you)(?: leave off| stop)?|ask (?:me )?(?:that |it |the question )?again|what was (?:the|your) question|mach weiter(?: wo wir waren)?|wo waren wir|nimm (?:es|das) wieder auf|ou en etions nous|reprends(?: le brouillon)?|por donde ibamos|retoma(?: el borrador| la bozza| o rascunho)?|dove eravamo|riprendi|onde (?:paramos|estavamos))(?:[ ,]+(?:please|pls|again|then|now))*[ .!?]*$/;

/** A person asks for the question back that was let go. */
export const asksToTakeUp = (text: string): boolean =>
  text.length <= 80 && TAKES_UP.test(foldText(text).replace(/['’-]/g, " ").replace(/\s+/g, " ").trim());
