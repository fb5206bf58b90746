import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPayoutTotalsOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { PayoutTotals } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { useOverflows } from '../../../ui/overflows.ts';
import { payoutStatusWord } from '../shared/payment-status.tsx';
import type { ApiFilters } from './filters.ts';
import classes from './payouts.module.css';

type Total = PayoutTotals['totals'][number];

/** Paid first, then payments on their way, then failed and returned ones, then incoming money. */
const PLACES = ['COMPLETE', 'PROCESSING', 'REVERSED', 'FAILED'];

function placeOf({ direction, status }: Total): number {
  return (direction === 'CREDIT' ? PLACES.length : 0) + PLACES.indexOf(status);
}

/** Sorted by place; within a place, currencies in which payments are made come first. */
function inOrder(totals: readonly Total[]): Total[] {
  const paid = new Set(
    totals.filter(({ direction }) => direction === 'DEBIT').map(({ currency }) => currency),
  );
  const isOther = ({ currency }: Total) => Number(!paid.has(currency));
  return totals.toSorted((a, b) => placeOf(a) - placeOf(b) || isOther(a) - isOther(b));
}

/** The totals of everything that the filters find, not only of the page that is shown. */
export function Totals({ filters, enabled }: { filters: ApiFilters; enabled: boolean }) {
  const query = useQuery({
    ...getPayoutTotalsOptions({ query: filters }),
    enabled,
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <Skeleton height={42} maw={420} flex="1" />;
  // The list itself shows why the data cannot be read.
  if (query.isError) return null;
  if (!query.data.isComplete)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Too many payouts to total with these filters. Choose a shorter period.</Trans>
      </Text>
    );
  const totals = inOrder(query.data.totals);
  if (totals.length === 0) return null;
  return <TotalsLine totals={totals} stale={query.isPlaceholderData} />;
}

function TotalsLine({ totals, stale }: { totals: readonly Total[]; stale: boolean }) {
  const { ref, overflows } = useOverflows<HTMLDivElement>();
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t`Totals of what is found`}
      className={classes.line}
      // A line that scrolls must be reached by the keyboard.
      {...(overflows ? { tabIndex: 0 } : {})}
    >
      <dl className={classes.totals} data-stale={stale}>
        {totals.map((total) => (
          <div key={`${total.currency} ${total.direction} ${total.status}`}>
            <dt>
              {total.direction === 'CREDIT' ? t`Money in` : payoutStatusWord(total.status)}{' '}
              <span className={classes.count}>{formatNumber(total.count)}</span>
            </dt>
            <dd>
              <Amount amount={total.amount} currency={total.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
