/** What makes anybody see stars, as one says: a toe that was stubbed, a shin on the box. */
const LIMB_HIT =
  /\b(?:stub\w*|hit|hits|bang\w*|smack\w*|whack\w*|kick\w*|knock\w*|smash\w*|caught|bump\w*)(?: \w+){0,2} (?:toes?|shins?|elbows?|knees?|fingers?|thumb|ankles?|funny bone)\b|\b(?:shin|toe|elbow|funny bone|knee) (?:hit|bang|bump|knock|smack)\b/;

/** "Saw stars when I hit my shin on the box": a pain, and no faintness. In: folded words. */
export const isLimbHit = (text: string): boolean => LIMB_HIT.test(text) && /\bstars\b/.test(text);
