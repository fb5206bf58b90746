import { isDeepStrictEqual } from 'node:util';
import type { updateBankConnection as op } from '../../../../contract/dashboard/bank-connections.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../change.ts';
import {
  auditOfConnection,
  lockConnection,
  requireFreeRails,
  requireVersion,
} from './connection-for-display.ts';
import { wakeWaiting } from './wake-waiting.ts';

/**
 * PUT /app/bank-connections/{id}. A changed profile or account loses its certification and its rehearsal,
 * without which no file leaves. The worker writes
 * files that have not left again, from the new version. Errors: 404; 400 `stale_version`,
 * `rail_already_carried`.
 */
export const updateBankConnection: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body: { version, ...settings } },
) => {
  const before = await lockConnection(tx, caller.entityId, params.id);
  requireVersion(before, version);
  if (before.state === 'LIVE')
    await requireFreeRails(tx, caller.entityId, { ...before, rails: settings.rails });
  const isSame =
    isDeepStrictEqual(settings.profile, before.profile) && isDeepStrictEqual(settings.payer, before.payer);
  const at = nowOf(context.clock);
  await tx.query(
    `UPDATE bank_file_connections
        SET display_name = $2, rails = $3, payer_name = $4, payer_branch_code = $5, payer_account_number = $6,
            payer_account_type = $7, profile = $8, version = version + 1, updated_at = $9,
            certified_by = CASE WHEN $10 THEN certified_by END,
            certified_at = CASE WHEN $10 THEN certified_at END,
            certification_note = CASE WHEN $10 THEN certification_note END,
            rehearsed_by = CASE WHEN $10 THEN rehearsed_by END,
            rehearsed_at = CASE WHEN $10 THEN rehearsed_at END,
            rehearsed_version = CASE WHEN $10 THEN rehearsed_version END,
            rehearsal_passed = CASE WHEN $10 THEN rehearsal_passed END,
            rehearsal_steps = CASE WHEN $10 THEN rehearsal_steps END
      WHERE id = $1`,
    [
      before.id,
      settings.displayName,
      settings.rails,
      settings.payer.name,
      settings.payer.branchCode,
      settings.payer.accountNumber,
      settings.payer.accountType,
      JSON.stringify(settings.profile),
      at,
      isSame,
    ],
  );
  await wakeWaiting(tx, caller.entityId, at);
  const connection = await lockConnection(tx, caller.entityId, before.id);
  return {
    body: connection,
    audit: auditOfConnection(caller, at, 'bank_connection.changed', connection, settings),
  };
};
