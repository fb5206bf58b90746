import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../platform/testing/test-database.ts';
import { createLog } from '../platform/log.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { systemRandom } from '../platform/random.ts';
import type { Context } from '../platform/context.ts';
import { AccountRefused, createAccount } from './create-account.ts';
import { openExchangeService } from './open-exchange-service.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let context: Context;

beforeAll(async () => {
  database = await testDatabase();
  context = {
    database,
    configuration: readConfiguration({ DATABASE_URL: database.url, ENCRYPTION_KEY: 'ab'.repeat(32) }),
    clock: { nowMs: () => Date.now() },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
});
afterAll(() => database.drop());

const CUSTOMER = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  dateOfBirth: '1990-04-12',
  residentialCountry: 'ZA',
  identityIssuingCountry: 'ZAF',
  identityType: 'PASSPORT',
  identityNumber: 'A1234 5678',
  cellNumber: '+27821234567',
  purpose: 'TRADING',
  employmentStatus: 'STUDENT',
  sourceOfFunds: 'SAVINGS',
};

test('a new exchange has its rules and the house, and keeps its accounts over a restart', async () => {
  const first = await openExchangeService(context, () => undefined);
  expect(first.accounts.byNumber(0)).toMatchObject({ kind: 'HOUSE', id: 1n });
  expect(first.engine.internal.has(0)).toBe(true);
  const primary = await createAccount(first, {
    kind: 'PRIMARY',
    primary: null,
    label: 'Primary',
    marginEnabled: false,
    futuresEnabled: false,
    kycEnabled: true,
  });
  const maker = await createAccount(first, {
    kind: 'MAKER',
    primary: null,
    label: 'Maker',
    marginEnabled: false,
    futuresEnabled: true,
  });
  const sub = await createAccount(first, {
    kind: 'PROPRIETARY',
    primary: primary.number,
    label: 'Treasury',
    marginEnabled: true,
    futuresEnabled: true,
  });
  expect(sub.id).toBeGreaterThan(2n ** 53n);
  expect(sub.id).toBeLessThan(2n ** 63n);
  await first.stop();
  const second = await openExchangeService(context, () => undefined);
  expect(second.engine.state.accounts.count).toBe(4);
  expect(second.accounts.byId(sub.id)).toEqual(sub);
  expect(second.accounts.family(primary.number)).toEqual([primary, sub]);
  expect(second.engine.internal).toEqual(new Set([0, maker.number]));
  expect(second.engine.state.accounts.marginEnabled[sub.number]).toBe(true);
  await second.stop();
});

test('label, identity number and cell number are unique, also for simultaneous requests', async () => {
  const exchange = await openExchangeService(context, () => undefined);
  const primary = exchange.accounts.byNumber(1)!;
  const before = exchange.engine.state.accounts.count;
  const make = (label: string, change: Partial<typeof CUSTOMER>) =>
    createAccount(exchange, {
      kind: 'CUSTOMER',
      primary: primary.number,
      label,
      marginEnabled: false,
      futuresEnabled: false,
      kyc: { ...CUSTOMER, ...change },
    }).catch((error: unknown) => (error as AccountRefused).rule);
  const answers = await Promise.all([
    make('Thandi', {}),
    make('Thandi', { identityNumber: 'B99999', cellNumber: '+27820000000' }),
    make('Another', { identityNumber: 'a12345678', cellNumber: '+27820000001' }),
    make('A third', { identityNumber: 'C99999' }),
  ]);
  expect(answers.slice(1)).toEqual(['label', 'identityNumber', 'cellNumber']);
  expect(exchange.engine.state.accounts.count).toBe(before + 1);
  await exchange.stop();
});

test('the fees are those of the settings, also after a change', async () => {
  const settings = {
    DATABASE_URL: database.url,
    ENCRYPTION_KEY: 'ab'.repeat(32),
    TRADING_TAKER_FEE: '0.002',
    TRADING_MAKER_REWARD: '0',
  };
  const dear = await openExchangeService(
    { ...context, configuration: readConfiguration(settings) },
    () => undefined,
  );
  expect(dear.engine.state.rules).toMatchObject({ takerFeePpm: 2_000, makerRewardPpm: 0 });
  await dear.stop();
  const usual = await openExchangeService(context, () => undefined);
  expect(usual.engine.state.rules).toMatchObject({ takerFeePpm: 1_000, makerRewardPpm: 100 });
  await usual.stop();
});
