import type { exportApprovals as op } from '../../../../contract/dashboard/passkey-approvals.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { notFound } from '../../../../shared/errors.ts';
import { relyingParty } from '../../../identity/passkeys/relying-party.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';

/**
 * GET /app/batches/{id}/approvals: the approvals of a batch with their signatures and the public keys, which
 * `npm run verify-approvals` checks without Outlay. Errors: 404.
 */
export function exportApprovals(context: Context): Handler<typeof op> {
  const { database, clock, configuration } = context;
  return async ({ caller, params }) => {
    const [batch] = await database.query(
      `SELECT id, label, content_digest, total_amount_minor, currency
         FROM batches
        WHERE entity_id = $1 AND id = $2`,
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    const approvals = await database.query(
      `SELECT a.user_id, coalesce(u.display_name, u.name) AS user_name, a.approved_at, a.content_digest,
              a.for_user_id, coalesce(f.display_name, f.name) AS for_user_name
         FROM approvals a
         JOIN users u ON u.id = a.user_id
         LEFT JOIN users f ON f.id = a.for_user_id
        WHERE a.batch_id = $1
        ORDER BY a.approved_at, a.user_id`,
      [batch.id],
    );
    const signatures = await database.query(
      `SELECT s.user_id, s.nonce, s.authenticator_data, s.client_data_json, s.signature, p.name, p.public_key,
              p.credential_id
         FROM approval_assertions s
         JOIN passkeys p ON p.id = s.passkey_id
        WHERE s.batch_id = $1
        ORDER BY s.given_at, s.nonce`,
      [batch.id],
    );
    const { id: rpId, origin } = relyingParty(configuration);
    const text = (bytes: Buffer) => bytes.toString('base64url');
    return {
      format: 'outlay-approvals-1',
      rpId,
      origin,
      entity: caller.entityName,
      issuedAt: nowOf(clock).toISOString(),
      approvals: approvals.map((approval) => ({
        batchId: batch.id,
        label: batch.label,
        contentDigest: approval.content_digest,
        totalAmount: formatAmount(batch.total_amount_minor, batch.currency),
        currency: batch.currency,
        userId: approval.user_id,
        userName: approval.user_name ?? '',
        approvedAt: approval.approved_at.toISOString(),
        ...(approval.for_user_id === null
          ? {}
          : { onBehalfOf: { userId: approval.for_user_id, name: approval.for_user_name ?? '' } }),
        passkeys: signatures
          .filter(({ user_id: userId }) => userId === approval.user_id)
          .map((signed) => ({
            name: signed.name,
            publicKey: text(signed.public_key),
            assertion: {
              nonce: text(signed.nonce),
              credentialId: text(signed.credential_id),
              authenticatorData: text(signed.authenticator_data),
              clientDataJSON: text(signed.client_data_json),
              signature: text(signed.signature),
            },
          })),
      })),
    };
  };
}
