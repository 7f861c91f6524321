import type { Reading } from "./reading.ts";

/** Joints and the muscles around them; never the chest, the head or the belly. */
const PART =
  /\b(?:knees?|kneecaps?|shoulders?|elbows?|wrists?|hips?|ankles?|(?:lower |upper |mid )?back|necks?|feet|foot|heels?|shins?|cal(?:f|ves)|quads?|hamstrings?|hammies|glutes?|lats?|traps?|triceps|biceps|forearms?|knien?|schulter\w*|ellbogen|ellenbogen|handgelenk\w*|hufte\w*|knochel|sprunggelenk\w*|rucken|kreuz|nacken|wade\w*|schienbein\w*|genou\w*|epaules?|coudes?|poignets?|hanches?|chevilles?|dos|nuque|mollets?|rodillas?|hombros?|codos?|munecas?|cadera|tobillos?|espalda|cuello|ginocchi\w*|spall[ae]|gomit[oi]|pols[oi]|anc(?:a|he)|cavigli[ae]|schiena|collo|joelhos?|ombros?|cotovelos?|punhos?|quadril|tornozelos?|costas|lombar|pescoco|lumbago|lombaire\w*)\b/;
/** A movement of training: who names it need not name the part. */
const MOVEMENT =
  /\b(?:squat(?:s|ting)?|lung(?:es?|ing)|deadlift(?:s|ing)?|bench(?:ing| press)?|(?:overhead|shoulder|leg|chest) press(?:es|ing)?|push ?ups?|pull ?ups?|dips?|rows|rowing|curls?|run|running|jog|jogging|kneel|kniebeug\w*|kreuzheben|bankdrucken|klimmzug\w*|liegestutz\w*|sentadillas?|peso muerto|flexiones|agachamentos?|flexoes|squats?|affondi|pompes|tractions|fentes|stacchi|trazioni)\b/;
/** Words for pain that name no kind and no strength. */
const ACHES =
  /\b(?:hurts?|hurting|aches?|aching|achy|sore|soreness|niggl\w+|bothers?|bothering|cranky|grumbl\w+|twinges?|discomfort|uncomfortable|tender|stiff|tut\b.*\bweh|weh|schmerzt|schmerzen|zwickt|zieht|mal|gene|douleur|duele|molesta|molestia|fa\b.*\bmale|fastidio|doi|doendo|incomoda|incomodo|dor)\b/;
/** What it comes with: a movement, a load, the hours after one. */
const WITH_LOAD =
  /\b(?:when(?:ever)?|during|while|after|on|in|at|with|doing|going|walking|running|kneeling|gripping|putting|from|beim?|nach|wenn|vom|im|in der|quand|en|dans|pendant|apres|au|aux|sur|cuando|al|despues|con|haciendo|quando|nei|nel|negli|nelle|dopo|alla|alle|ai|no|na|nos|nas|depois|fazendo)\b/;
/** Signs beside an ache that make it one to look at, in any of the six languages; and a blow, a fall, an operation. */
const SIGNS =
  /\b(?:skull|thunder\w*|pukes?|puking|vomit\w*|knocked|rear ended|car|zaps?|swole|spot|(?:exact|one|same|certain) (?:exact )?(?:place|spot|point)|point tender|pinpoint|punktgenau\w*|flops?|hangt|statins?|woche|weeks and|hop|hopping|stress fracture|swell\w*|swoll\w*|puff\w*|fat|balloon\w*|numb\w*|tingl\w*|pins and needles|electric\w*|shoots?|shooting|radiat\w*|travel\w*|down (?:my|the|to|into)(?= (?:leg|arm|hand|foot|thigh|calf|toes|fingers))|giv(?:es?|ing) (?:way|out)|gave|buckl\w*|lock\w*|stuck|catch\w*|pop\w*|snap\w*|crack\w*|crunch\w*|clunk\w*|sharp\w*|stab\w*|burn\w*|throb\w*|severe\w*|bad(?:ly)?|bloody|terribl\w*|horribl\w*|unbear\w*|agony|excruciat\w*|worst|worse|worsening|10|[6-9] out|cant|cannot|unable|weak\w*|drop\w*|wak(?:e|es|ing)|night|constant\w*|all the time|at rest|fever|chills|red|hot|warm|bruis\w*|blood|blue|cold|pale|fell|fall(?:en)?|hit|kick\w*|twist\w*|roll(?:ed)?|land\w*|crash\w*|accident|collid\w*|tackl\w*|deform\w*|bump|lump|surger\w*|operation|replac\w*|torn|tear|tore|broke\w*|fractur\w*|disloc\w*|rupture\w*|cancer|osteopor\w*|pregnan\w*|bladder|bowel|pee|saddle|groin|crotch|jaw|chest|arm goes|left arm|breath\w*|dizz\w*|faint\w*|head\w*|vision|face|limp\w*|crutch\w*|collaps\w*|inject\w*|cortisone|steroid\w*|painkill\w*|ibuprofen|pills?|tramadol|geschwoll\w*|schwell\w*|dick|taub\w*|kribbel\w*|knickt?|blockier\w*|knack\w*|knall\w*|stech\w*|sticht|stich\w*|stark\w*|heftig\w*|schlimm\w*|unertrag\w*|nachts|ruheschmerz|fieber|rot|heiss|gesturzt|gefallen|umgeknickt|verdreht|strahlt|ausstrahl\w*|gonfl\w*|engourd\w*|fourmi\w*|lache|bloqu\w*|craqu\w*|aigu\w*|lancin\w*|fort\w*|insupport\w*|nuit|repos|fievre|chaud|rouge|tomb\w*|tord\w*|irradi\w*|hinch\w*|inflam\w*|dormid\w*|hormigue\w*|falla|cede|traba|cruj\w*|punz\w*|agud\w*|fuert\w*|insoport\w*|noche|reposo|fiebre|calient\w*|roj[oa]|cai\w*|torc\w*|gonfi\w*|intorp\w*|formicol\w*|blocc\w*|scrocch\w*|acut\w*|trafitt\w*|insopport\w*|notte|riposo|febbre|cald\w*|ross[oa]|cadut\w*|stort\w*|inchad\w*|dorment\w*|formig\w*|trav\w*|estal\w*|pontad\w*|insuport\w*|noite|febre|quente|torci\w*|choque\w*)\b/;
/** A name for it is asked for, or one is offered; that is for somebody who can look at it. */
const ASKS_NAME =
  /\b(?:what is (?:it|this|that|wrong)|whats (?:it|this|that|wrong|going on)|what (?:have|do|did) i (?:got|have|done|do)|name (?:it|this)|diagnos\w*|is (?:it|this|that) (?:my|a|an|the|just|serious|bad)|did i|have i|do i have|could it be|menisc\w*|acl|mcl|labr\w*|cuff|disc|hernia\w*|tendon\w*|\w+itis|arthr\w*|sciatica|impinge\w*|was (?:hab|habe|ist|kann das|fehlt)|woran|ist das|c est quoi|ai quoi|cos ho|es el|manguito|coiffe|cuffia|bandscheibe\w*|fai|tennis elbow|golfers? elbow|tennisarm|tennisellbogen|confirm|qu est ce que|que (?:tengo|es|sera)|cos e|cosa (?:ho|e)|che cos|o que (?:e|tenho|sera)|mri|x ?ray|scan)\b/;
const MOST_WORDS = 24;

/** A neck that was slept on: stiff to one side, and nothing else. */
const SLEPT =
  /\b(?:slept|sleeping|woke up with|aufgewacht|geschlafen|verlegen|mal dormi|dormi|dormido|dormito|acordei|desperte|reveillee?)\b/;
const OF_NECK =
  /\b(?:neck|nacken|hals|cuello|nuque|cou|collo|pescoco|torticol\w*|torcicol\w*|upper back|shoulder blade)\b/;
const STIFF =
  /\b(?:stiff|crick(?:ed)?|cricked|funny|wrong|weird|tight|cant (?:turn|look)|steif\w*|verspannt|ties[oa]|duro|dura|contractur\w*|raide|coinc\w*|bloque\w*|rigid[oa]|bloccat[oa]|torcicol\w*|torticol\w*|travad[oa])\b/;
const BESIDE_NECK =
  /\b(?:head ?ache\w*|kopfschmerz\w*|cabeza me|dolor de cabeza|mal (?:a|de) tete|mal di testa|dor de cabeca|fever\w*|fieber|fiebre|fievre|febbre|febre|rash|light hurts|vomit\w*|nausea|sick|confus\w*|numb\w*|tingl\w*|weak\w*|arms?|hands?|fingers|fell|fall|crash\w*|accident|whiplash|hit|weeks?|worse|dizz\w*|taub|kribbel\w*|hormigue\w*|engourd\w*|formicol\w*|dormente|schwindel\w*|mareo|mareado|vertige\w*)\b/;
export const isWryNeck = ({ text, message }: Reading): boolean =>
  message.words.length <= MOST_WORDS &&
  SLEPT.test(text) &&
  OF_NECK.test(text) &&
  STIFF.test(text) &&
  !BESIDE_NECK.test(text);

/**
 * "My knee hurts going down stairs, can I still squat?": a part of the body that aches with load, in words that name no kind of
 * pain, and no sign beside it. The coach answers that, with what to leave out and when to see somebody; no
 * weighing of words makes a danger of it.
 */
export const isOrdinaryAche = (reading: Reading): boolean => {
  const { text, message } = reading;
  if (isWryNeck(reading)) return true;
  return (
    message.words.length <= MOST_WORDS &&
    (PART.test(text) || MOVEMENT.test(text)) &&
    ACHES.test(text) &&
    WITH_LOAD.test(text) &&
    !SIGNS.test(text) &&
    !ASKS_NAME.test(text)
  );
};
