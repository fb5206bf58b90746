import type {
  AllocationEnd,
  AllocationWay,
  ReceiptReason,
  RequestEvent,
} from '../../../../shared/collection-terms.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { RowOf, Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';

/** A part of a receipt for a request, or as the credit of a payer. */
export interface NewAllocation {
  receiptId: string;
  requestId: string | null;
  payerId: string | null;
  amountMinor: bigint;
}

/** How, by whom and when allocations are added. */
export interface Allocating {
  entityId: string;
  currency: Currency;
  way: AllocationWay;
  /** Null when no user was needed. */
  userId: string | null;
  at: Date;
}

/**
 * Adds allocations of receipts that are locked, to requests that are locked. Triggers add them to the
 * receipts and the requests, and refuse more than either has. A write-off that waits ends: it is about
 * another amount.
 */
export async function addAllocations(
  context: Context,
  tx: Tx,
  { entityId, currency, way, userId, at }: Allocating,
  allocations: readonly (NewAllocation & { reason: ReceiptReason | null })[],
): Promise<void> {
  if (allocations.length === 0) return;
  const before = await loadRequests(tx, allocations);
  await tx.query(
    `INSERT INTO receipt_allocations
            (id, entity_id, receipt_id, request_id, payer_id, amount_minor, way, reason, allocated_by,
             allocated_at)
     SELECT n.id, $1, n.receipt_id, n.request_id, n.payer_id, n.amount_minor, $2, n.reason, $3, $4
       FROM unnest($5::uuid[], $6::uuid[], $7::uuid[], $8::uuid[], $9::bigint[], $10::text[])
         AS n (id, receipt_id, request_id, payer_id, amount_minor, reason)`,
    [
      entityId,
      way,
      userId,
      at,
      allocations.map(() => newId(context)),
      allocations.map(({ receiptId }) => receiptId),
      allocations.map(({ requestId }) => requestId),
      allocations.map(({ payerId }) => payerId),
      allocations.map(({ amountMinor }) => amountMinor),
      allocations.map(({ reason }) => reason),
    ],
  );
  await recordMoves(context, tx, { entityId, currency, event: 'RECEIVED', userId, at }, before, allocations);
}

/** The reason and the user by whom allocations end. */
interface Ending {
  entityId: string;
  currency: Currency;
  kind: AllocationEnd;
  userId: string | null;
  reason: string | null;
  at: Date;
}

/** Ends allocations of receipts that are locked, of requests that are locked. */
export async function endAllocations(
  context: Context,
  tx: Tx,
  { entityId, currency, kind, userId, reason, at }: Ending,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const allocations = await tx.query(
    `SELECT a.request_id AS "requestId", -a.amount_minor AS "amountMinor"
       FROM receipt_allocations a
      WHERE a.id = ANY($1)
      ORDER BY a.id`,
    [ids],
  );
  const moved = allocations.map((row) => ({ requestId: row.requestId, amountMinor: row.amountMinor! }));
  const before = await loadRequests(tx, moved);
  await tx.query(
    `UPDATE receipt_allocations
        SET end_kind = $2, ended_at = $3, ended_by = $4, end_reason = $5
      WHERE id = ANY($1)`,
    [ids, kind, at, userId, reason],
  );
  await recordMoves(context, tx, { entityId, currency, event: kind, userId, at, reason }, before, moved);
}

interface Moved {
  requestId: string | null;
  /** Positive for money that pays a request, negative for money that no longer does. */
  amountMinor: bigint;
}

type Requests = Awaited<ReturnType<typeof loadRequests>>;
type Request = RowOf<typeof SELECT_STATE>;

const SELECT_STATE = `
  SELECT q.id, q.paid_minor, q.amount_minor, q.expires_on, q.invoice_number, q.minimum_part_minor
    FROM payment_requests q
   WHERE q.id = ANY($1)` as const;

/** The requests as they are, with what a change of their allocations can change. */
async function loadRequests(tx: Tx, moved: readonly Moved[]) {
  const ids = [...new Set(moved.flatMap(({ requestId }) => requestId ?? []))];
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx.query(SELECT_STATE, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What else changed of a request that had ended, and is open again. */
function changesOf(
  before: Request,
  after: Request,
  amount: (minor: bigint) => string,
): Record<string, { before: string | null; after: string | null }> {
  const fields = {
    amount: [amount(before.amount_minor), amount(after.amount_minor)],
    expiresOn: [before.expires_on, after.expires_on],
    invoiceNumber: [before.invoice_number, after.invoice_number],
    minimumPart: [before.minimum_part_minor, after.minimum_part_minor].map((minor) =>
      minor === null ? null : amount(minor),
    ),
  };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, [old, now]]) => old !== now)
      .map(([field, [old, now]]) => [field, { before: old ?? null, after: now ?? null }]),
  );
}

/**
 * Adds the moves of money to the histories of requests. What a payer owes changes by them. The database has
 * opened a request again that had ended, when money that paid it went.
 */
async function recordMoves(
  context: Context,
  tx: Tx,
  {
    entityId,
    currency,
    event,
    userId,
    at,
    reason = null,
  }: { event: RequestEvent; reason?: string | null } & Omit<Allocating, 'way'>,
  requests: Requests,
  moved: readonly Moved[],
): Promise<void> {
  const paid = new Map([...requests].map(([id, { paid_minor }]) => [id, paid_minor]));
  const now = await loadRequests(tx, moved);
  const events = moved.flatMap(({ requestId, amountMinor }) => {
    if (requestId === null) return [];
    const beforeMinor = paid.get(requestId)!;
    const afterMinor = beforeMinor + amountMinor;
    paid.set(requestId, afterMinor);
    const amount = (minor: bigint) => formatAmount(minor, currency);
    return {
      requestId,
      owedMinor: -amountMinor,
      changes: {
        paidAmount: { before: amount(beforeMinor), after: amount(afterMinor) },
        ...changesOf(requests.get(requestId)!, now.get(requestId)!, amount),
      },
    };
  });
  if (events.length === 0) return;
  await tx.query(
    `UPDATE write_offs
        SET status = 'WITHDRAWN', withdrawn_at = $2
      WHERE request_id = ANY($1) AND status = 'WAITING'`,
    [[...requests.keys()], at],
  );
  await tx.query(
    `INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id, reason,
       changes)
     SELECT n.id, $1, n.request_id, $2, $3, n.owed_minor, $4, $5, n.changes::jsonb
       FROM unnest($6::uuid[], $7::uuid[], $8::bigint[], $9::text[])
         AS n (id, request_id, owed_minor, changes)`,
    [
      entityId,
      event,
      at,
      userId,
      reason,
      events.map(() => newId(context)),
      events.map(({ requestId }) => requestId),
      events.map(({ owedMinor }) => owedMinor),
      events.map(({ changes }) => JSON.stringify(changes)),
    ],
  );
}
