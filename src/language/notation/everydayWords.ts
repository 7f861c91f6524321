import { wordSet } from "./marks.ts";

/**
 * Words of everyday talk that are in no exercise's name. Unlike fillers they tell something: where they are all that
 * stands beside a figure, the figure is about something else ("the gym closes at 9", "waited 15 min for a rack").
 */
export const EVERYDAY: ReadonlySet<string> = new Set([
  // What people do besides training, and how they speak of it
  ...wordSet(
    "wait waited waiting closed closing opens opened told know knew think thought guess say says said tell ask asked " +
      "olvide olvidado esqueci esquecido oublie oubliee dimenticato vergessen wanted wish hope hoped hoping try trying look looks looked feel needed forgot forget remember remembered " +
      "arrived arrive left leave woke wake drove talked talk chatted spoke met meet saw see watched paid cost " +
      "costs bought buy lost gained gain gaining cut cutting bulk bulking deload skipped missing miss proud happy glad " +
      "beat beats mean means meaning supposed meant planned shower showered parked broke broken snapped slipped slipping " +
      "stopped stop stops quit rated rating happened happens keep kept keeping come coming goes gone let puts call turned " +
      "turns believe believed halfway finish helped helping busy packed taken queue texted phone playing listening learning learned trained coached",
  ),
  // People
  ...wordSet(
    "coach bro bruh man dude mate guys guy buddy friend friends wife husband girlfriend boyfriend partner kid kids son " +
      "daughter mum mom dad brother sister neighbour neighbor boss doctor spotter people someone somebody everyone " +
      "nobody baby babe sir folks lads team everybody setpoint app",
  ),
  // Time, places, things
  ...wordSet(
    "hole day days month months year years tomorrow tonight o'clock oclock pm since until till ago later " +
      "soon early late usually always sometimes once twice whole couple few several ages january february april june " +
      "july august september october november december racks room home house office garage hotel mirror " +
      "music song playlist coffee food weather rain heat lunch breakfast dinner job school " +
      "flu illness holiday vacation trip flight",
  ),
  // Judgements and joining words
  ...wordSet(
    "honestly literally eventually somehow otherwise anyway anyways apparently definitely obviously totally kinda " +
      "hte sorta bit lot lots loads bunch stuff thing things something anything else same other others every " +
      "any many less least most perhaps yet ever never though although while when where why what which who how " +
      "mad crazy insane fun funny boring weird strange lovely wow omg lmao rofl yay woo woohoo boom yeet cheers thanks " +
      "thank ty thx dont doesnt didnt cant couldnt wont isnt wasnt can't couldn't won't isn't wasn't doesn't " +
      "between during because due instead despite until unless either neither " +
      "slept asleep heads fyi btw imo tbh ngl idk",
  ),
]);

/** How people address whom they write to, and sounds they end a message with: behind a figure they say nothing of it. */
export const ADDRESSED = wordSet(
  "mate bro bruh brah bruv man dude buddy fam lads guys coach boss chief pal sis girl queen king lad boys folks " +
    "lol lmao haha hahaha hehe fr frfr ngl tbh imo omg ugh phew wow yay yeah yep innit tho though sadly obviously obvs " +
    "sorry sry soz oops whoops thanks thx ty cheers please pls x xx alter digga bruder tio tia hermano amigo cara mano fratello frere mec",
);
/** "Lesgooo", "yesss". */
const CHEERED = /^(?:le[tsz'’]+go+|go{2,}|lfg+|ye+s{2,}|yu+s{2,}|wo+ ?ho+|wo{2,}t?|bo{3,}m)$/;
export const isEveryday = (fold: string): boolean => EVERYDAY.has(fold) || CHEERED.test(fold);
