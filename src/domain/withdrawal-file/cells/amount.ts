import { CURRENCY_DIGITS, CURRENCY_WORDS, type Currency } from '../../../shared/money.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import { isDate } from './dates.ts';
import { isScientific, NO_RESULT, NO_RESULT_MESSAGE, plainCell, refuseHidden } from './plain.ts';
import { decimalParts, type DecimalMark } from './decimal-parts.ts';

/** The digits before the decimal point that the contract allows. */
const MOST_WHOLE_DIGITS = 15;
/**
 * Integers of this many digits are exact in a JavaScript number, which is much faster to compute than a
 * bigint.
 */
const EXACT_DIGITS = 15;
/** No amount is longer, and the limit keeps patterns fast on pasted text. */
const LONGEST_AMOUNT = 60;

/**
 * Reads an amount above zero in minor units; null if it has an error. A plain decimal ("1250", "1250.5",
 * "1250.00") is taken literally. A currency word, a decimal comma, marks between thousands and a plus are
 * interpreted and noted. Text with two meanings (1,234 and 1.234) is an error that names both, unless
 * `decimalMark` decides.
 */
export function readAmount(
  raw: string,
  currency: Currency,
  decimalMark: DecimalMark | null,
  findings: Findings,
): bigint | null {
  const plain = plainMinor(raw, CURRENCY_DIGITS[currency]);
  if (plain > 0) return BigInt(plain);
  if (refuseHidden(raw, 'amount', findings)) return null;
  const text = plainCell(raw, 'amount', 'code', findings);
  if (text === '') {
    findings.fail(
      'amount',
      'missing',
      raw,
      'The amount is missing. Type what is to be paid, such as 1250.00.',
    );
    return null;
  }
  return readDecimal(raw, text, currency, decimalMark, findings);
}

/** The minor units of a plain decimal, as nearly every cell has it; -1 for any other or ambiguous text. */
function plainMinor(raw: string, digits: number): number {
  const length = raw.length;
  if (length === 0 || length > EXACT_DIGITS) return -1;
  let minor = 0;
  let point = -1;
  for (let i = 0; i < length; i++) {
    const code = raw.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) minor = minor * 10 + (code - 0x30);
    else if (code === 0x2e && point < 0 && i > 0) point = i;
    else return -1;
  }
  const decimals = point < 0 ? 0 : length - point - 1;
  if (point >= 0 && (decimals === 0 || decimals > 2)) return -1;
  if (decimals > digits || length + digits > EXACT_DIGITS) return -1;
  for (let i = decimals; i < digits; i++) minor *= 10;
  return minor;
}

function readDecimal(
  raw: string,
  text: string,
  currency: Currency,
  decimalMark: DecimalMark | null,
  findings: Findings,
): bigint | null {
  const fail = (code: Parameters<Findings['fail']>[1], message: string): null => {
    findings.fail('amount', code, raw, message);
    return null;
  };
  if (text === NO_RESULT) return fail('placeholder', NO_RESULT_MESSAGE);
  if (text.length > LONGEST_AMOUNT)
    return fail(
      'amount_not_a_number',
      `${shown(text)} is too long for an amount. Type it plainly, such as 1250.00.`,
    );
  if (isScientific(text)) {
    return fail(
      'amount_scientific',
      `${shown(text)} is how Excel shortens a long number, and digits may be lost. Type the amount in full.`,
    );
  }
  if (isDate(text)) {
    return fail(
      'amount_not_a_number',
      `${shown(text)} is a date, not an amount: the columns may be mixed up, or a spreadsheet changed the ` +
        'cell. Type the amount.',
    );
  }
  const bare = withoutCurrency(text, currency);
  if (bare.other) {
    return fail(
      'amount_other_currency',
      `${shown(text)} is in ${bare.other}, but this batch is paid in ${currency}. Type the amount in ` +
        `${currency}.`,
    );
  }
  const signed = withoutSign(bare.text);
  if (signed.negative)
    return fail(
      'amount_negative',
      `${shown(text)} is negative. Only amounts above zero can be paid; type one, or exclude the row.`,
    );
  const parts = decimalParts(signed.text, decimalMark);
  if ('wrong' in parts) return fail(...wrongParts(parts, text, signed.text));
  const digits = CURRENCY_DIGITS[currency];
  if (parts.fraction.length > digits) {
    return fail(
      'amount_too_many_decimals',
      `${shown(text)} has ${parts.fraction.length} decimals; ${currency} has ${digits}. Round the amount.`,
    );
  }
  if (parts.whole.length > MOST_WHOLE_DIGITS)
    return fail('amount_too_large', `${shown(text)} is larger than any payment can be. Check the amount.`);
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  const minor = BigInt(whole + parts.fraction.padEnd(digits, '0'));
  if (minor === 0n)
    return fail(
      'amount_zero',
      `${shown(text)} is nothing to pay. Type an amount above zero, or exclude the row.`,
    );
  const understood = digits > 0 ? `${whole}.${parts.fraction.padEnd(digits, '0')}` : whole;
  if (bare.text !== text) findings.note('amount', 'currency_removed', raw, understood);
  if (signed.text !== bare.text) findings.note('amount', 'plus_removed', raw, understood);
  if (parts.decimalComma) findings.note('amount', 'decimal_comma', raw, understood);
  if (parts.grouped) findings.note('amount', 'thousands_removed', raw, understood);
  if (parts.completed) findings.note('amount', 'digits_completed', raw, understood);
  return minor;
}

type Wrong = Extract<ReturnType<typeof decimalParts>, { wrong: string }>;

function wrongParts(parts: Wrong, text: string, body: string): [Parameters<Findings['fail']>[1], string] {
  switch (parts.wrong) {
    case 'ambiguous': {
      const [whole, rest] = body.split(parts.mark) as [string, string];
      const mark = parts.mark === ',' ? 'comma' : 'point';
      const message =
        `${shown(text)} can mean ${whole}${rest}.00 (${mark} for thousands) or ` +
        `${whole}.${rest} (${mark} for decimals). ` +
        'Type it with two decimals and no thousands separator.';
      return ['amount_ambiguous', message];
    }
    case 'grouping':
      return [
        'amount_grouping',
        `The marks in ${shown(text)} do not separate thousands. Type the amount plainly, such as ` +
          '1250.00.',
      ];
    case 'character':
      return [
        'amount_not_a_number',
        `${shown(text)} is not an amount: it contains ${characterName(parts.codePoint)}. Type it ` +
          'plainly, such as 1250.00.',
      ];
    case 'no_digits':
      return [
        'amount_not_a_number',
        `${shown(text)} is not an amount: it has no digits. Type it plainly, such as 1250.00.`,
      ];
  }
}

/** Removes the word of the currency from either end; `other` is another currency that the text names. */
function withoutCurrency(text: string, currency: Currency): { text: string; other?: Currency } {
  const match = /^([(+-]*)\s*([\p{L}\p{Sc}]*)(.*?)([\p{L}\p{Sc}]*)\s*([)-]*)$/su.exec(text);
  if (!match) return { text };
  const [, before, prefix, body, suffix, after] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const words = [prefix, suffix].filter((word) => word !== '').map((word) => word.toUpperCase());
  if (words.length === 0) return { text };
  for (const [other, names] of Object.entries(CURRENCY_WORDS) as [Currency, readonly string[]][]) {
    if (other !== currency && words.some((word) => names.includes(word))) return { text, other };
  }
  if (!words.every((word) => CURRENCY_WORDS[currency].includes(word))) return { text };
  return { text: `${before}${body.trim()}${after}` };
}

const MINUS = /^\(.*\)$|^[-\u2212\u2013]|[-\u2212\u2013]$/su;

function withoutSign(text: string): { text: string; negative: boolean } {
  if (MINUS.test(text) && /\d/.test(text)) return { text, negative: true };
  return { text: text.startsWith('+') ? text.slice(1).trim() : text, negative: false };
}
