import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { seededNumbers } from '../../../../shared/seeded-numbers.ts';
import { insertBatch, type TestRow } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

/*
 * Checks of correct batches after generated histories, and with one planted error each. Correct batches flag
 * few rows, because constant warnings are ignored; each planted error is on the first screen.
 */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

type Row = TestRow & { beneficiaryName: string; accountNumber: string; amountMinor: bigint };
type Next = () => number;

const START = Date.UTC(2026, 0, 5);
const between = (next: Next, from: number, to: number) =>
  BigInt(Math.round((from + next() * (to - from)) * 100));

const staff = Array.from({ length: 160 }, (_, i) => ({
  beneficiaryName: `Employee ${letters(i)}`,
  accountNumber: String(62_000_000_000 + i * 37),
  externalId: `E${1_000 + i}`,
  salary: 9_000 + ((i * 7_919) % 20_000),
}));
const suppliers = Array.from({ length: 40 }, (_, i) => ({
  beneficiaryName: `Supplier ${letters(i)}`,
  accountNumber: String(4_000_000_000 + i * 41),
  invoices: 1 + (i % 4 === 0 ? 2 : 0),
}));
const customers = Array.from({ length: 300 }, (_, i) => ({
  beneficiaryName: `Customer ${letters(i)}`,
  accountNumber: String(9_100_000_000 + i * 43),
}));

/** A name that resembles no other. */
function letters(n: number): string {
  const word = (k: number) => String.fromCodePoint(97 + (k % 26), 97 + (Math.trunc(k / 26) % 26));
  return `${word(n)}${word(n * 3 + 5)} ${word(n * 11 + 2)}${word(n + 7)}`;
}

const paySalary = (person: (typeof staff)[number], next: Next): Row => ({
  ...person,
  amountMinor: between(next, person.salary, person.salary + 900),
  beneficiaryReference: 'SALARY',
});
const salaries = (next: Next) => staff.map((person) => paySalary(person, next));
const invoices = (next: Next): Row[] =>
  suppliers.flatMap(({ invoices: count, ...supplier }) =>
    Array.from({ length: count }, (_, k) => ({
      ...supplier,
      amountMinor: between(next, 3_500, 63_500),
      beneficiaryReference: `INV ${Math.floor(next() * 9_000)}-${k}`,
    })),
  );
const refunds = (next: Next): Row[] => {
  const from = Math.floor(next() * 220);
  return customers.slice(from, from + 80).map((customer) => ({
    ...customer,
    amountMinor: between(next, 99, 1_700),
    beneficiaryReference: `REFUND ${Math.floor(next() * 90_000)}`,
  }));
};

interface Case {
  label: string;
  /** The earlier runs, `everyDays` days apart. */
  earlier: { label: string; everyDays: number; runs: number; rows: (next: Next) => Row[] };
  rows: (next: Next) => Row[];
  /** The most rows that may be flagged, in percent. */
  most: number;
}

const monthly = { label: 'Salaries', everyDays: 30, runs: 4, rows: salaries };
const CASES: Record<string, Case> = {
  'a salary run': { label: 'Salaries May 2026', earlier: monthly, rows: salaries, most: 0 },
  '24 casual workers': {
    label: 'Casual workers',
    earlier: monthly,
    rows: (next) =>
      staff.slice(100, 124).map((person) => ({ ...person, amountMinor: between(next, 1_100, 2_100) })),
    most: 0,
  },
  'a bonus pool of 12': {
    label: 'Bonus pool',
    earlier: monthly,
    rows: (next) =>
      staff.slice(0, 12).map((person) => ({ ...person, amountMinor: between(next, 2_000, 2_400) })),
    most: 0,
  },
  '40 suppliers': {
    label: 'Suppliers, week 23',
    earlier: { label: 'Suppliers', everyDays: 7, runs: 10, rows: invoices },
    rows: invoices,
    most: 3,
  },
  refunds: {
    label: 'Refunds 2026-06-02',
    earlier: { label: 'Refunds', everyDays: 6, runs: 12, rows: refunds },
    rows: refunds,
    most: 8,
  },
};

/** Creates the history of a case and its batch, as `plant` changes it. */
async function check({ label, earlier, rows }: Case, plant: (rows: Row[]) => Row[] = (right) => right) {
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  const caller = installation.as(creator);
  const next = seededNumbers(20_260);
  const insert = (at: number, name: string, of: TestRow[], status: 'COMPLETE' | 'PENDING_APPROVAL') =>
    insertBatch(installation.context, {
      entityId,
      createdBy: creator.id,
      createdAt: new Date(at),
      label: name,
      status,
      rows: of,
    });
  let at = START;
  for (let run = 0; run < earlier.runs; run++) {
    const paid = earlier.rows(next).map((row) => ({ ...row, status: 'COMPLETE' as const }));
    await insert(at, `${earlier.label} ${run + 1}`, paid, 'COMPLETE');
    at += earlier.everyDays * DAY_MS;
  }
  const planted = plant(rows(next));
  const { id } = await insert(at, label, planted, 'PENDING_APPROVAL');
  const { body: checks } = await caller.send('GET', `/app/batches/${id}/checks`);
  const { body: flagged } = await caller.send('GET', `/app/batches/${id}/rows?view=FLAGGED&limit=10`);
  const first = (flagged as { items: { rowNumber: number }[] }).items.map(({ rowNumber }) => rowNumber);
  return { rows: planted, checks, first, percent: (checks.flagged / planted.length) * 100 };
}

describe('right batches', () => {
  it.each(Object.entries(CASES))('flag few rows of %s', async (_, made) => {
    const { percent } = await check(made);
    expect(percent).toBeLessThanOrEqual(made.most);
  });
});

const change = (at: number, how: (row: Row) => Partial<Row>) => (rows: Row[]) =>
  rows.map((row, index) => (index === at ? { ...row, ...how(row) } : row));
const add = (how: (rows: Row[]) => Row) => (rows: Row[]) => [...rows, how(rows)];

/** A case, the batch that it is planted into, and its row. */
const PLANTED: [name: string, into: string, row: number, plant: (rows: Row[]) => Row[]][] = [
  [
    'a second salary, a cent more, with another reference',
    'a salary run',
    161,
    add(([, , row]) => ({
      ...row!,
      amountMinor: row!.amountMinor + 1n,
      beneficiaryReference: 'SALARY MAR II',
    })),
  ],
  [
    'a small second payment to one employee',
    'a salary run',
    161,
    add(([, , row]) => ({ ...row!, amountMinor: 250_000n, beneficiaryReference: 'OVERTIME' })),
  ],
  [
    'a salary with a zero too many',
    'a salary run',
    18,
    change(17, (r) => ({ amountMinor: r.amountMinor * 10n })),
  ],
  [
    'a salary with a digit too few',
    'a salary run',
    31,
    change(30, (r) => ({ amountMinor: r.amountMinor / 10n })),
  ],
  ['a changed bank account', 'a salary run', 44, change(43, () => ({ accountNumber: '62999999999' }))],
  [
    'a person who was never paid',
    'a salary run',
    161,
    add(() => ({ beneficiaryName: 'Ghost Worker', accountNumber: '62777777777', amountMinor: 1_750_000n })),
  ],
  [
    'a second name on an account',
    'a salary run',
    161,
    add(([row]) => ({
      beneficiaryName: 'Ghost Worker',
      accountNumber: row!.accountNumber,
      amountMinor: 1_500_000n,
    })),
  ],
  [
    'a casual worker paid ten times as much',
    '24 casual workers',
    7,
    change(6, (r) => ({ amountMinor: r.amountMinor * 10n })),
  ],
  [
    'a bonus with a zero too many',
    'a bonus pool of 12',
    5,
    change(4, (r) => ({ amountMinor: r.amountMinor * 10n })),
  ],
  [
    'a bonus for one person twice',
    'a bonus pool of 12',
    13,
    add(([row]) => ({ ...row!, amountMinor: row!.amountMinor + 3_700n, beneficiaryReference: 'BONUS B' })),
  ],
  [
    'an invoice paid twice, a cent less, with another number',
    '40 suppliers',
    61,
    add(([, , , row]) => ({ ...row!, amountMinor: row!.amountMinor - 1n, beneficiaryReference: 'INV 7' })),
  ],
  ['a supplier with a new account', '40 suppliers', 12, change(11, () => ({ accountNumber: '4099999999' }))],
  ['an invoice with a zero too many', '40 suppliers', 4, change(3, () => ({ amountMinor: 61_000_000n }))],
  ['a refund larger than all others', 'refunds', 40, change(39, () => ({ amountMinor: 1_490_000n }))],
];

describe('planted errors', () => {
  it.each(PLANTED)('%s (%s) is on the first screen', async (_, into, row, plant) => {
    const made = CASES[into]!;
    const { first, percent, rows } = await check(made, plant);
    expect(rows[row - 1]).toBeDefined();
    expect(first).toContain(row);
    // Some findings flag two rows: the first one, and the one that was added.
    expect(percent).toBeLessThanOrEqual(made.most + (2 * 100) / rows.length);
  });
});
