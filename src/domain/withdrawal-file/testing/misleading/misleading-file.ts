import { HEADER } from '../fixture.ts';
import type { ColumnOverrides } from '../../column-mapping.ts';

/** A file that could mislead, with its answer, which was written before the reader was run on it. */
export interface MisleadingFile {
  what: string;
  text: string;
  /**
   * `right`: paid as `pays` says without a question. `error`: these rows are errors. `mark`: these rows have
   * an error, or a mark that a person sees. `question`: the columns are a question, or the file is refused.
   */
  must: 'right' | 'error' | 'mark' | 'question';
  /** Rows of the error or the mark, from 1; absent: every row. */
  rows?: number[];
  /** The number of rows that are paid, and their total, when the file is right. */
  pays?: [count: number, total: string];
  /** Columns by name that no question may suggest. */
  neverSuggests?: string[];
  overrides?: ColumnOverrides;
}

export function right(what: string, text: string, ...pays: [count: number, total: string]): MisleadingFile {
  return { what, text, must: 'right', pays };
}

export function error(what: string, text: string, ...rows: number[]): MisleadingFile {
  return { what, text, must: 'error', ...(rows.length > 0 && { rows }) };
}

export function mark(what: string, text: string, ...rows: number[]): MisleadingFile {
  return { what, text, must: 'mark', ...(rows.length > 0 && { rows }) };
}

export function question(
  what: string,
  text: string,
  more: Pick<MisleadingFile, 'neverSuggests' | 'overrides'>,
): MisleadingFile {
  return { what, text, must: 'question', ...more };
}

/** The text of a file without the template's header. */
export function lines(...all: string[]): string {
  return `${all.join('\n')}\n`;
}

/** Rows below the template's header. */
export function file(...rows: string[]): string {
  return lines(HEADER, ...rows);
}

/** The cells of a right row before its amount. */
export const FRONT = 'A Person,ABSA,632005,4055512345,SAVINGS';

type Cells = Partial<
  Record<'name' | 'bank' | 'branch' | 'account' | 'type' | 'amount' | 'ref' | 'own' | 'id', string>
>;

const NAMES = 'Thandi Sipho Lerato Johan Aisha Pieter Nomsa Ruan Zanele Kagiso Fatima'.split(' ');
const SURNAMES =
  'Nkosi Dlamini Botha Naidoo Mokoena Khumalo Pillay Fourie Adams Zulu Steyn Radebe Venter'.split(' ');

/** A right row of the template; each number gives another person with another account. */
export function person(n: number, cells: Cells = {}): string {
  const all = {
    name: `${NAMES[n % NAMES.length]!} ${SURNAMES[(n * 7) % SURNAMES.length]!}`,
    bank: 'ABSA',
    branch: '632005',
    account: String(4_055_512_345 + n * 7_919),
    type: 'SAVINGS',
    amount: `${1_000 + n * 37}.5${n % 10}`,
    ref: 'SALARY MAR',
    own: '',
    id: '',
    ...cells,
  };
  const { name, bank, branch, account, type, amount, ref, own, id } = all;
  return [name, bank, branch, account, type, amount, ref, own, id].join(',');
}

export function people(count: number, cells: Cells = {}, from = 1): string[] {
  return Array.from({ length: count }, (_, i) => person(from + i, cells));
}
