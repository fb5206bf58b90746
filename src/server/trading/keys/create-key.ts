import type { KeyPermission } from '../../../shared/trading-terms.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/random.ts';
import { openKeySecrets } from './key-secrets.ts';

/** An API key and its secret, 64 hex characters each. The secret is shown only here. */
export interface NewKey {
  apiKey: string;
  apiSecret: string;
}

/** Creates an API key of an account. */
export async function createKey(
  context: Context,
  account: number,
  permissions: readonly KeyPermission[],
  label: string,
): Promise<NewKey> {
  const id = newId(context);
  const [apiKey, apiSecret] = [hex(context), hex(context)];
  const secrets = await openKeySecrets(context);
  await context.database.query(
    `INSERT INTO exchange.keys (id, api_key, secret, account, permissions, label, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, apiKey, secrets.seal(id, apiSecret), account, [...permissions], label, nowOf(context.clock)],
  );
  return { apiKey, apiSecret };
}

function hex({ random }: Context): string {
  return Buffer.from(random.bytes(32)).toString('hex');
}
