import { KEY_PERMISSIONS, type KeyPermission } from '../../shared/trading-terms.ts';
import { readConfiguration } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { credentialsOf } from '../exchange-access/exchange-credentials.ts';
import { DEMO_ENTITY } from '../trading/demo/demo-accounts.ts';
import { createKey } from '../trading/keys/create-key.ts';
import { openKeys } from '../trading/keys/find-key.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run --silent trading-key -- <permissions>`: creates an exchange API key for the demo entity and prints
 * it as one line of JSON. Permissions are view, trade and transfer, separated by commas.
 */

class KeyRefused extends Error {}

function permissionsOf(text: string | undefined): KeyPermission[] {
  const named = (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const known = KEY_PERMISSIONS.filter((permission) => named.includes(permission));
  if (named.length > 0 && named.every((word) => (KEY_PERMISSIONS as readonly string[]).includes(word)))
    return known;
  throw new KeyRefused(
    `Name the permissions of the key: npm run --silent trading-key -- ${KEY_PERMISSIONS.join(',')}`,
  );
}

function refuseElsewhere(): void {
  const configuration = readConfiguration(process.env);
  if (configuration.trading.apiUrl)
    throw new KeyRefused(
      'TRADING_API_URL is set. Get a key from that exchange: this command is for the embedded one with ' +
        'demo data.',
    );
  if (configuration.oidc)
    throw new KeyRefused(
      'OIDC_ISSUER is set. This command is for an installation with the embedded identity provider and ' +
        'demo data.',
    );
  if (configuration.seed !== 'demo')
    throw new KeyRefused(
      'This installation has SEED=none, so there is no demo entity. ' +
        'This command is for an installation with demo data.',
    );
}

/** The account of the demo entity: the account of the key that its dashboard uses. */
async function demoAccount(context: Context): Promise<number> {
  const [demo] = await context.database.query(
    "SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb",
  );
  if (!demo)
    throw new KeyRefused(
      'There is no demo data in this installation. This command is for an installation with demo data.',
    );
  const [entity] = await context.database.query(
    'SELECT id FROM entities WHERE name = $1 ORDER BY created_at LIMIT 1',
    [DEMO_ENTITY],
  );
  const credentials = entity ? await credentialsOf(context, entity.id) : null;
  const key = credentials ? await (await openKeys(context))(credentials.apiKey) : null;
  if (!key)
    throw new KeyRefused(
      `${DEMO_ENTITY} has no account on the exchange yet. Start Outlay once with npm start, and try again ` +
        'when it is ready.',
    );
  return key.account;
}

try {
  const permissions = permissionsOf(process.argv[2]);
  refuseElsewhere();
  await withDatabase(async (context) => {
    try {
      const key = await createKey(context, await demoAccount(context), permissions, 'Command line');
      process.stdout.write(`${JSON.stringify(key)}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof KeyRefused)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  });
} catch (error) {
  if (!(error instanceof KeyRefused || error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
