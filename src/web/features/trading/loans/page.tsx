import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import IconCoins from '~icons/tabler/coins';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { listLoanUpdatesOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { LoanUpdate } from '../../../../client/types.gen.ts';

import { DAY_MS } from '../../../../shared/time.ts';
import { dayOf, endOfDay } from '../../../../shared/calendar-day.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { Held } from '../shared/figures.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { currenciesOf, usePairs } from '../shared/market-prices.ts';
import { OlderNewer } from '../shared/older-newer.tsx';
import { OtherAccounts } from '../shared/other-accounts.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { AccountPicker, useTradingAccount } from '../shared/trading-account.tsx';
import { hourlyPercent, yearlyPercent } from './rate.ts';

const Search = z.object({
  currency: z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)),
  to: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4_102_444_800_000)),
  skip: z.coerce.number().check(z.int(), z.minimum(0)),
});

/** The most days that one request covers. */
const WINDOW_MS = 31 * DAY_MS;
const LIMIT = 100;

const WORDS: Record<LoanUpdate['loanHistoryUpdateType'], MessageDescriptor> = {
  CREATE: msg`Offer made`,
  INCREASE: msg`Offer increased`,
  REDUCE: msg`Offer reduced`,
  RATE_CHANGE: msg`Rate changed`,
};

const columns = (): TableColumn<LoanUpdate>[] => [
  { id: 'what', header: t`What`, cell: ({ row: { original: u } }) => i18n._(WORDS[u.loanHistoryUpdateType]) },
  {
    id: 'at',
    header: t`When`,
    meta: { width: 190 },
    cell: ({ row: { original: u } }) => <Timestamp at={new Date(u.updatedAt).toISOString()} />,
  },
  {
    id: 'total',
    header: t`Offered`,
    meta: { align: 'end' },
    cell: ({ row: { original: u } }) => <Held value={u.totalAmount} currency={u.currency} />,
  },
  {
    id: 'used',
    header: t`Lent`,
    meta: { align: 'end' },
    cell: ({ row: { original: u } }) => <Held value={u.usedAmount} currency={u.currency} bare />,
  },
  {
    id: 'available',
    header: t`Available`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: u } }) => <Held value={u.availableAmount} currency={u.currency} bare />,
  },
  {
    id: 'hour',
    header: t`Hourly rate`,
    meta: { align: 'end' },
    cell: ({ row: { original: u } }) => `${hourlyPercent(u.hourlyRate)}\u00a0%`,
  },
  {
    id: 'year',
    header: t`Yearly rate`,
    meta: { align: 'end' },
    cell: ({ row: { original: u } }) => `${yearlyPercent(u.hourlyRate)}\u00a0%`,
  },
  {
    id: 'loan',
    header: t`Loan`,
    meta: { hideBelow: 'md', width: 120 },
    cell: ({ row: { original: u } }) => <span title={u.loanId}>{`…${u.loanId.slice(-8)}`}</span>,
  },
];

/** The changes of the account's loans in one currency, 31 days at a time. */
export default function LoansPage() {
  return (
    <Connected title={routeTitle('loans')}>
      <Loans />
    </Connected>
  );
}

/** The 31 days and the currency that the address asks for, and their changes. */
function useLoanUpdates() {
  const { timezone } = useSession();
  const { headers } = useTradingAccount();
  const { filters, set } = useSearchFilters(Search);
  const [openedMs] = useState(() => Date.now());
  const { currency = 'USDC', to, skip = 0 } = filters;
  const endMs = to ?? endOfDay(dayOf(openedMs, timezone), timezone);
  const startMs = endMs - WINDOW_MS;
  const query = useQuery({
    ...listLoanUpdatesOptions({
      headers,
      query: {
        currencySymbol: currency,
        limit: LIMIT,
        skip,
        startTime: new Date(startMs).toISOString(),
        endTime: new Date(endMs).toISOString(),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const laterMs = endMs + WINDOW_MS >= openedMs ? undefined : endMs + WINDOW_MS;
  return { query, set, currency, skip, timezone, startMs, endMs, laterMs, isLatest: to === undefined };
}

type LoanUpdates = ReturnType<typeof useLoanUpdates>;

function Loans() {
  const updates = useLoanUpdates();
  const { query, set, currency, skip } = updates;
  const items = query.data ?? [];
  const first = formatNumber(skip + 1);
  const last = formatNumber(skip + items.length);
  return (
    <>
      <PageHeader
        title={routeTitle('loans')}
        description={
          <Trans>
            The money that you offer to lend, with every change. The yearly rate is 8,760 times the hourly
            rate, without compounding.
          </Trans>
        }
        actions={<AccountPicker />}
      />
      <ExchangeNotice />
      <Period updates={updates} />
      {query.isPending && <LoadingRows />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && items.length === 0 && (
        <EmptyState
          title={t`No changes in ${currency} in these 31 days`}
          icon={IconCoins}
          action={<OtherAccounts />}
        >
          <Trans>
            Each offer appears here when it is made and whenever its amount or rate changes. Choose another
            currency, earlier days or another account.
          </Trans>
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <DataTable
            caption={t`Changes of loan offers`}
            columns={columns()}
            rows={items}
            rowId={({ loanId, updatedAt, loanHistoryUpdateType }) =>
              `${loanId} ${updatedAt} ${loanHistoryUpdateType}`
            }
            stale={query.isPlaceholderData}
          />
          <OlderNewer
            newer={skip > 0 ? () => set({ skip: skip <= LIMIT ? undefined : skip - LIMIT }) : undefined}
            older={items.length === LIMIT ? () => set({ skip: skip + LIMIT }) : undefined}
          >
            {t`${first} to ${last}`}
          </OlderNewer>
        </>
      )}
    </>
  );
}

/** The currency and the 31 days, with the way to earlier and later ones. */
function Period({ updates }: { updates: LoanUpdates }) {
  const { set, currency, timezone, startMs, endMs, laterMs, isLatest } = updates;
  const currencies = currenciesOf(usePairs(), currency);
  const from = <Day day={dayOf(startMs + 1, timezone)} />;
  const until = <Day day={dayOf(endMs, timezone)} />;
  return (
    <>
      <Group align="flex-end" gap="sm" mb="md">
        <Select
          label={t`Currency`}
          data={currencies}
          value={currency}
          onChange={(next) =>
            set({ currency: next === 'USDC' ? undefined : (next ?? undefined), skip: undefined })
          }
          allowDeselect={false}
          searchable
          w={130}
        />
        <TextInput
          type="date"
          label={t`31 days ending on (${timezone})`}
          value={dayOf(endMs, timezone)}
          onChange={({ currentTarget: { value } }) =>
            set({ to: value ? endOfDay(value, timezone) : undefined, skip: undefined })
          }
        />
        <Button variant="default" onClick={() => set({ to: startMs, skip: undefined })}>
          <Trans>31 days earlier</Trans>
        </Button>
        <Button variant="default" disabled={isLatest} onClick={() => set({ to: laterMs, skip: undefined })}>
          <Trans>31 days later</Trans>
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="sm" aria-live="polite">
        <Trans>
          From {from} to {until}, newest first
        </Trans>
      </Text>
    </>
  );
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dayWords(day, true)}</time>;
}
