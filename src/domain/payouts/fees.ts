import { shareHalfUp } from '../../shared/money.ts';

/** Value-added tax on fees, in basis points: 15 %. */
export const VAT_BASIS_POINTS = 1500n;

/** The rate as a fraction, as the quote writes it. */
export const VAT_RATE = '0.15';

/** What one withdrawal costs, in minor units: the operator's unit fee of its rail, and the VAT on it. */
export interface Fee {
  unitFeeMinor: bigint;
  vatMinor: bigint;
}

/** The fee of one withdrawal: VAT is rounded half up on each row, and only then summed (design, "Fees"). */
export function feeOf(unitFeeMinor: bigint): Fee {
  return { unitFeeMinor, vatMinor: shareHalfUp(unitFeeMinor, VAT_BASIS_POINTS) };
}

/** The fees of a batch: both parts summed over its rows. */
export function sumFees(fees: Iterable<Fee>): Fee {
  let unitFeeMinor = 0n;
  let vatMinor = 0n;
  for (const fee of fees) {
    unitFeeMinor += fee.unitFeeMinor;
    vatMinor += fee.vatMinor;
  }
  return { unitFeeMinor, vatMinor };
}

/** `fee` and `totalFee` of the wire: with VAT. */
export function feeWithVat(fee: Fee): bigint {
  return fee.unitFeeMinor + fee.vatMinor;
}
