/** A turned ankle that carries one: it is spared, and nothing else held back for it. */
export const TURNED_ANKLE =
  /\b(?:rolled|twisted|turned|sprained|went over(?: on)?|tweaked)\b[^.!?\n]{0,20}\b(?:ankle|foot)\b|\bumgeknickt\b|\b(?:cheville|tobillo|caviglia|tornozelo)\b/;
/** "But I can walk": in six languages. */
export const CARRIES =
  /\b(?:i )?(?:can|able to) (?:still )?(?:walk|stand|put (?:my |full |some )?weight|bear weight|hobble|get about)\b(?! (?:barely|only just))|\b(?:walking|walks) (?:is )?(?:fine|ok|okay|alright)\b|\b(?:laufen|gehen|auftreten) (?:geht|kann ich)\b|\bkann (?:ich )?(?:aber |noch |gut |normal )*(?:laufen|gehen|auftreten)\b|\b(?:je peux|puedo|posso|consigo|riesco a) (?:encore |quand meme |aun |ainda |ancora )*(?:marcher|caminar|andar|apoyar|camminare|pisar)\b/;
