import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../shared/testing/runs.ts';
import { StatementError } from '../statement-error.ts';
import { amountReader, dateReader } from './cells.ts';
import type { StatementCsvProfile } from './profile.ts';
import { readStatementCsv } from './read-statement-csv.ts';

const MANY = runs(20_000, 100_000);

const PROFILE: StatementCsvProfile = {
  code: 'ZA-CSV',
  displayName: 'A bank',
  delimiter: ',',
  headerRows: 1,
  footerRows: 0,
  order: 'OLDEST_FIRST',
  dateFormat: 'YYYY-MM-DD',
  decimalMark: '.',
  bookingDate: 'Date',
  valueDate: null,
  amount: { kind: 'SIGNED', amount: 'Amount' },
  balance: 'Balance',
  bankReference: null,
  description: ['Description'],
  endToEndId: null,
  counterpartyName: null,
  counterpartyAccount: null,
};
const CONTEXT = { statementId: 'file-1', accountNumber: '4051234567', currency: 'ZAR' } as const;

function read(text: string, more: Partial<StatementCsvProfile> = {}) {
  return readStatementCsv(text, { ...PROFILE, ...more }, CONTEXT);
}

function errorOf(text: string, more: Partial<StatementCsvProfile> = {}): [string, number] {
  try {
    read(text, more);
  } catch (error) {
    if (error instanceof StatementError) return [error.code, error.line];
    throw error;
  }
  return ['none', 0];
}

const PLAIN = [
  'Date,Description,Amount,Balance',
  '2026-03-02,"Acme, Ltd",-100.50,899.50',
  '2026-03-03,Customer,200.00,1099.50',
].join('\r\n');

describe('a statement as CSV', () => {
  it('has entries, and the balances that follow from its balance column', () => {
    const { head, entries } = read(PLAIN);
    expect(head).toEqual({
      kind: 'STATEMENT',
      statementId: 'file-1',
      sequenceNumber: null,
      accountNumber: '4051234567',
      currency: 'ZAR',
      opening: { amountMinor: 100_000n, date: '2026-03-02' },
      closing: { amountMinor: 109_950n, date: '2026-03-03' },
    });
    expect(entries.map(({ amountMinor, text, bookingDate }) => [amountMinor, text, bookingDate])).toEqual([
      [-10_050n, 'Acme, Ltd', '2026-03-02'],
      [20_000n, 'Customer', '2026-03-03'],
    ]);
  });

  it('has no balances without a balance column', () => {
    const { head } = read(PLAIN, { balance: null });
    expect([head.opening, head.closing]).toEqual([null, null]);
  });

  it('comes oldest first also when the bank writes the newest first', () => {
    const [names, first, second] = PLAIN.split('\r\n');
    const turned = read([names, second, first].join('\n'), { order: 'NEWEST_FIRST' });
    expect(turned).toEqual(read(PLAIN));
  });

  it('is read by positions, between titles and totals', () => {
    const text = ['Account;4051234567', '', '02/03/26;1 234,50;;Rent', ';;99,00;Total', ';;'].join('\n');
    const { entries } = read(text, {
      delimiter: ';',
      headerRows: 2,
      footerRows: 1,
      dateFormat: 'DD/MM/YY',
      decimalMark: ',',
      bookingDate: 1,
      amount: { kind: 'TWO_COLUMNS', debit: 2, credit: 3, debitsAreNegative: false },
      balance: null,
      description: [4],
    });
    expect(entries).toMatchObject([{ amountMinor: -123_450n, bookingDate: '2026-03-02', text: 'Rent' }]);
  });

  it('takes references, the other side and the value date from their columns', () => {
    const text =
      'Date,Value,Ref,E2E,Name,Account,Amount,A,B\n2026-03-02,2026-03-01,R1,E1,Acme,62001,-1,x,y\n';
    const { entries } = read(text, {
      valueDate: 'value',
      bankReference: 'REF',
      endToEndId: 'e2e',
      counterpartyName: 'name',
      counterpartyAccount: 'account',
      balance: null,
      description: ['A', 'B'],
    });
    expect(entries[0]).toMatchObject({
      valueDate: '2026-03-01',
      bankReference: 'R1',
      text: 'x y',
      details: [{ endToEndId: 'E1', counterparty: { name: 'Acme', accountNumber: '62001' } }],
    });
  });

  const two = (debitsAreNegative: boolean): Partial<StatementCsvProfile> => ({
    amount: { kind: 'TWO_COLUMNS', debit: 'Out', credit: 'In', debitsAreNegative },
    balance: null,
    description: [],
  });
  it.each<[string, string, boolean, bigint]>([
    ['money out', '5.00,', false, -500n],
    ['money out beside zero', '5.00,0.00', false, -500n],
    ['money out with a minus sign', '-5.00,', true, -500n],
    ['money in', ',5.00', false, 500n],
    ['money in beside a dash', '-,5.00', false, 500n],
    ['a reversal of money out', '-5.00,', false, 500n],
    ['nothing', '0.00,0.00', false, 0n],
  ])('reads %s from two columns', (_, cells, debitsAreNegative, amountMinor) => {
    const { entries } = read(`Date,Out,In\n2026-03-02,${cells}`, two(debitsAreNegative));
    expect(entries[0]!.amountMinor).toBe(amountMinor);
  });

  const marked: Partial<StatementCsvProfile> = {
    amount: { kind: 'MARKED', amount: 'Amount', mark: 'D/C', debitMarks: ['D', 'dr'], creditMarks: ['C'] },
    balance: null,
    description: [],
  };
  it.each<[string, bigint]>([
    ['D', -500n],
    ['DR', -500n],
    ['c', 500n],
  ])('reads an amount marked %s', (mark, amountMinor) => {
    expect(read(`Date,Amount,D/C\n2026-03-02,5.00,${mark}`, marked).entries[0]!.amountMinor).toBe(
      amountMinor,
    );
  });

  it('without entries has no balances', () => {
    expect(read('Date,Description,Amount,Balance\n')).toMatchObject({
      head: { opening: null, closing: null },
      entries: [],
    });
  });

  it.each<[string, string, Partial<StatementCsvProfile>, string, number]>([
    ['no header', '', {}, 'not_a_statement', 1],
    ['a missing column', 'Day,Description,Amount,Balance\n', {}, 'missing_column', 1],
    ['a short row', 'Date,Description,Amount,Balance\n\n2026-03-02,x', {}, 'missing_column', 3],
    ['a date of another format', PLAIN.replace('2026-03-03', '3/3/2026'), {}, 'bad_date', 3],
    ['a date that no calendar has', PLAIN.replace('2026-03-03', '2026-02-30'), {}, 'bad_date', 3],
    ['a format that is no format', PLAIN, { dateFormat: 'DD/MM' }, 'bad_date', 1],
    ['an amount of another format', PLAIN.replace('200.00', '"200,00"'), {}, 'bad_amount', 3],
    ['a balance that is not an amount', PLAIN.replace('899.50', 'n/a'), {}, 'bad_amount', 2],
    ['an open quotation mark', PLAIN.replace('"Acme, Ltd"', '"Acme'), {}, 'open_quotation_mark', 2],
    [
      'a quotation mark that a later row closes',
      PLAIN.replace('"Acme, Ltd"', '"Acme').replace('Customer', 'Customer"'),
      {},
      'open_quotation_mark',
      2,
    ],
    ['amounts in both columns', 'Date,Out,In\n2026-03-02,1,2', two(false), 'bad_amount', 2],
    ['an amount in neither column', 'Date,Out,In\n2026-03-02,,', two(false), 'bad_amount', 2],
    ['an unknown mark', 'Date,Amount,D/C\n2026-03-02,5.00,X', marked, 'bad_amount', 2],
  ])('with %s is refused', (_, text, more, code, line) => {
    expect(errorOf(text, more)).toEqual([code, line]);
  });

  it('names the line after a cell of several lines', () => {
    const text = 'Date,Description,Amount,Balance\n2026-03-02,"a\nb",1,1\nx,c,1,2';
    expect(errorOf(text)).toEqual(['bad_date', 4]);
  });
});

describe('any statement', () => {
  it('is read as it was written, whatever its texts hold', () => {
    const row = fc.record({
      minor: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
      text: fc.string({ unit: fc.constantFrom('a', 'B', '1', ',', '"', ';', 'é', '-', '.') }),
    });
    const money = (minor: bigint) =>
      `${minor < 0n ? '-' : ''}${String(minor < 0n ? -minor : minor)
        .padStart(3, '0')
        .replace(/(..)$/, '.$1')}`;
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        let balance = 5_000n;
        const lines = rows.map(({ minor, text }) => {
          balance += minor;
          return `2026-03-02,"${text.replaceAll('"', '""')}",${money(minor)},${money(balance)}`;
        });
        const { head, entries } = read(['Date,Description,Amount,Balance', ...lines].join('\r\n'));
        expect(entries.map(({ amountMinor }) => amountMinor)).toEqual(rows.map(({ minor }) => minor));
        expect(entries.map(({ text }) => text)).toEqual(rows.map(({ text }) => text));
        expect([head.opening?.amountMinor, head.closing?.amountMinor]).toEqual([5_000n, balance]);
      }),
    );
  });

  it(`of ${MANY} entries is read`, () => {
    const rows = Array.from(
      { length: MANY },
      (_, index) => `2026-03-02,"PAYMENT ${index}",-1.00,${-index}.00`,
    );
    expect(read(['Date,Description,Amount,Balance', ...rows].join('\n')).entries).toHaveLength(MANY);
  });
});

describe('a date', () => {
  it.each([
    ['YYYY-MM-DD', '2026-03-05', '2026-03-05'],
    ['YYYY-MM-DD', '2026-03-05T14:30:00', '2026-03-05'],
    ['YYYYMMDD', '20260305', '2026-03-05'],
    ['DD/MM/YYYY', '5/3/2026', '2026-03-05'],
    ['DD/MM/YYYY', '05/03/2026 14:30', '2026-03-05'],
    ['MM/DD/YYYY', '03/05/2026', '2026-03-05'],
    ['DD.MM.YY', '05.03.26', '2026-03-05'],
    ['DD MMM YYYY', '05 Mar 2026', '2026-03-05'],
    ['DD MMM YYYY', '5 Maart 2026', '2026-03-05'],
    ['DD-MMM-YY', '5-Des-26', '2026-12-05'],
    ['YYYY-MM-DD', '2026-3', null],
    ['DD/MM/YYYY', '31/02/2026', null],
    ['DD MMM YYYY', '05 Foo 2026', null],
    ['DD.MM.YY', '05x03x26', null],
  ])('in the format %s: "%s" is %s', (format, text, date) => {
    expect(dateReader(format)!(text)).toBe(date);
  });

  it.each(['', 'YYYY-MM', 'YYYY-MM-DD-DD', 'YYY-MM-DD', 'DD/MMMM/YYYY'])('has no format "%s"', (format) => {
    expect(dateReader(format)).toBeNull();
  });
});

describe('an amount', () => {
  it.each<[string, '.' | ',', bigint | null]>([
    ['1234.5', '.', 123_450n],
    ['1,234.50', '.', 123_450n],
    ['1 234,50', ',', 123_450n],
    ['1\u00a0234,50', ',', 123_450n],
    ['1.234,50', ',', 123_450n],
    ["1'234.50", '.', 123_450n],
    ['-1,234.50', '.', -123_450n],
    ['\u22121,234.50', '.', -123_450n],
    ['1,234.50-', '.', -123_450n],
    ['(1,234.50)', '.', -123_450n],
    ['+5', '.', 500n],
    ['.5', '.', 50n],
    ['5.', '.', 500n],
    ['1,234.50 DR', '.', -123_450n],
    ['1,234.50Cr', '.', 123_450n],
    ['R1,234.50', '.', 123_450n],
    ['-R 1,234.50', '.', -123_450n],
    ['R -1,234.50', '.', -123_450n],
    ['(R1,234.50)', '.', -123_450n],
    ['ZAR 1,234.50', '.', 123_450n],
    ['1234.50 ZAR', '.', 123_450n],
    ['90071992547409.93', '.', 9_007_199_254_740_993n],
    ['1.234', '.', null],
    ['1,23', '.', null],
    ['1,2345.00', '.', null],
    ['1 23', '.', null],
    ['1.2.3', '.', null],
    ['', '.', null],
    ['-', '.', null],
    ['.', '.', null],
    ['abc', '.', null],
    ['1e5', '.', null],
    ['$5', '.', null],
    ['--5', '.', null],
  ])('"%s" with the decimal mark "%s" is %s', (text, mark, minor) => {
    expect(amountReader(mark, 'ZAR')(text)).toBe(minor);
  });

  it('is read as it was written, in any style', () => {
    const style = fc.record({
      minor: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      mark: fc.constantFrom<'.' | ','>('.', ','),
      isGrouped: fc.boolean(),
      sign: fc.constantFrom('before', 'after', 'brackets', 'DR'),
    });
    fc.assert(
      fc.property(style, ({ minor, mark, isGrouped, sign }) => {
        const size = minor < 0n ? -minor : minor;
        const whole = String(size / 100n);
        const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, mark === ',' ? '.' : ',') : whole;
        const body = `${grouped}${mark}${String(size % 100n).padStart(2, '0')}`;
        const signs = { before: `-${body}`, after: `${body}-`, brackets: `(${body})`, DR: `${body} DR` };
        expect(amountReader(mark, 'ZAR')(minor < 0n ? signs[sign as 'DR'] : body)).toBe(minor);
      }),
    );
  });
});
