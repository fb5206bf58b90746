import type { RequestEvent } from '../../../shared/collection-terms.ts';
import { actorOf, type AuditRecord } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';

interface Recorded {
  entityId: string;
  requestId: string;
  event: RequestEvent;
  at: Date;
  /** Null for the worker. */
  userId: string | null;
  /** By how much it changes what the payer owes. */
  owedMinor: bigint;
  reason?: string;
  changes?: Record<string, { before: string | null; after: string | null }>;
}

/** Adds an event to the history of a request. */
export async function recordEvent(context: Context, tx: Tx, recorded: Recorded): Promise<void> {
  const { entityId, requestId, event, at, userId, owedMinor, reason, changes } = recorded;
  await tx.query(
    `INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id, reason,
       changes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId(context),
      entityId,
      requestId,
      event,
      at,
      owedMinor,
      userId,
      reason ?? null,
      changes ? JSON.stringify(changes) : null,
    ],
  );
}

type Done =
  | 'created'
  | 'changed'
  | 'cancelled'
  | 'write_off_asked'
  | 'write_off_withdrawn'
  | 'written_off'
  | 'link_renewed'
  | 'link_switched_off'
  | 'mailed'
  | 'reminded'
  | 'pay_asked'
  | 'pay_cancel_asked';

/** The audit row of what a user did to a request. */
export function auditOfRequest(
  caller: { userId: string; userName: string; entityId: string },
  requestId: string,
  at: Date,
  done: Done,
  details: Record<string, unknown>,
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action: `payment_request.${done}`,
    subjectType: 'payment_request',
    subjectId: requestId,
    details,
  };
}
