import { ACB_NUMBERS } from '../../../shared/bank-file-terms.ts';
import type { AcbRegistration } from '../profile.ts';

/**
 * The numbers by which a bank knows an ACB file. It refuses a file whose numbers do not continue those of the
 * file before it.
 */
export interface AcbFileNumbers {
  /** Counts transmissions. It also increases with files of the older form, which do not carry it. */
  transmissionNumber: number;
  /** Counts user sets, of which each file has one. */
  generationNumber: number;
}

/** The numbers of the file after `last`; of the first file of a connection when that is null. */
export function numbersAfter(last: AcbFileNumbers | null, registration: AcbRegistration): AcbFileNumbers {
  if (last === null) {
    const { firstTransmissionNumber = 1, firstGenerationNumber = 1 } = registration;
    return { transmissionNumber: firstTransmissionNumber, generationNumber: firstGenerationNumber };
  }
  // A full counter starts again from 0.
  return {
    transmissionNumber: (last.transmissionNumber + 1) % (ACB_NUMBERS.transmissionNumber + 1),
    generationNumber: (last.generationNumber + 1) % (ACB_NUMBERS.generationNumber + 1),
  };
}

/** Whether the fields of a file have room for its numbers. */
export function areCarried({ transmissionNumber, generationNumber }: AcbFileNumbers): boolean {
  const fits = (number: number, most: number) => Number.isInteger(number) && number >= 0 && number <= most;
  return (
    fits(transmissionNumber, ACB_NUMBERS.transmissionNumber) &&
    fits(generationNumber, ACB_NUMBERS.generationNumber)
  );
}
