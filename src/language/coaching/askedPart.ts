import { compiled } from "../patterns/compiled.ts";

const ASKER =
  "(?:(?:(?:my|the|this|that|a|an|some|every|our|one) (?:[\\w'-]+ ){0,2}?(?:girlfriend|boyfriend|gf|bf|wife|husband|partner|mate|buddy|bro|brother|sister|friend|dad|father|mum|mom|mother|pt|trainer|coach|instructor|guys?|dudes?|influencers?|youtubers?|bloke|lady|girls?|colleague|cousin|uncle|roommate|neighbou?r)s?(?: (?:at|in|from) (?:the|my|our) (?:gym|work|office|class|box))?)|(?:everyone|everybody|people|someone|somebody|they all|most people|influencers?|tiktok|youtube|instagram|reddit|the internet|google)(?: (?:at|in|on) (?:the|my|our) (?:gym|internet|box|class))?)";
const SAYS =
  "(?:says?|said|told (?:me|us)|tells? me|swears? by|claims?|claimed|insists?|thinks?|reckons?|keeps? (?:saying|telling me|going on about)|is telling me|yelled at me|uses?|wears?)";
/** Who says something is not what is asked about: "my gym buddy swears by …", "…, like the guy at the gym says". */
const HEARSAY = compiled(
  `(?:,? (?:like|as) )?\\b${ASKER} (?:also |always |even |just |now )?${SAYS}(?: (?:that|to me|to))?(?= |$)|\\b(?:i (?:have |just )?(?:heard|read)|i keep (?:hearing|reading|seeing)|(?:i (?:have |was |am |have always )?)?been told)(?: (?:that|somewhere|online|about))*(?= )`,
  "gi",
);

/** A question without who says what: "my buddy swears by fasted cardio" is about fasted cardio. */
export const withoutHearsay = (text: string): string => {
  const rest = text.replace(HEARSAY, " ").replace(/ {2,}/g, " ").trim();
  return /[\p{L}]{3}/u.test(rest) ? rest : text;
};

const OPENS =
  /^(?:(?:and|but|so|or|now|then|also|my question(?: is)?:?|question:?) )*(?:what|how|why|when|where|which|who|should|shall|can|could|is|are|am|was|do|does|did|will|would|may|any)\b/i;

/** The part of a message that asks: its last sentence or clause in the form of a question; the whole text where there is none. */
export function askedPart(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((part) => /[\p{L}\d]/u.test(part));
  for (const sentence of sentences.toReversed()) {
    const clauses = sentence.split(/, (?=\p{L})| - /u);
    const from = clauses.findIndex((clause) => OPENS.test(clause.trim()));
    if (from >= 0) return clauses.slice(from).join(", ");
    if (sentence.trimEnd().endsWith("?")) return sentence;
  }
  return text;
}
