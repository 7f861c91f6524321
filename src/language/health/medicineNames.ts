/** Names of medicines and devices, each its own phrase; what they do in general is asked after, and no sign of an illness (`careRules`). */
const taken = (...lists: string[]): string[] => lists.map((list) => `(${list})`);

/**
 * Medicines that are taken for a condition, by their stems and the names they are sold under: who names one names the condition.
 * The notation is that of `signTrie`.
 */
export const MEDICINE_SIGNS = {
  heartCondition: taken(
    "beta blocker|beta blockers|betablocker|betablock*|betabloq*|betabloc*|blood thinner|blood thinners|bloodthinner*|thinners|blutverdunner|anticoagulantes|anticoagulants|anticoagulanti|anticoag*",
    "plavix|clopidogr*|brilinta|brilique|ticagrel*|prasugrel|sintrom|acenocoum*|phenprocoum*|falithrom|coumadin*|warfarin*|jantoven|pradaxa|dabigatr*|rivaroxab*|apixab*|edoxab*|lixiana|savaysa|xarelto|eliquis|marcumar|marcoumar",
    "bisoprol*|metoprol*|atenol*|nebivol*|carvedil*|propranol*|flecainid*|amiodaron*|digoxin*|sotalol*|entresto|sacubitr*|ivabradin*|eplerenon*|ranolazin*|nitroglycer*|nitroglicer*|nitro spray|gtn spray|gtn",
  ),
  highPressure: taken(
    "(blood pressure|bp) (meds|medication|medication*|pills|tablets|tablet*|tabs)",
    "amlodip*|norvasc|felodip*|nifedip*|lercanidip*|lisinopr*|ramipr*|enalapr*|perindopr*|captopr*|candesart*|losart*|valsart*|telmisart*|irbesart*|olmesart*|hydrochloroth*|hctz|indapamid*|doxazos*|blutdruckmittel|blutdrucktablett*|blutdrucksenk*|antihipertens*|antihypertens*|antiipertens*",
  ),
  diabetes: taken(
    "metform*|glucophage|lantus|humalog|novorapid|novolog|tresiba|levemir|toujeo|fiasp|basaglar|jardiance|empaglifl*|dapaglifl*|farxiga|forxiga|sitaglipt*|januvia|glicazid*|gliclazid*|glimepirid*",
  ),
  asthma: taken(
    "symbicort|seretide|fostair|advair|breo|relvar|trelegy|spiriva|montelukast|singulair|(blue|brown|preventer|reliever|rescue|steroid|purple) inhaler|asthmaspray|inhalador|inhalateur|inalatore|bombinha",
  ),
  epilepsy: taken(
    "keppra|levetirac*|lamotrig*|lamictal|valpro*|depakote|depakin*|carbamazep*|tegretol|topiramat*|topamax|lacosamid*|vimpat|brivaracet*|briviact|phenyto*|zonisamid*|oxcarbaz*",
  ),
  brittleBones: taken(
    "alendron*|fosamax|risedron*|actonel|ibandron*|bonviva|boniva|prolia|denosumab|zoledron*|aclasta|reclast|teriparat*|forteo|bisphosphon*|bisfosfon*",
  ),
  otherCondition: taken(
    "ciproflox*|levoflox*|moxiflox*|fluoroquinolon*|cipro|methotrex*|metotrex*|mtx|humira|adalimum*|enbrel|etanerc*|infliximab|remicade|rituxim*|tocilizum*|biologics|azathiopr*|leflunom*|hydroxychloroq*|plaquenil|sulfasalaz*|mesalaz*|prednis*|hydrocortis*|tacrolim*|ciclospor*|cyclospor*|mycophenol*|cellcept|immunosuppress*|immunsuppress*",
    "levodopa|madopar|sinemet|pramipex*|ropinirol*|rasagil*|copaxone|tecfidera|ocrevus|gilenya|fingolim*|natalizum*|tysabri|baclofen|interferon|tamoxifen*|imatinib|herceptin|thyrox*|levothyrox*|euthyrox|eutirox|l thyroxin|carbimaz*|methimaz*|thiamaz*|antiretrovir*|biktarvy|latanopr*|timolol|glaucoma drops|eye drops for (_ |) (pressure|glaucoma)|lithium|clozap*",
  ),
} as const satisfies Record<string, readonly string[]>;

/** Medicines, and what is taken like one, that say nothing of how to train. */
export const OTHER_MEDICINES: readonly string[] = taken(
  "(calcium channel|h2|alpha) (blocker|blockers)|statin|statins|crestor|lipitor|ace inhibitor|ace inhibitors|diuretic|diuretics|furosemide|spironolactone",
  "insulin|insulina|insuline|ozempic|wegovy|semaglutid*|mounjaro|tirzepatid*|victoza|saxenda|trulicity|zepbound",
  "(thyroid|heart|adhd|asthma|diabetes|migraine|anxiety|depression|cholesterol|reflux|allergy|epilepsy) (meds|medication|tablet|tablets|pill|pills)",
  "levotiroxina|synthroid|schilddrusenhormone|cortisona|cortisone|corticosteroid|corticosteroids|steroids",
  "ssri|ssris|antidepressant|antidepressants|sertralin*|fluoxetin*|prozac|zoloft|lexapro|escitalopram|citalopram|venlafaxin*|mirtazapin*|bupropion|wellbutrin|duloxetin*|cymbalta|trazodon*|xanax|valium|diazepam|lorazepam|alprazolam|benzo|benzos|antipsychotic|antipsychotics|olanzapin*|aripiprazol*|risperidon*|methadon*|suboxone|buprenorph*|quetiapin*|adderall|ritalin|concerta|vyvanse|methylphenidat*|strattera|elvanse",
  "aspirin|cardioaspirin*|ibuprofen|naproxen|paracetamol|acetaminophen|tylenol|diclofenac|voltaren|painkiller|painkillers|pain (killer|killers|med|meds)|opioid|opioids|codein*|tramadol|gabapentin|pregabalin|celecoxib|celebrex|meloxicam|colchicin*|allopurinol",
  "inhaler|inhalers|ventolin|ventoline|salbutamol|albuterol|antihistamin*|cetirizin*|loratadin*|antibiotic|antibiotics|omeprazol*|pantoprazol*|ppi|ppis",
  "birth control|the pill|la pilule|antibabypille|die pille|la pildora|la pillola|a pilula|contraceptive|contraception|contracepti*|hrt|trt|testosterone|progesterone|oestradiol|estradiol|oestrogen|estrogen|letrozole|finasteride",
  "isotretinoin|accutane|roaccutane|cosentyx|sleeping pill|sleeping pills|melatonin|l thyrox|chemo|chemotherapy",
);
