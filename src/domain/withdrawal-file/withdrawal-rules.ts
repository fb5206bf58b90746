import type { Currency } from '../../shared/money.ts';
import type { Rail } from '../../shared/terms.ts';
import type { RailLimit } from '../countries/choose-rail.ts';

/** A bank that can be paid; the contract's BankDefinition fits. */
export interface BankRule {
  code: string;
  displayName: string;
  countryCode: string;
  defaultBranchCode: string;
  accountNumberMinLength: number;
  accountNumberMaxLength: number;
  rails: readonly Rail[];
}

/** A rail, with the others whose payments may be in one bank file with its payments. */
export interface CarriedRail extends RailLimit {
  sharesFileWith?: readonly Rail[];
}

/** What the entity may pay. Amounts in minor units of `currency`. */
export interface WithdrawalRules {
  /** The code of the entity's country, whose formats the cells must have. */
  country: string;
  currency: Currency;
  enabledCurrencies: readonly Currency[];
  banks: readonly BankRule[];
  rails: readonly CarriedRail[];
  /**
   * Whether all payments of a batch travel by one rail, as in a bank file, or by rails that share a file.
   * Absent: large amounts may travel by another rail.
   */
  oneRailPerBatch?: boolean;
  /** The rail of the request, or else the default of the config. */
  preferredRail: Rail;
  maxBatchWithdrawals: number;
  maxBatchAmountMinor: bigint | null;
  /**
   * The mark before the decimals in amounts such as `1,234` and `1.234`, as a person chose it. Null: both are
   * errors.
   */
  decimalMark?: '.' | ',' | null;
}
