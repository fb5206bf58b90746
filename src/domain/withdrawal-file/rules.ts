import type { Currency } from '../../shared/money.ts';
import type { Rail } from '../../shared/terms.ts';
import { bankDirectory, type BankDirectory } from './cells/bank.ts';
import type { DecimalMark } from './cells/decimal-parts.ts';
import type { BankRule, WithdrawalRules } from './types.ts';

/** WithdrawalRules made ready for many rows: compile once, check with it as often as needed. Holds caches; not for sharing between threads. */
export interface CompiledRules {
  readonly source: WithdrawalRules;
  readonly currency: Currency;
  readonly decimalMark: DecimalMark | null;
  readonly banks: BankDirectory;
  readonly maxBatchAmountMinor: bigint | null;
  readonly preferredRail: Rail;
  /** By bank: amounts up to this go by the preferred rail without a further look; -1 when it takes one. */
  readonly directUpToMinor: ReadonlyMap<BankRule, bigint>;
}

/** Larger than any amount: stands for "no maximum" in a comparison. */
const NO_MAXIMUM = 1n << 80n;

export function compileRules(rules: WithdrawalRules): CompiledRules {
  const preferred = rules.rails.find((limit) => limit.rail === rules.preferredRail);
  const maximum = preferred ? (preferred.maxAmountMinor ?? NO_MAXIMUM) : -1n;
  const direct = new Map<BankRule, bigint>();
  for (const bank of rules.banks) direct.set(bank, bank.rails.includes(rules.preferredRail) ? maximum : -1n);
  return {
    source: rules,
    currency: rules.currency,
    decimalMark: rules.decimalMark ?? null,
    banks: bankDirectory(rules.banks),
    maxBatchAmountMinor: rules.maxBatchAmountMinor,
    preferredRail: rules.preferredRail,
    directUpToMinor: direct,
  };
}
