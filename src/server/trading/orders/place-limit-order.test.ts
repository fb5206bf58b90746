import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenOrder, OrderStatusRecord } from '../../../contract/trading/orders.ts';
import type { Account } from '../account-directory.ts';
import { fundForOrders, LIMIT, order, place, statusOf } from '../testing/limit-orders.ts';
import { testExchange, type TestClient, type TestExchange } from '../testing/test-exchange.ts';

let installation: TestExchange;
let hedging: Account;
let client: TestClient;
let other: TestClient;

beforeAll(async () => {
  installation = await testExchange();
  const primary = await installation.account();
  hedging = await installation.account({
    kind: 'PROPRIETARY',
    primary: primary.number,
    label: 'Hedging',
    marginEnabled: true,
    futuresEnabled: true,
  });
  client = await installation.client(primary);
  const rival = await installation.account();
  other = await installation.client(rival);
  await fundForOrders(installation, [primary, hedging, rival]);
});
afterAll(() => installation.close());

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
