import type { PairDescription } from '../../../../../client/types.gen.ts';

/** ETHZAR, as the exchange describes it. */
export const ETHZAR: PairDescription = {
  symbol: 'ETHZAR',
  baseCurrency: 'ETH',
  quoteCurrency: 'ZAR',
  shortName: 'ETH/ZAR',
  active: true,
  minBaseAmount: '0.0002',
  maxBaseAmount: '69.21',
  minQuoteAmount: '10',
  maxQuoteAmount: '5000000',
  tickSize: '1',
  baseDecimalPlaces: '8',
  marginTradingAllowed: true,
  currencyPairType: 'SPOT',
  takerFeeRate: '0.001',
};
