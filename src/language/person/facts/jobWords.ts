/** Occupations by name, in folded text: what tells "i am a nurse" from "i am a beginner". */
const JOBS =
  "nurse|teacher|doctor|surgeon|paramedic|engineer|developer|programmer|dev|coder|designer|driver|trucker|farmer|" +
  "builder|plumber|carpenter|electrician|welder|roofer|bricklayer|mechanic|firefighter|firem[ae]n|police\\w*|cop|" +
  "soldier|marine|chef|cook|baker|barista|bartender|waiter|waitress|server|hairdresser|barber|lawyer|solicitor|" +
  "paralegal|accountant|consultant|manager|director|analyst|scientist|researcher|professor|lecturer|student|phd|" +
  "postdoc|librarian|pharmacist|dentist|vet|veterinarian|physio\\w*|therapist|psychologist|social worker|" +
  "care(?:r| ?worker| assistant)|cleaner|janitor|gardener|landscaper|warehouse \\w+|courier|postman|mailman|" +
  "delivery \\w+|pilot|flight attendant|steward\\w*|architect|artist|musician|dancer|actor|actress|writer|" +
  "journalist|photographer|salesm[ae]n|sales(?:person| rep)|salesperson|cashier|receptionist|secretary|clerk|" +
  "banker|trader|entrepreneur|freelancer|contractor|labou?rer|miner|sailor|fisherman|security guard|bouncer|" +
  "retiree|pensioner|housewife|(?:stay[- ]at[- ]home|full[- ]time) (?:mum|mom|dad|parent)|nanny|midwife|" +
  "radiographer|optician|surveyor|machinist|technician|operator|assistant|intern|apprentice|trainee \\w+|au pair|" +
  "tattoo artist|personal trainer|lehrer(?:in)?|krankenschwester|krankenpfleger(?:in)?|pfleger(?:in)?|" +
  "ingenieur(?:in)?|student(?:in)?|verkaufer(?:in)?|arzt|arztin|handwerker|maurer|koch|programmierer(?:in)?|" +
  "polizist(?:in)?|infirmier(?:e)?|professeure?|ingenieure?|etudiante?|macon|serveu(?:r|se)|medecin|enfermer[oa]|" +
  "profesor[a]?|maestr[oa]|ingenier[oa]|estudiante|camarer[oa]|albanil|infermier[ea]|insegnante|ingegnere|" +
  "studente(?:ssa)?|camerier[ea]|muratore|impiegat[oa]|professora?|engenheir[oa]|estudante|medic[oa]|pedreiro|" +
  "garcom|postie|postal worker|sparky|chippy|chippie|brickie|tradie|tradesman|scaffolder|plasterer|tiler|joiner|" +
  "decorator|glazier|handyman|foreman|site manager|cabbie|taxi driver|cabin crew|tutor|childminder|" +
  "nursery worker|prison officer|probation officer|officer|tailor|stylist|beautician|masseu(?:r|se)|translator|" +
  "interpreter|editor|copywriter|park ranger|ranger|lifeguard|referee|economist|statistician|mathematician|" +
  "physicist|chemist|biologist|geologist|auditor|actuary|broker|realtor|estate agent|recruiter|marketer|" +
  "bookkeeper|administrator|coordinator|supervisor|inspector|prosecutor|judge|notary|priest|pastor|vicar|" +
  "imam|monk|nun|rancher|forester|butcher|grocer|florist|jewell?er|locksmith|upholsterer|publisher|streamer|" +
  "youtuber|singer|composer|conductor|producer|animator|illustrator|sysadmin|project manager|" +
  "product manager|ceo|cto|founder|emt|medic|hca|anaesthetist|anesthesiologist|radiologist|cardiologist|" +
  "psychiatrist|orthodontist|hygienist|health visitor|undertaker|chauffeur|butler|maid|housekeeper|caretaker|" +
  "concierge|porter|usher|bookseller|shopkeeper|shop assistant|store manager|cobbler|potter|sculptor|weaver|" +
  "blacksmith|glassblower|brewer|winemaker|sommelier|fishmonger|beekeeper|shepherd|stonemason|mason|roadworker|" +
  "crane operator|forklift driver|(?:lorry|truck|bus|train|tram|van|delivery|ambulance|uber) driver|test pilot|" +
  "air traffic controller|dispatcher|call handler|ward manager|healthcare assistant|dog ?walker|dog trainer|" +
  "groomer|jockey|equestrian|stunt\\w+|(?:civil|public) servant|town planner|quantity surveyor|" +
  "sheet metal worker|steel ?worker|factory worker|office worker|shift worker|farm ?hand|care assistant|" +
  "support worker|youth worker|teaching assistant|head ?teacher|headmaster|principal|barrister|cabinet maker|" +
  "homemaker|(?:fifo|construction|oil rig|offshore|rig|retail|aid|mine|key|kitchen|hospital|railway|metal|dock|bar|shop|community|outreach|charity) worker|" +
  "(?:pt|nursing|med(?:ical)?|law|engineering|uni|college|grad(?:uate)?|high school|phd|masters?) student|" +
  "erzieher(?:in)?|kauf(?:mann|frau)|mechaniker(?:in)?|elektriker(?:in)?|tischler(?:in)?|schreiner(?:in)?|" +
  "friseur(?:in|se)?|kellner(?:in)?|backer(?:in)?|(?:lkw|bus|taxi|zug)[- ]?fahrer(?:in)?|beamt(?:er|in)|" +
  "sachbearbeiter(?:in)?|hausfrau|azubi|physiotherapeut(?:in)?|dachdecker|maler(?:in)?|schlosser|landwirt(?:in)?|" +
  "informatiker(?:in)?|buchhalter(?:in)?|metzger(?:in)?|hebamme|altenpfleger(?:in)?|rettungssanitater(?:in)?|" +
  "boulang(?:er|ere)|cuisini(?:er|ere)|coiffeu(?:r|se)|facteur|factrice|menuisier|plombier|electricien(?:ne)?|" +
  "comptable|vendeu(?:r|se)|aide[- ]soignante?|avocate?|cocinero|cocinera|conductora?|camioner[oa]|" +
  "peluquer[oa]|carpinter[oa]|electricista|fontanero|contador[a]?|abogad[oa]|vendedora?|cuoco|cuoca|autista|" +
  "parrucchier[ea]|falegname|idraulico|elettricista|commess[oa]|avvocat[oa]|cozinheir[oa]|motorista|" +
  "cabeleireir[oa]|carpinteiro|eletricista|encanador|enfermeir[oa]|caminhoneir[oa]|prof|auxiliar|(?:carpet|kitchen|gas|pipe|window|shop|bathroom|tyre) ?fitter|(?:remote|agency|council|forestry|postal|sex|steel|textile|water|gas|utility) worker|lagerist(?:in)?|programadora?|desarrollador[a]?|desenvolvedora?|programmatore|programmatrice|programmeur|developpeu(?:r|se)|informatico|informatica|\\w*kauf(?:mann|frau)|schichtarbeiter(?:in)?|krankenpfleger(?:in)?|bauarbeiter|fahrradkurier|rentner(?:in)?|pensionist(?:in)?|pensioner|macon|routier|aide soignante|ouvri(?:er|ere)|secretaire|camionneur|albanil|dependient[ea]|administrativ[oa]|operai[oa]|magazzinier[ea]|ragionier[ea]|pedreiro|vendedor|advogad[oa]";

/** One of them, as part of a pattern. */
export const JOB = `(?:${JOBS})`;
