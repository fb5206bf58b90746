import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import IconPercentage from '~icons/tabler/percentage';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { listFundingHistoryOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { FundingItem } from '../../../../client/types.gen.ts';

import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { DayRange } from '../../../ui/day-range.tsx';
import { fixed, isNegative, isZero, multiply, sum } from '../../../../shared/decimals.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { Held } from '../shared/figures.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { usePairs } from '../shared/market-prices.ts';
import { OpenPositions } from '../shared/open-positions.tsx';
import { OlderNewer } from '../shared/older-newer.tsx';
import { OtherAccounts } from '../shared/other-accounts.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { AccountPicker, useTradingAccount } from '../shared/trading-account.tsx';

const epochMs = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4_102_444_800_000));
const Search = z.object({
  pair: z.string().check(z.regex(/^[A-Z0-9]{5,24}$/)),
  from: epochMs,
  to: epochMs,
  skip: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 100;
const FIRST = 'BTCUSDCPERP';

function outcome(amount: string): string {
  if (isZero(amount)) return t`nothing`;
  return isNegative(amount) ? t`paid` : t`received`;
}

function columnsFor(unit: string): TableColumn<FundingItem>[] {
  return [
    {
      id: 'at',
      header: t`When`,
      meta: { width: 190 },
      cell: ({ row: { original: f } }) => <Timestamp at={f.createdAt} />,
    },
    {
      id: 'side',
      header: t`Position`,
      cell: ({ row: { original: f } }) => (f.side === 'buy' ? t`Long` : t`Short`),
    },
    {
      id: 'value',
      header: t`Position value`,
      meta: { align: 'end', hideBelow: 'sm' },
      cell: ({ row: { original: f } }) => <Held value={f.positionTotal} currency={unit} />,
    },
    {
      id: 'rate',
      header: t`Rate`,
      meta: { align: 'end' },
      cell: ({ row: { original: f } }) =>
        `${fixed(multiply(f.fundingRate, '100'), 4).replace('-', '−')}\u00a0%`,
    },
    {
      id: 'who',
      header: t`Who paid`,
      meta: { hideBelow: 'md' },
      cell: ({ row: { original: f } }) =>
        isZero(f.fundingRate)
          ? t`no payment`
          : isNegative(f.fundingRate)
            ? t`shorts paid longs`
            : t`longs paid shorts`,
    },
    {
      id: 'amount',
      header: t`You`,
      meta: { align: 'end' },
      cell: ({ row: { original: f } }) => (
        <>
          {outcome(f.fundingAmount)} <Held value={f.fundingAmount} currency={unit} signed />
        </>
      ),
    },
  ];
}

/** The hourly funding of the account's perpetual futures. */
export default function FundingPage() {
  return (
    <Connected title={routeTitle('funding')}>
      <Funding />
    </Connected>
  );
}

/** The perpetual, the days and the place in the list that the address asks for, and its funding. */
function useFunding() {
  const { headers } = useTradingAccount();
  const { filters, set } = useSearchFilters(Search);
  const pairs = usePairs();
  const perpetuals = pairs.filter(({ currencyPairType }) => currencyPairType === 'FUTURE');
  const { pair = perpetuals[0]?.symbol ?? FIRST, from, to, skip = 0 } = filters;
  const unit = perpetuals.find(({ symbol }) => symbol === pair)?.quoteCurrency ?? '';
  const query = useQuery({
    ...listFundingHistoryOptions({
      headers,
      query: {
        currencyPair: pair,
        limit: LIMIT,
        skip,
        ...(from === undefined ? {} : { startTime: new Date(from).toISOString() }),
        ...(to === undefined ? {} : { endTime: new Date(to).toISOString() }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { query, set, perpetuals, pair, unit, from, to, skip };
}

function Funding() {
  const funding = useFunding();
  const { query, set, perpetuals, pair, from, to } = funding;
  const items = query.data ?? [];
  const limited = from !== undefined || to !== undefined;
  return (
    <>
      <PageHeader
        title={routeTitle('funding')}
        description={
          <Trans>
            Holders of perpetual futures pay each other funding every hour. At a positive rate, long positions
            pay short ones; at a negative rate, short positions pay long ones. A plus marks an amount that you
            received, a minus one that you paid.
          </Trans>
        }
        actions={<AccountPicker />}
      />
      <ExchangeNotice />
      <OpenPositions title={t`Open positions`} />
      <Group align="flex-end" gap="sm" my="md">
        <Select
          label={t`Perpetual`}
          data={[...new Set([pair, ...perpetuals.map(({ symbol }) => symbol)])].toSorted()}
          value={pair}
          onChange={(next) => set({ pair: next ?? undefined, skip: undefined })}
          allowDeselect={false}
          w={200}
        />
        <DayRange from={from} to={to} onChange={(change) => set({ ...change, skip: undefined })} />
      </Group>
      {query.isPending && <LoadingRows />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && items.length === 0 && (
        <EmptyState
          title={limited ? t`No funding in these days` : t`No funding in the latest 30 days`}
          icon={IconPercentage}
          action={
            <>
              {!limited && (
                <Button variant="default" onClick={() => set({ from: 0 })}>
                  <Trans>Show all times</Trans>
                </Button>
              )}
              <OtherAccounts />
            </>
          }
        >
          <Trans>
            Funding is listed here for each hour in which this account holds a position in {pair}. Another
            account may hold one.
          </Trans>
        </EmptyState>
      )}
      {items.length > 0 && <HourlyFunding items={items} funding={funding} />}
    </>
  );
}

/** Funding by the hour, and its total. */
function HourlyFunding({
  items,
  funding: { query, set, unit, skip },
}: {
  items: readonly FundingItem[];
  funding: ReturnType<typeof useFunding>;
}) {
  const hours = formatNumber(items.length);
  const total = sum(items.map(({ fundingAmount }) => fundingAmount));
  const paid = outcome(total);
  const first = formatNumber(skip + 1);
  const last = formatNumber(skip + items.length);
  return (
    <Stack gap="md">
      <Panel>
        <Held value={total} currency={unit} size="large" signed />
        <Text size="sm" c="dimmed">
          <Trans>
            {paid} in total over the {hours} hours shown
          </Trans>
        </Text>
      </Panel>
      <div>
        <DataTable
          caption={t`Funding by the hour`}
          columns={columnsFor(unit)}
          rows={items}
          rowId={({ positionId, createdAt }) => `${positionId} ${createdAt}`}
          stale={query.isPlaceholderData}
        />
        <OlderNewer
          newer={skip > 0 ? () => set({ skip: skip <= LIMIT ? undefined : skip - LIMIT }) : undefined}
          older={items.length === LIMIT ? () => set({ skip: skip + LIMIT }) : undefined}
        >
          {t`${first} to ${last}, newest first`}
        </OlderNewer>
      </div>
    </Stack>
  );
}
