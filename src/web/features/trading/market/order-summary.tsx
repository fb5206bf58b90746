import type { PairDescription } from '../../../../client/types.gen.ts';
import { isPositive, isZero, subtract } from '../../../../shared/decimals.ts';
import { groupDigits } from '../../../ui/figure.tsx';
import { Held, Quantity } from '../shared/figures.tsx';
import type { Match } from './book.ts';
import classes from './market.module.css';
import { feeOf, type OrderTotals } from './order-values.ts';

interface OrderSummaryProps {
  pair: PairDescription;
  side: 'buy' | 'sell';
  totals: OrderTotals;
  /** The part that would trade at once; null while the book is loading. */
  match: Match | null;
}

/** A future has a notional instead of a cost: only its initial margin is held. */
const VALUE_WORDS = { buy: 'Costs at most', sell: 'Sells for at least', future: 'Notional' } as const;

/** The value and the estimated fee of an order, and the limits of its market. */
export function OrderSummary({ pair, side, totals: { quantity, total }, match }: OrderSummaryProps) {
  const fee = match && feeOf(side, match, pair);
  const rests = match && quantity !== null ? subtract(quantity, match.quantity) : null;
  return (
    <dl className={classes.rows} aria-label="Order summary">
      <div>
        <dt>{VALUE_WORDS[pair.currencyPairType === 'FUTURE' ? 'future' : side]}</dt>
        <dd>
          {total === null ? (
            'Not known yet'
          ) : (
            <Held value={total} currency={pair.quoteCurrency} rounding={side === 'buy' ? 'up' : 'down'} />
          )}
        </dd>
      </div>
      {match && rests !== null && (
        <div>
          <dt>Trades at once</dt>
          <dd>
            {isPositive(match.quantity) ? (
              <>
                about <Quantity value={match.quantity} market={pair} />
              </>
            ) : (
              'nothing at current prices'
            )}
          </dd>
        </div>
      )}
      {fee && (
        <div>
          <dt>Fee, estimated</dt>
          <dd>
            {isZero(fee.amount) ? (
              'none: a resting order earns the maker reward'
            ) : (
              <>
                about <Held value={fee.amount} currency={fee.currency} rounding="nearest" />
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>Minimum order</dt>
        <dd>
          {groupDigits(pair.minBaseAmount)} {pair.baseCurrency} and {groupDigits(pair.minQuoteAmount)}{' '}
          {pair.quoteCurrency}
        </dd>
      </div>
      <div>
        <dt>Tick</dt>
        <dd>
          {groupDigits(pair.tickSize)} {pair.quoteCurrency}
        </dd>
      </div>
    </dl>
  );
}
