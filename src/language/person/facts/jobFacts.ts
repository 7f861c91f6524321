import { compiled } from "../../patterns/compiled.ts";
import { entered } from "../../patterns/enteredPattern.ts";
import { asTyped } from "./asTyped.ts";
import { end, type FactDraft, type FactReader, state } from "./factDraft.ts";
import { JOB } from "./jobWords.ts";

const JOB_NOUN =
  "(?:\\w+(?:er|or|ist|ian|ant|ent|ive|man|woman|ic|ess|eer|cian)|nurse|chef|cook|cop|pilot|clerk|vet|judge|coach|model|temp|barista|au pair|dj|paralegal|plumber|athlete|mechanic|rn|pt|gp|dad|mum|mom|student|priest|monk|guard|bricklayer|dev|accountant|electrician|lorry driver|analyst|architect|host|courier|shepherd|surgeon|maid)";
const JOB_AS =
  /\b(?:i (?:\w+ ){0,2}?work(?:ed|ing)?|working|work)(?: (nights?|night shifts?|shifts?|days|part[- ]time|full[- ]time|from home|remotely|in an office|long hours|weekends|evenings|freelance))?(?: at [\w ]+?| in [\w ]+?| for [\w ]+?)? as (?:an? |the )?([\p{L}][\p{L}\d' -]{2,50})/u;
const JOB_IS =
  /\bmy (?:job|occupation|profession|day job|work|trade|career) (?:is|:) (?:being |as |that of )?(?:an? )?([\p{L}][\p{L} -]{2,50})|^(?:(?:job|occupation|profession):?|work:) (?:an? )?([\p{L}][\p{L} -]{2,50})/u;
const I_AM_JOB = compiled(
  `^(?:i am |am |being |i have been |been )(?:working as )?(?:an? )((?:[\\p{L}-]+ ){0,3}?${JOB_NOUN}s?)(?: (?:by trade|by day|by profession))?(?=$|[,;.!(]| (?:and|so|but|at|in|for|who|with|on|by|from|which|that|working|since)\\b)`,
  "u",
);
const KNOWN_JOB = compiled(`\\b${JOB}\\b`);
const LISTED_JOB = compiled(`^(?:an? )?(?:[\\w-]+ ){0,2}?${KNOWN_JOB.source}$`);
const NO_JOB =
  /\b(?:beginner|lifter|runner|powerlifter|bodybuilder|trainer client|newbie|person|swimmer|cyclist|climber|crossfitter|believer|lover|hater|fan|vegetarian|pescatarian|vegan|intermediate|advanced|novice|eater|sleeper|owner|member|morning person|night owl|smoker|drinker|diabetic|asthmatic|mother|father|dieter|gainer|responder|loser|winner|starter|bit|lot|idiot|gym goer|goer|bencher|squatter|puller|monster|disaster|survivor|ectomorph|year)\b/;
const DESK =
  /\b((?:sedentary |remote |full[- ]time |boring |standing |physical |manual |active )?(?:desk|office|computer|bank|sitting|retail|warehouse|construction|factory|kitchen|physical|sedentary|manual|it|call cent(?:er|re)) (?:job|work|worker|labou?r)|sedentary job|physical job|b(?:u|ue)rojob|b(?:u|ue)roarbeit|travail (?:de|au) bureau|trabajo de oficina|lavoro (?:d|in) ufficio|trabajo en (?:una )?oficina|travaille (?:dans un|au) bureau|trabalho (?:em|num|no) escritorio|arbeite im buro|trabalho de escritorio)\b/;
const SHIFTS =
  /\b(?:i |also |and )*(?:work|working|on|do|doing|switched to|moved to|went onto|gone (?:on)?to|back on) (?:rotating |permanent |mostly )?((?:night|early|late|day|rotating|shift|swing|12 ?-?h(?:our)?) ?shifts?|nights|shifts|shift work)\b|^(?:i am on |on )?(?:permanent |mostly |always )*((?:rotating|night|early|late|split|swing) shifts?)(?= here|$|[:,;])|^(?=.*\bwork\b).*\b(\d{1,2} ?-?h(?:ou)?r shifts?)\b|\b(?:arbeite|mache) (?:im )?(schicht\w*|nachtschicht\w*)\b/;
const SITTING =
  /\b(?:(?:sit|sitting|stuck|stand|standing) (?:at|behind|in front of) (?:a |my )?(?:desk|computer|screen|till|counter)(?: all day| for work| \w+ hours a day)?|on my feet all day|(?:sat|sitting|sit) on my (?:arse|ass|bum|backside|butt) (?:all day|for \d+ hours|\d+ hours)(?: a day)?)\b/;
const STUDIES =
  /\bi (?:study|am studying|read) ((?!for\b|the\b|my\b|your\b|an?\b|about\b|that\b|it\b|this\b|books?\b|some\w*\b|online\b|on\b|lots\b|all\b)[\p{L} ]{3,40}?)(?: at\b| in\b|$|[,;.])/u;
const PLAIN_STATES =
  /(?:^|\b(?:i am|am) )(?:i am |am )?in (construction|sales|finance|banking|tech|marketing|retail|hospitality|health ?care|education|logistics|insurance|real estate|accounting|engineering|advertising|publishing|catering|pharma|academia|consulting)\b|(?:\b(?:i am |am |now )|^)(retired|unemployed|self[- ]employed|on maternity leave|on parental leave|(?:an? )?stay[- ]at[- ]home (?:mum|mom|dad|parent)|in the (?:army|navy|air force|military|marines|police)|between jobs|rentner|en retraite|jubilad[oa])\b|(?:^|[,;] ?|\b(?:and|und|et|y|e) )(?:now |already )?(stay[- ]at[- ]home (?:mum|mom|dad|parent)|(?:semi[- ]?)?retired|unemployed|self[- ]employed|aposentad[oa]|pensionat[oa]|jubilad[oa]|retraitee?|rentner(?:in)?)\b/;
/** "A 31 yo lawyer who hasn't exercised since". */
const AGED_TRADE = compiled(
  `^(?:i am |am )?(?:an? )?[1-8]\\d ?-?(?:yo|y/o|yrs?(?:[ -]old)?|years?[ -]old) ((?:[a-z-]+ )?${JOB})(?= (?:who|that|with|in|at|from|and)\\b)`,
);
/** "Trabajo de cara al público en una farmacia", "je travaille dans une usine": where one works, in other languages. */
const WORKS_IN_ABROAD =
  /(?:\btrabajo (?:de cara al publico |de noche |por las noches )?en (?:una?|el|la|los|las)|\b(?:je )?(?:travaille|bosse) (?:de nuit |la nuit )?(?:dans|en) (?:une?|le|la|l|les)|\blavoro (?:di notte )?in un(?:a|o)?|\btrabalho (?:a noite )?(?:num|numa|em um|em uma|no|na)|\barbeite (?:\w+ )?(?:in|auf|bei) (?:einer?|einem)) (?!casa\b|maison\b|gimnasio\b|palestra\b|academia\b|salle\b)([\p{L}]{4,20})/u;
/** "Fahre Postauto", "je conduis un bus". */
const DRIVES_ABROAD =
  /\b(?:fahre|conduzco|conduco|conduis|dirijo|guido) (?:(?:einen?|un|une|una|um|el|le|il|o) )?((?:\w*(?:bus|lkw|laster|taxi|auto|tram|zug)|camion|poids lourd|autobus|tren|train|treno|onibus|caminhao|caminhon|camioneta|furgone|reparto))(?=$|[,;.]| (?:und|et|y|e|in|beruflich|de|di|pour|para|per)\b)/;
/** "Work from home in IT", "run a small bakery": a branch or a business. */
const BRANCH =
  "it|hr|pr|finance|sales|tech|marketing|retail|insurance|logistics|banking|accounting|software|advertising|publishing|customer service|consulting|admin|payroll|recruitment|law|media";
const WORKS_REMOTELY = compiled(
  `\\b(?:i )?work(?:ing)? (?:remotely|from home|full[- ]time|part[- ]time|freelance|nights|days|shifts) (?:in|for|at) (?:an? )?(${BRANCH})\\b`,
);
const RUNS_BUSINESS =
  /^(?:i |my (?:wife|husband|partner) and i |we )?(?:run|own|manage) (?:an? |my own |our own |the )?((?:small |little |family |local |busy |tiny |own |village |\w+ )?(?:bakery|shop|caf[eé]|coffee shop|business|restaurant|pub|bar|salon|barber ?shop|farm|garage|studio|company|kiosk|nursery|hotel|b&b|guest ?house|food truck|butchers?|florists?|takeaway|chip shop|bookshop|brewery|vineyard|agency|startup|firm|kennels?|stables?))(?=$|[,;.]| (?:so|and|but|in|with|since|for|near|which|that|from)\b)/;
/** "A busy job in HR". */
const JOB_IN =
  /\b(?:job|role|career|position) in ((?:local |the )?(?:hr|it|pr|law|media|government|council|nhs|civil service|nursing|teaching|social work|construction|sales|finance|banking|tech|marketing|retail|hospitality|health ?care|education|logistics|insurance|real estate|accounting|engineering|advertising|publishing|catering|pharma|academia|consulting|security|admin|customer service|policing|farming|childcare))\b/;
const LEFT_JOB =
  /\b(?:quit|lost|left) (?:my|the|that) (?:old |\w+ )?job\b|\bi (?:am |do )?(?:no longer|not) (?:work|working)(?: as| at| there)?\b(?! (?:out|on|with|hard|up|around)\b)|\b(?:got|was|been|am) (?:fired|sacked|laid off|made redundant|let go)\b|\b(?:handed|gave|put|giving|handing|putting) in (?:my|the) (?:notice|resignation)\b|\bgave (?:my )?notice at work\b|\b(?:i |have |just )resigned\b|^(?:i am |am )?(?:not|no longer) working there(?: any ?more| now)?$|\b(?:habe?|hab ich|ich habe) (?:den |meinen )?(?:job |da |dort |jetzt )?(?:gekundigt|hingeschmissen)\b|\b(?:wurde|bin) (?:gefeuert|gekundigt|entlassen)\b|\bai (?:demissionne|quitte mon (?:boulot|travail|job)|ete vire\w*)\b|\b(?:deje|renuncie a|perdi) (?:el|mi) (?:trabajo|curro|empleo)\b|\bme (?:despidieron|echaron del trabajo)\b|\bmi sono (?:licenziat|dimess)[oa]\b|\bho (?:lasciato|perso) il lavoro\b|\b(?:larguei|perdi|deixei) o (?:emprego|trabalho)\b|\b(?:pedi demissao|fui demitid[oa])\b/;
/** "I quit", of the job that is known. */
const QUIT =
  /^(?:so |and |well |oh |btw |by the way )*(?:i )?(?:have |just |finally )*(?:quit|resigned)(?: (?:it|that|there|today|yesterday|now|last \w+|this \w+|a (?:week|month) ago))*$|^(?:hab|habe|ich habe) gekundigt$/;
const WORKS_IN =
  /(?:\bi work|^work(?= (?:in|at) (?:an?|the) )) (?:(nights|shifts) )?(?:in|at|for|on(?= (?:an? |the )?(?:oil|gas|rigs?|ships?|boats?|cruise|ferr|farms?|wards?|building|construction|railway|roads|trains|planes|site|wind))) (?:an? |the |my )?((?!gym\b|home\b|morning|evening|afternoon|\d|it\b on)[\p{L}&' -]{2,40}?)(?=$|[,;.]| (?:and|so|but|from|mon|until|till|every|all|where)\b)/u;
const JOB_FOREIGN =
  /\b(?:ich arbeite als|arbeite als|von beruf(?: bin ich)?|je (?:travaille|bosse) (?:comme|en tant que)|jobbe als|je suis|trabajo (?:de|como)|lavoro come|faccio (?:il|la|lo|l)|trabalho como)(?! (?:noche|noite|notte|nuit|dia|casa|manana|tarde|cara al publico|lunes|sol a sol)\b)(?: an?| une?| uma?)? ([\p{L}]{3,25}(?:[ -](?!und\b|et\b|y\b|e\b)[\p{L}]{3,20})?)/u;

const STARTED_AS =
  /\b(?:promoted to(?: an?)?(?= \p{L}+)|(?:started|starting|hired|employed|got a (?:new )?job|new job|retrained|retraining|qualified|qualify|training|moonlight\w*|freelanc\w+|retired|trained) as an?) ([\p{L}][\p{L}\d' -]{2,40})/u;
/** Shifts and what they are at: "night shifts at the warehouse", "my shift at the hospital". */
const SHIFT_AT =
  /\b((?:\w+ )?(?:shifts?|job|gig)) (?:at|in|on) (?:the|a|an|my|our) ((?!gym\b|moment\b|morning\b|evening\b)(?:care |call |food |car )?[\p{L}]{3,20})/u;
const LIFE_OF = compiled(`\\b(${KNOWN_JOB.source.replace(/^\\b|\\b$/g, "")})s? (?:life|problems|hours|schedule)\\b`);

const BEING = compiled(` as an? ((?:\\w+ )?${KNOWN_JOB.source})`);
const AS_ONE = compiled(`^as an? ((?:[\\w-]+ )?${KNOWN_JOB.source})(?= i\\b|[,;]|$)`);
const FORMERLY = compiled(`\\b(?:no longer an? |not an? (?=.*any ?more))(?:\\w+ )?(${KNOWN_JOB.source})`);

/** A trade that a message opens with, and what it goes with: "ER nurse on rotating nights here", "train driver out of Crewe". */
const HEAD_JOB = entered(
  compiled(
    `^(?!.* (?:is|are|was|were|told|tells|said|says|has|had|thinks?|gave|gives|made|makes|keeps|reckons?|wants|asked|will|can|did|does)\\b)(?:an? |ex |retired )?((?:(?!(?:my|me|the|his|her|our|your|ask|see|no|not|for|every|any|need|want|told|tell|call)\\b)[\\p{L}&/-]+ ){0,3}?(?:${JOB}|operative|coach|handler|keeper|picker|packer|fitter|fixer|ranger|caretaker))(?: (?:here|speaking|checking in)| (?:on|at|in|of|from|out of|near|working|doing|based) (?!me\\b|my\\b|it\\b|that\\b).{2,60}| (?:for|with) (?:the|an?) .{2,50}){1,12}$`,
    "u",
  ),
);

function jobIn(plain: string, folded: string): string | null {
  const shift = SHIFTS.exec(plain);
  const shifts = shift?.slice(1).find(Boolean) ?? "";
  const as = JOB_AS.exec(plain);
  const trim = (job: string) =>
    job
      .replace(
        / (?:and|so|but|which|that|who|in the|at the|at|from|where|since|for|with|on|mostly|by|while|until|und|et|y|e)\b.*$/,
        "",
      )
      .trim();
  if (as?.[2]) return withShifts(trim(as[2]), as[1] ?? shifts);
  const head = plain
    .split(/[,;(]/)
    .slice(0, 8)
    .map((part) => HEAD_JOB.exec(part.trim())?.[1]?.replace(/^(?:i am|am) (?:an? )?/, ""))
    .find(Boolean);
  if (head && !NO_JOB.test(head)) return withShifts(head, shifts);
  const is = JOB_IS.exec(plain);
  const named = is?.[1] ?? is?.[2];
  if (
    named &&
    !/^(?:hard|stressful|physical|busy|killing|crazy|tough|exhausting|done|boring|pretty|very|so|to|in|not|fine)\b/.test(
      named,
    )
  )
    return withShifts(trim(named), shifts);
  const being = BEING.exec(plain);
  if (being?.[1]) return withShifts(being[1], shifts);
  const bracketed = BRACKETED.exec(plain)?.[1];
  if (bracketed && !NO_JOB.test(bracketed)) return withShifts(bracketed, shifts);
  const workplace = WORKS_IN_ABROAD.exec(plain)?.[1];
  if (workplace) return `works in ${workplace}`;
  const driven = DRIVES_ABROAD.exec(plain)?.[1];
  if (driven && !/^(?:auto|mein auto)$/.test(driven)) return `drives ${driven}`;
  const business = RUNS_BUSINESS.exec(plain)?.[1];
  if (business) return `runs a ${business}`;
  const branch = (JOB_IN.exec(plain) ?? WORKS_REMOTELY.exec(plain))?.[1];
  if (branch) return withShifts(`works in ${branch}`, shifts);
  const desk = DESK.exec(plain);
  const beside = desk ? AMONG.exec(plain)?.[1] : undefined;
  if (beside && !NO_JOB.test(beside) && !plain.startsWith(beside)) return withShifts(beside, shifts);
  if (desk && !/\bfrom (?:years of )?(?:desk|office)\b/.test(plain)) return desk[1] ?? null;
  const among = AMONG.exec(plain)?.[1];
  if (among && !NO_JOB.test(among) && (among !== plain || LISTED_JOB.test(plain))) return among;
  const plainState = PLAIN_STATES.exec(plain);
  if (plainState) return (plainState.slice(1).find((group) => group !== undefined) ?? "").replace(/^an? /, "");
  const living =
    /\bi (?:\w+ly )?((?!do (?:it|this|that|what)\b|am\b|want\b|would\b)[\p{L}]+ (?:[\p{L}'-]+ ){0,4}?)for a living\b/u.exec(
      plain,
    );
  if (living?.[1]) return withShifts(living[1].trim(), shifts);
  const asOne = AS_ONE.exec(folded)?.[1];
  if (asOne) return withShifts(asOne, shifts);
  const began = STARTED_AS.exec(plain)?.[1];
  if (began) return trim(began);
  const drives =
    /\bi drive (?:an? |the )?((?:\w+ )?(?:lorry|lorries|trucks?|bus|buses|taxi|cab|van|tram|train|forklift|ambulance))\b/.exec(
      plain,
    );
  if (drives?.[1]) return withShifts(`drives ${drives[1]}`, shifts);
  const aged = AGED_TRADE.exec(plain)?.[1];
  if (aged) return withShifts(aged, shifts);
  const am = I_AM_JOB.exec(plain);
  if (am?.[1] && !NO_JOB.test(am[1]) && KNOWN_JOB.test(am[1])) return withShifts(am[1], shifts);
  const foreign =
    JOB_FOREIGN.exec(plain) ??
    /(?:^|[,;] ?)(?:ich bin|bin|je suis|soy|sono|sou) (?:une? |una? |uma? |eine? )?([\p{L}]{4,25})/u.exec(plain);
  if (foreign?.[1] && (KNOWN_JOB.test(foreign[1]) || /als|comme|como|come|beruf|trabajo de/.test(foreign[0])))
    return foreign[1];
  const student =
    /^(?:i am |am )?(?:an? )?(?:full[- ]time |part[- ]time )?((?:(?:uni(?:versity)?|college|grad(?:uate)?|phd|med(?:ical)?|nursing|law|engineering|art|sports? science|exchange|masters?|high school|\p{L}+) )?student) (?:at|in|of|from|by)\b/u.exec(
      plain,
    );
  if (student?.[1] && !/^(?:every|any|for|like) /.test(student[1])) return student[1];
  const alone = /^(?:an? )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?: (?:by trade|by day|by profession|here))?$/u.exec(plain);
  if (
    alone?.[1] &&
    KNOWN_JOB.test(alone[1]) &&
    !NO_JOB.test(alone[1]) &&
    (LISTED_JOB.test(alone[1]) || /by |here/.test(plain))
  )
    return alone[1];
  const listed = plain.split(/[,;/] ?/).find((part) => part !== plain && LISTED_JOB.test(part));
  if (listed) return listed.replace(/^an? /, "");
  const trade = BY_TRADE.exec(plain)?.[1];
  if (trade && !/\b(?:stronger|better|go)\b/.test(trade)) return trade.replace(/^an? /, "");
  const one = BEING_ONE.exec(plain)?.[1];
  if (one && !NO_JOB.test(one)) return withShifts(one, shifts);
  const abroad = AS_ABROAD.exec(plain)?.[1];
  const dark = WORKS_ABROAD.test(plain) ? SHIFTS_ABROAD.exec(plain)?.[1] : undefined;
  if (abroad) return withShifts(abroad, dark ?? shifts);
  const there = WORKS_AT_ABROAD.exec(folded)?.[1];
  if (there) return withShifts(there, dark ?? shifts);
  const does = [...DOES, DOING].map((pattern) => pattern.exec(plain)?.[1]).find(Boolean);
  if (does) return withShifts(/^drive for\b/.test(does) ? does.trim() : trim(does.trim()), shifts);
  if (dark) return dark;
  const degree = DEGREE.exec(plain)?.[1];
  if (degree) return `student (${degree})`;
  const life = LIFE_OF.exec(plain)?.[1];
  if (life) return life;
  const at = SHIFT_AT.exec(plain);
  if (at?.[2]) return `${at[2]} (${at[1]})`;
  const studies = STUDIES.exec(plain);
  if (studies?.[1]) return `student (${studies[1]})`;
  const now = WORKS_NOW.exec(folded)?.slice(1).find(Boolean);
  if (now) return `works at ${now}`;
  const place = WORKS_IN.exec(plain);
  if (place?.[2] && !/\b(?:knee|back|core|form|mobility|technique)\b/.test(place[2]))
    return withShifts(
      `works ${/\bwork (?:nights |shifts )?on\b/.test(plain) ? "on" : "in"} ${place[2]}`,
      place[1] ?? shifts,
    );
  if (shifts !== "") return shifts;
  return SITTING.test(plain) ? (SITTING.exec(plain)?.[0] ?? null) : null;
}

const withShifts = (job: string, shifts: string) =>
  shifts !== "" && !job.includes(shifts) ? `${job} (${shifts})` : job;

/** "I'm at a bakery now", "new job at the call centre": a place of work, new or by name. */
const WORKPLACE =
  "(?:fire station|fire house|police station|ambulance station|bakery|caf[e]|coffee shop|restaurant|warehouse|(?:primary |high )?school|hospital|clinic|shop|store|bank|factory|farm|hotel|pub|call cent(?:er|re)|(?:law |tech |accounting |engineering )?firm|start ?-?up|university|lab(?:oratory)?|nursery|care home|brewery|salon|supermarket|(?:building|construction) site|post office|library|airport|council|pharmacy|butchers?|kindergarten|consultancy|agency|bookshop)";
const WORKS_NOW = compiled(
  `\\b(?:(?:new (?:job|gig|role|position)|started|starting|start|moved|switched|hired|working) (?:now )?(?:at|in|to|for|with) (?:an? |the |my )?((?:[\\w-]+ )?${WORKPLACE})\\b|(?:i )?am (?:now )?(?:at|in|with) (?:an? |the )((?:[\\w-]+ )?${WORKPLACE})(?= (?:now|these days|since|full|part|instead)\\b)|\\b(?:\\d (?:days? )?off|shifts?|nights|days|hours) (?:at|in) (?:an? |the |our )((?:[\\w-]+ )?${WORKPLACE})\\b|\\b(?:at|in) (?:the|our|a) ((?:[\\w-]+ )?${WORKPLACE}) where i work\\b)`,
);

/** What one does for a living, said by the doing: "i teach piano", "i own a bakery", "i sell insurance". */
const DOES: readonly RegExp[] = [
  /\b(?:i|and|also|^) ?(?:also |mostly |mainly |currently |actually )*(teach (?:\d+ )?(?!me\b|myself|him|her|them|you|us\b)(?:[\p{L}-]+ ?){1,3})/u,
  /\bi (?:also |mostly |currently )*((?:own|run|manage|opened|co-?own) (?:an? |my own |our |the |my )?(?:\w+ )?(?:bakery|caf[e]|coffee shop|restaurant|shop|store|bar|pub|salon|company|business|agency|farm|hotel|kitchen|firm|start ?-?up|clinic|practice|nursery|takeaway|(?:food|taco|coffee|ice cream|burger|pizza) (?:truck|van)|bookshop|stall|kiosk|franchise|dairy|vineyard|brewery|workshop|charity|school|warehouse|team of \w+))\b/,
  /\bi (?:also |mostly |currently )*(sell (?:insurance|cars?|houses|property|software|phones|clothes|shoes|food|fish|flowers|furniture|books|solar\w*|\w+ (?:for a living|door to door))|(?:fix|repair|service) (?:cars?|bikes|boilers|phones|computers|planes|trucks|lifts|elevators|machines)|(?:cut|do) hair|lay (?:bricks|floors?|tiles)|drive (?:for|a|an|the) (?:\w+ ){0,2}?(?:courier(?: company| firm| service)?|company|uber|bus|taxi|lorry|truck|van|tram|train|forklift|ambulance|hgv|living|firm|depot|cab)\b|drive (?:lorries|trucks|buses|taxis|trains|vans)|deliver (?:\w+ )?(?:post|mail|parcels|food|packages|pizzas?)|clean (?:houses|offices|windows|for a living)|paint houses|build houses|wait tables|tend bar|stack shelves|(?:write )?code(?: all day| for (?:work|a living))|nurse|work the (?:land|till|bar|door)|walk dogs|look after (?:(?:my |our |the )?(?:\d |\w+ )?(?:toddlers?|babies|twins|grandkids|grandchildren)|kids|children|old people|the elderly)(?: for (?:work|a living))?|write (?:code|software|books)(?: for (?:work|a living))?|design (?:websites|buildings|software)|do (?:admin|accounts|accounting|sales|marketing|it|research|reception|carpentry|plumbing|landscaping|construction|security|logistics|nursing|childcare))\b/,
];
/** The same with "-ing", where nobody else is named: "driving a truck 60 hours a week". */
const DOING =
  /^(?:i am |am |been |also |currently |always |just |from )*((?:driving (?:an? |the )?(?:\w+ )?(?:truck|trucks|lorry|lorries|bus|buses|taxi|taxis|cab|van|vans|tram|train|trains|forklift|ambulance|uber)|teaching (?:\w+ ?){1,2}|running (?:an? |my own |my )(?:\w+ )?(?:business|company|shop|store|caf[e]|restaurant|bar|pub|farm|salon|bakery|agency|kitchen|team)|selling (?:insurance|cars?|houses|software|phones)|cutting hair|laying (?:bricks|floors|tiles)|waiting tables|tending bar|stacking shelves|delivering (?:post|mail|parcels|food|pizzas?)|cleaning (?:houses|offices|windows)|nursing|coding|bartending|farming|welding|plumbing|roofing|landscaping))\b/;
const BY_TRADE = /(?:^|[,;] ?|\b(?:i am |am |an? ))((?:[\p{L}-]+ )?[\p{L}-]{3,20}) by (?:trade|day|profession)\b/u;
const BEING_ONE = compiled(
  `\\b(?:being|i am|am|as|working as|work as|me) (?:an? |the )?((?:[\\w-]+ )?${JOB})(?=$|[,;.!(]| (?:i|and|so|but|at|in|for|who|with|on|from|by|btw|here|my|that|means|from)\\b)`,
);
const DEGREE =
  /\b(?:writing|doing|finishing|studying (?:for|towards)|working on|in) (?:my|an?|the) (?:\w+ )?(phd|thesis|dissertation|doctorate|masters?|degree|mba|bachelor\w*|apprenticeship|a ?-?levels)\b/;
/** Shifts in other languages, and "als", "comme", "como" a few words behind the verb. */
const SHIFTS_ABROAD =
  /\b(nachtschichten?|nachts|schichtdienst|schichtarbeit|fruhschicht|spatschicht|nachtdienst|de nuit|la nuit|en (?:2|3|deux|trois)[ x]?8|horaires decales|(?:de|por las?|turno de|turnos de) noches?|a turnos|turnos rotativos|di notte|i turni|turni di notte|(?:a|de|turno da) noite|por turnos)\b/;
const WORKS_ABROAD =
  /\b(?:arbeite|mache|habe|schaffe|hab|travaille|bosse|trabajo|hago|tengo|curro|lavoro|faccio|trabalho|faco)\b/;
/** "Lavoro in banca", "trabajo en una fábrica", "arbeite im Büro". */
const WORKS_AT_ABROAD =
  /\b((?:lavoro|trabajo|curro|trabalho|travaille|bosse|arbeite|jobbe|schaffe)(?: (?:de pe|de pie|in piedi|debout|im stehen|sentad[oa]|seduto|assise?|o dia inteiro|o dia todo|todo el dia|tutto il giorno|toute la journee|den ganzen tag)){0,2} (?:in|en|na|no|num|numa|em|dans|chez|bei|beim|im|auf|a la|a l|au|pour|nel|nella|al|alla|per) (?:un |une |una |uma |um |el |la |le |l |il |einem |einer |dem |der |da |de )*(?:banca|banco|banque|bank|hospital|hopital|ospedale|krankenhaus|klinik|clinica|oficina|ufficio|buro|bureau|escritorio|fabrica|usine|fabbrica|fabrik|schule|scuola|ecole|escuela|escola|supermercado|supermarkt|supermercato|supermarche|restaurante?|ristorante|lager|magazzino|almacen|armazem|entrepot|construccion|construcao|obras?|bau|baustelle|cantiere|batiment|chantier|it|informatica|informatique|cucina|cocina|cozinha|kuche|cuisine|bar|hotel|tienda|loja|negozio|laden|magasin|logistik|logistique|logistica|vertrieb|pflege|verwaltung|versicherung|kita|kindergarten|krippe|creche|universidad|universidade|universita|uni|farmacia|pharmacie|apotheke|ventas|vendas|vendita|immobilier|assurance|seguros|assicurazioni|call ?center|hosteleria|gastronomie|gastro|handwerk|amt|behorde|mairie|posta|poste|correos|correios|post|aeropuerto|aeroporto|flughafen|aeroport))\b/;
const AS_ABROAD = compiled(
  `\\b(?:arbeite|jobbe|schaffe|travaille|bosse|trabajo|curro|lavoro|trabalho)\\b(?: \\w+){0,4}? (?:als|comme|como|come|de) (?:une? |una? |uma? |eine? )?(${JOB})`,
);
/** A trade as one of several things that are said of oneself: "retired firefighter, 61", "bin 34 und schreiner". */
const AMONG = compiled(
  `(?:^|[,;/&] ?|\\b(?:and|und|et|y|e|old|yo|male|female) )(?:an? )?((?:(?:retired|former|ex|part[- ]time|full[- ]time|freelance|junior|senior|trainee|self[- ]employed|qualified|registered|chartered|certified|licensed|head|chief|lead|assistant|deputy|dental|veterinary|icu|er|a&e|truck|airline|army|navy|software|web|data|primary|night|it|pe|maths?|science|music|history|english) )*${JOB})(?=$| (?:here|aus|from|bei)\\b|[,;/.])`,
);

/** "Back to work in september (primary teacher)". */
const BRACKETED = compiled(`\\b(?:work\\w*|job)\\b[^()]{0,30}\\((?:an? )?((?:[\\w-]+ )?${JOB})(?=[,)]| \\))`);

const WORKS = /^works (?:in|at|on) /;
/** "Works in IT": what stands behind words of ours as it was typed. */
const asSaid = (text: string, job: string): string => {
  const ours = WORKS.exec(job)?.[0] ?? "";
  return ours + asTyped(text, job.slice(ours.length));
};

/** What the writer works as, and what they work as no longer. */
export const readWork: FactReader = ({ clause: { text, plain, folded }, recent }) => {
  const found: FactDraft[] = [];
  const formerly = FORMERLY.exec(folded)?.[1];
  if (formerly) found.push(end("occupation", formerly));
  if (/^(?:i am |currently )?between jobs\b/.test(folded)) return [state("occupation", "between jobs")];
  const hasQuit = recent[0]?.type === "occupation" && QUIT.test(folded);
  if (LEFT_JOB.test(folded) || hasQuit) found.push(end("occupation", "job"));
  if (
    /\b(?:not|never|no longer|used to|was|were|wanna|want to|wish|become)\b.{0,16}\b(?:an? |work|working|as)\b/.test(
      plain,
    )
  )
    return found;
  const job = jobIn(plain, folded);
  // "I'm her carer" is what one is to somebody.
  if (job !== null && !/^(?:no|not|kein\w*|his|her|their|our|your|its) /.test(job))
    found.push(state("occupation", asSaid(text, job)));
  return found;
};
