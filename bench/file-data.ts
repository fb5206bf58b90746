import type { BankRule, WithdrawalRules } from '../src/domain/withdrawal-file/withdrawal-rules.ts';
import { RAILS } from '../src/shared/terms.ts';

const BANKS: readonly (readonly [code: string, name: string, branch: string])[] = [
  ['ABSA', 'ABSA', '632005'],
  ['CAPITEC', 'Capitec', '470010'],
  ['FNB', 'FNB', '250655'],
  ['NEDBANK', 'Nedbank', '198765'],
  ['STANDARD_BANK', 'Standard Bank', '051001'],
];

export const demoRules: WithdrawalRules = {
  country: 'ZA',
  currency: 'ZAR',
  enabledCurrencies: ['ZAR'],
  banks: BANKS.map(([code, displayName, defaultBranchCode]): BankRule => ({
    code,
    displayName,
    countryCode: 'ZA',
    defaultBranchCode,
    accountNumberMinLength: 9,
    accountNumberMaxLength: 11,
    rails: RAILS,
  })),
  rails: [
    { rail: 'EFT', maxAmountMinor: 500_000_000n },
    { rail: 'RTGS', maxAmountMinor: null },
  ],
  preferredRail: 'EFT',
  maxBatchWithdrawals: 100_000,
  maxBatchAmountMinor: null,
};

const FIRST = ['Thandi', 'Sipho', 'Lerato', 'Johan', 'Aisha', 'Pieter', 'Nomsa', 'Kagiso'];
const LAST = ['Nkosi', 'van der Merwe', 'Dlamini', 'Botha', 'Naidoo', 'Mokoena', 'Jacobs'];

/**
 * A payroll with the given number of rows. One in a thousand is paid twice. Names contain a comma, so they
 * are quoted, and some contain a quotation mark.
 */
export function payrollCsv(rows: number, quoteAll: boolean): string {
  const lines = [
    'beneficiary_name,bank,branch_code,account_number,account_type,amount,beneficiary_reference,' +
      'own_reference,external_id',
  ];
  for (let i = 0; i < rows; i++) {
    const n = i % 1000 === 999 ? i - 1 : i;
    const [code, name, branch] = BANKS[n % BANKS.length]!;
    const person = `${LAST[n % LAST.length]}, ${FIRST[n % FIRST.length]}${n % 7 === 0 ? ' ""TJ""' : ''}`;
    const account = String(100_000_000 + ((n * 7_919_017) % 9_900_000_000));
    const amount = `${100 + ((n * 37) % 90_000)}.${String(n % 100).padStart(2, '0')}`;
    const cells = [
      person,
      n % 2 === 0 ? code : name,
      n % 3 === 0 ? '' : branch,
      account,
      n % 2 === 0 ? 'SAVINGS' : 'current',
      amount,
      'SALARY MARCH 2026',
      `PAYROLL ${n}`,
      `EMP${String(n).padStart(6, '0')}`,
    ];
    lines.push(quoteAll ? `"${cells.join('","')}"` : `"${cells[0]}",${cells.slice(1).join(',')}`);
  }
  return `${lines.join('\n')}\n`;
}
