import { expect, it } from 'vitest';
import type { BatchRow, WithdrawalChecks } from '../../../../client/types.gen.ts';
import { namesOf } from './flagged-names.ts';

const CLEAN: WithdrawalChecks = {
  account: null,
  earlierAccount: null,
  usualAmount: '100.00',
  changePercent: 0,
  unusual: false,
  severalAccounts: false,
  sharedAccount: null,
  repeatsRow: null,
  repeats: null,
};

const row = (name: string, checks: Partial<WithdrawalChecks>) =>
  ({ beneficiary: { name }, checks: { ...CLEAN, ...checks } }) as BatchRow;

const ROWS = [
  row('Thandi', { account: 'BANK_DETAILS_CHANGED', unusual: true, changePercent: 843 }),
  row('Lerato', { severalAccounts: true, unusual: true, changePercent: -85 }),
  row('Lerato', { severalAccounts: true }),
  row('Sipho', { repeatsRow: 2, account: 'NEW_BENEFICIARY' }),
  row('Anika', { account: 'NEW_BENEFICIARY' }),
  row('Johan', { account: 'NEW_BENEFICIARY' }),
];

it.each([
  ['CHANGED', 'Thandi'],
  ['SEVERAL_ACCOUNTS', 'Lerato'],
  ['DUPLICATES', 'Sipho'],
  ['UNUSUAL', 'Thandi +843\u00a0%, Lerato −85\u00a0%'],
  ['NEW', 'Sipho, Anika and others'],
  ['SHARED_ACCOUNT', undefined],
  ['LARGEST', undefined],
] as const)('names the people of %s', (view, names) => {
  expect(namesOf(view, ROWS)).toBe(names);
});

it('names the people on each shared account together, once', () => {
  const on = (name: string, accountNumber: string, other: string) =>
    ({
      beneficiary: { name, bankCode: 'FNB', accountNumber },
      checks: {
        ...CLEAN,
        sharedAccount: { inBatch: { rowNumber: 9, beneficiaryName: other }, lastPaid: null },
      },
    }) as BatchRow;
  const rows = [
    on('Riaan', '1', 'Dineo'),
    on('Dineo', '1', 'Riaan'),
    on('Werner', '2', 'Farah'),
    on('Farah', '2', 'Werner'),
  ];
  expect(namesOf('SHARED_ACCOUNT', rows)).toBe('Riaan = Dineo · Werner = Farah');
  expect(namesOf('SHARED_ACCOUNT', [...rows, on('Anika', '3', 'Johan')])).toBe(
    'Riaan = Dineo · Werner = Farah and others',
  );
});
