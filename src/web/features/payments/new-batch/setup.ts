import type {
  BankDefinition,
  EntityConfigForDisplay,
  PaymentConfigForDisplay,
} from '../../../../client/types.gen.ts';
import { countryOf } from '../../../../domain/countries/registry.ts';
import type { WithdrawalRules } from '../../../../domain/withdrawal-file/withdrawal-rules.ts';
import { parseAmount } from '../../../../shared/money.ts';
import type { Rail } from '../../../../shared/terms.ts';
import type { Choices } from './desk/protocol.ts';
import type { Source } from './state.ts';

/** The server's data about this entity that decide how a file is read and checked. */
export interface Setup {
  banks: BankDefinition[];
  entity: EntityConfigForDisplay;
  config: PaymentConfigForDisplay;
}

/**
 * The initial choices: the config's rail if it is enabled, else the first enabled rail. Rows that
 * are paid again keep their currency; a retry keeps its rail while the entity may use it.
 */
export function firstChoices({ entity, config }: Setup, earlier: Source | null): Choices {
  const isEnabled = (rail: Rail | undefined) => entity.rails.some((one) => one.rail === rail);
  const rail = isEnabled(config.defaultRail)
    ? config.defaultRail
    : (entity.rails[0]?.rail ?? config.defaultRail);
  return {
    currency: earlier?.repeats?.currency ?? countryOf(entity.country).currency,
    rail: earlier?.rail && isEnabled(earlier.rail) ? earlier.rail : rail,
    decimalMark: null,
  };
}

/** The rules of the withdrawal file for this entity and these choices. */
export function rulesOf({ banks, entity }: Setup, choices: Choices): WithdrawalRules {
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
