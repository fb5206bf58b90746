import type { PairDescription } from '../../../../client/types.gen.ts';
import { isPositive, isZero, subtract } from '../../../../shared/decimals.ts';
import { Figure, groupDigits } from '../../../ui/figure.tsx';
import type { Match } from './book.ts';
import classes from './market.module.css';
import { feeOf, type Reckoned } from './order-values.ts';

interface OrderSummaryProps {
  pair: PairDescription;
  side: 'buy' | 'sell';
  reckoned: Reckoned;
  /** What would trade at once; null while that is not known. */
  match: Match | null;
}

/** A future is not paid for: only a share of its worth is held as collateral. */
const WORTH = { buy: 'Costs at most', sell: 'Brings at least', future: 'Worth' } as const;

/** What an order comes to, and the bounds of its market, before it is sent. */
export function OrderSummary({ pair, side, reckoned: { quantity, total }, match }: OrderSummaryProps) {
  const fee = match && feeOf(side, match, pair);
  const rests = match && quantity !== null ? subtract(quantity, match.quantity) : null;
  return (
    <dl className={classes.rows} aria-label="What it comes to">
      <div>
        <dt>{WORTH[pair.currencyPairType === 'FUTURE' ? 'future' : side]}</dt>
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
              'nothing, as the book is now'
            )}
          </dd>
        </div>
      )}
      {fee && (
        <div>
          <dt>Fee, estimated</dt>
          <dd>
            {isZero(fee.amount) ? (
              'none: who rests in the book is rewarded'
            ) : (
              <>
                about <Figure value={fee.amount} unit={fee.currency} />
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>Least order</dt>
        <dd>
          {groupDigits(pair.minBaseAmount)} {pair.baseCurrency} and {groupDigits(pair.minQuoteAmount)}{' '}
          {pair.quoteCurrency}
        </dd>
      </div>
      <div>
        <dt>Price step</dt>
        <dd>
          {groupDigits(pair.tickSize)} {pair.quoteCurrency}
        </dd>
      </div>
    </dl>
  );
}
