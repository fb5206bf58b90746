import type { Command, LimitOrder } from '../commands.ts';
import { RULES, type Pair } from '../markets.ts';

/**
 * Random commands for the engines from a fixed start: plausible and hostile ones, with prices near each
 * other and accounts that are rich or poor, so that every rule is exercised often. The caller passes
 * the open orders and loans.
 */

export const ACCOUNTS = 12;
/**
 * Two accounts live on credit: one buys with borrowed money, the other sells what it has borrowed. They
 * rarely receive deposits, and never in the asset that they owe most, so that their debts grow too large.
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

interface Known {
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
  const source: Source = { ...seededNumbers(seed), now: at, large, middles: { ...FIRST_MIDDLES } };
  const { whole, chance, pick, random } = source;
  return {
    whole,
    next: ({ open, nextLoan }) => {
      source.now += chance(0.02) ? -whole(1_000) : whole(5_000);
      // The fuller the books, the more cancellations: the slow engine searches them from end to end.
      if (open.length > 0 && chance(0.1 + Math.min(0.6, open.length / 300))) return cancel(source, open);
      const symbol = pick(ASSETS);
      const drawn = random();
      const [, make] = KINDS.find(([below]) => drawn < below)!;
      return make(source, symbol, nextLoan);
    },
  };
}

/** The state from which a generator draws its commands. */
interface Source extends ReturnType<typeof seededNumbers> {
  now: number;
  readonly large: boolean;
  /** The prices that orders are placed around, by pair. */
  readonly middles: Record<string, number>;
}

function seededNumbers(seed: number) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number) => Math.floor(random() * below);
  return {
    random,
    whole,
    pick: <T>(items: readonly T[]): T => items[whole(items.length)]!,
    chance: (share: number) => random() < share,
  };
}

const accountOf = ({ whole }: Source) => 1 + whole(ACCOUNTS - 1);

/**
 * The account that receives a deposit: a borrower rarely, and never in an asset that most purchases are
 * paid with.
 */
function payeeOf(source: Source, symbol: string): number {
  const drawn = accountOf(source);
  if (drawn !== BUYS_ON_CREDIT && drawn !== SELLS_ON_CREDIT) return drawn;
  return BOUGHT_WITH.includes(symbol) === (drawn === BUYS_ON_CREDIT) || source.chance(0.7)
    ? drawn + 1
    : drawn;
}

const amountOf = ({ whole, large }: Source, symbol: string, times: number) =>
  1 + whole((large ? LARGE_AMOUNTS : AMOUNTS)[symbol]! * times);

const orderId = ({ chance, whole }: Source, share: number) =>
  chance(share) ? { customerOrderId: `c${whole(12)}` } : {};

function cancel(source: Source, open: Known['open']): Command {
  const { now: at, chance, pick } = source;
  const { order, account } = pick(open);
  return {
    type: 'cancel',
    at,
    account: chance(0.03) ? accountOf(source) : account,
    order: chance(0.03) ? order + 1 : order,
  };
}

function limit(source: Source): LimitOrder {
  const { now: at, large, middles, random, whole, pick, chance } = source;
  const pair = chance(0.4) ? pick(FUTURES) : pick(RULES.pairs);
  const future = pair.type === 'FUTURE';
  const reduceOnly = chance(future ? 0.25 : 0.02);
  const middle = middles[pair.symbol]!;
  // From time to time a market moves far enough to liquidate positions.
  if (chance(future ? 0.04 : 0.02)) moveMarket(source, pair);
  const owner = accountOf(source);
  const onCredit = (owner === BUYS_ON_CREDIT || owner === SELLS_ON_CREDIT) && pair.marginAllowed && !large;
  const allowMargin = chance(onCredit ? 0.9 : owner % 2 === 1 && !future ? 0.4 : 0.02);
  return {
    type: 'limit',
    at,
    account: chance(0.005) ? 99 : owner,
    pair: chance(0.005) ? 'NOPAIR' : pair.symbol,
    side: onCredit && chance(0.8) ? (owner === BUYS_ON_CREDIT ? 'buy' : 'sell') : pick(['buy', 'sell']),
    quantity: chance(0.01)
      ? pick([0, -1, 0.5, 2 ** 53])
      : lotsOf(source, pair, reduceOnly) *
        (onCredit ? 3 + whole(20) : allowMargin && !large ? 1 + whole(3) : 1),
    price: chance(0.005)
      ? pick([0, 2 ** 52, -5])
      : Math.max(1, Math.round(middle * (0.985 + random() * 0.03))),
    timeInForce: pick(['GTC', 'GTC', 'GTC', 'GTC', 'FOK', 'IOC']),
    ...(chance(0.1) ? { postOnly: true } : {}),
    ...(chance(0.02) ? { postOnlyReprice: true } : {}),
    ...(reduceOnly ? { reduceOnly } : {}),
    ...(allowMargin ? { allowMargin } : {}),
    ...orderId(source, 0.15),
  };
}

function lotsOf({ large, whole }: Source, pair: Pair, reduceOnly: boolean): number {
  if (large) return pair.minBase + whole(pair.maxBase / (reduceOnly ? 20 : 1));
  return pair.type === 'FUTURE'
    ? 1 + whole((reduceOnly ? 40 : 600) * (pair.base === 'ETH' ? 10 : 1))
    : pair.minBase + whole(pair.minBase * 300);
}

function moveMarket({ middles, chance, pick, random }: Source, { symbol, type }: Pair): void {
  const future = type === 'FUTURE';
  const times =
    !future && chance(0.06) ? pick([0.3, 2.5]) : future ? 0.7 + random() * 0.65 : 0.85 + random() * 0.31;
  const moved = Math.round(middles[symbol]! * times);
  middles[symbol] = Math.max(1_000, Math.min(10 * FIRST_MIDDLES[symbol]!, moved));
}

type Make = (source: Source, symbol: string, nextLoan: number) => Command;

/** The first kind is made whose bound is above a random number: a kind's share is the step to its bound. */
const KINDS: readonly (readonly [below: number, make: Make])[] = [
  [
    0.08,
    (source, asset) => ({
      type: 'deposit',
      at: source.now,
      account: payeeOf(source, asset),
      asset: source.chance(0.02) ? 'GOLD' : asset,
      amount: source.chance(0.02) ? 2 ** 53 - 1 : amountOf(source, asset, 4),
      kind: 'FIAT_DEPOSIT',
    }),
  ],
  [
    0.1,
    (source, asset) => ({
      type: 'withdraw',
      at: source.now,
      account: accountOf(source),
      asset,
      amount: amountOf(source, asset, 0.5),
      kind: 'FIAT_WITHDRAWAL',
    }),
  ],
  [
    0.12,
    (source, asset) => ({
      type: 'transfer',
      at: source.now,
      from: accountOf(source),
      to: payeeOf(source, asset),
      asset,
      amount: amountOf(source, asset, 0.5),
    }),
  ],
  [
    0.15,
    (source, asset) => ({
      type: 'lend',
      at: source.now,
      account: accountOf(source),
      asset,
      amount: amountOf(source, asset, 2),
      hourlyRate: source.whole(50_000),
    }),
  ],
  [
    0.17,
    (source, asset, nextLoan) => ({
      type: 'change-loan',
      at: source.now,
      account: accountOf(source),
      loan: 1 + source.whole(nextLoan),
      change: source.pick([-1, 0, 1]) * amountOf(source, asset, 0.2),
      hourlyRate: source.whole(source.chance(0.3) ? 1_000_000 : 50_000),
    }),
  ],
  [0.185, ({ now: at }) => ({ type: 'hour', at })],
  [
    0.23,
    (source) => ({
      type: 'market',
      at: source.now,
      account: accountOf(source),
      pair: source.pick(RULES.pairs).symbol,
      side: source.pick(['buy', 'sell']),
      amount: 1 + source.whole(source.large ? 5e12 : 5e7),
      ...orderId(source, 0.1),
    }),
  ],
  [0.29, convert],
  [0.291, configure],
  [
    0.293,
    (source) => ({
      type: 'set-account',
      at: source.now,
      account: accountOf(source),
      marginEnabled: source.chance(0.5),
      futuresEnabled: source.chance(0.7),
    }),
  ],
  [0.2935, (source) => ({ type: 'set-clock', at: (source.now -= source.whole(3_600_000)) })],
  [1, limit],
];

function convert(source: Source, pay: string): Command {
  const { now: at, chance, pick, whole } = source;
  const receive = pick(ASSETS);
  return {
    type: 'convert',
    at,
    account: accountOf(source),
    pay,
    receive,
    amount: amountOf(source, pay, 0.2),
    feePpm: chance(0.3) ? 0 : whole(20_000),
    feeAsset: pick([pay, receive]),
    feeAccount: accountOf(source),
    ...orderId(source, 0.1),
  };
}

function configure({ now: at, chance, whole }: Source): Command {
  // Sometimes the debt limit falls, so that many accounts are above it at once.
  const maxDebtPpm = chance(0.3) ? whole(200_000) : RULES.maxDebtPpm;
  return {
    type: 'configure',
    at,
    rules: {
      ...RULES,
      takerFeePpm: whole(3_000),
      makerRewardPpm: whole(1_500),
      initialMarginPpm: 60_000 + whole(100_000),
      maxDebtPpm,
      liquidationDebtPpm: maxDebtPpm + whole(chance(0.3) ? 200_000 : 2_000_000) - (chance(0.1) ? 100_000 : 0),
    },
  };
}
