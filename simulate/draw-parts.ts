import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/shared/time.ts';
import type { Draws } from './draws.ts';
import {
  WORKERS,
  type HistoryEvent,
  type PersonEvent,
  type SingleEvent,
  type WorkerEvent,
} from './history.ts';
import type { ByPerson, Crash } from './parts-of-events.ts';

/** The building blocks of every part of a history: people, turns of workers, crashes, and passing time. */

export function pause(draws: Draws): number {
  return draws.weighted([
    [4, draws.whole(1, 5 * MINUTE_MS)],
    [3, draws.whole(1, 6) * HOUR_MS],
    [2, draws.whole(1, 4) * DAY_MS],
    [1, -draws.whole(1, 90) * MINUTE_MS],
  ]);
}

export function personOf(draws: Draws, entity: string, roles: readonly string[]): ByPerson {
  return {
    by: `${entity} ${draws.oneOf(roles)}`,
    ...(draws.chance(0.12) ? { twice: draws.oneOf(['WITH_KEY', 'WITHOUT_KEY'] as const) } : {}),
    ...(draws.chance(0.08) ? { breaks: crashOf(draws, 14) } : {}),
  };
}

export function approval(draws: Draws, batch: string): PersonEvent {
  return {
    what: 'approve',
    ...personOf(draws, batch[0]!, ['approver 1', 'approver 2', 'approver 3']),
    batch,
  };
}

export function crashOf(draws: Draws, most: number): Crash {
  const isAtCommit = draws.chance(0.35);
  const of = draws.weighted<'PROCESS' | 'DATABASE' | 'DISK'>([
    [20, 'PROCESS'],
    [1, 'DATABASE'],
    [3, 'DISK'],
  ]);
  return {
    statement: draws.whole(1, most),
    isAfter: draws.chance(0.5),
    ...(isAtCommit ? { isAtCommit } : {}),
    ...(of === 'PROCESS' ? {} : { of }),
  };
}

export function turn(draws: Draws, batch: string): WorkerEvent {
  const crash = draws.chance(0.25) ? { crash: crashOf(draws, 45) } : {};
  return { what: 'turn', by: draws.oneOf(WORKERS), batch, ...crash };
}

export function together(draws: Draws, events: SingleEvent[]): HistoryEvent {
  const order = Array.from({ length: 24 }, () => draws.whole(0, 5));
  return { what: 'at once', by: 'several', events, order };
}
