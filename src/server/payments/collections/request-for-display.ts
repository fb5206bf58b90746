import type { z } from 'zod';
import type { PaymentRequest, PaymentRequestDetail } from '../../../contract/payment-requests.ts';
import { ageingBucketOf } from '../../../domain/collections/ageing.ts';
import { requestStates } from '../../../domain/collections/request-states.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { payLinksOf, type PayLinks } from './pay-page/pay-links.ts';
import { loadRequestsToPay } from './requests-to-pay/load-requests-to-pay.ts';
import { providerOf } from './requests-to-pay/provider.ts';
import { loadPayInto } from './pay-page/receiving-account.ts';
import { usersWhoMayConfirm } from '../reconciling/settlements/users-who-may-confirm.ts';

export type RequestForDisplay = z.input<typeof PaymentRequest>;
type DetailForDisplay = z.input<typeof PaymentRequestDetail>;

/** The caller appends a WHERE and an ORDER BY over `r` and its payer `p`. */
export const SELECT_REQUESTS = `
  SELECT r.id, r.payer_id, p.name AS payer_name, p.reference AS payer_reference, r.label, r.invoice_number,
         r.currency, r.amount_minor, r.due_on, r.expires_on, r.allows_part, r.minimum_part_minor,
         r.on_too_much, r.reference, r.status, r.paid_minor,
         refunded_for_request(r.id) AS refunded_minor, r.reopened_at, r.version, r.created_by,
         author.name AS created_by_name, r.created_at, r.updated_at, l.number AS link_number
    FROM payment_requests r
    JOIN payers p ON p.id = r.payer_id
    JOIN users author ON author.id = r.created_by
    LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL` as const;

export type RequestRow = RowOf<typeof SELECT_REQUESTS>;

/** The amount that is still expected for a request: nothing once it is paid or over. */
export function openMinorOf({
  status,
  amount_minor,
  paid_minor,
}: Pick<RequestRow, 'status' | 'amount_minor' | 'paid_minor'>): bigint {
  return requestStates.next(status, 'receive all') ? amount_minor - paid_minor : 0n;
}

export function displayRequest(row: RequestRow, today: string, links: PayLinks): RequestForDisplay {
  const { currency } = row;
  const openMinor = openMinorOf(row);
  return {
    id: row.id,
    payer: { id: row.payer_id, name: row.payer_name, reference: row.payer_reference },
    label: row.label,
    invoiceNumber: row.invoice_number,
    currency,
    amount: formatAmount(row.amount_minor, currency),
    dueOn: row.due_on,
    expiresOn: row.expires_on,
    allowsPart: row.allows_part,
    minimumPart: row.minimum_part_minor === null ? null : formatAmount(row.minimum_part_minor, currency),
    onTooMuch: row.on_too_much,
    reference: row.reference,
    payUrl: row.link_number === null ? null : links.urlOf({ requestId: row.id, number: row.link_number }),
    status: row.status,
    paidAmount: formatAmount(row.paid_minor, currency),
    refundedAmount: formatAmount(row.refunded_minor ?? 0n, currency),
    openAmount: formatAmount(openMinor, currency),
    isOverdue: openMinor > 0n && row.due_on < today,
    ageing: openMinor > 0n ? ageingBucketOf(row.due_on, today) : null,
    reopenedAt: row.reopened_at?.toISOString() ?? null,
    version: row.version,
    createdBy: { userId: row.created_by, name: row.created_by_name },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** One request with its write-off, receipts and history. Throws 404. */
export async function loadRequestDetail(
  context: Context,
  db: Queryable,
  entityId: string,
  id: string,
  today: string,
): Promise<DetailForDisplay> {
  const [row] = await db.query(`${SELECT_REQUESTS} WHERE r.entity_id = $1 AND r.id = $2`, [entityId, id]);
  if (!row) throw notFound('payment_request');
  const writeOff = await loadWriteOff(db, row.id, row.currency);
  return {
    ...displayRequest(row, today, await payLinksOf(context)),
    payInto: await loadPayInto(db, entityId, row.currency),
    writeOff,
    mayConfirm: writeOff?.isWaiting
      ? await usersWhoMayConfirm(db, entityId, writeOff.askedBy.userId, 'writeOffRequests')
      : [],
    receipts: await loadReceipts(db, row),
    mails: await loadMails(db, row.id),
    reminders: await loadReminders(db, row.id),
    requestsToPay: await loadRequestsToPay(db, row.id, row.currency),
    canAskToPay: (await providerOf(context, db, entityId)) !== null,
    history: await loadHistory(db, row.id),
  };
}

async function loadWriteOff(
  db: Queryable,
  requestId: string,
  currency: Currency,
): Promise<DetailForDisplay['writeOff']> {
  const [row] = await db.query(
    `SELECT w.id, w.amount_minor, w.reason, w.status, w.asked_by, asker.name AS asked_by_name, w.asked_at,
            w.confirmed_by, confirmer.name AS confirmed_by_name, w.confirmed_at
       FROM write_offs w
       JOIN users asker ON asker.id = w.asked_by
       LEFT JOIN users confirmer ON confirmer.id = w.confirmed_by
      WHERE w.request_id = $1 AND w.status <> 'WITHDRAWN' AND w.reopened_at IS NULL`,
    [requestId],
  );
  if (!row) return null;
  return {
    id: row.id,
    amount: formatAmount(row.amount_minor, currency),
    reason: row.reason,
    isWaiting: row.status === 'WAITING',
    askedBy: { userId: row.asked_by, name: row.asked_by_name },
    askedAt: row.asked_at.toISOString(),
    confirmedBy:
      row.confirmed_by === null ? null : { userId: row.confirmed_by, name: row.confirmed_by_name! },
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  };
}

async function loadReceipts(
  db: Queryable,
  { id, currency }: Pick<RequestRow, 'id' | 'currency'>,
): Promise<DetailForDisplay['receipts']> {
  const rows = await db.query(
    `SELECT a.receipt_id, r.received_on, a.amount_minor
       FROM receipt_allocations a
       JOIN receipts r ON r.id = a.receipt_id
      WHERE a.request_id = $1 AND a.ended_at IS NULL
      ORDER BY r.received_on, a.allocated_at, a.id`,
    [id],
  );
  return rows.map((row) => ({
    receiptId: row.receipt_id,
    receivedOn: row.received_on,
    amount: formatAmount(row.amount_minor, currency),
  }));
}

async function loadMails(db: Queryable, requestId: string): Promise<DetailForDisplay['mails']> {
  const rows = await db.query(
    `SELECT m.address, m.made_on, m.status, m.not_sent_because, m.created_at, m.asked_by, u.name
       FROM request_mails m
       JOIN users u ON u.id = m.asked_by
      WHERE m.request_id = $1
      ORDER BY m.created_at DESC`,
    [requestId],
  );
  return rows.map((row) => ({
    address: row.address,
    on: row.made_on,
    at: row.created_at.toISOString(),
    by: { userId: row.asked_by, name: row.name },
    status: row.status,
    notSentBecause: row.not_sent_because,
  }));
}

async function loadReminders(db: Queryable, requestId: string): Promise<DetailForDisplay['reminders']> {
  const rows = await db.query(
    `SELECT m.kind, m.made_on, m.status, m.created_at, m.asked_by, u.name
       FROM payment_reminders m
       LEFT JOIN users u ON u.id = m.asked_by
      WHERE m.request_id = $1
      ORDER BY m.created_at DESC`,
    [requestId],
  );
  return rows.map((row) => ({
    kind: row.kind,
    on: row.made_on,
    at: row.created_at.toISOString(),
    by: row.asked_by === null ? null : { userId: row.asked_by, name: row.name! },
    status: row.status,
  }));
}

async function loadHistory(db: Queryable, requestId: string): Promise<DetailForDisplay['history']> {
  const rows = await db.query(
    `SELECT e.event, e.at, e.user_id, u.name, e.reason, e.changes
       FROM payment_request_events e
       LEFT JOIN users u ON u.id = e.user_id
      WHERE e.request_id = $1
      ORDER BY e.at DESC, e.event = 'CREATED', e.id DESC`,
    [requestId],
  );
  return rows.map((row) => ({
    event: row.event,
    at: row.at.toISOString(),
    by: row.user_id === null ? null : { userId: row.user_id, name: row.name! },
    reason: row.reason,
    changes: Object.entries(row.changes ?? {}).map(([field, { before, after }]) => ({
      field,
      before,
      after,
    })),
  }));
}
