import type { PairDescription } from '../../../../client/types.gen.ts';
import { isPositive, isZero, subtract } from '../../../../shared/decimals.ts';
import { Figure, groupDigits } from '../../../ui/figure.tsx';
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
        <dd>{total === null ? 'Not known yet' : <Figure value={total} unit={pair.quoteCurrency} />}</dd>
      </div>
      {match && rests !== null && (
        <div>
          <dt>Trades at once</dt>
          <dd>
            {isPositive(match.quantity) ? (
              <>
                about <Figure value={match.quantity} unit={pair.baseCurrency} />
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
                about <Figure value={fee.amount} unit={fee.currency} />
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
