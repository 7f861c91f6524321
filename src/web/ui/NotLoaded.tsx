import { ErrorNote } from "./ErrorNote.tsx";

/** In the place of a part whose file did not come: what else is on the page, and what was typed there, stays. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorNote title="This could not be opened." onRetry={onRetry}>
    <p>The server did not give the page all of its parts. Check the connection and try again.</p>
  </ErrorNote>
);
