import type { Reading } from "./reading.ts";

const CLINICIAN =
  "(?:doctors?|gp|cardiologist|consultant|physician|specialist|hospital|er|clinic|they|ecg|ekg|echo|stress test|holter|scans?|x ?rays?|bloods?|tests?|arzt|arztin|hausarzt|kardiolog\\w*|ekg|medecin|cardiologue|medico|medica|cardiologo|cardiologa)";
/** What the pain was found to be. */
const NAMED =
  "(?:muscular|musculoskeletal|a (?:pulled |strained )?muscle|muscle|a strain|strain|reflux|acid reflux|heartburn|costochondritis|intercostal\\w*|anxiety|panic(?: attacks?)?|harmless|benign|nothing(?: serious| bad| wrong| to worry\\w*)?|not (?:my |the )?heart|ectopics?|muskular|muskeln|harmlos|nichts schlimmes|musculaire|rien de grave|benin|muscular|nada(?: grave| serio)?|muscolare|niente(?: di grave)?|muscular)";
/** A clinician, or a test, and what came of it: that it is harmless, or that training may go on. */
const FOUND: readonly RegExp[] = [
  new RegExp(
    `\\b${CLINICIAN}\\b[^.;!?]{0,60}?\\b(?:all clear|all (?:fine|good|normal|ok|okay)|cleared|clear|(?:gave|given) (?:me )?(?:the )?(?:ok|okay|green light|go ahead|nod)|signed (?:me )?off|(?:is |was |were |came back |looked |looks )(?:fine|normal|ok|okay|good)|(?:its|it is|it was|was|is|says?|said|thinks?|found|turned out to be|turned out)(?: its| it is| it was| that| only| just)* ${NAMED}|(?:says?|said|told me)(?: that)? (?:im (?:ok|okay|fine|good|cleared|healthy)|i (?:can|could|may) (?:train|lift|run|work ?out|exercise|go on|carry on)|(?:its |training is )?(?:ok|okay|fine|safe) to (?:train|lift|run|go on|exercise)))\\b`,
  ),
  new RegExp(
    `\\b(?:checked|examined|seen|looked (?:at|into)|cleared)\\b[^;!?]{0,40}?\\b(?:(?:its|it is|it was|was|turned out(?: to be)?)(?: only| just)* ${NAMED}|all clear|all (?:fine|good|normal)|cleared|nothing (?:serious|wrong|found))\\b`,
  ),
  /\b(?:arzt|arztin|kardiolog\w*|ekg)\b[^;!?]{0,50}\b(?:alles (?:ok|okay|gut|in ordnung|normal|bestens)|grunes licht|unauffallig|harmlos|muskular|nichts schlimmes|darf (?:ich )?(?:wieder )?trainieren)\b/,
  /\b(?:medecin|cardiologue|ecg)\b[^;!?]{0,50}\b(?:tout (?:va bien|est (?:normal|bon|ok))|rien (?:de grave|d anormal)|feu vert|musculaire|normal|peux (?:reprendre|m entrainer))\b/,
  /\b(?:medico|medica|cardiolog[oa]|electro\w*|ecg)\b[^;!?]{0,50}\b(?:todo (?:bien|normal|ok|en orden)|no es nada|nada grave|muscular|puedo entrenar|(?:me dio|dado) (?:el )?(?:alta|visto bueno)|tutto (?:bene|ok|a posto|normale|nella norma)|niente di grave|muscolare|posso allenarmi|via libera|tudo (?:bem|certo|normal|ok)|liberou|liberad[oa]|posso treinar)\b/,
];
/** It is there still, it has come back, nobody has really looked, or something goes with it. */
const NOT_OVER =
  /\b(?:still|again|keeps?|came back|coming back|comes back|is back|its back|worse|getting|right now|just now|tonight|this morning|since (?:yesterday|then|this|today)|every ?time|each time|whenever|as soon as|when (?:i|im|ive) (?!was\b|had\b)|while i|(?:not|never|isnt|wasnt|arent|hasnt|havent|didnt|wont|cant|couldnt|dont|doesnt) (?:\w+ ){0,3}?(?:cleared|clear|checked|seen|sure|normal|fine|ok|okay|find|found|know|see|go|gone|away|muscular|muscle|reflux)|(?<!nothing |not |isnt |wasnt )serious|worried|second opinion|should i (?:see|go|call|get|be)|waiting|waited|appointment|booked|until|before (?:i|my|the) (?:see|appointment)|supposed to|wants? (?:me )?to (?:come|see|have|do)|ambulance|but (?:now|it|its|my|the pain|today|yesterday|i (?:still|feel|get|have|had))|faint\w*|pass\w* out|black\w* out|collaps\w*|sweat\w*|left arm|jaw|cant breathe|noch|wieder|immer|aber (?:jetzt|heute|es)|toujours|encore|mais (?:ca|maintenant|j)|todavia|sigue|otra vez|pero (?:ahora|me|hoy)|ancora|di nuovo|ma (?:ora|adesso|mi)|ainda|de novo|mas (?:agora|hoje))\b/;

/**
 * Whether somebody says that a clinician has looked at it and found it harmless, or lets them train, and nothing is left of it: "doc did an ECG,
 * it's muscular, cleared to lift". In: folded words.
 */
export const isFoundHarmless = ({ text }: Pick<Reading, "text">): boolean =>
  FOUND.some((found) => found.test(text)) && !NOT_OVER.test(text);
