import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LoanUpdate } from '../../../contract/trading/loans.ts';
import { FundingItem, OpenPosition } from '../../../contract/trading/positions.ts';
import type { Account } from '../account-directory.ts';
import { testExchange, type TestClient, type TestExchange } from '../testing/test-exchange.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let installation: TestExchange;
let lender: Account;
let rival: Account;
let client: TestClient;
let loans: z.infer<typeof LoanUpdate>[] = [];
let funding: z.infer<typeof FundingItem>[] = [];

beforeAll(async () => {
  installation = await testExchange({}, 50 * DAY);
  lender = await installation.account({ futuresEnabled: true });
  const other = (rival = await installation.account({ futuresEnabled: true }));
  client = await installation.client(lender);
  for (const account of [lender, other]) await installation.deposit(account, 'USDC', 1e13);
  const { engine, context } = installation.exchange;
  let at = context.clock.nowMs();
  for (let i = 0; i < 60; i++) {
    at += 15 * HOUR;
    await engine.submit(
      { type: 'lend', account: lender.number, asset: 'USDC', amount: 1_000_000 + i, hourlyRate: 100 },
      { at },
    );
    if (i % 2)
      await engine.submit(
        {
          type: 'change-loan',
          account: lender.number,
          loan: i + 1,
          change: i % 3 ? 500 : -500,
          hourlyRate: i % 5 ? 100 : 200,
        },
        { at: at + 1 },
      );
  }
  // A perpetual whose mark price is above its spot market's: longs pay.
  const limit = (account: Account, pair: string, side: 'buy' | 'sell', price: number, quantity: number) =>
    engine.submit(
      { type: 'limit', account: account.number, pair, side, price, quantity, timeInForce: 'GTC' },
      { at: at + 2 },
    );
  await limit(other, 'BTCUSDC', 'buy', 50_000, 10_000);
  await limit(other, 'BTCUSDCPERP', 'sell', 50_010, 10_000);
  await limit(lender, 'BTCUSDCPERP', 'buy', 50_010, 10_000);
  for (let i = 0; i < 250; i++) await engine.submit({ type: 'hour' }, { at: at + i * HOUR });
  installation.passMs(50 * DAY);
  const from = (days: number) => new Date(context.clock.nowMs() - days * DAY).toISOString();
  for (const [start, end] of [
    [from(20), from(-1)],
    [from(50), from(20)],
  ])
    loans.push(
      ...(await client.get(`/v1/loans/update-history?currencySymbol=USDC&startTime=${start}&endTime=${end}`))
        .json,
    );
  for (let skip = 0; skip < 300; skip += 100)
    funding.push(
      ...(
        await client.get(
          `/v1/positions/funding/history?currencyPair=BTCUSDCPERP&startTime=${from(50)}&skip=${skip}`,
        )
      ).json,
    );
});
afterAll(() => installation.close());

describe('the updates of loan offers', () => {
  const path = (query: string) => `/v1/loans/update-history?currencySymbol=USDC&${query}`;

  it('are complete and in the shape of the contract, newest first', () => {
    for (const update of loans) LoanUpdate.strict().parse(update);
    expect(loans.filter(({ loanHistoryUpdateType }) => loanHistoryUpdateType === 'CREATE')).toHaveLength(60);
    expect(new Set(loans.map(({ loanHistoryUpdateType }) => loanHistoryUpdateType))).toEqual(
      new Set(['CREATE', 'INCREASE', 'REDUCE', 'RATE_CHANGE']),
    );
    expect(new Set(loans.map(({ loanId }) => loanId)).size).toBe(60);
    const times = loans.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { totalAmount, availableAmount, usedAmount } of loans)
      expect([availableAmount, usedAmount]).toEqual([totalAmount, '0']);
    expect(loans.find(({ loanHistoryUpdateType }) => loanHistoryUpdateType === 'RATE_CHANGE')).toMatchObject({
      hourlyRate: '0.000002',
      currency: 'USDC',
    });
  });

  it('are paged, and limited by times to the millisecond', async () => {
    const [late, early] = [loans[3]!.updatedAt, loans[30]!.updatedAt];
    const times = `startTime=${new Date(early).toISOString()}&endTime=${new Date(late).toISOString()}`;
    const within = loans.filter(({ updatedAt }) => updatedAt >= early && updatedAt <= late);
    expect((await client.get(path(times))).json).toEqual(within);
    expect((await client.get(path(`${times}&skip=4&limit=5`))).json).toEqual(within.slice(4, 9));
  });

  it('are those of the latest 31 days without times, and of 31 days at most', async () => {
    const now = installation.context.clock.nowMs();
    expect((await client.get(path(''))).json).toEqual(
      loans.filter(({ updatedAt }) => updatedAt >= now - 31 * DAY).slice(0, 100),
    );
    for (const query of [
      `startTime=${new Date(now - 32 * DAY).toISOString()}`,
      'startTime=2026-01-01T00:00:00Z&endTime=2026-02-02T00:00:00Z',
    ]) {
      const answer = await client.get(path(query));
      expect([answer.status, answer.json.code, answer.json.validationErrors.errors[0].field]).toEqual([
        400,
        -11,
        'startTime',
      ]);
    }
    expect(
      (await client.get(path('startTime=2026-01-01T00:00:00Z&endTime=2026-02-01T00:00:00Z'))).json,
    ).toEqual([]);
  });

  it('require a known currency', async () => {
    for (const query of ['', '?currencySymbol=', '?currencySymbol=XRP'])
      expect((await client.get(`/v1/loans/update-history${query}`)).json).toMatchObject({
        code: -11,
        validationErrors: { errors: [{ field: 'currencySymbol' }] },
      });
    expect((await client.get('/v1/loans/update-history?currencySymbol=btc')).json).toEqual([]);
  });
});

describe('the list of funding payments', () => {
  const path = (query: string) => `/v1/positions/funding/history?currencyPair=BTCUSDCPERP&${query}`;

  it('is complete and in the shape of the contract: a long pays while the rate is above zero', async () => {
    for (const item of funding) FundingItem.strict().parse(item);
    expect(funding).toHaveLength(250);
    for (const { side, fundingRate, fundingAmount, positionTotal } of funding)
      expect([side, Number(fundingRate) > 0, Number(fundingAmount) < 0, positionTotal]).toEqual([
        'buy',
        true,
        true,
        '50010',
      ]);
    expect(new Set(funding.map(({ positionId }) => positionId)).size).toBe(1);
    const moved = (
      await client.get(
        '/v1/account/transactionhistory?transactionTypes=FUND&limit=1&endTime=2100-01-01T00:00:00Z',
      )
    ).json;
    expect(moved[0]).toMatchObject({ debitCurrency: 'USDC', debitValue: funding[0]!.fundingAmount.slice(1) });
  });

  it('is of 30 days without times, paged and limited by times', async () => {
    const since = new Date(installation.context.clock.nowMs() - 30 * DAY).toISOString();
    const recent = funding.filter(({ createdAt }) => createdAt >= since);
    expect((await client.get(path(''))).json).toEqual(recent.slice(0, 100));
    expect((await client.get(path(`skip=10&limit=7&endTime=${funding[100]!.createdAt}`))).json).toEqual(
      funding.slice(110, 117),
    );
    expect((await client.get(path(`startTime=${funding[9]!.createdAt}`))).json).toEqual(funding.slice(0, 10));
  });

  it.each([
    ['BTCUSDC', -21],
    ['XRPUSDCPERP', -21],
    ['', -11],
  ])('of "%s" is refused', async (pair, code) => {
    const answer = await client.get(`/v1/positions/funding/history?currencyPair=${pair}`);
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });
});

describe('open positions', () => {
  it('show their current state, in the shape of the contract', async () => {
    const [position, ...others] = (await client.get('/v1/positions/open')).json as [
      z.infer<typeof OpenPosition>,
    ];
    expect(others).toEqual([]);
    OpenPosition.strict().parse(position);
    expect(position).toMatchObject({
      currencyPair: 'BTCUSDCPERP',
      side: 'buy',
      quantity: '1',
      averageEntryPrice: '50010',
      markPrice: '50010',
      value: '50010',
      unrealisedPnl: '0',
      maintenanceMargin: '2500.5',
      positionId: funding[0]!.positionId,
      quoteCurrency: 'USDC',
    });
    // The long has 10 million in collateral, so no price liquidates it. The short has as much and is
    // liquidated only at a far higher price.
    expect(position.liquidationPrice).toBeUndefined();
    const [short] = (await (await installation.client(rival)).get('/v1/positions/open')).json as [
      z.infer<typeof OpenPosition>,
    ];
    expect(short).toMatchObject({ side: 'sell', quantity: '1' });
    expect(Number(short.liquidationPrice)).toBeGreaterThan(9_000_000);
  });

  it('are those of one account', async () => {
    const stranger = await installation.client(await installation.account());
    expect((await stranger.get('/v1/positions/open')).json).toEqual([]);
  });
});
