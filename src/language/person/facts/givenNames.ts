/**
 * Given names that are common in Europe, the Americas, Asia and Africa, and short forms of them; folded. What tells "im dave"
 * from "im tired" where nothing is written with a capital. Names that are everyday words ("may", "rich", "hope") are left out.
 */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    "steffi basti kathi uschi moni toni franzi hanni lisi resi nele paco pepe lolo nacho chema lucho beto juanjo manolo titi loulou tonio gigi pippo beppe " +
    "aaron abby abdul abdullah abigail abraham adam adele adrian adriana agnes agnieszka ahmad ahmed aidan aisha akira alan alana albert alberto " +
    "aleks aleksandra alena alessandra alessandro alessia alex alexa alexander alexandra alexei alexis alfie alfred alfredo ali alice alicia alina " +
    "alison allan allison alma alvaro alyssa amanda amara amelia amelie amina amir amira amit amy ana anais anastasia andre andrea andreas andrei " +
    "andres andrew andy angela angelica angelo anil anita anja anke anna annabel anne annette annie anthony antoine anton antonia antonio anya " +
    "aoife archie ari ariana arjun armando arnold arthur arturo asha ashley astrid audrey august aurelie austin ava axel ayesha aylin baptiste " +
    "barbara barry bart bastian bea beatrice beatrix beatriz becca becky bella ben benedikt benjamin bernard bernd bert beth bethany betty bianca " +
    "birgit bjorn blake bob bobby boris brad bradley brandon brenda brendan brent brett brian bridget britta bruce bruno bryan caitlin callum " +
    "cameron camila camille cara carina carl carla carlo carlos carlotta carmen carol carolina caroline carrie carsten casper cassandra cassie " +
    "catalina catarina caterina catherine cathy cecilia cedric celia celine cesar chantal charles charlie charlotte chelsea chen cheryl chiara " +
    "chloe chris christa christian christina christine christof christoph christophe christopher chuck cindy claire clara clare claudia claudio " +
    "clemens clement clive cody colette colin connor conor corinna cormac craig cristiano cristina cynthia cyril daisuke damian damien dan dana " +
    "daniel daniela daniele danielle danny daria dario darius darren dave davey david davide deb debbie deborah declan deepak denis denise dennis derek " +
    "desmond diana diane diego dieter dimitri dirk djamal dominic dominik dominique don donald donna dora doris dorota dorothy doug douglas duncan " +
    "dylan eamon eddie edgar edith eduardo edward edwin eileen elaine elena eleanor eleonora eli elias elif elijah elin elisa elisabeth eliza " +
    "elizabeth ella ellen ellie elliot elsa emanuel emil emile emilia emilie emilio emily emma emmanuel enrico enrique enzo eric erica erik erika " +
    "ernesto erwin esra esteban esther ethan etienne eugene eva evan eve evelyn ezra fabian fabio fabrice fabrizio fatima fatma federica federico " +
    "felicia felipe felix ferdinand fernanda fernando filip filippo finn finley fiona flavia flavio flora florence florian florent franca " +
    "frances francesca francesco francisco francois franz fred freddie frederic frederik freya frida friedrich fritz gabi gabriel gabriela gabriele " +
    "gareth gary gavin gemma geoff george georgia georgina gerald gerard gerd gerhard gianluca gianni gilbert gina giorgia giorgio giovanni giulia " +
    "giulio giuseppe gloria goran gordon graham greg gregor greta guido guillaume guillermo gunther gustav gustavo gwen hakan hamza hana hanna " +
    "hannah hannes hans harald harriet harry harvey hassan heather hector heidi heike heinz helen helena helene helga helmut henning henri henrik " +
    "henrique henry herbert hiroshi holger holly hongyu horst howard hugh hugo hussein ian ibrahim ida ignacio igor ilaria imran ines inga inge " +
    "ingrid irena irene irina iris isaac isabel isabella isabelle ivan ivana ivo jacek jackie jacob jacqueline jacques jaime jake jakob jakub jamal " +
    "james jamie jan jana jane janet janina janine jared jasmin jasmine jason javier jay jean jeff jeffrey jen jenna jennifer jenny jens jeremy " +
    "jerome jerry jess jesse jessica jesus jill jim jimmy jo joan joana joanna joanne joao jochen jodie joe joel joelle joerg johan johanna johannes " +
    "john johnny jon jonas jonathan jordan jordi jorg jorge jose josef josefina joseph josephine josh joshua juan juana juanita judith judy julia " +
    "julian juliana julie julien juliette julio julius jurgen justin justine justyna kai kamal kamil karen karim karin karina karl karla karolina " +
    "karsten kasia kat kate katharina katherine kathleen kathrin kathy katie katja katrin katrina kay kayla keith kelly kelvin ken kenji kenneth " +
    "kenny kerry kerstin kevin khalid kiera kieran kim kimberly kirsten klara klaus konrad konstantin krista kristen kristian kristin kristina " +
    "krzysztof kumar kurt kyle lara larissa larry lars laszlo laura lauren laurence laurent lea leah leila lena leo leon leonard leonardo leonie " +
    "leroy lesley leslie lewis lia liam lieselotte lili lilian lillian lilly lily lina linda lindsay lionel lisa liz lizzie logan lola lorena " +
    "lorenzo lorraine lotta lotte lou louis louisa louise luc luca lucas lucia luciana lucie lucien lucy ludovic luigi luis luisa luiza luka lukas " +
    "luke lydia lynn maciej maddie madeleine madison magda magdalena maggie maik maja malcolm malik manfred manuel manuela mara marc marcel marcela " +
    "marcelo marcia marcin marco marcos marcus marek margaret margarita margot maria mariam mariana marianne marie marija marina mario marion marisa " +
    "marisol marius mariusz mark marko markus marlene marta martha martin martina martine mary maryam mateo mateus mathias mathieu mathilde matilda " +
    "matt matteo matthew matthias matthieu mattia maud maureen maurice mauricio max maxime maximilian maya megan mehdi mehmet mei meike mel melanie " +
    "melissa mercedes mia micha michael michal michel michele michelle mick miguel mikael mike miki mila milan milena milo mina mira miranda miriam mirko " +
    "miroslav mitch mo mohamed mohammad mohammed moira molly mona monica monika monique moritz morgan muhammad murat mustafa myriam nadia nadine " +
    "naomi natalia natalie natasha nathalie nathan neil nelson nell nia niall nick nicky nico nicola nicolas nicole niels nigel nik nikita niklas " +
    "niko nikola nikos nils nina nino noah noel noemi nora norbert noura nuno octavia olaf oleg olga oliver olivia olivier omar orla oscar oskar " +
    "osman otto owen pablo paige pam pamela paola paolo pascal pat patricia patrick patrik patrycja patty paul paula paulina pauline paulo pavel " +
    "pawel pedro peggy pete peter petra phil philip philipp philippe phoebe pia pierre pietro pilar piotr polly priya priyanka quentin rachel " +
    "rachid radek rafael rafal raj rajesh ralf ralph ramon raphael raquel rashid raul ravi raymond rebecca reggie regina reiner remi rene renata " +
    "renate rhys ricardo riccardo richard rick ricky rita rob robbie robert roberta roberto robin rodrigo roger rohan roisin roland rolf romain " +
    "roman ron ronald ronja ronnie rory rosa rosalie rosie ross roxana roy ruben rudi rui rupert russell ruth ryan sabine sabrina sally " +
    "salma sam samantha samir samira samuel sandra sanjay santiago sara sarah sasha saskia saul scott sean sebastian sebastien selin selina selma " +
    "serena serge sergei sergio seth shane shannon sharon shaun shauna sheila shirley shona sibylle siegfried sigrid silke silvia simon simona " +
    "simone sinead siobhan sofia sofie solene sonia sonja sophia sophie stacey stan stanislav stefan stefania stefanie stefano steffen steph " +
    "stephan stephane stephanie stephen stella steve steven stewart stuart sunil susan susanna susanne suzanne suzie sven svenja svetlana sybille " +
    "sylvain sylvia sylvie szymon tamara tamsin tania tanja tanya tara tariq tatiana ted teresa terry thea theo theodor theresa therese thiago " +
    "thierry thomas thorsten tiago tilda tim timo timothy tina tobi tobias toby todd tom tomas tomasz tommaso tommy tony torsten tracy trevor " +
    "tristan tyler ulf ulla ulrich ulrike umberto ursula uwe valentin valentina valeria valerie vanessa vera verena veronica veronika vicky victoria " +
    "viktor viktoria vincent vincenzo viola violet virginia virginie vivek vivian vladimir volker walter wanda warren wayne wendy werner wesley " +
    "wilhelm willem william willy wojtek wolfgang xavier xenia yael yan yana yann yannick yasmin yasmine yolanda yosef youssef yuki yuri yusuf yves " +
    "yvette yvonne zach zachary zainab zara zoe zofia zuzanna"
  ).split(" "),
);

/** Whether a word is a common given name. In: one word, folded. */
export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(word);
