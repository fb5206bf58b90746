import { describe, expect, it } from 'vitest';
import type { OrderStatusDetail } from '../../../../client/types.gen.ts';
import { FAILED_REASONS } from '../../../../shared/trading-terms.ts';
import { adviceFor, isFinal, isPartial, outcomeOf, readablePrice } from './order-outcome.ts';

function status(orderStatusType: string, rest: Partial<OrderStatusDetail> = {}): OrderStatusDetail {
  return {
    orderId: '1',
    orderStatusType,
    orderStatusId: 1,
    currencyPair: 'BTCZAR',
    originalPrice: '100',
    remainingQuantity: '0',
    originalQuantity: '3',
    orderSide: 'buy',
    orderType: 'limit',
    failedReason: '',
    orderUpdatedAt: '2026-03-02T08:15:30.000Z',
    orderCreatedAt: '2026-03-02T08:15:30.000Z',
    timeInForce: 'GTC',
    executedFee: '0',
    executedPrice: '0',
    executedQuantity: '0',
    ...rest,
  };
}

describe('the outcome of an order', () => {
  it('is awaited while the exchange has no status of it', () => {
    expect(outcomeOf([])).toMatchObject({ kind: 'waiting', average: null });
  });

  it('weighs the average price by what each step executed', () => {
    const outcome = outcomeOf([
      status('Filled', { executedPrice: '90', executedQuantity: '1' }),
      status('Partially Filled', { executedPrice: '99', executedQuantity: '2', remainingQuantity: '1' }),
      status('Placed', { remainingQuantity: '3' }),
    ]);
    expect(outcome).toEqual({ kind: 'filled', executed: '3', average: '96', remaining: '0', reason: '' });
    expect(isFinal(outcome)).toBe(true);
  });

  it('tells a part that was executed before the rest was cancelled', () => {
    const outcome = outcomeOf([
      status('Cancelled', { remainingQuantity: '2', executedPrice: '100', executedQuantity: '1' }),
      status('Placed'),
    ]);
    expect(isPartial(outcome)).toBe(true);
    expect(isPartial(outcomeOf([status('Cancelled', { remainingQuantity: '3' })]))).toBe(false);
  });

  it('rests while it is placed, which is not the end', () => {
    expect(isFinal(outcomeOf([status('Placed', { remainingQuantity: '3' })]))).toBe(false);
  });
});

describe('an average price', () => {
  it.each([
    ['1729497.97999954', '1729497.98'],
    ['51597.99999974', '51598'],
    ['18.42899999', '18.429'],
  ])('of %s is read as %s', (price, expected) => {
    expect(readablePrice(price)).toBe(expected);
  });
});

describe('the advice', () => {
  it('knows what to do about every reason of the exchange', () => {
    const general = adviceFor('a reason that nobody knows');
    for (const reason of Object.values(FAILED_REASONS)) expect(adviceFor(reason)).not.toBe(general);
  });
});
