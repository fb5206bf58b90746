import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PayoutStatus } from '../../../../shared/terms.ts';
import { payoutStates } from '../../../../domain/payouts/payout-states.ts';
import { insertPayouts, type TestPayout } from '../../testing/insert-payouts.ts';
import { wrongPayoutSums, wrongRecipients } from '../../testing/payout-sums.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;

beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const PEOPLE = [1, 2, 3].map((no) => `01700000-0000-7000-8000-00000000000${no}`);
/** Times within two hours, many of them at the edges of quarters of an hour. */
const times = fc
  .tuple(fc.nat(8), fc.constantFrom(-1, 0, 1, 449_999))
  .map(([quarter, ms]) => new Date(Date.UTC(2026, 2, 1, 21) + quarter * 900_000 + ms));
const newPayouts: fc.Arbitrary<TestPayout[]> = fc.array(
  fc.record({
    direction: fc.constantFrom('DEBIT', 'CREDIT'),
    status: fc.constantFrom('PROCESSING', 'PROCESSING', 'COMPLETE'),
    currency: fc.constantFrom('ZAR', 'USDC'),
    amountMinor: fc.bigInt(1n, 10n ** 15n),
    beneficiaryId: fc.constantFrom(...PEOPLE),
    createdAt: times,
  }),
  { minLength: 1, maxLength: 6 },
);
/** Either new payouts, or one event of the state table for a share of the payouts that it may move. */
const steps = fc.array(
  fc.oneof(
    newPayouts,
    fc.record({ event: fc.constantFrom('pay', 'fail', 'return'), share: fc.constantFrom(2, 16) }),
  ),
  { minLength: 1, maxLength: 12 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

async function take(entityId: string, step: Step): Promise<void> {
  const { context } = installation;
  if (Array.isArray(step)) {
    await insertPayouts(context, entityId, step);
    return;
  }
  await context.database.query(
    `UPDATE payouts
        SET status = $2
      WHERE entity_id = $1 AND status = ANY ($3) AND (status <> 'COMPLETE' OR direction = 'DEBIT')
        AND get_byte(uuid_send(id), 15) % 16 < $4`,
    [entityId, payoutStates.statusAfter(step.event), payoutStates.statusesBefore(step.event), step.share],
  );
}

it('sums the payouts after any creations, settlements and returns', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const entityId = await installation.entity();
      for (const step of taken) await take(entityId, step);
      expect(await wrongPayoutSums(installation.context, entityId)).toEqual([]);
      expect(await wrongRecipients(installation.context, entityId)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('sums the payouts of transactions that run at the same time, and none waits for another', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  const payout: TestPayout = { status: 'PROCESSING', createdAt: new Date(Date.UTC(2026, 2, 1)) };
  await insertPayouts(context, entityId, [payout, payout, payout]);
  // Each holds what it wrote until all three have written.
  let arrived = 0;
  let allHaveWritten = () => {};
  const all = new Promise<void>((resolve) => {
    allHaveWritten = resolve;
  });
  const write = (status: PayoutStatus) =>
    context.database.transaction(async (tx) => {
      await insertPayouts({ ...context, database: { ...context.database, ...tx } }, entityId, [
        { ...payout, status },
      ]);
      if (++arrived === 3) allHaveWritten();
      await all;
    });
  await Promise.all([write('PROCESSING'), write('PROCESSING'), write('PROCESSING')]);
  expect(await wrongPayoutSums(context, entityId)).toEqual([]);
  // The parts that they left are reused.
  const parts = async () => {
    const [row] = await context.database.query('SELECT count(*) AS n FROM payout_sums WHERE entity_id = $1', [
      entityId,
    ]);
    return row!.n;
  };
  const before = await parts();
  for (let round = 0; round < 5; round++) await insertPayouts(context, entityId, [payout]);
  expect(await parts()).toBe(before);
});
