import { type Rule, rule } from "./rule.ts";

/** What the words are about, for when no other rule speaks clearly for any route. */
export const FALLBACK_RULES: readonly Rule[] = [
  rule("coach.about_training", "COACH", 3, "question training_word|domain", "off_topic food_only"),
  rule(
    "coach.training_statement",
    "COACH",
    2,
    "training_word four_words worded",
    "question bare_session bare_topic bare_exercise off_topic correction undo adjust session_word please_word",
  ),
  rule(
    "generate.please",
    "WORKOUT_GENERATE",
    3,
    "please_word training_word",
    "question log_order bare_exercise sets_by_reps",
  ),
  rule(
    "generate.session_named",
    "WORKOUT_GENERATE",
    3.2,
    "session_word",
    "asserted metric past_query log_order question_word plan_word negated bare_session food_word",
  ),
  rule(
    "coach.numbers_not_done",
    "COACH",
    2.8,
    "sets_by_reps|load planned|hypothetical|negated|other_person|quoted|stance_question",
    "food_word",
  ),
  rule(
    "coach.state_of_body",
    "COACH",
    2,
    "domain four_words worded",
    "training_word question off_topic food_word bare_number correction undo adjust",
  ),
  rule("nutrition.about_food", "NUTRITION", 3, "food_word", "real_training off_topic"),
  rule("offtopic.question", "OFF_TOPIC", 4, "off_domain question|explain_order|make_verb", "followup referent_only"),
  rule(
    "smalltalk.remark",
    "SMALLTALK",
    2.8,
    "off_domain worded",
    "question followup referent_only correction undo adjust",
  ),
];

/** Rules that go by the words alone: what they find yields to a neighbour that asks for something. */
export const FALLBACK_IDS: ReadonlySet<string> = new Set(FALLBACK_RULES.map(({ id }) => id));
