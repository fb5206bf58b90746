import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import IconWallet from '~icons/tabler/wallet';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { listAllBalancesOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { BalanceGroup } from '../../../../client/types.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { useMarketPrices } from '../shared/market-prices.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { Account } from './account.tsx';
import { holdingsOf } from './holdings.ts';
import { useLiveBalances } from './use-live-balances.ts';
import { Worth } from './worth.tsx';

const TARGETS = ['ZAR', 'USDC'] as const;
const Search = z.object({ in: z.enum(TARGETS) });

/** The accounts at the exchange, their balances, and their value in one currency. */
export default function TradingPage() {
  return (
    <Connected title={routeTitle('trading')}>
      <Accounts />
    </Connected>
  );
}

function Accounts() {
  const { filters, set } = useSearchFilters(Search);
  const target = filters.in ?? 'ZAR';
  const live = useLiveBalances();
  const query = useQuery({ ...listAllBalancesOptions(), refetchInterval: live.refetchMs });
  const prices = useMarketPrices();
  const groups = query.data;
  const held = groups?.some(({ balances }) => balances.length > 0) ?? false;
  return (
    <>
      <PageHeader
        title={routeTitle('trading')}
        description={
          <Trans>
            The balances of your accounts at the exchange. Reserved amounts are held for open orders and
            positions.
          </Trans>
        }
        actions={
          <SegmentedControl
            aria-label={t`Currency of the values`}
            value={target}
            onChange={(value) => set({ in: value === 'ZAR' ? undefined : value }, { replace: true })}
            data={TARGETS.map((value) => ({ value, label: t`In ${value}` }))}
          />
        }
      />
      <ExchangeNotice />
      {query.isError && !groups && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {(query.isPending || (held && prices.pending)) && <Loading />}
      {groups && !held && (
        <EmptyState title={t`No balances yet`} icon={IconWallet}>
          <Trans>Deposit money or coins at your exchange. They appear here when they arrive.</Trans>{' '}
          <Trans>
            You can also use your <Link to={paths.subaccounts()}>subaccounts</Link>.
          </Trans>
        </EmptyState>
      )}
      {groups && held && !prices.pending && <Shown groups={groups} target={target} prices={prices} />}
    </>
  );
}

function Loading() {
  return (
    <Stack gap="lg" role="status" aria-label={t`Loading`}>
      <LoadingPanel title={t`Worth`} lines={3} amount />
      <LoadingPanel lines={5} />
      <LoadingPanel lines={3} />
    </Stack>
  );
}

function Shown({
  groups,
  target,
  prices,
}: {
  groups: readonly BalanceGroup[];
  target: string;
  prices: ReturnType<typeof useMarketPrices>;
}) {
  return (
    <Stack gap="lg">
      <Worth held={holdingsOf(groups, prices.markets, target)} target={target} />
      {groups.map((group) => (
        <Account key={group.account.id} group={group} target={target} markets={prices.markets} />
      ))}
      <Text size="sm" c="dimmed">
        <Trans>
          Values use the last price in each market, or in two markets if no direct one exists. They are
          estimates, not offers.
        </Trans>
      </Text>
    </Stack>
  );
}
