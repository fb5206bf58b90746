import type { PendingTotal } from '../../../../client/types.gen.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  getAccountBalancesOptions,
  getPendingTotalOptions,
} from '../../../../client/@tanstack/react-query.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { Amount } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { NotPayableYet } from '../shared/notices/not-payable-yet.tsx';
import { useCountry } from '../shared/use-country.ts';
import { payments } from '../shared/words.ts';

const REFRESH_MS = 30_000;
/** The height of the content, reserved while it loads. The sentences need one more line on narrow screens. */
const ROOM = { base: 92, sm: 68 };

/** The balance from which batches can be paid now. */
export function Available() {
  const country = useCountry();
  const query = useQuery({
    ...getAccountBalancesOptions({
      path: { type: 'FUNDING' },
      query: { currency: country?.currency ?? DEFAULT_COUNTRY.currency },
    }),
    enabled: country !== null,
    refetchInterval: REFRESH_MS,
  });
  const balance = query.data?.[0];
  return (
    <Panel title={t`Available to pay out`}>
      {query.isPending && <Skeleton mih={ROOM} />}
      {query.isError && !balance && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {balance && (
        <Stack gap={4} mih={ROOM}>
          <Amount amount={balance.available} currency={balance.currency} size="large" />
          <Text c="dimmed" size="sm" component="div">
            {/[1-9]/.test(balance.reserved) ? (
              <Trans>
                <Amount amount={balance.reserved} currency={balance.currency} /> more is reserved for approved
                batches.
              </Trans>
            ) : (
              t`Nothing is reserved for approved batches.`
            )}{' '}
            <Link to={paths.balances()}>{t`All balances`}</Link>
          </Text>
          <NotPayableYet />
        </Stack>
      )}
    </Panel>
  );
}

/** The total of the batches that wait for approval, by currency. */
export function Pending() {
  const query = useQuery({ ...getPendingTotalOptions(), refetchInterval: REFRESH_MS });
  return (
    <Panel title={t`Waiting for approval`}>
      {query.isPending && <Skeleton mih={ROOM} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <Text c="dimmed">
          <Trans>No batches are waiting for approval.</Trans>
        </Text>
      )}
      <Stack gap="sm" {...(query.data ? { mih: ROOM } : {})}>
        {query.data?.map((total) => (
          <Stack key={total.currency} gap={4}>
            <Amount amount={total.amount} currency={total.currency} size="medium" />
            <Text c="dimmed" size="sm" component="div">
              <InBatches total={total} />{' '}
              <Link to={paths.batches('?status=PENDING_APPROVAL')}>
                {total.batchCount === 1 ? t`See it` : t`See them`}
              </Link>
            </Text>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

/** The number of payments and batches in the total, and their fees. */
function InBatches({ total }: { total: PendingTotal }) {
  const { batchCount, withdrawalCount, fees, currency } = total;
  const planned = payments(withdrawalCount);
  const batches = formatNumber(batchCount);
  if (batchCount === 1)
    return (
      <Trans>
        {planned} in one batch, plus <Amount amount={fees} currency={currency} /> in fees.
      </Trans>
    );
  return (
    <Trans>
      {planned} in {batches} batches, plus <Amount amount={fees} currency={currency} /> in fees.
    </Trans>
  );
}
