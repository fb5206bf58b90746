import { describe, expect, it } from 'vitest';
import type { BalanceEntry, BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import { compare, multiply, round } from '../../../../shared/decimals.ts';
import { findCover, heldOf, type Source, sourcesOf } from './find-cover.ts';

const MARKETS = [
  { symbol: 'USDCZAR', baseCurrency: 'USDC', quoteCurrency: 'ZAR', price: '18.5' },
  { symbol: 'BTCZAR', baseCurrency: 'BTC', quoteCurrency: 'ZAR', price: '1800000' },
];

function pair(baseCurrency: string, baseDecimalPlaces: string): PairDescription {
  return {
    symbol: `${baseCurrency}ZAR`,
    baseCurrency,
    quoteCurrency: 'ZAR',
    shortName: `${baseCurrency}/ZAR`,
    active: true,
    minBaseAmount: '0.0001',
    maxBaseAmount: '1000',
    minQuoteAmount: '1',
    maxQuoteAmount: '1000000',
    tickSize: '0.01',
    baseDecimalPlaces,
    marginTradingAllowed: false,
    currencyPairType: 'SPOT',
  };
}
const PAIRS = [pair('USDC', '2'), pair('BTC', '8')];

function entry(currency: string, available: string): BalanceEntry {
  return {
    currency,
    available,
    reserved: '0',
    total: available,
    updatedAt: '2026-03-02T08:15:30.000Z',
    lendReserved: '0',
    borrowReserved: '0',
    borrowedAmount: '0',
  };
}

const GROUPS = [
  {
    account: { id: '0', label: 'Karoo' },
    balances: [entry('ZAR', '700'), entry('BTC', '2'), entry('USDC', '1000'), entry('DOGE', '5')],
  },
  {
    account: { id: '7', label: 'Treasury' },
    balances: [entry('USDC', '40000'), entry('ZAR', '300'), entry('ETH', '0')],
  },
];

/** An exchange that pays a share of the last price, in cents. */
function exchange(share: string) {
  const asked: string[] = [];
  const ask = async ({ currency, account }: Source, payAmount: string): Promise<BrokerageQuote> => {
    asked.push(`${payAmount} ${currency} of ${account.label}`);
    const { price, symbol } = MARKETS.find(({ baseCurrency }) => baseCurrency === currency)!;
    const averagePrice = multiply(price, share);
    return {
      requestPayAmount: payAmount,
      actualPayAmount: payAmount,
      payCurrency: currency,
      receiveCurrency: 'ZAR',
      receiveAmount: round(multiply(payAmount, averagePrice), 2, 'down'),
      averagePrice,
      leg1CurrencyPair: symbol,
      averagePriceInPayCurrency: '0',
      averagePriceInReceiveCurrency: averagePrice,
      feeRate: '0',
      feeAmount: '0',
      feeCurrency: currency,
      feeAccountId: 7,
      leg1TradeFeeAmount: '0',
      leg1TradeFeeCurrency: 'ZAR',
    };
  };
  return { asked, ask };
}

describe('the balances that may cover a shortfall', () => {
  it('are tried by currency, the greatest value first, and only if they have a price', () => {
    expect(
      sourcesOf(GROUPS, MARKETS, 'ZAR').map(({ currency, account }) => `${currency} of ${account.label}`),
    ).toEqual(['USDC of Treasury', 'USDC of Karoo', 'BTC of Karoo']);
  });

  it('leave out the currency of the shortfall, which needs no conversion', () => {
    expect([heldOf(GROUPS, 'ZAR'), heldOf(GROUPS, 'EUR')]).toEqual(['1000', '0']);
  });
});

describe('a cover', () => {
  const sources = sourcesOf(GROUPS, MARKETS, 'ZAR');
  const search = (shortfall: string, share: string) => {
    const { ask, asked } = exchange(share);
    return {
      asked,
      found: findCover({ shortfall, target: 'ZAR', sources, markets: MARKETS, pairs: PAIRS, ask }),
    };
  };

  it.each(['1850', '100000.01', '700000'])(
    'covers %s and hardly more with an estimate and a second quote',
    async (shortfall) => {
      const { asked, found } = search(shortfall, '0.998');
      const cover = await found;
      expect(cover?.source.account.label).toBe('Treasury');
      expect(compare(cover!.quote.receiveAmount, shortfall)).toBeGreaterThanOrEqual(0);
      expect(compare(cover!.quote.receiveAmount, multiply(shortfall, '1.002'))).toBeLessThanOrEqual(0);
      expect(asked).toHaveLength(2);
    },
  );

  it('requests another quote when the market pays much less than its last price', async () => {
    const { found } = search('100000', '0.9');
    expect(compare((await found)!.quote.receiveAmount, '100000')).toBeGreaterThanOrEqual(0);
  });

  it('takes the next currency when the first is not enough', async () => {
    const { found } = search('2000000', '0.998');
    expect((await found)?.source.currency).toBe('BTC');
  });

  it('never converts more than the balance: finds nothing when all of it falls short', async () => {
    const { found, asked } = search('3600000', '0.998');
    expect(await found).toBeNull();
    expect(asked).toEqual(['2 BTC of Karoo']);
  });

  it('requests no quote when no balance is worth enough', async () => {
    const { found, asked } = search('99000000', '1');
    expect([await found, asked]).toEqual([null, []]);
  });

  it('skips a balance that the exchange refuses to quote, and reports other errors', async () => {
    const refused = async () =>
      Promise.reject({ status: 400, code: 'exchange_refused', detail: 'Not enough liquidity.', errors: [] });
    const down = async () =>
      Promise.reject({ status: 503, code: 'exchange_unavailable', detail: 'Down.', errors: [] });
    expect(
      await findCover({
        shortfall: '1850',
        target: 'ZAR',
        sources,
        markets: MARKETS,
        pairs: PAIRS,
        ask: refused,
      }),
    ).toBeNull();
    await expect(
      findCover({ shortfall: '1850', target: 'ZAR', sources, markets: MARKETS, pairs: PAIRS, ask: down }),
    ).rejects.toMatchObject({ status: 503 });
  });
});
