import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCH_STATUSES, PAYOUT_STATUSES, WITHDRAWAL_STATUSES } from '../../../shared/terms.ts';
import { verifyAudit } from '../../platform/audit.ts';
import { passwordMatches } from '../../platform/passwords.ts';
import { installBanks } from '../data/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { digestOfRows } from '../worker/release-batch.ts';
import { seedDemo } from './seed-demo.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  await seedDemo(installation.context);
});
afterAll(() => installation.close());

const query = <R extends object>(text: string) => installation.context.database.query<R>(text);

describe('the demo data', () => {
  it('has the users of the design, whose names are their passwords', async () => {
    const users = await query<{ entity: string; name: string; roles: string[]; password_hash: string }>(
      'SELECT e.name AS entity, u.name, u.roles, c.password_hash FROM users u JOIN entities e ON e.id = u.entity_id JOIN local_credentials c ON c.user_id = u.id ORDER BY u.name',
    );
    expect(users.map(({ entity, name, roles }) => `${entity}: ${name} ${roles.join()}`)).toEqual([
      'Karoo Trading: admin ADMIN',
      'Karoo Trading: approver APPROVER',
      'Karoo Trading: approver2 APPROVER',
      'Unconfigured: new-preparer PREPARER',
      'Harbour Foods: other-approver APPROVER',
      'Harbour Foods: other-preparer PREPARER',
      'Karoo Trading: preparer PREPARER',
      'Karoo Trading: trader TRADER',
      'Karoo Trading: viewer VIEWER',
    ]);
    expect(await passwordMatches(users[0]!.password_hash, 'admin')).toBe(true);
  });

  it('has batches and payouts in every status, and withdrawals in every one that stays', async () => {
    const found = async (table: string) => (await query<{ status: string }>(`SELECT DISTINCT status FROM ${table}`)).map((row) => row.status).toSorted();
    expect(await found('batches')).toEqual([...BATCH_STATUSES].toSorted());
    expect(await found('payouts')).toEqual([...PAYOUT_STATUSES].toSorted());
    // SUBMITTED lasts as long as the rail takes to answer.
    expect(await found('withdrawals')).toEqual(WITHDRAWAL_STATUSES.filter((status) => status !== 'SUBMITTED').toSorted());
  });

  it('has a ledger that adds up: zero in all, and reserved what is not settled', async () => {
    expect(await query('SELECT entity_id, currency FROM ledger_accounts GROUP BY entity_id, currency HAVING sum(balance_minor) <> 0')).toEqual([]);
    expect(await query('SELECT a.id FROM ledger_accounts a LEFT JOIN postings p ON p.account_id = a.id GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(p.amount_minor), 0)')).toEqual([]);
    expect(
      await query(
        `SELECT a.entity_id FROM ledger_accounts a WHERE a.bucket = 'RESERVED' AND a.balance_minor <> (
           SELECT coalesce(sum(w.amount_minor + w.unit_fee_minor + w.vat_minor), 0) FROM withdrawals w JOIN batches b ON b.id = w.batch_id
            WHERE b.entity_id = a.entity_id AND b.currency = a.currency AND b.status IN ('APPROVED', 'PROCESSING') AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))`,
      ),
    ).toEqual([]);
  });

  it('has digests that its rows still have, and an audit chain that verifies', async () => {
    const batches = await query<{ id: string; content_digest: string }>('SELECT id, content_digest FROM batches');
    for (const batch of batches) {
      expect(await installation.context.database.transaction((tx) => digestOfRows(tx, batch.id))).toBe(batch.content_digest);
    }
    expect((await verifyAudit(installation.context.database)).faults).toEqual([]);
  });

  it('is made once, and leaves nobody to be woken', async () => {
    const before = await query('SELECT count(*) FROM withdrawals');
    await seedDemo(installation.context);
    expect(await query('SELECT count(*) FROM withdrawals')).toEqual(before);
    expect(await query('SELECT 1 FROM pgboss.job')).toEqual([]);
  });
});
