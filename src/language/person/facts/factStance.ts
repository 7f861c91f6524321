import { compiled } from "../../patterns/compiled.ts";
import { OTHER_PERSON } from "../../routing/stanceCues.ts";

export type Mood = "stated" | "asked" | "supposed" | "requested" | "quoted";

export const KIN =
  "(?:wife|husband|other half|better half|girlfriend|gf|boyfriend|bf|partner|mate|buddy|bestie|friends?|bro|brothers?|sisters?|sis|dad|father|mum|mom|mother|parents?|son|daughter|kids?|child(?:ren)?|baby(?! (?:aspirin|weight|steps?|bump|fat|gate))|toddler|cousins?|uncle|aunt(?:ie)?|clients?|athletes?|trainees?|patients?|roommate|flatmate|colleagues?|co-?workers?|neighbou?rs?|teammates?|nephew|niece|grand(?:pa|ma|dad|father|mother)|gran|granny|nana|nanna|grandad|gramps|nan|boss|spouse|fiancee?|students?|team|dog|cat|puppy|pup|kitten|horse|pony|hamster|rabbit|parrot|pets?|twin|ex|in-?laws?|family|missus|hubby|coach|trainer|pt|physio\\w*|doc|doctor|surgeon|nurse|dieti[ct]ian|nutritionist|guy|girl|lady|dude|man|woman|lifter|training partner|gym (?:buddy|partner|bro|mate))";
export const KIN_FOREIGN =
  "(?:meine?[nmrs]? (?:\\w+ )?(?:frau|mann|freund(?:in)?|bruder|schwester|kumpel|trainer(?:in)?|sohn|tochter|vater|mutter|mama|papa|kunde|kundin|oma|opa|kind|chef|partner(?:in)?|arzt|arztin)|(?:ma|mon|mes) (?:maman|papa|grand[- ]?meres?|grand[- ]?peres?|mamie|papi|tante|oncle|beau[- ]pere|belle[- ]mere|eleves?|voisin|voisine|collegue|femme|copine|soeur|mere|fille|mari|copain|pote|frere|pere|fils|amie?|cliente?|coach|chef|medecin|kine|enfants?)|(?:mi|mis) (?:mama|papa|ti[oa]|suegr[oa]|sobrin[oa]|alumn[oa]|vecin[oa]|pareja|mujer|esposa|marido|novi[oa]|herman[oa]|amig[oa]|padre|madre|hij[oa]|client[ea]|abuel[oa]|entrenador|medico|jefe)|(?:mia|mio|la mia|il mio|un mio|una mia) (?:mamma|papa|nonn[oa]|zi[oa]|suocer[oa]|cognat[oa]|nipote|collega|moglie|marito|fratello|sorella|amic[oa]|padre|madre|figli[oa]|ragazz[oa]|fidanzat[oa]|medico|allenatore|client[ea])|(?:minha|meu) (?:avo|vovo|ti[oa]|sogr[oa]|cunhad[oa]|sobrinh[oa]|prim[oa]|colega|alun[oa]|esposa|marido|mulher|namorad[oa]|irma|irmao|amig[oa]|pai|mae|filh[oa]|cliente|medico|treinador))";
/** "My mum", "his coach", "one of my clients", "a friend of mine". */
const PERSON = compiled(
  `\\b(?:${KIN_FOREIGN}|(?:my|his|her|our|their|your|this|that|the|an?|some|one of my|both my|2 of my) (?:[a-z-]+ ){0,2}?${KIN}s?|${KIN} of mine|(?:my|our|his|her) \\d+ ?-?(?:(?:years?|yr|months?) ?-?olds?|yo|y\\/?o)|(?:some|any)(?:one|body)s?|people|${OTHER_PERSON}s?)(?: of mine)?\\b(?! (?:bands?|balls?|exercises?|sessions?|appointments?|discount|gyms?|rooms?|unions?|canteen|version|class(?:es)?|house|flat|bike|car|pool)\\b)`,
  "g",
);
/** Stands for a person who was named. */
const SOMEBODY = "\u0002";
const BARE_PERSON = compiled(
  `^(?:for |my |log |add |also )*${KIN}s?(?: (?:is|has|had|did|can|will|needs|weighs|was|says|told|just|who|on|takes|got|hates|loves|likes|eats|wants|trains|cannot|can not|moved|lives|lived|works|worked|turn(?:s|ed)|weighed|sold|bought|owns|gave|start(?:s|ed)|stopped|quit|retired|runs|ran|trained|does|broke|tore|snapped|joined|changed|prefers|plays|goes|went|gets|drinks|uses|used to)\\b|(?: \\w{1,12})?:| ?\\(|,| of mine\\b)`,
);
const THEY =
  /\b(?:he(?! \w*(?:[aei]do|hecho)\b)|she|they|him|his|her|hers|their|theirs|er(?= (?:ist|hat|wiegt|will|kann|macht|war|mag|trainiert|isst|lebt|wohnt|arbeitet|nimmt)\b)|seine?|ihr|elle|lui|ella|lei|ele|ela|dele|dela)\b/;
const SELF =
  /\b(?:i|me|my|mine|myself|we|us|our|ich|mir|mich|meine?[nmrs]?|bin|habe|wiege|heisse|wohne|wir|je|j|moi|m|mon|ma|mes|nous|yo|mi|mis|tengo|peso|(?<!\b(?:to|and|or|no|of|eat|with|some|drink) )soy(?= \w)(?! (?:milk|sauce|protein|beans?|yog\w+|based|free)\b)|mido|vivo|quiero|io|mio|mia|miei|ho|sono|voglio|eu|meu|minha|tenho|sou|moro|quero|meco)\b/;
/** "Not bad for a 63 year old", "for a 71 yr old (me)", "an old man like me": the writer under another name. */
const MYSELF =
  /\b(?:leap year|only|youngest|middle|oldest|eldest|army|country|city) (?:kid|child|baby)\b(?! (?:is|has|weighs|wants))|\bas (?:someone|somebody|a person) who\b|\bnot (?:too |so |half )?(?:bad|shabby|terrible) for (?:an?|some) |\((?:me|thats me|that is me|myself|yours truly)\)|\b(?:old|guy|girl|man|woman|lady|bloke|gal|mum|mom|dad|nurse|student|beginner) (?:like me|here)\b/;
/** "I train my dad, 71", "alleno mia mamma": what follows is of whoever is trained. */
const TRAINS_ONE = compiled(
  `^(?:(?:so|and|but|also|hi|hey|ok)[ ,]+)*(?:(?:(?:i|i'?m) )?(?:(?:am|also|just|currently|have|been) )*(?:train|coach|help|look after|care for|training|coaching|helping|looking after|caring for|writing (?:a |this )?(?:plan|program\\w*) for|asking (?:for|about))(?: out)? (?:(?:my|an?|one of my) (?:[a-z-]+ ){0,2}?${KIN}|${KIN_FOREIGN})|(?:ich )?(?:trainiere|betreue|coache) ${KIN_FOREIGN}|j ?['’]?entraine ${KIN_FOREIGN}|(?:yo )?entreno a ${KIN_FOREIGN}|(?:io )?alleno (?:la |il )?${KIN_FOREIGN}|(?:eu )?treino (?:a |o )?${KIN_FOREIGN})(?![a-z'’])(?!.*\\b(?:team|class|club|group)\\b)`,
);
/** "I've got a client with MS, 45": what one's client has. */
const HAS_ONE =
  /^(?:(?:so|and|but|also|hi|hey|ok)[ ,]+)*(?:i|we)(?: have|'ve)? (?:(?:also|just|currently|now) )*(?:have|got|train|coach|took on|am (?:training|coaching|seeing))(?: got)? (?:an?|one|this|2|some|new) (?:[a-z-]+ ){0,2}?(?:clients?|athletes?|patients?|trainees?|pupils?|students?|friend|mate|colleague|neighbou?r|lifter|member)\b(?! (?:of|at|card|discount)\b)/;
/** "Man, 53", "dad of three, 39", "nurse here": a list about oneself begins so. */
const LISTS_ONESELF =
  /^(?:an? )?(?:man|woman|guy|girl|lady|bloke|lad|lass|mum|mom|dad|father|mother|parent|grand(?:ma|pa|mother|father|dad)|nurse|student|coach|trainer|pt|doctor|surgeon|physio\w*|[a-z]+ (?:coach|trainer|nurse|doctor|surgeon|student|mum|mom|dad))(?: of (?:\d|a|u\d\d|the|an?) ?[\w ]{0,24}| here| speaking| on (?:permanent |rotating |mostly )?(?:nights|days|shifts|lates|earlies|night shifts?))?(?:, ?(?:aged? )?[1-8]\d\b| here\b|(?<=nights|days|shifts|lates|earlies|shift)(?=$|[,.;]))(?! ?(?:kg|lb|min|x))/;
/** "Am a PT student", "i'm a nurse": what one is oneself is nobody else. */
const I_AM_ONE =
  /^(?:(?:so|and|but|well|also|hi|hey|btw|yeah|yes|now|currently)[ ,]+)*(?:(?:i )?(?:am|being) an?|(?:i )?(?:am )?(?:not|no longer) an?(?= .*\b(?:any ?more|any ?longer|now)\b)|(?:now )?(?:re)?training as an?|(?:(?:i )?(?:am )?(?:now |currently |just )*(?:work(?:ing)?|train(?:ing|ed)|qualif(?:y|ied|ying)|employed|started|starting|hired|job)) as (?:an?|the)|as an?(?= \d\d)) /;
/** "M 52, 6ft, …": a list of figures is the writer's. */
const LISTS_FIGURES = /^(?:[mf][ ,/]*[1-8]\d|[1-8]\d[ ,/]*[mf])(?=[ ,/;])/;
const GAVE_BIRTH =
  /^(?:i |just |have |only )*had (?:my|our|a) (?:\w+ )?(?:baby|daughter|son|twins|kid|child|little one)\b(?=.*\b(?:ago|section|in|last|this|birth|weeks|months)\b)|^(?:i |we |just |have |finally )*had (?:the|our) (?:baby|twins)$/;
/** Doctors and bosses without a name: "they put two stents in my heart". */
const THEY_TO_ME = /^(?:\w+ )?they (?:\w+ ){0,6}(?:me|my)\b/;

/** A wish without a subject is the writer's: "here to keep up with my kids". */
const WISHES =
  /^all (?:that )?i \w|^(?:the |my )?(?:main|big|biggest|only|1|real|whole|most important|number one) (?:thing|reason|motivation|point|priority|focus|concern)(?: (?:for me|here|really|right now|i want|i care about))* (?:is|are)\b|^(?:my |main |mein |mon |mi |meu )?(?:goals?|aim|target|ziel|objectif|objetivo|obiettivo|meta): |^(?:\w+ ){0,3}?(?:here|want|trying|hoping|looking|need|training|aiming|would like|would love) (?:to|for)\b/;

/** What the writer did, without an "i", to or with somebody: "sold the bench to my cousin". */
const OWN_DEED =
  /^(?:just |finally |only |also |and |have |has |recently )*(?:sold|lent|gave|given|bought|got|borrowed|inherited|moved|started|quit|joined|train|training(?! (?:partner|buddy|mate|pal))|live|living|share|sharing|lift|lifting|work|working|tore|broke|pulled|hurt|had|signed up|entered|registered|booked|doing|running)\b/;
/** Somebody who is not in a phrase with a preposition may be who does it. */
const SUBJECT = compiled(`(?<!\\b(?:to|from|with|off|by|at|for|of|and|my) +)${SOMEBODY}`);

/** "My boss is training for an ironman": the wish has its own subject. */
const LED_BY_SOMEBODY = compiled(`^ *(?:(?:and|but|so|well|also|then|now|both|even) +)*${SOMEBODY}`);

/** What somebody else does about the writer. */
const ABOUT_ME =
  /\b(?:say|says|said|told|tells|thinks?|thought|reckons?|diagnosed|confirmed|advised|recommended|warned|suggested|wants|started|stopped|took|moved|switched|put|gave|got|bought|prescribed|has|had|made|lent|sold|calls?|called|found|cleared|sagt|meint|hat|dit|a|dice|ha|diz|disse)(?: that)? (?:to )?(?:me|my|i|us|mir|mich|ich|meine?|m|mon|ma|je|mi|yo|mio|mia|minha|meu|eu)\b/;
const WITH_ME = /\b(?:and|&|\+|und|et|y|e) (?:i|me|myself|ich|moi|yo|io|eu)\b|\b(?:me|i|ich) (?:and|&|\+|und) /;
/** A name that does something in the third person: "Ali is allergic", "Tom weighs". */
const NAMED_WORD =
  /^(?:and |but |also |then )?\p{Lu}\p{Ll}{2,14}(?:'s)? (?:is|was|has|had|weighs?|takes|hates|loves|likes|wants|lives|works|eats|needs|trains)\b/u;
const NO_NAME =
  /^(?:and |but |also |then )?(?:my|the|this|that|it|there|everything|nothing|something|what|who|how|why|left|right|both|lower|upper|weight|height|age|goal|name|unit|training|gym|knee|back|shoulder|hip|ankle|wrist|elbow|neck|pain|home|garage|doctor|doc|physio|coach|work|life|food|diet|breakfast|today|running|squats?|squatting|deadlifts?|bench|benching|cardio|lifting|yoga|swimming|cycling|burpees?|leg|favou?rite|asthma|birthday|here|max|pr|pb|equipment|bodyweight|experience|level|job|schedule)\b/i;

/** A doctor's orders are about the patient who tells of them. */
const TREATS_ME =
  /^(?:my |the )?(?:\w+ )?(?:physio\w*|doc|doctor|gp|surgeon|therapist|specialist|chiro\w*) (?:\w+ )?(?:(?:says?|said|told|advised|recommended|wants)(?: me)? (?:to|no|not|that|avoid|lose|drop|shed|gain|i)|(?:swapped|switched|changed|replaced|upped|raised|lowered|halved|doubled|stopped) (?:the|my|it|me)\b)/;

/** "Borrowed my sister's yoga mat": whose it was, and nobody else who does it. */
const BORROWS = compiled(
  `^(?:(?:i|just|finally|also|and|have|am|currently|ve) )*(?:borrowed|borrowing|inherited|bought|got|took over|using|use|nicked|stole|robbed|been lent|have) (?:my|a|the|our) (?:\\w+ )?(?:${KIN})s? ?['’]?s? (?=(?:old |spare |yoga |weight |exercise )*(?:mats?|dumb ?bells?|dbs|kettle ?bells?|kbs?|bands?|bench|barbell|bar|rack|plates|treadmill|bike|rower|rings|weights|gear|kit|home gym|garage gym|trx|roller|set)\\b)`,
);

/** Who treats the writer has let them go: "knee's healed, surgeon signed off today". */
const CLEARED_ME =
  /\b(?:physio\w*|doc|doctor|gp|surgeon|therapist|specialist|chiro\w*|consultant|nurse) (?:has |have |just |finally |is |was )*(?:signed|cleared|discharged|okayed|ok'?d|happy|gave (?:the|me the)|green ?lit)\b|^(?:(?:i|am|was|been|have|got|just|fully|now|finally|all|and|but) )*(?:cleared|signed off|discharged|okayed|ok'?d) (?:by|from) (?:my |the )?(?:\w+ )?(?:physio\w*|doctors?|doc|gp|surgeon|therapist|specialist|consultant|midwife|nurse|pt)\b/;

/** "It's gout, doc confirmed it": what was found is the writer's. */
const EXAMINER =
  "(?:physio\\w*|doc|doctor|gp|surgeon|specialist|chiro\\w*|osteo\\w*|consultant|mri|scan|x-?ray|blood test|tests?)";
const FOUND_IN_ME = compiled(
  `^(?:so |and |well |turns out )*(?:(?:it is|its|turns out|it was)\\b.*\\b${EXAMINER}\\b|(?:the |my |a )?(?:\\w+ )?${EXAMINER} (?:\\w+ )?(?:thinks?|reckons?|suspects?|confirmed|found|showed|shows|says?|said|diagnosed|calls?) (?:that )?(?:it|its|a|an|the|both|mild|early|some)\\b)`,
);

/** What others do meanwhile says only when: "20 min while the baby naps". */
const MEANWHILE = compiled(
  `\\b(?:while|when|after|before|once|until|till|as soon as|whenever|if) (?:the |my |our |both )?(?:\\w+ )?${KIN}s?\\b.*$`,
);

/** "Can only train monday, the kids are here the rest of the week", "staying at my parents till sunday": said of oneself. */
const FREE_WHEN =
  /^(?:i )?(?:can (?:not )?(?:only |just |really )*(?:train|work out|lift|exercise|come|make|do)|can only|only (?:free|available)|(?:free|available) (?:on|only))\b/;
const LODGES_WITH = compiled(
  `^(?:i am |am |we are )?(?:staying|crashing|stuck|house ?sitting|visiting)? ?(?:over )?(?:at|with) (?:my |the )?(?:${KIN})s?\\b(?: (?:house|place|flat|home))?(?= (?:un)?till?\\b| for| this| over|[,.;]|$)`,
);

/** "Penicillin nearly killed me as a kid": a time of one's own, and no child. */
const AS_A_KID = /\bas an? (?:little |small |young )?(?:kid|child|baby|toddler|teen\w*|boy|girl)\b/g;
/** "Walk the dog 5k a day": what one does, and nothing of the dog. */
const WALKS_DOG = /\bwalk(?:s|ing|ed)? (?:the |my |our |2 |both )?dogs?\b/g;

/** "No barbell any more, gave it to my brother": who has it now. */
const GIVEN_AWAY =
  /(?<=^|[, ])(?:i )?(?:have |just )*(?:gave|given|sold|lent|donated|handed|passed|giving|selling|lending) (?:it|them|that|those|mine)(?: (?:all|on|back|over|away))* to (?:my|an?|the|some) (?:[a-z]+ ?){1,3}$/;
/** "I'm training for a Hyrox with him": somebody goes along. */
const ALONGSIDE =
  /^((?:(?:i|and|am|just|also|now|currently) )*(?:training|prepping|preparing|working out|lifting|going|running|doing|signed up) [^,;]{3,60}?) (?:with|alongside|against) (?:him|her|them)\b/;

/** Whose affairs a clause is about: the writer's, somebody else's, or whoever the one before was about. */
export function readOwner(said: string, text: string): "self" | "other" | null {
  const folded = said
    .replace(AS_A_KID, " ")
    .replace(WALKS_DOG, "walk")
    .replace(ALONGSIDE, "$1")
    .replace(GIVEN_AWAY, " gave it away ");
  const rest = folded.replace(MEANWHILE, " ").replace(PERSON, ` ${SOMEBODY} `);
  const hasOther = rest.includes(SOMEBODY) || THEY.test(rest) || BARE_PERSON.test(folded);
  const hasSelf = SELF.test(rest);
  if (TREATS_ME.test(folded) && !THEY.test(rest)) return "self";
  if ((CLEARED_ME.test(folded) || FOUND_IN_ME.test(folded)) && !THEY.test(rest)) return "self";
  if (GAVE_BIRTH.test(folded) || BORROWS.test(folded)) return "self";
  if (hasOther && (FREE_WHEN.test(folded) || LODGES_WITH.test(folded)) && !THEY.test(rest)) return "self";
  if (I_AM_ONE.test(folded) && !THEY.test(rest)) return "self";
  if ((LISTS_ONESELF.test(folded) || LISTS_FIGURES.test(folded)) && !THEY.test(rest)) return "self";
  if (MYSELF.test(folded) || THEY_TO_ME.test(folded)) return "self";
  if (HAS_ONE.test(folded)) return "other";
  if (TRAINS_ONE.test(folded)) return "other";
  if (FOR_ONE.test(folded) && !hasSelf) return "other";
  if (hasOther) {
    if (WITH_ME.test(folded) || ABOUT_ME.test(rest.replaceAll(SOMEBODY, " "))) return "self";
    if (
      hasSelf &&
      /^ *(?:(?:ok|okay|so|um|uh|well|and|but|also|oh|hi|hey|yeah) +)*(?:\W|\w+ ){0,2}?(?:i|my|we|our|ich|je|j|yo|io|eu)\b/.test(
        rest,
      )
    )
      return "self";
    if (
      !THEY.test(rest) &&
      ((WISHES.test(folded) && !LED_BY_SOMEBODY.test(rest)) || (OWN_DEED.test(folded) && !SUBJECT.test(rest)))
    )
      return "self";
    return "other";
  }
  if (NAMED_WORD.test(text.trim()) && !NO_NAME.test(text.trim()) && !hasSelf) return "other";
  if (/\basking for (?!me\b|myself\b)(?:a |my )?\w+/.test(folded)) return "other";
  return hasSelf ? "self" : null;
}

const POLITE =
  "(?:please |hey |hi |so |ok |okay |and |but |also |well |then |coach |yo |um |now |yeah |btw |by the way |quick question |question ){0,4}";
const ASKS = compiled(
  `^${POLITE}(?:(?:as|being) an? (?:\\w+ ){1,3}?)?(?:what|whats|which|who|whose|whom|why|how|where|when (?:is|am|are|do|does|did|was|can|should|will)|(?!(?:am|have|has|had) (?:an?|the) )(?:do|does|did|am|is|are|was|were|has|have|can|could|should|shall|will|would|may|might) (?:i|you|we|he|she|it|they|my|that|this|the|these|those|there|anyone|somebody|a|an)\\b|(?:is|are|does|would|will|should) (?!(?:bis|auf|ab|mehr|wieder|endlich)\\b|not\\b|love\\b|like\\b|prefer\\b|rather\\b)\\w+ |is there|tell me|show me|explain|remind me|any (?:idea|tips|advice|decent|good)|(?:do|does|did) (?!(?:not|a|an|my|the|some|want|only|have|take|like|love|hate|eat|train|work|feel|own|it|this|that|all|more|less)\\b)[a-z]+(?: \\w+){0,2}? (?:beat|help|hurt|count|build|cause|make|matter|need|hit|burn|improve|affect|work|have|get|go|feel|replace|grow)\\b|wie|was|wer|wo|wann|warum|welche[rs]?|bin ich|habe ich|hab ich|soll ich|kann ich|weisst du|comment|pourquoi|quel(?:le)?s?|combien|ou |quand|est ce|qu|sais tu|que|cual(?:es)?|como|cuando|donde|cuant[oa]s?|por que|sabes|che|quale|quali|come|quando|dove|quant[oaie]|perche|sai|qual|quais|onde|o que|voce sabe)\\b`,
);
/** "What I really want is to …" asks nothing. */
const TELLS =
  /^(?:so |and |but )*what i (?:(?!should\b|can\b|could\b)\w+ ){1,5}?(?:is|are) (?!it\b|that\b|this\b)\w|^(?:so |and |but |here is |this is )*what i(?: have)?(?: got| own| use| work with)?(?: (?:here|at home|available|in (?:my|the) \w+))? ?[:=]/;
/** What opens a statement in spite of a question mark behind it: "i'm 34, is that too old?", "my knee hurts?". */
const STATES =
  /^(?:so |and |but |also |ok |hi |hey )*(?:i (?:am|have|weigh|live|work|hate|love|like|take|train|only|just|got|was|want|need|tore|broke|hurt)|my \w+ (?:is|are|hurts?|aches?|has|have)|ich (?:bin|habe|wiege)|j ai|je |tengo|soy|peso|ho |sono|tenho|sou)\b/;
/** "Sou alérgica a quê?": the question word stands last. */
const ENDS_ASKING =
  /\b(?:what|where|who|when|which|was|wo|wie|wer|wann|quoi|qui|ou|quand|combien|que|quien|donde|cuando|cuanto|cual|cosa|chi|dove|quando|quanto|quem|onde|qual)\W*$/;
const SUPPOSES =
  /\b(?:if|even if|what if|suppose|supposing|assuming|hypothetical(?:ly)?|imagine|pretend|lets pretend|lets say|let us say|^say (?:i|you|we|someone|somebody|someones|somebodys|an?|the|some|my)\b|theoretically|in theory|wish|unless|would be|would weigh|would have|i would (?!(?:\w+ )?(?:like|love|prefer|rather|say|describe|call|consider)\b)|might|could (?:be|weigh)|dream(?:ed|t) (?:of|that|i)|as though|as if|one day|someday|once i|when i (?:am|was|get|turn|reach|hit|weigh|weighed|grow|have|had|lived)|wenn ich|falls|angenommen|si j|si je|si yo|si (?:peso|tengo|tuviera|pesara)|ojala|se (?:io|pesassi|avessi|fossi|eu|tivesse|fosse|pesasse))\b/;
/** Of somebody that the writer plays or speaks to: "my character weighs 140", "I tell my clients I'm 50". */
const PLAYS =
  /\b(?:my|the|this|our) (?:\w+ )?(?:character|avatar|alter ego|persona|toon|protagonist|(?:game|dnd|d&d|rpg|wow) \w+)\b|\b(?:on stage|in character|in (?:the|a|my|this|our) (?:\w+ )?(?:game|play|movie|film|novel|sitcom|musical|sketch|simulation|video game|rpg|story)) (?:as |i )|\b(?:play(?:ing)?|cosplay\w*|impersonat\w+|pretend\w*|act(?:ing)?) (?:as|to be|the (?:role|part) of|a \d\d)\b|\bi (?:always |usually |often |sometimes |just |then |do )*(?:tell|say to|teach|lie to|keep telling) (?!(?:you|u|ya)\b)(?:them|him|her|people|everyone|everybody|kids|clients?|students|patients|strangers|(?:my|the|our) (?:\w+ )?\w+)(?: that)?(?: (?:i|my)\b|$)/;
/** Whether a clause speaks of somebody that the writer plays, or tells others. In: folded text. */
export const playsSomebody = (folded: string): boolean => PLAYS.test(folded);
/** An "if" that supposes nothing. */
const MANNERS =
  /\bi suppose(?! (?:i|that|you|we|someone)\b)|\b(?:i|physio\w*|doc|doctor|gp|surgeon|therapist) (?:thinks?|reckons?|suspects?|guess|believes?|says?) (?:\w+ ){0,8}?(?:might|could) (?=be |have )|\b(?:if|in case) (?:(?:that|this|it|you|u) )?(?:helps?|matters?|counts|is (?:important|relevant|useful|any (?:help|use))|makes (?:a|any) difference|(?:need|needs|want|have|must|care)(?: to)?(?: (?:know|ask|it|hear))?|possible|wonder(?:ing)?|are (?:wondering|curious)|did not know|were wondering)\b|\bif that is ok(?:ay)?\b|\bif you do not mind\b|\bsee if\b|\bnot sure if\b|\b\d+:\d+ if\b|\bif i never (?=see|do|have|hear|touch|look)|\bwould be (?=easier|better|best|ideal)|\b(?:can|could|will|would) (?:you|u) (?:please )?(?=show|list|say|read|call me )/g;
/** "Would be nice to touch my toes": a wish. */
const NICE_TO =
  /\bwould be (?:so |really |very )?(?:nice|great|cool|good|lovely|amazing|awesome|fun|brilliant|a dream) (?=to \w)/;
/** A wish for some day is a goal, and supposes nothing. */
const HOPED_FOR =
  /\b(?:would (?:really )?(?:love|like)|want|wanna|hop(?:e|ing)|dream(?:ing)?|aim(?:ing)?|goal|plan(?:ning)?|trying) (?:\w+ ){1,12}?(?:one day|someday|some day)\b|^(?:one day|someday) i (?:want|will|would (?:love|like))/;
const MADE_UP =
  /\b(?:just |(?<!\b(?:joking|kidding) ))(?<!\b(?:not|half|only half) )(?:kidding|joking)\b(?! not (?:joking|kidding)\b)|\bjk\b|\bscratch that\b(?![ ,.:;-]+(?:\w+ ){0,3}~?\d)|\b(?:not|was not) serious\b/;
const QUOTES =
  /\b(?:i |i'?ve |i have )?(?:read|heard|saw|learned|learnt|was told) (?:somewhere |once |online |yesterday |on \w+ )?that (?!i\b|my\b)|\b(?:the|a|that) (?:song|lyrics?|poem|saying|meme|joke|headline) (?:goes|is|says|about)\b|\b(?:read|saw|watched|heard|listened to|found|came across|reading|watching) (?:an?|some|the|this|that|your|few|a few|lots of) (?:\w+ )?(?:article|articles|post|posts|video|videos|podcast|thread|reel|reels|study|studies|book|story|blog|documentary|stuff|things?) (?:about|on|of|saying|that)\b|\b(?:profile|app|plan|program(?:me)?|article|book|post|video|chart|calculator|website|internet|reddit|google|study|label|watch|tracker|phone|garmin|fitbit|whoop|apple watch|strava|chatgpt|machine|treadmill|label|tag|sign|form|shirt|song|sticker|bot|you|it) (?:\w+ )?(?:says?|said|reads?|claims?|thinks?|thought|shows?|states|lists?|ha[sd] me (?:as|at|down)|have me (?:as|at|down))\b/;
const ORDERS = compiled(
  `^${POLITE}(?:(?:can|could|would|will) you |i (?:need|want|would like|would love)(?: you)?(?: to)? |lets |let us )?(?:set me up|put me on|start me|prep me|take me|hit me|surprise me|throw|smash me|new|give|gimme|make|build|create|generate|design|write|plan|suggest|recommend|find|put together|come up with|prepare|program|do|have|get|another|an?|some|hit|erstelle?|mach|gib|bau|cree|fais|donne|hazme|dame|crea|fammi|dammi|monta|faca|need|want)\\b.{0,60}\\b(?:work ?outs?|sessions?|sesh|routine|circuit|plan|program(?:me)?|split|exercises?|something|alternatives?|einheit|trainingsplan|seance|entrainement|rutina|entrenamiento|allenamento|scheda|treino)\\b`,
);
/** An order in the form of a question: "can you swap lunges". */
const ASKED_TO_DO = compiled(
  `^${POLITE}(?:can|could|would|will) (?:you|u) (?:please |pls |just )?(?:swap|change|replace|skip|drop|adjust|switch|do|give|make|build|set|put|add|plan|find|take|keep|send|leave)\\b`,
);
/** Minutes and no subject: "legs, 30 min, dumbbells". */
const TIMED =
  /\b(?:\d{1,3} ?-?(?:min(?:ute)?s?|minuten|minutos|minuti|m|hours?|h)|(?:half|an?|1) (?:an )?hour)\b(?! ?(?:\w+ )?(?:a|per|each|every|sessions?|workouts?|before|after|on|in the|die|pro|par|por|al) )(?! ?(?:sessions?|workouts?|max\b|ago))/;
const NO_SUBJECT =
  /^(?!.*\b(?:i|my|me|mine|we|ich|mein\w*|je|j|mon|ma|mi|yo|io|eu|meu|minha|tengo|ho|tenho|run|ran|plank|pr|pb|best)\b)/;
const TRAINED_PART =
  /\b(?:legs?|core|abs|arms?|chest|back|shoulders?|glutes?|full body|whole body|upper|lower|push|pull|cardio|hiit|stretch\w*|mobility|biceps?|triceps?|tris?|strength|beginner|easy|quads|hams|exercises|beine?|bauch|jambes|abdos|pecs|piernas|gambe|addominali|glutei|pernas|costas|corpo|cuerpo|corps|oberkorper|ganzkorper)\b/;
const SESSION_NAMED =
  /^(?!.*\b(?:is|are) (?:my|all|the|what)\b)(?!.*\b(?:per|each|every|a|max|at most|tops) (?:session|workout)\b(?=$|[,;.]))(?!(?:i|my|our|the|we|this|that|no|each|every|usual\w*|after|before|new plan|max\w*) )(?:an? |quick |short |\d+ ?-?min\w* )*(?:[\w&/+-]+ ){0,5}(?:workout|session|sesh|circuit|hiit|amrap|emom|programme?|routine|trainingsplan|(?:training |powerlifting |hypertrophy |strength )(?:plan|block|cycle|split))\b(?! (?:is|are|was|times?|sessions?|days?|length|says?|has|suits?|work|per|a|each))/;

/** Whether a message says that what it says is not meant. */
export const isMadeUp = (folded: string): boolean => MADE_UP.test(folded);

/** Said so that the opposite is meant: "yeah right, i just love burpees", "oh great, more lunges". */
const IRONIC =
  /^(?:(?:oh|ah|well|ha)[ ,]+)?(?:yeah|yes|sure|right|oh|great|cool)[ ,]+(?:right|sure|great|goody|joy|yay|lovely|wonderful|fantastic|perfect|because i (?:totally|obviously|clearly|really|just|so)|cause i (?:totally|obviously|clearly|just|so)|(?:like|as if) i)\b(?! (?:now|knee|shoulder|hip|ankle|wrist|elbow|arm|leg|side|hand|foot))|\bsaid no ?(?:one|body) ever\b|\bas if i\b|\bi totally (?:have|own|need)\b|\b(?:in my dreams|chance would be a fine thing|i wish)\b|(?:^|\s)\/s\b|\bbecause (?:clearly|obviously|apparently) i (?:have|own|am|love)\b/;
/** Asked for somebody with an age, whoever that is: "for a 60 year old woman who …". */
const FOR_ONE = /\b(?:for|with|do with|of|to) an? \d\d[ -]?(?:year|yr|yo)\b.*\b(?:who|whose|that|with)\b/;

/** "A 50 year old woman, …": told who it is by what "she" does next. */
const ONE_OF_AN_AGE =
  /^(?:so |and |what about |how about |say |take )*(?:an? )?(?:\w+ )?\d\d[ -]?(?:year|yr|yo)s?\b[ -]?(?:old)?[\w ]*$/;
export const isOneOfAnAge = (folded: string): boolean => ONE_OF_AN_AGE.test(folded) && !SELF.test(folded);

/** "Was a skinny runner all my life", "was 30 lb heavier": one's own past without an "i". */
const DROPS_I =
  /^(?:and |but |so )?(?:was|were) (?:(?:raised|born|brought up) |an? (?!good|bad|better|\w+ (?:good|ok|okay|bad|enough)\b)|\d+ ?(?:kgs?|lbs?|stone|pounds|kilos?)\b|always (?!the\b))(?!.*\b(?:too|enough|ok|okay|or)\b)/;

/** How a clause is meant. In: folded text of the clause, the same without fillers, and what ended its sentence. */
export function readMood(folded: string, plain: string, isAskedSentence: boolean): Mood {
  const isHoped = HOPED_FOR.test(folded) || NICE_TO.test(folded);
  const meant = (isHoped ? folded.replace(/\b(?:one day|some ?day)\b/, " ").replace(NICE_TO, "want ") : folded)
    .replace(MANNERS, " ")
    .trim();
  if (SUPPOSES.test(meant) || IRONIC.test(meant) || playsSomebody(meant)) return "supposed";
  if (QUOTES.test(meant)) return "quoted";
  if (ORDERS.test(meant) || ASKED_TO_DO.test(meant) || SESSION_NAMED.test(meant)) return "requested";
  if (TIMED.test(meant) && NO_SUBJECT.test(meant) && TRAINED_PART.test(meant)) return "requested";
  if (/^(?:just |please )*call me \w+$/.test(meant)) return "stated";
  if (ASKS.test(meant) && !TELLS.test(meant) && (isAskedSentence || !DROPS_I.test(meant))) return "asked";
  return isAskedSentence && (!STATES.test(plain) || ENDS_ASKING.test(folded)) ? "asked" : "stated";
}
