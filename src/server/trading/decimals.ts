/** Plain decimals at the edge of the exchange; integers inside. */

/** Writes an integer of 10^-digits as a plain decimal without trailing zeros: (150000000, 8) -> "1.5". */
export function toDecimal(amount: number, digits: number): string {
  const sign = amount < 0 ? '-' : '';
  const text = Math.abs(amount)
    .toString()
    .padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = digits === 0 ? '' : text.slice(-digits).replace(/0+$/, '');
  return `${sign}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** The same for a non-negative bigint. */
export function bigDecimal(amount: bigint, digits: number): string {
  const text = amount.toString().padStart(digits + 1, '0');
  return trimDecimal(`${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`);
}

const PLAIN = /^(\d{1,15})(?:\.(\d*))?$/;

/**
 * Reads a non-negative plain decimal as an integer of 10^-digits. Excess digits are cut off (`truncate`) or
 * give null (`exact`). Also null for any other text, and for a number that does not fit 53 bits.
 */
export function fromDecimal(text: string, digits: number, truncate: 'truncate' | 'exact'): number | null {
  const match = PLAIN.exec(text);
  if (!match) return null;
  const fraction = match[2] ?? '';
  if (truncate === 'exact' && /[^0]/.test(fraction.slice(digits))) return null;
  const amount = Number(`${match[1]}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Removes the trailing zeros of a PostgreSQL decimal: "1.500" -> "1.5". */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
