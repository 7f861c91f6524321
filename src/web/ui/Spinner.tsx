import { LoaderCircle } from "lucide-react";

/** Something is under way. Beside words that say what, it says nothing itself; alone, give it a label. */
export function Spinner({ label, isSmall = false }: { label?: string; isSmall?: boolean }) {
  const icon = <LoaderCircle aria-hidden className={isSmall ? "size-4 animate-spin" : "size-6 animate-spin"} />;
  if (label === undefined) return icon;
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-6 text-muted text-sm">
      {icon}
      {label}
    </div>
  );
}
