import { recordAudit, type Actor } from '../audit/audit.ts';
import { nowOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/database/pool.ts';
import { open, seal, sealingKey } from '../platform/secrets.ts';

/** An exchange key. It never leaves the server: no answer, log line or browser bundle contains it. */
export interface ExchangeCredentials {
  apiKey: string;
  apiSecret: string;
}

/**
 * Stores an entity's exchange key, sealed, in place of the previous one, in the caller's transaction.
 * Audited.
 */
export async function saveCredentials(
  context: Pick<Context, 'configuration' | 'clock'>,
  tx: Queryable,
  entityId: string,
  { apiKey, apiSecret }: ExchangeCredentials,
  actor: Actor,
): Promise<void> {
  const at = nowOf(context.clock);
  const sealed = (part: 'key' | 'secret', text: string) =>
    seal(sealingKey(context), nameOf(entityId, part), Buffer.from(text));
  await tx.query(
    `INSERT INTO exchange_credentials (entity_id, api_key, api_secret, created_at, updated_at, updated_by)
     VALUES ($1, $2, $3, $4, $4, $5)
     ON CONFLICT (entity_id) DO UPDATE SET
       api_key = excluded.api_key, api_secret = excluded.api_secret,
       updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    [entityId, sealed('key', apiKey), sealed('secret', apiSecret), at, actor.name],
  );
  await recordAudit(tx, {
    entityId,
    at,
    actor,
    action: 'exchange_key.saved',
    subjectType: 'exchange_key',
    subjectId: entityId,
    details: {},
  });
}

/**
 * The key that signs an entity's requests; null when it has none. For an external exchange, the settings name
 * the key of the entity that was created first.
 */
export async function credentialsOf(
  context: Pick<Context, 'configuration' | 'database'>,
  entityId: string,
): Promise<ExchangeCredentials | null> {
  const { apiUrl, apiKey, apiSecret } = context.configuration.trading;
  const [found] = await context.database.prepared(
    `SELECT e.id = (SELECT id
       FROM entities
       ORDER BY created_at, id LIMIT 1) AS first, c.api_key AS "apiKey", c.api_secret AS "apiSecret"
     FROM entities e LEFT JOIN exchange_credentials c ON c.entity_id = e.id WHERE e.id = $1`,
    [entityId],
  );
  if (apiUrl && apiKey && apiSecret && found?.first) return { apiKey, apiSecret };
  if (!found?.apiKey || !found.apiSecret) return null;
  const opened = (part: 'key' | 'secret', sealed: Buffer) =>
    open(sealingKey(context), nameOf(entityId, part), sealed).toString();
  return { apiKey: opened('key', found.apiKey), apiSecret: opened('secret', found.apiSecret) };
}

/** Whether an entity has a key, by its own row or by the settings. Nothing is decrypted. */
export async function hasCredentials(
  context: Pick<Context, 'configuration' | 'database'>,
  entityId: string,
): Promise<boolean> {
  const { apiUrl, apiKey, apiSecret } = context.configuration.trading;
  const [found] = await context.database.prepared(
    `SELECT e.id = (SELECT id
       FROM entities
       ORDER BY created_at, id LIMIT 1) AS first, c.entity_id IS NOT NULL AS stored
     FROM entities e LEFT JOIN exchange_credentials c ON c.entity_id = e.id WHERE e.id = $1`,
    [entityId],
  );
  const named = Boolean(apiUrl && apiKey && apiSecret);
  return Boolean(found?.stored || (named && found?.first));
}

/** Authenticated with the sealed bytes, so that one entity's key cannot replace another's. */
function nameOf(entityId: string, part: 'key' | 'secret'): string {
  return `exchange ${part} of ${entityId}`;
}
