const FRENCH =
  /^(?:avec|sans|pour|seance|programme|entrainement|muscu|musculation|le|les|du|des|mon|ma|et|je|halteres?|elastiques?|poulies?|poids|libres?|uniquement|seulement|juste|machines? guidees?|barre|banc|chez|salut|stp|exercices?|maison|salle|renfo|travailler|epaules|pectoraux|pecs|biceps|triceps)$/;
const SPANISH = /^(?:con|sin|para|y|del|el|los|las|mi|mis|por|casa|minutos|horas?|tengo|quiero|hay)$/;
/** "Dos" is the French back and the Spanish two: it is the back among French words, unless it counts something. */
export const isFrenchBack = (tokens: readonly string[], at: number): boolean =>
  // Two of a number are nothing: "dos 40 min" is the back for so long.
  /^\d+$/.test(tokens[at + 1] ?? "") || isBesideFrench(tokens, at);
const isBesideFrench = (tokens: readonly string[], at: number) =>
  !/s$/.test(
    (tokens[at + 1] ?? "").replace(
      /^(?:epaules|pectoraux|pecs|biceps|triceps|avec|sans|des|les|trapezes|abdos|bras)$/,
      "",
    ),
  ) &&
  tokens.some((token) => FRENCH.test(token)) &&
  !tokens.some((token) => SPANISH.test(token));
