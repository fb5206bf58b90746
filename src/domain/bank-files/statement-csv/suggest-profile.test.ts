import { expect, it } from 'vitest';
import { readStatementCsv } from './read-statement-csv.ts';
import { csvColumns } from './csv-columns.ts';
import { suggestProfile } from './suggest-profile.ts';

const CONTEXT = { statementId: 'S', accountNumber: '62000000001', currency: 'ZAR' } as const;

/** The day, cents and text of each entry, as the suggested profile reads the file. */
function readAs(text: string) {
  const profile = suggestProfile(text, 'ZAR');
  const read = readStatementCsv(text, profile, CONTEXT);
  const { head } = read;
  const entries = read.entries.map((entry) => [entry.bookingDate, Number(entry.amountMinor), entry.text]);
  return { profile, entries, closing: head.closing && Number(head.closing.amountMinor) };
}

it('suggests one signed column, the text, the reference and the balance by their headers', () => {
  const { profile, entries, closing } = readAs(
    [
      'Account Number:,62000000001',
      '',
      'Date,Description,Reference,Amount,Balance',
      '2026-03-02,SALARY T NKOSI,FT1,"-1,250.00","8,750.00"',
      '2026-03-03,RENT,FT2,-750.50,7999.50',
    ].join('\r\n'),
  );
  expect(profile).toMatchObject({
    delimiter: ',',
    headerRows: 3,
    dateFormat: 'YYYY-MM-DD',
    decimalMark: '.',
    order: 'OLDEST_FIRST',
    bankReference: 'Reference',
    balance: 'Balance',
    amount: { kind: 'SIGNED', amount: 'Amount' },
  });
  expect(entries).toEqual([
    ['2026-03-02', -125_000, 'SALARY T NKOSI'],
    ['2026-03-03', -75_050, 'RENT'],
  ]);
  expect(closing).toBe(799_950);
});

it.each(['Beskrywing', 'Omskrywing'])(
  'suggests two columns, decimal commas, "%s", the newest first and a line of totals',
  (description) => {
    const { profile, entries } = readAs(
      [
        `Datum;${description};Debiet;Krediet;Saldo`,
        '31/03/2026;Huur;4 200,00;;7 800,00',
        '13/03/2026;Inbetaling;;2 000,00;12 000,00',
        'Totaal;;4 200,00;2 000,00;',
      ].join('\n'),
    );
    expect(profile).toMatchObject({
      delimiter: ';',
      dateFormat: 'DD/MM/YYYY',
      decimalMark: ',',
      order: 'NEWEST_FIRST',
      footerRows: 1,
      amount: { kind: 'TWO_COLUMNS', debitsAreNegative: false },
    });
    expect(entries).toEqual([
      ['2026-03-13', 200_000, 'Inbetaling'],
      ['2026-03-31', -420_000, 'Huur'],
    ]);
  },
);

it('finds date and amount in a file without a header, and names columns by their places', () => {
  const { profile, entries } = readAs('20260302,-12.50,FEE\n20260303,100.00,DEPOSIT\n');
  expect(profile).toMatchObject({
    headerRows: 0,
    bookingDate: 1,
    amount: { kind: 'SIGNED', amount: 2 },
    dateFormat: 'YYYYMMDD',
  });
  expect(entries.map(([, cents]) => cents)).toEqual([-1_250, 10_000]);
});

it('reads a date that fits both ways by the day first, unless another date shows the month first', () => {
  expect(suggestProfile('Date,Amount\n03/02/2026,1.00\n', 'ZAR').dateFormat).toBe('DD/MM/YYYY');
  expect(suggestProfile('Date,Amount\n03/02/2026,1.00\n03/25/2026,1.00\n', 'ZAR').dateFormat).toBe(
    'MM/DD/YYYY',
  );
});

it('names a column by its place when two have the same header', () => {
  const columns = csvColumns('Date,Amount,amount\n2026-03-02,1.00,2.00\n', { delimiter: ',', headerRows: 1 });
  expect(columns).toEqual([
    { ref: 'Date', header: 'Date', samples: ['2026-03-02'] },
    { ref: 2, header: 'Amount', samples: ['1.00'] },
    { ref: 3, header: 'amount', samples: ['2.00'] },
  ]);
});

it.each(['', 'Dear customer', '"', 'a,b\nc,d', '\u0000'])('suggests something for any text: %j', (text) => {
  expect(suggestProfile(text, 'ZAR').dateFormat).not.toBe('');
});
