import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  tradingInstallation,
  type TradingInstallation,
  type TradingUser,
} from './testing/trading-installation.ts';

let installation: TradingInstallation;
let viewer: TradingUser;
let trader: TradingUser;

beforeAll(async () => {
  installation = await tradingInstallation();
  viewer = await installation.tradingUser('viewer', installation.firstEntity, ['VIEWER']);
  trader = await installation.tradingUser('trader', installation.firstEntity, ['TRADER']);
});
afterAll(() => installation.close());
beforeEach(async () => {
  installation.exchange.behave(() => ({ body: '[]' }));
  installation.exchange.received.length = 0;
});

const OPEN = '/trading/v1/orders/open';
const BOOK = '/trading/v1/public/BTCZAR/orderbook/full';
const place = () =>
  trader.send('/trading/v1/orders/limit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"side":"BUY"}',
  });
const codeOf = (body: string) => (JSON.parse(body) as { code: string }).code;
const status = async () =>
  JSON.parse((await viewer.send('/app/trading/status')).body) as {
    configured: boolean;
    available: boolean;
    since: string | null;
    embedded: boolean;
  };
const calls = () => installation.exchange.received.length;
/** Fails the first requests, then answers. */
const failing = (times: number, how: 'cut' | { status: number }) => {
  let left = times;
  installation.exchange.behave(() => (left-- > 0 ? how : { body: '[]' }));
};

describe('retries', () => {
  it.each([
    ['a broken connection', 'cut'],
    ['502', { status: 502 }],
    ['503', { status: 503 }],
    ['504', { status: 504 }],
  ] as const)('sends a read again after %s', async (_, how) => {
    failing(1, how);
    expect((await viewer.send(OPEN)).status).toBe(200);
    expect(calls()).toBe(2);
    failing(2, how);
    const answer = await viewer.send(OPEN);
    expect([answer.status, codeOf(answer.body)]).toEqual([
      how === 'cut' ? 503 : how.status,
      'exchange_unavailable',
    ]);
    expect(calls()).toBe(4);
    expect((await viewer.send(OPEN)).status).toBe(200);
  });

  it.each([
    ['a broken connection', 'cut', 504],
    ['503', { status: 503 }, 503],
  ] as const)('never sends a change again after %s', async (_, how, answered) => {
    failing(1, how);
    expect((await place()).status).toBe(answered);
    expect(calls()).toBe(1);
    expect((await place()).status).toBe(200);
  });
});

describe('an exchange that does not answer', () => {
  it('is given up after the time limit, and a change then reports an unknown outcome', async () => {
    installation.exchange.behave(() => 'hang');
    const [read, change] = await Promise.all([viewer.send(OPEN), place()]);
    expect([read.status, codeOf(read.body), change.status, codeOf(change.body)]).toEqual([
      504,
      'exchange_no_answer',
      504,
      'exchange_no_answer',
    ]);
    expect(change.body).toContain('before you send it again');
    expect(calls()).toBe(2);
    installation.exchange.behave(() => ({ body: '[]' }));
    expect((await viewer.send(OPEN)).status).toBe(200);
  });
});

describe('public data', () => {
  it('is requested once for many readers, and again when it is a second old', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    installation.exchange.behave(async () => {
      await held;
      return { body: '{"SequenceNumber":9007199254740993}' };
    });
    installation.holdClock(true);
    const readers = Array.from({ length: 100 }, () => viewer.send(BOOK));
    while (calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    release();
    expect((await Promise.all(readers)).map(({ body }) => body)).toEqual(
      Array(100).fill('{"SequenceNumber":9007199254740993}'),
    );
    expect((await viewer.send(BOOK)).status).toBe(200);
    expect(calls()).toBe(1);
    expect(installation.exchange.received[0]!.headers['x-service-signature']).toBeUndefined();
    installation.passMs(1_001);
    await viewer.send(BOOK);
    expect(calls()).toBe(2);
    await viewer.send(`${BOOK}?x=1`);
    expect(calls()).toBe(3);
    installation.holdClock(false);
  });

  it('is answered from the last good answer, with its age, for half a minute after a 429', async () => {
    const patient = '/trading/v1/public/SOLUSDC/orderbook/full';
    installation.exchange.behave(() => ({ body: '{"Asks":[]}' }));
    expect((await viewer.send(patient)).headers['age']).toBeUndefined();
    installation.exchange.behave(() => ({ status: 429, body: '{"code":-1,"message":"Too many requests"}' }));
    installation.passMs(5_000);
    const standIn = await viewer.send(patient);
    expect([standIn.status, standIn.body]).toEqual([200, '{"Asks":[]}']);
    expect(Number(standIn.headers['age'])).toBeGreaterThanOrEqual(5);
    installation.passMs(30_000);
    expect((await viewer.send(patient)).status).toBe(429);
  });

  it('that hardly changes is requested once a minute', async () => {
    for (let i = 0; i < 3; i++) {
      expect((await viewer.send('/trading/v1/public/pairs')).status).toBe(200);
      installation.passMs(5_000);
    }
    expect(calls()).toBe(1);
  });

  it('is requested again at once after a refusal', async () => {
    const other = '/trading/v1/public/ETHZAR/orderbook/full';
    installation.exchange.behave(() => ({ status: 429, body: '{"code":-1,"message":"Too many requests"}' }));
    expect((await viewer.send(other)).status).toBe(429);
    installation.exchange.behave(() => ({ body: '{}' }));
    expect((await viewer.send(other)).status).toBe(200);
  });

  it('of an account is never shared', async () => {
    await Promise.all([viewer.send(OPEN), viewer.send(OPEN), trader.send(OPEN)]);
    expect(calls()).toBe(3);
  });
});

describe('the status that the page shows', () => {
  it('says that the exchange does not answer as soon as a read and its retry have failed', async () => {
    await installation.exchange.stop();
    installation.passMs(10_001);
    const down = await status();
    expect(down.available).toBe(false);
    expect((await status()).since).toBe(down.since);
    await installation.exchange.start();
    installation.passMs(5_001);
    const back = await status();
    expect(back.available).toBe(true);
    expect(Date.parse(back.since!)).toBeGreaterThan(Date.parse(down.since!));
  });
});

describe('the circuit breaker', () => {
  it('opens when the exchange is down, says since when, and closes when it is back', async () => {
    expect(await status()).toMatchObject({ configured: true, available: true, embedded: false });
    await installation.exchange.stop();
    for (let i = 0; i < 3; i++) {
      const answer = await viewer.send(OPEN);
      expect([answer.status, codeOf(answer.body)]).toEqual([503, 'exchange_unavailable']);
    }
    const refused = await place();
    expect([refused.status, codeOf(refused.body)]).toEqual([503, 'exchange_unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Nothing was sent');
    expect(refused.body).toContain('"code":"not_sent"');
    const down = await status();
    expect(down.available).toBe(false);
    expect(Date.parse(down.since!)).toBeGreaterThan(0);

    await installation.exchange.start();
    expect((await viewer.send(OPEN)).status).toBe(503);
    expect(calls()).toBe(0);
    installation.passMs(5_001);
    expect((await viewer.send(OPEN)).status).toBe(200);
    const back = await status();
    expect(back.available).toBe(true);
    expect(Date.parse(back.since!)).toBeGreaterThan(Date.parse(down.since!));
  });

  it("lets one request try while others are refused, and the page's status check is enough", async () => {
    await installation.exchange.stop();
    for (let i = 0; i < 3; i++) await viewer.send(OPEN);
    await installation.exchange.start();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    installation.exchange.behave(async () => {
      await held;
      return { body: '[]' };
    });
    installation.passMs(5_001);
    const trying = status();
    while (calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await viewer.send(OPEN)).status).toBe(503);
    expect(calls()).toBe(1);
    release();
    expect((await trying).available).toBe(true);
    expect((await viewer.send(OPEN)).status).toBe(200);
  });

  it('stays closed for an exchange that reports its read-only mode', async () => {
    installation.exchange.behave(({ method }) =>
      method === 'GET'
        ? { body: '[]' }
        : { status: 503, body: '{"code":-1,"message":"The exchange is in read-only mode"}' },
    );
    for (let i = 0; i < 8; i++) expect((await place()).status).toBe(503);
    expect(calls()).toBe(8);
    expect((await viewer.send(OPEN)).status).toBe(200);
  });
});
