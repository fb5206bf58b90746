import type { State } from '../../../domain/exchange/state.ts';
import type { Context } from '../../platform/context.ts';
import { databaseError, type Tx } from '../../platform/database/pool.ts';
import type { Applied } from './applied.ts';
import { projectCommands } from './projections/project-commands.ts';

/**
 * The tables of the projections contradict the journal. Writing again would fail again: a person has to look
 * at both.
 */
export class ProjectionsDisagree extends Error {}

/**
 * PostgreSQL has lost the last runs, as it may when it ends: their commits do not wait for the disk. The next
 * engine projects them again from the journal.
 */
export class ProjectionsWentBack extends Error {}

/**
 * Writes the engine's events into the tables that the interface reads. It runs behind the engine. Each
 * command is projected once: the transaction that writes its rows also moves `exchange.progress` past it.
 */
export interface Projector {
  add(applied: Applied): void;
  /** Resolves when the projections include this command. Rejects when the projector stopped or gave up. */
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

/** Integrity constraint violations of PostgreSQL: the rows contradict those that are there. */
const CONTRADICTIONS = /^23/;

/**
 * `internal` has the accounts whose orders, fills and transactions are not projected. `onGivenUp` is called
 * once, with ProjectionsDisagree or ProjectionsWentBack. The projector tries again after any other error.
 */
export async function openProjector(
  context: Context,
  state: State,
  internal: ReadonlySet<number>,
  onGivenUp: (error: Error) => void,
): Promise<Projector> {
  const { database, log } = context;
  const source = { state, isProjected: (account: number) => !internal.has(account) };
  await database.query('INSERT INTO exchange.progress (sequence) VALUES (0) ON CONFLICT DO NOTHING');
  const [progress] = await database.query('SELECT sequence FROM exchange.progress');
  let done = Number(progress!.sequence);
  let last = state.sequence;
  let stopping = false;
  let givenUp: Error | null = null;
  let working: Promise<void> | null = null;
  const waiting: Applied[] = [];
  const watchers = openWatchers();

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
        throw new ProjectionsWentBack(
          `The projections of the exchange went back from command ${done} to ${reached}`,
        );
      await rows.write(tx);
      await tx.query('UPDATE exchange.progress SET sequence = $1', [to]);
      return to;
    });
  };

  const settle = (): void => {
    const next = waiting.findIndex(({ sequence }) => sequence > done);
    waiting.splice(0, next < 0 ? waiting.length : next);
    watchers.resolve(done);
  };

  const giveUp = (error: Error): void => {
    givenUp = error;
    waiting.length = 0;
    watchers.rejectAll(error);
    onGivenUp(error);
  };

  const work = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    while (waiting.length > 0) {
      try {
        await writeRun(waiting.slice(0, LARGEST_RUN));
        settle();
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        const final = finalIn(error, done + 1);
        if (final) return giveUp(final);
        log.warn({ err: error }, 'the exchange could not write its projections');
        if (stopping) return watchers.rejectAll(error as Error);
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
      if (givenUp || applied.sequence <= done) return;
      waiting.push(applied);
      start();
    },
    reached: async (sequence) => {
      if (sequence <= done) return;
      if (givenUp) throw givenUp;
      await watchers.wait(sequence);
    },
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

/** The callers that wait until a command is projected. */
function openWatchers() {
  let watchers: { sequence: number; resolve: () => void; reject: (error: Error) => void }[] = [];
  return {
    wait: (sequence: number): Promise<void> =>
      new Promise((resolve, reject) => watchers.push({ sequence, resolve, reject })),
    resolve: (done: number): void => {
      for (const { sequence, resolve } of watchers) if (sequence <= done) resolve();
      watchers = watchers.filter(({ sequence }) => sequence > done);
    },
    rejectAll: (error: Error): void => {
      for (const { reject } of watchers.splice(0)) reject(error);
    },
  };
}

/**
 * The error, if every further attempt of this engine to write the commands from `sequence` on would fail with
 * it; else null.
 */
function finalIn(error: unknown, sequence: number): Error | null {
  if (error instanceof ProjectionsWentBack) return error;
  if (!CONTRADICTIONS.test(databaseError(error)?.code ?? '')) return null;
  return new ProjectionsDisagree(
    `The projections of the exchange contradict its journal at or after command ${sequence}`,
    { cause: error },
  );
}

/** The last projected command. Locks it until the transaction ends. */
async function lockProgress(tx: Tx): Promise<number> {
  const [progress] = await tx.query('SELECT sequence FROM exchange.progress FOR UPDATE');
  return Number(progress!.sequence);
}
