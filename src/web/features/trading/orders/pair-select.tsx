import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { usePairs } from '../shared/market-prices.ts';

/** Limits the list to one market. */
export function PairSelect({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (pair: string | undefined) => void;
}) {
  const pairs = usePairs();
  return (
    <Select
      label={t`Market`}
      placeholder={t`All markets`}
      clearable
      clearButtonProps={{ 'aria-label': t`All markets` }}
      searchable
      w={{ base: '100%', xs: 180 }}
      data={pairs.map(({ symbol }) => symbol)}
      value={value ?? null}
      onChange={(pair) => onChange(pair ?? undefined)}
    />
  );
}
