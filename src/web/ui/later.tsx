import { type ComponentType, useEffect, useState } from "react";

/** What is shown in the place of a component that is not there yet, or could not be loaded. */
export type InPlace<Props> = {
  Waiting?: ComponentType<Props>;
  /** Without it the error goes to the nearest boundary. */
  Failed?: ComponentType<{ error: Error; onRetry: () => void }>;
};

/**
 * A component whose file is loaded with its first use. Unlike one of React's `lazy` it appears the moment it is there:
 * what was suspended React holds back until its stand-in has been seen for 300 ms.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed }: InPlace<Props> = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const ask = (tell: (error: Error | null) => void): void => {
    loading ??= load();
    loading.then(
      (component) => {
        Loaded = component;
        tell(null);
      },
      (error) => {
        loading = null;
        tell(error);
      },
    );
  };

  return function Later(props: Props) {
    const [outcome, setOutcome] = useState<{ error: Error | null } | null>(null);
    useEffect(() => {
      if (!Loaded) ask((error) => setOutcome({ error }));
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (!outcome?.error) return Waiting ? <Waiting {...props} /> : null;
    if (!Failed) throw outcome.error;
    const tryAgain = () => {
      setOutcome(null);
      ask((error) => setOutcome({ error }));
    };
    return <Failed error={outcome.error} onRetry={tryAgain} />;
  };
}
