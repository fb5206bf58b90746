import type { AccountDoubt } from './account-doubt.ts';
import { isDate } from './cells/dates.ts';
import { isDigits } from './cells/plain.ts';
import type { RowReading } from './row-reading.ts';
import type { CompiledRules } from './rules.ts';
import { say } from './sentences.ts';
import { FIELDS, TEXT_FIELDS } from '../withdrawal/shapes.ts';

const AMOUNT = FIELDS.indexOf('amount');
const ACCOUNT = FIELDS.indexOf('account_number');
/** From this length on, a whole amount without separators is as long as an account number. */
const LONG_AMOUNT = 9;
/** The fewest digits of an amount that an account number can repeat by mistake and not by chance. */
const SHORTEST_REPEATED = 7;
const RISING = '01234567890123';
const FALLING = '98765432109876';

/**
 * Refuses account numbers that no account can have, and marks those that look like another kind of number:
 * they may be right, but a person should compare them with their source. For countries whose account numbers
 * are digits.
 */
export function doubtAccount(cells: readonly string[], reading: RowReading, rules: CompiledRules): void {
  const { accountNumber: number, findings } = reading;
  if (number === '' || rules.country.accountNumbers.letters) return;
  const significant = number.charCodeAt(0) === ZERO ? number.replace(/^0+/, '') : number;
  if (significant === '') {
    findings.fail('account_number', 'account_zeros', cells[ACCOUNT]!, say('account_zeros'));
    return;
  }
  if (significant.length <= rules.country.branchCodeDigits && isOwnBranch(significant, reading)) {
    const message = say('account_is_branch_code', { text: number });
    findings.fail('account_number', 'account_is_branch_code', cells[ACCOUNT]!, message);
    return;
  }
  const raw = cells[AMOUNT]!;
  if (raw.length >= LONG_AMOUNT && isDigits(raw)) findings.note('amount', 'amount_like_account', raw, raw);
  const { texts, bank } = reading;
  const usualLengths = bank === null ? undefined : rules.perBank.get(bank)?.usualLengths;
  const doubt = accountDoubt(
    { number, texts, amount: raw, usualLengths },
    (code) => rules.branches.has(code),
    rules.country.branchCodeDigits,
  );
  const found = doubt ?? (beginsWithBranch(number, reading) ? 'joined' : null);
  if (found) findings.note('account_number', 'account_doubtful', number, found);
}

/** Whether the account number has the branch code of the row in front of it. */
function beginsWithBranch(number: string, { branchCode, bank }: RowReading): boolean {
  return [branchCode, bank?.defaultBranchCode].some(
    (code) => code !== undefined && code !== '' && number.length > code.length && number.startsWith(code),
  );
}

const ZERO = 0x30;

function isOwnBranch(significant: string, { branchCode, bank }: RowReading): boolean {
  const same = (code: string | undefined) => code !== undefined && code.replace(/^0+/, '') === significant;
  return same(branchCode) || same(bank?.defaultBranchCode);
}

/** What decides whether an account number looks like something else. */
export interface AccountToDoubt {
  number: string;
  /** The texts of TEXT_FIELDS; '' for an absent one. */
  texts: readonly string[];
  /** The amount as it is written. */
  amount: string;
  /** The usual lengths of the bank's account numbers; undefined when they are unknown. */
  usualLengths: readonly number[] | undefined;
}

/** What an account number looks like, if it may be something else; null otherwise. */
export function accountDoubt(
  { number, texts, amount, usualLengths }: AccountToDoubt,
  isBranch: (code: string) => boolean,
  branchDigits: number,
): AccountDoubt | null {
  const { length } = number;
  const significant = number.charCodeAt(0) === ZERO ? number.replace(/^0+/, '') : number;
  if (significant.length <= branchDigits && isBranch(significant.padStart(branchDigits, '0')))
    return 'branch';
  if (looksLikeIdentity(number)) return 'identity';
  if (length === 8 && looksLikeDate(number)) return 'date';
  if (looksLikePhone(number)) return 'phone';
  if (isPattern(number)) return 'pattern';
  for (let i = 0; i < TEXT_FIELDS.length; i++) if (repeats(texts[i]!, significant)) return 'text';
  if (length >= SHORTEST_REPEATED && amount.startsWith(significant) && /^\d+(?:[.,]\d*)?$/.test(amount))
    return 'amount';
  return usualLengths && !usualLengths.includes(length) ? 'length' : null;
}

/** A South African identity number: a date of birth, and Luhn's check digit. */
function looksLikeIdentity(number: string): boolean {
  if (number.length !== 13 || !isDate(`20${number.slice(0, 2)}-${number.slice(2, 4)}-${number.slice(4, 6)}`))
    return false;
  let sum = 0;
  for (let i = 0; i < 13; i++) {
    const digit = number.charCodeAt(12 - i) - ZERO;
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** 20260331 or 31032026, of this century or the end of the last. */
function looksLikeDate(number: string): boolean {
  const isoLike = /^(?:19[5-9]|20[0-4])/.test(number);
  const dayFirst = /(?:19[5-9]|20[0-4])\d$/.test(number);
  return (
    (isoLike && isDate(`${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6)}`)) ||
    (dayFirst && isDate(`${number.slice(0, 2)}-${number.slice(2, 4)}-${number.slice(4)}`))
  );
}

/** A South African mobile number. */
function looksLikePhone(number: string): boolean {
  const { length } = number;
  if (length === 10) return /^0[678]/.test(number);
  return length === 11 && /^27[678]/.test(number);
}

/** A program that keeps six digits of a large number writes 4.05551e+09, and the next program 4055510000. */
const SIX_DIGITS_KEPT = /^[1-9]\d{5}0{4,}$/;

/**
 * One digit throughout, digits in order, or zeros at the end: not an account number, or only a part of one.
 */
function isPattern(number: string): boolean {
  if (number.endsWith('0000') && SIX_DIGITS_KEPT.test(number)) return true;
  if (number.charCodeAt(0) === number.charCodeAt(1)) return /^(\d)\1+$/.test(number);
  return RISING.includes(number) || FALLING.includes(number);
}

/** Whether a text is the number itself, perhaps with letters or zeros in front. */
function repeats(text: string, significant: string): boolean {
  if (text.length < significant.length || !text.endsWith(significant)) return false;
  return /^[^\d]*0*$/.test(text.slice(0, -significant.length));
}
