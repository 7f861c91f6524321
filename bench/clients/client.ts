import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

type Waiting<Answer> = { resolve(answer: Answer): void; reject(error: Error): void };

/** A process of this folder that is told something over IPC and answers. */
export class Client<Told extends object, Answer extends object> {
  readonly #child: ChildProcess;
  /** Answers come in the order in which they were waited for. */
  readonly #waiting: Waiting<Answer>[] = [];

  constructor(file: string) {
    this.#child = fork(join(import.meta.dirname, file), { execArgv: [] });
    this.#child.on("message", (answer) => this.#waiting.shift()?.resolve(answer as Answer));
    this.#child.on("exit", (code) => {
      for (const { reject } of this.#waiting) reject(new Error(`a client of the bench ended with ${code}`));
    });
  }

  tell(message: Told): void {
    this.#child.send(message);
  }

  answer(): Promise<Answer> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  ask(message: Told): Promise<Answer> {
    const answer = this.answer();
    this.tell(message);
    return answer;
  }

  stop(): void {
    this.#child.disconnect();
    this.#child.kill();
  }
}
