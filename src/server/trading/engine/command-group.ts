import type { Command } from '../../../domain/exchange/commands.ts';
import type { State } from '../../../domain/exchange/state.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Applied } from './applied.ts';
import { setClock, type EngineClock, type Stamped } from './engine-clock.ts';
import { appendCommands, setAside } from './journal.ts';

/** A command whose caller waits for its outcome. Groups of them are journalled with one write. */
export interface Waiting extends Stamped {
  resolve(applied: Applied): void;
  reject(error: Error): void;
}

/** Journals a group, after adding the commands that set the engine's clock back. Throws as appendCommands. */
export async function journalGroup(
  { database, log }: Context,
  times: EngineClock,
  state: State,
  group: Waiting[],
): Promise<void> {
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
}

/**
 * Applies and acknowledges the commands of a journalled group. When one cannot be applied, it and those after
 * it are set aside and rejected, and its error is returned: the engine must stop.
 */
export async function applyGroup(
  { database, clock, log }: Context,
  state: State,
  group: Waiting[],
  apply: (command: Command) => Applied,
): Promise<Error | null> {
  let sequence = state.sequence;
  try {
    while (group.length > 0) {
      sequence++;
      const applied = apply(group[0]!.command);
      group.shift()!.resolve(applied);
    }
    return null;
  } catch (error) {
    // None of these commands has been acknowledged: reject the group and restart without it.
    await setAside(database, sequence, group.length, String(error), nowOf(clock)).catch((failure: unknown) =>
      log.error({ err: failure, sequence }, 'a command that cannot be applied could not be set aside'),
    );
    log.error({ err: error, sequence }, 'a command could not be applied and was set aside');
    for (const waiting of group) waiting.reject(error as Error);
    return error as Error;
  }
}
