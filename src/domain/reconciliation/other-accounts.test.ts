import { describe, expect, it } from 'vitest';
import { readStatementCsv } from '../bank-files/statement-csv/read-statement-csv.ts';
import { suggestProfile } from '../bank-files/statement-csv/suggest-profile.ts';
import { otherAccounts } from './names.ts';

const OWN = '62000000001';
const OTHER = '62000000099';

function accountsOf(lines: readonly string[]): string[] {
  const text = lines.join('\n');
  const context = { statementId: 'S', accountNumber: OWN, currency: 'ZAR' } as const;
  return readStatementCsv(text, suggestProfile(text, 'ZAR'), context).accounts;
}

describe('an account that the file names', () => {
  const ROWS = ['2026-03-01,a,-1.00,99.00', '2026-03-02,b,-1.00,98.00'];
  const above = (...lines: string[]) => [...lines, 'Date,Text,Amount,Balance', ...ROWS];
  const column = (header: string, cell: string) => [
    `${header},Date,Text,Amount,Balance`,
    ...ROWS.map((row) => `${cell},${row}`),
  ];
  const ways: [string, string[]][] = [
    ...[
      `Account:,="${OTHER}"`,
      `Account name: MARULA  Account number: ${OTHER}`,
      `Account,Cheque,${OTHER}`,
      `Account:,'${OTHER}`,
      `Acct. No:,${OTHER}`,
      `Account #: ${OTHER}`,
      `Account (ZAR):,${OTHER}`,
      `Account: Business current account ${OTHER}`,
      `Account No :,FNB ${OTHER}`,
      `Bankrekening:,${OTHER}`,
      `Card number:,6200****099`,
    ].map((line): [string, string[]] => [line, above(line)]),
    ...[
      'account_number',
      'Account #',
      'Acc. No.',
      'Bank account',
      'Account number (own)',
      'Source Account',
      'Debit account',
      'Rekeningnommer',
    ].map((header): [string, string[]] => [`column ${header}`, column(header, OTHER)]),
    ['a column with words', column('Account', `Cheque ${OTHER}`)],
    [
      'the second of two columns',
      ROWS.reduce(
        (lines, row) => [...lines, `${OWN},${OTHER},${row}`],
        ['Account,From Account,Date,Text,Amount,Balance'],
      ),
    ],
    ['a column without a name', ROWS.map((row) => `${OTHER},${row}`)],
  ];
  it.each(ways)('is seen in %s', (_, lines) => {
    expect(otherAccounts(accountsOf(lines), OWN)).toHaveLength(1);
  });

  it.each([
    `Account: ${OWN} 2026-03-01 to 2026-03-31`,
    `Account: ${OWN}-250655`,
    `Account: 250655 ${OWN}`,
    'Account: 6200****001',
    'Account Type:,CURRENT',
    'Account holder:,MARULA',
  ])('is the own one, or none: %s', (line) => {
    expect(otherAccounts(accountsOf(above(line)), OWN)).toEqual([]);
  });

  it('is another one for each number of a card', () => {
    const [first, second] = ['1234', '9999'].map((end) => accountsOf(above(`Account,4123 45XX XXXX ${end}`)));
    expect(first).not.toEqual(second);
  });
});
