import { type Rule, rule } from "./rule.ts";

/** The past, the live session, and what comes next. */
export const HISTORY_RULES: readonly Rule[] = [
  rule(
    "progress.first_person_metrics",
    "ANALYZE_PROGRESS",
    4.2,
    "first_person metric",
    "hypothetical food_strong seeks_advice make_verb remind log_order fact_stated sets_by_reps calendar explain_order off_topic motivation correction form_word struggle asserted_number change_verb research_order generic_question",
  ),
  rule(
    "progress.past_query",
    "ANALYZE_PROGRESS",
    4.6,
    "past_query",
    "hypothetical off_topic memory_query remind calendar explain_order food_strong",
  ),
  rule(
    "progress.show_mine",
    "ANALYZE_PROGRESS",
    4,
    "show_mine metric|training_word",
    "next_workout food_strong memory_query how_to makes_session makes_plan remind calendar something_for",
  ),
  rule(
    "progress.recap",
    "ANALYZE_PROGRESS",
    4.2,
    "recap",
    "asserted makes_plan question_word food_strong how_to log_order load",
  ),
  rule("progress.recap_asked", "ANALYZE_PROGRESS", 3.4, "recap question_word|show_mine|make_verb", "food_strong"),
  rule(
    "progress.metric_short",
    "ANALYZE_PROGRESS",
    3.4,
    "metric_noun short",
    "question_word asserted sets_by_reps load limitation topic_noun fact_stated remind want_train",
  ),
  rule(
    "progress.metric_window",
    "ANALYZE_PROGRESS",
    3.8,
    "metric_noun time_window",
    "question_word asserted_number sets_by_reps load limitation fact_stated remind food_strong",
  ),
  rule(
    "execute.start",
    "EXECUTE_WORKOUT",
    5.2,
    "start_session",
    "asserted memory_order log_noun per_week food_strong remind named_split question_word",
  ),
  rule("execute.end", "EXECUTE_WORKOUT", 5, "end_session", "question_word"),
  rule("execute.step", "EXECUTE_WORKOUT", 5, "live_step", "sets_by_reps load seeks_advice plan_word further_set"),
  rule(
    "execute.at_gym",
    "EXECUTE_WORKOUT",
    4,
    "at_gym",
    "minutes make_verb want_train what_today question_word sets_by_reps session_for has_things",
  ),
  rule(
    "next.asked",
    "NEXT_WORKOUT",
    4.8,
    "next_workout",
    "hypothetical food_strong remind calendar asserted off_topic race live_step sets_by_reps fresh change_verb start_session makes_new",
  ),
  rule("next.reminded", "NEXT_WORKOUT", 5, "next_workout remind_how"),
  rule("next.today", "NEXT_WORKOUT", 3, "what_today", "minutes equipment limitation muscle_word"),
];
