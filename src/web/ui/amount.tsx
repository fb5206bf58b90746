import classes from './amount.module.css';

const SYMBOLS: Record<string, string> = { ZAR: 'R' };

/**
 * Groups the digits of a decimal string: ("3210400.00", "ZAR") -> "R 3,210,400.00". The text stays text;
 * nothing is rounded.
 */
export function formatMoney(amount: string, currency: string): string {
  const negative = amount.startsWith('-');
  const [whole = '0', fraction] = (negative ? amount.slice(1) : amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${negative ? '−' : ''}${SYMBOLS[currency] ?? currency}\u00a0${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

interface AmountProps {
  /** A decimal string in major units, as the interface sends it. */
  amount: string;
  currency: string;
  /** `large` for the one number that the page is about, `medium` for the next in weight. */
  size?: 'normal' | 'medium' | 'large';
  /** Money that came in is written with a plus. */
  direction?: 'DEBIT' | 'CREDIT';
}

/** Money with its currency, in figures of one width. */
export function Amount({ amount, currency, size = 'normal', direction }: AmountProps) {
  return (
    <span className={classes[size]}>
      {direction === 'CREDIT' ? '+' : ''}
      {formatMoney(amount, currency)}
    </span>
  );
}
