import { exchangeFunding } from '../../tables.ts';
import { amountText, rateText } from '../../units.ts';
import { copyRows, type Row } from './insert-rows.ts';
import { lotsText, pairSymbol, type Projection, type Source } from './projection.ts';

/** The hourly funding payment of each position. */
export function projectFunding({ state, isProjected }: Source): Projection {
  const rows: Row<typeof exchangeFunding>[] = [];
  return {
    collect: ({ event, place, applied }) => {
      if (event.type !== 'funding' || !isProjected(event.account)) return;
      const { quote } = state.markets[event.pair]!;
      rows.push({
        command: applied.sequence,
        place,
        account: event.account,
        pair: pairSymbol(state, event.pair),
        position: event.position,
        side: event.side,
        rate: rateText(event.rate),
        amount: amountText(state.rules, quote, event.amount),
        size: lotsText(state, event.pair, event.size),
        value: amountText(state.rules, quote, event.value),
        at: new Date(applied.at),
      });
    },
    write: (tx) => copyRows(tx, exchangeFunding, rows),
  };
}
