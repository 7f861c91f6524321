import { type ComponentType, useEffect, useState } from "react";

/** What is shown in the place of a component that is not there yet, or could not be loaded. */
export type InPlace<Props> = {
  Waiting?: ComponentType<Props>;
  /** Without it the error goes to the nearest boundary. */
  Failed?: ComponentType<{ error: Error; onRetry: () => void }>;
  /** Loaded when nothing else is to do, so that it opens at once, and without a connection too. */
  isSoon?: boolean;
};

type Part<Props> = InPlace<Props> & {
  load: () => Promise<ComponentType<Props>>;
  loading: Promise<void> | null;
  Loaded: ComponentType<Props> | null;
};

/**
 * A component whose file is loaded with its first use. Unlike one of React's `lazy` it appears the moment it is there:
 * what was suspended React holds back until its stand-in has been seen for 300 ms.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  inPlace: InPlace<Props> = {},
): ComponentType<Props> {
  const part: Part<Props> = { ...inPlace, load, loading: null, Loaded: null };
  if (inPlace.isSoon) whenIdle(() => void ask(part));
  return (props) => <Place part={part} props={props} />;
}

function Place<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [outcome, setOutcome] = useState<{ error: Error | null } | null>(null);
  useEffect(() => {
    if (!part.Loaded) ask(part).then(setOutcome);
  }, [part]);
  const { Loaded, Waiting, Failed } = part;
  if (Loaded) return <Loaded {...props} />;
  if (!outcome?.error) return Waiting ? <Waiting {...props} /> : null;
  if (!Failed) throw outcome.error;
  const tryAgain = () => {
    setOutcome(null);
    void ask(part).then(setOutcome);
  };
  return <Failed error={outcome.error} onRetry={tryAgain} />;
}

async function ask<Props>(part: Part<Props>): Promise<{ error: Error | null }> {
  part.loading ??= part.load().then((component) => {
    part.Loaded = component;
  });
  try {
    await part.loading;
    return { error: null };
  } catch (error) {
    part.loading = null;
    return { error: error as Error };
  }
}

/** The first view comes first: a page that has loaded its files may still wait for its figures. */
const AFTER_LOADING_MS = 3_000;

function whenIdle(doIt: () => void): void {
  const wait = () => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(doIt), AFTER_LOADING_MS);
  if (globalThis.document?.readyState === "complete") wait();
  else globalThis.addEventListener?.("load", wait, { once: true });
}
