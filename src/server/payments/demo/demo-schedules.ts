import type { z } from 'zod';
import { ScheduledWithdrawalRequest } from '../../../contract/schedules.ts';
import { addDays, dayOf, momentOf } from '../../../shared/calendar-day.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { approveSchedule } from '../schedules/approve-schedule.ts';
import { createSchedule } from '../schedules/create-schedule.ts';
import { makeRuns } from '../schedules/make-runs.ts';
import { cancelSchedule, pauseSchedule } from '../schedules/stop-schedule.ts';
import { daysAgo, RECEIVING_ACCOUNT, RECEIVING_SINCE_DAYS } from './demo-calendar.ts';
import type { DemoEntity } from './demo-entities.ts';
import { employee, SEED } from './demo-rows.ts';
import { call, changeAt, contextAt, type HistoryWriter } from './history-writer.ts';
import { demoPeople } from './people.ts';

type ScheduleRequest = z.input<typeof ScheduledWithdrawalRequest>;

const ZONE = 'Africa/Johannesburg';
/** Runs are made this long before their day, so that each is made in time whatever its day moves by. */
const DAYS_AHEAD = 5;

interface Desk {
  context: Context;
  history: HistoryWriter;
  preparer: Caller;
  approvers: readonly [Caller, Caller];
  now: number;
  planAt: (ms: number, write: () => Promise<unknown>) => void;
}

/**
 * The schedules of Karoo Trading: monthly stipends with three runs that were paid and one that waits, the
 * rent with a standing approval, a weekly payment that is paused and has missed runs, a sweep of card
 * settlements that has ended and one of what is not needed, and overtime whose file did not come.
 */
export function planSchedules(
  context: Context,
  history: HistoryWriter,
  karoo: DemoEntity,
  now: number,
  planAt: Desk['planAt'],
): void {
  const { preparer, approver, approver2 } = karoo.users as Record<string, Caller>;
  const desk: Desk = {
    context,
    history,
    preparer: preparer!,
    approvers: [approver!, approver2!],
    now,
    planAt,
  };
  planStipends(desk);
  planRent(desk);
  planPaused(desk);
  planCardSweep(desk);
  planSurplusSweep(desk);
  planMissed(desk);
}

function planStipends(desk: Desk): void {
  const { now } = desk;
  const soon = dayOf(now + 3 * DAY_MS, ZONE);
  const startMs = eveningOf(now, 105);
  const request: ScheduleRequest = {
    label: 'Learner stipends',
    currency: 'ZAR',
    approvalMode: 'EACH_RUN',
    source: 'LAST_PAID_RUN',
    withdrawals: demoPeople(6, SEED + 21).map((person, i) => ({
      ...employee(person),
      amount: `${3_200 + i * 150}.00`,
      beneficiaryReference: 'STIPEND',
    })),
    calendar: {
      every: 'MONTH',
      interval: 1,
      dayOfMonth: Math.min(28, Number(soon.slice(8))),
      startsOn: dayOf(startMs, ZONE),
      ifNotBankingDay: 'PRECEDING',
    },
    createDaysAhead: DAYS_AHEAD,
  };
  planRuns(desk, startMs, request, 1);
}

function planRent(desk: Desk): void {
  const startMs = eveningOf(desk.now, 75);
  const request: ScheduleRequest = {
    label: 'Rent',
    currency: 'ZAR',
    approvalMode: 'STANDING',
    source: 'ROWS',
    withdrawals: demoPeople(3, SEED + 22).map((person, i) => ({
      ...employee(person),
      amount: ['24000.00', '11500.00', '5500.00'][i]!,
      beneficiaryReference: 'KAROO RENT',
    })),
    calendar: {
      every: 'MONTH',
      interval: 1,
      dayOfMonth: 1,
      startsOn: dayOf(startMs, ZONE),
      ifNotBankingDay: 'FOLLOWING',
    },
    createDaysAhead: DAYS_AHEAD,
    limits: { perRun: '41000.00', validUntil: dayOf(startMs + 360 * DAY_MS, ZONE) },
  };
  planRuns(desk, startMs, request, 2);
}

/** When schedules are written: after the payments of the day have settled, whatever the time is now. */
function eveningOf(now: number, days: number): number {
  return daysAgo(now, days) + 20 * HOUR_MS;
}

/** A schedule that is approved an hour after it was written, and whose runs until now are made and paid. */
function planRuns(desk: Desk, startMs: number, request: ScheduleRequest, approvals: number): void {
  const { planAt, now, context } = desk;
  const idOf = planWriting(desk, startMs, request, approvals);
  // The worker looks each morning. What it finds is approved by users, unless it is already.
  for (let day = dayOf(startMs, ZONE); ; day = addDays(day, 1)) {
    const ms = momentOf(day, '06:00', ZONE);
    if (ms > now - 3 * HOUR_MS) return;
    if (ms <= startMs + 2 * HOUR_MS) continue;
    planAt(ms, () => makeRuns(contextAt(context, ms)));
    planAt(ms + HOUR_MS, () => approveRuns(desk, ms + HOUR_MS, idOf()));
    planAt(ms + 2 * HOUR_MS, () => payRuns(desk, ms + 2 * HOUR_MS, idOf()));
  }
}

/**
 * A schedule that is written, and approved an hour later. Each step has a place in the history, which is
 * written in the order of time. Returns how to read its id afterwards.
 */
function planWriting(
  { context, preparer, approvers, planAt }: Desk,
  startMs: number,
  request: ScheduleRequest,
  approvals: number,
): () => string {
  let made: { id: string; contentDigest: string };
  planAt(startMs, async () => {
    const { body } = await changeAt(context, startMs, (then, tx) =>
      createSchedule(then, tx, {
        ...call(preparer, ''),
        params: undefined,
        headers: {},
        body: ScheduledWithdrawalRequest.parse(request),
      }),
    );
    made = body as typeof made;
  });
  for (const [index, approver] of approvers.slice(0, approvals).entries()) {
    const ms = startMs + (index + 1) * HOUR_MS;
    planAt(ms, () =>
      changeAt(context, ms, (then, tx) =>
        approveSchedule(then, tx, {
          ...call(approver, made.id),
          headers: { 'if-match': `"${made.contentDigest}"` },
        }),
      ),
    );
  }
  return () => made.id;
}

/** Approves the batches of runs but for the run of this month, which waits for those who look at the demo. */
async function approveRuns(desk: Desk, ms: number, id: string): Promise<void> {
  for (const { id: batchId, status, due_on } of await openBatches(desk, id))
    if (status === 'PENDING_APPROVAL' && due_on! < dayOf(desk.now, ZONE))
      await desk.history.approve(ms, desk.approvers[0], batchId);
}

/** Pays the batches of runs whose day has come. */
async function payRuns(desk: Desk, ms: number, id: string): Promise<void> {
  for (const { id: batchId, moves_on } of await openBatches(desk, id))
    if (moves_on !== null && moves_on <= dayOf(ms, ZONE)) await desk.history.pay(ms, batchId);
}

function openBatches({ context }: Desk, scheduleId: string) {
  return context.database.query(
    `SELECT b.id, b.status, b.schedule_due_on::text AS due_on, b.moves_on::text AS moves_on
       FROM batches b
      WHERE b.schedule_id = $1 AND b.status IN ('PENDING_APPROVAL', 'APPROVED')`,
    [scheduleId],
  );
}

function planPaused(desk: Desk): void {
  const { context, approvers, now, planAt } = desk;
  const startMs = eveningOf(now, 24);
  const idOf = planWriting(
    desk,
    startMs,
    {
      label: 'Cleaning',
      currency: 'ZAR',
      approvalMode: 'EACH_RUN',
      source: 'ROWS',
      withdrawals: demoPeople(2, SEED + 23).map((person, i) => ({
        ...employee(person),
        amount: `${1_450 + i * 380}.00`,
        beneficiaryReference: 'CLEANING',
      })),
      calendar: {
        every: 'WEEK',
        interval: 1,
        weekday: 'FRIDAY',
        startsOn: dayOf(startMs + 4 * DAY_MS, ZONE),
        ifNotBankingDay: 'PRECEDING',
      },
      createDaysAhead: 2,
    },
    1,
  );
  const ms = startMs + 3 * HOUR_MS;
  planAt(ms, () =>
    changeAt(context, ms, (then, tx) =>
      pauseSchedule(then, tx, {
        ...call(approvers[0], idOf()),
        headers: {},
        body: { reason: 'The offices are closed for renovation.' },
      }),
    ),
  );
}

/**
 * Each Wednesday a part of what was collected by card moved to the money that batches are paid from, until
 * the school got its receiving account: its money is moved by a transfer at the bank.
 */
function planCardSweep(desk: Desk): void {
  const { context, preparer, now, planAt } = desk;
  const startMs = eveningOf(now, RECEIVING_SINCE_DAYS + 34);
  const request: ScheduleRequest = {
    label: 'Card settlements to funding',
    kind: 'SWEEP',
    currency: 'ZAR',
    approvalMode: 'STANDING',
    source: 'COLLECTION',
    keepAmount: '250000.00',
    calendar: {
      every: 'WEEK',
      interval: 1,
      weekday: 'WEDNESDAY',
      startsOn: dayOf(startMs + DAY_MS, ZONE),
      ifNotBankingDay: 'FOLLOWING',
    },
    limits: { perRun: '5000.00', validUntil: dayOf(startMs + 300 * DAY_MS, ZONE) },
  };
  // Its runs are made with those of the stipends.
  const idOf = planWriting(desk, startMs, request, 2);
  const ms = daysAgo(now, RECEIVING_SINCE_DAYS) + 16 * HOUR_MS;
  planAt(ms, () =>
    changeAt(context, ms, (then, tx) =>
      cancelSchedule(then, tx, {
        ...call(preparer, idOf()),
        headers: {},
        body: { reason: 'Parents now pay into an account at Nedbank, whose money we move there.' },
      }),
    ),
  );
}

/** Each Friday, what is not needed goes to the company's account at Nedbank. The first run is to come. */
function planSurplusSweep(desk: Desk): void {
  const startMs = eveningOf(desk.now, 3);
  const request: ScheduleRequest = {
    label: 'Surplus to Nedbank',
    kind: 'SWEEP',
    currency: 'ZAR',
    approvalMode: 'STANDING',
    source: 'FUNDING',
    keepAmount: '750000.00',
    withdrawals: [
      {
        beneficiaryName: 'Karoo Trading (Pty) Ltd',
        bankCode: 'NEDBANK',
        accountNumber: RECEIVING_ACCOUNT,
        accountType: 'CURRENT',
        amount: '10000.00',
        beneficiaryReference: 'SURPLUS',
      },
    ],
    calendar: {
      every: 'WEEK',
      interval: 1,
      weekday: 'FRIDAY',
      startsOn: dayOf(desk.now + 3 * DAY_MS, ZONE),
      ifNotBankingDay: 'PRECEDING',
    },
    limits: { perRun: '10000.00', validUntil: dayOf(startMs + 300 * DAY_MS, ZONE) },
  };
  planWriting(desk, startMs, request, 2);
}

/** Overtime is paid from a file each month. The last one never came, so the run was missed and asks. */
function planMissed(desk: Desk): void {
  const startMs = eveningOf(desk.now, 20);
  const missed = dayOf(desk.now - 6 * DAY_MS, ZONE);
  const request: ScheduleRequest = {
    label: 'Overtime',
    currency: 'ZAR',
    approvalMode: 'EACH_RUN',
    source: 'NEW_FILE',
    calendar: {
      every: 'MONTH',
      interval: 1,
      dayOfMonth: Math.min(28, Number(missed.slice(8))),
      startsOn: dayOf(startMs, ZONE),
      ifNotBankingDay: 'PRECEDING',
    },
    createDaysAhead: 2,
  };
  planWriting(desk, startMs, request, 1);
}
