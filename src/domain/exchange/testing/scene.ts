import type { Command, LimitOrder } from '../commands.ts';
import type { ExchangeEvent, OrderChanged, Trade } from '../events.ts';
import { applyCommand } from '../apply-command.ts';
import { RULES } from '../markets.ts';
import { emptyState, type State } from '../state.ts';

/**
 * The accounts of every scene beside the house: two rich ones, one with margin and futures, one without
 * money.
 */
export const [ONE, OTHER, LEVERED, POOR] = [1, 2, 3, 4] as const;

/** Assets by number, and a dollar in smallest units. */
export const [ZAR, USDC, BTC] = [0, 1, 2] as const;
export const DOLLAR = 1_000_000;

/** A command without its time: a scene plays at one moment. */
export type Untimed<C = Command> = C extends Command ? Omit<C, 'at'> : never;

export interface Scene {
  state: State;
  run: (command: Untimed) => ExchangeEvent[];
  deposit: (account: number, asset: string, amount: number) => ExchangeEvent[];
  /** Places a limit order on BTCUSDC, by default for 0.01 BTC. */
  order: (
    account: number,
    side: 'buy' | 'sell',
    price: number,
    more?: Partial<LimitOrder>,
  ) => ExchangeEvent[];
  /** Places a limit order on BTCUSDCPERP. */
  perp: (
    account: number,
    side: 'buy' | 'sell',
    price: number,
    quantity: number,
    more?: Partial<LimitOrder>,
  ) => ExchangeEvent[];
  available: (account: number, asset: number) => number;
  reserved: (account: number, asset: number) => number;
}

/** An exchange where the two rich accounts have a million dollars, ten bitcoin and R 20 million each. */
export function openScene(): Scene {
  const state = emptyState();
  const run: Scene['run'] = (command) => applyCommand(state, { ...command, at: 1_000 } as Command);
  const deposit: Scene['deposit'] = (account, asset, amount) =>
    run({ type: 'deposit', account, asset, amount, kind: 'FIAT_DEPOSIT' });
  const order: Scene['order'] = (account, side, price, more = {}) =>
    run({
      type: 'limit',
      account,
      pair: 'BTCUSDC',
      side,
      price,
      quantity: 1_000_000,
      timeInForce: 'GTC',
      ...more,
    });
  run({ type: 'configure', rules: RULES });
  for (let n = 0; n <= POOR; n++)
    run({ type: 'open-account', marginEnabled: n === LEVERED, futuresEnabled: n === LEVERED || n === OTHER });
  for (const account of [ONE, OTHER]) {
    deposit(account, 'USDC', 1_000_000_000_000);
    deposit(account, 'BTC', 1_000_000_000);
    deposit(account, 'ZAR', 20_000_000_000_000);
  }
  deposit(LEVERED, 'USDC', 10_000_000_000);
  return {
    state,
    run,
    deposit,
    order,
    perp: (account, side, price, quantity, more = {}) =>
      order(account, side, price, { pair: 'BTCUSDCPERP', quantity, ...more }),
    available: (account, asset) => state.accounts.available[state.accounts.at(account, asset)]!,
    reserved: (account, asset) => state.accounts.reserved[state.accounts.at(account, asset)]!,
  };
}

/** The states of an account's orders, as `filled` or `failed: slippage`. */
export function statesOf(events: readonly ExchangeEvent[], account: number): string[] {
  return events
    .filter((event): event is OrderChanged => event.type === 'state' && event.account === account)
    .map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
}

export function tradesOf(events: readonly ExchangeEvent[]): Trade[] {
  return events.filter((event): event is Trade => event.type === 'trade');
}

/** The order number of these events. */
export function numberOf(events: readonly ExchangeEvent[]): number {
  const received = events.find((event) => event.type === 'order');
  if (!received) throw new Error('No order came in');
  return received.order;
}
