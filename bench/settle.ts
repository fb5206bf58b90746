import { performance } from 'node:perf_hooks';
import { openDatabase } from '../src/server/platform/database/pool.ts';
import type { BankConnection } from '../src/server/payments/connection/connection.ts';
import { bankConnections } from '../src/server/payments/paying/registry.ts';
import { placeHold } from '../src/server/payments/ledger/place-hold.ts';
import { settleChunk } from '../src/server/payments/paying/settlement/settle-chunk.ts';
import { insertBatch } from '../src/server/payments/testing/insert-batch.ts';
import { claimChunk } from '../src/server/payments/paying/worker/claim-chunk.ts';
import { dispatchBatch } from '../src/server/payments/paying/worker/dispatch-batch.ts';
import { payBatch } from '../src/server/payments/paying/worker/pay-batch.ts';
import { RAILS } from '../src/shared/terms.ts';
import { benchInstallation, type BenchInstallation } from './bench-installation.ts';
import type { BenchReport } from './report.ts';

const GOAL = 25;
const GOAL_OF_BARE = 0.3;
const ROWS_A_TRANSACTION = 1_000;

/** A bank that pays everything at once, so that only our own work is measured. */
const instantBank: BankConnection = {
  name: 'instant',
  capabilities: {
    rails: RAILS,
    currencies: null,
    limitsMinor: {},
    cutOffs: {},
    asynchronous: false,
    undecidedForMs: null,
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
  { context, entityId, preparerId, approverIds }: BenchInstallation,
  count: number,
) {
  const rows = Array.from({ length: count }, (_, i) => ({
    accountNumber: String(62_000_000_000 + i),
    amountMinor: 10_000n + BigInt(i % 997),
  }));
  const batch = await insertBatch(context, {
    entityId,
    createdBy: preparerId,
    rows,
    currency: 'ZAR',
    approvalsRequired: 2,
  });
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
       SELECT $1, id, $3, $4, $5 FROM unnest($2::uuid[]) AS id`,
      [batch.id, approverIds, entityId, batch.contentDigest, at],
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
async function setBased(
  installation: BenchInstallation,
  count: number,
): Promise<{ batchId: string; perSecond: number }> {
  const batch = await approvedBatch(installation, count);
  const start = performance.now();
  while ((await payBatch(installation.context, CONNECTIONS, batch.id, () => false)) === 'more');
  const seconds = (performance.now() - start) / 1_000;
  await requirePaid(installation, batch.id);
  return { batchId: batch.id, perSecond: count / seconds };
}

/**
 * Payouts a second of bare SQL: writes the rows that the settlement of a batch has left behind once more, by
 * one UPDATE and three INSERTs for each thousand payouts. The tables are copies with all indexes and checks,
 * without triggers and foreign keys; nothing is claimed, summed or audited.
 */
async function bareSql({ owner }: BenchInstallation, batchId: string, count: number): Promise<number> {
  const database = openDatabase(owner, { max: 1, name: 'outlay-bench-bare' });
  try {
    for (const table of BARE_TABLES)
      await database.execute(`CREATE TABLE bare_${table} (LIKE ${table} INCLUDING ALL)`);
    // Rows are copied whole, and a computed column cannot be written.
    await database.execute('ALTER TABLE bare_payouts ALTER COLUMN failed_status DROP EXPRESSION');
    await database.execute(
      `INSERT INTO bare_withdrawals
       SELECT (jsonb_populate_record(w, '{"status": "PENDING", "attempt_id": null, "bank_connection": null,
                "payout_id": null, "rail_reference": null, "submitted_at": null}')).*
         FROM withdrawals w
        WHERE batch_id = '${batchId}'`,
    );
    await database.execute('ANALYZE');
    const start = performance.now();
    for (let first = 1; first <= count; first += ROWS_A_TRANSACTION)
      await database.execute(bareSettlement(batchId, first, first + ROWS_A_TRANSACTION - 1));
    const seconds = (performance.now() - start) / 1_000;
    for (const table of BARE_TABLES) await database.execute(`DROP TABLE bare_${table}`);
    return count / seconds;
  } finally {
    await database.close();
  }
}

const BARE_TABLES = ['withdrawals', 'payouts', 'transfers', 'postings'];

/** The SQL of one transaction: statements that are sent together are one. */
function bareSettlement(batchId: string, first: number, last: number): string {
  const rows =
    `FROM withdrawals s WHERE s.batch_id = '${batchId}' ` + `AND s.row_number BETWEEN ${first} AND ${last}`;
  return `
    UPDATE bare_withdrawals w
       SET status = s.status, attempt_id = s.attempt_id, bank_connection = s.bank_connection,
           payout_id = s.payout_id, rail_reference = s.rail_reference, submitted_at = s.submitted_at,
           updated_at = s.updated_at
      ${rows} AND w.id = s.id;
    INSERT INTO bare_payouts SELECT * FROM payouts WHERE id IN (SELECT s.payout_id ${rows});
    INSERT INTO bare_transfers SELECT * FROM transfers WHERE withdrawal_id IN (SELECT s.id ${rows});
    INSERT INTO bare_postings OVERRIDING SYSTEM VALUE
    SELECT p.* FROM postings p
      JOIN transfers t ON t.id = p.transfer_id
     WHERE t.withdrawal_id IN (SELECT s.id ${rows})`;
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

/**
 * Settles 100,000 rows with ledger and audit, beside one transaction for each payout and beside bare SQL in
 * the same run.
 */
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
    const count = small ? 1_000 : 100_000;
    const single = await oneByOne(installation, small ? 50 : 1_000);
    const { batchId, perSecond } = await setBased(installation, count);
    const bare = await bareSql(installation, batchId, count);
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
        {
          case: `the same, beside bare SQL that writes the same rows`,
          value: perSecond,
          unit: 'payouts a second',
          beside: bare,
          ratio: perSecond / bare,
          goal: GOAL_OF_BARE,
          holds: perSecond / bare >= GOAL_OF_BARE,
        },
      ],
    };
  } finally {
    await installation.close();
  }
}
