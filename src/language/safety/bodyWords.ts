/** Body parts as people name them, by region. Brackets are alternatives. */
export const BODY = {
  chest: [
    "(chest|boob|boobs|breast|tit|breastbone|breast bone|sternum|thorax|rib cage|ribcage)",
    "(brust|brustkorb|brustbein|brustbereich|pecho|poitrine|petto|torace|peito)",
  ],
  heart: ["heart", "heart area", "herz", "coeur", "corazon", "cuore", "coracao"],
  leftArm: [
    "left (arm|hand|forearm|bicep|shoulder and arm|upper arm)",
    "(linker|linken|linke|linkem) (arm|hand)",
    "(bras|main) gauche",
    "(brazo|braccio|braco|mano) (izquierdo|izquierda|sinistro|sinistra|esquerdo)",
  ],
  jaw: ["(jaw|jaws|kiefer|machoire|mandibula|mascella|maxilar)"],
  back: [
    "(my|his|her|the|lower|low|upper|mid|middle) back",
    "lower back",
    "back (pain|spasm|spasms|hurts|injury|went)",
    "(au|le|mon|de) dos",
    "(slipped|herniated|bulging) (disc|disk|discs)",
    "(disc|disk) (slipped|herniated|bulged|went)",
    "(spine|lumbar|rucken|ruckens|espalda|schiena|costas|coluna)",
  ],
  groin: [
    "(groin|crotch|genitals|genital area|private parts|privates|perineum|saddle area|saddle region|penis|vagina|balls|testicles|scrotum|down there|inner thighs|between my legs|between the legs|undercarriage|nether regions)",
    "(genitalbereich|genitales|genitali|genitais|schritt|entrejambe|entrepierna|inguine|virilha)",
    "(zwischen (den|meinen) beinen|entre (las|mis|les|mes|as|minhas) (piernas|jambes|cuisses|pernas)|(tra|fra) le gambe|in mezzo alle gambe)",
  ],
  seat: ["(bum|butt|buttocks|buttock|arse|ass|backside|bottom|rear end|sit bones|anus)"],
  head: ["(head|skull|kopf|tete|cabeza|testa|cabeca)"],
  face: ["(face|mouth|smile|eyelid|cheek|gesicht|mundwinkel|visage|cara|boca|faccia|viso|bocca|rosto)"],
  throat: [
    "(throat|tongue|lips|lip|airway|hals|zunge|lippen|gorge|langue|levres|garganta|lengua|labios|gola|lingua|labbra|labios)",
  ],
  calf: ["(calf|calves|wade|mollet|pantorrilla|polpaccio|panturrilha)", "lower leg", "back of my (leg|knee)"],
  legs: [
    "(fuss|fusse|zeh|zehe|zehen|oberschenkel|pied|pieds|orteils|cuisse|cuisses|piedi|cosce|coscia|muslo|muslos|pies|coxa|coxas)",
    "(el|mi|un|del|al) pie",
    "(il|mio|al|del) piede",
    "(legs|both legs|both my legs|both feet|lower body|beine|piernas|jambes|gambe|pernas)",
    "(leg|foot|feet|thigh|bein|pierna|jambe|gamba|perna)",
  ],
  arms: [
    "(menique|menhique|mignolo|mindinho|dedinho|auriculaire)",
    "(petit doigt|kleine finger|kleiner finger|kleinen finger)",
    "(hand|hande|mano|manos|mani|mao|maos|dedos|doigts|dita|unterarm|unterarme|antebrazo|avantbras|avambraccio|antebraco|arme|brazos|braccia|bracos)",
    "(arm|arms|hand|hands|finger|fingers|pinky|ring finger|forearm|thumb|bras|brazo|braccio|braco)",
  ],
  limb: [
    "(ellbogen|huften|hufte|leiste|sehne|achillessehne|bandscheibe|wirbelsaule|cadera|cuello|tobillos|rodillas|hombros|hanche|cou|genoux|epaules|anca|collo|spalle|ginocchia|quadril|pescoco|joelhos|ombros|oberarm|adduktoren|ischio|ischios|isquio|isquios|isquiotibiales|isquiotibiais|adducteurs|adducteur|aductor|aductores|adduttore|adduttori|adutor|femorali)",
    "(shoulder|shoulders|collarbone|collar bone|clavicle|elbow|wrist|wrists|rib|ribs|hip|hips|knee|knees|kneecap|patella|ankle|ankles|shin|toe|toes|heel|nose|neck|pelvis|tailbone|tibia|femur|fibula|humerus|kneecaps)",
    "(quad|quads|hamstring|hamstrings|hammy|achilles|pec|pecs|bicep|biceps|tricep|triceps|glute|rotator cuff|acl|mcl|meniscus|ligament|tendon|muscle)",
    "(schulter|ellenbogen|handgelenk|knie|knochel|rippe|schlusselbein|hombro|codo|muneca|rodilla|tobillo|costilla|clavicula|epaule|coude|poignet|genou|cheville|cote|clavicule|spalla|gomito|polso|ginocchio|caviglia|costola|ombro|cotovelo|pulso|joelho|tornozelo)",
  ],
  bone: ["(bone|bones|knochen|hueso|os|osso)"],
} as const satisfies Record<string, readonly string[]>;

/** A body part followed by one of these is an exercise, a session or a thing: "chest day", "leg press", "heart rate". */
export const NO_BODY_BEFORE: ReadonlySet<string> = new Set(
  (
    "press presses pressing day days fly flys flyes flye workout workouts session sessions dip dips supported exercise " +
    "exercises training routine strap straps belt pump volume gains machine extension extensions curl curls raise raises " +
    "row rows squat squats thrust thrusts lunge lunges bridge pass expander height size hair abduction adduction " +
    "attack attacks rate rates monitor zone zones healthy health failure disease condition rhythm bar stretch stretches opener " +
    "mobility warmup drive split focus superset circuit program plan tag tags pulldown shrug shrugs flexor flexors " +
    "pad pads sleeve sleeves wrap wraps brace guard protector band bands plate shot shots hinge circles rotation position placement width stand walk walks swing swings crusher crushers"
  ).split(" "),
);
/** An exercise, a session or a support that ends in a body part: "press de pecho", "apoio no peito". */
export const EXERCISE_OF =
  /\b(?:press|flexiones|aperturas|apoyo|apoio|appoggio|fondos|supino|crucifixo|croci|developpe|pompes|maquina|macchina|ejercicios?|entrenar|entrenamiento|entreno|rutina|treino|treinar|dia|tag|seance|musculation|allenamento|allenare|esercizi|esercizio|exercices?|ubungen|stretching|estiramiento|alongamento|dips|tirage|metida|jalon|girata|extension|extensiones|estensioni|puxada|remada|pulldown|encima|trazione|tracao|elevacion) (?:(?:de|del|do|da|di|per|para|pour|pra|en|no|na|al|il|la|el|le|les|los|y|e|et|o|fur|die|der) ){0,3}$/;
/** And after one of these it is no body part of anybody: "heavy chest day" is covered above, "bar to chest" here. */
export const NO_BODY_AFTER: ReadonlySet<string> = new Set(
  "treasure hope touch proud to zur ao genoux chicken turkey beef duck".split(" "),
);
