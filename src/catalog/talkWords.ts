/**
 * Words of talk that may stand in front of an exercise's name without making another exercise of it: a hindu push-up is
 * another one, a lovely push-up is not. Grammar words, verbs of doing and noting, time, people, feelings, how people
 * address each other. Plain words as `plainWords` gives them: lower case, without accents and apostrophes.
 */
export const TALK: ReadonlySet<string> = new Set(
  [
    // English: grammar words, dialect and chat spellings among them
    "i im ive id ill me my mine myself you u ur your youre ya ye yer he she they them his her hers their us our " +
      "it its is are am was were be been being do does did done doing have has had having got get gets getting gotten " +
      "can could would may must of off up out over down into onto from as so if but or nor yet because cuz cos " +
      "coz bc since while when after before during until till about around near like just only even still also too very " +
      "really quite rather pretty super mega proper dead well almost nearly roughly approx maybe perhaps probably actually " +
      "basically literally honestly finally eventually again already now here there where which what who how all both each " +
      "every some any many much more most less few lots lot loads bunch couple total altogether overall not n nd an " +
      "this that these those such same other another one two three four five six seven eight nine ten " +
      "ma mah meh da de tha dat dis wi wit wiv wee aye nae tae fae finna outta kinda sorta",
    // English: doing, noting, going through with it
    "log logged logging record recorded note noted track tracked add added adding put puts save saved enter entered " +
      "register jot write wrote pls plz please thx thanks thank ta cheers hit hitting smash smashed smashing crush crushed " +
      "crushing kill killed nail nailed manage managed grind ground grinded bang banged knock knocked blast blasted " +
      "complete completed finish finished finishing start started starting begin began warm warmed work worked working " +
      "train trained training lift lifted lifting throw threw squeeze squeezed sneak snuck fit fitted tried try trying " +
      "test tested testing push pushed go went going gone come came make made take took give gave see saw think thought " +
      "guess reckon mean meant say said tell told feel felt feels feeling look looked call called " +
      "count counted end ended move on play played attend attended enjoy enjoyed join joined survive survived do " +
      "success succeeded successful worth session workout exercise exercises gym gymming class lesson training club day days",
    // English: time and place
    "today tonight yesterday yday yest morning mornings morn afternoon arvo evening eve night noon lunch lunchtime " +
      "dinner breakfast monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat " +
      "sun week weekend weekly daily month year time times ago early earlier late last first second third once twice thrice " +
      "home house office work school hotel park outside indoors outdoors inside local new old usual",
    // English: people, feelings, exclamations
    "mate mates bro bros bruh brother sis sister dude guys guy man men lad lads lass girl girls girlie hun babe baby love " +
      "coach sir boss chief fam homie king queen pal buddy friend friends mum mom mummy mam dad daddy nan gran grandma grandad " +
      "kid kids son daughter wife hubby husband partner toddler wallahi wallah mashallah alhamdulillah bismillah akhi " +
      "habibi yalla yallah hey hi hello hiya yo oi oy ok okay okey k yes yeah yea yep yup no nah nope um uh er erm hmm ah oh ooh " +
      "wow whoa omg omfg lol lmao lmfao rofl haha hehe xd smh tbh ngl fr frfr imo fyi btw idk rn af asf lowkey highkey deadass " +
      "bloody damn damned fucking fuckin fkn freaking frickin effing shit shitty ass crap hell god jesus christ gosh proud " +
      "happy glad stoked chuffed pleased buzzing tired knackered shattered cooked gassed wrecked destroyed sore hungover fasted " +
      "bed sofa tv telly kitchen bedroom garage garden basement shower coffee bus traffic opener openers attempt attempts pants stopped quit bailed skipped rehab prehab sleepy exhausted lazy busy cheeky sneaky lovely nice cool sweet solid decent great good bad best worst better worse " +
      "awful terrible horrible brutal savage insane crazy mad mental massive huge big small little tiny short long quick " +
      "easy hard tough rough chill chilled random obligatory classic humble beloved favourite favorite favorites",
    // German
    "ich du er sie wir ihr mir mich mein meine meinen meiner sich es ein eine einen einem einer der die das den dem des und " +
      "oder aber auch noch nur schon mal so dann danach davor zuerst zuletzt jetzt gerade eben heute gestern vorgestern morgen fruh " +
      "abend abends mittag nachmittag montag dienstag mittwoch donnerstag freitag samstag sonntag bin ist war waren sind hab " +
      "habe hatte haben wurde werde gemacht geschafft erledigt trainiert absolviert gezogen gedruckt gehoben mache machen trag " +
      "trage eintragen eingetragen notier notiere notieren bitte danke dass endlich wieder ganz sehr echt krass geil super " +
      "bissl bissel bisschen bisserl biss wenig bruder digga diggah alter diggi oida insgesamt jeweils jede jeder pro mit bei beim im am zum zur fur von vom an auf aus nach vor seit ohne bis satz satze mann",
    // French
    "je jai tu il elle on nous vous ils elles mon ma mes ton ta tes son sa ses ce cet cette ces le la les un une des du de et ou " +
      "mais aussi encore puis ensuite apres avant enfin bien tres trop juste deja aujourdhui hier matin midi soir aprem lundi mardi " +
      "mercredi jeudi vendredi samedi dimanche ai fait faite fais fini finie termine reussi jusqu jusqua jusquau pour avec sans " +
      "chez dans sur au aux en par note noter ajoute enregistre mets stp svp merci salut bonjour seance muscu serie series salle",
    // Spanish
    "yo tu el ella nosotros mi mis me te se nos lo la los las un una unos unas y o pero tambien despues antes hoy ayer " +
      "anoche manana tarde noche lunes martes miercoles jueves viernes sabado domingo hice hago hicimos hecho he ha fue fueron " +
      "era eran son esta estaba termine terminado acabo acabe meti metimos saque levante apunta apuntame anota anote registra " +
      "agrega pon ponme porfa favor gracias hola bueno buena muy mas menos solo casi ya por para con sin en al del de que hasta " +
      "cada paso pasos total serie series repeticiones rutina gimnasio gym wey guey amigo tio hermano",
    // Italian
    "io tu lui lei noi mi ti si ci il lo la gli le un uno una e o ma anche poi dopo prima oggi ieri stamattina stasera mattina " +
      "pomeriggio sera notte lunedi martedi mercoledi giovedi venerdi sabato domenica ho ha abbiamo fatto fatta fatti fatte " +
      "faccio finito chiuso messo metti segna registra aggiungi per favore grazie ciao bene molto solo quasi gia con senza in " +
      "nel nella al alla allo di da dal dalla del della che fino totale totali serie ripetizioni tenute giri palestra",
    // Portuguese
    "eu tu ele ela nos a o os as um uma uns umas e ou mas tambem depois antes hoje hj ontem manha tarde noite segunda terca " +
      "quarta quinta sexta sabado domingo fiz fizemos feito feita foi foram terminei acabei agora mandei levantei anota anotar " +
      "registra coloca bota favor pfv obrigado obrigada oi ola bom boa muito so quase ja com sem em no na nos nas ao do da de " +
      "que ate passo passos total series repeticoes treino academia mano cara gente",
  ].flatMap((words) => words.split(" ")),
);

/**
 * Words by which a message is about an entry or a plan, or tells that something was not so. Beside one of them a name in
 * talk decides nothing.
 */
export const ABOUT_ENTRIES: ReadonlySet<string> = new Set(
  (
    "remove delete erase undo cancel scrap scratch change swap replace move edit update fix correct correction amend repeat " +
    "duplicate entry entries wrong mistake typo instead instead should skip skipped missed not never didnt dont wasnt isnt " +
    "without aside apart excluding besides program programme plan planned planning routine schedule tomorrow next remind reminder goal target aim aiming " +
    "later will shall might gonna wanna gotta imma want wanted need needed spater nachher gleich werde will mochte muss soll " +
    "demain bientot vais veux faut voudrais luego voy quiero manana debo domani vado voglio devo amanha vou quero preciso " +
    "hope hoping hopefully thinking considering wish hate inshallah bring restore losch losche loschen entferne entfernen andere andern " +
    "korrigiere statt nicht kein keine supprime efface enleve corrige remplace pas jamais borra elimina quita cambia corrige no " +
    "nunca cancella elimina togli correggi cambia non mai apaga remove tira troca corrige nao nunca"
  ).split(" "),
);
