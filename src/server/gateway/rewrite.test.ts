import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayRewrite } from './rewrite.ts';

const rewritten = (url: string) => gatewayRewrite({ url } as IncomingMessage);

describe('the gateway prefix', () => {
  it.each([
    ['/institution/payments/config', '/v1/payments/config'],
    ['/institution/payments/payout/history?query=a%2Fb/../c', '/v1/payments/payout/history?query=a%2Fb/../c'],
    [
      '/institution/payments/bulk-withdrawals/batches/x/withdrawals?limit=1',
      '/v1/payments/bulk-withdrawals/batches/x/withdrawals?limit=1',
    ],
    ['/institution/payments/account/balances/funding%20x', '/v1/payments/account/balances/funding%20x'],
  ])('maps %s', (url, expected) => expect(rewritten(url)).toBe(expected));

  it.each([
    '/institution',
    '/institution/',
    '/institutional/payments/config',
    '/INSTITUTION/payments/config',
    '/Institution/payments/config',
    '/%69nstitution/payments/config',
    '/institution//payments/config',
    '//institution/payments/config',
    '/institution/../v1/payments/config',
    '/institution/./payments/config',
    '/institution/payments/..',
    '/institution/payments/..?x=1',
    '/institution/%2e%2e/v1/payments/config',
    '/institution/payments%2Fconfig',
    '/institution/payments%2fconfig',
    '/institution/payments%5cconfig',
    '/institution\\payments\\config',
    '/institution/payments\\config',
    '/institution/payments/%',
    '/institution/payments/%zz',
    '/institution/payments/config%00',
    'http://localhost/institution/payments/config',
    '/x/institution/payments/config',
    '/v1/payments/config',
  ])('leaves %s alone', (url) => expect(rewritten(url)).toBe(url));

  it('never produces a path outside /v1, whatever the client sends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (rest) => {
        const url = `/institution/${rest}`;
        const to = rewritten(url);
        if (to === url) return;
        expect(new URL(to, 'http://x').pathname.startsWith('/v1/')).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
