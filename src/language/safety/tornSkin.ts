import { entered } from "../patterns/enteredPattern.ts";

/** Skin that came off a hand, in six languages: it hurts to hold a bar, and no nerve or tendon has to do with it. */
const TORN_SKIN = entered(
  /\b(?:callus\w*|callous\w*|blister\w*|skin|flaps?|hornhaut|blasen?|callos?|calli|callo|calos?|ampoules?|ampollas?|vesciche|bolhas?)\b.{0,30}\b(?:tore|torn|rip(?:ped|s)?|popped|came off|off|open|gone|shredded|bleeding|gerissen|offen|rot[oa]|abiert[oa]|arrach\w*|strapp\w*|rasg\w*)\b|\b(?:tore|torn|rip(?:ped|s)?|popped|shredded|gerissen|rot[oa]|arrach\w*|strapp\w*|rasg\w*|abri) (?:\w+ ){0,3}(?:callus\w*|callous\w*|blisters?|skin|flaps?|palms?|hornhaut|callos?|callo|ampoules?|bolhas?|(?:my |both |the |a |as |la |die )(?:hands?|maos?|mano|hande?)|up my hands?)\b|\bhook grip\b.{0,30}\bthumbs? (?:tore|torn|ripped|split)\b|\bthumbs? (?:tore|torn|ripped|split)\b.{0,30}\bhook grip\b|\bhands? (?:are |were |is |both |all |totally |completely )*(?:torn|ripped|shredded|raw|in bits)\b|\b(?:hands?|palms?) rips?\b/,
);
const DEEPER =
  /\b(?:numb\w*|tingl\w*|weak\w*|neck|sudden\w*|tendon\w*|bones?|stitches|deep\w*|cant (?:bend|move|feel|straighten|close)|pus|infect\w*|red streak\w*|swoll\w*|swell\w*|fever|popped in|heard|taub\w*|kribbel\w*)\b/;
/** Said as a wish: "no grip stuff this week". */
const SPARED =
  /\bno (?:more )?(?:heavy )?grip(?:ping)? (?:stuff|work|exercises?|training|intensive|heavy|today|please|pls|things?|moves?|movements|days?|for (?:a|two|the|\d))\b/;
/** Joints that an illness makes hot: its own answer. */
const FLARE =
  /\b(?:ra|rheum\w*|arthrit\w*|psoriatic|lupus|gout|gicht)\b.{0,25}\b(?:flar\w*|acting up|bad|schub)\b|\bflare\w*\b.{0,25}\b(?:ra|rheum\w*|arthrit\w*|psoriatic|lupus|gout)\b/;

/** Whether hands that hold nothing are told with an everyday reason: torn skin, a wish, an illness of the joints. In: folded words. */
export const isSkinOrWish = (text: string): boolean =>
  (TORN_SKIN.test(text) || SPARED.test(text) || FLARE.test(text)) && !DEEPER.test(text);
