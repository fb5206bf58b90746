import type { Vat } from '../countries/country.ts';

/**
 * The fee of one withdrawal, in minor units: the operator's unit fee for its rail, and the VAT on that fee.
 */
export interface Fee {
  unitFeeMinor: bigint;
  vatMinor: bigint;
}

/** The fee of one withdrawal. VAT is rounded on each row and only then summed (docs/spec-gaps.md, "Fees"). */
export function feeOf(unitFeeMinor: bigint, vat: Vat): Fee {
  return { unitFeeMinor, vatMinor: vat.on(unitFeeMinor) };
}

/** The fees of a batch: each part summed over its rows. */
export function sumFees(fees: Iterable<Fee>): Fee {
  let unitFeeMinor = 0n;
  let vatMinor = 0n;
  for (const fee of fees) {
    unitFeeMinor += fee.unitFeeMinor;
    vatMinor += fee.vatMinor;
  }
  return { unitFeeMinor, vatMinor };
}

/** The fee with VAT: `fee` and `totalFee` on the wire. */
export function feeWithVat(fee: Fee): bigint {
  return fee.unitFeeMinor + fee.vatMinor;
}
