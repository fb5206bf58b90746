import type { listPairs as operation } from '../../../contract/trading/public.ts';
import type { Call } from '../call.ts';
import { amountText, ppmText, priceText, quantityText } from '../units.ts';

/** The markets and their bounds; all numbers are texts. */
export async function listPairs({ exchange }: Call<typeof operation>): Promise<object[]> {
  const { rules, markets } = exchange.engine.state;
  return markets.map((market) => {
    const { pair } = market;
    return {
      symbol: pair.symbol,
      baseCurrency: pair.base,
      quoteCurrency: pair.quote,
      shortName: market.future ? `${pair.base}/${pair.quote} PERP` : `${pair.base}/${pair.quote}`,
      active: true,
      minBaseAmount: quantityText(market, pair.minBase),
      maxBaseAmount: quantityText(market, pair.maxBase),
      minQuoteAmount: amountText(rules, market.quote, pair.minQuote),
      maxQuoteAmount: amountText(rules, market.quote, pair.maxQuote),
      tickSize: priceText(rules, market, 1),
      baseDecimalPlaces: String(pair.lotDecimals),
      marginTradingAllowed: pair.marginAllowed,
      currencyPairType: pair.type,
      takerFeeRate: ppmText(rules.takerFeePpm),
      makerRewardRate: ppmText(rules.makerRewardPpm),
    };
  });
}
