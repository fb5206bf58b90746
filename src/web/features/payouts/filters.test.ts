import { describe, expect, it } from 'vitest';
import { exportAddress } from './filters.ts';

describe('the export', () => {
  it('has exactly the filters', () => {
    expect(exportAddress({})).toBe('/app/payouts.csv');
    expect(exportAddress({ status: 'FAILED', query: 'a&b', minAmount: '10.50' })).toBe('/app/payouts.csv?status=FAILED&query=a%26b&minAmount=10.50');
  });
});
