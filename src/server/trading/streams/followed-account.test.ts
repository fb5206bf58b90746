import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededNumbers } from '../../../shared/seeded-numbers.ts';
import type { NewCommand } from '../engine/engine.ts';
import { testExchange, type TestClient, type TestExchange } from '../testing/test-exchange.ts';
import { followAccount } from './followed-account.ts';

const COMMANDS = 300;

let exchange: TestExchange;
const accounts: number[] = [];
const clients: TestClient[] = [];

beforeAll(async () => {
  exchange = await testExchange();
  for (const label of ['One', 'Other', 'Third']) {
    const account = await exchange.account({ label, futuresEnabled: true });
    await exchange.deposit(account, 'USDC', 1e12);
    await exchange.deposit(account, 'BTC', 1e10);
    await exchange.deposit(account, 'ZAR', 1e13);
    accounts.push(account.number);
    clients.push(await exchange.client(account));
  }
});
afterAll(() => exchange.close());

interface Message {
  type: string;
  currencyPairSymbol?: string;
  data: any;
}

/** Follows an account without a socket. */
function heardOf(account: number): { heard: Message[]; end(): void } {
  const { engine } = exchange.exchange;
  const heard: Message[] = [];
  const followed = followAccount(engine.state, account, false, () => undefined);
  followed.readers.add({
    send: (message) => heard.push(message as Message),
    sendTexts: (texts) => heard.push(...texts.map((text) => JSON.parse(String(text)) as Message)),
    fail: () => undefined,
    close: () => undefined,
  });
  const off = engine.onApplied((applied) => {
    for (const event of applied.events) followed.add(event, applied);
    if (applied.sequence % 3 === 0) followed.flush();
  });
  return {
    heard,
    end: () => {
      off();
      followed.end();
      followed.flush();
    },
  };
}

/** Orders of every kind that match, rest, fail and are cancelled. */
function someCommand(next: () => number, n: number): NewCommand {
  const account = accounts[Math.floor(next() * accounts.length)]!;
  const kind = next();
  const side = next() < 0.5 ? 'buy' : 'sell';
  if (kind < 0.2) {
    const { orders } = exchange.exchange.engine.state;
    const slots = orders.ofAccount(account);
    const slot = slots[Math.floor(next() * slots.length)];
    return { type: 'cancel', account, order: slot === undefined ? 0 : orders.number[slot]! };
  }
  if (kind < 0.3)
    return { type: 'market', account, pair: 'BTCUSDC', side, amount: side === 'buy' ? 1e9 : 1e6 };
  if (kind < 0.4)
    return {
      type: 'convert',
      account,
      pay: 'USDC',
      receive: 'BTC',
      amount: 1e8,
      feePpm: 1_000,
      feeAsset: 'BTC',
      feeAccount: 0,
    };
  return {
    type: 'limit',
    account,
    pair: next() < 0.8 ? 'BTCUSDC' : 'BTCUSDCPERP',
    side,
    quantity: 10_000 + Math.floor(next() * 100_000),
    price: 59_990 + Math.floor(next() * 20),
    timeInForce: next() < 0.8 ? 'GTC' : next() < 0.5 ? 'IOC' : 'FOK',
    postOnly: next() < 0.2,
    ...(next() < 0.5 ? { customerOrderId: `order-${n}` } : {}),
  };
}

test('tells of every order, trade and balance what the tables have later', async () => {
  const { engine } = exchange.exchange;
  const next = seededNumbers(11);
  // Some orders are open before a client follows the account.
  for (let n = 0; n < COMMANDS / 3; n++) await engine.submit(someCommand(next, n));
  const before = await Promise.all(clients.map((client) => client.get('/v1/account/tradehistory?limit=100')));
  const followed = accounts.map(heardOf);
  for (let n = 0; n < COMMANDS; n += 5)
    await Promise.all(
      Array.from({ length: 5 }, (_, i) => engine.submit(someCommand(next, COMMANDS + n + i))),
    );
  for (const account of followed) account.end();
  for (const [n, { heard }] of followed.entries()) {
    const client = clients[n]!;
    const ofType = (type: string) => heard.filter((message) => message.type === type);
    const statuses = new Map<string, object[]>();
    for (const { data, currencyPairSymbol } of ofType('ORDER_STATUS_UPDATE')) {
      expect(currencyPairSymbol).toBe(data.currencyPair || undefined);
      statuses.set(data.orderId, [...(statuses.get(data.orderId) ?? []), data]);
    }
    expect(statuses.size).toBeGreaterThan(COMMANDS / 6);
    for (const [id, told] of statuses) {
      const { json } = await client.get(`/v1/orders/history/detail/orderid/${id}`);
      const stored = (json as Record<string, unknown>[])
        .map(({ executedFee: _fee, executedPrice: _price, executedQuantity: _quantity, ...status }) => status)
        .reverse();
      expect(stored.slice(-told.length)).toEqual(told);
    }
    const processed = ofType('ORDER_PROCESSED').map(({ data }) => data.orderId);
    expect(new Set(processed).size).toBe(processed.length);
    expect(ofType('FAILED_ORDER').map(({ data }) => data.orderId)).toEqual(
      ofType('ORDER_PROCESSED')
        .filter(({ data }) => !data.success)
        .map(({ data }) => data.orderId),
    );
    const trades = await client.get('/v1/account/tradehistory?limit=100');
    const told = ofType('NEW_ACCOUNT_TRADE').map(({ data }) => data);
    expect(told.length).toBeGreaterThan(10);
    expect(told.toReversed().slice(0, 100)).toEqual((trades.json as object[]).slice(0, told.length));
    expect(told[0].sequenceId).toBeGreaterThan((before[n]!.json as { sequenceId: number }[])[0]!.sequenceId);
    expect(ofType('OPEN_ORDERS_UPDATE').at(-1)!.data).toEqual((await client.get('/v1/orders/open')).json);
    const [{ balances }] = (await client.get('/v1/account/balances/all')).json;
    const lastOf = (symbol: string) =>
      ofType('BALANCE_UPDATE').findLast(({ data }) => data.currency.symbol === symbol)?.data;
    for (const { currency, updatedAt: _, ...figures } of balances)
      if (currency !== 'ZAR') expect(lastOf(currency)).toMatchObject(figures);
  }
});
