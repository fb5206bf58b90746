import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../audit/audit.ts';
import { saveCredentials } from '../exchange-access/exchange-credentials.ts';
import { newId } from '../platform/random.ts';
import { createKey } from '../trading/keys/create-key.ts';
import { testExchange, type TestExchange } from '../trading/testing/test-exchange.ts';

const ROOT = join(import.meta.dirname, '../../..');
const KEY = 'ab'.repeat(32);

let installation: TestExchange;

beforeAll(async () => {
  installation = await testExchange({ ENCRYPTION_KEY: KEY });
});
afterAll(() => installation.close());

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

function tradingKey(permissions: string | null, settings: Record<string, string> = {}): Promise<Ran> {
  const args = [
    join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    join(ROOT, 'src/server/app/trading-key.ts'),
    ...(permissions === null ? [] : [permissions]),
  ];
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: installation.database.url,
    ENCRYPTION_KEY: KEY,
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

describe('npm run trading-key', () => {
  it('says in a sentence why it prints no key', async () => {
    const elsewhere = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' };
    const other = {
      TRADING_API_URL: 'https://exchange.example.com',
      TRADING_API_KEY: 'x',
      TRADING_API_SECRET: 'x',
    };
    const refusals = await Promise.all([
      tradingKey(null),
      tradingKey('view,fly'),
      tradingKey('view', elsewhere),
      tradingKey('view', other),
      tradingKey('view', { SEED: 'none' }),
      tradingKey('view'),
    ]);
    const expected = [
      /Name the permissions of the key/,
      /Name the permissions of the key/,
      /OIDC_ISSUER is set/,
      /TRADING_API_URL is set/,
      /SEED=none/,
      /no demo data/,
    ];
    refusals.forEach((refusal, index) => {
      expect(refusal).toMatchObject({ code: 1, stdout: '' });
      expect(refusal.stderr).toMatch(expected[index]!);
      expect(refusal.stderr.trim().split('\n')).toHaveLength(1);
    });
  });

  it("prints only a key of the demo entity's account, as JSON, while the exchange runs", async () => {
    const { context, database } = installation;
    const account = await installation.account();
    const id = newId(context);
    await database.query(
      `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
       VALUES ($1, 'Karoo Trading', $1, $1, now())`,
      [id],
    );
    await database.query("INSERT INTO installation (name, value) VALUES ('demo', 'true'::jsonb)");
    expect((await tradingKey('view')).stderr).toMatch(/no account on the exchange yet/);
    const dashboard = await createKey(context, account.number, ['view'], 'Dashboard');
    await database.transaction((tx) => saveCredentials(context, tx, id, dashboard, OPERATOR));
    const { code, stdout, stderr } = await tradingKey('trade,view');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const key = JSON.parse(stdout);
    expect(key).toEqual({
      apiKey: expect.stringMatching(/^[0-9a-f]{64}$/),
      apiSecret: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(stdout).toBe(`${JSON.stringify(key)}\n`);
    const [row] = await database.query('SELECT account, permissions FROM exchange.keys WHERE api_key = $1', [
      key.apiKey,
    ]);
    expect(row).toEqual({ account: account.number, permissions: ['view', 'trade'] });
    const client = await installation.client(account);
    Object.assign(client.key, key);
    expect((await client.get('/v1/orders/open')).status).toBe(200);
  });
});
