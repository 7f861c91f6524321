import { oneSlipApart, withOneLess } from "../../catalog/spellings.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingWords } from "../patterns/keepingWords.ts";
import { matchesIn } from "../patterns/matchesIn.ts";

/** A message as words, with where sentences and pauses are. */
export type SafetyWords = {
  words: string[];
  /** Sentence number of each word. */
  sentence: number[];
  /** Whether a comma, a colon or a dash stands before the word. */
  pause: boolean[];
  /** Sentences that end in a question mark. */
  asked: ReadonlySet<number>;
  /** The whole in lower case without accents, for figures. */
  plain: string;
};

/** More is not a message; the API refuses it before. */
const MOST_CHARACTERS = 20_000;

const PIECES = /\p{Extended_Pictographic}|[\p{L}\p{N}]+(?:[.,]\p{N}+)*|[.!?;…\n]+|[,:()–—]| - |\//gu;
/** Laughter as it is typed, in six languages; read before letters said thrice become one. */
const LAUGHTER =
  /^(?:(?:h[aei]){2,}h?|ah(?:ah)+a?|(?:j[aei]){2,}j?|k{3,}|(?:rs){2,}s?|lo+l+|lmf?ao+|rofl|mdr+|ptdr+|x+d+)$/;
const isLaughter = keepingWords((word) => LAUGHTER.test(word));
const LAUGHING = /^[😂🤣😅😆😹😜😝🤪😄😁😉💀☠🫠]/u;
/** Words that strengthen and say nothing themselves. */
const INTENSIFIERS = new Set(
  (
    "really rly very super fucking fuckin fkn fricking freaking frickin damn literally totally completely actually " +
    "honestly kinda sorta extremely quite pretty absolutely basically seriously tbh ngl omg wtf please pls"
  ).split(" "),
);
/** What follows those who passed out: when they did. */
const PASSING_OUT = "on after during while mid from twice once today yesterday briefly for".split(" ");
/** One form for another where one of some words follows it. */
const togetherWith = (wrong: string, right: string, nexts: readonly string[]): Record<string, string> =>
  Object.fromEntries(nexts.map((next) => [`${wrong} ${next}`, `${right} ${next}`]));

/** Written together, apart or in slang → one form. */
const FORMS: ReadonlyMap<string, string> = mapOf({
  "can not": "cant",
  "blood sweat": "",
  cannot: "cant",
  couldnt: "cant",
  "could not": "cant",
  cudnt: "cant",
  "unable to": "cant",
  "not able to": "cant",
  "wasnt able to": "cant",
  "do not": "dont",
  "did not": "didnt",
  "does not": "doesnt",
  "is not": "isnt",
  "was not": "wasnt",
  "were not": "werent",
  "are not": "arent",
  "have not": "havent",
  "has not": "hasnt",
  "will not": "wont",
  "i am": "im",
  gonna: "going to",
  gunna: "going to",
  wanna: "want to",
  wana: "want to",
  gotta: "have to",
  tryna: "trying to",
  jk: "kidding",
  "i m": "im",
  "peso muerto": "deadlift",
  "peso morto": "deadlift",
  "pesos muertos": "deadlifts",
  "dead bug": "deadbug",
  "dead bugs": "deadbugs",
  "dead hang": "deadhang",
  "dead hangs": "deadhangs",
  "dead stop": "deadstop",
  "skull crusher": "skullcrusher",
  "skull crushers": "skullcrushers",
  okk: "ok",
  oke: "ok",
  okey: "ok",
  rn: "right now",
  "a and e": "er",
  chestpain: "chest pain",
  chestpains: "chest pains",
  heartattack: "heart attack",
  heartpain: "heart pain",
  "the fuck": "",
  "the hell": "",
  "the heck": "",
  // "Past out" and "feinted" are words of their own elsewhere: "past out of the door", "feinted and landed the hook".
  ...togetherWith("past out", "passed out", PASSING_OUT),
  ...togetherWith("feinted", "fainted", PASSING_OUT),
  "i past out": "i passed out",
  "nearly feinted": "nearly fainted",
  "almost feinted": "almost fainted",
  u: "you",
  ur: "your",
  hosp: "hospital",
  dr: "doctor",
  doc: "doctor",
  yrs: "years",
  yr: "year",
  lbs: "lb",
  pounds: "lb",
  pound: "lb",
  kgs: "kg",
  kilos: "kg",
  kilo: "kg",
});
/** What a form of several words begins with. */
const FORM_STARTS = new Set([...FORMS.keys()].filter((form) => form.includes(" ")).map((form) => form.split(" ")[0]));
/** Written without their apostrophe in the phrases ("its", "yesterdays"); "my head's pounding" becomes "head is". */
const ONE_WORD = new Set(
  (
    "geht gibt wie it that what he she let there here who where how when today yesterday tomorrow everything one monday tuesday wednesday " +
    "thursday friday saturday sunday week month year farmer farmers runner swimmer golfer parkinson women men alzheimer murphy"
  ).split(" "),
);
/** Slips in words too short to be corrected by rule. */
const SLIPS: ReadonlyMap<string, string> = mapOf({
  ...slips("chest", "chset ches chesst cheast chect chets cehst chst ceast"),
  ...slips("pain", "pian paim painn pani pein payne"),
  ...slips("pains", "pians painz"),
  ...slips("heart", "hart heartt haert hearth herat"),
  ...slips("breathe", "brethe breate breeth breahte"),
  ...slips("breath", "breth braeth"),
  ...slips("numb", "nunb nmb numbb"),
  ...slips("dizzy", "dizy dizzi dizzyy diszy dizzt"),
  ...slips("tight", "tite tigth thight tihgt tigt"),
  ...slips("arm", "amr arn"),
  ...slips("hurts", "hurtz hurtss"),
  ...slips("hurt", "hrut"),
  ...slips("faint", "fiant"),
  ...slips("desmaye", "desmalle"),
  ...slips("stroke", "stroek strok"),
  ...slips("passed", "pased passd"),
  ...slips("blacked", "blaked blackd blackked"),
  ...slips("throat", "throut thraot troat thoat"),
  ...slips("bladder", "blader"),
  ...slips("bowel", "bowle"),
  ...slips("suicide", "sucide suiside suicid"),
  ...slips("seizure", "siezure seisure seizur sezure"),
  ...slips("swollen", "swolen swolllen"),
  ...slips("pregnant", "preggo pregnat preggers"),
  ...slips("jaw", "jwa"),
});
/** Short words that matter, with two letters swapped: "brwon", "wnat". */
const SWAPPED = new Map(
  "want live alive brown purge purging urine black blood bleed pills kill hurt dead vomit period meals fasting throw numb chest heart dizzy faint swallow"
    .split(" ")
    .flatMap((word) =>
      [...word]
        .slice(2)
        .map((_, at): [string, string] => [
          `${word.slice(0, at + 1)}${word[at + 2]}${word[at + 1]}${word.slice(at + 3)}`,
          word,
        ]),
    )
    .filter(([wrong, word]) => wrong !== word),
);
/** Long words that matter and are often misspelt, of six languages; nothing else is corrected by rule. */
const CORRECTED = (
  "breathing breathless breathlessness shortness pressure crushing squeezing tightness heaviness discomfort collapsed fainting " +
  "unconscious consciousness unresponsive seizure seizures convulsion convulsions convulsing paralysed paralyzed numbness tingling " +
  "dislocated dislocation fractured palpitations palpitation dizziness lightheaded headache headaches migraine suicidal suicide " +
  "swelling swollen anaphylaxis anaphylactic allergic vomiting bleeding confused disoriented slurred concussion surgery stitches " +
  "pregnant pregnancy postpartum diabetes diabetic hypertension steroids anabolic testosterone trenbolone clenbuterol laxatives " +
  "anorexia bulimia starving calories shoulder sternum breastbone sweating nauseous radiating irregular heartbeat rhabdomyolysis " +
  "temperature infection operation exhaustion heatstroke overdose overdosed hopeless worthless ibuprofen medication painkillers " +
  "dehydration weakness drooping excruciating stabbing suddenly anymore killing bladder incontinent fainted " +
  "bewusstlos ohnmachtig umgekippt weggetreten zusammengebrochen brustschmerz brustschmerzen herzschmerzen herzinfarkt schlaganfall " +
  "schwindlig gelahmt selbstmord umbringen krampfanfall schwanger atemnot evanoui evanouie evanouissement poitrine enceinte " +
  "etourdissement saignement desmaye desmayado desmayada embarazada suicidarme suicidio sangrando hormigueo svenuto svenuta " +
  "svenimento incinta formicolio suicidarmi desmaiei desmaiou gravida tontura formigamento sangramento"
).split(" ");
/** Ordinary words one slip from one of those: left alone. */
const ORDINARY = new Set(
  "overdone overdoes overdo overdoing suicides meditation meditations mediation breeding pressured pressures brushing crashing rushing slurped switches crashing dwelling spelling smelling shelling staving staring operations infections starring dislocates stashing stabling sweeting steeping radiation radiators rotating filling milling kissing killings collapses shortened feinted tingly tinkling mingling".split(
    " ",
  ),
);

function mapOf(entries: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(entries));
}

function slips(right: string, wrong: string): Record<string, string> {
  return Object.fromEntries(wrong.split(" ").map((word) => [word, right]));
}

/** Corrects what is listed, and `CORRECTED` words by one slip. `vocabulary`: words that are right as they are. */
export function safetySpeller(vocabulary: Iterable<string>): (word: string) => string {
  const known = new Set(vocabulary);
  const near = new Map<string, string[]>();
  for (const word of CORRECTED) for (const key of withOneLess(word)) near.set(key, [...(near.get(key) ?? []), word]);
  return keepingWords((word) => {
    if (known.has(word)) return word;
    const listed = SLIPS.get(word) ?? SWAPPED.get(word);
    if (listed) return listed;
    if (word.length < 6 || word.length > 20 || ORDINARY.has(word)) return word;
    for (const key of withOneLess(word)) {
      for (const right of near.get(key) ?? []) {
        if (right[0] === word[0] && oneSlipApart(word, right)) return right;
      }
    }
    return word;
  });
}

/** "Soooo". */
const DRAWN_OUT = /(\p{L})\1{2}/u;

/** "In der 30. Woche": that full stop ends no sentence. */
const GERMAN_ORDINAL = entered(
  /\b(\d{1,2})\.(?= ?(?:woche|ssw|schwangerschafts\w*|monat|tag|jahr|lebensjahr|satz|wiederholung)\b)/g,
);

/** "34w along", "28wks". */
const WEEKS_WRITTEN_ON = entered(/\b(\d{1,2})(w|wks?|weeks?)\b/g);

/** "38c in here", "38°". */
const DEGREES_WRITTEN_ON = entered(/\b(\d{2})(?:c\b| ?°c?(?!\p{L}))/gu);

const isLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

const withoutAccents = (text: string): string =>
  IS_ASCII.test(text)
    ? text
    : text
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .replaceAll("ß", "ss")
        .replaceAll("œ", "oe");
const IS_ASCII = /^[\0-\x7f]*$/;

/** Words joined by an apostrophe as two, or as one where that is how they are known. */
const apart = (text: string): string =>
  text
    .replace(/(?<!\p{L})(\p{L}{2,})['’`´ʼ]s\b/gu, (whole, stem: string) => (ONE_WORD.has(stem) ? whole : `${stem} is`))
    .replace(/\b(l|d|j|n|s|c|m|t|qu|un|dell|all|nell|sull|dall|quell|quest)['’](?=\p{L})/gu, "$1 ")
    .replace(/(\p{L})['’`´ʼ](?=\p{L})/gu, "$1");
const MAY_BE_APOSTROPHE = /['’`´ʼ]/;

/** Splits, folds and corrects a message. Any string in; linear in its length. */
export function safetyWords(text: string, spell: (word: string) => string): SafetyWords {
  const folded = withoutAccents(text.slice(0, MOST_CHARACTERS).toLowerCase());
  const plain = (MAY_BE_APOSTROPHE.test(folded) ? apart(folded) : folded)
    .replace(GERMAN_ORDINAL, "$1")
    .replace(WEEKS_WRITTEN_ON, "$1 $2")
    .replace(DEGREES_WRITTEN_ON, "$1 c");

  const raw: { word: string; sentence: number; pause: boolean }[] = [];
  const asked = new Set<number>();
  let sentence = 0;
  let pause = false;
  const isDrawnOut = DRAWN_OUT.test(plain);
  for (const [piece] of matchesIn(plain, PIECES)) {
    const isWord = isLetterOrDigit(piece.charCodeAt(0));
    if (!isWord && /^[.!?;…\n]/.test(piece)) {
      if (piece.includes("?")) asked.add(sentence);
      sentence++;
      pause = false;
    } else if (!isWord && /^[,:()–— /]/.test(piece)) pause = true;
    else if (!isWord && /^\p{Extended_Pictographic}/u.test(piece)) {
      if (LAUGHING.test(piece)) raw.push({ word: "lol", sentence, pause });
    } else {
      const word = isLaughter(piece) ? "lol" : isDrawnOut ? piece.replace(/(\p{L})\1{2,}/gu, "$1") : piece;
      if (INTENSIFIERS.has(word)) continue;
      raw.push({ word, sentence, pause });
      pause = false;
    }
  }

  const words: string[] = [];
  const sentences: number[] = [];
  const pauses: boolean[] = [];
  for (let at = 0; at < raw.length; at++) {
    const item = raw[at] as (typeof raw)[number];
    let written = FORMS.get(item.word) ?? spell(item.word);
    if (FORM_STARTS.has(item.word)) {
      const pair = raw[at + 1]?.sentence === item.sentence ? `${item.word} ${raw[at + 1]?.word}` : "";
      const triple = raw[at + 2]?.sentence === item.sentence ? `${pair} ${raw[at + 2]?.word}` : "";
      const [ofThree, ofTwo] = [FORMS.get(triple), FORMS.get(pair)];
      written = ofThree ?? ofTwo ?? written;
      at += ofThree !== undefined ? 2 : ofTwo !== undefined ? 1 : 0;
    }
    if (written === "") continue;
    for (const [index, word] of written.split(" ").entries()) {
      words.push(word);
      sentences.push(item.sentence);
      pauses.push(index === 0 && item.pause);
    }
  }
  return { words, sentence: sentences, pause: pauses, asked, plain };
}
