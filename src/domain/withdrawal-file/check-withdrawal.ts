import type { InputError } from '../../shared/errors.ts';
import { readRow, RowReading, withdrawalOf } from './check-row.ts';
import { shown } from './findings.ts';
import type { CompiledRules } from './rules.ts';
import type { CheckedWithdrawal, Field } from '../withdrawal/shapes.ts';
import type { NoteCode } from './errors-and-notes.ts';

/** A withdrawal as the contract's WithdrawalRequest has it. */
export interface WithdrawalInput {
  beneficiaryName: string;
  bankCode: string;
  branchCode?: string | undefined;
  accountNumber: string;
  accountType: string;
  amount: string;
  beneficiaryReference: string;
  ownReference?: string | undefined;
  externalId?: string | undefined;
}

export type WithdrawalVerdict =
  { ok: true; withdrawal: CheckedWithdrawal } | { ok: false; errors: InputError[] };

const PROPERTY: Readonly<Record<Field, keyof WithdrawalInput>> = {
  beneficiary_name: 'beneficiaryName',
  bank: 'bankCode',
  branch_code: 'branchCode',
  account_number: 'accountNumber',
  account_type: 'accountType',
  amount: 'amount',
  beneficiary_reference: 'beneficiaryReference',
  own_reference: 'ownReference',
  external_id: 'externalId',
};

/** Notes that tell of a choice, not of a text that was understood: they are no fault of a JSON withdrawal. */
const CHOICES: ReadonlySet<NoteCode> = new Set<NoteCode>([
  'branch_default',
  'rail_rtgs',
  'branch_of_other_bank',
]);

const OPTIONAL = ['branch_code', 'own_reference', 'external_id'] as const;

/**
 * Given, with nothing in it: in a file that is an empty cell, in JSON a property that should not be there.
 */
function isEmpty(value: string | undefined): boolean {
  return value !== undefined && (value === '' || value.trim() === '');
}

/**
 * The check of one withdrawal that came as JSON, by the same rules as the file's rows. Nothing is understood
 * here that is not canonical already: a bank by its code, an account type by its own word, plain decimals, no
 * spaces around. `path` begins the errors' paths ("withdrawals[3]").
 */
export function checkWithdrawal(
  input: WithdrawalInput,
  rules: CompiledRules,
  path: string,
  scratch: CheckScratch = newCheckScratch(),
): WithdrawalVerdict {
  const { cells, reading } = scratch;
  cells[0] = input.beneficiaryName;
  cells[1] = input.bankCode;
  cells[2] = input.branchCode ?? '';
  cells[3] = input.accountNumber;
  cells[4] = input.accountType;
  cells[5] = input.amount;
  cells[6] = input.beneficiaryReference;
  cells[7] = input.ownReference ?? '';
  cells[8] = input.externalId ?? '';
  const holds = readRow(cells, rules, reading);
  if (holds && isCanonical(input, reading)) return { ok: true, withdrawal: withdrawalOf(reading, rules) };
  return { ok: false, errors: errorsOf(input, reading, path) };
}

/** What may be kept from one call to the next, when many withdrawals are checked in a row. */
export interface CheckScratch {
  cells: string[];
  reading: RowReading;
}

export function newCheckScratch(): CheckScratch {
  return { cells: Array<string>(9).fill(''), reading: new RowReading() };
}

function isCanonical(input: WithdrawalInput, reading: RowReading): boolean {
  if (reading.bank!.code !== input.bankCode || reading.accountType !== input.accountType) return false;
  if (OPTIONAL.some((field) => isEmpty(input[PROPERTY[field]]))) return false;
  const { noteCount, noteCodes } = reading.findings;
  for (let i = 0; i < noteCount; i++) if (!CHOICES.has(noteCodes[i]!)) return false;
  return true;
}

function errorsOf(input: WithdrawalInput, reading: RowReading, path: string): InputError[] {
  const errors: InputError[] = reading.findings.errors.map((error) => ({
    path: error.field ? `${path}.${PROPERTY[error.field]}` : path,
    code: error.code,
    message: error.message,
  }));
  const add = (field: Field, message: string): void => {
    const at = `${path}.${PROPERTY[field]}`;
    if (!errors.some((error) => error.path === at)) errors.push({ path: at, code: 'not_canonical', message });
  };
  if (reading.bank && reading.bank.code !== input.bankCode)
    add('bank', `Write the bank's code, ${reading.bank.code}.`);
  if (reading.accountType && reading.accountType !== input.accountType)
    add('account_type', `Write ${reading.accountType}.`);
  for (const note of reading.findings.notes()) {
    if (!CHOICES.has(note.code)) add(note.field, `Write it as ${shown(note.understood)}.`);
  }
  for (const field of OPTIONAL) {
    if (isEmpty(input[PROPERTY[field]])) add(field, 'Leave it out when there is none.');
  }
  return errors;
}
