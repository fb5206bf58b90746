import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconArrowsExchange from '~icons/tabler/arrows-exchange';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { StreamState } from '../../../ui/event-source.ts';
import { Price, Quantity } from '../shared/figures.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import type { MarketTrade } from './candles.ts';
import classes from './market.module.css';
import { clockOf } from './times.ts';

/** The live trades of the market, newest first. */
export function LastTrades({
  pair,
  trades,
  stream,
}: {
  pair: PairDescription;
  trades: readonly MarketTrade[];
  stream: StreamState;
}) {
  const { timezone } = useSession();
  return (
    <Panel title={t`Last trades`}>
      {trades.length === 0 && (
        <EmptyState
          compact
          title={stream === 'broken' ? t`Live updates are interrupted` : t`No trades yet`}
          icon={IconArrowsExchange}
        >
          {stream === 'broken'
            ? t`Outlay is reconnecting. Until then, the prices above are updated from time to time.`
            : t`New trades in this market appear here at once.`}
        </EmptyState>
      )}
      {trades.length > 0 && (
        // The list scrolls, so keyboard users must be able to focus it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.trades} tabIndex={0} role="group" aria-label={t`Last trades, scrolls`}>
          <table className={classes.figures} aria-label={t`Last trades`}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Price, {pair.quoteCurrency}</Trans>
                </th>
                <th scope="col">
                  <Trans>Quantity, {pair.baseCurrency}</Trans>
                </th>
                <th scope="col">
                  <Trans>Time</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {trades.map(({ id, price, quantity, takerSide, tradedAt, sequenceId }) => (
                <tr key={`${sequenceId} ${id}`}>
                  <td>
                    <TakerPrice pair={pair} price={price} takerSide={takerSide} />
                  </td>
                  <td>
                    <Quantity value={quantity} market={pair} bare />
                  </td>
                  <td>
                    <time dateTime={tradedAt}>{clockOf(tradedAt, timezone)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function TakerPrice({
  pair,
  price,
  takerSide,
}: Pick<MarketTrade, 'price' | 'takerSide'> & { pair: PairDescription }) {
  const [name, word, Arrow] =
    takerSide === 'sell'
      ? [classes.down, t`sold at`, IconArrowDown]
      : [classes.up, t`bought at`, IconArrowUp];
  return (
    <span className={name}>
      <Arrow size={14} role="img" aria-label={word} />
      <Price value={price} market={pair} bare />
    </span>
  );
}
