import type { ReactNode } from "react";
import type { Configuration } from "../../protocol/configuration.ts";
import { useConfiguration } from "../api/useConfiguration.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { Card } from "../ui/Card.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

type Model = NonNullable<Configuration["model"]>;

const MODES: Record<Model["mode"], string> = {
  live: "asks the model",
  record: "asks the model and writes its answers down",
  replay: "answers from what was written down",
};

/** Who makes the answers on this server, and what it may spend on them. Set by whoever runs it. */
export function EngineSettings() {
  const { data, error, refetch } = useConfiguration();
  return (
    <Card title="Engine">
      {data ? (
        <Told configuration={data} />
      ) : error ? (
        <ErrorNote title="It could not be loaded." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading the engine" />
      )}
    </Card>
  );
}

function Told({ configuration: { model, engine } }: { configuration: Configuration }) {
  const format = useFormatter();
  if (engine === "deterministic" || model === null)
    return (
      <p className="text-sm">
        Rules, the exercise catalogue and notes answer. No language model is asked, nothing costs anything, and nothing
        leaves the computer that runs Setpoint.
      </p>
    );
  const { fast, strong, today, budgets } = model;
  const bound = ({ tokens, usd }: Model["budgets"]["turn"]) =>
    [tokens !== null && `${format.whole(tokens)} tokens`, usd !== null && `$${usd}`].filter(Boolean).join(" or ") ||
    "no bound";
  return (
    <div className="flex flex-col gap-3 text-sm">
      {!model.isAnswering && (
        <p className="rounded-xl bg-warn-soft p-3 text-warn">
          The model has failed too often and is left alone for a moment. Rules and the catalogue answer meanwhile.
        </p>
      )}
      {!today.isWithinBudget && (
        <p className="rounded-xl bg-warn-soft p-3 text-warn">
          Today’s budget is used up. Rules and the catalogue answer until tomorrow.
        </p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Row name="Model">{fast.name === strong.name ? fast.name : `${fast.name}, ${strong.name}`}</Row>
        <Row name="How">{MODES[model.mode]}</Row>
        {model.server && <Row name="At">{model.server}</Row>}
        <Row name="You, today">
          {format.whole(today.used.inputTokens + today.used.outputTokens)} tokens in{" "}
          {format.whole(today.used.modelCalls)} calls, ${today.used.costUsd.toFixed(4)}
        </Row>
        <Row name="At most">
          {bound(budgets.turn)} a message, {bound(budgets.userDay)} a day, {bound(budgets.day)} for everybody
        </Row>
      </dl>
      <p className="text-muted">
        What you write goes to the model where rules and the catalogue are not enough. Each answer says who made it.
      </p>
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words tabular-nums">{children}</dd>
  </>
);
