import { entered } from "../patterns/enteredPattern.ts";
import type { Reading } from "./reading.ts";

/** "That was a joke", "jk", in six languages. */
const JOKE = entered(
  /\b(?:(?:that|this|it|thats|its) (?:was |is )?(?:just |only |all |obviously )*(?:a |my )?(?:(?:bad|silly|stupid|dumb) )?joke|(?:just|only|im|i was|was) (?:just |only )?(?:kidding|joking|messing(?: (?:with you|around))?|pulling your leg)|kidding|jk|war (?:nur |bloss |doch |doch nur ){0,12}(?:ein |n )?(?:witz|scherz|spass)|(?:nur|bloss) (?:ein |n )?(?:spass|scherz|witz)|(?:era|es|fue) (?:una |de )?broma|(?:estoy |estaba )?bromeando|(?:c etait|c est|cetait) (?:juste |seulement )?(?:une |pour )?(?:blague|rire)|je (?:plaisante|rigole|deconne|plaisantais|rigolais|blague)|scherzavo|sto scherzando|(?:era|e) (?:solo )?uno scherzo|(?:to|tava|estou|estava) (?:so )?(?:brincando|zoando)|(?:era|foi|e) (?:so )?(?:brincadeira|zoeira|zueira))\b/,
);
/** No joke, or only half of one. */
const NO_JOKE =
  /\b(?:(?:not|no|isnt|wasnt|aint|arent|never|half|sort of|kind ?of|kinda|hardly|who|nobody|no one|think im|thinks im|thought i was|thought it was|nicht|kein|no es|no era|pas|non|nao) (?:\w+ )?(?:jok|kid|mess|wit|scherz|spass|brom|blagu|plaisant|rigol|brinc|zoa)\w*|unless|or (?:is it|am i|was it|maybe not)|but (?:really|seriously|actually|still|it|my|i)|still|kidding (?:my|your|our)sel\w+|for real|jokes aside|joking aside|kidding aside)\b/;

/** Whether somebody takes back as a joke what they say beside it. In: a reading of the message. Linear in its length. */
export const saysJoke = ({ text }: Reading): boolean => JOKE.test(text) && !NO_JOKE.test(text);
