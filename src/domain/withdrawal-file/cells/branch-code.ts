import { shown, type Findings } from '../findings.ts';
import type { BankRule } from '../withdrawal-rules.ts';
import { isDigits, plainCell, refuseHidden, refusePlaceholder, withoutSeparators } from './plain.ts';

/**
 * A branch code as text of `length` digits, because leading zeros matter. An empty cell is the bank's
 * universal branch code. '' after an error.
 */
export function readBranchCode(
  raw: string,
  bank: BankRule | null,
  length: number,
  findings: Findings,
): string {
  if (raw.length === length && isDigits(raw)) return raw;
  if (refuseHidden(raw, 'branch_code', findings)) return '';
  const text = raw === '' ? '' : plainCell(raw, 'branch_code', 'code', findings);
  if (text === '') {
    if (!bank) return '';
    findings.note('branch_code', 'branch_default', raw, bank.defaultBranchCode);
    return bank.defaultBranchCode;
  }
  if (refusePlaceholder(text, raw, 'branch_code', true, findings)) return '';
  const digits = withoutSeparators(text);
  if (digits.length === length && isDigits(digits)) {
    if (digits !== text) findings.note('branch_code', 'separators_removed', raw, digits);
    return digits;
  }
  refuse(raw, text, digits, length, bank, findings);
  return '';
}

function refuse(
  raw: string,
  text: string,
  digits: string,
  length: number,
  bank: BankRule | null,
  findings: Findings,
): void {
  if (isDigits(digits) && digits.length < length) {
    const padded = digits.padStart(length, '0');
    if (padded === bank?.defaultBranchCode) {
      const message =
        `${shown(text)} is ${bank.displayName}'s branch code ${padded} without its leading zero, ` +
        `which Excel removes. Type ${padded}.`;
      findings.fail('branch_code', 'branch_code_lost_zero', raw, message, padded);
      return;
    }
    if (digits.length === length - 1) {
      const message =
        `It has ${digits.length} digits; a branch code has ${length}. ` +
        `Excel may have removed a leading zero: is it ${padded}? ${orUniversal(bank)}`;
      findings.fail('branch_code', 'branch_code_lost_zero', raw, message);
      return;
    }
  }
  const fact = isDigits(digits)
    ? `It has ${digits.length} digits; a branch code has ${length}.`
    : `A branch code has ${length} digits and no other characters.`;
  findings.fail(
    'branch_code',
    'branch_code_invalid',
    raw,
    `${fact} Type all ${length}. ${orUniversal(bank)}`,
  );
}

function orUniversal(bank: BankRule | null): string {
  return bank
    ? `Or leave it empty to use ${bank.displayName}'s universal code ${bank.defaultBranchCode}.`
    : "Or leave it empty to use the bank's universal code.";
}
