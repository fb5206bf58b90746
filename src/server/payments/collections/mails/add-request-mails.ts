import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { sendJobs } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/random.ts';
import { REQUEST_MAIL } from '../../base/queues.ts';

interface NewMails {
  entityId: string;
  userId: string;
  /** The day in the zone of the entity. */
  madeOn: string;
}

/** Writes mails that ask for money, the events of their requests and their jobs, in one transaction. */
export async function addRequestMails(
  context: Context,
  tx: Tx,
  { entityId, userId, madeOn }: NewMails,
  mails: readonly { requestId: string; address: string }[],
): Promise<void> {
  if (mails.length === 0) return;
  const at = nowOf(context.clock);
  const ids = mails.map(() => newId(context));
  const requestIds = mails.map(({ requestId }) => requestId);
  await tx.query(
    `INSERT INTO request_mails (id, entity_id, request_id, address, made_on, status, asked_by, created_at)
     SELECT n.id, $1, n.request_id, n.address, $2, 'WAITING', $3, $4
       FROM unnest($5::uuid[], $6::uuid[], $7::text[]) AS n (id, request_id, address)`,
    [entityId, madeOn, userId, at, ids, requestIds, mails.map(({ address }) => address)],
  );
  await tx.query(
    `INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id)
     SELECT n.id, $1, n.request_id, 'MAILED', $2, 0, $3
       FROM unnest($4::uuid[], $5::uuid[]) AS n (id, request_id)`,
    [entityId, at, userId, mails.map(() => newId(context)), requestIds],
  );
  await sendJobs(
    tx,
    REQUEST_MAIL,
    ids.map((mailId) => ({ entityId, mailId })),
  );
}
