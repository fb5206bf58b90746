import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconPlus from '~icons/tabler/plus';
import IconSearch from '~icons/tabler/search';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { listPayersOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { Payer } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { PayerDialog } from './payer-dialog.tsx';
import classes from './receivables.module.css';

const Filters = z.object({
  query: z.string().check(z.maxLength(100)),
  show: z.literal('CREDIT'),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;
const TYPING_PAUSE_MS = 250;

const columns: TableColumn<Payer>[] = [
  {
    id: 'name',
    header: () => t`Name`,
    cell: ({ row: { original: p } }) => (
      <LongText>
        <Link to={paths.payer(p.id)}>{p.name}</Link>
      </LongText>
    ),
  },
  {
    id: 'reference',
    header: () => t`Standing reference`,
    meta: { width: 170 },
    cell: ({ row: { original: p } }) => <span className={classes.reference}>{p.reference}</span>,
  },
  {
    id: 'email',
    header: () => t`Email`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: p } }) => <LongText>{p.email ?? '–'}</LongText>,
  },
  {
    id: 'requests',
    header: () => t`Requests`,
    meta: { align: 'end', width: 110, hideBelow: 'sm' },
    cell: ({ row: { original: p } }) => formatNumber(p.requestCount),
  },
  {
    id: 'open',
    header: () => t`Open`,
    meta: { align: 'end', width: 160 },
    cell: ({ row: { original: p } }) => <OpenAmounts open={p.open} />,
  },
];

/** What a payer has open, a line for each currency. */
function OpenAmounts({ open }: Pick<Payer, 'open'>) {
  if (open.length === 0) return '–';
  return open.map(({ currency, amount }) => (
    <div key={currency}>
      <Amount amount={amount} currency={currency} />
    </div>
  ));
}

/** Everyone who is asked for money. */
export default function PayersPage() {
  const navigate = useNavigate();
  const mayAsk = useMay('requestPayments');
  const [isAdding, setIsAdding] = useState(false);
  const { filters, set } = useSearchFilters(Filters);
  const { query, show, offset } = filters;
  const hasCredit = show === 'CREDIT';
  const search = useDebouncedCallback(
    (text: string) => set({ query: text.trim() || undefined }, { replace: true }),
    TYPING_PAUSE_MS,
  );
  const page = usePage(
    (at) =>
      listPayersOptions({ query: { ...at, query, ...(hasCredit ? { hasCredit: 'true' as const } : {}) } }),
    { limit: LIMIT, offset },
  );
  const add = mayAsk && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      <Trans>Add a payer</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={routeTitle('payers')}
        description={t`Everyone who is asked for money, with what is open.`}
        actions={add}
      />
      <TextInput
        type="search"
        aria-label={t`Search payers`}
        placeholder={t`Name or reference`}
        leftSection={<IconSearch size={16} aria-hidden />}
        defaultValue={query ?? ''}
        onChange={({ currentTarget: { value } }) => search(value)}
        maw={420}
        mb="md"
      />
      <Switch
        label={t`Only payers who have paid too much`}
        checked={hasCredit}
        onChange={({ currentTarget: { checked } }) => set({ show: checked ? 'CREDIT' : undefined })}
        mb="md"
      />
      <PagedTable
        page={page}
        caption={routeTitle('payers')}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(paths.payer(id))}
        noun={t`payers`}
        turn={(next) => set({ offset: next })}
        empty={
          hasCredit ? (
            <EmptyState title={t`No payers found`} icon={IconUsers}>
              {t`No payer has paid too much, or what was too much is used already.`}
            </EmptyState>
          ) : query === undefined ? (
            <EmptyState title={t`No payers yet`} icon={IconUsers} action={add}>
              {t`A payer is a person or a company that you ask for money. A payment request for a new name \
adds its payer by itself.`}
            </EmptyState>
          ) : (
            <EmptyState title={t`No payers found`} icon={IconUsers}>
              {t`No payer matches “${query}”. Try a part of the name, or the reference.`}
            </EmptyState>
          )
        }
      />
      {isAdding && (
        <PayerDialog
          payer={null}
          onClose={() => setIsAdding(false)}
          onSaved={({ id }) => void navigate(paths.payer(id))}
        />
      )}
    </>
  );
}
