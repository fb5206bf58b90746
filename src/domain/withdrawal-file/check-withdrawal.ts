import type { InputError } from '../../shared/errors.ts';
import { WITHDRAWAL_FIELDS } from '../withdrawal/fields.ts';
import {
  FIELD,
  FIELDS,
  WIRE_FIELDS,
  type CheckedWithdrawal,
  type Field,
  type WithdrawalInput,
} from '../withdrawal/shapes.ts';
import { readRow, withdrawalOf } from './check-row.ts';
import { RowReading } from './row-reading.ts';
import type { NoteCode } from './errors-and-notes.ts';
import { shown } from './findings.ts';
import type { CompiledRules } from './rules.ts';
import { inEnglish } from './sentences.ts';

export type WithdrawalVerdict =
  | { ok: true; withdrawal: CheckedWithdrawal }
  | { ok: false; errors: InputError[] };

/** Notes about a choice of the program, not about the interpretation of a text: JSON may cause them too. */
const CHOICES: ReadonlySet<NoteCode> = new Set<NoteCode>([
  'branch_default',
  'rail_rtgs',
  'branch_of_other_bank',
  'branch_unknown',
  'account_doubtful',
  'amount_like_account',
  'amount_doubtful',
  'name_doubtful',
]);

/** Where the cells of fields are that a request may leave out. */
const OPTIONAL = WITHDRAWAL_FIELDS.flatMap(({ presence }, i) => (presence === 'required' ? [] : [i]));

/** Whether a property is present and empty. A file has empty cells; JSON must leave the property out. */
function isEmpty(value: string | undefined): boolean {
  return value !== undefined && (value === '' || value.trim() === '');
}

/**
 * Checks a withdrawal from a request by the rules of the file's rows. Its values must be canonical: the
 * bank's code, the account type of the contract, plain decimals, no outer spaces. `path` begins the errors'
 * paths ("withdrawals[3]").
 */
export function checkWithdrawal(
  input: WithdrawalInput,
  rules: CompiledRules,
  path: string,
  scratch: CheckScratch = newCheckScratch(),
): WithdrawalVerdict {
  const { cells, reading } = scratch;
  for (let i = 0; i < WIRE_FIELDS.length; i++) cells[i] = input[WIRE_FIELDS[i]!] ?? '';
  const holds = readRow(cells, rules, reading);
  if (holds && isCanonical(input, reading)) return { ok: true, withdrawal: withdrawalOf(reading, rules) };
  return { ok: false, errors: errorsOf(input, reading, path) };
}

/** Memory that several checks can share, to check many withdrawals quickly. */
export interface CheckScratch {
  cells: string[];
  reading: RowReading;
}

export function newCheckScratch(): CheckScratch {
  return { cells: FIELDS.map(() => ''), reading: new RowReading() };
}

function isCanonical(input: WithdrawalInput, reading: RowReading): boolean {
  if (reading.bank!.code !== input.bankCode || reading.accountType !== input.accountType) return false;
  if (OPTIONAL.some((i) => isEmpty(input[WIRE_FIELDS[i]!]))) return false;
  const { noteCount, noteCodes } = reading.findings;
  for (let i = 0; i < noteCount; i++) if (!CHOICES.has(noteCodes[i]!)) return false;
  return true;
}

function errorsOf(input: WithdrawalInput, reading: RowReading, path: string): InputError[] {
  const errors: InputError[] = reading.findings.errors.map((error) => ({
    path: error.field ? `${path}.${FIELD[error.field].wire}` : path,
    code: error.code,
    message: inEnglish(error.message),
  }));
  const add = (field: Field, message: string): void => {
    const at = `${path}.${FIELD[field].wire}`;
    if (!errors.some((error) => error.path === at)) errors.push({ path: at, code: 'not_canonical', message });
  };
  if (reading.bank && reading.bank.code !== input.bankCode)
    add('bank', `Write the bank's code, ${reading.bank.code}.`);
  if (reading.accountType && reading.accountType !== input.accountType)
    add('account_type', `Write ${reading.accountType}.`);
  for (const note of reading.findings.notes()) {
    if (!CHOICES.has(note.code)) add(note.field, `Write it as ${shown(note.understood)}.`);
  }
  for (const i of OPTIONAL) {
    if (isEmpty(input[WIRE_FIELDS[i]!])) add(FIELDS[i]!, 'Leave the property out when it is empty.');
  }
  return errors;
}
