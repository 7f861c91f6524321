import { Spinner } from "../ui/Spinner.tsx";

/** In the place of a view that is being loaded. */
export const Loading = () => <Spinner label="Loading" />;
