import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { add, compare, divide, isPositive, multiply, round, subtract } from '../../../../shared/decimals.ts';
import type { LegOrder } from '../shared/quote-orders.ts';
import { planOf, secondOrder, type ConversionPlan } from './plan.ts';
import { CONVERSION_PAIRS, oneLegQuote, quoteOf } from './testing/quotes.ts';

const FEE = '0.001';

function planned(plan: ReturnType<typeof planOf>): ConversionPlan {
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

describe('a plan in one leg', () => {
  it('sells the amount at most the cap below the quoted price', () => {
    const plan = planned(planOf({ quote: quoteOf({}), firstLeg: null }, CONVERSION_PAIRS, '0.005'));
    expect(plan).toMatchObject({
      pays: '100',
      receives: '1839.158',
      viaCurrency: null,
      first: { pair: 'USDCZAR', side: 'SELL', quantity: '100', price: '18.41' },
    });
  });

  it('buys what the amount covers at the worst price', () => {
    const quote = oneLegQuote('ZAR', 'BTC', 'BTCZAR', '10000', '1800000');
    const plan = planned(planOf({ quote, firstLeg: null }, CONVERSION_PAIRS, '0.01'));
    expect(plan.first).toEqual({ pair: 'BTCZAR', side: 'BUY', quantity: '0.00550055', price: '1818000' });
    expect(plan.pays).toBe('9999.9999');
    expect(plan.receives).toBe('0.00549504945');
  });

  it.each([
    ['fee', quoteOf({ feeAmount: '0.5', feeRate: '0.005' }), '0.005'],
    ['unknown-price', quoteOf({ leg1CurrencyPair: 'ETHZAR' }), '0.005'],
    ['unknown-price', quoteOf({ averagePrice: '0' }), '0.005'],
    ['cap-too-small', quoteOf({ averagePrice: '18.505' }), '0.0001'],
    ['amount-too-small', quoteOf({ actualPayAmount: '0.001' }), '0.005'],
    ['amount-too-large', quoteOf({ actualPayAmount: '99999999' }), '0.005'],
    ['unknown-price', quoteOf({ leg2CurrencyPair: 'BTCZAR' }), '0.005'],
  ] as const)('is refused: %s', (obstacle, quote, cap) => {
    expect(planOf({ quote, firstLeg: null }, CONVERSION_PAIRS, cap)).toBe(obstacle);
  });
});

/** The proceeds of an order when every fill is at a price at least as good as its limit. */
function fill(
  { side, quantity, price }: LegOrder,
  betterPercent: string,
): { spent: string; brought: string } {
  const better = multiply(price, divide(betterPercent, '100', 6));
  const at = side === 'BUY' ? subtract(price, better) : add(price, better);
  const value = round(multiply(quantity, at), 6, 'down');
  const gross = side === 'BUY' ? quantity : value;
  const brought = subtract(gross, round(multiply(gross, FEE), 8, 'down'));
  return { spent: side === 'BUY' ? value : quantity, brought };
}

const routes = [
  ['USDC', 'ZAR', ['USDCZAR']],
  ['ZAR', 'USDC', ['USDCZAR']],
  ['ZAR', 'BTC', ['BTCZAR']],
  ['SOL', 'ZAR', ['SOLUSDC', 'USDCZAR']],
  ['ZAR', 'SOL', ['USDCZAR', 'SOLUSDC']],
  ['BTC', 'USDC', ['BTCZAR', 'USDCZAR']],
] as const;
const PRICES: Record<string, string> = { USDCZAR: '18.5', BTCZAR: '1800000', SOLUSDC: '150' };

/** The quote of a route at the prices above, with the exchange's fee. */
function quoteOfRoute(
  pays: string,
  receives: string,
  symbols: readonly string[],
  amount: string,
): { quote: BrokerageQuote; firstLeg: BrokerageQuote | null } {
  const [first = '', second] = symbols;
  if (second === undefined) {
    return { quote: oneLegQuote(pays, receives, first, amount, PRICES[first]!), firstLeg: null };
  }
  const pair = CONVERSION_PAIRS.find(({ symbol }) => symbol === first)!;
  const via = pair.baseCurrency === pays ? pair.quoteCurrency : pair.baseCurrency;
  const firstLeg = oneLegQuote(pays, via, first, amount, PRICES[first]!);
  const secondLeg = oneLegQuote(via, receives, second, firstLeg.receiveAmount, PRICES[second]!);
  return {
    firstLeg,
    quote: {
      ...firstLeg,
      receiveCurrency: receives,
      receiveAmount: secondLeg.receiveAmount,
      leg2CurrencyPair: second,
      leg2TradeFeeAmount: secondLeg.leg1TradeFeeAmount,
      leg2TradeFeeCurrency: receives,
    } as BrokerageQuote,
  };
}

describe('whatever the market does within the limits', () => {
  const cases = fc.record({
    route: fc.constantFrom(...routes),
    units: fc.integer({ min: 1, max: 2_000_000_000 }),
    cap: fc.integer({ min: 1, max: 1_000 }).map((units) => divide(String(units), '10000', 4)),
    better: fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })),
  });

  it('a conversion never pays more than promised and never brings less', () => {
    let converted = 0;
    fc.assert(
      fc.property(cases, ({ route: [pays, receives, symbols], units, cap, better }) => {
        const amount = divide(String(units), '10000', 4);
        const quoted = quoteOfRoute(pays, receives, symbols, amount);
        const plan = planOf(quoted, CONVERSION_PAIRS, cap);
        if (typeof plan === 'string') return;
        expect(compare(plan.pays, amount)).toBeLessThanOrEqual(0);
        const [b1, b2] = better.map((hundredths) => divide(String(hundredths), '100', 2)) as [string, string];
        const first = fill(plan.first, b1);
        expect(compare(first.spent, plan.pays)).toBeLessThanOrEqual(0);
        expect(compare(first.brought, plan.firstBrings)).toBeGreaterThanOrEqual(0);
        let last = first;
        if (plan.second) {
          const order = secondOrder(plan, first.brought);
          if (typeof order === 'string') return;
          last = fill(order, b2);
          expect(compare(last.spent, first.brought)).toBeLessThanOrEqual(0);
        }
        expect(compare(last.brought, plan.receives)).toBeGreaterThanOrEqual(0);
        converted += 1;
      }),
      { numRuns: 1_500 },
    );
    expect(converted).toBeGreaterThan(200);
  });

  it('the second leg can be ordered even after the worst first leg', () => {
    fc.assert(
      fc.property(cases, ({ route: [pays, receives, symbols], units, cap }) => {
        const quoted = quoteOfRoute(pays, receives, symbols, divide(String(units), '10000', 4));
        const plan = planOf(quoted, CONVERSION_PAIRS, cap);
        if (typeof plan === 'string' || !plan.second) return;
        const order = secondOrder(plan, fill(plan.first, '0').brought);
        expect(typeof order).toBe('object');
      }),
      { numRuns: 1_500 },
    );
  });
});

describe('the second leg', () => {
  const plan = planned(planOf(quoteOfRoute('SOL', 'ZAR', routes[3][2], '2'), CONVERSION_PAIRS, '0.01'));

  it('spends the actual proceeds, at a price that still brings what was promised', () => {
    const few = secondOrder(plan, plan.firstBrings);
    const many = secondOrder(plan, multiply(plan.firstBrings, '1.02'));
    expect(few).toMatchObject({ pair: 'USDCZAR', side: 'SELL' });
    if (typeof few === 'string' || typeof many === 'string') throw new Error('no order');
    expect(isPositive(subtract(many.quantity, few.quantity))).toBe(true);
    // With less to sell, the price must be better.
    expect(compare(few.price, many.price)).toBeGreaterThan(0);
  });

  it('is not ordered when the proceeds cannot bring what was promised', () => {
    expect(secondOrder(plan, multiply(plan.firstBrings, '0.9'))).toBe('cap-too-small');
  });

  it('never has a price beyond the cap, however much the first leg brought', () => {
    const order = secondOrder(plan, multiply(plan.firstBrings, '1.2'));
    if (typeof order === 'string') throw new Error(order);
    expect(compare(order.price, multiply('18.5', '0.99'))).toBeGreaterThanOrEqual(0);
  });
});
