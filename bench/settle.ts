import { performance } from 'node:perf_hooks';
import type { PaymentRail } from '../src/server/payments/rail/rail.ts';
import { placeHold } from '../src/server/payments/ledger/place-hold.ts';
import { settleChunk } from '../src/server/payments/settlement/settle-chunk.ts';
import { insertBatch } from '../src/server/payments/testing/insert-batch.ts';
import { claimChunk } from '../src/server/payments/worker/claim-chunk.ts';
import { payBatch } from '../src/server/payments/worker/pay-batch.ts';
import { benchInstallation, type BenchInstallation } from './bench-installation.ts';
import type { BenchReport } from './run.ts';

const GOAL = 8;

/** A rail that pays everything at once and costs nothing: what is measured is our own work. */
const instantRail: PaymentRail = {
  submit: async (payments) => new Map(payments.map(({ attemptId }) => [attemptId, { state: 'PAID' as const, railReference: 'BENCH' }])),
  lookup: async () => new Map(),
  statements: async () => [],
};

/** A batch that is approved and held, due now. */
async function approvedBatch({ context, entityId, preparerId }: BenchInstallation, count: number) {
  const rows = Array.from({ length: count }, (_, i) => ({ accountNumber: String(62_000_000_000 + i), amountMinor: 10_000n + BigInt(i % 997) }));
  const batch = await insertBatch(context, { entityId, createdBy: preparerId, rows, currency: 'ZAR' });
  await context.database.transaction(async (tx) => {
    const at = new Date(context.clock.nowMs());
    await placeHold(tx, { entityId, batchId: batch.id, currency: 'ZAR', amountMinor: batch.totalDebitMinor, atMs: at.getTime() });
    await tx.query("UPDATE batches SET status = 'APPROVED', release_at = $2, updated_at = $2 WHERE id = $1", [batch.id, at]);
  });
  await context.database.query('ANALYZE');
  return { id: batch.id, entityId, currency: 'ZAR' as const };
}

/** Payouts a second, set-based: everything that a batch goes through from its release to its end. */
async function setBased(installation: BenchInstallation, count: number): Promise<number> {
  const batch = await approvedBatch(installation, count);
  const start = performance.now();
  while ((await payBatch(installation.context, instantRail, batch.id, () => false)) === 'more');
  const seconds = (performance.now() - start) / 1_000;
  const [left] = await installation.context.database.query<{ n: bigint }>("SELECT count(*) AS n FROM withdrawals WHERE batch_id = $1 AND status <> 'COMPLETE'", [batch.id]);
  if (left!.n !== 0n) throw new Error(`${left!.n} withdrawals were not paid.`);
  return count / seconds;
}

/** Payouts a second, one a transaction: the same statements for one payout at a time. */
async function oneByOne(installation: BenchInstallation, count: number): Promise<number> {
  const { context } = installation;
  const batch = await approvedBatch(installation, count);
  await context.database.query("UPDATE batches SET status = 'PROCESSING' WHERE id = $1", [batch.id]);
  const start = performance.now();
  for (let i = 0; i < count; i++) {
    const [row] = await claimChunk(context, batch, 1);
    await settleChunk(context, batch, [{ withdrawalId: row!.id, railReference: 'BENCH', failureCode: null }]);
  }
  return count / ((performance.now() - start) / 1_000);
}

/** A 100,000-row batch on an instant rail with ledger and audit, beside one payout a transaction in the same run. */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const installation = await benchInstallation();
  try {
    const count = small ? 10_000 : 100_000;
    const single = await oneByOne(installation, small ? 300 : 1_000);
    const perSecond = await setBased(installation, count);
    const ratio = perSecond / single;
    return {
      name: 'settle',
      results: [{ case: `${count} payouts with ledger and audit`, value: perSecond, unit: 'payouts a second', beside: single, ratio, goal: GOAL, holds: ratio >= GOAL }],
    };
  } finally {
    await installation.close();
  }
}
