import { assetNumber, type Loan, type State } from '../../../domain/exchange/state.ts';
import type { NewCommand } from '../engine/engine.ts';
import { atMinute, type Day } from './day.ts';
import { limit, marketNamed, other, priceOff, units, type PastAction, type Past } from './past-action.ts';

/**
 * The loan offers of Treasury and the primary account, and what Hedging borrows from Treasury for its
 * trades.
 */

/**
 * Offers and their changes: an amount more or less, or another rate. Rates are in 10^-8 an hour; 1,370 is
 * about 12 % a year.
 */
const OFFERS: readonly {
  day: number;
  asset: string;
  amount?: number;
  change?: number;
  rate: number;
  owner?: 'karoo';
}[] = [
  { day: 2, asset: 'ZAR', amount: 4_000_000, rate: 1_310 },
  { day: 2, asset: 'USDC', amount: 120_000, rate: 1_080 },
  { day: 3, asset: 'ETH', amount: 20, rate: 420 },
  { day: 9, asset: 'USDC', amount: 40_000, rate: 1_240, owner: 'karoo' },
  { day: 16, asset: 'USDC', change: 25_000, rate: 1_080 },
  { day: 34, asset: 'ZAR', change: 500_000, rate: 1_310 },
  { day: 52, asset: 'USDC', change: 0, rate: 960 },
  { day: 64, asset: 'USDC', change: 10_000, rate: 1_240, owner: 'karoo' },
  { day: 77, asset: 'ZAR', change: 0, rate: 1_250 },
  { day: 92, asset: 'ETH', change: -8, rate: 420 },
  { day: 110, asset: 'BTC', amount: 0.5, rate: 380, owner: 'karoo' },
  { day: 118, asset: 'USDC', change: -40_000, rate: 960 },
  { day: 133, asset: 'ETH', change: 4, rate: 455 },
  { day: 157, asset: 'USDC', change: -15_000, rate: 1_240, owner: 'karoo' },
  { day: 161, asset: 'ZAR', change: -750_000, rate: 1_250 },
  { day: 164, asset: 'USDC', change: 0, rate: 1_150, owner: 'karoo' },
  { day: 168, asset: 'USDC', change: 15_000, rate: 990 },
  { day: 171, asset: 'BTC', change: 0.25, rate: 405, owner: 'karoo' },
  { day: 175, asset: 'ZAR', change: 250_000, rate: 1_285 },
  { day: 178, asset: 'USDC', change: 5_000, rate: 1_130, owner: 'karoo' },
];

/** Hedging's trades with borrowed money, in dollars. Selling what it bought repays its debt. */
const ON_MARGIN: readonly { day: number; pair: string; side: 'buy' | 'sell'; dollars: number }[] = [
  { day: 20, pair: 'BTCZAR', side: 'buy', dollars: 60_000 },
  { day: 55, pair: 'BTCZAR', side: 'sell', dollars: 78_000 },
  { day: 66, pair: 'ETHUSDC', side: 'sell', dollars: 24_000 },
  { day: 84, pair: 'ETHUSDC', side: 'buy', dollars: 36_000 },
  { day: 100, pair: 'ETHZAR', side: 'buy', dollars: 48_000 },
  { day: 140, pair: 'ETHZAR', side: 'sell', dollars: 15_000 },
  { day: 172, pair: 'BTCZAR', side: 'buy', dollars: 21_000 },
];

export function loansOf(past: Past, day: Day): PastAction[] {
  const { state, accounts, walk } = past;
  const offers = OFFERS.filter((offer) => offer.day === day.number).map(
    ({ asset, amount, change, rate, owner }): PastAction => {
      const account = accounts[owner ?? 'treasury'];
      const loan = loanOf(state, account, asset);
      const make = (): NewCommand[] => {
        if (amount !== undefined)
          return [{ type: 'lend', account, asset, amount: units(state, asset, amount), hourlyRate: rate }];
        return loan
          ? [
              {
                type: 'change-loan',
                account,
                loan: loan.number,
                change: units(state, asset, change ?? 0),
                hourlyRate: rate,
              },
            ]
          : [];
      };
      return { at: atMinute(day, 150), make };
    },
  );
  const trades = ON_MARGIN.filter((trade) => trade.day === day.number).map(
    ({ pair, side, dollars }): PastAction => {
      const market = marketNamed(state, pair);
      const make = () => {
        const price = priceOff(walk, market, side === 'buy' ? 200 : -200);
        const quantity = walk.lotsOf(market, dollars);
        return [
          limit(accounts.quoter, market, other(side), price, quantity),
          limit(accounts.hedging, market, side, price, quantity, { allowMargin: true }),
        ];
      };
      return { at: atMinute(day, 260), make };
    },
  );
  return [...offers, ...trades];
}

function loanOf(state: State, account: number, asset: string): Loan | undefined {
  return [...state.loans.values()].find(
    (loan) => loan.account === account && loan.asset === assetNumber(state, asset),
  );
}
