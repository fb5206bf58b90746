import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRADING_OPERATIONS } from '../../../contract/trading/document.ts';
import { OPERATOR } from '../../audit/audit.ts';
import { credentialsOf, saveCredentials } from '../../exchange-access/exchange-credentials.ts';
import { signIn } from '../testing/test-installation.ts';
import type { Received } from './testing/other-exchange.ts';
import {
  API_KEY,
  API_SECRET,
  tradingInstallation,
  type TradingInstallation,
  type TradingUser,
} from './testing/trading-installation.ts';

let installation: TradingInstallation;
let viewer: TradingUser;
let trader: TradingUser;
let roleless: TradingUser;

beforeAll(async () => {
  installation = await tradingInstallation();
  viewer = await installation.tradingUser('viewer', installation.firstEntity, ['VIEWER']);
  trader = await installation.tradingUser('trader', installation.firstEntity, ['TRADER']);
  roleless = await installation.tradingUser('roleless', installation.firstEntity, []);
});
afterAll(() => installation.close());
beforeEach(() => {
  installation.exchange.received.length = 0;
  installation.exchange.behave(() => ({ body: '[]' }));
});

const OPEN = '/trading/v1/orders/open';
const LIMIT = '/trading/v1/orders/limit';
const ORDER = '{"side":"BUY","quantity":"0.1","price":"1000","pair":"BTCZAR"}';
const json = { 'content-type': 'application/json' };
const last = (): Received => installation.exchange.received.at(-1)!;
const problem = (body: string) =>
  JSON.parse(body) as { status: number; code: string; detail: string; errors: unknown[]; exchange: unknown };

describe('a request to the exchange', () => {
  it('keeps path, query and method, and is signed', async () => {
    const answer = await viewer.send(
      '/trading/v1/orders/history?statuses=FILLED%2CCANCELLED&currencyPair=BTCZAR&x=%20%e2%82%ac',
    );
    expect(answer.status).toBe(200);
    expect(last()).toMatchObject({
      method: 'GET',
      path: '/v1/orders/history?statuses=FILLED%2CCANCELLED&currencyPair=BTCZAR&x=%20%e2%82%ac',
      fault: null,
      body: '',
    });
    expect(last().headers['x-service-api-key']).toBe(API_KEY);
  });

  it('keeps its body byte for byte, and is signed', async () => {
    const body =
      '{ "payAmount": "1.0",\n "feeAccountId": 9223372036854775807, ' + '"customerOrderId": "é\\u00e9" }';
    installation.exchange.behave(() => ({ body: '{"feeAccountId":9223372036854775807}' }));
    const answer = await viewer.send('/trading/v2/brokerage/quote', { method: 'POST', headers: json, body });
    expect(last()).toMatchObject({ method: 'POST', path: '/v2/brokerage/quote', body, fault: null });
    expect(answer.body).toBe('{"feeAccountId":9223372036854775807}');
  });

  it("is 502 when an intermediary's page answers it, and the page is not passed on", async () => {
    for (const method of ['GET', 'POST']) {
      installation.exchange.behave(() => ({
        headers: { 'content-type': 'text/html' },
        body: '<html>Welcome</html>',
      }));
      const answer = await (method === 'GET'
        ? viewer.send(OPEN)
        : trader.send('/trading/v1/orders/limit', { method, headers: json, body: '{}' }));
      expect([answer.status, answer.body.includes('Welcome'), answer.headers['content-type']]).toEqual([
        502,
        false,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  it('carries the chosen subaccount, also in the signature', async () => {
    await viewer.send(OPEN, { headers: { 'X-SERVICE-SUB-ACCOUNT-ID': '9007199254740993' } });
    expect(last()).toMatchObject({
      fault: null,
      headers: { 'x-service-sub-account-id': '9007199254740993' },
    });
    await viewer.send(OPEN, { headers: { 'X-SERVICE-SUB-ACCOUNT-ID': '' } });
    expect(last().fault).toBeNull();
    expect(last().headers['x-service-sub-account-id']).toBeUndefined();
  });

  it('is refused when the subaccount is not an id', async () => {
    for (const id of ['main', '1,2', '1; 2', '-1', '1'.repeat(21)]) {
      const answer = await viewer.send(OPEN, { headers: { 'X-SERVICE-SUB-ACCOUNT-ID': id } });
      expect(answer.status, id).toBe(400);
      expect(problem(answer.body).code).toBe('validation_failed');
    }
    expect(installation.exchange.received).toHaveLength(0);
  });

  it('carries nothing that identifies the caller', async () => {
    const own = {
      cookie: 'outlay_session=stolen',
      'X-SERVICE-API-KEY': 'mine',
      'X-SERVICE-SIGNATURE': 'mine',
      'X-User-Unique-Id': 'me',
      'x-forwarded-for': '10.0.0.1',
      origin: 'https://elsewhere.example',
      'x-anything': 'else',
    };
    await viewer.send(OPEN, { headers: own });
    expect(last().fault).toBeNull();
    expect(Object.keys(last().headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
      'x-service-api-key',
      'x-service-signature',
      'x-service-timestamp',
    ]);
  });

  it("returns the exchange's status and body", async () => {
    installation.exchange.behave(() => ({
      status: 202,
      body: '{"id":"01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11"}',
    }));
    const placed = await trader.send(LIMIT, { method: 'POST', headers: json, body: ORDER });
    expect(placed.status).toBe(202);
    expect(placed.body).toBe('{"id":"01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11"}');
    expect(String(placed.headers['content-type'])).toContain('application/json');
    installation.exchange.behave(() => ({ status: 202 }));
    const cancelled = await trader.send('/trading/v1/orders/order', {
      method: 'DELETE',
      headers: json,
      body: '{"orderId":"1","pair":"BTCZAR"}',
    });
    expect([cancelled.status, cancelled.body]).toEqual([202, '']);
    expect(last()).toMatchObject({ method: 'DELETE', body: '{"orderId":"1","pair":"BTCZAR"}', fault: null });
  });

  it('has a unique timestamp for each change', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => trader.send(LIMIT, { method: 'POST', headers: json, body: ORDER })),
    );
    expect(
      new Set(installation.exchange.received.map(({ headers }) => headers['x-service-signature'])).size,
    ).toBe(10);
  });
});

describe('authorisation', () => {
  const pathOf = (path: string) => `/trading${path.replaceAll(/\{\w+\}/g, 'BTCZAR')}`;
  const changes = ['POST /v1/orders/limit', 'DELETE /v1/orders/order', 'POST /v1/account/subaccount'];

  it.each(TRADING_OPERATIONS.map(({ method, path }) => [`${method} ${path}`, method, path] as const))(
    '%s needs a session and a role that may call it',
    async (name, method, path) => {
      const sent = { method, headers: json, ...(method === 'GET' ? {} : { body: '{}' }) };
      expect((await installation.browser().send(pathOf(path), sent)).status).toBe(401);
      expect((await roleless.send(pathOf(path), sent)).status).toBe(403);
      expect(installation.exchange.received).toHaveLength(0);
      const seen = await viewer.send(pathOf(path), sent);
      expect(seen.status).toBe(changes.includes(name) ? 403 : 200);
      expect((await trader.send(pathOf(path), sent)).status).toBe(200);
    },
  );

  it('accepts a session, and changes from our own pages only', async () => {
    const browser = installation.browser();
    await signIn(browser, 'trader');
    const origin = installation.publicUrl;
    expect((await browser.send(OPEN, {})).status).toBe(200);
    const place = (headers: Record<string, string>) =>
      browser.send(LIMIT, { method: 'POST', headers: { ...json, ...headers }, body: ORDER });
    expect((await place({})).status).toBe(403);
    expect((await place({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(installation.exchange.received).toHaveLength(1);
    expect((await place({ origin })).status).toBe(200);
    expect(last()).toMatchObject({ fault: null });
    expect(last().headers['cookie']).toBeUndefined();
  });

  it('refuses any other address of the exchange', async () => {
    const unknown = [
      ['GET', '/trading/v1/withdraw'],
      ['POST', '/trading/v1/orders/market'],
      ['GET', '/trading'],
      ['GET', '/trading/v1/orders/history/detail/orderid/..%2f..%2f..%2f..%2faccount%2fbalances%2fall'],
      ['GET', '/trading/v1/orders/history/detail/orderid/%2e%2e'],
      ['GET', '/trading/v1/orders/history/detail/orderid/a%5cb'],
      ['GET', '/trading//v1/orders/open'],
      ['GET', '/trading/v1/../v1/orders/open'],
    ] as const;
    for (const [method, path] of unknown)
      expect((await trader.send(path, { method })).status, `${method} ${path}`).toBe(404);
    for (const method of ['HEAD', 'POST']) {
      const { status, headers } = await trader.send(OPEN, { method });
      expect([status, headers['allow']]).toEqual([405, 'GET, OPTIONS']);
    }
    expect(installation.exchange.received).toHaveLength(0);
  });
});

describe('the key', () => {
  it('of the first entity comes from the settings; an operator enters those of other entities', async () => {
    const entityId = await installation.entity('Second Limited');
    const user = await installation.tradingUser('second', entityId, ['TRADER']);
    const refused = await user.send(OPEN);
    expect([refused.status, problem(refused.body).code]).toEqual([400, 'exchange_key_missing']);
    expect(refused.body.toString()).not.toContain('npm run');
    expect((await user.send('/trading/v1/public/BTCZAR/orderbook/full')).status).toBe(200);
    installation.exchange.received.length = 0;
    const { context } = installation;
    await context.database.transaction((tx) =>
      saveCredentials(
        context,
        tx,
        entityId,
        { apiKey: 'of-the-second', apiSecret: 'secret-of-the-second' },
        OPERATOR,
      ),
    );
    await user.send(OPEN);
    expect(last()).toMatchObject({ fault: 'another key', headers: { 'x-service-api-key': 'of-the-second' } });
  });

  it('is sealed in the database for its entity, and audited without its value', async () => {
    const { context } = installation;
    const [one, other] = [
      await installation.entity('Sealed Limited'),
      await installation.entity('Other Limited'),
    ];
    for (const id of [one, other])
      await context.database.transaction((tx) =>
        saveCredentials(context, tx, id, { apiKey: `key-${id}`, apiSecret: `secret-${id}` }, OPERATOR),
      );
    const [row] = await context.database.query(
      'SELECT api_key, api_secret FROM exchange_credentials WHERE entity_id = $1',
      [one],
    );
    expect(row!.api_key.includes(`key-${one}`) || row!.api_secret.includes(`secret-${one}`)).toBe(false);
    expect(await credentialsOf(context, one)).toEqual({ apiKey: `key-${one}`, apiSecret: `secret-${one}` });
    const audit = await context.database.query(
      "SELECT details FROM audit_log WHERE entity_id = $1 AND action = 'exchange_key.saved'",
      [one],
    );
    expect(audit).toEqual([{ details: '{}' }]);
    await context.database.query('UPDATE exchange_credentials SET api_secret = $2 WHERE entity_id = $1', [
      other,
      row!.api_secret,
    ]);
    await expect(credentialsOf(context, other)).rejects.toThrow();
  });
});

describe('a refusal of the exchange', () => {
  it("becomes a problem that contains the exchange's body and says what to do", async () => {
    const body =
      '{"code":-11,"message":"Invalid request",' +
      '"validationErrors":{"errors":[{"field":"limit","message":"must be at most 100"}]},' +
      '"accountId":9223372036854775807}';
    installation.exchange.behave(() => ({ status: 400, body }));
    const answer = await viewer.send('/trading/v1/orders/history?limit=999');
    expect(answer.status).toBe(400);
    expect(String(answer.headers['content-type'])).toContain('application/problem+json');
    expect(answer.body).toContain(`"exchange":${body}`);
    expect(problem(answer.body)).toMatchObject({
      status: 400,
      code: 'exchange_refused',
      instance: '/trading/v1/orders/history',
      detail:
        'The exchange answered: Invalid request: limit: must be at most 100. ' +
        'Correct the request and send it again.',
      errors: [{ path: 'limit', code: 'exchange', message: 'must be at most 100' }],
    });
  });

  it.each([
    [401, '{"code":-93,"message":"Unauthorized"}', 401, 'exchange_unauthorized', 'enter the key again'],
    [403, '{"code":-11132,"message":"Duplicate label"}', 403, 'exchange_refused', 'Duplicate label'],
    [404, '{"code":-1,"message":"Not found"}', 404, 'exchange_refused', 'still exists'],
    [
      429,
      '{"code":-1,"message":"Too many requests"}',
      429,
      'exchange_too_many_requests',
      'Try again in 7 seconds',
    ],
    [500, '{"code":-1,"message":"Oops"}', 500, 'exchange_fault', 'Try again in a moment'],
    [302, '', 502, 'exchange_fault', 'contact your operator'],
  ])('of %i keeps its status and says what to do', async (status, body, answered, code, sentence) => {
    const headers: Record<string, string> =
      status === 302 ? { location: 'https://elsewhere.example' } : { 'retry-after': '7' };
    installation.exchange.behave(() => ({ status, body, headers }));
    const answer = await viewer.send(OPEN);
    expect(answer.status).toBe(answered);
    expect(problem(answer.body)).toMatchObject({
      status: answered,
      code,
      exchange: body ? JSON.parse(body) : null,
    });
    expect(problem(answer.body).detail).toContain(sentence);
    if (status === 429) expect(answer.headers['retry-after']).toBe('7');
  });

  it("that is an intermediary's page is not passed on", async () => {
    installation.exchange.behave(() => ({
      status: 403,
      headers: { 'content-type': 'text/html' },
      body: '<html>inside 10.0.0.7</html>',
    }));
    const answer = await viewer.send(OPEN);
    expect(problem(answer.body)).toMatchObject({ status: 403, exchange: null });
    expect(answer.body).not.toContain('10.0.0.7');
  });

  it('of a change that may have arrived says that the outcome is unknown', async () => {
    installation.exchange.behave(() => ({ status: 500, body: '{"code":-1,"message":""}' }));
    const answer = await trader.send(LIMIT, { method: 'POST', headers: json, body: ORDER });
    expect(problem(answer.body).detail).toContain('may have processed your request');
  });
});

describe('secrets', () => {
  it('are in no answer and no log line, even when the exchange repeats them', async () => {
    installation.exchange.behave(({ headers }) => ({
      status: 400,
      body: JSON.stringify({
        code: -11,
        message: `key ${String(headers['x-service-api-key'])} of ${API_SECRET}`,
      }),
    }));
    const answer = await viewer.send(OPEN);
    expect(problem(answer.body).detail).toContain('[hidden]');
    installation.exchange.behave(() => 'cut');
    await trader.send(LIMIT, { method: 'POST', headers: json, body: ORDER });
    expect(installation.answered.length).toBeGreaterThan(50);
    for (const { headers, body } of installation.answered) {
      for (const secret of [API_KEY, API_SECRET, 'secret-of-the-second'])
        expect(JSON.stringify(headers) + body).not.toContain(secret);
    }
    expect(installation.logged()).toContain('the exchange refused a request');
    for (const secret of [API_KEY, API_SECRET, 'secret-of-the-second', 'X-SERVICE-SIGNATURE'])
      expect(installation.logged()).not.toContain(secret);
  });
});
