import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/shared/time.ts';
import { crashOf, personOf, together } from '../draw-parts.ts';
import { drawsOf, type Draws } from '../draws.ts';
import { WORKERS, type HistoryEvent, type SingleEvent, type Sweep } from '../history.ts';
import type { PaymentFate } from '../parts-of-events.ts';
import { isSweep, ownAccountOf, type ScheduledRow, type ScheduleEvent, type SchedulePlan } from './events.ts';

const PREPARERS = ['preparer 1', 'preparer 2'];
const APPROVERS = ['approver 1', 'approver 2', 'approver 3'];

/** The histories that have schedules. */
export function hasSchedules(seed: number): boolean {
  return seed % 3 === 1;
}

/**
 * Adds schedules of entities whose payments go through the bank with an interface, with what people and
 * workers do with them. The events have their own draws.
 */
export function withSchedules(
  seed: number,
  planned: readonly HistoryEvent[],
  { entities, hasMonths }: { entities: readonly string[]; hasMonths: boolean },
): HistoryEvent[] {
  const draws = drawsOf(seed * 53 + 29);
  const known: string[] = [];
  // The end of a month is a long outage already.
  const longest = hasMonths ? 1 : 9;
  const begin = (): HistoryEvent[] => {
    const kind = draws.chance(0.25) ? 'W' : 'S';
    const schedule = `${draws.oneOf(entities)}${kind}${known.length + 1}`;
    known.push(schedule);
    return beginning(draws, schedule);
  };
  const first = draws.whole(0, Math.min(6, planned.length - 1));
  return planned.flatMap((event, index) => {
    const before =
      index < first ? [] : index === first ? begin() : aroundSchedules(draws, known, begin, longest);
    return [...before, event];
  });
}

function aroundSchedules(
  draws: Draws,
  known: string[],
  begin: () => HistoryEvent[],
  longest: number,
): HistoryEvent[] {
  if (draws.chance(0.65)) return [];
  if (known.length < 4 && draws.chance(0.1)) return begin();
  const schedule = draws.chance(0.6) ? known.at(-1)! : draws.oneOf(known);
  return draws.weighted<() => HistoryEvent[]>([
    [5, () => [sweep(draws, 'make-runs')]],
    [3, () => paidRun(draws, schedule)],
    // With months that end, time passes in their steps.
    ...(longest > 1 ? [[2, () => weeks(draws)] as const] : []),
    [2, () => [sweep(draws, 'pay-runs')]],
    [1, () => [sweep(draws, draws.oneOf(['expire-schedules', 'keep-dates']))]],
    [4, () => [byPerson(draws, schedule)]],
    [1.5, () => edited(draws, schedule, known.length)],
    [1.5, () => paused(draws, schedule, longest)],
    // An outage, during which nothing runs.
    [2.5, () => outage(draws, longest)],
    [0.5, () => [{ what: 'pass', by: 'clock', ms: -draws.whole(1, 90) * MINUTE_MS }]],
    [3, () => [atOnce(draws, schedule)]],
  ])();
}

/** Nothing runs for a while. Workers that start again read what the bank has returned. */
function outage(draws: Draws, longestDays: number): HistoryEvent[] {
  return [
    { what: 'pass', by: 'clock', ms: draws.whole(8, longestDays * 24) * HOUR_MS },
    ...WORKERS.map((by) => ({ what: 'sweep', by, sweep: 'returns' }) as const),
  ];
}

function beginning(draws: Draws, schedule: string): HistoryEvent[] {
  const plan = planOf(draws, schedule, 'A');
  return [
    { what: 'write schedule', ...personOf(draws, schedule[0]!, PREPARERS), schedule, plan },
    ...approvals(draws, schedule, plan),
    ...(draws.chance(0.7) ? [sweep(draws, 'make-runs')] : []),
  ];
}

function approvals(draws: Draws, schedule: string, { approvalMode }: SchedulePlan): HistoryEvent[] {
  if (draws.chance(0.15)) return [];
  const people = approvalMode === 'STANDING' && draws.chance(0.6) ? APPROVERS : [draws.oneOf(APPROVERS)];
  return people.map((person) => ({
    what: 'approve schedule',
    ...personOf(draws, schedule[0]!, [person]),
    schedule,
  }));
}

/** A run is made, approved and paid. */
function paidRun(draws: Draws, schedule: string): HistoryEvent[] {
  const approver = () => personOf(draws, schedule[0]!, APPROVERS);
  const pick = draws.whole(0, 3);
  return [
    ...(draws.chance(0.7) ? [sweep(draws, 'make-runs')] : []),
    { what: 'approve run', ...approver(), schedule, pick },
    ...(draws.chance(0.5) ? [{ what: 'approve run' as const, ...approver(), schedule, pick }] : []),
    { what: 'pass', by: 'clock', ms: draws.whole(1, 3 * 24) * HOUR_MS },
    sweep(draws, 'pay-runs'),
  ];
}

/** Workers make and pay the runs of two weeks, so that a standing approval covers several in turn. */
function weeks(draws: Draws): HistoryEvent[] {
  const pass = (): HistoryEvent => ({ what: 'pass', by: 'clock', ms: draws.whole(12, 72) * HOUR_MS });
  return Array.from({ length: 4 }, () => [
    sweep(draws, 'make-runs'),
    pass(),
    sweep(draws, 'pay-runs'),
    { what: 'sweep', by: draws.oneOf(WORKERS), sweep: 'returns' } as const,
  ]).flat();
}

/** A later version is written while runs of the one before exist. */
function edited(draws: Draws, schedule: string, count: number): HistoryEvent[] {
  const plan = planOf(draws, schedule, draws.oneOf(['B', 'C', 'D', `E${count}`]));
  return [
    { what: 'replace schedule', ...personOf(draws, schedule[0]!, PREPARERS), schedule, plan },
    ...(draws.chance(0.3) ? [{ what: 'pass' as const, by: 'clock' as const, ms: DAY_MS }] : []),
    ...approvals(draws, schedule, plan),
  ];
}

function paused(draws: Draws, schedule: string, longest: number): HistoryEvent[] {
  const entity = schedule[0]!;
  return [
    { what: 'pause schedule', ...personOf(draws, entity, [...PREPARERS, ...APPROVERS]), schedule },
    ...(draws.chance(0.7) ? [sweep(draws, 'make-runs')] : []),
    { what: 'pass', by: 'clock', ms: draws.whole(1, longest) * DAY_MS },
    ...(draws.chance(0.3) ? [sweep(draws, 'make-runs')] : []),
    ...(draws.chance(0.8) ? [resuming(draws, schedule)] : []),
  ];
}

function resuming(draws: Draws, schedule: string): ScheduleEvent {
  return {
    what: 'resume schedule',
    ...personOf(draws, schedule[0]!, [...PREPARERS, ...APPROVERS]),
    schedule,
    missed: draws.oneOf(['SKIP', 'RUN_ONCE'] as const),
  };
}

function byPerson(draws: Draws, schedule: string): ScheduleEvent {
  // Some people belong to the other entity and have no rights here.
  const entity = draws.chance(0.95) ? schedule[0]! : schedule.startsWith('A') ? 'B' : 'A';
  const anyone = () => personOf(draws, entity, [...PREPARERS, ...APPROVERS]);
  const approver = () => personOf(draws, entity, [...APPROVERS, 'preparer 1']);
  const pick = draws.whole(0, 9);
  return draws.weighted<() => ScheduleEvent>([
    [3, () => ({ what: 'approve run', ...approver(), schedule, pick })],
    [
      3,
      () => ({
        what: 'approve schedule',
        ...approver(),
        schedule,
        ...(draws.chance(0.08) ? { isStale: true } : {}),
      }),
    ],
    [2, () => ({ what: 'skip run', ...anyone(), schedule, pick })],
    [2, () => ({ what: 'change run', ...anyone(), schedule, pick, daysLater: draws.whole(0, 8) })],
    [2, () => ({ ...resuming(draws, schedule), ...anyone() })],
    [0.7, () => ({ what: 'pause schedule', ...anyone(), schedule })],
    [0.4, () => ({ what: 'cancel schedule', ...anyone(), schedule })],
    [0.4, () => ({ what: 'reject schedule', ...approver(), schedule })],
  ])();
}

/** Both workers, or a worker and people, at the same schedule. */
function atOnce(draws: Draws, schedule: string): HistoryEvent {
  const [one, other] = draws.chance(0.5) ? WORKERS : WORKERS.toReversed();
  const runs = (by: string): SingleEvent => ({ ...sweep(draws, 'make-runs'), by });
  const events = draws.weighted<() => SingleEvent[]>([
    [3, () => [runs(one!), runs(other!)]],
    [3, () => [runs(one!), byPerson(draws, schedule)]],
    [2, () => [runs(one!), byPerson(draws, schedule), runs(other!)]],
    [2, () => [byPerson(draws, schedule), byPerson(draws, schedule)]],
    [2, () => [{ ...sweep(draws, 'pay-runs'), by: one! }, byPerson(draws, schedule), runs(other!)]],
  ])();
  return together(draws, events);
}

function sweep(draws: Draws, which: Sweep): SingleEvent & { what: 'sweep' } {
  const crash = draws.chance(0.25) ? { crash: crashOf(draws, which === 'make-runs' ? 70 : 45) } : {};
  return { what: 'sweep', by: draws.oneOf(WORKERS), sweep: which, ...crash };
}

function planOf(draws: Draws, schedule: string, version: string): SchedulePlan {
  const isWeekly = draws.chance(0.75);
  const ofSweep = isSweep(schedule);
  const isStanding = ofSweep || draws.chance(0.45);
  return {
    approvalMode: isStanding ? 'STANDING' : 'EACH_RUN',
    source: ofSweep ? 'FUNDING' : !isStanding && draws.chance(0.3) ? 'LAST_PAID_RUN' : 'ROWS',
    // Some keep more than there is, so that there is nothing to move.
    ...(ofSweep ? { keepMinor: draws.oneOf([0, draws.whole(1, 120) * 1_000_000]) } : {}),
    day: isWeekly
      ? { every: 'WEEK', on: draws.whole(1, 7), interval: draws.chance(0.8) ? 1 : 2 }
      : { every: 'MONTH', on: draws.oneOf([0, draws.whole(1, 31), draws.whole(1, 31)]), interval: 1 },
    startsInDays: draws.whole(0, 9),
    runs: draws.chance(0.6) ? draws.whole(1, 5) : null,
    rule: draws.weighted([
      [5, 'PRECEDING' as const],
      [2, 'FOLLOWING' as const],
      [1, 'MODIFIED_FOLLOWING' as const],
      [1, 'REFUSE' as const],
    ]),
    createDaysAhead: draws.whole(1, isWeekly ? 5 : 9),
    ifShort: draws.oneOf(['WAIT', 'SKIP'] as const),
    validForDays: draws.weighted([
      [3, 200],
      [2, draws.whole(5, 20)],
    ]),
    ...(draws.chance(0.35) ? { endsByTotal: true } : {}),
    rows: ofSweep
      ? [sweptRow(draws, schedule, version)]
      : Array.from({ length: draws.whole(1, 2) }, (_, index) => rowOf(draws, `${schedule}${version}`, index)),
  };
}

/** The account to which a sweep pays, with its cap. */
function sweptRow(draws: Draws, schedule: string, version: string): ScheduledRow {
  const row = rowOf(draws, `${schedule}${version}`, 0);
  return { ...row, account: ownAccountOf(schedule[0]!), amountMinor: draws.whole(100, 20_000_000) };
}

function rowOf(draws: Draws, name: string, index: number): ScheduledRow {
  return {
    reference: `${name} RUN ${index + 1}`,
    account: `63${draws.whole(1_000, 1_020)}${String(index).padStart(5, '0')}`,
    amountMinor: draws.whole(100, 200_000),
    fates: Array.from({ length: 6 }, () => fateOf(draws)),
  };
}

/** Most runs are paid: a standing approval ends with the first one that is not. */
function fateOf(draws: Draws): PaymentFate {
  const outcome = draws.chance(0.92) ? 'PAID' : 'REJECTED';
  return {
    outcome,
    decidedAfterMs: draws.chance(0.25) ? draws.whole(1, 30 * HOUR_MS) : 0,
    lostAnswers: draws.weighted([
      [6, 0],
      [1, 1],
    ]),
    isLostOnTheWay: draws.chance(0.08),
    returnedAfterMs: outcome === 'PAID' && draws.chance(0.08) ? draws.whole(0, 96 * HOUR_MS) : null,
  };
}
