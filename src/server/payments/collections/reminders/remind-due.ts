import { FARTHEST_DAYS, reminderOn } from './reminder-days.ts';
import { addDays, momentOf } from '../../../../shared/calendar-day.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { loadHolidays } from '../../batches/dates/date-settings.ts';
import { countryOfEntity } from '../../entity/config/entity-country.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { lockRequest } from '../lock-request.ts';
import { OPEN_STATUSES } from '../list-requests.ts';
import { addReminder } from './add-reminder.ts';

/** No payer is mailed at night: from this time of the entity's zone on. */
const FROM = '08:00';
const UNTIL = '18:00';
/** The most of an entity at once, so that a turn of the worker stays short. */
const MOST_AT_ONCE = 500;

/**
 * Makes the automatic reminders of the day: of open requests whose pay page is switched on, to payers with an
 * address who have not switched them off. Not of a request that is open again until a user has answered.
 * Does nothing without SMTP_URL. A turn that ends in between leaves
 * the others to the next one.
 */
export async function remindDue(context: Context): Promise<void> {
  const { database, log, configuration } = context;
  if (!configuration.smtpUrl) return;
  const entities = await database.query(
    `SELECT DISTINCT s.entity_id
       FROM payment_request_sums s
      WHERE s.status = ANY($1) AND s.request_count > 0`,
    [[...OPEN_STATUSES]],
  );
  for (const { entity_id: entityId } of entities)
    await remindOf(context, entityId).catch((error: unknown) =>
      log.error({ err: error, entityId }, 'reminders of an entity could not be made; they are tried again'),
    );
}

async function remindOf(context: Context, entityId: string): Promise<void> {
  const { database, clock, log } = context;
  const { timezone } = await loadPaymentConfig(database, entityId);
  const today = await todayOf(context, database, entityId);
  const now = clock.nowMs();
  if (now < momentOf(today, FROM, timezone) || now >= momentOf(today, UNTIL, timezone)) return;
  const country = await countryOfEntity(database, entityId);
  const holidays = await loadHolidays(database, entityId, country, addDays(today, -FARTHEST_DAYS));
  if (!holidays) return;
  const due = new Map<string, NonNullable<ReturnType<typeof reminderOn>>>();
  for (let offset = -FARTHEST_DAYS; offset <= FARTHEST_DAYS; offset++) {
    const dueOn = addDays(today, offset);
    const reminder = reminderOn(today, dueOn, { holidays });
    if (reminder) due.set(dueOn, reminder);
  }
  if (due.size === 0) return;
  const found = await database.query(
    `SELECT r.id, r.due_on
       FROM unnest($2::text[], $3::text[], $4::text[]) AS d (due_on, kind, meant_on)
       JOIN payment_requests r ON r.entity_id = $1 AND r.due_on = d.due_on
       JOIN payers p ON p.id = r.payer_id AND p.email IS NOT NULL AND NOT p.reminders_off
       JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL
      WHERE r.status = ANY($5) AND r.reopened_at IS NULL
        AND (r.created_at AT TIME ZONE $6)::date::text <= d.meant_on
        AND NOT EXISTS (
              SELECT 1
                FROM payment_reminders m
               WHERE m.request_id = r.id
                 AND (m.made_on = $7 OR (m.due_on = d.due_on AND m.kind = d.kind)))
      ORDER BY r.due_on, r.id
      LIMIT $8`,
    [
      entityId,
      [...due.keys()],
      [...due.values()].map(({ kind }) => kind),
      [...due.values()].map(({ meantOn }) => meantOn),
      [...OPEN_STATUSES],
      timezone,
      today,
      MOST_AT_ONCE,
    ],
  );
  for (const { id, due_on: dueOn } of found)
    await remind(context, { entityId, id, dueOn, today, kind: due.get(dueOn)!.kind }).catch(
      (error: unknown) => log.error({ err: error, requestId: id }, 'a reminder could not be made'),
    );
}

interface Due {
  entityId: string;
  id: string;
  dueOn: string;
  today: string;
  kind: NonNullable<ReturnType<typeof reminderOn>>['kind'];
}

async function remind(context: Context, { entityId, id, dueOn, today, kind }: Due): Promise<void> {
  await context.database.transaction(async (tx) => {
    // It may have been paid, or its due day moved, since it was found.
    const request = await lockRequest(tx, entityId, id);
    if (!OPEN_STATUSES.includes(request.status) || request.due_on !== dueOn) return;
    const reminder = { entityId, requestId: id, kind, dueOn, madeOn: today, userId: null };
    if (!(await addReminder(context, tx, reminder))) return;
    await recordAudit(tx, {
      entityId,
      at: nowOf(context.clock),
      actor: WORKER,
      action: 'payment_request.reminded',
      subjectType: 'payment_request',
      subjectId: id,
      details: { label: request.label, kind, dueOn },
    });
  });
}
