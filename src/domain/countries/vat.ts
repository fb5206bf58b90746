import { shareHalfUp } from '../../shared/money.ts';
import type { Vat } from './country.ts';

/** A tax in basis points, rounded half up on each row: `vatHalfUp(1_500n)` is 15 %; 0n is no tax. */
export function vatHalfUp(basisPoints: bigint): Vat {
  return {
    rate: String(Number(basisPoints) / 10_000),
    on: (unitFeeMinor) => shareHalfUp(unitFeeMinor, basisPoints),
  };
}
