import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meetsMaintenanceMargin, liquidationPrice } from './positions.ts';
import { positionOf } from './state.ts';
import { LEVERED, OTHER, openScene } from './testing/scene.ts';

const PERPETUAL = 6;

const scenes = fc.record({
  side: fc.constantFrom('buy', 'sell'),
  price: fc.integer({ min: 20_000, max: 150_000 }),
  /** Lots of 0.0001 BTC. */
  lots: fc.integer({ min: 1, max: 9_000 }),
  /** Ticks of 0.1 at which the account also trades ether. */
  beside: fc.option(fc.integer({ min: 20_000, max: 60_000 })),
  margin: fc.integer({ min: 20_000_000_000, max: 40_000_000_000 }),
});

test('an account meets its maintenance margin up to the liquidation price, and not beyond', () => {
  let reported = 0;
  fc.assert(
    fc.property(scenes, ({ side, price, lots, beside, margin }) => {
      const { state, deposit, order, perp } = openScene();
      deposit(LEVERED, 'USDC', margin);
      if (beside) {
        order(OTHER, 'sell', beside, { pair: 'ETHUSDCPERP', quantity: 10_000 });
        order(LEVERED, 'buy', beside, { pair: 'ETHUSDCPERP', quantity: 10_000 });
      }
      perp(OTHER, side === 'buy' ? 'sell' : 'buy', price, lots);
      perp(LEVERED, side, price, lots);
      const market = state.markets[PERPETUAL]!;
      const last = liquidationPrice(state, market, positionOf(state, PERPETUAL, LEVERED)!);
      // The books are empty, so the mark price is the last trade's price.
      const backedAt = (ticks: number) => {
        state.books[PERPETUAL]!.last = ticks;
        return meetsMaintenanceMargin(state, LEVERED);
      };
      const towardsLoss = side === 'buy' ? -1 : 1;
      if (last === 0) expect([side, backedAt(1)]).toEqual(['buy', true]);
      else {
        expect(backedAt(last - towardsLoss)).toBe(true);
        expect(last === 1 || !backedAt(last + towardsLoss * 2)).toBe(true);
        reported++;
      }
    }),
    { numRuns: 300 },
  );
  expect(reported).toBeGreaterThan(100);
});
