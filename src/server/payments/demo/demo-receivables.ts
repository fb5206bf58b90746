import type { z } from 'zod';
import type { PaymentRequestRequest } from '../../../contract/payment-requests.ts';
import { PaymentRequestBatch } from '../../../contract/payment-requests.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import { parseAmount } from '../../../shared/money.ts';
import { seededNumbers } from '../../../shared/seeded-numbers.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { cancelRequest } from '../collections/cancel-request.ts';
import { createRequests } from '../collections/create-requests.ts';
import { confirmWriteOff } from '../collections/decide-write-off.ts';
import { writeOffRequest } from '../collections/write-off-request.ts';
import { daysAgo } from './demo-calendar.ts';
import type { DemoEntity } from './demo-entities.ts';
import { planReceipts, type Fee } from './demo-receipts.ts';
import { SEED } from './demo-rows.ts';
import { call, changeAt } from './history-writer.ts';
import { demoPeople } from './people.ts';

type Sent = z.input<typeof PaymentRequestRequest>;

const ZONE = 'Africa/Johannesburg';

/** The fees that fall due together: in how many days, for how many learners. */
const TERMS = [
  { dueInDays: -104, learners: 10, label: 'School fees, term 1', code: 'T1' },
  { dueInDays: -67, learners: 16, label: 'School fees, term 2', code: 'T2' },
  { dueInDays: -38, learners: 22, label: 'Boarding fees', code: 'B1' },
  { dueInDays: -11, learners: 44, label: 'School fees, term 3', code: 'T3' },
  { dueInDays: 0, learners: 28, label: 'Excursion to the coast', code: 'E1' },
  { dueInDays: 21, learners: 180, label: 'School fees, term 4', code: 'T4' },
] as const;
type Term = (typeof TERMS)[number];

const ASKED_DAYS_BEFORE = 30;

/** In the evening, when no batch is paid: the history is written in the order of its times. */
function evening(now: number, days: number): number {
  return daysAgo(now, days) + 18 * HOUR_MS;
}

interface Desk {
  context: Context;
  preparer: Caller;
  approver: Caller;
  admin: Caller;
  now: number;
  planAt: (ms: number, write: () => Promise<unknown>) => void;
}

/**
 * What the school of Karoo Trading asks parents for: 300 fees with several due days, most of them paid by now
 * and some overdue. A few are cancelled or written off, and one write-off waits for a second user.
 */
export function planReceivables(
  context: Context,
  karoo: DemoEntity,
  now: number,
  planAt: Desk['planAt'],
): void {
  const users = karoo.users as Record<'preparer' | 'approver' | 'approver2' | 'admin', Caller>;
  const desk: Desk = { context, ...users, now, planAt };
  const parents = demoPeople(200, SEED + 31);
  const next = seededNumbers(SEED + 32);
  const terms = new Map<string, () => Asked[]>(
    TERMS.map((term) => [term.code, planTerm(desk, term, parents, next)]),
  );
  const idOf = (code: string, index: number) => () => terms.get(code)!()[index]!.id;
  planCancelled(desk, idOf('T2', 3));
  for (const index of [0, 1, 2]) planWrittenOff(desk, index, idOf('T1', index));
  planWaiting(desk, idOf('T1', 4));
  planReceipts({ context, users, now, planAt }, (code) => terms.get(code)!());
}

interface Asked extends Fee {
  id: string;
}

/** Asks for the fees of a term. Returns its requests, once they exist. */
function planTerm(
  { context, preparer, now, planAt }: Desk,
  { dueInDays, learners, label, code }: Term,
  parents: ReturnType<typeof demoPeople>,
  next: () => number,
): () => Asked[] {
  const dueOn = dayOf(now + dueInDays * DAY_MS, ZONE);
  const requests = parents.slice(0, learners).map(({ name }, index): Sent => ({
    payer: { name, email: `parent${index + 1}@karoo-school.example` },
    label,
    invoiceNumber: `FEE-${dueOn.slice(0, 4)}-${code}-${String(index + 1).padStart(3, '0')}`,
    currency: 'ZAR',
    amount: `${1_450 + Math.floor(next() * 60) * 50}.00`,
    dueOn,
  }));
  // Fees that are due later than a month from now were asked for a week ago.
  const ms = evening(now, Math.max(ASKED_DAYS_BEFORE - dueInDays, 7));
  let asked: Asked[] = [];
  planAt(ms, async () => {
    const body = PaymentRequestBatch.parse({ requests });
    const done = await changeAt(context, ms, (then, tx) =>
      createRequests(then, tx, { ...call(preparer, ''), params: undefined, headers: {}, body }),
    );
    const created = (done.body as { requests: { id: string; reference: string }[] }).requests;
    asked = created.map(({ id, reference }, index) => ({
      id,
      reference,
      amountMinor: parseAmount(requests[index]!.amount, 'ZAR')!,
      payer: parents[index]!,
    }));
  });
  return () => asked;
}

function planCancelled({ context, preparer, now, planAt }: Desk, idOf: () => string): void {
  const ms = evening(now, 30);
  planAt(ms, () =>
    changeAt(context, ms, (then, tx) =>
      cancelRequest(then, tx, {
        ...call(preparer, idOf()),
        headers: {},
        body: { reason: 'The learner has moved to another school.' },
      }),
    ),
  );
}

function planWrittenOff(desk: Desk, index: number, idOf: () => string): void {
  const { context, admin, now, planAt } = desk;
  const askedAt = evening(now, 12) + index * 20 * MINUTE_MS;
  const confirmedAt = askedAt + 10 * MINUTE_MS;
  let writeOffId = '';
  planAt(askedAt, async () => {
    writeOffId = await askToWriteOff(desk, askedAt, idOf(), 'The family has emigrated and left no address.');
  });
  planAt(confirmedAt, () =>
    changeAt(context, confirmedAt, (then, tx) =>
      confirmWriteOff(then, tx, { ...call(admin, idOf()), headers: {}, body: { writeOffId } }),
    ),
  );
}

function planWaiting(desk: Desk, idOf: () => string): void {
  const ms = evening(desk.now, 2);
  desk.planAt(ms, () => askToWriteOff(desk, ms, idOf(), 'The parent is under debt review.'));
}

/** Returns the id of the write-off, which waits for a second user. */
async function askToWriteOff(
  { context, approver }: Desk,
  ms: number,
  id: string,
  reason: string,
): Promise<string> {
  const done = await changeAt(context, ms, (then, tx) =>
    writeOffRequest(then, tx, { ...call(approver, id), headers: {}, body: { reason } }),
  );
  return (done.body as { writeOff: { id: string } }).writeOff.id;
}
