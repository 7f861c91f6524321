import { readLimitations } from "../limitations.ts";
import { OF_A_SESSION, type Piece } from "./barePiece.ts";
import { end, type FactDraft, state } from "./factDraft.ts";
import { describeInjury, injuryKey, sideIn } from "./injuryFacts.ts";

const MOST_PIECES = 5;
const LITTLE =
  /^(?:(?:its|it is|it was|was|is|the|my|a|an|yeah|yes|yep|ja|oui|si|sim|so|both|mein\w*|das|die|der|le|la|mon|ma|el|mi|il|mio|mia|o|meu|minha|on|in) )+/;
const PART =
  /^(?:(?:left|right|both|lower|upper|linke[srnm]?|rechte[srnm]?|unterer|gauche|droite?|izquierd[ao]|derech[ao]|sinistr[ao]|destr[ao]|esquerd[ao]|direit[ao]) )*\p{L}+(?: (?:left|right|side|one|links|rechts|gauche|droite?|izquierd[ao]|derech[ao]|sinistr[ao]|destr[ao]|esquerd[ao]|direit[ao]))*$/u;
/** What happened to it, or what was done about it. */
const HAPPENED =
  /\b(?:surger(?:y|ies)|operat(?:ed|ion|o|a)|operiert|opere[er]?|operad[oa]|replace(?:d|ment)|replacement|tore(?! (?:it )?up)|torn|tear(?! up)|ruptur\w*|fractur\w*|broke[n]?|dislocat\w*|sprain\w*|strain\w*|snapped|popped|reconstruct\w*|arthroscop\w*|repair(?:ed)?|fused|fusion|herniat\w*|slipped|bulging|menis[ck]\w*|acl|mcl|pcl|lcl|labr\w*|cuff|cartilage|ligament\w*|tendin\w*|tendon\w*|bursitis|impingement|arthritis|kreuzband\w*|knorpel|bandscheib\w*|gerissen|gebrochen|verstaucht|ausgekugelt|dechir\w*|casse[e]?|entorse|ligaments? croises?|rot[oa]|desgarr\w*|esguince|ligamento\w*|rott[oa]|strapp\w*|distorsione|legament\w*|crociato|romp\w*|fratur\w*|entorse|lesa[oo])\b/;
const WELL =
  /\b(?:(?:all |totally |completely |perfectly |fully )?(?:fine|good|ok|okay|healed|better|recovered|sorted|great) (?:now|since|again|these days)|(?:no|zero) (?:pain|problems?|issues?|trouble)s? (?:now|since|any ?more)|all (?:good|fine|healed|sorted)|healed|recovered|(?:wieder |alles )(?:gut|ok|verheilt)|va bien|gueri\w*|ya (?:esta )?bien|curad[oa]|tutto (?:bene|ok)|guarit[oa]|ja (?:esta )?(?:bem|bom)|recuperad[oa])\b/;

/**
 * An injury told in bare pieces: "left knee, meniscus, got surgery in 2022". In: the pieces of a message. Out: the fact, with what happened as
 * it is said; that it is over where one of them says that it is well; none where no part of the body stands by itself or nothing happened to it.
 */
export function readBareInjury(pieces: readonly Piece[]): FactDraft[] {
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return [];
  const bare = pieces.map(({ folded }) => folded.replace(LITTLE, ""));
  if (bare.some((one) => OF_A_SESSION.test(one))) return [];
  const at = bare.findIndex((one) => PART.test(one) && readLimitations(`bad ${one}`).length === 1);
  const others = bare.filter((_, place) => place !== at);
  const [hurt] = at < 0 ? [] : readLimitations(`bad ${bare[at]}`);
  if (hurt === undefined || !others.some((one) => HAPPENED.test(one))) return [];
  const side = hurt.side ?? sideIn(bare.join(" "));
  const key = injuryKey(hurt.joint, side);
  const said = { ...hurt, side };
  const happened = others.filter((one) => !WELL.test(one)).join(", ");
  const value = describeInjury(said, happened);
  return others.some((one) => WELL.test(one)) ? [end("injury", value, key)] : [state("injury", value, key)];
}
