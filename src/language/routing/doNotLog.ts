import { cue } from "./stanceCues.ts";

/** Orders not to store what is said. */
export const DO_NOT_LOG = cue(
  "do_not_log",
  "\\bno (?:log(?:ging)?|entry|save)(?= ?(?:$|[,.;:!?)-]|please|today|this time|for (?:this|that|it|me)))",
  "(?:^|[.;:!?(\\n] ?)no (?:log(?:ging)?|entry)\\b(?! ?(?:press|lift|carry|carries|bar|clean))",
  "\\b(?:do not|never|not to|no need to|stop|without|rather than|instead of|(?<!(?:did|does|has|have|was|were|could|would) )not) (?:ever |actually |please )?(?:log|record|track|save|store|note|logging|recording|saving)\\b(?! (?:(?:the|my|any|this as|it as|that as) )?(?:warm(?:ing)?[ -]?ups?|rpe|rir|tempo|rests?\\b|rest times?|anything else|anything more|(?:the )?rest of|first sets?|as (?:a|an)\\b|in (?:lbs?|kgs?|kilos|pounds|miles|km)|(?:that |very |so )?often|enough|much|every))",
  "\\b(?:skip|do not bother|not bothering|did not bother|bother not) (?:with )?(?:logging|recording|saving|tracking)\\b|\\b(?:do not|not|never) (?:want|need|like) (?:this|that|it|these|them|those) (?:to be )?(?:logged|saved|recorded|stored|tracked)\\b",
  "\\b(?:do not|no need to) (?:add|count|enter|write|put) (?:it|this|that|these|those|them|my|any|yesterdays?|todays?|last (?:night|week|session|workout|time|\\w+day)s?|.{0,40}\\b(?:log|diary|journal))",
  "\\b(?:do not|does not) (?:need|have|want (?:you|this|that|it|these|them)) to (?:be )?(?:log|record|track|save|store|note|write|add|logged|recorded|tracked|saved|stored|noted|written)\\b(?!.{0,30}\\b(?:every|always|each day|daily|calories|macros|food|meals)\\b)",
  "\\b(?:leave|keep) (?:this|that|it|these|those|them|todays?|yesterdays?|(?:the|my) (?!log)\\w+|[\\w ]{1,30}?) (?:out of|off|from) (?:the|my|your) (?:logs?|logbook|diary|journal|history|records?)\\b",
  // "Log bench 3x8 70? Nope."
  "^(?:(?:ok|so|hey|well) )?(?:log|record|save|track|count|did (?:i|we) (?:do|log)|should i log|shall i log)\\b[^?\\n]{1,80}\\? ?(?:nope|nah|no+(?! problem)|not (?:today|yet|now|really)|never ?mind|nein|non|nao)(?: (?:thanks|thank you|today|yet|way|never ?mind))*[ .!]*$",
  "\\bnot for (?:the|my|your) (?:log|logbook|diary|journal|history|records?)\\b|\\boff the record\\b",
  "\\b(?:forget (?:about )?|no (?:point|use|sense) (?:in |of )?)(?:logging|recording|tracking|saving|storing)\\b",
  "\\b(?:nicht|nichts|nirgends) (?:eintragen|einzutragen|loggen|speichern|notieren|aufschreiben|reinschreiben|mitschreiben|erfassen|protokollieren)",
  "\\b(?:trage?|logge?|speichere?|notiere?|schreibe?) (?:mir )?(?:das|es|dies\\w*|den \\w+|die \\w+|davon)? ?(?:bitte )?(?:nicht|nichts|nirgends)\\b",
  "\\bne (?:le |la |les |me (?:le |la |les )?)?(?:note|notez|enregistre|enregistrez|sauvegarde|compte) (?:pas|rien)|\\bn ?['’]?enregistrez? (?:pas|rien)|\\b(?:pas besoin|inutile|pas la peine) de? ?(?:le |la |les |l ?['’]?)?(?:noter|enregistrer|sauvegarder)",
  "\\bno (?:hace falta que )?(?:me )?(?:lo |la |los |las )?(?:registres|apuntes|anotes|guardes)|\\bno (?:hace falta|hay que|necesitas|quiero|tienes que) (?:registrar|apuntar|anotar|guardar)",
  "\\bnon (?:(?:lo |la |li |le )?(?:registrare|segnare|salvare|annotare)|(?:registrar|segnar|salvar|annotar)(?:mi|me)?(?:lo|la|li|le)|(?:serve|c ?['’]?e bisogno di|devi) (?:registrar|segnar|salvar|annotar)\\w*)",
  "\\bnao (?:(?:me )?(?:registre|anote|salve|registra|anota|salva)|precisa (?:registrar|anotar|salvar))",
);
