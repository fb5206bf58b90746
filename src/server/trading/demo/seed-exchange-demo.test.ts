import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeSnapshot } from '../../../domain/exchange/snapshot.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { credentialsOf } from '../../exchange-access/exchange-credentials.ts';
import { createLog } from '../../platform/log.ts';
import { systemRandom } from '../../platform/random.ts';
import type { Statements, ValuesOf } from '../../platform/database/pool.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { hashOf } from '../engine/journal.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { openExchangeService } from '../open-exchange-service.ts';
import { openKeys } from '../keys/find-key.ts';
import { makerAccounts } from '../market-makers/start-market-makers.ts';
import { openOrders } from '../views/orders.ts';
import { DEMO_ENTITY } from './demo-accounts.ts';
import { exchangeDemoStart, seedExchangeDemo } from './seed-exchange-demo.ts';

const NOW = Date.UTC(2026, 10, 20, 9, 41, 17);
const ENTITY = '0198c0de-0000-7000-8000-000000000001';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

let database: TestDatabase;
let context: Context;
let exchange: ExchangeService;

async function demoContext(made: TestDatabase, changes: Record<string, string> = {}): Promise<Context> {
  await made.query("INSERT INTO installation (name, value) VALUES ('demo', 'true') ON CONFLICT DO NOTHING");
  await made.query(
    `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1, $2, $1, $1, now())
     ON CONFLICT DO NOTHING`,
    [ENTITY, DEMO_ENTITY],
  );
  return {
    database: made,
    configuration: readConfiguration({
      DATABASE_URL: made.url,
      ENCRYPTION_KEY: 'ab'.repeat(32),
      SEED: 'demo',
      ...changes,
    }),
    clock: { nowMs: () => NOW },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
}

async function demo(of: Context): Promise<ExchangeService> {
  const opened = await openExchangeService(of, () => undefined, await exchangeDemoStart(of));
  await seedExchangeDemo(of, opened);
  return opened;
}

const hash = ({ engine }: ExchangeService) =>
  hashOf(JSON.stringify(takeSnapshot(engine.state))).toString('hex');
const query = <const T extends keyof Statements>(text: T, ...values: ValuesOf<T>) =>
  database.query(text, ...values);
const numbered = async (label: string) =>
  Number((await database.query('SELECT number FROM exchange.accounts WHERE label = $1', [label]))[0]!.number);

beforeAll(async () => {
  database = await testDatabase();
  context = await demoContext(database);
  exchange = await demo(context);
});
afterAll(async () => {
  await exchange.stop();
  await database.drop();
});

describe('the demo of the exchange', () => {
  it('is the same from the same start, even after an interrupted start', async () => {
    const made = await testDatabase();
    const other = await demoContext(made);
    const interrupted = await openExchangeService(other, () => undefined, await exchangeDemoStart(other));
    await interrupted.engine.submit(
      { type: 'open-account', marginEnabled: true, futuresEnabled: true },
      { at: NOW - DAY_MS },
    );
    await interrupted.stop();
    const again = await demo(other);
    expect(hash(again)).toBe(hash(exchange));
    await again.stop();
    await made.drop();
  });

  it('gives Karoo Trading money of each asset, and leaves only the house below zero', async () => {
    const { accounts, rules } = exchange.engine.state;
    const karoo = await numbered(DEMO_ENTITY);
    for (let account = 1; account < accounts.count; account++) {
      for (let asset = 0; asset < rules.assets.length; asset++) {
        const at = accounts.at(account, asset);
        for (const column of [
          accounts.available,
          accounts.reserved,
          accounts.lendReserved,
          accounts.borrowed,
        ])
          expect(column[at]!).toBeGreaterThanOrEqual(0);
      }
    }
    const held = rules.assets.map(
      ({ decimals }, asset) => accounts.available[accounts.at(karoo, asset)]! / 10 ** decimals,
    );
    expect(held[0]).toBeGreaterThan(5_000_000);
    expect(held[1]).toBeGreaterThan(100_000);
    expect(held[2]).toBeGreaterThan(2);
    expect(held[3]).toBeGreaterThan(40);
  });

  it('has every type of transaction that such an account has', async () => {
    const types = (await query('SELECT DISTINCT type FROM exchange.transactions')).map(({ type }) => type);
    expect(types.sort()).toEqual([
      'ACCOUNT_FUNDING',
      'BLOCKCHAIN_RECEIVE',
      'BLOCKCHAIN_SEND',
      'CREDIT_CARD_DEPOSIT',
      'FIAT_DEPOSIT',
      'FIAT_WITHDRAWAL',
      'FIAT_WITHDRAWAL_FEE_REVERSAL',
      'FIAT_WITHDRAWAL_REVERSAL',
      'FUND',
      'INTERNAL_TRANSFER',
      'LIMIT_BUY',
      'LIMIT_SELL',
      'MAKER_REWARD',
      'MARKET_BUY',
      'MARKET_SELL',
      'OFF_CHAIN_BLOCKCHAIN_DEPOSIT',
      'OFF_CHAIN_BLOCKCHAIN_WITHDRAW',
      'PAYMENT_RECEIVED',
      'PAYMENT_REVERSED',
      'PAYMENT_REWARD',
      'PAYMENT_SENT',
      'PROMOTIONAL_REBATE',
      'REFERRAL_REBATE',
      'REFERRAL_REWARD',
      'SIMPLE_BUY',
      'SIMPLE_SELL',
      'SPOT_BORROW_INTEREST_CHARGE',
      'SPOT_LEND_INTEREST_PAYMENT',
    ]);
  });

  it('has orders of every outcome, conversions over one and two pairs, and every loan update', async () => {
    const outcomes = (
      await query("SELECT DISTINCT concat_ws(' ', state, reason) AS outcome FROM exchange.orders")
    ).map(({ outcome }) => outcome);
    const failures = [
      'duplicate-customer-order-id',
      'futures-not-enabled',
      'insufficient-balance',
      'margin-not-enabled',
      'no-liquidity-fok',
      'no-liquidity-ioc',
      'post-only-would-match',
      'self-trade',
      'slippage',
      'would-not-reduce',
    ];
    expect(outcomes.toSorted((a, b) => (a! < b! ? -1 : 1))).toEqual([
      'cancelled',
      'completed',
      ...failures.map((reason) => `failed ${reason}`),
      'filled',
      'partially-filled',
      'placed',
    ]);
    expect(
      await query('SELECT DISTINCT jsonb_array_length(legs) AS n FROM exchange.instructions ORDER BY 1'),
    ).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await query('SELECT DISTINCT type FROM exchange.loan_updates ORDER BY 1')).toEqual([
      { type: 'CREATE' },
      { type: 'INCREASE' },
      { type: 'RATE_CHANGE' },
      { type: 'REDUCE' },
    ]);
    const lenders = await query(
      `SELECT DISTINCT a.label
       FROM exchange.loan_updates u
       JOIN exchange.accounts a ON a.number = u.account
       ORDER BY 1`,
    );
    expect(lenders.map(({ label }) => label)).toEqual([DEMO_ENTITY, 'Treasury']);
    const [funding] = await query(
      `SELECT count(DISTINCT pair) AS pairs, 
         count(*) FILTER (WHERE amount > 0) AS received,
         count(*) FILTER (WHERE amount < 0) AS paid
       FROM exchange.funding`,
    );
    expect(funding!.pairs).toBe(2n);
    expect(Math.min(Number(funding!.received), Number(funding!.paid))).toBeGreaterThan(300);
  });

  it('ends with open orders, one of them filled in part, an open position and a loan in use', async () => {
    const { state } = exchange.engine;
    const open = openOrders(state, await numbered(DEMO_ENTITY));
    expect(open.length).toBeGreaterThanOrEqual(4);
    expect(open.map(({ status }) => status)).toContain('Partially Filled');
    const hedging = await numbered('Hedging');
    expect(
      state.positions.flatMap((positions) => (positions.has(hedging) ? [positions.get(hedging)!.size] : [])),
    ).toHaveLength(1);
    expect([...state.loans.values()].some(({ used }) => used > 0)).toBe(true);
  });

  it('fills the books of all markets, and leaves them uncrossed', () => {
    for (const { bids, asks } of exchange.engine.state.books) {
      expect(Math.min(bids.depth, asks.depth)).toBeGreaterThanOrEqual(20);
      const spread = asks.best()!.price - bids.best()!.price;
      expect(spread).toBeGreaterThan(0);
      expect(spread / asks.best()!.price).toBeLessThan(0.003);
    }
  });

  it('covers half a year, in the order of the trades', async () => {
    const [trades] = await query(
      `SELECT min(at) AS first, max(at) AS last, count(*) FILTER (WHERE at < before) AS disorder, (
         SELECT count(*)
         FROM (SELECT count(*) AS n FROM exchange.buckets WHERE period = 86400 GROUP BY pair) days
         WHERE n < 180
       ) AS thin
       FROM (SELECT at, lag(at) OVER (ORDER BY number) AS before FROM exchange.trades) told`,
    );
    expect(trades!.last!.getTime()).toBeLessThanOrEqual(NOW);
    expect(NOW - trades!.last!.getTime()).toBeLessThan(60_000);
    expect(NOW - trades!.first!.getTime()).toBeGreaterThan(181 * DAY_MS);
    expect([trades!.disorder, trades!.thin]).toEqual([0n, 0n]);
    const [late] = await query('SELECT count(*) AS n FROM exchange.transactions WHERE at > $1', [
      new Date(NOW),
    ]);
    expect(late!.n).toBe(0n);
  });

  it('has buckets that agree with the trades', async () => {
    const wrong = await query(
      `WITH made AS (
         SELECT pair, period, floor(extract(epoch FROM at) / period)::bigint * period AS start,
                (array_agg(price ORDER BY number))[1] AS open, max(price) AS high, min(price) AS low,
                (array_agg(price ORDER BY number DESC))[1] AS close, sum(quantity) AS volume
           FROM exchange.trades, unnest(ARRAY[60, 3600, 86400]) AS period
          GROUP BY 1, 2, 3)
       SELECT *
         FROM made m
         FULL JOIN (SELECT * FROM exchange.buckets WHERE period IN (60, 3600, 86400)) b
              USING (pair, period, start)
        WHERE (m.open, m.high, m.low, m.close, m.volume)
              IS DISTINCT FROM (b.open, b.high, b.low, b.close, b.volume)
        LIMIT 3`,
    );
    expect(wrong).toEqual([]);
  });

  it('keeps orders and transactions of its clients only', async () => {
    const makers = (await makerAccounts(exchange))!;
    const rows = await query(
      `SELECT account FROM exchange.orders
       UNION SELECT account FROM exchange.fills
       UNION SELECT account FROM exchange.transactions`,
    );
    for (const { account } of rows) expect([0, makers.quoter, makers.taker]).not.toContain(account);
  });

  it("seals its customer's data, and gives the entity a key of its account", async () => {
    const [customer] = await query("SELECT number, kyc FROM exchange.accounts WHERE kind = 'CUSTOMER'");
    expect(customer!.kyc!.toString('latin1')).not.toContain('Dlamini');
    expect(exchange.customers.open(customer!.number, customer!.kyc!)).toMatchObject({ lastName: 'Dlamini' });
    const { apiKey } = (await credentialsOf(context, ENTITY))!;
    expect(await (await openKeys(context))(apiKey)).toMatchObject({ account: await numbered(DEMO_ENTITY) });
  });

  it('is created once, and never in another installation or exchange', async () => {
    expect(await exchangeDemoStart(context)).toBeUndefined();
    const before = hash(exchange);
    await seedExchangeDemo(context, exchange);
    expect(hash(exchange)).toBe(before);
    const made = await testDatabase();
    const real = await demoContext(made);
    await made.query("DELETE FROM installation WHERE name = 'demo'");
    expect(await exchangeDemoStart(real)).toBeUndefined();
    expect(await exchangeDemoStart(await demoContext(made, { SEED: 'none' }))).toBeUndefined();
    await made.drop();
  });

  it('is still there after a restart', async () => {
    const before = hash(exchange);
    await exchange.stop();
    exchange = await openExchangeService(context, () => undefined);
    expect(hash(exchange)).toBe(before);
  });
});
