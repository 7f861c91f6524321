export type QuickAction = { label: string; text: string };

/** One for each thing that the coach does, with words that work as they stand. */
export const QUICK_ACTIONS: readonly QuickAction[] = [
  { label: "Log a set", text: "3x10 bench press at 60 kg" },
  { label: "Build a session", text: "Build me a 30 minute full body session with dumbbells" },
  { label: "Ask a question", text: "How deep should I squat?" },
  { label: "Say something about me", text: "I train four days a week and my goal is strength" },
];

/** The chat with these words in its composer, not sent. */
export const chatWith = (text: string): string => `/chat?text=${encodeURIComponent(text)}`;
