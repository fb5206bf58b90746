import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import IconChartAreaLine from '~icons/tabler/chart-area-line';
import { lazy, Suspense } from 'react';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { shownPrice, shownQuantity } from '../shared/precision.ts';
import type { Book, Level } from './book.ts';

/** Charts are loaded after the figures: they are the largest part of the page. */
const DepthChart = lazy(async () => ({ default: (await import('./depth-chart.tsx')).DepthChart }));

const HEIGHT = 240;

/** The depth of the book: how much is bid and offered up to each price. */
export function DepthPanel({ pair, book }: { pair: PairDescription; book: Book | null }) {
  return (
    <Panel title={t`Depth`}>{book ? <Depth pair={pair} book={book} /> : <Skeleton height={HEIGHT} />}</Panel>
  );
}

function Depth({ pair, book }: { pair: PairDescription; book: Book }) {
  const [bid, ask] = [book.bids.at(-1), book.asks.at(-1)];
  if (!bid && !ask)
    return (
      <EmptyState compact title={t`The book is empty`} icon={IconChartAreaLine}>
        <Trans>The depth of the book appears here when it has orders.</Trans>
      </EmptyState>
    );
  const words = [bid && sideWords('bid', bid, pair), ask && sideWords('ask', ask, pair)]
    .filter(Boolean)
    .join(', ');
  return (
    <div role="img" aria-label={t`Depth of the book: ${words}. The order book lists each price.`}>
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <DepthChart book={book} pair={pair} height={HEIGHT} />
      </Suspense>
    </div>
  );
}

function sideWords(side: 'bid' | 'ask', level: Level, pair: PairDescription): string {
  const quantity = `${shownQuantity(level.cumulative, pair)} ${pair.baseCurrency}`;
  const price = `${shownPrice(level.price, pair)} ${pair.quoteCurrency}`;
  return side === 'bid' ? t`${quantity} bid down to ${price}` : t`${quantity} offered up to ${price}`;
}
