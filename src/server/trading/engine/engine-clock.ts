import type { Command } from '../../../domain/exchange/commands.ts';
import { DAY_MS, type Clock } from '../../../shared/time.ts';
import type { ToAppend } from './journal.ts';

/** The machine's clock is wrong by more than the tolerance, so no command may be journalled. */
export class ClockDisagrees extends Error {}

/** A command of a group before it is journalled. */
export interface Stamped extends ToAppend {
  /** The engine stamped the time. Demo data brings its own times. */
  readonly isStamped: boolean;
}

export interface EngineClock {
  /**
   * Checks the times of a group before it is journalled; the engine is at `atMs`. Returns the times to
   * which the engine's clock must be set back, each before the command of that index. Throws
   * ClockDisagrees.
   */
  corrections(group: readonly Stamped[], atMs: number): Promise<{ before: number; at: number }[]>;
}

/** How far apart two clocks may be, and how far time may go back, before a clock counts as wrong. */
const CLOCK_TOLERANCE_MS = 60_000;
/**
 * A clock this far before the opening of the exchange was never set. The margin allows for an opening that
 * a wrong clock stamped.
 */
const BEFORE_OPENING_MS = 31 * DAY_MS;
/** How long a confirmed time is valid for further commands. */
const CONFIRMED_FOR_MS = 30_000;

/**
 * Keeps the engine's time near the real time. A second clock (the database's) must confirm the machine's
 * within the tolerance. When the machine's clock is behind the engine's by more than the tolerance, an
 * earlier stamp was wrong, and the engine's clock is set back to the machine's.
 */
export function engineClock(
  clock: Clock,
  second: (() => Promise<number>) | undefined,
  openedMs: number,
): EngineClock {
  let confirmedUntilMs = -Infinity;

  const confirm = async (atMs: number): Promise<void> => {
    if (atMs < openedMs - BEFORE_OPENING_MS) {
      throw new ClockDisagrees(
        `This machine's clock says ${text(atMs)}, before the exchange was opened (${text(openedMs)}). ` +
          'Set the clock; the exchange then continues.',
      );
    }
    const other = await second?.();
    // The query took time: compare with the machine's clock now, unless the stamp is even further off.
    const ahead = other === undefined ? 0 : atMs - other;
    const behind = other === undefined ? 0 : other - Math.max(atMs, clock.nowMs());
    if (ahead > CLOCK_TOLERANCE_MS || behind > CLOCK_TOLERANCE_MS) {
      throw new ClockDisagrees(
        `This machine's clock says ${text(atMs)}, the database's ${text(other!)}. ` +
          'Set the wrong clock: the exchange accepts no commands until they agree within ' +
          `${CLOCK_TOLERANCE_MS / 1_000} seconds.`,
      );
    }
    confirmedUntilMs = atMs + CONFIRMED_FOR_MS;
  };

  return {
    corrections: async (group, atMs) => {
      const found: { before: number; at: number }[] = [];
      let latestMs = atMs;
      for (const [index, { command, isStamped }] of group.entries()) {
        const { at } = command;
        const isBehind = isStamped && at < latestMs - CLOCK_TOLERANCE_MS;
        if (isStamped && (isBehind || at > confirmedUntilMs)) await confirm(at);
        if (isBehind) found.push({ before: index, at });
        latestMs = isBehind ? at : Math.max(latestMs, at);
      }
      return found;
    },
  };
}

/** Whether a time is ahead of another by more than the tolerance. */
export function isAhead(ms: number, nowMs: number): boolean {
  return ms > nowMs + CLOCK_TOLERANCE_MS;
}

/** The command that sets the engine's clock. */
export function setClock(at: number): Command {
  return { type: 'set-clock', at };
}

function text(ms: number): string {
  return new Date(ms).toISOString();
}
