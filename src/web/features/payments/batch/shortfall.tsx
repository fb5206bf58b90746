import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { getFeeQuoteOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type {
  BulkWithdrawalBatchForDisplay,
  DisbursementFeeQuoteForDisplay,
} from '../../../../client/types.gen.ts';
import { Link } from 'react-router';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { isPositive } from '../../../../shared/decimals.ts';
import { formatMoney } from '../../../ui/amount.tsx';

// Few batches have a shortfall.
const CoverShortfall = lazy(() => import('./cover-shortfall.tsx'));

/** While a batch is undecided the balance may change. */
export const QUOTE_REFRESH_MS = 30_000;

/** The shortfall of an undecided batch, and where the money could come from. */
export function Shortfall({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const { data: quote } = useQuery({
    ...getFeeQuoteOptions({ path: { id: batch.id } }),
    refetchInterval: QUOTE_REFRESH_MS,
  });
  if (!quote || !isPositive(quote.shortfall)) return null;
  return (
    <Stack gap="sm" className="no-print">
      <Alert
        color="red"
        icon={<IconAlertTriangle aria-hidden />}
        title={t`Shortfall of ${formatMoney(quote.shortfall, quote.currency)}`}
      >
        <WhatIsNeeded account={quote.payingAccount} withoutOpening={quote.accountWithoutOpening ?? null} />
      </Alert>
      <Suspense fallback={null}>
        <CoverShortfall key={quote.shortfall} shortfall={quote.shortfall} currency={quote.currency} />
      </Suspense>
    </Stack>
  );
}

interface WhatIsNeededProps {
  account: DisbursementFeeQuoteForDisplay['payingAccount'];
  withoutOpening: string | null;
}

/** Only the account that pays the batch counts, and only while its connection is on. */
function WhatIsNeeded({ account, withoutOpening }: WhatIsNeededProps) {
  if (withoutOpening !== null)
    return (
      <Trans>
        The opening balance of <span data-record>{withoutOpening}</span>, the account that pays this batch, is
        not booked yet, so the money on it does not count. The last approval will be refused until it is
        booked: upload a statement of the account, then{' '}
        <Link to={paths.reconciliation()}>propose its balance on Reconcile</Link>.
      </Trans>
    );
  if (!account)
    return (
      <Trans>The last approval will be refused until the account is funded with at least this amount.</Trans>
    );
  const name = <span data-record>{account.name}</span>;
  return account.isOn ? (
    <Trans>
      The last approval will be refused until {name}, the account that pays this batch, is funded with at
      least this amount.
    </Trans>
  ) : (
    <Trans>
      The last approval will be refused while the bank connection of {name}, the account that pays this batch,
      is off.
    </Trans>
  );
}
