import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { seededRandom } from "../../src/language/classifier/seededRandom.ts";
import { ServerProcess } from "../journeys/serverProcess.ts";
import { faultsIn, readBack } from "./soundness.ts";
import { Talker } from "./talker.ts";

/** How long people may talk before the kill, in ms. */
const LONGEST_TALK_MS = 1_000;
/** How far into a start it may be killed, in times of what the last one took to listen: recovery goes on after that. */
const LONGEST_START = 1.3;
/** How often a start is killed too. */
const KILLED_STARTS = 0.15;
/** Kills that one set of conversations goes through; then others are begun, and all are looked at once more at the end. */
const KILLS_A_GENERATION = 10;

export type KillRunOptions = {
  dataDir: string;
  snapshots: "files" | "sqlite";
  kills: number;
  /** Conversations that are talked in at the same time. */
  conversations: number;
  seed: number;
  /** Called after every look. The run ends early when it answers `false`. */
  onLook?: (killed: number, newFaults: string[]) => boolean;
};

export type KillReport = {
  kills: { whileTalking: number; whileStarting: number };
  conversations: number;
  messages: { sent: number; acknowledged: number; joined: number };
  turns: number;
  effects: number;
  /** Turns that were given up because the process had ended too often in their middle. */
  givenUp: number;
  /** How often a socket was too slow for its frames and asked for the turns it had missed. */
  askedAgain: number;
  /** From the start of the process, in ms, one a restart. */
  listeningMs: number[];
  atRestMs: number[];
  faults: string[];
};

/** Talks to a real server, kills it again and again, and looks after every restart whether everything is as promised. */
export async function killRun(options: KillRunOptions): Promise<KillReport> {
  const run = new KillRun(options);
  try {
    return await run.go();
  } finally {
    await run.end();
  }
}

class KillRun {
  readonly #options: KillRunOptions;
  readonly #random: () => number;
  readonly #server: ServerProcess;
  readonly #everybody: Talker[] = [];
  readonly #faults: string[] = [];
  readonly #kills = { whileTalking: 0, whileStarting: 0 };
  readonly #listeningMs: number[] = [];
  readonly #atRestMs: number[] = [];
  #talkers: Talker[] = [];

  constructor(options: KillRunOptions) {
    this.#options = options;
    this.#random = seededRandom(options.seed);
    this.#server = new ServerProcess(options.dataDir, {
      SETPOINT_SNAPSHOTS: options.snapshots,
      NODE_COMPILE_CACHE: join(options.dataDir, "compiled"),
    });
  }

  async go(): Promise<KillReport> {
    await this.#server.start();
    // Only a process that ends in good order leaves behind what it compiled; it halves every start after it.
    await this.#server.stop();
    await this.#server.start();
    for (let killed = 0, goesOn = true; goesOn && killed < this.#options.kills; ) {
      if (killed >= (this.#everybody.length / this.#options.conversations) * KILLS_A_GENERATION)
        await this.#meetOthers();
      const known = this.#faults.length;
      await this.#talkAndKill();
      await this.#comeBack();
      killed = this.#kills.whileTalking + this.#kills.whileStarting;
      goesOn = this.#options.onLook?.(killed, this.#faults.slice(known)) ?? true;
    }
    return this.#report();
  }

  async end(): Promise<void> {
    await Promise.all(this.#talkers.map((talker) => talker.fallSilent()));
    await this.#server.kill();
  }

  async #meetOthers(): Promise<void> {
    await Promise.all(this.#talkers.map((talker) => talker.fallSilent()));
    this.#talkers = [];
    for (let place = 0; place < this.#options.conversations; place++) {
      const random = seededRandom(Math.floor(this.#random() * 2 ** 32));
      const talker = await Talker.meet(this.#server, `user${this.#everybody.length}`, random);
      await talker.connect();
      this.#talkers.push(talker);
      this.#everybody.push(talker);
    }
  }

  async #talkAndKill(): Promise<void> {
    const talking = this.#talkers.map((talker) => talker.talk());
    await pause(this.#random() * LONGEST_TALK_MS);
    const killed = this.#server.kill();
    await Promise.all([...this.#talkers.map((talker) => talker.fallSilent()), ...talking]);
    if (await killed) this.#kills.whileTalking += 1;
    else this.#faults.push("the server had ended by itself");
  }

  /** Up again, at times after being killed on the way up; then everybody is brought to rest and looked at. */
  async #comeBack(): Promise<void> {
    while (this.#random() < KILLED_STARTS) {
      const starting = this.#server.start().then(
        () => true,
        () => false,
      );
      await pause(this.#random() * LONGEST_START * (this.#listeningMs.at(-1) ?? 1_000));
      if (await this.#server.kill()) this.#kills.whileStarting += 1;
      else this.#faults.push("the server ended by itself on its way up");
      await starting;
    }
    const began = performance.now();
    await this.#server.start();
    this.#listeningMs.push(performance.now() - began);
    await Promise.all(
      this.#talkers.map(async (talker) => {
        await talker.connect();
        await talker.settle();
      }),
    );
    this.#atRestMs.push(performance.now() - began);
    for (const talker of this.#talkers) await this.#look(talker);
  }

  async #look(talker: Talker): Promise<void> {
    const stored = await readBack(this.#server, talker);
    await talker.hears(stored.view.seq);
    for (const fault of [...talker.faults.splice(0), ...faultsIn(talker, stored)])
      this.#faults.push(`${talker.user}: ${fault}`);
  }

  async #report(): Promise<KillReport> {
    const report: KillReport = {
      kills: this.#kills,
      conversations: this.#everybody.length,
      messages: { sent: 0, acknowledged: 0, joined: 0 },
      turns: 0,
      effects: 0,
      givenUp: 0,
      askedAgain: 0,
      listeningMs: this.#listeningMs,
      atRestMs: this.#atRestMs,
      faults: this.#faults,
    };
    for (const talker of this.#everybody) {
      const stored = await readBack(this.#server, talker);
      for (const fault of faultsIn(talker, stored)) this.#faults.push(`${talker.user} at the end: ${fault}`);
      report.messages.sent += talker.said.size;
      report.askedAgain += talker.askedAgain;
      report.messages.acknowledged += [...talker.said.values()].filter(
        ({ acknowledged }) => acknowledged.size > 0,
      ).length;
      report.turns += stored.turns.length;
      for (const { input, effects, reply } of stored.turns) {
        report.messages.joined += input.text.split("\n").length - 1;
        report.effects += effects.length;
        if (reply.text.includes("I have given up on it")) report.givenUp += 1;
      }
    }
    await this.#server.kill();
    const database = new DatabaseSync(join(this.#options.dataDir, "setpoint.sqlite"), { readOnly: true });
    const { integrity_check: verdict } = database.prepare("pragma integrity_check").get() as Record<string, unknown>;
    if (verdict !== "ok") this.#faults.push(`the database: ${verdict}`);
    database.close();
    return report;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
