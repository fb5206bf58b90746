import type { Market } from '../../../domain/exchange/markets.ts';
import { positionOf, type State } from '../../../domain/exchange/state.ts';
import { seededNumbers } from '../../platform/seeded-numbers.ts';
import type { NewCommand } from '../engine/engine.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { STOCKED_ASSETS, restock } from './inventory.ts';
import { openLadder, type Ladder, type Rung } from './ladder.ts';
import { priceWalk, pricesFrom, type PriceWalk } from './price-walk.ts';

/** The market makers at work: one quotes, the other takes, since nobody trades with themselves. */
export interface MakerAccounts {
  quoter: number;
  taker: number;
}

export interface Desk {
  /**
   * Lets the prices walk as far as the clock has, and moves quotes after them. Rejects when the exchange
   * cannot take commands.
   */
  turn(): Promise<void>;
}

const SEED = 20_261;
/** So many commands a turn for quotes; what is left waits for the next. */
const QUOTES_A_TURN = 13;
/** The most of them that take quotes down, so that some are left to put new ones up. */
const TAKEN_DOWN = 0.7;
/** After a pause of this length the quotes are of another time: all of them are moved at once. */
const PAUSE_MS = 30_000;
/** How often somebody takes in a turn. */
const TAKES_A_TURN = 0.65;
/** A position in dollars beyond which the taker only trades towards nothing. */
const LARGEST_POSITION = 400_000;

/** Opens the desk at the prices that the books end with. Equal states and clocks give equal turns. */
export function openDesk(exchange: ExchangeService, { quoter, taker }: MakerAccounts): Desk {
  const { engine, context } = exchange;
  const { state } = engine;
  const next = seededNumbers(SEED + state.sequence);
  const walk = priceWalk(next, pricesFrom(state));
  const ladders: Ladder[] = [];
  let lastMs: number | null = null;
  let first = 0;

  const quotes = (budget: number): NewCommand[] => {
    const commands: NewCommand[] = [];
    // Another market comes first in each turn, so that a busy one does not keep the others waiting.
    first = (first + 1) % ladders.length;
    const turns = ladders.map((_, i) => ladders[(first + i) % ladders.length]!);
    const changes = turns.map((ladder) => {
      ladder.follow(walk.ticksOf(ladder.market));
      return { market: ladder.market, ...ladder.changes(state, quoter) };
    });
    // Wrong prices go first in every market; then rungs are put up, the best first.
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
        for (const market of state.markets) ladders.push(openLadder(market, walk.ticksOf(market)));
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

/** A quote of a few thousand dollars, more the further it is from the middle. */
function quoteOf(
  walk: PriceWalk,
  next: () => number,
  account: number,
  market: Market,
  { buy, price, depth }: Rung,
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

/** Somebody takes at the best price of a market, mostly little. Null when there is nothing to take. */
function takeOf(state: State, walk: PriceWalk, next: () => number, account: number): NewCommand | null {
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

/** What one trade is worth: mostly tens or hundreds of dollars, now and then thousands. */
export function takenDollars(next: () => number): number {
  const chance = next() * next() * next();
  return 15 + 9_000 * chance;
}
