/** A throat or a nose, and a fever that is denied. */
const COLD =
  /\b(?:sore throat|throat|cold|runny nose|sniffl\w*|halsweh|halsschmerz\w*|schnupfen|erkaltet|mal de gorge|rhume|nez|garganta|resfriad\w*|mocos|gola|raffreddor\w*|raffreddat\w*|nariz)\b/;
const NO_FEVER =
  /\b(?:no|without|zero|not any|niente|nessuna|senza|non ho|kein|ohne|nix|sin|nada de|pas de|sans|sem|nao tenho) (?:di )?(?:fever|temperature|febbre|fieber|fiebre|fievre|febre)\b/;
const MORE_THAN_COLD =
  /\b(?:chest|breath\w*|swoll\w*|swell\w*|clos\w*|swallow\w*|days|weeks?|heart|dizzy|petto|respir\w*|fiato|brust|atem\w*|luft|pecho|aire|poitrine|souffle|peito|folego|gonfi\w*|chius\w*|stung|ate|allerg\w*)\b/;
/** "Coughing for a week but no fever": days of a cough that is told with nothing beside it. In: folded words. */
const COUGH =
  /\bcough\w* (?:a bit |a lot |still )*(?:for|since|the (?:last|past)) (?:about |like |over |almost |the (?:last|past) )*(?:a few days|a couple of days|a week|1 week|one week|[1-9] days|(?:two|three|four|five|six|seven|ten|10) days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last week)\b|\b(?:bit of|slight|little|mild|light|dry|tickly) (?:a )?cough\b/;
const MORE_THAN_COUGH =
  /\b(?:blood\w*|rust\w*|green|brown|phlegm|wheez\w*|chest|breath\w*|short of|night sweats?|sweat\w*|weight|asthma|copd|worse|faint\w*|dizz\w*|weak\w*|heart|pains?|hurts?|weeks|months|shiver\w*|chills|ache\w*|exhausted|she|he|son|daughter|baby|toddler)\b/;
/** In: folded words. */
export const isCoughOnly = (text: string): boolean =>
  COUGH.test(text) && NO_FEVER.test(text) && !MORE_THAN_COUGH.test(text);
/** A cold without fever. In: folded words. */
export const isColdOnly = (text: string): boolean =>
  COLD.test(text) && NO_FEVER.test(text) && !MORE_THAN_COLD.test(text);
