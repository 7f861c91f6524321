/** "I care more about strength than size", "now it's about mobility". */
export const CARES =
  /(?:\bi (?:really |only |mostly |just |mainly )*care (?:(?:more|most|only|mainly|mostly) )*about|^(?:and |but |so |now |for me )*(?:(?:it|this|my training) is|its) (?:now )?(?:(?:all|more|mostly|just|only|really|mainly|purely) )*about) ((?:get|be|stay|feel|keep|mov|build|los|look|liv|hav)\w*ing\b.{2,60}|(?:\w+ ){0,2}?(?:strength|health|longevity|mobility|flexibility|endurance|stamina|balance|fitness|power|muscle|size)\b(?: and \w+)?)/;
/** "Get rid of the dad bod", "stop being skinny fat": what nobody does in a session. */
export const RIDS =
  /^(?:and |to |just |want to |i want to )*((?:(?:lose|drop|shift|shed|get rid of|burn off) (?:the|my|this|some|that) (?:\w+ )?(?:belly|gut|tummy|spare tyre|love handles|dad bod|mum tum|muffin top|beer belly|man boobs|moobs|baby weight|excess weight|flab|winter weight|covid weight|fat)|(?:get|drop|cut|come|lean) (?:down |out )*(?:to|under|below) (?:about |around |sub )*\d{1,2} ?% ?(?:bf|body ?fat|fat)\b|stop being (?:so )?(?:skinny|weak|fat|unfit|out of breath|lazy|a couch potato|a weakling))(?! (?:workout|session|exercise|circuit))[^.;]{0,40})$/;

/** "Bw 71.8, goal 68 by easter", "SW 95 CW 84 GW 75". */
export const OF_WEIGHT = /\b(?:bw|body ?weight|weigh\w*|scales?|sw|cw)\b/;
export const GOAL_BESIDE =
  /\b(?:goal|target|aim|gw):? (?:is )?(\d{2,3}(?:[.,]\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?)(?=$|[,;.)]| (?:by|for|before|in|until|this)\b)/;
/** "Doc says drop 10 kilos": what a doctor wants. */
export const DOCTORS_GOAL =
  /\b(?:doc|doctor|gp|cardiologist|consultant|nurse|surgeon|physio) (?:\w+ )?(?:says?|said|told me|reckons)(?: (?:to|i (?:have|need|ought) to|that i should|i should|i must))? ((?:lose|drop|shed|shift|gain|put on) (?:at least |about |around )?(?:\d+|some|a few|the|weight|my)\b.{0,40}?)(?: or\b.*| because\b.*)?$/;
