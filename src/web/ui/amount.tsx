import { CURRENCY_SIGNS } from '../../shared/english-money.ts';
import classes from './amount.module.css';
import { groupDigits } from './figure.tsx';

/**
 * Formats a decimal string as money: ("3210400.00", "ZAR") -> "R 3,210,400.00". It never becomes a number, so
 * nothing is rounded.
 */
export function formatMoney(amount: string, currency: string): string {
  const negative = amount.startsWith('-');
  const digits = groupDigits(negative ? amount.slice(1) : amount);
  return `${negative ? '−' : ''}${CURRENCY_SIGNS[currency] ?? currency}\u00a0${digits}`;
}

interface AmountProps {
  /** A decimal string in major units, as the API sends it. */
  amount: string;
  currency: string;
  /** `large` for the most important number of the page, `medium` for the next. */
  size?: 'normal' | 'medium' | 'large';
  /** A credit is written with a plus sign. */
  direction?: 'DEBIT' | 'CREDIT';
}

/** An amount of money with its currency, in tabular figures. */
export function Amount({ amount, currency, size = 'normal', direction }: AmountProps) {
  return (
    <span className={classes[size]}>
      {direction === 'CREDIT' ? '+' : ''}
      {formatMoney(amount, currency)}
    </span>
  );
}
