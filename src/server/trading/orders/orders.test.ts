import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  OpenOrder,
  OrderHistoryItem,
  OrderStatusDetail,
  OrderStatusRecord,
} from '../../../contract/trading/orders.ts';
import type { Account } from '../account-directory.ts';
import { testExchange, type TestClient, type TestExchange } from '../testing/test-exchange.ts';

let installation: TestExchange;
let primary: Account;
let hedging: Account;
let rival: Account;
let client: TestClient;
let other: TestClient;

beforeAll(async () => {
  installation = await testExchange();
  primary = await installation.account();
  hedging = await installation.account({
    kind: 'PROPRIETARY',
    primary: primary.number,
    label: 'Hedging',
    marginEnabled: true,
    futuresEnabled: true,
  });
  client = await installation.client(primary);
  rival = await installation.account();
  other = await installation.client(rival);
  for (const account of [primary, hedging, rival]) {
    await installation.deposit(account, 'USDC', 1e12);
    await installation.deposit(account, 'BTC', 1e10);
  }
});
afterAll(() => installation.close());

const LIMIT = '/v1/orders/limit';
const order = (side: string, price: string, quantity = '0.01', more: object = {}) => ({
  side,
  price,
  quantity,
  pair: 'BTCUSDC',
  ...more,
});

async function place(by: TestClient, body: object, subaccount?: string): Promise<string> {
  const answer = await by.post(LIMIT, body, { subaccount });
  expect(answer.text).toContain('"id"');
  expect(answer.status).toBe(202);
  return answer.json.id as string;
}

const statusOf = async (by: TestClient, id: string, subaccount?: string) =>
  (await by.get(`/v1/orders/BTCUSDC/orderid/${id}`, { subaccount })).json;

describe('placing a limit order', () => {
  it('is accepted at once with an id that can be read immediately', async () => {
    const answer = await client.post(
      LIMIT,
      order('BUY', '20000', '0.0123456789', { customerOrderId: 'ORDER-000001' }),
    );
    expect([answer.status, answer.json]).toEqual([
      202,
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        customerOrderId: 'ORDER-000001',
      },
    ]);
    const read = await statusOf(client, answer.json.id);
    OrderStatusRecord.strict().parse(read);
    expect(read).toMatchObject({
      orderId: answer.json.id,
      orderStatusType: 'Placed',
      originalQuantity: '0.01234567',
      remainingQuantity: '0.01234567',
      originalPrice: '20000',
      orderSide: 'buy',
      orderType: 'limit',
      failedReason: '',
      timeInForce: 'GTC',
      customerOrderId: 'ORDER-000001',
    });
    const [open] = (await client.get('/v1/orders/open')).json;
    OpenOrder.strict().parse(open);
    expect(open).toMatchObject({
      orderId: answer.json.id,
      side: 'buy',
      filledPercentage: '0.00',
      status: 'Placed',
      type: 'limit',
      allowMargin: false,
    });
  });

  it("accepts public clients' formats: null, empty text, text booleans, numbers, any case", async () => {
    for (const body of [
      '{"side":"buy","quantity":0.00100000,"price":20001,"pair":"btcusdc","postOnly":"false",' +
        '"reduceOnly":null,"allowMargin":"","customerOrderId":null,' +
        '"timeInForce":null,"conditionalOrderData":null,"stopPrice":""}',
      '{"side":"SELL","quantity":"0.001","price":"900000.0","pair":"BTCUSDC","postOnly":"true",' +
        '"customerOrderId":""}',
      '{"side":"BUY","quantity":0.000123456789012345,"price":20000.000,"pair":"BTCUSDC","timeInForce":""}',
    ]) {
      const answer = await client.post(LIMIT, body);
      expect([answer.status, Object.keys(answer.json)]).toEqual([202, ['id']]);
    }
    const types = (await client.get('/v1/orders/open')).json.map((open: any) => [
      open.type,
      open.originalQuantity,
      open.price,
    ]);
    expect(types.slice(0, 3)).toEqual([
      ['limit', '0.00012345', '20000'],
      ['post-only limit', '0.001', '900000'],
      ['limit', '0.001', '20001'],
    ]);
  });

  it.each([
    ['an unknown pair', order('BUY', '20000', '0.01', { pair: 'BTCEUR' }), -21],
    ['less than the smallest quantity', order('BUY', '20000', '0.000009'), -12007],
    ['a quantity below one lot', order('BUY', '20000', '0.000000001'), -12007],
    ['less than the smallest value', order('BUY', '20', '0.001'), -38],
    ['more than the largest quantity', order('BUY', '20000', '5.01'), -39],
    ['more than the largest value', order('BUY', '200000', '3'), -39],
    ['a price between two ticks', order('BUY', '20000.5'), -11],
    ['a price of zero', order('BUY', '0'), -11],
    ['a negative quantity', order('BUY', '20000', '-1'), -11],
    ['an exponent', order('BUY', '2e4'), -11],
    ['an unknown side', order('HOLD', '20000'), -11],
    ['an unknown time in force', order('BUY', '20000', '0.01', { timeInForce: 'DAY' }), -11],
    ['a reference with other characters', order('BUY', '20000', '0.01', { customerOrderId: 'a_b' }), -11],
    ['a reference of 51 characters', order('BUY', '20000', '0.01', { customerOrderId: 'a'.repeat(51) }), -11],
    ['margin where it is not enabled', order('BUY', '20000', '0.01', { allowMargin: true }), -19213],
    ['no fields', {}, -11],
    ['a list', [], -11],
  ])('of %s is refused at once', async (_, body, code) => {
    const before = installation.exchange.engine.state.nextOrder;
    const answer = await client.post(LIMIT, body);
    expect([answer.status, answer.json.code]).toEqual([400, code]);
    expect(typeof answer.json.message).toBe('string');
    if (code === -11)
      expect(answer.json.validationErrors.errors[0]).toEqual({
        field: expect.any(String),
        message: expect.any(String),
      });
    expect(installation.exchange.engine.state.nextOrder).toBe(before);
  });

  it.each([
    ['post_only', true, 'postOnly'],
    ['PostOnly', 'true', 'postOnly'],
    ['time_in_force', 'IOC', 'timeInForce'],
    ['customer-order-id', 'A1', 'customerOrderId'],
    ['stopPrice', '19000', null],
    ['postOnlyRepriceTicks', '5', null],
    ['conditionalOrderData', { stopLossTriggerPrice: '19000' }, null],
    ['iceberg', false, null],
  ])(
    'is refused with the unknown field %s, which the error names, and places no order',
    async (field, value, meant) => {
      const before = installation.exchange.engine.state.nextOrder;
      const { status, json } = await client.post(LIMIT, order('BUY', '20000', '0.01', { [field]: value }));
      expect([status, json.code]).toEqual([400, -11]);
      expect(json.validationErrors.errors).toEqual([
        { field, message: expect.stringContaining(meant ? `Did you mean ${meant}?` : 'Unknown field') },
      ]);
      expect(installation.exchange.engine.state.nextOrder).toBe(before);
    },
  );

  it('reports each unknown field together with the other errors', async () => {
    const { json } = await client.post(LIMIT, order('HOLD', '20000', '0.01', { stopPrice: '1', expiry: 5 }));
    expect(json.validationErrors.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'expiry',
      'side',
      'stopPrice',
    ]);
  });

  it('with postOnlyReprice rests one tick behind the best price instead of matching', async () => {
    const resting = await place(other, order('SELL', '45000', '0.1'));
    const id = await place(client, order('BUY', '46000', '0.1', { postOnly: true, postOnlyReprice: 'true' }));
    expect(await statusOf(client, id)).toMatchObject({
      orderStatusType: 'Placed',
      originalPrice: '44999',
      orderType: 'post-only limit',
    });
    for (const [by, orderId] of [
      [other, resting],
      [client, id],
    ] as const)
      await by.call('DELETE', '/v1/orders/order', { body: { orderId, pair: 'BTCUSDC' } });
  });

  it('reports every missing field', async () => {
    const { json } = await client.post(LIMIT, { price: '20000' });
    expect(json.validationErrors.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'pair',
      'quantity',
      'side',
    ]);
  });

  it('fails later, with its reason, when the state does not allow it', async () => {
    await place(other, order('SELL', '50000', '0.5'));
    await place(other, order('BUY', '30000', '0.5', { customerOrderId: 'TWICE' }));
    const failing: [TestClient, object, string][] = [
      [
        other,
        order('BUY', '50000', '0.1'),
        'We did not execute this order since it would have matched with your own order on the Exchange',
      ],
      [
        other,
        order('BUY', '20000', '0.1', { customerOrderId: 'TWICE' }),
        'An open order already has this customer order id',
      ],
      [
        client,
        order('BUY', '50000', '0.1', { postOnly: true }),
        'Post only cancelled as it would have matched',
      ],
      [
        client,
        order('BUY', '50000', '1', { timeInForce: 'FOK' }),
        'Fill or kill order cancelled as there was not enough liquidity to fill it completely',
      ],
      [
        client,
        order('BUY', '49999', '1', { timeInForce: 'IOC' }),
        'Immediate or cancel order cancelled as nothing could be filled immediately',
      ],
      [client, { ...order('BUY', '1000000', '0.4'), pair: 'BTCZAR' }, 'Insufficient Balance'],
      [
        client,
        { ...order('BUY', '50000', '0.4'), pair: 'BTCUSDCPERP' },
        'Futures trading is not enabled for this account',
      ],
    ];
    for (const [by, body, reason] of failing) {
      const id = await place(by, body);
      const read = (await by.get(`/v1/orders/${(body as { pair: string }).pair}/orderid/${id}`)).json;
      expect(read).toMatchObject({ orderStatusType: 'Failed', failedReason: reason });
      const [detail] = (await by.get(`/v1/orders/history/detail/orderid/${id}`)).json;
      expect(detail).toMatchObject({
        orderStatusType: 'Failed',
        failedReason: reason,
        executedQuantity: '0',
      });
    }
    await other.call('DELETE', '/v1/orders/order', { body: { customerOrderId: 'TWICE', pair: 'BTCUSDC' } });
    expect(
      await statusOf(other, await place(other, order('BUY', '20000', '0.1', { customerOrderId: 'TWICE' }))),
    ).toMatchObject({ orderStatusType: 'Placed' });
  });

  it('is for the chosen subaccount, which may have margin', async () => {
    const subaccount = String(hedging.id);
    const id = await place(client, order('BUY', '20000', '0.01', { allowMargin: true }), subaccount);
    expect((await statusOf(client, id)).code).toBe(-1);
    expect((await statusOf(client, id, subaccount)).orderStatusType).toBe('Placed');
    expect((await client.get('/v1/orders/open', { subaccount })).json[0]).toMatchObject({
      orderId: id,
      allowMargin: true,
    });
  });
});

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
