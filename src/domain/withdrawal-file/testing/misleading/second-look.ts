import { HEADER } from '../fixture.ts';
import {
  error,
  file,
  FRONT,
  lines,
  mark,
  people,
  person,
  question,
  right,
  type MisleadingFile,
} from './misleading-file.ts';

/**
 * Files of a second review, with the answer written before the reader was run on them: the reader paid them
 * without a question, although a careful clerk could see what is wrong.
 */

type Cells = Parameters<typeof person>[1];

/** The template's columns, with one more of these values. */
const beside = (header: string, ...values: string[]) =>
  lines(`${HEADER},${header}`, ...people(3).map((row, i) => `${row},${values[i] ?? values.at(-1)}`));
const inOneRow = (header: string, value: string) => beside(header, '', value, '');
const amountAs = (header: string) => lines(HEADER.replace('amount', header), ...people(3));
const rowsOf = (...cells: Cells[]) => file(...cells.map((one, i) => person(i + 1, one)));
const below = (title: string) => `${title}\n${file(...people(3))}`;
const exchanged = (one: number, other: number, rows: readonly string[]) =>
  file(
    ...rows.map((row) => {
      const cells = row.split(',');
      [cells[one], cells[other]] = [cells[other]!, cells[one]!];
      return cells.join(',');
    }),
  );
const asked = (what: string, text: string) => question(what, text, {});

/** "On hold; Do not pay" as the values of one row under this header. */
function remarks(header: string, values: string): MisleadingFile[] {
  return values.split('; ').map((value) => asked(`${header}: ${value}`, inOneRow(header, value)));
}

const TORN: readonly MisleadingFile[] = [
  error('a space between thousands', file(`${FRONT},1 250,50,SALARY MAR,`), 1),
  error(
    'a space between thousands, in every row',
    file(...[1, 2, 3, 4].map((n) => person(n, { amount: `${n} 250,5${n}` }).slice(0, -1))),
  ),
  error(
    'a space between thousands, all ten cells wide',
    file(...[1, 2, 3, 4].map((n) => person(n, { amount: `${n} 250,5${n}` }))),
  ),
  error('a hard space between thousands', file(`${FRONT},1\u00a0250,50,SALARY MAR,`), 1),
  error('a currency and a space between thousands', file(`${FRONT},R 1 250,50,SALARY MAR,`), 1),
  error('points between millions', file(`${FRONT},1.250.000,50,SALARY MAR,`), 1),
  error('a point between thousands', file(`${FRONT},1.250,50,SALARY MAR,`), 1),
  error('an apostrophe between thousands', file(`${FRONT},1'250,50,SALARY MAR,`), 1),
  mark(
    'a reference cut at its comma, as wide as the header',
    file(...people(3), `${FRONT},1250.50,INV 1001, 1002,`),
    4,
  ),
];

const ACCOUNTS: readonly MisleadingFile[] = [
  mark('the branch code in front of the account', rowsOf({}, { account: '63200540555' }, {}), 2),
  asked(
    'one account at two banks',
    file(...people(2), person(3, { account: '4055520264', bank: 'FNB', branch: '250655' })),
  ),
  asked(
    'accounts that count up',
    file(...[1, 2, 3, 4, 5, 6].map((n) => person(n, { account: String(4_055_512_345 + n) }))),
  ),
  asked(
    'some accounts that count up',
    file(
      ...people(3),
      ...[1, 2, 3, 4].map((n) => person(n + 10, { account: String(4_055_512_345 + n) })),
      ...people(3, {}, 30),
    ),
  ),
];

const AMOUNTS: readonly MisleadingFile[] = [
  mark('a branch code as the amount', rowsOf({}, { amount: '632005' }, {}), 2),
  mark('a date as the amount', rowsOf({}, { amount: '20260331' }, {}), 2),
  mark('the number of the employee as the amount', rowsOf({ amount: '10045', id: '10045' }, {}, {}), 1),
  asked(
    'amounts that count up',
    file(...[1, 2, 3, 4, 5, 6].map((n) => person(n, { amount: `${1250 + n}.00` }))),
  ),
  asked(
    'all amounts in cents',
    file(...[1, 2, 3, 4, 5, 6].map((n) => person(n, { amount: String(103_751 + n * 37) }))),
  ),
  asked('one amount in cents', file(...people(8), person(20, { amount: '174051' }))),
  asked('amounts as references', file(...[1, 2, 3, 4].map((n) => person(n, { ref: `${900 + n}.00` })))),
  asked('amounts as own references', file(...[1, 2, 3, 4].map((n) => person(n, { own: `${900 + n}.00` })))),
  asked(
    'amount and external id exchanged',
    exchanged(
      5,
      8,
      [1, 2, 3, 4, 5].map((n) => person(n, { id: String(1000 + n * 3) })),
    ),
  ),
  asked(
    'amount and reference exchanged',
    exchanged(
      5,
      6,
      [1, 2, 3, 4, 5].map((n) => person(n, { ref: String(1000 + n * 3) })),
    ),
  ),
  asked(
    'amount and own reference exchanged',
    exchanged(
      5,
      7,
      [1, 2, 3, 4, 5].map((n) => person(n, { own: String(1000 + n * 3) })),
    ),
  ),
];

const NAMES: readonly MisleadingFile[] = [
  asked(
    'name and reference exchanged',
    exchanged(
      0,
      6,
      [0, 1, 2, 3, 4].map((n) => person(n, { ref: `INV 100${n}` })),
    ),
  ),
  asked(
    'name and own reference exchanged',
    exchanged(
      0,
      7,
      [0, 1, 2, 3, 4].map((n) => person(n, { own: `RUN 100${n}` })),
    ),
  ),
  asked(
    'name and external id exchanged',
    exchanged(
      0,
      8,
      [0, 1, 2, 3, 4].map((n) => person(n, { id: `EMP100${n}` })),
    ),
  ),
  ...[
    'a.b@mail.example',
    'Thandi Nkosi 4055512345',
    'Standard Bank',
    'FNB',
    'Savings',
    'Current account',
    'TOTAL',
    'Grand total:',
    'Sub Total',
    'Totaal',
    'Balance b/f',
    'Carried forward',
    'Opening balance',
    'Test',
    'Test Employee 2',
    'Dummy',
    'xxx',
    'Unknown',
    'Beneficiary Name',
    'A',
    'Vacant',
    'VOID',
    'CANCELLED - T Nkosi',
    'HOLD - T Nkosi',
    'T Nkosi (deceased)',
    'T Nkosi [on hold]',
    'T Nkosi - terminated',
    'INV 10023',
    '1-Mar-26',
  ].map((name) => mark(`the name ${name}`, rowsOf({ name, amount: '3000.00' }, {}, {}), 1)),
  mark(
    'the rows of the template',
    file(
      'Thandi Nkosi,FNB,250655,62012345678,CURRENT,1250.00,SALARY MARCH,PAYROLL MARCH,EMP001',
      ...people(3),
    ),
    1,
  ),
];

const REFERENCES: readonly MisleadingFile[] = [
  ...[
    'HOLD',
    'CANCELLED',
    'Reversal INV 7',
    'CN 1002',
    'DO NOT PAY',
    'VOID - see mail',
    '2.0E16',
    '2.02603E+8',
    '1.2E-05',
    '202603011234560000',
  ].map((ref) => asked(`the reference ${ref}`, rowsOf({ ref }, {}, {}))),
  asked('the own reference VOID', rowsOf({ own: 'VOID' }, {}, {})),
  asked('the external id DELETED', rowsOf({ id: 'DELETED' }, {}, {})),
];

const UNITS: readonly MisleadingFile[] = [
  ...[
    '(base)',
    '(trx)',
    '(Sh)',
    '(Br)',
    '(T)',
    '(s)',
    '(x100)',
    '(2 implied decimals)',
    '(excl)',
    '(pm)',
    '(weekly)',
    '(cts)',
    '(ct)',
    '(lakh)',
    '(points)',
    '(loyalty points)',
    '(tokens)',
    '(sats)',
    '(honderde)',
    '(hundreds)',
    '(10s)',
    '(estimate)',
    '(budget)',
    '(max)',
    '(draft)',
    '(old)',
    '(provisional)',
    '(to recover)',
    '(Dr)',
    '(-)',
    '(neg)',
    '(Feb)',
    '(not approved)',
    '(rejected)',
    '(ZAR 000)',
    '/ 100',
    'x 100',
    '1/100',
    'minor',
    'in hundredths',
  ].map((remark) => asked(`Amount ${remark}`, amountAs(`Amount ${remark}`))),
  asked(
    'Account number (old)',
    lines(HEADER.replace('account_number', 'Account number (old)'), ...people(3)),
  ),
  asked('a unit in every row', beside('Unit', 'cents')),
  asked('000 in every row', beside('Scale', '000')),
  asked('a factor', beside('Factor', '1000')),
  asked('implied decimals', beside('Decimals', '2')),
  asked('Amounts in Rm', below('Amounts in Rm')),
  asked('Unit: cents', below('Unit: cents')),
  asked('R thousand', below('R thousand')),
];

const BANKS: readonly MisleadingFile[] = [
  asked('another bank under no known name', beside('Changed to', '', 'FNB', '')),
  asked('other banks under no known name', beside('XYZ', 'FNB', 'Capitec', 'Nedbank')),
  asked('branch codes of other banks under no known name', beside('XYZ', '250655', '470010', '198765')),
  asked('a SWIFT code of Namibia', beside('SWIFT', 'FIRNNANX')),
  asked('a BIC of Botswana in one row', beside('BIC code', 'ABSAZAJJ', 'SBICBWGX', 'ABSAZAJJ')),
  asked('the country of the bank', beside('Bank country', 'ZA', 'Namibia', 'ZA')),
  asked('pay in dollars', inOneRow('Remark', 'Pay in US dollars')),
];

const ABOVE: readonly MisleadingFile[] = [
  'DRAFT',
  'CANCELLED',
  'Superseded by version 2',
  'NOT FOR PAYMENT',
  'Provisional run - not final',
  'TEST FILE',
  'Specimen',
  'Paid 2026-03-01',
  'HOLD ALL',
  'Debit orders March',
  'Deductions to recover',
  'Total,9999.00',
  'Control total: R 3 223.00',
  'Number of payments: 4',
  'Record count,2',
].map((title) => asked(`above the header: ${title}`, below(title)));

const REMARKS: readonly MisleadingFile[] = [
  ...remarks(
    'Comment',
    'bounced; returned unpaid; incorrect account; account closed; awaiting docs; ' +
      'pending documents; Pending; not yet received; wait for invoice; ' +
      'see me first; query with John; paid in Feb; was paid last week; has been paid; ' +
      'settled by card; paid by hand; paid from petty cash; left company; ' +
      'left 31 Jan; AWOL; double; dup; duplicate of row 4; under investigation; sanctions hit; ' +
      'KYC failed; FICA outstanding; wait; ***HOLD***; >> STOP <<; ' +
      '(hold); pls hold; please hold this one; keep back; leave out; take out; remove from run; ' +
      'skip this month; not this month; no pay; DNP; ' +
      'wag vir faktuur; NIE BETAAL; kanselleer; geskors; Estate late; bank details wrong; ' +
      'bank details changed; new bank details to follow; ' +
      'use new account 62011112222; pay to FNB 62011112222 instead; should be R 1 000.00; ' +
      'amount wrong; overpaid; less advance 500; recover 200; ' +
      'on suspension; not for payment; pay only after 30 April; pay 50% only; nil; fake; not on payroll; ' +
      'Insolvent; liquidated; embargo; attachment order',
  ),
  ...remarks('Status', 'Failed; Error; Returned; Bounced; Rejected; Processed; Complete; Sent; Exported'),
  ...remarks('Action', 'Remove; Delete'),
  ...[
    'OK',
    'OK?',
    'AVS',
    'ID match',
    'Valid?',
    'Employed',
    '1st approval',
    'Betaal?',
    'Account exists',
    'Tick',
  ].map((header) => asked(`${header}: no`, beside(header, 'Yes', 'No', 'Yes'))),
  ...remarks('AVS result', 'Failed; No match; N; -'),
  ...remarks('Payment method', 'Cash; Cheque; Debit order; Wallet'),
  ...remarks('Sign', 'neg; minus; −'),
  ...remarks('D/C', 'Cr.; Dr.'),
  ...[
    ['Date left', '2026-01-31'],
    ['PmtBlk', 'A'],
    ['Bloqueado', 'Sim'],
    ['Uitgesluit', 'Ja'],
    ['Is credit', '1'],
    ['Txn type', 'Recovery'],
    ['Doc', 'Debit note'],
  ].map(([header, value]) => asked(`${header}: ${value}`, inOneRow(header!, value!))),
];

/** Right files that resemble those above. */
const RIGHT: readonly MisleadingFile[] = [
  ...[
    'Block John',
    'J. Stop',
    'Bond James',
    'Total Energies',
    'Total Facilities Management',
    '7 Eleven Rosebank',
    'Test Valley Farms',
    'Erf 123 Body Corporate',
    'Paid Holdings (Pty) Ltd',
    'Hold Street Clinic',
    "'t Hooft J",
    'Li Na',
    'Standard Bank Retirement Fund',
    'Savings and Loan Trust',
    '3D Print CC',
    'Balance Yoga Studio',
  ].map((name) => right(`the name ${name}`, rowsOf({ name }, {}, {}), 3, '3223.56')),
  ...[
    'PAID LEAVE',
    'INV 1001',
    'STOP ORDER 12',
    'CANCER FUND',
    'HOLDINGS 7',
    'CN TOWER RENT',
    '1.5 HOURS',
    'DUPLICATE KEY FEE',
    'VOIDS AND FILLS',
  ].map((ref) => right(`the reference ${ref}`, rowsOf({ ref }, {}, {}), 3, '3223.56')),
  ...[
    ['KYC', 'Verified'],
    ['Status', 'Awaiting Payment'],
    ['Status', 'Processed'],
    ['Payment method', 'EFT'],
    ['Bank details', 'Bank details verified'],
    ['BIC', 'ABSAZAJJ'],
    ['Bank country', 'South Africa'],
    ['Department', 'Debt recovery'],
    ['Approved by', 'J Smith'],
    ['Document number', '5100002345'],
    ['Units', 'Hours'],
    ['Account manager', 'New account manager'],
    ['Company code', '1000'],
    ['Payslip', 'Sent'],
    ['AVS', 'Y'],
    ['Account category', 'Cheque'],
  ].map(([header, value]) => right(`${header}: ${value}`, beside(header!, value!), 3, '3223.56')),
  right('the right total above', below('Control total: R 3 223.56'), 3, '3223.56'),
  right('the right number above', below('Number of payments: 3'), 3, '3223.56'),
  right('rand and cents above', below('All amounts in rand and cents'), 3, '3223.56'),
  right(
    'whole amounts, rounded',
    file(...[1, 2, 3, 4].map((n) => person(n, { amount: String(12_500 + n * 750) }))),
    4,
    '57500.00',
  ),
  right(
    'references of two digits behind whole amounts with decimals',
    file(...[1, 2, 3].map((n) => person(n, { amount: `${n}250.00`, ref: `1${n}` }))),
    3,
    '6750.00',
  ),
  right(
    'accounts in order that do not count up',
    file(...[1, 2, 3, 4].map((n) => person(n, { account: String(4_055_512_345 + n * 9) }))),
    4,
    '4372.10',
  ),
  right(
    'three accounts that happen to follow each other',
    file(...[1, 2, 3].map((n) => person(n, { account: String(4_055_512_345 + n) }))),
    3,
    '3223.56',
  ),
  right(
    'the same bank written in two ways',
    file(person(1, { bank: 'Absa Bank' }), person(2), person(3)),
    3,
    '3223.56',
  ),
];

export const SECOND_LOOK: Readonly<Record<string, readonly MisleadingFile[]>> = {
  'second look: torn rows': TORN,
  'second look: account numbers': ACCOUNTS,
  'second look: amounts': AMOUNTS,
  'second look: names': NAMES,
  'second look: references': REFERENCES,
  'second look: units': UNITS,
  'second look: banks and countries': BANKS,
  'second look: above the header': ABOVE,
  'second look: unread columns': REMARKS,
  'second look: right files': RIGHT,
};
