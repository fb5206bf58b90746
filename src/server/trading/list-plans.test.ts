import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growingSteps, statementsOf } from '../platform/testing/read-plan.ts';
import { testExchange, type TestClient, type TestExchange } from './testing/test-exchange.ts';

/** Tables that grow with every order and trade. */
const LARGE_TABLES = new Set([
  'orders',
  'trades',
  'fills',
  'transactions',
  'buckets',
  'funding',
  'loan_updates',
]);

/**
 * Every list of the exchange that reads a table. The window is years long, since a wide window must not
 * cost a sort either.
 */
const SINCE = '2024-01-01T00:00:00.000Z';
const LISTS = [
  '/v1/orders/history',
  '/v1/orders/history?limit=100&skip=1000',
  '/v1/orders/history?statuses=FILLED',
  `/v1/account/tradehistory?startTime=${SINCE}`,
  `/v1/account/tradehistory?startTime=${SINCE}&skip=500`,
  `/v1/account/transactionhistory?startTime=${SINCE}`,
  `/v1/account/transactionhistory?startTime=${SINCE}&transactionTypes=LIMIT_BUY`,
  '/v1/public/BTCUSDC/trades?limit=100',
  '/v1/public/BTCUSDC/trades?limit=100&skip=2000',
  '/v1/public/BTCUSDC/buckets?periodSeconds=3600',
  '/v1/public/BTCUSDC/buckets?periodSeconds=60&includeEmpty=true',
  `/v1/positions/funding/history?currencyPair=BTCUSDCPERP&startTime=${SINCE}`,
  '/v1/loans/update-history?currencySymbol=USDC',
];

const ROWS = 40_000;

let installation: TestExchange;
let client: TestClient;

beforeAll(async () => {
  installation = await testExchange();
  const account = await installation.account({ futuresEnabled: true, marginEnabled: true });
  const other = await installation.account();
  client = await installation.client(account);
  const { database } = installation;
  const accountOf = `CASE n % 2 WHEN 0 THEN ${account.number} ELSE ${other.number} END`;
  const series = (columns: string) => `SELECT ${columns} FROM generate_series(1, ${ROWS}) AS n, LATERAL (
    SELECT date_trunc('hour', now()) - (${ROWS} - n) * interval '10 minutes' AS t) AS times`;
  await database.execute(
    `INSERT INTO exchange.orders (number, id, account, pair, side, kind, time_in_force, post_only,
       reduce_only, allow_margin, price, quantity, remaining, executed, value, fee, fee_asset, state,
       created_at, updated_at, updated_by)
     ${series(`n, gen_random_uuid(), ${accountOf}, 'BTCUSDC', 'buy', 'limit', 'GTC', false, false, false,
       50000, 1, 0, 1, 50000, 1, 'BTC', 'filled', t, t, n`)}`,
  );
  await database.execute(
    `INSERT INTO exchange.trades (number, id, pair, price, quantity, taker_side, at)
     ${series(`n, gen_random_uuid(), CASE n % 3 WHEN 0 THEN 'BTCUSDC' ELSE 'ETHUSDC' END, 50000, 1,
       'buy', t`)}`,
  );
  await database.execute(
    `INSERT INTO exchange.fills (trade, maker, id, account, order_number, order_id, pair, side, price,
       quantity, fee, fee_asset, at)
     ${series(`n, false, gen_random_uuid(), ${accountOf}, n, gen_random_uuid(), 'BTCUSDC', 'buy', 50000,
       1, 0.001, 'BTC', t`)}`,
  );
  await database.execute(
    `INSERT INTO exchange.transactions (command, place, id, account, type, debit_asset, debit, credit_asset,
       credit, fee_asset, fee, info, at)
     ${series(`n, 0, gen_random_uuid(), ${accountOf}, 'LIMIT_BUY', 'USDC', 1, 'BTC', 1, 'BTC',
       0.001, '{}', t`)}`,
  );
  await database.execute(
    `INSERT INTO exchange.buckets (pair, period, start, open, high, low, close, volume, quote_volume)
     SELECT 'BTCUSDC', period, (extract(epoch FROM now())::bigint / period - n) * period, 1, 1, 1, 1, 1, 1
       FROM generate_series(0, ${ROWS}) AS n, unnest(ARRAY[60, 3600]) AS period`,
  );
  await database.execute(
    `INSERT INTO exchange.funding (command, place, account, pair, position, side, rate, amount, size, at)
     ${series(`n, 0, ${accountOf}, CASE n % 2 WHEN 0 THEN 'BTCUSDCPERP' ELSE 'ETHUSDCPERP' END, 1, 'buy',
       0.0001, 1, 1, t`)}`,
  );
  await database.execute(
    `INSERT INTO exchange.loan_updates (command, place, loan, account, asset, total, used, hourly_rate, type,
       created_at, updated_at)
     ${series(`n, 0, 1, ${accountOf}, 'USDC', 1, 1, 0.0001, 'CREATE', t, t`)}`,
  );
  for (const table of LARGE_TABLES) await database.owner.execute(`VACUUM ANALYZE exchange.${table}`);
});
afterAll(() => installation.close());

describe('every list of the exchange', () => {
  for (const path of LISTS) {
    it(`${path} is read from an index in its order`, async () => {
      const statements = await statementsOf(installation.context.database, async () => {
        const answer = await client.get(path);
        expect(answer.json).toBeInstanceOf(Array);
        expect(answer.json.length).toBeGreaterThan(0);
      });
      const lists = statements.filter(
        ({ text }) => text.includes('ORDER BY') && /exchange\.(\w+)/.test(text),
      );
      expect(lists).not.toEqual([]);
      for (const statement of lists) {
        expect(await growingSteps(installation.database, statement, LARGE_TABLES)).toEqual([]);
      }
    });
  }
});
