import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import type { RecentFact } from "./factDraft.ts";

const FINE =
  "(?:ok(?:ay)?|fine|alright|all right|good|cool|nice|great|fun|tolerable|bearable|welcome|allowed|not (?:so |that |as |too |half )?bad(?: as i thought)?|in ordnung|(?:ganz |voll |echt )?(?:gut|super|nett|cool)|(?:gar )?nicht (?:so |mehr so )?(?:schlimm|schlecht|ubel)|pas (?:si |aussi )?mal|pas (?:si |aussi |tellement )?(?:terribles?|horribles?)|bien|buen[oa]s?|no (?:es |son |estan? )?tan (?:mal[oa]?s?|terribles?|horribles?)|va ben[ei]|bene|non (?:cosi |tanto )?male|tranquil[oa]s?|bom|boas?|legal|nao (?:e |sao )?tao (?:ruim|ruins|mal)|de boa)";
const TURNED =
  "(?:now|again|these days|nowadays|any ?more|after all|by now|lately|with me|actually|in fact|tbh|for me|eigentlich|inzwischen|mittlerweile|doch|jetzt|wieder|finalement|en fait|maintenant|au final|al final|en realidad|ahora|ya|alla fine|in realta|adesso|ora|tutto sommato|no fim|afinal|na verdade|agora|ate que)";
const ARE =
  "(?:is|are|feels?|seems?|ist|sind|finde? ich|est|sont|c est|ca|es|son|estan?|e|sono|sao|ta|tao|vao|va|van|vanno)";
/** "Lunges are ok actually", "les fentes finalement ça va": disliked no longer, which is no liking yet. */
const FINE_AGAIN: readonly RegExp[] = [
  compiled(
    `^(?:(?:so|and|but|ok|aber|mais|pero|ma|mas|${TURNED})[ ,]+)*(?:(?:the|die|der|das|les|la|le|las|los|el|gli|i|il|lo|as|os|o|a|l) )?(.{3,30}?),?(?: (?:${TURNED}|${ARE}|so|quite|pretty|really|all|dann|me))*? ?(?:${FINE}|va(?: bien)?|(?:do|does) not bother me|(?:no )?me molest\\w+|i can (?:live|deal) with)(?: (?:${TURNED}|so))*$`,
  ),
  /^(?:so |and |but |actually )*(?:(?:i|have|am|started|starting|kind of|quite|actually|do) )+(?:do not mind|made (?:my )?peace with|making peace with|warming (?:up )?to|warmed (?:up )?to|got used to|getting used to|ok with|fine with|coming (?:a)?round (?:to|on)|can (?:live|deal) with) (?:the )?(.{3,30}?)(?: (?:now|these days|any ?more|so much|actually|after all))*$/,
  /^(?:so |and |but |ok |actually )*(?:the )?(.{3,30}?) (?:(?:have|has|are|is|did|really|kind of|finally) )*(?:grew|grown|growing) on me(?: (?:now|lately|a bit|a lot|recently|tbh|actually))*$/,
  /^(?:so |and |but |ok |actually )*(?:i )?(?:take|taking) back (?:what|everything|all) i (?:said|told you) (?:about|on) (?:the )?(.{3,30})$/,
  /^(?:j ?['’]?ai fini par (?:aimer|apprecier)|(?:he acabado|acabe) (?:por )?(?:disfrutando|cogiendole el gusto a)|ho finito per (?:amare|apprezzare)|acabei gostando d[eao]s?|mit) (?:les |la |le |las |los |i |gli |as |os )?(.{3,30}?)(?: (?:hab ?e? ich mich angefreundet))?$/,
];
/** "Burpees are not fine": what is taken for the thing holds the denial. */
const NOT_FINE = /\b(?:not|never|nicht|pas|no|non|nao)$/;
const HAS_TURNED = compiled(
  `\\b(?:${TURNED}|made|warm\\w+|used to|coming|mind|(?:grew|grown|growing) on me|back (?:what|everything|all)|fini par|acab\\w+|finito per|angefreundet|not (?:so |that )?bad)\\b`,
);

/**
 * The known dislike that a clause says is over, by its name. In: a folded clause and what is known. Out: none where no word says
 * that it is so only by now, or nothing known is named.
 */
export function fineAgain(folded: string, recent: readonly RecentFact[]): RecentFact | undefined {
  if (!HAS_TURNED.test(folded)) return undefined;
  const said = folded.replace(
    /,? (?:so )?(?:please )?(?:delete|forget|remove|drop|scrap|take) (?:it|that|this|them)(?: one)?(?: off| out)?$/,
    "",
  );
  const fine = FINE_AGAIN.map((pattern) => pattern.exec(said)?.[1]).find(Boolean);
  if (NOT_FINE.test(fine ?? "")) return undefined;
  const words = (fine ?? "").split(" ").map((word) => word.replace(/(?:es|s)$/, ""));
  const named = words.filter((word) => word.length > 3);
  if (named.length === 0) return undefined;
  return recent.find(({ type, value }) => {
    const known = foldText(value);
    return type === "preference_dislike" && named.every((word) => known.includes(word));
  });
}
