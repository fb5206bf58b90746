import { describe, expect, it } from 'vitest';
import { describeError } from './describe.ts';
import { GOOD_ROW, HEADER, fileOf, fileOfRows, row, rulesWith } from './testing/fixture.ts';
import { inEnglish } from './sentences.ts';

describe('rows', () => {
  const file = fileOfRows([
    GOOD_ROW,
    row({ name: 'Sipho', amount: 'R5', id: 'S' }),
    row({ amount: 'x' }),
    GOOD_ROW,
    row({ bank: '?', amount: 'x' }),
  ]);
  const numbers = (query: Omit<Parameters<typeof file.rows>[0], 'offset' | 'limit'>) =>
    file.rows({ offset: 0, limit: 10, ...query }).items.map((item) => item.row);

  it('can be paged', () => {
    expect(file.rows({ offset: 1, limit: 2 })).toMatchObject({
      total: 5,
      offset: 1,
      items: [{ row: 2 }, { row: 3 }],
    });
    expect(file.rows({ offset: 9, limit: 2 }).items).toEqual([]);
  });

  it('can be filtered by status, notes, duplicates, error and text', () => {
    expect(numbers({ show: 'accepted' })).toEqual([1, 2, 4]);
    expect(numbers({ show: 'rejected' })).toEqual([3, 5]);
    expect(numbers({ show: 'noted' })).toEqual([2]);
    expect(numbers({ show: 'duplicate' })).toEqual([4]);
    expect(numbers({ errorCode: 'unknown_bank' })).toEqual([5]);
    expect(numbers({ text: 'sipho' })).toEqual([2]);
    expect(numbers({ show: 'rejected', text: 'thandi' })).toEqual([3, 5]);
  });

  it('note the original text and how it was read', () => {
    expect(file.row(2).notes).toEqual([
      {
        field: 'amount',
        code: 'currency_removed',
        original: 'R5',
        understood: '5.00',
        message: expect.anything() as unknown,
      },
    ]);
    expect(inEnglish(file.row(2).notes[0]!.message)).toBe(
      'The currency was removed: “R5” is read as “5.00”.',
    );
    expect(file.summary().notes).toEqual([{ code: 'currency_removed', field: 'amount', count: 1 }]);
  });

  it('describe an error with its place', () => {
    expect(inEnglish(describeError(file.row(3).errors[0]!))).toMatch(
      /^Row 3 \(line 4\)|^Row 3, amount “x”: /,
    );
  });
});

describe('rails', () => {
  it('carry an amount above the maximum by RTGS, with a note', () => {
    const file = fileOfRows([GOOD_ROW, row({ amount: '5000000.01' })]);
    expect(file.row(2)).toMatchObject({
      status: 'accepted',
      withdrawal: { rail: 'RTGS' },
      notes: [{ code: 'rail_rtgs', understood: 'RTGS' }],
    });
    expect(file.summary().byRail).toEqual([
      { rail: 'EFT', count: 1, totalMinor: 125000n },
      { rail: 'RTGS', count: 1, totalMinor: 500000001n },
    ]);
  });

  it('refuse an amount above the maximum where RTGS is not enabled', () => {
    const rules = rulesWith({
      rails: [{ rail: 'PAYSHAP', maxAmountMinor: 5_000_000n }],
      preferredRail: 'PAYSHAP',
    });
    const file = fileOfRows([GOOD_ROW, row({ amount: '50000.01' })], { rules });
    expect(file.row(2).errors).toMatchObject([{ code: 'amount_above_rail_maximum', field: 'amount' }]);
    expect(inEnglish(file.row(2).errors[0]!.message)).toContain(
      'above R\u00a050,000.00, the most that PAYSHAP carries',
    );
  });

  it('refuse a bank that does not offer the rail, and a rail that is not enabled', () => {
    const rules = rulesWith();
    const banks = rules.banks.map((bank) => ({ ...bank, rails: ['RTC' as const] }));
    expect(fileOfRows([GOOD_ROW], { rules: { ...rules, banks } }).row(1).errors).toMatchObject([
      { code: 'rail_not_offered_by_bank', field: 'bank' },
    ]);
    expect(
      fileOfRows([GOOD_ROW], { rules: rulesWith({ preferredRail: 'RTC' }) }).row(1).errors,
    ).toMatchObject([{ code: 'rail_not_enabled' }]);
  });
});

describe('duplicates inside the file', () => {
  it('are the same bank, account and amount, however they are written', () => {
    const file = fileOfRows([
      GOOD_ROW,
      row({
        name: 'Sipho Dlamini',
        bank: 'Absa Bank',
        account: '4012 345 678',
        amount: 'R1 250,00'.replace(',', '.'),
        id: 'X',
      }),
      row({ amount: '1250.01' }),
      row({ bank: 'STANDARD_BANK', branch: '051001' }),
      row({ account: '4012345679' }),
      GOOD_ROW,
    ]);
    expect(file.duplicates()).toEqual([
      { bankCode: 'ABSA', accountNumber: '4012345678', amountMinor: 125000n, rows: [1, 2, 6] },
    ]);
    expect(file.row(6).duplicateGroup).toBe(0);
    expect(file.row(3).duplicateGroup).toBeNull();
    expect(file.summary().duplicateRows).toBe(2);
    expect(file.find({ show: 'duplicate' })).toEqual([2, 6]);
    file.exclude([2, 6], 'Twice');
    expect(file.duplicates()).toEqual([]);
    expect(file.summary().duplicateRows).toBe(0);
  });

  it('are found whatever the leading zeros of the account number, which are paid as written', () => {
    const file = fileOfRows([
      row({ bank: 'STANDARD_BANK', account: '012345678' }),
      row({ bank: 'STANDARD_BANK', account: '0012345678' }),
    ]);
    expect(file.summary().accepted).toBe(2);
    expect(file.duplicates()).toMatchObject([{ accountNumber: '012345678', rows: [1, 2] }]);
    expect([...file.withdrawals(0)].flat().map(({ accountNumber }) => accountNumber)).toEqual([
      '012345678',
      '0012345678',
    ]);
    expect(file.changedDetails()).toEqual([]);
  });
});

it('finds the accounts that rows pay under names of different people', () => {
  const file = fileOfRows([
    row({ name: 'Johan Dube', id: '1', bank: 'STANDARD_BANK', account: '012345678' }),
    row({ name: 'J Dube', id: '2', bank: 'STANDARD_BANK', account: '0012345678' }),
    row({ name: 'Ghost Person', id: '3', bank: 'STANDARD_BANK', account: '012345678', amount: '9.00' }),
    row({ name: 'Zoe Botha', id: '4', account: '4012345681' }),
    row({ name: 'Zoë Botha', id: '5', account: '4012345681', amount: '9.00' }),
  ]);
  const shared = {
    bankCode: 'STANDARD_BANK',
    accountNumber: '012345678',
    names: [
      { name: 'Johan Dube', rows: [1, 2] },
      { name: 'Ghost Person', rows: [3] },
    ],
  };
  expect(file.sharedAccounts()).toEqual([shared]);
  file.exclude([3], 'not an employee');
  expect(file.sharedAccounts()).toEqual([]);
});

describe('changed bank details inside the file', () => {
  it('are one external id, else one name, with several accounts', () => {
    const file = fileOfRows([
      GOOD_ROW,
      row({ account: '4012345679' }),
      row({ name: 'Zoë  Botha', id: '', account: '4012345680' }),
      row({ name: 'ZOE BOTHA', id: '', account: '4012345681' }),
      row({ name: 'Zoe Botha', id: 'OTHER' }),
    ]);
    expect(file.changedDetails()).toEqual([
      {
        by: 'external_id',
        value: 'EMP007',
        accounts: [
          { bankCode: 'ABSA', accountNumber: '4012345678', rows: [1] },
          { bankCode: 'ABSA', accountNumber: '4012345679', rows: [2] },
        ],
      },
      {
        by: 'name',
        value: 'Zoë  Botha / ZOE BOTHA',
        accounts: [
          { bankCode: 'ABSA', accountNumber: '4012345680', rows: [3] },
          { bankCode: 'ABSA', accountNumber: '4012345681', rows: [4] },
        ],
      },
    ]);
  });
});

describe('batches', () => {
  it('have at most as many rows as the entity allows, in the order of the file', () => {
    const rows = Array.from({ length: 25 }, (_, i) =>
      row({ amount: i === 3 ? 'x' : `${i + 1}.00`, id: `E${i}` }),
    );
    const file = fileOfRows(rows, { rules: rulesWith({ maxBatchWithdrawals: 10 }) });
    expect(file.batches()).toMatchObject([
      { index: 0, label: '1/3', count: 10, problem: null },
      { index: 1, label: '2/3', count: 10 },
      { index: 2, label: '3/3', count: 4 },
    ]);
    const sent = file.batches().flatMap((batch) => [...file.withdrawals(batch.index)].flat());
    expect(sent.map((withdrawal) => withdrawal.externalId)).toEqual(
      Array.from({ length: 25 }, (_, i) => `E${i}`).filter((id) => id !== 'E3'),
    );
    expect(file.batches().reduce((total, batch) => total + batch.totalMinor, 0n)).toBe(
      file.summary().totalMinor,
    );
  });

  it('have no label when one holds the whole file, and report an amount above the limit', () => {
    const file = fileOfRows([GOOD_ROW, GOOD_ROW], { rules: rulesWith({ maxBatchAmountMinor: 200_000n }) });
    const [batch] = file.batches();
    expect(batch).toMatchObject({ label: '', count: 2, totalMinor: 250_000n });
    expect(inEnglish(batch!.problem!)).toContain(
      'The batch comes to R\u00a02,500.00; this entity may pay at most R\u00a02,000.00 in one batch.',
    );
  });

  it('are sent as canonical withdrawals', () => {
    const file = fileOfRows([
      row({ bank: 'Absa bank', branch: '', type: '2', amount: '"R 1 250,5"', own: '', id: '' }),
    ]);
    expect([...file.withdrawals(0)].flat()).toEqual([
      {
        beneficiaryName: 'Thandi Nkosi',
        bankCode: 'ABSA',
        branchCode: '632005',
        accountNumber: '4012345678',
        accountType: 'SAVINGS',
        amount: '1250.50',
        beneficiaryReference: 'SALARY MARCH',
      },
    ]);
  });
});

describe('a file that cannot be sent', () => {
  it('has a reason: missing columns, ambiguous columns, a currency that is not enabled', () => {
    const text = 'name,bank,acc number,acc no,type,amount\nThandi,ABSA,4012345678,4012345678,savings,5.00\n';
    const codes = fileOf(text, { rules: rulesWith({ enabledCurrencies: ['USD'] }) })
      .summary()
      .blockers.map((blocker) => blocker.code);
    expect(codes).toEqual(['columns_missing', 'columns_ambiguous', 'currency_not_enabled']);
  });
});

describe('the annotated file', () => {
  const annotated = (file: ReturnType<typeof fileOf>) => [...file.annotated()].join('');

  it('has the corrected columns, the status and the reasons, safe from formulas', () => {
    const file = fileOf(
      `Remark,${HEADER}\n=1+1,${GOOD_ROW}\n"a ""b""",${row({ amount: '-5' })}\n,${row({ amount: '7' })}\n`,
    );
    file.edit(1, { amount: '9.00' });
    file.exclude([3], 'No');
    const lines = annotated(file).split('\r\n');
    expect(lines[0]).toBe(`\ufeffRemark,${HEADER},row_status,row_errors,row_notes`);
    expect(lines[1]).toBe(`'=1+1,${row({ amount: '9.00' })},accepted,,`);
    expect(lines[2]).toMatch(
      /^"a ""b""",Thandi Nkosi,.*,'-5,.*,rejected,"?Row 2, amount “-5”: “-5” is negative/,
    );
    expect(lines[3]).toBe(`,${row({ amount: '7' })},excluded,Excluded: No,`);
    expect(lines[4]).toBe('');
  });

  it('can be uploaded again and reads the same', () => {
    const file = fileOf(annotated(fileOfRows([GOOD_ROW, row({ amount: 'x' })])));
    expect(file.dialect.byteOrderMark).toBe(true);
    expect(file.summary()).toMatchObject({ rows: 2, accepted: 1, rejected: 1 });
  });

  it('keeps the whole text of a row that could not be split into cells', () => {
    expect(annotated(fileOfRows([`${GOOD_ROW},extra cell`]))).toContain('EMP007,extra cell');
  });

  it('adds a column for a typed value that has no column in the file', () => {
    const file = fileOf('name,bank,account no,type,amount\nThandi,ABSA,4012345678,savings,5.00\n');
    file.edit(1, { beneficiary_reference: 'SALARY' });
    expect(annotated(file).split('\r\n')[1]).toContain('5.00,SALARY,accepted');
  });
});
