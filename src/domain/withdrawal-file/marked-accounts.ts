import type { AccountMark } from '../../shared/terms.ts';
import { countryOf } from '../countries/registry.ts';
import type { AccountDoubt } from './account-doubt.ts';
import { accountDoubt } from './account-doubts.ts';
import { usualLengthsOf } from './rules.ts';
import { shorterThanOthers } from './unusual-lengths.ts';
import type { BankRule } from './withdrawal-rules.ts';

/** The fields of a withdrawal that show whether its account number may be something else. */
export interface AccountOfRow {
  bankCode: string;
  branchCode: string;
  number: string;
  /** The texts of TEXT_FIELDS; '' for an absent one. */
  texts: readonly string[];
  /** In whole units with decimals: `1250.00`. */
  amount: string;
}

/** The mark of each doubt. Whether two numbers were joined is no longer known at this point. */
const MARKS: Record<Exclude<AccountDoubt, 'joined'>, AccountMark> = {
  branch: 'BRANCH',
  identity: 'IDENTITY',
  date: 'DATE',
  phone: 'PHONE',
  pattern: 'PATTERN',
  text: 'TEXT',
  amount: 'AMOUNT',
  length: 'LENGTH',
};

/**
 * The mark of each withdrawal's account number, as the preparer of the file saw it, or null, by the rules of
 * the country. `banks` are the banks that the country's withdrawals may name.
 */
export function markAccounts(
  rows: readonly AccountOfRow[],
  country: string,
  banks: readonly Pick<BankRule, 'code' | 'defaultBranchCode'>[],
): (AccountMark | null)[] {
  const rules = countryOf(country);
  const owners = new Map<string, string[]>();
  for (const { code, defaultBranchCode } of banks)
    owners.set(defaultBranchCode, [...(owners.get(defaultBranchCode) ?? []), code]);
  const isAtOtherBank = ({ bankCode, branchCode }: AccountOfRow): boolean =>
    owners.get(branchCode)?.includes(bankCode) === false;
  if (rules.accountNumbers.letters) return rows.map((row) => (isAtOtherBank(row) ? 'OTHER_BANK' : null));
  const lengths = new Map(banks.map((bank) => [bank.code, usualLengthsOf(bank, rules)]));
  const shorter = shorterThanOthers(rows);
  return rows.map((row, index) => {
    if (isAtOtherBank(row)) return 'OTHER_BANK';
    const doubt = accountDoubt(
      { ...row, usualLengths: lengths.get(row.bankCode) },
      (code) => owners.has(code),
      rules.branchCodeDigits,
    );
    if (doubt !== null && doubt !== 'joined') return MARKS[doubt];
    return shorter.has(index) ? 'SHORTER' : null;
  });
}
