import { CURRENCIES } from './money.ts';

const CURRENCY = /^(?:R|[A-Z]{3,4})(?=[\s\d])/;
const SPACED = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d*)?$/;
const WITH_COMMAS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const DECIMAL_COMMA = /^\d+,\d*$/;
const EITHER = /^[1-9]\d{0,2},\d{3}$/;

/**
 * Reads a typed amount of money as a plain decimal: "R 100,000.00", "100 000,00" and "100000,00" are all
 * "100000.00". A comma with three digits after it separates thousands, because money has two decimal places;
 * any other single comma is the decimal mark, as South Africans write it. Any other text is returned
 * unchanged, for the caller or the server to refuse.
 */
export function plainAmount(typed: string): string {
  const text = typed.trim();
  const bare = text.replace(CURRENCY, '').trimStart();
  if (SPACED.test(bare)) return bare.replaceAll(/[ \u00a0\u202f]/g, '').replace(',', '.');
  if (WITH_COMMAS.test(bare)) return bare.replaceAll(',', '');
  if (DECIMAL_COMMA.test(bare)) return bare.replace(',', '.');
  return /^\d/.test(bare) ? bare : text;
}

const WITH_POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/;
const DECIMAL = /^\d{1,15}(?:\.\d{1,18})?$/;
const SIGN = /^[-\u2212]\s*/;
const CURRENCY_BEFORE = new RegExp(`^(?:R|${CURRENCIES.join('|')})(?=[\\s\\d-])\\s*`);
const CURRENCY_BEHIND = new RegExp(`\\s*(?:${CURRENCIES.join('|')})$`);

/**
 * Reads a text that may be an amount to look for: everything that `plainAmount` reads, and what lists and
 * statements print, such as "-614.89", "1.250,00" and "614,89 ZAR". Null when it is not an amount.
 * `isCertain` is false for plain digits, which may equally be part of an account number or a reference.
 */
export function searchedAmount(typed: string): { amount: string; isCertain: boolean } | null {
  const text = [SIGN, CURRENCY_BEFORE, SIGN, CURRENCY_BEHIND].reduce(
    (rest, part) => rest.replace(part, ''),
    typed.trim().toUpperCase(),
  );
  const amount = WITH_POINTS.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : /^\d/.test(text)
      ? plainAmount(text).replace(/\.$/, '')
      : '';
  return DECIMAL.test(amount) ? { amount, isCertain: !/^\d+$/.test(typed.trim()) } : null;
}

/**
 * Reads a typed quantity, price or percentage, which may have any number of decimal places. "1,234" could be
 * either of two numbers, one a thousand times the other, so it is returned unchanged and the caller asks.
 */
export function plainQuantity(typed: string): string {
  return EITHER.test(typed.trim()) ? typed.trim() : plainAmount(typed);
}

/** The two numbers that a typed quantity with a comma could be; null when it is clear. */
export function readingsOf(typed: string): [thousands: string, decimals: string] | null {
  const text = typed.trim();
  return EITHER.test(text) ? [text.replace(',', ''), text.replace(',', '.')] : null;
}
