import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
const VALUE_WORDS = {
  buy: msg`Costs at most`,
  sell: msg`Sells for at least`,
  future: msg`Notional`,
};

/** The value and the estimated fee of an order, and the limits of its market. */
export function OrderSummary({ pair, side, totals: { quantity, total }, match }: OrderSummaryProps) {
  const fee = match && feeOf(side, match, pair);
  const least = `${groupDigits(pair.minBaseAmount)} ${pair.baseCurrency}`;
  const leastValue = `${groupDigits(pair.minQuoteAmount)} ${pair.quoteCurrency}`;
  const rests = match && quantity !== null ? subtract(quantity, match.quantity) : null;
  return (
    <dl className={classes.rows} aria-label={t`Order summary`}>
      <div>
        <dt>{i18n._(VALUE_WORDS[pair.currencyPairType === 'FUTURE' ? 'future' : side])}</dt>
        <dd>
          {total === null ? (
            t`Not known yet`
          ) : (
            <Held value={total} currency={pair.quoteCurrency} rounding={side === 'buy' ? 'up' : 'down'} />
          )}
        </dd>
      </div>
      {match && rests !== null && (
        <div>
          <dt>
            <Trans>Trades at once</Trans>
          </dt>
          <dd>
            {isPositive(match.quantity) ? (
              <>
                <Trans>
                  about <Quantity value={match.quantity} market={pair} />
                </Trans>
              </>
            ) : (
              t`nothing at current prices`
            )}
          </dd>
        </div>
      )}
      {fee && (
        <div>
          <dt>
            <Trans>Fee, estimated</Trans>
          </dt>
          <dd>
            {isZero(fee.amount) ? (
              t`none: a resting order earns the maker reward`
            ) : (
              <>
                <Trans>
                  about <Held value={fee.amount} currency={fee.currency} rounding="nearest" />
                </Trans>
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Minimum order</Trans>
        </dt>
        <dd>
          <Trans>
            {least} and {leastValue}
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Tick</Trans>
        </dt>
        <dd>
          {groupDigits(pair.tickSize)} {pair.quoteCurrency}
        </dd>
      </div>
    </dl>
  );
}
