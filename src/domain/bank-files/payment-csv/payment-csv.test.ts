import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CSV_AMOUNT_FORMATS,
  CSV_CONTENTS,
  CSV_DATE_FORMATS,
  CSV_DELIMITERS,
  CSV_LINE_ENDS,
  layoutErrors,
  REQUIRED_CONTENTS,
  type CsvColumn,
  type CsvContent,
  type PaymentCsvLayout,
} from '../../../shared/payment-csv.ts';
import { ACCOUNT_TYPES } from '../../../shared/terms.ts';
import { runs } from '../../../shared/testing/runs.ts';
import { nameInFile, originalOf, referenceInFile } from '../charset.ts';
import type { PaymentOrder } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';
import { builtInProfile } from '../testing/built-in-profile.ts';
import { cellsByHand } from '../testing/csv-by-hand.ts';
import { orders, orderWith, paymentWith, textOf } from '../testing/orders.ts';
import { readPaymentCsv } from './read-payment-csv.ts';
import { writePaymentCsv } from './write-payment-csv.ts';

/** In the long form, the most payments that a batch may have. */
const MANY = runs(20_000, 100_000);

const PROFILE = builtInProfile('CSV-COMMA');
const LAYOUT = PROFILE.csv!;

const profileWith = (change: Partial<PaymentCsvLayout>): BankFileProfile => ({
  ...PROFILE,
  csv: { ...LAYOUT, ...change },
});
const linesOf = (order: PaymentOrder, profile: BankFileProfile) =>
  textOf(writePaymentCsv(order, profile).bytes).split('\r\n');

const SIGNS = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;

/** Texts of the character set, also with separators and quotation marks. */
const fixedText = fc
  .string({ unit: fc.constantFrom(...`AZaz09 ,;"'./()`), minLength: 1, maxLength: 12 })
  .map((text) => `T${text}`);

/** Layouts with the columns that a bank needs and any others, in any order. */
const layouts: fc.Arbitrary<PaymentCsvLayout> = fc
  .record({
    delimiter: fc.constantFrom(...CSV_DELIMITERS),
    lineEnd: fc.constantFrom(...CSV_LINE_ENDS),
    hasHeader: fc.boolean(),
    quotesAll: fc.boolean(),
    dateFormat: fc.constantFrom(...CSV_DATE_FORMATS),
    amountFormat: fc.constantFrom(...CSV_AMOUNT_FORMATS),
    others: fc.subarray(
      CSV_CONTENTS.filter((one) => !(REQUIRED_CONTENTS as readonly string[]).includes(one)),
    ),
    order: fc.infiniteStream(fc.nat()),
    text: fixedText,
    totalsLabel: fc.option(fixedText),
  })
  .map(({ others, order, text, ...layout }) => ({
    ...layout,
    accountTypes: LAYOUT.accountTypes,
    columns: [...REQUIRED_CONTENTS, ...others]
      .map((content) => ({ content, at: order.next().value as number }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ content }): CsvColumn => ({
        header: `${content}, ${text}`,
        content,
        text: content === 'TEXT' ? text : '',
      })),
  }));

const anyText = fc.string({
  unit: fc.constantFrom(...'AZaz09 +-=@&(),./:;"\'?éß–“', '\t'),
  maxLength: 40,
});

describe('a CSV payment file', () => {
  it('is read back by other code as the same payments, for any layout, text, amount and day', () => {
    fc.assert(
      fc.property(
        layouts,
        orders(12),
        fc.array(anyText, { minLength: 24, maxLength: 24 }),
        (csv, any, texts) => {
          const profile = { ...PROFILE, csv };
          const order = {
            ...any,
            payments: any.payments.map((payment, index) => {
              const name = nameInFile(`A${texts[index * 2]}`, profile);
              const reference = referenceInFile(`${texts[index * 2 + 1]}9`, profile);
              return {
                ...payment,
                name: 'error' in name ? 'X' : name.text,
                reference: 'error' in reference ? '' : reference.text,
              };
            }),
          };
          const written = writePaymentCsv(order, profile);
          const rows = cellsByHand(textOf(written.bytes), SIGNS[csv.delimiter]);
          if (csv.hasHeader) expect(rows.shift()).toEqual(csv.columns.map(({ header }) => header));
          if (csv.totalsLabel !== null)
            expect(rows.pop()!.slice(0, 2)).toEqual([csv.totalsLabel, String(order.payments.length)]);
          const at = (row: string[], content: CsvContent) =>
            row[csv.columns.findIndex((column) => column.content === content)];
          expect(rows.map((row) => at(row, 'NAME'))).toEqual(order.payments.map(({ name }) => name));
          for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
          const read = readPaymentCsv(written.bytes, csv, 'ZAR');
          const has = (content: CsvContent) => csv.columns.some((column) => column.content === content);
          expect(read).toEqual({
            payments: order.payments.map(({ name, branchCode, accountNumber, amountMinor, reference }) => ({
              name,
              branchCode,
              accountNumber,
              amountMinor,
              reference: has('REFERENCE') ? reference : null,
            })),
            payerAccountNumber: has('PAYER_ACCOUNT_NUMBER') ? order.payer.accountNumber : null,
            executionDate: has('EXECUTION_DATE') ? order.executionDate : null,
          });
          expect(writePaymentCsv(order, profile).bytes).toEqual(written.bytes);
        },
      ),
    );
  });

  it(`has ${MANY} payments`, () => {
    const payments = Array.from({ length: MANY }, (_, index) =>
      paymentWith({ amountMinor: BigInt(index + 1), accountNumber: String(4_000_000_000 + index) }),
    );
    const written = writePaymentCsv(orderWith({ payments }), builtInProfile('CSV-SEMICOLON'));
    expect(written).toMatchObject({
      count: MANY,
      totalMinor: (BigInt(MANY) * BigInt(MANY + 1)) / 2n,
      hashTotal: null,
    });
    const read = readPaymentCsv(written.bytes, builtInProfile('CSV-SEMICOLON').csv!, 'ZAR');
    expect('payments' in read && read.payments.at(-1)).toMatchObject({
      accountNumber: String(4_000_000_000 + MANY - 1),
      amountMinor: BigInt(MANY),
    });
  });

  it('has the own reference of a payment where the layout has a column for it, and else our number', () => {
    const columns = LAYOUT.columns.map((column): CsvColumn =>
      column.content === 'OUR_REFERENCE' ? { ...column, content: 'OWN_REFERENCE' } : column,
    );
    const payments = [paymentWith({ ownReference: 'PAYROLL MARCH' }), paymentWith()];
    const order = orderWith({ payments, fileNumber: 12 });
    const lines = linesOf(order, profileWith({ columns }));
    expect(lines.slice(1, 3).map((line) => line.split(',')[6])).toEqual(['PAYROLL MARCH', '0012-000002']);
    expect(() => writePaymentCsv(order, PROFILE)).toThrow('own reference');
  });

  it('looks as the profile says', () => {
    const payments = [paymentWith({ name: 'NKOSI, T', amountMinor: 125_050n })];
    expect(linesOf(orderWith({ payments }), PROFILE)).toEqual([
      'Beneficiary name,Branch code,Account number,Account type,Amount,' +
        'Beneficiary reference,Own reference,Payment date',
      '"NKOSI, T",250655,62223889091,1,1250.50,SALARY NOV,0007-000001,2026-11-24',
      '',
    ]);
    expect(linesOf(orderWith({ payments }), builtInProfile('CSV-SEMICOLON')).slice(1)).toEqual([
      '4084166276;NKOSI, T;250655;62223889091;1;1250,50;SALARY NOV;0007-000001;24/11/2026;ZAR',
      'TOTAL;1;1250,50',
      '',
    ]);
  });

  it.each([
    ['no payments', { payments: [] }, {}],
    ['an amount of nothing', { payments: [paymentWith({ amountMinor: 0n })] }, {}],
    ['a name that a spreadsheet takes for a formula', { payments: [paymentWith({ name: '+1' })] }, {}],
    ['a reference of other characters', { payments: [paymentWith({ reference: '=A1' })] }, {}],
    [
      'a layout without amounts',
      {},
      { columns: LAYOUT.columns.filter(({ content }) => content !== 'AMOUNT') },
    ],
  ])('is refused with %s', (_, order, layout) => {
    expect(() => writePaymentCsv(orderWith(order), profileWith(layout))).toThrow(RangeError);
  });
});

describe('a text at the beginning of a value', () => {
  it.each([
    ['+27 82 000', '27 82 000'],
    ['=SUM(A1)', 'SUM(A1)'],
    ['@acme', 'acme'],
    ['- - 5', '5'],
    ['\t=1', '1'],
    ['A-1', 'A-1'],
  ])('is written so that no spreadsheet takes it for a formula: %s as %s', (original, text) => {
    const inFile = nameInFile(original, PROFILE);
    expect(inFile).toMatchObject({ text });
    expect('text' in inFile && originalOf(inFile)).toBe(original);
    expect('text' in inFile && inFile.isSameInCapitals).toBe(original === text);
  });

  it('keeps its sign in other formats', () => {
    expect(nameInFile('+27', builtInProfile('ZA-PAIN-001'))).toMatchObject({ text: '+27' });
  });
});

describe('a layout', () => {
  const codesOf = (change: Partial<PaymentCsvLayout>) =>
    layoutErrors({ ...LAYOUT, ...change }).map(({ path, problem }) => [path.join('.'), problem.code]);
  const column = (change: Partial<CsvColumn>): CsvColumn => ({
    header: 'X',
    content: 'TEXT',
    text: 'Y',
    ...change,
  });

  it.each([
    [{ columns: LAYOUT.columns.slice(1) }, ['columns', 'MISSING']],
    [{ columns: [...LAYOUT.columns, column({ content: 'NAME' })] }, ['columns.8.content', 'TWICE']],
    [{ columns: [...LAYOUT.columns, column({ header: '' })] }, ['columns.8.header', 'NO_HEADER']],
    [{ columns: [...LAYOUT.columns, column({ header: 'amount' })] }, ['columns.8.header', 'HEADER_TWICE']],
    [{ columns: [...LAYOUT.columns, column({ text: ' ' })] }, ['columns.8.text', 'NO_TEXT']],
    [{ columns: [...LAYOUT.columns, column({ text: '=1' })] }, ['columns.8.text', 'FORMULA']],
    [{ accountTypes: { ...LAYOUT.accountTypes, BOND: '' } }, ['accountTypes.BOND', 'NO_TEXT']],
    [{ totalsLabel: '@T' }, ['totalsLabel', 'FORMULA']],
  ])('says what is wrong and where: %#', (change, error) => {
    expect(codesOf(change)).toEqual([error]);
  });

  it('needs no names of columns without a line of names, and allows several fixed texts', () => {
    const columns = [...LAYOUT.columns, column({}), column({})].map((one) => ({ ...one, header: '' }));
    expect(codesOf({ hasHeader: false, columns })).toEqual([]);
    expect(ACCOUNT_TYPES.every((type) => LAYOUT.accountTypes[type] !== '')).toBe(true);
  });
});

describe('a bank', () => {
  const { bytes } = writePaymentCsv(orderWith(), profileWith({ totalsLabel: 'TOTAL' }));
  const csv = profileWith({ totalsLabel: 'TOTAL' }).csv!;
  it.each([
    ['another name of a column', (text: string) => text.replace('Amount', 'Sum')],
    ['another sum', (text: string) => text.replace('TOTAL,1,1250.00', 'TOTAL,1,1250.01')],
    ['another count', (text: string) => text.replace('TOTAL,1', 'TOTAL,2')],
    ['an amount that is no number', (text: string) => text.replace(',1250.00,S', ',12x,S')],
    ['a missing column', (text: string) => text.replace(',2026-11-24', '')],
    ['other line ends', (text: string) => text.replaceAll('\r\n', '\n')],
  ])('does not read a file with %s', (_, change) => {
    expect(readPaymentCsv(bytes, csv, 'ZAR')).toHaveProperty('payments');
    const changed = new TextEncoder().encode(change(textOf(bytes)));
    expect(changed).not.toEqual(bytes);
    expect(readPaymentCsv(changed, csv, 'ZAR')).toHaveProperty('unread');
  });
});
