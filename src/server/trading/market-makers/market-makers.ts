import type { Market } from '../../../domain/exchange/markets.ts';
import { positionOf, type State } from '../../../domain/exchange/state.ts';
import { seededNumbers } from '../../../shared/seeded-numbers.ts';
import type { NewCommand } from '../engine/engine.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { STOCKED_ASSETS, restock } from './inventory.ts';
import { openQuoteLadder, type QuoteLadder, type QuoteLevel } from './quote-ladder.ts';
import { referencePrices, pricesFrom, type ReferencePrices } from './reference-prices.ts';

/**
 * Drives the market makers of the demo: one quotes, the other takes, since an account cannot trade with
 * itself.
 */
export interface MakerAccounts {
  quoter: number;
  taker: number;
}

export interface MarketMakers {
  /**
   * Moves the prices to the clock's time, and the quotes with them. Rejects when the exchange cannot take
   * commands.
   */
  turn(): Promise<void>;
}

const SEED = 20_261;
/** The most quote commands in a turn; the rest waits for the next turn. */
const QUOTES_A_TURN = 13;
/** The most cancellations in a turn, so that some commands remain for new quotes. */
const TAKEN_DOWN = 0.7;
/** After a pause of this length all quotes are out of date, and all of them move at once. */
const PAUSE_MS = 30_000;
/** How often the taker trades in a turn. */
const TAKES_A_TURN = 0.65;
/** A position in dollars beyond which the taker only reduces. */
const LARGEST_POSITION = 400_000;

/** Starts at the prices of the books. Equal states and clocks give equal turns. */
export function openMarketMakers(exchange: ExchangeService, { quoter, taker }: MakerAccounts): MarketMakers {
  const { engine, context } = exchange;
  const { state } = engine;
  const next = seededNumbers(SEED + state.sequence);
  const walk = referencePrices(next, pricesFrom(state));
  const ladders: QuoteLadder[] = [];
  let lastMs: number | null = null;
  let first = 0;

  const quotes = (budget: number): NewCommand[] => {
    const commands: NewCommand[] = [];
    // Each turn starts with another market, so that a busy one does not delay the others.
    first = (first + 1) % ladders.length;
    const turns = ladders.map((_, i) => ladders[(first + i) % ladders.length]!);
    const changes = turns.map((ladder) => {
      ladder.follow(walk.ticksOf(ladder.market));
      return { market: ladder.market, ...ladder.changes(state, quoter) };
    });
    // Cancels wrong prices first, in every market; then places quotes, the best first.
    for (const { down } of changes)
      for (const order of down) commands.push({ type: 'cancel', account: quoter, order });
    const up = changes.flatMap(({ market, up: rungs }) => rungs.map((rung) => ({ market, rung })));
    up.sort((a, b) => a.rung.depth - b.rung.depth);
    if (budget < Infinity) commands.length = Math.min(commands.length, Math.ceil(budget * TAKEN_DOWN));
    for (const { market, rung } of up) {
      if (commands.length >= budget) break;
      commands.push(quoteOf(walk, next, quoter, market, rung));
    }
    return commands;
  };

  return {
    turn: async () => {
      const now = context.clock.nowMs();
      const elapsed = lastMs === null ? Infinity : now - lastMs;
      if (lastMs !== null) walk.step(Math.max(1, Math.min(elapsed, PAUSE_MS)));
      lastMs = now;
      if (ladders.length === 0)
        for (const market of state.markets) ladders.push(openQuoteLadder(market, walk.ticksOf(market)));
      const commands: NewCommand[] = [];
      for (const account of [quoter, taker]) {
        for (const asset of STOCKED_ASSETS) {
          const command = restock(state, account, asset);
          if (command) commands.push(command);
        }
      }
      commands.push(...quotes(elapsed > PAUSE_MS ? Infinity : QUOTES_A_TURN));
      if (next() < TAKES_A_TURN) {
        const take = takeOf(state, walk, next, taker);
        if (take) commands.push(take);
      }
      await Promise.all(commands.map((command) => engine.submit(command)));
    },
  };
}

/** A quote of a few thousand dollars, larger further from the mid price. */
function quoteOf(
  walk: ReferencePrices,
  next: () => number,
  account: number,
  market: Market,
  { buy, price, depth }: QuoteLevel,
): NewCommand {
  const quantity = Math.min(
    market.pair.maxBase,
    walk.lotsOf(market, (1_500 + 14_000 * next() * next()) * (1 + depth * 0.14)),
  );
  return {
    type: 'limit',
    account,
    pair: market.pair.symbol,
    side: buy ? 'buy' : 'sell',
    price,
    quantity,
    timeInForce: 'GTC',
  };
}

/** A trade at the best price of a market, usually small. Null when there is nothing to take. */
function takeOf(state: State, walk: ReferencePrices, next: () => number, account: number): NewCommand | null {
  const market = state.markets[Math.floor(next() * state.markets.length)]!;
  const position = market.future ? (positionOf(state, market.index, account)?.size ?? 0) : 0;
  const coin = next() < 0.5;
  const buy = Math.abs(position) > walk.lotsOf(market, LARGEST_POSITION) ? position < 0 : coin;
  const best = state.books[market.index]!.side(!buy).best();
  if (!best) return null;
  const quantity = Math.min(market.pair.maxBase, walk.lotsOf(market, takenDollars(next)));
  return {
    type: 'limit',
    account,
    pair: market.pair.symbol,
    side: buy ? 'buy' : 'sell',
    price: best.price,
    quantity,
    timeInForce: 'IOC',
  };
}

/** The worth of a trade: usually tens or hundreds of dollars, sometimes thousands. */
export function takenDollars(next: () => number): number {
  const chance = next() * next() * next();
  return 15 + 9_000 * chance;
}
