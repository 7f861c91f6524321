/**
 * English words that mean what they say although a letter left out, doubled or hit beside its key would make a word of
 * the catalogue of them: "my phone slid off" is no slide, "chip time" no chop. In the singular; a spelling is never
 * repaired from one of these, unless it makes up a whole name with the words around it ("calf rise").
 */
export const ORDINARY: readonly string[] = (
  "slid slip chip chips china chain chart ready kind fill sell role rude tide disk drip trip lounge scar " +
  "wing sing clever cleaner jerky jumper bump shop ship slap flap plane pushy rush pill poll curly cart " +
  "raised rise rose rage rain rod grow blow fleet swig"
).split(" ");
