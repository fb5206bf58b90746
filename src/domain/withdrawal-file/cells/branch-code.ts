import { shown, type Findings } from '../findings.ts';
import type { BankRule } from '../withdrawal-rules.ts';
import { isDigits, plainCell, refuseHidden, refusePlaceholder, withoutSeparators } from './plain.ts';

const BRANCH_CODE_DIGITS = 6;

/**
 * A branch code as six digits (text: leading zeros matter); the bank's universal one when the cell is empty;
 * '' on error.
 */
export function readBranchCode(raw: string, bank: BankRule | null, findings: Findings): string {
  if (raw.length === BRANCH_CODE_DIGITS && isDigits(raw)) return raw;
  if (refuseHidden(raw, 'branch_code', findings)) return '';
  const text = raw === '' ? '' : plainCell(raw, 'branch_code', 'code', findings);
  if (text === '') {
    if (!bank) return '';
    findings.note('branch_code', 'branch_default', raw, bank.defaultBranchCode);
    return bank.defaultBranchCode;
  }
  if (refusePlaceholder(text, raw, 'branch_code', true, findings)) return '';
  const digits = withoutSeparators(text);
  if (digits.length === BRANCH_CODE_DIGITS && isDigits(digits)) {
    if (digits !== text) findings.note('branch_code', 'separators_removed', raw, digits);
    return digits;
  }
  refuse(raw, text, digits, bank, findings);
  return '';
}

function refuse(raw: string, text: string, digits: string, bank: BankRule | null, findings: Findings): void {
  const universal = bank?.defaultBranchCode;
  if (isDigits(digits) && digits.length < BRANCH_CODE_DIGITS) {
    const padded = digits.padStart(BRANCH_CODE_DIGITS, '0');
    if (padded === universal) {
      const message = `${shown(text)} is ${bank!.displayName}'s branch code ${padded} without its leading zero, as Excel drops it. Type ${padded}.`;
      findings.fail('branch_code', 'branch_code_lost_zero', raw, message, padded);
      return;
    }
    if (digits.length === BRANCH_CODE_DIGITS - 1) {
      const message = `It has 5 digits; a branch code has 6. A leading zero may be lost, as Excel drops it: is it ${padded}? ${orUniversal(bank)}`;
      findings.fail('branch_code', 'branch_code_lost_zero', raw, message);
      return;
    }
  }
  const fact = isDigits(digits)
    ? `It has ${digits.length} digits; a branch code has 6.`
    : 'A branch code has 6 digits and nothing else.';
  findings.fail('branch_code', 'branch_code_invalid', raw, `${fact} Type all 6. ${orUniversal(bank)}`);
}

function orUniversal(bank: BankRule | null): string {
  return bank
    ? `Or leave it empty: ${bank.displayName}'s universal code ${bank.defaultBranchCode} is used then.`
    : "Or leave it empty: the bank's universal code is used then.";
}
