import type { State } from '../../../domain/exchange/state.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { Applied } from './applied.ts';
import { projectCommands } from './projections/project-commands.ts';

/**
 * Writes the engine's events into the tables that the interface reads. It runs behind the engine. Each
 * command is projected once: the transaction that writes its rows also moves `exchange.progress` past it.
 */
export interface Projector {
  add(applied: Applied): void;
  /** Resolves when the projections include this command. Rejects when the projector stopped before it. */
  reached(sequence: number): Promise<void>;
  isFull(): boolean;
  /** The last command that was added. */
  readonly last: number;
  /** How many commands may wait before the projector is full. */
  readonly capacity: number;
  /** Writes the waiting commands, then stops. */
  stop(): Promise<void>;
}

const CAPACITY = 20_000;
const LARGEST_RUN = 500;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

interface Watcher {
  sequence: number;
  resolve(): void;
  reject(error: Error): void;
}

/** `internal` has the accounts whose orders, fills and transactions are not projected. */
export async function openProjector(
  context: Context,
  state: State,
  internal: ReadonlySet<number>,
): Promise<Projector> {
  const { database, log } = context;
  const source = { state, isProjected: (account: number) => !internal.has(account) };
  await database.query('INSERT INTO exchange.progress (sequence) VALUES (0) ON CONFLICT DO NOTHING');
  const [progress] = await database.query('SELECT sequence FROM exchange.progress');
  let done = Number(progress!.sequence);
  let last = state.sequence;
  let stopping = false;
  let working: Promise<void> | null = null;
  const waiting: Applied[] = [];
  const watchers: Watcher[] = [];

  const writeRun = async (run: readonly Applied[]): Promise<void> => {
    const rows = projectCommands(source, run);
    const to = run[run.length - 1]!.sequence;
    done = await database.transaction(async (tx) => {
      // A crash may lose the last runs whole, and they are then projected again from the journal. Waiting for
      // the disk here would make the journal's writes wait too.
      await tx.execute('SET LOCAL synchronous_commit = off');
      const reached = await lockProgress(tx);
      // An engine that lost its lock may still be writing. It wrote the same rows that this one would.
      if (reached > done) return reached;
      if (reached < done)
        throw new Error(`The projections of the exchange went back from command ${done} to ${reached}`);
      await rows.write(tx);
      await tx.query('UPDATE exchange.progress SET sequence = $1', [to]);
      return to;
    });
  };

  const settle = (): void => {
    const next = waiting.findIndex(({ sequence }) => sequence > done);
    waiting.splice(0, next < 0 ? waiting.length : next);
    for (let i = watchers.length - 1; i >= 0; i--)
      if (watchers[i]!.sequence <= done) watchers.splice(i, 1)[0]!.resolve();
  };

  const work = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    while (waiting.length > 0) {
      try {
        await writeRun(waiting.slice(0, LARGEST_RUN));
        settle();
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        log.warn({ err: error }, 'the exchange could not write its projections');
        if (stopping) {
          for (const watcher of watchers.splice(0)) watcher.reject(error as Error);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  };

  const start = (): void => {
    working ??= work().finally(() => {
      working = null;
      if (waiting.length > 0 && !stopping) start();
    });
  };

  return {
    add: (applied) => {
      last = applied.sequence;
      if (applied.sequence <= done) return;
      waiting.push(applied);
      start();
    },
    reached: (sequence) =>
      sequence <= done
        ? Promise.resolve()
        : new Promise((resolve, reject) => watchers.push({ sequence, resolve, reject })),
    isFull: () => waiting.length > CAPACITY,
    get last() {
      return last;
    },
    capacity: CAPACITY,
    stop: async () => {
      stopping = true;
      await working;
    },
  };
}

/** The last projected command. Locks it until the transaction ends. */
async function lockProgress(tx: Tx): Promise<number> {
  const [progress] = await tx.query('SELECT sequence FROM exchange.progress FOR UPDATE');
  return Number(progress!.sequence);
}
