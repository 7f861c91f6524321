import { isMovementWord } from "../notation/clauseWords.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change, deletion } from "./correction.ts";
import { phraseIn, takeWhen } from "./correctionPhrases.ts";
import { readFewerSets } from "./fewerSets.ts";
import { MENTIONS_SETS, setsOfKind } from "./heldSets.ts";
import { namedEntry, namedSets, severalSets } from "./setSelectors.ts";
import { readSpokenDeletion } from "./spokenDeletion.ts";
import { withoutRemark } from "./withoutRemark.ts";

const UNDO = entered(
  /^(?:undo|revert|scratch|strike|scrap|bin|disregard|(?:do not|did not (?:want|mean) to|please do not|should not) (?:log|save|store|count|keep|record)|i take|(?:forget|ignore|disregard|scrap|bin)(?: (?:about|that|the|this))* last (?:one|entry|log|thing)|take (?:that|it|this) back|(?:that|it) (?:was|is) (?:a mistake|an error|not me)|(?:that|it) did not happen|i did not (?:actually )?do (?:that|it|any of (?:that|it))|ruckgangig(?: machen)?|mach (?:das|es) ruckgangig|deshacer|deshazlo|deshaz|annule|annuler|annulla|desfazer|desfaz|desfaca)(?: (?:that|it|this|eso|ca|cela|isso|das|es|(?:it|that|this) back|the last (?:one|entry|log|change|thing)|my last (?:one|entry|log)|last (?:one|entry|log)))?(?: (?:please|bitte|por favor|s il vous plait))?$/,
);
/** "Wait no keep it": what was just taken away is to stay. */
export const KEEPS = entered(
  /^(?:(?:oh|wait|no|nah|actually|hm+|sorry|ok|stop)[ ,.]+)+(?:please |do )?(?:keep|leave) (?:it|that|them|those)(?: in| there| after all)?$/,
);
/** Of what was taken away. */
const BRING_BACK = entered(
  /^(?:(?:no )?(?:do not|dont|never mind,? (?:do not|dont)) (?:delete|remove|erase) (?:it|that|them|those)|(?:bring|put|get|add|want|need|have|give me|i want|i need) (?:it|that|them|those|the (?:log|entry|entries|sets?|last (?:one|entry|log)|deleted (?:one|entry|log))|what you (?:just )?deleted) back(?: (?:in|again))?|(?:restore|undelete|recover|reinstate|unremove)(?: (?:it|that|them|those|the (?:log|entry|entries|last (?:one|entry|log)|deleted (?:one|entry|log))))?|(?:hol|bring|stell|nimm) (?:es|das|ihn|den eintrag|sie) (?:zuruck|wieder (?:her|rein|auf))|(?:das |es |ihn )?(?:wieder ?her(?:stellen|holen)|zuruck(?:holen|bringen)|wieder (?:rein|eintragen|hinzufugen))|(?:trag|schreib|nimm|tu|mach) (?:es|das|ihn|sie|den eintrag) (?:doch )?wieder (?:ein|rein|hin|auf|dazu)|(?:remets?|remettez|restaure|recupere|retablis|rajoute)(?:[ -](?:le|la|les|ca|l entree))?|(?:restaura|recupera|devuelve|pon|ponlo|vuelve a poner|vuelve a ponerl[oa]s?)(?:l[oa]s?)?(?: (?:lo|la|eso|de nuevo|otra vez|de vuelta))*|(?:ripristina|recupera|rimetti|riaggiungi|reinserisci)(?:l[oaie])?(?: (?:quello|di nuovo|dentro))?|(?:restaura|recupera|traz|traga|coloca|coloque|poe|bota|devolve)(?: (?:isso|o registro|ele|ela|o|a))?(?: de (?:volta|novo))?)(?: (?:please|pls|bitte|por favor|s il te plait|per favore|again))*$/u,
);
const DELETE = entered(
  /^(?:(?:delete|remove|erase|discard|clear|wipe|bin|scrap|scratch|strike|trash|get rid of|cancel|drop|take out|take off|throw (?:out|away)|losche?|loschen|entferne?|streiche?|supprime[rz]?|efface[rz]?|enleve[rz]?|retire[rz]?|borra(?:r|lo|la)?|elimina(?:r|lo|la|re)?|quita(?:r|lo|la)?|cancella(?:re|lo|la)?|togli|apaga[r]?|apague|exclui[r]?|exclua|remove[r]?|tira[r]?))(?![\p{L}])/u,
);
const FIRM_DELETE =
  /^(?:delete|remove|erase|discard|wipe|scrap|scratch|trash|get rid of|throw (?:out|away)|losch|entfern|supprim|effac|borr|elimin|cancella|apag|exclu)/;
const NOT_LOGS =
  /\b(?:plan|plans|routine|routines|program|programme|profile|account|reminders?|alarms?|goals?|facts?|memory|memories|conversation|chat|history|data|injur(?:y|ies)|notes?|tasks?|events?|equipment|allerg(?:y|ies)|everything (?:you|about)|about me|name|photo|subscription|exercises? from|from the workout)\b/;
const ALL_OF_IT =
  /^(?:all|everything|both|them|those|these|all of (?:it|that|them|those)|both of them|all (?:two|three|four|five|six|\d)(?: of (?:it|that|them|those|these))?|(?:the |all )?(?:whole )?lot|alle[s ]?(?:zwei|drei|vier|beide[ns]?)?|tou[ts](?: les (?:deux|trois|quatre))?|tod[oa]s?|l[oa]s (?:dos|tres|cuatro)|tutt[oie](?: e (?:due|tre|quattro))?|tudo)$/;
const LAST_ONE =
  /^(?:that|it|this|that one|this one|the last|last|the last one|last one|one|entry|log|exercise|last (?:entry|log|exercise|thing|lift)|latest(?: (?:entry|log|one))?|(?:previous|most recent|newest) (?:entry|log|one)|das|es|(?:den )?letzten(?: eintrag)?|das letzte|(?:die )?letzte ubung|ca|cela|la derniere(?: entree)?|le dernier|eso|lo|la ultima(?: entrada)?|ultima(?: entrada)?|(?:el |lo )?ultimo(?: registro)?|quello|l ultimo|isso|o ultimo(?: registro)?)?$/;
const WORKOUT =
  /^(?:(?:whole|entire|todays?|last|today is) )*(?:workout|session|training|entries|logs)(?: (?:today|from today))?$/;
/** "…, it was someone else's": why it goes. */
const REASON =
  /^(that|it|this|the last (?:one|entry|log|set)|the last|both|them|those|all of (?:it|them))[ ,.;-]+(?:because|cause|bc|since|as|(?:it|that|this|they|those) (?:was|were|is|are)|i|was|were|my|not) [^\d]{1,80}$/;
/** "…, wrong machine", "…, I misread it": why it goes, without another exercise or figure that it should be. */
const WHY =
  /^[ ,;.-]+(?:(?:it|that|this) (?:was|is) )?(?:(?:the )?wrong (?:machine|one|exercise|lift|person|day|entry|chat|app|button|thing|account|log)|(?:a |my )?(?:mistake|typo|accident|duplicate|mis(?:take|click|read|type)\w*)|(?:i|we) (?:mis\w+|mixed|messed|hit|pressed|tapped|counted|typed|logged|sent|copied|pasted|did not)\b[^\d]{0,60}|by (?:mistake|accident)|twice|already (?:logged|there)|sent twice)$/;
/** Somebody else did it. */
const DISOWNED = entered(
  /^(?:(?:that|it|this|those|these|they) (?:(?:was|is|were|are) (?:not (?:mine|me|my (?:sets?|log|lift|numbers?))|(?:somebody|someone|anybody) else(?:'?s)?|(?:for )?(?:my|a) (?:\p{L}+ )?(?:brother|sister|friend|buddy|mate|partner|wife|husband|girlfriend|boyfriend|gf|bf|dad|father|mum|mom|mother|son|daughter|coach|trainer|client|roommate|flatmate|cousin|colleague)(?:'?s|s)?)|belongs? to [^\d]{1,30})(?:,? not (?:me|mine))?|not (?:me|mine)|wrong person)(?:[ ,.;-]+(?:(?:that|it|this) (?:was|is) )?(?:my|a|somebody|someone)(?: \p{L}+){1,3}(?:'s)?)?$/u,
);
/** "Scratch that, the face pulls did not happen", "I never did the curls": which one was not done. */
const UNDONE = entered(
  /^(?:(?:undo|scratch|scrap|strike|bin|delete|remove|forget|ignore|disregard)(?: (?:that|it|this))?[ ,.;-]+)?(?:the |my |those )?([^\d,]{2,40}?) (?:did not (?:actually )?happen|never happened|(?:was|were) not (?:mine|me|done|real)|(?:was|were) (?:a mistake|an error))$/u,
);
/** Everything that was ever logged, not just what was said last. */
const WHOLE_LOG =
  /^(?:all (?:of )?(?:my|the)|(?:my|the) (?:whole|entire|complete|full)|every one of my|every(?: single)?)(?: (?:training|workout|lifting|gym|exercise|fitness))? (?:logs?|entries|entry|diary|journal|log ?book|history|lifts?|workouts?|sessions?|sets?|exercises?)(?: (?:that )?i(?: have|ve)?(?: ever)? (?:logged|done|did|tracked|entered|saved|recorded))?$|^(?:(?:mein(?:en)?|das|den) (?:ganze[ns]?|komplette[ns]?|gesamte[ns]?)|alle meine|(?:todo )?(?:mi|el) (?:entero |completo )?|tod[oa]s (?:mis|los)|tout(?:es?)? (?:mon|mes|le|les)|tutt[oi] (?:il (?:mio )?|i (?:miei )?)|todo (?:o )?(?:meu )?|todos os (?:meus )?) ?(?:training(?:stagebuch|slog)?|trainingseintrage|log|tagebuch|eintrage|registros?|diario|historial|journal|historique|entrees|registrazioni|allenamenti|entrenamientos|treinos)(?: (?:de entrenamientos?|d entrainement|di allenamento|de treinos?|entero|completo))?$|^(?:my|the) (?:training|workout|lifting|gym|exercise) (?:logs?|diary|journal|log ?book|history)$|^(?:everything|all)(?: that)? i(?: have)? (?:ever )?(?:logged|did|done|tracked)$/;
/** Done with less weight, and nothing to take away. */
const DROP_SET = entered(/^drop ?-?sets?(?: of| at| with)? \d+(?:[.,]\d+)? ?(?:kgs?|lbs?|s)? ?[x×*]/);
/** "Drop the last set to 6": there are fewer of it, and none less. */
const DROPPED_TO = entered(/^(?:drop|cut|take) [^.;]*\bto \d/);
/** "It was right the first time": what was changed just now is to be as before. */
const WAS_RIGHT = entered(
  /^(?:(?:it|that|this|the (?:first|old|original|other) (?:one|figure|number|weight|version)|the original|mine|i|you|what i (?:said|wrote|had)) (?:was|were|had it) (?:actually |all |really )?(?:right|correct|fine|ok|good)(?: (?:before|the first time|the first time round|at first|as it was|originally|already|all along))?(?: (?:actually|after all|sorry))*|as (?:it was|before)|(?:it|leave it|keep it|put it back to|back to) (?:how|what|the way) it was(?: before)?|change (?:it|that) back|das (?:war|stimmte) (?:doch )?(?:richtig|so)|c etait (?:bon|juste)(?: avant)?|estaba bien(?: antes)?|era giusto(?: prima)?|estava certo(?: antes)?)$/,
);
/** "Sent twice", "that one is a duplicate": the newest entry stands there once too often. */
const TWICE = entered(
  /^(?:(?:i|it|that|this|you|the last (?:one|entry)) )?(?:(?:accidentally|just|got|have|is|was|were) )*(?:(?:sent|logged|posted|entered|submitted|saved|typed|recorded|went through|in there|there)(?: (?:it|that|this|them))?(?: in(?: there)?)? (?:twice|double|2x|two times)|an? (?:duplicate|double|dupe)(?: (?:entry|post|log))?|duplicate[d]?|double[ -]?(?:logged|posted|sent|entered|saved|typed|submitted|tapped)(?: (?:it|that|this))?|double (?:post|entry|log)|doppelt(?: gesendet| eingetragen)?|envoye deux fois|en double|duplicado|enviado dos veces|doppione|inviato due volte|enviado duas vezes|mandei duas vezes)$/,
);
const HEDGED = entered(
  /,? (?:i (?:think|guess|believe|reckon)|it (?:seems|looks like)|by (?:mistake|accident)|oops|sorry|lol)$/,
);
/** "Forget that" right after a log: it may call the entry off, which is asked. */
export const FORGET = entered(
  /^(?:(?:no|nah|ah|oh|actually|wait)[ ,]+)*(?:forget|ignore|disregard|vergiss|oublie|olvida|lascia perdere|esquece) (?:about )?(?:that|this|it|das|es|ca|eso|quello|isso)(?: (?:one|entry|last one))?$/,
);
/** All of a day: "everything I logged today", "all of today's logs". */
const WHOLE_DAY =
  /^(?:alles|tout|todo|tutto|tudo|everything|all|all (?:of )?(?:it|that|them|those|this)|(?:all (?:of )?)?(?:the |my |those )?(?:entries|logs|sets|exercises|lifts|stuff))(?: (?:that )?i(?: have)? (?:logged|did|done|tracked|entered|saved|recorded|wrote))?$/;
/** It is a day that goes, or all of one; no single thing of it. */
const ALL_OF_DAY =
  /^(?:all|everything|alles|tout|todo|tutto|tudo|today|yesterday|heute|gestern|hoy|ayer|oggi|ieri|hoje|ontem)(?![\p{L}'])/u;
/** "That last set didn't count", "my third set was not a real one": it is to go, and nothing else. */
const VOID_SET = entered(
  /^(?:the |that |my |this )*(?:(?:last|first|second|third|fourth|fifth|final|1st|2nd|3rd|[4-9]th) set|set (?:\d{1,2}|one|two|three|four|five))(?: (?:there|really|actually|probably|sorry))* (?:(?:does|did|should|do) not (?:really |actually |even )?count|(?:was|is) not (?:really |actually |even )?(?:a (?:real|proper|valid|full|work(?:ing)?|good)(?: one| set)?|real|valid|proper|legit|countable|done)|(?:never|did not) happen(?:ed)?|was (?:a )?(?:mistake|fake|invalid|rubbish one)|(?:does|did) not belong(?: there)?)$/,
);

/** The set that does not count is taken out of its entry. */
function voided(text: string): Correction | null {
  const set = /(?:\S+ set\b|\bset \S+)/.exec(text.replace(/^(?:the |that |my |this )+/, ""))?.[0] ?? "";
  const chosen = namedSets(`the ${set.replace(/^final /, "last ")}`);
  return chosen === null ? null : change({ removed: chosen.sets });
}

/**
 * A wish to take a log back or away: "undo", "delete that", "remove the last set", "delete yesterday's squats". In: folded
 * text without its opening words. `null` for anything that is no log (plans, goals, the account).
 */
export function readDeletion(text: string): Correction | null {
  const bare = text.replace(/[.!?]+$/, "").trim();
  const [first = ""] = bare.split(/ ?[,;.-] /);
  if (UNDO.test(first.trim()) && WHY.test(bare.slice(first.length))) return deletion("undo");
  for (const head of DELETE.test(bare) ? withoutRemark(bare) : []) {
    const plainly = readDeletion(head);
    if (plainly?.kind === "delete") return plainly;
  }
  if (UNDO.test(bare)) return deletion("undo");
  if (BRING_BACK.test(bare)) return deletion("undo", { restores: true });
  if (WAS_RIGHT.test(bare.split(/ ?, /, 1)[0] ?? "") && !/\d/.test(bare)) return deletion("undo", { restores: true });
  if (TWICE.test(bare.replace(HEDGED, ""))) return deletion("last", { disowned: true });
  if (FORGET.test(bare)) return deletion("last", { disowned: true });
  const undone = UNDONE.exec(bare);
  const unreal = undone === null ? null : phraseIn(undone[1] ?? "");
  if (unreal !== null) return deletion("named", { target: unreal });
  const isDisowned = DISOWNED.test(bare) || bare.split(/ ?[,;.] /).every((clause) => DISOWNED.test(clause));
  if (isDisowned) return deletion("undo", { disowned: true });
  if (DROP_SET.test(bare) || DROPPED_TO.test(bare)) return null;
  const fewer = readFewerSets(bare);
  if (fewer !== null) return fewer;
  const verb = DELETE.exec(bare);
  if (VOID_SET.test(bare)) return voided(bare);
  if (!verb) return readSpokenDeletion(bare);
  const spoken = bare
    .slice(verb[0].length)
    .replace(/^[ :,]+/, "")
    .replace(
      /(?: ?(?:please|pls|again|thanks|actually|after all|instead|then|now|tbh|sorry|doch|eigentlich|finalement|al final|alla fine|mejor|besser|lieber|mieux|plutot|meglio|melhor|wieder|bitte|de nuevo|por favor|per favore|from (?:the|my) (?:log|diary|journal)))+$/,
      "",
    )
    .replace(REASON, "$1")
    .trim();
  if (WHOLE_LOG.test(spoken)) return deletion("everything");
  const day = takeWhen(spoken.replace(/(?<=today|yesterday)(?:'?s)(?![\p{L}])/gu, ""));
  const whole = day.text
    .replace(/\s+/g, " ")
    .replace(/ (?:on|at|from|of|in|for|von|vom|lo de|de|du|d|di|do)$/, "")
    .trim();
  if (day.when !== null && (whole === "" || WHOLE_DAY.test(whole)) && ALL_OF_DAY.test(spoken))
    return deletion("everything", { when: day.when });
  const object = spoken.replace(/ (?:entry|log)$/, "").trim();
  const dated = takeWhen(object.replace(/^(?:the |my |that |this )(?=.)/, ""));
  const named = dated.text
    .replace(/^(?:the|my|that|this) /, "")
    .replace(/ (?:on|at|from|of|in|for)$/, "")
    .trim();
  const removed = /^(?:lo|la)$/.test(verb[0].slice(-2)) && named === "" ? "" : named;
  if (NOT_LOGS.test(object)) return null;
  if (LAST_ONE.test(object) || LAST_ONE.test(removed))
    return deletion(dated.when === null ? "last" : "named", { when: dated.when });
  if (ALL_OF_IT.test(removed) || WORKOUT.test(removed)) return deletion("all", { when: dated.when });
  const ordinal = namedEntry(object.replace(/ one$/, " entry"));
  if (ordinal.place !== null) return deletion("named", { place: ordinal.place });
  // "The bench from the 10th": a day, and no set.
  const isOfDay = dated.when !== null && /\d/.test(dated.when) && namedSets(dated.text) === null;
  const ofKind = setsOfKind(object);
  if (ofKind !== null)
    return change({
      removed: { from: -1, to: -1, held: ofKind.held },
      target: ofKind.of === null ? null : phraseIn(ofKind.of),
    });
  const chosen = isOfDay ? null : (severalSets(object) ?? namedSets(object));
  // "The warm-up, and make the rest 85": two orders, of which nobody knows what goes.
  if (chosen?.sets === "all" && OTHER_ACT.test(object)) return deletion("last", { disowned: true });
  if (chosen !== null) return change({ removed: chosen.sets, target: phraseIn(chosen.rest) });
  const inWords = readSpokenDeletion(bare);
  if (inWords !== null) return inWords;
  const target = phraseIn(removed);
  // "Scratch that, 40 sec each" puts figures right.
  const isFirm = FIRM_DELETE.test(verb[0]) || (TAKE_OUT.test(verb[0]) && isLiftAlone(target));
  if (target === null || !isFirm || OTHER_ACT.test(target) || (/^scr/.test(verb[0]) && /\d/.test(target))) return null;
  // "The bench warm-up and the last one": of its sets, so that it is asked whether all of it goes.
  return deletion("named", { when: dated.when, target, disowned: MENTIONS_SETS.test(target) });
}

/** Behind a name another order begins. */
const OTHER_ACT =
  / (?:and|und|et|y|e) (?:make|change|set|put|log|add|move|correct|fix|mach|setz|andere|mets|change|pon|cambia|metti|muda|poe) .*\d/;

/** Takes something out of a session as well as of the log: only of a lift that is named and nothing else. */
const TAKE_OUT = /^(?:take out|quita|togli|enleve|retire|tira)/;
const isLiftAlone = (target: string | null): boolean =>
  target !== null && !/\d/.test(target) && target.split(" ").length <= 3 && target.split(" ").some(isMovementWord);
