/** What a message may be a danger by; `B` is none, `H` is self-harm, the others are as in `Screening`. */
export const DANGER_CLASSES = ["B", "E", "H", "S", "M", "Y", "N", "P", "W", "X", "I"] as const;
export type DangerClass = (typeof DANGER_CLASSES)[number];
