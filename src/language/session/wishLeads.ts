import type { FoundPhrase } from "./exercisePhrases.ts";

/** What a name with words of its own in front comes after. */
const BEFORE_NAME =
  /^(?:the|a|an|my|some|and|with|of|want|me|build|do|make|called|program|programme|design|try|need|include)$/;
/** Said of an exercise, and no part of what it is called. */
const SAID_OF_ONE =
  /^(?:include|including|contain\w*|must|actual|real|true|ish|focus\w*|stuff|effort|secondary|primary|powerlifting|rest|max|mins?|minutes?|daily|dreaded|beloved|usual|grueling|gruelling|brutal|killer|nasty|horrible|awful|lovely|classic|standard|basic|ordinary|typical|damn|bloody|fucking|goddamn|infamous|famous|legendary|mighty|trusty|glorious|hellish|miserable|savage|insane|wicked|sweet|gentle|submaximal|technique|cluster|burnout|signature|programmed|prescribed|scheduled|planned|obligatory|mandatory|compulsory|optional|occasional|final|main|initial|aforementioned|so|sets?|reps?|\w+ly)$/;
const MOST_OF_LEAD = 3;
/** The words in front of a name that are part of what it is called: "reverse nordic" before "curl". */
export function leadOf(tokens: readonly string[], from: number): string[] {
  for (let at = from - 1; at >= from - 1 - MOST_OF_LEAD; at -= 1) {
    const token = tokens[at] ?? "";
    if (BEFORE_NAME.test(token)) return tokens.slice(at + 1, from).filter((word) => !SAID_OF_ONE.test(word));
    if (!/^[a-z]{4,}$/.test(token)) return [];
  }
  return [];
}

const IMPLEMENT =
  /^(?:barbells?|bb|dumbbells?|dbs?|kettlebells?|kb|cables?|machines?|smith|langhanteln?|kurzhanteln?|kabel\w*|maschinen?|barres?|halteres?|barra|mancuernas?|bilanciere|manubri\w*|maquina|macchina)$/;
const LEADS_TO_IMPLEMENT = /^(?:with|on|in|mit|con|com|a|au|aux|alla|al|en|the|an|my|der|dem|den|la|le|il|o|de|du)$/;
/** Words from a name to the implement behind it: "bench with the barbell". */
const IMPLEMENT_WITHIN = 3;
/** Takes the implements out that a name leads to right behind it. */
export function withoutImplementsAfter(tokens: string[], to: number): void {
  for (let at = to; at < to + IMPLEMENT_WITHIN; at += 1) {
    if (IMPLEMENT.test(tokens[at] ?? "")) tokens[at] = "";
    else if (!LEADS_TO_IMPLEMENT.test(tokens[at] ?? "")) return;
  }
}
/** The tokens without the implements that stand right before a name or are led to right behind it. */
export function withoutImplements(named: readonly string[], phrases: readonly FoundPhrase[]): string[] {
  const left = [...named];
  for (const { from, to } of phrases) {
    for (let at = from - 1; IMPLEMENT.test(left[at] ?? ""); at -= 1) left[at] = "";
    withoutImplementsAfter(left, to);
  }
  return left;
}
