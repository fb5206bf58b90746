import type { Command } from '../../../domain/exchange/commands.ts';
import type { ExchangeEvent } from '../../../domain/exchange/events.ts';
import { applyCommand, skipCommand } from '../../../domain/exchange/apply-command.ts';
import type { State } from '../../../domain/exchange/state.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { takeSessionLock, type SessionLock } from '../../platform/database/session-lock.ts';
import { ClockDisagrees, engineClock, isAhead, setClock, type Stamped } from './engine-clock.ts';
import {
  appendCommands,
  commandsAfter,
  JournalTaken,
  OutcomeUnknown,
  readSnapshot,
  setAside,
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
  /** The state after the last command, to read. */
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

interface Waiting extends Stamped {
  resolve(applied: Applied): void;
  reject(error: Error): void;
}

/**
 * Starts the engine: takes the lock, replays the journal after the last snapshot, and projects what is
 * missing. Throws EngineTaken when another process has the lock. `onLost` is called when the engine has to
 * stop.
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
  const { database, clock, log } = context;
  const internal = new Set(
    (await database.query("SELECT number FROM exchange.accounts WHERE kind IN ('HOUSE', 'MAKER')")).map(
      (row) => row.number,
    ),
  );
  const [opened] = await database.query('SELECT min(created_at) AS at FROM exchange.accounts');
  const times = engineClock(clock, context.secondClock, opened?.at?.getTime() ?? -Infinity);
  const state = await readSnapshot(database);
  const projector = await openProjector(context, state, internal);
  await replay(context, state, projector);
  const listeners = new Set<(applied: Applied) => void>();
  const queue: Waiting[] = [];
  let lastSnapshot = state.sequence;
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
  if (lock.isLost()) loseLock();

  const turn = async () => {
    while (queue.length > 0 && !lost) {
      const group = queue.splice(0, LARGEST_GROUP);
      try {
        for (const { before, at } of (await times.corrections(group, state.at)).reverse()) {
          log.warn(
            { from: new Date(state.at), to: new Date(at) },
            "the exchange's clock was ahead and is set back to this machine's",
          );
          group.splice(before, 0, {
            command: setClock(at),
            signed: null,
            isStamped: false,
            resolve: () => undefined,
            reject: () => undefined,
          });
        }
        await appendCommands(database, state.sequence, group);
      } catch (error) {
        for (const waiting of group) waiting.reject(error as Error);
        if (error instanceof JournalTaken || error instanceof OutcomeUnknown) lose(error);
        continue;
      }
      let sequence = state.sequence;
      try {
        while (group.length > 0) {
          sequence++;
          const applied = apply(group[0]!.command);
          group.shift()!.resolve(applied);
        }
      } catch (error) {
        // None of these commands has been acknowledged: reject the group and restart without it.
        await setAside(database, sequence, group.length, String(error), nowOf(clock)).catch(
          (failure: unknown) =>
            log.error({ err: failure, sequence }, 'a command that cannot be applied could not be set aside'),
        );
        log.error({ err: error, sequence }, 'a command could not be applied and was set aside');
        for (const waiting of group) waiting.reject(error as Error);
        return lose(error as Error);
      }
      if (projector.isFull()) await projector.reached(projector.last - projector.capacity);
      if (state.sequence - lastSnapshot >= COMMANDS_BETWEEN_SNAPSHOTS) {
        lastSnapshot = state.sequence;
        await writeSnapshot(database, state, nowOf(clock)).catch((error: unknown) =>
          log.warn({ err: error }, 'the exchange could not keep a snapshot'),
        );
      }
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
    for (const listener of listeners) {
      // A listener's error must not undo an applied command.
      try {
        listener(applied);
      } catch (error) {
        log.error({ err: error }, 'a listener of the exchange failed');
      }
    }
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
        queue.push({
          command: { ...command, at: stampMs } as Command,
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
    onApplied: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      stopped = true;
      await turning;
      await projector.stop();
      if (!lost && state.sequence > lastSnapshot)
        await writeSnapshot(database, state, nowOf(clock)).catch((error: unknown) =>
          log.warn({ err: error }, 'the exchange could not keep a snapshot'),
        );
      await lock.release();
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
