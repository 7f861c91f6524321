import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { type Compilable, Kysely } from "kysely";
import { BUSY_PAUSES_MS, GroupedWriter } from "./groupedWriter.ts";
import { migrate } from "./migrate.ts";
import { NodeSqliteDialect } from "./nodeSqliteDialect.ts";
import { startError, storageError } from "./storageError.ts";
import type { Transaction } from "./store.ts";
import type { Tables } from "./tables.ts";

type Row = Record<string, unknown>;
type Pause = (ms: number) => Promise<unknown>;

/** How long another program's lock holds up this thread: at the start, when nobody waits yet, and later. */
const START_LOCK_MS = 2_000;
export const LOCK_MS = 50;

/** A query that Kysely compiled and SQLite prepared once; running it costs neither again. */
export type Statement<Given, Result> = {
  all(given: Given): Result[];
  get(given: Given): Result | undefined;
  /** Returns how many rows were changed. */
  run(given: Given): number;
};

/** Stands for a value in a query that is compiled before the value is known. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Opens the database, made when missing, and brings its tables to today's form. `:memory:` keeps nothing. Throws
 * `unavailable`, with what to do, for a file that cannot be written to, is damaged or no database; it is left as it is.
 */
export async function openDatabase(
  path: string,
  { prepare = migrate, pause = setTimeout }: { prepare?: typeof migrate; pause?: Pause | undefined } = {},
): Promise<Database> {
  const connection = opened(path);
  try {
    // What is deleted is overwritten: people may ask for their words to be gone.
    connection.function("folded", { deterministic: true }, folded);
    connection.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    const builder = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
    await prepare(builder as unknown as Kysely<never>);
    connection.exec(`pragma busy_timeout = ${LOCK_MS}`);
    return new Database(connection, builder, pause);
  } catch (error) {
    connection.close();
    throw startError(error, path);
  }
}

/** Letters that are no letter with a mark, as they are typed on other keyboards. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

/** Without case and accents, as people type when they search. */
const folded = (text: SQLInputValue): string =>
  String(text)
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[łøđßæœ]/g, (letter) => PLAIN[letter] ?? letter);

function opened(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: START_LOCK_MS, enableForeignKeyConstraints: true });
  } catch (error) {
    throw startError(error, path);
  }
}

/** One SQLite file: queries built by Kysely, run without its driver, written in groups. */
export class Database {
  /** Builds queries; never executes them. */
  readonly builder: Kysely<Tables>;
  readonly #connection: DatabaseSync;
  readonly #writer: GroupedWriter;
  readonly #pause: Pause;
  readonly #bySql = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  #closing: Promise<void> | null = null;

  constructor(connection: DatabaseSync, builder: Kysely<Tables>, pause: Pause) {
    this.#connection = connection;
    this.builder = builder;
    this.#pause = pause;
    this.#writer = new GroupedWriter(connection, pause);
  }

  /** How many transactions were committed since the start. */
  get commits(): number {
    return this.#writer.commits;
  }

  /** Prepares a query; every property of `given` that it uses becomes a parameter of that name. */
  prepare<Given extends Record<string, SQLInputValue>, Result>(
    build: (given: Given) => Compilable<Result>,
  ): Statement<Given, Result> {
    const given = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Given;
    const { sql, parameters } = build(given).compile();
    const statement = this.#connection.prepare(sql);
    const bind = (values: Given) =>
      parameters.map(
        (parameter) => (parameter instanceof Placeholder ? values[parameter.name] : parameter) as SQLInputValue,
      );
    return {
      all: (values) => statement.all(...bind(values)) as Row[] as Result[],
      get: (values) => statement.get(...bind(values)) as Row | undefined as Result | undefined,
      run: (values) => Number(statement.run(...bind(values)).changes),
    };
  }

  /** Runs a query whose form depends on what was asked for. */
  all<Result>(query: Compilable<Result>): Result[] {
    const { sql, parameters } = query.compile();
    let statement = this.#bySql.get(sql);
    if (!statement) {
      statement = this.#connection.prepare(sql);
      this.#bySql.set(sql, statement);
    }
    return statement.all(...(parameters as SQLInputValue[])) as Row[] as Result[];
  }

  /** Runs a job in the transaction that this tick's writes share; resolves when it is durable. */
  write<T>(job: (transaction: Transaction) => T | Promise<T>, transaction?: Transaction): Promise<T> {
    return this.#writer.write(job, transaction);
  }

  /** As `write`, for deletions of which no copy is to stay in the log of changes either. */
  async erase<T>(job: () => T): Promise<T> {
    const gone = await this.write(job);
    const truncated = this.#connection.prepare("pragma wal_checkpoint(truncate)");
    for (const ms of BUSY_PAUSES_MS) {
      const { busy } = (await this.read(() => truncated.get())) as { busy: number };
      if (busy === 0) break;
      await this.#pause(ms);
    }
    return gone;
  }

  /** Runs queries on what is committed; inside a job, on that job's own rows too. */
  async read<T>(query: () => T): Promise<T> {
    try {
      return await this.#writer.read(query);
    } catch (error) {
      throw storageError(error);
    }
  }

  /** Waits for what was asked for before, then closes; again is fine. */
  close(): Promise<void> {
    this.#closing ??= this.#writer.close().then(() => this.#connection.close());
    return this.#closing;
  }
}
