import { t } from '@lingui/core/macro';
import { Group, Select, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { listBucketsOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { Figure } from '../../../ui/figure.tsx';
import { Change } from './change.tsx';
import { type Summary, summaryOfHours } from './summary.ts';

const HOUR_S = 3_600;
const HOURS_OF_A_DAY = 24;
const REFRESH_MS = 30_000;

/** The last 24 hours of every market, loaded while the list is open. */
function useSummaries(
  pairs: readonly PairDescription[],
  enabled: boolean,
): ReadonlyMap<string, Summary | null> {
  return useQueries({
    queries: pairs.map(({ symbol }) => ({
      ...listBucketsOptions({
        path: { currencyPair: symbol },
        query: { periodSeconds: HOUR_S, includeEmpty: true, limit: HOURS_OF_A_DAY },
      }),
      enabled,
      staleTime: REFRESH_MS,
    })),
    combine: (found) =>
      new Map(pairs.map(({ symbol }, index) => [symbol, summaryOfHours(found[index]?.data ?? [])])),
  });
}

/** Chooses a market from a list with the last price and the 24-hour change of each. */
export function PairPicker({
  pairs,
  value,
  onChange,
}: {
  pairs: readonly PairDescription[];
  value: string;
  onChange: (pair: string) => void;
}) {
  const [opened, setOpened] = useState(false);
  const summaries = useSummaries(pairs, opened);
  const option = (pair: PairDescription) => ({ value: pair.symbol, label: pair.symbol });
  const of = (type: PairDescription['currencyPairType']) =>
    pairs.filter(({ currencyPairType, active }) => active && currencyPairType === type).map(option);
  const groups = [
    { group: t`Spot`, items: of('SPOT') },
    { group: t`Perpetual futures`, items: of('FUTURE') },
  ];
  return (
    <Select
      label={t`Market`}
      w={{ base: '100%', sm: 220 }}
      comboboxProps={{ width: 300, position: 'bottom-end' }}
      searchable
      allowDeselect={false}
      value={value}
      onChange={(next) => next && onChange(next)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      data={groups.filter(({ items }) => items.length > 0)}
      renderOption={({ option: { value: symbol } }) => {
        const summary = summaries.get(symbol);
        return (
          <Group justify="space-between" wrap="nowrap" gap="sm" flex={1}>
            <Text size="sm" fw={500}>
              {symbol}
            </Text>
            {summary && (
              <Group gap="sm" wrap="nowrap" fz="sm">
                <Figure value={summary.last} />
                <Change percent={summary.change} />
              </Group>
            )}
          </Group>
        );
      }}
    />
  );
}
