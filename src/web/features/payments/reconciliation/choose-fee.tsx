import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listEntryCandidatesOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { differenceOf } from '../shared/sums.ts';

interface ChooseFeeProps {
  item: ReconciliationEntry;
  /** Whether the bank charges no more for the payments up to the day of the entry. */
  isLast: boolean;
  onChange: (isLast: boolean) => void;
}

/**
 * The effect of a bank fee on the balance: it settles fees that payments were charged, and only its remainder
 * is new.
 */
export function ChooseFee({ item, isLast, onChange }: ChooseFeeProps) {
  const { entry, account } = item;
  const { currency } = account;
  const query = useQuery(listEntryCandidatesOptions({ path: { id: entry.id }, query: {} }));
  if (query.isPending) return <LoadingRows rows={1} />;
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  const fees = query.data.find(({ kind, file }) => kind === 'FEE' && file === null);
  const charged = entry.amount.replace('-', '');
  if (!fees)
    return (
      <Text size="sm">
        <Trans>
          No fees of payments are expected up to this day. The fee is new, and it is taken from the balance.
        </Trans>
      </Text>
    );
  const expected = fees.amount.replace('-', '');
  const difference = differenceOf(charged, [{ amount: expected }], currency);
  const day = dayWords(entry.bookingDate, true);
  const sum = formatMoney(expected, currency);
  if (difference === null)
    return (
      <Text size="sm">
        <Trans>
          It is exactly what the payments up to {day} were charged: {sum}. The balance stays as it is.
        </Trans>
      </Text>
    );
  const rest = formatMoney(difference.replace('-', ''), currency);
  if (!difference.startsWith('-'))
    return (
      <Text size="sm">
        <Trans>
          The payments up to {day} were charged {sum}, which this settles. The other {rest} is a new fee, and
          it is taken from the balance.
        </Trans>
      </Text>
    );
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>
          The payments up to {day} were charged {sum}, of which this settles a part.
        </Trans>
      </Text>
      <Checkbox
        label={t`The bank charges no more for these payments`}
        description={
          isLast ? t`${rest} is given back to the balance.` : t`Until then, ${rest} stays expected.`
        }
        checked={isLast}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
    </Stack>
  );
}
