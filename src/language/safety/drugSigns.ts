/** Names and slang of what is taken to perform or to look different, and what is said around them. Notation of `signTrie`. */
export const DRUG_SIGNS = {
  /** Nothing else is called so. */
  compound: [
    "(retatrutid*|semaglutid*|tirzepatid*|wegovy|mounjaro|ozempic) ~ (without|online|source|black market|no prescription|script)",
    "(buy|buying|source|order|get hold of|comprar|acheter|kaufen|comprare) ~ (retatrutid*|semaglutid*|tirzepatid*|wegovy|mounjaro|ozempic)",
    "(trenbol*|dianabol*|dbol|d bol|anadrol|oxymethol*|oxandrol*|anavar|winstrol|stanozol*|boldenon*|equipoise|nandrol*|masteron|drostan*|primobol*|methenol*|turinabol*|tbol|superdrol|halotest*|sustanon*|omnadren|testoviron|deposteron|durateston*|hemogenin*|landerlan|trestol*|clenbut*|clembut*|clembu|clen|ostarin*|ligandrol|cardarin*|testolon*|ibutamor*|andarin*|sarm|sarms|rad140|rad 140|lgd 4033|lgd4033|mk677|mk 677|mk 2866|yk11|gw501516|dnp|dinitroph*|hgh|somatrop*|igf 1|igf1|epo|bpc157|bpc 157|tb500|melanotan*|cjc*|ipamorel*|ipam|ghrp*|sermorel*|tesamorel*|hexarel*|retatrut*|dinitro*|trt|steroide|anabolik*|anabolizant*|anabolisant*|anabolizz*|esteroides|steroidi|steroides|stoffen|roids|nolvadex|clomid|arimidex|aromasin|letrozol*|anastrozol*|exemestan*|cabergolin*|npp|peds)",
    "(growth|crecimiento|crescimento|croissance|crescita) (hormone|hormon|hormones)",
    "(hormona|hormonio|hormone|ormone) (do|de|del|della|de la) (crecimiento|crescimento|croissance|crescita)",
    "(wachstumshormon*|testo depot|testo e|testo enantat|testo prop)",
    "test (e|c|p|prop|cyp|enan*|cypion*|propion*|300|250|400|u)",
    "(blood doping|synthol|insulin cycle|turkesterone or)",
  ],
  /** Slang that means other things too. */
  slangDrug: [
    "(sust|deca|prop|primo|halo|eq|var|mast|winny|adex|letro|tren|test|testo|testosteron*|gear|juice|juicing|dura|sauce|stano|oxa|tbol|proviron|caber|nolva|aas|gh|peptid*|cypionat*|enantat*|enanthat*|propionat*|esters|slin|yohimbin*|ephedrin*|efedrin*|t3|cytomel|eca|stack|oral|orals|pellets)",
    "(cure|kur|ciclo|cycle|cruise|blast|cycles|ciclos|zyklus)",
  ],
  /** What makes slang a matter of drugs. */
  drugTalk: [
    "(pin|pins|pinned|pinning|jab|jabs|jabbed|jabbing|inject*|injeta*|inyect*|injec*|iniett*|spritz*|aplica*|backload*|shot|shots|vial|vials|ampul*|ampol*|amp|amps|syring*|needle*|glute shot|subq|intramusc*)",
    "(eod|e3d|ed|mcg|iu|ius|ugl|pct|hcg|serm|serms|gyno|gynecomast*|tits sore|estrogen*|estradiol|e2|aromat*|prolactin|hematocrit|bloods|libido|virili*|acne|roid rage|tren cough|trensomnia|half life|ester|dosage|dosag*|dosis|dosi|dose|doses|dosing|zyklus|absetz*|relance|restart hpta|tetons|stacked|stacking|first cycle|next cycle|my cycle|blast|blasts|blasting|cruise|cruising|cruised|cold turkey off)",
    "_ (mg|ml|cc|iu) (a|per|pro|por|par|every|each|eod|weekly|week)",
    "(voice|hair|balls|nuts|clit|nipples|tetons|nippel|hoden) ~ (dropping|deepening|cracking|falling|shrinking|shrunk|sore|sensitive|itchy|mal|schmerz*|geschrumpft)",
    "(quanto|quanta|cuanto|cuanta|combien|wieviel|wie viel|how much|quantos|cuantos) (de |di |d |)(testo|deca|tren|test|dura|oxa|stano|primo|enantato|gear|prop)",
    "(onde|donde|ou|dove|wo|where) (compro|comprar|acheter|compro|kaufe|krieg*|bekomm*|trouve|do i get|to get|can i get|to buy|can i buy|do i buy)",
    "(legit|trusted|good|reliable|decent|cheap) (source|sources|supplier|vendor|plug|lab|labs|site)",
    "(natty|natural) (limit|anymore|no more)",
    "(off|on|since|started|starting|start|run|running|ran|try|trying|hop on|hopped on|add|adding|drop|drop the|taking|take|took|did|do) (sust|deca|prop|primo|halo|eq|var|mast|winny|adex|letro|tren|test|gear|the gear|the juice|the sauce|gh|orals|peptid*|slin|trt|roids|cycle|a cycle|my first cycle)",
    "(por semana|pro woche|a week|per week|weekly|par semaine|a settimana|alla settimana|/wk|/week|pw) ~ (junto|anfang*|first|beginner|start)",
    "_ (wk|week|pw) (cruise|blast)",
    "(real|actual|proper) (gear|juice)",
    "(meet|comp|show|stage|contest) (day|prep)",
    "(side effects|sides|gains on|blood pressure on|shut down|shutdown|crashed|recover natural*|get off|come off|coming off|taper off)",
    "(tablets|pastiglie|pastillas|pillole|tabletten|comprimidos|only orals|oral only) (only|solo|va|esta|nur|so)",
    "(doping|dopage|dopan*|dopat*|drug test*|piss test|tested fed*|pass a test|detection time*)",
    "natt* (for|until|till)",
  ],
} as const satisfies Record<string, readonly string[]>;
