import type { Rules } from '../../../domain/exchange/markets.ts';

const LONG_NAMES: Readonly<Record<string, string>> = {
  ZAR: 'Rand',
  USDC: 'USD Coin',
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  SOL: 'Solana',
};

/** A currency in the account stream, in the shape that public clients of such exchanges read. */
export function currencyOf(rules: Rules, asset: number): object {
  const { symbol, decimals } = rules.assets[asset]!;
  return {
    symbol,
    shortName: symbol,
    longName: LONG_NAMES[symbol] ?? symbol,
    isActive: true,
    decimalPlaces: decimals,
    withdrawalDecimalPlaces: decimals,
    currencyDecimalPlaces: decimals,
    supportedWithdrawDecimalPlaces: decimals,
  };
}
