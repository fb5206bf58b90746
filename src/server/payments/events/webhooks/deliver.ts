import { TEST_EVENT_TYPE, type DeliveryFault } from '../../../../shared/event-terms.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { displayEvent } from '../event-for-display.ts';
import { fanOut } from './fan-out.ts';
import type { Answered, Receiver } from './post.ts';
import { endpointPauseMs, GIVE_UP_AFTER_MS, isDown, pauseAfterMs } from './retries.ts';
import { openSecrets, signedHeaders, type WebhookSecrets } from './secrets.ts';

/** Deliveries that are sent to one endpoint at the same time. */
export const AT_ONCE = 16;
/** An attempt ends within this time. */
export const TIMEOUT_MS = 10_000;
/** After this time another process may repeat an attempt: its process has ended. */
const CLAIM_MS = 60_000;
/** A turn of an endpoint ends after this time, so that endpoints of the same entity take turns. */
const TURN_MS = 5_000;

export type OpenReceiver = (url: string) => Receiver;

/**
 * One turn of an endpoint: makes deliveries of new events and sends what is due, until nothing is or its time
 * is over. Deliveries of one subject are sent one after the other. Several processes may do so at once: each
 * delivery is claimed by one of them.
 */
export async function deliver(
  context: Context,
  endpointId: string,
  safe: bigint,
  openReceiver: OpenReceiver,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = context;
  const begun = performance.now();
  let receiver: Receiver | null = null;
  try {
    for (let isMore = true; isMore && !signal.aborted && performance.now() - begun < TURN_MS;) {
      const hasMoreEvents = await database.transaction((tx) => fanOut(tx, endpointId, safe, nowOf(clock)));
      const round = await claim(context, endpointId);
      if (round) {
        receiver ??= openReceiver(round.url);
        const results = await sendAll(context, receiver, round);
        await database.transaction((tx) => record(context, tx, round, results));
      }
      isMore = hasMoreEvents || round !== null;
    }
  } finally {
    receiver?.close();
  }
}

const SELECT_ENDPOINT = `
  SELECT entity_id, url, failures, failing_since, secret, private_key, old_secret, old_private_key, old_until
    FROM webhook_endpoints
   WHERE id = $1 AND state = 'ON' AND (next_try_at IS NULL OR next_try_at <= $2)`;

interface Message {
  id: string;
  attempt: number;
  body: string;
}

interface Round {
  endpointId: string;
  entityId: string;
  url: string;
  claimId: string;
  secrets: WebhookSecrets[];
  messages: Message[];
}

/** Claims the deliveries that are due: of each subject the oldest, one of an endpoint that is down. */
async function claim(context: Context, endpointId: string): Promise<Round | null> {
  const { database, clock } = context;
  const at = nowOf(clock);
  const [endpoint] = await database.query(SELECT_ENDPOINT, [endpointId, at]);
  if (!endpoint) return null;
  const claimId = newId(context);
  const down = isDown(endpoint.failures);
  const rows = await database.query(
    // MATERIALIZED: a nested loop would choose again for each row. Of the events only a test has no row: a
    // delivery whose event is gone would be sent with a part of its body.
    `WITH due AS MATERIALIZED (
       SELECT w.event_id
         FROM webhook_deliveries w
        WHERE w.endpoint_id = $1 AND w.status = 'WAITING' AND w.next_at <= $2
          AND (w.claimed_until IS NULL OR w.claimed_until <= $2)
          AND NOT EXISTS (
                SELECT 1
                  FROM webhook_deliveries o
                 WHERE o.endpoint_id = $1 AND o.subject_id = w.subject_id AND o.status = 'WAITING'
                   AND o.position < w.position)
        ORDER BY CASE WHEN $6 THEN w.attempts ELSE 0 END, w.position
        LIMIT $5
          FOR UPDATE SKIP LOCKED)
     UPDATE webhook_deliveries d
        SET claim = $3, claimed_until = $4
       FROM due
       LEFT JOIN events e ON e.entity_id = $7 AND e.id = due.event_id
      WHERE d.endpoint_id = $1 AND d.event_id = due.event_id AND (e.id IS NOT NULL OR d.type = $8)
      RETURNING d.event_id, d.attempts, d.type, d.event_at, d.subject_id, d.position, e.parent_id, e.other_id,
                e.detail`,
    [
      endpointId,
      at,
      claimId,
      new Date(at.getTime() + CLAIM_MS),
      down ? 1 : AT_ONCE,
      down,
      endpoint.entity_id,
      TEST_EVENT_TYPE,
    ],
  );
  if (rows.length === 0) return null;
  return {
    endpointId,
    entityId: endpoint.entity_id,
    url: endpoint.url,
    claimId,
    secrets: secretsAt(context, endpointId, endpoint, at),
    messages: rows.map((row) => ({
      id: row.event_id,
      attempt: row.attempts + 1,
      body: bodyOf({ ...row, id: row.event_id, at: row.event_at }),
    })),
  };
}

/** The body of a delivery: what is signed and sent, byte for byte. */
export function bodyOf(row: Parameters<typeof displayEvent>[0]): string {
  return JSON.stringify(displayEvent(row));
}

interface StoredSecrets {
  secret: Buffer;
  private_key: Buffer;
  old_secret: Buffer | null;
  old_private_key: Buffer | null;
  old_until: Date | null;
}

/** The secrets that sign now: after a rotation the new one and, for a day, the old one. */
function secretsAt(context: Context, endpointId: string, row: StoredSecrets, at: Date): WebhookSecrets[] {
  const own = openSecrets(context, endpointId, { secret: row.secret, privateKey: row.private_key });
  if (!row.old_until || row.old_until <= at) return [own];
  return [
    own,
    openSecrets(context, endpointId, { secret: row.old_secret!, privateKey: row.old_private_key! }),
  ];
}

type Result = Message & { answered: Answered; at: Date };

function sendAll({ clock }: Context, receiver: Receiver, { messages, secrets }: Round): Promise<Result[]> {
  return Promise.all(
    messages.map(async (message) => {
      const { id, body } = message;
      const answered = await receiver.post(signedHeaders(id, nowOf(clock), body, secrets), body);
      return { ...message, answered, at: nowOf(clock) };
    }),
  );
}

/**
 * Writes what became of a round. Results of a claim that another process has taken over meanwhile are left
 * out: that process writes its own.
 */
async function record(context: Context, tx: Tx, round: Round, results: readonly Result[]): Promise<void> {
  const at = nowOf(context.clock);
  const [endpoint] = await tx.query(
    `SELECT state, failures, failing_since, url, description
       FROM webhook_endpoints
      WHERE id = $1
        FOR UPDATE`,
    [round.endpointId],
  );
  const oldest = await writeResults(tx, round, results);
  const succeeded = results.some(({ answered }) => answered.fault === null);
  const failures = succeeded ? 0 : endpoint!.failures + 1;
  const failingSince = succeeded ? null : (endpoint!.failing_since ?? at);
  const pauseMs = endpointPauseMs(failures);
  await tx.query(
    'UPDATE webhook_endpoints SET failures = $2, failing_since = $3, next_try_at = $4 WHERE id = $1',
    [round.endpointId, failures, failingSince, pauseMs === null ? null : new Date(at.getTime() + pauseMs)],
  );
  if (succeeded && isDown(endpoint!.failures)) await wakeAll(tx, round.endpointId, at);
  if (endpoint!.state !== 'ON') return;
  const isGone = results.some(({ answered }) => answered.status === 410);
  const firstFailureMs = Math.min(failingSince?.getTime() ?? Infinity, oldest?.getTime() ?? Infinity);
  if (isGone) await switchOff(tx, round, endpoint!, 'GONE', at);
  else if (at.getTime() - firstFailureMs >= GIVE_UP_AFTER_MS)
    await switchOff(tx, round, endpoint!, 'FAILING', at);
}

/** Resolves to the earliest first failure of the deliveries that failed now. */
async function writeResults(
  tx: Tx,
  { endpointId, claimId }: Round,
  results: readonly Result[],
): Promise<Date | null> {
  const faults: (DeliveryFault | null)[] = results.map(({ answered }) => answered.fault);
  const rows = await tx.query(
    `UPDATE webhook_deliveries d
        SET status = CASE WHEN r.fault IS NULL THEN 'DELIVERED' ELSE d.status END,
            attempts = d.attempts + 1,
            claim = NULL,
            claimed_until = NULL,
            tried_at = r.at,
            delivered_at = CASE WHEN r.fault IS NULL THEN r.at ELSE d.delivered_at END,
            failing_since = CASE WHEN r.fault IS NULL THEN NULL ELSE coalesce(d.failing_since, r.at) END,
            next_at = r.next_at,
            duration_ms = r.duration_ms,
            fault = r.fault,
            response_status = r.status,
            response_start = r.start
       FROM unnest($3::uuid[], $4::timestamptz[], $5::timestamptz[], $6::int[], $7::text[], $8::int[],
                   $9::text[])
              AS r (event_id, at, next_at, duration_ms, fault, status, start)
      WHERE d.endpoint_id = $1 AND d.event_id = r.event_id AND d.claim = $2
      RETURNING d.failing_since`,
    [
      endpointId,
      claimId,
      results.map(({ id }) => id),
      results.map(({ at }) => at),
      results.map(({ at, attempt }) => new Date(at.getTime() + pauseAfterMs(attempt))),
      results.map(({ answered }) => answered.durationMs),
      faults as string[],
      results.map(({ answered }) => answered.status) as number[],
      results.map(({ answered }) => answered.start) as string[],
    ],
  );
  const failing = rows.flatMap(({ failing_since: since }) => since ?? []);
  return failing.length === 0 ? null : new Date(Math.min(...failing.map((since) => since.getTime())));
}

/** The receiver is back: what waits is due at once. */
async function wakeAll(tx: Tx, endpointId: string, at: Date): Promise<void> {
  await tx.query(
    `UPDATE webhook_deliveries
        SET next_at = $2
      WHERE endpoint_id = $1 AND status = 'WAITING' AND next_at > $2`,
    [endpointId, at],
  );
}

async function switchOff(
  tx: Tx,
  { endpointId, entityId }: Round,
  { url, description }: { url: string; description: string },
  reason: 'FAILING' | 'GONE',
  at: Date,
): Promise<void> {
  await tx.query(
    `UPDATE webhook_endpoints
        SET state = 'SWITCHED_OFF', off_reason = $2, off_at = $3, updated_at = $3
      WHERE id = $1`,
    [endpointId, reason, at],
  );
  await recordAudit(tx, {
    entityId,
    at,
    actor: WORKER,
    action: 'webhook.switched_off',
    subjectType: 'webhook',
    subjectId: endpointId,
    details: { url, description, reason },
  });
}
