import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { from as copyFrom } from 'pg-copy-streams';
import { installBanks } from '../src/server/payments/entity/banks/install-banks.ts';
import { beneficiaryIdOf } from '../src/server/payments/base/beneficiary-id.ts';
import { tokenFor } from '../src/server/payments/testing/test-access.ts';
import { newId } from '../src/server/platform/random.ts';
import type { Tx } from '../src/server/platform/database/pool.ts';
import { benchInstallation, type BenchInstallation } from './bench-installation.ts';
import { paymentsApp } from './payments-app.ts';
import { median, percentile } from './percentile.ts';
import type { BenchReport } from './report.ts';

const GOAL_RATIO = 1.6;
const GOAL_P99_MS = 100;

interface Created {
  ms: number;
  latenciesMs: number[];
}

/** A batch of people that were never paid before: `round` gives each round its own accounts. */
function bodyOf(count: number, round: number): Uint8Array {
  const withdrawals = Array.from({ length: count }, (_, i) => ({
    beneficiaryName: `Thandi Nkosi ${i}`,
    bankCode: 'FNB',
    branchCode: '250655',
    accountNumber: String(6_000_000_000 + round * 1_000_000 + i),
    accountType: 'CURRENT',
    amount: `${1_000 + (i % 4_000)}.50`,
    beneficiaryReference: 'SALARY MARCH',
    ownReference: `PAYROLL ${i}`,
    externalId: `E${round}-${i}`,
  }));
  return Buffer.from(JSON.stringify({ label: `Round ${round}`, currency: 'ZAR', withdrawals }));
}

/**
 * The time that COPY alone takes to write the same rows into the same tables (batch, withdrawals and
 * beneficiaries), with their ids made beforehand.
 */
async function copyAlone(
  { context, entityId, preparerId }: BenchInstallation,
  count: number,
  round: number,
): Promise<number> {
  const batchId = newId(context);
  const at = new Date(context.clock.nowMs());
  const moment = at.toISOString();
  const rows = Array.from({ length: count }, (_, i) => {
    const account = String(6_000_000_000 + round * 1_000_000 + i);
    return { id: newId(context), beneficiary: beneficiaryIdOf(entityId, 'FNB', account), account, i };
  });
  const beneficiaries = Buffer.from(
    rows.map((r) => `${r.beneficiary}\t${entityId}\tFNB\t${r.account}\t${moment}\n`).join(''),
  );
  const withdrawals = Buffer.from(
    rows
      .map(
        (r) =>
          `${r.id}\t${batchId}\t${entityId}\t${r.i + 1}\t${r.beneficiary}\t` +
          `Thandi Nkosi ${r.i}\tthandi nkosi ${r.i}\tthandl nkosl ${r.i}\t` +
          `FNB\t250655\t${r.account}\tCURRENT\t` +
          `${(1_000 + (r.i % 4_000)) * 100 + 50}\t250\t38\tEFT\tSALARY MARCH\tPAYROLL ${r.i}\t` +
          `E${round}-${r.i}\tPENDING\t${moment}\t${moment}\n`,
      )
      .join(''),
  );
  const start = performance.now();
  await context.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
         total_unit_fee_minor, total_vat_minor, content_digest, approvals_required, created_by, created_at,
         expires_at, updated_at)
       VALUES ($1, $2, 'COPY', 'PENDING_APPROVAL', 'ZAR', $3, 1, 1, 1, repeat('0', 64), 1, $4, $5, $5, $5)`,
      [batchId, entityId, count, preparerId, at],
    );
    await copy(tx, 'beneficiaries (id, entity_id, bank_code, account_number, created_at)', beneficiaries);
    await copy(
      tx,
      `withdrawals (id, batch_id, entity_id, row_number, beneficiary_id, beneficiary_name, normalised_name,
        name_key, bank_code, branch_code, account_number, account_type, amount_minor, unit_fee_minor,
        vat_minor, rail, beneficiary_reference, own_reference, external_id, status, created_at, updated_at)`,
      withdrawals,
    );
  });
  return performance.now() - start;
}

async function copy(tx: Tx, target: string, rows: Buffer): Promise<void> {
  const stream = tx.client.query(copyFrom(`COPY ${target} FROM STDIN`));
  stream.end(rows);
  await once(stream, 'finish');
}

/**
 * 100,000 withdrawals from request to durable over HTTP, beside COPY of as many rows in the same run; and
 * the latency of other requests meanwhile.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const count = small ? 2_000 : 100_000;
  const rounds = small ? 1 : 5;
  const installation = await benchInstallation();
  const { context, entityId, preparerId } = installation;
  const app = await paymentsApp(context);
  try {
    await installBanks(context);
    await context.database.query(
      `INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
         max_batch_withdrawals, max_batch_amounts, rails, updated_at)
       VALUES ($1, 'Bench', 'ZA', '{ZAR}', true, 100000, '[]',
         '[{"rail":"EFT","maxAmountMinor":"500000000","unitFeeMinor":"250","cutOff":null}]', now())`,
      [entityId],
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const headers = {
      authorization: `Bearer ${tokenFor(preparerId, context.clock.nowMs())}`,
      'x-user-unique-id': preparerId,
      'x-entity-id': entityId,
    };
    const client = new Worker(new URL('./create-client.mjs', import.meta.url), {
      workerData: {
        url,
        headers,
        post: '/v1/payments/bulk-withdrawals/batches',
        probe: '/v1/payments/bulk-withdrawals/batches?limit=20',
      },
      execArgv: [],
    });
    const createMs: number[] = [];
    const copyMs: number[] = [];
    const latenciesMs: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const copied = await copyAlone(installation, count, round * 2);
      client.postMessage(bodyOf(count, round * 2 + 1));
      const [created] = (await once(client, 'message')) as [Created & { status: number; text: string }];
      if (created.status !== 200)
        throw new Error(`The creation was answered with ${created.status}: ${created.text}`);
      // The first round warms both up.
      if (round === 0) continue;
      copyMs.push(copied);
      createMs.push(created.ms);
      latenciesMs.push(...created.latenciesMs);
    }
    await client.terminate();
    const value = median(createMs);
    const beside = median(copyMs);
    const p99 = percentile(latenciesMs, 0.99);
    return {
      name: 'create',
      results: [
        {
          case: `${count} withdrawals from request to durable, beside COPY of the same rows`,
          value,
          unit: 'ms',
          beside,
          ratio: value / beside,
          goal: GOAL_RATIO,
          holds: value / beside <= GOAL_RATIO,
        },
        {
          case: `p99 of ${latenciesMs.length} other requests meanwhile, beside the limit`,
          value: p99,
          unit: 'ms',
          beside: GOAL_P99_MS,
          ratio: p99 / GOAL_P99_MS,
          goal: 1,
          holds: p99 < GOAL_P99_MS,
        },
      ],
    };
  } finally {
    await app.close();
    await installation.close();
  }
}
