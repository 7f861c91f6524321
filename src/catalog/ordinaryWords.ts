/**
 * English words, one letter away from words of the catalogue, that mean what they say: "my phone slid off" is no sled,
 * "chip time" no chin. In the singular; a spelling is never repaired from one of these.
 */
export const ORDINARY: readonly string[] = (
  "slid slide slip slipped slept sleep fled bled shed chip chips china chain chill chart chat cheat cheap " +
  "cheque pram pray steady study ready stead cool pool tool fool incl included including behind beyond mind " +
  "kind blind fell fall fill full felt bowl bell tell cell sell roll role rule rude ride hide side wide tide " +
  "bank bunk bend bent beach belch pressed prize price pride dish disk disc deep drip trip trap snap soap crash " +
  "crush crutch lunch launch lounge punch hunch bunch branch ranch brunch scar score scan skin skip sink rink " +
  "ring wing king thing swung sing cream dream clear clever clock click cloth cleaner climb jar jerky jury " +
  "jumper pump dump bump lump hump stop shop ship chop slap clap flap flat plan plain plane planet plant " +
  "blanket place plate played pushy bush rush brush pulled pill poll pear pearl curly curb cure curve carry " +
  "cherry cart card care scare square squad squash raised rise rose race rage rain brain train drain grain roof " +
  "root rod rope hope hose house horse rowdy raw low slow snow show crow grow blow throw flow fry flew flight " +
  "fright bright slight fleet sweet sweat sweater swim twin swig twice twig twirl walked talk chalk wall wake " +
  "bake cake lake take shake snake stake steak stretcher"
).split(" ");
