import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { unavailabilityOf } from '../src/server/platform/database/unavailable.ts';
import { dropConnection } from '../src/server/platform/database/connection.ts';
import type { Database } from '../src/server/platform/database/pool.ts';
import { rewritten, type Rewrite } from './fault.ts';
import type { Crash } from './parts-of-events.ts';

/**
 * Flows of SQL statements that take turns, so that concurrent events happen in a chosen order. A flow is a
 * request or the turn of a worker. Before each of its statements it waits until it is chosen, and a crash may
 * end it there.
 */
export class Flow {
  readonly name: string;
  statements = 0;
  hasEnded = false;
  hasCrashed = false;
  /** True while other flows run: it then waits before each statement. */
  takesTurns = false;
  /** The process id of the connection of its last statement. */
  pid = 0;
  /** The flows that run at once with this one, itself among them. */
  group: readonly Flow[] = [this];
  /** Whether it ended because PostgreSQL did. */
  hasLostDatabase = false;
  /** Whether a statement failed because the disk of PostgreSQL was full. */
  hasMetFullDisk = false;
  /** Called when it begins to wait, and when it has ended. */
  changed: () => void = () => undefined;
  /** How many of its statements PostgreSQL runs now. */
  private inFlight = 0;
  /** The statements that wait to be chosen. */
  private waiting: (() => void)[] = [];
  private readonly crash: Crash | null;

  constructor(name: string, crash: Crash | null = null) {
    this.name = name;
    this.crash = crash;
  }

  get isWaiting(): boolean {
    return this.waiting.length > 0 && this.inFlight === 0;
  }

  /** Lets the waiting statements run. */
  choose(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** Runs one statement in its turn, or `fail` on a full disk. Throws when the flow crashes. */
  async statement<T>(
    client: pg.PoolClient,
    text: string,
    { run, fail, watch }: { run: () => Promise<T>; fail: () => Promise<T>; watch: Watch },
  ): Promise<T> {
    if (this.takesTurns)
      await new Promise<void>((go) => {
        this.waiting.push(go);
        this.changed();
      });
    this.inFlight += 1;
    try {
      return await this.now(client, text, { run, fail, watch });
    } finally {
      this.inFlight -= 1;
      this.changed();
    }
  }

  private async now<T>(
    client: pg.PoolClient,
    text: string,
    { run, fail, watch }: { run: () => Promise<T>; fail: () => Promise<T>; watch: Watch },
  ): Promise<T> {
    if (this.hasCrashed) throw connectionLost();
    this.statements += 1;
    this.pid = (client as unknown as { processID: number }).processID;
    if (this.crash?.of === 'DISK') {
      const fails = this.statements >= this.crash.statement && !ENDS.test(text);
      this.hasMetFullDisk ||= fails;
      return fails ? fail() : run();
    }
    const crashes = this.crashesAt(text);
    if (crashes && !this.crash?.isAfter) await this.end(client, watch);
    const found = await run();
    if (crashes) await this.end(client, watch);
    return found;
  }

  private crashesAt(text: string): boolean {
    if (!this.crash) return false;
    const { statement, isAtCommit = false } = this.crash;
    return isAtCommit ? text === 'COMMIT' && this.statements >= statement : this.statements === statement;
  }

  /** The process or its connection ends: PostgreSQL rolls back, and nothing more is done. */
  private async end(client: pg.PoolClient, watch: Watch): Promise<never> {
    this.hasCrashed = true;
    const { processID } = client as unknown as { processID: number };
    if (this.crash?.of === 'DATABASE' && watch.mayEndDatabase) {
      for (const flow of this.group) flow.hasCrashed = flow.hasLostDatabase = true;
      await watch.endDatabase(processID);
      throw connectionLost();
    }
    dropConnection(client as unknown as pg.Client);
    await watch.untilGone(processID);
    throw connectionLost();
  }
}

/** Statements that a full disk does not stop. */
const ENDS = /^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/;
const FULL = `DO $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device'
                      USING ERRCODE = 'disk_full'; END $$`;

export function connectionLost(): Error {
  return new Error('Connection terminated unexpectedly');
}

/** The flow that a statement belongs to. */
export const currentFlow = new AsyncLocalStorage<Flow>();

/** Observes the connections of a database from outside. */
export interface Watch {
  untilGone(pid: number): Promise<void>;
  /** The connections that wait for a lock, each with those that hold it, by their process ids. */
  blocked(): Promise<readonly { pid: number; holders: readonly number[] }[]>;
  /** Whether this run alone uses PostgreSQL, so that it may end. */
  mayEndDatabase: boolean;
  /** Ends PostgreSQL by killing one of its processes, and waits until it has recovered. */
  endDatabase(pid: number): Promise<void>;
}

const LOOK_MS = 5;
/** After this many checks at most, a connection has ended and PostgreSQL has recovered. */
const MOST_LOOKS = 12_000;
/** One turn of the event loop, in which every pool notices which of its connections have ended. */
const NOTICED_MS = 10;

export function watchOf(owner: Database, mayEndDatabase: boolean): Watch {
  // A killed process stays in this list until PostgreSQL has ended all the others and recovered.
  const isGone = async (pid: number) =>
    (await owner.query('SELECT 1 AS one FROM pg_stat_activity WHERE pid = $1', [pid])).length === 0;
  const untilGone = async (pid: number): Promise<void> => {
    for (let look = 0; look < MOST_LOOKS; look++) {
      if (await isGone(pid).catch(withDatabase(false))) return;
      await sleep(LOOK_MS);
    }
    throw new Error(`The process ${pid} of PostgreSQL did not end.`);
  };
  return {
    mayEndDatabase,
    untilGone,
    endDatabase: async (pid) => {
      process.kill(pid, 'SIGKILL');
      await untilGone(pid);
      await sleep(NOTICED_MS);
    },
    blocked: async () => {
      const rows = await owner
        .query(
          `SELECT DISTINCT l.pid, pg_blocking_pids(l.pid) AS holders
             FROM pg_locks l
             JOIN pg_stat_activity a ON a.pid = l.pid
            WHERE NOT l.granted AND a.datname = current_database()`,
        )
        .catch(withDatabase([]));
      return rows.map(({ pid, holders }) => ({ pid: pid!, holders: holders ?? [] }));
    },
  };
}

/** Answers `ended` when PostgreSQL has ended, and with it every connection. Rethrows any other error. */
function withDatabase<T>(ended: T): (error: unknown) => T {
  return (error) => {
    if (unavailabilityOf(error) !== 'lost') throw error;
    return ended;
  };
}

export type Query = (...given: unknown[]) => Promise<unknown>;

/** The effect of a planted fault on statements on their way. */
export interface Tampering {
  rewrites?: readonly Rewrite[] | undefined;
  runsOutside?: ((text: string) => boolean) | undefined;
}

/** Makes every statement of a pool pass through its flow. A statement without a flow runs at once. */
export function letTakeTurns(pool: pg.Pool, watch: Watch, outside: pg.Pool, tampering: Tampering): void {
  intercept(pool, {
    pass: (client, given, query) => {
      const flow = currentFlow.getStore();
      const run = tampered(query, given, outside, tampering);
      const fail = () => query(FULL);
      return flow ? flow.statement(client, textOf(given), { run, fail, watch }) : run();
    },
    isBroken: () => currentFlow.getStore()?.hasCrashed ?? false,
  });
}

/** The text of a statement that a client is given. */
export function textOf([statement]: readonly unknown[]): string {
  return typeof statement === 'string' ? statement : (statement as { text: string }).text;
}

/**
 * Makes every statement of a pool pass through `pass`, with its client and the query that runs it. After an
 * error, `isBroken` says whether its connection has gone.
 */
export function intercept(
  pool: pg.Pool,
  {
    pass,
    isBroken,
  }: {
    pass: (client: pg.PoolClient, given: readonly unknown[], query: Query) => Promise<unknown>;
    isBroken: () => boolean;
  },
): void {
  const seen = new WeakSet<object>();
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connected = async (): Promise<pg.PoolClient> => {
    const client = await connect();
    if (seen.has(client)) return client;
    seen.add(client);
    const query = client.query.bind(client) as unknown as Query;
    const passed = (...given: unknown[]): unknown => {
      // A stream, such as COPY, cannot wait as a statement can.
      const isStream = typeof (given[0] as { submit?: unknown }).submit === 'function';
      return isStream ? query(...given) : pass(client, given, query);
    };
    Object.assign(client, { query: passed });
    return client;
  };
  const queried = async (...given: unknown[]): Promise<unknown> => {
    const client = await connected();
    let failure: Error | undefined;
    try {
      return await (client.query as unknown as Query)(...given);
    } catch (error) {
      failure = isBroken() ? (error as Error) : undefined;
      throw error;
    } finally {
      client.release(failure);
    }
  };
  Object.assign(pool, { connect: connected, query: queried });
}

function tampered(
  query: Query,
  given: readonly unknown[],
  outside: pg.Pool,
  { rewrites, runsOutside }: Tampering,
): () => Promise<unknown> {
  const [statement, ...others] = given;
  const { text } = statement as { text?: string };
  if (text === undefined) return () => query(...given);
  if (runsOutside?.(text)) return () => outside.query(statement as pg.QueryConfig);
  const changed = rewrites ? { ...(statement as object), text: rewritten(text, rewrites) } : statement;
  return () => query(changed, ...others);
}

/**
 * Runs flows at once, one statement at a time: `order` chooses whose is next. When a flow waits for a lock,
 * only the one that holds it goes on: PostgreSQL alone chooses which of two that wait for one row gets it.
 * Whether a flow waits is read from PostgreSQL, never from a clock.
 */
export async function takeTurns(
  flows: readonly { flow: Flow; work: () => Promise<void> }[],
  order: readonly number[],
  watch: Watch,
): Promise<void> {
  const begun: Flow[] = [];
  const group = flows.map(({ flow }) => flow);
  for (const flow of group) flow.group = group;
  const all: Promise<void>[] = [];
  // Start them one after another, because the code before their first statements takes no turns.
  for (const { flow, work } of flows) {
    flow.takesTurns = true;
    begun.push(flow);
    const running = currentFlow.run(flow, work).finally(() => {
      flow.hasEnded = true;
      flow.changed();
    });
    running.catch(() => undefined);
    all.push(running);
    await quiet(begun, watch);
  }
  const ended = Promise.allSettled(all);
  for (let turn = 0; ; turn++) {
    const ready = await quiet(group, watch);
    if (ready.length === 0) break;
    ready[(order[turn % order.length] ?? 0) % ready.length]!.choose();
  }
  await ended;
  await Promise.all(all);
}

/** A statement that runs for longer than this may be waiting for a lock, so it is worth asking PostgreSQL. */
const LOCK_AFTER_MS = 4;

/**
 * Resolves to whether a flow has begun to wait or has ended before it is time to ask PostgreSQL about locks.
 */
function changes(flows: readonly Flow[]): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LOCK_AFTER_MS);
    const changed = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    for (const flow of flows) flow.changed = changed;
  });
}

/** Waits until each flow has ended, waits for its turn, or waits for a lock. Returns those to choose from. */
async function quiet(flows: readonly Flow[], watch: Watch): Promise<Flow[]> {
  for (;;) {
    const running = flows.filter((flow) => !flow.hasEnded && !flow.isWaiting);
    const ready = flows.filter((flow) => flow.isWaiting);
    if (running.length === 0) return ready;
    if (await changes(flows)) continue;
    const blocked = ready.length > 0 ? await watch.blocked() : [];
    if (ready.length > 0 && blocked.length >= running.length) {
      // A flow may have gone on while PostgreSQL was asked.
      const still = flows.filter((flow) => !flow.hasEnded && !flow.isWaiting);
      const holders = new Set(blocked.flatMap((one) => one.holders));
      const holding = ready.filter(({ pid }) => holders.has(pid));
      if (still.length === running.length) return holding.length > 0 ? holding : ready;
    }
  }
}
