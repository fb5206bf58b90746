import { describe, expect, it } from 'vitest';
import { StatementError } from '../statement-error.ts';
import type { StatementCsvProfile } from './profile.ts';
import { readStatementCsv } from './read-statement-csv.ts';
import { suggestProfile } from './suggest-profile.ts';

/** Files as an attacker might make them: none may silently lose money or invert its direction. */

const CONTEXT = { statementId: 'S', accountNumber: '62000000001', currency: 'ZAR' } as const;

function read(lines: readonly string[], profile?: StatementCsvProfile) {
  const text = lines.join('\n');
  return readStatementCsv(text, profile ?? suggestProfile(text, 'ZAR'), CONTEXT);
}

/**
 * The cents of the entries, the code of the error that refuses the file, or the place where it does not add
 * up.
 */
function outcome(lines: readonly string[], profile?: StatementCsvProfile): number[] | string {
  try {
    const { entries, broken } = read(lines, profile);
    return broken ? `broken in line ${broken.line}` : entries.map(({ amountMinor }) => Number(amountMinor));
  } catch (error) {
    if (error instanceof StatementError) return error.code;
    throw error;
  }
}

describe('rows that the last file did not have', () => {
  const first = ['Date,Text,Amount,Balance', '2026-03-01,a,-1.00,99.00', '2026-03-02,b,-1.00,98.00'];
  const profile = suggestProfile([...first, 'Total,,-2.00,'].join('\n'), 'ZAR');

  it('are entries, although the last file had a total in their place', () => {
    expect(profile.footerRows).toBe(1);
    const next = [first[0]!, '2026-03-03,c,-1.00,97.00', '2026-03-04,d,-90.00,7.00'];
    expect(outcome(next, profile)).toEqual([-100, -9_000]);
    expect(outcome([...next, 'Total,,-91.00,'], profile)).toEqual([-100, -9_000]);
  });

  it('are refused above the first entry', () => {
    const lines = ['01Mar2026,A,-33,967', '03Mar2026,B,-100,867', '05Mar2026,BIG,-500,367'];
    const above = ['Statement :', 'Account Number :,62000000001', 'Type :,CURRENT', 'Number :,3000'];
    const remembered = suggestProfile([...above, ...lines].join('\n'), 'ZAR');
    expect(outcome([...above, ...lines], remembered)).toEqual([-3_300, -10_000, -50_000]);
    expect(outcome([...above.slice(1), ...lines], remembered)).toBe('not_a_statement');
  });
});

describe('a last row without a date', () => {
  const rows = ['Date,Text,Amount,Balance', '2026-03-01,a,-1.00,99.00', '2026-03-02,b,-1.00,98.00'];

  it('is refused when its amount leads to its balance: it is an entry', () => {
    expect(outcome([...rows, ',c,-8.00,90.00'])).toBe('bad_date');
    const newestFirst = [rows[0]!, rows[2]!, rows[1]!, ',c,-8.00,100.00'];
    expect(outcome(newestFirst)).toBe('bad_date');
  });

  it('is left out when it sums up the rows before it', () => {
    expect(outcome([...rows, ',,-2.00,98.00'])).toEqual([-100, -100]);
    expect(outcome([...rows, 'Total,,-2.00,96.00'])).toEqual([-100, -100]);
  });
});

describe('amounts', () => {
  const cases: [string, string[], number[] | string][] = [
    [
      'in a column of fees, in the first row',
      ['Date,Text,Amount,Charge,Balance', '2026-03-01,Fee,,-50.00,950.00', '2026-03-02,A,-100.00,,850.00'],
      [-5_000, -10_000],
    ],
    [
      'in a column of fees that the profile does not read, in the oldest row',
      [
        'Date,Text,Amount,Levy,Balance',
        '2026-03-03,B,-1.00,,849.00',
        '2026-03-02,A,-100.00,,850.00',
        '2026-03-01,Levy,,-50.00,950.00',
      ],
      'bad_amount',
    ],
    [
      'in columns of withdrawals and lodgements',
      [
        'Date,Text,Withdrawals,Lodgements,Balance',
        '2026-03-01,SALARY,,5000.00,5100.00',
        '2026-03-02,A,10.00,,5090.00',
      ],
      [500_000, -1_000],
    ],
    [
      'of money out with zeros before the first',
      [
        'Date,Text,Out,Money in',
        ...Array<string>(4).fill('2026-03-01,x,0.00,10.00'),
        '2026-03-02,y,-500.00,0.00',
      ].map((line) => line.replace('Out', 'Money out')),
      [1_000, 1_000, 1_000, 1_000, -50_000],
    ],
    [
      'of money out with one reversal',
      ['Date,Text,Debit,Credit', '2026-03-01,a,500.00,', '2026-03-01,b,-20.00,', '2026-03-01,c,300.00,'],
      [-50_000, 2_000, -30_000],
    ],
    ['of money out with signs behind', ['Date,Text,Debit,Credit', '2026-03-01,a,500.00-,'], [-50_000]],
    ['of money out with a currency', ['Date,Text,Debit,Credit', '2026-03-01,a,R -300.00,'], [-30_000]],
    [
      'with marks in another column',
      ['Date,Text,Amount,Dr/Cr', '2026-03-01,Rent,500.00,DR', '2026-03-02,In,20.00,CR'],
      [-50_000, 2_000],
    ],
    [
      'beside those of a foreign currency',
      ['Date,Text,Foreign Amount,Amount', '2026-03-01,Hotel,-10.00,-185.00'],
      [-18_500],
    ],
    [
      'with a dash for nothing',
      ['Date,Text,Debit,Credit', '2026-03-01,a,500.00,\u2013', '2026-03-01,b,\u2013,1.00'],
      [-50_000, 100],
    ],
    [
      'of a payment that is called a closing balance',
      [
        'Date,Text,Amount',
        '2026-03-01,Rent,-500.00',
        '2026-03-02,Closing balance,12000.00',
        '2026-03-03,Fuel,-3.00',
      ],
      [-50_000, 1_200_000, -300],
    ],
  ];
  it.each(cases)('%s', (_, lines, expected) => expect(outcome(lines)).toEqual(expected));
});

describe('balances', () => {
  const cases: [string, string[], number[] | string][] = [
    [
      'that break twice and add up in the end',
      [
        'Date,Text,Amount,Balance',
        '2026-03-01,a,-1.00,999.00',
        '2026-03-02,b,-9.00,490.00',
        '2026-03-05,c,-10.00,480.00',
        '2026-03-09,d,-10.00,970.00',
      ],
      'broken in line 3',
    ],
    [
      'in another order within a day',
      [
        'Date,Text,Amount,Balance',
        '2026-03-01,a,-1.00,999.00',
        '2026-03-02,b,-9.00,970.00',
        '2026-03-02,c,-20.00,979.00',
        '2026-03-03,d,-1.00,969.00',
      ],
      [-100, -900, -2_000, -100],
    ],
    [
      'of which the first is stated above, and is another one',
      [
        'Balance brought forward:,1000.00,,',
        ',,,',
        'Date,Text,Amount,Balance',
        '2026-03-02,b,-9.00,980.00',
        '2026-03-03,c,-1.00,979.00',
      ],
      'broken in line 1',
    ],
    [
      'beside what is available',
      [
        'Date,Text,Amount,Available Balance,Balance',
        '2026-03-01,a,100.00,5200.00,200.00',
        '2026-03-02,b,-10.00,5190.00,190.00',
      ],
      [10_000, -1_000],
    ],
    [
      'in a short file without names of columns, which has a gap',
      ['01Mar2026,ROADCOVER,-33.00,967.00', '03Mar2026,B,-100.00,867.00', '05Mar2026,C,-10.00,800.00'],
      'broken in line 3',
    ],
  ];
  it.each(cases)('%s', (_, lines, expected) => expect(outcome(lines)).toEqual(expected));

  it('of a single row without names of columns are read as balances', () => {
    const [profile, { head }] = [
      suggestProfile('01Mar2026,A,-33.00,967.00\n', 'ZAR'),
      read(['01Mar2026,A,-33.00,967.00']),
    ];
    expect(profile).toMatchObject({ amount: { amount: 3 }, balance: 4 });
    expect(head.closing).toMatchObject({ amountMinor: 96_700n });
  });
});
