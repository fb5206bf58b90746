import { CURRENCY_WORDS } from '../../shared/money.ts';
import type { Country } from '../countries/country.ts';

/** The forms of payment cells in a country. They separate data from headers, titles and totals. */
export interface CellShapes {
  /** An account number without separators. */
  account: RegExp;
  /** A branch code, perhaps without its leading zero. */
  branch: RegExp;
  /** A cell that a header never has: a long number, an account number or an amount with decimals. */
  data: RegExp;
}

/** An account number with letters has at least this many digits; texts with fewer are words. */
const FEWEST_DIGITS = 4;

/** A word or sign of any currency, with or without a space after it. */
const CURRENCY = `(?:(?:${Object.values(CURRENCY_WORDS).flat().map(escaped).join('|')}) ?)`;
const AMOUNT = `${CURRENCY}?-?\\d[\\d ,.]*[.,]\\d{2}`;
const NUMBER = new RegExp(`^${CURRENCY}?[-+]?\\d[\\d\\s.,'\\u00a0]*$`);

export function cellShapes({ accountNumbers, branchCodeDigits }: Country): CellShapes {
  const { minLength, maxLength, letters } = accountNumbers;
  const account = letters
    ? `(?=(?:[A-Za-z]*\\d){${FEWEST_DIGITS}})[0-9A-Za-z]{${minLength},${maxLength}}`
    : `\\d{${minLength},${maxLength}}`;
  return {
    account: new RegExp(`^${account}$`),
    branch: new RegExp(`^\\d{${branchCodeDigits - 1},${branchCodeDigits}}$`),
    data: new RegExp(`^\\s*(?:\\d{${minLength},}|${account}|${AMOUNT})\\s*$`),
  };
}

/** Whether a text is a number, perhaps with a currency and with marks between its digits. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text);
}

function escaped(text: string): string {
  return text.replace(/[$]/g, '\\$&');
}
