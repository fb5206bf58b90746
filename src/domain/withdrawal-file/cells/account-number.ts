import type { AccountNumbers } from '../../countries/country.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import { say, type Sentence } from '../sentences.ts';
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
const SHORTEST_ACCOUNT = 7;
const LONGEST_SUFFIX = 3;

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
    findings.fail('account_number', 'missing', raw, say('account_missing'));
    return '';
  }
  if (refusePlaceholder(text, raw, 'account_number', true, findings)) return '';
  // Two lines are often two numbers.
  if (/[\r\n]/.test(text)) {
    findings.fail(
      'account_number',
      'account_two_lines',
      raw,
      say('account_two_lines', { text: shown(text) }),
    );
    return '';
  }
  const number = format.letters ? asLettersAndDigits(raw, text, findings) : asDigits(raw, text, findings);
  if (number === '') return '';
  if (number !== text) {
    findings.note('account_number', 'separators_removed', raw, number);
    if (looksJoined(text)) findings.note('account_number', 'account_doubtful', text, 'joined');
  }
  return ofLength(raw, number, min, max, bank, findings) ? number : '';
}

/** Whether a number is followed by a short suffix or by another number: "4012345678-01", "40123 45678". */
function looksJoined(text: string): boolean {
  const groups = text.split(/[\s\u2010-\u2015\u2212-]+/).map((group) => group.length);
  if (groups.length !== 2) return false;
  const [first, second] = groups as [number, number];
  return (first >= SHORTEST_ACCOUNT && second <= LONGEST_SUFFIX) || (first >= 5 && second >= 5);
}

function asLettersAndDigits(raw: string, text: string, findings: Findings): string {
  const number = withoutSeparators(text).toUpperCase();
  if (/^[0-9A-Z]+$/.test(number)) return number;
  findings.fail('account_number', 'account_not_digits', raw, say('account_letters_and_digits'));
  return '';
}

function asDigits(raw: string, text: string, findings: Findings): string {
  if (isScientific(text)) {
    findings.fail(
      'account_number',
      'account_scientific',
      raw,
      say('account_scientific', { text: shown(text) }),
    );
    return '';
  }
  if (isDate(text)) {
    findings.fail('account_number', 'account_date', raw, say('account_date', { text: shown(text) }));
    return '';
  }
  const digits = withoutSeparators(text);
  if (SIGNED.test(text) && isDigits(digits.replace(/^\+/, ''))) {
    findings.fail('account_number', 'account_signed', raw, say('account_signed', { text: shown(text) }));
    return '';
  }
  if (isDigits(digits)) return digits;
  const decimal = /^(\d+)[.,]0+$/.exec(digits);
  if (decimal) {
    findings.fail('account_number', 'account_decimal', raw, say('account_decimal', { text: shown(text) }));
    return '';
  }
  const at = text.search(/[^\d\s-]/);
  const what = at >= 0 ? characterName(text.codePointAt(at)!) : say('no_digits');
  findings.fail('account_number', 'account_not_digits', raw, say('account_not_digits', { what }));
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
  const fact = lengthFact(number, min, max, bank);
  if (count > max) {
    findings.fail('account_number', 'account_too_long', raw, say('account_length', { fact }));
  } else if (min - count <= LOST_ZEROS && isDigits(number) && !number.startsWith('0')) {
    // The number of missing zeros is known only when the bank's account numbers all have one length.
    findings.fail(
      'account_number',
      'account_lost_zero',
      raw,
      say('account_lost_zero', { fact }),
      min === max ? number.padStart(min, '0') : undefined,
    );
  } else {
    findings.fail('account_number', 'account_too_short', raw, say('account_length', { fact }));
  }
  return false;
}

/** "It has 9 digits; account numbers at Capitec have 10." */
function lengthFact(number: string, min: number, max: number, bank: BankRule | null): Sentence {
  const values = {
    count: number.length,
    whose: bank ? say('account_numbers_at', { bank: bank.displayName }) : say('account_numbers'),
    range: min === max ? min : say('from_to', { from: min, to: max }),
  };
  if (isDigits(number)) return say(number.length === 1 ? 'account_one_digit' : 'account_digits', values);
  return say(number.length === 1 ? 'account_one_character' : 'account_characters', values);
}
