import { compiled } from "../../patterns/compiled.ts";

const MUSCLE =
  "wade|oberschenkel\\w*|leiste|adduktor\\w*|mollet|cuisse|ischios?(?:[ -]jambiers?)?|quadri(?:ceps)?|adducteurs?|aine|gemelos?|isquios?(?:tibial(?:es)?)?|muslo|cuadriceps|aductor(?:es)?|ingle|pantorrilla|polpaccio|coscia|bicipite femorale|flessori|quadricipite|adduttor[ei]|inguine|panturrilha|coxa|posterior(?: da coxa)?|adutor(?:es)?|virilha|biceps|bicipite|triceps|pectoral|pettorale|peitoral";
const PART = `(?:(?:le|la|les|l|mon|ma|el|los|mi|il|lo|i|o|a|os|as|meu|minha|un|une|uno|um|der|die|den|das|dem|meine?n?|linken?|rechten?)[ '’])+(${MUSCLE})\\b`;
/** "Je me suis froissé l'ischio", "me he roto el gemelo", "mi sono stirato il polpaccio", "puxei a coxa": a muscle that one strained oneself. Folded words. */
export const STRAINED_MYSELF = [
  `\\b(?:me suis|m etais|m ?['’ ]etais) (?:\\w+ )?(?:froissee?|claquee?|dechiree?|pete|tiree?|fait (?:une? )?(?:claquage|elongation|dechirure) (?:a|au|aux|de|du)) ?${PART}`,
  `\\bme (?:he |habia )?(?:desgarre|rompi|rasgue|roto|desgarrado|distendi|distendido|tire|jale|lesione|lesionado) ${PART}`,
  `\\bmi sono (?:\\w+ )?(?:stirat|strappat|tirat|lesionat)[oa] ${PART}`,
  `\\b(?:puxei|distendi|estirei|rompi|rasguei|lesionei|machuquei) ${PART}`,
  `\\b(?:hab|habe) (?:ich )?mir (?:\\w+ ){0,3}?${PART} (?:gezerrt|gerissen|angerissen)\\b`,
].join("|");
const STRAINED = compiled(STRAINED_MYSELF);
/** "Hab mir die Wade gezerrt": said in another language than English. In: folded text. */
export const strainAbroad = (folded: string): { said: string; part: string } | null => {
  const told = STRAINED.exec(folded);
  const part = told?.slice(1).find((group) => group !== undefined);
  return told === null || part === undefined ? null : { said: told[0], part };
};
