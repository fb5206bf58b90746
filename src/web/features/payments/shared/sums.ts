import { formatAmount, isCurrency, parseAmount } from '../../../../shared/money.ts';

type Amounts = readonly { amount: string }[];

function minorOf(amount: string, currency: string): bigint {
  return (isCurrency(currency) ? parseAmount(amount, currency) : null) ?? 0n;
}

/** The sum of amounts in one currency, as a decimal. */
export function sumOf(items: Amounts, currency: string): string {
  const sum = items.reduce((total, { amount }) => total + minorOf(amount, currency), 0n);
  return isCurrency(currency) ? formatAmount(sum, currency) : String(sum);
}

/** By how much an entry exceeds the chosen payments; null when they agree. */
export function differenceOf(amount: string, items: Amounts, currency: string): string | null {
  const difference = minorOf(amount, currency) - minorOf(sumOf(items, currency), currency);
  if (difference === 0n) return null;
  return isCurrency(currency) ? formatAmount(difference, currency) : String(difference);
}
