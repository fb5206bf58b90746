import { OPERATOR } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { saveCredentials } from '../../exchange-access/exchange-credentials.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { createKey } from '../keys/create-key.ts';
import { DEMO_ENTITY } from './demo-accounts.ts';

/**
 * Gives the demo's entity a key of its account, so that its dashboard trades from the first start. When the
 * exchange runs elsewhere, the key comes from the settings.
 */
export async function saveDemoKey(context: Context, exchange: ExchangeService): Promise<void> {
  if (context.configuration.trading.apiUrl) return;
  const [entity] = await context.database.query('SELECT id FROM entities WHERE name = $1', [DEMO_ENTITY]);
  const [account] = await context.database.query(
    "SELECT number FROM exchange.accounts WHERE kind = 'PRIMARY' AND label = $1",
    [DEMO_ENTITY],
  );
  if (!entity || !account) return;
  const key = await createKey(exchange.context, account.number, ['view', 'trade', 'transfer'], 'Dashboard');
  await context.database.transaction((tx) => saveCredentials(context, tx, entity.id, key, OPERATOR));
}
