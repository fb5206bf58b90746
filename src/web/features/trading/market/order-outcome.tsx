import { Alert, Group, Loader, Stack, Text } from '@mantine/core';
import { IconBook2, IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  getOrderHistoryDetailOptions,
  listOpenOrdersOptions,
  listOrderHistoryOptions,
} from '../../../../client/@tanstack/react-query.gen.ts';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { CancelOrder } from '../shared/cancel-order.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { adviceFor, isFinal, isPartial, outcomeOf, type OrderOutcome } from '../shared/order-outcome.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PRIMARY } from '../shared/trading-account.tsx';

const POLL_MS = 1_500;
const POLL_RESTING_MS = 15_000;
const LOOK_MS = 2_000;
const LOOK_BACK = 20;

type Headers = { 'X-SERVICE-SUB-ACCOUNT-ID'?: string };

/** An order that was sent; its id is not known while there was no answer. */
export interface SentOrder {
  reference: string;
  orderId: string | null;
  side: 'buy' | 'sell';
  quantity: string;
  price: string;
  account: string;
}

interface OutcomeProps {
  sent: SentOrder;
  pair: PairDescription;
  headers: Headers;
}

/**
 * Tells what becomes of an order as it becomes known: by the exchange's messages, and by asking from time to
 * time.
 */
export function Outcome({ sent, pair, headers }: OutcomeProps) {
  const found = useLostOrder(sent, headers);
  const orderId = sent.orderId ?? found;
  const { data } = useQuery({
    ...getOrderHistoryDetailOptions({ path: { orderId: orderId ?? '' }, headers }),
    enabled: orderId !== null,
    // An order is found a moment after it was accepted.
    retry: false,
    refetchInterval: ({ state }) => {
      const outcome = outcomeOf(state.data ?? []);
      if (isFinal(outcome)) return false;
      return outcome.kind === 'waiting' ? POLL_MS : POLL_RESTING_MS;
    },
  });
  if (orderId === null) {
    return (
      <Line kind="waiting" title="No answer yet">
        The exchange did not answer, so the order may have arrived or not. Outlay looks for it; wait a moment,
        and look at the open orders below before sending it again.
      </Line>
    );
  }
  const outcome = outcomeOf(data ?? []);
  return (
    <Line kind={outcome.kind} title={<Title outcome={outcome} sent={sent} pair={pair} />}>
      <Words outcome={outcome} sent={sent} pair={pair} />
      <Group gap="sm" mt="xs">
        <Link
          to={paths.orders(
            `?open=${orderId}${outcome.kind === 'resting' || outcome.kind === 'partly' ? '' : '&tab=past'}${sent.account === PRIMARY ? '' : `&account=${sent.account}`}`,
          )}
        >
          See the order
        </Link>
        {(outcome.kind === 'resting' || outcome.kind === 'partly') && (
          <CancelOrder
            key={orderId}
            order={{
              orderId,
              currencyPair: pair.symbol,
              side: sent.side,
              remaining: outcome.remaining,
              price: sent.price,
            }}
            headers={headers}
          />
        )}
      </Group>
    </Line>
  );
}

/** Looks for an order that got no answer by the reference that was made before it was sent. */
function useLostOrder({ reference, orderId }: SentOrder, headers: Headers): string | null {
  const lost = orderId === null;
  const open = useQuery({
    ...listOpenOrdersOptions({ headers }),
    enabled: lost,
    refetchInterval: lost && LOOK_MS,
  });
  const past = useQuery({
    ...listOrderHistoryOptions({ headers, query: { limit: LOOK_BACK, showZeroVolumeCancels: true } }),
    enabled: lost,
    refetchInterval: lost && LOOK_MS,
  });
  return (
    [...(open.data ?? []), ...(past.data ?? [])].find(({ customerOrderId }) => customerOrderId === reference)
      ?.orderId ?? null
  );
}

const TONES: Record<OrderOutcome['kind'], { color: string; icon: React.ReactNode }> = {
  waiting: { color: 'gray', icon: <Loader size={16} aria-hidden /> },
  resting: { color: 'blue', icon: <IconBook2 aria-hidden /> },
  partly: { color: 'blue', icon: <IconBook2 aria-hidden /> },
  filled: { color: 'green', icon: <IconCheck aria-hidden /> },
  failed: { color: 'red', icon: <IconX aria-hidden /> },
  cancelled: { color: 'gray', icon: <IconX aria-hidden /> },
};

function Line({
  kind,
  title,
  children,
}: {
  kind: OrderOutcome['kind'];
  title: React.ReactNode;
  children: React.ReactNode;
}) {
  const { color, icon } = TONES[kind];
  return (
    <Alert variant="light" color={color} icon={icon} title={title} role="presentation">
      <Stack gap={4} fz="sm">
        {children}
      </Stack>
    </Alert>
  );
}

interface WordsProps {
  outcome: OrderOutcome;
  sent: SentOrder;
  pair: PairDescription;
}

function Title({ outcome, pair }: WordsProps) {
  const at = outcome.average !== null && <Figure value={outcome.average} unit={pair.quoteCurrency} />;
  if (outcome.kind === 'waiting') return 'Sent: waiting for the exchange';
  if (outcome.kind === 'filled') return <>Filled at {at}</>;
  if (outcome.kind === 'resting') return 'Resting in the book';
  if (outcome.kind === 'partly') return <>Partly filled at {at}</>;
  if (outcome.kind === 'failed') return <>Failed: {outcome.reason}</>;
  return isPartial(outcome) ? (
    <>Partly filled at {at}, the rest cancelled</>
  ) : (
    <>Cancelled{outcome.reason && `: ${outcome.reason}`}</>
  );
}

function Words({ outcome, sent, pair }: WordsProps) {
  const executed = <Figure value={outcome.executed} unit={pair.baseCurrency} />;
  const remaining = <Figure value={outcome.remaining} unit={pair.baseCurrency} />;
  const limit = <Figure value={sent.price} unit={pair.quoteCurrency} />;
  const done = sent.side === 'buy' ? 'Bought' : 'Sold';
  const others = sent.side === 'buy' ? 'somebody sells' : 'somebody buys';
  if (outcome.kind === 'waiting')
    return <Text size="sm">It was accepted; what becomes of it is told here.</Text>;
  if (outcome.kind === 'filled') {
    return (
      <Text size="sm">
        {done} {executed} on average at this price; your limit was {limit}.
      </Text>
    );
  }
  if (outcome.kind === 'resting') {
    return (
      <Text size="sm">
        {remaining} at {limit} waits until {others} at that price. You can leave this page.
      </Text>
    );
  }
  if (outcome.kind === 'partly') {
    return (
      <Text size="sm">
        {done} {executed}; {remaining} rests in the book at {limit}.
      </Text>
    );
  }
  if (outcome.kind === 'failed')
    return <Text size="sm">{adviceFor(outcome.reason)} Nothing was traded, and nothing is reserved.</Text>;
  if (isPartial(outcome)) {
    return (
      <Text size="sm">
        {done} {executed}; {remaining} was cancelled.
      </Text>
    );
  }
  return (
    <Text size="sm">
      {outcome.reason
        ? adviceFor(outcome.reason)
        : 'It left the book; nothing was traded, and nothing is reserved.'}
    </Text>
  );
}
