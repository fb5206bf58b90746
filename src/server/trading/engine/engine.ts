import type { Command } from '../../../domain/exchange/commands.ts';
import type { ExchangeEvent } from '../../../domain/exchange/events.ts';
import { applyCommand, skipCommand } from '../../../domain/exchange/apply-command.ts';
import type { State } from '../../../domain/exchange/state.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { takeSessionLock, type SessionLock } from '../../platform/database/session-lock.ts';
import { applyGroup, journalGroup, type Waiting } from './command-group.ts';
import { ClockDisagrees, engineClock, isAhead } from './engine-clock.ts';
import {
  commandsAfter,
  JournalTaken,
  OutcomeUnknown,
  readSnapshot,
  writeSnapshot,
  type Signed,
} from './journal.ts';
import { openProjector, type Projector } from './projector.ts';
import type { Applied } from './applied.ts';

type Untimed<C> = C extends Command ? Omit<C, 'at'> : never;

/** A new command; the engine stamps its time. */
export type NewCommand = Untimed<Command>;

/** The engine as the rest of the process sees it. */
export interface Engine {
  /**
   * Journals a command, applies it and returns its events. Once this resolves, the command survives any
   * crash. Rejects when it was not journalled and therefore not applied. `signed` is the signature of its
   * request; `at` is for demo data only.
   */
  submit(command: NewCommand, from?: { at?: number | undefined; signed?: Signed }): Promise<Applied>;
  /** Resolves when the projections include everything that has been applied. */
  projected(): Promise<void>;
  /** The state after the last command; read-only. */
  readonly state: State;
  /** The accounts whose orders and transactions are not projected: the house and the market makers. */
  readonly internal: Set<number>;
  /** Calls back after each command, in order. Returns a function that ends it. */
  onApplied(listener: (applied: Applied) => void): () => void;
  stop(): Promise<void>;
}

/** The key of the lock that only one engine can hold. */
export const ENGINE_LOCK = 7_263_543;
const LARGEST_GROUP = 1_000;
const COMMANDS_BETWEEN_SNAPSHOTS = 100_000;

/** Another process runs the exchange on this database. */
export class EngineTaken extends Error {}

/**
 * Starts the engine: takes the lock, replays the journal after the last snapshot, and projects what is
 * missing. Throws EngineTaken when another process has the lock, ProjectionsDisagree when the tables that the
 * interface reads contradict the journal, and ProjectionsWentBack when PostgreSQL ended meanwhile. `onLost`
 * is called when the engine has to stop.
 */
export async function startEngine(context: Context, onLost: (error: Error) => void): Promise<Engine> {
  let hear: () => void = () => undefined;
  const lock = await takeSessionLock(
    context.database.address,
    'outlay-exchange-lock',
    { key: '$1', values: [ENGINE_LOCK] },
    () => hear(),
  );
  if (!lock) throw new EngineTaken('Another process runs the exchange on this database.');
  try {
    return await run(context, lock, (heard) => (hear = heard), onLost);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function run(
  context: Context,
  lock: SessionLock,
  whenLost: (heard: () => void) => void,
  onLost: (error: Error) => void,
): Promise<Engine> {
  const { clock } = context;
  let giveUp: (error: Error) => void = () => undefined;
  const { state, internal, times, projector } = await load(context, (error) => giveUp(error));
  const snapshots = keepSnapshots(context, state);
  const listeners = openListeners(context);
  const queue: Waiting[] = [];
  let lost: Error | null = null;
  let turning: Promise<void> | null = null;
  let stopped = false;

  const lose = (error: Error) => {
    if (lost) return;
    lost = error;
    void lock.release();
    for (const waiting of queue.splice(0)) waiting.reject(error);
    onLost(error);
  };
  const loseLock = () => lose(new Error('The connection that holds the lock of the exchange broke.'));
  whenLost(loseLock);
  giveUp = lose;
  if (lock.isLost()) loseLock();

  const turn = async () => {
    while (queue.length > 0 && !lost) {
      const group = queue.splice(0, LARGEST_GROUP);
      try {
        await journalGroup(context, times, state, group);
      } catch (error) {
        for (const waiting of group) waiting.reject(error as Error);
        if (error instanceof JournalTaken || error instanceof OutcomeUnknown) lose(error);
        continue;
      }
      const bug = await applyGroup(context, state, group, apply);
      if (bug) return lose(bug);
      // When the projector has given up, the engine is lost.
      if (projector.isFull())
        await projector.reached(projector.last - projector.capacity).catch(() => undefined);
      if (lost) return;
      await snapshots.keepAfter(COMMANDS_BETWEEN_SNAPSHOTS);
    }
  };

  const go = () => {
    turning ??= turn().finally(() => {
      turning = null;
      // Commands may have arrived after the queue was last checked.
      if (queue.length > 0 && !lost) go();
    });
  };

  const apply = (command: Command): Applied => {
    const applied = applyTo(state, command);
    projector.add(applied);
    listeners.call(applied);
    return applied;
  };

  return {
    submit: (command, { at, signed } = {}) =>
      new Promise((resolve, reject) => {
        if (lost || stopped) return reject(lost ?? new Error('The exchange is stopping.'));
        const stampMs = at ?? clock.nowMs();
        // The clock went back after the signature was checked.
        if (signed && isAhead(signed.ms, stampMs))
          return reject(new ClockDisagrees('The request was signed in the future.'));
        const stamped = { ...command, at: stampMs } as Command;
        queue.push({
          command: stamped,
          signed: signed ?? null,
          isStamped: at === undefined,
          resolve,
          reject,
        });
        go();
      }),
    projected: () => projector.reached(state.sequence),
    state,
    internal,
    onApplied: listeners.add,
    stop: async () => {
      stopped = true;
      await turning;
      await projector.stop();
      if (!lost) await snapshots.keepAfter(1);
      await lock.release();
    },
  };
}

/**
 * Loads the state from the journal, waits until the projections have reached it, and makes the clock that
 * stamps commands.
 */
async function load(context: Context, onGivenUp: (error: Error) => void) {
  const { database, clock } = context;
  const internal = new Set(
    (await database.query("SELECT number FROM exchange.accounts WHERE kind IN ('HOUSE', 'MAKER')")).map(
      (row) => row.number,
    ),
  );
  const [opened] = await database.query('SELECT min(created_at) AS at FROM exchange.accounts');
  const times = engineClock(clock, context.secondClock, opened?.at?.getTime() ?? -Infinity);
  const state = await readSnapshot(database);
  const projector = await openProjector(context, state, internal, onGivenUp);
  await replay(context, state, projector);
  return { state, internal, times, projector };
}

function openListeners({ log }: Context) {
  const listeners = new Set<(applied: Applied) => void>();
  return {
    /** Returns a function that removes it. */
    add: (listener: (applied: Applied) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call: (applied: Applied): void => {
      for (const listener of listeners) {
        // A listener's error must not undo an applied command.
        try {
          listener(applied);
        } catch (error) {
          log.error({ err: error }, 'a listener of the exchange failed');
        }
      }
    },
  };
}

/** Writes snapshots of the state. One that cannot be written costs only time at the next start. */
function keepSnapshots({ database, clock, log }: Context, state: State) {
  let last = state.sequence;
  return {
    /** Writes one if this many commands were applied since the last. */
    keepAfter: async (commands: number): Promise<void> => {
      if (state.sequence - last < commands) return;
      last = state.sequence;
      await writeSnapshot(database, state, nowOf(clock)).catch((error: unknown) =>
        log.warn({ err: error }, 'the exchange could not keep a snapshot'),
      );
    },
  };
}

async function replay(context: Context, state: State, projector: Projector): Promise<void> {
  for await (const part of commandsAfter(context.database, state.sequence)) {
    for (const { command, isSetAside } of part) {
      if (isSetAside)
        projector.add({ sequence: state.sequence + 1, at: state.at, command, events: skipCommand(state) });
      else projector.add(applyTo(state, command));
    }
    if (projector.isFull()) await projector.reached(projector.last);
  }
  await projector.reached(state.sequence);
}

/**
 * Applies a journalled command. An exception here is a bug and leaves the state half changed, so the engine
 * must stop.
 */
function applyTo(state: State, command: Command): Applied {
  const events: ExchangeEvent[] = applyCommand(state, command);
  return { sequence: state.sequence, at: state.at, command, events };
}
