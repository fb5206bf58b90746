import type { AtBank } from './banks/api-bank.ts';
import type { InFile } from './banks/file-bank.ts';
import type { Broken } from './promises.ts';
import { COLLECTING } from './customers/events.ts';
import { isShared, nameAtBank } from './schedules/events.ts';
import { FUNDED_MINOR } from './what-entities-have.ts';
import type { World } from './world.ts';

/** The status of a payment after each outcome at the bank. */
const STATUS_AT_BANK = {
  PAID: 'COMPLETE',
  REJECTED: 'FAILED',
  RETURNED: 'REVERSED',
  STOPPED: 'FAILED',
} as const;
const OPEN = new Set(['PENDING', 'SUBMITTED', 'UNCONFIRMED']);

/** Checks in the bank's own record that no payment arrived twice. */
export async function bankBroken({ bank, files, customers, stage, entities }: World): Promise<Broken[]> {
  const times = new Map<string, number>();
  const inFiles = [files, customers].flatMap((one) => one?.bank.payments ?? []);
  for (const { reference } of [...bank.received, ...inFiles])
    times.set(reference, (times.get(reference) ?? 0) + 1);
  const alike = await withdrawalsAlike(stage, [...entities.values()]);
  return [...times]
    .filter(([reference, count]) => count > (isShared(reference) ? (alike.get(reference) ?? 0) : 1))
    .map(([reference, count]) => ({
      promise: 'once-at-the-bank' as const,
      text: `the bank received ${reference} ${count} times`,
    }));
}

/** How many withdrawals of runs and refunds have been submitted under each reference. */
async function withdrawalsAlike(
  { owner }: World['stage'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await owner.query(
    `SELECT w.beneficiary_reference AS reference, count(*)::int AS count
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE b.entity_id = ANY ($1) AND w.attempt_id IS NOT NULL
        AND (b.schedule_id IS NOT NULL
             OR EXISTS (SELECT 1 FROM receipt_refunds f WHERE f.batch_id = b.id))
      GROUP BY 1`,
    [ids],
  );
  return new Map(rows.map(({ reference, count }) => [reference, count!]));
}

/** Compares the books with the bank's record, after it has had the time to finish. */
export async function booksAgainstBank(world: World): Promise<Broken[]> {
  const { bank, stage, entities } = world;
  const broken: Broken[] = [];
  const atBank = new Map<string, AtBank | InFile>(
    bank.received.map((payment) => [nameAtBank(payment.reference, payment.attemptId), bank.stateOf(payment)]),
  );
  for (const { reference, state } of world.files?.bank.payments ?? []) atBank.set(reference, state);
  for (const [entity, entityId] of entities) {
    // Company C is compared by customers/customers-broken.ts.
    if (entity === COLLECTING) continue;
    const rows = await stage.owner.query(
      `SELECT beneficiary_reference AS reference, attempt_id, status, amount_minor,
              unit_fee_minor + vat_minor AS fee_minor
         FROM withdrawals WHERE entity_id = $1 ORDER BY beneficiary_reference`,
      [entityId],
    );
    const recalled = await stage.owner.query(
      `SELECT w.beneficiary_reference AS reference
         FROM bank_files f JOIN withdrawals w ON w.batch_id = f.batch_id
        WHERE f.entity_id = $1 AND f.recalled_at IS NOT NULL`,
      [entityId],
    );
    const isRecalled = new Set(recalled.map(({ reference }) => reference));
    // Users recorded that the bank stops the file, but its reply says otherwise, which leaves an open
    // question.
    const asked = await stage.owner.query(
      `SELECT w.beneficiary_reference AS reference
         FROM bank_file_replies r
         JOIN bank_files f ON f.id = r.file_id
         JOIN withdrawals w ON w.batch_id = f.batch_id
        WHERE f.entity_id = $1 AND f.recalled_at IS NOT NULL
          AND r.result = 'QUESTION' AND r.closed_at IS NULL`,
      [entityId],
    );
    const isAsked = new Set(asked.map(({ reference }) => reference));
    const paidFirst = await rejectedAfterPayment(world, entityId);
    let spentMinor = 0n;
    for (const row of rows) {
      const { status, amount_minor: amountMinor, fee_minor: feeMinor } = row;
      const reference = nameAtBank(row.reference, row.attempt_id);
      if (status === 'FAILED' && isAsked.has(reference)) continue;
      if (world.files?.bank.contradicts({ reference }) || paidFirst.has(reference)) {
        if (status === 'COMPLETE') spentMinor += amountMinor + feeMinor!;
        if (status === 'REVERSED') spentMinor += feeMinor!;
        continue;
      }
      const state = atBank.get(reference);
      // No person has posted the entry by which the payment came back.
      if (status === 'COMPLETE' && (await isReturnOpen(world, reference))) {
        spentMinor += amountMinor + feeMinor!;
        continue;
      }
      const expected = state === undefined || state === 'UNDECIDED' ? null : STATUS_AT_BANK[state];
      const agrees =
        expected === null ? OPEN.has(status) || (status === 'CANCELLED' && !state) : status === expected;
      if (
        !(state === undefined && status === 'FAILED' && isRecalled.has(reference)) &&
        !agrees &&
        !(OPEN.has(status) && state !== undefined)
      )
        broken.push({
          promise: 'as-the-bank-says',
          text: `${reference} is ${status}, and at the bank ${state ?? 'it never arrived'}`,
        });
      if (OPEN.has(status)) continue;
      if (state === 'PAID') spentMinor += amountMinor;
      if (state === 'PAID' || state === 'RETURNED') spentMinor += feeMinor!;
    }
    const fundedMinor = await fundedMinorOf(world, entity, entityId);
    const [balance] = await stage.owner.query(
      `SELECT coalesce(sum(balance_minor), 0)::bigint AS minor
         FROM ledger_accounts WHERE entity_id = $1 AND access_type = 'FUNDING'`,
      [entityId],
    );
    // The promise `available-as-at-the-bank` covers accounts with an opening balance.
    if (entity === 'B' && (await hasBegun(world, entityId))) continue;
    if (balance!.minor !== fundedMinor - spentMinor)
      broken.push({
        promise: 'money-as-at-the-bank',
        text: `entity ${entity} has ${balance!.minor} and should have ${fundedMinor - spentMinor}`,
      });
  }
  return broken;
}

/**
 * The references of payments whose debit was read before the reply that rejects them. Outlay has posted them
 * as paid, and asks people about the reply.
 */
export async function rejectedAfterPayment(
  { stage, files }: World,
  entityId: string,
): Promise<ReadonlySet<string>> {
  const rows = await stage.owner.query(
    `SELECT w.beneficiary_reference AS reference
       FROM bank_file_replies r
       JOIN bank_files f ON f.id = r.file_id
       JOIN withdrawals w ON w.batch_id = f.batch_id
       JOIN entry_postings o ON o.withdrawal_id = w.id AND o.kind = 'PAYOUT'
      WHERE f.entity_id = $1 AND r.question = 'REJECTED_AFTER_PAYMENT' AND o.posted_at <= r.read_at`,
    [entityId],
  );
  return new Set(
    rows.flatMap(({ reference }) => (files?.bank.stateOf(reference) === 'REJECTED' ? [reference!] : [])),
  );
}

/** What an entity was funded with, by what the bank received and, for other business, what people posted. */
async function fundedMinorOf({ stage, files }: World, entity: string, entityId: string): Promise<bigint> {
  const entries = await stage.owner.query(
    `SELECT e.bank_reference AS name, r.state,
            f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS is_own
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
       JOIN statement_files f ON f.id = r.file_id
      WHERE r.entity_id = $1`,
    [entityId],
  );
  const named = (found: typeof entries) => new Set(found.map(({ name }) => name));
  const isPosted = named(entries.filter(({ state }) => state === 'POSTED'));
  // What one person has uploaded waits for another one, also at the end of the history.
  const waits = named(entries.filter(({ state, is_own }) => state === 'OPEN' && !is_own));
  const ofBank = entity === 'B' ? (files?.bank.account.entries ?? []) : [];
  return ofBank.reduce(
    (sum, { isFunding, asks, bankReference, amountMinor }) =>
      sum +
      ((isFunding && !waits.has(bankReference)) || (asks && isPosted.has(bankReference)) ? amountMinor : 0n),
    FUNDED_MINOR,
  );
}

/** Whether only a statement says that a payment came back, and the entry is not posted. */
async function isReturnOpen({ stage, files, entities }: World, reference: string): Promise<boolean> {
  if (!files?.bank.isReturnOnStatementOnly(reference)) return false;
  const names = files.bank.account.entries.flatMap(({ returns, bankReference }) =>
    returns === reference ? [bankReference] : [],
  );
  const [row] = await stage.owner.query(
    `SELECT count(*)::int AS count
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE e.bank_reference = ANY ($1) AND r.state = 'POSTED' AND r.entity_id = $2`,
    [names, entities.get('B')!],
  );
  return (row?.count ?? 0) === 0;
}

async function hasBegun({ stage }: World, entityId: string): Promise<boolean> {
  const [row] = await stage.owner.query(
    `SELECT count(*)::int AS count
       FROM opening_balances WHERE entity_id = $1 AND confirmed_at IS NOT NULL`,
    [entityId],
  );
  return (row?.count ?? 0) > 0;
}
