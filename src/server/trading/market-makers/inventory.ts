import type { State } from '../../../domain/exchange/state.ts';
import { assetNumber } from '../../../domain/exchange/state.ts';
import type { NewCommand } from '../engine/engine.ts';

/**
 * A market maker's starting balance, in smallest units: enough for every quote, and far below the
 * exchange's bound.
 */
const STOCK = {
  ZAR: 800_000_000_000_000,
  USDC: 100_000_000_000_000,
  BTC: 100_000_000_000,
  ETH: 2_500_000_000_000,
  SOL: 20_000_000_000_000,
} as const;

export const STOCKED_ASSETS = Object.keys(STOCK) as (keyof typeof STOCK)[];

/** The transaction type of a market maker's money, which the interface never shows. */
const KIND = 'MAKER_FUNDING';

/**
 * Refills a market maker's balance of an asset when half is gone, and withdraws when it has more than
 * doubled; null otherwise.
 */
export function restock(state: State, account: number, asset: keyof typeof STOCK): NewCommand | null {
  const at = state.accounts.at(account, assetNumber(state, asset));
  const available = state.accounts.available[at]!;
  const stock = STOCK[asset];
  if (available < stock / 2)
    return { type: 'deposit', account, asset, amount: stock - available, kind: KIND };
  if (available > stock * 2)
    return { type: 'withdraw', account, asset, amount: available - stock, kind: KIND };
  return null;
}
