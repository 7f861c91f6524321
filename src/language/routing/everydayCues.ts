import { any, MY, START, word } from "./patterns.ts";
import { CARDIO, CHANGE, EXERCISE, FOOD, MUSCLE, SESSION, WEEKDAY, WHEN } from "./trainingWords.ts";

const FOLKS =
  "(?:coach|man|bro|bud|buddy|mate|dude|there|everyone|all|friend|team|again|setpoint|bot|sir|trainer|chief|boss|pal|champ|legend|guys|folks|my (?:friend|man|dude))";
const END = "[\\s.,!?~:;)(*^\\-'\"dpx\\u{1f000}-\\u{1faff}\\u2600-\\u27bf\\u2b50\\u2764\\u200d]*$";
const whole = (source: string) =>
  new RegExp(
    `^[\\s.,!]*(?:${source})(?:[ ,!.]+(?:${source}|${FOLKS}|so much|a lot|very much|then|for (?:that|this|the (?:help|info|tip|tips|advice|workout|session)|everything|now|your help|helping)|that (?:helps?|helped|is (?:great|helpful|perfect|all)|was (?:great|helpful|perfect))|will do|to you too|too|you|really|sounds good|i will (?:try|do) (?:that|it))){0,6}${END}`,
    "u",
  );

const GREETING =
  "(?:que tal|como estas|wie gehts?|ca va|happy (?:new year|birthday|holidays|easter|thanksgiving)|merry christmas|good luck|congrats|congratulations|welcome back|h+i+|hey+|he+ll+o+|heya|hiya|hi there|hello there|yo+|sup|wass?up|what is up|what up|howdy|greetings|good (?:morning|afternoon|evening|day)|gm|morning|evening|g day|gday|aloha|hallo|guten (?:morgen|tag|abend)|moin|servus|gruss dich|salut|bonjour|bonsoir|coucou|hola|buenos dias|buenas(?: tardes| noches)?|ciao|buongiorno|buonasera|salve|oi|ola|bom dia|boa (?:tarde|noite)|e ai|namaste)";
const THANKS =
  "(?:thanks?|thank you|thankyou|thank u|ty|tysm|cheers|much appreciated|appreciate (?:it|that|you|the help)|nice one|many thanks|thanks a (?:lot|bunch|ton|million)|danke(?: schon| dir)?|vielen dank|merci(?: beaucoup)?|(?:muchas )?gracias|grazie(?: mille)?|(?:muito )?obrigad[oa]|valeu)";
const BYE =
  "(?:bye+|bye bye|goodbye|good ?night|gn|see (?:you|ya)(?: (?:later|soon|tomorrow|around|next time))?|cya|later|laters|ttyl|talk (?:to you )?(?:later|soon|tomorrow)|take care|have a (?:good|great|nice) (?:day|one|night|evening|weekend)|peace(?: out)?|i am (?:off|out|done for today)|gotta go|tschuss|bis (?:morgen|spater|bald|dann)|au revoir|a (?:plus|bientot|demain)|adios|hasta (?:luego|manana|pronto)|arrivederci|a (?:presto|domani)|tchau|ate (?:logo|mais|amanha)|gute nacht|bonne nuit|buenas noches|buonanotte)";
const ACK =
  "(?:ok(?:ay|ie|ey)?|k+|kk|cool+|great|nice+|awesome|perfect|sweet|got it|gotcha|understood|i see|makes sense|makes a lot of sense|sounds good|sounds great|alright|all right|right|fair enough|good to know|noted|excellent|brilliant|amazing|wonderful|fantastic|wow|oh|ah+|hmm+|mhm|uh huh|sure(?: thing)?|yes+|yeah+|yep|yup|ya|no+|nope|nah|not really|no thanks|no thank you|fine|good|very good|love it|i like it|i love it|that is (?:great|good|cool|awesome|helpful|fine|all|it|perfect|nice|interesting)|interesting|no (?:problem|worries)|you are welcome|np|my bad|sorry|oops|whoops|lets go+|hell yeah|boom|(?:keep|leave) (?:it|that|them)(?: as (?:it is|they are|is)| like that| then)?|nailed it|respect|good (?:job|work|bot|one|stuff|point)|well done|you rock|you are (?:great|awesome|the best|amazing|funny|smart|helpful|cool)|best coach(?: ever)?|super|genau|klar|gut|alles klar|ja|nein|oui|non|d accord|parfait|si|vale|claro|bueno|perfecto|va bene|perfetto|certo|sim|nao|beleza|legal)";
const LAUGH =
  "(?:lo+l+|lmf?ao+|rofl|(?:ha){1,12}h?|(?:he){2,8}|haha+|hihi|jaja+|xd+|lulz|omg|wtf|damn|dang|bruh|bro|ugh+|meh|yay+|woo+(?:hoo+)?|phew|yikes|nice try|same|mood|oof)";

export const EVERYDAY_CUES = {
  // small talk
  greeting_only: whole(GREETING),
  thanks_only: whole(THANKS),
  bye_only: whole(BYE),
  ack_only: whole(`${ACK}|${LAUGH}|${THANKS}|${GREETING}|${BYE}`),
  emoji_only:
    /^(?=.*[\u{1f000}-\u{1faff}\u2600-\u27bf\u2b50\u2764])[\s\p{P}\u{1f000}-\u{1faff}\u2600-\u27bf\u2b50\u2764\u200d]+$/u,
  how_are_you: any(
    `${START}(?:how are you|how is it going|how are things|how is (?:your day|life|everything)|how do you do|how have you been|how you doing|you (?:ok|okay|good|there|alright)|are you (?:there|ok|okay|awake|alive|online|working)|what is (?:new|good|happening|going on|cooking)|nice to meet you|pleased to meet you|long time no see|i am back|hows you|wie geht(?: es|s)?|ca va|comment (?:ca va|vas tu|allez vous)|como estas|que tal|come (?:va|stai)|tudo bem|como vai)\\b(?! (?:my|the|i )\\w)`,
  ),
  about_bot: any(
    `${START}(?:who (?:are you|made you|built you|created you)|what are you|what can you (?:do|help)|what do you do|how (?:do|can|does) (?:you|this|it|this app|the app|this bot|i use (?:you|this|it))(?: work| help(?: me)?)?[?.! ]*$|are you (?:a |an )?(?:real|human|bot|robot|ai|person|chatgpt|gpt|machine|llm|man|woman|model)|what is your name|do you have (?:a name|feelings)|can you help(?: me)?[?.! ]*$|help(?: me)?[?.! ]*$|what (?:features|commands)|menu|wer bist du|was kannst du|qui es tu|que peux tu faire|quien eres|que puedes hacer|chi sei|cosa (?:puoi|sai) fare|quem e voce|o que (?:e que )?(?:voce|vc) (?:sabe )?(?:faz|pode|fazer)|was kannst du|que sais tu faire|que sabes hacer|cosa sai fare|(?:wie funktioniert|comment (?:ca )?(?:marche|fonctionne)|como funciona|come funziona)(?: (?:das|ca|esto|isso|questo|hier|l ?app|die app|la app|o app))?[?.! ]*$)`,
    "\\bwhat (?:else )?can you (?:do|help (?:me )?with)\\b|\\bhow can you help\\b",
  ),
  compliment:
    /\b(?:love|like|enjoy(?:ing)?) (?:this|the|your|using this) (?:app|bot|coach|tool|thing)\b|\b(?:this|the) (?:app|bot|coach) is (?:so |really |pretty )?(?:great|good|awesome|amazing|cool|nice|helpful|the best)\b/,
  joke: /\b(?:tell|know|give|got|say)\b.{0,15}\b(?:jokes?|something funny|fun fact)\b|\b(?:a joke|another joke|make me laugh|knock knock)\b/,
  insult:
    /\b(?:you (?:are|re) (?:stupid|dumb|useless|an idiot|terrible|bad|wrong|annoying|boring)|you suck|stupid (?:bot|app)|shut up|hate you|(?:this|the) (?:app|bot|thing) (?:sucks|is (?:trash|garbage|bad|useless|stupid))|^(?:this|that|you) (?:is|are|was) (?:so |really |totally |pretty )?(?:useless|rubbish|garbage|trash|no help|not helpful|unhelpful)[.! ]*$|^(?:no[, ]+)?(?:that|this) (?:is|was) not what i (?:asked|meant|wanted|said)[.! ]*$|i am bored|i love you|marry me|tell me about yourself)\b/,
  mood: /^(?:(?:so|ok|hey|man|ugh|well),? ){0,6}(?:i am|i feel|feeling|i have been feeling|am) (?:so |really |very |a bit |kinda |pretty |super |just ){0,6}(?:tired|happy|sad|good|great|fine|stressed|excited|pumped|amazing|awesome|ok|okay|bored|exhausted|motivated|unmotivated|lazy|down|proud|nervous|anxious|rough|hungover|sleepy|energetic|fantastic)(?: today| now| right now| lately| this morning)?[\s.!]*$/,
  // motivation and struggle
  motivation: any(
    "\\b(?:motivat\\w+|unmotivated|demotivat\\w+|discourag\\w+|disheartened|frustrat\\w+|gutted|fed up|embarrass\\w+|ashamed|self ?-?conscious|gymtimidation|intimidated|lazy|discipline|accountab\\w+|consistency|stay(?:ing)? consistent)\\b",
    "\\b(?:can not be (?:bothered|arsed)|do not feel like (?:it|training|going|working|lifting|exercising|doing)|(?:no|zero|low|little) (?:energy|sleep|drive|willpower|discipline)|hate (?:working out|training|the gym|exercise))\\b",
    "\\b(?:give up|giving up|quit(?:ting)? the gym|burn(?:ed|t)? ?out|fell off|falling off|lost my (?:motivation|drive|mojo)|scared of the gym|nervous about|feel(?:ing)? (?:weak|judged|stupid|like (?:a fraud|giving up|quitting)))\\b",
    "\\b(?:pep talk|cheer me up|push me|encourage\\w*|keep (?:going|making excuses)|not seeing (?:any )?(?:results|progress)|no results)\\b",
    "\\b(?:every(?:one|body)|others?|all the (?:others|guys|girls|lads)|people|they)\\b.{0,30}\\b(?:is|are|looks?|seems?|lifts?) (?:so much |way |much |far )?(?:stronger|fitter|bigger|leaner|better|faster|more) than (?:me|i)\\b",
    "\\b(?:my )?(?:lifts?|numbers|strength|weights|progress|everything) (?:went|gone|has gone|have gone|is going|are going|dropped|tanked) (?:down|back ?wards?|off a cliff)?",
    "\\b(?:motivation|pas motive|keine lust|sin ganas|non ho voglia|sem vontade)\\b",
  ),
  struggle:
    /\b(?:struggl\w+ (?:with|to)|(?:i )?can not (?:seem to |even |quite |really )?(?:do|feel|get|keep|hit|lock|break|activate|engage|progress|do a single|go|squat|bench|touch|reach|hold|connect|recover|grow)|hard(?:er)? to (?:feel|keep|hit|do)|trouble (?:with|feeling|keeping|getting)|stuck (?:at|on)|(?:always|keep|keeps|kept) (?:fail\w*|los\w+|round\w*|cav\w*|wobbl\w*|hurt\w*|get\w*|com\w+|mov\w+|drift\w*|tip\w*|fall\w*)|(?:back|spine|knees?|elbows?|heels?|hips?|wrists?|shoulders?|chest|core|grip|arms?|legs?|feet|bar|toes|head|neck|butt) (?:\w+ ){0,2}(?:rounds?|rounding|caves?|caving|flares?|flaring|shakes?|shaking|wobbles?|collapses?|lifts? (?:off|up)|comes? (?:up|off|forward)|gives? (?:out|way)|fails?|tips?|bends?|shoots? up|slips?|winks?|drifts?|shifts?|twists?|drops?|buckles?|cramps?)\b|(?:do not|not|can not|never) (?:really )?feel (?:it|my|the|anything)|sticking point|lagging|won'?t grow|will not grow|not growing|weak (?:point|at|off|out)|my weakness|imbalance|uneven|one side|weaker (?:side|than))\b/,
  training_pain: any(
    `\\b(?:hurts?|pain(?:ful)?|aches?|sore|clicks?|pops?|tweak\\w*|numb|tingl\\w+|pinch\\w*|discomfort|tight)\\b.{0,40}\\b(?:when|during|after|while|from|doing|if|on|as)\\b.{0,40}(?:${EXERCISE}|${CARDIO}|training|workouts?|lifting|lift|gym|exercise)(?![\\w])`,
    `\\b(?:when|during|after|while|from|doing|if)\\b.{0,40}(?:${EXERCISE}|${CARDIO}|training|lifting|lift)\\b.{0,60}\\b(?:hurts?|pain(?:ful)?|aches?|sore|clicks?|pops?|numb|tingl\\w+|pinch\\w*|discomfort)\\b`,
  ),
  followup:
    /^(?:(?:ok|okay|so|and|but|hmm|oh|well|cool|thanks|great|yeah)[, ]+){0,6}(?:(?:and|what about|how about)\b|(?:why|how come)(?: (?:is )?(?:that|this|these|those)(?: ones?| exercise| order)?| not| so)?[?.! ]*$|how so|how come|(?:can you )?(?:tell me more|elaborate|explain (?:more|that|it|again|further)|give me an example|go deeper|more detail\w*|say more|go on)|for example|such as|like what|like (?:which|how)|in what way|really|are you sure|(?:is|was) that (?:true|right|safe|enough|ok|okay|bad|normal|good)|what do you mean|what does that mean|how (?:do|would|should|can) i do (?:that|it|this)|how many(?: of (?:them|those|these))?[? ]*$|how (?:often|long|heavy|much)[? ]*$|which one|what else|anything else|any others?|should i$)/,
  // profile
  fact_stated: any(
    `\\b(?:i am|i will be|i just turned|i turned|turning) (?:now |about |almost |nearly |only )?(?:a )?\\d{2}(?:[ -]?(?:years?|yrs?|yo|y/o|year)[ -]?(?:old)?)?(?=$|[ .,!;)])(?! ?(?:kgs?|lbs?|pounds|kilos|min|minutes|weeks|days|reps|sets|sec|%|out|into|miles|km))|\\b\\d{2} ?(?:years? old|yrs? old|yo|y/o)\\b|(?:^|i am )\\d{2} ?[mf](?=$|[ ,.;])|\\bmy age is\\b|\\b(?:my birthday is|i was born)\\b|^(?=.*\\b(?:male|female)\\b)(?=.*\\d)[^?]{0,50}$`,
    `\\b(?:i weigh|my (?:body ?)?weight is|weighed in at|weigh(?:ing)? (?:myself )?(?:in )?at|i am (?:currently |about |around )?\\d{2,3}(?:[.,]\\d)? ?(?:kgs?|kilos|lbs?|pounds|stone|st)\\b|i am \\d(?:'|ft| ?foot| ?feet)|i am \\d ?m|my height is|i am \\d{3} ?cm|\\d{3} ?cm tall|\\d ?(?:'|ft) ?\\d{1,2})`,
    "\\b(?:my name is|call me|i am called|my names|i go by|name is|ich heisse|mein name ist|je m appelle|me llamo|mi nombre es|mi chiamo|meu nome e|me chamo)\\b",
    "\\b(?:i live in|i am (?:from|based in|living in)|i moved to|my (?:time ?zone|country|city|location|address) is|i am in (?:the )?(?:uk|us|usa|germany|france|spain|italy|brazil|canada|australia|\\w+ time)|ich wohne in|j habite|vivo en|vivo in|moro em)\\b",
    "\\b(?:my (?:main |primary |current |only |new |long[- ]term |training |fitness |ultimate )?(?:goals?|aim|target|objective)(?: (?:is|are|has)| ?:)|mein ziel ist|mon objectif est|mi objetivo es|il mio obiettivo|meu objetivo e|(?:i (?:just )?)?want to (?:lose (?:weight|fat|\\d|some)|gain (?:weight|muscle|mass|\\d|some)|build (?:muscle|strength|mass)|get (?:stronger|lean|leaner|bigger|fit|fitter|in shape|shredded|ripped|toned|healthier|jacked|abs)|bulk|cut|tone up|put on (?:muscle|mass|weight|size)|drop (?:weight|\\d)|slim|(?:be able to )?(?:bench|squat|deadlift|run|lift|hit|reach|press|do)(?: press)? (?:a )?(?:\\d|my first|an? \\d))|i am (?:bulking|cutting|trying to (?:lose|gain|build|get|bulk|cut)|training for|preparing for|prepping for|recomping))\\b",
    "\\b(?:i am|i would say i am|consider me|i consider myself|still|i am still|ich bin|je suis|soy|sono|sou|i am (?:basically|pretty much|kind of)) (?:an? |a total |a complete |totally |pretty |relatively |fairly |ein |eine |un |une |um |uma )?(?:absolute )?(?:beginner|novice|newbie|noob|intermediate|advanced|experienced|new to (?:the gym|lifting|training|working out|this|weights|strength)|anfanger(?:in)?|fortgeschritten|debutant(?:e)?|principiante|intermedi[oa]|avancad[oa]|iniciante|vegan|vegetarian|diabetic|asthmatic|pregnant|left[- ]handed|a (?:nurse|teacher|student|developer|programmer|runner|powerlifter|bodybuilder|mom|dad|mum|cyclist|climber|swimmer|triathlete|desk worker|firefighter|soldier|man|woman|guy|girl|male|female|driver|shift worker))\\b|\\bi (?:have been|am) (?:lifting|training|working out|going to the gym|running|exercising) (?:for|since)\\b|\\b(?:years?|months?) of (?:training|lifting|gym) experience\\b",
    `\\b(?:i (?:can |usually |normally |mostly |typically |generally |only ){0,6}(?:train|work out|lift|exercise|go to the gym|run|have time)|my (?:schedule|training days|gym days|availability) (?:is|are)|i (?:work|do) (?:nights?|shifts?|night shifts?|from home|an office job|a desk job)|i am (?:only )?(?:free|available))\\b.{0,60}\\b(?:${WEEKDAY}|days?|times|mornings?|evenings?|week|weekends?|lunch|nights?|after work|at home|in the morning)`,
    "\\b(?:i have|i have got|got) (?:\\w+ ){0,2}(?:kids?|children|a baby|a newborn|desk job|office job)\\b|\\b(?:alergic[oa]|allergique|allergisch|allergic[oa]) \\w|\\bi am (?:allergic|intolerant|lactose|coeliac|celiac|colou?r ?blind|deaf|disabled)\\b|\\bi work (?:night|day|late|early|rotating) ?shifts?\\b|\\b(?:no longer|not) an? (?:beginner|novice|newbie)\\b|\\b(?:total|complete|absolute) (?:beginner|newbie|noob)\\b|\\b(?:my favou?rite (?:exercise|lift|workout|sport)|i take (?:medication|\\w+ pills)|i do not (?:eat|drink|have|own)|i (?:smoke|work as|have (?:two|three|a|2|3) (?:kids|jobs|children|baby)|sleep (?:about |around )?\\d|am (?:married|retired|injured|unemployed|a parent)))\\b",
  ),
  booked:
    /\b(?:booked|have (?:a|an) (?:\w+ )?(?:massage|check ?up|class|appointment|scan|mri|physio|session with|consultation)|(?:sports )?massage|check ?up)\b/,
  likes: any(
    `\\b(?:do not|never) (?:ever )?(?:give|show|suggest|recommend|program|include|make)(?: me)?(?: do)? .{0,20}(?:${EXERCISE}|${CARDIO})(?![\\w])`,
    `\\bi (?:really |absolutely |just |fucking |kinda ){0,6}(?:hate|love|prefer|dislike|enjoy|can not stand|do not (?:like|enjoy|love|want to do|do)|am not a fan of|am a (?:big )?fan of)\\b.{0,30}(?:${EXERCISE}|${CARDIO}|${MUSCLE}|${SESSION}|training|machines?|free weights|mornings?|supersets?|barbells?|dumbbells?|kettlebells?|gyms?)(?![\\w])`,
  ),
  unit_said: any(
    "^(?:metric|imperial|kilos?|kgs?|pounds?|lbs?)(?: (?:only|units?|please|pls|from now on))+[.! ]*$",
    `${START}(?:(?:from now on|going forward)[, ]+)?(?:i (?:would rather (?:use|have)|use|prefer|want|think in|work in|like|lift in|train in)|use|using|set(?: my)?(?: units?| weight)?(?: to| in)?|switch(?: me)?(?: my units?)?(?: over)?(?: back)? (?:to|into)|change(?: my)?(?: units?| weights?)?(?: everything)?(?: to| into)?|show (?:me )?(?:weights? )?in|display(?: weights?)? in|make it|put (?:me|it|everything) in|units?:?(?: are| in| to)?|my units? (?:is|are)|everything in|weights? in|log in|in|only|always(?: use)?|please use|nutze|benutze|verwende|utilise[rz]?|usa(?:r|re)?|use) (?:the )?(?:kg|kgs|kilos?|kilograms?|kilogramos|kilogrammes|lbs?|pounds?|libras|metric|imperial|kilogramm|pfund)(?: units?| system)?(?: instead(?: of \\w+)?| not \\w+| please| from now on| by default| for (?:everything|weights?|me)| bitte| only| now| always){0,6}[.! ]*$`,
    "\\b(?:change|set|switch|update) (?:my )?(?:weight )?units?\\b|\\bmy units? (?:is|are|should)\\b|\\b(?:kg|kilos?|lbs?|pounds?|metric|imperial) (?:as|is) my (?:default|preferred) unit\\b|\\bi (?:am|am a) (?:metric|imperial)\\b",
  ),
  memory_order: any(
    `${START}(?:remember|do not forget|keep in mind|note|be aware|just so you know|fyi|for your (?:info|information)|bear in mind|save|you should know|merk dir|retiens|recuerda|ricorda(?:ti)?|lembre|lembra)(?: that| :| -|,)? (?:that |dass |que |che )?(?:i|my|ich|mein|je|mon|ma|yo|mi|io|eu|meu|minha)\\b`,
    `${START}(?:forget|delete|erase|remove|clear|wipe|vergiss|oublie|olvida|borra|dimentica|esqueca|apague) (?:(?:about |that |everything |all |what ){0,6})(?:my (?:\\w+ )?(?:weight|age|name|height|injur\\w+|goals?|knee|shoulder|back|data|profile|info\\w*|details|facts?|location|birthday|limitations?|equipment|allerg\\w+|preferences?|diet|job|wrist|elbow|hip|ankle|memory|memories)|i (?:said|told|mentioned|have|am|live|weigh|like)|(?:everything|all|anything|what)(?: that)? (?:you (?:know|have)|about me)|mein (?:gewicht|alter|name)|mon (?:poids|age|nom)|mi (?:peso|edad|nombre)|(?:il )?mio (?:peso|nome)|meu (?:peso|nome))`,
    `${START}(?:update|set|change|edit|correct|fix) (?:my|mein|mon|mi|il mio|meu) (?:\\w+ )?(?:profile|goals?|weight|age|name|height|level|experience|equipment|time ?zone|country|location|body ?weight|settings|preferences|injur\\w+|units?|limitations?|details|info|schedule|availability|email)\\b`,
  ),
  memory_query: any(
    "\\b(?:what (?:do|did) you (?:know|remember|have|store)(?: (?:stored|saved))?(?: about (?:me|my \\w+))?|what (?:do|did) i (?:tell you|say)(?: about)?|what (?:do|did) i have (?:stored|saved)|what have (?:you|i) (?:stored|saved|got|told you|learned|remembered)|do you (?:know|remember) (?:my|me|what|that|how|where|who|which|if|i)|what (?:is|are) my (?:current |own |stored )?(?:goals?|name|age|weight|height|units?|level|profile|injur\\w+|equipment|limitations?|settings|preferences|body ?weight|birthday|time ?zone|experience|fitness level)|how (?:old|tall|heavy) am i|how much do i weigh|where do i live|who am i|what (?:equipment|gear|injuries|goals?) (?:do|did) i (?:have|own|say|tell|mention)|which (?:injuries|equipment|unit)(?: \\w+)? (?:do|did|have) (?:i|you)|(?:show|view|see|check|open|display)(?: me)? my (?:profile|settings|details|info|preferences|data|account)|my profile|when is my birthday|am i (?:a beginner|vegan|injured)|which unit am i|was weisst du uber mich|que sais tu (?:de|sur) moi|que sabes (?:de|sobre) mi|cosa sai di me|o que voce sabe sobre mim)\\b",
  ),
  has_things:
    /\b(?:i (?:only |just |also |now |do |still |currently |do not |no longer ){0,6}(?:have|own|got(?! (?:to|back|home|here|there|into|in|out|up|off|done|through)\b)|have got|have access to|bought|buy|sold|train with|train at|train in|work out at|lack|use|go to)|my (?:home )?(?:gym|equipment|gear|setup|set up) (?:is|has|includes|consists|only)|at home i have|all i have|quit my gym|(?:cancel(?:l)?ed|ended) my (?:gym )?membership|there is (?:only|no)|got (?:a|some|only|myself)|ich habe|j ai|tengo|ho|tenho)\b/,
  thanks_inside: /^.{0,80}\b(?:thanks|thank you|cheers|danke|merci|gracias|grazie|obrigad[oa])\b.{0,40}$/,
  price_asked:
    /\bhow much (?:is|are|does|do|for) .{0,40}\b(?:memberships?|cost|a month|per month|subscription|pair|shoes|bike|rack|rower|dumbbells|bar|barbell|bench|belt|watch|kettlebells?|plates)\b/,
  age_foreign:
    /\b(?:ich bin|j ai|tengo|ho|tenho) \d{2} (?:jahre|ans|anos|anni)\b|\b(?:ich wiege|je pese|je fais|peso|mido|misuro) \d{2,3}/,
  // food
  food_word: word(FOOD),
  food_strong:
    /(?<![\w])(?:(?<!\d ?)(?:calories?|kcals?)|(?<=\d ?)(?:calories?|kcals?)(?= (?:a|per|each|every|pro|par|al|por) (?:day|tag|jour|dia|giorno)| ?(?:daily|deficit|surplus|diet|left|meal|enough|too|\?))|macros?|(?:grams?|g|much|enough|more|daily|high|intake of) (?:of )?protein|protein (?:intake|per|a day|do|should|in|content|sources?|shakes?|powder|bars?|rich|foods?|meal|breakfast|snacks?)|carbs?|nutrition|diet(?:ing)?|meals?|meal (?:plan|prep)|breakfast|lunch(?! ?(?:break|hour|time))|dinner|snacks?|recipes?|ate(?! (?:a |o |as |os |aos? )?(?:falha|amanha|logo|mais))|eat(?:ing|en)?|food|tdee|deficit|surplus|creatine|whey|supplements?|fasting|keto|hydration|drink (?:before|after|during)|should i drink|alcohol|vegan|vegetarian|kalorien|eiweiss|ernahrung|gegessen|essen|proteines?|manger|mange|repas|calorias?|proteinas?|comer|comi|comida|desayuno|calorie|proteine|mangiare|mangiato|colazione|pranzo|almoco|jantar|creatina|kreatin)(?![\w])/,
  food_eaten: any(
    `(?:^|[.!,;] ?|\\b(?:i|just|also|and|today|we|have) )(?:ate|eaten|had|drank|consumed|finished eating|snacked on|have eaten|just had|cooked|gegessen|mange|comi|he comido|mangiato|comido|desayune|cene)\\b.{0,60}(?:${FOOD})(?![\\w])`,
    `\\b(?:log|track|record|add|enter|note)\\b.{0,40}(?:${FOOD})(?![\\w])|(?:${FOOD})\\b.{0,40}\\bfor (?:breakfast|lunch|dinner|a snack|supper|brunch)\\b|^(?:breakfast|lunch|dinner|snack)s? ?(?:was|were|:|today|is|-|=)`,
    "\\b\\d+ ?(?:g|gr|grams?|ml|oz|cups?|scoops?|slices?|tbsp|tsp) (?:of )?\\w+",
  ),
  food_amount:
    /(?<![\w])(?:protein|eiweiss|protein[ae]s?|carbs?|kohlenhydrate|glucides|carbo(?:hidratos|idrati|hydrates?)|calories?|kcals?|kalorien|calor[ií]as?|calorie|fat|fibre|fiber|water|wasser|eau|agua|acqua|creatine|kreatin|creatina) (?:needs? |intake |target |goal )?(?:per|each|every|pro|am|par|por|al?|ao) (?:day|tag|jour|d[ií]a|giorno|meal|mahlzeit|repas|comida|pasto|kilo|kg)(?![\w])/,
  supplement:
    /\b(?:creatine|whey|casein|bcaas?|eaas?|pre[- ]?workouts?(?! (?:meal|snack|food|stretch|warm|routine|mobility))|beta[- ]alanine|citrulline|caffeine|multivitamin|vitamin d|omega ?3|fish oil|ashwagandha|zma|magnesium|collagen|protein powder|fat burners?|supplements?|electrolytes|creatina|kreatin)\b/,
  // tasks, calendar
  remind:
    /\b(?:remind(?:er|ers)?(?: me)?|set (?:an? )?(?:\w+ )?alarm|alarm for|to-dos?|to ?do lists?|todos?(?= ?list| ?:|$|[.!])|(?:my|the) todos?|task list|add a task|new task|my tasks|(?:create|add|make|set up|complete|finish|delete|list|show)(?: a| my| the| an)?(?: new)? tasks?|ping me|nudge me|notify me|text me (?:at|when|in)|alert me|wake me|do not let me forget|tick off|check off|mark .{0,30}(?:as )?(?:done|complete)|shopping list|grocery list|tell me (?:tomorrow|tonight|later|at \d+\S*|in \d+ \w+|on \w+day|every \w+) to|erinner[en]? mich|erinnerung|rappelle(?:z)? moi|fais moi penser|rappel(?:s)?|recuerdame|recordatorio|avisame|ricordami|promemoria|me lembr[ea]|lembrete|lembre me|lembra me)\b/,
  remind_how: /\bremind me (?:how|what|why|which|who|of (?:the|my|how|what)|again)\b/,
  calendar:
    /\b(?:calendar|calender|appointments?|schedule (?:a|an|my|the|me|some)(?! (?:plan|routine|program))|book (?:a|an|me|my)|(?:add|create|put|make|delete|cancel|move|reschedule)(?: an?| the| my| in)? (?:new )?events?|upcoming events?|my events?|(?:what|which|any) events|kalender|termin(?:e)?|rendez[- ]vous|rdv|calendrier|agenda|calendario|cita|appuntamento|compromisso|consulta)\b/,
  race: /\b(?:marathon|half[- ]marathon|ironman|triathlon|races?|10k race|5k race|ultra(?:marathon)?|spartan(?: race)?|tough mudder|hyrox|meet|(?:powerlifting |weightlifting |bodybuilding |crossfit |strongman |bjj )?(?:competitions?|comps?|(?:bodybuilding |physique )shows?|tournament|meets?)|wedding|physio(?:therapy)? (?:appointment|session|on|at)|doctors?(?: appointment)?|fun run|charity run|game|match|fitness test|pt test|weigh[- ]in|wettkampf|rennen|competition|gara|carrera|competencia|corrida|prova|vacation|holiday|trip)\b/,
  training_for: /\b(?:training|train|prep\w*|preparing) for\b/,
  has_event:
    /\b(?:i have (?:a|an|my|the|got)|i have got|i (?:am )?(?:signed|sign|signing) up|i registered|i am (?:running|doing|competing|racing|going to|booked|entered|flying)|my (?:next |first |upcoming )?\w+(?: \w+)? is|there is|got (?:a|my)|add|put|schedule|book|save|note|mark|create|enter|plan|ich habe|j ai|tengo|ho|tenho|when is (?:my|the next)|what is on)\b/,
  when_said: word(WHEN),
  // the outside world
  fresh: any(
    "\\b(?:opening (?:hours|times)|(?:what time|when) (?:does|do|will|is) .{0,40}(?:open|close|start on tv)|open (?:today|now|on|right now|24)|closing time|near (?:me|by|here|my)|nearby|nearest|closest|in my area|around here|directions to)\\b",
    "\\b(?:who (?:won|holds|is winning|is leading|broke|is the (?:current |reigning )?(?:champion|world|strongest|winner))|latest|(?<!\\b(?:watch|watching|watched|during|reading) (?:the )?)news|breaking|headlines?|right now in the news|this years|world record|current (?:world )?(?:record|champion|price)|(?:olympics|world cup|super bowl|championships?|crossfit games|mr olympia) (?:start|begin|on|happen)|results? (?:of|from|for) (?:the|last)|scores? (?:of|from)|live score|standings|live stream|tickets?|released?|release date|announced|trending)\\b",
    "\\b(?:prices?|costs?|cheap(?:est)?|how expensive|discount|coupon|promo code|on sale|deals? (?:on|for)|best deals?|black friday|where (?:can|do|to|could) (?:i |you |we )?(?:buy|find|get|purchase|order)|buy|in stock|shipping|reviews? (?:of|for|on)|amazon|membership (?:fee|price|cost)|24[- ]?(?:hour|hr|h|/7) gyms?|(?:gyms?|boxes|studios?|pools?|trainers?) in (?!general|the (?:morning|evening)|winter|summer)[a-z]+|subscription|best (?:brand|shoes|lifting shoes|running shoes|rack|dumbbells|adjustable dumbbells|belt brand|gym in|gyms in|whey|protein powder|smartwatch|watch|home gym equipment|treadmill))\\b",
    `${START}(?:google|search(?: the web| online| for| the internet| up)?|look up|browse|find (?:me )?(?:online|a gym|a physio|a trainer|gyms|a video|videos|an article|articles|a link|the website))\\b|\\b(?:search the (?:web|internet)|look it up online|look online|on the web|google it|website|youtube (?:video|channel|link)s?|link to|phone number|address of)\\b`,
    "\\b(?:offnungszeiten|wann (?:offnet|macht .{0,20}auf)|was kostet|wie viel kostet|horaires|combien coute|quel est le prix|a que hora (?:abre|cierra)|cuanto cuesta|a che ora (?:apre|chiude)|quanto costa|que horas (?:abre|fecha)|quanto custa|noticias|nachrichten|actualites|notizie)\\b",
  ),
  research_order: any(
    `${START}(?:research|investigate|do (?:some|a|a bit of) research|look into|dig into|deep[- ]?dive|summari[sz]e (?:the )?(?:research|evidence|literature|studies|science)|review the (?:research|evidence|literature|studies)|literature review|(?:(?:give|get|write|make|send) me )?(?:a |an )?research (?:summary|report|review|overview)|find (?:me )?(?:studies|research|papers|evidence|sources)|recherchiere|recherche|fais (?:une |des )?recherches?|investiga|ricerca|pesquise|pesquisa)\\b`,
    "\\b(?:deep[- ]?dive|literature review|research report|(?:a|full|detailed|in[- ]depth|thorough|comprehensive|short|long) (?:report|review|analysis|essay|article|write[- ]?up) (?:on|of|about|into|for)|(?:write|make|prepare|create|give)(?: me)?(?: up)? (?:a |an |the )?(?:\\w+ )?(?:report|essay|review|article|brief|paper)|white ?paper)\\b",
  ),
  evidence:
    /\b(?:evidence|studies|study|science|scientific(?:ally)?|research|literature|meta[- ]?analys[ei]s|systematic reviews?|rct|randomi[sz]ed|peer[- ]reviewed|papers?|journals?|pubmed|citations?|cite|cited|sources?|references|findings|data say|studien|etudes|estudios|studi|estudos|forschung|beweise|preuves|evidencia)\b/,
  with_sources:
    /\b(?:with (?:the )?(?:sources|citations|references|studies|links|papers)|cite|cited|sources|citations|peer[- ]reviewed|meta[- ]?analys[ei]s|literature|papers|pubmed|mit quellen|avec (?:des )?sources|con (?:fuentes|fonti|fontes))\b/,
  evidence_asked:
    /\b(?:what (?:does|do|is|are) (?:the )?(?:\w+ )?(?:science|research|evidence|studies|literature|data|experts?)(?: \w+)? (?:say|show|suggest|on|about|behind|for|regarding|recommend|support)|according to (?:the )?(?:science|research|studies|literature|evidence)|(?:is|are) there (?:any |good |solid |strong |scientific ){0,6}(?:evidence|studies|research)|evidence (?:for|on|behind|that|about)|(?:studies|research|science|papers) (?:on|about|behind|regarding|for)|evidence[- ]based (?:review|report|summary|overview)|state of the (?:research|evidence|art)|what studies)\b/,
  // outside the trade
  off_topic: any(
    "\\b(?:python|javascript|typescript|java|c\\+\\+|rust|html|css|sql|regex|code|coding|function that|algorithm|debug|compile|api key|program that|script (?:that|to)|git (?:push|pull|commit|repos?|branch|merge|hub|clone)|github|docker|linux|excel formula|spreadsheet formula|powerpoint)\\b(?! red)",
    "\\b(?:politics|political|election|elections|president|prime minister|vote|voting|democrat\\w*|republican\\w*|parliament|government|war in|ukraine|israel|gaza|immigration|abortion|religion|god exist|bible|quran)\\b",
    "\\bplan (?:out )?(?:my|a|our|the) (?:\\w+ )?(?:trip|holidays?|vacation|wedding|party|honeymoon|road ?trip)\\b",
    "\\b(?:weather|forecast|temperature (?:in|outside)|raining|wetter|meteo|clima|tempo fara|stocks?(?! up)|bitcoin|crypto|ethereum|invest(?:ing|ment|ments)?|mortgage|loan|tax(?:es)?(?! on the)|insurance|salary|interest rates?|forex|steuererklarung)\\b",
    "\\b(?:capital (?:city )?of|translate|translation|homework|essay (?:on|about)|history of (?!training|my|the squat|powerlifting|bodybuilding)|who (?:wrote|invented|discovered|painted|directed|was the (?:first|president))|population of|how far is|distance between|square root|solve (?:for|this|the) |solve \\d\\S*|equation|integral|derivative|calculus|algebra|chemistry|physics|biology homework|world war|roman empire|shakespeare|einstein)\\b",
    "\\b(?:movies?|films?|netflix|tv shows?|series to watch|anime|songs?|lyrics|poems?|haiku|novels?|books? (?:to read|recommendations?)|(?:bedtime )?stor(?:y|ies)|celebrit\\w+|kardashian|video ?games?|playstation|xbox|minecraft|fortnite|pokemon|chess|guitar|piano|paint(?:ing)?|knit(?:ting)?|gardening|(?:my|a|the|your|our) (?:dog|cat)|puppy|kitten|my pet|car (?:insurance|repair|engine|tyre|tire)|my car|oil change|flights?|hotels? in|visa|passport|airbnb|restaurant|date night|girlfriend (?:said|broke|is mad)|relationship advice|dating|tinder|wedding dress|divorce|horoscope|zodiac|tarot|lottery|iphone|android phone|laptop|wifi|printer|email to my boss|cover letter|resume|cv|job interview|landlord|rent|lawyer|sue)\\b",
    `${START}(?:write|compose|draft) (?:me )?(?:an? )?(?:\\w+ )?(?:poem|email|letter|song|story|essay about (?!train)|haiku|speech|tweet|blog|cover letter|love letter|text to my)\\b`,
    "\\b(?:ignore (?:all |your |the )?(?:previous|prior) instructions|system prompt|jailbreak|pretend (?:to be|you are)|act as|roleplay|meaning of life|aliens?|flat earth|conspiracy|how to (?:make|build) a bomb|hack (?:into|my|a)|wifi password|wer gewinnt die wahl|hauptstadt von|capitale de|capital de|capitale d|chi ha scritto)\\b",
  ),
  // corrections
  correction: any(
    `${START}(?:(?:no|nope|ah|oh|nein|non)[,:;.!-]+ ?|(?:oops|wait|sorry|hang on|my bad|whoops|scratch that|correction|actually|i meant|i mean)[,:;.! -]+)+.{0,60}(?:\\d|kg|lbs?|pounds|kilos|yesterday|today|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|each|per (?:side|hand|arm)|rpe|rir|not|barbell|dumbbell|cable|machine|incline|${EXERCISE})`,
    `${START}(?:that|it|this|the last (?:one|set|entry)|those|they|these) (?:was|were|is|should (?:be|have been)|should say|had) (?:actually |really |supposed to be |all |only |in |on ){0,6}(?:\\d|kg|kgs|lbs?|pounds|kilos|yesterday|today|this morning|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|two|three|four|five|six|seven|eight|nine|ten|each|per (?:side|hand|arm)|with|for|barbell|dumbbell|db|bb|cable|machine|incline|decline|assisted|weighted|(?:the |a |an |my )?(?:\\w+ )?${EXERCISE})`,
    `${START}(?:actually|i meant|i mean|meant|should (?:be|have been)|correction|make (?:it|that|them)|change (?:it|that|the (?:weight|reps?|sets?|date|last (?:set|one)))|fix (?:it|that|the)|update (?:it|that|the (?:weight|reps?|sets?|date|last))|correct (?:it|that)|edit (?:it|that|the last)|set (?:it|that))\\b.{0,40}(?:\\d|kgs?\\b|lbs?\\b|pounds|kilos|yesterday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
    "^(?:the )?(?:\\w+ )?(?:rpe|rir|weight|reps?|sets?|date|day|time|distance) (?:was|were|is|should be)\\b|^(?:in )?(?:pounds|kilos|kgs?|lbs?),? not (?:pounds|kilos|kgs?|lbs?)\\b|\\bnot \\d+(?:[.,]\\d+)? ?(?:kg|kgs|lbs?|reps?|sets?|kilos|pounds)?[,;]? (?:but |it was |rather )?\\d|\\b\\d+ ?(?:kg|lbs?|reps?|sets?)?,? not \\d|\\b(?:wrong (?:weight|exercise|date|reps?|unit|day|number)|you (?:logged|got|wrote|put) (?:it|that|the) (?:wrong|as)|that is (?:wrong|not right|incorrect)|eigentlich (?:waren|war)|doch \\d|en fait c etait|en realidad (?:fueron|eran)|in realta (?:erano|era)|na verdade (?:foram|foi))\\b",
  ),
  undo: any(
    `${START}(?:delete|remove|undo|erase|cancel|scrap|discard|get rid of|take (?:back|off)|losche|supprime|efface|annule|borra|elimina|deshaz|cancella|annulla|apague|apaga|desfaz|remova) ?(?:(?:that|it|this|those|them|the (?:last|previous|latest|most recent)(?: (?:one|entry|log|set|sets|exercise|workout|thing))?|my last (?:entry|log|set|sets|workout|one)|last (?:entry|log|set|one|workout)|what i just (?:logged|said|did)|the entry|das|es|ca|le dernier|la derniere|eso|la ultima|quello|l ultimo|l ultima|isso|o ultimo|a ultima)(?: again| please| one| entry| log| set| workout| exercise| from the log| serie| bitte){0,6})?[.! ]*$`,
    `${START}(?:delete|remove|undo|erase)\\b.{0,50}\\b(?:entry|entries|log|logs|logged|i (?:just )?logged)\\b|\\b(?:do not|stop) (?:log|count|save) (?:that|it)\\b|\\bunlog\\b`,
    `${START}(?:bring|put|get) (?:it|that|them|those|the (?:log|entry|entries|sets?)) back\\b|${START}(?:restore|undelete|reinstate)\\b(?: (?:it|that|them|those|the \\w+))?[.! ]*$`,
  ),
  entry_changed: any(
    `\\b(?:${CHANGE}|undo|erase|scrap|strike|wipe|scratch|discard|fix|correct|amend)\\b.{0,60}\\b(?:i|we) (?:(?:just|already|accidentally|wrongly|once) ){0,2}(?:entered|logged|recorded|put in|typed(?: in)?|noted|saved|tracked|reported|wrote|never (?:did|got to|went))\\b`,
    `\\b(?:${CHANGE}|undo|erase|scrap|strike|wipe|scratch|discard|fix|correct|amend)\\b.{0,60}\\b(?:from|in|off|on) (?:(?:my|the|todays|yesterdays|this|that) )+(?:(?:training|workout) )?(?:log|diary|journal|entry)\\b|\\b(?:yesterdays|todays|${WEEKDAY}s?|last|latest|wrong|duplicate) (?:log )?entry\\b`,
  ),
  same_as:
    /\bsame (?:\w+ ){0,3}(?:as|like) (?:(?:on )?(?:last (?:time|week|session|\w+day)|yesterday|before|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|the other day)\b/,
  redated: new RegExp(
    `${START}(?:move|put|shift|date|backdate|change|set|make|log|mark|count|file|book|save) (?:it|that|this|them|those|these|the last (?:one|entry)|that one)(?: all)?(?: (?:to|on|onto|for|as|back to|under|down for|from))? (?:the )?(?:${WHEN}|yesterday|today|last ${WEEKDAY}|this morning|last night|day before yesterday)(?![\\w])[^?]{0,20}$`,
  ),
  /** "Don't log this, just tell me", "no empieces, qué me toca": what is named first is what is not to be done. */
  declines_act:
    /\b(?:do not|no need to|you need not|please not|not yet|without|hold off|before you|instead of) (?:\w+ing|(?:\w+ )?(?:change|swap|touch|edit|alter|log|save|record|track|note|write|store|start|begin|build|make|create|generate|plan|book|schedule|add|remove|delete|update|remind))\b|\b(?:nicht|nix|nichts) (?:\w+ )?(?:andern|speichern|eintragen|loggen|starten|anfangen|planen|bauen|loschen)\b|\bne (?:\w+ )?(?:change|modifie|note|enregistre|lance|commence|supprime|cree)\w* (?:rien|pas)\b|\b(?:no|non|nao) (?:\w+ )?(?:cambi\w+|modifi\w+|mud\w+|guard\w+|salv\w+|registr\w+|anot\w+|empie\w+|inizi\w+|comec\w+|parti\w*|borr\w+|cancell\w+)\b/,
  why_asked: /^(?:(?:ok|and|but|so|hmm|wait)[, ]+){0,3}(?:why|how come)\b/,
  same_again:
    /^(?:(?:and|ok|then|did|done|log|just|another|plus)[, ]+){0,6}(?:(?:the )?same (?:again|as (?:last time|before|yesterday|last week|above|that)|thing(?: again)?|weight|sets?|for|with|but|on)|again(?: but| with| at|$)|repeat(?: that| it| last)?(?: set| again)?$|one more set|another set|ditto|same$|and again|\d+ more (?:sets?|reps?)|x ?\d more|otra vez|nochmal|encore une fois|di nuovo|de novo|lo mismo|la meme chose)\b/,
  log_it: /\b(?:log|record|track|save) (?:it|this|that|them|these|those)\b/,
  log_noun:
    /\b(?:log|record|track|enter|register|save|add)\b.{0,30}\b(?:work ?outs?|sessions?|training|exercises?|sets?|lifts?|run|ride|swim|walk|activity|cardio|leg day|push day|pull day|pr|pb|entrenamiento|seance|allenamento|treino|einheit)\b/,
  not_plan_food: /\b(?:meal|diet|eating|nutrition|food)[- ](?:plan|program|routine|schedule|prep)s?\b/,
  referent_only: new RegExp(
    `^(?:(?:ok|okay|so|and|yes|yeah|no|please|just|can you|could you|do|use|the|with|let us|lets|hmm+|i mean|i want|give me|show me|tell me|about|what about|how about|not|change|try|go with|about|for|more|again|make|explain|log|like|${MY}) ){0,6}(?:it|that|this|that one|this one|those|these|them|one|the other(?: one| thing)?|other thing|the first|the second|the last(?: one)?|both|neither|the same|same|do it|the thing|thing|stuff|something|anything|whatever|idk|i do not know|not sure|dunno|more|again|another|other|else)(?: please| then| one| thing| instead| again| now){0,6}[.!? ]*$`,
  ),
} as const satisfies Record<string, RegExp>;
