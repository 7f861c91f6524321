import { useEffect, useState } from "react";
import { type Access, giveToken } from "../api/access.ts";
import { usePageTitle } from "../ui/arrival.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";

/** Asks for the access token that the operator has handed out; it stays in this browser. */
export function TokenForm({ refusal }: Pick<Access, "refusal">) {
  const [text, setText] = useState("");
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  usePageTitle("Sign in");
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col justify-center gap-5 p-6">
      <div className="flex items-center gap-3">
        <img src="/icon.svg" alt="" className="size-10" />
        <h1 className="font-semibold text-2xl tracking-tight">Setpoint</h1>
      </div>
      <p className="text-muted text-sm">
        This server wants to know who is speaking. Whoever runs it makes a token for you with{" "}
        <code className="rounded bg-sunken px-1 py-0.5">npm run token</code>.
      </p>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) giveToken(text.trim());
        }}
      >
        <Field label="Access token" error={refusal}>
          <TextInput type="password" autoComplete="current-password" value={text} onChange={setText} />
        </Field>
        <Button type="submit" variant="primary" disabled={!text.trim()}>
          Continue
        </Button>
      </form>
    </main>
  );
}
