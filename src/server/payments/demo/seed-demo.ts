import { formatAmount } from '../../../shared/money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { StartRefused } from '../../platform/database/migrate.ts';
import { INSTANT } from '../rail/sandbox-rail.ts';
import { DEMO_ENTITIES, fundDemo, insertDemoEntity, setReleaseDelay, type DemoEntity } from './demo-entities.ts';
import { historyWriter, type BatchRequest, type HistoryWriter } from './history-writer.ts';
import { demoPeople, demoSuppliers, seededNumbers, type DemoPerson } from './people.ts';

const SEED = 20_260;
const SEED_LOCK = 7_263_542;
const DAYS = 150;

type Row = BatchRequest['withdrawals'][number];

/**
 * Fills an empty database with two entities that have paid for five months, and one that nobody has set up. The past is written by
 * the verbs of the present on a clock that stands in it. A database that has anything in it is left alone.
 */
export async function seedDemo(context: Context): Promise<void> {
  const client = await context.database.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SEED_LOCK]);
    const [found] = await context.database.query<{ value: unknown }>("SELECT value FROM installation WHERE name = 'demo'");
    if (found?.value === 'being made') throw new StartRefused('The demo data were interrupted while they were made. Remove the data directory (or make a new database) and start again.');
    const [entity] = await context.database.query('SELECT 1 FROM entities LIMIT 1');
    if (found || entity) return;
    await context.database.query(`INSERT INTO installation (name, value) VALUES ('demo', '"being made"')`);
    await fill(context);
    // What happened in the past wakes nobody, and nobody gets mail about it.
    await context.database.query('DELETE FROM pgboss.job');
    await context.database.query("UPDATE installation SET value = 'true' WHERE name = 'demo'");
    await context.database.query('ANALYZE');
  } finally {
    client.release(true);
  }
}

async function fill(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const start = now - (DAYS + 5) * DAY_MS;
  const entities: DemoEntity[] = [];
  for (const declared of DEMO_ENTITIES) entities.push(await insertDemoEntity(context, declared, start));
  const [karoo, harbour] = entities as [DemoEntity, DemoEntity, DemoEntity];
  const history = historyWriter(context);
  await fundKaroo(context, karoo.id, start, now);
  await fundDemo(context, harbour.id, start, { accessType: 'FUNDING', currency: 'ZAR', amountMinor: 400_000_000n, reference: 'OPENING BALANCE' });
  await payKaroo(context, history, karoo, now);
  await payHarbour(history, harbour, now);
}

async function fundKaroo(context: Context, entityId: string, start: number, now: number): Promise<void> {
  const opening = [
    ['ZAR', 12_000_000_000n],
    ['USD', 25_000_000n],
    ['EUR', 18_000_000n],
    ['GBP', 7_500_000n],
    ['USDC', 40_000_000_000n],
  ] as const;
  for (const [currency, amountMinor] of opening) await fundDemo(context, entityId, start + HOUR_MS, { accessType: 'FUNDING', currency, amountMinor, reference: 'OPENING BALANCE' });
  const next = seededNumbers(SEED);
  for (let ms = start + 3 * DAY_MS; ms < now; ms += 9 * DAY_MS) {
    await fundDemo(context, entityId, ms, { accessType: 'COLLECTION', currency: 'ZAR', amountMinor: BigInt(50_000 + Math.floor(next() * 900_000)) * 100n, reference: `CARD SETTLEMENT ${String(Math.floor(next() * 9_000) + 1_000)}` });
  }
}

/** A working morning: `days` ago, moved back to a Friday from a weekend. */
function morning(now: number, days: number, hour: number): number {
  const midnight = now - days * DAY_MS - (now % DAY_MS);
  const weekday = new Date(midnight).getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return midnight - back * DAY_MS + hour * HOUR_MS;
}

/** Plans of the past, in the order in which they happened. */
interface Plan {
  ms: number;
  write: () => Promise<void>;
}

async function payKaroo(context: Context, history: HistoryWriter, karoo: DemoEntity, now: number): Promise<void> {
  const { preparer, approver, approver2 } = karoo.users as Record<'preparer' | 'approver' | 'approver2', Caller>;
  const people = demoPeople(160, SEED);
  const customers = demoPeople(400, SEED + 1);
  const next = seededNumbers(SEED + 2);
  const pay = async (ms: number, request: BatchRequest): Promise<string> => {
    const id = await history.create(ms, preparer, request);
    await history.approve(ms + 25 * MINUTE_MS, approver, id);
    if (sumOf(request) > 10_000_000n) await history.approve(ms + 70 * MINUTE_MS, approver2, id);
    await history.pay(ms + 71 * MINUTE_MS, id);
    return id;
  };
  const plans: Plan[] = [];
  const plan = (days: number, hour: number, write: (ms: number) => Promise<unknown>) => {
    const ms = morning(now, days, hour);
    if (ms < now - 3 * HOUR_MS) plans.push({ ms, write: async () => void (await write(ms)) });
  };
  for (let days = DAYS - 5; days > 8; days -= 30) plan(days, 7, (ms) => pay(ms, { label: `Salaries ${monthOf(ms)}`, currency: 'ZAR', source: sourceOf(ms, 'salaries'), withdrawals: people.map((person, i) => salary(person, ms, next, i, days)) }));
  for (let days = DAYS - 3; days > 2; days -= 7) plan(days, 9, (ms) => pay(ms, { label: `Suppliers, week of ${dayOf(ms)}`, currency: 'ZAR', source: sourceOf(ms, 'suppliers'), withdrawals: supplierRows(ms, next) }));
  for (let days = DAYS - 1; days > 1; days -= 6) plan(days, 11, (ms) => pay(ms, { label: `Refunds ${dayOf(ms)}`, currency: 'ZAR', rail: 'PAYSHAP', withdrawals: refundRows(customers, next, days) }));
  plan(61, 12, (ms) => pay(ms, { label: 'Refunds, old accounts', currency: 'ZAR', withdrawals: [odd('Kabelo Mothiba', '0001', '420.00'), odd('Sarah Jansen', '0002', '310.00')] }));
  plan(47, 12, async (ms) => {
    const id = await history.create(ms, preparer, { label: 'Suppliers, sent twice by mistake', currency: 'ZAR', withdrawals: supplierRows(ms, next) });
    await history.cancel(ms + 40 * MINUTE_MS, preparer, id);
  });
  plan(33, 12, (ms) => history.create(ms, preparer, { label: 'Bonus pool, never approved', currency: 'ZAR', withdrawals: people.slice(0, 12).map((person, i) => ({ ...salary(person, ms, next, i, 0), amount: `${2_000 + i * 37}.00`, beneficiaryReference: 'BONUS' })) }));
  plan(15, 8, (ms) => history.expire(ms));
  for (const { write } of plans.toSorted((a, b) => a.ms - b.ms)) await write();

  await stillOpen(context, history, karoo, now, people, next);
}

/** What is on the desks now: one batch that a bank has not answered for, one that is approved and waits, two that wait for approval. */
async function stillOpen(context: Context, history: HistoryWriter, karoo: DemoEntity, now: number, people: readonly DemoPerson[], next: () => number): Promise<void> {
  const { preparer, approver, approver2 } = karoo.users as Record<'preparer' | 'approver' | 'approver2', Caller>;
  const silent = await history.create(now - 26 * HOUR_MS, preparer, { label: 'Urgent claims', currency: 'ZAR', rail: 'RTC', withdrawals: [odd('Dineo Letsoalo', '1188', '1850.00'), odd('Marius Louw', '0006', '2400.00'), odd('Amina Patel', '7742', '960.50')] });
  await history.approve(now - 25 * HOUR_MS, approver, silent);
  await history.pay(now - 25 * HOUR_MS, silent, { ...INSTANT, laterMs: 365 * DAY_MS });

  await setReleaseDelay(context, karoo.id, now - 8 * HOUR_MS, 6 * 86_400);
  const waiting = await history.create(now - 7 * HOUR_MS, preparer, { label: 'Year-end bonuses', currency: 'ZAR', withdrawals: people.slice(20, 60).map((person, i) => ({ ...salary(person, now, next, i, 1), amount: `${5_000 + i * 111}.00`, beneficiaryReference: 'BONUS' })) });
  await history.approve(now - 6 * HOUR_MS, approver, waiting);
  await history.approve(now - 5 * HOUR_MS, approver2, waiting);
  await setReleaseDelay(context, karoo.id, now - 4 * HOUR_MS, 0);

  const second = await history.create(now - 3 * HOUR_MS, preparer, { label: `Suppliers, week of ${dayOf(now)}`, currency: 'ZAR', source: sourceOf(now, 'suppliers'), withdrawals: supplierRows(now, next) });
  await history.approve(now - 2 * HOUR_MS, approver2, second);
  await history.create(now - HOUR_MS, preparer, { label: 'Casual workers', currency: 'ZAR', source: sourceOf(now, 'casuals'), withdrawals: people.slice(100, 124).map((person, i) => ({ ...salary(person, now, next, i, 2), amount: `${1_100 + i * 43}.50`, beneficiaryReference: 'CASUAL WORK' })) });
}

async function payHarbour(history: HistoryWriter, harbour: DemoEntity, now: number): Promise<void> {
  const preparer = harbour.users['other-preparer']!;
  const approver = harbour.users['other-approver']!;
  const people = demoPeople(25, SEED + 7);
  const next = seededNumbers(SEED + 8);
  for (let days = 140; days > 5; days -= 19) {
    const ms = morning(now, days, 8);
    const id = await history.create(ms, preparer, { label: `Crew wages ${dayOf(ms)}`, currency: 'ZAR', withdrawals: people.slice(0, 18).map((person, i) => ({ ...salary(person, ms, next, i, days), amount: `${2_100 + i * 29 + Math.floor(next() * 900)}.${20 + (days % 70)}` })) });
    await history.approve(ms + 30 * MINUTE_MS, approver, id);
    await history.pay(ms + 31 * MINUTE_MS, id);
  }
  await history.create(now - 5 * HOUR_MS, preparer, { label: 'Crew wages, this week', currency: 'ZAR', withdrawals: people.map((person, i) => ({ ...salary(person, now, next, i, 3), amount: `${1_900 + i * 31}.00` })) });
}

function sumOf(request: BatchRequest): bigint {
  return request.withdrawals.reduce((sum, row) => sum + BigInt(row.amount.replace('.', '')), 0n);
}

/** A month's pay with what overtime makes of it, so that no two months are the same to the cent. */
function salary(person: DemoPerson, ms: number, next: () => number, index: number, salt: number): Row {
  const minor = person.salaryMinor + BigInt(Math.floor(next() * 90_000) + index + (salt % 17));
  return {
    beneficiaryName: person.name,
    bankCode: person.bankCode,
    accountNumber: person.accountNumber,
    accountType: person.accountType,
    amount: formatAmount(minor, 'ZAR'),
    beneficiaryReference: `SALARY ${monthOf(ms).toUpperCase()}`,
    ownReference: `PAYROLL ${person.externalId}`,
    externalId: person.externalId,
  };
}

function supplierRows(ms: number, next: () => number): Row[] {
  return demoSuppliers(SEED + 3)
    .slice(0, 9 + Math.floor(next() * 5))
    .map((supplier, index) => ({
      beneficiaryName: supplier.name,
      bankCode: supplier.bankCode,
      accountNumber: supplier.accountNumber,
      accountType: 'CURRENT',
      amount: formatAmount(BigInt(350_000 + Math.floor(next() * 6_000_000)), 'ZAR'),
      beneficiaryReference: `INV ${20_000 + Math.floor(ms / DAY_MS) % 1_000}-${index + 1}`,
      ownReference: 'SUPPLIERS',
    }));
}

/** Refunds to customers; now and then an account that the bank refuses or sends back. */
function refundRows(customers: readonly DemoPerson[], next: () => number, days: number): Row[] {
  const from = Math.floor(next() * (customers.length - 40));
  const rows: Row[] = customers.slice(from, from + 18 + Math.floor(next() * 18)).map((customer, index) => ({
    beneficiaryName: customer.name,
    bankCode: customer.bankCode,
    accountNumber: customer.accountNumber,
    accountType: customer.accountType,
    amount: formatAmount(BigInt(9_900 + Math.floor(next() * 160_000) + index), 'ZAR'),
    beneficiaryReference: `REFUND ${100_000 + Math.floor(next() * 899_999)}`,
  }));
  if (days % 4 === 1) rows.push(odd('Gert Swart', '0003', `${150 + days}.10`));
  if (days % 5 === 2) rows.push(odd('Busisiwe Cele', '0005', `${210 + days}.20`));
  if (days % 6 === 3) rows.push(odd('Nadia Abrahams', '0004', `${175 + days}.30`));
  return rows;
}

/** Somebody whose account ends in digits to which the sandbox bank gives a meaning. */
function odd(beneficiaryName: string, ending: string, amount: string): Row {
  const accountNumber = `62${String(100_000 + beneficiaryName.length * 7_919).slice(-5)}${ending}`;
  return { beneficiaryName, bankCode: 'FNB', accountNumber, accountType: 'CURRENT', amount, beneficiaryReference: `CLAIM ${ending}${beneficiaryName.length}` };
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function monthOf(ms: number): string {
  const date = new Date(ms);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function sourceOf(ms: number, name: string): NonNullable<BatchRequest['source']> {
  const sha256 = Array.from({ length: 8 }, (_, i) => (Math.imul(Math.floor(ms / 1_000) + i * 7_919, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')).join('');
  return { fileName: `${name}-${dayOf(ms)}.csv`, sha256 };
}
