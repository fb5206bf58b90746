import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../shared/testing/runs.ts';
import type { BookSide } from './book.ts';
import { applyCommand } from './apply-command.ts';
import { HOUSE, emptyState, type State } from './state.ts';
import { ACCOUNTS, firstCommands, generator } from './testing/commands.ts';

const COMMANDS_A_RUN = 800;

/** The held amount of each asset that open orders and positions account for. */
function heldByOrders(state: State): Map<number, number> {
  const held = new Map<number, number>();
  const add = (account: number, asset: number, amount: number) =>
    held.set(state.accounts.at(account, asset), (held.get(state.accounts.at(account, asset)) ?? 0) + amount);
  for (let account = 0; account < ACCOUNTS; account++) {
    for (const slot of state.orders.ofAccount(account)) {
      const market = state.markets[state.orders.market[slot]!]!;
      add(
        account,
        market.future || state.orders.buy[slot] === 1 ? market.quote : market.base,
        state.orders.reserved[slot]!,
      );
    }
  }
  for (const positions of state.positions)
    for (const position of positions.values())
      add(position.account, state.markets[position.market]!.quote, position.margin);
  return held;
}

function expectSound(state: State, deposited: readonly number[]): void {
  const held = heldByOrders(state);
  const { available, reserved, lendReserved, borrowed } = state.accounts;
  // Open positions carry unrealised claims of their holders on each other.
  const open = [...state.positions].flatMap((positions) => [...positions.values()]);
  const owedInPositions = open.reduce((sum, { size, cost }) => sum + (size > 0 ? cost : -cost), 0);
  state.rules.assets.forEach(({ symbol }, asset) => {
    let total = symbol === 'USDC' ? -owedInPositions : 0;
    for (let account = 0; account < ACCOUNTS; account++) {
      const at = state.accounts.at(account, asset);
      total += available[at]! + reserved[at]! + lendReserved[at]! - borrowed[at]!;
      if (account !== HOUSE) expect(available[at]).toBeGreaterThanOrEqual(0);
      expect(Math.min(reserved[at]!, lendReserved[at]!, borrowed[at]!)).toBeGreaterThanOrEqual(0);
      expect(reserved[at]).toBe(held.get(at) ?? 0);
      if (borrowed[at]! > 0) expect(available[at]).toBe(0);
    }
    expect(total).toBe(deposited[asset]);
  });
  for (const positions of state.positions)
    expect([...positions.values()].reduce((sum, { size }) => sum + size, 0)).toBe(0);
  for (const { bids, asks } of state.books) {
    expectInOrder(state, bids);
    expectInOrder(state, asks);
    const [bid, ask] = [bids.best(), asks.best()];
    if (bid && ask) expect(bid.price).toBeLessThan(ask.price);
  }
}

function expectInOrder(state: State, side: BookSide): void {
  const levels = [...side.fromBest()];
  const prices = levels.map((level) => level.price);
  expect(prices).toEqual([...prices].sort((a, b) => (side.bids ? b - a : a - b)));
  expect(levels.at(-1) ?? null).toBe(side.worst());
  expect(levels.length).toBe(side.depth);
  for (const level of levels) {
    const numbers: number[] = [];
    for (let slot = level.head; slot >= 0; slot = state.orders.after[slot]!)
      numbers.push(state.orders.number[slot]!);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  }
}

/** Counts that prove that the commands created what the invariants are about. */
const seen = { orders: 0, positions: 0, debts: 0, offers: 0 };

function look(state: State): void {
  const holds = (column: Float64Array) => (column.some((amount) => amount > 0) ? 1 : 0);
  seen.orders += holds(state.accounts.reserved);
  seen.positions += state.positions.some(({ size }) => size > 0) ? 1 : 0;
  seen.debts += holds(state.accounts.borrowed);
  seen.offers += holds(state.accounts.lendReserved);
}

test('no command creates or destroys money, only the house is negative, and books stay in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
      const state = emptyState();
      const source = generator(seed, 1_000);
      const deposited = [0, 0, 0, 0, 0];
      for (const command of firstCommands(1_000)) applyCommand(state, command);
      for (let n = 0; n < COMMANDS_A_RUN; n++) {
        const open = Array.from({ length: ACCOUNTS }, (_, account) =>
          state.orders.ofAccount(account).map((slot) => ({ order: state.orders.number[slot]!, account })),
        ).flat();
        const command = source.next({ open, nextLoan: state.nextLoan });
        const events = applyCommand(state, command);
        if (command.type === 'deposit' || command.type === 'withdraw')
          for (const event of events)
            if (event.type === 'money' && event.kind !== 'INSURANCE') deposited[event.asset]! += event.amount;
        if (n % 20 === 19) {
          expectSound(state, deposited);
          look(state);
        }
      }
    }),
    { numRuns: runs(12, 40), seed: 7 },
  );
  expect(Object.entries(seen).filter(([, often]) => often < 30)).toEqual([]);
});
