import { shown, type Findings } from '../findings.ts';
import { say, type Sentence } from '../sentences.ts';
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
      const message = say('branch_lost_zero', { text: shown(text), bank: bank.displayName, code: padded });
      findings.fail('branch_code', 'branch_code_lost_zero', raw, message, padded);
      return;
    }
    if (digits.length === length - 1) {
      const message = say('branch_may_lack_zero', {
        count: digits.length,
        length,
        code: padded,
        universal: orUniversal(bank),
      });
      findings.fail('branch_code', 'branch_code_lost_zero', raw, message);
      return;
    }
  }
  const universal = orUniversal(bank);
  const message = isDigits(digits)
    ? say('branch_length', { count: digits.length, length, universal })
    : say('branch_not_digits', { length, universal });
  findings.fail('branch_code', 'branch_code_invalid', raw, message);
}

function orUniversal(bank: BankRule | null): Sentence {
  return bank
    ? say('or_universal_of', { bank: bank.displayName, code: bank.defaultBranchCode })
    : say('or_universal');
}
