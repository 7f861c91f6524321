const PAUSES =
  /^\W*(?:(?:ok|okay|oh|no|sorry|actually|wait|hm+|um+|uh+|er+|ah)[ ,.]+)*(?:hold on|hang on|wait|brb|be right back|(?:one|1|a|gimme a|give me a|just a) (?:sec(?:ond)?|min(?:ute)?|moment)|moment(?: mal)?|momento|un moment|warte(?: mal)?|attends|espera|aspetta)(?:[ ,]+(?:please|pls|phone|doorbell|up|no|a (?:sec|min(?:ute)?|moment)|there|let me (?:check|look|think|see)|while i (?:check|look)))*[\s.!…]*$/;

/** "Hold on, phone", "wait": more is to come, and nothing is said yet. In: folded text. */
export const isPause = (folded: string): boolean => PAUSES.test(folded);
