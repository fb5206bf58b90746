import { describe, expect, it } from 'vitest';
import { isExchangeSignature, signExchangeRequest, type SignedParts } from './exchange-signature.ts';

/** A test vector of the signature: a secret, a request and the expected signatures. */
const SECRET = '4961b74efac86b25cce8fbe4c9811c4c7a787b7a5996660afcc2e287ad864363';
const GET: SignedParts = {
  timestamp: '1558014486185',
  verb: 'GET',
  path: '/v1/account/balances',
  body: '',
  subaccountId: '',
};
const GET_SIGNATURE =
  '9d52c181ed69460b49307b7891f04658e938b21181173844b5018b2fe783a6d4' +
  'c62b8e67a03de4d099e7437ebfabe12c56233b73c6a0cc0f7ae87e05f6289928';
const POST: SignedParts = {
  timestamp: '1558017528946',
  verb: 'POST',
  path: '/v1/orders/market',
  body: '{"customerOrderId":"ORDER-000001","pair":"BTCUSDC","side":"BUY","quoteAmount":"80000"}',
  subaccountId: '',
};
const POST_SIGNATURE =
  '09f536e3dfdad58443f16010a97a0a21ad27486b7b8d6d4103170d885410ed77' +
  'f037f1fa628474190d4f5c08ca12c1acc850901f1c2e75c6d906ec3b32b008d0';

describe('the signature of a request to the exchange', () => {
  it('matches the published test vectors', () => {
    expect(signExchangeRequest(SECRET, GET)).toBe(GET_SIGNATURE);
    expect(signExchangeRequest(SECRET, POST)).toBe(POST_SIGNATURE);
  });

  it('accepts the body as text or bytes, and the method in any case', () => {
    expect(
      signExchangeRequest(SECRET, { ...POST, body: Buffer.from(POST.body as string), verb: 'post' }),
    ).toBe(POST_SIGNATURE);
  });

  it('changes with every part of the request', () => {
    const others = [
      { timestamp: '1558014486186' },
      { verb: 'POST' },
      { path: '/v1/account/balances?a=%2C' },
      { path: '/v1/account/balances?a=,' },
      { body: '{}' },
      { subaccountId: '9007199254740993' },
    ];
    const signatures = others.map((other) => signExchangeRequest(SECRET, { ...GET, ...other }));
    expect(new Set([...signatures, GET_SIGNATURE]).size).toBe(others.length + 1);
  });

  it('is verified, and any other text is refused', () => {
    expect(isExchangeSignature(SECRET, GET, GET_SIGNATURE)).toBe(true);
    expect(isExchangeSignature(SECRET, POST, GET_SIGNATURE)).toBe(false);
    expect(isExchangeSignature(SECRET, GET, GET_SIGNATURE.toUpperCase())).toBe(false);
    expect(isExchangeSignature(SECRET, GET, '')).toBe(false);
    expect(isExchangeSignature(`${SECRET}0`, GET, GET_SIGNATURE)).toBe(false);
  });
});
