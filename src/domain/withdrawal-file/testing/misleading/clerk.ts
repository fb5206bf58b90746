import { HEADER } from '../fixture.ts';
import {
  error,
  file,
  lines,
  mark,
  people,
  person,
  question,
  right,
  type MisleadingFile,
} from './misleading-file.ts';

/**
 * Files as a finance team gets them, with the answer written before the reader was run on them: lists typed
 * by hand, pasted from mail, and exported by programs, each with something that a tired clerk would overlook
 * and a careful one would see.
 */

type Cells = Parameters<typeof person>[1];

const asked = (what: string, text: string) => question(what, text, {});
const rowsOf = (...cells: Cells[]) => file(...cells.map((one, i) => person(i + 1, one)));
/** The template's columns, with others of these values beside them. */
const beside = (header: string, ...values: string[]) =>
  lines(`${HEADER},${header}`, ...values.map((value, i) => `${person(i + 1)},${value}`));

const AMOUNTS: readonly MisleadingFile[] = [
  asked(
    'rand and cents in two columns',
    lines(
      'Name,Bank,Account no,Account type,Amount,Cents,Reference',
      'Thandi Nkosi,ABSA,4055512345,Savings,1250,50,BURSARY',
      'Sipho Botha,FNB,62045678901,Current,980,75,BURSARY',
      'Lerato Dlamini,Capitec,1457896541,Savings,2300,05,BURSARY',
    ),
  ),
  asked(
    'shares of one amount that every row repeats',
    lines(
      'Beneficiary,Share %,Bank,Account no,Account type,Amount,Reference',
      'Thandi Nkosi,25,ABSA,4055512345,Savings,40000.00,ESTATE',
      'Sipho Botha,25,FNB,62045678901,Current,40000.00,ESTATE',
      'Lerato Dlamini,50,Capitec,1457896541,Savings,40000.00,ESTATE',
    ),
  ),
  asked('tax at 15% on top', beside('VAT @ 15%', '155.63', '161.18', '166.73')),
  asked('an advance in Afrikaans', beside('Min voorskot', '', '200.00', '')),
  asked('a loan to deduct', beside('Deduct loan', '', '200.00', '')),
  asked(
    'tax that comes on top of the amount',
    lines(
      'Supplier,Invoice,Nett Amount,VAT,Bank,Account no,Account type,Reference',
      'Karoo Stationers,INV101,1000.00,150.00,ABSA,4055512345,Current,PO 77',
      'Umgeni Cleaning,INV877,2400.00,360.00,FNB,62045678901,Current,PO 81',
      'Fourie Transport,INV310,810.00,121.50,Nedbank,1198765432,Current,PO 92',
    ),
  ),
  asked(
    'an advance that is still to be taken off',
    lines(
      'Name,Bank,Account no,Account type,Amount,Less advance,Reference',
      'Thandi Nkosi,ABSA,4055512345,Savings,1250.00,200.00,WAGES',
      'Sipho Botha,FNB,62045678901,Current,980.00,,WAGES',
      'Lerato Dlamini,Capitec,1457896541,Savings,2300.00,350.00,WAGES',
    ),
  ),
  asked(
    'an exchange rate beside the amount',
    lines(
      'Contractor,Bank,Account no,Account type,Amount,Exchange rate,Reference',
      'Thandi Nkosi,ABSA,4055512345,Savings,1250.00,18.4512,NOV',
      'Sipho Botha,FNB,62045678901,Current,980.00,18.4512,NOV',
      'Lerato Dlamini,Capitec,1457896541,Savings,2300.00,21.3310,NOV',
    ),
  ),
  asked('amounts excluding VAT, by the title', `All amounts exclude VAT\n${file(...people(3))}`),
  asked('a budget, by the title', `Salary budget 2027\n${file(...people(3))}`),
  asked('a forecast, by the title', `Commission forecast - to be finalised\n${file(...people(3))}`),
  asked(
    'amounts with cents that count up',
    file(...[1, 2, 3, 4, 5, 6].map((n) => person(n, { amount: `${1250 + n}.50` }))),
  ),
  asked(
    'small amounts that count up',
    file(...[1, 2, 3, 4, 5, 6].map((n) => person(n, { amount: `${450 + n}` }))),
  ),
];

const ACCOUNTS: readonly MisleadingFile[] = [
  asked(
    'accounts that count down',
    file(...[1, 2, 3, 4, 5, 6].map((n) => person(n, { account: String(4_055_512_345 - n) }))),
  ),
  mark(
    'accounts of which a program kept six digits',
    rowsOf({ account: '4055510000' }, { account: '4071290000' }, { account: '4092340000' }),
  ),
  asked(
    'accounts that slipped down by one row',
    file(
      person(1, { account: '' }),
      ...[2, 3, 4, 5].map((n) => person(n, { account: String(4_055_512_345 + (n - 1) * 7_919) })),
      `,,,${4_055_512_345 + 5 * 7_919},,,,,`,
    ),
  ),
  asked(
    'amounts that slipped up by one row',
    file(
      ',,,,,1037.51,,,',
      ...[1, 2, 3, 4].map((n) => person(n, { amount: `${1_000 + (n + 1) * 37}.5${n + 1}` })),
      person(5, { amount: '' }),
    ),
  ),
  asked(
    'accounts that slipped down by one row, above a total',
    file(person(1, { account: '' }), ...people(3, {}, 2), ',,,4055599021,,,,,', 'TOTAL,,,,,4372.10,,,'),
  ),
  asked(
    'accounts with their banks that slipped down by one row',
    file(
      person(1, { account: '', bank: '', branch: '', type: '' }),
      ...people(3, {}, 2),
      ',ABSA,632005,4055599021,SAVINGS,,,,',
    ),
  ),
  asked(
    'banks that slipped down by one row',
    file(person(1, { bank: '', branch: '' }), ...people(3, { branch: '' }, 2), ',ABSA,,,,,,,'),
  ),
  asked(
    'references that slipped down by one row',
    file(
      person(1, { ref: '' }),
      ...[2, 3, 4].map((n) => person(n, { ref: `INV ${n * 17}` })),
      ',,,,,,INV 99,,',
    ),
  ),
  mark(
    'the same payment twice, once with a zero in front of the account',
    file(
      person(1, { bank: 'Standard Bank', branch: '051001', account: '055512345', amount: '1250.00' }),
      person(2),
      person(1, {
        bank: 'Standard Bank',
        branch: '051001',
        account: '0055512345',
        amount: '1250.00',
        ref: 'NOV',
      }),
    ),
    3,
  ),
  mark('a bank that the clerk was not sure of', rowsOf({}, { bank: 'ABSA?' }, {}), 2),
  mark('a bank that is no longer the right one', rowsOf({}, { bank: 'ABSA (old)' }, {}), 2),
  mark(
    'banks in neighbouring countries',
    rowsOf(
      { bank: 'FNB Namibia', branch: '' },
      { bank: 'Standard Bank Botswana', branch: '' },
      { bank: 'Nedbank Lesotho', branch: '' },
    ),
  ),
];

const SECTIONS: readonly MisleadingFile[] = [
  asked(
    'a section that is not to be paid',
    file(...people(3), 'DO NOT PAY - documents outstanding,,,,,,,,', ...people(2, {}, 20)),
  ),
  asked('a section in dollars', file(...people(3), 'Payments in USD,,,,,,,,', ...people(2, {}, 20))),
  ...[
    'On hold',
    'October (already paid)',
    'Terminated employees',
    'Cash payments',
    'Deductions',
    'Paid by cheque',
    'Namibia',
    'TEST',
  ].map((title) =>
    asked(`a part with the title ${title}`, file(...people(3), `${title},,,,,,,,`, ...people(2, {}, 20))),
  ),
  ...[
    'Gross salaries',
    'Do not upload',
    'COPY - original sent to bank',
    'Sent to bank 20 Nov',
    'Status: processed',
  ].map((title) => asked(`a title above the header: ${title}`, `${title}\n${file(...people(3))}`)),
  asked('a note below the rows', file(...people(3), '', 'All amounts in USD,,,,,,,,')),
  asked(
    'a legend below the rows',
    file(person(1, { name: '* Thandi Nkosi' }), ...people(2, {}, 5), '* = not this month,,,,,,,,'),
  ),
  asked(
    'a note below the rows that they are paid',
    file(...people(3), 'The above were paid on 20 Nov,,,,,,,,'),
  ),
  asked('a unit below the rows', file(...people(3), "Note: figures in R'000,,,,,,,,")),
  asked('a total in dollars', file(...people(3), 'Total USD,,,,,3223.56,,,')),
  asked('a footnote about tax', file(...people(3), '* excludes VAT,,,,,,,,')),
  asked('a unit under the header', file(',,,,,(cents),,,', ...people(3))),
  asked('a currency under the header', file(',,,,,USD,,,', ...people(3))),
  mark(
    'the header again, in dollars',
    `${file(...people(3))}${lines(HEADER.replace('amount', 'amount (USD)'), ...people(2, {}, 20))}`,
    5,
    6,
  ),
];

const HOLDS: readonly MisleadingFile[] = [
  asked('a tick for those to be paid', beside('Pay', 'x', '', 'x')),
  asked('a tick for those to be included', beside('Include', 'x', '', 'x')),
  asked('an invoice that was not received', beside('Invoice received', 'Y', '', 'Y')),
  asked('one row that was sent before', beside('Sent to bank', '', '20 Nov', '')),
  asked('one row that was processed before', beside('Processed', '', '2026-11-20', '')),
  asked('a yes for those to be paid', beside('To be paid?', 'Y', '', 'Y')),
  asked('the month before in one row', beside('Pay period', 'Nov 2026', 'Nov 2026', 'Oct 2026')),
  asked('a destination abroad', beside('Destination', 'South Africa', 'Namibia', 'South Africa')),
  ...[
    'Reverse last month',
    'pay next month',
    'only if invoice received',
    'Betaal volgende maand eers',
    'new acc?',
  ].map((remark) => asked(`a remark: ${remark}`, beside('Comment', '', remark, ''))),
  asked('a signature missing in one row', beside('Approved by', 'J Steyn', 'J Steyn', '')),
  asked('a remark to confirm first', beside('Comment', '', 'Please confirm account first', '')),
  asked('a remark of question marks', beside('Comment', '', '???', '')),
  asked('a remark TBC', beside('Comment', '', 'TBC', '')),
  asked('a remark that a payment is parked', beside('Comment', '', 'parked till Jan', '')),
  asked(
    'one row with another date of payment',
    beside('Payment date', '2026-11-25', '2026-11-25', '2027-01-25'),
  ),
  asked('the legend above the header', `Yellow = hold; green = pay\n${file(...people(3))}`),
];

const NAMES: readonly MisleadingFile[] = [
  mark('a row commented out', rowsOf({}, { name: '# Sipho Botha' }, {}), 2),
  mark('a name struck out in mail', rowsOf({}, { name: '~~Sipho Botha~~' }, {}), 2),
  mark('a name in brackets', rowsOf({}, { name: '(Sipho Botha)' }, {}), 2),
  mark('a name with a question mark', rowsOf({}, { name: 'Sipho Botha??' }, {}), 2),
  mark('the row above', rowsOf({}, { name: 'ditto' }, { name: 'as above' }, { name: '""""' }), 2, 3, 4),
  ...[
    'Sipho Botha (new acc)',
    'Sipho Botha - see note',
    'Sipho Botha (50%)',
    'Sipho Botha LEFT',
    'Sipho Botha (cash)',
    'Sipho Botha - wrong account',
    'Sipho Botha (bel eers)',
    'Sipho Botha *confirm*',
    'RenÃ¼e Botha',
    'Ren=C3=A9e Botha',
    '// Sipho Botha',
  ].map((name) => mark(`a remark or a wrong letter in the name: ${name}`, rowsOf({}, { name }, {}), 2)),
  ...['ditto', 'as above', 'TBC', 'undefined', 'WRONG ACCOUNT', 'pay half now'].map((ref) =>
    asked(`a reference that says nothing or too much: ${ref}`, rowsOf({}, { ref }, {})),
  ),
  mark('no person', rowsOf({ name: 'See attached list' }, { name: 'Various suppliers' }, { name: 'TBC' })),
  mark(
    'a field of a letter',
    rowsOf({ name: '{{first_name}}' }, { name: '<<Name>>' }, { name: 'undefined' }),
  ),
  mark(
    'letters read wrongly by another program',
    rowsOf({ name: 'RenÃ©e Botha' }, {}, { name: 'Fran?ois Venter' }),
    1,
    3,
  ),
  mark(
    'letters as a web page writes them',
    rowsOf({ name: 'O&#39;Brien T' }, { name: 'Smith &amp; Sons' }, {}),
    1,
    2,
  ),
  asked(
    'names sorted without the rest of the row',
    lines(
      'Name,Email,Bank,Account no,Account type,Amount,Reference',
      'Aisha Naidoo,thandi.nkosi@mail.example,ABSA,4055512345,Savings,1250.00,SALARY',
      'Lerato Dlamini,aisha.naidoo@mail.example,FNB,62045678901,Current,980.00,SALARY',
      'Sipho Botha,lerato.dlamini@mail.example,Capitec,1457896541,Savings,2300.00,SALARY',
      'Thandi Nkosi,sipho.botha@mail.example,Nedbank,1198765432,Current,1410.00,SALARY',
    ),
  ),
  error(
    'a header without the name of the first column',
    lines(
      'Name,Bank,Account no,Account type,Amount,Reference',
      '1,Thandi Nkosi,ABSA,4055512345,Savings,1250.00,SALARY',
      '2,Sipho Botha,FNB,62045678901,Current,980.00,SALARY',
    ),
  ),
];

/** Right files that resemble those above. */
const RIGHT: readonly MisleadingFile[] = [
  ...(
    [
      ['Payment date', '2026-11-02', '2026-11-05', '2026-11-09'],
      ['Days worked', '20', '21', '19'],
      ['VAT', '135.33', '140.15', '144.98'],
      ['Approved by', 'J Steyn', 'L Adams', 'J Steyn'],
      ['Include', 'x', 'x', 'x'],
      ['Cost share', '25', '50', '25'],
      ['Email', 'office@x.example', 'office@x.example', 'sales@x.example'],
      ['Manager', 'Johan Adams', 'Johan Adams', 'Johan Adams'],
      ['Manager', 'Lerato Dlamini', 'Lerato Dlamini', 'Sipho Fourie'],
      ['Overtime hours', '', '4.5', ''],
      ['Comment', '', 'Thanks!', 'Confirmed with John'],
      ['Min hours', '4', '4', '4'],
      ['Unit', '4', '7', '12'],
      ['Exchange rate', '1', '1', '1'],
      ['Student number', '21844017', '21790231', '22011985'],
      ['Reason', 'Wrong size', '', 'Wrong colour'],
      ['Processed', '2026-11-20', '2026-11-20', '2026-11-20'],
      ['Invoice received', 'Y', 'Y', 'Y'],
      ['Sent by', '', 'L Adams', ''],
    ] as const
  ).map(([header, ...values]) =>
    right(`${header}: ${values.join()}`, beside(header, ...values), 3, '3223.56'),
  ),
  ...[
    'AT&T South Africa',
    'J. v.d. Merwe (Jnr)',
    "Café 't Hof",
    'Guess? Retail',
    'Smith & Sons t/a Fix-It',
    'ÂNGELA SÃO JOÃO',
    'Do Minh',
    'Sundry Supplies CC',
    'Various Artists CC',
    'C*Star Ltd',
    '100% Pure (Pty) Ltd',
    'Same Day Couriers',
  ].map((name) => right(`the name ${name}`, rowsOf({ name }, {}, {}), 3, '3223.56')),
  right('who processed the list', `Processed by: L Adams\n${file(...people(3))}`, 3, '3223.56'),
  right('car hire above the header', `Budget Car Hire refunds\n${file(...people(3))}`, 3, '3223.56'),
  right('a date above the header', `Payments before 25 November\n${file(...people(3))}`, 3, '3223.56'),
  right('accounts with zeros at the end', rowsOf({ account: '4055512000' }, {}, {}), 3, '3223.56'),
  right(
    'amounts that count by hundreds',
    file(...[1, 2, 3, 4, 5, 6].map((n) => person(n, { amount: `${n}00.00` }))),
    6,
    '2100.00',
  ),
  right(
    'references that name the right people',
    rowsOf({ ref: 'SAL FOURIE' }, { ref: 'SAL DLAMINI' }, { ref: 'SAL ADAMS' }),
    3,
    '3223.56',
  ),
  right(
    'a table of a chat',
    lines(
      '| Name | Bank | Account no | Account type | Amount | Reference |',
      '|---|---|---|---|---|---|',
      '| Thandi Nkosi | ABSA | 4055512345 | Savings | 1250.50 | WAGES |',
      '| Sipho Botha | FNB | 62045678901 | Current | 980.00 | WAGES |',
    ),
    2,
    '2230.50',
  ),
  right(
    'days, a rate and what they come to',
    lines(
      'No,Name & Surname,ID No,Days,Rate,Total,Bank,Acc No,Acc Type,Ref',
      '1,Thandi Nkosi,8001015009087,5,350.00,1750.00,Capitec,1457896541,Savings,WK 47',
      '2,Sipho Botha,9202204720082,4,350.00,1400.00,ABSA,4055512345,Savings,WK 47',
      '3,Lerato Dlamini,8501016000084,3,350.00,1050.00,FNB,62045678901,Savings,WK 47',
    ),
    3,
    '4200.00',
  ),
  right(
    'refunds of a shop',
    lines(
      'Order,Customer,Email,Reason,Bank,Account number,Account type,Refund,Reference',
      '100233,Thandi Nkosi,tnkosi@mail.example,Wrong size,ABSA,4055512345,Savings,349.90,REFUND 100233',
      '100871,Sipho Botha,sipho.b@mail.example,Too late,FNB,62045678901,Current,1299.00,REFUND 100871',
    ),
    2,
    '1648.90',
  ),
  right(
    'institutions that are no banks',
    lines(
      'Name,Institution,Bank,Account number,Account type,Amount,Reference',
      'Thandi Nkosi,UCT,ABSA,4055512345,Savings,7500.00,BURSARY S2',
      'Sipho Botha,Wits,FNB,62045678901,Savings,7500.00,BURSARY S2',
    ),
    2,
    '15000.00',
  ),
];

export const CLERK: Readonly<Record<string, readonly MisleadingFile[]>> = {
  'a tired clerk: amounts': AMOUNTS,
  'a tired clerk: accounts and banks': ACCOUNTS,
  'a tired clerk: sections and notes': SECTIONS,
  'a tired clerk: holds': HOLDS,
  'a tired clerk: names': NAMES,
  'a tired clerk: right files': RIGHT,
};
