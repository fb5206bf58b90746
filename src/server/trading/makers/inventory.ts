import type { State } from '../../../domain/exchange/state.ts';
import { assetNumber } from '../../../domain/exchange/state.ts';
import type { NewCommand } from '../engine/engine.ts';

/**
 * What a market maker sets out with, in smallest units: enough for every quote, and far below what the
 * exchange may hold.
 */
const STOCK = {
  ZAR: 800_000_000_000_000,
  USDC: 100_000_000_000_000,
  BTC: 100_000_000_000,
  ETH: 2_500_000_000_000,
  SOL: 20_000_000_000_000,
} as const;

export const STOCKED_ASSETS = Object.keys(STOCK) as (keyof typeof STOCK)[];

/** How money of market makers is called; the interface shows it to nobody. */
const KIND = 'MAKER_FUNDING';

/**
 * Fills up a market maker's stock of an asset when half is gone, and takes out what has become more than
 * twice as much; null when neither.
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
