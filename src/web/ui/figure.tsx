import classes from './amount.module.css';

/** Groups the digits of a plain decimal before its point: "98000.5" -> "98,000.5". The text stays text. */
export function groupDigits(decimal: string): string {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction] = (negative ? decimal.slice(1) : decimal).split('.');
  return `${negative ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`;
}

interface FigureProps {
  /** A plain decimal, as the exchange sends it. */
  value: string;
  /** The code of its currency, written after it. */
  unit?: string;
  size?: 'normal' | 'medium' | 'large';
  /** What is above zero is written with a plus. */
  signed?: boolean;
}

/**
 * A figure of the exchange: a quantity, a price or an amount, in figures of one width, with its unit after
 * it.
 */
export function Figure({ value, unit, size = 'normal', signed = false }: FigureProps) {
  const plus = signed && !value.startsWith('-') && /[1-9]/.test(value) ? '+' : '';
  return (
    <span className={classes[size]}>
      {plus}
      {groupDigits(value)}
      {unit ? `\u00a0${unit}` : ''}
    </span>
  );
}
