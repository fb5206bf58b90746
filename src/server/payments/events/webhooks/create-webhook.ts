import type * as contract from '../../../../contract/dashboard/webhooks.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { WEBHOOK_LIMITS } from '../../../../shared/event-terms.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { receiverUrl } from './receiver-url.ts';
import { OLD_SECRET_MS } from './retries.ts';
import { newSecrets, sealSecrets, writtenPublicKey, writtenSecret } from './secrets.ts';
import { auditOfWebhook, loadWebhook, lockWebhook } from './webhook-for-display.ts';

/** As for the token of a program: an endpoint receives events for years. */
const FRESH_S = (15 * MINUTE_MS) / 1_000;

/**
 * POST /app/webhooks. It receives the events after the horizon, because one with a smaller position than the
 * newest may still be under way. So it may get some of the moments before. Errors: 401
 * `fresh_sign_in_required`; 400 `webhook_url_refused`, `too_many_webhooks`.
 */
export const createWebhook: ChangingVerb<typeof contract.createWebhook> = async (
  context,
  tx,
  { caller, body },
) => {
  const at = nowOf(context.clock);
  requireFreshSignIn(caller, FRESH_S, at.getTime());
  const url = receiverUrl(body.url, context.configuration.webhookNetworks);
  await requireRoom(tx, caller.entityId);
  const id = newId(context);
  const own = newSecrets(context);
  const sealed = sealSecrets(context, id, own);
  await tx.query(
    `INSERT INTO webhook_endpoints
            (id, entity_id, url, description, types, state, position, secret, private_key, public_key,
             failures, created_by, created_at, updated_at)
     SELECT $1, $2, $3, $4, $5, 'ON', h.safe_position, $6, $7, $8, 0, $9, $10, $10
       FROM event_horizon h`,
    [
      id,
      caller.entityId,
      url,
      body.description,
      [...new Set(body.types)],
      sealed.secret,
      sealed.privateKey,
      writtenPublicKey(own),
      caller.userId,
      at,
    ],
  );
  const webhook = await loadWebhook(tx, caller.entityId, id, at);
  return {
    body: { secret: writtenSecret(own), webhook },
    audit: auditOfWebhook(caller, at, 'made', webhook, { types: webhook.types }),
  };
};

async function requireRoom(tx: Tx, entityId: string): Promise<void> {
  // Locking the entity's row makes users who create endpoints at the same time wait for one another.
  await tx.query('SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE', [entityId]);
  const [counted] = await tx.query(
    'SELECT count(*) AS total FROM webhook_endpoints WHERE entity_id = $1 AND removed_at IS NULL',
    [entityId],
  );
  if (counted!.total! < WEBHOOK_LIMITS.perEntity) return;
  throw refused('too_many_webhooks', explain('too_many_webhooks', { most: WEBHOOK_LIMITS.perEntity }));
}

/** POST /app/webhooks/{id}/rotate. Errors: 401 `fresh_sign_in_required`; 404. */
export const rotateWebhookSecret: ChangingVerb<typeof contract.rotateWebhookSecret> = async (
  context,
  tx,
  { caller, params },
) => {
  const at = nowOf(context.clock);
  requireFreshSignIn(caller, FRESH_S, at.getTime());
  const { id } = await lockWebhook(tx, caller.entityId, params.id);
  const own = newSecrets(context);
  const sealed = sealSecrets(context, id, own);
  await tx.query(
    `UPDATE webhook_endpoints
        SET old_secret = secret, old_private_key = private_key, old_public_key = public_key, old_until = $2,
            secret = $3, private_key = $4, public_key = $5, updated_at = $6
      WHERE id = $1`,
    [id, new Date(at.getTime() + OLD_SECRET_MS), sealed.secret, sealed.privateKey, writtenPublicKey(own), at],
  );
  const webhook = await loadWebhook(tx, caller.entityId, id, at);
  return {
    body: { secret: writtenSecret(own), webhook },
    audit: auditOfWebhook(caller, at, 'rotated', webhook),
  };
};
