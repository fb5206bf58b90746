import { Skeleton } from '@mantine/core';
import { IconChartAreaLine } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { shownPrice, shownQuantity } from '../shared/precision.ts';
import type { Book } from './book.ts';

/** Charts are loaded after the figures: they are the largest part of the page. */
const DepthChart = lazy(async () => ({ default: (await import('./depth-chart.tsx')).DepthChart }));

const HEIGHT = 240;

/** The depth of the book: how much is bid and offered up to each price. */
export function DepthPanel({ pair, book }: { pair: PairDescription; book: Book | null }) {
  return (
    <Panel title="Depth">{book ? <Depth pair={pair} book={book} /> : <Skeleton height={HEIGHT} />}</Panel>
  );
}

function Depth({ pair, book }: { pair: PairDescription; book: Book }) {
  const [bid, ask] = [book.bids.at(-1), book.asks.at(-1)];
  if (!bid && !ask)
    return (
      <EmptyState compact title="The book is empty" icon={IconChartAreaLine}>
        The depth of the book appears here when it has orders.
      </EmptyState>
    );
  const words = [
    bid &&
      `${shownQuantity(bid.cumulative, pair)} ${pair.baseCurrency} bid down to ` +
        `${shownPrice(bid.price, pair)} ${pair.quoteCurrency}`,
    ask &&
      `${shownQuantity(ask.cumulative, pair)} ${pair.baseCurrency} offered up to ` +
        `${shownPrice(ask.price, pair)} ${pair.quoteCurrency}`,
  ].filter(Boolean);
  return (
    <div role="img" aria-label={`Depth of the book: ${words.join(', ')}. The order book lists each price.`}>
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <DepthChart book={book} pair={pair} height={HEIGHT} />
      </Suspense>
    </div>
  );
}
