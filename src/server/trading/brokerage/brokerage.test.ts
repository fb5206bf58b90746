import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrokerageInstruction, BrokerageQuote } from '../../../contract/trading/brokerage.ts';
import type { Account } from '../account-directory.ts';
import { idOf } from '../ids.ts';
import { testExchange, type TestClient, type TestExchange } from '../testing/test-exchange.ts';

let installation: TestExchange;
let primary: Account;
let broker: Account;
let maker: Account;
let client: TestClient;

beforeAll(async () => {
  installation = await testExchange();
  primary = await installation.account();
  broker = await installation.account({ kind: 'PROPRIETARY', primary: primary.number, label: 'Broker' });
  client = await installation.client(primary);
  maker = await installation.account();
  await installation.deposit(primary, 'ZAR', 1e12);
  for (const asset of ['ZAR', 'USDC', 'BTC', 'ETH', 'SOL']) await installation.deposit(maker, asset, 1e13);
  const { engine } = installation.exchange;
  const quote = (pair: string, side: 'buy' | 'sell', price: number, quantity: number) =>
    engine.submit({ type: 'limit', account: maker.number, pair, side, price, quantity, timeInForce: 'GTC' });
  await quote('BTCZAR', 'sell', 1_000_000, 10_000_000);
  await quote('BTCZAR', 'sell', 1_010_000, 10_000_000);
  await quote('BTCZAR', 'buy', 990_000, 10_000_000);
  await quote('USDCZAR', 'sell', 18_500, 1_000_000_000);
  await quote('SOLUSDC', 'sell', 15_000, 1_000_000);
});
afterAll(() => installation.close());

const QUOTE = '/v2/brokerage/quote';
const text = (change: object = {}) => ({
  payAmount: '1000',
  payCurrency: 'ZAR',
  receiveCurrency: 'BTC',
  feeRate: '0.01',
  feeCurrency: 'ZAR',
  feeAccountId: 0,
  ...change,
});
/** JSON.stringify cannot write 64-bit integers. */
const withFeeAccount = (body: object, id: bigint | string) =>
  JSON.stringify(body).replace(/"feeAccountId":0/, `"feeAccountId":${id}`);

describe('a brokerage quote', () => {
  it('takes a fee in the paid asset first, and returns its 64-bit account exactly', async () => {
    const answer = await client.post(QUOTE, withFeeAccount(text({ customerOrderId: 'Q-1' }), broker.id));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`"feeAccountId":${broker.id},`);
    BrokerageQuote.strict().parse({ ...answer.json, feeAccountId: broker.id });
    expect(answer.json).toMatchObject({
      requestPayAmount: '1000',
      actualPayAmount: '1000',
      payCurrency: 'ZAR',
      receiveCurrency: 'BTC',
      receiveAmount: '0.00098901',
      averagePrice: '1000000',
      averagePriceInPayCurrency: '1000000',
      averagePriceInReceiveCurrency: '0.000001',
      leg1CurrencyPair: 'BTCZAR',
      feeRate: '0.01',
      feeAmount: '10',
      feeCurrency: 'ZAR',
      customerOrderId: 'Q-1',
      leg1TradeFeeAmount: '0.00000099',
      leg1TradeFeeCurrency: 'BTC',
    });
    expect(Object.keys(answer.json).filter((key) => key.startsWith('leg2'))).toEqual([]);
  });

  it('takes a fee in the received asset from the proceeds', async () => {
    const { json } = await client.post(QUOTE, withFeeAccount(text({ feeCurrency: 'BTC' }), broker.id));
    expect(json).toMatchObject({
      receiveAmount: '0.00098901',
      feeAmount: '0.00000999',
      feeCurrency: 'BTC',
      leg1TradeFeeAmount: '0.000001',
    });
  });

  it('walks the book, sells, and converts through one other currency', async () => {
    expect(
      (await client.post(QUOTE, text({ payAmount: '150500', feeRate: '0', feeAccountId: undefined }))).json,
    ).toMatchObject({ averagePrice: '1003333.333333', feeAmount: '0' });
    const sell = await client.post(
      QUOTE,
      text({
        payAmount: '0.01',
        payCurrency: 'BTC',
        receiveCurrency: 'ZAR',
        feeRate: 0,
        feeCurrency: null,
        feeAccountId: null,
      }),
    );
    expect(sell.json).toMatchObject({
      actualPayAmount: '0.01',
      receiveAmount: '9890.1',
      averagePrice: '990000',
      leg1TradeFeeAmount: '9.9',
      leg1TradeFeeCurrency: 'ZAR',
    });
    const two = await client.post(
      QUOTE,
      text({ payAmount: '18500', receiveCurrency: 'SOL', feeRate: '0', feeAccountId: undefined }),
    );
    BrokerageQuote.strict().parse(two.json);
    expect(two.json).toMatchObject({
      leg1CurrencyPair: 'USDCZAR',
      leg2CurrencyPair: 'SOLUSDC',
      leg1TradeFeeAmount: '1',
      leg1TradeFeeCurrency: 'USDC',
      leg2TradeFeeCurrency: 'SOL',
      averagePrice: two.json.averagePriceInPayCurrency,
    });
  });

  it('is for the chosen subaccount, whose fee may go to the primary account', async () => {
    const subaccount = String(broker.id);
    const answer = await client.post(QUOTE, text(), { subaccount });
    expect([answer.status, answer.json.feeAccountId]).toEqual([200, 0]);
    expect(
      (await client.post(QUOTE, withFeeAccount(text(), broker.id), { subaccount })).json.validationErrors
        .errors[0].field,
    ).toBe('feeAccountId');
    expect(
      (await client.post(QUOTE, withFeeAccount(text(), broker.id + 1n))).json.validationErrors.errors[0]
        .field,
    ).toBe('feeAccountId');
    expect((await client.post(QUOTE, withFeeAccount(text(), `"${broker.id}"`))).text).toContain(
      `"feeAccountId":${broker.id},`,
    );
  });

  it.each([
    ['its own account for the fee', {}, -11],
    ['an unknown currency', { receiveCurrency: 'XRP' }, -11],
    ['the same currency', { receiveCurrency: 'ZAR' }, -11],
    ['a fee in a third currency', { feeCurrency: 'ETH' }, -11],
    ['a fee of 100 %', { feeRate: '1' }, -11],
    ['an unknown field', { fee_rate: '0.001' }, -11],
    ['no amount', { payAmount: undefined }, -11],
    ['an amount of zero', { payAmount: '0', feeRate: '0', feeAccountId: undefined }, -38],
    ["less than the market's minimum", { payAmount: '5', feeRate: '0', feeAccountId: undefined }, -38],
    ['less than a lot', { payAmount: '0.000001', feeRate: '0', feeAccountId: undefined }, -38],
    ['more than the book holds', { payAmount: '5000000', feeRate: '0', feeAccountId: undefined }, -39],
    [
      'a currency without sell orders',
      { receiveCurrency: 'ETH', feeRate: '0', feeCurrency: undefined, feeAccountId: undefined },
      -39,
    ],
  ])('is refused with %s', async (_, change, code) => {
    const answer = await client.post(QUOTE, text(change));
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });

  it('places no order', () => {
    expect(installation.exchange.engine.state.orders.ofAccount(primary.number)).toEqual([]);
    expect(installation.exchange.engine.state.nextOrder).toBe(6);
  });
});

describe('a brokerage instruction', () => {
  it('is found by the order of its conversion, as a list of one', async () => {
    const { engine } = installation.exchange;
    const { events, at } = await engine.submit({
      type: 'convert',
      account: primary.number,
      pay: 'ZAR',
      receive: 'SOL',
      amount: 18_500_000_000,
      feePpm: 5_000,
      feeAsset: 'ZAR',
      feeAccount: broker.number,
      customerOrderId: 'SWAP-1',
    });
    const order = events.find((event) => event.type === 'order')!;
    const answer = await client.get(`/v2/brokerage/history/${idOf('order', order.order, at)}`);
    expect(answer.status).toBe(200);
    expect(answer.json).toHaveLength(1);
    BrokerageInstruction.strict().parse({ ...answer.json[0], feeAccountId: broker.id });
    expect(answer.text).toContain(`"feeAccountId":${broker.id},`);
    expect(answer.json[0]).toMatchObject({
      accountId: 0,
      requestedPayAmount: '18500',
      payCurrency: 'ZAR',
      receiveCurrency: 'SOL',
      feeRate: '0.005',
      feeAmount: '92.5',
      feeCurrency: 'ZAR',
      customerOrderId: 'SWAP-1',
      createdAt: at,
      status: 'COMPLETED',
      leg1TradeFeeCurrency: 'USDC',
      leg2TradeFeeCurrency: 'SOL',
    });
    const [item] = (await client.get('/v1/orders/history')).json;
    expect(item).toMatchObject({
      orderId: answer.json[0].orderId,
      orderStatusType: 'Instant Order Completed',
      orderType: 'simple',
    });
    const [detail] = (await client.get(`/v1/orders/history/detail/orderid/${answer.json[0].orderId}`)).json;
    expect({
      quantity: detail.executedQuantity,
      price: detail.executedPrice,
      fee: detail.executedFee,
    }).toEqual({
      quantity: item.totalExecutedQuantity,
      price: item.averagePrice,
      fee: answer.json[0].leg1TradeFeeAmount,
    });
    const stranger = await installation.client(await installation.account());
    expect((await stranger.get(`/v2/brokerage/history/${answer.json[0].orderId}`)).json.code).toBe(-1);
    expect((await client.get('/v2/brokerage/history/nothing')).json.code).toBe(-1);
  });

  it("names the maker's order in the maker's transactions", async () => {
    const counterparty = await installation.client(maker);
    const trades = (await counterparty.get('/v1/account/transactionhistory?transactionTypes=LIMIT_SELL'))
      .json;
    const open = (await counterparty.get('/v1/orders/open')).json;
    const orderIds = open.map(({ orderId }: { orderId: string }) => orderId);
    expect(trades.length).toBeGreaterThan(0);
    for (const { additionalInfo } of trades) expect(orderIds).toContain(additionalInfo.orderId);
  });
});
