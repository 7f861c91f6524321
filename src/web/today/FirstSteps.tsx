import { Link } from "wouter";
import { chatWith, QUICK_ACTIONS } from "./quickActions.ts";

const INVITATIONS = [
  "Write it as you would in a notebook: sets, reps, exercise, weight.",
  "Say how long you have, what you train with, and what hurts.",
  "Technique, muscles, programmes: answers come with their sources.",
];

/** Where nothing is logged yet: three first acts, each with words that work. */
export function FirstSteps() {
  return (
    <section aria-label="How to begin">
      <h2 className="font-semibold text-base">Begin with one of these</h2>
      <p className="mt-1 text-muted text-sm">The words are put into the chat; change them and send.</p>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {INVITATIONS.map((invitation, index) => {
          const action = QUICK_ACTIONS[index];
          return (
            action && (
              <li key={action.label}>
                <Link
                  href={chatWith(action.text)}
                  className="flex h-full flex-col gap-1 rounded-2xl border border-edge bg-surface p-4 hover:border-accent"
                >
                  <span className="font-semibold">{action.label}</span>
                  <span className="text-muted text-sm">{invitation}</span>
                  <span className="mt-1 text-accent text-sm">“{action.text}”</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
