import { isUuid } from '../../../shared/ids.ts';
import { CURRENCIES, parseAmount, type Currency } from '../../../shared/money.ts';
import { normaliseName } from '../../../shared/names.ts';
import { searchedAmount } from '../../../shared/typed-amount.ts';

/** A search text, as the statements take it. */
export interface Terms {
  /** The text, when it is an id. */
  id: string | null;
  /** The text as it was typed, as a pattern of LIKE. */
  whole: string;
  /** The pattern of texts that begin with it, in lower case. */
  begins: string;
  /** The patterns of its words. The two longest find rows in an index, and the others narrow them down. */
  longest: string;
  second: string;
  others: string[];
  /** The pattern of account numbers that come first: they end with the text, which has digits only. */
  endsWith: string | null;
  /** The amount that the text writes. */
  amount: SearchedAmount | null;
}

/** An amount to look for, in the minor units of each currency in which it is possible. */
export interface SearchedAmount {
  currencies: Currency[];
  minors: bigint[];
  /** Whether the text can only be an amount: plain digits may also be a part of an account number. */
  isCertain: boolean;
}

export function termsOf(typed: string): Terms {
  const [longest = '', second = longest, ...others] = normaliseName(typed)
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf);
  const digits = typed.replaceAll(/\s/g, '');
  return {
    id: isUuid(typed) ? typed.toLowerCase() : null,
    whole: `%${escapeLike(typed)}%`,
    begins: `${escapeLike(typed.toLowerCase())}%`,
    longest,
    second,
    others,
    amount: amountOf(typed),
    endsWith: /^\d+$/.test(digits) ? `%${digits}` : null,
  };
}

function amountOf(typed: string): SearchedAmount | null {
  const read = searchedAmount(typed);
  if (!read) return null;
  const possible = CURRENCIES.flatMap((currency) => {
    const minor = parseAmount(read.amount, currency);
    return minor === null ? [] : [{ currency, minor }];
  });
  return {
    currencies: possible.map(({ currency }) => currency),
    minors: possible.map(({ minor }) => minor),
    isCertain: read.isCertain,
  };
}

/** One or two characters must begin a word: anywhere in a word, they would match most names. */
function patternOf(word: string): string {
  return /^[\p{L}\d]{1,2}$/u.test(word) ? `% ${word}%` : `%${escapeLike(word)}%`;
}

/** Escapes the wildcards of LIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
}
