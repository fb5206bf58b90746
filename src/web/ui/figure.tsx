import classes from './amount.module.css';
import { digitSeparators } from './locale.ts';

/** Writes a plain decimal as the user's language does: "98000.5" -> "98,000.5". */
export function groupDigits(decimal: string): string {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction] = (negative ? decimal.slice(1) : decimal).split('.');
  const separators = digitSeparators();
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separators.group);
  return `${negative ? '−' : ''}${grouped}${fraction === undefined ? '' : separators.decimal + fraction}`;
}

interface FigureProps {
  /** A plain decimal string. */
  value: string;
  /** The currency code, written after the number. */
  unit?: string;
  size?: 'normal' | 'medium' | 'large';
  /** Writes a plus sign before a positive number. */
  signed?: boolean;
}

/** A quantity, price or amount in tabular figures, followed by its unit. */
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
