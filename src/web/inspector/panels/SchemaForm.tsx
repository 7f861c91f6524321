import { type FormEvent, useId, useState } from "react";
import { z } from "zod";
import { BUTTON, PRIMARY, QUIET } from "./Section.tsx";

type Field = { type?: string; const?: unknown; enum?: string[]; items?: Field; maxLength?: number; pattern?: string };
type Shape = { properties?: Record<string, Field>; required?: string[] };

type Props = {
  schema: z.ZodType;
  /** Values to choose from, by field, with what people read. */
  choices?: Record<string, { value: string; label: string }[]>;
  label: string;
  isDisabled: boolean;
  onSend: (value: Record<string, unknown>) => void;
};

const INPUT =
  "w-full rounded-md border border-stone-300 bg-white px-2 py-1.5 text-sm dark:border-stone-700 dark:bg-stone-900";

/** A form with the fields of a schema. What is wrong is said by the schema before anything is sent. */
export function SchemaForm({ schema, choices = {}, label, isDisabled, onSend }: Props) {
  const id = useId();
  const [values, setValues] = useState<Record<string, unknown>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  const fields = Object.entries(properties).filter(([, field]) => field.const === undefined);
  const fixed = Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => (field.const === undefined ? [] : [[name, field.const]])),
  );
  const put = (name: string, value: unknown) =>
    setValues(({ [name]: _, ...rest }) =>
      value === "" || (Array.isArray(value) && value.length === 0) ? rest : { ...rest, [name]: value },
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const parsed = schema.safeParse({ ...fixed, ...values });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return setProblem(`${issue?.path.join(".") || "It"}: ${issue?.message}`);
    }
    setProblem(null);
    setValues({});
    onSend(parsed.data as Record<string, unknown>);
  };
  const row = ([name, field]: [string, Field]) => (
    <label key={name} htmlFor={`${id}${name}`} className="block text-xs">
      <span className={QUIET}>{name}</span>
      {control(`${id}${name}`, field, choices[name], values[name], (value) => put(name, value))}
    </label>
  );
  const optional = fields.filter(([name]) => !required.includes(name));
  return (
    <form onSubmit={send} className="space-y-2">
      {fields.filter(([name]) => required.includes(name)).map(row)}
      {optional.length > 0 && (
        <details>
          <summary className={`cursor-pointer text-xs ${QUIET}`}>{optional.length} more fields</summary>
          <div className="mt-1 space-y-2">{optional.map(row)}</div>
        </details>
      )}
      {problem && (
        <p role="alert" className="text-xs text-red-800 dark:text-red-300">
          {problem}
        </p>
      )}
      <button type="submit" className={fields.length > 0 ? PRIMARY : BUTTON} disabled={isDisabled}>
        {label}
      </button>
    </form>
  );
}

function control(
  id: string,
  field: Field,
  choices: { value: string; label: string }[] | undefined,
  value: unknown,
  onChange: (value: unknown) => void,
) {
  const offered = choices ?? field.enum?.map((name) => ({ value: name, label: name }));
  if (offered && offered.length > 0)
    return (
      <select id={id} value={String(value ?? "")} onChange={({ target }) => onChange(target.value)} className={INPUT}>
        <option value="">choose</option>
        {offered.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (field.type === "array" && field.items?.enum)
    return (
      <select
        id={id}
        multiple
        value={(value as string[] | undefined) ?? []}
        onChange={({ target }) => onChange([...target.selectedOptions].map((option) => option.value))}
        className={INPUT}
      >
        {field.items.enum.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    );
  if ((field.maxLength ?? 0) > 500)
    return (
      <textarea
        id={id}
        rows={2}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
        className={INPUT}
      />
    );
  const isNumber = field.type === "number" || field.type === "integer";
  return (
    <input
      id={id}
      type={isNumber ? "number" : "text"}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(isNumber && target.value !== "" ? Number(target.value) : target.value)}
      className={INPUT}
    />
  );
}
