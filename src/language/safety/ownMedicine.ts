import { answering } from "./finding.ts";
import { purposeOf } from "./purpose.ts";
import { needing } from "./ruleNeeds.ts";

const answer = answering("X", "medical");
export const OWN_MEDICINE = "medical.own_medicine";

/** What is prescribed and taken for long, or meant by "the tablets" beside an illness. */
const PRESCRIBED =
  /\b(?:thyrox\w*|levothyrox\w*|levotirox\w*|l thyroxin|euthyrox|eutirox|synthroid|thyroid (?:tablets?|meds?|pills?|medication)|sertralin\w*|zoloft|citalopram|escitalopram|lexapro|fluoxetin\w*|prozac|venlafaxin\w*|duloxetin\w*|mirtazapin\w*|bupropion|ssris?|snris?|antidepress\w*|antidepres\w*|adhd meds?|statins?|\w+statin|beta ?blockers?|bisoprol\w*|propranol\w*|ramipr\w*|lisinopr\w*|amlodip\w*|metformin\w*|(?:blood pressure|bp|heart|water) (?:tablets?|meds?|pills?)|lithium|lamotrig\w*|keppra|carbimazol\w*|prednis\w*|methotrex\w*|meds|medication|medicamento\w*|medikamente?|tablets|tabletten|pastillas|pastiglie|pillole|comprimes|traitement|remedios?)\b/;
/** A medicine for a mood: how one feels without it is a matter of its own. */
export const FOR_MOOD =
  /\b(?:sertralin\w*|zoloft|citalopram|escitalopram|lexapro|fluoxetin\w*|prozac|venlafaxin\w*|duloxetin\w*|mirtazapin\w*|bupropion|ssris?|snris?|antidepress\w*|antidepres\w*|lithium)\b/;
const LEFT_OFF =
  /\b(?:took myself off|(?:come|came|coming|got|weaned(?: myself)?|myself) off|stopped|quit|ditched|binned|chucked|gave up|cold turkey|abgesetzt|weggelassen|nicht mehr genommen|he dejado|deje|dejado|suspendi|j ai arrete|arrete|stoppe|ho (?:smesso|interrotto|sospeso)|smesso|parei|larguei|deixei)\b/;
const BEGUN =
  /\b(?:started|began|put (?:me )?on|went on|new on|switched to|upped|increased|prescribed|week \d+ (?:of|on)|(?:\d+|two|three|four|few) (?:weeks?|months?) (?:on|into)|angefangen|seit \w+ wochen|empece|commence|iniziato|comecei)\b/;
/** What they do to somebody who trains, with them or without. */
const FELT =
  /\b(?:sweat\w*|shak\w*|trembl\w*|jitter\w*|tired|knackered|exhaust\w*|wiped|drained|drowsy|sluggish|no energy|zero energy|energy|heavy|weak\w*|legs? (?:like|feel|are|were)|(?:heart rate|pulse|hr) (?:is |are |was |way |so |much |a bit )*(?:up|higher|high|racing|through|wont|doesnt|weird|all over)|cant (?:get|push|raise) (?:\w+ ){0,3}(?:over|above|past|up)|brain zaps?|insomnia|weight|up \d+ ?(?:kg|lbs?)|put on|gained|flat|meh|mude|schlapp|sin energia|cansad\w*|plus d energie|fatigue\w*|stanc\w*|sem energia|cansac\w*)\b/;
/** Not done yet, or done with whoever prescribed it and well since. */
const ONLY_ASKED =
  /\b(?:can|should|could|may|shall|do|want|wanna|thinking|going|plan\w*|ok|okay|safe|how|when) (?:\w+ ){0,3}(?:quit|stop|come off|coming off|ditch|stopping|quitting)\b/;
const IN_GOOD_HANDS =
  /\b(?:with (?:my|the) (?:doctor|doc|gp|psychiatrist|consultant)|tapered|(?:doctor|doc|gp|consultant) (?:agreed|okd|okayed|said|took)|energy is back|feel(?:ing)? (?:\w+ )?(?:better|great|good|fine|amazing|myself again)|never (?:felt )?better|all good)\b/;
const OF_SPORT =
  /\b(?:creatine|pre ?workout|protein|whey|supplements?|vitamin\w*|magnesium|caffeine|steroids?|test|trt|tren|cycle|salt tablets?|electrolyte\w*|glucose|tablets? of the|ipad)\b/;

/** A prescription left off or begun by oneself, and how one feels since: for whoever prescribed it. Class X. */
export const ownMedicine = needing({ words: [PRESCRIBED] }, (r) => {
  if (!PRESCRIBED.test(r.text) || OF_SPORT.test(r.text)) return null;
  if (ONLY_ASKED.test(r.text) || IN_GOOD_HANDS.test(r.text)) return null;
  if (!(LEFT_OFF.test(r.text) || BEGUN.test(r.text)) || !FELT.test(r.text)) return null;
  const found = answer("own_medicine", "medicine", ...r.every("medicine", "remedy").slice(0, 1));
  return purposeOf(r) === "work" ? { ...found, verdict: "note" } : found;
});
