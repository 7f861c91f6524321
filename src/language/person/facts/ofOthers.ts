/**
 * Somebody else, or something that is no training: "my kid goes 2 times now", "no more mondays for him", "meetings never longer than
 * 30 minutes". What is said of how often, how long or on which day is then none of the writer's training. For folded text.
 */
export const OF_OTHERS =
  /\b(?:he|she|they|him|them|kids?|(?:my|his|her|our) (?!(?:training|workouts?|sessions?|week|gym|lifting|mon|tue|wed|thu|fri|sat|sun|own|max|limit|legs?|plan|days?)\w*)\w+|shower\w*|cinema|church|school|meet(?:ing)?s?|calls?|visit\w*|watch\w*|tv|telly|screen time|drink\w*|smok\w*|shop\w*|shirts?|cook\w*|clean\w*|sleep\w*|nap\w*|movies?|pub|physio\w*)\b/;
