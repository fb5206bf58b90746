import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { getPaymentRequestTotalsOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestTotals } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import type { Age } from './filters.ts';
import classes from './receivables.module.css';
import { ageWords, requestsWords } from './words.ts';

// The figures and the table need no chart library.
const AgeingBars = lazy(() => import('./ageing-bars.tsx'));

export type CurrencyTotals = PaymentRequestTotals['currencies'][number];
export type AgeTotal = CurrencyTotals['ageing'][number];
type View = 'chart' | 'table';

const REFRESH_MS = 60_000;
const CHART_PX = 180;

interface TotalsProps {
  age: Age | undefined;
  view: View | undefined;
  setView: (view: View | undefined) => void;
}

/** The open amounts by age, in each currency. Each figure opens the requests that it counts. */
export function Totals({ age, view, setView }: TotalsProps) {
  const query = useQuery({ ...getPaymentRequestTotalsOptions(), refetchInterval: REFRESH_MS });
  if (!query.data)
    return query.isError ? (
      <ErrorState error={query.error} retry={() => void query.refetch()} />
    ) : (
      <Skeleton className={classes.loading} radius="md" />
    );
  const { currencies } = query.data;
  if (currencies.length === 0)
    return (
      <Text c="dimmed" mb="md">
        <Trans>Nothing is open.</Trans>
      </Text>
    );
  return (
    <section aria-label={t`What is open`} className={classes.totals}>
      {currencies.map((totals) => (
        <Figures key={totals.currency} totals={totals} age={age} />
      ))}
      <Group gap="sm" className="no-print">
        <Choice
          label={t`View`}
          value={view ?? 'figures'}
          onChange={(value) => setView(value === 'figures' ? undefined : value)}
          options={[
            { value: 'figures', label: t`Figures` },
            { value: 'chart', label: t`Chart` },
            { value: 'table', label: t`Table` },
          ]}
        />
      </Group>
      {view === 'chart' &&
        currencies.map((totals) => (
          <Suspense key={totals.currency} fallback={<Skeleton height={CHART_PX} />}>
            <AgeingBars totals={totals} height={CHART_PX} />
          </Suspense>
        ))}
      {view === 'table' && currencies.map((totals) => <AgeingTable key={totals.currency} totals={totals} />)}
    </section>
  );
}

interface FiguresProps {
  totals: CurrencyTotals;
  age: Age | undefined;
}

function Figures({ totals: { currency, openAmount, openCount, ageing }, age }: FiguresProps) {
  return (
    <ul className={classes.figures} aria-label={t`Open amounts in ${currency}`}>
      <Figure age="OPEN" name={t`Open`} isChosen={age === 'OPEN'} isLarge count={openCount}>
        <Amount amount={openAmount} currency={currency} size="large" />
      </Figure>
      {ageing.map(({ bucket, count, amount }) => (
        <Figure key={bucket} age={bucket} name={ageWords(bucket)} isChosen={age === bucket} count={count}>
          <Amount amount={amount} currency={currency} />
        </Figure>
      ))}
    </ul>
  );
}

interface FigureProps {
  age: Age;
  name: string;
  count: number;
  isChosen: boolean;
  isLarge?: boolean;
  children: React.ReactNode;
}

function Figure({ age, name, count, isChosen, isLarge = false, children }: FigureProps) {
  const content = (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.amount}>{children}</span>
      <span className={classes.count}>{requestsWords(count)}</span>
    </>
  );
  return (
    <li data-large={isLarge || undefined} data-late={isLate(age) || undefined}>
      {count === 0 ? (
        <span className={classes.figure} data-empty>
          {content}
        </span>
      ) : (
        <Link
          className={classes.figure}
          to={paths.receivables(`?age=${age}`)}
          preventScrollReset
          aria-current={isChosen || undefined}
        >
          {content}
        </Link>
      )}
    </li>
  );
}

function isLate(age: Age): boolean {
  return age !== 'OPEN' && age !== 'NOT_DUE' && age !== 'DUE_TODAY';
}

const columnsOf = (currency: string): TableColumn<AgeTotal>[] => [
  {
    id: 'age',
    header: () => t`Age`,
    cell: ({ row: { original: a } }) => ageWords(a.bucket),
  },
  {
    id: 'count',
    header: () => t`Requests`,
    meta: { align: 'end', width: 120 },
    cell: ({ row: { original: a } }) => formatNumber(a.count),
  },
  {
    id: 'amount',
    header: () => t`Open amount`,
    meta: { align: 'end', width: 180, inCard: 'beside title' },
    cell: ({ row: { original: a } }) => formatMoney(a.amount, currency),
  },
];

function AgeingTable({ totals: { currency, ageing } }: { totals: CurrencyTotals }) {
  const navigate = useNavigate();
  return (
    <DataTable
      caption={t`Open amounts by age in ${currency}`}
      columns={columnsOf(currency)}
      rows={ageing}
      rowId={({ bucket }) => bucket}
      onOpen={({ bucket }) => void navigate(paths.receivables(`?age=${bucket}&view=table`))}
    />
  );
}
