import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import IconBook2 from '~icons/tabler/book-2';
import type { KeyboardEvent } from 'react';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { compare, divide, isZero, multiply, ratioForDrawing } from '../../../../shared/decimals.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { Price, Quantity } from '../shared/figures.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Book, type Level, spreadOf } from './book.ts';
import classes from './market.module.css';

const ROWS = 10;
const PERCENT = 100;

interface OrderBookProps {
  pair: PairDescription;
  book: Book | null;
  error: unknown;
  retry: () => void;
  /** Copies a price into the order form. */
  onPrice: (price: string) => void;
}

/**
 * The order book, aggregated by price: asks above, bids below, the best prices in the middle.
 */
export function OrderBook({ pair, book, error, retry, onPrice }: OrderBookProps) {
  return (
    <Panel title={t`Order book`}>
      {!book && Boolean(error) && <ErrorState error={error} retry={retry} />}
      {!book && !error && <Skeleton height={560} />}
      {book && book.asks.length + book.bids.length === 0 && (
        <EmptyState compact title={t`The book is empty`} icon={IconBook2}>
          <Trans>Orders appear here while they wait to be filled. Place a limit order to be the first.</Trans>
        </EmptyState>
      )}
      {book && book.asks.length + book.bids.length > 0 && <Sides pair={pair} book={book} onPrice={onPrice} />}
    </Panel>
  );
}

function Sides({ pair, book, onPrice }: Pick<OrderBookProps, 'pair' | 'onPrice'> & { book: Book }) {
  const asks = book.asks.slice(0, ROWS);
  const bids = book.bids.slice(0, ROWS);
  const [askDepth, bidDepth] = [asks.at(-1)?.cumulative ?? '0', bids.at(-1)?.cumulative ?? '0'];
  const deepest = compare(askDepth, bidDepth) > 0 ? askDepth : bidDepth;
  const spread = spreadOf(book);
  return (
    <>
      <Side
        name={t`Asks (sell orders)`}
        side="ask"
        levels={asks.toReversed()}
        best={asks[0]}
        deepest={deepest}
        pair={pair}
        onPrice={onPrice}
      />
      <div className={classes.spread}>
        <span>
          <Trans>Spread</Trans>
        </span>
        {spread === null ? (
          <span>
            <Trans>One side is empty</Trans>
          </span>
        ) : (
          <span>
            <Price value={spread} market={pair} /> (
            {isZero(bids[0]!.price) ? '0' : divide(multiply(spread, String(PERCENT)), bids[0]!.price, 3)} %)
          </span>
        )}
      </div>
      <Side
        name={t`Bids (buy orders)`}
        side="bid"
        levels={bids}
        best={bids[0]}
        deepest={deepest}
        pair={pair}
        onPrice={onPrice}
      />
      <Text size="xs" c="dimmed" mt="xs">
        <Trans>
          Choose a price to copy it into the order. Sum is the quantity from the best price to this one.
        </Trans>
      </Text>
    </>
  );
}

interface SideProps {
  name: string;
  side: 'ask' | 'bid';
  levels: readonly Level[];
  best: Level | undefined;
  deepest: string;
  pair: PairDescription;
  onPrice: (price: string) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Tab reaches only the best price; the arrow keys move to the others. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Side({ name, side, levels, best, deepest, pair, onPrice }: SideProps) {
  return (
    // The arrow keys move between the buttons in the table.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table className={classes.figures} onKeyDown={walk}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Price, {pair.quoteCurrency}</Trans>
          </th>
          <th scope="col">
            <Trans>Quantity, {pair.baseCurrency}</Trans>
          </th>
          <th scope="col">
            <Trans>Sum</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ price, quantity, cumulative }) => (
          <tr
            key={price}
            className={`${classes.level} ${classes[side]}`}
            style={{
              backgroundSize: `${Math.min(PERCENT, ratioForDrawing(cumulative, deepest) * PERCENT)}% 100%`,
            }}
            onClick={() => onPrice(price)}
          >
            <td>
              <button
                type="button"
                className={`${classes.price} ${side === 'ask' ? classes.down : classes.up}`}
                tabIndex={price === best?.price ? 0 : -1}
                aria-label={t`Use the price ${groupDigits(price)}`}
              >
                <Price value={price} market={pair} bare />
              </button>
            </td>
            <td>
              <Quantity value={quantity} market={pair} bare />
            </td>
            <td>
              <Quantity value={cumulative} market={pair} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
