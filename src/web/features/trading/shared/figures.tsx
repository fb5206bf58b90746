import type { PairDescription } from '../../../../client/types.gen.ts';
import amounts from '../../../ui/amount.module.css';
import { groupDigits } from '../../../ui/figure.tsx';
import { shownAmount, shownPrice, shownQuantity, shownRate, type ShownRounding } from './precision.ts';

interface ShownProps {
  text: string;
  /** The plain decimal, in the tooltip when the text has fewer digits. */
  exact: string;
  unit?: string | undefined;
  size?: 'normal' | 'medium' | 'large';
}

/** The tooltip has the digits that are cut off. */
function Shown({ text, exact, unit, size = 'normal' }: ShownProps) {
  const whole = groupDigits(exact);
  const label = unit ? `\u00a0${unit}` : '';
  return (
    <span className={amounts[size]} title={sameDigits(text, whole) ? undefined : `${whole}${label}`}>
      {text}
      {label}
    </span>
  );
}

const ENDING_ZEROS = /(?:\.0+|(\.\d*[1-9])0+)$/;

function sameDigits(a: string, b: string): boolean {
  return a.replace(/^\+/, '').replace(ENDING_ZEROS, '$1') === b.replace(ENDING_ZEROS, '$1');
}

interface HeldProps {
  /** A plain decimal string. */
  value: string;
  currency: string;
  /** Whether the currency is written after the amount. */
  bare?: boolean;
  rounding?: ShownRounding;
  /** Writes a plus sign before a positive amount. */
  signed?: boolean;
  size?: 'normal' | 'medium' | 'large';
}

/** An amount of a currency, such as a balance, a fee or a total, to the digits of the currency. */
export function Held({ value, currency, bare = false, rounding = 'floor', signed = false, size }: HeldProps) {
  const plus = signed && !value.startsWith('-') && /[1-9]/.test(value) ? '+' : '';
  return (
    <Shown
      text={`${plus}${shownAmount(value, currency, rounding)}`}
      exact={value}
      unit={bare ? undefined : currency}
      {...(size ? { size } : {})}
    />
  );
}

interface InMarketProps {
  /** A plain decimal string. */
  value: string;
  /** Undefined while the markets are loading. */
  market: PairDescription | undefined;
  /** Leaves the currency out, where a heading names it. */
  bare?: boolean;
}

/** A quantity to the digits of its market. */
export function Quantity({ value, market, bare = false }: InMarketProps) {
  return (
    <Shown text={shownQuantity(value, market)} exact={value} unit={bare ? undefined : market?.baseCurrency} />
  );
}

/** A price to the tick of its market. */
export function Price({ value, market, bare = false }: InMarketProps) {
  return (
    <Shown text={shownPrice(value, market)} exact={value} unit={bare ? undefined : market?.quoteCurrency} />
  );
}

/** A rate between two currencies, followed by the one that it is counted in. */
export function Rate({ value, currency }: { value: string; currency: string }) {
  return <Shown text={shownRate(value)} exact={value} unit={currency} />;
}
