import { explain } from '../../../../shared/error-texts.ts';
import type { startApproval as op } from '../../../../contract/dashboard/passkey-approvals.ts';
import { fieldError, notFound, refused } from '../../../../shared/errors.ts';
import { askForPasskey } from '../../../identity/passkeys/challenges.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';

/**
 * POST /app/batches/{id}/passkey-challenge: what a passkey of the approver signs. It covers the content that
 * the approver has read, so that another content needs another signature. Errors: 404; 400 `digest_mismatch`,
 * `no_passkey`.
 */
export function startApproval(context: Context): Handler<typeof op> {
  const { database, clock } = context;
  return async ({ caller, params, body }) => {
    const [batch] = await database.query(
      'SELECT id, content_digest FROM batches WHERE entity_id = $1 AND id = $2',
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    if (batch.content_digest !== body.contentDigest) {
      const text = explain('digest_mismatch');
      throw refused('digest_mismatch', text, [fieldError('contentDigest', 'digest_mismatch', text)]);
    }
    const content = { batchId: batch.id, contentDigest: batch.content_digest };
    return askForPasskey(context, database, caller, 'APPROVE', content, nowOf(clock));
  };
}
