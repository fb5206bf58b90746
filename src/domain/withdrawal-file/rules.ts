import type { Currency } from '../../shared/money.ts';
import type { Rail } from '../../shared/terms.ts';
import type { Country } from '../countries/country.ts';
import { countryOf } from '../countries/registry.ts';
import { cellShapes, type CellShapes } from './cell-shapes.ts';
import { accountTypeDirectory, type AccountTypeDirectory } from './cells/account-type.ts';
import { bankDirectory, type BankDirectory } from './cells/bank.ts';
import type { DecimalMark } from './cells/decimal-parts.ts';
import type { BankRule, WithdrawalRules } from './withdrawal-rules.ts';

/** WithdrawalRules prepared for checking many rows. Contains caches, so do not share it between threads. */
export interface CompiledRules {
  readonly source: WithdrawalRules;
  readonly country: Country;
  readonly shapes: CellShapes;
  readonly currency: Currency;
  readonly decimalMark: DecimalMark | null;
  readonly banks: BankDirectory;
  readonly accountTypes: AccountTypeDirectory;
  /** Universal branch code -> bank; null where two banks share one. */
  readonly branches: ReadonlyMap<string, BankRule | null>;
  readonly maxBatchAmountMinor: bigint | null;
  readonly preferredRail: Rail;
  readonly perBank: ReadonlyMap<BankRule, BankEntry>;
}

interface BankEntry {
  /** The index of the bank in the rules, from 0. */
  index: number;
  /**
   * Amounts up to this go by the preferred rail without another check; -1 if every amount needs the check.
   */
  directUpToMinor: bigint;
  /** The usual lengths of the bank's account numbers; undefined when they are unknown. */
  usualLengths: readonly number[] | undefined;
}

/** Larger than any amount, for a rail without a maximum. */
const NO_MAXIMUM = 1n << 80n;

export function compileRules(rules: WithdrawalRules): CompiledRules {
  const country = countryOf(rules.country);
  const preferred = rules.rails.find((limit) => limit.rail === rules.preferredRail);
  const maximum = preferred ? (preferred.maxAmountMinor ?? NO_MAXIMUM) : -1n;
  const perBank = new Map<BankRule, BankEntry>();
  rules.banks.forEach((bank, index) => {
    perBank.set(bank, {
      index,
      directUpToMinor: bank.rails.includes(rules.preferredRail) ? maximum : -1n,
      usualLengths: usualLengthsOf(bank, country),
    });
  });
  return {
    source: rules,
    country,
    shapes: cellShapes(country),
    currency: rules.currency,
    decimalMark: rules.decimalMark ?? null,
    banks: bankDirectory(rules.banks, country.banks),
    accountTypes: accountTypeDirectory(country.accountTypes),
    branches: branchesOf(rules.banks),
    maxBatchAmountMinor: rules.maxBatchAmountMinor,
    preferredRail: rules.preferredRail,
    perBank,
  };
}

/** The usual lengths are known for the shipped banks; an operator's own list may name another bank. */
export function usualLengthsOf(
  bank: Pick<BankRule, 'code' | 'defaultBranchCode'>,
  { banks }: Country,
): readonly number[] | undefined {
  const shipped = banks.shipped.find(({ code }) => code === bank.code);
  return shipped?.defaultBranchCode === bank.defaultBranchCode ? shipped.usualLengths : undefined;
}

function branchesOf(banks: readonly BankRule[]): Map<string, BankRule | null> {
  const branches = new Map<string, BankRule | null>();
  for (const bank of banks)
    branches.set(bank.defaultBranchCode, branches.has(bank.defaultBranchCode) ? null : bank);
  return branches;
}
