/** Rules on what the sentence was read as, whole: surer than its words, in whatever context. */
export const READ_IDS: ReadonlySet<string> = new Set([
  "log.wipes",
  "log.deletes",
  "log.recalls",
  "log.day_put_right",
  "log.repeats_earlier",
  "log.planned_load",
  "log.machine_time",
  "generate.listed",
  "progress.own_past",
  "coach.went_wrong",
  "coach.sum",
  "coach.term",
  "coach.lists",
  "coach.plan_told",
  "log.done_measured",
]);
