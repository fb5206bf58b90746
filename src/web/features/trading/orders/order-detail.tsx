import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getOrderHistoryDetailOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { OrderStatusDetail, PairDescription } from '../../../../client/types.gen.ts';
import { CancelOrder } from '../shared/cancel-order.tsx';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { isNegative, isZero, multiply, subtract, sum } from '../../../../shared/decimals.ts';
import { ShownError } from '../../../ui/problem.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Held, Price, Quantity } from '../shared/figures.tsx';
import { usePairs } from '../shared/market-prices.ts';
import {
  adviceFor,
  isFinal,
  orderTypeWord,
  outcomeOf,
  readablePrice,
  sideWord,
} from '../shared/order-outcome.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { OrderBadge } from '../shared/order-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';
import { type Fee, feesOf } from './fees.ts';
import classes from './order-detail.module.css';

const ASK_AGAIN_MS = 3_000;
/** One order: its details, the reason of a failure with advice, and its statuses. */
export function OrderDetail({ orderId, live }: { orderId: string; live: boolean }) {
  const { account, headers } = useTradingAccount();
  const trader = useMay('trade');
  const pairs = usePairs();
  const { data, error, isPending, refetch } = useQuery({
    ...getOrderHistoryDetailOptions({ path: { orderId }, headers }),
    refetchInterval: ({ state }) => (live || isFinal(outcomeOf(state.data ?? [])) ? false : ASK_AGAIN_MS),
  });
  if (isPending) return <Skeleton height={320} />;
  const latest = data?.[0];
  if (!latest)
    return (
      <ErrorState
        error={error ?? new ShownError(t`The exchange has no status for this order.`)}
        retry={() => void refetch()}
      />
    );
  const outcome = outcomeOf(data);
  const pair = pairs.find(({ symbol }) => symbol === latest.currencyPair);
  const quote = pair?.quoteCurrency ?? '';
  const value = sum(
    data.map(({ executedPrice, executedQuantity }) => multiply(executedPrice, executedQuantity)),
  );
  const facts: (readonly [string, ReactNode] | null)[] = [
    [
      t`Market`,
      latest.currencyPair ? (
        <Link
          key="m"
          to={paths.market(latest.currencyPair, account === PRIMARY ? '' : `?account=${account}`)}
        >
          {latest.currencyPair}
        </Link>
      ) : (
        t`Several (a conversion)`
      ),
    ],
    [t`Side`, sideWord(latest.orderSide)],
    isZero(latest.originalPrice)
      ? null
      : [t`Limit price`, <Price key="p" value={latest.originalPrice} market={pair} />],
    [t`Quantity`, <Quantity key="q" value={latest.originalQuantity} market={pair} />],
    [t`Filled`, <Quantity key="f" value={outcome.executed} market={pair} />],
    [t`Remaining`, <Quantity key="r" value={latest.remainingQuantity} market={pair} />],
    outcome.average === null
      ? null
      : [t`Average price`, <Figure key="a" value={outcome.average} unit={quote} />],
    outcome.average === null ? null : [t`Value`, <Held key="v" value={value} currency={quote} />],
    pair ? [t`Fees`, <Fees key="fee" fees={feesOf(data, pair)} />] : null,
    [t`Type`, orderTypeWord(latest.orderType)],
    [t`Time in force`, latest.timeInForce],
    [t`Placed`, <Timestamp key="t" at={latest.orderCreatedAt} />],
    latest.customerOrderId === undefined
      ? null
      : [t`Your reference`, <CopyableCode key="c" value={latest.customerOrderId} what={t`the reference`} />],
    [t`Order id`, <CopyableCode key="i" value={latest.orderId} what={t`the order id`} />],
  ];
  const remaining = latest.remainingQuantity;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <OrderBadge label={latest.orderStatusType} />
        {trader && !isFinal(outcome) && latest.currencyPair && (
          <CancelOrder
            size="xs"
            order={{
              orderId,
              currencyPair: latest.currencyPair,
              side: latest.orderSide,
              remaining,
              price: latest.originalPrice,
            }}
            headers={headers}
          />
        )}
      </Group>
      {latest.failedReason && (
        <Text size="sm">
          <strong>{latest.failedReason}.</strong> {adviceFor(outcome)}
        </Text>
      )}
      <Facts items={facts.filter((fact) => fact !== null)} />
      <Title order={3}>
        <Trans>History</Trans>
      </Title>
      <ol className={classes.steps} aria-label={t`Every status of the order, latest first`}>
        {data.map((status, index) => (
          <Step
            key={`${status.orderUpdatedAt} ${status.orderStatusType} ${status.remainingQuantity}`}
            status={status}
            before={data[index + 1]}
            pair={pair}
          />
        ))}
      </ol>
    </Stack>
  );
}

function Fees({ fees }: { fees: readonly Fee[] }) {
  if (fees.length === 0) return t`None`;
  return fees.map(({ amount, currency }) => (
    <div key={currency}>
      {isNegative(amount) ? (
        <Trans>
          <Held value={amount.slice(1)} currency={currency} rounding="nearest" /> earned as maker reward
        </Trans>
      ) : (
        <Held value={amount} currency={currency} rounding="nearest" />
      )}
    </div>
  ));
}

function Step({
  status,
  before,
  pair,
}: {
  status: OrderStatusDetail;
  before: OrderStatusDetail | undefined;
  pair: PairDescription | undefined;
}) {
  const executed = <Quantity value={status.executedQuantity} market={pair} />;
  const price = <Figure value={readablePrice(status.executedPrice)} unit={pair?.quoteCurrency ?? ''} />;
  const left = before && isNegative(subtract(status.remainingQuantity, before.remainingQuantity));
  return (
    <li>
      <Group gap="sm" justify="space-between">
        <OrderBadge label={status.orderStatusType} />
        <Text size="xs" c="dimmed" component="span">
          <Timestamp at={status.orderUpdatedAt} />
        </Text>
      </Group>
      {!isZero(status.executedQuantity) && (
        <Text size="sm" mt={4}>
          {left && !isZero(status.remainingQuantity) ? (
            <Trans>
              {executed} at {price}; <Quantity value={status.remainingQuantity} market={pair} /> left
            </Trans>
          ) : (
            <Trans>
              {executed} at {price}
            </Trans>
          )}
        </Text>
      )}
      {status.failedReason && (
        <Text size="sm" mt={4}>
          {status.failedReason}
        </Text>
      )}
    </li>
  );
}
