import { expect, it } from 'vitest';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { withFindings } from './findings-text.ts';

const row = (rowNumber: number, name: string, checks: object) =>
  ({ rowNumber, beneficiary: { name }, checks: { changePercent: null, ...checks } }) as BatchRow;

const ROWS = [
  row(499, 'Riaan Botha', {
    account: 'BANK_DETAILS_CHANGED',
    sharedAccount: { inBatch: { rowNumber: 404, beneficiaryName: 'Dineo Fourie' }, lastPaid: null },
    severalAccounts: true,
  }),
  row(303, 'Fatima Steyn', { unusual: true, changePercent: 563 }),
  row(213, 'Carla Swart', { repeatsRow: 210 }),
];

it('writes one line for each payment below what the approver has typed', () => {
  expect(withFindings('Please ask HR.\n', ROWS, 500)).toBe(
    [
      'Please ask HR.',
      'Row 499, Riaan Botha: new account, account of Dineo Fourie, paid into several accounts',
      'Row 303, Fatima Steyn: +563 %',
      'Row 213, Carla Swart: duplicate of row 210',
    ].join('\n'),
  );
});

it('ends with the last line that fits', () => {
  expect(withFindings('', ROWS, 120)).toMatch(/accounts\nRow 303, Fatima Steyn: \+563 %$/);
  expect(withFindings('typed', ROWS, 10)).toBe('typed');
});
