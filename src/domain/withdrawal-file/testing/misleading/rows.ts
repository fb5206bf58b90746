import { HEADER } from '../fixture.ts';
import {
  error,
  mark,
  question,
  lines,
  file,
  person,
  people,
  type MisleadingFile,
} from './misleading-file.ts';

const EXCHANGED_NAMES = HEADER.replace(/name|reference/g, (word) => (word === 'name' ? 'reference' : 'name'));
const EXCHANGED_REFERENCES = HEADER.replace(/beneficiary_reference|own_reference/g, (word) =>
  word === 'own_reference' ? 'beneficiary_reference' : 'own_reference',
);
const BONUS = [
  'Bonus,,,,,,,,',
  'Name,Bank,Branch code,Account no,Account type,Reference,Amount,Own reference,Employee no',
  'A Person,ABSA,632005,4055599123,SAVINGS,10,250,RUN 7,77',
];

/** Rows that are not payments, and tables of other columns. */
export const ROWS: readonly MisleadingFile[] = [
  mark('the same account twice, different amounts', file(...people(5), person(2, { amount: '99.00' })), 2, 6),
  mark('a total with bank details', file(...people(3), person(9, { name: 'TOTAL', amount: '3223.56' })), 4),
  mark(
    'a grand total with bank details',
    file(...people(3), person(9, { name: 'Grand Total', amount: '3223.56' })),
    4,
  ),
  mark(
    'a debit of the payer',
    file(...people(4), person(9, { name: 'Karoo Trading', amount: '4372.10' })),
    5,
  ),
  mark(
    'a debit of the payer in front',
    file(person(9, { name: 'Karoo Trading', amount: '4372.10' }), ...people(4)),
    1,
  ),
  mark(
    'a subtotal with bank details',
    file(...people(3), person(9, { name: 'Sub-total', amount: '3223.56' }), ...people(3, {}, 20)),
    4,
  ),
  error(
    'a header again with names exchanged',
    `${file(...people(3))}${EXCHANGED_NAMES}\nSALARY MAR,ABSA,632005,4055599123,SAVINGS,10.00,A Person,,\n`,
    4,
    5,
  ),
  error(
    'a header again with references exchanged',
    `${file(...people(3))}\n${EXCHANGED_REFERENCES}\n` +
      `A Person,ABSA,632005,4055599123,SAVINGS,10.00,RUN 7,SALARY MAR,\n`,
    4,
    5,
  ),
  error('a second table of other columns below a title', file(...people(3), ...BONUS), 4, 5, 6),
  error('the same header again', `${file(...people(3))}${file(...people(2, {}, 20))}`, 4),
  question(
    'without a header, an employee number first',
    lines('20014455,Thandi Nkosi,632005,1250.00,4055512345', '20014456,Sipho Botha,632005,980.00,4055512346'),
    { overrides: { constants: { account_type: 'CURRENT' } } },
  ),
  question(
    'without a header, an employee number first and a reference',
    lines('1000145,Thandi Nkosi,632005,1250.00,4055512345', '1000146,Sipho Botha,250655,980.00,62012345678'),
    { overrides: { constants: { account_type: 'CURRENT' } } },
  ),
  question(
    'without a header, creditor layout with exchanged numbers',
    lines(
      '4055512345,Thandi Nkosi,1250.00,2001445,632005,SALARY',
      '4055512346,Sipho Botha,980.00,2001446,632005,SALARY',
    ),
    { overrides: { constants: { account_type: 'CURRENT' } } },
  ),
];
