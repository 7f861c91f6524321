import type { Joint, Muscle } from "../../protocol/vocabulary.ts";

/** What a session can be for. A named split, a part of the body, or a single muscle. */
export const AREAS = [
  "full_body",
  "upper",
  "lower",
  "push",
  "pull",
  "chest",
  "upper_chest",
  "back",
  "upper_back",
  "lats",
  "lower_back",
  "traps",
  "shoulders",
  "front_delts",
  "side_delts",
  "rear_delts",
  "rotator_cuff",
  "arms",
  "biceps",
  "triceps",
  "forearms",
  "core",
  "abs",
  "obliques",
  "glutes",
  "quads",
  "hamstrings",
  "calves",
  "adductors",
  "abductors",
  "hips",
  "hip_flexors",
  "tibialis",
  "neck",
  "posterior_chain",
  "cardio",
  "mobility",
] as const;
export type Area = (typeof AREAS)[number];

/** The muscles each area stands for, the ones that must not be missing first. */
export const AREA_MUSCLES: Record<Area, readonly Muscle[]> = {
  full_body: ["quads", "chest", "lats", "glutes", "hamstrings", "front_delts", "upper_back", "abs"],
  upper: ["chest", "lats", "front_delts", "upper_back", "side_delts", "biceps", "triceps"],
  lower: ["quads", "glutes", "hamstrings", "calves"],
  push: ["chest", "front_delts", "triceps", "side_delts"],
  pull: ["lats", "upper_back", "biceps", "rear_delts"],
  chest: ["chest"],
  upper_chest: ["chest"],
  back: ["lats", "upper_back"],
  upper_back: ["upper_back", "rear_delts"],
  lats: ["lats"],
  lower_back: ["lower_back"],
  traps: ["traps"],
  shoulders: ["front_delts", "side_delts", "rear_delts"],
  front_delts: ["front_delts"],
  side_delts: ["side_delts"],
  rear_delts: ["rear_delts"],
  rotator_cuff: ["rotator_cuff"],
  arms: ["biceps", "triceps"],
  biceps: ["biceps"],
  triceps: ["triceps"],
  forearms: ["forearms"],
  core: ["abs", "obliques"],
  abs: ["abs"],
  obliques: ["obliques"],
  glutes: ["glutes"],
  quads: ["quads"],
  hamstrings: ["hamstrings"],
  calves: ["calves"],
  adductors: ["adductors"],
  abductors: ["abductors"],
  hips: ["glutes", "abductors", "adductors", "hip_flexors"],
  hip_flexors: ["hip_flexors"],
  tibialis: ["tibialis"],
  neck: ["neck"],
  posterior_chain: ["glutes", "hamstrings", "lower_back"],
  cardio: ["cardio_system"],
  mobility: [],
};

/** The joint that is meant where an area is said to hurt; the other areas are muscles, strained as such. */
export const JOINT_OF_AREA: Partial<Record<Area, Joint>> = {
  back: "lumbar_spine",
  lower_back: "lumbar_spine",
  upper_back: "thoracic_spine",
  shoulders: "shoulder",
  rotator_cuff: "shoulder",
  neck: "neck",
  hips: "hip",
  hip_flexors: "hip",
};

/** How people name the areas, folded, singular and plural; a phrase of up to three words. */
export const AREA_WORDS: Record<Area, string> = {
  full_body:
    "full body|fullbody|whole body|total body|entire body|all over|overall body|head to toe|all muscle groups|every muscle|every muscle group|" +
    "ganzkorper|ganzkorpertraining|ganzer korper|ganzen korper|corps entier|tout le corps|full corps|cuerpo completo|todo el cuerpo|cuerpo entero|tutto il corpo|total body|corpo todo|corpo inteiro",
  upper:
    "upper body|upperbody|upper|upper half|top half|torso|oberkorper|haut du corps|tren superior|parte superior|superior|treino superior|parte superiore|parte alta|membros superiores|superiores",
  lower:
    "lower body|lowerbody|lower|lower half|legs|leg|wheels|lower limbs|thighs|thigh|beine|beinen|bein|beintag|unterkorper|jambes|jambe|bas du corps|cuisses|piernas|pierna|tren inferior|gambe|gamba|pernas|perna|membros inferiores|cosce|coscia|coxas|coxa|muslos|muslo",
  push: "push|pushing|pushing muscles|push muscles|push day|press day|pressing day|press session|druck training|drucktraining|druck tag|drucktag|druckubungen|empuje|poussee|spinta|empurrar",
  pull: "pull|pulling|pulling muscles|pull muscles|pull day|zug training|zugtraining|zug tag|zugtag|zugubungen|jalon|tiron|traccion|tirage|trazione|puxar",
  chest:
    "chest|chests|lower chest|mid chest|inner chest|outer chest|lower pecs|pecs|pec|pectorals|pectoral|brust|brustmuskel|brustmuskeln|poitrine|pectoraux|pecs|pecho|pectoral|pectorales|petto|pettorali|peito|peitoral",
  upper_chest: "upper chest|upper pecs|clavicular chest|inclined chest|obere brust",
  back: "back|backs|rucken|dos|le dos|du dos|mon dos|seance dos|et dos|dos et|espalda|schiena|dorso|costas",
  upper_back: "upper back|t spine|thoracic spine|mid back|middle back|rhomboids|rhomboid|oberer rucken",
  lats: "lats|lat|wings|v taper|latissimus|dorsaux|dorsales|dorsali|dorsais|dorsal|dorsale|grand dorsal|gran dorsal|gran dorsale|grande dorsal",
  lower_back:
    "lower back|low back|erectors|spinal erectors|unterer rucken|bas du dos|lumbares|lombari|lombaires|lombar",
  traps: "traps|trap|trapezius|trapeze|trapecio|trapezio|trapezes|trapez|trapezmuskel|trapecios|trapezi",
  shoulders:
    "shoulders|shoulder|delts|delt|deltoids|deltoid|boulder shoulders|boulders|schultern|schulter|epaules|epaule|hombros|hombro|spalle|spalla|ombros|ombro|deltoides|deltoide|deltoidi",
  front_delts:
    "front delts|front delt|anterior delts|front shoulders|vordere schulter|vorderen schultern|deltoides anterieurs|deltoides anteriores|deltoide anterior|deltoide anteriore|deltoidi anteriori|ombro anterior|hombro anterior",
  side_delts:
    "side delts|side delt|lateral delts|medial delts|lateral delt|mid delts|seitliche schulter|seitlichen schultern|deltoides laterales|deltoide lateral|deltoide laterale|deltoidi laterali|hombro lateral|ombro lateral",
  rear_delts:
    "rear delts|rear delt|posterior delts|rear shoulders|back of my shoulders|hintere schulter|hinteren schultern|deltoides posterieurs|deltoides posteriores|deltoides posterior|deltoide posterior|deltoide posteriore|deltoidi posteriori|hombro posterior|hombros posteriores|ombro posterior|arriere d epaule|arriere des epaules",
  rotator_cuff: "rotator cuff|rotator cuffs|rotators",
  arms: "arms|arm|guns|gun|bis and tris|bi and tri|biceps and triceps|arme|armen|bras|brazos|brazo|braccia|bracos|braco",
  biceps: "biceps|bicep|bis|bi|bizeps|bicipiti|bicipite|biceps brachii|brachialis",
  triceps: "triceps|tricep|tris|tri|trizeps|tricipiti|tricipite|bingo wings|back of my arms|back of the arms",
  forearms:
    "forearms|forearm|grip|grip strength|unterarme|avant bras|antebrazos|avambracci|antebracos|unterarm|antebrazo|avambraccio|antebraco",
  core: "core|midsection|trunk|rumpf|tronc|nucleo|sangle abdominale|ceinture abdominale|fascia addominale|faja abdominal|cintura abdominal|tronco|zona media",
  abs: "abs|ab|abdominals|abdominal|6 pack|sixpack|stomach|tummy|lower abs|upper abs|bauch|bauchmuskeln|abdos|abdominaux|ventre|abdominales|abdomen|addominali|addome|abdominais|barriga",
  obliques:
    "obliques|oblique|love handles|side abs|waist|schrage bauchmuskeln|schragen bauchmuskeln|seitliche bauchmuskeln|seitlichen bauchmuskeln",
  glutes:
    "glutes|glute|glutes max|glutes maximus|booty|bum|butt|butts|peach|rear end|backside|buttocks|po|gesass|fessiers|fesses|gluteos|gluteo|glutei|gluteos|bumbum|hintern",
  quads:
    "quads|quad|quadriceps|front of my legs|front of my thighs|oberschenkel|cuadriceps|quadricipiti|oberschenkeln|quadricipite|vordere oberschenkel|vordere oberschenkelmuskulatur",
  hamstrings:
    "hamstrings|hamstring|hammies|hams|hammy|back of my legs|beinbeuger|ischios|ischio jambiers|isquiotibiales|isquios|isquio|femoral|femorales|femorali|posterior de coxa|posteriores de coxa|posterior|posteriores|bicipite femoral|bicipiti femorali|bicipite femorale|biceps femoral|biceps femorale|beinbizeps|oberschenkelruckseite|beinruckseite|hintere oberschenkel|hinteren oberschenkel|oberschenkel hinten|arriere des cuisses",
  calves:
    "calves|calf|waden|wade|mollets|mollet|pantorrillas|pantorrilla|gemelos|gemelo|polpacci|polpaccio|panturrilhas|panturrilha",
  adductors:
    "adductors|inner thighs|inner thigh|adductor|groin|adduktoren|adducteurs|aductores|adduttori|adutores|interno coscia|interno cosce|interior de coxa|interno de coxa|parte interna da coxa|parte interna das coxas|interior del muslo|cara interna del muslo|interieur des cuisses|interieur de cuisse|innenschenkel|oberschenkelinnenseite",
  abductors:
    "abductors|outer thighs|outer thigh|abductor|outer hips|side glutes|glute med|glutes med|glutes medius|glutes minimus|gluteus medius|abduktoren|abducteurs|abductores|abduttori|abdutores",
  hips: "hips|hip area",
  hip_flexors:
    "hip flexors|hip flexor|psoas|huftbeuger|flechisseurs de hanche|flexores de cadera|flessori dell anca|flexores do quadril",
  tibialis: "tibialis|shins|tibs",
  neck: "neck|nacken|cou|cuello|collo|pescoco",
  posterior_chain:
    "posterior chain|back of the body|back side|back half|backside chain|hintere kette|chaine posterieure|cadena posterior",
  cardio:
    "cardio|conditioning|engine|engine work|hiit|hiit cardio|metcon|aerobic|aerobics|endurance cardio|ausdauer|ausdauertraining|cardiovascular",
  mobility:
    "mobility|mobilisieren|mobilisation|mobilisierung|mobilizacion|mobilizzazione|stretching|stretch|stretches|flexibility|yoga|mobility work|foam rolling|mobilitat|dehnen|etirements|souplesse|movilidad|estiramientos|mobilita|stretching|mobilidade|alongamento",
};
