import { describe, expect, it } from 'vitest';
import { readStatementCsv } from './read-statement-csv.ts';
import { suggestProfile } from './suggest-profile.ts';

/*
 * The shapes in which large South African banks export statements, as public import tools describe them, with
 * made-up entries. Each is read as suggested, without a user.
 */

interface Shape {
  bank: string;
  lines: string[];
  /** Day and cents. */
  entries: [string, number][];
  /** Cents; null where the shape states none. */
  opening: number | null;
  closing: number | null;
  account: string | null;
}

const SHAPES: Shape[] = [
  {
    bank: 'FNB, with a service fee that is booked later',
    lines: [
      'ACCOUNT TRANSACTION HISTORY',
      'FOR ACCOUNT NUMBER 62000000001',
      'Date,SERVICE FEE,Amount,DESCRIPTION,REFERENCE,Balance,CHEQUE NUMBER',
      '2026/03/02,1.20,-750.00,FNB APP PAYMENT TO A NKOSI,RENT,9250.00,0',
      '2026/03/03,0,1200.50,PAYMENT FROM B BOTHA,INV 7,10450.50,0',
      '2026/03/03,0,1200.50,PAYMENT FROM B BOTHA,INV 7,11651.00,0',
    ],
    entries: [
      ['2026-03-02', -75_000],
      ['2026-03-03', 120_050],
      ['2026-03-03', 120_050],
    ],
    opening: 1_000_000,
    closing: 1_165_100,
    account: '62000000001',
  },
  {
    bank: 'FNB, newest first, with name and balance above',
    lines: [
      'Name:,MARULA TRADING',
      'Account:,62000000001,[Business account]',
      'Balance:,8750.00,8750.00',
      '',
      'Date, Amount, Balance, Description',
      '2026/03/03,-250.00,8750.00,Fuel',
      '2026/03/03,-500.00,9000.00,Rent',
      '2026/03/02,9500.00,9500.00,Deposit',
    ],
    entries: [
      ['2026-03-02', 950_000],
      ['2026-03-03', -50_000],
      ['2026-03-03', -25_000],
    ],
    opening: 0,
    closing: 875_000,
    account: '62000000001',
  },
  {
    bank: 'Nedbank, with rows of VAT, of balances and of text',
    lines: [
      'Statement Enquiry :',
      'Account Number : ,1234567891',
      'Account Description :,CURRENT',
      'Statement Number : ,3000,',
      '01Mar2026,ROADCOVER 260301,-33,54676.77',
      '03Mar2026,LOAN,-1000,53676.77',
      '27Mar2026,VAT 25/02-26/03 = R15.22,,53676.77',
      '27Mar2026,SERVICE FEE 25/02 - 26/03,-41.6,53635.17',
      '27Mar2026,CARRIED FORWARD,,53635.17',
      '27Mar2026,BROUGHT FORWARD,,53635.17',
      '27Mar2026,PROVISIONAL STATEMENT,,',
      '31Mar2026,CUSTOMER DIV,9106.98,62742.15',
    ],
    entries: [
      ['2026-03-01', -3_300],
      ['2026-03-03', -100_000],
      ['2026-03-27', -4_160],
      ['2026-03-31', 910_698],
    ],
    opening: 5_470_977,
    closing: 6_274_215,
    account: '1234567891',
  },
  {
    bank: 'Nedbank, a credit card with two dates and no balance',
    lines: [
      'Statement Enquiry :',
      'Account Number :, 5000000000000000',
      'Account Description :, CREDIT',
      '24-01-2026, 24-01-2026,CREDIT FACILITY SERVICE FEE,-20.00',
      '24-01-2026, 24-01-2026,VAT ON FEE,-3.00',
      '10-02-2026, 11-02-2026,PAYMENT - THANK YOU,523.00',
    ],
    entries: [
      ['2026-01-24', -2_000],
      ['2026-01-24', -300],
      ['2026-02-10', 52_300],
    ],
    opening: null,
    closing: null,
    account: '5000000000000000',
  },
  {
    bank: 'Capitec Business, with fees beside the amounts and a line of totals',
    lines: [
      'Balance brought forward:,122411.10,,,,,',
      ',,,,,,',
      'Account,Date,Description,Reference,Amount,Fees,Balance',
      '1051185815,30/03/2026,Debit Order,CAPITEC D000001212,-1528.49,-3.00,120879.61',
      '1051185815,31/03/2026,Inward EFT Credit,COMPANY X,19599.08,,140478.69',
      '1051185815,31/03/2026,Month S/Fee,,,-50.00,140428.69',
      'Total:,,,,18070.59,-53.00,140428.69',
    ],
    entries: [
      ['2026-03-30', -152_849],
      ['2026-03-30', -300],
      ['2026-03-31', 1_959_908],
      ['2026-03-31', -5_000],
    ],
    opening: 12_241_110,
    closing: 14_042_869,
    account: '1051185815',
  },
  {
    bank: 'Capitec, with money in, money out and a fee',
    lines: [
      'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,' +
        'Money In,Money Out,Fee,Balance',
      '1,1927000001,2026-03-01,2026-02-28,Grocery Store,GROCER,Food,Food,,-124.00,,1938.32',
      '2,1927000001,2026-03-02,2026-03-02,Payment Received: B Botha,B BOTHA,Income,Other,402.50,,,2340.82',
      '3,1927000001,2026-03-02,2026-03-02,Cash Withdrawal,ATM,Cash,Cash,,-300.00,-10.00,2030.82',
    ],
    entries: [
      ['2026-03-01', -12_400],
      ['2026-03-02', 40_250],
      ['2026-03-02', -30_000],
      ['2026-03-02', -1_000],
    ],
    opening: 206_232,
    closing: 203_082,
    account: '1927000001',
  },
  {
    bank: 'Standard Bank, with a row of opening and one of closing balance',
    lines: [
      'Statement of Account,,,,,,,,',
      'Account Name:,MARULA TRADING,,,,,,,',
      'Account No:,12345678 - SBZAZAJJ,,,,,,,',
      'A/C Type:,ORD CURRENT ACCOUNT,,,,,,,',
      'Currency:,ZAR - SOUTH AFRICAN RAND,,,,,,,',
      'Date,Value Date,Statement Number,Description,Amount,Balance,Type,Originator Reference,' +
        'Customer Reference',
      '2026/04/02,2026/04/02,0250,OPEN BALANCE 0204 000000000000000,,+145985.31,,OPEN BALANCE,',
      '2026/04/02,2026/04/02,0250,IB PAYMENT TO HOME 0204 000000000000111,-7000.00,+138985.31,TRF,HOME 2,',
      '2026/04/02,2026/04/02,0250,PAYMENT TO 12345 REFERENCE 01,-22046.86,+116938.45,TRF,REFERENCE 01,',
      '2026/04/02,2026/04/02,0250,CLOSE BALANCE 0204 000000000000000,,+116938.45,TRF,CLOSE BALANCE,',
    ],
    entries: [
      ['2026-04-02', -700_000],
      ['2026-04-02', -2_204_686],
    ],
    opening: 14_598_531,
    closing: 11_693_845,
    account: '12345678',
  },
  {
    bank: 'Standard Bank, older form whose balances are in the column of amounts',
    lines: [
      ',0,OPEN,1000,OPEN BALANCE,,0,0',
      'HIST,20260302,,2481.01,IB PAYMENT FROM,B BOTHA,1234,0',
      'HIST,20260303,,-100.01,IB PAYMENT TO,A NKOSI,1234,0',
      ',0,CLOSE,3381.00,CLOSE BALANCE,,0,0',
    ],
    entries: [
      ['2026-03-02', 248_101],
      ['2026-03-03', -10_001],
    ],
    opening: 100_000,
    closing: 338_100,
    account: null,
  },
  {
    bank: 'Standard Bank, older form with the branch and the account before their labels',
    lines: [
      '0,2001,BRANCH,0,,ROSEBANK,0,0',
      ',071234567,ACC-NO,0,,,0,0',
      ',0,OPEN,500,OPEN BALANCE,,0,0',
      'HIST,20260302,,-40.50,IB PAYMENT TO,C DLAMINI,1234,0',
      'HIST,20260303,##,-1.5,SERVICE FEE,,1234,0',
      ',0,CLOSE,458,CLOSE BALANCE,,0,0',
    ],
    entries: [
      ['2026-03-02', -4_050],
      ['2026-03-03', -150],
    ],
    opening: 50_000,
    closing: 45_800,
    account: '071234567',
  },
  {
    bank: 'Capitec, with a card payment that is pending and in no balance',
    lines: [
      'Nr,Account,Posting Date,Transaction Date,Description,Money In,Money Out,Fee,Balance',
      '1,1300000001,2026-03-02,2026-03-01,Client deposit,800.00,,,800.00',
      '2,1300000001,2026-03-03,2026-03-03,Message fee,,,-0.40,799.60',
      '3,1300000001,2026-03-04,2026-03-04,(Pending) Hardware shop,,-61.25,,',
    ],
    entries: [
      ['2026-03-02', 80_000],
      ['2026-03-03', -40],
    ],
    opening: 0,
    closing: 79_960,
    account: '1300000001',
  },
  {
    bank: 'Capitec Business, with a fee in its first row only and the opening balance above',
    lines: [
      'Balance brought forward:,1000.00,,,,,',
      ',,,,,,',
      'Account,Date,Description,Reference,Amount,Fees,Balance',
      '1300000001,02/03/2026,Debit Order,MARULA,-100.00,-3.00,897.00',
      '1300000001,03/03/2026,Payment,C DLAMINI,-50.00,,847.00',
      '1300000001,13/03/2026,Inward EFT Credit,INV 7,20.00,,867.00',
    ],
    entries: [
      ['2026-03-02', -10_000],
      ['2026-03-02', -300],
      ['2026-03-03', -5_000],
      ['2026-03-13', 2_000],
    ],
    opening: 100_000,
    closing: 86_700,
    account: '1300000001',
  },
  {
    bank: 'ABSA',
    lines: [
      'Date,Description,Amount,Balance',
      '20260120,DIGITAL PAYMENT DT,-100,2900',
      '20260121,ACB CREDIT B BOTHA,55.5,2955.5',
    ],
    entries: [
      ['2026-01-20', -10_000],
      ['2026-01-21', 5_550],
    ],
    opening: 300_000,
    closing: 295_550,
    account: null,
  },
  {
    bank: 'Bank Zero, with a column of times and one of fees',
    lines: [
      'Date,Day,Time,Type,Description 1,Description 2,Fee,Amount,Balance,Has Attachments',
      '2026-03-02,Mon,08:15,EFT,Marula,Rent,0.00,-900.00,4100.00,No',
      '2026-03-03,Tue,09:30,EFT,B Botha,Inv 7,0.00,350.00,4450.00,No',
    ],
    entries: [
      ['2026-03-02', -90_000],
      ['2026-03-03', 35_000],
    ],
    opening: 500_000,
    closing: 445_000,
    account: null,
  },
];

const CONTEXT = { statementId: 'S', accountNumber: 'A', currency: 'ZAR' } as const;

function readAs(lines: readonly string[], lineEnd: string) {
  const text = lines.join(lineEnd);
  const profile = suggestProfile(text, 'ZAR');
  return readStatementCsv(text, profile, CONTEXT);
}

const cents = (balance: { amountMinor: bigint } | null) => balance && Number(balance.amountMinor);

describe('the CSV statement of', () => {
  for (const { bank, lines, ...expected } of SHAPES)
    it.each(['\r\n', '\n'])(`${bank} is read as suggested, with line ends %j`, (lineEnd) => {
      const { head, entries, accounts, broken } = readAs(lines, lineEnd);
      expect({
        entries: entries.map(({ bookingDate, amountMinor }) => [bookingDate, Number(amountMinor)]),
        opening: cents(head.opening),
        closing: cents(head.closing),
        account: accounts[0] ?? null,
      }).toEqual(expected);
      expect(broken).toBeNull();
      for (const { text } of entries) expect(text).not.toBe('');
    });
});

describe('a CSV statement with an entry too few between its balances does not add up:', () => {
  for (const { bank, lines } of SHAPES.filter(({ closing }) => closing !== null))
    it(bank, () => {
      const profile = suggestProfile(lines.join('\n'), 'ZAR');
      const read = (kept: readonly string[]) => readStatementCsv(kept.join('\n'), profile, CONTEXT);
      const whole = read(lines);
      let left = 0;
      for (const at of lines.keys()) {
        if (at < profile.headerRows) continue;
        const part = read(lines.filter((_, index) => index !== at));
        const lost = whole.entries.length - part.entries.length;
        const isWithin =
          cents(part.head.opening) === cents(whole.head.opening) &&
          cents(part.head.closing) === cents(whole.head.closing);
        if (lost === 0 || !isWithin) continue;
        left++;
        expect(part.broken).not.toBeNull();
        // Nor may the suggestion read the file without its balances.
        if (part.entries.length > 2) {
          const kept = lines.filter((_, index) => index !== at);
          expect(readAs(kept, '\n').broken).not.toBeNull();
        }
      }
      if (whole.entries.length > 2) expect(left).toBeGreaterThan(0);
    });
});
