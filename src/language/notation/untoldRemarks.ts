const NUMBER =
  "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|eine?n?|zwei|drei|vier|f[üu]nf|sechs|sieben|acht|neun|zehn|une?|deux|trois|quatre|cinq|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|tre|quattro|cinque|sei|sette|otto|dieci|dois|duas|tr[êe]s|quatro|sete|oito|dez)";
const SIDE =
  "(?:left|right|links|rechts|linken?|rechten?|gauche|droite|izquierd[ao]|derech[ao]|sinistr[ao]|destr[ao]|esquerd[ao]|direit[ao])";
const OF_SETS =
  "(?:sets?|rounds?|reps?|last|first|second|third|fourth|final|s[äa]tze|satz|runden?|letzten?|ersten?|zweiten?|dritten?|series?|s[ée]ries?|tours?|derni[èe]re?s?|premi[èe]re?|rondas?|[úu]ltim[ao]s?|primer[ao]?|segund[ao]|round|giri|prim[ao]|second[ao])";

/** "three on the right and one on the left", "links nur 6". */
const OF_A_SIDE = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}(?![\\p{L}\\d/]) (?:\\p{L}+ ){0,2}(?:on|with|for|auf|mit|[àa]|con|com|na|no|per|pour|per)(?: (?:the|my|der|la|le|el|il|a|o|de))? ${SIDE}(?!\\p{L})|(?<!\\p{L})${SIDE}(?: (?:side|leg|arm|hand|one|only|just|nur|got|did))* ${NUMBER}(?![\\p{L}\\d/])`,
  "iu",
);
/** "except I skipped them in the last round", "apart from the second where i only got 7". */
const EXCEPTED = new RegExp(
  `(?<!\\p{L})(?:except(?:ing)?|excluding|apart from|other than|minus|save for|au(?:ss|ß)er|bis auf|sauf|[ea]xcept[oé]|exceto|salvo|tranne)(?!\\p{L})[^.;!?\\n]{0,40}?(?<!\\p{L})(?:${OF_SETS}|${NUMBER}|them)(?!\\p{L})`,
  "iu",
);
/** "last one i only got 7", "managed just 6 on the third". */
const GOT = new RegExp(
  `(?<!\\p{L})(?:only|just|got|did|made|managed|hit|nur|geschafft|seulement|s[óo]lo|solo|s[óo]|hice|fait|fatto|fiz)(?!\\p{L})(?: \\p{L}+){0,2} ${NUMBER}(?![\\p{L}\\d/%])`,
  "iu",
);
const OF_WHICH = new RegExp(`(?<!\\p{L})${OF_SETS}(?!\\p{L})`, "iu");
/** "skipped them in the last round", "left one set out". */
const LEFT_OUT = new RegExp(
  `(?<!\\p{L})(?:skipped|missed|dropped|left out|left|cut|ausgelassen|weggelassen|saut[ée]|salt[eéo]|saltat[oi]|pulei)(?!\\p{L}) (?:them|it|that|those|these|the|a|out|die|den|le|la|el|los|os|${NUMBER}|(?=${OF_SETS}))(?!\\p{L})[^.;!?\\n]{0,25}?(?<!\\p{L})(?:${OF_SETS}|out)(?!\\p{L})`,
  "iu",
);
/** What could have been, and what was felt, changes no set. */
const NO_DEED =
  /(?<!\p{L})(?:could|should|would|might|felt|feels?|feeling|hurts?|hurting|sore|pain(?:ful)?|pump|tight|stiff|sleep|tank|next|könnte|hätte|weh|mal|duele|dolor|fa male|dor)(?!\p{L})/iu;
const CLAUSE = /[^,.;!?\n()]+(?:[.,]\d[^,.;!?\n()]*)*/g;
const LONGEST_QUOTE = 60;

/**
 * Remarks that bear on the sets they stand behind and are in none of them: what was left out, what one of the sets or sides
 * was instead. In: the words behind an exercise's sets, and its notes. Out: the remarks as written. Linear.
 */
export function untoldRemarks(said: string): string[] {
  return (said.match(CLAUSE) ?? []).flatMap((clause) => {
    if (NO_DEED.test(clause)) return [];
    const bears =
      OF_A_SIDE.test(clause) ||
      EXCEPTED.test(clause) ||
      LEFT_OUT.test(clause) ||
      (GOT.test(clause) && OF_WHICH.test(clause));
    return bears ? [clause.trim().slice(0, LONGEST_QUOTE)] : [];
  });
}
