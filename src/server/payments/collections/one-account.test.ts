import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/time.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { waitingForLocks } from '../../platform/testing/waiting-for-locks.ts';
import { connectionSettings } from '../bank-files/testing/bank-file-entity.ts';
import { leaveByTransport } from '../bank-files/hand-over.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { openBankConnections } from '../paying/registry.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { makeRuns } from '../schedules/make-runs.ts';
import { ALLOWS_STANDING, SCHEDULES } from '../schedules/testing/schedule-company.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { ACCOUNT, oneAccount } from './testing/one-account.ts';
import { RECEIPTS } from './testing/receiving-account.ts';
import { refundBody } from './testing/refunding-company.ts';

/**
 * One account that pays and receives. Each day is written with what must hold at its end: FUNDING and
 * COLLECTION together are what the bank has, as far as entries are posted, and batches can use FUNDING alone.
 */

type Company = Awaited<ReturnType<typeof oneAccount>>;

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const ENTRIES = '/app/reconciliation/entries';

let installation: PaymentsInstallation;
let company: Company;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
beforeEach(async () => {
  company = await oneAccount(installation);
});
afterAll(() => installation.close());

const both = async () => {
  const changed = await company.become('BOTH');
  expect(changed.body, changed.text).toMatchObject({ purpose: 'BOTH', state: 'OFF', bankName: 'FNB' });
  const on = await company.switchOn();
  expect(on.body, on.text).toMatchObject({ purpose: 'BOTH', state: 'LIVE' });
};

/** FUNDING and COLLECTION together are at the bank, unless entries are open. */
const holds = async (given: {
  funding: bigint;
  collection: bigint;
  available: string;
  bank: bigint;
  reasons?: { code: string; amount: string }[];
}) => {
  const { funding, collection, available, bank, reasons = [] } = given;
  const money = await company.money();
  expect(money).toMatchObject({ funding, collection, available, elsewhere: '0.00', atTheBank: bank });
  const { reasons: found } = await company.difference();
  expect(found).toEqual(reasons);
  if (reasons.length === 0) expect(money.funding + money.collection).toBe(bank);
  expect((await verifyLedger(ownerOf(company.context.database))).faults).toEqual([]);
};

const openEntries = async () => (await company.approver.send('GET', `${ENTRIES}?state=OPEN`)).body.items;
const post = async (amount: string, body: object) => {
  const found = (await openEntries()).find(({ entry }: any) => entry.amount === amount);
  return company.approver.send('POST', `${ENTRIES}/${found.entry.id}/post`, { body });
};

describe('an account that pays and receives', () => {
  it('has what worked numbers say at the end of each day', async () => {
    await holds({ funding: 100_000n, collection: 0n, available: '1000.00', bank: 100_000n });
    await both();
    const request = await company.asked({ amount: '420.00' });

    // A receipt goes to COLLECTION without a user; money that quotes nothing waits.
    await company.receive(
      { text: `FEES ${request.reference}`, amountMinor: 42_000n, name: 'N MOKOENA', account: '62000000123' },
      { text: 'CAPITAL', amountMinor: 30_000n },
    );
    await holds({
      funding: 100_000n,
      collection: 42_000n,
      available: '1000.00',
      bank: 172_000n,
      reasons: [{ code: 'OPEN_ENTRIES', amount: '-300.00' }],
    });
    expect(await company.read(request.id)).toMatchObject({ status: 'PAID' });
    const funded = await post('300.00', { kind: 'FUNDING' });
    expect(funded.status, funded.text).toBe(200);
    await holds({ funding: 130_000n, collection: 42_000n, available: '1300.00', bank: 172_000n });

    // A receipt that a user finds.
    await company.receive({ text: 'SCHOOL', amountMinor: 20_000n, name: 'T NKOSI', account: '62000000456' });
    const found = await post('200.00', { kind: 'RECEIPT' });
    expect(found.status, found.text).toBe(200);
    await holds({ funding: 130_000n, collection: 62_000n, available: '1300.00', bank: 192_000n });

    // The bank takes the first one back: COLLECTION gives it, and its request is open again.
    await company.receive({
      text: `RETURNED ${request.reference}`,
      amountMinor: -42_000n,
      isReversal: true,
    });
    await holds({ funding: 130_000n, collection: 20_000n, available: '1300.00', bank: 150_000n });
    expect(await company.read(request.id)).toMatchObject({ status: 'OPEN' });

    // A fee of the bank is one of FUNDING.
    await company.receive({ text: 'BANK CHARGES', amountMinor: -1_000n });
    const fee = await post('-10.00', { kind: 'FEE' });
    expect(fee.status, fee.text).toBe(200);
    await holds({ funding: 129_000n, collection: 20_000n, available: '1290.00', bank: 149_000n });
  });

  it('asks a user about a mistyped reference, and then which request it pays', async () => {
    await both();
    const { id, reference } = await company.asked({ amount: '420.00' });
    const other = await company.asked({ amount: '50.00' });
    const slip = `${reference.slice(0, 3)}${reference[3] === '7' ? '4' : '7'}${reference.slice(4)}`;
    await company.receive(
      { text: `FEES ${slip}`, amountMinor: 42_000n },
      { text: 'CAPITAL', amountMinor: 30_000n },
      { text: `${slip} ${other.reference.slice(1)}`, amountMinor: 5_000n },
    );
    await holds({
      funding: 100_000n,
      collection: 0n,
      available: '1000.00',
      bank: 177_000n,
      reasons: [{ code: 'OPEN_ENTRIES', amount: '-770.00' }],
    });
    const open = await openEntries();
    const reasons = Object.fromEntries(
      open.map(({ entry, proposal }: any) => [
        entry.amount,
        `${proposal.verdict} ${proposal.parts[0].reason}`,
      ]),
    );
    // Near two references it is not known whose the money is.
    expect(reasons).toEqual({
      '420.00': 'LIKELY LOOKS_RECEIVED',
      '300.00': 'UNMATCHED UNKNOWN',
      '50.00': 'UNMATCHED UNKNOWN',
    });
    const { entry, proposal } = open.find((one: any) => one.entry.amount === '420.00');
    const posted = await company.approver.send('POST', `${ENTRIES}/${entry.id}/post-proposal`, {
      body: { proposalId: proposal.id },
    });
    expect(posted.status, posted.text).toBe(200);
    const [receipt] = await company.receipts();
    const { body } = await company.approver.send('GET', `${RECEIPTS}/${receipt!.id}`);
    expect(body).toMatchObject({
      status: 'UNALLOCATED',
      proposal: { verdict: 'LIKELY', reason: 'REFERENCE_SLIP', allocations: [{ amount: '420.00' }] },
    });
    const path = `${RECEIPTS}/${receipt!.id}/allocate`;
    const allocated = await company.approver.send('POST', path, {
      body: { proposalId: body.proposal.id },
    });
    expect(allocated.status, allocated.text).toBe(200);
    expect(await company.read(id)).toMatchObject({ status: 'PAID' });
  });

  it('takes receipts out of the same statement that brings them', async () => {
    await both();
    const { reference } = await company.asked({ amount: '420.00' });
    await company.receive(
      { text: `BACK ${reference}`, amountMinor: -42_000n, isReversal: true },
      { text: reference, amountMinor: 42_000n },
    );
    await holds({ funding: 100_000n, collection: 0n, available: '1000.00', bank: 100_000n });
  });

  it('refunds a receipt from its own money, once it is approved', async () => {
    await both();
    await company.receive({ text: 'TWICE', amountMinor: 20_000n, name: 'T NKOSI', account: '62000000123' });
    await post('200.00', { kind: 'RECEIPT' });
    await holds({ funding: 100_000n, collection: 20_000n, available: '1000.00', bank: 120_000n });
    const [receipt] = await company.receipts();
    const asked = async (amount: string) => {
      const answer = await company.preparer.send('POST', `${RECEIPTS}/${receipt!.id}/refund`, {
        body: refundBody({ amount }),
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.refunds.at(-1).batch.id;
    };
    // A request for a refund moves nothing.
    const first = await asked('150.00');
    await holds({ funding: 100_000n, collection: 20_000n, available: '1000.00', bank: 120_000n });
    const approved = await company.approver.send('POST', `${BATCHES}/${first}/approve`);
    expect(approved.status, approved.text).toBe(200);
    // The payment costs 2.88, which FUNDING pays as for any other.
    await holds({ funding: 115_000n, collection: 5_000n, available: '997.12', bank: 120_000n });
    // It ends unsent: its money goes back to COLLECTION, and the next refund moves its own.
    const cancelled = await company.approver.send('POST', `${BATCHES}/${first}/cancel`);
    expect(cancelled.status, cancelled.text).toBe(200);
    await holds({ funding: 100_000n, collection: 20_000n, available: '1000.00', bank: 120_000n });
    const second = await asked('200.00');
    const again = await company.approver.send('POST', `${BATCHES}/${second}/approve`);
    expect(again.status, again.text).toBe(200);
    await holds({ funding: 120_000n, collection: 0n, available: '997.12', bank: 120_000n });
    // The bank takes back the receipt before the refund has left: it ends, and nothing is missing.
    await company.receive({ text: 'RETURNED', amountMinor: -20_000n, isReversal: true });
    const [{ proposal, entry }] = await openEntries();
    expect(proposal).toMatchObject({ verdict: 'LIKELY' });
    const back = await company.approver.send('POST', `${ENTRIES}/${entry.id}/post-proposal`, {
      body: { proposalId: proposal.id },
    });
    expect(back.status, back.text).toBe(200);
    await holds({ funding: 100_000n, collection: 0n, available: '1000.00', bank: 100_000n });
    expect(await company.money()).toMatchObject({ position: '1000.00', payable: '1000.00' });
    expect((await company.approver.send('GET', `${BATCHES}/${second}`)).body).toMatchObject({
      status: 'CANCELLED',
    });
  });

  it('gives out no bank file of a refund whose receipt the bank took back', async () => {
    await both();
    await company.receive({ text: 'TWICE', amountMinor: 20_000n, name: 'T NKOSI', account: '62000000123' });
    await post('200.00', { kind: 'RECEIPT' });
    const [receipt] = await company.receipts();
    const asked = await company.preparer.send('POST', `${RECEIPTS}/${receipt!.id}/refund`, {
      body: refundBody({ amount: '200.00', beneficiaryName: 'T Nkosi' }),
    });
    const batchId = asked.body.refunds.at(-1).batch.id;
    const approved = await company.approver.send('POST', `${BATCHES}/${batchId}/approve`);
    expect(approved.status, approved.text).toBe(200);
    const turn = () => payBatch(company.context, openBankConnections(company.context), batchId, () => false);
    expect(await turn()).toBe('ask later');
    const files = await company.preparer.send('GET', `/app/bank-files?batchId=${batchId}`);
    const fileId = files.body.items[0].id;
    await company.receive({ text: 'RETURNED', amountMinor: -20_000n, isReversal: true });
    const [{ proposal, entry }] = await openEntries();
    await company.approver.send('POST', `${ENTRIES}/${entry.id}/post-proposal`, {
      body: { proposalId: proposal.id },
    });
    const download = await company.preparer.send('POST', `/app/bank-files/${fileId}/download`);
    expect(download.body, download.text).toMatchObject({ code: 'refund_taken_back' });
    expect(await leaveByTransport(company.context, company.entityId, fileId)).toBe(false);
    expect(await turn()).toBe('done');
    await holds({ funding: 100_000n, collection: 0n, available: '1000.00', bank: 100_000n });
    // Neither approver nor preparer is asked for what no user can do, and no money counts as given back.
    expect((await company.approver.send('GET', `${BATCHES}/${batchId}`)).body.status).toBe('CANCELLED');
    const { body } = await company.approver.send('GET', `${RECEIPTS}/${receipt!.id}`);
    expect(body).toMatchObject({
      status: 'RETURNED',
      refundedAmount: '0.00',
      refunds: [{ status: 'CANCELLED', counts: false }],
    });
  });

  it('lets batches use FUNDING alone, whatever payers have paid', async () => {
    await both();
    const { reference } = await company.asked({ amount: '9000.00' });
    await company.receive({ text: reference, amountMinor: 900_000n });
    await holds({ funding: 100_000n, collection: 900_000n, available: '1000.00', bank: 1_000_000n });
    expect(await company.money()).toMatchObject({ position: '1000.00', payable: '1000.00' });
  });

  it('begins with an opening balance that contains the receipts of earlier days', async () => {
    company = await oneAccount(installation, false);
    await both();
    const { reference } = await company.asked({ amount: '70.00' });
    await company.deliver(company.bank.statement([{ text: reference, amountMinor: 1_000n }], -2));
    expect(await company.collected()).toBe(1_000n);
    await company.deliver(company.bank.statement([{ text: reference, amountMinor: 500n }], -1));
    // The bank has 1,010.00 before the second day; 10.00 of it is in COLLECTION.
    const last = company.bank.statements;
    expect(await company.begin(last)).toBe('1000.00');
    await holds({ funding: 100_000n, collection: 1_500n, available: '1000.00', bank: 101_500n });
    await company.receive({ text: reference, amountMinor: 300n });
    await holds({ funding: 100_000n, collection: 1_800n, available: '1000.00', bank: 101_800n });
    expect(await company.money()).toMatchObject({ position: '1000.00', payable: '1000.00' });
  });

  it('is decided by two users, and goes on receiving while it has receipts', async () => {
    await company.become('BOTH');
    const alone = await company.switchOn(company.admin);
    expect(alone.body.code, alone.text).toBe('own_connection_change');
    // Until the second user has agreed, the account is as it was before.
    const { reference } = await company.asked({ amount: '10.00' });
    await company.receive({ text: reference, amountMinor: 1_000n });
    await holds({
      funding: 100_000n,
      collection: 0n,
      available: '0.00',
      bank: 101_000n,
      reasons: [{ code: 'OPEN_ENTRIES', amount: '-10.00' }],
    });
    await company.switchOn();
    await company.receive();
    await holds({ funding: 100_000n, collection: 1_000n, available: '1000.00', bank: 101_000n });
    const ended = await company.become('PAYMENTS');
    expect(ended.body, ended.text).toMatchObject({
      code: 'bank_connection_used',
      errors: [{ path: 'purpose' }],
    });
  });

  it('keeps the test of its bank, and may stop receiving before its first receipt', async () => {
    await both();
    expect(await company.connection()).toMatchObject({ certification: {}, rehearsal: { passed: true } });
    const ended = await company.become('PAYMENTS');
    expect(ended.body, ended.text).toMatchObject({ purpose: 'PAYMENTS', state: 'OFF', bankName: null });
    expect((await company.switchOn()).body).toMatchObject({ purpose: 'PAYMENTS', state: 'LIVE' });
  });

  it('is shown to payers with the name of its bank', async () => {
    await both();
    const { id } = await company.asked();
    expect(await company.read(id)).toMatchObject({
      payInto: { bankName: 'FNB', accountNumber: ACCOUNT, branchCode: '250655' },
    });
  });

  it('moves nothing to FUNDING while its opening balance is not booked', async () => {
    company = await oneAccount(installation, false);
    await both();
    const { database } = company.context;
    const atBank = async () => {
      const [row] = await database.query('SELECT collects_at_bank($1, $2) AS at_bank', [
        company.entityId,
        'ZAR',
      ]);
      return row!.at_bank;
    };
    await company.receive({ text: 'TWICE', amountMinor: 20_000n, name: 'T NKOSI', account: '62000000123' });
    await post('200.00', { kind: 'RECEIPT' });
    expect(await atBank()).toBe(true);
    // Nor does a refund: batches of another account of the company could use what it moves.
    const [receipt] = await company.receipts();
    const asked = await company.preparer.send('POST', `${RECEIPTS}/${receipt!.id}/refund`, {
      body: refundBody({ amount: '150.00' }),
    });
    const batchId = asked.body.refunds.at(-1).batch.id;
    const approved = await company.approver.send('POST', `${BATCHES}/${batchId}/approve`);
    expect(approved.body.code, approved.text).toBe('insufficient_funds');
    expect(await company.collected()).toBe(20_000n);
    await company.begin(company.bank.statements - 1);
    expect(await atBank()).toBe(false);
    const again = await company.approver.send('POST', `${BATCHES}/${batchId}/approve`);
    expect(again.status, again.text).toBe(200);
  });

  it('begins only once users have said what the money of earlier days is', async () => {
    company = await oneAccount(installation, false);
    await both();
    await company.deliver(company.bank.statement([{ text: 'WITHOUT REFERENCE', amountMinor: 6_000n }], -2));
    await company.deliver(company.bank.statement([], -1));
    const [{ candidates }] = (await company.admin.send('GET', '/app/opening-balances')).body;
    const refused = await company.admin.send('POST', '/app/opening-balances', {
      body: { statementId: candidates.at(-1).statement.id },
    });
    expect(refused.body.code, refused.text).toBe('opening_balance_not_possible');
    expect(refused.text).toContain('Reconcile (1)');
    expect((await post('60.00', { kind: 'RECEIPT' })).status).toBe(200);
    expect(await company.begin(company.bank.statements)).toBe('1000.00');
    await holds({ funding: 100_000n, collection: 6_000n, available: '1000.00', bank: 106_000n });
  });

  it('receives by one connection alone', async () => {
    const { currency, ...settings } = connectionSettings();
    const second = (purpose: 'BOTH' | 'PAYMENTS') =>
      company.admin.send('POST', '/app/bank-connections', {
        body: {
          ...settings,
          currency,
          displayName: purpose,
          purpose,
          ...(purpose === 'BOTH' ? { bankName: 'FNB' } : {}),
        },
      });
    expect((await second('BOTH')).body.code).toBe('account_already_connected');
    expect((await second('PAYMENTS')).status).toBe(200);
    expect((await company.become('BOTH')).body.code).toBe('account_already_connected');
  });

  it('waits for what is being posted before it stops receiving', async () => {
    await both();
    const { reference } = await company.asked({ amount: '10.00' });
    const owner = ownerOf(company.context.database);
    const client = await owner.pool.connect();
    try {
      // A statement that is being read has the lock of its account.
      await client.query('BEGIN');
      await client.query('SELECT id FROM statement_accounts WHERE connection_id = $1 FOR UPDATE', [
        company.connectionId,
      ]);
      const stop = company.become('PAYMENTS');
      await waitingForLocks(installation.context.database, 1);
      await client.query('ROLLBACK');
      expect((await stop).status).toBe(200);
    } finally {
      client.release();
    }
    await company.become('BOTH');
    await company.switchOn();
    await company.receive({ text: reference, amountMinor: 1_000n });
    expect(await company.collected()).toBe(1_000n);
  });

  it('is verified: its sums of receipts and sweeps, and that it receives', async () => {
    await both();
    const { reference } = await company.asked({ amount: '10.00' });
    await company.receive({ text: reference, amountMinor: 1_000n });
    const owner = ownerOf(company.context.database);
    const faultsOf = async (sql: string) => {
      await owner.execute(sql, [company.entityId]);
      return (await verifyLedger(owner)).faults.join(' ');
    };
    const sum = "WHERE entity_id = $1 AND part = 'BOOKED_RECEIPT'";
    expect(await faultsOf(`UPDATE bank_day_totals SET amount_minor = amount_minor + 1 ${sum}`)).toContain(
      'accounts have booked other receipts than they have',
    );
    await owner.execute(`UPDATE bank_day_totals SET amount_minor = amount_minor - 1 ${sum}`, [
      company.entityId,
    ]);
    expect(
      await faultsOf(
        `INSERT INTO bank_day_totals (entity_id, account_number, currency, day, part, amount_minor)
         VALUES ($1, '62000000001', 'ZAR', '2026-01-01', 'SWEPT', 1)`,
      ),
    ).toContain('entities count more as swept than they have swept');
    await owner.execute(
      "UPDATE bank_day_totals SET amount_minor = 0 WHERE entity_id = $1 AND part = 'SWEPT'",
      [company.entityId],
    );
    expect((await verifyLedger(owner)).faults).toEqual([]);
  });

  it('is refused by the database when one user alone changes it', async () => {
    const refused = async (sql: string) => {
      const error = await company.context.database.execute(sql, [company.connectionId]).then(
        () => null,
        (cause: unknown) => cause,
      );
      return databaseError(error)?.constraint;
    };
    const set = `UPDATE bank_file_connections SET receives = true, bank_name = 'FNB'`;
    expect(await refused(`${set} WHERE id = $1`)).toBe('bank_connection_receives_confirmed');
    await both();
    const { reference } = await company.asked({ amount: '10.00' });
    await company.receive({ text: reference, amountMinor: 1_000n });
    expect(
      await refused(
        `UPDATE bank_file_connections
            SET receives = false, bank_name = NULL, state = 'OFF', unconfirmed_by = ARRAY[changed_by]
          WHERE id = $1`,
      ),
    ).toBe('bank_connection_receives_kept');
  });
});

describe('a sweep from an account that pays and receives', () => {
  // The last test, because it moves the clock on.
  it('moves what payers paid to FUNDING, and leaves the money at the bank as it is', async () => {
    const { context, entityId, preparer, approver } = company;
    await both();
    await company.receive({ text: 'SCHOOL', amountMinor: 20_000n, name: 'T NKOSI', account: '62000000456' });
    expect((await post('200.00', { kind: 'RECEIPT' })).status).toBe(200);
    await savePaymentConfig(context, entityId, ALLOWS_STANDING);
    const created = await preparer.send('POST', SCHEDULES, {
      body: {
        label: 'Fees',
        kind: 'SWEEP',
        currency: 'ZAR',
        approvalMode: 'STANDING',
        source: 'COLLECTION',
        calendar: { every: 'WEEK', weekday: 'FRIDAY', startsOn: company.day(1) },
        keepAmount: '50.00',
        limits: { perRun: '100.00', validUntil: company.day(60) },
      },
    });
    expect(created.status, created.text).toBe(200);
    const { id, contentDigest } = created.body;
    const approved = await approver.send('POST', `${SCHEDULES}/${id}/approve`, {
      headers: { 'if-match': `"${contentDigest}"` },
    });
    expect(approved.body, approved.text).toMatchObject({ status: 'ACTIVE' });
    for (const swept of [10_000n, 15_000n]) {
      // A day that passed without a look is a missed one.
      for (let days = 0; days < 7; days++) {
        installation.passMs(DAY_MS);
        await makeRuns(context);
      }
      await holds({
        funding: 100_000n + swept,
        collection: 20_000n - swept,
        available: swept === 10_000n ? '1100.00' : '1150.00',
        bank: 120_000n,
      });
    }
    const [total] = await context.database.query(
      `SELECT sum(amount_minor)::bigint AS minor
         FROM bank_day_totals
        WHERE entity_id = $1 AND part = 'SWEPT'`,
      [entityId],
    );
    expect(total!.minor).toBe(15_000n);
  });
});
