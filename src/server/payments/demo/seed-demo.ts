import { formatAmount } from '../../../shared/money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { seededNumbers } from '../../platform/seeded-numbers.ts';
import { INSTANT } from '../bank-connections/sandbox/sandbox-connection.ts';
import {
  DEMO_ENTITIES,
  demoUserNames,
  fundDemo,
  insertDemoEntity,
  insertPasswords,
  type DemoEntity,
} from './demo-entities.ts';
import { historyWriter, type BatchRequest, type HistoryWriter } from './history-writer.ts';
import { inTransaction } from './in-transaction.ts';
import { demoPeople, demoSuppliers, type DemoPerson } from './people.ts';

const SEED = 20_260;
const SEED_LOCK = 7_263_542;
const DAYS = 150;

type Row = BatchRequest['withdrawals'][number];

/**
 * Fills an empty database with two entities that have paid for five months, and one without a config. The
 * verbs of the product write the history, with a clock set to the past. Everything is one transaction: an
 * interrupted start leaves nothing behind. Does nothing when the database already has an entity.
 */
export async function seedDemo(context: Context): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      // When several processes start on one database, the first one fills it. The others wait longer than
      // the lock timeout of a request.
      await tx.query('SET LOCAL lock_timeout = 0');
      await tx.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const [found] = await tx.query(
        "SELECT 1 FROM installation WHERE name = 'demo' UNION ALL SELECT 1 FROM entities LIMIT 1",
      );
      if (found) return;
      await tx.query("INSERT INTO installation (name, value) VALUES ('demo', 'true')");
      await fill({ ...context, database: inTransaction(tx, context.database) });
      // History must not start a worker or send mail.
      await tx.query("DELETE FROM pgboss.job WHERE name IN ('pay-batch', 'mail')");
      await tx.query(
        'ANALYZE batches, batch_counts, withdrawals, payouts, beneficiaries, transfers, postings, audit_log',
      );
    },
    { statementMs: 0 },
  );
}

async function fill(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const start = now - (DAYS + 20) * DAY_MS;
  // Hashing is slow; it runs on other threads while the history is written.
  const hashes = Promise.all(demoUserNames().map((name) => hashPassword(context.random, name)));
  const entities: DemoEntity[] = [];
  // In sequence, so that the first declared entity has the first id.
  for (const declared of DEMO_ENTITIES)
    entities.push(await insertDemoEntity(context, declared, start + entities.length));
  const [karoo, harbour] = entities as [DemoEntity, DemoEntity, DemoEntity];
  const history = historyWriter(context);
  await openKaroo(context, karoo.id, start);
  await payKaroo(context, history, karoo, now);
  await fundDemo(context, harbour.id, start + HOUR_MS, {
    accessType: 'FUNDING',
    currency: 'ZAR',
    amountMinor: 400_000_000n,
    reference: 'OPENING BALANCE',
  });
  await payHarbour(history, harbour, now);
  await insertPasswords(context, await hashes);
}

async function openKaroo(context: Context, entityId: string, start: number): Promise<void> {
  const opening = [
    ['ZAR', 12_000_000_000n],
    ['USD', 25_000_000n],
    ['EUR', 18_000_000n],
    ['GBP', 7_500_000n],
    ['USDC', 40_000_000_000n],
  ] as const;
  for (const [currency, amountMinor] of opening)
    await fundDemo(context, entityId, start + HOUR_MS, {
      accessType: 'FUNDING',
      currency,
      amountMinor,
      reference: 'OPENING BALANCE',
    });
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

/** The same midnight on a weekday; on a weekend, that of the Friday before. */
function workday(midnight: number): number {
  const weekday = new Date(midnight).getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return midnight - back * DAY_MS;
}

function daysAgo(now: number, days: number): number {
  return now - (now % DAY_MS) - days * DAY_MS;
}

/** The 25th of each of the last six months, oldest first; this month's only once it is 4 days past. */
function paydays(now: number): number[] {
  const today = new Date(now);
  return [5, 4, 3, 2, 1, 0]
    .map((months) => workday(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 25)))
    .filter((day) => day < now - 4 * DAY_MS);
}

/** One past event. Events are written in the order of their times. */
interface Plan {
  ms: number;
  write: () => Promise<unknown>;
}

async function payKaroo(
  context: Context,
  history: HistoryWriter,
  karoo: DemoEntity,
  now: number,
): Promise<void> {
  const { preparer, approver, approver2 } = karoo.users as Record<
    'preparer' | 'approver' | 'approver2',
    Caller
  >;
  const people = demoPeople(160, SEED);
  const customers = demoPeople(400, SEED + 1);
  const next = seededNumbers(SEED + 2);
  const plans: Plan[] = [];
  const planOn = (midnight: number, hour: number, write: (ms: number) => Promise<unknown>): number => {
    const ms = midnight + hour * HOUR_MS + Math.floor(next() * 30 * MINUTE_MS);
    plans.push({ ms, write: () => write(ms) });
    return ms;
  };
  const plan = (days: number, hour: number, write: (ms: number) => Promise<unknown>) =>
    planOn(workday(daysAgo(now, days)), hour, write);
  const pay = async (ms: number, request: BatchRequest): Promise<void> => {
    const id = await history.create(ms, preparer, request);
    await history.approve(ms + 25 * MINUTE_MS, approver, id);
    if (sumOf(request) > 10_000_000n) await history.approve(ms + 70 * MINUTE_MS, approver2, id);
    await history.pay(ms + 71 * MINUTE_MS, id);
  };
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
    plans.push({ ms: returnsAt, write: () => history.bookReturns(returnsAt - 14 * DAY_MS, returnsAt) });
  }
  for (let days = DAYS; days > 2; days -= 9) plan(days, 4, (ms) => collect(context, karoo.id, ms, next));
  plan(61, 14, (ms) =>
    pay(ms, {
      label: 'Refunds, old accounts',
      currency: 'ZAR',
      withdrawals: [odd('Kabelo Mothiba', '0001', '420.00'), odd('Sarah Jansen', '0002', '310.00')],
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
  plans.push({ ms: expiredAt, write: () => history.expire(expiredAt) });
  for (const { write } of plans.toSorted((a, b) => a.ms - b.ms)) await write();

  await stillOpen(history, karoo, now, people, next);
}

/**
 * The open work: one batch without an answer from the bank, one approved batch before dispatch, and two
 * batches that need approval.
 */
async function stillOpen(
  history: HistoryWriter,
  karoo: DemoEntity,
  now: number,
  people: readonly DemoPerson[],
  next: () => number,
): Promise<void> {
  const { preparer, approver, approver2, admin } = karoo.users as Record<
    'preparer' | 'approver' | 'approver2' | 'admin',
    Caller
  >;
  const silent = await history.create(now - 26 * HOUR_MS, preparer, {
    label: 'Urgent claims',
    currency: 'ZAR',
    rail: 'RTC',
    withdrawals: [
      odd('Dineo Letsoalo', '1188', '1850.00'),
      odd('Marius Louw', '0006', '2400.00'),
      odd('Amina Patel', '7742', '960.50'),
    ],
  });
  await history.approve(now - 25 * HOUR_MS, approver, silent);
  await history.pay(now - 25 * HOUR_MS, silent, { ...INSTANT, laterMs: 365 * DAY_MS });

  await history.setReleaseDelay(now - 8 * HOUR_MS, admin, (6 * DAY_MS) / 1_000);
  const waiting = await history.create(now - 7 * HOUR_MS, preparer, {
    label: 'Year-end bonuses',
    currency: 'ZAR',
    withdrawals: people.slice(20, 60).map((person, i) => ({
      ...employee(person),
      amount: `${5_000 + i * 111}.00`,
      beneficiaryReference: 'BONUS',
    })),
  });
  await history.approve(now - 6 * HOUR_MS, approver, waiting);
  await history.approve(now - 5 * HOUR_MS, approver2, waiting);
  await history.setReleaseDelay(now - 4 * HOUR_MS, admin, 0);

  const second = await history.create(now - 3 * HOUR_MS, preparer, {
    label: `Suppliers, week of ${dayOf(now)}`,
    currency: 'ZAR',
    source: sourceOf(now, 'suppliers'),
    withdrawals: supplierRows(now, next, 3),
  });
  await history.approve(now - 2 * HOUR_MS, approver2, second);
  await history.create(now - HOUR_MS, preparer, {
    label: 'Casual workers',
    currency: 'ZAR',
    source: sourceOf(now, 'casuals'),
    withdrawals: people.slice(100, 124).map((person, i) => ({
      ...employee(person),
      amount: `${1_100 + i * 43}.50`,
      beneficiaryReference: 'CASUAL WORK',
    })),
  });
}

async function payHarbour(history: HistoryWriter, harbour: DemoEntity, now: number): Promise<void> {
  const preparer = harbour.users['other-preparer']!;
  const approver = harbour.users['other-approver']!;
  const people = demoPeople(25, SEED + 7);
  const next = seededNumbers(SEED + 8);
  for (let days = 140; days > 5; days -= 19) {
    const ms = workday(daysAgo(now, days)) + 8 * HOUR_MS + Math.floor(next() * 30 * MINUTE_MS);
    const id = await history.create(ms, preparer, {
      label: `Crew wages ${dayOf(ms)}`,
      currency: 'ZAR',
      withdrawals: people.slice(0, 18).map((person, i) => ({
        ...employee(person),
        amount: `${2_100 + i * 29 + Math.floor(next() * 900)}.${20 + (days % 70)}`,
        beneficiaryReference: `WAGES ${dayOf(ms)}`,
      })),
    });
    await history.approve(ms + 30 * MINUTE_MS, approver, id);
    await history.pay(ms + 31 * MINUTE_MS, id);
  }
  await history.create(now - 5 * HOUR_MS, preparer, {
    label: 'Crew wages, this week',
    currency: 'ZAR',
    withdrawals: people.map((person, i) => ({
      ...employee(person),
      amount: `${1_900 + i * 31}.00`,
      beneficiaryReference: `WAGES ${dayOf(now)}`,
    })),
  });
}

function sumOf(request: BatchRequest): bigint {
  return request.withdrawals.reduce((sum, row) => sum + BigInt(row.amount.replace('.', '')), 0n);
}

/**
 * An amount with the cents of its batch. Batches of one kind have different cents, so that no two payments of
 * the history are possible duplicates.
 */
function withCents(minor: number, cents: number): string {
  return formatAmount(BigInt(Math.floor(minor / 100) * 100 + (cents % 100)), 'ZAR');
}

function employee(person: DemoPerson): Omit<Row, 'amount' | 'beneficiaryReference'> {
  const { name, bankCode, accountNumber, accountType, externalId } = person;
  return {
    beneficiaryName: name,
    bankCode,
    accountNumber,
    accountType,
    ownReference: `PAYROLL ${externalId}`,
    externalId,
  };
}

/** A monthly salary with some overtime. */
function salary(person: DemoPerson, ms: number, next: () => number, cents: number): Row {
  return {
    ...employee(person),
    amount: withCents(person.salaryMinor + next() * 90_000, cents),
    beneficiaryReference: `SALARY ${monthOf(ms).toUpperCase()}`,
  };
}

function supplierRows(ms: number, next: () => number, cents: number): Row[] {
  return demoSuppliers(SEED + 3)
    .slice(0, 9 + Math.floor(next() * 5))
    .map((supplier, index) => ({
      beneficiaryName: supplier.name,
      bankCode: supplier.bankCode,
      accountNumber: supplier.accountNumber,
      accountType: 'CURRENT',
      amount: withCents(350_000 + next() * 6_000_000, cents),
      beneficiaryReference: `INV ${20_000 + (Math.floor(ms / DAY_MS) % 1_000)}-${index + 1}`,
      ownReference: 'SUPPLIERS',
    }));
}

/** Refunds to customers; a few go to accounts that the bank rejects or returns. */
function refundRows(customers: readonly DemoPerson[], next: () => number, days: number): Row[] {
  const from = Math.floor(next() * (customers.length - 100));
  const rows: Row[] = customers.slice(from, from + 55 + Math.floor(next() * 45)).map((customer) => ({
    beneficiaryName: customer.name,
    bankCode: customer.bankCode,
    accountNumber: customer.accountNumber,
    accountType: customer.accountType,
    amount: withCents(9_900 + next() * 160_000, days),
    beneficiaryReference: `REFUND ${100_000 + Math.floor(next() * 899_999)}`,
  }));
  if (days % 4 === 1) rows.push(odd('Gert Swart', '0003', `${150 + days}.10`));
  if (days % 5 === 2) rows.push(odd('Busisiwe Cele', '0005', `${210 + days}.20`));
  if (days % 6 === 3) rows.push(odd('Nadia Abrahams', '0004', `${175 + days}.30`));
  return rows;
}

/** A payment to an account whose ending makes the sandbox bank simulate a failure. */
function odd(beneficiaryName: string, ending: string, amount: string): Row {
  const accountNumber = `62${String(100_000 + beneficiaryName.length * 7_919).slice(-5)}${ending}`;
  return {
    beneficiaryName,
    bankCode: 'FNB',
    accountNumber,
    accountType: 'CURRENT',
    amount,
    beneficiaryReference: `CLAIM ${ending}${beneficiaryName.length}`,
  };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function monthOf(ms: number): string {
  const date = new Date(ms);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function sourceOf(ms: number, name: string): NonNullable<BatchRequest['source']> {
  const sha256 = Array.from({ length: 8 }, (_, i) =>
    (Math.imul(Math.floor(ms / 1_000) + i * 7_919, 2_654_435_761) >>> 0).toString(16).padStart(8, '0'),
  ).join('');
  return { fileName: `${name}-${dayOf(ms)}.csv`, sha256 };
}
