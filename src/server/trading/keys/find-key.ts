import type { KeyPermission } from '../../../shared/trading-terms.ts';
import type { Context } from '../../platform/context.ts';
import { openKeySecrets } from './key-secrets.ts';

export interface ApiKey {
  readonly id: string;
  readonly apiKey: string;
  readonly secret: string;
  /** The number of the key's account. */
  readonly account: number;
  readonly permissions: readonly KeyPermission[];
}

/** Finds API keys; null for an unknown or revoked key. */
export type FindKey = (apiKey: string) => Promise<ApiKey | null>;

const KEPT_MS = 3_000;
const MOST_KEPT = 10_000;
const WELL_FORMED = /^[0-9a-f]{64}$/i;

/**
 * A found key is cached for seconds, so that a busy client does not query the database each time. An
 * unknown key is not cached.
 */
export async function openKeys(context: Context): Promise<FindKey> {
  const secrets = await openKeySecrets(context);
  const kept = new Map<string, { key: ApiKey; untilMs: number }>();
  return async (apiKey) => {
    if (!WELL_FORMED.test(apiKey)) return null;
    const nowMs = context.clock.nowMs();
    const known = kept.get(apiKey);
    if (known && known.untilMs > nowMs && known.untilMs <= nowMs + KEPT_MS) return known.key;
    kept.delete(apiKey);
    const [row] = await context.database.query(
      'SELECT id, secret, account, permissions FROM exchange.keys WHERE api_key = $1 AND revoked_at IS NULL',
      [apiKey],
    );
    if (!row) return null;
    const key: ApiKey = {
      id: row.id,
      apiKey,
      secret: secrets.open(row.id, row.secret),
      account: row.account,
      permissions: row.permissions,
    };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(apiKey, { key, untilMs: nowMs + KEPT_MS });
    return key;
  };
}
