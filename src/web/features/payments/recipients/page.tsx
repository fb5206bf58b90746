import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import IconUsers from '~icons/tabler/users';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { listRecipientsOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { Recipient } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { paths, recipientExportPath } from '../../../../shared/dashboard-routes.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './recipients.module.css';

const Filters = z.object({
  query: z.string().check(z.maxLength(200)),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;
const TYPING_PAUSE_MS = 250;

const columns: TableColumn<Recipient>[] = [
  {
    id: 'name',
    header: () => t`Name`,
    cell: ({ row: { original: r } }) => (
      <LongText>
        <Link to={paths.recipient(r.id)}>{r.name}</Link>
      </LongText>
    ),
  },
  {
    id: 'account',
    header: () => t`Account`,
    cell: ({ row: { original: r } }) => (
      <span className={classes.account}>{`${r.bankName} ${r.accountNumber}`}</span>
    ),
  },
  {
    id: 'externalId',
    header: () => t`External ID`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: r } }) => r.externalId ?? '',
  },
  {
    id: 'paid',
    header: () => t`Total paid`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: r } }) =>
      r.totals.map(({ currency, amount }) => (
        <div key={currency}>
          <Amount amount={amount} currency={currency} />
        </div>
      )),
  },
  {
    id: 'last',
    header: () => t`Last paid`,
    meta: { hideBelow: 'sm', width: 128 },
    cell: ({ row: { original: r } }) => (r.lastPaidAt ? <Timestamp at={r.lastPaidAt} dateOnly /> : t`Never`),
  },
];

/** Every recipient of a batch. */
export default function RecipientsPage() {
  const navigate = useNavigate();
  const { filters, set } = useSearchFilters(Filters);
  const search = useDebouncedCallback(
    (text: string) => set({ query: text.trim() || undefined }, { replace: true }),
    TYPING_PAUSE_MS,
  );
  const page = usePage((at) => listRecipientsOptions({ query: { ...at, query: filters.query } }), {
    limit: LIMIT,
    offset: filters.offset,
  });
  return (
    <>
      <PageHeader
        title={routeTitle('recipients')}
        description={t`Every bank account that has been in a batch.`}
        actions={<ExportButton small href={recipientExportPath(searchOf({ query: filters.query }))} />}
      />
      <TextInput
        type="search"
        aria-label={t`Search recipients`}
        placeholder={t`Name, account number or external ID`}
        leftSection={<IconSearch size={16} aria-hidden />}
        defaultValue={filters.query ?? ''}
        onChange={(event) => search(event.currentTarget.value)}
        maw={420}
        mb="md"
      />
      <PagedTable
        page={page}
        caption={t`Recipients`}
        columns={columns}
        rowId={(r) => r.id}
        onOpen={(r) => void navigate(paths.recipient(r.id))}
        noun={t`recipients`}
        turn={(next) => set({ offset: next })}
        empty={
          <EmptyState title={filters.query ? t`No recipients found` : t`No recipients yet`} icon={IconUsers}>
            {filters.query
              ? t`No recipient matches “${filters.query}”. Try part of the name or the last digits of the \
account number.`
              : t`You will see everyone in a batch here, with their payments.`}
          </EmptyState>
        }
      />
    </>
  );
}
