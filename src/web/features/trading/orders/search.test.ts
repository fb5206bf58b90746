import { describe, expect, it } from 'vitest';
import type { OrderHistoryItem } from '../../../../client/types.gen.ts';
import { OrderSearch, pastOf, queryOf } from './search.ts';

function order(orderId: string, orderStatusType: string): OrderHistoryItem {
  return {
    orderId,
    orderStatusType,
    orderStatusId: 1,
    currencyPair: 'BTCZAR',
    averagePrice: '0',
    originalPrice: '1',
    remainingQuantity: '1',
    originalQuantity: '1',
    total: '0',
    totalExecutedQuantity: '0',
    totalFee: '0',
    feeCurrency: '',
    orderSide: 'buy',
    orderType: 'limit',
    failedReason: '',
    orderUpdatedAt: '2026-03-02T08:15:30.000Z',
    orderCreatedAt: '2026-03-02T08:15:30.000Z',
    timeInForce: 'GTC',
  };
}

describe('the filters of past orders', () => {
  it('ignore unknown statuses', () => {
    expect(OrderSearch.shape.statuses.parse('FILLED,NOTHING,FAILED')).toEqual(['FILLED', 'FAILED']);
  });

  it('become query parameters, without those that are off', () => {
    expect(queryOf({})).toEqual({});
    expect(
      queryOf({
        statuses: ['FILLED', 'FAILED'],
        pair: 'BTCZAR',
        from: 0,
        hideFailed: 'true',
        showCancelled: 'true',
      }),
    ).toEqual({
      statuses: 'FILLED,FAILED',
      currencyPair: 'BTCZAR',
      startTime: '1970-01-01T00:00:00.000Z',
      excludeFailures: true,
      showZeroVolumeCancels: true,
    });
  });
});

describe('past orders', () => {
  it('are listed once, as they were first loaded', () => {
    const pages = [
      [order('1', 'Filled'), order('2', 'Placed')],
      [order('1', 'Cancelled'), order('3', 'Partially Filled'), order('4', 'Instant Order Completed')],
    ];
    expect(pastOf(pages).map(({ orderId, orderStatusType }) => `${orderId} ${orderStatusType}`)).toEqual([
      '1 Filled',
      '4 Instant Order Completed',
    ]);
  });
});
