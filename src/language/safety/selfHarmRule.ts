import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isCalledDeadly } from "./calledDeadly.ts";
import { DARK_WORDS } from "./darkWords.ts";
import { asOwn, goesOnToTraining, wordsOf } from "./finding.ts";
import { isOfSession } from "./ofSession.ts";
import type { Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { DESPAIR, EXERTION, isOfTraining } from "./slaveDriver.ts";
import { inFigures } from "./statedAge.ts";

/** Drills and grips that carry the word. */
/** The name of an exercise: "called suicide", "est le nom de l'exo". */
const NAME =
  /\b(?:called|named|heisst|appelle|llama|chiama|chama) (?:\w+ ){0,2}suicid\w*|\bsuicid\w* (?:is|est|ist|es|e) (?:the |le |der |el |il |o )?(?:name|nom|nombre|nome)\b|\bsuicide (?:plank|exercise|finisher|circuit|burpees?|mile|hill|intervals?|shuttle|row|variation|curls?|swings?|stairs?|climb)\b/;
const ONE_WORD = /^(?:suicide|suicidal|selbstmord|suicidio)$/;
const DRILL =
  /\bsuicide (?:grips?|runs?|sprints?|drills?|drill|squeeze|bench|press|squad|set|sets|pace|laps?|push ?ups?|lunges?|hotline sign|machine|thumbless)\b|\b(?:suicides|thumbless)\b|\b(?:run|running|ran|did|do|doing|\d+) (?:\w+ )?suicides?\b/;
const WITH_WORK =
  /\bkill(?:ed|ing)? myself (?:with|doing|on|trying|over|in|at|under|lifting|this|today|yesterday|for|squatting|benching|deadlifting|running|training|every|during)\b|\b(?:without|dont want to|didnt|nearly|almost|not|avoid|stop|instead of|rather than) kill(?:ed|ing)? myself\b|\bif i have to\b/;

/** "Suicidal Tendencies on the speakers": what is listened to. */
const OF_A_BAND =
  /\b(?:listen\w*|playing|playlist|blast\w*|crank\w*|put(?:ting)? on|album|track|gigs?|concert|riffs?|bands? like)\b[^.!?]{0,30}\bsuicidal tendencies\b|\bsuicidal tendencies\b[^.!?]{0,20}\b(?:albums?|tracks?|gigs?|concert|shirt|playlist|songs?|riffs?|on (?:the )?(?:speakers?|headphones|stereo|repeat)|in my (?:ears?|headphones))\b/;

/** How one wakes up. */
export const WAKES_SO =
  /\bwake(?:s)? up (?:so |too |this |all )?(?:sore|stiff|late|early|tired|hungry|at (?!all|any)|before|with)\b/;

/** "I might just end it all after that session": what somebody means to do, and no finisher "to end it all". */
const MEANS_TO =
  /\b(?:might|may|could|will|ill|want to|going to|id|ready to|about to|rather|better|tempted to|(?:think|thinking) (?:of|about)|thinking (?:i|ill|i ?d)(?: \w+)?)(?: (?:just|as well|well|go and|go|finally|really|soon))*$/;
const isOwnIntent = (r: Reading, hit: Hit): boolean =>
  /^end(?:ing)? it all$/.test(wordsOf(r, hit)) &&
  MEANS_TO.test(r.message.words.slice(Math.max(0, hit.start - 6), hit.start).join(" "));

/** Where, with whom and on what one lives: "sick of living in this tiny flat", and not in pain, or with oneself. */
const LIVES_THERE =
  /^(?:on (?!(?:this|the) (?:earth|planet))|off |at |near |next to |out of (?!hope|fear)|under |between |among |above |below |in (?!(?:constant |so much |this much |all this )?(?:pain|agony|fear|hell|misery|darkness|silence|shame|this (?:world|body|head|mind|skin|hell|pain|way|life)|my (?:head|mind|skin|body)|the dark)\b)|with (?!(?:it|this|that|(?:the |this |my |constant |all this )?(?:pain|guilt|shame|depression|anxiety|grief|voices|thoughts|disease|illness)|myself|me|what|who)\b)|like (?:a|an|the) )/;
export const livesThere = (r: Reading, hit: Hit): boolean =>
  /\bliving$/.test(wordsOf(r, hit)) && LIVES_THERE.test(`${r.message.words.slice(hit.end, hit.end + 5).join(" ")} `);

/** The words between the pauses around a hit. */
function clauseOf({ message: { words, pause, sentence } }: Reading, { start, end }: Hit): string {
  let first = start;
  while (first > 0 && !pause[first] && sentence[first - 1] === sentence[start]) first--;
  let last = end;
  while (last < words.length && !pause[last] && sentence[last] === sentence[start]) last++;
  return words.slice(first, last).join(" ");
}

/** A count of what is swallowed: the number, and up to four words after it. */
const SWALLOWED = entered(
  /\b(?:swallowed|took|taken|popped|ate|downed|eaten|had|necked|genommen|geschluckt|tome|tomado|trague|pris|avale|preso|ingoiato|tomei|engoli)\b[^.!?\n]{0,20}?\b(\d{1,3})\b(?! ?(?:mg|mcg|g|ml|iu|kg|k?cal|am|pm|x|minutes|mins|hours|weeks|days|years|sets|reps|(?:of )?(?:my|the) last))((?: [\p{L}]+){1,4})/u,
);
/** What a medicine or a stimulant is counted in. */
const DOSE_WORDS =
  "tabs|tablets|pills|caps|capsules|tabletten|pillen|kapseln|pastillas|pastiglie|compresse|comprimes|gelules|comprimidos|capsulas|capsule";
const DOSES = compiled(`\\b(?:${DOSE_WORDS})\\b`);
const STIMULANT =
  /\b(?:caffeine|koffein|cafeina|cafeine|caffeina|ephedrin\w*|efedrina|pre ?workout|stims?|fat burners?|pro plus|proplus)\b/;
const HARMLESS_PILLS =
  /\b(?:creatin\w*|bcaas?|vitamin\w*|fish oil|omega|collagen|electrolyte\w*|salt|magnesium|zinc|glucose|dextrose|probiotic\w*|spirulina|greens|protein|liver (?:caps|tabs|tablets)|supplements a day|(?:over|in|across|per|a|every|this|the last) (?:the )?(?:week|month|year|course))\b/;

/**
 * Words about ending one's life or hurting oneself. Plain words always count; "I want to die" and "kill myself" do not
 * when they are about the effort of training and nothing else in the message speaks of despair.
 */
export const selfHarmRule = needing(
  {
    concepts: ["suicidal", "lifeReason", "selfHarm", "wantToDie", "overdose", "medicine", "callHelp", "tooMany"],
    plain: [compiled(DOSE_WORDS)],
  },
  (r) => {
    const finding = (rule: string, hit: Hit) =>
      ({
        class: "E",
        verdict: "halt",
        rule: `emergency.${rule}`,
        answer: "selfHarm",
        evidence: [asOwn(hit, r)],
      }) as const;

    for (const hit of r.hits("suicidal")) {
      if (isOfTraining(r, hit) || (ONE_WORD.test(wordsOf(r, hit)) && isCalledDeadly(r, r.isLaughed(hit)))) continue;
      if (isWishInJest(r, hit)) continue;
      if (isOfSession(r.text)) continue;
      const isBare = r.message.words.slice(hit.start, hit.end).join(" ") === "suicide";
      if (isBare && (DRILL.test(r.text) || NAME.test(r.text))) continue;
      if (
        /\b(?:living|live|here|around|it|things|finir|finita|acabar|schluss|terminar)$/.test(wordsOf(r, hit)) &&
        goesOnToTraining(r, hit)
      )
        continue;
      // "Hope I don't wake up sore".
      if (/\bwake\b/.test(wordsOf(r, hit)) && r.says(WAKES_SO, hit)) continue;
      // "The team plays better without me in goal".
      if (
        /\bwithout me$/.test(wordsOf(r, hit)) &&
        r.says(/\b(?:team|plays?|played|match|game|league|squad|side)\b/, hit)
      )
        continue;
      const said = r.message.words.slice(hit.start, hit.end + 2).join(" ");
      if (/^suicidal (?:pace|plan|program|workout|hill|set|mission|speed|volume|routine)/.test(said)) continue;
      if (
        /^end(?:ing)? it all with\b/.test(r.message.words.slice(hit.start, hit.end + 1).join(" ")) &&
        !DESPAIR.test(r.text.replace(/\bend it all\b/g, ""))
      )
        continue;
      if (
        /\b(?:be|being) (?:here|around)$/.test(r.message.words.slice(hit.start, hit.end).join(" ")) &&
        (r.isLaughed(hit) || EXERTION.test(r.text) || r.says(/\b\d{1,2} ?[ap]m|monday|early|today\b/, hit))
      )
        continue;
      const next = r.message.words[hit.end] ?? "";
      if (
        /\blive$/.test(r.message.words.slice(hit.start, hit.end).join(" ")) &&
        (/^(?:in|near|at|on|off|with)$/.test(next) || (next === "without" && EXERTION.test(r.text)))
      )
        continue;
      if (livesThere(r, hit)) continue;
      // A holiday, a membership, a relationship: something else is over.
      if (
        /\b(?:be (?:around|here)|ending it)\b/.test(wordsOf(r, hit)) &&
        r.says(
          /\b(?:holidays?|vacation|trip|travel\w*|away|moving|wedding|work|abroad|out of town|conference|membership|subscription|with (?:him|her|my|the))\b/,
          hit,
        )
      )
        continue;
      if (/^end(?:ing)? things$/.test(r.message.words.slice(hit.start, hit.end).join(" ")) && !DESPAIR.test(r.text))
        continue;
      if (
        /^end(?:ing)? things$/.test(r.message.words.slice(hit.start, hit.end).join(" ")) &&
        r.says(/\bthings with\b/, hit)
      )
        continue;
      const after = r.message.words[hit.end];
      const isSentence = r.message.sentence[hit.end] !== hit.sentence || r.message.pause[hit.end] === true;
      if (
        /\b(?:with|of) life$/.test(r.message.words.slice(hit.start, hit.end).join(" ")) &&
        after !== undefined &&
        !isSentence &&
        !/^(?:and|so|i|anymore|right|now|lately|today|because|but|itself|at|in|it|im|please|lol)$/.test(after)
      )
        continue;
      // A band of that name.
      if (r.says(OF_A_BAND, hit)) continue;
      if (isBare && r.says(/\b(?:movie|song|squad|show|book|game|prevention|awareness|charity|fundraiser)\b/, hit))
        continue;
      const words = r.message.words.slice(hit.start, hit.end).join(" ");
      // "When I die on leg day", "if I'm dead tomorrow": the same words in jest.
      if (
        /^(?:if|when|once|im|end)\b/.test(words) &&
        !DESPAIR.test(r.text) &&
        (r.isLaughed(hit) || (EXERTION.test(r.text) && !isOwnIntent(r, hit)))
      )
        continue;
      if (
        /^in front of a/.test(words) &&
        !/\b(?:jump|jumping|throw|throwing|step|stepping|walk|walking)\b/.test(r.text)
      )
        continue;
      return finding("suicidal_words", hit);
    }
    for (const hit of r.every("lifeReason")) {
      const before = r.message.words.slice(Math.max(0, hit.start - 6), hit.start).join(" ");
      // The riddle of the meaning of life, asked of nobody's own.
      if (/^meaning of/.test(wordsOf(r, hit)) && !r.says(/\b(?:my|i|im|me)\b/, hit)) continue;
      if (/^(?:like|in|on|with|near|at)$/.test(r.message.words[hit.end] ?? "")) continue;
      if (/\b(?:no|not|dont|cant|what|whats|why|without|lost|never|nothing|isnt|hard to)\b/.test(before))
        return finding("suicidal_words", hit);
    }
    for (const hit of r.hits("selfHarm")) {
      if (isOfTraining(r, hit)) continue;
      if (
        /^cutting/.test(r.message.words[hit.start] ?? "") &&
        r.says(/\b(?:shaving|shave|knife|cooking|knurling|barbell|glass|slack|off|short|accident\w*|razor burn)\b/, hit)
      )
        continue;
      // "I don't want to hurt myself" was denied; "hurt myself lifting" is an injury and is not among the phrases.
      if (
        r.says(
          /\b(?:how (?:do|can|to)|without|avoid|worried|afraid|scared|dont want|going to hurt myself (?:if|with|lifting|doing|by|trying|deadlifting|squatting))\b/,
          hit,
        ) &&
        EXERTION.test(r.text) &&
        !DESPAIR.test(r.text)
      )
        continue;
      if (
        /^going to/.test(r.message.words.slice(hit.start, hit.end).join(" ")) &&
        EXERTION.test(r.text) &&
        !DESPAIR.test(r.text)
      )
        continue;
      return finding("self_harm", hit);
    }
    for (const hit of r.hits("wantToDie")) {
      if (DESPAIR.test(r.text)) return finding("wants_to_die", hit);
      // "My legs want to die".
      if (MUSCLES.test(r.message.words.slice(Math.max(0, hit.start - 2), hit.start).join(" "))) continue;
      // "Want to kill myself" alone in its clause is no word about the effort, though the message holds a log.
      const isEffort =
        EXERTION.test(clauseOf(r, hit)) || !/kill myself/.test(wordsOf(r, hit)) || !r.says(/\bwant/, hit);
      if (r.isLaughed(hit) || (isEffort && EXERTION.test(r.text)) || WITH_WORK.test(r.text)) continue;
      if (/\b(?:this|that|it|these|those) (?:made|makes|make|is making) me want to die\b/.test(r.text)) continue;
      return finding("wants_to_die", hit);
    }
    for (const hit of r.hits("suicidal", "wantToDie", "overdose", "medicine", "callHelp")) {
      if (
        /\b(?:to|and|going to|want to|ready to) end it\b/.test(r.text) &&
        /\b(?:pills|rope|gun|bridge|knife|razor|noose|tablets)\b/.test(r.text)
      )
        return finding("suicidal_words", hit);
    }
    const method = r.every("medicine", "wantToDie", "overdose")[0];
    if (
      method &&
      /\bhow (?:many|much) .{0,40}\b(?:kill (?:me|myself|you|yourself|someone|a person)|to die|overdose|be (?:lethal|fatal|enough to (?:die|end it))|(?:would|will|to) (?:do it|finish (?:me|it)|end it))\b/.test(
        r.text,
      )
    ) {
      return {
        ...finding("suicidal_words", method),
        evidence: [{ ...method, frame: { ...method.frame, isHypothetical: false, whose: "self" } }],
      };
    }
    const many = r.near(["tooMany"], ["medicine"], 4);
    if (many) return { class: "E", verdict: "halt", rule: "emergency.overdose", answer: "overdose", evidence: many };
    const pills = r.hits("medicine")[0];
    const swallowed = SWALLOWED.exec(inFigures(r.message.plain));
    const isMany = Number(swallowed?.[1]) >= (STIMULANT.test(r.text) ? 5 : 8);
    if (isMany && (pills || DOSES.test(swallowed?.[2] ?? "")) && !HARMLESS_PILLS.test(r.text)) {
      return {
        class: "E",
        verdict: "halt",
        rule: "emergency.overdose",
        answer: "overdose",
        evidence: pills ? [pills] : [],
      };
    }
    for (const hit of r.hits("overdose")) {
      const what = r.message.words.slice(hit.end, hit.end + 6).join(" ");
      const isDrug =
        /\b(?:pills?|tablets?|meds?|medication|caffeine|pre ?workout|insulin|paracetamol|tylenol|ibuprofen|aspirin|drugs?|opioids?|heroin|fentanyl|xanax|sleeping|painkillers|antidepressants|steroids|iron|potassium|my|it|them)\b/;
      if (/^on /.test(what) && !isDrug.test(what)) continue;
      if (
        r.says(
          /\b(?:pizza|sugar|carbs|cake|chocolate|cheese|leg day|cardio|squats|volume|training|gym|spinach|salad|veg\w*|fruit|broccoli|kale|smoothies?|leg days?|legs|burpees|running|rest days?|netflix|content|vitamin c|protein|volume|cute\w*|memes?|food|turkey)\b/,
          hit,
        )
      )
        continue;
      return { class: "E", verdict: "halt", rule: "emergency.overdose", answer: "overdose", evidence: [hit] };
    }
    return null;
  },
);

/** The bare wish, in the other languages that "want to die" is said in. */
const WISH_TO_DIE =
  /^(?:(?:will|mochte) sterben|(?:quiero|ganas de) morir(?:me)?|(?:veux|envie de) mourir|(?:voglio|voglia di) morire|(?:quero|vontade de) morrer)$/;
/** "Quero morrer kkk", and not another dark word. */
export const isWishInJest = (r: Reading, hit: Hit): boolean =>
  WISH_TO_DIE.test(wordsOf(r, hit)) &&
  r.isLaughed(hit) &&
  !DARK_WORDS.test([...r.message.words.slice(0, hit.start), "/", ...r.message.words.slice(hit.end)].join(" "));

/** "Want to die after that haha": taken for a joke about the effort, and said so, for it could be none. */
export const jestOfDying = needing({ concepts: ["wantToDie", "suicidal"] }, (r) => {
  const hit = [...r.hits("wantToDie"), ...r.hits("suicidal").filter((it) => isWishInJest(r, it))].find(
    (it) =>
      (/^want to die$/.test(wordsOf(r, it)) || WISH_TO_DIE.test(wordsOf(r, it))) &&
      it.frame.whose === "self" &&
      r.isLaughed(it) &&
      !r.says(MADE_TO, it),
  );
  return hit
    ? { class: "E", verdict: "note", rule: "emergency.jest_of_dying", answer: "jestOfDying", evidence: [hit] }
    : null;
});

/** Who or what makes one want to: the effort itself, and no wish. */
const MUSCLES =
  /\b(?:legs?|quads?|glutes?|calves|arms?|biceps|triceps|shoulders?|abs|core|lungs|hamstrings?|hammies|muscles?|feet|forearms?|lats|back|chest|thighs|knees|body)$/;
const MADE_TO = /\b(?:mak(?:es?|ing)|made) (?:me|us|you) want to die\b/;
