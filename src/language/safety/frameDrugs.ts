/** Vocabularies of frames about doping, medicines and drying out for a scale; as in `frameWords`. */
export const FRAME_DRUGS = {
  /** Names and nicknames that mean something else elsewhere. */
  gearName: [
    "(var|anavar|eq|halo|mast|masteron|sust|sustanon|deca|npp|tren|dbol|ment|test|testo|test e|test c|prop|cyp|enanthate|winny|winstrol|stano|primo|proviron|gh|hgh|growth hormone|igf|t3|slin|clen|nolva|clomid|adex|arimidex|aromasin|letro|ai|serm|sarm|sarms|rad|ostarine|lgd|mk|reta|orals|oral|gear|juice|roids|steroid*|anabol*|chems|epo|meldonium|nubain|tudca|hcg|estrogen blocker|dianabol|trt|replacement|tabs|pens|ampoule*|ampolla*|ampola*|vial*|trembo|trembolona|dura|durateston|melanotan|oxandrolona|estano|stanozolol)",
    "(blast|blasting|cruise|cruising|cycle|cycles|kur|cure|ciclo|ciclos|tpc|pct)",
    "(little|small|pink|white|yellow|blue|east german) (_ |) (ones|pills|tabs|tablets|capsules)",
    "(tablets|pills) (such as|like) the (_ |) (germans|pros|bodybuilders)",
    "vitamins you inject",
    "(hop on|hopping on|the sauce|on sauce|on something)",
    "gh pens",
  ],
  /** What is asked and felt around them. */
  gearTalk: [
    "(source|supplier|plug|dealer|legit|underground lab|ugl|quid|dm me|a bottle|a vial|online|reliable|where do (i|you|they|people|girls) (get|buy|find)|where does one get|got (it |sust |some |a bag )from|off a mate|from a mate|offered me|sells me|ordering|order*|from turkey|latvian|decent price|fair price|lab label)",
    "(for a girl|for a lass|girls on|women get|for women|my first|first (one|run|blast|cycle|time|timer)|second blast|hop on|hopping on|natty limit|come off|coming off|came off|comes off|is over|is done|done sunday|over dick|taper|stack*|recomp|split over)",
    "(libido|balls shrank|dick (dont|doesnt|not)|gyno|nips|nipples|puffy|hairloss|hair loss|liver (values|support)|acne|akne|wassereinlagerung|anxiety|mood|sides|bloat*|oily|shrank|shrunk)",
    "(how (much|many) (ml|mg|units|iu|a week|for)|units|iu|ml|a week|per week|ew|eod|/wk|wk|mg|enough|sensible|1-100 a day|beginner (amount|dose)|a lot for|too much for|bump (it |) (to|up)|double up|am or pm|hours out|hours before|before the meet|before (my |the |) meet|meet day|how long does|show in a test|pee test|find it in|tested meet|detection)",
    "safe with gear",
    "(on a (blast|cycle)|(blast|cruise) (rn|now|right now|in|from|until|till) (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|week))",
    "(natty|natural (for|since|lifter)|years (natural|natty)|beginners (take|start with|use)|catch up with|my time|is it time)",
    "(pin|pins|pinned|pinning|jab|jabbed|inject*|inyect*|injet*|spritz*|me pincho|me pinche|me pongo|apliquei|which muscle|glute*|oil is|cloudy)",
    "(welche kur|sauberes stoff|meine quelle|wo krieg ich|quelle)",
    "(combien|cuant*|quant*|wie ?viel*) (_ |) (ml|mg|unidades|unites|unita|einheiten|semaines|semanas|settimane|wochen|testo*|de testo*|por semana|tempo)",
    "(que|qual|quel|quale|welche*) (ciclo|cure|kur|cura)",
    "(premiere|primer|primo|primeiro|erste) (cure|ciclo|kur|zyklus|cycle)",
    "cruise (on what|dose|at 100|at 150|150|at 200)",
    "(what|which) (ai|oral|orals|pct|ester|sarm) (do|has|is|should|for|i need|first)",
  ],
  /** Recreational: drunk, high or on somebody's pills, and training. */
  partyDrug: [
    "(coke|cocaine|molly|mdma|ecstasy|ketamine|ket|speed|amphetamine*|meth|poppers|shrooms|mushrooms microdos*|lsd|acid trip|diazepam|valium|xanax|weed|spliff|joint|edible|bong|nangs|adderall|ritalin|vyvanse|dexies|dexamphetamin*|concerta|adhd (meds|pills|tablets|medication)|modafinil|nubain|tramadol|codeine|vodka|whiskey|whisky|9 pints|pints)",
  ],
  partyUse: [
    "(took|take|taken|popped|snort*|bump|line|lines|smoked|smoke|dropped|microdos*|before|comedown|recover*|gym now|daily|for (5am|lifts|focus)|takes the edge off|dads|friends|mates|a mate|off a|for focus|20 or 30|keeps me going|felt infinite|is it ok|how long til)",
  ],
  /** One's own medicine, left off without asking. */
  stopIt: [
    "(stop|stopped|stopping|leave|leaving|skip|skipping|drop|dropping|ditch|ditching|halve|halving|bin|binning|pause|pausing|quit|double|doubling) (taking |) (it|them|that|those|mine|my meds|the meds|my pills|the pills|my tablets|half)",
    "(leave|leaving) (it|them|that|mine|the _) (off|out)",
    "(come|came|coming|get|got|getting|go|going|went) off (it|them|the|my|of|these|those|warfarin|metformin|sertraline|statins|beta|ssri*|antidepress*)",
    "(stopped|quit|came off) (_ |) (_ |) (cold|cold turkey|by myself|on my own|without)",
    "(ignore|ignoring) (it|that|them|the (doctor|label|warning))",
    "(half|double|another|two|extra) (a |) (tablet|pill|dose|one)",
    "(one|ones|pill|tablet|pills|tablets) (_ |) (_ |) (makes me|make me) (_ |) (slow|useless|sluggish|zombie|tired|foggy)",
    "(weglassen|absetzen|lasse ich weg|setze ich ab|pausieren)",
    "(la|lo|las|los) (dejo|salto|suspendo|quito)",
    "(l |le |la |les |) (arrete|arreter|saute|sauter) (mon|le|la|les|un|sans|vu|pendant)",
    "(la |lo |le |li |) (salto|saltare|smetto|smettere|sospendo|sposto) (_ |) (_ |) (pastigli*|pillol*|farmac*|senza|giorno|gara)",
    "(parar|pular|suspender|cortar) (_ |) (remedio*|comprimido*|medicac*|sem)",
  ],
  eitherOr: ["(or|o|ou|oder|vs|versus)"],
  /** Ways of drying out that `dryMethod` has no words for. */
  dryTrick: [
    "(heater|heating|heat) (on|full|up|blasting)",
    "(hoodie*|layers|wetsuit|neopren*|ski jacket|three jumpers|two tracksuits|bin liner*|kway|k way|faja|thermo*)",
    "(ice chips|spit*|sputo|chew* gum|sunflower seeds|enema|empty out|laxat*|laxies|senna|diuretic*|water pills|dandelion|hot bath*|hot baths|epsom|sauna*|steam room|schwitz*|rausschwitz*)",
    "(not|havent|hasnt|no|zero|without|stop*|skip|cut|last|plus|sin|niente|sem|kein*|nichts) (_ |) (_ |) (drop|drops|fluid*|water|drink*|drunk|agua|eau|acqua|wasser|getrunken|trinken|bebo|beber|bere|boire|salt|sodium|all fluids)",
    "(dejo|deixo|smetto|tolgo|coupe|cortar|couper|stop) (_ |) (de |di |l |a |) (beber|bere|boire|agua|acqua|eau|drinking)",
    "(deshidrat*|desidrat*|disidrat*|deshydrat*|dehydrat*)",
    "(peak week|how low can i take fluids|get dry|dry out|secar rapido|secher l eau)",
    "(cramping|no sweat left|head swimming)",
  ],
  /** The scale, the class, the contest that it is for. */
  scaleDay: [
    "(weigh*|scales|the scale|limit|class|weight class*|category|division|make weight|make the weight|dar el peso|prima del peso|fare il peso|bater o peso|pesee|pesaje|pesata|pesagem|wiegen|waage|luta|combate)",
    "(fight|bout|match|comp|tournament|regatta|judo|bjj|jiu jitsu|no gi|grappling|wrestling|wrestlers|wrestler|boxing|boxer|mma|muay thai|jockey|lightweights|lightweight|rowing light*|bantam*|flyweight|physique|stage|shoot|photo shoot|photoshoot|army tape|tape test|first race|districts|meet)",
    "(1-12|two|three|four|five) (kg|lb|k|kilo*|g|pounds) (over|to go|off|left|down|too heavy|by|in|still)",
    "(still|another|last) (_ |) (kg|lb|g|k|kilos|two|couple)",
    "(to make|making|be under|get under) (40-120)",
  ],
  /** How much over, and how little time. */
  overBy: [
    "(1-12|one|two|three|four|five|six|half a) (_ |) (over|to go|to lose|off by|off before|too heavy)",
    "(1-12|one|two|three|four|five|six) (kg|lb|k|kilo*|g|pounds|stone) (_ |) (over|to go|to lose|off|too heavy|by|in)",
    "(900|800|700|600|500|400|300) (g|grams) (over|to go|off|still|left)",
    "(walk|walking|sit|sitting) (around |about |) (at |) (45-130)",
    "(make|get) me (40-120) from (40-130)",
  ],
} as const satisfies Record<string, readonly string[]>;
