/** What rests on a value, or on a known illness together with its sign. */
export const NOT_DOUBTED: ReadonlySet<string> = new Set([
  "weight_cut.pills",
  "stop.low_sugar",
  "stop.high_sugar",
  "stop.aura",
  "stop.heart_rhythm",
  "stop.crash",
  "emergency.stroke",
  "emergency.low_sugar",
  "emergency.high_sugar",
  "emergency.insulin",
  "emergency.inhaler_missing",
  "emergency.gas",
  "emergency.choking",
  "emergency.eye",
  "emergency.limb_pressure",
  "emergency.head_injury",
]);
