import { idOf } from '../../ids.ts';
import { exchangeFills } from '../../tables.ts';
import { amountText } from '../../units.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { assetSymbol, lotsText, pairSymbol, ticksText, type Projection, type Source } from './projection.ts';

/** An account's trade history: a row for each projected side of a trade. */
export function projectFills({ state }: Source): Projection {
  const rows: Omit<Row<typeof exchangeFills>, 'orderId'>[] = [];
  return {
    collect: ({ event, applied: { at }, sides }) => {
      if (event.type !== 'trade') return;
      for (const { isMaker, account, order, isBuy, fee, feeAsset } of sides) {
        rows.push({
          trade: event.trade,
          maker: isMaker,
          id: idOf(isMaker ? 'makerFill' : 'fill', event.trade, at),
          account,
          order,
          pair: pairSymbol(state, event.pair),
          side: isBuy ? 'buy' : 'sell',
          price: ticksText(state, event.pair, event.price),
          quantity: lotsText(state, event.pair, event.quantity),
          fee: amountText(state.rules, feeAsset, fee),
          feeAsset: assetSymbol(state, feeAsset),
          at: new Date(at),
        });
      }
    },
    write: (tx, orderIds) =>
      insertRows(
        tx,
        exchangeFills,
        rows.map((row) => ({ ...row, orderId: orderIds.get(row.order)! })),
      ),
  };
}
