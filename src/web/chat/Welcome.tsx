const TRIES = [
  { label: "Log a set", text: "3x10 bench press at 80 kg" },
  { label: "Build a session", text: "Build me a 30-minute upper body workout with dumbbells" },
  { label: "Ask about technique", text: "What muscles does a Romanian deadlift work?" },
  { label: "Tell me about you", text: "I train at home with dumbbells and a pull-up bar" },
];

/** An empty conversation: what can be said here. A tap puts the words into the field, to be changed or sent. */
export function Welcome({ onTry }: { onTry: (text: string) => void }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4 py-8">
      <div className="mx-auto my-auto w-full max-w-3xl">
        <h2 className="font-semibold text-2xl tracking-tight">What are we training?</h2>
        <p className="mt-1 text-muted">Write it the way you would in a notebook. I log it, plan it or explain it.</p>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          {TRIES.map(({ label, text }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => onTry(text)}
                className="flex h-full w-full flex-col rounded-2xl border border-line bg-surface p-4 text-left hover:border-accent"
              >
                <span className="font-semibold text-sm">{label}</span>
                <span className="mt-1 text-muted text-sm">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
