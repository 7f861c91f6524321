import type { ReactNode } from "react";

/** For those who have the page read to them. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>;
