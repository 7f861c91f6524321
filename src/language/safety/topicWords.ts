/** Conditions, ages, food, drugs and questions that call for a fixed answer or a note. Brackets are alternatives. */
export const TOPICS = {
  pregnant: [
    "(pregnant|pregnancy|expecting a baby|trimester|prenatal|antenatal|schwanger|schwangerschaft|embarazada|embarazo|enceinte|grossesse|incinta|gravidanza|gravida|gravidez)",
    "weeks (pregnant|along|gestation)",
    "expecting (my|our|a) (first|second|third|baby|child)",
  ],
  postpartum: [
    "(postpartum|post partum|postnatal|post natal|c section|csection|caesarean|cesarean|diastasis|diastasis recti)",
    "(had|gave birth to|delivered) (my|our|a) (baby|son|daughter|child|twins)",
    "(gave birth|after birth|after giving birth|weeks after (birth|delivery)|breastfeeding|breast feeding)",
  ],
  heartCondition: [
    "heart (condition|disease|problem|problems|failure|surgery|defect|murmur|arrhythmia|valve|bypass|issue|issues|transplant)",
    "(afib|a fib|atrial fibrillation|pacemaker|stent|stents|bypass surgery|arrhythmia|angioplasty|cardiomyopathy|coronary artery disease|coronary disease|aneurysm|beta blocker|beta blockers|blood thinner|blood thinners|warfarin|long qt|svt|wpw|marfan)",
    "(herzfehler|herzkrank|herzschrittmacher|cardiopatia|marcapasos|maladie cardiaque|cardiopathie|pacemaker)",
  ],
  highPressure: [
    "high (blood pressure|bp)",
    "(bp|blood pressure) (is|was|runs|running|been) (a bit |always |) high",
    "(hypertension|hypertensive|bluthochdruck|hipertension|hipertenso|hipertensa|ipertensione|ipertensa|iperteso|hipertensao)",
    "blood pressure (meds|medication|pills|tablets|is high|a bit high)",
  ],
  diabetes: [
    "(diabetes|diabetic|t1d|t2d|insulin pump|diabetiker|diabetikerin|diabetico|diabetica|diabetique)",
    "type (1|2|one|two) (diabetic|diabetes|)",
  ],
  otherCondition: [
    "(epilepsy|epileptic|asthma|asthmatic|copd|osteoporosis|osteopenia|kidney disease|chronic kidney|cancer|chemo|chemotherapy|multiple sclerosis|parkinsons|lupus|pots|ehlers danlos|rheumatoid arthritis|sickle cell|dialysis|asma|epilepsia|asthme|epilepsie)",
  ],
  // Eating
  purge: [
    "(purge|purging|purged|bulimia|bulimic)",
    "(make|making|made|force|forcing|forced) (myself|me) (throw up|vomit|sick|puke|to (throw up|vomit|puke))",
    "(throw|throwing|threw) up (after (eating|every meal|meals|dinner|lunch|i eat|each meal|binging|bingeing)|my (food|meals|dinner|lunch)|on purpose|everything i eat|what i (ate|eat))",
    "(vomit|vomiting|puke|puking|puked) (after (eating|every meal|meals|i eat|i binge|a binge|binges|binging|bingeing)|my food|on purpose|up my food)",
    "(fingers down my throat|stick my fingers down)",
  ],
  edName: [
    "(anorexia|anorexic|orthorexia|orthorexic|eating disorder|eating disorders|disordered eating|ednos|binge eating disorder|pro ana|proana|thinspo|red s|relative energy deficiency|magersucht|essstorung|anorexie|trastorno alimenticio|trastorno alimentario|trouble alimentaire|disturbo alimentare|transtorno alimentar)",
  ],
  starve: [
    "(starve|starving|starved) (myself|my self|me)",
    "(not|stop|stopped|havent|quit|without|avoiding) (eaten|eating|eat) (anything |food |at all |) (for|in|since)",
    "(not going to|wont|refuse to|refusing to|going to stop|stopped|not) eat(ing|) (anything |food |) (for (2|3|4|5|6|7|two|three|four|five|several) days|until im (thin|skinny)|anymore)",
    "(eat|eating|ate) (nothing|only once every|as little as possible)",
    "(fast|fasting|fasted) (to make up|to compensate|because i (ate|binged|overate)|after (a binge|binging|bingeing|overeating)|for (3|4|5|6|7|8|9|10|three|four|five|six|seven|ten|several) days|to punish)",
    "(skip|skipping|skipped) (meals|every meal|all my meals|dinner|lunch|breakfast and lunch|food) (to make up|because i (ate|binged|overate|feel fat)|after (a binge|binging|bingeing|overeating)|to compensate|to punish|so i can)",
    "(water|zero calorie) fast for",
  ],
  binge: ["(binge|binged|binging|bingeing|overate|overeating|pigged out|overindulged)"],
  compensate: [
    "(compensate|make up for|making up for|undo|cancel out|atone|erase|punish|punishing|punishment|work it off|burn (it |this |that |everything |every calorie |all |)off|burn (everything|every calorie|all the calories|all)|earn)",
  ],
  foodGuilt: [
    "(scared|afraid|terrified|fear|fearful|anxious|guilty|ashamed|disgusted|guilt|panic) (of|to|about|when i|after|every time i|whenever i|for|from|around|if i) (eat|eating|food|carbs|meals|calories|gaining|gain|gaining weight|gain weight|fat)",
    "(dont|do not|didnt) deserve (to eat|food|dinner|lunch|a meal|carbs|dessert|it)",
    "(earn|earned|earning) (my|the right to) (food|dinner|meals|calories|eat|lunch|breakfast|dessert|carbs)",
    "(hate|disgusted by|cant stand|ashamed of|repulsed by) (my (body|reflection|stomach|thighs|fat body)|how fat|looking at myself)",
    "(obsessed|obsessing|obsess) (with|over|about) (calories|food|weight|my weight|being thin|getting thin|the scale)",
    "(everyone|people|my friends|my mom|my family) (says|say|thinks|think|tells me) (im |that im |) (too thin|too skinny|underweight)",
  ],
  mayEat: [
    "(let|allow|allowed|permit|letting|allowing|allows) (myself|my self) (to |) (eat|eating|have|food|dinner|lunch|breakfast|meals|a meal|carbs)",
    "(dont|wont|never|barely|hardly|cant|not allowed to|refuse to) (eat|have (food|dinner|lunch|breakfast|carbs|a meal|meals))",
    "(only|just) (eat|get to eat|have (food|dinner|lunch|breakfast|carbs|meals))",
    "(no|zero) (food|dinner|meals|eating) (on|if i|when i|unless i|until i)",
  ],
  punish: [
    "(punish|punishing|punishment) (myself|for eating|for what|my body|because i|workout|exercise|cardio)",
    "exercise (bulimia|addiction|as punishment)",
  ],
  lostPeriod: [
    "(lost|losing|missed|missing) (my|her) (period|periods|menstruation|cycle)",
    "(my|her) (period|periods|cycle|menstruation) (has |have |) (stopped|disappeared|vanished|gone|went away|is gone|has gone|hasnt come|didnt come|havent come)",
    "(no|havent had (a|my)|hasnt had (a|her)|not had (a|my)|havent gotten my|didnt get my|dont get my) (period|periods)",
    "(amenorrhea|amenorrhoea)",
  ],
  laxative: ["(laxative|laxatives|dulcolax|senna|abfuhrmittel|laxante|laxantes|laxatif|laxatifs|lassativi|lassativo)"],
  diuretic: ["(diuretic|diuretics|water pill|water pills|lasix|furosemide|spironolactone|aldactone)"],
  caloriesPerDay: ["(calories|calorie|kcal|kcals|cals|cal|kalorien|calorias|calorie)"],
  loseWeight: [
    "(lose|losing|lost|drop|dropping|shed|cut|cutting|shedding|slim down|get down)",
    "(be|get|getting|stay) (under|below|down to)",
    "(off|lighter) (in|by|within)",
    "(abnehmen|perder|bajar|perdre|perdere|emagrecer)",
  ],
  thin: [
    "(underweight|bmi|skinnier|thinner|thin enough|size zero|goal weight|ugw|gw|ribs (show|showing|to show)|see my (ribs|bones|collarbones|hip bones)|bones to show)",
  ],
  // Weight cutting
  cutMethod: [
    "(water cut|water cutting|cut water|cutting water|water load|water loading|dehydrate|dehydrating|dehydrated on purpose|dehydration|sweat suit|sauna suit|sweatsuit|trash bag|garbage bag|bin bag|spit cup|spitting in a|spit into|dry out|drying out|dry fast|dry fasting|crash diet|crash dieting)",
  ],
  sauna: ["(sauna|saunas|hot bath|hot baths|steam room|sweat (it |) (off|out))"],
  makeWeight: [
    "(make weight|making weight|weigh in|weigh ins|weighing in|weighin|weighins|weight class|weight cut|cutting weight|cut weight|fight week|on the scale (on|by|tomorrow|in))",
  ],
  // Drugs
  steroid: [
    "(steroid|steroids|steriods|roids|anabolic|anabolics|tren|trenbolone|dbol|dianabol|anavar|winstrol|winny|anadrol|primobolan|masteron|boldenone|equipoise|turinabol|tbol|superdrol|halotestin|nandrolone|deca|sustanon|stanozolol|oxandrolone|clomid|nolvadex|steroide|anabolika|esteroides|anabolizantes|steroides|anabolisants|steroidi|anabolizzanti|esteroide)",
    "(test (e|c|p|prop|cyp|enanthate|cypionate|propionate)|testosterone (enanthate|cypionate|propionate|injections|injection|cycle))",
    "(blast and cruise|blasting and cruising|post cycle therapy|first cycle|bulking cycle of|cycle of)",
    "on (gear|juice|the juice|tren|roids)",
    "(test|gear|roid|steroid) (ester|esters|pins|vial|vials)",
    "(ester|esters) (for|of) (test|testosterone|deca|tren|primo)",
    "(take|taking|took|use|using|running|run|buy|try|pin|pinning|hop on|hopping on) (gear|juice|roids|pct|trt)",
  ],
  sarm: [
    "(sarm|sarms|ostarine|rad140|rad 140|rad|lgd|lgd4033|lgd 4033|ligandrol|mk677|mk 677|mk2866|cardarine|gw501516|yk11|s23|andarine|testolone|ibutamoren)",
  ],
  stimulantDrug: [
    "(clen|clenbuterol|albuterol to|eca stack|ephedrine|ephedra|dmaa|yohimbine|t3|cytomel|adderall to|cocaine|meth|amphetamine|amphetamines|speed pills)",
  ],
  dnp: ["(dnp|dinitrophenol|2 4 dinitrophenol)"],
  growth: [
    "(hgh|human growth hormone|growth hormone|igf|igf1|igf 1|epo|erythropoietin|blood doping|peptide|peptides|bpc157|bpc 157|tb500|somatropin|gh)",
  ],
  insulin: ["(insulin|humalog|novolog|lantus|slin)"],
  testosterone: ["(testosterone|trt|test)"],
  drugUse: [
    "(dose|doses|dosage|dosing|cycle|cycles|cycling|stack|stacking|inject|injecting|injection|injected|pin|pinning|mg|ml|iu|ius|mcg|source|sources|buy|order|dealer|ugl|half life|ester|esters|pct|blast|cruise)",
    "(where|how) (can|do|to|could|would) (i|you|) (get|find|buy|order|start|take|use|run)",
    "(should i|can i|could i|want to|thinking (of|about)|going to|planning to|considering|worth) (take|taking|use|using|try|trying|run|running|start|starting|hop|hopping|it)",
    "how much",
    "per week",
  ],
  taken: [
    "(took|taken|taking|take|on|using|used|injected|injecting|inject|ate|swallowed|dosed|dosing|started|tried|im on|been on|shot)",
  ],
  muscleGain: [
    "(gains|growth|grow|bulk|bulking|muscle|muscles|bigger|size|post workout|pre workout|pump|anabolic|mass|bodybuilding|lean|shred|shredded|cut|fat loss)",
  ],
  medicalSteroid: [
    "(cortisone|prednisone|prednisolone|hydrocortisone|dexamethasone|corticosteroid|corticosteroids|inhaler|inhaled|nasal|cream|topical|epidural|eczema|asthma|doctor gave|doctor prescribed|prescribed|steroid injection|steroid shot|steroid injections|steroid shots)",
  ],
  // Diagnosis and medicine
  whatIsWrong: [
    "(what is|whats|what do you think is|what could be|what might be|what can be|figure out whats|know whats|tell me whats|any idea whats) (wrong|going on|happening|the matter|the issue|up) (with|in|to)",
    "(what is|whats|what could be|what might be|what do you think is|what can be) (causing|behind|the cause of|the reason for|making)",
    "(diagnose|diagnosis|diagnosed with what|what injury|which injury|what kind of injury|what did i injure|what did i tear|what have i done to|what did i do to|what condition|what disease)",
    "(do|could|did|might|have|think|maybe) (i|ive|i have|it be|it|this be|this) (have|got|torn|tear|tore|a|an|herniated|sprained|pulled|strained|broken|fractured|be)",
    "(is it|is this|is that|could it be|could this be|might it be|might this be|sounds like|does (this|it) sound like|does that sound like|would this be|are these)",
  ],
  condition: [
    "(tendonitis|tendinitis|tendinopathy|tear|torn|hernia|herniated|slipped disc|slipped disk|bulging disc|disc|impingement|bursitis|sciatica|arthritis|sprain|sprained|strain|strained|fracture|stress fracture|shin splints|plantar fasciitis|tennis elbow|golfers elbow|carpal tunnel|frozen shoulder|labral tear|labrum|meniscus|rotator cuff tear|patellofemoral|runners knee|jumpers knee|it band syndrome|costochondritis|scoliosis|dvt|blood clot|arthrosis|osteoarthritis|gout|cancer|tumor|tumour|thyroid|anemia|anaemia|overtraining syndrome|compartment syndrome|si joint|pinched nerve|nerve damage|thoracic outlet|asthma|low testosterone|adhd|depression)",
  ],
  medicine: [
    "(medication|medications|meds|medicine|medicines|pills|tablets|prescription|painkiller|painkillers|ibuprofen|advil|aspirin|paracetamol|acetaminophen|tylenol|naproxen|aleve|nsaid|nsaids|blood thinner|blood thinners|warfarin|antibiotic|antibiotics|antidepressant|antidepressants|ssri|ssris|lexapro|zoloft|prozac|sertraline|statin|statins|metformin|ozempic|wegovy|semaglutide|mounjaro|accutane|ritalin|adderall|vyvanse|lithium|xanax|tramadol|codeine|opioid|opioids|muscle relaxer|muscle relaxant|muscle relaxers|birth control|levothyroxine|lisinopril|ramipril|metoprolol|bisoprolol|propranolol|blood pressure (meds|medication|pills|tablets)|beta (blocker|blockers)|diclofenac|voltaren|medikamente|tabletten|schmerzmittel|medicamentos|pastillas|medicaments|farmaci|remedios)",
  ],
  changeMedicine: [
    "(stop|stopping|quit|skip|skipping|come off|coming off|get off|getting off|halve|reduce|lower|double|change|swap|replace|start|mix|mixing|combine|combining|increase)",
    "(can|should|could|may|do|is it (ok|okay|safe|fine|good|bad)|how (much|many|often)|what (dose|dosage)|which|when) (i|to|for me to|) (stop|quit|skip|take|taking|use|have|pop|train on|lift on|workout on|drink)",
    "(how (much|many)|what (dose|dosage)|best|safe to|ok to|okay to|should i|can i|is it bad to)",
  ],
  // Minors
  restricted: [
    "(1rm|one rep max|1 rep max|max out|maxing out|max lift|test my max|maximal|true max|pr attempt|new max)",
    "(diet|dieting|calorie|calories|deficit|cut|cutting|lose weight|losing weight|weight loss|lose fat|fat loss|lose belly fat|get shredded|shredded|six pack|get lean|fasting|keto)",
    "(supplement|supplements|creatine|preworkout|pre workout|protein powder|mass gainer|fat burner|fat burners|bcaa|bcaas|testosterone booster|caffeine pills)",
    "(bigger than|look like|skinny compared|compared to (other|my))",
  ],
  newToIt: [
    "(beginner|new to|never (lifted|trained|worked out|exercised|been)|starting out|just starting|start (lifting|training|working out|exercising|strength)|getting started|first time|get started|begin)",
  ],
} as const satisfies Record<string, readonly string[]>;
