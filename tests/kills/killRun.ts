import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { seededRandom, shuffled } from "../../src/language/classifier/seededRandom.ts";
import type { KillableServer } from "./killableServer.ts";
import { ServerProcess } from "./serverProcess.ts";
import { SIGHTS, type Sight, Sights } from "./sights.ts";
import { faultsIn, readBack } from "./soundness.ts";
import { Talker } from "./talker.ts";

/** Kills that one set of conversations goes through; then others are begun, and all are looked at once more at the end. */
const KILLS_A_GENERATION = 10;
/** Rounds of this process's event loop between a sight and the kill, at most. Half of the kills fall at the sight itself. */
const LATEST_ROUND = 40;
/** What is called when a service is restarted: come back. */
const COME_BACK = 1012;

export type KillRunOptions = {
  dataDir: string;
  snapshots: "files" | "sqlite";
  kills: number;
  /** Conversations that are talked in at the same time. */
  conversations: number;
  /** How many sights of its kind a kill may wait for. */
  longest: number;
  /** How many of the restarts, 0 to 1, are looked at; after the others talk goes on at once. The last is looked at always. */
  looks: number;
  seed: number;
  /** At which a kill may fall; by default all. */
  sights?: readonly Sight[];
  /** By default the real process. */
  serverOn?: (dataDir: string, environment: Record<string, string>, sights: Sights) => KillableServer;
  /** Called after every look. The run ends early when it answers `false`. */
  onLook?: (killed: number, newFaults: string[]) => boolean;
};

export type KillReport = {
  /** By what was seen when the kill fell. */
  kills: Record<Sight, number>;
  conversations: number;
  messages: { sent: number; acknowledged: number; joined: number };
  turns: number;
  effects: number;
  /** Turns that were given up because the process had ended too often in their middle. */
  givenUp: number;
  /** How often a socket was too slow for its frames and asked for the turns it had missed. */
  askedAgain: number;
  /** From the start of the process, in ms: one a restart, and one a look. */
  listeningMs: number[];
  atRestMs: number[];
  faults: string[];
};

/**
 * Talks to a server, kills it again and again, and looks after every restart whether everything is as promised. At the end
 * it is stopped in good order. Nothing waits for time: a kill falls at the nth sight of a kind, both drawn from the seed.
 */
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
  readonly #sights = new Sights();
  readonly #server: KillableServer;
  readonly #everybody: Talker[] = [];
  readonly #faults: string[] = [];
  readonly #kills = Object.fromEntries(SIGHTS.map((sight) => [sight, 0])) as Record<Sight, number>;
  readonly #listeningMs: number[] = [];
  readonly #atRestMs: number[] = [];
  #talkers: Talker[] = [];
  #started = 0;
  /** Every kind of sight once, in a drawn order; the last is the next. */
  #deck: Sight[] = [];

  constructor(options: KillRunOptions) {
    const { dataDir, snapshots, seed } = options;
    this.#options = options;
    this.#random = seededRandom(seed);
    const serverOn = options.serverOn ?? ((...given) => new ServerProcess(...given));
    this.#server = serverOn(dataDir, { SETPOINT_SNAPSHOTS: snapshots }, this.#sights);
  }

  async go(): Promise<KillReport> {
    await this.#server.start();
    for (let goesOn = true; goesOn && this.#killed < this.#options.kills; ) {
      if (this.#isEndOfTalk) await this.#meetOthers();
      const known = this.#faults.length;
      await this.#talkAndKill(this.#nextSight());
      while (this.#deck.at(-1) === "starting" && this.#killed < this.#options.kills) await this.#killStart();
      await this.#comeBack();
      if (!this.#isEndOfTalk && this.#random() >= this.#options.looks) continue;
      await this.#look();
      goesOn = this.#options.onLook?.(this.#killed, this.#faults.slice(known)) ?? true;
    }
    return this.#report();
  }

  async end(): Promise<void> {
    await Promise.all(this.#talkers.map((talker) => talker.fallSilent()));
    await this.#server.kill();
  }

  get #killed(): number {
    return Object.values(this.#kills).reduce((sum, count) => sum + count, 0);
  }

  /** Those who talk are not heard again, but for the last look at all. */
  get #isEndOfTalk(): boolean {
    const met = this.#everybody.length / this.#options.conversations;
    return this.#killed >= Math.min(this.#options.kills, met * KILLS_A_GENERATION);
  }

  async #meetOthers(): Promise<void> {
    await Promise.all(this.#talkers.map((talker) => talker.fallSilent()));
    this.#talkers = [];
    for (let place = 0; place < this.#options.conversations; place++) {
      const random = seededRandom(Math.floor(this.#random() * 2 ** 32));
      const user = `user${this.#everybody.length}`;
      const talker = await Talker.meet({ server: this.#server, sights: this.#sights, user, random });
      this.#talkers.push(talker);
      this.#everybody.push(talker);
    }
  }

  /** Never `starting`: that comes after another. */
  #nextSight(): Sight {
    if (this.#deck.length === 0) {
      const { sights = SIGHTS, snapshots } = this.#options;
      const others = sights.filter((sight) => sight !== "starting" && (sight !== "saved" || snapshots === "files"));
      this.#deck = [...shuffled(others.length, this.#random)].map((place) => others[place] as Sight);
      if (sights.includes("starting")) this.#deck.splice(Math.floor(this.#random() * others.length), 0, "starting");
    }
    return this.#deck.pop() as Sight;
  }

  #nth(sight: Sight): Promise<void> {
    return this.#sights.nth(sight, 1 + Math.floor(this.#random() * this.#options.longest));
  }

  async #talkAndKill(sight: Sight): Promise<void> {
    const seen = this.#nth(sight);
    const talking = this.#talkers.map((talker) => talker.talk());
    await Promise.race([seen, this.#server.ended]);
    await this.#kill(sight);
    await Promise.all(talking);
  }

  /** On its way up, or when it has just got there. */
  async #killStart(): Promise<void> {
    this.#deck.pop();
    const seen = this.#nth("starting");
    const started = this.#server.start().catch(() => {});
    await Promise.race([seen, started]);
    await this.#kill("starting");
    await started;
  }

  async #kill(sight: Sight): Promise<void> {
    const rounds = Math.max(0, Math.floor((this.#random() - 0.5) * 2 * LATEST_ROUND));
    for (let round = 0; round < rounds; round++) await setImmediate();
    const killed = this.#server.kill();
    await Promise.all(this.#talkers.map((talker) => talker.fallSilent()));
    if (await killed) this.#kills[sight] += 1;
    else this.#faults.push(`ended: the server had ended by itself (${sight})`);
  }

  async #comeBack(): Promise<void> {
    this.#started = performance.now();
    await this.#server.start();
    this.#listeningMs.push(performance.now() - this.#started);
  }

  /** Everybody is brought to rest and looked at. */
  async #look(): Promise<void> {
    await Promise.all(
      this.#talkers.map(async (talker) => {
        await talker.connect();
        await talker.settle();
      }),
    );
    this.#atRestMs.push(performance.now() - this.#started);
    await Promise.all(
      this.#talkers.map(async (talker) => {
        const stored = await readBack(this.#server, talker);
        await talker.hears(stored.view.seq);
        for (const fault of [...talker.faults.splice(0), ...faultsIn(talker, stored)])
          this.#faults.push(`${talker.user}: ${fault}`);
      }),
    );
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
    await this.#stop();
    return report;
  }

  /** In good order; then the database is whole, and nobody holds the folder. */
  async #stop(): Promise<void> {
    const closed = this.#talkers.map((talker) => talker.closed);
    const how = await this.#server.stop();
    if (how !== "0") this.#faults.push(`stop: the server ended with ${how}`);
    for (const code of await Promise.all(closed))
      if (code !== COME_BACK) this.#faults.push(`stop: a socket was closed with ${code}`);
    const { dataDir } = this.#server;
    if (existsSync(join(dataDir, "lock.json"))) this.#faults.push("stop: the lock names a holder");
    const database = new DatabaseSync(join(dataDir, "setpoint.sqlite"), { readOnly: true });
    const { integrity_check: verdict } = database.prepare("pragma integrity_check").get() as Record<string, unknown>;
    if (verdict !== "ok") this.#faults.push(`the database: ${verdict}`);
    database.close();
  }
}
