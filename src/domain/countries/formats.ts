import type { AccountNumbers } from './country.ts';

/** The account numbers of a country, as a pattern of a whole text. A bank may allow fewer lengths. */
export function accountNumberPattern({ minLength, maxLength, letters }: AccountNumbers): RegExp {
  return new RegExp(`^${letters ? '[0-9A-Z]' : '\\d'}{${minLength},${maxLength}}$`);
}

/** The branch codes of a country, as a pattern of a whole text. */
export function branchCodePattern(digits: number): RegExp {
  return new RegExp(`^\\d{${digits}}$`);
}
