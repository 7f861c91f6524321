import { entered } from "../patterns/enteredPattern.ts";
import { wordSet } from "./marks.ts";

/** Words that are no part of an exercise's name, wherever they stand. */
export const FILLERS = wordSet(
  "pyramid usual regular w came main event part if should could need needs next week weeks maybe probably " +
    "race races raced overall managing averaging averaged concluded struggling struggled progressed progressing further " +
    "achieved achieving totalling totaling consisting consisted continuing attempting cranked cracked pounded ground pumping " +
    "played i i'm i've i'll i'd im ive ill we we've we'll will would gonna wanna want let's lets did do done " +
    "doing just hit some my of for at with the an to in on today got get getting managed finished completed was " +
    "were is are it es waren warens this that then also so had have has been only about around like ok okay hey hi yo yeah yes " +
    "well log logged logging please pls record recorded track add save note put enter me you can went going go " +
    "knocked crushed smashed banged repped performed tried make made worked work working ramped started start " +
    "ending ended end followed by first second third fourth fifth sixth seventh eighth ninth jr finally last again now after before here's heres session workout training " +
    "gym exercise exercises set sets rep reps round rounds each per weight weights total all both everything " +
    "using used from as be more another minutes seconds hours into really actually basically pretty much morning " +
    "evening afternoon night earlier took take takes through moved dropped lifted lift lifts top back-off backoff " +
    "sheet spreadsheet template programme program ramp ramping joker jokers bbb fsl gzcl gzclp nsuns smolov stronglifts gvt wendler madcow candito sheiko ppl phul phat " +
    "u ur n period comma fullstop fullstops nochmal nochmals noch wieder encore ancora otra otro outra outro vez veces " +
    "fueron fue era eran foram foi war waren etait etaient c'etait erano sono stati bin ist bist sind wurde wurden " +
    "gingen klappten klappte schaffte salieron salió logré logre conseguí consegui fatte riuscito riuscita cioè cioe ossia d.h dh sprich nämlich namlich c'est-à-dire soit osea meaning ie i.e sia " +
    "beim geschafft solo solamente repeated repeat repeating pounder ws nur seulement apenas starting covered covering " +
    "those these extra bitte porfa svp trag trage eintragen schreib notier coloca coloque bota anota anote apunta apunte apuntame anotame registra registre agrega añade anade adiciona segna segnami aggiungi metti ajoute rajoute inscris enregistre ish rx rxd rx'd scaled um umm uh uhh er erm ah oh built unassisted unaided grad gerade eben dafur dafür noch schon mal dann danach zuerst " +
    "obv obvs ofc btw fyi heavy light amrap max too already still even him her they he she them us our its it's there's there not " +
    "don't didn't quick quickly superset supersets supersetted ss giant circuit zirkel zirkeltraining circuito triset pair plates plate lol haha ha hah hehe heh lmao lmfao smh ffs omg wtf yay woo woohoo oof ugh whoops " +
    "alright alors allez bon voila vale venga bueno dai allora beleza entao então enfin eh topped maxed thing things stuff gebraucht gedauert dauerte brauchte pris mis tarde tardé llevo impiegato messo levei demorei " +
    "bruder brudi digga ca circa ungefähr ungefahr etwa knapp rund environ unos unas aproximadamente cerca uns umas menos meno moins ou piu più roughly approx approximately " +
    "auch aussi tambien también anche tambem também thinking considering debating hm hmm plus hold held holding called reached bumped bump upped stripped strip increased decreased reduced raised " +
    "alors bon ben bah donc voila voilà allez ensuite puis finalement pues bueno venga entonces luego después despues " +
    "allora dunque beh poi dopo ecco adesso então entao bom pronto agora depois fertig erledigt fini finie terminé termine listo acabado acabei finito naja tja also jetzt " +
    "w kids kid family friends mates buddies wife husband girlfriend boyfriend colleagues lowered switched swapped jumped stack stacks selector go backed backoffs backdown backdowns me off",
);

/** Joining words of other languages: dropped at the ends of a name, kept inside ("press de banca"). */
export const EDGES: ReadonlySet<string> = new Set([
  ...wordSet(
    "a an the de del della delle dei di da do das dos mit con avec com und et e y o la le les el los las il lo " +
      "gli un une una uno ein eine den dem der die im am ich habe hab hatte gemacht j'ai jai ai fait he hice hecho " +
      "ho fatto fiz feito en em no na por para pour pro je per x auf bei zu des du au aux al alla alle heute hoy " +
      "oggi hoje с по на и я сделал сделала davor vorher zuvor vorneweg hinterher anschliessend zum beim apres antes prima dopo hier's or vs via off out in on fur",
  ),
  "à",
]);

/** What follows one of these says how it went: it is a note. */
export const NOTE_STARTS = wordSet(
  "rained raining rainy drizzled drizzling poured snowed snowing windy sunny humid steady felt feel feels feeling feelin fine easy hard tough brutal killer smooth slow fast grindy grinder grind grinding " +
    "because cause cuz but though although pain painful painless sore soreness hurt hurts hurting tweaked tweaky " +
    "twinge twinged twingey ache aches aching tight stiff tired exhausted exhausting dead wrecked weak strong " +
    "stronger great good bad awful terrible amazing awesome perfect excellent solid ok-ish meh nice sloppy shaky wobbly buttery lost flew flying " +
    "ugly decent moderate pr pb prs record personal best new slowly controlled raw beltless belted belt straps wraps " +
    "partitioned unpartitioned tempo pause pausing note notes meta form technique depth injured injury niggle cramp dizzy nauseous sick " +
    "hungover sleepy fatigue fatigued burned burning pumped pump almost nearly barely too seemed seems " +
    "surprisingly unfortunately honestly without no not never going despite fuhlte leicht schwer gut schlecht " +
    "schmerzen facile dur lourd difficile facil pesado duro dolor douleur dolore dor pesante bene bien mal легко " +
    "тяжело",
);

/** What somebody felt: always a remark, whatever follows. */
export const FEELINGS = wordSet(
  "felt feel feels feeling feelin time result total because cause cuz but though although seemed seems fuhlte " +
    "despite unfortunately surprisingly pain painful painless sore hurt hurts hurting tweaked ache aches aching " +
    "no not without",
);

/** Parts of the body that a feeling is about. */
export const BODY_PARTS = wordSet(
  "knee knees shoulder shoulders elbow elbows wrist wrists back neck hip hips ankle ankles leg legs arm arms " +
    "chest grip forearm forearms hamstring hamstrings quad quads glute glutes calf calves core abs lats traps " +
    "delts body head hands feet everything it",
);

/** Pain and the like: the whole clause is a note unless it holds unmistakable sets. */
export const PAIN = wordSet(
  "pain painful sore soreness hurt hurts hurting ache aches aching achy tweaked tweaky tweak twinge twinged " +
    "twingey injured injury niggle cramp cramped cramping dizzy pinch pinching numb tingling discomfort schmerz " +
    "schmerzen dolor douleur dolore dor weh mal hurtin tendonitis swollen swelling bruised bruise bruises",
);

/** A clause with one of these is about something else than an exercise. */
export const NOT_TRAINING = wordSet(
  "sugar sugars glucose insulin bg hba1c hrv temperature temp pulse bodyfat waist mood " +
    "weigh weighed weighs weighing slept sleep ate eat eating drank drink drinking protein calories kcal height " +
    "tall years old birthday bpm hr heartrate meta breakfast lunch dinner creatine",
);

/** Words that say how a set was done and name no exercise of their own. */
export const MANNERS =
  /^(?:(?:paused?|widowmakers?|minis?|mini-sets?|fsl|ssl|bbb|bbs|heavy|light|easy|hard|slow|fast|tempo|beltless|belted|belt|straps|comp|competition|strict|explosive|controlled|touch|tng|raw|sleeves|wraps|cold|speed|top|single|singles|more|extra|sets?|rest|finisher|burnout|pump|them|those|these|that|this|same|again|first|second|third|last|final|left|right|arm|leg|side|hand|each)\b ?)+$/i;

/** What is held, pulled or sat in: alone it names no exercise. */
export const IMPLEMENTS =
  /^(?:(?:barbells?|bars?|dumbbells?|dbs?|kettlebells?|kb|bells?|machines?|cables?|bands?|ropes?|plates?|vest|belt|chain|chains|stack|handles?|ball|sandbag|smith|(?:kurz|lang)?hanteln?|kugel|mancuernas?|halt[eè]res?|halter|manubri?o?|bilanciere|each|both|one|ones|empty|olympic|standard|the|a)\b ?)+$/i;

/** Labels of lines that hold no sets: "Meta: …", "Total number of sets: 40". */
export const REMARK_LABELS = entered(
  /^(?:total|results?|time|recap|meta|notes?|comments?|duration|bodyweight|weight|length|date|score|summary|mood|energy|sleep|goal|wilks)\b/i,
);

/** Behind "ran", with the kind of what comes next: "ran out of time", "it ran over". */
export const ENDS_RUN = /^(?:out \S+|(?:over|late|behind)(?: separator)?)$/;
