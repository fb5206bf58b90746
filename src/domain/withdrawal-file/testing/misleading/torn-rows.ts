import { HEADER } from '../fixture.ts';
import { error, mark, lines, file, person, people, FRONT, type MisleadingFile } from './misleading-file.ts';

const SHORT = HEADER.split(',').slice(0, 7).join(',');

/** An amount or a text that contains the separator of the file, and rows of other widths. */
export const TORN_ROWS: readonly MisleadingFile[] = [
  error('thousands, one row', file(`${FRONT},1,250.50,SALARY MAR,,`), 1),
  error('thousands, no cells behind it', file(`${FRONT},1,250.50,SALARY MAR`), 1),
  error('thousands, reference only', file(`${FRONT},12,250.50,SALARY MAR,X`), 1),
  error('decimal comma', file(`${FRONT},1250,50,SALARY MAR,,`), 1),
  mark('decimal comma, no cells behind it', file(`${FRONT},1250,50,SALARY MAR`), 1),
  error('decimal comma, one decimal', file(...people(5), `${FRONT},1250,5,SALARY MAR,,`), 6),
  error('R in front', file(`${FRONT},R12,250.50,SALARY MAR,,`), 1),
  error('R and a space in front', file(`${FRONT},R 12,250.50,SALARY MAR,,`), 1),
  error('ZAR in front', file(`${FRONT},ZAR 12,250.50,SALARY MAR`), 1),
  error('ZAR behind', file(`${FRONT},12,250.50 ZAR,SALARY MAR`), 1),
  error('R behind', file(`${FRONT},12,250.50R,SALARY MAR,`), 1),
  error('a million', file(`${FRONT},1,250,000.00,SALARY MAR,`), 1),
  error('a million, in nine cells', file(`${FRONT},1,250,000.00,SALARY MAR`), 1),
  error('a million without decimals', file(`${FRONT},1,250,000,SALARY MAR`), 1),
  error('thousands and decimal comma', file(`${FRONT},1,250,50,SALARY MAR`), 1),
  error('thousands without decimals, wider', file(`${FRONT},1,250,SALARY MAR,,`), 1),
  mark('thousands without decimals, among right rows', file(...people(9), `${FRONT},1,250,SALARY MAR`), 10),
  error(
    'one row in three',
    file(
      ...people(2),
      `${FRONT},1,250.50,SALARY MAR,,`,
      ...people(2, {}, 5),
      `${FRONT},2,250.50,SALARY MAR,,`,
    ),
    3,
    6,
  ),
  error(
    'one row in three, without the blank cells',
    file(...people(2), `${FRONT},1,250.50,SALARY MAR`, ...people(2, {}, 5), `${FRONT},2,250.50,SALARY MAR`),
    3,
    6,
  ),
  error(
    'every row, all ten cells wide',
    file(...[1, 2, 3, 4, 5].map((n) => person(n, { amount: `${n},250.50` }))),
  ),
  error(
    'every row, decimal comma',
    file(...[1, 2, 3, 4, 5].map((n) => person(n, { amount: `${n}250,5${n}` }))),
  ),
  error(
    'every row, in nine cells',
    file(...[1, 2, 3, 4].map((n) => person(n, { amount: `${n},250.50` }).slice(0, -1))),
  ),
  error(
    'every row, R in front, in eight cells',
    file(...[1, 2, 3, 4].map((n) => person(n, { amount: `R${n},250.50` }).slice(0, -2))),
  ),
  error(
    'one of many thousand',
    file(...people(3_000), `${FRONT},1,250.50,SALARY MAR,,`, ...people(3_000, {}, 4_000)),
    3001,
  ),
  error(
    'quoted in the other rows',
    file(...people(3, { amount: '"1,250.50"' }), `${FRONT},1,250.50,SALARY MAR,,`),
    4,
  ),
  error('a decimal comma of zero cents', file(`${FRONT},1250,00,SALARY MAR,,`), 1),
  error('a rest with a minus behind', file(`${FRONT},1,250.50-,SALARY MAR,,`), 1),
  error('a space before the rest', file(`${FRONT},1, 250.50,SALARY MAR,,`), 1),
  error('typographic quotation marks around it', file(`${FRONT},“1,250.50”,SALARY MAR,,`), 1),
  error('a header of seven columns and a note', lines(`${SHORT},note`, `${FRONT},1,250.50,SALARY MAR`), 1),
  error(
    'the amount as the last but one column',
    lines(
      'Name,Bank,Account no,Account type,Reference,Amount,Note',
      'A Person,ABSA,4055512345,Savings,SALARY,1,250.50',
    ),
    1,
  ),
  error(
    'the amount before the account',
    lines(
      'Name,Bank,Amount,Account no,Account type,Reference',
      'A Person,ABSA,1,250.50,4055512345,Savings,SALARY',
    ),
    1,
  ),
  error(
    'a column without a name behind the amount',
    lines(
      'Name,Bank,Account no,Account type,Reference,Amount,',
      'A Person,ABSA,4055512345,Savings,SALARY,1,250.50',
    ),
    1,
  ),
  error('a comma in a reference', file(...people(3), `${FRONT},1250.50,SALARY, MAR,,`), 4),
  error('a comma in the reference of every row', file(...people(4, { ref: 'SALARY, MAR' }))),
  error('a comma in a reference, the only row', file(`${FRONT},1250.50,SALARY, MAR,,`), 1),
  error('a comma in a reference, without a space', file(...people(3), `${FRONT},1250.50,SALARY,MAR,,`), 4),
  error('a comma in a name', file('Person, A,ABSA,632005,4055512345,SAVINGS,1250.50,SALARY,,'), 1),
  mark(
    'a cell dropped: the reference',
    file(...people(9, { own: 'RUN 7', id: 'E1' }), `${FRONT},1250.50,RUN 7,E2`),
    10,
  ),
  error(
    'a cell added before the reference',
    file(...people(9, { own: 'RUN 7' }), `${FRONT},1250.50,,SALARY MAR,RUN 7,`),
    10,
  ),
  error(
    'semicolons in the rows, commas in the header',
    file('A Person;ABSA;632005;4055512345;SAVINGS;1250,50;SALARY MAR;;'),
    1,
  ),
  error(
    'commas in one row of semicolons',
    lines(
      `${HEADER.replaceAll(',', ';')}`,
      'A Person;ABSA;632005;4055512345;SAVINGS;1250,50;SALARY MAR;;',
      `${FRONT},1250.50,SALARY MAR,,`,
    ),
    2,
  ),
  error(
    'semicolons, a semicolon as thousands mark',
    lines(`${HEADER.replaceAll(',', ';')}`, 'A Person;ABSA;632005;4055512345;SAVINGS;1;250,50;SALARY MAR;;'),
    1,
  ),
];
