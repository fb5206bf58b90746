import type { z } from 'zod';
import type { BalanceEntry } from '../../../contract/trading/account.ts';
import type { State } from '../../../domain/exchange/state.ts';
import { amountText } from '../units.ts';

/** The balances of an account that are not zero, after the engine's last command. */
export function balancesOf(state: State, account: number): z.input<typeof BalanceEntry>[] {
  return state.rules.assets.flatMap((_, asset) =>
    isZero(state, account, asset) ? [] : [balanceOf(state, account, asset)],
  );
}

function isZero(state: State, account: number, asset: number): boolean {
  const { available, reserved, lendReserved, borrowed } = state.accounts;
  const at = state.accounts.at(account, asset);
  return !available[at] && !reserved[at] && !lendReserved[at] && !borrowed[at];
}

/**
 * An account's balance of an asset. `borrowReserved` is the part of the borrowed money that open orders
 * hold.
 */
export function balanceOf(state: State, account: number, asset: number): z.input<typeof BalanceEntry> {
  const { available, reserved, lendReserved, borrowed } = state.accounts;
  const at = state.accounts.at(account, asset);
  const text = (units: number) => amountText(state.rules, asset, units);
  return {
    currency: state.rules.assets[asset]!.symbol,
    available: text(available[at]!),
    reserved: text(reserved[at]!),
    total: text(available[at]! + reserved[at]!),
    updatedAt: new Date(state.at).toISOString(),
    lendReserved: text(lendReserved[at]!),
    borrowReserved: text(Math.min(reserved[at]!, borrowed[at]!)),
    borrowedAmount: text(borrowed[at]!),
  };
}
