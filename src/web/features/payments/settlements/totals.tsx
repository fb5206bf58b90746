import { plural, t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import type { SettlementForDisplay, UnsettledSum } from '../../../../client/types.gen.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { sumOf } from '../shared/sums.ts';

interface UnsettledProps {
  /** The sums that no statement shows yet, over every page of the list. */
  unsettled: readonly UnsettledSum[];
  /** Whether filters narrow the list, and with it the sums. */
  isNarrowed: boolean;
}

/** The sum that the bank should have paid and no statement shows yet: the main figure of the page. */
export function Unsettled({ unsettled, isNarrowed }: UnsettledProps) {
  // A list that is filtered to settled ones shows nothing about the others.
  if (isNarrowed && unsettled.length === 0) return null;
  const title = isNarrowed ? t`Not on a statement yet, as filtered` : t`Not on a statement yet`;
  return (
    <Panel aria-label={title} mb="sm">
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      {unsettled.length === 0 && (
        <Text fw={600} fz="lg">
          {t`Nothing: statements show every payment`}
        </Text>
      )}
      <Stack gap="xs">
        {unsettled.map(({ currency, amount, count }) => (
          <div key={currency}>
            <Amount amount={amount} currency={currency} size="large" />
            <Text size="sm" c="dimmed">
              {inFiles(count)}
            </Text>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function inFiles(count: number): string {
  const files = formatNumber(count);
  return plural(count, { one: 'in 1 bank file', other: `in ${files} bank files` });
}

/** The sums of the settlements on the page: "Shown here: R 950.00 due, R 900.00 settled". */
export function ShownSums({ items }: { items: readonly SettlementForDisplay[] }) {
  const currencies = [...new Set(items.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const shown = items.filter((one) => one.currency === currency);
    const sum = (key: 'expectedAmount' | 'settledAmount') =>
      formatMoney(
        sumOf(
          shown.map((one) => ({ amount: one[key] })),
          currency,
        ),
        currency,
      );
    const expected = sum('expectedAmount');
    const settled = sum('settledAmount');
    return (
      <Text key={currency} size="sm" mt="sm">
        {t`Shown here: ${expected} due, ${settled} settled`}
      </Text>
    );
  });
}
