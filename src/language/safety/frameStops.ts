/** Vocabularies of frames about what one stops for and has looked at; as in `frameWords`. */
export const FRAME_STOPS = {
  /** What a heel and a calf do. */
  tiptoe: [
    "(tiptoe*|tip toe*|tippy toe*|zehenspitzen|puntillas|puntas|pointe des pieds|demi pointe|pointes|punte|ponta dos pes|pontas dos pes)",
    "(up on|onto|up onto|auf) (my |the |die |meine |) (toes|zehen)",
    "(ponta do pe|pontinha do pe|punta di piedi|punta dei piedi)",
    "(push off|calf raise|heel raise|single calf|one leg raise)",
    "flat foot only",
  ],
  notAble: [
    "(cant|wont|no|not|cannot|barely|hardly|unable|only|nicht|nimmer|kaum|kann|no puedo|pas|plus|peux|non|riesco|nao|consigo)",
  ],
  kickedHeel: [
    "(like|as if|felt|feels) (_ |) (_ |) (kick*|hit|shot|whack*|stamp*|stone) (_ |) (_ |) (heel|achilles|ankle|calf|from behind|back of (my|the) (leg|ankle|heel))",
    "(kick|kicked|whack|stone|bang|shot|gunshot|snap|pop|something gave|something snapped|something let go|something went|something tore|let go) (_ |) (in|to|at|of|behind|on) (_ |) (_ |) (_ |) (heel|achilles|ankle|calf)",
    "(kick*|whack*|hit) (me |) (_ |) in the back of (my |the |) (ankle|leg|heel|calf)",
    "(wade|ferse|achillessehne|knochel) (_ |) (geknallt|geschnalzt|gekracht|gerissen)",
    "wie (wenn|als|ein|als ob) (_ |) (_ |) (tritt|getreten|reingetreten)",
    "(latigazo|pedrada|chasquido|coup de fouet|claquage|schiocco|frustata|fitta|estalo|pedrada|tritt|peitsche*|knall|schlag) (_ |) (_ |) (gemelo|pantorrilla|talon|aquiles|mollet|achille|polpaccio|tallone|panturrilha|batata|tendao|wade|ferse|achillessehne)",
    "(knall|schlag|coup|tritt|geknallt|geschnalzt) (_ |) (_ |) (_ |) (wade|ferse|achillessehne|mollet|talon)",
  ],
  backOrNeck: [
    "(back|spine|neck|bum|butt|buttock|glute|lumbago|sciatica|rucken*|nacken|kreuz|lendenwirbel*|ischias|dos|lombaire*|nuque|fesse|sciatique)",
    "(espalda|lumbar*|cuello|gluteo|ciatica|schiena|lombare|collo|sciatica|costas|lombar|pescoco|nadega)",
  ],
  /** What leaves the back for a limb. */
  runsDown: [
    "(shoot*|radiat*|travel*|goes|going|runs|running|spread*|zap*|pain*) (right |all the way |all |straight |) (down|into|to|through) (my |the |both |one |) (left |right |) (leg*|foot|feet|toe*|calf|arm*|hand*|finger*)",
    "(strahl*|zieht|ziehen|schiesst) (_ |) (bis |) (runter |hinunter |) (in|ins|zum) (_ |) (fuss|bein|zeh*|wade|arm|hand|finger*|grosszehe)",
    "(baja*|irradia*|recorre|corre) (_ |) (hasta|por|a|al) (_ |) (pie|pierna|dedo*|mano|brazo)",
    "(descend*|irradi*) (_ |) (jusque*|jusqu|dans|a) (_ |) (_ |) (pied|jambe|mollet|bras|main)",
    "(scende*|irradia*) (_ |) (fino al|fino alla|fino|nel*|lungo|giu|al*) (_ |) (piede|gamba|braccio|mano|dita)",
    "(desce*|irradia*) (_ |) (ate|pela|para|no|na|pro|pra) (_ |) (pe|perna|braco|mao|dedo*)",
  ],
  /** One leg that is unlike the other. */
  legUnlike: [
    "(calf|leg|shin|ankle|thigh|sock|wade|bein|unterschenkel|oberschenkel|mollet|jambe|cuisse|pantorrilla|pierna|gemelo|muslo|polpaccio|gamba|coscia|panturrilha|perna|coxa)",
  ],
  grownWarm: [
    "(swollen|swole|swell*|swelled|puffed|puffy|fat|fatter|thicker|bigger|huge|size|shiny|tight|warm|hot|red|throbbing|balloon*|sock mark*|doubled|tender)",
    "(dick|dicker|geschwollen|warm|heiss|rot|prall)",
    "(gonfle*|enfle*|chaud*|rouge|double|dur|dure|enorme)",
    "(hinch*|caliente|roja|dura|tensa)",
    "(gonfi*|cald*|ross*|dur*)",
    "(inch*|quente|vermelh*|dur*)",
  ],
  oneOnly: [
    "(only one|only the (left|right)|just the (left|right)|other (one|leg|side)|one side|one leg|one calf|left only|right only|just one|only on the|nur (links|rechts|eine*|das eine)|d un (seul |) cote|une seule|une jambe|un seul|una sola|un solo lado|de un lado|una pierna|solo (una|a sinistra|a destra)|da un lato|de um lado|so de um|uma perna|so a (direita|esquerda))",
    "(flight|flew|plane|coach trip|bus ride|long drive|travel*|journey|flug|vol|avion|vuelo|volo|aereo|voo|aviao|voyage|viaje|viaggio|viagem|reise)",
    "(pill|surgery|scope|op|operation|cast|boot|bed rest|behind the knee|up the back|achy behind)",
  ],
  /** Water that looks like a drink. */
  peeWord: [
    "(comes|came|coming) out",
    "(pee|peeing|(my|the|his|her) wee|wee (is|was|looks|came)|piss|pissing|urine|urin|water|pisse|pinkel*|urina|orina|orino|orine|meo|meada|pis|pipi|xixi|mijo|mijada|urines)",
  ],
  drinkColour: [
    "(cola|coke|coca cola|pepsi|tea|iced tea|ice tea|black tea|coffee|espresso|stout|guinness|porter|rum|rust|rusty|brown ale|red wine|port|soy sauce|treacle|maple syrup|molasses|mahogany)",
    "(tee|schwarztee|malzbier|kaffee|rotwein|rost|the noir|du the|comme the|cafe|vin rouge|rouille|te|te oscuro|te negro|vino|oxido|caffe|vino rosso|ruggine|cha|cha preto|vinho|ferrugem)",
    "(dark brown|very dark|dark|brown|braun|dunkel|oscur*|marron|marrom|brun*|fonce*|scur*|marrone|escur*)",
  ],
  /** A pulse that does not fit what one does. */
  pulseWord: [
    "(heart|hart|pulse|hr|heart rate|heartbeat|under my ribs|in my ribs|bpm|ticker|herz|puls|coeur|pouls|corazon|pulso|cuore|battito|batticuore|polso|coracao|batimentos|chest)",
  ],
  offBeat: [
    "(flutter*|flip*|flop*|skip*|miss*|trip|trips|tripping|thud*|thump*|stumbl*|bird|fish|butterfl*|somersault*|stutter*|paus*|irregular*|erratic|quiver*|jump*|rac*|hammer*|gallop*|all over the place|out of nowhere|out of nothing)",
    "(stolper*|setzt aus|aussetzer|rast|rasen|hupft)",
    "(s emballe|a des rates|rates|rate des|saute des|sauts|bondit|battements)",
    "(vuelco*|vuelca|salta|saltos|se acelera|se dispara|tropiez*)",
    "(salta|perde|impazzi*|sfarfall*|irregolare|tuff*)",
    "(dispar*|falha*|pula*|tropec*|acelera*)",
    "(90-190) (out of (nothing|nowhere)|au repos|en reposo|a riposo|em repouso|in ruhe)",
    "(90-170) (_ |) (_ |) (sofa|couch|bed|at rest|sitting|watching|mornings|days|au repos|en reposo|a riposo|em repouso|in ruhe)",
    "(usually|normally|normal|used to be) (_ |) (38-75) ~ (85-150)",
  ],
  switched: [
    "(flick*|flip*|hit|threw|turned) (_ |) (a |the |) switch",
    "(takes|took|taking) off (outta|out of|from) (nowhere|nothing)",
    "like (_ |) (_ |) (_ |) switch",
  ],
  atPeace: [
    "(sofa|couch|bed|lying|lie|sitting|sit|rest|resting|tv|night|nights|evening|mornings|morning|nothing|desk|asleep|doing nothing|stop running|afterwards|every|each|whenever|times a|week|weeks|month|lately|again|since|days)",
    "(liege*|ruhe|sofa|nacht|nachts|jeden|immer|seit|repos|nuit|canape|chaque|depuis|reposo|noche|sofa|cada|cuando|desde|antes no|riposo|notte|sera|divano|ogni|da|repouso|noite|toda|quando)",
  ],
  /** A blow to a head, by what hits it and where. */
  headBlow: [
    "(knock|blow|bang|bump|hit|kick|knee|elbow|ball|header|headed|headbutt*|headbutted|clash*|clip*|clipped|clonk*|crack*|smack*|whack*|banged|bumped|knocked|took|dumbbell|kettlebell|plate|bar|door|beam|stick|puck|fist|punch*) ~ (head|temple|skull|forehead|face|ear|noggin|nut|bonce|jaw|brow|chin|nose|ball|another kid)",
    "(kopf|stirn|schlafe|hinterkopf) ~ (gestossen|gehauen|bekommen|geknallt|gegen|schlag|angeschlagen)",
    "(hantel|kettlebell|stange|ball|scheibe) ~ (stirn|kopf|schlafe)",
    "(coup|choc|golpe|golpee|di un golpe|botta|colpo|pancada|bati|bateu|cogne*|tape) ~ (tete|tempe|crane|front|cabeza|sien|frente|nuca|testa|tempia|fronte|cabeca|tempora|testa)",
    "(since|after|from) the (knock|blow|bang|hit|header|clash|bump|fall|crash)",
    "(got|had|took|has) (a |) (bump|knock|clout|blow|whack)",
    "(fell|came) off (the |a |his |her |my |) (beam|horse|bike|bars|trampoline|ladder|wall|swing|skateboard|scooter|board)",
  ],
  headAfter: [
    "(light|lights|bright|screens|screen|noise|loud) ~ (hurt*|bother*|too bright|bright|bad|annoy*|cant)",
    "(foggy|fuzzy|spaced|goofy|slow|slower|sleepy|drowsy|dazed|vague|woozy|dizzy|sick|nause*|vomit*|threw up|puk*|headache*|forget*|forgot|cant remember|losing words|lose words|off balance|wobbly|cranky|grumpy|snappy|moody|irritable|not himself|not herself|not myself|not right|sleeps all|slept (in|all|through)|same question*|repeat*|sleep all|double|blurry|confus*|cant focus|cant concentrate|ringing|lichtempfindlich|licht|ubel|schlecht|schwindel*|mude|benommen|nause*|vertige*|lumiere|mal de tete|fatigue*|luz|mare*|nauseas|vomit*|sueno|olvid*|luce|nausea|sonno|stordit*|enjoo|tontur*|sono|confus*)",
  ],
  /** What runs down a limb like a current. */
  current: [
    "(electric*|shock*|zap*|zing*|spark*|sparks|buzz*|jolt*|current|lightning|lhermitte|strom|stromschlag*|blitz*|decharge*|electri*|corriente|calambrazo*|scoss*|choque*|corrente)",
  ],
  alongLimb: [
    "(down|into|through|along|in|runter|durch|dans|por|hasta|lungo|giu|pelo|ate|pela) (my |the |both |one |meine |den |le |la |les |el |los |il |o |as |nel |nella |) (_ |) (arm|arms|hand|hands|finger|fingers|leg|legs|spine|back|toes|arm|arme|bein|beine|bras|jambe*|brazo*|pierna*|bracci*|gamb*|braco*|perna*|espalda|schiena|costas)",
  ],
  neckBend: [
    "(neck|chin|look (up|down)|head (back|forward|down)|nod*|tilt*|throw*|bjj|wrestl*|judo|rugby|tackle|cough*|sneez*|every time|nacken|hals|cou|nuque|cuello|collo|pescoco|nuca)",
  ],
  /** What comes out where it should stay in. */
  comesOut: [
    "(lump|bulge|bump|swelling|something|egg|ball|beule|knubbel|knoten|bulto|bola|boule|bosse|grosseur|bozzo|gonfiore|palla|caroco|inchaco|hernia|hernie|ernia) (_ |) (_ |) (_ |) (groin|belly|belly button|navel|tummy|abdomen|stomach|leiste|nabel|bauch|ingle|ombligo|barriga|aine|nombril|ventre|inguine|ombelico|pancia|virilha|umbigo)",
    "(bulge|bulging|something|falling|hanging|coming|heavy) ~ down (there|below)",
    "(hernia|hernie|ernia|bulge|lump) (_ |) (_ |) (hard|wont go|wont push|stuck|not going|bigger|sore|tender|purple)",
  ],
  pushedBack: [
    "(push*|pops|pop|popped|comes|come|goes|go|slips|brace|strain|lift*|squat*|heav*|cough*|carry|deadlift*|back in|wont go|reindruck*|heben|pressen|drauckt|mete|cargar|levantar|porte|rentre|appuie|force|solleva*|rientra|sforz*|entra|peso|forca)",
  ],
  /** What an effort should not do to eyes. */
  sightOff: [
    "(vision|sight|eyesight|eyes|eye|everything|sicht|vue|vista|visao) (_ |) (_ |) (blur*|doubl*|grey patch|patch|fuzz*|spark*|dark*|dim*|tunnel*|swim*|shadow|wav*|gone|verschwomm*|floue|trouble|borros*|nublad*|doble|annebbi*|doppi*|sfocat*|turv*|dupl*|embacad*)",
    "(grey|gray|black|dark|blind) (patch|spot|shadow|curtain|hole|blob) (in|over|at|across) (my|the|his|her|one)",
    "(see|seeing|saw) (_ |) (sparkles|sparks|stars|spots|flashes|shadow|shadows|shimmer*|double)",
    "double vision",
  ],
  repeated: [
    "(every|each|always|whenever|when i|after|lately|again|twice|times|third|fifth|since|keeps|for a (bit|month|week|fortnight)|last (weeks|month|fortnight)|weeks|days|fortnight|top of|at the (top|end)|on heavy|hold my breath|during|this week|this month)",
    "(jedes|jedem|immer|seit|wenn|bei|chaque|a chaque|depuis|quand|cada|siempre|cuando|desde|ogni|sempre|quando|da|toda|todo)",
  ],
  /** A hand that fails at buttons and jars. */
  fineTask: [
    "(jar|jars|bottle|button|buttons|coffee|cup|mug|key|keys|pen|write|writing|zip|laces|phone|tin|lid|door|fork|spoon|chopsticks|glas|flasche|knopf|stift|bocal|bouteille|bouton|frasco|botella|boton|llave*|barattolo|bottiglia|bottone|pote|garrafa|botao|shirt)",
  ],
  failing: [
    "(cant|wont|lost|losing|drop|drops|dropped|dropping|weak|weaker|no strength|fumbl*|clumsy|going|slips|kann nicht|geht nicht|fallt|schwach|lache*|peux (pas|plus)|sin fuerza|no puedo|se me cae*|debil|non riesco|cade|cadono|debole|nao consigo|cai|caem|fraca)",
  ],
  lingering: [
    "(since|for|days|day|week|weeks|month|months|now|lately|creeping|getting worse|worse|all day|every|keeps|still|again|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|seit|tage*|woche*|depuis|jours|semaine*|desde|dias|semana*|hace|da|giorni|settiman*|ha|faz)",
  ],
  /** An operation or a wound that is new. */
  newPart: [
    "(new|replaced|artificial) (hip|knee|shoulder|valve|joint|disc|ankle)",
    "(hip|knee|joint|shoulder) (joint |) (replaced|replacement|scope|scoped)",
    "(stent|bypass|scope|arthroscop*|pacemaker|biopsy|stitches|staples|tooth out|teeth out|extraction|root canal|hernia op|hernia (repair|mesh)|mesh|acl (repair|reconstruction)|meniscus (repair|op)|appendix|c section|caesarean|kaiserschnitt|mole off|mole removed|laser eye|cataract|(my|the|his|her|since|after|post) op|surgery|operation|operat*|operiert|oper*|cirugia|intervento)",
  ],
  fresh: [
    "(1-30) (days|day|weeks|week|wks|tage*|wochen|jours|semaines|dias|semanas|giorni|settimane) (ago|back|post|out|old|since|_)",
    "(1-9) (days|weeks|wks)",
    "(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (days|weeks|wks) (ago|after|since|post|from|out|back|old)",
    "(this morning|yesterday|last (week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|month)|today|last night|just had|this week)",
  ],
  wentWrong: [
    "(swollen|swelling|bleed*|ooz*|weep*|leak*|open*|came apart|burst|clunk*|shorter|hot|red|fever|smell*|bulg*|bruise growing|pus|tender|dick|rot|gonfle*|saigne*|hinch*|sangr*|gonfi*|sanguin*|inch*)",
  ],
  /** Joints and limbs after a knock or a twist. */
  jointWide: [
    "(ankle|knee|wrist|foot|hand|finger|elbow|toe|shin|hip|rib|ribs|shoulder|collarbone|knochel|knie|handgelenk|fuss|ellbogen|cheville|genou|poignet|pied|coude|tobillo|rodilla|muneca|pie|codo|caviglia|ginocchio|polso|piede|gomito|tornozelo|joelho|pulso|pe|cotovelo)",
  ],
  bigAsFruit: [
    "(like|as|of|size|wie|comme|grosse comme|como|come|tipo) (a |an |ein |eine |un |une |una |um |uma |) (_ |) (grapefruit|pamplemousse|melon*|orange|egg|balloon|ballon|tennis ball|golf ball|football|potato|ei|orange|naranja|huevo|globo|melone|uovo|pallone|laranja|ovo|bola|balao|pomelo|toranja)",
    "(size|swelling|swollen) (of |like |) (a |an |) (grapefruit|melon|orange|egg|balloon|tennis ball|golf ball)",
    "(four|4|three|3|two|2) steps",
    "(cant|wont|cannot) (take|put|bear) (_ |) (weight|steps|step)",
    "(walking|walk) is a hobble",
    "(blocked|bloque*|bloccat*|blockiert|trava|traba|travad*|traba*) (_ |) (_ |) (stend*|tend*|plier|streck*|estir*|estic*|dobl*|dobr*)",
    "(se me |si |se |) (traba|blocca|bloquea|bloque)",
    "(breath*|inhal*|laugh*) (_ |) (_ |) (catches|catch|hurts|sharp|stabs|click*)",
    "clicks when i breathe",
  ],
  /** A muscle that has another shape. */
  muscle: [
    "(bicep*|pec|pecs|chest|armpit|hamstring|calf|quad|tricep*|lat|achilles|oberarm|bizeps|brust|oberschenkel|biceps|pectoral|cuisse|mollet|pecho|gemelo|muslo|bicipite|pettorale|coscia|polpaccio|peitoral|coxa|panturrilha|thigh|arm)",
  ],
  newShape: [
    "(popeye|window blind|roller blind|rolled up|bunched up|balled up|hollow|dent|gap|hole|looks different|different shape|uneven now|hueco|agujero|creux|trou|loch|delle|buco|avvallamento|buraco)",
    "(bruise*|black and blue|purple|blauer fleck|blaue fleck*|hematome|bleu|moraton|hematoma|livido|ematoma|roxo) (_ |) (_ |) (_ |) (knee|elbow|armpit|down|whole|bis|jusqu|hasta|fino|ate)",
    "(geknallt|geschnalzt|gerissen|knall|claque|craque|chasquido|crujido|schiocco|strappo|estalo|pop|snap|tore|twang)",
  ],
  /** What is grave whoever says it. */
  graveSign: [
    "(came|come|coming) over (all |) (faint|funny|dizzy|queer|weird) (_ |) (_ |) (_ |) (monday|tuesday|again|twice|every|three|and|since)",
    "out on my feet (after|every|each|this)",
    "(manque*|failli|manco|casi|quase|fast) (de |) (tomber|evanouir|caer*|cair|umkipp*|svenire) (_ |) (_ |) (chaque|cada|ogni|jede*|toda)",
    "(fievre|fieber|fiebre|febbre|febre|fever|temp|temperature|tengo|ho|tenho|habe|j ai) (_ |) (38-41|101-105) (_ |) (_ |) (_ |) (seance|sport|training|session|lift*|gym|legs|push|pull|back|entreno|pecho|tos|toux|husten|tosse|allenamento|treino|workout|run|class|quand|trotzdem|igual)",
    "(38-41) (_ |) (_ |) (_ |) (tos|toux|husten|tosse|cough|flemas)",
    "(chest cold|cold|cough|virus|bug) (_ |) (gone|went|moved|sits|settled|sat) (_ |) (_ |) (to |) (the |my |) (lungs|chest)",
    "(cough*|wheez*) (_ |) (_ |) (phlegm|green|brown|since the warm)",
    "(fainted|fainting|passed out|blacked out|collapsed) (_ |) (last|yesterday|on) (_ |) (_ |) (_ |) (_ |) (was fine|is fine|fine now|start him|start her|tomorrow|saturday|train)",
    "contractions (started|every|during|after|when|while)",
    "(lump|bulge) (_ |) (_ |) (out of|from|in) (_ |) (belly|tummy|stomach|groin) when",
    "(bruise|lump|thigh) (_ |) (_ |) (keeps growing|spreading|growing|getting bigger)",
    "(headache|headaches|head) (_ |) (_ |) (whenever|when|every time) (i |) (strain|lift|brace|cough|push|bend|sneeze)",
    "(stop|stopping|rest) (half way|halfway) up (the |) (stairs|hill) (_ |) (_ |) (air|breath|lately|now)",
    "(breath|breathless|puffed|winded) (_ |) (_ |) (_ |) (one|a single|two) flight",
    "(leg|knee|ankle) gives way (on|when|every|on me)",
    "(knee cap|kneecap|patella) (slid|slipped|popped) (out |) and (slid|slipped|popped|went) back",
    "(wakes|woke|waking) (me |) (up |) at (1-6) (every|each|am|most)",
    "wakes me at (1-6) (am |) (every|each|most)",
    "(lost|losing|dropped|down) (_ |) (_ |) (kg|9kg|lb|stone|kilo*) (_ |) (_ |) (_ |) (without|not) (doing|trying|dieting|meaning|changing)",
    "(shin|foot|hip|heel|bone) (_ |) (_ |) (in |at |) (one|a single|the same) (_ |) (spot|place|point)",
    "(hurts|sore|pain|tender) (_ |) (in |at |) (one|a single) (exact|tiny|single|_) (spot|place|point)",
    "(grip|strength) (_ |) (half|a third|a quarter) (of |) (what it was|gone)",
    "(wakes me|woken) (_ |) (_ |) (_ |) (_ |) (shin|bone|spine|back) (_ |) (every|each) night",
    "(pinky|little finger|ring finger) (_ |) (_ |) (_ |) (asleep|numb|dead|tingl*)",
    "(legs|feet) (buzz*|tingl*|numb) (below|from) (the |) (knee*|waist|hips)",
    "(hit|caught|poked|got) (my|his|her|me in the|him in the) eye (_ |) (_ |) (_ |) (_ |) (shadow|blurry|flash*|floater*|see|red|blood)",
    "teeth (dont|do not|wont) (line|meet|close|fit)",
    "(something|muscle) (tore|ripped|popped|snapped) (under|in|at|near) (the|my) (armpit|pec|chest|elbow)",
    "(neck|nacken|cuello|cou|collo) (_ |) (_ |) (concrete|stuck|stiff) (_ |) (_ |) headache",
    "(car|bus|bike|traffic) (shunt|smash|crash|wreck|accident) (yesterday|today|last|this|on)",
  ],
  /** Blood on the paper, black stool. */
  paperBlood: [
    "(blood|bright red|red|sang|sangre|sangue|blut) (_ |) (_ |) (on|in|auf|sur|en|sulla|no) (_ |) (paper|toilet|bowl|loo|stool|poo|papier|klo|selles|papel|bano|carta igienica|feci|vaso|fezes)",
    "(coffee grounds|kaffeesatz|marc de cafe)",
    "(period like bleeding|bleeding after (the |) menopause|spotting (at|in|after) (1-41|spin|class|running))",
    "(miscarried|miscarriage|fehlgeburt|fausse couche|aborto espontaneo|aborto)",
    "frostbit*",
    "(ear|ears) (_ |) (bleed*|blood)",
    "(calves|calf|legs) (cramp|cramps|ache|hurt) (after|at) (50-500) (m|metres|meters|yards|steps)",
    "cough* (_ |) (_ |) (streaks|blood|rust*)",
    "(ankles|feet) (_ |) (puffy|swollen) ~ (both|kg|heart)",
    "(toes|fingers) (_ |) (_ |) (white|blue|black) (then|and|at the) (black|blue|lose|lost|numb|tips)",
  ],
} as const satisfies Record<string, readonly string[]>;
