import { HEADER } from '../fixture.ts';
import {
  error,
  file,
  lines,
  mark,
  people,
  person,
  question,
  type MisleadingFile,
} from './misleading-file.ts';

/**
 * Files as a finance team gets them, with the answer written before the reader was run on them: lists typed by
 * hand, pasted from mail, and exported by programs, each with something that a tired clerk would overlook and a
 * careful one would see.
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
      'Name,Bank,Account no,Account type,Rand,Cents,Reference'.replace('Rand', 'Amount'),
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
  asked('a note below the rows', file(...people(3), '', 'All amounts in USD,,,,,,,,')),
  asked(
    'a legend below the rows',
    file(person(1, { name: '* Thandi Nkosi' }), ...people(2, {}, 5), '* = not this month,,,,,,,,'),
  ),
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
  asked('a signature missing in one row', beside('Approved by', 'J Steyn', 'J Steyn', '')),
  asked('a remark to confirm first', beside('Comment', '', 'Please confirm account first', '')),
  asked('a remark of question marks', beside('Comment', '', '???', '')),
  asked('a remark TBC', beside('Comment', '', 'TBC', '')),
  asked('a remark in a list of refunds', beside('Comment', '', 'parked till Jan', '')),
  asked(
    'one row with another date of payment',
    beside('Payment date', '2026-11-25', '2026-11-25', '2027-01-25'),
  ),
  asked(
    'the legend above the header',
    `Yellow = hold; green = pay\n${file(...people(3))}`,
  ),
];

const NAMES: readonly MisleadingFile[] = [
  mark('a row commented out', rowsOf({}, { name: '# Sipho Botha' }, {}), 2),
  mark('a name struck out in mail', rowsOf({}, { name: '~~Sipho Botha~~' }, {}), 2),
  mark('a name in brackets', rowsOf({}, { name: '(Sipho Botha)' }, {}), 2),
  mark('a name with a question mark', rowsOf({}, { name: 'Sipho Botha??' }, {}), 2),
  mark('ditto', rowsOf({}, { name: 'ditto' }, { name: 'as above' }, { name: '"' + '""' + '"' }), 2, 3, 4),
  mark('no person', rowsOf({ name: 'See attached list' }, { name: 'Various suppliers' }, { name: 'TBC' })),
  mark('a field of a letter', rowsOf({ name: '{{first_name}}' }, { name: '<<Name>>' }, { name: 'undefined' })),
  mark('letters read wrongly by another program', rowsOf({ name: 'RenÃ©e Botha' }, {}, { name: 'Fran?ois Venter' }), 1, 3),
  mark('letters as a web page writes them', rowsOf({ name: 'O&#39;Brien T' }, { name: 'Smith &amp; Sons' }, {}), 1, 2),
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

export const CLERK: Readonly<Record<string, readonly MisleadingFile[]>> = {
  'a tired clerk: amounts': AMOUNTS,
  'a tired clerk: accounts and banks': ACCOUNTS,
  'a tired clerk: sections and notes': SECTIONS,
  'a tired clerk: holds': HOLDS,
  'a tired clerk: names': NAMES,
};
