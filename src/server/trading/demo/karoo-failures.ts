import { MINUTE_MS } from '../../../shared/time.ts';
import type { NewCommand } from '../engine/engine.ts';
import { limit, marketNamed, priceOff, units, type PastAction, type Past } from './past-action.ts';

/** Failing orders, one of each kind in turn. */
type Failure = (past: Past, at: number) => PastAction[];

/** Sells more than the balance. */
const insufficient: Failure = ({ state, accounts, walk }, at) => {
  const market = marketNamed(state, 'SOLUSDC');
  return [
    {
      at,
      make: () => [
        limit(accounts.karoo, market, 'sell', priceOff(walk, market, 4_000), walk.lotsOf(market, 480_000)),
      ],
    },
  ];
};

/** Post-only at a price that would match. */
const wouldMatch: Failure = ({ state, accounts, walk }, at) => {
  const market = marketNamed(state, 'BTCUSDC');
  const make = () => {
    const price = priceOff(walk, market, 150);
    return [
      limit(accounts.quoter, market, 'sell', price, walk.lotsOf(market, 3_000)),
      limit(accounts.karoo, market, 'buy', price, walk.lotsOf(market, 2_000), { postOnly: true }),
    ];
  };
  return [{ at, make }];
};

/** IOC below every offer. */
const nothingAtOnce: Failure = ({ state, accounts, walk }, at) => {
  const market = marketNamed(state, 'BTCZAR');
  return [
    {
      at,
      make: () => [
        limit(accounts.karoo, market, 'buy', priceOff(walk, market, -60_000), walk.lotsOf(market, 1_500), {
          timeInForce: 'IOC',
        }),
      ],
    },
  ];
};

/** FOK for more than is offered. */
const notAll: Failure = ({ state, accounts, walk }, at) => {
  const market = marketNamed(state, 'ETHUSDC');
  const make = () => {
    const price = priceOff(walk, market, 150);
    return [
      limit(accounts.quoter, market, 'sell', price, walk.lotsOf(market, 1_000)),
      limit(accounts.karoo, market, 'buy', price, walk.lotsOf(market, 60_000), {
        timeInForce: 'FOK',
        customerOrderId: 'KT-ALL-OR-NOTHING',
      }),
    ];
  };
  return [{ at, make }];
};

/** A customer order id that is in use. */
const named: Failure = ({ state, accounts, walk }, at) => {
  const market = marketNamed(state, 'ETHZAR');
  const order = () =>
    limit(accounts.karoo, market, 'buy', priceOff(walk, market, -45_000), walk.lotsOf(market, 900), {
      customerOrderId: 'KT-TWICE',
    });
  return [
    { at, make: () => [order()] },
    { at: at + 2 * MINUTE_MS, make: () => [order()] },
  ];
};

/** Would match an order of the same account. */
const ownOrder: Failure = ({ state, accounts, walk }, at) => {
  const market = marketNamed(state, 'BTCUSDC');
  const make = () => {
    const price = priceOff(walk, market, 300);
    return [
      limit(accounts.karoo, market, 'sell', price, walk.lotsOf(market, 700)),
      limit(accounts.karoo, market, 'buy', price, walk.lotsOf(market, 700)),
    ];
  };
  return [{ at, make }];
};

/** A market order for more than the slippage band offers. */
const slipped: Failure = ({ state, accounts, walk }, at) => {
  const market = marketNamed(state, 'SOLUSDC');
  const make = (): NewCommand[] => [
    limit(accounts.quoter, market, 'sell', priceOff(walk, market, 200), walk.lotsOf(market, 500)),
    limit(accounts.quoter, market, 'sell', priceOff(walk, market, 90_000), walk.lotsOf(market, 40_000)),
    {
      type: 'market',
      account: accounts.karoo,
      pair: market.pair.symbol,
      side: 'buy',
      amount: units(state, 'USDC', 12_000),
    },
  ];
  return [{ at, make }];
};

/** Futures, which this account may not use. */
const notAllowed: Failure = ({ state, accounts, walk }, at) => {
  const spot = marketNamed(state, 'BTCUSDC');
  const perpetual = marketNamed(state, 'BTCUSDCPERP');
  return [
    {
      at,
      make: () => [
        limit(accounts.karoo, spot, 'buy', priceOff(walk, spot, -3_000), walk.lotsOf(spot, 5_000), {
          allowMargin: true,
        }),
      ],
    },
    {
      at: at + MINUTE_MS,
      make: () => [
        limit(
          accounts.karoo,
          perpetual,
          'buy',
          priceOff(walk, perpetual, -3_000),
          walk.lotsOf(perpetual, 5_000),
        ),
      ],
    },
  ];
};

/** Reduce-only without a position on the other side. */
const notReducing: Failure = ({ state, accounts, walk }, at) => {
  const market = marketNamed(state, 'BTCUSDCPERP');
  return [
    {
      at,
      make: () => [
        limit(accounts.hedging, market, 'sell', priceOff(walk, market, 2_000), walk.lotsOf(market, 900_000), {
          reduceOnly: true,
        }),
      ],
    },
  ];
};

export const FAILURES: readonly Failure[] = [
  insufficient,
  wouldMatch,
  nothingAtOnce,
  notAll,
  named,
  ownOrder,
  slipped,
  notAllowed,
  notReducing,
];
