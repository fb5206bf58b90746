import type { z } from 'zod';
import type { AccountTrade } from '../../../contract/trading/account.ts';
import { trimDecimal } from '../decimals.ts';

/** A row of exchange.fills. */
export interface FillRow {
  trade: bigint;
  id: string;
  order_id: string;
  pair: string;
  side: 'buy' | 'sell';
  price: string;
  quantity: string;
  fee: string;
  fee_asset: string;
  at: Date;
}

export const FILL_COLUMNS =
  'f.trade, f.id, f.order_id, f.pair, f.side, f.price, f.quantity, f.fee, f.fee_asset, f.at';

export function accountTrade(row: FillRow): z.input<typeof AccountTrade> {
  return {
    id: row.id,
    orderId: row.order_id,
    price: trimDecimal(row.price),
    quantity: trimDecimal(row.quantity),
    currencyPair: row.pair,
    tradedAt: row.at.toISOString(),
    side: row.side,
    sequenceId: Number(row.trade),
    fee: trimDecimal(row.fee),
    feeCurrency: row.fee_asset,
  };
}
