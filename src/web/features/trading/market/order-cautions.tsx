import { t } from '@lingui/core/macro';
import { Alert, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { compare, isPositive } from '../../../../shared/decimals.ts';
import { type Book, matchOf } from './book.ts';
import { type Distance, distanceWords, farConsequence } from './distance.ts';
import type { DraftProps } from './order-fields.tsx';
import type { OrderDraft, OrderTotals } from './order-values.ts';

/** Warns of a price that is far from the market. */
export function FarPrice({ distance, side }: { distance: Distance; side: OrderDraft['side'] }) {
  return (
    // The percentage follows the market: a screen reader announces it once, not at every change.
    <Alert
      color="red"
      variant="light"
      p="xs"
      icon={<IconAlertTriangle aria-hidden />}
      title={distanceWords(distance)}
      role="alert"
      aria-relevant="additions"
      aria-atomic="false"
    >
      {farConsequence(distance, side)}
    </Alert>
  );
}

/** Says what may happen to an order at the best price of either side; null when there is nothing to say. */
function atTheTouch(book: Book, { side, timeInForce, postOnly }: OrderDraft, price: string): string | null {
  const [other, own] = side === 'buy' ? [book.asks, book.bids] : [book.bids, book.asks];
  const isAt = (level: Book['asks'][number] | undefined) => level && compare(level.price, price) === 0;
  if (isAt(own[0]) && timeInForce === 'GTC')
    return t`At this price the order waits behind the orders that are there already.`;
  if (!isAt(other[0]) || postOnly) return null;
  return timeInForce === 'GTC'
    ? t`This is the best price now. If others take it first, the order waits in the book and may not trade.`
    : t`This is the best price now. If others take it first, the order is cancelled.`;
}

/** Says what may happen at the best prices, and warns of orders that may fail. The exchange decides. */
export function Cautions({
  pair,
  draft,
  totals: { price, quantity, total },
  book,
  available,
}: Omit<DraftProps, 'change'> & { totals: OrderTotals; book: Book | null; available: string | null }) {
  if (price === null || quantity === null || total === null || !isPositive(quantity)) return null;
  const match = book && matchOf(book, draft.side, price, quantity);
  const needed = draft.side === 'buy' ? total : quantity;
  const cautions = [
    book && atTheTouch(book, draft, price),
    draft.postOnly &&
      match &&
      isPositive(match.quantity) &&
      [
        t`A post-only order would fail at this price, because it would trade at once.`,
        t`Enter a price on your side of the spread.`,
      ].join(' '),
    draft.timeInForce === 'FOK' &&
      match &&
      compare(match.quantity, quantity) < 0 &&
      t`The book does not have enough at this price now, so the whole order would be cancelled.`,
    draft.timeInForce === 'IOC' &&
      match &&
      !isPositive(match.quantity) &&
      t`No order in the book matches this price now, so the order would be cancelled.`,
    pair.currencyPairType === 'SPOT' &&
      !draft.allowMargin &&
      available !== null &&
      compare(needed, available) > 0 &&
      t`This is more than your available balance. The exchange would refuse the order.`,
  ].filter((caution) => typeof caution === 'string');
  return cautions.map((caution) => (
    <Text key={caution} size="xs" fw={500}>
      {caution}
    </Text>
  ));
}
