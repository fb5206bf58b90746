import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { unavailabilityOf } from '../../../platform/database/unavailable.ts';
import { newId } from '../../../platform/random.ts';
import type { MailQueueName } from './tables.ts';

/** How long a mail is tried. Most outages of mail servers are shorter, and a weekend is too. */
const TRIED_FOR_MS = 5 * DAY_MS;
/** The pause doubles from one minute up to this. */
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** A restart of the mail server is not worth showing. */
export const SHOWN_AFTER_MS = 10 * MINUTE_MS;
const MOST_AT_ONCE = 500;
const ERROR_LENGTH = 300;

/** A mail to one address, as its job describes it. */
export interface AddressedMail {
  entityId: string;
  queue: MailQueueName;
  job: object;
  address: string;
}

/**
 * Sends a mail for the first time. When that fails, the mail is kept and tried for days; only a failure of
 * the database fails the job, which repeats it.
 */
export async function deliver(
  context: Context,
  mail: AddressedMail,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (unavailabilityOf(error) !== null) throw error;
    await keep(context, mail, error);
  }
}

async function keep(
  context: Context,
  { entityId, queue, job, address }: AddressedMail,
  error: unknown,
): Promise<void> {
  context.log.warn({ err: error, entityId, queue }, 'a mail was not delivered; it is tried again for days');
  const now = context.clock.nowMs();
  const key = createHash('sha256')
    .update(JSON.stringify([queue, job, address]))
    .digest('hex');
  await context.database.query(
    `INSERT INTO undelivered_mails
       (id, entity_id, key, queue, job, address, failed_at, tried_at, attempts, next_try_at, error)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 1, $8, $9)
     ON CONFLICT (entity_id, key) DO NOTHING`,
    [
      newId(context),
      entityId,
      key,
      queue,
      JSON.stringify(job),
      address,
      new Date(now),
      new Date(now + MINUTE_MS),
      textOf(error),
    ],
  );
}

/** Sends a kept mail again; resolves when it was sent or is no longer needed. */
export type SendAgain = (context: Context, mail: AddressedMail) => Promise<void>;

/**
 * Tries the kept mails that are due. The next time is written before each try, so a process that dies in
 * between repeats it. Without a connection to the mail server the others wait for the next round.
 */
export async function sendUndelivered(context: Context, sendAgain: SendAgain): Promise<void> {
  if (!context.configuration.smtpUrl) return;
  for (let i = 0; i < MOST_AT_ONCE; i++) {
    const mail = await claim(context);
    if (!mail) return;
    try {
      await sendAgain(context, mail);
    } catch (error) {
      if (unavailabilityOf(error) !== null) throw error;
      await noteFailure(context, mail.id, error);
      if (isUnreachable(error)) return;
      continue;
    }
    await context.database.query('DELETE FROM undelivered_mails WHERE id = $1', [mail.id]);
    context.log.info({ mailId: mail.id, queue: mail.queue }, 'a mail was delivered at last');
  }
}

/** A mail that is due. A time beyond the longest pause was written while the clock was wrong. */
async function claim({ database, clock }: Context): Promise<(AddressedMail & { id: string }) | null> {
  const now = clock.nowMs();
  const [row] = await database.query(
    `UPDATE undelivered_mails
        SET attempts = attempts + 1, tried_at = $1,
            next_try_at = $1::timestamptz + least($3::int, 2 ^ least(attempts, 16)) * interval '1 minute'
      WHERE id = (
              SELECT id FROM undelivered_mails
               WHERE given_up_at IS NULL AND (next_try_at <= $1 OR next_try_at > $2)
               ORDER BY next_try_at
               LIMIT 1
               FOR UPDATE SKIP LOCKED)
      RETURNING id, entity_id, queue, job, address`,
    [new Date(now), new Date(now + LONGEST_PAUSE_MS + MINUTE_MS), LONGEST_PAUSE_MS / MINUTE_MS],
  );
  return (
    (row && {
      id: row.id,
      entityId: row.entity_id,
      queue: row.queue,
      job: row.job as object,
      address: row.address,
    }) ??
    null
  );
}

async function noteFailure(context: Context, mailId: string, error: unknown): Promise<void> {
  const now = context.clock.nowMs();
  const [row] = await context.database.query(
    `UPDATE undelivered_mails
        SET error = $2, given_up_at = CASE WHEN failed_at < $4 THEN $3::timestamptz END
      WHERE id = $1
      RETURNING attempts, given_up_at`,
    [mailId, textOf(error), new Date(now), new Date(now - TRIED_FOR_MS)],
  );
  const facts = { err: error, mailId, attempts: row?.attempts };
  if (row?.given_up_at) context.log.error(facts, 'a mail was given up after five days; an admin can send it');
  else context.log.warn(facts, 'a mail was not delivered again; it is tried later');
}

/**
 * Gives up kept mails for good: one by its id, or those that were given up before a moment. A request or a
 * reminder whose mail it was no longer waits for it.
 */
export async function forgetMails(
  db: Queryable,
  which: { id: string } | { givenUpBefore: Date },
  at: Date,
): Promise<void> {
  await db.query(
    `WITH gone AS (
       DELETE FROM undelivered_mails
        WHERE id = $1 OR given_up_at < $2
        RETURNING queue, job),
     asked AS (
       UPDATE request_mails m
          SET status = 'NOT_SENT', not_sent_because = 'NOT_DELIVERED', ended_at = $3
         FROM gone g
        WHERE g.queue = 'request-mail' AND m.id = (g.job->>'mailId')::uuid AND m.status = 'WAITING')
     UPDATE payment_reminders r
        SET status = 'NOT_SENT', ended_at = $3
       FROM gone g
      WHERE g.queue = 'reminder-mail' AND r.id = (g.job->>'reminderId')::uuid AND r.status = 'WAITING'`,
    ['id' in which ? which.id : null, 'id' in which ? null : which.givenUpBefore, at],
  );
}

/** The reason in one line. What a mail server says may name the address, which the row has anyway. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').slice(0, ERROR_LENGTH);
}

/** An error without an answer of the mail server. */
function isUnreachable(error: unknown): boolean {
  return !(error instanceof Error && 'responseCode' in error);
}
