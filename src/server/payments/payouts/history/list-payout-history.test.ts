import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '../../../../shared/money.ts';
import { PAYOUT_DIRECTIONS, PAYOUT_STATUSES } from '../../../../shared/terms.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { insertPayouts, type TestPayout } from '../../testing/insert-payouts.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { findPayouts } from './find-payouts.ts';
import { idsByAmount } from './ids-by-amount.ts';
import { payoutsOfAnyAmount } from './payout-filters.ts';
import type { PayoutForDisplay } from './payout-for-display.ts';

let installation: PaymentsInstallation;
let caller: TestCaller;
let batchIds: string[];
/** The inserted payouts as the test's oracle sees them, newest first. */
let written: Written[];
let beneficiaries: string[];

interface Written extends Required<
  Pick<
    TestPayout,
    'direction' | 'status' | 'currency' | 'amountMinor' | 'recipientReference' | 'beneficiaryId' | 'createdAt'
  >
> {
  id: string;
  label: string | null;
  batchId: string | null;
  externalId: string | null;
}

const START_MS = Date.UTC(2026, 2, 1, 8, 0, 0, 0);
const LABELS = ['Salaries March', 'SALARIES april', '100% bonus', 'under_score', 'back\\slash', 'Zoë & Co'];
const REFERENCES = ['SALARY MAR', 'salary apr', '50% OFF', 'INV_001', 'INV-001', 'a\\b', 'REFUND'];
const EXTERNAL_IDS = ['EMP-1', 'EMP-1', 'emp-1', 'EMP%1', null, ' EMP-1'];
const AMOUNTS: Record<Currency, bigint[]> = {
  ZAR: [1n, 100_000n, 125_000n, 125_050n, 125_051n, 99_999_999n],
  USD: [125_050n, 500n],
  EUR: [125_050n],
  GBP: [1n],
  USDC: [1n, 1_250_500_000n, 1_250_500_001n, 1_250_505_000n, 10_000n],
};
const CURRENCIES_USED = Object.keys(AMOUNTS) as Currency[];
const DIGITS: Record<Currency, number> = { ZAR: 2, USD: 2, EUR: 2, GBP: 2, USDC: 6 };

beforeAll(async () => {
  installation = await paymentsInstallation();
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  caller = installation.as(await installation.user(entityId, ['VIEWER']));
  const batches = await Promise.all(
    LABELS.map((label, i) =>
      insertBatch(context, {
        entityId,
        createdBy: creator.id,
        label: `was ${label}`,
        // The batches of PROCESSING payouts are PROCESSING too.
        status: i % 2 === 1 ? 'PROCESSING' : 'COMPLETE',
        rows: rowsOf(EXTERNAL_IDS),
      }),
    ),
  );
  batchIds = batches.map(({ id }) => id);
  // The label changes afterwards: the search finds the current one.
  for (const [i, { id }] of batches.entries())
    await context.database.query('UPDATE batches SET label = $2 WHERE id = $1', [id, LABELS[i]!]);
  beneficiaries = [randomUUID(), randomUUID(), randomUUID()];
  const payouts = Array.from({ length: 240 }, (_, i) => {
    const currency = CURRENCIES_USED[i % 7 < 3 ? 0 : i % CURRENCIES_USED.length]!;
    const batch = i % 4 === 3 ? null : i % LABELS.length;
    return {
      direction: PAYOUT_DIRECTIONS[i % 5 === 0 ? 1 : 0]!,
      status: PAYOUT_STATUSES[i % PAYOUT_STATUSES.length]!,
      currency,
      amountMinor: AMOUNTS[currency][Math.floor(i / 5) % AMOUNTS[currency].length]!,
      recipientReference: REFERENCES[i % REFERENCES.length]!,
      beneficiaryId: i % 6 === 5 ? null : beneficiaries[i % 3]!,
      // Three payouts share each millisecond, so that the order also needs the id.
      createdAt: new Date(START_MS + Math.floor(i / 3)),
      batchId: batch === null ? null : batches[batch]!.id,
      label: batch === null ? null : LABELS[batch]!,
      // A withdrawal has one DEBIT payout; its return is a separate CREDIT.
      ...withdrawalOf(batch === null ? null : batches[batch]!.withdrawals, i),
    };
  });
  const ids = await insertPayouts(context, entityId, payouts);
  written = payouts
    .map((payout, i) => ({ ...payout, id: ids[i]! }))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  // No filter finds payouts of another entity.
  const other = await installation.entity();
  await insertPayouts(
    context,
    other,
    payouts.map((payout) => ({ ...payout, batchId: null, withdrawalId: null })),
  );
});
afterAll(() => installation.close());

function rowsOf(externalIds: readonly (string | null)[]) {
  return externalIds.map((externalId) => ({ externalId }));
}

/** Each of the first payouts of a batch belongs to one of its withdrawals. */
function withdrawalOf(
  withdrawals: { id: string }[] | null,
  i: number,
): { withdrawalId: string | null; externalId: string | null } {
  const row = Math.floor(i / 12);
  if (!withdrawals || row >= withdrawals.length || i % 12 >= LABELS.length)
    return { withdrawalId: null, externalId: null };
  return { withdrawalId: withdrawals[row]!.id, externalId: EXTERNAL_IDS[row]! };
}

type Filters = Record<string, string>;

/** The filters as a simple predicate: every amount in millionths. */
function naive(filters: Filters): Written[] {
  const millionths = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(8, '0'));
  };
  const amountOf = ({ amountMinor, currency }: Written) => amountMinor * 10n ** BigInt(8 - DIGITS[currency]);
  const contains = (text: string | null, part: string) =>
    text !== null && text.toLowerCase().includes(part.toLowerCase());
  return written.filter(
    (payout) =>
      (!filters['direction'] || payout.direction === filters['direction']) &&
      (!filters['status'] || payout.status === filters['status']) &&
      (!filters['from'] || payout.createdAt.getTime() >= Number(filters['from'])) &&
      (!filters['to'] || payout.createdAt.getTime() <= Number(filters['to'])) &&
      (!filters['beneficiaryId'] || payout.beneficiaryId === filters['beneficiaryId']) &&
      (!filters['batchId'] || payout.batchId === filters['batchId']) &&
      (!filters['externalId'] || payout.externalId === filters['externalId']) &&
      (!filters['minAmount'] || amountOf(payout) >= millionths(filters['minAmount'])) &&
      (!filters['maxAmount'] || amountOf(payout) <= millionths(filters['maxAmount'])) &&
      (!filters['exactAmount'] || amountOf(payout) === millionths(filters['exactAmount'])) &&
      (!filters['query'] ||
        contains(payout.recipientReference, filters['query']) ||
        contains(payout.label, filters['query'])),
  );
}

async function ask(
  filters: Filters,
): Promise<{ items: PayoutForDisplay[]; total: number; offset: number; limit: number }> {
  const answer = await caller.send('GET', `/v1/payments/payout/history?${new URLSearchParams(filters)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

async function expectSame(filters: Filters): Promise<number> {
  const expected = naive(filters);
  const { items, total } = await ask({ ...filters, limit: '200' });
  expect(total).toBe(expected.length);
  expect(items.map(({ id }) => id)).toEqual(expected.slice(0, 200).map(({ id }) => id));
  return total;
}

describe('each filter finds the same payouts as a simple predicate', () => {
  const FOUND: [string, () => Filters][] = [
    ['no filter', () => ({})],
    ['money out', () => ({ direction: 'DEBIT' })],
    ['money in', () => ({ direction: 'CREDIT' })],
    ...PAYOUT_STATUSES.map((status): [string, () => Filters] => [status, () => ({ status })]),
    ['from a moment, inclusive', () => ({ from: String(START_MS + 40) })],
    ['to a moment, inclusive', () => ({ to: String(START_MS + 40) })],
    ['a single moment', () => ({ from: String(START_MS + 7), to: String(START_MS + 7) })],
    ['the longest possible period', () => ({ from: '0', to: '8640000000000000' })],
    ['an exact amount, in every currency that has its digits', () => ({ exactAmount: '1250.50' })],
    ['an exact amount with fewer digits', () => ({ exactAmount: '1250.5' })],
    ['an exact amount with six digits', () => ({ exactAmount: '1250.500001' })],
    ['at least an amount, inclusive', () => ({ minAmount: '1250.50' })],
    ['at least an amount between two cents', () => ({ minAmount: '1250.500001' })],
    ['at most an amount, inclusive', () => ({ maxAmount: '1250.5' })],
    ['at most an amount between two cents', () => ({ maxAmount: '1250.505' })],
    ['equal bounds of the amount', () => ({ minAmount: '0.01', maxAmount: '0.01' })],
    ['text of a reference, whatever the case', () => ({ query: 'sALary' })],
    ['text of a label', () => ({ query: 'april' })],
    ['text with letters beyond ASCII', () => ({ query: 'Zoë' })],
    ['a literal percent sign', () => ({ query: '0%' })],
    ['a literal underscore', () => ({ query: 'V_0' })],
    ['a literal backslash', () => ({ query: '\\' })],
    ['one recipient', () => ({ beneficiaryId: beneficiaries[1]! })],
    ['one batch', () => ({ batchId: batchIds[2]! })],
    ['one external id', () => ({ externalId: 'EMP-1' })],
    ['an external id with a literal percent sign', () => ({ externalId: 'EMP%1' })],
    ['an external id of one batch', () => ({ externalId: 'EMP-1', batchId: batchIds[0]! })],
  ];
  it.each(FOUND)('%s', async (_, filters) => {
    expect(await expectSame(filters())).toBeGreaterThan(0);
  });

  const NOT_FOUND: [string, Filters][] = [
    ['an exact amount with more digits than any currency', { exactAmount: '1250.5000001' }],
    ['an amount above the largest one', { minAmount: '999999999999999.99' }],
    ['a minimum above the maximum', { minAmount: '100', maxAmount: '99.99' }],
    ['a start after the end', { from: String(START_MS + 2), to: String(START_MS + 1) }],
    ['text that no payout has', { query: 'SALARY MAY' }],
    ['the earlier label of a batch', { query: 'was Salaries' }],
    ['a wildcard of the database', { query: 'S%Y' }],
    ['a recipient who was never paid', { beneficiaryId: randomUUID() }],
    ['an unknown batch', { batchId: randomUUID() }],
    ['the beginning of an external id', { externalId: 'EMP' }],
  ];
  it.each(NOT_FOUND)('finds no payout for %s', async (_, filters) => {
    expect(await expectSame(filters)).toBe(0);
  });

  it('in every combination', async () => {
    const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
    const decimal = fc.constantFrom(
      '0',
      '0.01',
      '0.010001',
      '5',
      '1000',
      '1250',
      '1250.5',
      '1250.500001',
      '1250.505',
      '1250.51',
      '999999.99',
    );
    const combination = fc.record({
      direction: optional(fc.constantFrom<string>(...PAYOUT_DIRECTIONS)),
      status: optional(fc.constantFrom<string>(...PAYOUT_STATUSES)),
      from: optional(fc.integer({ min: START_MS - 1, max: START_MS + 80 }).map(String)),
      to: optional(fc.integer({ min: START_MS - 1, max: START_MS + 80 }).map(String)),
      minAmount: optional(decimal),
      maxAmount: optional(decimal),
      exactAmount: optional(decimal),
      query: optional(fc.constantFrom('sal', 'INV', '%', '_', '\\', 'march', 'e')),
      beneficiaryId: optional(fc.integer({ min: 0, max: 2 }).map((i) => String(i))),
      batchId: optional(fc.integer({ min: 0, max: LABELS.length - 1 }).map((i) => String(i))),
      externalId: optional(fc.constantFrom('EMP-1', 'emp-1', 'EMP%1')),
    });
    await fc.assert(
      fc.asyncProperty(combination, async ({ beneficiaryId, batchId, ...rest }) => {
        const ids = {
          ...(beneficiaryId ? { beneficiaryId: beneficiaries[Number(beneficiaryId)]! } : {}),
          ...(batchId ? { batchId: batchIds[Number(batchId)]! } : {}),
        };
        const filters = { ...rest, ...ids };
        await expectSame(
          Object.fromEntries(
            Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
          ),
        );
      }),
      { numRuns: 150 },
    );
  });
});

describe('payouts in the order of amounts', () => {
  it('are the same however they are found: sorted, or read in the order of each currency', async () => {
    const { database } = installation.context;
    const { entityId } = caller.user;
    const combination = fc.record({
      order: fc.constantFrom('asc' as const, 'desc' as const),
      offset: fc.integer({ min: 0, max: 250 }),
      minAmount: fc.option(fc.constantFrom('0', '0.010001', '1250.5', '1250.505'), { nil: undefined }),
      maxAmount: fc.option(fc.constantFrom('0.01', '1250.5', '1250.505', '999999.99'), { nil: undefined }),
      direction: fc.option(fc.constantFrom(...PAYOUT_DIRECTIONS), { nil: undefined }),
      query: fc.option(fc.constantFrom('sal', 'INV', '%', 'nowhere'), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(combination, async ({ order, offset, ...filters }) => {
        const given = Object.entries(filters).filter(
          (entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined,
        );
        const sorted = naive(Object.fromEntries(given)).sort((a, b) => {
          const isLess = a.amountMinor < b.amountMinor || (a.amountMinor === b.amountMinor && a.id < b.id);
          return isLess === (order === 'asc') ? -1 : 1;
        });
        const expected = sorted.slice(offset, offset + 20).map(({ id }) => id);
        const search = { ...filters, sort: 'amount' as const, order, offset, limit: 20 };
        const page = await findPayouts(database, entityId, search);
        expect(page.items.map(({ id }) => id)).toEqual(expected);
        const found = await payoutsOfAnyAmount(database, entityId, search);
        const ids = await idsByAmount(database, entityId, search, found);
        const inOrder = ids ? await database.pool.query<{ id: string }>(ids.text, [...ids.values]) : null;
        expect((inOrder?.rows ?? []).map(({ id }) => id)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a page of the history', () => {
  it('has the 50 newest payouts by default', async () => {
    const { items, offset, limit, total } = await ask({});
    expect({ length: items.length, offset, limit, total }).toEqual({
      length: 50,
      offset: 0,
      limit: 50,
      total: 240,
    });
  });

  it('continues the previous page without gaps or repetitions', async () => {
    const ids: string[] = [];
    for (let offset = 0; offset < 240; offset += 70)
      ids.push(...(await ask({ offset: String(offset), limit: '70' })).items.map(({ id }) => id));
    expect(ids).toEqual(written.map(({ id }) => id));
  });

  it('beyond the end is empty but has the total', async () => {
    expect(await ask({ offset: '1000' })).toEqual({
      items: [],
      total: 240,
      offset: 1000,
      limit: 50,
    });
  });

  it('has amounts with the digits of their currency', async () => {
    const { items } = await ask({ exactAmount: '1250.5', limit: '200' });
    expect(new Set(items.map(({ currency, amount }) => `${currency} ${amount}`))).toEqual(
      new Set(['ZAR 1250.50', 'USD 1250.50', 'EUR 1250.50', 'USDC 1250.500000']),
    );
  });
});

describe('an invalid filter is 400 with its name', () => {
  it.each([
    ['limit', '201'],
    ['limit', '0'],
    ['offset', '-1'],
    ['offset', '1.5'],
    ['direction', 'debit'],
    ['status', 'PENDING'],
    ['from', '2026-03-01'],
    ['to', '-1'],
    ['minAmount', '1e3'],
    ['maxAmount', '-5'],
    ['exactAmount', '1,250'],
    ['beneficiaryId', 'seven'],
    ['batchId', 'seven'],
    ['externalId', ''],
    ['externalId', 'x'.repeat(65)],
    ['staus', 'FAILED'],
    ['Status', 'FAILED'],
    ['batch_id', '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11'],
    ['__proto__', 'x'],
    ['query', 'x'.repeat(201)],
  ])('%s=%s', async (name, value) => {
    const answer = await caller.send(
      'GET',
      `/v1/payments/payout/history?${new URLSearchParams({ [name]: value })}`,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toContain(name);
  });
});
