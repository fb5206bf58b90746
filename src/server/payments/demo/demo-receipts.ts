import { invariant } from '../../../shared/errors.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { createBankConnection } from '../bank-files/create-bank-connection.ts';
import { switchBankConnection } from '../bank-files/switch-bank-connection.ts';
import { beginAccount, bringStatement } from './bank-month/bank-desk.ts';
import { camtStatement, type Booking } from './bank-month/camt-statement.ts';
import { daysAgo, RECEIVING_ACCOUNT, RECEIVING_SINCE_DAYS, workday } from './demo-calendar.ts';
import { call, changeAt } from './history-writer.ts';

const OPENING_MINOR = 1_824_000n;

/** A fee as the parent knows it who pays it. */
export interface Fee {
  reference: string;
  amountMinor: bigint;
  payer: { name: string; accountNumber: string };
}

/** A parent pays a fee, in the way of most parents unless something else is said. */
interface Payment {
  /** On the workday so many days ago. */
  days: number;
  fee: () => Fee;
  /** How the parent writes the reference. */
  write?: (reference: string) => string;
  moreMinor?: bigint;
  /** The bank takes the money back on the workday so many days ago. */
  backDays?: number;
}

/** Which fees of a term are paid on which day: the places of its fees, from the first to the last. */
const PAID: Readonly<Record<string, readonly { days: number; from: number; to: number }[]>> = {
  T1: [{ days: 43, from: 5, to: 10 }],
  T2: [
    { days: 43, from: 4, to: 9 },
    { days: 36, from: 9, to: 16 },
  ],
  B1: [
    { days: 43, from: 0, to: 7 },
    { days: 36, from: 7, to: 15 },
    { days: 29, from: 15, to: 19 },
  ],
  T3: [
    { days: 20, from: 0, to: 12 },
    { days: 14, from: 12, to: 26 },
    { days: 9, from: 26, to: 36 },
  ],
  E1: [
    { days: 6, from: 0, to: 12 },
    { days: 4, from: 12, to: 20 },
  ],
  T4: [
    { days: 6, from: 0, to: 40 },
    { days: 4, from: 40, to: 85 },
    { days: 1, from: 85, to: 117 },
  ],
};

interface ReceivingDesk {
  context: Context;
  users: Record<'approver' | 'approver2' | 'admin', Caller>;
  now: number;
  planAt: (ms: number, write: () => Promise<unknown>) => void;
}

/**
 * The account into which parents have paid for a while, with a statement for each day on which some did. Most
 * fees are paid, some of them late. Two parents pay too much, three mistype their reference, one deposits
 * cash without a word, and the bank takes one payment back. The statements go the way of all statements: one
 * user uploads them, another one confirms them. `feesOf` answers once the fees of a term exist.
 */
export function planReceipts(desk: ReceivingDesk, feesOf: (term: string) => readonly Fee[]): void {
  planAccount(desk);
  const fee = (term: string, place: number) => () => feesOf(term)[place]!;
  const payments: Payment[] = [
    ...Object.entries(PAID).flatMap(([term, parts]) =>
      parts.flatMap(({ days, from, to }) =>
        Array.from({ length: to - from }, (_, index) => ({ days, fee: fee(term, from + index) })),
      ),
    ),
    { days: 14, fee: fee('T3', 36), moreMinor: 25_000n },
    // Paid a second time, ten days after the first one.
    { days: 4, fee: fee('T3', 12) },
    { days: 9, fee: fee('T3', 37), backDays: 6 },
    { days: 1, fee: fee('T4', 117), write: swapped },
    { days: 1, fee: fee('T4', 118), write: (reference) => reference.slice(0, -1) },
    { days: 1, fee: fee('T4', 119), write: mistyped },
  ];
  planStatements(desk, payments);
}

/** An admin adds the account, and an approver switches its connection on. */
function planAccount({ context, users, now, planAt }: ReceivingDesk): void {
  const ms = daysAgo(now, RECEIVING_SINCE_DAYS) + 17 * HOUR_MS;
  const { admin, approver } = users;
  let created: { id: string; updatedAt: string };
  planAt(ms, async () => {
    const done = await changeAt(context, ms, (then, tx) =>
      createBankConnection(then, tx, {
        ...call(admin, ''),
        params: undefined,
        headers: {},
        body: {
          displayName: 'School fees',
          purpose: 'RECEIPTS',
          bankName: 'Nedbank',
          rails: [],
          currency: 'ZAR',
          payer: {
            name: 'Karoo Trading (Pty) Ltd',
            branchCode: null,
            accountNumber: RECEIVING_ACCOUNT,
            accountType: null,
          },
          profile: null,
        },
      }),
    );
    created = done.body as typeof created;
  });
  const onAt = ms + 30 * MINUTE_MS;
  planAt(onAt, () =>
    changeAt(context, onAt, (then, tx) =>
      switchBankConnection(then, tx, {
        ...call(approver, created.id),
        headers: undefined,
        body: { state: 'LIVE', updatedAt: created.updatedAt },
      }),
    ),
  );
}

/** A statement for each day with payments, uploaded in the evening. */
function planStatements({ context, users, now, planAt }: ReceivingDesk, payments: readonly Payment[]): void {
  const midnightOf = (days: number) => workday(daysAgo(now, days));
  const midnights = [
    ...new Set(payments.flatMap(({ days, backDays = days }) => [midnightOf(days), midnightOf(backDays)])),
  ].toSorted((one, other) => one - other);
  let balanceMinor = OPENING_MINOR;
  for (const [index, midnight] of midnights.entries()) {
    const ms = midnight + 18 * HOUR_MS + 30 * MINUTE_MS;
    const date = dayOf(midnight, 'UTC');
    const isFirst = index === 0;
    const isLast = index === midnights.length - 1;
    planAt(ms, async () => {
      const came = payments.filter(({ days }) => midnightOf(days) === midnight).map(bookingOf);
      const back = payments
        .filter(({ backDays }) => backDays !== undefined && midnightOf(backDays) === midnight)
        .map((payment) => takenBack(bookingOf(payment)));
      const cash = isLast ? [{ amountMinor: 150_000n, text: 'CASH DEPOSIT BEAUFORT WEST' }] : [];
      const bookings = [...came, ...back, ...cash].map((one, place): Booking => {
        const number = String(place + 1).padStart(3, '0');
        return { payments: 1, ...one, date, reference: `N${date.replaceAll('-', '').slice(2)}${number}` };
      });
      const openingMinor = balanceMinor;
      balanceMinor = bookings.reduce((sum, { amountMinor }) => sum + amountMinor, balanceMinor);
      const statement = {
        id: `KS-${date}`,
        number: index + 1,
        date,
        accountNumber: RECEIVING_ACCOUNT,
        openingMinor,
      };
      const bytes = camtStatement({ ...statement, bookings });
      const people = [users.approver2, users.approver] as const;
      await bringStatement(context, ms, people, { name: `SCHOOL-${date}.xml`, bytes });
      if (isFirst) await beginAccount(context, ms + 5 * MINUTE_MS, [users.admin, users.approver]);
    });
  }
}

type Moved = Pick<Booking, 'amountMinor' | 'text' | 'payer' | 'isReversal'>;

function bookingOf({ fee, write = (reference) => reference, moreMinor = 0n }: Payment): Moved {
  const { reference, amountMinor, payer } = fee();
  return {
    amountMinor: amountMinor + moreMinor,
    text: `FEES ${write(reference)}`,
    payer: { ...payer, name: payer.name.toUpperCase() },
  };
}

function takenBack(booking: Moved): Moved {
  return { ...booking, amountMinor: -booking.amountMinor, isReversal: true };
}

/** The reference with its first two neighbours that differ swapped. */
function swapped(reference: string): string {
  const at = Array.from(reference).findIndex((character, place) => character !== reference[place + 1]);
  invariant(at >= 0 && at + 1 < reference.length, 'a reference has two neighbours that differ');
  return reference.slice(0, at) + reference[at + 1]! + reference[at]! + reference.slice(at + 2);
}

/** The reference with another fourth character. */
function mistyped(reference: string): string {
  return reference.slice(0, 3) + (reference[3] === '7' ? '4' : '7') + reference.slice(4);
}
