import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { approvedBatch } from '../testing/approved-batch.ts';
import { receivingCompany } from '../collections/testing/receiving-company.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { verifyLedger } from './verify-ledger.ts';

const REQUESTS = ['payment_requests', 'payment_request_events'];

let installation: PaymentsInstallation;

beforeAll(async () => {
  installation = await paymentsInstallation();
  await approvedBatch(installation, [{}, {}, {}]);
  await (await receivingCompany(installation)).asked();
});
afterAll(() => installation.close());

/** Changes the ledger with its triggers disabled, verifies it, and rolls the change back. */
async function faultsAfter(statement: string): Promise<string[]> {
  const owner = ownerOf(installation.context.database);
  let faults: string[] = [];
  const undo = new Error('undo');
  await owner
    .transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica');
      for (const table of [
        'ledger_accounts',
        'postings',
        'transfers',
        'withdrawals',
        'batches',
        ...REQUESTS,
      ]) {
        await tx.execute(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
      }
      await tx.execute(statement);
      // The verification runs in this transaction, which alone sees the change.
      const within = { ...owner, transaction: async <T>(work: (inner: typeof tx) => Promise<T>) => work(tx) };
      faults = (await verifyLedger(within)).faults;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return faults;
}

it('finds no fault with a batch that waits to be paid', async () => {
  const verdict = await verifyLedger(ownerOf(installation.context.database));
  expect(verdict.faults).toEqual([]);
  expect(verdict.transfers).toBeGreaterThan(0);
  expect(verdict.batches).toBeGreaterThan(0);
});

it.each([
  [
    'a posting of another amount',
    'UPDATE postings SET amount_minor = amount_minor + 1 WHERE id = (SELECT min(id) FROM postings)',
    'do not sum to zero',
  ],
  [
    'a balance of another amount',
    "UPDATE ledger_accounts SET balance_minor = balance_minor + 1 WHERE bucket = 'RESERVED'",
    'not the sum of their postings',
  ],
  [
    'a transfer without postings',
    'DELETE FROM postings WHERE transfer_id = (SELECT transfer_id FROM postings LIMIT 1)',
    'have no postings',
  ],
  [
    'a withdrawal of another amount',
    'UPDATE withdrawals SET amount_minor = amount_minor + 1 WHERE row_number = 1',
    'count their withdrawals wrongly',
  ],
  [
    'a missing withdrawal',
    'DELETE FROM withdrawals WHERE row_number = 1',
    'totals that differ from their withdrawals',
  ],
  [
    'a payout that the totals count twice',
    `INSERT INTO payout_sums
            (entity_id, period, starts_at, direction, status, currency, count, amount_minor, fee_minor)
     SELECT id, 'DAY', '2026-03-01', 'DEBIT', 'COMPLETE', 'ZAR', 1, 100, 0 FROM entities LIMIT 1`,
    'sum their payouts wrongly',
  ],
  [
    'a recipient whose payments are summed twice',
    `INSERT INTO recipient_sums (entity_id, beneficiary_id, currency, count, amount_minor)
     SELECT entity_id, id, 'ZAR', 1, 100 FROM beneficiaries LIMIT 1`,
    'recipients sum their payments wrongly',
  ],
  [
    'a recipient who is not counted',
    'UPDATE recipient_counts SET count = count - 1',
    'count their recipients wrongly',
  ],
  [
    'a batch that is not counted',
    'UPDATE batch_status_counts SET count = count - 1',
    'count their batches wrongly',
  ],
  [
    'a payment request that its due day counts twice',
    'UPDATE payment_request_sums SET request_count = request_count + 1',
    'sum their payment requests wrongly',
  ],
  [
    'a payment request whose history has another amount',
    'UPDATE payment_request_events SET owed_minor = owed_minor + 1',
    'a history that differs',
  ],
  ['a cancelled batch with a hold', "UPDATE batches SET status = 'CANCELLED'", 'a hold that differs'],
  [
    'a paid withdrawal without a transfer',
    "UPDATE withdrawals SET status = 'COMPLETE' WHERE row_number = 1",
    'paid without a transfer',
  ],
])('finds %s', async (_, statement, fault) => {
  const faults = await faultsAfter(statement);
  expect(
    faults.some((each) => each.includes(fault)),
    faults.join('\n'),
  ).toBe(true);
});
