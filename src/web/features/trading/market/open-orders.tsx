import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconListCheck from '~icons/tabler/list-check';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listOpenOrdersOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { OpenOrder, PairDescription } from '../../../../client/types.gen.ts';
import { CancelOrder } from '../shared/cancel-order.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Price, Quantity } from '../shared/figures.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { orderTypeWord, sideWord } from '../shared/order-outcome.ts';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { OrderBadge } from '../shared/order-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';

const ROWS = 3;

function columnsFor(
  pair: PairDescription,
  headers: { 'X-SERVICE-SUB-ACCOUNT-ID'?: string },
  trader: boolean,
): TableColumn<OpenOrder>[] {
  return [
    {
      id: 'side',
      header: t`Side`,
      meta: { width: 70 },
      cell: ({ row: { original: o } }) => sideWord(o.side),
    },
    {
      id: 'remaining',
      header: t`Remaining`,
      meta: { align: 'end' },
      cell: ({ row: { original: o } }) => <Quantity value={o.remainingQuantity} market={pair} />,
    },
    {
      id: 'price',
      header: t`Price`,
      meta: { align: 'end' },
      cell: ({ row: { original: o } }) => <Price value={o.price} market={pair} />,
    },
    {
      id: 'filled',
      header: t`Filled`,
      meta: { align: 'end', hideBelow: 'sm' },
      cell: ({ row: { original: o } }) => `${o.filledPercentage}\u00a0%`,
    },
    {
      id: 'status',
      header: t`Status`,
      meta: { width: 130 },
      cell: ({ row: { original: o } }) => <OrderBadge label={o.status} />,
    },
    {
      id: 'rules',
      header: t`Rules`,
      meta: { hideBelow: 'md' },
      cell: ({ row: { original: o } }) =>
        [orderTypeWord(o.type), o.timeInForce, ...(o.allowMargin ? [t`margin`] : [])].join(', '),
    },
    {
      id: 'at',
      header: t`Placed`,
      meta: { width: 190, hideBelow: 'sm' },
      cell: ({ row: { original: o } }) => <Timestamp at={o.createdAt} />,
    },
    ...(trader
      ? [
          {
            id: 'cancel',
            header: t`Change`,
            meta: { align: 'end', width: 100 },
            cell: ({ row: { original: o } }) => (
              <CancelOrder
                order={{
                  orderId: o.orderId,
                  currencyPair: o.currencyPair,
                  side: o.side,
                  remaining: o.remainingQuantity,
                  price: o.price,
                }}
                headers={headers}
              />
            ),
          } satisfies TableColumn<OpenOrder>,
        ]
      : []),
  ];
}

/** The open orders of the account in this market. */
export function OpenOrders({ pair, live }: { pair: PairDescription; live: boolean }) {
  const { account, headers } = useTradingAccount();
  const trader = useMay('trade');
  const query = useQuery({ ...listOpenOrdersOptions({ headers }), refetchInterval: live ? false : 5_000 });
  const orders = query.data?.filter(({ currencyPair }) => currencyPair === pair.symbol);
  return (
    <Panel title={t`Open orders in this market`}>
      {query.isPending && <LoadingRows rows={ROWS} />}
      {query.isError && !orders && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {orders?.length === 0 && (
        <EmptyState
          compact
          title={t`None`}
          icon={IconListCheck}
          action={
            <Link to={paths.orders(account === PRIMARY ? '' : `?account=${account}`)}>
              <Trans>See all orders</Trans>
            </Link>
          }
        >
          <Trans>Your orders in the book appear here until they are filled or cancelled.</Trans>
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <DataTable
          caption={t`Open orders in ${pair.symbol}`}
          columns={columnsFor(pair, headers, trader)}
          rows={orders}
          rowId={({ orderId }) => orderId}
        />
      )}
    </Panel>
  );
}
