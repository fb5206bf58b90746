import type { ReminderKind } from '../../../../shared/collection-terms.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/random.ts';
import { REMINDER_MAIL } from '../../base/queues.ts';
import { recordEvent } from '../record-event.ts';

interface NewReminder {
  entityId: string;
  requestId: string;
  kind: ReminderKind;
  dueOn: string;
  madeOn: string;
  /** Null for an automatic one. */
  userId: string | null;
}

/**
 * Writes a reminder, its event and its mail job in one transaction. Resolves to false if the request has one
 * of this day already, or the automatic one of its due day.
 */
export async function addReminder(context: Context, tx: Tx, reminder: NewReminder): Promise<boolean> {
  const { entityId, requestId, kind, dueOn, madeOn, userId } = reminder;
  const at = nowOf(context.clock);
  const [added] = await tx.query(
    `INSERT INTO payment_reminders (id, entity_id, request_id, kind, due_on, made_on, status, asked_by,
       created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'WAITING', $7, $8)
     ON CONFLICT DO NOTHING
     RETURNING id`,
    [newId(context), entityId, requestId, kind, dueOn, madeOn, userId, at],
  );
  if (!added) return false;
  await recordEvent(context, tx, { entityId, requestId, event: 'REMINDED', at, userId, owedMinor: 0n });
  await sendJob(tx, REMINDER_MAIL, { entityId, reminderId: added.id });
  return true;
}
