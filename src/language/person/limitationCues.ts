import { compiled } from "../patterns/compiled.ts";

const cue = (kind: string, ...words: string[]): [RegExp, string] => [
  compiled(` (?:${words.join("|")})(?= )`, "g"),
  kind,
];

const MOVES = "bend|move|lift|rotate|straighten|extend|flex|raise|turn";
/** Short of its full range it still moves. */
const SHORT_OF_RANGE = [
  `can (?:not|barely|hardly) (?:fully|properly|completely|quite) (?:${MOVES})`,
  `can (?:not|barely|hardly) (?:${MOVES})(?: it)? (?:fully|properly|completely|all the way|much)`,
];

const OPERATED =
  "surger(?:y|ies)|surgically|op(?= (?:\\d|links|rechts|war|im|in|vor|gehabt|letzte\\w*|last|this|in|and|so|,|was|few|a|on|recovery|doctor|doc))|ops|operations?|operated on|post ?op|post surgery|replaced|replacements?|reconstruct(?:ed|ions?)|scoped|arthroscop\\w+|cleaned out|keyhole(?: surgery)?|fused|fusions?";
const BROKEN =
  "torn|tore|ruptured?|rupture|broken|broke|fractured?|stress fracture|dislocat(?:ed|ion|es)|sublux(?:ed|ation|es)|blew out|blown out|blown|blew|snapped";
const HELD_STILL =
  "slings?(?! train)|(?:in )?(?:an? )?(?:cast(?! iron)|splint|plaster|walking boot|moon boot)|(?:without|no) (?:bending|moving|using)";
const USELESS = [
  "can not (?:use|do (?:anything|a thing|much|stuff) with|put (?:any )?weight (?:on|through))",
  `(?:can not|can barely) (?:(?:fully|really|even|properly|completely) )?(?:${MOVES}|walk|put|bear)(?: \\w+)?`,
];
const AGONY = "killing me|in agony";
/** "My elbow kills when I do dips". */
const KILLS =
  "kills?(?= (?:when|whenever|if|after|during|doing|on (?:the |every )?\\w+s?\\b|every|right now|today)\\b)";
const GRAVE_ABROAD =
  "operierte?[nrs]?|gebrochen|gerissen|operee?s?|lussat[oa]|luxee?s?|luxad[oa]|ausgekugelt|cassee?s?|dechiree?|operad[oa]|rott?[oa]|(?:im|i am) gips|rompi(?:o|do)?|quebrei|escayola|gips(?:arm|bein)|(?:dans le|un|en) platre|platree?|escayolad[oa]|enyesad[oa]|ingessat[oa]|engessad[oa]|operat[oa]|operaron|ont opere|hanno operat[oa]|operiert (?:worden|wurde)|fratturat[oa]|cirurgia|quebrad[oa]";

const SLIGHT =
  "niggl(?:es?|y|ing)|twinge[sd]?|twinge?y|tweaky|clicks?|clicky|clicking|cracks|stiff|stiffness|not 100 ?%?|a bit off|tight|tightness";

const INFLAMED =
  "tend[io]n[io]tis|tend[io]nopathy|tendinosis|arthritis|arthritic|osteoarthritis|bursitis|impinged|impingement|inflamed|inflammation";
const STRAINED =
  "dysfunction|cracked(?! (?:on|open))|strain(?:ed)?|sprain(?:ed)?|herniated|pinched(?: nerve)?|bulging|slipped|tear|instability|unstable|hypermobile";
const MENDING = "rehab(?:bing)?|recovering|recovery";
const CONDITION_ABROAD =
  "arthrose|gezerrt|ausgekugelt|verknackst|umgeknickt|vertreten|foulee?|tordue?s?|torcid[oa]|slogat[oa]|stort[oa]|verstaucht\\w*|verrenkt|verdreht|geprellt|uberdehnt|uberlastet|entzundung|tendinite|tendinitis|esguince|distorsione|entorse|artrosis|artrose|artrosi";

/** Said of a joint, in front of it or behind "is". */
const NOT_GOOD =
  "bad|an? (?:total |complete |real |right |bit of a |constant )*(?:nightmare|mess|disaster|write ?off|wreck|liability)|no bueno|no good|not good|not great|unhappy|not happy|not quite right|weak|limited|compromised|vulnerable|rubbish|garbage";
const TENDER =
  "sensitive|touchy|delicate|fragile|tender|sore|painful|achy|irritated|angry|cranky|grumpy|temperamental|troublesome|problematic|creaky|crunchy|injured|hurt|tweaked";
const DOUBTFUL = "iffy|dodgy|wonky|gammy|gimpy|bum|bung|sketchy|janky|crappy|dicky|dicey|gubbed";
const WRECKED =
  "busted|trashed|wrecked|banged up|beat up|beaten up|cooked|stuffed|mangled|battered|worn out|worn|bone on bone|clapped out|shot|toast|destroyed|ruined|done in|out of action|knackered|jacked up";
const CURSED =
  "shitty|shit|fucked|fucked up|messed up|screwed up|screwed|buggered|buggered up|mullered|munted|cactus|crocked|bolloxed|bollocked|bollocksed|banjaxed|borked|cream crackered|playing silly buggers";
const GOING = "going(?! (?:to|up|well|great|good|fine|ok|okay|strong|down|nicely|through|for|into|by|back|away))";
const ADJECTIVE_ABROAD =
  "kaputt?|verletzt|schlimm|hinuber|im arsch|blesse|mauvais|foutue?s?|nazes?|fragiles?|malo|mala|lesionad[oa]|jodid[oa]s?|fastidiad[oa]s?|infortunat[oa]|infiammat[oaie]|contratturat[oa]|bloccat[oa]|bloquead[oa]|incasinat[oa]|malandat[oa]|machucad[oa]|ruim|zoad[oa]s?|bichad[oa]s?";

/** Something was done to it. */
const DONE_TO_IT = [
  "(?:kill|wreck|destroy|hammer|trash|murder|ruin|batter|obliterat|annihilat|demolish|smash|nuk)(?:e?s|e?d)(?= (?:my|the))",
  "fries(?= (?:my|the))|(?<!foam )rolled|twisted|jammed|wrenched|banged(?: up)?|bruised|jarred|tweaked|tweak|pulled|popped",
  "(?:dropped|drop|slammed|smashed) (?:[\\w.]+ ){1,5}?on(?:to)?(?= (?:my|the))|stubbed|squashed|crushed(?= my)|trapped",
  "slept (?:on|wrong on|funny on|weird on)(?= (?:my|the|it))",
  "went out|thrown out|threw out|throw out",
];
const HURTS =
  "pinch(?:es|ing)?|pinchy|pains?|burning pain|hurts|hurting|hurt|aches?|aching|stings?|stinging|cramping|throb(?:s|bing)?|burns?(?= when)|grinds?|grinding|clunks?|catches|catching|flickers?|swollen|swelling|injur(?:y|ies)";
/** What it does, as if it were somebody. */
const MINDS =
  "hates?|hated|dislikes|complains?|complaining|grumbl(?:es?|ing)|moan(?:s|ing)?|protest(?:s|ing)?|scream(?:s|ing)|sulks?|sulking|cries|whines?|barks?|barking|nags?|nagging|lets? me know|lets? me down|reminds me|talks? back|rebels?|never (?:forgave|forgives)|(?:does|do|will) not (?:like|tolerate|let me|handle|love)|can not (?:handle|take|tolerate)|can not(?= (?:,|$|$|anymore|any more|with|either))";
const ACTS_UP =
  "acting up|acts up|acted up|act up|playing up|plays up|play up|seized up|seizes? up|seizing up|locked up|locks? up|flare(?:s|d)?(?: up)?|flaring(?: up)?|gave out|gives out|gives? way|giving way|pops? (?:in and out|out)|goes out|slips? out";
const TROUBLE =
  "issues?|problems?|trouble|troubles|troubling|bothers?|bothering|bugging|giving me (?:trouble|issues|grief|problems|hell|shit|pain|jip|gyp)|gives me (?:trouble|issues|grief|problems|hell|pain)|aggravat(?:e|es|ing)|irritat(?:e|es|ing)";
/** A plea to spare it. */
const SPARE = [
  "because of|due to|on account of|spares?|sparing|protect(?:ing)?|rest my|save my|avoid",
  "easy on|easier on|gentle on|kind to|careful with|mindful of|friendly|safe for|stress on|strain on|load on|pressure on",
  "without (?:loading|stressing|straining|hurting|aggravating|irritating|killing|wrecking)",
  "avoid(?:ing)? (?:stress on|loading|straining|aggravating|hurting|stressing)",
  "(?:nothing|anything|not|do not|avoid|avoiding) (?:\\w+ ){0,2}(?:hard on|heavy on|loads?|loading|stress(?:es|ing)?|hurts?|bothers?|aggravates?|hammers?|hits|taxes|involves?|uses?|using)",
  "skip(?:ping)? (?:anything|everything|stuff|all)(?: that (?:uses|involves|loads|hits|bends))?(?: for| on| with)?",
];
const COMPLAINT_ABROAD = [
  "(?:an)?geschwollen|schwillt(?: an)?|(?:ist|sind|wird|wurde) (?:(?:total|ganz|voll|richtig|ziemlich|schon|jetzt|so|etwas|bisschen) )*dick(?:er)?|gonflee?s?|enflee?s?|hinchad[oa]s?|inflamad[oa]s?|se (?:me )?(?:ha hinchado|hincho)|gonfi[oae]|inchad[oa]s?|inchou",
  "zwickt|zwicken|zickt|muckt|meckert|motzt|jammert|rebelliert|beleidigt|schmerzt|tut weh|schmerz(?:en|t)?|weh|zieht|spinnt|streikt|macht (?:probleme|arger|zicken|mucken|mir sorgen)|probleme|verletzung|krieselt",
  "douloureu(?:x|se)|douleurs?|fait mal|mal|blessure|me lance|tiraille|coince|bloque",
  "dolorid[oa]s?|dolor|duele[n]?|molestias?|molest[ao]|resentid[oa]|lesion|me da (?:la )?lata|cruje",
  "dolorante|dolent[ei]|mi sono fatto male|dolore|fa male|male|infortunio|lesione|scricchiola|tira",
  "dor|doi|doem|lesao|machuquei|machuque|me lesione|lesionei|torci|me torci|luxei|desloquei",
];

/** What people say of a joint that needs sparing. `grave` 2, `slight` 0, the rest 1; `adjective` stands before its joint. */
export const CUES: [RegExp, string][] = [
  cue("condition", ...SHORT_OF_RANGE),
  cue("grave", ...USELESS, OPERATED, BROKEN, HELD_STILL, AGONY, GRAVE_ABROAD),
  cue("slight", SLIGHT),
  cue("condition", INFLAMED, STRAINED, MENDING, CONDITION_ABROAD),
  cue("adjective", NOT_GOOD, TENDER, DOUBTFUL, WRECKED, CURSED, GOING, ADJECTIVE_ABROAD),
  cue("complaint", ...SPARE, ...DONE_TO_IT, HURTS, KILLS, MINDS, ACTS_UP, TROUBLE, ...COMPLAINT_ABROAD),
];
