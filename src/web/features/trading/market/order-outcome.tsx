import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Group, Loader, Stack, Text } from '@mantine/core';
import IconBook2 from '~icons/tabler/book-2';
import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  getOrderHistoryDetailOptions,
  listOpenOrdersOptions,
  listOrderHistoryOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { CancelOrder } from '../shared/cancel-order.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Price, Quantity } from '../shared/figures.tsx';
import { orderOfReference } from '../shared/lost-order.ts';
import { adviceFor, isFinal, isPartial, outcomeOf, type OrderOutcome } from '../shared/order-outcome.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PRIMARY } from '../shared/trading-account.tsx';

const POLL_MS = 1_500;
const POLL_RESTING_MS = 15_000;
const LOOK_MS = 2_000;
const LOOK_BACK = 20;

type Headers = { 'X-SERVICE-SUB-ACCOUNT-ID'?: string };

/** An order that was sent. `orderId` is null until the exchange has answered. */
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

/** Shows the outcome of an order as it changes, from the exchange's messages and by polling. */
export function Outcome({ sent, pair, headers }: OutcomeProps) {
  const found = useLostOrder(sent, headers);
  const orderId = sent.orderId ?? found;
  const { data } = useQuery({
    ...getOrderHistoryDetailOptions({ path: { orderId: orderId ?? '' }, headers }),
    enabled: orderId !== null,
    // The order can be read a moment after it was accepted.
    retry: false,
    refetchInterval: ({ state }) => {
      const outcome = outcomeOf(state.data ?? []);
      if (isFinal(outcome)) return false;
      return outcome.kind === 'waiting' ? POLL_MS : POLL_RESTING_MS;
    },
  });
  if (orderId === null) {
    return (
      <Line kind="waiting" title={t`No answer yet`}>
        <Trans>
          The exchange did not answer, so the order may or may not have arrived. Outlay is looking for it.
          Wait a moment, and check the open orders below before you send it again.
        </Trans>
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
            `?open=${orderId}` +
              (outcome.kind === 'resting' || outcome.kind === 'partly' ? '' : '&tab=past') +
              (sent.account === PRIMARY ? '' : `&account=${sent.account}`),
          )}
        >
          <Trans>See the order</Trans>
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

/** Finds an order that got no answer by the reference that it was sent with. */
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
  return orderOfReference([...(open.data ?? []), ...(past.data ?? [])], reference)?.orderId ?? null;
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
  const { kind, reason } = outcome;
  if (kind === 'waiting') return t`Sent. Waiting for the exchange`;
  if (kind === 'filled') return <Trans>Filled at {at}</Trans>;
  if (kind === 'resting') return t`Resting in the book`;
  if (kind === 'partly') return <Trans>Partly filled at {at}</Trans>;
  if (kind === 'failed') return t`Failed: ${reason}`;
  if (isPartial(outcome)) return <Trans>Partly filled at {at}, the rest cancelled</Trans>;
  return reason ? t`Cancelled: ${reason}` : t`Cancelled`;
}

function Words({ outcome, sent, pair }: WordsProps) {
  const executed = <Quantity value={outcome.executed} market={pair} />;
  const remaining = <Quantity value={outcome.remaining} market={pair} />;
  const limit = <Price value={sent.price} market={pair} />;
  const isBuy = sent.side === 'buy';
  if (outcome.kind === 'waiting') {
    return (
      <Text size="sm">
        <Trans>The exchange has accepted the order. Its outcome appears here.</Trans>
      </Text>
    );
  }
  if (outcome.kind === 'filled') {
    return (
      <Text size="sm">
        {isBuy ? (
          <Trans>
            Bought {executed} at this average price; your limit was {limit}.
          </Trans>
        ) : (
          <Trans>
            Sold {executed} at this average price; your limit was {limit}.
          </Trans>
        )}
      </Text>
    );
  }
  if (outcome.kind === 'resting') {
    return (
      <Text size="sm">
        {isBuy ? (
          <Trans>
            {remaining} waits in the book at {limit} until a seller accepts that price. You can leave this
            page.
          </Trans>
        ) : (
          <Trans>
            {remaining} waits in the book at {limit} until a buyer accepts that price. You can leave this
            page.
          </Trans>
        )}
      </Text>
    );
  }
  if (outcome.kind === 'partly') {
    return (
      <Text size="sm">
        {isBuy ? (
          <Trans>
            Bought {executed}; {remaining} rests in the book at {limit}.
          </Trans>
        ) : (
          <Trans>
            Sold {executed}; {remaining} rests in the book at {limit}.
          </Trans>
        )}
      </Text>
    );
  }
  if (outcome.kind === 'failed') {
    return (
      <Text size="sm">
        {adviceFor(outcome)} <Trans>Nothing was traded, and nothing is reserved.</Trans>
      </Text>
    );
  }
  if (isPartial(outcome)) {
    return (
      <Text size="sm">
        {isBuy ? (
          <Trans>
            Bought {executed}; {remaining} was cancelled.
          </Trans>
        ) : (
          <Trans>
            Sold {executed}; {remaining} was cancelled.
          </Trans>
        )}
      </Text>
    );
  }
  return (
    <Text size="sm">
      {outcome.reason ? (
        adviceFor(outcome)
      ) : (
        <Trans>The order was removed from the book. Nothing was traded, and nothing is reserved.</Trans>
      )}
    </Text>
  );
}
