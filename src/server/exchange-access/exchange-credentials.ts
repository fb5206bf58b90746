import { recordAudit, type Actor } from '../audit/audit.ts';
import { nowOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/database/pool.ts';
import { embeddedKey } from '../platform/encryption-key.ts';
import { open, seal } from '../platform/secrets.ts';

/**
 * A key of the exchange. It never leaves the server: not in an answer, not in the log, not in the browser's
 * bundle.
 */
export interface ExchangeCredentials {
  apiKey: string;
  apiSecret: string;
}

/**
 * Keeps an entity's key of the exchange, sealed, in place of the one before; audited. Part of the caller's
 * transaction.
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
    seal(keyOf(context), nameOf(entityId, part), Buffer.from(text));
  await tx.query(
    `INSERT INTO exchange_credentials (entity_id, api_key, api_secret, created_at, updated_at, updated_by) VALUES ($1, $2, $3, $4, $4, $5)
     ON CONFLICT (entity_id) DO UPDATE SET api_key = excluded.api_key, api_secret = excluded.api_secret, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
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
 * The key that an entity's requests are signed with; null when it has none. With an exchange elsewhere the
 * settings name that of the first entity, the one that was made first.
 */
export async function credentialsOf(
  context: Pick<Context, 'configuration' | 'database'>,
  entityId: string,
): Promise<ExchangeCredentials | null> {
  const { apiUrl, apiKey, apiSecret } = context.configuration.trading;
  const [found] = await context.database.query(
    `SELECT e.id = (SELECT id FROM entities ORDER BY created_at, id LIMIT 1) AS first, c.api_key AS "apiKey", c.api_secret AS "apiSecret"
     FROM entities e LEFT JOIN exchange_credentials c ON c.entity_id = e.id WHERE e.id = $1`,
    [entityId],
  );
  if (apiUrl && apiKey && apiSecret && found?.first) return { apiKey, apiSecret };
  if (!found?.apiKey || !found.apiSecret) return null;
  const opened = (part: 'key' | 'secret', sealed: Buffer) =>
    open(keyOf(context), nameOf(entityId, part), sealed).toString();
  return { apiKey: opened('key', found.apiKey), apiSecret: opened('secret', found.apiSecret) };
}

function keyOf({ configuration }: Pick<Context, 'configuration'>): Buffer {
  return configuration.encryptionKey ?? embeddedKey(configuration.dataDir);
}

/** Bound to what is sealed, so that the key of one entity cannot be put in the place of another's. */
function nameOf(entityId: string, part: 'key' | 'secret'): string {
  return `exchange ${part} of ${entityId}`;
}
