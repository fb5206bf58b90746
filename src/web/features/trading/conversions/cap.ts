import { compare, isDecimal, isNegative, multiply } from '../../../../shared/decimals.ts';
import { plainQuantity } from '../../../../shared/typed-amount.ts';

/** The highest slippage cap in percent: a conversion beyond it is probably a typing error. */
const HIGHEST_PERCENT = '10';
const PERCENT = /^\d{1,2}(\.\d{1,4})?$/;

/** A typed percentage as a fraction ("0.5" -> "0.005"); null when it is not a cap. */
export function capOf(typed: string): string | null {
  const percent = plainQuantity(typed).replace(/\s*%$/, '');
  if (!PERCENT.test(percent) || !isDecimal(percent) || isNegative(percent)) return null;
  return compare(percent, HIGHEST_PERCENT) > 0 ? null : multiply(percent, '0.01');
}
