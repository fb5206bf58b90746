import type { BrokerageQuote, PairDescription } from '../../../../../client/types.gen.ts';
import { divide, multiply, round, subtract } from '../../../../../shared/decimals.ts';

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
    maxBaseAmount: '1000000',
    minQuoteAmount: '1',
    maxQuoteAmount: '100000000',
    tickSize,
    baseDecimalPlaces,
    marginTradingAllowed: false,
    currencyPairType: 'SPOT',
    takerFeeRate: '0.001',
  };
}

export const CONVERSION_PAIRS: readonly PairDescription[] = [
  pair('USDC', 'ZAR', '0.01', '2'),
  pair('BTC', 'ZAR', '1', '8'),
  pair('SOL', 'USDC', '0.01', '4'),
];

/** 100 USDC to ZAR at 18.5. */
export function quoteOf(of: Partial<BrokerageQuote>): BrokerageQuote {
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
    leg1TradeFeeAmount: '1.85',
    leg1TradeFeeCurrency: 'ZAR',
    ...of,
  };
}

/** The quote of a conversion in one market at one price, with a fee of 0.1 %. */
export function oneLegQuote(
  payCurrency: string,
  receiveCurrency: string,
  symbol: string,
  amount: string,
  price: string,
): BrokerageQuote {
  const sells = symbol.startsWith(payCurrency);
  const gross = sells ? round(multiply(amount, price), 6, 'down') : divide(amount, price, 8, 'down');
  const fee = round(multiply(gross, '0.001'), 8, 'down');
  return quoteOf({
    requestPayAmount: amount,
    actualPayAmount: amount,
    payCurrency,
    receiveCurrency,
    receiveAmount: subtract(gross, fee),
    averagePrice: price,
    leg1CurrencyPair: symbol,
    feeCurrency: payCurrency,
    leg1TradeFeeAmount: fee,
    leg1TradeFeeCurrency: receiveCurrency,
  });
}
