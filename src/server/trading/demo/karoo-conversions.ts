import type { NewCommand } from '../engine/engine.ts';
import { atMinute, type Day } from './day.ts';
import { limit, marketNamed, priceOff, units, type PastAction, type Past } from './past-action.ts';

/** Conversions over one pair or two, with a broker's fee for another account. */

export interface DemoConversion {
  owner: 'karoo' | 'customer';
  pay: string;
  receive: string;
  amount: number;
  feePpm: number;
  feeAsset: string;
  feeTo: 'karoo' | 'treasury';
}

const karoo = (
  pay: string,
  receive: string,
  amount: number,
  feePpm: number,
  feeAsset: string,
): DemoConversion => ({ owner: 'karoo', pay, receive, amount, feePpm, feeAsset, feeTo: 'treasury' });

/** The demo makes these conversions in this order. */
export const CONVERSIONS: readonly DemoConversion[] = [
  karoo('ZAR', 'BTC', 85_000, 2_500, 'ZAR'),
  karoo('USDC', 'ETH', 6_500, 2_500, 'ETH'),
  karoo('ZAR', 'SOL', 48_000, 2_500, 'ZAR'),
  karoo('BTC', 'USDC', 0.12, 1_500, 'USDC'),
  karoo('ETH', 'ZAR', 2.5, 2_500, 'ZAR'),
  karoo('USDC', 'ZAR', 9_000, 1_500, 'USDC'),
  karoo('SOL', 'USDC', 12, 2_500, 'USDC'),
];

/** A conversion at the prices of that moment. */
export function converted(
  past: Past,
  day: Day,
  { owner, pay, receive, amount, feePpm, feeAsset, feeTo }: DemoConversion,
): PastAction {
  const { state, accounts, walk } = past;
  const make = (): NewCommand[] => {
    const command: NewCommand = {
      type: 'convert',
      account: accounts[owner],
      pay,
      receive,
      amount: units(state, pay, amount),
      feePpm,
      feeAsset,
      feeAccount: accounts[feeTo],
    };
    return [
      ...state.markets.filter((market) => !market.future).flatMap((market) => quotes(market.pair.symbol)),
      command,
    ];
  };
  const quotes = (symbol: string): NewCommand[] => {
    const market = marketNamed(state, symbol);
    const lots = walk.lotsOf(market, QUOTED_DOLLARS);
    return [
      limit(accounts.quoter, market, 'buy', priceOff(walk, market, -250), lots),
      limit(accounts.quoter, market, 'sell', priceOff(walk, market, 250), lots),
    ];
  };
  return { at: atMinute(day, 520), make };
}

const QUOTED_DOLLARS = 20_000;
