import { MINUTE_MS } from '../../../shared/time.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { TransportError } from './transport.ts';

/** A little less than a minute, so that each run of the schedule finds the bank due. */
const EVERY_MS = 50_000;
export const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

export interface Outcome {
  /** Null when everything went well. */
  fault: TransportError | null;
  /** Whether only some files could not be exchanged. */
  isOfFiles: boolean;
}

/**
 * A fault of single files does not make visits rarer, because the other files travel. Resolves to false and
 * notes nothing when another visit or transport was asked for meanwhile.
 */
export async function noteVisit(
  context: Context,
  { connectionId, failures, dueAt }: { connectionId: string; failures: number; dueAt: Date },
  { fault, isOfFiles }: Outcome,
): Promise<boolean> {
  const at = nowOf(context.clock);
  const failed = fault ? failures + 1 : 0;
  const pauseMs = isOfFiles ? EVERY_MS : Math.min(EVERY_MS * 2 ** Math.min(failed, 10), LONGEST_PAUSE_MS);
  const noted = await context.database.query(
    `UPDATE bank_file_transports
        SET visited_at = $2, next_visit_at = $3, failures = $4, fault = $5, fault_detail = $6,
            presented_host_key = $7,
            failing_since = CASE WHEN $5::text IS NULL THEN NULL ELSE coalesce(failing_since, $2) END
      WHERE connection_id = $1 AND next_visit_at = $8
      RETURNING connection_id`,
    [
      connectionId,
      at,
      new Date(at.getTime() + pauseMs),
      failed,
      fault?.fault ?? null,
      fault ? printable(fault.message) : null,
      fault?.presentedHostKey ?? null,
      dueAt,
    ],
  );
  if (fault)
    context.log.warn({ connectionId, fault: fault.fault, err: fault }, 'a bank could not be visited');
  return noted.length > 0;
}

/** A server's message may contain a NUL character, which PostgreSQL cannot store. */
function printable(message: string): string {
  return message.replaceAll(/\p{Cc}/gu, ' ').slice(0, 300);
}
