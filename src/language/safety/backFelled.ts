import { entered } from "../patterns/enteredPattern.ts";
import { caution } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const HURTS =
  /\b(?:pain\w*|hurts?|hurting|bad|badly|agony|killing|spasm\w*|spaz\w*|seized|locked|went|gone|gave|thrown?|threw|awful|terrible|horrible|excruciating|schmerz\w*|weh|hexenschuss|verrissen|duele\w*|dolor\w*|lumbago|mal|douleur\w*|bloque\w*|coince\w*|male|dolore|bloccat\w*|doi|dor|dores|travad\w*|travou)\b/;
/** What nobody fails at whose back only aches. */
const CANT = entered(
  /\b(?:(?:cant|cannot|can not|can hardly|can barely|barely|hardly|unable to|struggl\w* to)(?: even| really| actually| hardly| barely)? (?:get (?:up(?! (?:early|at|before|in time|to \d|on time|the|my|this|that|in the|for (?:work|training|the)|any))|out of (?:bed|my bed|the bed|the chair|a chair|my chair|the car)|off (?:the|my) (?:floor|sofa|couch|ground|bed|toilet)|dressed)|move(?! (?:the|more|it|my (?!back|body|legs)|house|any|to|on|up|past|well|as|that|weight|\d))|stand (?:up|straight|upright)|straighten (?:up|my back|it)|sit up|roll over|turn over)|komm\w* (?:\w+ )?(?:nicht|kaum|nimmer) (?:mehr )?(?:aus dem bett|hoch|vom boden)|kann (?:mich )?(?:nicht|kaum|nimmer) (?:mehr )?(?:bewegen|aufstehen|aufrichten)|no (?:me )?puedo (?:ni )?(?:mover(?:me)?|levantar(?:me)?|poner(?:me)? de pie|enderezar(?:me)?)|(?:peux|arrive|peut) (?:meme )?(?:pas|plus) (?:a )?(?:bouger|me (?:re)?lever|me redresser|sortir du lit)|non (?:riesco|posso) (?:nemmeno |neanche |piu )?(?:a )?(?:muovermi|alzarmi|raddrizzarmi)|nao (?:consigo|posso) (?:nem )?(?:me (?:mexer|levantar|mover)|levantar|sair da cama|andar))(?=[ .,;!?]|$)/,
);
/** Of a muscle that was worked, of another time, of a lift, or somebody who only was tired. */
const NOT_FELLED =
  /\b(?:doms|sore|soreness|pump|lol|(?:leg|back|pull) day|muskelkater|agujetas|courbatures|indolenziment\w*|years? ago|last (?:year|month|week|summer|winter)|months? ago|used to|healed|recovered|(?:fine|better|ok|okay|good) (?:again|now)|turkish|get ups|pull ups?|sit ups|crunch\w*|motivat\w*|lazy|tired|if i|when i was|alarm)\b/;

/** "My lower back is really bad, I can't get out of bed": a back that keeps somebody down. */
export const backFelled = needing({ concepts: ["back"] }, (r) => {
  const [back] = r.hits("back");
  if (!back || !CANT.test(r.text) || !HURTS.test(r.text) || r.isLaughed(back) || NOT_FELLED.test(r.text)) return null;
  return caution("back_felled", "injury", back);
});
