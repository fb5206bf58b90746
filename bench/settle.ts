import { performance } from 'node:perf_hooks';
import type { BankConnection } from '../src/server/payments/bank-connections/connection.ts';
import { bankConnections } from '../src/server/payments/bank-connections/registry.ts';
import { placeHold } from '../src/server/payments/ledger/place-hold.ts';
import { settleChunk } from '../src/server/payments/settlement/settle-chunk.ts';
import { insertBatch } from '../src/server/payments/testing/insert-batch.ts';
import { claimChunk } from '../src/server/payments/worker/claim-chunk.ts';
import { dispatchBatch } from '../src/server/payments/worker/dispatch-batch.ts';
import { payBatch } from '../src/server/payments/worker/pay-batch.ts';
import { RAILS } from '../src/shared/terms.ts';
import { benchInstallation, type BenchInstallation } from './bench-installation.ts';
import type { BenchReport } from './run.ts';

const GOAL = 25;

/** A bank that pays everything at once, so that only our own work is measured. */
const instantBank: BankConnection = {
  name: 'instant',
  capabilities: {
    rails: RAILS,
    currencies: null,
    limitsMinor: {},
    cutOffs: {},
    asynchronous: false,
    statements: false,
  },
  submit: async (payments) =>
    new Map(payments.map(({ attemptId }) => [attemptId, { state: 'PAID' as const, railReference: 'BENCH' }])),
  lookup: async () => new Map(),
  returnedSince: async () => [],
};
const CONNECTIONS = bankConnections([{ connection: instantBank }]);

/** An approved batch with its hold, due now. */
async function approvedBatch(
  { context, entityId, preparerId, approverId }: BenchInstallation,
  count: number,
) {
  const rows = Array.from({ length: count }, (_, i) => ({
    accountNumber: String(62_000_000_000 + i),
    amountMinor: 10_000n + BigInt(i % 997),
  }));
  const batch = await insertBatch(context, { entityId, createdBy: preparerId, rows, currency: 'ZAR' });
  await context.database.transaction(async (tx) => {
    const at = new Date(context.clock.nowMs());
    await placeHold(tx, {
      entityId,
      batchId: batch.id,
      currency: 'ZAR',
      amountMinor: batch.totalDebitMinor,
      atMs: at.getTime(),
    });
    await tx.query(
      `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [batch.id, approverId, entityId, batch.contentDigest, at],
    );
    await tx.query("UPDATE batches SET status = 'APPROVED', release_at = $2, updated_at = $2 WHERE id = $1", [
      batch.id,
      at,
    ]);
  });
  await context.database.query('ANALYZE');
  return { id: batch.id, entityId, currency: 'ZAR' as const };
}

/** Payouts a second, set-based: everything from the dispatch of a batch to its end. */
async function setBased(installation: BenchInstallation, count: number): Promise<number> {
  const batch = await approvedBatch(installation, count);
  const start = performance.now();
  while ((await payBatch(installation.context, CONNECTIONS, batch.id, () => false)) === 'more');
  const seconds = (performance.now() - start) / 1_000;
  await requirePaid(installation, batch.id);
  return count / seconds;
}

/**
 * Payouts a second when each payout is settled in a separate transaction. Claiming stays set-based, so that
 * exactly one transaction for each payout is measured.
 */
async function oneByOne(installation: BenchInstallation, count: number): Promise<number> {
  const { context } = installation;
  const batch = await approvedBatch(installation, count);
  const start = performance.now();
  await dispatchBatch(context, CONNECTIONS, batch.entityId, batch.id);
  const rows = await claimChunk(context, CONNECTIONS, batch, count);
  if (rows === 'held back') throw new Error('The payouts of the benchmark are switched off.');
  for (const { id } of rows) {
    await settleChunk(context, batch, [{ withdrawalId: id, railReference: 'BENCH', failureCode: null }]);
  }
  const seconds = (performance.now() - start) / 1_000;
  await requirePaid(installation, batch.id);
  return count / seconds;
}

async function requirePaid({ context }: BenchInstallation, batchId: string): Promise<void> {
  const [batch] = await context.database.query('SELECT status FROM batches WHERE id = $1', [batchId]);
  if (batch?.status !== 'COMPLETE') throw new Error(`The batch is ${batch?.status}, not COMPLETE.`);
}

/** Settles 100,000 rows with ledger and audit, beside one transaction for each payout in the same run. */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const installation = await benchInstallation();
  await installation.context.database.query(
    `INSERT INTO entity_configs
            (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
             max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Bench', 'ZA', '{ZAR}', true, 1000000, '[]', '[]', now())`,
    [installation.entityId],
  );
  try {
    const count = small ? 10_000 : 100_000;
    const single = await oneByOne(installation, small ? 300 : 1_000);
    const perSecond = await setBased(installation, count);
    const ratio = perSecond / single;
    return {
      name: 'settle',
      results: [
        {
          case: `${count} payouts with ledger and audit`,
          value: perSecond,
          unit: 'payouts a second',
          beside: single,
          ratio,
          goal: GOAL,
          holds: ratio >= GOAL,
        },
      ],
    };
  } finally {
    await installation.close();
  }
}
