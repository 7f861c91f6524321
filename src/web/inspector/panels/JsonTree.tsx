import { QUIET } from "./Section.tsx";

/** JSON to fold and unfold. */
export function JsonTree({ value, name, depth = 0 }: { value: unknown; name?: string; depth?: number }) {
  const label = name === undefined ? null : <span className="text-teal-800 dark:text-teal-300">{name}: </span>;
  if (typeof value !== "object" || value === null)
    return (
      <div className="pl-3 font-mono text-xs break-all">
        {label}
        {JSON.stringify(value) ?? "undefined"}
      </div>
    );
  const entries = Object.entries(value);
  if (entries.length === 0)
    return (
      <div className="pl-3 font-mono text-xs">
        {label}
        {Array.isArray(value) ? "[]" : "{}"}
      </div>
    );
  return (
    <details open={depth < 1} className="pl-3 font-mono text-xs">
      <summary className="cursor-pointer">
        {label}
        <span className={QUIET}>{Array.isArray(value) ? `${entries.length} items` : `${entries.length} fields`}</span>
      </summary>
      {entries.map(([key, below]) => (
        <JsonTree key={key} name={key} value={below} depth={depth + 1} />
      ))}
    </details>
  );
}
