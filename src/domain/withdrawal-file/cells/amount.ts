import { CURRENCY_DIGITS, CURRENCY_WORDS, type Currency } from '../../../shared/money.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import { say, type Sentence } from '../sentences.ts';
import { isDate } from './dates.ts';
import { isScientific, NO_RESULT, plainCell, refuseHidden } from './plain.ts';
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
    findings.fail('amount', 'missing', raw, say('amount_missing'));
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
  const fail = (code: Parameters<Findings['fail']>[1], message: Sentence): null => {
    findings.fail('amount', code, raw, message);
    return null;
  };
  if (text === NO_RESULT) return fail('placeholder', say('no_result'));
  if (text.length > LONGEST_AMOUNT)
    return fail('amount_not_a_number', say('amount_long', { text: shown(text) }));
  if (isScientific(text)) {
    return fail('amount_scientific', say('amount_scientific', { text: shown(text) }));
  }
  if (isDate(text)) {
    return fail('amount_not_a_number', say('amount_date', { text: shown(text) }));
  }
  const bare = withoutCurrency(text, currency);
  if (bare.other) {
    return fail(
      'amount_other_currency',
      say('amount_other_currency', { text: shown(text), other: bare.other, currency }),
    );
  }
  const signed = withoutSign(bare.text);
  if (signed.negative) return fail('amount_negative', say('amount_negative', { text: shown(text) }));
  const parts = decimalParts(signed.text, decimalMark);
  if ('wrong' in parts) return fail(...wrongParts(parts, text, signed.text));
  const digits = CURRENCY_DIGITS[currency];
  if (parts.fraction.length > digits) {
    return fail(
      'amount_too_many_decimals',
      say('amount_too_many_decimals', {
        text: shown(text),
        decimals: parts.fraction.length,
        currency,
        digits,
      }),
    );
  }
  if (parts.whole.length > MOST_WHOLE_DIGITS)
    return fail('amount_too_large', say('amount_too_large', { text: shown(text) }));
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  const minor = BigInt(whole + parts.fraction.padEnd(digits, '0'));
  if (minor === 0n) return fail('amount_zero', say('amount_zero', { text: shown(text) }));
  const understood = digits > 0 ? `${whole}.${parts.fraction.padEnd(digits, '0')}` : whole;
  if (bare.text !== text) findings.note('amount', 'currency_removed', raw, understood);
  if (signed.text !== bare.text) findings.note('amount', 'plus_removed', raw, understood);
  if (parts.decimalComma) findings.note('amount', 'decimal_comma', raw, understood);
  if (parts.grouped) findings.note('amount', 'thousands_removed', raw, understood);
  if (parts.completed) findings.note('amount', 'digits_completed', raw, understood);
  return minor;
}

type Wrong = Extract<ReturnType<typeof decimalParts>, { wrong: string }>;

function wrongParts(parts: Wrong, text: string, body: string): [Parameters<Findings['fail']>[1], Sentence] {
  switch (parts.wrong) {
    case 'ambiguous': {
      const [whole, rest] = body.split(parts.mark) as [string, string];
      const key = parts.mark === ',' ? 'amount_ambiguous_comma' : 'amount_ambiguous_point';
      return ['amount_ambiguous', say(key, { text: shown(text), whole, rest })];
    }
    case 'grouping':
      return ['amount_grouping', say('amount_grouping', { text: shown(text) })];
    case 'character':
      return [
        'amount_not_a_number',
        say('amount_character', { text: shown(text), what: characterName(parts.codePoint) }),
      ];
    case 'no_digits':
      return ['amount_not_a_number', say('amount_no_digits', { text: shown(text) })];
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
