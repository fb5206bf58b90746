import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_FIELDS } from '../withdrawal/fields.ts';
import { followsTemplate, mapColumns } from './columns.ts';
import { FIELDS, type Field } from '../withdrawal/shapes.ts';
import { inEnglish } from './sentences.ts';

describe('columns', () => {
  it('are found by their canonical names in any order and case', () => {
    const headers = [...FIELDS]
      .reverse()
      .map((field, i) => (i % 2 === 0 ? field.toUpperCase() : field.replaceAll('_', ' ')));
    const { columns, unmapped, missing } = mapColumns(headers);
    FIELDS.forEach((field, i) => expect(columns[field]).toBe(FIELDS.length - 1 - i));
    expect(unmapped).toEqual([]);
    expect(missing).toEqual([]);
  });

  it.each<[string, Field]>([
    ['Account No', 'account_number'],
    ['Account No.', 'account_number'],
    ['Acc Number', 'account_number'],
    ['accountNumber', 'account_number'],
    ['A/C No', 'account_number'],
    ['Bank Name', 'bank'],
    ['bankCode', 'bank'],
    ['Recipient', 'beneficiary_name'],
    ['Payee', 'beneficiary_name'],
    ['Name & Surname', 'beneficiary_name'],
    ['Account Holder', 'beneficiary_name'],
    ['Name', 'beneficiary_name'],
    ['Amount (ZAR)', 'amount'],
    ['Amount ZAR', 'amount'],
    ['Amount in Rands', 'amount'],
    ['Net Pay', 'amount'],
    ['Their reference', 'beneficiary_reference'],
    ["Beneficiary's reference", 'beneficiary_reference'],
    ['Reference', 'beneficiary_reference'],
    ['My reference', 'own_reference'],
    ['Branch', 'branch_code'],
    ['Branch Code', 'branch_code'],
    ['Type', 'account_type'],
    ['Acc. Type', 'account_type'],
    ['Employee no', 'external_id'],
    ['Employee Number', 'external_id'],
    ['ID', 'external_id'],
  ])('understand “%s”', (header, field) => {
    expect(mapColumns(['x', header]).columns[field]).toBe(1);
  });

  it.each(['constructor', '__proto__', 'toString', '', 'Comment', 'Date'])('leave “%s” alone', (header) => {
    const mapping = mapColumns([header]);
    expect(Object.values(mapping.columns).every((column) => column === null)).toBe(true);
    expect(mapping.unmapped).toEqual([0]);
  });

  it.each<[string, string[], number[][], number | null]>([
    ['two accounts, one of the payer', ['Account Number', 'Beneficiary Account Number'], [[0], [1]], 1],
    ['an account by an unlisted name', ['Account Number', 'Bene acc. nr (checked)'], [[0], [1]], 1],
    ['gross and net', ['Amount', 'Net Pay'], [[0], [1]], 1],
    ['the template and a more specific amount', ['amount', 'Payment Amount'], [[0], [1]], 1],
    ['two of the same name', ['Amount', 'amount'], [[0], [1]], null],
    ['a sure and a likely name', ['Name', 'Payee', 'beneficiary_name'], [[0], [1], [2]], null],
    ['two accounts with equally specific names', ['Account No', 'Account Number'], [[0], [1]], null],
    ['an amount and a final amount', ['Amount', 'Amount final'], [[0], [1]], null],
    ['Afrikaans beside English', ['Rekeningnommer', 'Account No'], [[0], [1]], null],
    ['two references', ['Reference', 'Their reference'], [[0], [1]], 1],
  ])(
    'raise a question about %s, and are not read before the answer',
    (_what, headers, choices, suggestion) => {
      const mapping = mapColumns(headers);
      expect(mapping.ambiguous).toMatchObject([{ choices, suggestion }]);
      const [{ field, message }] = mapping.ambiguous as [(typeof mapping.ambiguous)[0]];
      expect(mapping.columns[field]).toBeNull();
      expect(mapping.missing).not.toContain(field);
      expect(inEnglish(message)).toContain(`“${headers[0]}” (column 1)`);
      const chosen = choices[1]![0]!;
      expect(mapColumns(headers, { [field]: chosen })).toMatchObject({
        ambiguous: [],
        columns: { [field]: chosen },
      });
    },
  );

  it.each([
    [['Gross Pay', 'PAYE', 'UIF Deduction', 'Net Pay'], 3],
    [['From Account', 'Debit account number', 'Amount'], 2],
    [['Payment date', 'Pay period', 'Salary'], 2],
    [['Tax amount', 'Bonus amount', 'Bedrag'], 2],
    [['Amount (gross)', 'Account number (payer)', 'Net'], 2],
  ])('raise no question about columns that cannot be the amount: %j', (headers, column) => {
    const mapping = mapColumns(headers);
    expect(mapping.ambiguous).toEqual([]);
    expect(mapping.columns.amount).toBe(column);
    expect(mapping.columns.account_number).toBeNull();
  });

  it.each<[string[], number[][], number | null]>([
    [['Name', 'Surname'], [[0, 1], [0]], 0],
    [['Naam', 'Van'], [[0, 1], [0]], 0],
    [
      ['Surname', 'First Name', 'Initials'],
      [
        [1, 0],
        [2, 0],
      ],
      0,
    ],
    [['Voorletters', 'Van'], [[0, 1]], 0],
    [
      ['First Name', 'Middle Name', 'Last Name'],
      [
        [0, 1, 2],
        [0, 2],
      ],
      0,
    ],
    [['Account Holder', 'Name', 'Surname'], [[1, 2], [0], [1]], 1],
    [['Surname'], [[0]], null],
    [['First Name'], [[0]], null],
  ])('offer to join a split name: %j', (headers, choices, suggestion) => {
    expect(mapColumns(headers).ambiguous).toMatchObject([{ field: 'beneficiary_name', choices, suggestion }]);
    expect(mapColumns(headers).columns.beneficiary_name).toBeNull();
    const answered = mapColumns(headers, { nameParts: choices[0]! });
    expect(answered.ambiguous).toEqual([]);
    expect(answered.missing).not.toContain('beneficiary_name');
  });

  it('are only likely when a remark in brackets may change the meaning', () => {
    expect(mapColumns(['Amount (ZAR)', 'Reference (new)']).sureness).toMatchObject({
      amount: 'template',
      beneficiary_reference: 'likely',
    });
  });

  it.each([
    ['Amount (excl)', 'Account number'],
    ['Amount (ZAR 000)', 'Account number'],
    ['Amount (-)', 'Account number'],
    ['Amount (old)', 'Account number'],
    ['Amount', 'Account number (old)'],
  ])('ask when a remark in brackets may change what is paid: %s, %s', (...headers) => {
    expect(mapColumns(headers).ambiguous).toHaveLength(1);
  });

  it('do not ask about a remark that says how to fill the column', () => {
    for (const remark of ['ZAR', 'R', 'in Rand', 'required', 'max 11 digits', '0.00', '2 decimals', 'nett'])
      expect(mapColumns([`Amount (${remark})`]).ambiguous, remark).toEqual([]);
  });

  it('raise a question for any two names of one field', () => {
    const names = WITHDRAWAL_FIELDS.flatMap(({ name: field, headers }) =>
      [...headers.clear, ...headers.likely].map((name) => ({ field, name })),
    );
    for (const { field, name } of names) {
      const other = names.find((one) => one.field === field && one.name !== name)!.name;
      for (const headers of [
        [name, other],
        [field, name],
        [name.toUpperCase(), name],
      ]) {
        const mapping = mapColumns(headers);
        expect(mapping.columns[field], headers.join()).toBeNull();
        expect(
          mapping.ambiguous.map((question) => question.field),
          headers.join(),
        ).toContain(field);
      }
    }
  });

  it('confirm a single column whose name is only possible', () => {
    expect(mapColumns(['Salaris finaal']).ambiguous).toMatchObject([
      { field: 'amount', choices: [[0]], suggestion: 0 },
    ]);
  });

  it('need no bank beside a branch code, and accept one text for every row', () => {
    const headers = ['name', 'account no', 'amount', 'reference', 'branch code'];
    expect(mapColumns(headers).missing).toEqual(['account_type']);
    expect(mapColumns(headers, { constants: { account_type: 'CURRENT' } }).missing).toEqual([]);
  });

  it('never take who is paid, where or how much from one text for every row', () => {
    const headers = ['Payee', 'Account type', 'Account number', 'Reference'];
    const constants = { account_number: '62000000001', bank: 'FNB', amount: '1.00', branch_code: '250655' };
    const mapping = mapColumns(headers, { account_number: null, bank: null, amount: null, constants });
    expect(mapping.constants).toEqual({});
    expect(mapping.missing).toEqual(['bank', 'account_number', 'amount']);
  });

  it('follow the template only by its own names', () => {
    expect(followsTemplate(mapColumns([...FIELDS, 'remark'], {}, 'ZAR'))).toBe(true);
    expect(followsTemplate(mapColumns([...FIELDS, 'Net pay'], {}, 'ZAR'))).toBe(false);
    expect(
      followsTemplate(
        mapColumns(
          FIELDS.map((field) => field.replace('amount', 'Net pay')),
          {},
          'ZAR',
        ),
      ),
    ).toBe(false);
  });

  it('are those that the person chooses', () => {
    const mapping = mapColumns(['Amount', 'amount', 'bank', 'note'], {
      amount: 1,
      bank: null,
      own_reference: 3,
    });
    expect(mapping.columns).toMatchObject({ amount: 1, bank: null, own_reference: 3 });
    expect(mapping.ambiguous).toEqual([]);
    expect(mapping.missing).toContain('bank');
    expect(mapping.unmapped).toEqual([0, 2]);
    expect(() => mapColumns(['a'], { amount: 1 })).toThrow(RangeError);
  });

  it('raise a question about an amount in another currency, and recognise a currency column', () => {
    expect(mapColumns(['Currency', 'amount'], {}, 'ZAR').currencyColumns).toEqual([0]);
    expect(mapColumns(['Geldeenheid', 'amount'], {}, 'ZAR').currencyColumns).toEqual([0]);
    expect(inEnglish(mapColumns(['Amount (USD)'], {}, 'ZAR').ambiguous[0]!.message)).toContain(
      'names USD, but this batch is paid in ZAR',
    );
    expect(inEnglish(mapColumns(['Amount (USD)'], { amount: 0 }, 'ZAR').warnings[0]!)).toContain(
      'names USD, but this batch is paid in ZAR',
    );
    expect(mapColumns(['Amount (USD)', 'Amount (ZAR)'], {}, 'ZAR').ambiguous).toMatchObject([
      { choices: [[0], [1]], suggestion: 1 },
    ]);
    expect(mapColumns(['Amount (ZAR)'], {}, 'ZAR')).toMatchObject({ ambiguous: [], warnings: [] });
  });
});
