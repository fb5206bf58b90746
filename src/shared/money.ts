/**
 * Money is a bigint of minor units beside its currency. It becomes text at the edges only, and never a
 * floating-point number.
 */

/**
 * Currencies that Outlay supports, with the number of decimal places of each (ISO 4217; USDC: 6).
 */
export const CURRENCY_DIGITS = { ZAR: 2, USD: 2, EUR: 2, GBP: 2, USDC: 6 } as const;

export type Currency = keyof typeof CURRENCY_DIGITS;

export const CURRENCIES = Object.keys(CURRENCY_DIGITS) as [Currency, ...Currency[]];

/** The words and signs by which files name each currency, in capitals. */
export const CURRENCY_WORDS: Readonly<Record<Currency, readonly string[]>> = {
  ZAR: ['R', 'ZAR', 'RAND', 'RANDS', 'SA RAND'],
  USD: ['$', 'US$', 'USD', 'USD$'],
  EUR: ['€', 'EUR', 'EURO', 'EUROS'],
  GBP: ['£', 'GBP'],
  USDC: ['USDC'],
};

/** The largest amount that the database's bigint columns hold, in minor units. */
export const MAX_AMOUNT_MINOR = 9_223_372_036_854_775_807n;

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCY_DIGITS, text);
}

/** A whole text that is a plain decimal: at most `wholeDigits` before the point, `decimals` after it. */
function decimalPattern(wholeDigits: number, decimals: number, sign: '' | '-?' = ''): RegExp {
  return new RegExp(`^${sign}\\d{1,${wholeDigits}}(\\.\\d{1,${decimals}})?$`);
}

/** An amount of any currency in answers and requests, in major units; may be negative. */
export const AMOUNT_PATTERN = decimalPattern(19, 8, '-?');
/** The amount of a withdrawal. */
export const WITHDRAWAL_AMOUNT_PATTERN = decimalPattern(15, 2);
/** An amount to search for. */
export const AMOUNT_FILTER_PATTERN = decimalPattern(15, 8);
/** A price, quantity, rate or balance of the exchange; may be negative. */
export const DECIMAL_PATTERN = decimalPattern(20, 18, '-?');
/** A price, quantity, rate or amount that a client sends to the exchange. */
export const DECIMAL_INPUT_PATTERN = decimalPattern(15, 18);

const PLAIN_DECIMAL = /^(-?)(\d{1,19})(?:\.(\d+))?$/;

/**
 * Reads a decimal string in major units ("1250", "1250.5", "1250.00") as minor units. Returns null when the
 * text is not a plain decimal, has more digits than the currency, or does not fit the database.
 */
export function parseAmount(text: string, currency: Currency): bigint | null {
  const match = PLAIN_DECIMAL.exec(text);
  if (!match) return null;
  const digits = CURRENCY_DIGITS[currency];
  const fraction = match[3] ?? '';
  if (fraction.length > digits) return null;
  const minor = BigInt(match[2] + fraction.padEnd(digits, '0'));
  if (minor > MAX_AMOUNT_MINOR) return null;
  return match[1] === '-' ? -minor : minor;
}

/** Writes minor units as a decimal string with the currency's digits: (125000n, 'ZAR') -> "1250.00". */
export function formatAmount(minor: bigint, currency: Currency): string {
  const digits = CURRENCY_DIGITS[currency];
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Multiplies by a rate given in basis points and rounds half up, as VAT is rounded: (250n, 1500n) -> 38n.
 * Non-negative input.
 */
export function shareHalfUp(minor: bigint, basisPoints: bigint): bigint {
  return (minor * basisPoints * 2n + 10_000n) / 20_000n;
}
