/** Names of medicines and devices, each its own phrase; what they do in general is asked after, and no sign of an illness (`careRules`). */
const taken = (...lists: string[]): string[] => lists.map((list) => `(${list})`);

/**
 * Medicines that are taken for a condition, by their stems and the names they are sold under: who names one names the condition.
 * The notation is that of `signTrie`.
 */
export const MEDICINE_SIGNS = {
  heartCondition: taken(
    "plavix|clopidogr*|brilinta|brilique|ticagrel*|prasugrel|sintrom|acenocoum*|phenprocoum*|falithrom|coumadin*|warfarin*|jantoven|pradaxa|dabigatr*|rivaroxab*|apixab*|edoxab*|lixiana|savaysa|xarelto|eliquis|marcumar|marcoumar",
    "bisoprol*|metoprol*|atenol*|nebivol*|carvedil*|propranol*|flecainid*|amiodaron*|digoxin*|sotalol*|entresto|sacubitr*|ivabradin*|eplerenon*|ranolazin*|nitroglycer*|nitroglicer*|nitro spray|gtn spray|gtn",
  ),
  highPressure: taken(
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
