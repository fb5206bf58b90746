import type { switchBankConnection as op } from '../../../contract/dashboard/bank-connections.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { ChangingVerb } from '../base/change.ts';
import {
  auditOfConnection,
  lockConnection,
  requireAnotherUser,
  requireFreeRails,
  requireReady,
  requireSeen,
} from './connection-for-display.ts';
import { sendJob } from '../../platform/jobs.ts';
import { RECONCILE_ACCOUNT } from '../base/queues.ts';
import { readRefusedAgain } from './read-refused-again.ts';
import { requireFresh } from './require-fresh.ts';
import { announceVisit } from '../base/announce-visit.ts';
import { wakeWaiting } from './wake-waiting.ts';

/**
 * PUT /app/bank-connections/{id}/state. LIVE takes two users: those who set the account, the profile
 * and the transport, and one who switches them on. A connection that does not pay then fetches statements,
 * and was never live for payments; refused statements of a receiving account are read again. Errors: 401
 * `fresh_sign_in_required`; 404; 400 `stale_version`, `bank_connection_not_ready`, `own_connection_change`,
 * `rail_already_carried`.
 */
export const switchBankConnection: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body: { state, updatedAt } },
) => {
  const at = nowOf(context.clock);
  if (state === 'LIVE') await requireFresh(tx, caller, at);
  const before = await lockConnection(tx, caller.entityId, params.id);
  if (before.state === state) return { body: before, audit: null };
  if (state === 'LIVE') {
    requireSeen(before, updatedAt);
    requireReady(before);
    await requireAnotherUser(tx, caller, before);
    await requireFreeRails(tx, caller.entityId, before);
    await requireNoPractice(tx, caller.entityId, before.currency);
  }
  await tx.query(
    `UPDATE bank_file_connections
        SET state = $2, updated_at = $3,
            first_live_at = CASE WHEN $2 = 'LIVE' AND purpose = 'PAYMENTS' THEN coalesce(first_live_at, $3)
                                 ELSE first_live_at END,
            unconfirmed_by = CASE WHEN $2 = 'LIVE' THEN '{}' ELSE unconfirmed_by END,
            switched_on_by = CASE WHEN $2 = 'LIVE' THEN $4 ELSE switched_on_by END,
            switched_on_at = CASE WHEN $2 = 'LIVE' THEN $3 ELSE switched_on_at END,
            off_since = CASE WHEN $2 = 'LIVE' THEN NULL WHEN state = 'LIVE' THEN $3 ELSE off_since END
      WHERE id = $1`,
    [before.id, state, at, caller.userId],
  );
  if (state === 'LIVE') await confirmTransport(tx, before.id, at);
  if (state === 'LIVE' && before.purpose === 'RECEIPTS') await readRefusedAgain(tx, caller.entityId);
  if (state === 'LIVE' && before.purpose === 'BOTH') await compareAgain(tx, before.id);
  await wakeWaiting(tx, caller.entityId, at);
  const connection = await lockConnection(tx, caller.entityId, before.id);
  const action = state === 'LIVE' ? 'bank_connection.switched_on' : 'bank_connection.switched_off';
  return { body: connection, audit: auditOfConnection(caller, at, action, connection) };
};

/** From now on its entries may be receipts: those that are open are compared again. */
async function compareAgain(tx: Tx, connectionId: string): Promise<void> {
  const accounts = await tx.query('SELECT id FROM statement_accounts WHERE connection_id = $1', [
    connectionId,
  ]);
  for (const { id } of accounts) await sendJob(tx, RECONCILE_ACCOUNT, { accountId: id });
}

/** From now on files are exchanged through the transport, and no longer only tried. */
async function confirmTransport(tx: Tx, connectionId: string, at: Date): Promise<void> {
  await tx.query(
    `UPDATE bank_file_transports SET confirmed_at = $2
      WHERE connection_id = $1 AND confirmed_at IS NULL`,
    [connectionId, at],
  );
  await announceVisit(tx, connectionId, at);
}

/**
 * Batches that were approved with the simulated money of the first start must not reach a bank. Throws 400
 * `bank_connection_not_ready`.
 */
async function requireNoPractice(tx: Tx, entityId: string, currency: Currency): Promise<void> {
  const [practised] = await tx.query(
    `SELECT b.label
       FROM batches b
       JOIN first_start f ON f.entity_id = b.entity_id
      WHERE b.entity_id = $1 AND b.currency = $2 AND b.status IN ('APPROVED', 'PROCESSING')
        AND NOT EXISTS (
              SELECT 1
                FROM bank_file_connections c
               WHERE c.entity_id = $1 AND c.currency = $2 AND c.first_live_at IS NOT NULL)
      ORDER BY b.created_at
      LIMIT 1`,
    [entityId, currency],
  );
  if (practised)
    throw refused(
      'bank_connection_not_ready',
      explain('bank_connection_not_ready.practice', { label: practised.label }),
    );
}
