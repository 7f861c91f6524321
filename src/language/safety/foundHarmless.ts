import { compiled } from "../patterns/compiled.ts";
import { isClearanceOfElse } from "./ofSomebodyElse.ts";
import type { Hit, Reading } from "./reading.ts";

const CLINICIAN =
  "(?:doctors?|gp|cardiologist|consultant|physician|specialist|hospital|er|clinic|they|ecg|ekg|echo|stress test|holter|scans?|x ?rays?|bloods?|tests?|arzt|arztin|hausarzt|kardiolog\\w*|ekg|medecin|cardiologue|medico|medica|cardiologo|cardiologa)";
/** What the pain was found to be. */
const NAMED =
  "(?:muscular|musculoskeletal|a (?:pulled |strained )?muscle|muscle|a strain|strain|reflux|acid reflux|heartburn|costochondritis|intercostal\\w*|anxiety|panic(?: attacks?)?|harmless|benign|nothing(?: serious| bad| wrong| to worry\\w*)?|not (?:my |the )?heart|ectopics?|muskular|muskeln|harmlos|nichts schlimmes|musculaire|rien de grave|benin|muscular|nada(?: grave| serio)?|muscolare|niente(?: di grave)?|muscular)";
/** A clinician, or a test, and what came of it: that it is harmless, or that training may go on. */
const FOUND: readonly RegExp[] = [
  compiled(
    `\\b${CLINICIAN}\\b[^.;!?]{0,60}?\\b(?:all clear|all (?:fine|good|normal|ok|okay)|cleared|clear|(?:gave|given) (?:me )?(?:the )?(?:ok|okay|green light|go ahead|nod)|signed (?:me )?off|(?:is |was |were |came back |looked |looks )(?:fine|normal|ok|okay|good)|(?:its|it is|it was|was|is|says?|said|thinks?|found|turned out to be|turned out)(?: its| it is| it was| that| only| just)* ${NAMED}|(?:says?|said|told me)(?: that)? (?:im (?:ok|okay|fine|good|cleared|healthy)|i (?:can|could|may) (?:train|lift|run|work ?out|exercise|go on|carry on)|(?:its |training is )?(?:ok|okay|fine|safe) to (?:train|lift|run|go on|exercise)))\\b`,
  ),
  compiled(
    `\\b(?:checked|examined|seen|looked (?:at|into)|cleared)\\b[^;!?]{0,40}?\\b(?:(?:its|it is|it was|was|turned out(?: to be)?)(?: only| just)* ${NAMED}|all clear|all (?:fine|good|normal)|cleared|nothing (?:serious|wrong|found))\\b`,
  ),
  /\b(?:arzt|arztin|kardiolog\w*|ekg)\b[^;!?]{0,50}\b(?:alles (?:ok|okay|gut|in ordnung|normal|bestens)|grunes licht|unauffallig|harmlos|muskular|nichts schlimmes|darf (?:ich )?(?:wieder )?trainieren)\b/,
  /\b(?:medecin|cardiologue|ecg)\b[^;!?]{0,50}\b(?:tout (?:va bien|est (?:normal|bon|ok))|rien (?:de grave|d anormal)|feu vert|musculaire|normal|peux (?:reprendre|m entrainer))\b/,
  /\b(?:medico|medica|cardiolog[oa]|electro\w*|ecg)\b[^;!?]{0,50}\b(?:todo (?:bien|normal|ok|en orden)|no es nada|nada grave|muscular|puedo entrenar|(?:me dio|dado) (?:el )?(?:alta|visto bueno)|tutto (?:bene|ok|a posto|normale|nella norma)|niente di grave|muscolare|posso allenarmi|via libera|tudo (?:bem|certo|normal|ok)|liberou|liberad[oa]|posso treinar)\b/,
];
/** It is there still, it has come back, nobody has really looked, or something goes with it. */
const NOT_OVER =
  /\b(?:still|again|keeps?|came back|coming back|comes back|is back|its back|worse|getting|right now|just now|tonight|this morning|since (?:yesterday|then|this|today)|every ?time|each time|whenever|as soon as|when (?:i|im|ive) (?!was\b|had\b)|while i|(?:not|never|isnt|wasnt|arent|hasnt|havent|didnt|wont|cant|couldnt|dont|doesnt) (?:\w+ ){0,3}?(?:cleared|clear|checked|seen|sure|normal|fine|ok|okay|find|found|know|see|go|gone|away|muscular|muscle|reflux)|(?<!nothing |not |isnt |wasnt )serious|worried|second opinion|should i (?:see|go|call|get|be)|waiting|waited|appointment|booked|until|before (?:i|my|the) (?:see|appointment)|supposed to|wants? (?:me )?to (?:come|see|have|do)|ambulance|but (?:now|it|its|my|the pain|today|yesterday|i (?:still|feel|get|have|had))|faint\w*|pass\w* out|black\w* out|collaps\w*|sweat\w*|left arm|jaw|cant breathe|noch|wieder|immer|aber (?:jetzt|heute|es)|toujours|encore|mais (?:ca|maintenant|j)|todavia|sigue|otra vez|pero (?:ahora|me|hoy)|ancora|di nuovo|ma (?:ora|adesso|mi)|ainda|de novo|mas (?:agora|hoje))\b/;

/** It is told as there: "I have chest pain", "my chest hurts", "today"; six languages. */
const PRESENT =
  /\b(?:i (?:have|feel|get|do have)(?! (?:had|been))|ive got|i got|im (?:having|feeling|getting)|(?<!\b(?:was|were|been) )having|all (?:day|morning|afternoon|evening|night|week)|since (?:yesterday|this|breakfast|lunch|dinner|waking|i woke|last night)|hurts|hurting|aches|aching|burns|burning|(?:is|feels|are|s) (?:\w+ ){0,2}?(?:tight|sore|heavy|hurting|aching|painful|burning)|today|now|tonight|currently|at the moment|atm|this (?:morning|evening|afternoon|minute)|still|again|ich habe|ich hab|hab|tut|tun|schmerzt|heute|jetzt|gerade|tengo|siento|duele|hoy|ahora|j ai|aujourd|maintenant|ho|sento|fa male|oggi|adesso|ora|tenho|estou|sinto|doi|hoje|agora)\b/;
/** It is told as over: "had", "in May", "last month". */
const PAST =
  /^(?:after|following) |\b(?:had|was|were|felt|got (?:some|a|this)|went|came|used to|last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|time|\w+day|jan\w*|feb\w*|march|april|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)|ago|yesterday|back in|previous|earlier|(?:in|from|since) (?:jan\w*|feb\w*|march|april|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|spring|summer|autumn|winter|(?:19|20)\d\d)|hatte|war|letzte\w*|tuve|tenia|ayer|pasad[oa]|eu|avais|hier|dernier\w*|avuto|avevo|ieri|scors[oa]|tive|tinha|ontem|passad[oa])\b/;
const OF_CLINICIAN = compiled(`^${CLINICIAN}$`);
const OF_DOC = /^(?:docs?|dr|doctors|gps|physio|cardio|nurse|checked|examined|cleared)$/;
const HAS_NAME = compiled(`\\b${NAMED}\\b`);

/** The clause around a sign: from pause to pause, and no further than a clinician. */
function clauseOf({ message: { words, sentence, pause } }: Reading, { start, end }: Hit): string {
  const isOther = (at: number): boolean => {
    const word = words[at] as string;
    return sentence[at] !== sentence[start] || OF_CLINICIAN.test(word) || OF_DOC.test(word);
  };
  let from = start;
  while (from > 0 && !pause[from] && !isOther(from - 1)) from--;
  let to = end;
  while (to < words.length && !pause[to] && !isOther(to)) to++;
  return words.slice(from, to).join(" ");
}

/** Without the sentences that tell of the clearance of a knee or of a wife. */
function withoutElse({ message: { words, sentence } }: Pick<Reading, "message">): string {
  const sentences: string[] = [];
  for (const [at, word] of words.entries()) {
    const place = sentence[at] as number;
    sentences[place] = sentences[place] === undefined ? word : `${sentences[place]} ${word}`;
  }
  return sentences.filter((text) => text && !isClearanceOfElse(text)).join(" ");
}

/**
 * Whether somebody says that a clinician has looked at it and found it harmless, or lets them train, and nothing is left of it: "doc did an ECG,
 * it's muscular, cleared to lift". In: a reading, and the signs it is of.
 * What is told as there now is explained only by what it was found to be, said with it or after it; a bare clearance goes back to before it.
 */
export function isFoundHarmless(r: Reading, signs: readonly Hit[]): boolean {
  const text = withoutElse(r);
  if (NOT_OVER.test(text) || !FOUND.some((found) => found.test(text))) return false;
  return signs.every((sign) => {
    const clause = clauseOf(r, sign);
    if (PRESENT.test(clause)) return explainsAfter(r, sign);
    return PAST.test(clause) || PAST.test(r.sentenceOf(sign)) || FOUND.some((found) => found.test(r.sentenceOf(sign)));
  });
}

/** Whether a sign is told as there now, by the clause around it. */
export const isToldPresent = (r: Reading, sign: Hit): boolean => PRESENT.test(clauseOf(r, sign));

/** "My chest hurts, doc checked it and it's muscular". */
function explainsAfter({ message: { words, sentence } }: Reading, { start, end }: Hit): boolean {
  const place = sentence[start] as number;
  const after = words.filter((_, at) => at >= end && (sentence[at] as number) <= place + 1).join(" ");
  return HAS_NAME.test(after) && FOUND.some((found) => found.test(after));
}
