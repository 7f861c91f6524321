/** What a condition means for training, as far as the coach says something of its own; without one it is only kept. */
export type ConditionCare =
  | "pregnant"
  | "postpartum"
  | "heartCondition"
  | "highPressure"
  | "diabetes"
  | "asthma"
  | "epilepsy"
  | "brittleBones"
  | "otherCondition";

/** A condition: as it is kept (in the words it was told in where empty), what it means for training, and how people call it. */
export type ConditionName = { value: string; care: ConditionCare | null; signs: readonly string[] };

const named = (value: string, care: ConditionCare | null, ...signs: string[]): ConditionName => ({
  value,
  care,
  signs,
});
const asTold = (care: ConditionCare | null, ...signs: string[]): ConditionName => named("", care, ...signs);

/**
 * The names of conditions in six languages, for what people tell of themselves and for the screening alike. The notation is that of
 * `signTrie`; words that are names only beside others ("hb 8", "bump is getting big") stand with the rule that reads them.
 */
export const CONDITION_NAMES: readonly ConditionName[] = [
  named(
    "exercise-induced asthma",
    "asthma",
    "(exercise|sport|sports|effort|cold air) induced (asthma*|bronch*|wheez*|cough*)",
  ),
  named(
    "asthma",
    "asthma",
    "(asthma|asthmatic|asthmatics|asthma*|asma|asmatico|asmatica|asmatic*|asthme|asthmatique|asthmatiq*|asthmatiker|asthmatikerin)",
  ),
  named(
    "diabetes",
    "diabetes",
    "(type |typ |tipo |)(1|one|i|2|two|ii) diabet*",
    "(diabetes|diabetic|diabetics|diabetiker|diabetikerin|diabetico|diabetica|diabetique|zuckerkrank|zuckerkrank*|diabet*) (mellitus |) (de |) (type|typ|tipo) (1|one|i|2|two|ii|uno|due|dos|um|dois)",
    "(t1|t2) (diabetic|diabetes|diabet*)",
    "(type1|type2|typ1|typ2|tipo1|tipo2) (diabet*|zucker*|)",
    "(t1d|t2d|t1dm|t2dm|lada)",
    "(diabetes|diabetic|diabetics|diabetiker|diabetikerin|diabetico|diabetica|diabetique|diabet*|zuckerkrank|zuckerkrank*|prediabet*)",
    "pre (diabetic|diabetes|diabet*)",
    "(type|typ|tipo) (1|2|one|two)",
  ),
  named(
    "high blood pressure",
    "highPressure",
    "(high|raised|elevated|borderline) (blood |) (pressure|bp)",
    "(hypertension|hypertensive|hypertens*|hypertendu*|hipertension|hipertenso|hipertensa|hipertens*|ipertensione|ipertensa|iperteso|ipertens*|bluthochdruck|bluthochdruck*|hochdruck|hypertonie)",
    "(hoher|hohen|hohem|erhohter|erhohten) blutdruck",
    "(presion|tension|pressione|pressao) (arterial |arteriosa |arterielle |) (alta|haute|elevee|elevata)",
    "tensione alta",
  ),
  // What is said of a reading is kept too; whether it is spoken of as a condition the screening asks of more words.
  named(
    "high blood pressure",
    null,
    "blutdruck (ist |) (zu |sehr |etwas |leicht |) hoch",
    "(blood pressure|bp|bps) ~ (high|raised|elevated)",
  ),
  asTold(null, "(arthritis|osteoarthritis|arthrose|artrosis|artrosi|artrose)"),
  asTold(
    null,
    "(gall bladder|gallbladder|appendix|tonsils|uterus|ovary|ovaries|prostate) (taken |whipped |) (out|removed|removal)",
    "(appendectomy|appendicitis|hysterectomy|splenectomy|tonsillectomy|cholecystectomy|laparoscop*)",
    "low (on |) (iron|ferritin|vitamin _|b12|b 12|testosterone|magnesium)",
    "(iron|vitamin _|b12|b 12|ferritin|testosterone) (level |levels |) (is |are |) (too |very |quite |a bit |) (low|deficien*)",
    "(eisenmangel|vitaminmangel|vitamin _ mangel)",
    "(gerd|acid reflux|gout|gicht|pcos|fibro|ibs|celiac|coeliac|zoliakie|celiaco|celiaca|celiachia|tinnitus|kyphosis|insomnia|adhd|adhs|tdah|autism|autistic|depression|anxiety|bipolar|ptsd|ocd|bulimia|bulimic|anorexia|anorexic|recovering alcoholic|eating disorder|psoriasis|eczema|varicose veins|covid|pneumonia|bronchitis|glandular fever|shingles|concussion|concussions|blood clot|blood clots|diverticulitis|incontinence|menopaus*|perimenopaus*|deaf|blind|color blind|colour blind|colorblind|colourblind|flat feet|bunion|bunions|vision problems|vertigo|migraine|migraines|pots syndrome)",
    "(reuma|rhumatisme|rhumatismes|artrite|depresion|depressione|depressao|ansia|ansiedad|ansiedade|anxiete|angststorung|migrane|migrana|migranas|emicrania|emicranie|enxaqueca|enxaquecas|jaqueca|jaquecas|cholesterin|psoriasi|schuppenflechte|schlafapnoe|apnea|apnea notturna|reflusso|reflujo|refluxo|sodbrennen|krampfadern|varices|varizes|vertigini|bronquite|bronchite|gicht|goutte|gota|gotta|menopausa|menopausia|menopause|wechseljahre|burnout|burn out)",
    "thyroid (issue|issues|problem|problems|disease|condition)",
    "(underactive|overactive|slow|lazy) thyroid",
    "(tiroide|tiroides|thyroide) (lenta|lente|perezosa|pigra|hipo)",
    "(schilddrusen*|tiroidite|hyperthyroid*)",
    "(colesterol|colesterolo) (alto |)",
    "double jointed",
    "(stroke|schlaganfall|ictus|avc|infarto|herzinfarkt|infarctus)",
    "(pelvic floor |) prolapse",
    "hernia",
  ),
  named("rheumatoid arthritis", "otherCondition", "ra (flare*|meds|diagnos*|since)", "(have|got|diagnosed with|my) ra"),
  named("low blood pressure", null, "(low blood pressure|hypotension)"),
  named("high cholesterol", null, "(high |) cholesterol"),
  asTold(
    "heartCondition",
    "heart (condition|disease|problem|problems|failure|surgery|defect|defects|murmur|murmurs|arrhythmia|valve|bypass|issue|issues|transplant)",
    "(dodgy|dicky|dickey|weak|bad|bum|wonky|faulty) ticker",
    "(dodgy|dicky|dickey) heart",
    "(ticker|heart) is (dodgy|dicky|dickey|wonky|faulty|knackered)",
    "(afib|a fib|atrial fib|atrial flutter|atrial fibrillation|pacemaker|stent|stents|bypass surgery|angioplasty|coronary disease|coronary artery disease|long qt|enlarged heart|hole in my heart|(leaky|leaking|mechanical|bicuspid|mitral|aortic) (mitral |aortic |) valve|mitral valve prolapse)",
    "(arrhythmia|arrhythm*|arritm*|arythmi*|rhythmusstor*|cardiomyopathy|cardiomyop*|kardiomyop*|cardiomiop*|myocardit*|pericardit*|endocardit*|miocardit*|aneurysm*|aneurisma*|anevrism*|angina)",
    "(hcm|hocm|brugada|lqts|wpw|svt|pfo|tavi|cabg|marfan|marfan*)",
    "(blocked|clogged|narrowed|hardened|furred) (coronary |heart |neck |leg |) arter*",
    "(hole in (the|his|her|my) heart|bundle branch block|peripheral (artery|arterial|vascular) disease|pulmonary hypertension|heart block)",
    "(carotid|coronary|aortic|vertebral) (artery |) (dissection|stenosis|disease|plaque)",
    "(have|got|having|with|diagnosed with|get|my|frequent) (pvcs|pacs|ectopics|ectopic beats|extrasystol*)",
    "(herzkrankheit|koronare herzkrankheit|khk|bypass op|herz op|klappenfehler|herzrhythmusstor*|verengte herzkranz*)",
    "(valvula|valve|valvola) (cardiaca|cardiaque|mecanica|mecanique|meccanica|aortica|aortique|mitral|mitrale|mitralica|artificial|artificielle)",
    "(habe|hab|hatte|tengo|ho|tenho|ai) (einen |un |une |um |uma |zwei |drei |deux |dos |due |dois |tres |) (bypass*|stent*|pontage*)",
    "(aritmi*|gefassverkalk*|schaufensterkrank*)",
    "(soplo (en el corazon|cardiaco)|souffle au coeur|soffio al cuore|sopro no coracao|arteres bouchees|arterias (tapadas|obstruidas)|arterie ostruite|arterias entupidas)",
    "(herzfehler|herzfehl*|herzkrank|herzprobleme|herzproblem|herzschrittmacher|schrittmach*|herzschwache|herzinsuff*|herzklapp*|herzmuskelentz*|vorhofflimm*|fibrillaz*|fibrilac*)",
    "(marcapasos|marcapasso|marcapas*|marca passo|marca passos|stimulateur cardiaque|cardiopat*|maladie cardiaque|cardiopathie)",
    "(problemas|problema|problemes|probleme|problemi) (de corazon|del corazon|cardiacos|cardiaco|cardiaques|cardiaque|de coeur|cardiaci|di cuore|al cuore|no coracao|de coracao)",
  ),
  named(
    "atrial fibrillation",
    "heartCondition",
    "(have|has|had|with|got diagnosed with|diagnosed with|history of|paroxysmal|persistent|permanent|intermittent|into|of) af",
    "af (ablation|ablated|cardioversion|cardioverted|diagnosis|diagnosed|episode|episodes|patient)",
    "(cardiovert*|cardioversion*|kardiovert*|kardioversion*|cardioversao|cardioversion|cardioversione)",
  ),
  // A device and an attack have more to them than a name: the screening reads them with what stands beside.
  asTold(
    null,
    "(icd|implanted defibrillator|loop recorder)",
    "heart attack",
    "open heart surgery",
    "(mini stroke|ministroke)",
    "bypass",
  ),
  named(
    "epilepsy",
    "epilepsy",
    "(epilepsy|epileptic|epilepsia|epileptico|epileptica|epilepsie|epileptiker|epileptique|epilettico|epilettica|epilessia|epilep*|epilet*|epiless*|seizure disorder)",
  ),
  asTold(
    "brittleBones",
    "(osteogenesis imperfecta|brittle bone disease|glasknochen*|osteoporosis|osteopenia|osteoporose|osteoporosi|osteopor*|osteopen*|knochenschwund|brittle bones|thin bones|low bone density|bone density loss)",
  ),
  asTold(
    "otherCondition",
    "(copd|epoc|bpco|emphysema|emphysem*|enfisema|cystic fibrosis|mukovisz*|mucovisc*|sarcoid*)",
    "(kidney disease|kidney failure|kidney stones|chronic kidney|liver disease|fatty liver|cirrhosis|cirrhos*|hepatitis|gallstones|dialysis|dialys*|dialis*|dialyse)",
    "(heart|kidney|liver|lung|organ|bone marrow|stem cell) transplant*",
    "(one|single|1|solitary) (kidney|lung)",
    "(breast|bowel|colon|prostate|thyroid|skin|lung|ovarian|testicular|bone|brain) (cancer|tumor|tumour)",
    "(cancer|krebs|cancro|leukemia|leukaemia|leukem*|leukaem*|lymphom*|linfom*|chemo|chemotherapy|chemo*|quimio*|chimio*|chemio*|radiotherapy|radioterap*|strahlentherap*)",
    "(multiple sclerosis|multiple sklerose|esclerosis multiple|sclerose en plaques|sclerosi multipla|esclerose multipla|scleros*|ms|parkinsons|parkinson|parkinson*|myasthen*|narcolepsy|narcoleps*|neuropath*|dystoni*|cerebral palsy|muscular dystrophy|(erbs|bells) palsy)",
    "(lupus|rheumatoid arthritis|ankylosing spondylitis|rheuma|rheumat*|reumat*|psoriatic arthritis|spondyl*|spondil*|bechterew|vasculit*|polymyalg*)",
    "(crohns disease|crohns|crohn*|ulcerative colitis|colitis|colite|ileostom*|colostom*|inflammatory bowel|ibd)",
    "(ehlers danlos|heds|eds|hypermobility|hypermobile|hypermob*|hyperlax*|hiperlax*|iperlass*)",
    "(fibromyalgia|fibromyalg*|fibromialg*|long covid|chronic fatigue|me cfs|cfs|dysauton*|disauton*|pots)",
    "(haemophilia|hemophilia|haemophil*|hemophil*|emofil*|hemofil*|sickle cell|von willebrand|thalassem*|thalassaem*|haemochromat*|hemochromat*|anaemic|anemic|anaemi*|anemi*|blutarmut|sideropen*)",
    "(dvt|thrombos*|pulmonary embolism|factor v leiden)",
    "(raynauds|raynaud*|lymphed*|lymphoed*|lipedema|lipoedema|lipodema)",
    "(macular degeneration|makuladegener*|retinitis pigmentosa|degeneracion macular|dmla|degenerescence maculaire)",
    "(brustkrebs|darmkrebs|prostatakrebs|lungenkrebs|hautkrebs|blutkrebs|eierstockkrebs|hodenkrebs|magenkrebs|nierenkrebs|blasenkrebs|krebserkrank*|leukami*|leucemi*|lymphdrusenkrebs|knochenkrebs)",
    "(tumore|tumor|tumeur|cancro) (al|alla|allo|di|de|del|du|no|na|am|an der) _",
    "(spinalkanalsteno*|spinalkanalvereng*|wirbelkanalsteno*|estenosis|stenose|stenosi|estenose) (lumbar|lombaire|lombare|espinal|spinale|vertebral*|cervical*|)",
    "(schilddrusenunterfunktion|schilddrusenuberfunktion|hipotireoid*|hipertireoid*)",
    "(niereninsuff*|nierenschwache|nierenversagen|nierenkrank*|leberzirrhos*|zirrhos*|cirros*|leberkrank*|fettleber|hepatit*|epatit*)",
    "(eine niere|einzelniere|un seul rein|qu un rein|un solo rinon|un solo rene|um rim so|so um rim|um so rim|so com um rim)",
    "(lungenembolie|lungenembolien|embolie pulmonaire|embolia pulmonar|embolia polmonare|trombos*|phlebit*|flebit*)",
    "(netzhautablos*|netzhautriss|decollement de la retine|decollement de retine|desprendimiento de retina|distacco di retina|distacco della retina|descolamento de retina|descolamento da retina)",
    "(anamie|anamisch|lipodem*|lymphodem*|polyarthrit*|poliartrit*|rectocolit*|espondil*|dpoc|vih|prolapsus|prolapso|prolasso)",
    "(hernia|hernie|ernia) (inguinal*|ombilical*|umbilical*|ombelical*|hiatal*|iatale|crural*|de hiato|do hiato)",
    "(trasplante|transplante|trapianto|greffe|transplantation) (de |di |d |del |du |do |da |) (rinon|renal|corazon|higado|pulmon|medula|rim|coracao|figado|pulmao|rene|reni|cuore|fegato|polmone|midollo|rein|coeur|foie|poumon|moelle)",
    "(herz|nieren|leber|lungen|stammzell|knochenmark) transplant*",
    "(herztransplant*|nierentransplant*|lebertransplant*|lungentransplant*|stammzelltransplant*)",
    "covid (persistente|longo|lungo|largo|long)",
    "(pancreatit*|gastropares*|tuberculosis|tuberkulose|pneumothorax|pneumothorac*|neumotorax|lyme disease|borreliose|borreliosis|mononucleos*|mononukleos*|pfeiffersches)",
    "(collapsed|punctured|scarred|damaged) (left |right |) (lung|lungs)",
    "(have|has|had|got|having|with|after|from|diagnosed with|recovering from) (mono|lyme|tb|cmt|crps|ibd|avn)",
    "(melanom*|sarcom*|myelom*|mesotheliom*|metastas*|metastat*|neuroblastom*|gliom*|meningiom*)",
    "(desmoid|benign|malignant|spinal|pituitary|brain|spine) (tumor|tumors|tumour|tumours)",
    "(guillain barre|charcot marie tooth|huntingtons|ataxia|ataxic|ataxie|essential tremor|syringomyel*|syrinx|tethered cord|myelopath*|chiari|arteriovenous malformation|cavernom*)",
    "(brain|cerebral) (avm|bleed|haemorrhage|hemorrhage)",
    "(have|has|had|got|with|an) (avm)",
    "(trigeminal neuralgia|complex regional pain|functional neurological|giant cell arteritis|takayasu|behcet*|dermatomyosit*|polymyosit*|antiphospholipid*)",
    "(adrenal (insufficiency|crisis|failure)|addisons disease|cushings disease|acromegal*|hypoparathyroid*|nebenniereninsuff*|nebennierenschwache)",
    "(have|has|got|with|diagnosed with|of|ive) (addison|cushing|grave|huntington|hodgkin|wilson|behcet) (is|s|disease|syndrome)",
    "(clotting|bleeding|platelet|blood) (disorder|disease|condition)",
    "(enlarged|swollen) (spleen|liver)",
    "(low|high) platelets",
    "(pelvic organ|uterine|bladder|rectal|vaginal|womb|uterus) (prolapse|descent)",
    "(home|supplemental) oxygen",
    "oxygen (at home|at night|concentrator|therapy|tank)",
    "(cpap|apap machine)",
    "(glaucoma|glaucom*|glaukom|detached retina|menieres|meniere*)",
    "(scoliosis|scolio*|skoliose|skolio*|scoliose|escoliosis|escolio*|scoliosi|spinal stenosis|spina bifida|spinal cord injury)",
    "(hashimotos|hashimoto*|hypothyr*|hyperthyr*|ipotiroid*|hipotiroid*|addisons|cushings|graves disease)",
    "(hiatus|hiatal|inguinal|umbilical|incisional|sports|groin|abdominal|ventral) (hernia|hernias)",
    "(mastectomy|mastectom*|lumpectom*)",
    "(hiv|endometriosis|endometrios*|sleep apnea|sleep apnoea)",
    "(paraplegi*|tetraplegi*|quadriplegi*|hemiplegi*|amputee|prosthe*|wheelchair user)",
  ),
  // A way of moving is planned for; it is no illness of which to speak.
  asTold(
    null,
    "(spinal cord injury|amput*|wheelchair|querschnittgelahmt|rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas|an krucken|bequilles|muletas|stampelle)",
    "(t|c|l) 1-12 (complete|incomplete) (para*|)",
    "(on|using|with) crutches",
    "(paralysed|paralyzed) (from the _ down|)",
    "missing (my |the |) (left |right |) (arm|hand|leg|foot)",
    "(above|below) knee amputee",
    "(only |only have |) (one|1) (arm|leg|hand|eye)",
    "(train|lift|work out|workout|exercise) from (the|my|a) (wheelchair|chair)",
  ),
  named(
    "pregnant",
    "pregnant",
    "(pregnant|schwanger|enceinte|embarazada|incinta|gravida)",
    "(4-42) (weeks|wks|week|wk|w) (pregnant|along|preg)",
  ),
  asTold("pregnant", "gestational (diabetes|hypertension)", "(preeclampsia|pre eclampsia|placenta (praevia|previa))"),
  named(
    "post partum (c-section)",
    "postpartum",
    "(c section|c sections|csection|csections|caesarean|cesarean|caesar*|kaiserschnitt|cesarienne|cesarea|cesareo|cesariana)",
  ),
  asTold(
    "postpartum",
    "(beckenbodenschwa*|beckenbodensenk*|rektusdiastas*|rectusdiastas*)",
    "(entbunden|accouche|di a luz|dado a luz|ho partorito|dei a luz|pelvic floor|beckenboden|suelo pelvico|plancher pelvien|perinee|pavimento pelvico)",
    "(postpartum|post partum|postpart*|postnatal|post natal|gave birth|breastfeeding|breast feeding|breastfe*|diastasis|diastasis recti|diastas*)",
  ),
];

/** The names of those with this meaning for training. */
export const namesOf = (care: ConditionCare): string[] =>
  CONDITION_NAMES.filter((one) => one.care === care).flatMap(({ signs }) => signs);
