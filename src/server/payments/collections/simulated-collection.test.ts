import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/time.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { RECEIVING, receivingConnection } from '../bank-files/testing/receiving-connection.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { simulateMoney } from '../reconciling/funding/simulate-money.ts';
import { makeRuns } from '../schedules/make-runs.ts';
import { ALLOWS_STANDING, SCHEDULES } from '../schedules/testing/schedule-company.ts';
import { balanceOf } from '../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { oneAccount } from './testing/one-account.ts';
import { withBank } from './testing/receiving-account.ts';
import { receivingCompany } from './testing/receiving-company.ts';

/** Money that was simulated in COLLECTION before a bank was connected. It is in no account. */

const SWEEP = '/v1/payments/collections/sweep';
const SIMULATED = 150_000n;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

type Company = Awaited<ReturnType<typeof receivingCompany>>;

async function simulate({ context, entityId }: Company): Promise<void> {
  const money = { entityId, accessType: 'COLLECTION', currency: 'ZAR', reference: 'CARDS' } as const;
  await context.database.transaction((tx) =>
    simulateMoney(context, tx, { ...money, amountMinor: SIMULATED }),
  );
}

/** A sweep of each Friday, approved. */
async function sweeping(company: Company, keepAmount = '0.00'): Promise<string> {
  const { context, entityId, preparer, approver } = company;
  await savePaymentConfig(context, entityId, ALLOWS_STANDING);
  const created = await preparer.send('POST', SCHEDULES, {
    body: {
      label: 'Fees',
      kind: 'SWEEP',
      currency: 'ZAR',
      approvalMode: 'STANDING',
      source: 'COLLECTION',
      calendar: { every: 'WEEK', weekday: 'FRIDAY', startsOn: company.day(1) },
      keepAmount,
      limits: { perRun: '2000.00', validUntil: company.day(60) },
    },
  });
  expect(created.status, created.text).toBe(200);
  const { id, contentDigest } = created.body;
  const approved = await approver.send('POST', `${SCHEDULES}/${id}/approve`, {
    headers: { 'if-match': `"${contentDigest}"` },
  });
  expect(approved.body, approved.text).toMatchObject({ status: 'ACTIVE' });
  return id;
}

/** The worker plans and makes the runs of the next Friday, or of the banking day after it. */
async function nextRun({ context, entityId }: Company): Promise<void> {
  const done = async () => {
    const [row] = await context.database.query(
      "SELECT count(*) AS runs FROM schedule_runs WHERE entity_id = $1 AND status <> 'PLANNED'",
      [entityId],
    );
    return row!.runs;
  };
  const before = await done();
  for (let days = 0; days < 14 && (await done()) === before; days++) {
    installation.passMs(DAY_MS);
    await makeRuns(context);
  }
  expect(await done()).not.toBe(before);
}

async function balances({ context, entityId }: Company) {
  const { available, reserved } = await balanceOf(context, entityId);
  const [row] = await context.database.query(
    `SELECT balance_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'COLLECTION' AND bucket = 'AVAILABLE'`,
    [entityId],
  );
  return { funding: available + reserved, collection: row!.balance_minor };
}

const faults = async () => (await verifyLedger(ownerOf(installation.context.database))).faults;

const refusedBy = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => databaseError(error)?.constraint ?? String(error),
  );

describe('simulated money in COLLECTION, once a bank pays', () => {
  /** A company that has simulated money, and then an account that pays with 1,000.00 in it. */
  const paying = () => oneAccount(installation, true, simulate);

  it('is swept neither by hand nor by schedule', async () => {
    const company = await paying();
    const before = { funding: 100_000n, collection: SIMULATED };
    expect(await balances(company)).toEqual(before);
    const body = { currency: 'ZAR', amount: '10.00', reason: 'For salaries' };
    const byHand = await company.approver.send('POST', SWEEP, { body });
    expect(byHand.body.code, byHand.text).toBe('collection_too_small');
    expect(byHand.text).toContain('Nothing in Collection can be moved');
    const id = await sweeping(company);
    await nextRun(company);
    expect(await balances(company)).toEqual(before);
    const { body: runs } = await company.approver.send('GET', `${SCHEDULES}/${id}/runs`);
    expect(runs.items.map(({ status }: { status: string }) => status)).toContain('NOTHING_TO_MOVE');
    expect(await faults()).toEqual([]);
  });

  it('stays behind when a schedule sweeps what payers paid, of which it keeps a part', async () => {
    const company = await paying();
    await company.become('BOTH');
    await company.switchOn();
    const { reference } = await company.asked({ amount: '420.00' });
    await company.receive({ text: reference, amountMinor: 42_000n });
    await sweeping(company, '20.00');
    await nextRun(company);
    expect(await balances(company)).toEqual({ funding: 140_000n, collection: SIMULATED + 2_000n });
    await nextRun(company);
    expect(await balances(company)).toEqual({ funding: 140_000n, collection: SIMULATED + 2_000n });
    // FUNDING and what payers paid are at the bank.
    expect(company.bank.balanceMinor).toBe(142_000n);
    expect(await faults()).toEqual([]);
  });

  it('is never taken by users and schedules that sweep at once', async () => {
    const company = await paying();
    await company.become('BOTH');
    await company.switchOn();
    const { reference } = await company.asked({ amount: '420.00' });
    await company.receive({ text: reference, amountMinor: 42_000n });
    await sweeping(company);
    const body = { currency: 'ZAR', amount: '150.00', reason: 'For salaries' };
    await Promise.all([
      nextRun(company),
      ...Array.from({ length: 8 }, () => company.approver.send('POST', SWEEP, { body })),
    ]);
    await nextRun(company);
    expect(await balances(company)).toEqual({ funding: 142_000n, collection: SIMULATED });
    expect(await faults()).toEqual([]);
  });

  it.each(['collection_sweeps', 'schedule_sweeps'] as const)(
    'is refused by the database in %s',
    async (table) => {
      const company = await paying();
      const { context, entityId, approver } = company;
      const scheduleId = await sweeping(company);
      const transfer = newId(context);
      const record = newId(context);
      const refused = await refusedBy(
        context.database.transaction(async (tx) => {
          await tx.execute(
            `INSERT INTO transfers (id, entity_id, kind, created_at) VALUES ($1, $2, 'SWEEP', now())`,
            [transfer, entityId],
          );
          await tx.execute(
            `INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
             SELECT $1, $2, id, currency, CASE access_type WHEN 'FUNDING' THEN 1 ELSE -1 END, now()
               FROM ledger_accounts
              WHERE entity_id = $2 AND bucket = 'AVAILABLE' AND access_type IN ('FUNDING', 'COLLECTION')`,
            [transfer, entityId],
          );
          const day = company.day(1);
          await tx.execute(
            `INSERT INTO funding_records (id, entity_id, currency, state, source, day, received_minor,
               received_on, created_at)
             VALUES ($1, $2, 'ZAR', 'RECEIVED', 'COLLECTION', $3, 1, $3, now())`,
            [record, entityId, day],
          );
          await tx.execute(
            `INSERT INTO funding_movements (transfer_id, funding_id, entity_id, amount_minor, booking_date,
               booked_at)
             VALUES ($1, $2, $3, 1, $4, now())`,
            [transfer, record, entityId, day],
          );
          await (table === 'collection_sweeps'
            ? tx.execute(
                `INSERT INTO collection_sweeps (transfer_id, entity_id, currency, amount_minor, reason,
                   funding_id, swept_by, swept_at)
                 VALUES ($1, $2, 'ZAR', 1, 'x', $3, $4, now())`,
                [transfer, entityId, record, approver.user.id],
              )
            : tx.execute(
                `INSERT INTO schedule_sweeps (schedule_id, due_on, entity_id, version, amount_minor,
                   transfer_id, funding_id, swept_at)
                 VALUES ($1, $2, $3, 1, 1, $4, $5, $6)`,
                [scheduleId, day, entityId, transfer, record, new Date(`${day}T09:00:00Z`)],
              ));
        }),
      );
      expect(refused).toBe('sweep_collected');
    },
  );
});

describe('simulated money that was swept before any bank was connected', () => {
  it.each(['by hand', 'by schedule'] as const)(
    'is not missing in COLLECTION when a receiving account begins: swept %s',
    async (way) => {
      const company = await receivingCompany(installation);
      await simulate(company);
      if (way === 'by hand') {
        const body = { currency: 'ZAR', amount: '1000.00', reason: 'For salaries' };
        const swept = await company.approver.send('POST', SWEEP, { body });
        expect(swept.status, swept.text).toBe(200);
      } else {
        await sweeping(company, '500.00');
        await nextRun(company);
      }
      expect(await balances(company)).toEqual({ funding: 100_000n, collection: 50_000n });
      const { admin, approver } = company;
      const connectionId = await receivingConnection({ admin, second: approver });
      const own = withBank(company, connectionId, RECEIVING);
      own.bank.begin(70_000n);
      await own.receive({ text: 'GIFT', amountMinor: 1_000n });
      const [{ candidates }] = (await admin.send('GET', '/app/opening-balances')).body;
      const proposed = await admin.send('POST', '/app/opening-balances', {
        body: { statementId: candidates[0].statement.id },
      });
      expect(proposed.status, proposed.text).toBe(200);
      const { id, bookedAmount } = proposed.body.opening;
      const booked = await approver.send('POST', `/app/opening-balances/${id}/confirm`, {
        body: { bookedAmount },
      });
      expect(booked.status, booked.text).toBe(200);
      // COLLECTION is what the bank has; FUNDING keeps what was practised with until its account begins.
      expect(await balances(company)).toEqual({ funding: 100_000n, collection: own.bank.balanceMinor });
      expect(await faults()).toEqual([]);
    },
  );

  it('is no money of the account that pays when that begins', async () => {
    const company = await oneAccount(installation, true, async (own) => {
      await simulate(own);
      const body = { currency: 'ZAR', amount: '1000.00', reason: 'For salaries' };
      expect((await own.approver.send('POST', SWEEP, { body })).status).toBe(200);
    });
    expect(await balances(company)).toEqual({ funding: 100_000n, collection: 50_000n });
    expect(company.bank.balanceMinor).toBe(100_000n);
    expect(await faults()).toEqual([]);
  });
});
