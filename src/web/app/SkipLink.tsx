/** The first stop of the Tab key: past the navigation, into the view. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-lg bg-accent px-4 py-3 font-medium text-on-accent text-sm focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
