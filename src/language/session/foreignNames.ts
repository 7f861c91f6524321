/** What exercises are called in other languages and by other forms of their names, folded, by what they are here. */
const SAID: Readonly<Record<string, string>> = {
  "abduction machine": "abductor machine|abductors machine",
  "adduction machine": "adductor machine|adductors machine",
  "back extension": "ruckenstrecker|hyperextensions|hiperextensiones|iperestensioni|hiperextensao",
  "barbell row": "langhantelrudern|rowing barre|remo con barra|rematore|rematore con bilanciere|remada curvada",
  "bench press":
    "bankdrucken|developpe couche|press de banca|panca piana|supino|press banca|press banco|banco plano press|langhantelbankdrucken|supino reto|chest press con bilanciere",
  "biceps curl": "bizepscurls|bizepscurl|curl biceps|curl de biceps|curl bicipiti|rosca direta|rosca biceps|roscas",
  "bulgarian split squat":
    "bulgarische kniebeuge|bulgarische kniebeugen|squat bulgare|fentes bulgares|sentadilla bulgara|sentadillas bulgaras|squat bulgaro|affondi bulgari|agachamento bulgaro|bulgaras",
  burpee: "burpies",
  "cable row": "kabelrudern|tirage horizontal|remo en polea|remo sentado|pulley basso|remada baixa|remada sentada",
  "calf raise": "wadenheben|elevacion de talones|elevaciones de talones|panturrilha em pe|extensions mollets",
  "chin up": "chin ups|traction supination",
  crunch: "crunchs|bauchpressen|abdominaux crunch",
  deadlift: "kreuzheben|souleve de terre|peso muerto|stacco da terra|stacchi|levantamento terra",
  "decline push up": "flexoes declinadas|flexiones declinadas|pompes declinees|flessioni declinate",
  "diamond push up":
    "flexoes diamante|flexao diamante|flexiones diamante|flexiones de diamante|pompes diamant|pompes diamants|flessioni diamante|flessioni a diamante|diamant liegestutze|diamantliegestutze",
  dip: "barrenstutz|beugestutz|fondos|fondos en paralelas|dip alle parallele|mergulho",
  "dumbbell bench press":
    "kurzhantelbankdrucken|developpe halteres|press con mancuernas|spinte con manubri|supino com halteres",
  "dumbbell row":
    "kurzhantelrudern|rowing haltere|remo con mancuerna|rematore con manubrio|remada unilateral|remada serrote",
  "face pull": "facepulls|tirage visage|tiron a la cara",
  fly: "fliegende|butterfly|ecarte|ecartes|ecarte couche|aperturas|croci|crucifixo|crucifixos",
  "front raise": "frontheben|elevations frontales|elevaciones frontales|alzate frontali|elevacao frontal",
  "front squat": "frontkniebeuge|frontkniebeugen|squat avant|sentadilla frontal|agachamento frontal|squat frontale",
  "glute bridge":
    "glutes bridge|glutes bridges|puente de glutes|ponte glutes|ponte de glutes|pont glutes|puente de gluteo|puente de gluteos|pont fessier|ponte glutei|ponte de gluteo|huftbrucke|beckenheben|gluteus bridge",
  "good morning": "buenos dias con barra",
  "hammer curl":
    "hammercurls|hammercurl|curl marteau|marteau|curl martillo|martelo|martello|curl a martello|rosca martelo",
  "hip thrust": "elevacao pelvica|empuje de cadera|poussee de hanche|huftstoss",
  "incline push up": "flexoes inclinadas|flexiones inclinadas|pompes inclinees|flessioni inclinate",
  "incline bench press": "schragbankdrucken|developpe incline|press inclinado|panca inclinata|supino inclinado",
  "jump rope": "seilspringen",
  "jump squat":
    "agachamento com salto|sentadilla con salto|sentadillas con salto|squat saute|squats sautes|sprungkniebeugen|squat con salto",
  jumping: "springen|sauts|saut|saltos|saltar|salti|saltare",
  "jumping jack": "hampelmann|hampelmanner",
  "kettlebell swing": "kettlebellschwingen|swing kettlebell|balanceo con kettlebell",
  "knee push up":
    "flexoes de joelhos|flexao de joelhos|flexiones de rodillas|pompes sur les genoux|flessioni sulle ginocchia|knieliegestutze",
  "lat pulldown":
    "latzug|latziehen|tirage vertical|tirage poitrine|jalon al pecho|jalones|lat machine avanti|puxada|puxada frontal|puxadas",
  "lateral raise":
    "seitheben|elevations laterales|elevation laterale|elevaciones laterales|alzate laterali|elevacao lateral|elevacoes laterais",
  "leg curl": "curl femoral|mesa flexora|cadeira flexora|flexora|leg curl couche|ischio couche",
  "leg extension": "beinstrecker|extension de cuadriceps|extensiones de cuadriceps|cadeira extensora|extensora",
  "leg press": "beinpresse|presse a cuisses|presse a jambes|prensa de piernas|prensa|pressa|cadeira leg press",
  "leg raise":
    "beinheben|releves de jambes|elevacion de piernas|elevaciones de piernas|sollevamento gambe|elevacao de pernas",
  lunge:
    "ausfallschritte|ausfallschritt|fentes|zancadas|affondi|afundo|afundos|ausfallschritten|avanco|passadas|estocadas",
  "mountain climber": "bergsteiger|escaladores|alpinistes|scalatori",
  olympic: "oly lift|oly lifts|oly lifting|olympic lift|olympic lifts|olympic lifting|olympic weightlifting",
  "overhead press":
    "press militar|developpe militaire|lento avanti|schulterdrucken|uberkopfdrucken|militardrucken|presse militaire|press militare|desenvolvimento|desenvolvimentos|developpe epaules",
  plank: "gainage|planchas|plancha|prancha|unterarmstutz|planches|la planche|plancha abdominal|plank isometrico",
  "pull up":
    "pulling up|klimmzug|klimmzuge|klimmzugen|tractions|dominadas|trazioni|barra fixa|barras fixas|dominada|trazione",
  press: "drucken|druckubungen|druckbewegungen|developpes|spinte|mouvements de poussee",
  "push up":
    "pushing up|liegestutz|liegestutze|liegestutzen|pompes|flexiones|flessioni|piegamenti|flexoes|flexao|flexao de braco|flexoes de braco|lagartijas",
  "romanian deadlift":
    "peso muerto rumano|rumanisches kreuzheben|souleve de terre roumain|souleve de terre jambes tendues|stacco rumeno|stacchi rumeni|levantamento terra romeno|kreuzheben rumanisch|terra romeno",
  row: "rudern|remada|remadas",
  running: "laufen|joggen|courir|course a pied|correr|corsa|correre|corrida",
  "shoulder press": "press de hombros",
  shrug: "schulterheben|haussements|encogimientos|scrollate|encolhimento|encolhimentos",
  "side plank": "seitstutz|seitlicher unterarmstutz|gainage lateral|plancha lateral|plank laterale|prancha lateral",
  "sit up": "sitting up",
  squat: "kniebeuge|kniebeugen|sentadilla|sentadillas|agachamento|agachamentos|agachar",
  "step down": "stepping down",
  "step up": "stepping up|aufsteiger|montees sur banc|subidas al banco|subida no banco",
  "triceps pushdown":
    "trizepsdrucken|extension triceps poulie|extension de triceps en polea|push down al cavo|triceps corda|triceps pulley",
  "wall sit": "wandsitz|wandsitzen|sentadilla isometrica",
};

/** The English name for each of the others. */
export const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(SAID).flatMap(([name, said]) => said.split("|").map((one) => [one, name] as const)),
);
