import { describe, expect, it } from 'vitest';
import type { BalanceEntry, BalanceGroup } from '../../../../client/types.gen.ts';
import { holdingsOf } from './holdings.ts';

const MARKETS = [{ symbol: 'USDCZAR', baseCurrency: 'USDC', quoteCurrency: 'ZAR', price: '20' }];

function entry(currency: string, total: string, of: Partial<BalanceEntry> = {}): BalanceEntry {
  return {
    currency,
    available: total,
    reserved: '0',
    total,
    updatedAt: '2026-03-02T08:15:30.000Z',
    lendReserved: '0',
    borrowReserved: '0',
    borrowedAmount: '0',
    ...of,
  };
}

function group(id: string, ...balances: BalanceEntry[]): BalanceGroup {
  return { account: { label: id, id }, balances };
}

describe('the holdings of all accounts', () => {
  it('are summed by currency, largest value first', () => {
    const { holdings, worth } = holdingsOf(
      [group('0', entry('ZAR', '100'), entry('USDC', '10')), group('1', entry('USDC', '5'))],
      MARKETS,
      'ZAR',
    );
    expect(holdings).toEqual([
      { currency: 'USDC', total: '15', borrowed: '0', worth: '300', share: 0.75, percent: '75.0' },
      { currency: 'ZAR', total: '100', borrowed: '0', worth: '100', share: 0.25, percent: '25.0' },
    ]);
    expect(worth).toBe('400');
  });

  it('deduct what is borrowed, which has no share', () => {
    const found = holdingsOf(
      [group('0', entry('ZAR', '100'), entry('USDC', '0', { borrowedAmount: '2' }))],
      MARKETS,
      'ZAR',
    );
    expect([found.worth, found.anythingBorrowed, found.holdings.map(({ share }) => share)]).toEqual([
      '60',
      true,
      [1, 0],
    ]);
  });

  it('list currencies without a price, and do not count them', () => {
    const found = holdingsOf(
      [group('0', entry('ZAR', '100'), entry('DOGE', '7', { reserved: '1' }))],
      MARKETS,
      'ZAR',
    );
    expect([found.worth, found.unpriced, found.anythingReserved]).toEqual(['100', ['DOGE'], true]);
  });
});
