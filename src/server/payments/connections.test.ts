import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../audit/audit.ts';
import { breakConnections } from '../platform/testing/breaks.ts';
import { rounds } from '../platform/testing/rounds.ts';
import { balanceOf, fund } from './testing/fund.ts';
import { through } from './testing/instant-bank.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestAnswer,
  type TestCaller,
} from './testing/payments-installation.ts';
import { savePaymentConfig } from './testing/save-payment-config.ts';
import { startWorker } from './paying/worker/start-worker.ts';

const BATCHES = rounds(12, 60);
const MOST_BATCHES = 20 * BATCHES;
const BREAKS = rounds(20, 100);
const SIDE_BY_SIDE = 6;
const ROWS = 20;
const FUNDED = 10n ** 12n;
const PATH = '/v1/payments/bulk-withdrawals/batches';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installation.context.database.query(
    `INSERT INTO banks (code, display_name, country_code, default_branch_code,
       account_number_min_length, account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT,RTC,PAYSHAP,RTGS}', '2026-01-01')
     ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => installation.close());

function bodyOf(batch: number) {
  const withdrawals = Array.from({ length: ROWS }, (_, row) => ({
    beneficiaryName: `Person ${batch} ${row}`,
    bankCode: 'FNB',
    accountNumber: `62${String(batch * ROWS + row).padStart(5, '0')}1111`,
    accountType: 'CURRENT',
    amount: `${row + 1}.00`,
    beneficiaryReference: 'SALARY',
  }));
  return { label: `Batch ${batch}`, currency: 'ZAR', withdrawals };
}

/**
 * Repeats a change with the same key until it succeeds, as a careful client does. Returns how many answers
 * asked for a retry.
 */
async function insist(
  caller: TestCaller,
  path: string,
  body: unknown,
  refusals: string[],
): Promise<TestAnswer<{ id: string; status: string }>> {
  const key = randomUUID();
  for (;;) {
    const answer = await caller.send('POST', path, { body, headers: { 'idempotency-key': key } });
    if (answer.status === 200) return answer;
    // The first attempt may still run on the server after our connection to it has broken.
    expect([409, 503], answer.text).toContain(answer.status);
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    refusals.push(answer.body.code);
  }
}

describe('database connections that break at any moment', () => {
  it('cause only 503 answers: a batch retried with its key is created and paid once', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    await savePaymentConfig(context, entityId, {});
    await fund(context, entityId, FUNDED);
    const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
    const approver = installation.as(await installation.user(entityId, ['APPROVER']));
    const refusals: string[] = [];
    const ids: string[] = [];
    const worker = await startWorker(context, through(context));
    const breaker = await breakConnections(context.configuration.databaseUrl!, 60);

    let next = 0;
    const lane = async () => {
      // A busy machine may make them all before a connection breaks in one of their requests.
      while (next < BATCHES || (refusals.length === 0 && next < MOST_BATCHES)) {
        const created = await insist(preparer, PATH, bodyOf(next++), refusals);
        ids.push(created.body.id);
        await insist(approver, `${PATH}/${created.body.id}/approve`, undefined, refusals);
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
    const waiting = async () =>
      context.database.query("SELECT id FROM batches WHERE status <> 'COMPLETE'").catch(() => [null]);
    while (breaker.broken() < BREAKS) await new Promise((done) => setTimeout(done, 20));
    await breaker.stop();
    while ((await waiting()).length > 0) await new Promise((done) => setTimeout(done, 50));
    await worker.stop();

    expect(refusals).toContain('database_unavailable');
    expect(new Set(refusals).size, [...new Set(refusals)].join()).toBeLessThanOrEqual(2);
    const { database } = context;
    const batches = await database.query(
      `SELECT b.id, b.total_amount_minor + b.total_unit_fee_minor + b.total_vat_minor AS total,
              (SELECT count(*) FROM transfers t WHERE t.batch_id = b.id AND t.kind = 'HOLD') AS holds,
              (SELECT count(*) FROM withdrawals w WHERE w.batch_id = b.id AND w.status = 'COMPLETE') AS rows,
              (SELECT count(*)
                 FROM withdrawals w
                 JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
                WHERE w.batch_id = b.id) AS sent,
              (SELECT count(DISTINCT s.account_number)
                 FROM withdrawals w
                 JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
                WHERE w.batch_id = b.id)
                AS accounts
         FROM batches b WHERE b.entity_id = $1`,
      [entityId],
    );
    expect(batches.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const once = { holds: 1n, rows: BigInt(ROWS), sent: BigInt(ROWS), accounts: BigInt(ROWS) };
    for (const batch of batches) expect(batch).toMatchObject(once);
    const [bank] = await database.query('SELECT count(*) AS n FROM sandbox_rail.payments');
    expect(bank!.n).toBe(BigInt(ids.length * ROWS));
    expect(await balanceOf(context, entityId)).toEqual({
      available: FUNDED - batches.reduce((sum, { total }) => sum + total, 0n),
      reserved: 0n,
    });
    const [ledger] = await database.query(
      'SELECT coalesce(sum(balance_minor), 0)::text AS sum FROM ledger_accounts',
    );
    expect(ledger).toEqual({ sum: '0' });
    expect((await verifyAudit(database)).faults).toEqual([]);
  });
});
