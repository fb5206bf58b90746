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

/**
 * Reads a typed quantity, price or percentage, which may have any number of decimal places. "1,234" could be
 * either number, a thousand times apart, so it is returned unchanged, for the caller to ask.
 */
export function plainQuantity(typed: string): string {
  return EITHER.test(typed.trim()) ? typed.trim() : plainAmount(typed);
}

/** The two numbers that a typed quantity with a comma could be; null when it is clear. */
export function readingsOf(typed: string): [thousands: string, decimals: string] | null {
  const text = typed.trim();
  return EITHER.test(text) ? [text.replace(',', ''), text.replace(',', '.')] : null;
}
