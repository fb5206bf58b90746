import type { z } from 'zod';
import type {
  dismissMail as dismissOp,
  listUndeliveredMails as listOp,
  sendMailsAgain as sendOp,
  UndeliveredMail,
} from '../../../../contract/dashboard/undelivered-mails.ts';
import { notFound } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ChangingVerb } from '../../base/change.ts';
import type { MailQueueName } from './tables.ts';
import { forgetMails } from './undelivered.ts';

const MOST = 100;

/** What the mails of each queue are about; the others are OTHER. */
const ABOUT: Partial<Record<MailQueueName, z.input<typeof UndeliveredMail>['about']>> = {
  mail: 'BATCH',
  'low-balance-mail': 'LOW_BALANCE',
  'notification-mail': 'NOTIFICATIONS',
  'reminder-mail': 'PAYER',
  'request-mail': 'PAYER',
};

async function load(
  db: Queryable,
  entityId: string,
  id: string | null,
): Promise<z.input<typeof UndeliveredMail>[]> {
  const rows = await db.query(
    `SELECT id, queue, address, failed_at, tried_at, attempts, next_try_at, error, given_up_at
       FROM undelivered_mails
      WHERE entity_id = $1 AND ($2::uuid IS NULL OR id = $2)
      ORDER BY failed_at, id
      LIMIT $3`,
    [entityId, id, MOST],
  );
  return rows.map((row) => ({
    id: row.id,
    about: ABOUT[row.queue] ?? 'OTHER',
    address: row.address,
    failedAt: row.failed_at.toISOString(),
    triedAt: row.tried_at.toISOString(),
    attempts: row.attempts,
    nextTryAt: row.given_up_at ? null : row.next_try_at.toISOString(),
    error: row.error,
  }));
}

/** GET /app/undelivered-mails. */
export function listUndeliveredMails(context: Context): Handler<typeof listOp> {
  return ({ caller }) => load(context.database, caller.entityId, null);
}

/** POST /app/undelivered-mails/send-again. */
export const sendMailsAgain: ChangingVerb<typeof sendOp> = async (context, tx, { caller }) => {
  const at = nowOf(context.clock);
  const due = await tx.query(
    `UPDATE undelivered_mails SET next_try_at = $2, given_up_at = NULL
      WHERE entity_id = $1
      RETURNING id`,
    [caller.entityId, at],
  );
  return {
    body: { count: due.length },
    audit:
      due.length === 0
        ? null
        : {
            entityId: caller.entityId,
            at,
            actor: actorOf(caller),
            action: 'mails.sent_again',
            subjectType: 'entity',
            subjectId: caller.entityId,
            details: { count: due.length },
          },
  };
};

/** POST /app/undelivered-mails/{id}/dismiss. Error: 404. */
export const dismissMail: ChangingVerb<typeof dismissOp> = async (context, tx, { caller, params }) => {
  const [mail] = await load(tx, caller.entityId, params.id);
  if (!mail) throw notFound('mail');
  const at = nowOf(context.clock);
  await forgetMails(tx, { id: params.id }, at);
  return {
    body: mail,
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'mail.dismissed',
      subjectType: 'mail',
      subjectId: params.id,
      details: { address: mail.address, about: mail.about, error: mail.error },
    },
  };
};
