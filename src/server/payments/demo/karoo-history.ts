import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { seededNumbers } from '../../../shared/seeded-numbers.ts';
import { INSTANT } from '../connection/sandbox/sandbox-connection.ts';
import { daysAgo, paydays, workday } from './demo-calendar.ts';
import { fundDemo, type DemoEntity } from './demo-entities.ts';
import {
  dayOf,
  employee,
  failing,
  monthOf,
  refundRows,
  salary,
  SEED,
  sourceOf,
  sumOf,
  supplierRows,
} from './demo-rows.ts';
import { planPayees } from './demo-payees.ts';
import { planReceivables } from './demo-receivables.ts';
import { planSchedules } from './demo-schedules.ts';
import type { BatchRequest, HistoryWriter } from './history-writer.ts';
import { demoPeople, type DemoPerson } from './people.ts';

const DAYS = 150;

/** How long before now Karoo Trading begins. */
export const KAROO_LASTS_MS = (DAYS + 20) * DAY_MS;

/** One past event. Events are written in the order of their times. */
interface Plan {
  ms: number;
  write: () => Promise<unknown>;
}

/** The plans of the past, and what each of them needs. */
interface Planner {
  history: HistoryWriter;
  preparer: Caller;
  now: number;
  people: readonly DemoPerson[];
  next: () => number;
  /** Plans an event at about `hour` on the day of `midnight`. Returns its time. */
  planOn: (midnight: number, hour: number, write: (ms: number) => Promise<unknown>) => number;
  /** The same on the workday that is `days` days ago. */
  plan: (days: number, hour: number, write: (ms: number) => Promise<unknown>) => number;
  /** Plans an event at exactly `ms`. */
  planAt: (ms: number, write: () => Promise<unknown>) => void;
  /** Creates a batch at `ms`, has it approved as often as the rules need, and pays it. */
  pay: (ms: number, request: BatchRequest) => Promise<void>;
}

/** Five months of batches of Karoo Trading, then the work that is open now. */
export async function payKaroo(
  context: Context,
  history: HistoryWriter,
  karoo: DemoEntity,
  now: number,
): Promise<void> {
  const plans: Plan[] = [];
  const planner = plannerOf(history, karoo, now, plans);
  planSalaries(planner);
  planSuppliers(planner);
  planRefunds(planner);
  for (let days = DAYS; days > 2; days -= 9)
    planner.plan(days, 4, (ms) => collect(context, karoo.id, ms, planner.next));
  planMishaps(planner);
  planSchedules(context, history, karoo, now, planner.planAt);
  planReceivables(context, karoo, now, planner.planAt);
  planPayees(context, karoo, now, planner.planAt);
  planOpenWork(planner, karoo);
  for (const { write } of plans.toSorted((a, b) => a.ms - b.ms)) await write();
}

function plannerOf(history: HistoryWriter, karoo: DemoEntity, now: number, plans: Plan[]): Planner {
  const { preparer, approver, approver2 } = karoo.users as Record<
    'preparer' | 'approver' | 'approver2',
    Caller
  >;
  const next = seededNumbers(SEED + 2);
  const planOn: Planner['planOn'] = (midnight, hour, write) => {
    const ms = midnight + hour * HOUR_MS + Math.floor(next() * 30 * MINUTE_MS);
    plans.push({ ms, write: () => write(ms) });
    return ms;
  };
  return {
    history,
    preparer,
    now,
    people: demoPeople(160, SEED),
    next,
    planOn,
    plan: (days, hour, write) => planOn(workday(daysAgo(now, days)), hour, write),
    planAt: (ms, write) => void plans.push({ ms, write }),
    pay: async (ms, request) => {
      const id = await history.create(ms, preparer, request);
      await history.approve(ms + 25 * MINUTE_MS, approver, id);
      if (sumOf(request) > 10_000_000n) await history.approve(ms + 70 * MINUTE_MS, approver2, id);
      await history.pay(ms + 71 * MINUTE_MS, id);
    },
  };
}

function planSalaries({ now, people, next, planOn, pay }: Planner): void {
  for (const [index, day] of paydays(now).entries()) {
    planOn(day, 7, (ms) =>
      pay(ms, {
        label: `Salaries ${monthOf(ms)}`,
        currency: 'ZAR',
        source: sourceOf(ms, 'salaries'),
        withdrawals: people.map((person) => salary(person, ms, next, index * 10 + 5)),
      }),
    );
  }
}

function planSuppliers({ next, plan, pay }: Planner): void {
  for (let days = DAYS - 3; days > 2; days -= 7) {
    plan(days, 9, (ms) =>
      pay(ms, {
        label: `Suppliers, week of ${dayOf(ms)}`,
        currency: 'ZAR',
        source: sourceOf(ms, 'suppliers'),
        withdrawals: supplierRows(ms, next, days),
      }),
    );
  }
}

function planRefunds({ history, now, people, next, plan, planAt, pay }: Planner): void {
  // A customer with the name of an employee would make each other payment to one look like a changed account.
  const employees = new Set(people.map(({ name }) => name));
  const customers = demoPeople(400, SEED + 1).filter(({ name }) => !employees.has(name));
  for (let days = DAYS - 1; days > 3; days -= 6) {
    plan(days, 11, (ms) =>
      pay(ms, {
        label: `Refunds ${dayOf(ms)}`,
        currency: 'ZAR',
        rail: 'PAYSHAP',
        withdrawals: refundRows(customers, next, days),
      }),
    );
    const returnsAt = daysAgo(now, days - 2) + 16 * HOUR_MS;
    planAt(returnsAt, () => history.bookReturns(returnsAt - 14 * DAY_MS, returnsAt));
  }
}

/** A batch that failed, one that was cancelled, and one that expired. */
function planMishaps({ history, preparer, people, next, plan, planAt, pay }: Planner): void {
  plan(61, 14, (ms) =>
    pay(ms, {
      label: 'Refunds, old accounts',
      currency: 'ZAR',
      withdrawals: [failing('Kabelo Mothiba', '0001', '420.00'), failing('Sarah Jansen', '0002', '310.00')],
    }),
  );
  plan(47, 14, async (ms) => {
    const id = await history.create(ms, preparer, {
      label: 'Suppliers, sent twice by mistake',
      currency: 'ZAR',
      withdrawals: supplierRows(ms, next, 1),
    });
    await history.cancel(ms + 40 * MINUTE_MS, preparer, id);
  });
  const forgotten = plan(33, 14, (ms) =>
    history.create(ms, preparer, {
      label: 'Bonus pool, never approved',
      currency: 'ZAR',
      withdrawals: people.slice(0, 12).map((person, i) => ({
        ...employee(person),
        amount: `${2_000 + i * 37}.00`,
        beneficiaryReference: 'BONUS',
      })),
    }),
  );
  const expiredAt = forgotten + 14 * DAY_MS + MINUTE_MS;
  planAt(expiredAt, () => history.expire(expiredAt));
}

/** Receives card payments of customers. */
function collect(context: Context, entityId: string, ms: number, next: () => number): Promise<void> {
  const amountMinor = BigInt(50_000 + Math.floor(next() * 900_000)) * 100n;
  const reference = `CARD SETTLEMENT ${String(Math.floor(next() * 9_000) + 1_000)}`;
  return fundDemo(context, entityId, ms, {
    accessType: 'COLLECTION',
    currency: 'ZAR',
    amountMinor,
    reference,
  });
}

/**
 * The open work: one batch without an answer from the bank, one approved batch before dispatch, and two
 * batches that need approval.
 */
function planOpenWork({ history, now, people, next, planAt }: Planner, karoo: DemoEntity): void {
  const { preparer, approver, approver2, admin } = karoo.users as Record<
    'preparer' | 'approver' | 'approver2' | 'admin',
    Caller
  >;
  const hoursAgo = (hours: number, write: (ms: number) => Promise<unknown>) =>
    planAt(now - hours * HOUR_MS, () => write(now - hours * HOUR_MS));
  let silent: string;
  hoursAgo(26, async (ms) => {
    silent = await history.create(ms, preparer, {
      label: 'Urgent claims',
      currency: 'ZAR',
      rail: 'RTC',
      withdrawals: [
        failing('Dineo Letsoalo', '1188', '1850.00'),
        failing('Marius Louw', '0006', '2400.00'),
        failing('Amina Patel', '7742', '960.50'),
      ],
    });
  });
  hoursAgo(25, async (ms) => {
    await history.approve(ms, approver, silent);
    await history.pay(ms, silent, { ...INSTANT, laterMs: 365 * DAY_MS });
  });

  let waiting: string;
  hoursAgo(7, async (ms) => {
    waiting = await history.create(ms, preparer, {
      label: 'Year-end bonuses',
      currency: 'ZAR',
      withdrawals: people.slice(20, 60).map((person, i) => ({
        ...employee(person),
        amount: `${5_000 + i * 111}.00`,
        beneficiaryReference: 'BONUS',
      })),
    });
  });
  hoursAgo(6, (ms) => history.approve(ms, approver, waiting));
  // One step, so that the delay holds back no other batch.
  hoursAgo(5, async (ms) => {
    await history.setReleaseDelay(ms, admin, (6 * DAY_MS) / 1_000);
    await history.approve(ms, approver2, waiting);
    await history.setReleaseDelay(ms, admin, 0);
  });

  let second: string;
  hoursAgo(3, async (ms) => {
    second = await history.create(ms, preparer, {
      label: `Suppliers, week of ${dayOf(now)}`,
      currency: 'ZAR',
      source: sourceOf(now, 'suppliers'),
      withdrawals: supplierRows(now, next, 3),
    });
  });
  hoursAgo(2, (ms) => history.approve(ms, approver2, second));
  hoursAgo(1, (ms) =>
    history.create(ms, preparer, {
      label: 'Casual workers',
      currency: 'ZAR',
      source: sourceOf(now, 'casuals'),
      withdrawals: people.slice(100, 124).map((person, i) => ({
        ...employee(person),
        amount: `${1_100 + i * 43}.50`,
        beneficiaryReference: 'CASUAL WORK',
      })),
    }),
  );
}
