import type { z } from 'zod';
import type { AccountTrade } from '../../../contract/trading/account.ts';
import type { RowOf } from '../../platform/database/pool.ts';
import { trimDecimal } from '../decimals.ts';

export const FILL_COLUMNS =
  'f.trade, f.id, f.order_id, f.pair, f.side, f.price, f.quantity, f.fee, f.fee_asset, f.at';

const SELECT_FILLS = `SELECT ${FILL_COLUMNS} FROM exchange.fills f` as const;

type FillRow = RowOf<typeof SELECT_FILLS>;

/** The fields of a fill that are shown. */
type ShownFill = Omit<FillRow, 'trade'> & { readonly trade: bigint | number };

export function accountTrade(row: ShownFill): z.input<typeof AccountTrade> {
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
