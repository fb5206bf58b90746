import { ACCOUNT_NUMBER_LENGTH } from '../../../shared/terms.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import type { BankRule } from '../types.ts';
import { isDigits, isScientific, plainCell, refuseHidden, withoutSeparators } from './plain.ts';

/** How many zeros Excel may have taken off before a short number is just too short. */
const LOST_ZEROS = 2;

/** An account number as its digits, of the length that the bank's have; '' when an error was found. */
export function readAccountNumber(raw: string, bank: BankRule | null, findings: Findings): string {
  const min = bank ? bank.accountNumberMinLength : ACCOUNT_NUMBER_LENGTH.min;
  const max = bank ? bank.accountNumberMaxLength : ACCOUNT_NUMBER_LENGTH.max;
  if (raw.length >= min && raw.length <= max && isDigits(raw)) return raw;
  if (refuseHidden(raw, 'account_number', findings)) return '';
  const text = plainCell(raw, 'account_number', 'code', findings);
  if (text === '') {
    findings.fail('account_number', 'missing', raw, 'The account number is missing. Type it.');
    return '';
  }
  const digits = asDigits(raw, text, findings);
  if (digits === '') return '';
  if (digits !== text) findings.note('account_number', 'separators_removed', raw, digits);
  return ofLength(raw, digits, min, max, bank, findings) ? digits : '';
}

function asDigits(raw: string, text: string, findings: Findings): string {
  if (isScientific(text)) {
    const message =
      `${shown(text)} is how Excel shortens a long number: the last digits of the account number are lost and cannot be ` +
      'worked out. Type the number from its source; in Excel, format the column as Text first.';
    findings.fail('account_number', 'account_scientific', raw, message);
    return '';
  }
  const digits = withoutSeparators(text);
  if (isDigits(digits)) return digits;
  const decimal = /^(\d+)[.,]0+$/.exec(digits);
  if (decimal) {
    const message =
      `${shown(text)} was saved as an amount, so zeros at its beginning may be lost. Compare it with its source and type ` +
      'the digits alone.';
    findings.fail('account_number', 'account_decimal', raw, message);
    return '';
  }
  const at = text.search(/[^\d\s-]/);
  const what = at >= 0 ? characterName(text.codePointAt(at)!) : 'no digits';
  findings.fail('account_number', 'account_not_digits', raw, `An account number has digits only; this one has ${what}. Type the digits.`);
  return '';
}

function ofLength(raw: string, digits: string, min: number, max: number, bank: BankRule | null, findings: Findings): boolean {
  const count = digits.length;
  if (count >= min && count <= max) return true;
  const whose = bank ? `account numbers at ${bank.displayName}` : 'account numbers';
  const range = min === max ? `${min}` : `${min} to ${max}`;
  const fact = `It has ${count} digit${count === 1 ? '' : 's'}; ${whose} have ${range}.`;
  if (count > max) {
    findings.fail('account_number', 'account_too_long', raw, `${fact} Check the number and the bank.`);
  } else if (min - count <= LOST_ZEROS && !digits.startsWith('0')) {
    const message = `${fact} Leading zeros may be lost, as Excel drops them. Compare it with its source and type it with its zeros.`;
    findings.fail('account_number', 'account_lost_zero', raw, message);
  } else {
    findings.fail('account_number', 'account_too_short', raw, `${fact} Check the number and the bank.`);
  }
  return false;
}
