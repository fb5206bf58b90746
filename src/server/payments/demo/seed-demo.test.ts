import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCH_STATUSES, PAYOUT_STATUSES, WITHDRAWAL_STATUSES } from '../../../shared/terms.ts';
import { verifyAudit } from '../../audit/audit.ts';
import type { Statements, ValuesOf } from '../../platform/database/pool.ts';
import type { Context } from '../../platform/context.ts';
import { passwordMatches } from '../../identity/passwords.ts';
import { checkBatch } from '../batches/checks/check-batch.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { wrongLastPaid } from '../testing/last-paid.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { aboutSchedules } from '../notices/attention/about-schedules.ts';
import { digestOfRows } from '../batches/release/digest-of-rows.ts';
import { seedDemo } from './seed-demo.ts';

let installation: PaymentsInstallation;
/** The row counts after an interrupted start, before the start that completed. */
let leftBehind: { n: bigint }[];
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  await expect(seedDemo(stoppedAfter(installation.context, 500))).rejects.toThrow('stopped');
  leftBehind = await query(
    `SELECT count(*) AS n FROM installation WHERE name NOT LIKE 'version %'
     UNION ALL SELECT count(*) FROM entities
     UNION ALL SELECT count(*) FROM batches
     UNION ALL SELECT count(*) FROM sandbox_rail.payments`,
  );
  await seedDemo(installation.context);
});
afterAll(() => installation.close());

const query = <const T extends keyof Statements>(text: T, ...values: ValuesOf<T>) =>
  installation.context.database.query(text, ...values);

/** The same context, whose randomness fails after some calls. */
function stoppedAfter(context: Context, times: number): Context {
  let left = times;
  const bytes = (length: number) => {
    if (left-- === 0) throw new Error('stopped');
    return context.random.bytes(length);
  };
  return { ...context, random: { bytes } };
}

describe('the demo data', () => {
  it('is written completely or not at all', () => {
    expect(leftBehind.map(({ n }) => n)).toEqual([0n, 0n, 0n, 0n]);
  });

  it('is audited in the order of time, up to now', async () => {
    const rows = await query(`SELECT count(*) AS n
         FROM (SELECT at, lag(at) OVER (PARTITION BY entity_id ORDER BY seq) AS before FROM audit_log) a
        WHERE at < before OR at > now()`);
    expect(rows[0]!.n).toBe(0n);
  });

  it('has schedules of each kind: waiting, paused, standing, sweeps, and a missed run', async () => {
    const found = await query(
      `SELECT v.label, s.kind, s.status, v.approval_mode,
              count(n.due_on) FILTER (WHERE b.status = 'COMPLETE') AS paid,
              count(n.due_on) FILTER (WHERE b.status = 'PENDING_APPROVAL') AS waits,
              count(n.due_on) FILTER (WHERE n.status = 'MISSED') AS missed
         FROM schedules s
         JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version
         LEFT JOIN schedule_runs n ON n.schedule_id = s.id
         LEFT JOIN batches b ON b.id = n.batch_id
        GROUP BY s.id, v.label, s.kind, s.status, v.approval_mode
        ORDER BY v.label`,
    );
    const none = { paid: 0n, waits: 0n, missed: 0n };
    const recurring = { ...none, kind: 'RECURRING', status: 'ACTIVE', approval_mode: 'EACH_RUN' };
    const sweep = { ...none, kind: 'SWEEP', status: 'ACTIVE', approval_mode: 'STANDING' };
    expect(found).toMatchObject([
      { ...sweep, label: 'Card settlements to funding', status: 'CANCELLED' },
      { ...recurring, label: 'Cleaning', status: 'PAUSED' },
      { ...recurring, label: 'Learner stipends', paid: 3n, waits: 1n },
      { ...recurring, label: 'Overtime', missed: 1n },
      { ...recurring, label: 'Rent', approval_mode: 'STANDING', paid: expect.any(BigInt) },
      { ...sweep, label: 'Surplus to Nedbank' },
    ]);
    const [karoo] = await query("SELECT id FROM entities WHERE name = 'Karoo Trading'");
    const matters = await aboutSchedules(installation.context, karoo!.id);
    const open = matters.filter(({ kind }) => kind === 'RUN_OPEN');
    expect(open).toMatchObject([{ schedule: { run: 'MISSED' } }]);
    // That of the overtime, and those in the pause.
    expect(open[0]!.count).toBeGreaterThanOrEqual(3);
  });

  it('gives Karoo Trading months of payments and enough money for many more', async () => {
    const [karoo] = await query(`SELECT count(*) AS payouts, count(DISTINCT p.batch_id) AS batches,
              count(DISTINCT date_trunc('month', p.created_at)) AS months
         FROM payouts p
         JOIN entities e ON e.id = p.entity_id
        WHERE e.name = 'Karoo Trading' AND p.batch_id IS NOT NULL`);
    expect(karoo!.payouts).toBeGreaterThan(2_500n);
    expect(karoo!.batches).toBeGreaterThan(40n);
    expect(karoo!.months).toBeGreaterThanOrEqual(5n);
    const balances = await query(`SELECT a.currency, a.balance_minor AS available
         FROM ledger_accounts a
         JOIN entities e ON e.id = a.entity_id
        WHERE e.name = 'Karoo Trading' AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
          AND a.balance_minor > 0
        ORDER BY a.currency`);
    expect(balances.map(({ currency }) => currency)).toEqual(['EUR', 'GBP', 'USD', 'USDC', 'ZAR']);
    expect(balances.at(-1)!.available).toBeGreaterThan(5_000_000_000n);
  });

  it('is right, so its checks flag few payments', async () => {
    const batches = await query('SELECT id FROM batches ORDER BY created_at, id');
    for (const { id } of batches) await checkBatch(installation.context, id);
    const [found] = await query(`SELECT sum(c.flagged)::float8 / sum(b.withdrawal_count) AS share,
              sum(c.doubtful_accounts) AS doubtful
         FROM batch_checks c
         JOIN batches b ON b.id = c.batch_id`);
    expect(found!.share).toBeLessThan(0.08);
    expect(found!.doubtful).toBe(0n);
  });

  it('ends with the documented configs', async () => {
    const configs = await query(
      `SELECT e.name, c.release_delay_seconds AS delay, c.step_up_max_age_seconds AS fresh,
              c.approval_rules AS rules, l.max_batch_withdrawals AS max
         FROM entities e
         LEFT JOIN payment_configs c ON c.entity_id = e.id
         LEFT JOIN entity_configs l ON l.entity_id = e.id
        WHERE e.name <> 'Harbour Foods'
        ORDER BY e.name`,
    );
    expect(configs).toEqual([
      {
        name: 'Karoo Trading',
        delay: 0,
        fresh: null,
        rules: [
          { currency: 'ZAR', upToAmountMinor: '10000000', approvalsRequired: 1 },
          { currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 },
        ],
        max: 100_000,
      },
      { name: 'Unconfigured', delay: null, fresh: null, rules: null, max: null },
    ]);
  });

  it('has the documented users, whose names are their passwords', async () => {
    const users = await query(`SELECT e.name AS entity, u.name, u.roles, c.password_hash
         FROM users u
         JOIN entities e ON e.id = u.entity_id
         JOIN local_credentials c ON c.login_id = u.login_id
        ORDER BY u.name, e.name DESC`);
    expect(users.map(({ entity, name, roles }) => `${entity}: ${name} ${roles.join()}`)).toEqual([
      'Karoo Trading: accountant VIEWER',
      'Harbour Foods: accountant PREPARER',
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
    for (const user of users) expect(await passwordMatches(user.password_hash, user.name)).toBe(true);
  });

  it('has batches, payouts and withdrawals in every lasting status but REJECTED', async () => {
    const found = async (table: 'batches' | 'payouts' | 'withdrawals') =>
      (await query(`SELECT DISTINCT status FROM ${table}`)).map((row) => row.status).toSorted();
    // The interface document has no REJECTED: a client of the demo meets it only after a rejection.
    expect(await found('batches')).toEqual(
      BATCH_STATUSES.filter((status) => status !== 'REJECTED').toSorted(),
    );
    expect(await found('payouts')).toEqual([...PAYOUT_STATUSES].toSorted());
    // A withdrawal is SUBMITTED only until the bank answers.
    expect(await found('withdrawals')).toEqual(
      WITHDRAWAL_STATUSES.filter((status) => status !== 'SUBMITTED').toSorted(),
    );
  });

  it('has a ledger that sums to zero and holds exactly the unsettled withdrawals', async () => {
    expect(
      await query(
        `SELECT entity_id, currency FROM ledger_accounts
          GROUP BY entity_id, currency
         HAVING sum(balance_minor) <> 0`,
      ),
    ).toEqual([]);
    expect(
      await query(
        `SELECT a.id FROM ledger_accounts a
           LEFT JOIN postings p ON p.account_id = a.id
          GROUP BY a.id
         HAVING a.balance_minor <> coalesce(sum(p.amount_minor), 0)`,
      ),
    ).toEqual([]);
    expect(
      await query(
        `SELECT a.entity_id FROM ledger_accounts a WHERE a.bucket = 'RESERVED' AND a.balance_minor <> (
           SELECT coalesce(sum(w.amount_minor + w.unit_fee_minor + w.vat_minor), 0)
             FROM withdrawals w
             JOIN batches b ON b.id = w.batch_id
            WHERE b.entity_id = a.entity_id AND b.currency = a.currency
              AND b.status IN ('APPROVED', 'PROCESSING')
              AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))`,
      ),
    ).toEqual([]);
  });

  it('asks 300 fees of parents, most of them paid, some late, cancelled or written off', async () => {
    const requests = await query(
      `SELECT r.status, count(*) AS n, count(DISTINCT r.due_on) AS due_days
         FROM payment_requests r
        GROUP BY r.status
        ORDER BY r.status`,
    );
    expect(requests).toEqual([
      { status: 'CANCELLED', n: 1n, due_days: 1n },
      { status: 'OPEN', n: 86n, due_days: 6n },
      { status: 'PAID', n: 210n, due_days: 6n },
      { status: 'WRITTEN_OFF', n: 3n, due_days: 1n },
    ]);
    expect(await query("SELECT count(*) AS n FROM write_offs WHERE status = 'WAITING'")).toEqual([{ n: 1n }]);
    const [late] = await query(
      `SELECT count(DISTINCT q.id) AS n
         FROM payment_requests q
         JOIN receipt_allocations a ON a.request_id = q.id AND a.ended_at IS NULL
         JOIN receipts r ON r.id = a.receipt_id
        WHERE r.received_on > q.due_on`,
    );
    expect(late!.n).toBeGreaterThan(20n);
  });

  it('has a receipt for each payment of a parent, and some that users decide about', async () => {
    expect(
      await query('SELECT r.status, count(*) AS n FROM receipts r GROUP BY r.status ORDER BY r.status'),
    ).toEqual([
      { status: 'ALLOCATED', n: 209n },
      { status: 'PARTLY_ALLOCATED', n: 1n },
      { status: 'RETURNED', n: 1n },
      { status: 'UNALLOCATED', n: 5n },
    ]);
    // Two paid too much, three mistyped the reference, and one said nothing.
    expect(
      await query(
        `SELECT r.reason, count(*) AS n
           FROM receipts r
          WHERE r.status IN ('UNALLOCATED', 'PARTLY_ALLOCATED')
          GROUP BY r.reason
          ORDER BY r.reason`,
      ),
    ).toEqual([
      { reason: 'OVERPAYMENT', n: 1n },
      { reason: 'REFERENCE_SLIP', n: 3n },
      { reason: 'TOO_MUCH', n: 1n },
      { reason: 'UNKNOWN', n: 1n },
    ]);
    // Each statement was uploaded by one user, and what it has was confirmed by another.
    expect(
      await query(
        `SELECT count(*) AS n
           FROM reconciled_entries e
           JOIN statement_files f ON f.id = e.file_id
          WHERE e.state <> 'POSTED' OR e.posted_by = ANY (f.uploaders) OR f.received_by IS NULL`,
      ),
    ).toEqual([{ n: 0n }]);
  });

  it('has the time of the last payment to each recipient', async () => {
    expect(await wrongLastPaid(installation.context)).toEqual([]);
  });

  it('has digests that match its rows, and an audit chain that verifies', async () => {
    const batches = await query('SELECT id, content_digest FROM batches');
    for (const batch of batches) {
      expect(await installation.context.database.transaction((tx) => digestOfRows(tx, batch.id))).toBe(
        batch.content_digest,
      );
    }
    expect((await verifyAudit(installation.context.database)).faults).toEqual([]);
  });

  it('is written once and leaves no payment and no mail for the worker', async () => {
    const before = await query('SELECT count(*) FROM withdrawals');
    await seedDemo(installation.context);
    expect(await query('SELECT count(*) FROM withdrawals')).toEqual(before);
    expect(await query('SELECT DISTINCT name FROM pgboss.job')).toEqual([{ name: 'check-batch' }]);
  });
});
