import { requestStates } from '../../../domain/collections/request-states.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import type { Queryable, RowOf, Tx } from '../../platform/database/pool.ts';

const LOCK = `
  SELECT r.id, r.entity_id, r.payer_id, r.label, r.invoice_number, r.currency, r.amount_minor, r.due_on,
         r.expires_on, r.allows_part, r.minimum_part_minor, r.on_too_much, r.reference, r.status,
         r.paid_minor, r.reopened_at, r.version
    FROM payment_requests r
   WHERE r.id = $1 AND r.entity_id = $2
     FOR NO KEY UPDATE` as const;

export type LockedRequest = RowOf<typeof LOCK>;

/** Locks a request of the entity until the transaction ends, and with it its write-offs. Throws 404. */
export async function lockRequest(tx: Tx, entityId: string, id: string): Promise<LockedRequest> {
  const [request] = await tx.query(LOCK, [id, entityId]);
  if (!request) throw notFound('payment_request');
  return request;
}

/** Throws 400 `wrong_request_status` for a request without an open amount. */
export function requireOpen({ status }: Pick<LockedRequest, 'status'>): void {
  if (requestStates.next(status, 'cancel')) return;
  throw refused(
    'wrong_request_status',
    explain('wrong_request_status', { status: explain(`request_status.${status}`) }),
  );
}

/** The write-off of a locked request that waits; null without one. */
export async function loadWaitingWriteOff(db: Queryable, requestId: string) {
  const [waiting] = await db.query(
    `SELECT w.id, w.amount_minor, w.reason, w.asked_by
       FROM write_offs w
      WHERE w.request_id = $1 AND w.status = 'WAITING'`,
    [requestId],
  );
  return waiting ?? null;
}
