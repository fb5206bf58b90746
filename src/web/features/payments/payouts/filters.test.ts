import { describe, expect, it } from 'vitest';
import { exportAddress } from './filters.ts';

describe('the export', () => {
  it('has exactly the active filters', () => {
    expect(exportAddress({})).toBe('/app/payouts.csv');
    expect(exportAddress({ status: 'FAILED', query: 'a&b', minAmount: '10.50' })).toBe(
      '/app/payouts.csv?status=FAILED&query=a%26b&minAmount=10.50',
    );
    const batchId = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
    expect(exportAddress({ batchId, externalId: 'EMP 1' })).toBe(
      `/app/payouts.csv?batchId=${batchId}&externalId=EMP+1`,
    );
  });
});
