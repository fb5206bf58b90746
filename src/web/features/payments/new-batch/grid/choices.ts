import { ACCOUNT_TYPES } from '../../../../../shared/terms.ts';
import type { Field } from '../../../../../domain/withdrawal/shapes.ts';

export interface BankChoice {
  code: string;
  displayName: string;
}

/** Banks whose name or code contains the text; those that begin with it first. */
export function matchingBanks(banks: readonly BankChoice[], text: string): BankChoice[] {
  const wanted = text.trim().toLowerCase();
  const rank = ({ code, displayName }: BankChoice) => {
    const names = [displayName.toLowerCase(), code.toLowerCase()];
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return banks
    .map((bank) => ({ bank, rank: rank(bank) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ bank }) => bank);
}

/** The account type that a text names; null for any other text. */
export function accountTypeOf(text: string): string | null {
  const wanted = plainType(text);
  return ACCOUNT_TYPES.find((type) => plainType(type) === wanted) ?? null;
}

/** The account type that typed letters choose, or else the letters. */
export function typedAccountType(text: string): string {
  const wanted = plainType(text);
  const beginning = (letters: string) => ACCOUNT_TYPES.find((type) => plainType(type).startsWith(letters));
  return (wanted !== '' && (beginning(wanted) ?? beginning(wanted[0]!))) || text;
}

/** The choice that a text becomes when a key ends its typing, as the cell's editor makes it. */
export function typedChoice(field: Field, text: string, banks: readonly BankChoice[]): string {
  if (text.trim() === '') return text;
  if (field === 'bank') return matchingBanks(banks, text)[0]?.displayName ?? text;
  return field === 'account_type' ? typedAccountType(text) : text;
}

function plainType(text: string): string {
  return text.trim().toUpperCase().replaceAll('_', ' ');
}
