import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { readConfiguration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { signExchangeRequest } from '../../exchange-access/exchange-signature.ts';
import { createLog } from '../../platform/log.ts';
import { systemRandom } from '../../platform/random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { createAccount } from '../create-account.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { openExchangeService } from '../open-exchange-service.ts';
import { createKey, type NewKey } from '../keys/create-key.ts';
import { openKeys } from '../keys/find-key.ts';
import { buildListener } from '../listener.ts';
import { streamAccess } from '../stream-access.ts';
import { openStreams } from './streams.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let exchange: ExchangeService;
let app: FastifyInstance;
let stop: () => void;
let port: number;
const accounts: number[] = [];
const keys: NewKey[] = [];
const clients = new Set<Client>();

beforeAll(async () => {
  database = await testDatabase();
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    ENCRYPTION_KEY: '5a'.repeat(32),
    SEED: 'none',
  });
  const context: Context = {
    configuration,
    database,
    clock: { nowMs: () => Date.now() },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
  exchange = await openExchangeService(context, () => undefined);
  for (const label of ['One', 'Other']) {
    const { number } = await createAccount(exchange, {
      kind: 'PRIMARY',
      primary: null,
      label,
      marginEnabled: false,
      futuresEnabled: false,
    });
    await exchange.engine.submit({
      type: 'deposit',
      account: number,
      asset: 'USDC',
      amount: 1e13,
      kind: 'FIAT_DEPOSIT',
    });
    await exchange.engine.submit({
      type: 'deposit',
      account: number,
      asset: 'BTC',
      amount: 1e11,
      kind: 'BLOCKCHAIN_RECEIVE',
    });
    accounts.push(number);
    keys.push(await createKey(context, number, ['view', 'trade'], label));
  }
  const findKey = await openKeys(context);
  app = buildListener(context, () => exchange, findKey, '');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  const streams = openStreams({
    server: app.server,
    engine: exchange.engine,
    database,
    clock: context.clock,
    headerPrefix: context.configuration.trading.headerPrefix,
    access: streamAccess(exchange, findKey),
    onFault: (error) => {
      throw error;
    },
  });
  stop = () => streams.stop();
});
afterEach(() => {
  for (const client of clients) client.socket.terminate();
  clients.clear();
});
afterAll(async () => {
  stop();
  await app.close();
  await exchange.stop();
  await database.drop();
});

interface Message {
  type: string;
  message?: string;
  currencyPairSymbol?: string;
  data?: any;
}

interface Client {
  socket: WebSocket;
  heard: Message[];
  /** Resolves with the first matching message, past or future. */
  hear(fits: (message: Message) => boolean): Promise<Message>;
  say(message: unknown): void;
}

function headersOf(key: NewKey, path: string): Record<string, string> {
  const timestamp = String(Date.now());
  return {
    'X-SERVICE-API-KEY': key.apiKey,
    'X-SERVICE-TIMESTAMP': timestamp,
    'X-SERVICE-SIGNATURE': signExchangeRequest(key.apiSecret, {
      timestamp,
      verb: 'GET',
      path,
      body: '',
      subaccountId: '',
    }),
  };
}

async function connect(path: string, headers: Record<string, string> = {}): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const heard: Message[] = [];
  const waiting: { fits: (message: Message) => boolean; resolve: (message: Message) => void }[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    heard.push(message);
    for (const one of waiting.filter(({ fits }) => fits(message))) {
      waiting.splice(waiting.indexOf(one), 1);
      one.resolve(message);
    }
  });
  await once(socket, 'open');
  const client: Client = {
    socket,
    heard,
    hear: (fits) => {
      const found = heard.find(fits);
      return found ? Promise.resolve(found) : new Promise((resolve) => waiting.push({ fits, resolve }));
    },
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
  clients.add(client);
  return client;
}

const ofType = (type: string) => (message: Message) => message.type === type;
const follow = (path: string, key = keys[0]!) => connect(path, headersOf(key, path));
const place = (account: number, side: 'buy' | 'sell', price: number, more: object = {}) =>
  exchange.engine.submit({
    type: 'limit',
    account,
    pair: 'BTCUSDC',
    side,
    price,
    quantity: 10_000,
    timeInForce: 'GTC',
    ...more,
  });

test('a signed handshake is confirmed first, then every balance and the open orders are sent', async () => {
  const client = await follow('/ws/account');
  await client.hear(ofType('OPEN_ORDERS_UPDATE'));
  expect(client.heard.map(({ type }) => type)).toEqual([
    'AUTHENTICATED',
    ...exchange.engine.state.rules.assets.map(() => 'BALANCE_UPDATE'),
    'OPEN_ORDERS_UPDATE',
  ]);
  expect(client.heard.find((message) => message.data?.currency?.symbol === 'USDC')!.data).toMatchObject({
    available: '10000000',
    reserved: '0',
    total: '10000000',
    currency: { shortName: 'USDC', longName: 'USD Coin', decimalPlaces: 6, isActive: true },
  });
});

test.each([
  [
    'signed with another secret',
    '/ws/account',
    () => headersOf({ ...keys[0]!, apiSecret: '00'.repeat(32) }, '/ws/account'),
    401,
    -11_252,
  ],
  ['signed for another path', '/ws/account', () => headersOf(keys[0]!, '/ws/trade'), 401, -11_252],
  [
    'signed with an unknown key',
    '/ws/account',
    () => headersOf({ ...keys[0]!, apiKey: '00'.repeat(32) }, '/ws/account'),
    401,
    -93,
  ],
  ['to an unknown path', '/ws/nothing', () => headersOf(keys[0]!, '/ws/nothing'), 404, -11],
])('a handshake %s is refused', async (_, path, headers, status, code) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: headers() });
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  expect([response.statusCode, (JSON.parse(body) as { code: number }).code]).toEqual([status, code]);
  socket.on('error', () => undefined);
  socket.terminate();
});

test('a client with an unsigned handshake gets nothing before it authenticates by a message', async () => {
  const client = await connect('/ws/account');
  client.say({ type: 'SUBSCRIBE', subscriptions: [{ event: 'BALANCE_UPDATE', pairs: [] }] });
  expect((await client.hear(ofType('ERROR'))).message).toContain('Authenticate first');
  const timestamp = String(Date.now());
  client.say({ type: 'AUTHENTICATE', payload: { apiKey: keys[0]!.apiKey, signature: '00', timestamp } });
  await client.hear((message) => message.message === 'Invalid signature');
  expect(client.heard.every(({ type }) => type === 'ERROR')).toBe(true);
  const signature = signExchangeRequest(keys[0]!.apiSecret, {
    timestamp,
    verb: 'GET',
    path: '/ws/account',
    body: '',
    subaccountId: '',
  });
  client.say({
    type: 'AUTHENTICATE',
    payload: { apiKey: keys[0]!.apiKey, signature, timestamp: Number(timestamp) },
  });
  await client.hear(ofType('AUTHENTICATED'));
});

test('answers a ping, and reports invalid messages on a socket that stays open', async () => {
  const client = await follow('/ws/trade');
  for (const bad of [
    '{',
    '[]',
    '"text"',
    { type: 'DANCE' },
    { type: 'SUBSCRIBE' },
    { type: 'SUBSCRIBE', subscriptions: [{ event: 'NEW_TRADE', pairs: ['NOPE'] }] },
  ]) {
    const before = client.heard.length;
    client.say(bad);
    await client.hear((message) => client.heard.indexOf(message) >= before && message.type === 'ERROR');
  }
  client.say({ type: 'PING' });
  await client.hear(ofType('PONG'));
  expect(client.socket.readyState).toBe(WebSocket.OPEN);
  client.say({ type: 'SUBSCRIBE', subscriptions: [{ event: 'NEW_TRADE', pairs: null }] });
  expect(
    (await client.hear((message) => message.message?.includes('give the pairs of NEW_TRADE') === true)).type,
  ).toBe('ERROR');
  const account = await follow('/ws/account');
  account.say({ type: 'SUBSCRIBE', subscriptions: [{ event: 'BALANCE_UPDATE' }] });
  expect((await account.hear(ofType('SUBSCRIBED'))).message).toBe('BALANCE_UPDATE');
});

test('answers a subscription entry by entry: an error in one does not stop the others', async () => {
  const client = await follow('/ws/trade');
  client.say({
    type: 'SUBSCRIBE',
    subscriptions: [
      { event: 'NEW_TRADE', pairs: ['BTCUSDC', 'NOPE', 'ethusdc'] },
      { event: 'DANCE', pairs: ['BTCUSDC'] },
      { event: 'MARKET_SUMMARY_UPDATE' },
      { pairs: ['BTCUSDC'] },
      { event: 'NEW_TRADE_BUCKET', pairs: ['SOLUSDC'] },
    ],
  });
  await client.hear((message) => message.message === 'NEW_TRADE_BUCKET:SOLUSDC');
  const answers = client.heard
    .filter(({ type }) => type === 'SUBSCRIBED' || type === 'ERROR')
    .map(({ type, message }) => `${type} ${message}`);
  expect(answers).toEqual([
    'SUBSCRIBED NEW_TRADE:BTCUSDC',
    expect.stringMatching(/^ERROR subscriptions\[0\]: NEW_TRADE:NOPE /),
    'SUBSCRIBED NEW_TRADE:ETHUSDC',
    expect.stringMatching(/^ERROR subscriptions\[1\]: there is no event DANCE/),
    expect.stringMatching(/^ERROR subscriptions\[2\]: give the pairs of MARKET_SUMMARY_UPDATE/),
    expect.stringMatching(/^ERROR subscriptions\[3\]: /),
    'SUBSCRIBED NEW_TRADE_BUCKET:SOLUSDC',
  ]);
  await place(accounts[1]!, 'sell', 62_500);
  await place(accounts[0]!, 'buy', 62_500);
  expect((await client.hear(ofType('NEW_TRADE'))).data).toMatchObject({ price: '62500' });
});

test('disconnects a client that sends more than a hundred messages in a second', async () => {
  const client = await follow('/ws/trade');
  const gone = once(client.socket, 'close');
  for (let n = 0; n < 500; n++) client.say({ type: 'PING' });
  expect((await gone)[0]).toBe(1008);
});

test('sends every outcome of an order once and in order, to its account only', async () => {
  const client = await follow('/ws/account');
  const stranger = await follow('/ws/account', keys[1]!);
  await stranger.hear(ofType('OPEN_ORDERS_UPDATE'));
  const strangerHeard = stranger.heard.length;
  const COUNT = 120;
  await Promise.all(
    Array.from({ length: COUNT }, (_, n) =>
      place(accounts[0]!, 'buy', 50_000 - n, {
        customerOrderId: `order-${n}`,
        ...(n % 10 === 0 ? { quantity: 400_000_000, price: 3_000_000 } : {}),
      }),
    ),
  );
  await client.hear(
    (message) => message.type === 'ORDER_PROCESSED' && message.data.customerOrderId === `order-${COUNT - 1}`,
  );
  const processed = client.heard.filter(ofType('ORDER_PROCESSED')).map(({ data }) => data);
  expect(processed.map(({ customerOrderId }) => customerOrderId)).toEqual(
    Array.from({ length: COUNT }, (_, n) => `order-${n}`),
  );
  const failed = processed.filter(({ success }) => !success);
  expect(failed).toHaveLength(COUNT / 10);
  expect(failed.every(({ failureReason }) => failureReason === 'Insufficient Balance')).toBe(true);
  expect(client.heard.filter(ofType('FAILED_ORDER')).map(({ data }) => data.orderId)).toEqual(
    failed.map(({ orderId }) => orderId),
  );
  expect(stranger.heard).toHaveLength(strangerHeard);
  for (const slot of exchange.engine.state.orders.ofAccount(accounts[0]!))
    await exchange.engine.submit({
      type: 'cancel',
      account: accounts[0]!,
      order: exchange.engine.state.orders.number[slot]!,
    });
});

test('sends both sides of a fill a trade, a status and balances', async () => {
  const maker = await follow('/ws/account', keys[1]!);
  const taker = await follow('/ws/account');
  await place(accounts[1]!, 'sell', 60_000);
  await place(accounts[0]!, 'buy', 60_000);
  for (const client of [maker, taker]) {
    const trade = await client.hear(ofType('NEW_ACCOUNT_TRADE'));
    expect(trade.data).toMatchObject({
      price: '60000',
      quantity: '0.0001',
      currencyPair: 'BTCUSDC',
      side: client === taker ? 'buy' : 'sell',
    });
    await client.hear(
      (message) => message.type === 'ORDER_STATUS_UPDATE' && message.data.orderStatusType === 'Filled',
    );
    await client.hear(
      (message) =>
        message.type === 'BALANCE_UPDATE' &&
        message.data.currency.symbol === 'BTC' &&
        message.data.total !== '1000',
    );
  }
});

test('sends a market to its subscribers until they replace the list of pairs', async () => {
  const client = await follow('/ws/trade');
  client.say({
    type: 'SUBSCRIBE',
    subscriptions: [
      { event: 'NEW_TRADE', pairs: ['BTCUSDC', 'ETHUSDC'] },
      { event: 'AGGREGATED_ORDERBOOK_UPDATE', pairs: ['BTCUSDC'] },
    ],
  });
  await client.hear(
    (message) => message.type === 'SUBSCRIBED' && message.message === 'AGGREGATED_ORDERBOOK_UPDATE:BTCUSDC',
  );
  expect(client.heard.filter(ofType('SUBSCRIBED')).map(({ message }) => message)).toEqual([
    'NEW_TRADE:BTCUSDC',
    'NEW_TRADE:ETHUSDC',
    'AGGREGATED_ORDERBOOK_UPDATE:BTCUSDC',
  ]);
  await place(accounts[1]!, 'sell', 61_000, { quantity: 30_000 });
  await client.hear(
    (message) =>
      message.type === 'AGGREGATED_ORDERBOOK_UPDATE' &&
      message.data.Asks[0]?.price === '61000' &&
      message.data.Asks[0].quantity === '0.0003',
  );
  await place(accounts[0]!, 'buy', 61_000);
  expect((await client.hear(ofType('NEW_TRADE'))).data).toMatchObject({
    price: '61000',
    quantity: '0.0001',
    takerSide: 'buy',
    currencyPair: 'BTCUSDC',
  });
  client.say({ type: 'SUBSCRIBE', subscriptions: [{ event: 'NEW_TRADE', pairs: [] }] });
  client.say({ type: 'PING' });
  await client.hear(ofType('PONG'));
  await place(accounts[0]!, 'buy', 61_000);
  await client.hear(
    (message) =>
      message.type === 'AGGREGATED_ORDERBOOK_UPDATE' && message.data.Asks[0]?.quantity === '0.0001',
  );
  expect(client.heard.filter(ofType('NEW_TRADE'))).toHaveLength(1);
});

test('drops a client that does not read, while the others continue', async () => {
  const slow = await follow('/ws/account');
  const quick = await follow('/ws/account');
  const gone = once(slow.socket, 'close');
  slow.socket.pause();
  let bytes = 0;
  quick.socket.on('message', (data: Buffer) => (bytes += data.length));
  const open: number[] = [];
  const placeOne = async () => {
    const { events } = await place(accounts[0]!, 'buy', 40_000 + open.length);
    if (events[0]?.type === 'order') open.push(events[0].order);
  };
  for (let n = 0; n < 400; n++) await placeOne();
  await quick.hear((message) => message.type === 'OPEN_ORDERS_UPDATE' && message.data.length >= 400);
  // More than the sockets of both sides hold, and the megabyte that a client may leave unread.
  for (let n = 0; bytes < 10_000_000 && n < 2_000; n++) {
    await exchange.engine.submit({ type: 'cancel', account: accounts[0]!, order: open.pop()! });
    await placeOne();
    await sleep(20);
  }
  slow.socket.resume();
  await gone;
  expect(quick.socket.readyState).toBe(WebSocket.OPEN);
  for (const order of open) await exchange.engine.submit({ type: 'cancel', account: accounts[0]!, order });
});
