/** What stops a run: its message is for the person at the terminal. Anything else thrown is a bug. */
export class RunProblem extends Error {
  override readonly name = "RunProblem";
}
