import type {
  BankDefinition,
  EntityConfigForDisplay,
  PaymentConfigForDisplay,
} from '../../../../../client/types.gen.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';
import { type Currency, parseAmount } from '../../../../../shared/money.ts';
import type { Rail } from '../../../../../shared/terms.ts';

/** The server's data about this entity that decides how a file is read and checked. */
export interface Setup {
  banks: BankDefinition[];
  entity: EntityConfigForDisplay;
  config: PaymentConfigForDisplay;
}

interface FileChoices {
  currency: Currency;
  rail: Rail;
  /** The decimal mark of ambiguous amounts such as `1,234`; null until the user has decided. */
  decimalMark: '.' | ',' | null;
}

/** The rules of the withdrawal file for this entity and these choices. */
export function rulesOf({ banks, entity }: Setup, choices: FileChoices): WithdrawalRules {
  const maximum = entity.maxBatchAmounts.find((one) => one.currency === choices.currency)?.amount ?? null;
  return {
    country: entity.country,
    currency: choices.currency,
    enabledCurrencies: entity.enabledCurrencies,
    banks,
    rails: entity.rails.map(({ rail, maxAmount, sharesFileWith }) => ({
      rail,
      sharesFileWith,
      maxAmountMinor: maxAmount === null ? null : parseAmount(maxAmount, choices.currency),
    })),
    oneRailPerBatch: entity.oneRailPerBatch,
    preferredRail: choices.rail,
    maxBatchWithdrawals: entity.maxBatchWithdrawals,
    maxBatchAmountMinor: maximum === null ? null : parseAmount(maximum, choices.currency),
    decimalMark: choices.decimalMark,
  };
}
