import type { Command, LimitOrder } from '../commands.ts';
import { RULES, type Pair } from '../markets.ts';

/**
 * Random commands for the engines from a fixed start: plausible and hostile ones, with prices near each
 * other and accounts that are rich or poor, so that every rule is exercised often. The caller passes
 * the open orders and loans.
 */

export const ACCOUNTS = 12;
/**
 * Two accounts live on credit: one buys with borrowed money, one sells what it borrowed. They rarely
 * receive deposits, and never in what they owe most, so that their debts grow too large.
 */
const BUYS_ON_CREDIT = 1;
const SELLS_ON_CREDIT = 7;
const BOUGHT_WITH = ['USDC', 'ZAR'];
const FUTURES = RULES.pairs.filter((pair) => pair.type === 'FUTURE');
const ASSETS = RULES.assets.map((asset) => asset.symbol);
/** The usual size of a deposit, in smallest units. */
const AMOUNTS: Record<string, number> = { ZAR: 5e9, USDC: 1e9, BTC: 1e6, ETH: 1e7, SOL: 1e8 };
/** Amounts whose products exceed 2^53. */
const LARGE_AMOUNTS: Record<string, number> = { ZAR: 5e14, USDC: 1e14, BTC: 1e10, ETH: 1e11, SOL: 1e13 };
const FIRST_MIDDLES: Record<string, number> = {
  BTCZAR: 1_800_000,
  ETHZAR: 60_000,
  USDCZAR: 18_000,
  BTCUSDC: 100_000,
  ETHUSDC: 330_000,
  SOLUSDC: 15_000,
  BTCUSDCPERP: 100_000,
  ETHUSDCPERP: 33_000,
};

export interface Known {
  /** Open orders, as numbers with their accounts. */
  open: readonly { order: number; account: number }[];
  nextLoan: number;
}

export interface Generator {
  next(known: Known): Command;
  /** A random integer below `below`. */
  whole(below: number): number;
}

/** Commands that set the exchange up: the rules, the house and the other accounts. */
export function firstCommands(at: number): Command[] {
  return [
    { type: 'configure', at, rules: RULES },
    ...Array.from({ length: ACCOUNTS }, (_, n): Command => ({
      type: 'open-account',
      at,
      marginEnabled: n % 2 === 1,
      futuresEnabled: n % 3 !== 0,
    })),
  ];
}

/** An endless stream of commands; `large` ones go up to a pair's maximum. */
export function generator(seed: number, at: number, large = false): Generator {
  const amounts = large ? LARGE_AMOUNTS : AMOUNTS;
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number) => Math.floor(random() * below);
  const pick = <T>(items: readonly T[]): T => items[whole(items.length)]!;
  const middles = { ...FIRST_MIDDLES };
  const chance = (share: number) => random() < share;
  let now = at;

  const account = () => 1 + whole(ACCOUNTS - 1);
  /**
   * The account that receives a deposit: a borrower rarely, and never in an asset that most purchases are
   * paid with.
   */
  const payee = (symbol: string): number => {
    const drawn = account();
    if (drawn !== BUYS_ON_CREDIT && drawn !== SELLS_ON_CREDIT) return drawn;
    return BOUGHT_WITH.includes(symbol) === (drawn === BUYS_ON_CREDIT) || chance(0.7) ? drawn + 1 : drawn;
  };
  const amountOf = (symbol: string, times: number) => 1 + whole(amounts[symbol]! * times);

  const lotsOf = (pair: Pair, reduceOnly: boolean) => {
    if (large) return pair.minBase + whole(pair.maxBase / (reduceOnly ? 20 : 1));
    return pair.type === 'FUTURE'
      ? 1 + whole((reduceOnly ? 40 : 600) * (pair.base === 'ETH' ? 10 : 1))
      : pair.minBase + whole(pair.minBase * 300);
  };

  const limit = (): LimitOrder => {
    const pair = chance(0.4) ? pick(FUTURES) : pick(RULES.pairs);
    const future = pair.type === 'FUTURE';
    const reduceOnly = chance(future ? 0.25 : 0.02);
    const middle = middles[pair.symbol]!;
    // A market moves now and then, far enough to liquidate positions.
    if (chance(future ? 0.04 : 0.02))
      middles[pair.symbol] = Math.max(
        1_000,
        Math.min(
          10 * FIRST_MIDDLES[pair.symbol]!,
          Math.round(
            middle *
              (!future && chance(0.06)
                ? pick([0.3, 2.5])
                : future
                  ? 0.7 + random() * 0.65
                  : 0.85 + random() * 0.31),
          ),
        ),
      );
    const owner = account();
    const onCredit = (owner === BUYS_ON_CREDIT || owner === SELLS_ON_CREDIT) && pair.marginAllowed && !large;
    const allowMargin = chance(onCredit ? 0.9 : owner % 2 === 1 && !future ? 0.4 : 0.02);
    return {
      type: 'limit',
      at: now,
      account: chance(0.005) ? 99 : owner,
      pair: chance(0.005) ? 'NOPAIR' : pair.symbol,
      side: onCredit && chance(0.8) ? (owner === BUYS_ON_CREDIT ? 'buy' : 'sell') : pick(['buy', 'sell']),
      quantity: chance(0.01)
        ? pick([0, -1, 0.5, 2 ** 53])
        : lotsOf(pair, reduceOnly) * (onCredit ? 3 + whole(20) : allowMargin && !large ? 1 + whole(3) : 1),
      price: chance(0.005)
        ? pick([0, 2 ** 52, -5])
        : Math.max(1, Math.round(middle * (0.985 + random() * 0.03))),
      timeInForce: pick(['GTC', 'GTC', 'GTC', 'GTC', 'FOK', 'IOC']),
      ...(chance(0.1) ? { postOnly: true } : {}),
      ...(chance(0.02) ? { postOnlyReprice: true } : {}),
      ...(reduceOnly ? { reduceOnly } : {}),
      ...(allowMargin ? { allowMargin } : {}),
      ...(chance(0.15) ? { customerOrderId: `c${whole(12)}` } : {}),
    };
  };

  return {
    whole,
    next: ({ open, nextLoan }) => {
      now += chance(0.02) ? -whole(1_000) : whole(5_000);
      // The fuller the books, the more cancellations: the slow engine searches them from end to end.
      if (open.length > 0 && chance(0.1 + Math.min(0.6, open.length / 300))) {
        const { order, account: owner } = pick(open);
        return {
          type: 'cancel',
          at: now,
          account: chance(0.03) ? account() : owner,
          order: chance(0.03) ? order + 1 : order,
        };
      }
      const symbol = pick(ASSETS);
      const draw = random();
      if (draw < 0.08)
        return {
          type: 'deposit',
          at: now,
          account: payee(symbol),
          asset: chance(0.02) ? 'GOLD' : symbol,
          amount: chance(0.02) ? 2 ** 53 - 1 : amountOf(symbol, 4),
          kind: 'FIAT_DEPOSIT',
        };
      if (draw < 0.1)
        return {
          type: 'withdraw',
          at: now,
          account: account(),
          asset: symbol,
          amount: amountOf(symbol, 0.5),
          kind: 'FIAT_WITHDRAWAL',
        };
      if (draw < 0.12)
        return {
          type: 'transfer',
          at: now,
          from: account(),
          to: payee(symbol),
          asset: symbol,
          amount: amountOf(symbol, 0.5),
        };
      if (draw < 0.15)
        return {
          type: 'lend',
          at: now,
          account: account(),
          asset: symbol,
          amount: amountOf(symbol, 2),
          hourlyRate: whole(50_000),
        };
      if (draw < 0.17)
        return {
          type: 'change-loan',
          at: now,
          account: account(),
          loan: 1 + whole(nextLoan),
          change: pick([-1, 0, 1]) * amountOf(symbol, 0.2),
          hourlyRate: whole(chance(0.3) ? 1_000_000 : 50_000),
        };
      if (draw < 0.185) return { type: 'hour', at: now };
      if (draw < 0.23)
        return {
          type: 'market',
          at: now,
          account: account(),
          pair: pick(RULES.pairs).symbol,
          side: pick(['buy', 'sell']),
          amount: 1 + whole(large ? 5e12 : 5e7),
          ...(chance(0.1) ? { customerOrderId: `c${whole(12)}` } : {}),
        };
      if (draw < 0.29) {
        const receive = pick(ASSETS);
        return {
          type: 'convert',
          at: now,
          account: account(),
          pay: symbol,
          receive,
          amount: amountOf(symbol, 0.2),
          feePpm: chance(0.3) ? 0 : whole(20_000),
          feeAsset: pick([symbol, receive]),
          feeAccount: account(),
          ...(chance(0.1) ? { customerOrderId: `c${whole(12)}` } : {}),
        };
      }
      if (draw < 0.291) {
        // Now and then the debt limit falls, so that many accounts are above it at once.
        const maxDebtPpm = chance(0.3) ? whole(200_000) : RULES.maxDebtPpm;
        return {
          type: 'configure',
          at: now,
          rules: {
            ...RULES,
            takerFeePpm: whole(3_000),
            makerRewardPpm: whole(1_500),
            initialMarginPpm: 60_000 + whole(100_000),
            maxDebtPpm,
            liquidationDebtPpm:
              maxDebtPpm + whole(chance(0.3) ? 200_000 : 2_000_000) - (chance(0.1) ? 100_000 : 0),
          },
        };
      }
      if (draw < 0.293)
        return {
          type: 'set-account',
          at: now,
          account: account(),
          marginEnabled: chance(0.5),
          futuresEnabled: chance(0.7),
        };
      if (draw < 0.2935) {
        now -= whole(3_600_000);
        return { type: 'set-clock', at: now };
      }
      return limit();
    },
  };
}
