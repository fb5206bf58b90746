import type { certifyBankConnection as op } from '../../../contract/dashboard/bank-connections.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import {
  auditOfConnection,
  lockConnection,
  requirePayments,
  requireVersion,
} from './connection-for-display.ts';
import { requireFresh } from './require-fresh.ts';

/**
 * POST /app/bank-connections/{id}/certification. Errors: 401 `fresh_sign_in_required`; 404; 400
 * `stale_version`, `connection_without_payments`.
 */
export const certifyBankConnection: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body: { version, note } },
) => {
  const at = nowOf(context.clock);
  await requireFresh(tx, caller, at);
  const before = requirePayments(await lockConnection(tx, caller.entityId, params.id));
  requireVersion(before, version);
  await tx.query(
    `UPDATE bank_file_connections
        SET certified_by = $2, certified_at = $3, certification_note = $4, certified_version = $5,
            updated_at = $3
      WHERE id = $1`,
    [before.id, caller.userId, at, note, version],
  );
  const connection = await lockConnection(tx, caller.entityId, before.id);
  return {
    body: connection,
    audit: auditOfConnection(caller, at, 'bank_connection.certified', connection, { note }),
  };
};
