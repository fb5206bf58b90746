import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listOpenPositionsOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { OpenPosition } from '../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Held, Price, Quantity } from './figures.tsx';
import { type PairUnits, usePairUnits } from './market-prices.ts';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PRIMARY, useTradingAccount } from './trading-account.tsx';

/** Mark prices change without a message to the account. */
const REFRESH_MS = 5_000;

interface OpenPositionsProps {
  title: string;
  /** Shows only the positions in one market. */
  pair?: string;
  /** Prepares the order that closes a position; without it, each row links to its market. */
  onClose?: (position: OpenPosition) => void;
}

function columnsFor(
  account: string,
  units: (symbol: string) => PairUnits,
  { pair, onClose }: Omit<OpenPositionsProps, 'title'>,
): TableColumn<OpenPosition>[] {
  const search = account === PRIMARY ? '' : `?account=${account}`;
  return [
    ...(pair === undefined
      ? [
          {
            id: 'pair',
            header: t`Market`,
            cell: ({ row: { original: p } }) => (
              <Link to={paths.market(p.currencyPair, search)}>{p.currencyPair}</Link>
            ),
          } satisfies TableColumn<OpenPosition>,
        ]
      : []),
    {
      id: 'side',
      header: t`Position`,
      meta: { width: 90 },
      cell: ({ row: { original: p } }) => (p.side === 'buy' ? t`Long` : t`Short`),
    },
    {
      id: 'size',
      header: t`Size`,
      meta: { align: 'end' },
      cell: ({ row: { original: p } }) => (
        <Quantity value={p.quantity} market={units(p.currencyPair).market} bare />
      ),
    },
    {
      id: 'entry',
      header: t`Entry price`,
      meta: { align: 'end' },
      cell: ({ row: { original: p } }) => (
        <Price value={p.averageEntryPrice} market={units(p.currencyPair).market} bare />
      ),
    },
    {
      id: 'mark',
      header: t`Mark price`,
      meta: { align: 'end' },
      cell: ({ row: { original: p } }) =>
        p.markPrice === undefined ? (
          t`no price`
        ) : (
          <Price value={p.markPrice} market={units(p.currencyPair).market} bare />
        ),
    },
    {
      id: 'liquidation',
      header: t`Liquidation price`,
      meta: { align: 'end' },
      cell: ({ row: { original: p } }) =>
        p.liquidationPrice === undefined ? (
          t`none`
        ) : (
          <Price value={p.liquidationPrice} market={units(p.currencyPair).market} bare />
        ),
    },
    {
      id: 'margin',
      header: t`Margin`,
      meta: { align: 'end', hideBelow: 'md' },
      cell: ({ row: { original: p } }) => <Held value={p.margin} currency={p.quoteCurrency} />,
    },
    {
      id: 'profit',
      header: t`Profit if closed now`,
      meta: { align: 'end' },
      cell: ({ row: { original: p } }) =>
        p.unrealisedPnl === undefined ? (
          t`not known`
        ) : (
          <strong>
            <Held value={p.unrealisedPnl} currency={p.quoteCurrency} signed />
          </strong>
        ),
    },
    ...(onClose
      ? [
          {
            id: 'close',
            header: t`Change`,
            meta: { align: 'end', width: 110 },
            cell: ({ row: { original: p } }) => (
              <Button size="xs" variant="default" onClick={() => onClose(p)}>
                <Trans>Close it…</Trans>
              </Button>
            ),
          } satisfies TableColumn<OpenPosition>,
        ]
      : []),
  ];
}

/** The account's open positions in perpetual futures, updated as prices change. */
export function OpenPositions({ title, ...props }: OpenPositionsProps) {
  const { account, headers } = useTradingAccount();
  const units = usePairUnits();
  const query = useQuery({ ...listOpenPositionsOptions({ headers }), refetchInterval: REFRESH_MS });
  const positions = query.data?.filter(
    ({ currencyPair }) => props.pair === undefined || currencyPair === props.pair,
  );
  return (
    <Panel title={title}>
      {query.isPending && <LoadingRows rows={1} />}
      {query.isError && !positions && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {positions?.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>
            No open positions. A filled order for a perpetual future opens a position, and an order in the
            opposite direction closes it.
          </Trans>
        </Text>
      )}
      {positions && positions.length > 0 && (
        <>
          <DataTable
            caption={title}
            columns={columnsFor(account, units, props)}
            rows={positions}
            rowId={({ positionId }) => positionId}
          />
          <Text size="sm" c="dimmed" mt="xs">
            <Trans>
              Positions are liquidated when the account's equity falls below their maintenance margin. The
              liquidation price is an estimate that assumes nothing else changes. Profit excludes fees.
            </Trans>
          </Text>
        </>
      )}
    </Panel>
  );
}
