const TRIES = [
  { label: "Log a set", text: "3x10 bench press at 80 kg" },
  { label: "Build a session", text: "Build me a 30-minute upper body workout with dumbbells" },
  { label: "Ask about technique", text: "What muscles does a Romanian deadlift work?" },
];

/** An empty conversation: what can be said here, one tap each. */
export function Welcome({ onTry }: { onTry: (text: string) => void }) {
  return (
    <main className="flex flex-1 flex-col justify-center gap-6 overflow-y-auto px-4 py-8">
      <div>
        <h2 className="text-2xl font-semibold tracking-tight">What are we training?</h2>
        <p className="mt-1 text-stone-600 dark:text-stone-400">
          Write it the way you would in a notebook. I log it, plan it or explain it.
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {TRIES.map(({ label, text }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => onTry(text)}
              className="flex h-full w-full flex-col justify-start rounded-2xl bg-white p-4 text-left shadow-sm ring-1 ring-stone-200 hover:ring-teal-600 dark:bg-stone-900 dark:ring-stone-800"
            >
              <span className="block text-sm font-semibold">{label}</span>
              <span className="mt-1 block text-sm text-stone-600 dark:text-stone-400">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
