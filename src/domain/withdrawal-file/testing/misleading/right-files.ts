import { HEADER } from '../fixture.ts';
import { right, lines, file, person, people, type MisleadingFile } from './misleading-file.ts';

/** Files that are right, and are paid without a question or a mark. */
export const RIGHT_FILES: readonly MisleadingFile[] = [
  right('the template', file(...people(5)), 5, '5557.65'),
  right(
    'semicolons with decimal commas',
    `${HEADER};\n`.replaceAll(',', ';').replace(';\n', '\n') +
      'A Person;ABSA;632005;4055512345;SAVINGS;1250,50;SALARY MAR;;\n',
    1,
    '1250.50',
  ),
  right(
    'tabs with thousands commas',
    lines(
      `${HEADER.replaceAll(',', '\t')}`,
      'A Person\tABSA\t632005\t4055512345\tSAVINGS\t1,250.50\tSALARY MAR\t\t',
    ),
    1,
    '1250.50',
  ),
  right('quoted thousands', file(person(1, { amount: '"1,250.50"' })), 1, '1250.50'),
  right('a comma behind every row', file(...people(5).map((row) => `${row},`)), 5, '5557.65'),
  right('three empty cells behind every row', file(...people(5).map((row) => `${row},,,`)), 5, '5557.65'),
  right(
    'rows without the optional cells',
    file(...people(5).map((row) => row.replace(/,,$/, ''))),
    5,
    '5557.65',
  ),
  right(
    'empty cells at the end left out, row by row',
    file(person(1), person(2, { own: 'RUN' }), person(3, { id: 'E3' }), person(4)).replace(/,+$/gm, ''),
    4,
    '4372.10',
  ),
  right(
    'numbers as references',
    file(...[1, 2, 3, 4, 5].map((n) => person(n, { ref: `100${n}` }))),
    5,
    '5557.65',
  ),
  right('years as references', file(...people(5, { ref: '2026' })), 5, '5557.65'),
  right(
    'whole amounts and invoice numbers',
    file(...[1, 2, 3, 4, 5].map((n) => person(n, { amount: `${n}00`, ref: `INV 10${n}` }))),
    5,
    '1500.00',
  ),
  right(
    'three digits as references, amounts with cents',
    file(...[1, 2, 3, 4, 5].map((n) => person(n, { amount: `${n}00.00`, ref: `10${n}` }))),
    5,
    '1500.00',
  ),
  right(
    'two digits as references, amounts with cents',
    file(...[1, 2, 3, 4, 5].map((n) => person(n, { ref: `1${n}` }))),
    5,
    '5557.65',
  ),
  right(
    'a fee beside the amount',
    lines(
      'Name,Bank,Account no,Account type,Reference,Amount,Fee',
      'A Person,ABSA,4055512345,Savings,SALARY,500,125.50',
      'B Person,ABSA,4055512346,Savings,SALARY,700,125.50',
    ),
    2,
    '1200.00',
  ),
  right(
    'accounts of eight to eleven digits',
    file(
      ...['40555123', '405551234', '4055512345', '40555123456'].map((account, n) => person(n, { account })),
    ),
    4,
    '4224.06',
  ),
  right(
    'ten digits at each bank',
    file(
      ...[
        'FNB',
        'ABSA',
        'CAPITEC',
        'NEDBANK',
        'INVESTEC',
        'STANDARD_BANK',
        'TYMEBANK',
        'DISCOVERY',
        'AFRICAN_BANK',
        'BIDVEST',
        'SASFIN',
        'BANK_ZERO',
      ].map((bank, n) => person(n, { bank, branch: '' })),
    ),
    12,
    '14448.46',
  ),
  right(
    'eleven digits at FNB',
    file(
      ...people(3, { bank: 'FNB', branch: '250655' }).map((row, n) =>
        row.replace(/40555\d{5}/, `6201234567${n}`),
      ),
    ),
    3,
    '3223.56',
  ),
  right(
    'a leading zero at Standard Bank',
    file(person(1, { bank: 'Standard Bank', branch: '051001', account: '013345678' })),
    1,
    '1037.51',
  ),
  right('an account in groups of digits', file(person(1, { account: '40 5551 2345' })), 1, '1037.51'),
  right('an account with dashes between groups', file(person(1, { account: '40-5551-2345' })), 1, '1037.51'),
  right(
    'an account of groups with a single digit last',
    file(person(1, { bank: 'Standard Bank', branch: '051001', account: '01 334 567 8' })),
    1,
    '1037.51',
  ),
  right('a payee named Total', file(...people(3), person(4, { name: 'Total Energies' })), 4, '4372.10'),
  right('a total below', file(...people(3), 'TOTAL,,,,,3223.56,,,'), 3, '3223.56'),
  right(
    'employee numbers as external ids',
    file(...[1, 2, 3].map((n) => person(n, { id: `1000${n}` }))),
    3,
    '3223.56',
  ),
  right('a large payment with cents', file(person(1, { amount: '12500000.00' })), 1, '12500000.00'),
  right(
    'long notes behind the rows',
    `${HEADER},note\n${people(3)
      .map((row) => `${row},"late, see mail"`)
      .join('\n')}\n`,
    3,
    '3223.56',
  ),
];
