import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../audit/audit.ts';
import { gatewayPass } from '../../exchange-access/gateway-pass.ts';
import { saveCredentials } from '../../exchange-access/exchange-credentials.ts';
import { obtainToken } from '../command-line/obtain-token.ts';
import { testInstallation, type TestInstallation } from '../testing/test-installation.ts';
import { otherExchange, type OtherExchange } from './testing/other-exchange.ts';
import { API_KEY, API_SECRET, tradingInstallation } from './testing/trading-installation.ts';

describe('the exchange of this installation', () => {
  let exchange: OtherExchange;
  let installation: TestInstallation;
  let entityId: string;
  let headers: Record<string, string>;

  beforeAll(async () => {
    exchange = await otherExchange(API_KEY, API_SECRET);
    installation = await testInstallation({ TRADING_PORT: new URL(exchange.url).port });
    entityId = await installation.entity('Home Limited');
    await installation.user('home', entityId, ['VIEWER']);
    headers = { authorization: `Bearer ${await obtainToken(installation.browser(), 'home', 'home')}` };
  });
  afterAll(async () => {
    await installation.close();
    await exchange.stop();
  });

  it("is called on TRADING_PORT, with the entity's saved key", async () => {
    const status = async () =>
      JSON.parse((await installation.browser().send('/app/trading/status', { headers })).body) as unknown;
    expect(await status()).toMatchObject({ configured: false, available: true, embedded: true });
    await installation.context.database.transaction((tx) =>
      saveCredentials(
        installation.context,
        tx,
        entityId,
        { apiKey: API_KEY, apiSecret: API_SECRET },
        OPERATOR,
      ),
    );
    expect(await status()).toMatchObject({ configured: true, available: true, embedded: true });
    expect((await installation.browser().send('/trading/v1/account/balances/all', { headers })).status).toBe(
      200,
    );
    expect(exchange.received.at(-1)).toMatchObject({
      path: '/v1/account/balances/all',
      fault: null,
      headers: { 'x-outlay-gateway': await gatewayPass(installation.context) },
    });
  });
});

describe('an exchange elsewhere', () => {
  it('is called below its own path with its own header prefix, and both are in the signature', async () => {
    const installation = await tradingInstallation({ TRADING_HEADER_PREFIX: 'X-ACME' }, '/exchange/');
    try {
      const viewer = await installation.tradingUser('viewer', installation.firstEntity, ['VIEWER']);
      expect(
        (await viewer.send('/trading/v1/orders/open?a=%2C', { headers: { 'X-SERVICE-SUB-ACCOUNT-ID': '7' } }))
          .status,
      ).toBe(200);
      const [received] = installation.exchange.received;
      expect(received).toMatchObject({ path: '/exchange/v1/orders/open?a=%2C', fault: null });
      expect(
        Object.keys(received!.headers)
          .filter((name) => name.startsWith('x-'))
          .sort(),
      ).toEqual(['x-acme-api-key', 'x-acme-signature', 'x-acme-sub-account-id', 'x-acme-timestamp']);
    } finally {
      await installation.close();
    }
  });

  it('gets correct timestamps after the clock was ten minutes ahead for a while', async () => {
    const installation = await tradingInstallation();
    try {
      const trader = await installation.tradingUser('trader', installation.firstEntity, ['TRADER']);
      const order = () =>
        trader.send('/trading/v1/orders/limit', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
      for (const ms of [600_000, -600_000]) {
        installation.passMs(ms);
        expect([(await order()).status, installation.exchange.received.at(-1)!.fault]).toEqual([200, null]);
      }
    } finally {
      await installation.close();
    }
  });
});
