const SELF_ASKED =
  /^\s*(?:what (?:was|is|were) the |wie |how |combien |cuant[oa]s? |quant[oai] )?(?:wei?ghts?|load|reps|sets|times?|distance|long|far|many|heavy|lange|weit|viele?|schwer|gewicht|poids|peso|tempo|tiempo)\w*(?: \p{L}+){0,3}\?\s+(?=[^?]*\d[^?]*$)/iu;

/** "How long? 27 minutes": who repeats what was asked answers it. Out: the message without its own question. */
export const withoutSelfAsked = (text: string): string => text.replace(SELF_ASKED, "");
