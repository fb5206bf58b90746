import { describe, expect, it } from 'vitest';
import type { OrderStatusDetail } from '../../../../client/types.gen.ts';
import { FAILED_REASON_CODES, FAILED_REASONS } from '../../../../shared/trading-terms.ts';
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
  it('is waiting until the exchange has a status', () => {
    expect(outcomeOf([])).toMatchObject({ kind: 'waiting', average: null });
  });

  it('weights the average price by the executed quantities', () => {
    const outcome = outcomeOf([
      status('Filled', { executedPrice: '90', executedQuantity: '1' }),
      status('Partially Filled', { executedPrice: '99', executedQuantity: '2', remainingQuantity: '1' }),
      status('Placed', { remainingQuantity: '3' }),
    ]);
    expect(outcome).toEqual({
      kind: 'filled',
      executed: '3',
      average: '96',
      remaining: '0',
      reason: '',
      reasonCode: null,
    });
    expect(isFinal(outcome)).toBe(true);
  });

  it('recognises a partial execution before the rest was cancelled', () => {
    const outcome = outcomeOf([
      status('Cancelled', { remainingQuantity: '2', executedPrice: '100', executedQuantity: '1' }),
      status('Placed'),
    ]);
    expect(isPartial(outcome)).toBe(true);
    expect(isPartial(outcomeOf([status('Cancelled', { remainingQuantity: '3' })]))).toBe(false);
  });

  it('is not final while the order rests in the book', () => {
    expect(isFinal(outcomeOf([status('Placed', { remainingQuantity: '3' })]))).toBe(false);
  });
});

describe('an average price', () => {
  it.each([
    ['1729497.97999954', '1729497.98'],
    ['51597.99999974', '51598'],
    ['18.42899999', '18.429'],
  ])('of %s is shown as %s', (price, expected) => {
    expect(readablePrice(price)).toBe(expected);
  });
});

describe('the advice', () => {
  const failed = (failure: Partial<OrderStatusDetail>) => outcomeOf([status('Failed', failure)]);
  const general = adviceFor(failed({ failedReason: 'An unknown reason' }));

  it('exists for every reason code', () => {
    for (const failedReasonCode of FAILED_REASON_CODES)
      expect(adviceFor(failed({ failedReasonCode })), failedReasonCode).not.toBe(general);
  });

  it('follows the code, not the text', () => {
    const failure = { failedReason: 'Saldo te laag', failedReasonCode: 'insufficient-balance' } as const;
    expect(adviceFor(failed(failure))).toMatch(/^Reduce the amount/);
  });

  it('follows the text of an exchange that sends no code', () => {
    expect(adviceFor(failed({ failedReason: FAILED_REASONS['insufficient-balance'] }))).toMatch(
      /^Reduce the amount/,
    );
  });
});
