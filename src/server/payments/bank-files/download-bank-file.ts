import type { downloadBankFile as op } from '../../../contract/dashboard/bank-files.ts';
import { actorOf } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { handOver } from './hand-over.ts';

/**
 * POST /app/bank-files/{id}/download: the bytes of the file. With the first download the file leaves: one
 * transaction makes the checks of a dispatch, dispatches the batch and marks the file as left. If the
 * transfer breaks off, the file has still left and can be downloaded again.
 *
 * Errors: 404; 400 `bank_file_not_live`, `bank_file_ended`, `bank_file_day_passed`, `bank_file_out_of_order`,
 * `payouts_disabled`, `approvals_lapsed`.
 */
export function downloadBankFile(context: Context): Handler<typeof op> {
  return async ({ caller, params, reply }) => {
    const file = await handOver(context, {
      entityId: caller.entityId,
      fileId: params.id,
      userId: caller.userId,
      actor: actorOf(caller),
    });
    const digest = Buffer.from(file.sha256, 'hex').toString('base64');
    return reply
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header('content-digest', `sha-256=:${digest}:`)
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(file.bytes);
  };
}
