import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obtainToken } from '../gateway/command-line/obtain-token.ts';
import { freePort } from '../platform/testing/free-port.ts';
import { testInstallation, type TestInstallation } from '../gateway/testing/test-installation.ts';
import { OPERATOR } from '../audit/audit.ts';
import { saveCredentials } from '../exchange-access/exchange-credentials.ts';
import { createAccount } from '../trading/create-account.ts';
import { openExchangeService } from '../trading/open-exchange-service.ts';
import { createKey } from '../trading/keys/create-key.ts';
import { startExchange, type ExchangeParts } from '../trading/start-exchange.ts';
import { streamAccess } from '../trading/stream-access.ts';
import { openStreams } from '../trading/streams/streams.ts';

/** The gateway and the exchange of this installation, which communicate only over HTTP and WebSockets. */

let installation: TestInstallation;
let headers: Record<string, string>;

/** The exchange without demo data and without market makers. */
const BARE: ExchangeParts = {
  open: openExchangeService,
  accompany: async (exchange, server, findKey) => {
    const { context, engine } = exchange;
    const { headerPrefix } = context.configuration.trading;
    const streams = openStreams({
      server,
      engine,
      database: context.database,
      clock: context.clock,
      headerPrefix,
      access: streamAccess(exchange, findKey),
      onFault: (error) => context.log.error(error),
    });
    context.onClose(async () => streams.stop());
  },
};

beforeAll(async () => {
  installation = await testInstallation({ TRADING_PORT: String(await freePort()) });
  const { context } = installation;
  const exchange = (await startExchange(context, BARE)).current()!;
  const entityId = await installation.entity('Wired Limited');
  await installation.user('wired', entityId, ['TRADER']);
  const account = await createAccount(exchange, {
    kind: 'PRIMARY',
    primary: null,
    label: 'Wired Limited',
    marginEnabled: false,
    futuresEnabled: false,
  });
  const key = await createKey(context, account.number, ['view', 'trade', 'transfer'], 'Dashboard');
  await context.database.transaction((tx) => saveCredentials(context, tx, entityId, key, OPERATOR));
  headers = {
    authorization: `Bearer ${await obtainToken(installation.browser(), 'wired', 'wired')}`,
    'content-type': 'application/json',
  };
});
afterAll(() => installation.close());

const send = (
  path: string,
  sent: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => installation.browser().send(path, { ...sent, headers: { ...headers, ...sent.headers } });

describe('a trader at the gateway', () => {
  it('reads the account of their entity from the exchange', async () => {
    expect(JSON.parse((await send('/app/trading/status')).body)).toMatchObject({
      configured: true,
      available: true,
      embedded: true,
    });
    const balances = await send('/trading/v1/account/balances/all');
    expect([balances.status, balances.body]).toEqual([
      200,
      '[{"account":{"label":"Wired Limited","id":"0"},"balances":[]}]',
    ]);
    expect((await send('/trading/v1/orders/history?statuses=FILLED%2CFAILED')).body).toBe('[]');
    expect((await send('/trading/v1/public/BTCZAR/orderbook/full')).status).toBe(200);
  });

  it('looks at many markets without using up what an address may read in public', async () => {
    // Every URL differs, so no answer comes from an earlier read. Unsigned, only thirty requests a minute
    // would be allowed.
    const statuses = new Set<number>();
    for (let skip = 0; skip < 45; skip++)
      statuses.add((await send(`/trading/v1/public/BTCZAR/trades?skip=${skip}`)).status);
    expect([...statuses]).toEqual([200]);
  });

  it('acts for a subaccount, and explains which calls only the primary account may make', async () => {
    const made = await send('/trading/v1/account/subaccount?isProprietarySubAccount=true', {
      method: 'POST',
      body: '{"label":"Desk one"}',
    });
    const { id } = JSON.parse(made.body) as { id: string };
    const chosen = { 'X-SERVICE-SUB-ACCOUNT-ID': id };
    expect((await send('/trading/v1/orders/open', { headers: chosen })).status).toBe(200);
    const refused = await send('/trading/v1/account/balances/all', { headers: chosen });
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([401, 'exchange_unauthorized']);
  });

  it('learns the outcome of an order as it happens', async () => {
    const leaving = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${installation.port}/app/trading/account-events`, {
      headers,
      signal: leaving.signal,
    });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const until = async (text: string) => {
      while (!heard.includes(text)) {
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream has ended.');
        heard += value;
      }
    };
    await until('OPEN_ORDERS_UPDATE');
    const placed = await send('/trading/v1/orders/limit', {
      method: 'POST',
      body: '{"side":"BUY","quantity":"0.01","price":"1000000","pair":"BTCZAR"}',
    });
    expect(placed.status).toBe(202);
    const { id } = JSON.parse(placed.body) as { id: string };
    await until(
      `"FAILED_ORDER","currencyPairSymbol":"BTCZAR","data":{"orderId":"${id}","message":"Insufficient ` +
        'Balance"}',
    );
    leaving.abort();
  });

  it('refuses an order with an unknown field, and suggests the field that was meant', async () => {
    const refused = await send('/trading/v1/orders/limit', {
      method: 'POST',
      body:
        '{"side":"BUY","quantity":"0.01","price":"1000000","pair":"BTCZAR",' +
        '"post_only":true,"stopPrice":"9"}',
    });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.body)).toMatchObject({
      code: 'exchange_refused',
      errors: [
        { path: 'post_only', message: 'Unknown field. Did you mean postOnly?' },
        { path: 'stopPrice', message: expect.stringContaining('Unknown field') },
      ],
      exchange: { code: -11, message: 'Invalid request' },
    });
  });

  it('explains in a sentence what is wrong with an order', async () => {
    const refused = await send('/trading/v1/orders/limit', {
      method: 'POST',
      body: '{"side":"BUYY","quantity":"0.01","price":"1000000","pair":"BTCZAR"}',
    });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.body)).toMatchObject({
      code: 'exchange_refused',
      errors: [{ path: 'side' }],
      exchange: { code: -11 },
    });
  });
});
