import { HOUR_MS } from '../../../shared/time.ts';
import type { NewCommand } from '../engine/engine.ts';
import { units, type Moment, type Past } from './moments.ts';

/** What Karoo Trading and its subaccounts did. */
export interface KarooPast {
  between(fromMs: number, toMs: number): Moment[];
}

export function karooPast(past: Past, startMs: number, _nowMs: number): KarooPast {
  return {
    between: (fromMs) => (fromMs === startMs ? opening(past, startMs) : []),
  };
}

function opening({ state, accounts }: Past, startMs: number): Moment[] {
  const { karoo } = accounts;
  const brought = (account: number, asset: string, amount: number, kind: string): NewCommand => ({ type: 'deposit', account, asset, amount: units(state, asset, amount), kind });
  return [
    {
      at: startMs + HOUR_MS,
      make: () => [
        brought(karoo, 'ZAR', 24_000_000, 'FIAT_DEPOSIT'),
        brought(karoo, 'USDC', 900_000, 'BLOCKCHAIN_RECEIVE'),
        brought(karoo, 'BTC', 12.5, 'BLOCKCHAIN_RECEIVE'),
        brought(karoo, 'ETH', 140, 'BLOCKCHAIN_RECEIVE'),
      ],
    },
  ];
}
