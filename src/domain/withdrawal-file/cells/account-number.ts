import type { AccountNumbers } from '../../countries/country.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import type { BankRule } from '../withdrawal-rules.ts';
import { isDate } from './dates.ts';
import {
  isDigits,
  isScientific,
  plainCell,
  refuseHidden,
  refusePlaceholder,
  withoutSeparators,
} from './plain.ts';

/** An account number that is short by at most this many digits may have lost leading zeros in Excel. */
const LOST_ZEROS = 2;

/**
 * An account number without separators, in the country's format and of the length that the bank uses. ''
 * after an error.
 */
export function readAccountNumber(
  raw: string,
  bank: BankRule | null,
  format: AccountNumbers,
  findings: Findings,
): string {
  const min = bank ? bank.accountNumberMinLength : format.minLength;
  const max = bank ? bank.accountNumberMaxLength : format.maxLength;
  if (raw.length >= min && raw.length <= max && isDigits(raw)) return raw;
  if (refuseHidden(raw, 'account_number', findings)) return '';
  const text = plainCell(raw, 'account_number', 'code', findings);
  if (text === '') {
    findings.fail('account_number', 'missing', raw, 'The account number is missing. Type it.');
    return '';
  }
  if (refusePlaceholder(text, raw, 'account_number', true, findings)) return '';
  const number = format.letters ? asLettersAndDigits(raw, text, findings) : asDigits(raw, text, findings);
  if (number === '') return '';
  if (number !== text) findings.note('account_number', 'separators_removed', raw, number);
  return ofLength(raw, number, min, max, bank, findings) ? number : '';
}

function asLettersAndDigits(raw: string, text: string, findings: Findings): string {
  const number = withoutSeparators(text).toUpperCase();
  if (/^[0-9A-Z]+$/.test(number)) return number;
  const message = 'An account number has letters and digits only. Type it again.';
  findings.fail('account_number', 'account_not_digits', raw, message);
  return '';
}

function asDigits(raw: string, text: string, findings: Findings): string {
  if (isScientific(text)) {
    const message =
      `${shown(text)} is a long number as Excel shortens it: the last digits of the account number are ` +
      'lost and cannot be recovered. Type the number from its source. ' +
      'In Excel, format the column as Text first.';
    findings.fail('account_number', 'account_scientific', raw, message);
    return '';
  }
  if (isDate(text)) {
    const message =
      `${shown(text)} is a date, not an account number: the columns may be mixed up, or a spreadsheet ` +
      'changed the cell. Type the account number.';
    findings.fail('account_number', 'account_date', raw, message);
    return '';
  }
  const digits = withoutSeparators(text);
  if (SIGNED.test(text) && isDigits(digits.replace(/^\+/, ''))) {
    const message =
      `${shown(text)} has a sign, like an amount or the result of a calculation. Type the account number ` +
      'from its source, digits only.';
    findings.fail('account_number', 'account_signed', raw, message);
    return '';
  }
  if (isDigits(digits)) return digits;
  const decimal = /^(\d+)[.,]0+$/.exec(digits);
  if (decimal) {
    const message =
      `${shown(text)} was saved as an amount, so leading zeros may be lost. Compare it with its source and ` +
      'type the digits only.';
    findings.fail('account_number', 'account_decimal', raw, message);
    return '';
  }
  const at = text.search(/[^\d\s-]/);
  const what = at >= 0 ? characterName(text.codePointAt(at)!) : 'no digits';
  findings.fail(
    'account_number',
    'account_not_digits',
    raw,
    `An account number has digits only; this one has ${what}. Type the digits.`,
  );
  return '';
}

/** A sign at either end. Dashes between digits are separators. */
const SIGNED = /^[+\-\u2010-\u2015\u2212]|[-\u2010-\u2015\u2212]$/;
function ofLength(
  raw: string,
  number: string,
  min: number,
  max: number,
  bank: BankRule | null,
  findings: Findings,
): boolean {
  const count = number.length;
  if (count >= min && count <= max) return true;
  const whose = bank ? `account numbers at ${bank.displayName}` : 'account numbers';
  const range = min === max ? `${min}` : `${min} to ${max}`;
  const unit = isDigits(number) ? 'digit' : 'character';
  const fact = `It has ${count} ${unit}${count === 1 ? '' : 's'}; ${whose} have ${range}.`;
  if (count > max) {
    findings.fail('account_number', 'account_too_long', raw, `${fact} Check the number and the bank.`);
  } else if (min - count <= LOST_ZEROS && isDigits(number) && !number.startsWith('0')) {
    const message =
      `${fact} Leading zeros may be lost, because Excel removes them. ` +
      'Compare it with its source and type it with its zeros.';
    // The number of missing zeros is known only when the bank's account numbers all have one length.
    findings.fail(
      'account_number',
      'account_lost_zero',
      raw,
      message,
      min === max ? number.padStart(min, '0') : undefined,
    );
  } else {
    findings.fail('account_number', 'account_too_short', raw, `${fact} Check the number and the bank.`);
  }
  return false;
}
