import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { AppError } from "../errors.ts";
import { isBusy, storageError } from "./storageError.ts";
import type { Transaction } from "./store.ts";

type Scope = { open: boolean };
type Job = { run: () => unknown; resolve: (value: unknown) => void; reject: (error: unknown) => void };

/** Between attempts at a lock that another program holds, in ms; with the attempts themselves two seconds in all. */
export const BUSY_PAUSES_MS = [50, 100, 200, 400, 400, 400];

/**
 * Writes of one tick share one transaction, so that 64 conversations cost one flush of the disk instead of 64.
 * Every job has a savepoint of its own: one that throws undoes itself and nothing else. A promise resolves after
 * the shared COMMIT, so what is acknowledged is durable. Jobs run one after another, in the order given; an
 * asynchronous one must wait for nothing but calls of this store, because everybody waits for it.
 */
export class GroupedWriter {
  /** How many transactions were committed. */
  commits = 0;
  readonly #connection: DatabaseSync;
  readonly #pause: (ms: number) => Promise<unknown>;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #rollback: StatementSync;
  readonly #savepoint: StatementSync;
  readonly #undo: StatementSync;
  readonly #release: StatementSync;
  readonly #current = new AsyncLocalStorage<Scope>();
  #waiting: Job[] = [];
  #batch: Promise<void> | null = null;
  /** True between BEGIN and COMMIT. */
  #open = false;
  #closed = false;

  /** `pause` waits for so many ms while others go on. */
  constructor(connection: DatabaseSync, pause: (ms: number) => Promise<unknown>) {
    this.#connection = connection;
    this.#pause = pause;
    this.#begin = connection.prepare("begin immediate");
    this.#commit = connection.prepare("commit");
    this.#rollback = connection.prepare("rollback");
    this.#savepoint = connection.prepare("savepoint job");
    this.#undo = connection.prepare("rollback to job");
    this.#release = connection.prepare("release job");
  }

  /**
   * Runs a job in a transaction. Inside another job it joins that one, with or without the handle: waiting for a
   * transaction of its own would be waiting for itself. A handle whose transaction is over is a bug, and throws.
   */
  async write<T>(job: (transaction: Transaction) => T | Promise<T>, transaction?: Transaction): Promise<T> {
    const scope = (transaction as Scope | undefined) ?? this.#current.getStore();
    if (transaction && !scope?.open) throw new Error("This transaction is over.");
    if (scope?.open) return job(scope as unknown as Transaction);
    this.#refuseWhenClosed();

    return new Promise<T>((resolve, reject) => {
      const run = () => this.#within({ open: true }, job);
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      this.#schedule();
    });
  }

  /** Runs a query that sees committed rows only or, inside a job, that job's own as well. */
  async read<T>(query: () => T): Promise<T> {
    if (this.#current.getStore()?.open) return query();
    this.#refuseWhenClosed();
    while (this.#open && this.#batch) await this.#batch;
    return query();
  }

  /** Refuses what is asked for from now on, and resolves when what was asked for before is done. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#batch) await this.#batch;
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw new AppError("unavailable", "The store is closed.");
  }

  #schedule(): void {
    // After the poll phase: everything that arrived on sockets in this round of the event loop has had its say.
    this.#batch ??= new Promise((resolve) => {
      setImmediate(async () => {
        await this.#runBatch();
        this.#batch = null;
        if (this.#waiting.length > 0) this.#schedule();
        resolve();
      });
    });
  }

  async #runBatch(): Promise<void> {
    const jobs = this.#waiting;
    this.#waiting = [];
    const stored: { job: Job; value: unknown }[] = [];
    try {
      await this.#beginWhenFree();
      for (const job of jobs) {
        this.#savepoint.run();
        try {
          const value = await job.run();
          this.#release.run();
          stored.push({ job, value });
        } catch (error) {
          // A full disk makes SQLite undo the whole transaction by itself: then nobody's job is stored.
          if (!this.#connection.isTransaction) throw error;
          this.#undo.run();
          this.#release.run();
          job.reject(storageError(error));
        }
      }
      this.#commit.run();
      this.commits += 1;
    } catch (cause) {
      if (this.#connection.isTransaction) this.#rollback.run();
      const error = storageError(cause);
      for (const job of jobs) job.reject(error);
      return;
    } finally {
      this.#open = false;
    }
    for (const { job, value } of stored) job.resolve(value);
  }

  async #beginWhenFree(): Promise<void> {
    for (const ms of BUSY_PAUSES_MS)
      try {
        this.#beginNow();
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        await this.#pause(ms);
      }
    this.#beginNow();
  }

  #beginNow(): void {
    this.#begin.run();
    this.#open = true;
  }

  async #within<T>(scope: Scope, job: (transaction: Transaction) => T | Promise<T>): Promise<T> {
    try {
      return await this.#current.run(scope, job, scope as unknown as Transaction);
    } finally {
      scope.open = false;
    }
  }
}
