import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../../platform/testing/read-plan.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { insertPayouts } from '../testing/insert-payouts.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { listPayoutDays } from './list-payout-days.ts';

let installation: PaymentsInstallation;

beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/**
 * Zones with whole hours, 30 and 45 minutes, far from UTC, and with clocks that change at midnight or skip a
 * day. The times are around changes of clocks.
 */
const ZONES = [
  'Africa/Johannesburg',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
const CHANGES = [
  Date.UTC(2026, 2, 8),
  Date.UTC(2026, 2, 29),
  Date.UTC(2026, 3, 5),
  Date.UTC(2026, 8, 6),
  Date.UTC(2026, 9, 25),
  Date.UTC(2026, 10, 1),
];
const QUARTER_MS = 900_000;

it.each(ZONES)('sums the days of %s as the payouts themselves do', async (timezone) => {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, { timezone });
  const viewer = await installation.user(entityId, ['VIEWER']);
  const payouts = CHANGES.flatMap((change) =>
    Array.from({ length: 4 * 24 * 4 }, (_, quarter) => change + (quarter - 192) * QUARTER_MS),
  ).flatMap((ms) => [ms, ms + QUARTER_MS - 1]);
  await insertPayouts(
    context,
    entityId,
    payouts.map((ms, index) => ({
      createdAt: new Date(ms),
      amountMinor: BigInt(index + 1),
      status: index % 5 === 0 ? ('FAILED' as const) : ('COMPLETE' as const),
    })),
  );
  const naive = async (nowMs: number, days: number) =>
    context.database.query(
      `SELECT ((created_at AT TIME ZONE $2)::date)::text AS day, status, count(*)::int AS count,
              (sum(amount_minor) / 100)::numeric(12, 2)::text AS amount
         FROM payouts
        WHERE entity_id = $1
          AND (created_at AT TIME ZONE $2)::date <= ($3::timestamptz AT TIME ZONE $2)::date
          AND (created_at AT TIME ZONE $2)::date > ($3::timestamptz AT TIME ZONE $2)::date - $4::int
        GROUP BY 1, 2 ORDER BY 1, 2`,
      [entityId, timezone, new Date(nowMs), days],
    );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CHANGES),
      fc.integer({ min: -72, max: 72 }),
      fc.constantFrom(1, 2, 7, 40),
      async (change, hours, days) => {
        const nowMs = change + hours * 3_600_000;
        const list = listPayoutDays({ ...context, clock: { nowMs: () => nowMs } });
        const caller = { userId: viewer.id, entityId, roles: new Set(['VIEWER']) };
        const found = await list({ caller, query: { currency: 'ZAR', days } } as never);
        expect(found).toEqual(await naive(nowMs, days));
      },
    ),
    { numRuns: 12 },
  );
});

it('reads each day from the index of the sums, and no payout', async () => {
  const { context } = installation;
  const { database } = context;
  const viewer = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
  await ownerOf(database).execute('VACUUM ANALYZE payouts, payout_sums');
  const statements = await statementsOf(database, () => viewer.send('GET', '/app/payout-days?days=180'));
  const plans = statements.map(async ({ text, values }) => {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  const plan = (await Promise.all(plans)).join('\n');
  expect(plan).toContain('payout_sums_figures');
  expect(plan).not.toContain('Seq Scan on payout');
  expect(plan).not.toMatch(/on payouts/);
});
