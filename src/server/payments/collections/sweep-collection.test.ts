import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseError } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { simulateMoney } from '../reconciling/funding/simulate-money.ts';
import { balanceOf } from '../testing/fund.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestAnswer,
  type TestCaller,
} from '../testing/payments-installation.ts';
import { collectingCompany } from './testing/receiving-account.ts';
import { receivingCompany } from './testing/receiving-company.ts';

/** Collected money that a user moves to FUNDING. */

const SWEEP = '/v1/payments/collections/sweep';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** A company with collected money that is at no bank. */
async function collected(amountMinor: bigint) {
  const company = await receivingCompany(installation);
  const { context, entityId, approver } = company;
  const money = { entityId, accessType: 'COLLECTION', currency: 'ZAR', reference: 'CARDS' } as const;
  await context.database.transaction((tx) => simulateMoney(context, tx, { ...money, amountMinor }));
  const sweep = (amount: string, by: TestCaller = approver, headers = {}): Promise<TestAnswer<any>> =>
    by.send('POST', SWEEP, { body: { currency: 'ZAR', amount, reason: 'For salaries' }, headers });
  const left = async () => {
    const [row] = await context.database.query(
      `SELECT balance_minor
         FROM ledger_accounts
        WHERE entity_id = $1 AND access_type = 'COLLECTION' AND bucket = 'AVAILABLE'`,
      [entityId],
    );
    return row!.balance_minor;
  };
  const funding = async () => (await balanceOf(context, entityId)).available;
  return { ...company, sweep, left, funding };
}

const faults = async () => (await verifyLedger(ownerOf(installation.context.database))).faults;

describe('a sweep by hand', () => {
  it('moves the amount, with a funding record that says what it is for', async () => {
    const company = await collected(150_000n);
    const answer = await company.sweep('1000.00');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      state: 'RECEIVED',
      source: 'COLLECTION',
      receivedAmount: '1000.00',
      reference: 'For salaries',
      onStatement: false,
      movements: [{ amount: '1000.00', payoutId: null, entry: null }],
    });
    expect(await company.left()).toBe(50_000n);
    expect(await company.funding()).toBe(100_000n);
    const [audit] = await company.context.database.query(
      "SELECT actor_id, details::text FROM audit_log WHERE subject_id = $1 AND action = 'collection.swept'",
      [answer.body.id],
    );
    expect(audit!.actor_id).toBe(company.approver.user.id);
    expect(audit!.details).toContain('For salaries');
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['more than was collected', '1500.01', 'collection_too_small'],
    ['the most that an amount can be', '92233720368547758.07', 'collection_too_small'],
    ['nothing', '0.00', 'invalid_amount'],
    ['more digits than the currency has', '1.001', 'invalid_amount'],
  ])('is refused for %s, and moves nothing', async (_, amount, code) => {
    const company = await collected(150_000n);
    const answer = await company.sweep(amount);
    expect(answer).toMatchObject({ status: 400, body: { code, errors: [{ path: 'amount' }] } });
    if (code === 'collection_too_small') expect(answer.text).toMatch(/Only .*1,?500\.00/);
    expect(await company.left()).toBe(150_000n);
    expect(await company.funding()).toBe(0n);
  });

  it('is refused for a preparer', async () => {
    const company = await collected(150_000n);
    expect((await company.sweep('10.00', company.preparer)).status).toBe(403);
  });

  it('is refused for money on a receiving account at a bank, which a transfer there moves', async () => {
    const company = await collectingCompany(installation);
    await company.receive({ text: 'GIFT', amountMinor: 1_000n });
    const body = { currency: 'ZAR', amount: '10.00', reason: 'For salaries' };
    const answer = await company.approver.send('POST', SWEEP, { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'collected_at_bank' } });
    expect(await company.collected()).toBe(1_000n);
  });

  it('is made once for one idempotency key', async () => {
    const company = await collected(150_000n);
    const key = { 'idempotency-key': newId(company.context) };
    const answers = await Promise.all([1, 2, 3].map(() => company.sweep('1000.00', company.approver, key)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await company.sweep('1000.00', company.approver, key)).status).toBe(200);
    expect(await company.left()).toBe(50_000n);
  });

  it('never takes more than there is, however many users sweep at once', async () => {
    for (let round = 0; round < rounds(2, 50); round++) {
      const company = await collected(100_000n);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          company.sweep('150.00', index % 2 === 0 ? company.approver : company.admin),
        ),
      );
      const made = answers.filter(({ status }) => status === 200).length;
      for (const { status } of answers) expect([200, 400, 503]).toContain(status);
      expect(made).toBeLessThanOrEqual(6);
      expect(await company.left()).toBe(100_000n - BigInt(made) * 15_000n);
      expect(await company.funding()).toBe(BigInt(made) * 15_000n);
    }
    expect(await faults()).toEqual([]);
  });
});

describe('the database', () => {
  it('refuses a sweep of another user, amount or record, and one that changes', async () => {
    const company = await collected(150_000n);
    const { context, entityId, approver, preparer } = company;
    const { database } = context;
    const swept = (await company.sweep('10.00')).body;
    const refused = async (sql: string, values: unknown[]) =>
      databaseError(
        await database.execute(sql, values).then(
          () => null,
          (error: unknown) => error,
        ),
      )?.constraint;
    const insert = `INSERT INTO collection_sweeps
      (transfer_id, entity_id, currency, amount_minor, reason, funding_id, swept_by, swept_at)
      VALUES ($1, $2, 'ZAR', $3, 'x', $4, $5, now())`;
    const { id, movements } = swept;
    const transfer = movements[0].transferId;
    expect(await refused(insert, [transfer, entityId, 1_000, id, preparer.user.id])).toBe(
      'collection_sweep_user',
    );
    expect(await refused(insert, [transfer, entityId, 2_000, id, approver.user.id])).toBe(
      'collection_sweep_transfer',
    );
    const other = await collected(1_000n);
    const { body } = await other.sweep('10.00');
    expect(await refused(insert, [transfer, entityId, 1_000, body.id, approver.user.id])).toBe(
      'collection_sweep_record',
    );
    await expect(
      database.execute('UPDATE collection_sweeps SET amount_minor = 1 WHERE transfer_id = $1', [transfer]),
    ).rejects.toThrow('permission denied');
    await expect(
      ownerOf(database).execute('DELETE FROM collection_sweeps WHERE transfer_id = $1', [transfer]),
    ).rejects.toThrow();
  });
});
