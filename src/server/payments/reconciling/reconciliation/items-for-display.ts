import type { z } from 'zod';
import type { ReconciliationItem } from '../../../../contract/dashboard/reconciliation-items.ts';
import { PAID_STATUSES } from '../../../../domain/payouts/withdrawal-states.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import type { UnsettledFees } from '../../../../domain/reconciliation/settle-fees.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';

export type ItemForDisplay = z.input<typeof ReconciliationItem>;

/**
 * Items by the ids of `loadExpected`: payments, their returns, the fees of files, funding, and receipts.
 * Items of other entities are left out.
 */
export async function loadItems(
  db: Queryable,
  entityId: string,
  ids: readonly string[],
): Promise<Map<string, ItemForDisplay>> {
  const named = [...new Set(ids)].map((id) => ({ id, of: id.slice(id.indexOf(' ') + 1) }));
  const fees = named.filter(({ id }) => id.startsWith('FEE '));
  const funding = named.filter(({ id }) => id.startsWith('FUNDING '));
  const receipts = named.filter(({ id }) => id.startsWith('RECEIPT '));
  const payments = await db.query(
    `SELECT p.withdrawal_id, p.end_to_end_id, p.amount_minor, p.name, p.account_number, p.reference,
            p.returned_at, p.state, w.payout_id, f.id AS file_id, f.file_name, f.execution_date, f.currency,
            b.id AS batch_id, b.label
       FROM bank_file_payments p
       JOIN bank_files f ON f.id = p.file_id
       JOIN withdrawals w ON w.id = p.withdrawal_id
       JOIN batches b ON b.id = f.batch_id
      WHERE p.withdrawal_id = ANY($1) AND f.entity_id = $2`,
    [named.filter(({ id }) => /^(PAYOUT|RETURN|REJECTED) /.test(id)).map(({ of }) => of), entityId],
  );
  const files = await db.query(
    `SELECT f.id, f.file_name, f.execution_date, f.currency, b.id AS batch_id, b.label,
            (SELECT coalesce(sum(c.fee_minor), 0)::bigint
               FROM batch_counts c
              WHERE c.batch_id = f.batch_id AND c.status = ANY($3)) AS fee_minor
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.id = ANY($1) AND f.entity_id = $2`,
    [fees.map(({ of }) => of), entityId, PAID_STATUSES],
  );
  const paymentOf = new Map(payments.map((row) => [row.withdrawal_id, row]));
  const fileOf = new Map(files.map((row) => [row.id, row]));
  const { timezone } = await loadPaymentConfig(db, entityId);
  const found = new Map<string, ItemForDisplay>();
  for (const { id, of } of named) {
    const payment = paymentOf.get(of);
    const file = fileOf.get(of);
    if (payment) {
      const isReturn = id.startsWith('RETURN ');
      const amountMinor = isReturn ? payment.amount_minor : -payment.amount_minor;
      const returnedAt = isReturn ? payment.returned_at : null;
      const { state } = payment;
      found.set(id, {
        kind: isReturn ? 'RETURN' : id.startsWith('REJECTED ') ? 'REJECTED' : 'PAYOUT',
        ofFile: null,
        bankSays: state === 'REJECTED' || state === 'RETURNED' ? state : null,
        amount: formatAmount(amountMinor, payment.currency),
        date: returnedAt ? dayOf(returnedAt.getTime(), timezone) : payment.execution_date,
        withdrawalId: payment.withdrawal_id,
        payoutId: payment.payout_id,
        beneficiaryName: payment.name,
        accountNumber: payment.account_number,
        reference: payment.reference,
        endToEndId: payment.end_to_end_id,
        batch: { id: payment.batch_id, label: payment.label },
        file: { id: payment.file_id, fileName: payment.file_name },
        fundingRecordId: null,
        receiptId: null,
      });
    } else if (file)
      found.set(id, {
        ...UNNAMED,
        kind: 'FEE',
        amount: formatAmount(-(file.fee_minor ?? 0n), file.currency),
        date: file.execution_date,
        batch: { id: file.batch_id, label: file.label },
        file: { id: file.id, fileName: file.file_name },
      });
  }
  const records = await db.query(
    `SELECT r.id, r.currency, r.day, r.reference, r.note,
            coalesce(r.received_minor, r.expected_minor) AS amount_minor
       FROM funding_records r
      WHERE r.id = ANY($1) AND r.entity_id = $2`,
    [funding.map(({ of }) => of), entityId],
  );
  for (const row of records)
    found.set(`FUNDING ${row.id}`, {
      ...UNNAMED,
      kind: 'FUNDING',
      amount: formatAmount(row.amount_minor ?? 0n, row.currency),
      date: row.day,
      reference: row.note ?? row.reference,
      fundingRecordId: row.id,
    });
  for (const [id, item] of await loadReceiptItems(
    db,
    entityId,
    receipts.map(({ of }) => of),
  ))
    found.set(id, item);
  return found;
}

async function loadReceiptItems(
  db: Queryable,
  entityId: string,
  ids: readonly string[],
): Promise<[string, ItemForDisplay][]> {
  if (ids.length === 0) return [];
  const rows = await db.query(
    `SELECT r.id, r.currency, r.amount_minor, r.received_on, r.text, r.counterparty_name,
            r.counterparty_account, refunded_of(r.id) AS refunded_minor
       FROM receipts r
      WHERE r.id = ANY($1) AND r.entity_id = $2`,
    [ids, entityId],
  );
  return rows.map((row) => [
    `RECEIPT ${row.id}`,
    {
      ...UNNAMED,
      kind: 'RECEIPT',
      amount: formatAmount(row.amount_minor, row.currency),
      date: row.received_on,
      reference: row.text,
      accountNumber: row.counterparty_account,
      receiptId: row.id,
      ...(row.refunded_minor ? { givenBackAmount: formatAmount(row.refunded_minor, row.currency) } : {}),
    },
  ]);
}

/** The expected fees of payments up to a day that no statement shows; nothing without any. */
export function unsettledFees(
  { untilDayMinor, inAllMinor }: UnsettledFees,
  currency: Currency,
  date: string,
): ItemForDisplay[] {
  const feesMinor = untilDayMinor < inAllMinor ? untilDayMinor : inAllMinor;
  if (feesMinor <= 0n) return [];
  return [
    { ...UNNAMED, kind: 'FEE', amount: formatAmount(-feesMinor, currency), date, batch: null, file: null },
  ];
}

/**
 * Whole files, each with the payments that no entry is posted for; files without such payments are left out.
 */
export async function loadFileItems(
  db: Queryable,
  entityId: string,
  fileIds: readonly string[],
): Promise<ItemForDisplay[]> {
  const rows = await db.query(
    `SELECT f.id, f.file_name, f.execution_date, f.currency, b.id AS batch_id, b.label,
            count(*) FILTER (WHERE p.state IS DISTINCT FROM 'REJECTED')::int AS payment_count,
            coalesce(sum(p.amount_minor) FILTER (WHERE p.state IS DISTINCT FROM 'REJECTED'), 0)::bigint
              AS open_minor,
            count(*) FILTER (WHERE p.state = 'REJECTED')::int AS rejected_count,
            coalesce(sum(p.amount_minor) FILTER (WHERE p.state = 'REJECTED'), 0)::bigint AS rejected_minor
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
       JOIN settlement_totals t ON t.file_id = f.id AND t.state <> 'SETTLED'
       JOIN bank_file_payments p ON p.file_id = f.id
      WHERE f.id = ANY($1) AND f.entity_id = $2
        AND NOT EXISTS (SELECT
                          FROM entry_postings o
                         WHERE o.withdrawal_id = p.withdrawal_id
                           AND (o.kind = 'PAYOUT' OR (o.kind = 'CORRECTION' AND o.amount_minor < 0)))
      GROUP BY f.id, b.id
      ORDER BY count(*) FILTER (WHERE p.state IS DISTINCT FROM 'REJECTED') = 0, f.execution_date DESC,
               f.id DESC`,
    [fileIds, entityId],
  );
  return rows.map((row) => ({
    ...UNNAMED,
    kind: 'FILE',
    amount: formatAmount(-(row.open_minor ?? 0n), row.currency),
    date: row.execution_date,
    batch: { id: row.batch_id, label: row.label },
    file: { id: row.id, fileName: row.file_name },
    ofFile: {
      paymentCount: row.payment_count ?? 0,
      rejectedCount: row.rejected_count ?? 0,
      rejectedAmount: formatAmount(-(row.rejected_minor ?? 0n), row.currency),
    },
  }));
}

const UNNAMED = {
  ofFile: null,
  bankSays: null,
  withdrawalId: null,
  payoutId: null,
  beneficiaryName: null,
  accountNumber: null,
  reference: null,
  endToEndId: null,
  batch: null,
  file: null,
  fundingRecordId: null,
  receiptId: null,
} as const;
