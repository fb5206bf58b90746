import { mulDivFloor } from '../../domain/exchange/amounts.ts';
import type { Market, Rules } from '../../domain/exchange/markets.ts';
import { fromDecimal, toDecimal } from './decimals.ts';

/** Between the engine's integers and the decimals of the interface. */

export function amountText(rules: Rules, asset: number, units: number): string {
  return toDecimal(units, rules.assets[asset]!.decimals);
}

export function quantityText(market: Market, lots: number): string {
  return toDecimal(lots, market.pair.lotDecimals);
}

/** Digits after the point of a price: as many as the quote's smallest unit, less the zeros of a tick. */
export function priceText(rules: Rules, market: Market, ticks: number): string {
  return toDecimal(ticks * market.pair.tick, rules.assets[market.quote]!.decimals);
}

/** Lots of a quantity, finer digits cut off (seed: truncated to the base decimal places). Null when it is no number. */
export function lotsFrom(market: Market, text: string): number | null {
  return fromDecimal(text, market.pair.lotDecimals, 'truncate');
}

/** Ticks of a price; null when it is no number, 'off-tick' when it lies between two ticks. */
export function ticksFrom(rules: Rules, market: Market, text: string): number | null | 'off-tick' {
  const units = fromDecimal(text, rules.assets[market.quote]!.decimals, 'exact');
  if (units === null) return fromDecimal(text, 15, 'truncate') === null && !/^\d+(\.\d+)?$/.test(text) ? null : 'off-tick';
  return units % market.pair.tick === 0 ? units / market.pair.tick : 'off-tick';
}

/** The average price of so many lots for a value, as a decimal of the quote, rounded down; "0" of nothing. */
export function averageText(rules: Rules, market: Market, lots: number, value: number): string {
  if (lots === 0) return '0';
  return toDecimal(mulDivFloor(value, 10 ** market.pair.lotDecimals, lots), rules.assets[market.quote]!.decimals);
}
