import type { Trade } from '../../../../domain/exchange/events.ts';
import type { State } from '../../../../domain/exchange/state.ts';
import { idOf } from '../../ids.ts';
import { exchangeFills } from '../../tables.ts';
import { amountText } from '../../units.ts';
import { copyRows, type Row } from './insert-rows.ts';
import {
  assetSymbol,
  lotsText,
  pairSymbol,
  ticksText,
  type Projection,
  type Source,
  type TradeSide,
} from './projection.ts';

/** A trade as one of its accounts sees it, without the id of its order. */
export type Fill = Omit<Row<typeof exchangeFills>, 'orderId'>;

export function fillOf(state: State, trade: Trade, side: TradeSide, at: number): Fill {
  return {
    trade: trade.trade,
    maker: side.isMaker,
    id: idOf(side.isMaker ? 'makerFill' : 'fill', trade.trade, at),
    account: side.account,
    order: side.order,
    pair: pairSymbol(state, trade.pair),
    side: side.isBuy ? 'buy' : 'sell',
    price: ticksText(state, trade.pair, trade.price),
    quantity: lotsText(state, trade.pair, trade.quantity),
    fee: amountText(state.rules, side.feeAsset, side.fee),
    feeAsset: assetSymbol(state, side.feeAsset),
    at: new Date(at),
  };
}

/** An account's trade history: a row for each projected side of a trade. */
export function projectFills({ state }: Source): Projection {
  const fills: Fill[] = [];
  return {
    collect: ({ event, applied: { at }, sides }) => {
      if (event.type !== 'trade') return;
      for (const side of sides) fills.push(fillOf(state, event, side, at));
    },
    write: (tx, orderIds) =>
      copyRows(
        tx,
        exchangeFills,
        fills.map((fill) => ({ ...fill, orderId: orderIds.get(fill.order)! })),
      ),
  };
}
