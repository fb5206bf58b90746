import type { switchBankConnection as op } from '../../../../contract/dashboard/bank-connections.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../change.ts';
import {
  auditOfConnection,
  lockConnection,
  requireFreeRails,
  requireReady,
} from './connection-for-display.ts';
import { wakeWaiting } from './wake-waiting.ts';

/**
 * PUT /app/bank-connections/{id}/state. Errors: 404; 400 `bank_connection_not_ready`,
 * `rail_already_carried`.
 */
export const switchBankConnection: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body: { state } },
) => {
  const before = await lockConnection(tx, caller.entityId, params.id);
  if (before.state === state) return { body: before, audit: null };
  if (state === 'LIVE') {
    requireReady(before);
    await requireFreeRails(tx, caller.entityId, before);
  }
  const at = nowOf(context.clock);
  await tx.query('UPDATE bank_file_connections SET state = $2, updated_at = $3 WHERE id = $1', [
    before.id,
    state,
    at,
  ]);
  await wakeWaiting(tx, caller.entityId, at);
  const connection = await lockConnection(tx, caller.entityId, before.id);
  const action = state === 'LIVE' ? 'bank_connection.switched_on' : 'bank_connection.switched_off';
  return { body: connection, audit: auditOfConnection(caller, at, action, connection) };
};
