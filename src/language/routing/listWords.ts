/** What stands before "exercises" where their kind is meant: with what, and for which part. */
export const GEAR_WORDS =
  "kettlebells?|kb|cables?|dumbbells?|db|barbells?|bb|machines?|(?:resistance )?bands?|trx|suspension|body ?weight|calisthenics?|smith(?: machine)?|landmine|med(?:icine)? ?balls?|(?:swiss|stability|exercise) ?balls?|foam roller|pull ?up bar|dip bars?|rings|sandbags?|plates?|(?:a )?bench|chair|trap bar|ez bar|sled|rowing machine|free weights?";
export const AREA_WORDS =
  "chest|pecs?|back|lats?|upper back|lower back|legs?|quads?|hamstrings?|hammies|glutes?|booty|calf|calves|shoulders?|(?:rear |side |front )?delts?|traps?|biceps?|triceps?|arms?|forearms?|grip|core|abs?|obliques?|hips?|hip flexors?|adductors?|abductors?|neck|push|pull|upper body|lower body|posterior chain|rotator cuff|mobility";
