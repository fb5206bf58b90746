import { HOUR_MS } from '../../src/shared/time.ts';
import { isOfRefund } from '../customers/events.ts';
import type { ByPerson, PaymentFate } from '../parts-of-events.ts';

/** Events around schedules, as a history has them. Days count from the day on which an event is played. */

export interface ScheduledRow {
  /** The same in each run, but otherwise unique within the history. */
  reference: string;
  account: string;
  amountMinor: number;
  /** How the bank treats it in the first run, the second one, and so on. */
  fates: PaymentFate[];
}

export interface SchedulePlan {
  approvalMode: 'EACH_RUN' | 'STANDING';
  /** FUNDING: a sweep, whose only row is an account of the entity, with its cap as amount. */
  source: 'ROWS' | 'LAST_PAID_RUN' | 'FUNDING';
  /** With a sweep: what stays in FUNDING. */
  keepMinor?: number;
  /** The number of a weekday, from 1 for Monday; or a day of the month, where 0 is the last one. */
  day: { every: 'WEEK' | 'MONTH'; on: number; interval: number };
  startsInDays: number;
  /** How many runs there are; null: no end. */
  runs: number | null;
  rule: 'PRECEDING' | 'FOLLOWING' | 'MODIFIED_FOLLOWING' | 'REFUSE';
  createDaysAhead: number;
  ifShort: 'WAIT' | 'SKIP';
  /** With STANDING: how long the approval is valid, and whether its total ends it after one run. */
  validForDays: number;
  endsByTotal?: boolean;
  rows: ScheduledRow[];
}

export type ScheduleEvent = ByPerson & { schedule: string } & (
    | { what: 'write schedule' | 'replace schedule'; plan: SchedulePlan }
    | { what: 'approve schedule'; isStale?: boolean }
    | { what: 'reject schedule' | 'pause schedule' | 'cancel schedule' }
    | { what: 'resume schedule'; missed: 'SKIP' | 'RUN_ONCE' }
    | { what: 'approve run' | 'skip run'; pick: number }
    /** Moves one run to another day, or answers a run that was missed. */
    | { what: 'change run'; pick: number; daysLater: number }
  );

const SCHEDULE_EVENTS: ReadonlySet<string> = new Set<ScheduleEvent['what']>([
  'write schedule',
  'replace schedule',
  'approve schedule',
  'reject schedule',
  'pause schedule',
  'cancel schedule',
  'resume schedule',
  'approve run',
  'skip run',
  'change run',
]);

export function isAboutSchedules<E extends { what: string }>(event: E): event is Extract<E, ScheduleEvent> {
  return SCHEDULE_EVENTS.has(event.what);
}

/** An account of an entity that it watches but does not pay from, to which its sweeps pay. */
export function ownAccountOf(entity: string): string {
  return `6209988${entity.charCodeAt(0)}66`;
}

/** Whether a schedule is a sweep, by its name. */
export function isSweep(schedule: string): boolean {
  return schedule[1] === 'W';
}

/** Every run pays under the same reference, so the bank and the promises tell its payments apart by more. */
function isOfSchedule(reference: string): boolean {
  return / RUN \d+$/.test(reference);
}

/** Whether several payments may have the reference. */
export function isShared(reference: string): boolean {
  return isOfSchedule(reference) || isOfRefund(reference);
}

/** The name of a payment at a bank with an interface. */
export function nameAtBank(reference: string, attemptId: string | null): string {
  return isShared(reference) ? `${reference} ${attemptId}` : reference;
}

/** The day in South Africa, which has no summer time. */
export function dayOf(ms: number): string {
  return new Date(ms + 2 * HOUR_MS).toISOString().slice(0, 10);
}
