import { t } from '@lingui/core/macro';
import type { EntryRule } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { categoryWords } from '../shared/statements/category-words.ts';

/** The entries that a rule is about, and whether it posts or proposes them. */
export function RuleFacts({ rule }: { rule: EntryRule }) {
  return (
    <Facts
      items={[
        [t`What it is`, categoryWords(rule.category)],
        [t`Words`, rule.words],
        [t`Amounts`, amountWords(rule)],
        [t`Entries like it`, howWords(rule)],
      ]}
    />
  );
}

/** The direction and bounds of a rule: "Out, R 0.01 to R 1,500.00". */
export function amountWords({ direction, fromAmount, toAmount, account: { currency } }: EntryRule): string {
  const from = formatMoney(fromAmount, currency);
  const to = formatMoney(toAmount, currency);
  return direction === 'OUT' ? t`Out, ${from} to ${to}` : t`In, ${from} to ${to}`;
}

/** Says whether entries that fit are posted or proposed. */
export function howWords({ isAutomatic }: EntryRule): string {
  return isAutomatic ? t`Posted without asking` : t`Proposed`;
}
