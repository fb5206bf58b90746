import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import { add, compare, divide, multiply, subtract, toStep } from '../../../../shared/decimals.ts';
import { DEFAULT_CAP, legOrder, limitWithin, ordersOf, prefilled } from './quote-orders.ts';

function pair(
  baseCurrency: string,
  quoteCurrency: string,
  tickSize: string,
  baseDecimalPlaces: string,
): PairDescription {
  return {
    symbol: baseCurrency + quoteCurrency,
    baseCurrency,
    quoteCurrency,
    shortName: `${baseCurrency}/${quoteCurrency}`,
    active: true,
    minBaseAmount: '0.0001',
    maxBaseAmount: '1000',
    minQuoteAmount: '1',
    maxQuoteAmount: '1000000',
    tickSize,
    baseDecimalPlaces,
    marginTradingAllowed: false,
    currencyPairType: 'SPOT',
  };
}

const PAIRS = [
  pair('USDC', 'ZAR', '0.01', '2'),
  pair('BTC', 'ZAR', '1', '8'),
  pair('SOL', 'USDC', '0.01', '4'),
];
const MARKETS = [
  { symbol: 'USDCZAR', baseCurrency: 'USDC', quoteCurrency: 'ZAR', price: '18.5' },
  { symbol: 'SOLUSDC', baseCurrency: 'SOL', quoteCurrency: 'USDC', price: '150' },
];

function quote(of: Partial<BrokerageQuote>): BrokerageQuote {
  return {
    requestPayAmount: '100',
    actualPayAmount: '100',
    payCurrency: 'USDC',
    receiveCurrency: 'ZAR',
    receiveAmount: '1848.15',
    averagePrice: '18.5',
    leg1CurrencyPair: 'USDCZAR',
    averagePriceInPayCurrency: '0.054',
    averagePriceInReceiveCurrency: '18.5',
    feeRate: '0',
    feeAmount: '0',
    feeCurrency: 'USDC',
    feeAccountId: 1,
    leg1TradeFeeAmount: '1.85',
    leg1TradeFeeCurrency: 'ZAR',
    ...of,
  };
}

describe('the orders of a conversion', () => {
  it('sell the amount paid, half a percent below the quoted price', () => {
    expect(ordersOf(quote({}), PAIRS, MARKETS, DEFAULT_CAP)).toEqual([
      { pair: 'USDCZAR', side: 'SELL', quantity: '100', price: '18.41' },
    ]);
  });

  it('buy at most what the amount paid, less its fee, covers at the worst price', () => {
    const [order] = ordersOf(
      quote({
        payCurrency: 'ZAR',
        receiveCurrency: 'BTC',
        actualPayAmount: '10000',
        feeCurrency: 'ZAR',
        feeAmount: '50',
        averagePrice: '1800000',
        leg1CurrencyPair: 'BTCZAR',
      }),
      PAIRS,
      MARKETS,
      DEFAULT_CAP,
    );
    expect(order).toEqual({ pair: 'BTCZAR', side: 'BUY', quantity: '0.00550027', price: '1809000' });
  });

  it('are two over an intermediate currency; the second spends the proceeds of the first', () => {
    expect(
      ordersOf(
        quote({
          payCurrency: 'SOL',
          actualPayAmount: '2',
          feeCurrency: 'SOL',
          leg1CurrencyPair: 'SOLUSDC',
          leg2CurrencyPair: 'USDCZAR',
        }),
        PAIRS,
        MARKETS,
        DEFAULT_CAP,
      ),
    ).toEqual([
      { pair: 'SOLUSDC', side: 'SELL', quantity: '2', price: '149.25' },
      { pair: 'USDCZAR', side: 'SELL', quantity: '300', price: '18.41' },
    ]);
  });

  it('do not exist while a price is unknown', () => {
    expect(
      ordersOf(
        quote({ leg1CurrencyPair: 'SOLUSDC', leg2CurrencyPair: 'USDCZAR', payCurrency: 'SOL' }),
        PAIRS,
        [],
        DEFAULT_CAP,
      ),
    ).toEqual([]);
  });

  it('prefill the market page through its address', () => {
    expect(prefilled({ pair: 'USDCZAR', side: 'SELL', quantity: '100', price: '18.41' }, '0')).toBe(
      '?side=SELL&price=18.41&quantity=100&tif=IOC',
    );
    expect(prefilled({ pair: 'USDCZAR', side: 'SELL', quantity: '100', price: '18.41' }, '77')).toContain(
      '&account=77',
    );
  });
});

const decimal = (digits: number, most: number) =>
  fc.integer({ min: 1, max: most }).map((units) => divide(String(units), `1${'0'.repeat(digits)}`, digits));

describe('the order of an amount', () => {
  const cases = fc.record({
    market: fc.constantFrom(...PAIRS),
    amount: decimal(4, 1_000_000_000),
    price: decimal(6, 1_000_000_000_000),
    cap: decimal(4, 1_000),
  });

  it('never spends more than the amount', () => {
    fc.assert(
      fc.property(cases, fc.boolean(), ({ market, amount, price, cap }, sells) => {
        const pays = sells ? market.baseCurrency : market.quoteCurrency;
        const order = legOrder(market, pays, amount, price, cap);
        const spent = sells ? order.quantity : multiply(order.quantity, order.price);
        expect(compare(spent, amount)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('never has a price beyond the cap, and always one on the tick', () => {
    fc.assert(
      fc.property(cases, ({ market: { tickSize }, price, cap }) => {
        const buy = limitWithin('BUY', price, cap, tickSize);
        const sell = limitWithin('SELL', price, cap, tickSize);
        expect(compare(buy, multiply(price, add('1', cap)))).toBeLessThanOrEqual(0);
        expect(compare(sell, multiply(price, subtract('1', cap)))).toBeGreaterThanOrEqual(0);
        expect(toStep(buy, tickSize)).toBe(buy);
        expect(toStep(sell, tickSize)).toBe(sell);
      }),
    );
  });
});
