import type { Route } from "../../protocol/turn.ts";

/** What people say for a route when they are asked which they meant. Tried in this order. */
export const SAID_FOR: readonly (readonly [Route, RegExp])[] = [
  [
    "WORKOUT_LOG",
    /\b(?:log|logging|logged|record|track|save|note|did|done|i did|finished|just did|already did|eintragen|loggen|noter|enregistrer|registrar|anotar|registra(?:re)?|segnare)\b/,
  ],
  ["PLAN_ROUTINE", /\b(?:plan|program(?:me)?|routine|weeks|several weeks|multi[- ]?week|split)\b/],
  [
    "WORKOUT_GENERATE",
    /\b(?:build|make(?! (?:it|that|this|them|those) \S)|create|generate|workout|session|new one|build one|make one|one for today|do it today|train it|erstelle\w*|bauen|creer|crear|creare|criar)\b/,
  ],
  [
    "COACH",
    /\b(?:explain|explanation|technique|form|how(?: to)?|teach|learn|tips?|cues?|advice|info|information|about it|what it is|tell me|coach|question|muscles?|technik|erklar\w*|expliquer|explique|explicar|explica|spiega\w*|tecnica)\b/,
  ],
  ["ANALYZE_PROGRESS", /\b(?:progress|history|stats|numbers|trend|my pr|analy[sz]e)\b/],
  ["EXECUTE_WORKOUT", /\b(?:start|begin)\b/],
];
