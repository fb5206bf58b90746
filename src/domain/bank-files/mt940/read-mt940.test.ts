import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatementError } from '../statement-error.ts';
import type { StatementEntry, StatementHead } from '../statement.ts';
import { readMt940 } from './read-mt940.ts';

/** The statements of a file, each with its entries. */
function read(text: string): { head: StatementHead; entries: StatementEntry[] }[] {
  const statements: { head: StatementHead; entries: StatementEntry[] }[] = [];
  for (const part of readMt940(text)) {
    if (part.part === 'head') statements.push({ head: part.head, entries: [] });
    else statements.at(-1)!.entries.push(part.entry);
  }
  return statements;
}

const one = (...lines: string[]) => [
  ':20:STMT0312',
  ':25:632005/4051234567',
  ':28C:71/1',
  ':60F:C260311ZAR1000,00',
  ...lines,
  ':62F:C260312ZAR750,00',
];
const text = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;
const entriesOf = (...lines: string[]) => read(text(one(...lines)))[0]!.entries;

/** The error of a file, with its code and line. */
function errorOf(lines: readonly string[]): [string, number] {
  try {
    read(text(lines));
  } catch (error) {
    if (error instanceof StatementError) return [error.code, error.line];
    throw error;
  }
  return ['none', 0];
}

describe('a statement', () => {
  it('has its account, its number and its balances', () => {
    expect(read(text(one()))).toEqual([
      {
        head: {
          kind: 'STATEMENT',
          statementId: 'STMT0312/71/2026-03-12',
          sequenceNumber: 71,
          accountNumber: '4051234567',
          currency: 'ZAR',
          opening: { amountMinor: 100_000n, date: '2026-03-11' },
          closing: { amountMinor: 75_000n, date: '2026-03-12' },
        },
        entries: [],
      },
    ]);
  });

  it('has a negative balance when the account is overdrawn', () => {
    const lines = one().map((line) => line.replace(':60F:C', ':60F:D'));
    expect(read(text(lines))[0]!.head.opening!.amountMinor).toBe(-100_000n);
  });

  it.each([
    ['4051234567', '4051234567'],
    ['632005/4051234567', '4051234567'],
    ['632005/4051234567ZAR', '4051234567'],
    ['4051234567/ZAR', '4051234567'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ])('names its account in field :25:%s', (field, accountNumber) => {
    const lines = one().map((line) => (line.startsWith(':25:') ? `:25:${field}` : line));
    expect(read(text(lines))[0]!.head.accountNumber).toBe(accountNumber);
  });

  it.each([
    ['71', 71],
    ['00071/001', 71],
    ['0', null],
    ['036/2009/BPL', null],
  ])('is numbered %s in field :28C:', (field, number) => {
    const lines = one().map((line) => (line.startsWith(':28C:') ? `:28C:${field}` : line));
    expect(read(text(lines))[0]!.head.sequenceNumber).toBe(number);
  });
});

describe('an entry', () => {
  it('has its dates, amount, type, references and text', () => {
    const [entry] = entriesOf(
      ':61:2603120313DR250,5NTRFINV-2041//B4C9012345',
      'SUPPLEMENT',
      ':86:EFT TO ACME',
      'TRADING',
    );
    expect(entry).toEqual({
      amountMinor: -25_050n,
      isReversal: false,
      status: 'BOOKED',
      bookingDate: '2026-03-13',
      valueDate: '2026-03-12',
      bankReference: 'B4C9012345',
      code: 'NTRF',
      text: 'INV-2041 SUPPLEMENT EFT TO ACME TRADING',
      batchCount: null,
      details: [],
    });
  });

  it.each<[string, bigint, boolean]>([
    ['D', -100n, false],
    ['C', 100n, false],
    ['RD', 100n, true],
    ['RC', -100n, true],
  ])('marked %s is %i cents, reversal: %s', (mark, amountMinor, isReversal) => {
    for (const fundsCode of ['', 'R'])
      expect(entriesOf(`:61:260312${mark}${fundsCode}1,00NTRFNONREF`)[0]).toMatchObject({
        amountMinor,
        isReversal,
      });
  });

  it.each([
    ['2512310102', '2025-12-31', '2026-01-02'],
    ['2601021231', '2026-01-02', '2025-12-31'],
    ['2601020102', '2026-01-02', '2026-01-02'],
    ['240228', '2024-02-28', '2024-02-28'],
    ['2402280229', '2024-02-28', '2024-02-29'],
    ['2401010229', '2024-01-01', '2024-02-29'],
    ['991231', '1999-12-31', '1999-12-31'],
  ])('dated %s has the value date %s and is booked on %s', (dates, valueDate, bookingDate) => {
    expect(entriesOf(`:61:${dates}D1,00NTRFNONREF`)[0]).toMatchObject({ valueDate, bookingDate });
  });

  it.each<[string, string | null, string]>([
    ['NONREF', null, ''],
    ['NONREF//NONREF', null, ''],
    ['ABC/1//XYZ/2', 'XYZ/2', 'ABC/1'],
    ['//XYZ', 'XYZ', ''],
  ])('with the references %s has the bank reference %s', (references, bankReference, own) => {
    expect(entriesOf(`:61:260312D1,00NTRF${references}`)[0]).toMatchObject({ bankReference, text: own });
  });

  it.each<[string, bigint]>([
    ['0,01', 1n],
    ['1,', 100n],
    ['1,5', 150n],
    ['90071992547409,93', 9_007_199_254_740_993n],
  ])('of %s has its exact amount', (amount, minor) => {
    expect(entriesOf(`:61:260312C${amount}NTRFNONREF`)[0]!.amountMinor).toBe(minor);
  });

  it('joins a word that is broken at the end of a full line', () => {
    const first = `${'x'.repeat(60)} INV-`;
    expect(entriesOf(':61:260312D1,00NTRFNONREF', `:86:${first}`, '2041 PAID')[0]!.text).toBe(
      `${first}2041 PAID`,
    );
  });

  it('takes the parts of a structured text with numbers', () => {
    const [entry] = entriesOf(
      ':61:260312D1,00NTRFNONREF',
      ':86:166?00TRANSFER?20EREF+00000000000000000?21000000000002041?22SVWZ+Invoic',
      '?23e 2041?30FIRNZAJJ?3162012345678?32Acme Tr?33ading',
    );
    expect(entry!.details).toEqual([
      {
        endToEndId: '00000000000000000000000000002041',
        amountMinor: null,
        text: 'Invoice 2041',
        counterparty: { name: 'Acme Trading', accountNumber: '62012345678' },
        returned: null,
      },
    ]);
  });

  it('takes the parts of a structured text with names', () => {
    const [entry] = entriesOf(
      ':61:260312D1,00NTRFNONREF',
      ':86:/TRTP/SEPA/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/Acme B.V.',
      '/REMI/USTD//Invoice 2041/EREF/E2E-2041',
    );
    expect(entry!.details).toMatchObject([
      {
        endToEndId: 'E2E-2041',
        text: 'Invoice 2041',
        counterparty: { name: 'Acme B.V.', accountNumber: 'NL91ABNA0417164300' },
      },
    ]);
  });

  it('has no end-to-end id when the bank says that none was given', () => {
    const [entry] = entriesOf(':61:260312D1,00NTRFNONREF', ':86:/EREF/NOTPROVIDED/NAME/Acme');
    expect(entry!.details[0]!.endToEndId).toBeNull();
  });

  it('goes on in a line that begins as a time of day would', () => {
    const [entry, ...others] = entriesOf(
      ':61:260312D1,00NTRFNONREF',
      ':86:CARD 5301 AT MARULA FUEL ON 11 MARCH 2026 AT 08',
      ':42:17 JOHANNESBURG',
      ':61:260312D2,00NTRFNONREF',
    );
    expect(entry!.text).toBe('CARD 5301 AT MARULA FUEL ON 11 MARCH 2026 AT 08 :42:17 JOHANNESBURG');
    expect(others.map(({ amountMinor }) => amountMinor)).toEqual([-200n]);
  });

  it('has the words of the field :NS: as well, which are no part of another field', () => {
    const [entry, other] = entriesOf(
      ':61:260312D1,00NTRFNONREF',
      ':NS:01RENT MARCH',
      '02OFFICE 4',
      ':86:MARULA',
      ':61:260312D2,00NTRFNONREF',
    );
    expect(entry!.text).toBe('RENT MARCH OFFICE 4 MARULA');
    expect(other!.text).toBe('');
    const lines = one().flatMap((line) => (line.startsWith(':28C:') ? [line, ':NS:22Marula'] : [line]));
    expect(read(text(lines))[0]!.head.statementId).toBe('STMT0312/71/2026-03-12');
  });

  it('is not described by the text after the closing balance', () => {
    const lines = [...one(':61:260312D1,00NTRFA'), ':86:YOUR BANK WISHES YOU A GOOD DAY'];
    expect(read(text(lines))[0]!.entries[0]!.text).toBe('A');
  });
});

describe('the forms of an entry in which banks differ', () => {
  it.each<[string, string, bigint, string, string]>([
    ['a space before its type', ':61:260312D12,50 NTRFA', -1_250n, '2026-03-12', 'NTRF'],
    ['a type that is filled with spaces', ':61:260312D12,50NIT NONREF', -1_250n, '2026-03-12', 'NIT'],
    ['no comma before no cents', ':61:260312C40NTRFA', 4_000n, '2026-03-12', 'NTRF'],
    [
      'an amount that is filled with zeros',
      ':61:260312C0000000000000012,NTRFA',
      1_200n,
      '2026-03-12',
      'NTRF',
    ],
    ['a value date of 30 February', ':61:2602300302D6,00NCHGA', -600n, '2026-02-28', 'NCHG'],
    ['a value date of 30 February in a leap year', ':61:280230D6,00NCHGA', -600n, '2028-02-29', 'NCHG'],
  ])('%s', (_, line, amountMinor, valueDate, code) => {
    expect(entriesOf(line)).toMatchObject([{ amountMinor, valueDate, code }]);
  });
});

describe('a file', () => {
  const envelope = '{1:F01FIRNZAJJAXXX0000000000}{2:O9401200260312FIRNZAJJAXXX00000000002603121200N}{4:';

  it.each<[string, (lines: string[]) => string[]]>([
    ['without an envelope', (lines) => lines],
    ['with a dash after each statement', (lines) => [...lines, '-']],
    ['with the envelope of SWIFT', (lines) => [envelope, ...lines, '-}{5:{CHK:123456789ABC}}']],
    [
      'with the envelope on the first line of its text',
      ([first, ...rest]) => [envelope + first, ...rest, '-}'],
    ],
    ['with header lines of the bank', (lines) => ['FIRNZAJJ', '940', '', ...lines]],
    ['that begins with a byte order mark', ([first, ...rest]) => [`\ufeff${first}`, ...rest]],
  ])('%s is read', (_, wrap) => {
    const first = wrap(one(':61:260312D250,00NTRFA', ':86:ONE'));
    const second = wrap(one(':61:260312D250,00NTRFB').map((line) => line.replace('71/1', '72/1')));
    const statements = read(text([...first, ...second]));
    expect(statements.map(({ head }) => head.sequenceNumber)).toEqual([71, 72]);
    expect(statements.map(({ entries }) => entries.map((entry) => entry.text))).toEqual([['A ONE'], ['B']]);
  });

  it('joins the envelope of the next message on the line of the last one', () => {
    const joined = [envelope, ...one(), `-}${envelope}`, ...one(), '-}'];
    expect(read(text(joined))).toHaveLength(2);
  });

  const page = (number: number, opening: string, closing: string, ...lines: string[]) => [
    `:20:REF${number}`,
    ':25:4051234567',
    `:28C:71/${number}`,
    `:60${opening}`,
    ...lines,
    `:62${closing}`,
  ];
  const first = page(1, 'F:C260311ZAR10,00', 'M:C260312ZAR9,00', ':61:260312D1,00NTRFA');
  const second = page(2, 'M:C260312ZAR9,00', 'M:C260312ZAR7,00', ':61:260312D2,00NTRFB');
  const third = page(3, 'M:C260312ZAR7,00', 'F:C260312ZAR4,00', ':61:260312D3,00NTRFC');

  it('joins the pages of a statement', () => {
    const [statement, ...others] = read(text([...first, ...second, ...third]));
    expect(others).toEqual([]);
    expect(statement!.head).toMatchObject({
      statementId: 'REF1/71/2026-03-12',
      opening: { amountMinor: 1_000n },
      closing: { amountMinor: 400n },
    });
    expect(statement!.entries.map((entry) => entry.text)).toEqual(['A', 'B', 'C']);
  });

  it('refuses pages with one missing between them', () => {
    expect(errorOf([...first, ...third])).toEqual(['missing_page', 10]);
  });

  it('passes single pages on, so that the check of balances finds the others', () => {
    const ids = (lines: string[]) => read(text(lines)).map(({ head }) => head.statementId);
    expect(ids(first)).toEqual(['REF1/71/1/2026-03-12']);
    expect(ids(third)).toEqual(['REF3/71/3/2026-03-12']);
    expect(ids([...first, ...one()])).toEqual(['REF1/71/1/2026-03-12', 'STMT0312/71/2026-03-12']);
  });

  const replaced = (from: string, to: string) =>
    one(':61:260312D1,00NTRFA').map((line) => (line.startsWith(from) ? to : line));
  it.each<[string, string[], string, number]>([
    ['no statement', ['hello', 'world'], 'not_a_statement', 1],
    ['a field before :20:', [':25:4051234567'], 'misplaced_field', 1],
    ['an interim report', ['{1:F01X}{2:O9421200}{4:', ...one()], 'other_message_type', 1],
    ['no account', one().filter((line) => !line.startsWith(':25:')), 'missing_field', 4],
    ['no opening balance', replaced(':60F:', ':64:C260311ZAR1,00'), 'misplaced_field', 5],
    ['no closing balance', one().slice(0, -1), 'missing_field', 4],
    ['two opening balances', one(':60F:C260311ZAR1,00'), 'repeated_field', 5],
    ['an entry after the closing balance', [...one(), ':61:260312D1,00NTRFA'], 'misplaced_field', 6],
    ['an unknown field', one(':99:X'), 'unknown_field', 5],
    ['a decimal point', replaced(':61:', ':61:260312D1.00NTRFA'), 'bad_amount', 5],
    ['a balance without a comma', replaced(':60F:', ':60F:C260311ZAR1000'), 'bad_amount', 4],
    ['three decimals', replaced(':61:', ':61:260312D1,005NTRFA'), 'bad_amount', 5],
    ['a date that no calendar has', replaced(':61:', ':61:260431D1,00NTRFA'), 'bad_date', 5],
    ['a booking date that no calendar has', replaced(':61:', ':61:2603121301D1,00NTRFA'), 'bad_date', 5],
    ['an entry without a mark', replaced(':61:', ':61:2603121,00NTRFA'), 'bad_field', 5],
    ['a balance without a currency', replaced(':60F:', ':60F:C2603111000,00'), 'bad_field', 4],
    ['an unknown currency', replaced(':60F:', ':60F:C260311XXX1000,00'), 'unsupported_currency', 4],
    ['two currencies', replaced(':62F:', ':62F:C260312EUR1,00'), 'contradiction', 6],
  ])('with %s is refused', (_, lines, code, line) => {
    expect(errorOf(lines)).toEqual([code, line]);
  });
});

describe('any statement', () => {
  const digits = (value: bigint) => `${value / 100n},${String(value % 100n).padStart(2, '0')}`;
  const entry = fc.record({
    amount: fc.bigInt({ min: 1n, max: 10n ** 14n }),
    isDebit: fc.boolean(),
    reference: fc.stringMatching(/^[A-Z0-9]{1,16}$/).filter((one) => one !== 'NONREF'),
    words: fc.array(fc.stringMatching(/^[A-Za-z0-9.]{1,12}$/), { minLength: 1, maxLength: 5 }),
  });

  it('is read as it was written, however long', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
        const lines = entries.flatMap(({ amount, isDebit, reference, words }) => [
          `:61:2603120312${isDebit ? 'D' : 'C'}${digits(amount)}NTRFNONREF//${reference}`,
          `:86:${words.join(' ')}`.slice(0, 60),
        ]);
        const [statement] = read(text(one(...lines)));
        expect(
          statement!.entries.map(({ amountMinor, bankReference }) => [amountMinor, bankReference]),
        ).toEqual(entries.map(({ amount, isDebit, reference }) => [isDebit ? -amount : amount, reference]));
      }),
    );
  });

  it('never loses a line: a damaged file is refused or read in full', () => {
    const lines = one(':61:260312D1,00NTRFA', ':86:X', ':61:260312D2,00NTRFB', ':86:Y');
    const whole = text(lines);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length }), (length) => {
        try {
          expect(read(whole.slice(0, length))[0]!.entries).toHaveLength(2);
        } catch (error) {
          expect(error).toBeInstanceOf(StatementError);
        }
      }),
    );
  });

  it('of 100,000 entries is read', () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => [
      `:61:2603120312D1,00NTRFNONREF//${index}`,
      `:86:PAYMENT ${index} TO SUPPLIER`,
    ]);
    const [head, tail] = [one().slice(0, -1), one().slice(-1)];
    expect(read(text([...head, ...lines.flat(), ...tail]))[0]!.entries).toHaveLength(100_000);
  });
});
