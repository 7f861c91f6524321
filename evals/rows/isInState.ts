/** Whether a state by its name or dotted end (`halted`, `safety.halted`) is among active or entered states. */
export const isInState = (state: string, states: readonly string[]): boolean =>
  states.some((active) => active === state || active.endsWith(`.${state}`));
