import { compiled } from "../patterns/compiled.ts";
import type { Reading } from "./reading.ts";
import { isStillDark } from "./stillDark.ts";

/** Who is with somebody: family, friends, those who help. */
const PEOPLE =
  "(?:mum|mom|mother|dad|father|parents?|sister|brother|family|wife|husband|partner|girlfriend|boyfriend|gf|bf|friends?|mate|buddy|roommate|flatmate|neighbou?r|aunt|uncle|cousin|gran|grandma|grandpa|therapist|psychologist|psychiatrist|counsell?or|nurse|crisis team|somebody|someone|people)";
const HIM_OR_HER = "(?:with|beside|next to|here with|staying with|looking after)";
/** Nobody was called, told or reached. */
const NOT_REACHED =
  "(?<!\\b(?:nobody|no one|never|not|havent|hasnt|didnt|cant|couldnt|wont|wish i|should have|if i)(?: (?:ever|even|actually|really|have|had))? )";
const SAFE_OF_MIND: readonly RegExp[] = [
  // "I won't do anything", "not going to hurt myself".
  /\b(?:wont|will not|would never|will never|not going to|not gonna|never going to|aint gonna|not about to|promise not to|dont want to|dont plan to|not planning to) (?:actually |really |ever )?(?:do (?:it|anything|that|something (?:stupid|silly|bad))|act on (?:it|them|that)|hurt (?:me|myself)|harm (?:me|myself)|kill myself|end (?:it|my life|it all)|take my (?:own )?life|die|cut)\b(?! (?:the|in|on|at|with|by|from|without|like|slow\w*|alone|here|there|painful\w*|now|yet|again$))/,
  /\b(?:not|no longer|not feeling) (?:actually |really )?suicidal\b|\b(?:thoughts?|urges?|feelings?) (?:have |has |is |are |just )*(?:passed|gone|stopped|quieter|quiet|faded|eased)\b/,
  // "My sister is here", "not alone any more", "I'm at my mum's".
  compiled(
    `\\b${PEOPLE} (?:is|s|are|came|has come|came over|just came) (?:${HIM_OR_HER} me|here|over|by|round)\\b(?! (?:it|me|him|her|us|no more|in the)\\b)`,
  ),
  compiled(
    `\\b(?:im|i am|am|staying|being|stay) (?:here |now |back |at home )*${HIM_OR_HER} (?:my |a |an |the )?${PEOPLE}\\b`,
  ),
  compiled(`\\bat (?:my |a )(?:\\w+ )?${PEOPLE}s?(?: (?:house|place|home))?\\b`),
  /\b(?:not|no longer|im not|never) alone\b(?! (?:in|with (?:my|the|these|this|voices)|enough)\b)/,
  // "Called the line", "told my wife", "in the hospital".
  compiled(
    `${NOT_REACHED}\\b(?:called|rang|phoned|texted|talked (?:to|with)|spoke (?:to|with)|spoken to|told|talking to|on the phone (?:with|to)) (?:to )?(?:my |a |the |an )?(?:\\w+ )?(?:${PEOPLE}|hotline|helpline|crisis line|line|lifeline|samaritans|988|3114|024|doctor|gp|doc)\\b`,
  ),
  /\b(?:im|i am|am) (?:now |already )?(?:at|in) (?:the |a )?(?:hospital|er|emergency room|a and e|clinic|ward|psych ward)\b/,
  /\b(?:calmer|calmed down|calm now|(?:threw|thrown) (?:them|it|the (?:pills|tablets|meds|knife|knives|blades?|razors?|rope|gun)) (?:away|out)|flushed (?:them|it|the (?:pills|tablets|meds))|gave (?:them|it|the (?:pills|tablets|meds|knife|knives|blades?|razors?|rope|gun)) to)\b/,
  // German, French, Spanish, Italian, Portuguese.
  /\b(?:(?:tue|tu|werde|wurde) (?:ich )?mir (?:sicher |bestimmt |auch |schon )?(?:nichts|nix)(?: an(?:tun)?)?|mache? (?:ich )?nichts(?! mehr)|nicht (?:mehr )?(?:allein|alleine)|(?:meine?|der|die|ein|eine) (?:\w+ )?(?:mutter|mama|vater|papa|schwester|bruder|frau|mann|freundin|freund|mitbewohner\w*|therapeut\w*|nachbarin|nachbar) ist (?:jetzt |gerade |nun )?(?:da|hier|bei mir)|bin (?:jetzt )?(?:bei (?:meine[rnm]|einer|einem) \w+|in der klinik|im krankenhaus)|(?:mit|bei) der (?:seelsorge|telefonseelsorge|krisenhotline|hotline)|(?:habe?|hab) (?:\w+ ){0,6}?(?:angerufen|geredet|gesprochen)|ruhiger)\b/,
  /\b(?:(?:je )?(?:ne )?(?:vais|veux|ferai) (?:pas|rien) (?:me (?:faire|tuer)|faire|passer a l acte)(?: \w+)?|je ne ferai rien|(?:je (?:ne )?)?suis (?:pas|plus) (?:seule?)|(?:ma|mon|une|un) (?:\w+ )?(?:mere|pere|soeur|frere|femme|mari|copine|copain|amie?|psy) est (?:la|avec moi|ici|venue?)|j ai (?:appele|parle)|je suis (?:chez|avec|a l hopital)|plus calme|calmee?)\b/,
  /\b(?:no (?:voy a|me voy a|pienso) (?:hacer(?:me)? (?:nada|dano)|hacerlo|matarme)|no (?:hare|me hare) nada|no estoy sol[oa]|(?:mi|una?) (?:\w+ )?(?:madre|mama|padre|papa|hermana|hermano|mujer|marido|novia|novio|amig[oa]|pareja|psicolog[oa]) (?:esta|ha venido|vino) (?:aqui|conmigo|ya)|(?:he llamado|llame|he hablado|hable) (?:a|al|con)|estoy (?:con|en casa de|en el hospital)|mas (?:tranquil[oa]|calmad[oa]))\b/,
  /\b(?:non (?:mi faro|faro|voglio fare|ho intenzione di far\w+|mi uccidero)(?: (?:niente|nulla|del male))?|non sono (?:piu )?sol[oa]|(?:mia|mio|la mia|il mio|una|un) (?:\w+ )?(?:madre|mamma|padre|papa|sorella|fratello|moglie|marito|ragazza|ragazzo|amic[oa]|psicolog[oa]) (?:e|sta) (?:qui|con me|qua)|ho (?:chiamato|parlato)|sono (?:con|da|in ospedale)|piu (?:calm[oa]|tranquill[oa]))\b/,
  /\b(?:nao (?:vou|quero) (?:(?:me )?(?:fazer|machucar|matar)|fazer)(?: (?:nada|isso|mal))?|nao (?:estou|to) (?:mais )?(?:sozinh[oa]|so)|(?:minha|meu|uma?) (?:\w+ )?(?:mae|pai|irma|irmao|mulher|esposa|marido|namorad[oa]|amig[oa]|psicolog[oa]) (?:esta|ta) (?:aqui|comigo)|(?:liguei|falei) (?:para|pro|pra|com)|(?:estou|to) (?:com (?:minha|meu)|na casa|no hospital)|mais calm[oa])\b/,
];

/** What takes it back, or lets it hold for a while only. */
const NOT_YET =
  /\b(?:still|but|yet|tonight|today|until|till|unless|if|anyway|maybe|probably|soon|before|goodbye|not safe|(?<!\b(?:dont|not|no longer|never) )want to die|cant go on|aber|noch|heute|wenn|falls|pero|todavia|hoy|si|mais|encore|ce soir|ma|ancora|stasera|se|mas|ainda|hoje)\b/;

/**
 * Whether somebody who spoke of dying says that they will not, that somebody is with them, or that they have called for help:
 * what a bodily alarm would not end. In: a reading. Linear in its length.
 */
export const saysSafeOfMind = (reading: Reading): boolean =>
  reading.message.asked.size === 0 &&
  !NOT_YET.test(reading.text) &&
  SAFE_OF_MIND.some((pattern) => pattern.test(reading.text)) &&
  !isStillDark(
    reading,
    SAFE_OF_MIND.reduce((rest, pattern) => rest.replace(pattern, " "), reading.text),
  );
