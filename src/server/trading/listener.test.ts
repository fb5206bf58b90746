import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRADING_OPERATIONS } from '../../contract/trading/document.ts';
import { gatewayPass } from '../exchange-access/gateway-pass.ts';
import type { Account } from './account-directory.ts';
import { SERVED } from './operations.ts';
import { testExchange, type TestClient, type TestExchange } from './testing/test-exchange.ts';

let installation: TestExchange;
let primary: Account;
let client: TestClient;

beforeAll(async () => {
  installation = await testExchange();
  primary = await installation.account();
  client = await installation.client(primary);
  await installation.deposit(primary, 'USDC', 1e15);
});
afterAll(() => installation.close());
// All rate limit windows have ended.
beforeEach(() => installation.passMs(60_001));

const LIMIT = '/v1/orders/limit';
const ORDER = { side: 'BUY', quantity: '0.001', price: '20000', pair: 'BTCUSDC' };

it('serves exactly the operations of the contract', () => {
  expect(SERVED.map(({ operation }) => operation.operationId).sort()).toEqual(
    TRADING_OPERATIONS.map(({ operationId }) => operationId).sort(),
  );
});

describe('a request that cannot be served', () => {
  it('is 405 under a method that the path does not support, and names the ones that it does', async () => {
    for (const [method, path, allow] of [
      ['POST', '/v1/orders/open', 'GET, OPTIONS'],
      ['PUT', LIMIT, 'POST, OPTIONS'],
      ['HEAD', '/v1/orders/open', 'GET, OPTIONS'],
    ] as const) {
      const answer = await client.call(method, path);
      expect([path, answer.status, answer.headers['allow']]).toEqual([path, 405, allow]);
      if (method !== 'HEAD')
        expect(answer.json).toEqual({ code: expect.any(Number), message: 'Method not allowed' });
    }
  });

  it('is 404 at an unknown path', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/v1/orders'],
      ['GET', '/v1/orders/open/'],
      ['GET', '/v3/orders/open'],
    ] as const) {
      const answer = await client.call(method, path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.json).toEqual({ code: expect.any(Number), message: 'Not found' });
    }
  });

  it('is 403 when its body is not declared as JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      undefined,
      'nonsense',
      'application/jsonp',
    ]) {
      const answer = await client.post(LIMIT, ORDER, { headers: { 'content-type': type } });
      expect([type, answer.status, typeof answer.json.code]).toEqual([type, 403, 'number']);
    }
    expect(
      (await client.post(LIMIT, ORDER, { headers: { 'content-type': 'application/json; charset=utf-8' } }))
        .status,
    ).toBe(202);
  });

  it.each(['{', '{"side":"BUY",}', "{'side':'BUY'}", 'null null', '{"quantity":01}', '\u0000', '[1,2'])(
    'is -113 with the body %j',
    async (body) => {
      const answer = await client.post(LIMIT, body);
      expect([answer.status, answer.json]).toEqual([400, { code: -113, message: 'Invalid JSON' }]);
    },
  );

  it.each(['null', '[]', '"text"', '12', '{}', ''])('is -11 with the body %j', async (body) => {
    const answer = await client.post(LIMIT, body);
    expect([answer.status, answer.json.code, answer.json.validationErrors.errors.length > 0]).toEqual([
      400,
      -11,
      true,
    ]);
  });

  it('is refused before its body is parsed when it is not signed', async () => {
    expect((await installation.send('POST', LIMIT, { body: '{' })).json).toEqual({
      code: -93,
      message: 'Unauthorized',
    });
  });

  it('is 413 when it is too large, and 400 when it is not HTTP', async () => {
    const answer = await client.post(LIMIT, { ...ORDER, customerOrderId: 'x'.repeat(1_100_000) });
    expect([answer.status, typeof answer.json.code]).toEqual([413, 'number']);
    const text = await new Promise<string>((resolve) => {
      const socket = connect(installation.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let read = '';
      socket.on('data', (data) => (read += String(data)));
      socket.on('close', () => resolve(read));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 .*\{"code":-11,"message":"Invalid request"\}$/s);
  });

  it('is refused as text when a parameter contains a NUL character', async () => {
    const answer = await client.get('/v1/account/transactionhistory?currency=%00');
    expect([answer.status, answer.json.code]).toEqual([400, -11]);
  });

  it('is 503 when a read cannot be projected in time; changes are accepted and read later', async () => {
    const impatient = await testExchange({}, 0, 300);
    const account = await impatient.account();
    const own = await impatient.client(account);
    await impatient.deposit(account, 'USDC', 1e12);
    const held = await impatient.database.pool.connect();
    await held.query('BEGIN');
    await held.query('SELECT FROM exchange.progress FOR UPDATE');
    expect((await own.post(LIMIT, ORDER)).status).toBe(202);
    const late = await own.get('/v1/orders/history');
    expect([late.status, late.json.code, Number(late.headers['retry-after']) > 0]).toEqual([503, -11, true]);
    await held.query('COMMIT');
    held.release();
    await impatient.exchange.engine.projected();
    expect((await own.get('/v1/orders/history')).json).toHaveLength(1);
    await impatient.close();
  });

  it('is 503 for every operation while another process has the exchange', async () => {
    installation.setCurrent(null);
    for (const answer of [
      await client.get('/v1/orders/open'),
      await client.post(LIMIT, ORDER),
      await installation.send('GET', '/v1/public/pairs'),
    ]) {
      expect([answer.status, answer.json.code < 0, Number(answer.headers['retry-after']) > 0]).toEqual([
        503,
        true,
        true,
      ]);
    }
    expect((await installation.send('GET', '/healthz')).json).toEqual({ status: 'alive' });
    expect((await installation.send('GET', '/readyz')).status).toBe(503);
    installation.setCurrent(installation.exchange);
    expect((await installation.send('GET', '/readyz')).status).toBe(200);
  });

  it('is 503 when the journal cannot be written, and nothing was done', async () => {
    const before = installation.exchange.engine.state.nextOrder;
    const broken = {
      ...installation.exchange,
      engine: {
        ...installation.exchange.engine,
        submit: () => Promise.reject(new Error('The disk is full')),
      },
    };
    installation.setCurrent(broken);
    const answer = await client.post(LIMIT, ORDER);
    installation.setCurrent(installation.exchange);
    expect([answer.status, installation.exchange.engine.state.nextOrder]).toEqual([503, before]);
    expect(answer.text).not.toContain('disk');
  });
});

describe('rate limits answer 429 with Retry-After', () => {
  beforeAll(() => installation.holdClock());

  const many = async (
    count: number,
    send: (i: number) => Promise<{ status: number; headers: Record<string, unknown> }>,
  ) => {
    const answers = [];
    for (let i = 0; i < count; i += 50)
      answers.push(
        ...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, j) => send(i + j)))),
      );
    return answers;
  };
  const refused = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length;

  it('after 1,200 requests of an address in a minute, signed or not', async () => {
    const answers = await many(1_205, () =>
      installation.send('GET', '/v1/orders/open', { from: '10.9.0.1' }),
    );
    expect(refused(answers)).toBe(5);
    const last = answers.find(({ status }) => status === 429)!;
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await client.get('/v1/orders/open', { from: '10.9.0.1' })).status).toBe(429);
    expect((await client.post(LIMIT, ORDER, { from: '10.9.0.1' })).status).toBe(429);
    expect((await client.get('/v1/orders/open')).status).toBe(200);
    // The gateway sends for all users of the dashboard, so requests of other programs on its machine do not
    // count against it.
    const pass = await gatewayPass(installation.context);
    for (const [given, status] of [
      [pass, 200],
      ['00'.repeat(32), 429],
      ['', 429],
    ] as const) {
      expect(
        (await client.get('/v1/orders/open', { from: '10.9.0.1', headers: { 'x-outlay-gateway': given } }))
          .status,
      ).toBe(status);
    }
  });

  it('after 2,000 requests of a key in a minute, from any addresses', async () => {
    const key = await installation.client(primary);
    const answers = await many(2_004, (i) => key.get('/v1/account/subaccounts', { from: `10.8.0.${i % 4}` }));
    expect(refused(answers)).toBe(4);
    installation.passMs(60_000);
    expect((await key.get('/v1/account/subaccounts')).status).toBe(200);
  });

  it('after 30 public reads of an address in a minute; a signed one counts for its key', async () => {
    const path = '/v1/public/BTCUSDC/orderbook/full';
    const answers = await many(32, () => installation.send('GET', path, { from: '10.7.0.1' }));
    expect(refused(answers)).toBe(2);
    expect((await client.get(path, { from: '10.7.0.1' })).status).toBe(200);
    expect(
      (await client.get(path, { from: '10.7.0.1', headers: { 'X-SERVICE-SIGNATURE': 'ab' } })).json.code,
    ).toBe(-11252);
  });

  it('after 20 reads of buckets of an address in a second', async () => {
    const answers = await many(23, () =>
      installation.send('GET', '/v1/public/BTCUSDC/buckets', { from: '10.6.0.1' }),
    );
    expect(refused(answers)).toBe(3);
    expect(answers.find(({ status }) => status === 429)!.headers['retry-after']).toBe('1');
    installation.passMs(1_000);
    expect((await installation.send('GET', '/v1/public/BTCUSDC/buckets', { from: '10.6.0.1' })).status).toBe(
      200,
    );
  });

  it('after 400 orders of a key in a second, which is more than 1,200 in a minute', async () => {
    let timestamp = installation.context.clock.nowMs();
    for (let second = 0; second < 4; second++) {
      const answers = await many(402, () => client.post(LIMIT, ORDER, { timestamp: ++timestamp }));
      expect([answers.filter(({ status }) => status === 202).length, refused(answers)]).toEqual([400, 2]);
      installation.passMs(1_000);
    }
  });

  it('after one subaccount of a key in a second', async () => {
    const create = (label: string) =>
      client.post('/v1/account/subaccount?isProprietarySubAccount=true', { label });
    expect([(await create('One')).status, (await create('Two')).status]).toEqual([200, 429]);
    installation.passMs(1_000);
    expect((await create('Two')).status).toBe(200);
  });
});
