import { idOf } from '../../ids.ts';
import { exchangeTrades } from '../../tables.ts';
import { copyRows, type Row } from './insert-rows.ts';
import { lotsText, pairSymbol, ticksText, type Projection, type Source } from './projection.ts';

/** The public trade history: every trade, whichever accounts made it. */
export function projectTrades({ state }: Source): Projection {
  const rows: Row<typeof exchangeTrades>[] = [];
  return {
    collect: ({ event, applied: { at } }) => {
      if (event.type !== 'trade') return;
      rows.push({
        number: event.trade,
        id: idOf('trade', event.trade, at),
        pair: pairSymbol(state, event.pair),
        price: ticksText(state, event.pair, event.price),
        quantity: lotsText(state, event.pair, event.quantity),
        takerSide: event.takerSide,
        at: new Date(at),
      });
    },
    write: (tx) => copyRows(tx, exchangeTrades, rows),
  };
}
