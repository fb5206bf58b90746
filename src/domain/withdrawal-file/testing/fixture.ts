import { RAILS } from '../../../shared/terms.ts';
import { createWithdrawalFileReader } from '../reader.ts';
import { inEnglish } from '../sentences.ts';
import type { BankRule, WithdrawalRules } from '../withdrawal-rules.ts';
import type { ColumnOverrides } from '../column-mapping.ts';
import type { FileLimits, FileResult } from '../reader.ts';
import type { FileProblem } from '../file-facts.ts';
import type { WithdrawalFile } from '../withdrawal-file.ts';

function bank(
  code: string,
  displayName: string,
  defaultBranchCode: string,
  min: number,
  max: number,
): BankRule {
  return {
    code,
    displayName,
    countryCode: 'ZA',
    defaultBranchCode,
    accountNumberMinLength: min,
    accountNumberMaxLength: max,
    rails: RAILS,
  };
}

export const ABSA = bank('ABSA', 'ABSA', '632005', 8, 10);
export const CAPITEC = bank('CAPITEC', 'Capitec', '470010', 10, 10);
export const FNB = bank('FNB', 'First National Bank', '250655', 11, 11);
export const STANDARD = bank('STANDARD_BANK', 'Standard Bank', '051001', 9, 11);

/** Every rule that a test does not care about holds easily. Amounts are in cents. */
export function rulesWith(changes: Partial<WithdrawalRules> = {}): WithdrawalRules {
  return {
    country: 'ZA',
    currency: 'ZAR',
    enabledCurrencies: ['ZAR'],
    banks: [ABSA, CAPITEC, FNB, STANDARD],
    rails: [
      { rail: 'EFT', maxAmountMinor: 500_000_000n },
      { rail: 'RTGS', maxAmountMinor: null },
    ],
    preferredRail: 'EFT',
    maxBatchWithdrawals: 100,
    maxBatchAmountMinor: null,
    ...changes,
  };
}

export const HEADER =
  'beneficiary_name,bank,branch_code,account_number,account_type,amount,' +
  'beneficiary_reference,own_reference,external_id';
export const GOOD_ROW = 'Thandi Nkosi,ABSA,632005,4012345678,SAVINGS,1250.00,SALARY MARCH,PAYROLL 7,EMP007';

/** A good row with some cells changed. */
export function row(
  changes: Partial<
    Record<'name' | 'bank' | 'branch' | 'account' | 'type' | 'amount' | 'reference' | 'own' | 'id', string>
  >,
): string {
  const {
    name = 'Thandi Nkosi',
    bank: bankName = 'ABSA',
    branch = '632005',
    account = '4012345678',
    type = 'SAVINGS',
  } = changes;
  const { amount = '1250.00', reference = 'SALARY MARCH', own = 'PAYROLL 7', id = 'EMP007' } = changes;
  return [name, bankName, branch, account, type, amount, reference, own, id].join(',');
}

export interface ReadOptions {
  rules?: WithdrawalRules;
  limits?: FileLimits;
  overrides?: ColumnOverrides;
  /** Sizes of the chunks, repeated as needed. */
  chunks?: readonly number[];
}

export function readBytes(
  bytes: Uint8Array,
  { rules = rulesWith(), limits, overrides, chunks = [] }: ReadOptions = {},
): FileResult {
  const reader = createWithdrawalFileReader({
    rules,
    ...(limits && { limits }),
    ...(overrides && { overrides }),
  });
  let at = 0;
  for (let i = 0; at < bytes.length; i++) {
    const size = chunks.length > 0 ? Math.max(1, chunks[i % chunks.length]!) : bytes.length;
    reader.push(bytes.subarray(at, at + size));
    at += size;
  }
  return reader.end();
}

export function readText(text: string, options: ReadOptions = {}): FileResult {
  return readBytes(new TextEncoder().encode(text), options);
}

/** The file of a text that must be readable. */
export function fileOf(text: string | Uint8Array, options: ReadOptions = {}): WithdrawalFile {
  const result = typeof text === 'string' ? readText(text, options) : readBytes(text, options);
  if (!result.ok) throw new Error(`The file was refused: ${inEnglish(result.problem.message)}`);
  return result.file;
}

/** The problem of a file that must be refused. */
export function problemOf(text: string | Uint8Array, options: ReadOptions = {}): FileProblem {
  const result = typeof text === 'string' ? readText(text, options) : readBytes(text, options);
  if (result.ok) throw new Error('The file was read, although it should not have been.');
  return result.problem;
}

/** A file of these rows under the usual header. */
export function fileOfRows(rows: readonly string[], options: ReadOptions = {}): WithdrawalFile {
  return fileOf(`${[HEADER, ...rows].join('\n')}\n`, options);
}
