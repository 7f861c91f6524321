/** Whoever prescribes training. */
const PRESCRIBERS =
  "(?:coach|trainer(?:in)?|pt|physio\\w*|fysio|kine\\w*|therapist|therapeut\\w*|instructor|doctor|doc|surgeon|chiro|osteo|entrenadora?|entraineur|allenator[ei]|allenatrice|treinadora?|fisio\\w*|personal|chat ?gpt|gpt|gemini|copilot|ai|bot)";
const PRESCRIPTIONS =
  "(?:trainingsplan|plan|programm?e?|programa|programma|routine|rutina|scheda|ficha|treino|session|workout|exercises|homework|hausaufgaben|rehab|ubungen|exercices|ejercicios|esercizi|exercicios|einheit|entrainement|entrenamiento|allenamento|seance|sesion)";
/** A heading that says whose list it is: "homework from physio:", "coach's session for me:", "rutina que me pasó mi entrenadora:". */
export const HEADED = `(?:^|\\n)(?![^\\n]*\\b(?:had|made|got) (?:me|us)\\b)(?![^:\\n]*\\b(?:did|done|finished|completed|doing|hit|managed|through|today|yesterday|this morning|last night|with|gemacht|heute|gestern|mit|fait|hier|avec|hice|hecho|hoy|ayer|con|fatto|oggi|ieri|fiz|hoje|ontem|com)\\b)[^:\\n\\d]{0,30}?\\b(?:${PRESCRIPTIONS}[^:\\n\\d]{0,30}? (?:von|vom|de|du|del|della|da|do|dal|from|by|que|che|my|the|mein) (?:[a-z]+ ){0,4}?${PRESCRIBERS}|${PRESCRIBERS} ?s? (?:gave me (?:this|these) )?${PRESCRIPTIONS}|${PRESCRIBERS} (?:\\w+ )?(?:gave|sent|wrote|made|set|came up with|suggests|suggested) (?:me |us )?(?:this|these|the following))\\b[^:\\n\\d]{0,30}(?::|\\n|$)`;
