/** What one is allergic to, told as how one always reacts or what to leave out. */
const KNOWN =
  /\b(?:(?:brings?|sends?|puts?) me (?:out|up|into)|makes? my (?:throat|tongue|lips?|mouth|face) (?:\w+ )?(?:clos\w*|swell|itch|tingle|burn)|(?:closes?|swells?) (?:up )?(?:my (?:throat|tongue|lips?)|on me)|my (?:throat|tongue|lips?|mouth) (?:closes?|swells?|itches|tingles)|(?:dont|do not|never|please no|keep) (?:\w+ ){0,2}?(?:put|give|suggest|include|use|add|feed|out of|away from)|(?:proper|properly|deathly|severely|badly|really|actually|highly|seriously) allergic|anaphylactic (?:to|with)|anaphylaxis (?:to|with|from|risk)|(?:i|we) (?:always )?(?:run|travel|train|go|ride|walk|hike)(?: \w+){0,2} with (?:an |my |two )?epi ?pens?|epi ?pen and (?:all|everything)|you should know|just so you know|fyi|for the record|since (?:birth|childhood|i was))\b/;
/** It has begun. */
const NOW =
  /\b(?:just|now|right now|ate|eaten|had|drank|stung|bit|bitten|started|starting|swelling|swollen|closing|itching|getting|feels?|feeling|help|minutes?|hour|today|tonight|this (?:morning|evening)|earlier|after (?:a|the|my|that)|accident\w*|whee\w*|cant (?:breathe|swallow)|dizzy|faint\w*|is (?:closing|going|tight))\b/;
const SO_YOU_KNOW = /\bjust so you know\b/g;

/** "Kiwi makes my throat close up", "don't put soy in anything": told of every time, and of none that is now. In: folded words. */
export const isKnownAllergy = (text: string): boolean => KNOWN.test(text) && !NOW.test(text.replace(SO_YOU_KNOW, " "));
