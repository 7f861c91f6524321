/** Kinds of words that dangers and what only looks like one are made of, in six languages; `burn*` stands for every word that begins so. */
export const MARK_WORDS = {
  /** Things that people end their lives with, and places where. */
  means:
    "pill pills tablet tablets capsule capsules sleeper sleepers paracetamol rope noose gun pistol rifle shotgun blade blades razor razors bridge roof rooftop " +
    "balcony ledge cliff railing rails tracks platform lorry exhaust poison bleach drain* cabinet stash tabletten pillen schlaftabletten strick seil klinge* " +
    "brucke dach gleise* bahnsteig pastilla* soga cuerda puente tejado vias cuchilla* azotea cachet* comprime* corde pont toit quai rails lame* pasticc* pillol* " +
    "corda ponte tetto binari lametta comprimido* remedio* lamina* predio trilho* overdos* od insulin",
  /** Being alive, and being no more. */
  being:
    "alive live living life lives exist* existence dead death die dies died dying unalive kms kys suicid* sewerslide funeral breathing wake waking woke heaven " +
    "afterlife leben lebe lebt lebensmude sterb* gestorben tot tod umbring* aufwach* selbstmord existier* vivir vivo vive viva vida morir* muert* muer* matar* mato " +
    "suicid* despertar* existir vivre vie vis mourir mort morte meurs tuer suicid* exister reveiller* vivere vita morire morto muoio ammazz* uccid* svegliar* esistere " +
    "viver morrer morri morta acordar here",
  /** Going and not coming back. */
  leaving:
    "gone leave leaving left disappear* vanish* goodbye bye farewell adios adieu addio adeus tschuss lebwohl abschied* despedi* weg verschwind* schluss desaparec* " +
    "irme disparait* partir sparire sparisc* andarmene sumir ir fini finir finire finita acab* termin* end ending ended ends over finished out quit peace",
  /** What is written or given away before. */
  legacy:
    "letter letters note notes memo will testament passwords password papers funeral insurance keys belongings stuff sold gave given giving donat* inherit* brief briefe " +
    "verschenk* testament vermach* unterlagen carta cartas nota notas regal* testamento lettre lettres mot donne* heritage lettera lettere regalat* biglietto escrito bilhete doei",
  kin:
    "mum mom mam mother dad father wife husband son sons daughter daughters brother sister kids children family parents gran nan grandad grandma girlfriend boyfriend partner friend friends mate " +
    "mama papa mutter vater frau mann sohn tochter bruder schwester kinder familie eltern freund freundin oma opa madre padre hijo hija hijos hermano hermana familia padres amigo amiga novio novia " +
    "mere pere fils fille enfants frere soeur famille parents copain copine ami amie figlio figlia figli fratello sorella famiglia genitori miei amico amica mae pai filho filha filhos irmao irma niece nephew " +
    "grandson granddaughter cousin teammate flatmate roommate client athlete student",
  everyone:
    "everyone everybody nobody anyone anybody all they them world alle allen jeder niemand keiner todos todas nadie tous toutes personne tutti nessuno ninguem eles elas",
  burden:
    "burden useless worthless hopeless pointless nothing failure weight better easier kinder calmer lighter last leichter besser ruhiger wertlos nutzlos sinnlos sinn mejor estorbo carga inutil " +
    "sentido mieux poids fardeau sens sert meglio peso senso inutile melhor fardo point use reason purpose sake future worth",
  weary:
    "tired weary exhausted done finished enough empty numb dark darkness alone lonely anymore longer stop mude leer kraft satt cansad* hart* vaci* sol* fatigue* marre assez vide seul* bout stanc* basta vuot* sol* " +
    "canse exaust* vazi* sozinh* aguanto aguento mehr mas plus piu mais",
  /** Wounds made on purpose. */
  wounding:
    "cut cuts cutting burn burned burning burnt scratch* bang banged banging hit hitting slap* punch* pinch* press bleed* bleeds scar scars self ritz* schneid* schlag* verbrenn* " +
    "cort* quem* golpe* pego me scarif* coup* frapp* tagli* graffi* brucio bato machuc* wound* lighter knurling",
  woundPlace:
    "arm arms wrist wrists forearm forearms thigh thighs leg legs skin stomach head face hand hands knuckles arme handgelenk* oberschenkel bein beine haut kopf brazo* muneca* muslo* piel cabeza bras poignet* " +
    "cuisse* peau tete braccia braccio pols* cosc* pelle testa braco* pulso* coxa* pele cabeca sleeves shorts bandage* verband vendas",
  relief:
    "calm calms helps relief release feel feels real quiet deserve* deserved control clean better hilft ruhig alivia calma apaise aide sollievo aiuta alivio ajuda punish* purpose absicht proposito expres apposta",
  secret:
    "secret secretly hide hides hiding hid tell told knows know notice* noticing silent silently quiet sneak* lie lied lying without parents door locked heimlich versteck* merkt keiner escondid* esconde oculto a " +
    "cachette cache caches nascost* nascondo escondo nobody behind",
  hopeWish:
    "wish hope hoping hoped pray* want wants wanted wanna wouldnt mind rather mocht* will wunsch* hoff* ojala quiero quisiera espero voudrais aimerais veux espere vorrei voglio spero queria quero tomara ready",
  treatment:
    "therapist therapy counsellor counselor psychologist psychiatrist ward clinic hospital treatment recovery discharged dietitian nutritionist attempt attempted attempts relapse* therapeut* klinik psycholog* terapeut* " +
    "clinica psiquiatr* psy clinique hopital terapia ospedale hospital",
  finality:
    "ever again last final forever always never tonight friday sunday month program* thursday weekend tomorrow letzte* nie nunca jamais ultim* derni* mai sempre sempre dernier ultima",

  eating:
    "eat eats ate eaten eating food foods meal meals dinner lunch breakfast supper snack* bite bites dine cook* essen esse isst gegessen mahlzeit* abendessen mittagessen comer como come comi comido comida cena cene almuerzo " +
    "desayuno mang* repas diner dejeuner mangi* cibo pasto pasti cena pranzo colazione comeu refeic* jantar almoco janto intake appetite hungry hunger starving hambre faim fame fome",
  treat:
    "cake cakes biscuit* cookie* pizza burger* chocolate ice gelato glace brownie* brigadeiro* bread pasta rice potato* chips fries crisps sandwich* sugar sweets candy dessert* donut* pastr* croissant* oil butter cheese carbs " +
    "kuchen schoko* brot nudeln kohlenhydrat* zucker torta pan arroz dulce* azucar gateau pain pates riz sucre pane riso zucchero dolce pao doce* acucar carboidrat* helado fries banana* grape* bbq",
  meagre:
    "apple lettuce salad gum celery carrot* cucumber* broth soup ricecakes cakes coffee coke tea water air yoghurt egg ice apfel salat gurke* karotte* wasser manzana lechuga ensalada agua pomme salade eau mela insalata finocch* acqua " +
    "maca alface nothing only just zero barely hardly nichts nur nada solo so rien que seulement niente soltanto",
  restricting:
    "fast fasting fasted fasts skip skips skipping skipped restrict* allow allowed allows limit limits undereat* starve* diet dieting cut faste fasten hunger* verzicht* ayun* saltar* salto dieta jeun* saute* regime digiun* salto dieta jejum pular " +
    "pulo safe rule rules under",
  energy: "kcal cal cals calorie calories kalorie* caloria* calorie* kcals kilojoule* deficit maintenance tdee macros",
  paying:
    "burn burns burning owe owes undo undoes undone cancel* earn earns earned deserve* pay pays paid price punish* compensat* clear cleared off work make atone guilty guilt verdien* straf* abtrain* verbrenn* schuld* quem* castig* merezc* " +
    "compens* culp* brul* pun* merit* coupable rattrap* brucia* rimedi* punizion* smalti* castigo pagar compensar",
  moving:
    "run runs ran running cardio treadmill stairs stairmaster bike cycle elliptical rower steps walk walked walking burpee* squats laps km miles hours hour minutes train* workout* exercise* gym hiit abs session* lauf* renn* schritte stunden sport fahrrad " +
    "correr corro corri corre pasos horas entren* gimnasio courir cours course heures marche* sport corsa correre ore allen* palestra passi treino treinar correr horas academia cyclette esteira",
  purging:
    "purge* vomit* puke* puking threw throw fingers finger toothbrush toilet bathroom laxativ* diuretic* kotz* ubergeb* erbrech* klo abfuhr* vomito dedos laxante* bano vomis vomir doigts laxatif* toilette* vomito dita lassativ* bagno vomito dedo " +
    "banheiro sick spit* chew* throat",
  bingeing:
    "binge* binging overate overeat* stuffed kitchen everything uncontrolled atracon* fressanfall* fress* crise boulimi* bulim* abbuffat* compuls*",
  dread:
    "afraid scared scares fear fears panic* terrif* terror anxious cry cried crying guilt* asham* disgust* gross hate hates hated angst panik eklig ekel* hass* miedo terror panico asco odio peur terreur honte degout* deteste paura terrore vergogna schif* odio " +
    "medo pavor nojo vergonha",
  thinness:
    "thin thinner skinny skinnier fat fatter flabby huge chubby ribs bones collarbone* gap belly flat underweight tiny shrink* small smaller bmi size bum abs dick dunn* fett knochen bauch untergewicht* delgad* flac* gord* huesos barriga mince maigr* gros* os ventre " +
    "magr* grass* ossa pancia gord* ossos seca secar slim lean bony frail",
  scales:
    "scale scales weigh weighs weighed weighing weight kg kilo kilos stone lb lbs pounds pound kgs waage wiege wieg* gewicht bascula balanza pes* pesaje balance poids bilancia balanca number measure*",
  period:
    "period periods bled bleed cycle cycles menstru* mens periode regel* tage regla reglas regles ciclo mestruaz*",
  compelled:
    "must cant have need panic until unless or every everyday daily each always muss bis sonst tengo hasta jeden dois jusqu chaque sinon devo finche ogni tenho ate cada option rest",
  light: "underweight bmi",
  littleEnergy: "hundred",

  young:
    "teen teenager grade grader freshman sophomore school pupil boy girl kid kids child year yr underage eleven twelve thirteen fourteen fifteen sixteen seventeen klasse schule schuler* teenie elf zwolf dreizehn vierzehn funfzehn sechzehn " +
    "instituto eso secundaria colegio once doce trece catorce quince dieciseis college lycee quatrieme troisieme cinquieme sixieme treize quatorze quinze seize medie superiori scuola undici dodici tredici quattordici quindici sedici escola colegio ano serie treze " +
    "catorze quinze dezesseis mo yo",
  ageWord:
    "im age aged old years yr yrs turn turning birthday bin jahre alt alter tengo anos edad ans age ho anni eta anni tenho idade born jahrgang",
  child:
    "son daughter kid kids child children lad niece nephew grandson granddaughter twins student pupil sohn tochter enkel* neffe nichte kind kinder hijo hija sobrin* nieto fils fille neveu niece enfant* figlio figlia nipote filho filha sobrinh* neto neta",
  condition:
    "pregnan* weeks trimester postpartum breastfeed* ivf baby birth csection pacemaker stent* valve bypass afib fibrillation aneurysm cardiomyopath* heart diabet* t1 t2 pump basal metformin insulin hypertens* pressure tablets kidney* dialysis transplant epilep* seizure* ms sclerosis " +
    "pots paraplegi* spina osteopor* haemophil* hemophil* sickle ehlers glaucoma rheumat* crohn* colitis stoma fibrosis copd asthma lymph* chemo* cancer lupus parkinson* stroke covid retina hashimoto thyroid schwanger* ssw schrittmacher* blutverdunn* bluthochdruck asthma epilepsie " +
    "enceinte grossesse allait* hypertendu* epileptique embarazad* embarazo marcapasos diabetic* hipertens* incinta gravidanza mese ipertes* diabetic* pacemaker gravida marca hipertensao lupus osteopor* anticoagul* thinners apixaban warfarin statin",
  asking:
    "can should may is what which how when whats safe ok okay fine allowed kann darf soll was welche wie puedo debo que cual como puis je quel quelle comment posso devo quale come quanto combien cuanto wieviel many much",
  substance:
    "test tren deca dbol dianabol anavar var oxandrolon* winstrol winny stano* sustanon sust primo masteron eq halo anadrol superdrol clen* clembu* clenbuterol t3 dnp hgh gh mk677 rad rad140 lgd ostarine sarm* epo trt testo testoster* steroid* juice gear roids vial ampoule* ampolla* ampola* dura trembol* trenbol* " +
    "nolva* clomid pct ai arimidex peptide* bpc melanotan ephedrin* eca adderall lasix slin insulin iu mcg kur cure ciclo cycle pin pinning pins inject* spritz* pinch* piqu* injet* blast cruise",
  medicine:
    "ibuprofen* ibu advil naproxen paracetamol tylenol voltarol voltaren diclofenac codeine tramadol prednisone steroids antibiotic* antidepressant* sertraline ssri beta blocker* ramipril statin* warfarin thyroid levothyroxin* metformin insulin painkiller* pill pills dose relaxant* inhaler adhd meds medication medicine " +
    "tablette* medikament* schmerzmittel pastilla* ibuprofeno pilula* remedio* dipirona comprime* medicament* betabloquant* doliprane pastiglia farmaco farmaci medicin* aspirin",
  report:
    "mri xray x ray ultrasound scan ecg ekg bloods blood crp tsh ferritin report findings impression result results degenerative chondral effusion tear thinning radiograf* resonancia ecograf* irm radio risonanza referto laudo mrt befund",
  ailment:
    "meniscus mcl acl tendon* tendin* bursit* fasci* fascitis labrum labral cuff impinge* sciatica piriformis arthritis arthrose hernia epicondyl* epicondil* splints fracture sprain strain tear torn pulley runner* elbow syndrome menisk* kreuzband bandscheib* sehne* ischias menisco ligament* hernie entorse tendinite " +
    "menischi menisco cuffia epine aponevros* overtraining something wrong diagnos*",

  sauna:
    "sauna saunas steam bath baths hammam sweat* suit bag bags wrap schwitz* sudar sudor suar suer sudare bain banho bagno bano epsom",
  weighIn:
    "weigh weighin weighins scale limit class category division comp competition fight bout meet match contest stage show shoot wedding jockey wrestling regatta wiegen wettkampf kampf pesaje pelea combate pesee combat pesata gara pesagem luta mariage boda hochzeit matrimonio casamento",
  drinking:
    "water drink drinking fluid fluids dry dehydrat* salt sodium load wasser trink* nix agua beber bebo eau boire bois acqua bere bevo beber sal sel",
  losing:
    "lose losing lost drop dropping shed cut cutting make down off over runter weg abnehm* bajar perder perdre maigrir perdere dimagr* perder secar bater dar loswerden",
  soon: "monday tuesday wednesday thursday friday saturday sunday mon tue wed thu thurs fri sat sun tonight tomorrow week weeks days hours fast quick montag dienstag mittwoch donnerstag freitag samstag sonntag morgen woche wochen tagen lunes martes miercoles jueves viernes sabado domingo dias horas semana lundi mardi mercredi jeudi vendredi samedi dimanche demain jours heures semaines lunedi martedi mercoledi giovedi venerdi sabato domenica giorni ore settiman* segunda terca quarta quinta sexta dias",

  heartChest:
    "chest breast breastbone sternum heart ribs brust herz brustkorb pecho corazon poitrine coeur thorax petto cuore peito coracao pulse bpm palpitation* flutter* afib rhythm",
  headNerve:
    "head brain skull face mouth smile speech words tongue eye eyes sight vision neck kopf gesicht mund sprache zunge auge* nacken cabeza cara boca lengua ojo vista cuello tete visage bouche langue oeil yeux cou testa viso bocca lingua occhi* collo cabeca rosto lingua olho* pescoco pupil* migraine headache",
  limbPart:
    "arm arms leg legs hand hands foot feet calf calves knee ankle shin thigh finger fingers toe toes shoulder elbow wrist hip collarbone kneecap bein* arm wade knie fuss finger schulter pierna* brazo* pantorrilla rodilla tobillo hombro jambe* bras mollet genou cheville epaule gamba gambe braccio polpaccio ginocchio spalla caviglia perna* braco* panturrilha joelho ombro tornozelo",
  saddle:
    "crotch groin saddle backside bum between genital* pee wee urine urin pipi pis pisser orina pipi xixi toilet bladder bowel poo stool leak* incontin* schritt entrejambe inguine virilha hold",
  sensation:
    "numb tingl* pins needles tight tightness squeez* pressure heavy crush* burn* stab* sharp tear* ripping throb* ache* pain painful hurts taub krib* druck eng stich* schmerz* brennt dormid* entumec* presion apret* opres* dolor* duele punza* engourdi* serre* pression pesant douleur mal fourmill* intorpid* formicol* stretto pression* dolore fitta dorm* formig* aperto dor dores pressao fisgada",
  event:
    "collapse* faint* passed blacked fell fall fallen dropped snapped popped pop tore cracked landed hit woke went umgekippt ohnmacht* gesturzt zusammengebrochen kollabier* gerissen desmay* cai caida caer desplom* evanou* tombe* ecroul* effondr* chute svenut* cadut* caduto crollat* desmai* caiu cai apagou bati",
  swelling:
    "swollen swelling swell puffy fat hot red warm balloon* bruise* bruising huge stiff shiny geschwoll* dick heiss rot hinchad* hincha roja caliente gonfle* chaud rouge gonfi* rosso caldo inchad* inchou quente vermelh*",
  breathing:
    "breath breathe breathing breathless puffed wheez* air gasp* cough* lungs throat choke* choking atem* luft husten hals respir* aire aliento garganta tos souffle gorge tousse respiro aria gola tosse ar garganta folego",
  grave:
    "blue grey gray pale clammy unconscious unresponsive confused slurr* foam* seiz* convuls* shock blood bleeding bone vomit* blau grau blass bewusstlos verwirrt blut azul gris palid* inconsciente confus* sangre bleu pale sang blu pallid* confus* sangue roxo palid*",
  onset:
    "sudden suddenly since now just still today after during when seit gerade jetzt plotzlich ploetzlich desde ahora repente depuis soudain maintenant dopo adesso improvviso da desde agora repente",
  fever:
    "fever temp temperature chills infection infected pus ooz* weep* stitches wound scar surgery operation op fieber schuttelfrost naht wunde operiert fiebre herida operaron fievre plaie opere febbre ferita operat* febre ferida",

  resolved:
    "ago years cleared healed fixed fine resolved sorted gone normal harmless recovered discharged signed fully since passed damals geheilt frueher fruher hace anos curad* guerie* il fa guarit* anni atras curado fa",
  jest: "lol haha hahaha lmao rofl joke joking kidding jaja jajaja mdr ptdr kkk rsrs ahah hehe xd fun funny hilarious laugh* happy glad love loved proud brilliant worth enjoy* great",
  training:
    "set sets rep reps bench squat squats deadlift* press row rows curl curls plank planks burpees dips pullups pushups finisher programme program plan warm drill drills class pace pb pr",
  knowing:
    "why how explain difference mean means meaning research science study studies documentary read article essay exam course teacher curious general true myth prevent people pros film movie book novel",
} as const satisfies Record<string, string>;
export type Mark = keyof typeof MARK_WORDS;
