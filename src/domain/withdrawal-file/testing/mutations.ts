import { HEADER } from './fixture.ts';
import { verdictOf } from './verdict.ts';

/** The reader's answer to one changed file. */
export type Outcome = 'refused' | 'asks' | 'error' | 'mark' | 'right' | 'silent';

export const MUTATIONS = ['drop', 'shuffle', 'rename', 'cut', 'shift', 'exchange'] as const;
type Mutation = (typeof MUTATIONS)[number];

type Table = string[][];

const FIRST = 'Thandi Sipho Lerato Johan Aisha Pieter Nomsa Ruan Zanele Kagiso Fatima Anele Busi Carel'.split(
  ' ',
);
const LAST = 'Nkosi Dlamini Botha Naidoo Mokoena Khumalo Pillay Fourie Adams Zulu Steyn Radebe Venter'.split(
  ' ',
);
const BANKS: readonly (readonly [name: string, branch: string, digits: number])[] = [
  ['ABSA', '632005', 10],
  ['FNB', '250655', 11],
  ['CAPITEC', '470010', 10],
  ['STANDARD_BANK', '051001', 10],
  ['NEDBANK', '198765', 10],
];
const OTHER_NAMES = ['Column', 'Data', 'Info', 'X', 'Field 1', 'Value 2', 'Text', ''];

/** Numbers from 0 up to but not including `limit`; always the same for a seed. */
type Random = (limit: number) => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((((word ^ (word >>> 14)) >>> 0) / 4_294_967_296) * limit) | 0;
  };
}

/** A right file of the template: three to nine people at the shipped banks. */
function rightTable(random: Random): Table {
  const rows = Array.from({ length: 3 + random(7) }, (_, i) => {
    const [bank, branch, digits] = BANKS[random(BANKS.length)]!;
    const account = `${1 + random(8)}${Array.from({ length: digits - 1 }, () => random(10)).join('')}`;
    const amount = `${300 + random(40_000)}.${String(1 + random(99)).padStart(2, '0')}`;
    const name = `${FIRST[(i * 5 + random(2)) % FIRST.length]!} ${LAST[(i * 3 + random(2)) % LAST.length]!}`;
    return [name, bank, branch, account, 'SAVINGS', amount, 'SALARY MARCH', 'PAYROLL 7', `EMP${100 + i}`];
  });
  return [HEADER.split(','), ...rows];
}

const COLUMNS = 9;

/** The table after one change, with what was changed. */
function changed(table: Table, mutation: Mutation, random: Random): Table {
  const rows = table.map((cells) => [...cells]);
  const row = 1 + random(rows.length - 1);
  const column = random(COLUMNS);
  const cells = rows[row]!;
  switch (mutation) {
    case 'drop':
      // Removes a cell of one row with its separator, as if a person forgot it; or a whole column.
      if (random(2) === 0) cells.splice(column, 1);
      else for (const one of rows) one.splice(column, 1);
      return rows;
    case 'shuffle':
      // Moves the cells of columns below the names of other columns.
      rows[0] = rotated(rows[0]!, 1 + random(COLUMNS - 1));
      return rows;
    case 'rename':
      rows[0]![column] = OTHER_NAMES[random(OTHER_NAMES.length)]!;
      return rows;
    case 'cut': {
      const text = cells[column]!;
      const length = Math.max(1, Math.floor(text.length / 2) - random(2));
      cells[column] = random(2) === 0 ? text.slice(0, length) : text.slice(text.length - length);
      return rows;
    }
    case 'shift':
      if (random(2) === 0) cells.splice(column, 0, '');
      else rows[row] = rotated(cells, 1 + random(3));
      return rows;
    case 'exchange': {
      const other = (column + 1 + random(COLUMNS - 1)) % COLUMNS;
      // Swaps two cells of one row, or the content of two columns below their names.
      for (const one of random(2) === 0 ? [cells] : rows.slice(1))
        [one[column], one[other]] = [one[other]!, one[column]!];
      return rows;
    }
  }
}

function rotated<T>(list: readonly T[], by: number): T[] {
  return [...list.slice(by), ...list.slice(0, by)];
}

/** The cells that decide about a payment: name, bank, account and amount. */
const PAID = [0, 1, 3, 5] as const;

/** Changes a correct file once, reads it with the shipped banks, and returns the outcome. */
export function outcomeOf(
  mutation: Mutation,
  random: Random,
): { outcome: Outcome; text: string; changes?: [was: string, is: string][] } {
  const before = rightTable(random);
  const after = changed(before, mutation, random);
  const text = `${after.map((cells) => cells.join(',')).join('\n')}\n`;
  const { refused, questions, errors, marks, pays, file } = verdictOf(text);
  if (refused !== null) return { outcome: 'refused', text };
  if (questions.length > 0) return { outcome: 'asks', text };
  if (errors.length > 0) return { outcome: 'error', text };
  if (marks.length > 0) return { outcome: 'mark', text };
  const wanted = before.slice(1).map((cells) => PAID.map((at) => cells[at]).join('|'));
  const found = pays.map(({ withdrawal: { beneficiaryName, bankCode, accountNumber, amount } }) =>
    [beneficiaryName, bankCode, accountNumber, amount].join('|'),
  );
  if (JSON.stringify(wanted) === JSON.stringify(found)) return { outcome: 'right', text };
  // For an unread column, the step with the columns opens, so a person sees its values.
  const changes = wanted.flatMap((was, row) =>
    was === found[row] ? [] : [[was, found[row] ?? ''] as [string, string]],
  );
  return { outcome: file!.mapping().unread.length > 0 ? 'asks' : 'silent', text, changes };
}
