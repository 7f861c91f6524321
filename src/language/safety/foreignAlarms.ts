import { type EnteredPattern, entered } from "../patterns/enteredPattern.ts";
import { emergency, type Rule } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

/**
 * Chest pain and wanting to die in languages that nothing else of a message is read in: whoever writes so is told whom to call. A few fixed
 * phrases each, as they are written; matched in the message as typed, in lower case.
 */
const HEART = entered(
  /pijn op (?:de|mijn) borst|druk op (?:de|mijn) borst|ból w klatce|boli mnie (?:w )?klat|ont i bröstet|bröstsmärt|vondt i brystet|smerter i brystet|ondt i brystet|rintakip|göğsüm ağrı|göğüs ağrı|durere în piept|fáj a mellkas|bolest na hrudi|đau ngực|nyeri dada/u,
);
const HEART_IN_OTHER_LETTERS =
  /боль в груди|болит в груди|давит в груди|болить у грудях|胸が(?:とても|すごく)?痛|胸の痛み|胸が苦し|胸口(?:很)?[疼痛]|胸痛|가슴이 (?:너무 )?아[프파]|흉통|ألم في (?:ال)?صدر|صدري يؤلمني|सीने में दर्द|छाती में दर्द|πόνο(?:ς)? στο στήθος/u;
const DESPAIR = entered(
  /wil niet meer leven|wil dood|zelfmoord|maak er een eind aan|nie chcę (?:już )?żyć|chcę umrzeć|samobój|vill (?:inte leva|dö)|ta mitt liv|vil (?:ikke leve|dø)|itsemurha|haluan kuolla|ölmek istiyorum|intihar|yaşamak istemiyorum|vreau să mor|meg akarok halni|chci (?:se zabít|umřít)|muốn chết|ingin mati|bunuh diri/u,
);
const DESPAIR_IN_OTHER_LETTERS =
  /не хочу (?:больше )?жить|хочу умереть|покончить с собой|убить себя|не хочу бути|хочу померти|死にたい|自殺し|消えたい|不想活|想死(?!我|你)|想自杀|죽고 싶|자살하|أريد أن أموت|لا أريد أن أعيش|انتحر|मरना चाहता|मरना चाहती|आत्महत्या|θέλω να πεθάνω|αυτοκτον/u;

/** Greek and all that is neither that nor Latin: Cyrillic, Arabic, Devanagari, Kana, Han, Hangul. */
const OTHER_LETTERS = /[\u0370-\u1dff\u3040-\uffff]/;
const says = (typed: string, inLatin: EnteredPattern, inOthers: RegExp): boolean =>
  inLatin.test(typed) || (OTHER_LETTERS.test(typed) && inOthers.test(typed));

const heart: Rule = (r) => (says(r.typed, HEART, HEART_IN_OTHER_LETTERS) ? emergency("foreign_heart", "heart") : null);
const despair: Rule = (r) =>
  says(r.typed, DESPAIR, DESPAIR_IN_OTHER_LETTERS) ? emergency("foreign_despair", "selfHarm") : null;

/** "Took double my insulin by accident": sugar falls within the hour. */
const TOO_MUCH_INSULIN =
  /\b(?:took|taken|injected|shot|gave myself|had|used|pumped|bolused|dosed|genommen|gespritzt|pris|injecte|tome|puse|preso|fatto|tomei|apliquei)\b.{0,40}\b(?:double|twice|triple|(?:2|3|4|two|three|four) ?(?:x|times)|too much|too many|wrong dose|extra|doppelt\w*|zu viel|trop|double dose|el doble|demasiad[ao]|il doppio|troppa|o dobro|demais)\b.{0,30}\binsulin[ae]?\b|\binsulin[ae]?\b.{0,30}\b(?:overdose|uberdosis|surdose|sobredosis|sovradosaggio)\b|\btoo much insulin\b/;
const insulin = needing({ words: [TOO_MUCH_INSULIN] }, (r) =>
  TOO_MUCH_INSULIN.test(r.text) && !/\b(?:should i|can i|what if|if i|could i)\b/.test(r.text)
    ? emergency("insulin", "overdose")
    : null,
);

export const FOREIGN_ALARMS: readonly Rule[] = [heart, despair, insulin];

/** By the name of its rule. */
export const isForeignAlarm = (rule: string) => rule.startsWith("emergency.foreign_");
