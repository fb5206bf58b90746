import { expect, it } from 'vitest';
import { sortRefusals } from './refusals.ts';

const refused = (...paths: string[]) => ({
  type: '',
  title: '',
  status: 400,
  detail: '',
  code: 'validation_failed',
  instance: '',
  errors: paths.map((path) => ({ path, code: 'c', message: `At ${path}` })),
});

it.each([
  ['withdrawals[17].accountNumber', 17, 'account_number'],
  ['withdrawals[0].bankCode', 0, 'bank'],
  ['withdrawals.3.externalId', 3, 'external_id'],
  ['withdrawals[2]', 2, null],
  ['withdrawals[2].somethingNew', 2, null],
])('%s belongs to a row of the file', (path, index, field) => {
  expect(sortRefusals(refused(path))).toEqual({
    rows: [{ index, field, code: 'c', message: `At ${path}` }],
    fields: {},
  });
});

it('keeps errors of other fields of the request by field', () => {
  expect(sortRefusals(refused('label', 'controlTotals.count', 'withdrawals', ''))).toEqual({
    rows: [],
    fields: {
      label: 'At label',
      'controlTotals.count': 'At controlTotals.count',
      withdrawals: 'At withdrawals',
    },
  });
});
