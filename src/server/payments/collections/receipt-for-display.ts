import type { z } from 'zod';
import type { Receipt, ReceiptDetail } from '../../../contract/receipts.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { uploadedFilesOf, whoMayConfirm } from '../reconciling/reconciliation/who-may-confirm.ts';
import { loadRefunds } from './refunds/refund-for-display.ts';
import { leftOf, proposalsOf, type ReceiptProposal } from './propose-receipt.ts';

type ReceiptForDisplay = z.input<typeof Receipt>;
type DetailForDisplay = z.input<typeof ReceiptDetail>;

/** The caller appends a WHERE and an ORDER BY over `r`. */
export const SELECT_RECEIPTS = `
  SELECT r.id, r.status, r.received_on, r.currency, r.amount_minor, r.allocated_minor,
         refunded_of(r.id) AS refunded_minor, r.reason, r.text,
         r.counterparty_name, r.counterparty_account, r.payer_id, p.name AS payer_name, r.account_id,
         a.account_number, r.entry_id, r.returned_on, r.version, r.created_at, r.updated_at
    FROM receipts r
    JOIN statement_accounts a ON a.id = r.account_id
    LEFT JOIN payers p ON p.id = r.payer_id` as const;

type ReceiptRow = RowOf<typeof SELECT_RECEIPTS>;

/** Receipts of one entity as the interface shows them, each with what its unallocated part may pay. */
export async function displayReceipts(
  db: Queryable,
  entityId: string,
  rows: readonly ReceiptRow[],
): Promise<ReceiptForDisplay[]> {
  const proposals = await proposalsOf(db, entityId, rows);
  const display = await proposalDisplay(db, [...proposals.values()]);
  return rows.map((row) => {
    const proposal = proposals.get(row.id);
    return displayReceipt(row, proposal ? display(row.currency, proposal) : null);
  });
}

function displayReceipt(row: ReceiptRow, proposal: ReceiptForDisplay['proposal']): ReceiptForDisplay {
  return { ...receiptFacts(row), proposal };
}

/** A receipt without what it may pay. */
export function receiptFacts(row: ReceiptRow): Omit<ReceiptForDisplay, 'proposal'> {
  const { currency } = row;
  return {
    id: row.id,
    status: row.status,
    receivedOn: row.received_on,
    currency,
    amount: formatAmount(row.amount_minor, currency),
    allocatedAmount: formatAmount(row.allocated_minor, currency),
    refundedAmount: formatAmount(row.refunded_minor ?? 0n, currency),
    unallocatedAmount: formatAmount(leftOf(row), currency),
    reason: row.reason,
    text: row.text,
    counterparty: { name: row.counterparty_name, accountNumber: row.counterparty_account },
    payer: row.payer_id === null ? null : { id: row.payer_id, name: row.payer_name! },
    account: { id: row.account_id, accountNumber: row.account_number },
    entryId: row.entry_id,
    returnedOn: row.returned_on,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** One receipt with its allocations and its proposal. Throws 404. */
export async function loadReceiptDetail(
  db: Queryable,
  entityId: string,
  id: string,
): Promise<DetailForDisplay> {
  const [row] = await db.query(`${SELECT_RECEIPTS} WHERE r.entity_id = $1 AND r.id = $2`, [entityId, id]);
  if (!row) throw notFound('receipt');
  const files = await uploadedFilesOf(db, [row.entry_id]);
  const [receipt] = await displayReceipts(db, entityId, [row]);
  return {
    ...receipt!,
    allocations: await loadAllocations(db, row),
    refunds: await loadRefunds(db, row.id, row.currency),
    mayAllocate: files.length === 0 ? null : await whoMayConfirm(db, entityId, files, []),
  };
}

async function loadAllocations(
  db: Queryable,
  { id, currency }: Pick<ReceiptRow, 'id' | 'currency'>,
): Promise<DetailForDisplay['allocations']> {
  const rows = await db.query(
    `SELECT a.id, a.request_id, q.label, q.invoice_number, q.reference, a.payer_id, p.name AS payer_name,
            a.amount_minor, a.way, a.reason, a.allocated_by, allocator.name AS allocated_by_name,
            a.allocated_at, a.end_kind, a.ended_at, a.ended_by, ender.name AS ended_by_name, a.end_reason
       FROM receipt_allocations a
       LEFT JOIN payment_requests q ON q.id = a.request_id
       LEFT JOIN payers p ON p.id = a.payer_id
       LEFT JOIN users allocator ON allocator.id = a.allocated_by
       LEFT JOIN users ender ON ender.id = a.ended_by
      WHERE a.receipt_id = $1
      ORDER BY a.allocated_at, a.request_id IS NULL, q.due_on, a.id`,
    [id],
  );
  return rows.map((row) => ({
    id: row.id,
    request:
      row.request_id === null
        ? null
        : {
            id: row.request_id,
            label: row.label!,
            invoiceNumber: row.invoice_number,
            reference: row.reference!,
          },
    creditOf: row.payer_id === null ? null : { id: row.payer_id, name: row.payer_name! },
    amount: formatAmount(row.amount_minor, currency),
    way: row.way,
    reason: row.reason,
    by: row.allocated_by === null ? null : { userId: row.allocated_by, name: row.allocated_by_name! },
    at: row.allocated_at.toISOString(),
    ended:
      row.end_kind === null
        ? null
        : {
            kind: row.end_kind,
            by: row.ended_by === null ? null : { userId: row.ended_by, name: row.ended_by_name! },
            at: row.ended_at!.toISOString(),
            reason: row.end_reason,
          },
  }));
}

/** How proposals are shown, once the requests that they name are loaded. */
async function proposalDisplay(db: Queryable, proposals: readonly ReceiptProposal[]) {
  const rows = await db.query(
    'SELECT id, label, invoice_number, reference FROM payment_requests WHERE id = ANY($1)',
    [proposals.flatMap(({ allocations }) => allocations.map(({ requestId }) => requestId))],
  );
  const requests = new Map(
    rows.map(({ id, label, invoice_number: invoiceNumber, reference }) => [
      id,
      { id, label, invoiceNumber, reference },
    ]),
  );
  return (currency: Currency, proposal: ReceiptProposal): ReceiptForDisplay['proposal'] => ({
    id: proposal.id,
    verdict: proposal.verdict,
    reason: proposal.reason,
    payer: proposal.payer,
    allocations: proposal.allocations.map(({ requestId, amountMinor }) => ({
      request: requests.get(requestId)!,
      amount: formatAmount(amountMinor, currency),
    })),
    creditAmount: formatAmount(proposal.creditMinor, currency),
    leftAmount: formatAmount(proposal.leftMinor, currency),
  });
}
