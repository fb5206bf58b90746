import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signExchangeRequest } from '../exchange-access/exchange-signature.ts';
import type { Account } from './account-directory.ts';
import { earlierSignatures } from './engine/journal.ts';
import { openKeys } from './keys/find-key.ts';
import { buildListener } from './listener.ts';
import { testExchange, type TestClient, type TestExchange } from './testing/test-exchange.ts';

let installation: TestExchange;
let primary: Account;
let treasury: Account;
let stranger: Account;
let client: TestClient;

beforeAll(async () => {
  installation = await testExchange();
  primary = await installation.account();
  treasury = await installation.account({ kind: 'PROPRIETARY', primary: primary.number, label: 'Treasury' });
  const other = await installation.account();
  stranger = await installation.account({ kind: 'PROPRIETARY', primary: other.number, label: 'Treasury' });
  client = await installation.client(primary);
  await installation.deposit(primary, 'USDC', 1e12);
});
afterAll(() => installation.close());

const OPEN = '/v1/orders/open';
const LIMIT = '/v1/orders/limit';
const ORDER = { side: 'BUY', quantity: '0.001', price: '20000', pair: 'BTCUSDC' };

describe('a signature', () => {
  it('authenticates a request, and covers every part of it', async () => {
    expect((await client.get(OPEN)).status).toBe(200);
    expect(
      (await client.post(LIMIT, '{"side":"BUY", "quantity":"0.001","price":"20000","pair":"BTCUSDC"}'))
        .status,
    ).toBe(202);
    expect((await client.get('/v1/orders/history?statuses=PLACED%2CFILLED&limit=2')).status).toBe(200);
    expect((await client.get(OPEN, { subaccount: String(treasury.id) })).status).toBe(200);
    expect((await client.get(OPEN, { headers: { 'X-SERVICE-SUB-ACCOUNT-ID': '' } })).status).toBe(200);
  });

  it.each([
    [
      'another path spelling',
      (timestamp: string) => ({
        timestamp,
        verb: 'GET',
        path: '/v1/orders/history?statuses=PLACED,FILLED',
        body: '',
        subaccountId: '',
      }),
    ],
    [
      'another verb',
      (timestamp: string) => ({
        timestamp,
        verb: 'POST',
        path: '/v1/orders/history?statuses=PLACED%2CFILLED',
        body: '',
        subaccountId: '',
      }),
    ],
    [
      'another time',
      (timestamp: string) => ({
        timestamp: String(Number(timestamp) - 1),
        verb: 'GET',
        path: '/v1/orders/history?statuses=PLACED%2CFILLED',
        body: '',
        subaccountId: '',
      }),
    ],
    [
      'a body',
      (timestamp: string) => ({
        timestamp,
        verb: 'GET',
        path: '/v1/orders/history?statuses=PLACED%2CFILLED',
        body: '{}',
        subaccountId: '',
      }),
    ],
    [
      'a subaccount',
      (timestamp: string) => ({
        timestamp,
        verb: 'GET',
        path: '/v1/orders/history?statuses=PLACED%2CFILLED',
        body: '',
        subaccountId: '1',
      }),
    ],
  ])('of %s is refused with -11252', async (_, parts) => {
    const timestamp = installation.context.clock.nowMs();
    const signature = signExchangeRequest(client.key.apiSecret, parts(String(timestamp)));
    const answer = await client.get('/v1/orders/history?statuses=PLACED%2CFILLED', {
      timestamp,
      headers: { 'X-SERVICE-SIGNATURE': signature },
    });
    expect([answer.status, answer.json.code]).toEqual([401, -11252]);
  });

  it('with another secret, of another length, or absent is refused with -11252', async () => {
    for (const signature of ['00'.repeat(64), 'ff', undefined, 'ü'.repeat(10)]) {
      const answer = await client.get(OPEN, {
        headers: { 'X-SERVICE-SIGNATURE': signature && Buffer.from(signature).toString('latin1') },
      });
      expect([answer.status, answer.json.code]).toEqual([401, -11252]);
    }
  });

  it('is refused with -93 for a missing, unknown or revoked key, or an invalid timestamp', async () => {
    const revoked = await installation.client(primary);
    expect((await revoked.get(OPEN)).status).toBe(200);
    await installation.context.database.execute(
      'UPDATE exchange.keys SET revoked_at = now() WHERE api_key = $1',
      [revoked.key.apiKey],
    );
    installation.passMs(3_001);
    const answers = [
      await installation.send('GET', OPEN),
      await client.get(OPEN, { headers: { 'X-SERVICE-API-KEY': 'ab'.repeat(32) } }),
      await client.get(OPEN, { headers: { 'X-SERVICE-API-KEY': "' OR 1=1" } }),
      await client.get(OPEN, { headers: { 'X-SERVICE-TIMESTAMP': 'now' } }),
      await client.get(OPEN, { headers: { 'X-SERVICE-TIMESTAMP': undefined } }),
      await revoked.get(OPEN),
    ];
    for (const answer of answers)
      expect([answer.status, answer.json]).toEqual([401, { code: -93, message: 'Unauthorized' }]);
  });

  it("is accepted up to 30 seconds from the exchange's time, and no further", async () => {
    const now = installation.context.clock.nowMs();
    for (const offMs of [-29_000, 29_000])
      expect((await client.get(OPEN, { timestamp: now + offMs })).status).toBe(200);
    for (const offMs of [-31_000, 32_000])
      expect((await client.get(OPEN, { timestamp: now + offMs })).json).toEqual({
        code: -93,
        message: 'Unauthorized',
      });
  });

  it('of a changing request is accepted once; one of a read may be repeated', async () => {
    const timestamp = installation.context.clock.nowMs() + 25_000;
    expect((await client.post(LIMIT, ORDER, { timestamp })).status).toBe(202);
    expect((await client.post(LIMIT, ORDER, { timestamp })).json).toEqual({
      code: -93,
      message: 'Unauthorized',
    });
    installation.passMs(50_000);
    expect((await client.post(LIMIT, ORDER, { timestamp })).json.code).toBe(-93);
    expect((await client.post(LIMIT, ORDER, { timestamp: timestamp + 1 })).status).toBe(202);
    const later = installation.context.clock.nowMs();
    for (let i = 0; i < 2; i++) expect((await client.get(OPEN, { timestamp: later })).status).toBe(200);
  });

  it('covers the body of a read too', async () => {
    for (const body of ['{}', '{"x":1}']) expect((await client.get(OPEN, { body })).status).toBe(200);
  });

  it('may be repeated when the request was refused before it changed anything', async () => {
    const timestamp = installation.context.clock.nowMs();
    expect(
      (await client.post(LIMIT, ORDER, { timestamp, headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(403);
    expect((await client.post(LIMIT, ORDER, { timestamp })).status).toBe(202);
    expect((await client.post(LIMIT, ORDER, { timestamp })).json.code).toBe(-93);
  });

  it('that an earlier process accepted is not accepted again', async () => {
    const timestamp = installation.context.clock.nowMs() + 20_000;
    expect((await client.post(LIMIT, ORDER, { timestamp })).status).toBe(202);
    // A new process, whose listener remembers nothing.
    const next = buildListener(
      installation.context,
      () => ({ ...installation.exchange, signedBefore: signed }),
      await openKeys(installation.context),
      '',
    );
    const signed = await earlierSignatures(installation.database);
    const post = async (by: TestClient, ms: number) => {
      const signature = signExchangeRequest(by.key.apiSecret, {
        timestamp: String(ms),
        verb: 'POST',
        path: LIMIT,
        body: JSON.stringify(ORDER),
        subaccountId: '',
      });
      const headers = {
        'content-type': 'application/json',
        'X-SERVICE-API-KEY': by.key.apiKey,
        'X-SERVICE-SIGNATURE': signature,
        'X-SERVICE-TIMESTAMP': String(ms),
      };
      return (await next.inject({ method: 'POST', url: LIMIT, payload: JSON.stringify(ORDER), headers }))
        .statusCode;
    };
    expect([
      await post(client, timestamp),
      await post(client, timestamp - 5),
      await post(client, timestamp + 1),
    ]).toEqual([401, 401, 202]);
    expect(await post(await installation.client(primary), timestamp)).toBe(202);
    await next.close();
  });
});

describe('a key', () => {
  it('does only what its permissions allow', async () => {
    const [viewer, trader] = [
      await installation.client(primary, ['view']),
      await installation.client(primary, ['trade']),
    ];
    expect((await viewer.get(OPEN)).status).toBe(200);
    expect([(await trader.get(OPEN)).status, (await viewer.post(LIMIT, ORDER)).status]).toEqual([403, 403]);
    expect(
      (await viewer.call('DELETE', '/v1/orders/order', { body: { orderId: 'x', pair: 'BTCUSDC' } })).json
        .code,
    ).toBe(-93);
    expect(
      (await viewer.post('/v1/account/subaccount?isProprietarySubAccount=true', { label: 'x' })).status,
    ).toBe(403);
    expect((await trader.post(LIMIT, ORDER)).status).toBe(202);
  });

  it('acts only for the subaccounts of the same primary account', async () => {
    for (const subaccount of [
      String(stranger.id),
      String(primary.id),
      '1',
      '18446744073709551616',
      '-1',
      'Treasury',
      '0x0',
    ]) {
      const answer = await client.get(OPEN, { subaccount });
      expect([subaccount, answer.status, answer.json.code]).toEqual([subaccount, 401, -93]);
    }
  });

  it('of a subaccount sees that subaccount only', async () => {
    const own = await installation.client(treasury);
    expect((await own.get(OPEN)).status).toBe(200);
    expect((await own.get(OPEN, { subaccount: String(treasury.id) })).status).toBe(200);
    expect((await own.get(OPEN, { subaccount: '0' })).status).toBe(401);
    expect((await own.get('/v1/account/balances/all')).status).toBe(401);
    expect((await own.get('/v1/account/subaccount/0')).json.code).toBe(-11);
    expect((await own.get(`/v1/account/subaccount/${treasury.id}`)).json).toEqual({
      id: String(treasury.id),
      label: 'Treasury',
    });
  });

  it('may not choose a subaccount for operations of the primary account', async () => {
    for (const [method, path] of [
      ['GET', '/v1/account/balances/all'],
      ['GET', '/v1/account/subaccounts'],
      ['POST', '/v1/account/subaccount?isProprietarySubAccount=true'],
    ] as const) {
      for (const subaccount of [String(treasury.id), '0']) {
        const answer = await client.call(method, path, {
          subaccount,
          ...(method === 'POST' ? { body: { label: 'Unknown' } } : {}),
        });
        expect([answer.status, answer.json.code]).toEqual([401, -93]);
      }
    }
  });

  it('has a secret that the database does not show', async () => {
    const rows = await installation.database.query('SELECT secret FROM exchange.keys');
    expect(rows.length).toBeGreaterThan(1);
    for (const { secret } of rows) expect(secret.includes(Buffer.from(client.key.apiSecret))).toBe(false);
    expect(client.key).toEqual({
      apiKey: expect.stringMatching(/^[0-9a-f]{64}$/),
      apiSecret: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

it('the header prefix is a setting', async () => {
  const acme = await testExchange({ TRADING_HEADER_PREFIX: 'X-ACME' });
  try {
    const own = await acme.client(await acme.account());
    expect((await own.get(OPEN)).status).toBe(200);
    expect(
      (await own.get(OPEN, { headers: { 'X-ACME-API-KEY': undefined, 'X-SERVICE-API-KEY': own.key.apiKey } }))
        .status,
    ).toBe(401);
  } finally {
    await acme.close();
  }
});
