import { verifyLedger } from '../../src/server/payments/ledger/verify-ledger.ts';
import type { Broken } from '../promises.ts';
import { FUNDED_MINOR } from '../what-entities-have.ts';
import type { World } from '../world.ts';
import { MOVED_TO_FUNDING } from './customer-promises.ts';
import { COLLECTING, isOfRefund } from './events.ts';

/** Compares the books of company C with its bank and its customers, after every statement has come. */
export async function customersBroken(world: World): Promise<Broken[]> {
  if (!world.customers) return [];
  const entityId = world.entities.get(COLLECTING)!;
  const { faults } = await verifyLedger(world.stage.owner);
  return [
    ...faults.map((text) => ({ promise: 'books-verify' as const, text })),
    ...(await landedElsewhere(world, entityId)),
    ...(await unanswered(world, entityId)),
    ...(await takenBackWrongly(world, entityId)),
    ...(await refundsAgainstBank(world, entityId)),
  ];
}

/** Money that the application allocated by itself to what its sender did not quote. */
async function landedElsewhere({ customers, stage }: World, entityId: string): Promise<Broken[]> {
  const rows = await stage.owner.query(
    `SELECT e.bank_reference AS name, q.reference, p.reference AS payer_reference, p.name AS payer
       FROM receipt_allocations a
       JOIN receipts r ON r.id = a.receipt_id
       JOIN statement_entries e ON e.id = r.entry_id
       LEFT JOIN payment_requests q ON q.id = a.request_id
       JOIN payers p ON p.id = coalesce(a.payer_id, q.payer_id)
      WHERE a.entity_id = $1 AND a.way = 'EXACT'`,
    [entityId],
  );
  const sentAs = new Map(
    customers!.bank.account.entries.map(({ bankReference, sent }) => [bankReference, sent]),
  );
  const broken = rows.flatMap(({ name, reference, payer_reference: payerReference, payer }): Broken[] => {
    const sent = sentAs.get(name!);
    const isQuoted = sent?.quoted.some((one) => one === reference || one === payerReference) ?? false;
    // The part above the open amount becomes a credit of the payer whose request was quoted.
    const isCredit = reference === null && sent && sent.quoted.length > 0 && sent.payers.includes(payer);
    if (isQuoted || isCredit) return [];
    const text = `${name} pays ${reference ?? payer}, and quotes ${sent?.quoted.join(' and ') || 'nothing'}`;
    return [{ promise: 'receipts-land-as-sent', text }];
  });
  const foreign = await stage.owner.query(
    "SELECT status FROM payment_requests WHERE id = $1 AND (status <> 'OPEN' OR paid_minor <> 0)",
    [customers!.foreignId],
  );
  for (const { status } of foreign)
    broken.push({ promise: 'receipts-land-as-sent', text: `a request of another company is ${status}` });
  return broken;
}

/** Money of customers that is nowhere: not allocated, not given back, and no question. */
async function unanswered({ customers, stage, people }: World, entityId: string): Promise<Broken[]> {
  const caller = people.get(`${COLLECTING} approver 1`)!;
  const rows = await stage.owner.query(
    `SELECT e.bank_reference AS name, e.id AS entry_id, r.state, c.id AS receipt_id, c.status,
            c.amount_minor - c.allocated_minor - refunded_of(c.id) AS left_minor
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
       LEFT JOIN receipts c ON c.entry_id = e.id
      WHERE r.entity_id = $1 AND r.state <> 'TAKEN_BACK'`,
    [entityId],
  );
  const listed = async (path: string) => {
    const { body } = await caller.send('GET', path);
    return (body.items as { id?: string; entry?: { id: string } }[]).map(({ id, entry }) => entry?.id ?? id);
  };
  const receipts = new Set(await listed('/v1/payments/collections/receipts?isOpen=true&limit=200'));
  const entries = new Set(await listed('/app/reconciliation/entries?state=OPEN&limit=200'));
  const stored = new Map(rows.map((row) => [row.name, row]));
  const broken: Broken[] = [];
  const say = (text: string) => broken.push({ promise: 'receipts-are-answered', text });
  for (const { bankReference, sent, takesBack } of customers!.bank.account.entries) {
    if (!sent && takesBack === null) continue;
    const row = stored.get(bankReference);
    if (!row) say(`${bankReference} was sent and is not stored`);
    else if (row.state === 'OPEN' && !entries.has(row.entry_id))
      say(`${bankReference} is open and not listed`);
    else if (row.state === 'POSTED' && sent && !row.receipt_id)
      say(`${bankReference} is posted, and no receipt`);
    else if (
      row.receipt_id &&
      row.status !== 'RETURNED' &&
      row.left_minor! > 0n &&
      !receipts.has(row.receipt_id)
    )
      say(`${bankReference} has ${row.left_minor} left, and is not listed`);
  }
  return broken;
}

async function takenBackWrongly({ customers, stage }: World, entityId: string): Promise<Broken[]> {
  const rows = await stage.owner.query(
    `SELECT b.bank_reference AS back, e.bank_reference AS name, r.status, r.amount_minor,
            EXISTS (SELECT 1 FROM receipt_allocations a WHERE a.receipt_id = r.id AND a.ended_at IS NULL)
              AS pays
       FROM receipts r
       JOIN statement_entries e ON e.id = r.entry_id
       LEFT JOIN statement_entries b ON b.id = r.return_entry_id
      WHERE r.entity_id = $1 AND (r.status = 'RETURNED' OR b.id IS NOT NULL)`,
    [entityId],
  );
  const { entries } = customers!.bank.account;
  const at = (name: string | null) => entries.find(({ bankReference }) => bankReference === name);
  return rows.flatMap(({ back, name, status, pays }): Broken[] => {
    const by = at(at(back)?.takesBack ?? null);
    const own = at(name);
    const isSame =
      by !== undefined && own?.amountMinor === by.amountMinor && own.sent?.payers[0] === by.sent?.payers[0];
    if (isSame && status === 'RETURNED' && !pays) return [];
    const state = `${name} is ${status}${pays ? ' and pays' : ''}`;
    const text = `${state}, and ${back} takes ${by?.bankReference} back`;
    return [{ promise: 'taken-back-pays-nothing', text }];
  });
}

const STATUS_AT_BANK = {
  PAID: 'COMPLETE',
  REJECTED: 'FAILED',
  RETURNED: 'REVERSED',
  STOPPED: 'FAILED',
} as const;
const OPEN = new Set(['PENDING', 'SUBMITTED', 'UNCONFIRMED']);

/** Compares each refund with the payment at the bank, and FUNDING with all of them. */
async function refundsAgainstBank({ customers, bank, stage }: World, entityId: string): Promise<Broken[]> {
  const rows = await stage.owner.query(
    `SELECT w.attempt_id, w.status, w.amount_minor, w.unit_fee_minor + w.vat_minor AS fee_minor,
            (SELECT f.file_name
               FROM bank_files f
              WHERE f.batch_id = w.batch_id AND NOT f.is_test AND f.left_at IS NOT NULL
              ORDER BY f.left_at DESC
              LIMIT 1) AS file_name
       FROM withdrawals w
      WHERE w.entity_id = $1
      ORDER BY w.created_at, w.id`,
    [entityId],
  );
  const broken: Broken[] = [];
  const say = (text: string) => broken.push({ promise: 'refunds-as-at-the-bank', text });
  const { account, files, payments } = customers!.bank;
  const sentByApi = bank.received.filter(({ reference }) => isOfRefund(reference));
  const submitted = rows.filter(({ attempt_id }) => attempt_id !== null).length;
  const arrived = customers!.account === 'BOTH' ? payments.length : sentByApi.length;
  if (arrived > submitted) say(`the bank received ${arrived} refunds of ${submitted}`);
  // A payment that came back by an entry about which no person has decided still counts as paid.
  const posted = await stage.owner.query(
    `SELECT e.bank_reference AS name
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = $1 AND r.state = 'POSTED'`,
    [entityId],
  );
  const isPosted = new Set(posted.map(({ name }) => name));
  let spentMinor = 0n;
  for (const { attempt_id, status, amount_minor, fee_minor, file_name } of rows) {
    const taken = files.find(({ name }) => name === file_name)?.payments[0];
    const payment = sentByApi.find(({ attemptId }) => attemptId === attempt_id);
    const state = taken?.state ?? (payment ? bank.stateOf(payment) : undefined);
    if (status === 'COMPLETE') spentMinor += amount_minor + fee_minor!;
    if (status === 'REVERSED') spentMinor += fee_minor!;
    if (OPEN.has(status)) continue;
    const back = account.entries.find(
      ({ returns, endToEndId }) => returns !== null && endToEndId === taken?.sequence,
    );
    const isReturnOpen = state === 'RETURNED' && taken && !isPosted.has(back?.bankReference ?? '');
    const expected =
      state === undefined || state === 'UNDECIDED'
        ? 'CANCELLED'
        : isReturnOpen
          ? 'COMPLETE'
          : STATUS_AT_BANK[state];
    if (status !== expected)
      say(`a refund of ${amount_minor} is ${status}, and at the bank ${state ?? 'it never arrived'}`);
  }
  const [ledger] = await stage.owner.query(
    `SELECT (SELECT coalesce(sum(a.balance_minor), 0)::bigint
               FROM ledger_accounts a
              WHERE a.entity_id = $1 AND a.access_type = 'FUNDING') AS funding,
            (${MOVED_TO_FUNDING}) AS moved`,
    [entityId],
  );
  const begunMinor = customers!.account === 'BOTH' ? customers!.openingMinor : FUNDED_MINOR;
  const paidInMinor = account.entries.reduce(
    (sum, { asks, bankReference, amountMinor }) =>
      sum + (asks === 'FUNDING' && isPosted.has(bankReference) ? amountMinor : 0n),
    0n,
  );
  const expectedMinor = begunMinor + ledger!.moved! + paidInMinor - spentMinor;
  if (ledger!.funding !== expectedMinor)
    say(`FUNDING has ${ledger!.funding} and should have ${expectedMinor}`);
  return broken;
}
