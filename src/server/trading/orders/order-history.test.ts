import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OrderHistoryItem, OrderStatusDetail } from '../../../contract/trading/orders.ts';
import type { Account } from '../account-directory.ts';
import { fundForOrders, order, place, statusOf } from '../testing/limit-orders.ts';
import { testExchange, type TestClient, type TestExchange } from '../testing/test-exchange.ts';

let installation: TestExchange;
let rival: Account;
let client: TestClient;
let other: TestClient;

beforeAll(async () => {
  installation = await testExchange();
  const primary = await installation.account();
  client = await installation.client(primary);
  rival = await installation.account();
  other = await installation.client(rival);
  await fundForOrders(installation, [primary, rival]);
  await place(other, order('SELL', '50000', '0.5'));
  await placeOrdersOfEachKind();
});
afterAll(() => installation.close());

/** Two open orders and five that fail. The rival's only offer is 0.5 BTC at 50000. */
async function placeOrdersOfEachKind(): Promise<void> {
  for (const body of [
    order('BUY', '20000', '0.0123456789', { customerOrderId: 'ORDER-000001' }),
    order('SELL', '900000', '0.001', { postOnly: true }),
    order('BUY', '50000', '0.1', { postOnly: true }),
    order('BUY', '50000', '1', { timeInForce: 'FOK' }),
    order('BUY', '49999', '1', { timeInForce: 'IOC' }),
    order('BUY', '1000000', '0.4', { pair: 'BTCZAR' }),
    order('BUY', '50000', '0.4', { pair: 'BTCUSDCPERP' }),
  ])
    await place(client, body);
}

describe('an order that is filled in parts', () => {
  it('at one price has that price as its average, however its values are rounded', async () => {
    const id = await place(client, order('BUY', '31337', '0.00010761'));
    for (const quantity of ['0.00007003', '0.00003758'])
      await installation.exchange.engine.submit({
        type: 'limit',
        account: rival.number,
        pair: 'BTCUSDC',
        side: 'sell',
        quantity: Math.round(Number(quantity) * 1e8),
        price: 31_337,
        timeInForce: 'IOC',
      });
    const [latest] = (await client.get(`/v1/orders/history/detail/orderid/${id}`)).json;
    expect(latest).toMatchObject({
      orderStatusType: 'Filled',
      executedPrice: '31337',
      executedQuantity: '0.00003758',
    });
    const found = (await client.get('/v1/orders/history?statuses=FILLED')).json.find(
      (item: { orderId: string }) => item.orderId === id,
    );
    expect(found).toMatchObject({
      averagePrice: '31337',
      totalExecutedQuantity: '0.00010761',
      total: '3.372174',
    });
  });

  it('lists every status, latest first, with what was executed and what it cost', async () => {
    const id = await place(client, order('BUY', '50000', '0.6'));
    await place(other, order('SELL', '49000', '0.05'));
    const detail = (await client.get(`/v1/orders/history/detail/orderid/${id}`)).json;
    for (const record of detail) OrderStatusDetail.strict().parse(record);
    expect(
      detail.map((record: any) => [
        record.orderStatusType,
        record.remainingQuantity,
        record.executedQuantity,
        record.executedPrice,
      ]),
    ).toEqual([
      ['Partially Filled', '0.05', '0.05', '50000'],
      ['Partially Filled', '0.1', '0.5', '50000'],
      ['Placed', '0.6', '0', '0'],
    ]);
    const [open] = (await client.get('/v1/orders/open')).json;
    expect(open).toMatchObject({
      orderId: id,
      filledPercentage: '91.66',
      status: 'Partially Filled',
      remainingQuantity: '0.05',
    });
    const [item] = (await client.get('/v1/orders/history?statuses=PARTIALLY_FILLED')).json;
    expect(item).toMatchObject({
      orderId: id,
      averagePrice: '50000',
      total: '27500',
      totalExecutedQuantity: '0.55',
      feeCurrency: 'BTC',
    });
    const trades = (await client.get('/v1/account/tradehistory?limit=2')).json;
    expect(
      trades.map((trade: any) => [
        trade.side,
        trade.quantity,
        trade.price,
        trade.fee,
        trade.feeCurrency,
        trade.orderId,
      ]),
    ).toEqual([
      ['buy', '0.05', '50000', '-0.25', 'USDC', id],
      ['buy', '0.5', '50000', '0.0005', 'BTC', id],
    ]);
    // The interface document: taker buy and maker sell in the base currency, taker sell and maker buy in the
    // quote currency.
    const others = (await other.get('/v1/account/tradehistory?limit=2')).json;
    expect(others.map((trade: any) => [trade.side, trade.fee, trade.feeCurrency])).toEqual([
      ['sell', '2.5', 'USDC'],
      ['sell', '-0.00005', 'BTC'],
    ]);
  });

  it('is cancelled by its id, and is then not open', async () => {
    const [open] = (await client.get('/v1/orders/open')).json;
    const cancel = () =>
      client.call('DELETE', '/v1/orders/order', { body: { orderId: open.orderId, pair: 'BTCUSDC' } });
    expect(
      (await other.call('DELETE', '/v1/orders/order', { body: { orderId: open.orderId, pair: 'BTCUSDC' } }))
        .json.code,
    ).toBe(-1);
    expect(
      (await client.call('DELETE', '/v1/orders/order', { body: { orderId: open.orderId, pair: 'BTCZAR' } }))
        .json.code,
    ).toBe(-1);
    const answer = await cancel();
    expect([answer.status, answer.text]).toEqual([202, '']);
    expect((await cancel()).json.code).toBe(-1);
    expect(await statusOf(client, open.orderId)).toMatchObject({
      orderStatusType: 'Cancelled',
      remainingQuantity: '0.05',
      failedReason: '',
    });
    const misspelt = await client.call('DELETE', '/v1/orders/order', {
      body: { orderId: open.orderId, customer_order_id: 'A', pair: 'BTCUSDC' },
    });
    expect(misspelt.json.validationErrors.errors).toEqual([
      { field: 'customer_order_id', message: 'Unknown field. Did you mean customerOrderId?' },
    ]);
    for (const body of [{ pair: 'BTCUSDC' }, { orderId: open.orderId }])
      expect((await client.call('DELETE', '/v1/orders/order', { body })).json.code).toBe(-11);
  });
});

describe('an unknown order', () => {
  it.each(['00000000-0000-7000-8000-000000000000', 'nothing', '1'])('is -1 under %s', async (id) => {
    for (const path of [`/v1/orders/BTCUSDC/orderid/${id}`, `/v1/orders/history/detail/orderid/${id}`]) {
      const answer = await client.get(path);
      expect([answer.status, answer.json.code]).toEqual([400, -1]);
    }
  });

  it('is -1 for another account, and under another pair; an unknown pair is -21', async () => {
    const [open] = (await client.get('/v1/orders/open')).json;
    expect((await statusOf(other, open.orderId)).code).toBe(-1);
    expect((await client.get(`/v1/orders/ETHUSDC/orderid/${open.orderId}`)).json.code).toBe(-1);
    expect((await client.get(`/v1/orders/ABCDEF/orderid/${open.orderId}`)).json.code).toBe(-21);
  });
});

describe('the history of orders', () => {
  let all: z.infer<typeof OrderHistoryItem>[] = [];

  beforeAll(async () => {
    for (let i = 0; i < 130; i++) {
      const id = await place(
        client,
        order(
          i % 3 ? 'BUY' : 'SELL',
          String(i % 3 ? 15_000 + i : 90_000 + i),
          i % 7 ? '0.001' : '4.9',
          i % 11 ? {} : { pair: 'ETHUSDC', quantity: '0.01' },
        ),
      );
      if (i % 4 === 0)
        await client.call('DELETE', '/v1/orders/order', {
          body: { orderId: id, pair: i % 11 ? 'BTCUSDC' : 'ETHUSDC' },
        });
      if (i === 60) installation.passMs(5_000);
    }
    for (let skip = 0; ; skip += 50) {
      const { json } = await client.get(
        `/v1/orders/history?showZeroVolumeCancels=true&limit=50&skip=${skip}`,
      );
      all.push(...json);
      if (json.length < 50) break;
    }
  });

  it('is complete, latest change first, without repetition over pages', async () => {
    for (const item of all) OrderHistoryItem.strict().parse(item);
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(130);
    const times = all.map(({ orderUpdatedAt }) => orderUpdatedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await client.get('/v1/orders/history?showZeroVolumeCancels=true')).json).toEqual(
      all.slice(0, 100),
    );
  });

  const isNothing = (item: z.infer<typeof OrderHistoryItem>) =>
    item.orderStatusType === 'Cancelled' && item.totalExecutedQuantity === '0';
  const filters: [string, (item: z.infer<typeof OrderHistoryItem>) => boolean][] = [
    ['', (item) => !isNothing(item)],
    ['statuses=CANCELLED&showZeroVolumeCancels=true', (item) => item.orderStatusType === 'Cancelled'],
    ['statuses=CANCELLED', (item) => item.orderStatusType === 'Cancelled' && !isNothing(item)],
    ['statuses=PLACED%2CFAILED', (item) => ['Placed', 'Failed'].includes(item.orderStatusType)],
    ['statuses=ACTIVE', (item) => ['Placed', 'Partially Filled'].includes(item.orderStatusType)],
    [
      'statuses=FILLED,PARTIALLY_FILLED',
      (item) => ['Filled', 'Partially Filled'].includes(item.orderStatusType),
    ],
    ['statuses=EXPIRED', () => false],
    ['excludeFailures=true', (item) => item.orderStatusType !== 'Failed' && !isNothing(item)],
    ['currencyPair=ETHUSDC,BTCUSDC', (item) => !isNothing(item)],
    ['currencyPair=ETHUSDC%2Csolusdc', (item) => item.currencyPair === 'ETHUSDC' && !isNothing(item)],
    [
      'currencyPair=SOLUSDC&currencyPair=ETHUSDC',
      (item) => item.currencyPair === 'ETHUSDC' && !isNothing(item),
    ],
    [
      'excludeFailures=&currencyPair=ethusdc&unknown=1',
      (item) => item.currencyPair === 'ETHUSDC' && !isNothing(item),
    ],
  ];
  it('is refused for an unknown pair among known ones', async () => {
    expect((await client.get('/v1/orders/history?currencyPair=BTCUSDC,ABCDEF')).json.code).toBe(-21);
  });

  it.each(filters)('filters by "%s" like a plain filter of all orders', async (query, keep) => {
    const expected = all.filter(keep);
    expect((await client.get(`/v1/orders/history?${query}`)).json).toEqual(expected.slice(0, 100));
    expect((await client.get(`/v1/orders/history?${query}&skip=3&limit=4`)).json).toEqual(
      expected.slice(3, 7),
    );
  });

  it("is limited by an order's last change, both ends included, in UTC", async () => {
    const shown = all.filter((item) => !isNothing(item));
    const [late, early] = [shown[10]!.orderUpdatedAt, shown[40]!.orderUpdatedAt];
    const within = shown.filter(({ orderUpdatedAt }) => orderUpdatedAt >= early && orderUpdatedAt <= late);
    expect(
      (await client.get(`/v1/orders/history?startTime=${early}&endTime=${late.replace('Z', '')}`)).json,
    ).toEqual(within.slice(0, 100));
    expect((await client.get(`/v1/orders/history?endTime=${late}`)).json).toEqual(
      shown.filter(({ orderUpdatedAt }) => orderUpdatedAt <= late).slice(0, 100),
    );
    expect((await client.get(`/v1/orders/history?startTime=${late}`)).json).toEqual(
      shown.filter(({ orderUpdatedAt }) => orderUpdatedAt >= late),
    );
  });

  it.each([
    'limit=101',
    'limit=0',
    'limit=x',
    'skip=-1',
    'statuses=OPEN',
    'startTime=yesterday',
    'excludeFailures=perhaps',
  ])('refuses %s and names the field', async (query) => {
    const answer = await client.get(`/v1/orders/history?${query}`);
    expect([
      answer.status,
      answer.json.code,
      answer.json.validationErrors.errors[0].field.split('.')[0],
    ]).toEqual([400, -11, query.split('=')[0]]);
  });
});
