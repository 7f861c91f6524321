/** "Back, no bar. Go on then": said of the session beside it, of which there is none yet to begin. */
const GO_ON =
  /^\W*(?:(?:ok|so|then|and|now|just|come on) )*(?:go+(?: on)?|let['’]?s go|off we go|shoot|fire away|hit me|ready|bring it(?: on)?|i['’]?m (?:ready|waiting)|los|leg los|vas-?y|balance|vamos|dale|manda|vai|dai|bora)(?: (?:then|now|go|please|coach))*\W*$/i;

/** "Is there a way to train chest that isn't bench? Write me one", "why is there a plank in all of them. Make me one without": one of what was spoken of. */
const MAKES_ONE =
  /^\W*(?:(?:so|then|please|now|ok|and|but|just) )*(?:(?:can|could|would|will) you )?(?:make|write|build|design|create|do|give|send|plan|get) (?:me |us )?(?:a (?:\p{L}+ )?|an (?:\p{L}+ )?|another )?(?:one|some|that|it|those)\b(?! (?:up|down|off)\b)[^?]{0,40}$/iu;

/** Asks whether there is such a thing, or why it is always another: what an explanation would follow begins otherwise. */
const LEADS_TO_ONE =
  /^\W*(?:(?:ok|so|hey|and|but|coach|wait)[ ,]+)*(?:is there|isn['’]?t there|are there|do you|can|can['’]?t|could|does|why (?:do|does|is|are|must|can)|how come|what is it with|whats with)\b/i;

/** Whether a part beside a session only says that it may begin, which is built first. */
export const goesOn = (part: string): boolean => GO_ON.test(part);
/** Whether the order for a session leans on the question before it, so that both are one request. */
export const makesOne = (question: string, order: string): boolean =>
  MAKES_ONE.test(order) && LEADS_TO_ONE.test(question);
