import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { findPayouts } from './find-payouts.ts';

/** More payouts than are read one by one to count a search. */
const PAYOUTS = 24_000;
const START_MS = Date.UTC(2026, 0, 1, 22, 30);
/** Eight payouts share each time, and about 800 each day. */
const TIME_BETWEEN_MS = DAY_MS / 100;

let installation: PaymentsInstallation;
let caller: TestCaller;
let entityId: string;
/** Oldest first. */
let written: { id: string; atMs: number; status: string; direction: string; amountMinor: number }[];

beforeAll(async () => {
  installation = await paymentsInstallation();
  entityId = await installation.entity();
  caller = installation.as(await installation.user(entityId, ['VIEWER']));
  const { database } = installation.context;
  await database.query(
    `INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor,
       recipient_reference, created_at, updated_at)
     SELECT gen_random_uuid(), $1, CASE WHEN n % 10 = 0 THEN 'CREDIT' ELSE 'DEBIT' END,
            CASE WHEN n % 30 = 1 THEN 'FAILED' ELSE 'COMPLETE' END, 'ZAR', 1 + n % 1000, 0,
            CASE WHEN n % 4000 = 7 THEN 'RARE' ELSE 'SALARY' END, t, t
       FROM generate_series(0, $2::int - 1) AS n,
            LATERAL (SELECT $3::timestamptz + n / 8 * $4::int8 * interval '1 millisecond' AS t) times`,
    [entityId, PAYOUTS, new Date(START_MS), BigInt(TIME_BETWEEN_MS)],
  );
  await ownerOf(database).execute('ANALYZE payouts');
  const rows = await database.query(
    `SELECT p.id, p.created_at, p.status, p.direction, p.amount_minor FROM payouts p
      WHERE p.entity_id = $1 ORDER BY p.created_at, p.id`,
    [entityId],
  );
  written = rows.map(({ id, created_at, status, direction, amount_minor }) => ({
    id,
    atMs: created_at.getTime(),
    status,
    direction,
    amountMinor: Number(amount_minor),
  }));
});
afterAll(() => installation.close());

async function asked(path: string, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const answer = await caller.send('GET', `${path}?${search}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

describe('a long history', () => {
  it('has the same pages and totals as a simple predicate, however deep and in both orders', async () => {
    const end = written.at(-1)!.atMs;
    const time = fc.oneof(
      fc.integer({ min: START_MS - 1, max: end + 1 }),
      fc.integer({ min: 1, max: 28 }).map((days) => Math.ceil(START_MS / DAY_MS + days) * DAY_MS),
    );
    const search = fc.record({
      order: fc.constantFrom('asc', 'desc'),
      offset: fc.integer({ min: 0, max: PAYOUTS + 10 }),
      limit: fc.constantFrom(1, 50, 200),
      from: optional(time),
      to: optional(time),
      status: optional(fc.constantFrom('COMPLETE', 'FAILED', 'REVERSED')),
      direction: optional(fc.constantFrom('DEBIT', 'CREDIT')),
    });
    await fc.assert(
      fc.asyncProperty(search, async ({ order, offset, limit, ...filters }) => {
        const { from = 0, to = Infinity, status, direction } = filters;
        const matching = written.filter(
          (payout) =>
            payout.atMs >= from &&
            payout.atMs <= to &&
            (!status || payout.status === status) &&
            (!direction || payout.direction === direction),
        );
        const sorted = order === 'asc' ? matching : matching.toReversed();
        const page = await asked('/app/payouts', { order, offset, limit, ...filters });
        expect(page).toMatchObject({ total: matching.length });
        expect(page).not.toHaveProperty('isTotalExact');
        expect(page.items.map(({ id }: { id: string }) => id)).toEqual(
          sorted.slice(offset, offset + limit).map(({ id }) => id),
        );
        const { totals } = await asked('/app/payout-totals', filters);
        expect(totals.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
          matching.length,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('has totals with the sums of the amounts', async () => {
    const from = START_MS + DAY_MS / 3;
    const { totals } = await asked('/app/payout-totals', { from, direction: 'DEBIT' });
    const sumOf = (wanted: string) =>
      written
        .filter(({ atMs, status, direction }) => atMs >= from && direction === 'DEBIT' && status === wanted)
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(totals.map(({ status, amount }: { status: string; amount: string }) => [status, amount])).toEqual([
      ['COMPLETE', (sumOf('COMPLETE') / 100).toFixed(2)],
      ['FAILED', (sumOf('FAILED') / 100).toFixed(2)],
    ]);
  });

  it('counts exactly what an index finds', async () => {
    const rare = await asked('/v1/payments/payout/history', { query: 'rare', limit: 2 });
    expect(rare).toMatchObject({ total: 6 });
    expect(rare).not.toHaveProperty('isTotalExact');
  });

  it('counts at least what was listed and one more when a search would read too many', async () => {
    const common = { query: 'salary', sort: 'createdAt', order: 'desc' } as const;
    const counted = written.length - 6;
    const [first, deep, last] = await installation.context.database.transaction(async (tx) => {
      // As if the history were a hundred times as long.
      await tx.execute('SET LOCAL cpu_tuple_cost = 1');
      const pages = [];
      for (const offset of [0, counted - 60, counted - 10])
        pages.push(await findPayouts(tx, entityId, { ...common, offset, limit: 50 }));
      return pages;
    });
    expect(first).toMatchObject({ isTotalExact: false });
    expect(first!.total).toBeGreaterThan(1_800);
    expect(first!.total).toBeLessThanOrEqual(counted);
    expect(deep).toMatchObject({ isTotalExact: false, total: counted - 9 });
    expect(last).toMatchObject({ total: counted });
    expect(last).not.toHaveProperty('isTotalExact');
    expect(last!.items).toHaveLength(10);
  });
});
