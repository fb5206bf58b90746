import { mulDivFloor } from '../../domain/exchange/amounts.ts';
import type { Market, Rules } from '../../domain/exchange/markets.ts';
import { bigDecimal, fromDecimal, toDecimal } from './decimals.ts';

/** Conversion between the engine's integers and the interface's decimals. */

export function amountText(rules: Rules, asset: number, units: number): string {
  return toDecimal(units, rules.assets[asset]!.decimals);
}

export function quantityText(market: Market, lots: number): string {
  return toDecimal(lots, market.pair.lotDecimals);
}

/** A price as a decimal of the quote currency. */
export function priceText(rules: Rules, market: Market, ticks: number): string {
  return toDecimal(ticks * market.pair.tick, rules.assets[market.quote]!.decimals);
}

/** Lots of a quantity, truncated to the pair's decimal places. Null when it is not a number. */
export function lotsFrom(market: Market, text: string): number | null {
  return fromDecimal(text, market.pair.lotDecimals, 'truncate');
}

/** Ticks of a price; null when it is not a number, 'off-tick' when it lies between two ticks. */
export function ticksFrom(rules: Rules, market: Market, text: string): number | null | 'off-tick' {
  const units = fromDecimal(text, rules.assets[market.quote]!.decimals, 'exact');
  if (units === null)
    return fromDecimal(text, 15, 'truncate') === null && !/^\d+(\.\d+)?$/.test(text) ? null : 'off-tick';
  return units % market.pair.tick === 0 ? units / market.pair.tick : 'off-tick';
}

/** Lots times ticks as a decimal of the quote currency: the exact cost before rounding. */
export function notionalText(rules: Rules, market: Market, notional: bigint): string {
  return bigDecimal(
    notional * BigInt(market.pair.tick),
    rules.assets[market.quote]!.decimals + market.pair.lotDecimals,
  );
}

const PRICE_DIGITS = 8;

/**
 * The average price, from lots times ticks: exact if all were at one price, else rounded down to eight
 * digits; "0" for no lots.
 */
export function averagePriceText(rules: Rules, market: Market, lots: number, notional: bigint): string {
  if (lots === 0) return '0';
  const digits = rules.assets[market.quote]!.decimals;
  return bigDecimal(
    (notional * BigInt(market.pair.tick) * 10n ** BigInt(PRICE_DIGITS)) /
      (BigInt(lots) * 10n ** BigInt(digits)),
    PRICE_DIGITS,
  );
}

/**
 * The average price of `lots` for a value, as a decimal of the quote currency, rounded down; "0" for no lots.
 */
export function averageText(rules: Rules, market: Market, lots: number, value: number): string {
  if (lots === 0) return '0';
  return toDecimal(
    mulDivFloor(value, 10 ** market.pair.lotDecimals, lots),
    rules.assets[market.quote]!.decimals,
  );
}

/** An hourly rate of 10^-8 as a decimal fraction. */
export function rateText(rate: number): string {
  return toDecimal(rate, 8);
}

/** Parts per million as a decimal fraction. */
export function ppmText(ppm: number): string {
  return toDecimal(ppm, 6);
}
