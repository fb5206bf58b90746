import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fund } from '../../testing/fund.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
let caller: TestCaller;
beforeAll(async () => {
  installation = await paymentsInstallation();
  caller = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
  await fund(installation.context, caller.user.entityId, 123_456n);
  await fund(installation.context, caller.user.entityId, 1_500_000n, 'USDC');
});
afterAll(() => installation.close());

const balances = (type: string, currency: string) =>
  caller.send('GET', `/v1/payments/account/balances/${type}?currency=${currency}`);

describe('the balances', () => {
  it('are one for each currency, in the order of the request, with the digits of the currency', async () => {
    const { body } = await balances('FUNDING', 'USDC,ZAR');
    expect(body).toMatchObject([
      {
        accessType: 'FUNDING',
        currency: 'USDC',
        available: '1.500000',
        reserved: '0.000000',
        total: '1.500000',
      },
      { accessType: 'FUNDING', currency: 'ZAR', available: '1234.56', reserved: '0.00', total: '1234.56' },
    ]);
    expect(body[1].updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it.each(['funding', 'Funding', 'FUNDING', 'fUNDINg'])(
    'accept the access type in any case: %s',
    async (type) => {
      expect((await balances(type, 'ZAR')).body).toMatchObject([
        { accessType: 'FUNDING', available: '1234.56' },
      ]);
    },
  );

  it('that never changed are zero, with a null updatedAt', async () => {
    for (const type of ['COLLECTION', 'fee']) {
      expect((await balances(type, 'EUR')).body).toEqual([
        {
          accessType: type.toUpperCase(),
          currency: 'EUR',
          available: '0.00',
          reserved: '0.00',
          total: '0.00',
          updatedAt: null,
        },
      ]);
    }
  });

  it('list a currency once when it is named twice', async () => {
    expect((await balances('FUNDING', 'ZAR,%20zar')).body).toHaveLength(1);
  });

  it.each(['', 'XYZ', 'ZAR,', 'ZAR,XYZ', 'Z', '__proto__'])(
    'of the currency %j are 400',
    async (currency) => {
      expect((await balances('FUNDING', currency)).status).toBe(400);
    },
  );

  it('without a currency, or of an unknown access type, are 400', async () => {
    expect((await caller.send('GET', '/v1/payments/account/balances/FUNDING')).status).toBe(400);
    expect((await balances('SAVINGS', 'ZAR')).status).toBe(400);
  });

  it('do not include other entities or subaccounts', async () => {
    const other = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
    const { body } = await other.send('GET', '/v1/payments/account/balances/FUNDING?currency=ZAR');
    expect(body).toMatchObject([{ available: '0.00' }]);
    expect(Object.keys(body[0]).sort()).toEqual([
      'accessType',
      'available',
      'currency',
      'reserved',
      'total',
      'updatedAt',
    ]);
  });
});
