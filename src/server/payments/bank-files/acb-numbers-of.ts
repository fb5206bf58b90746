import type { AcbFileNumbers } from '../../../domain/bank-files/acb/file-numbers.ts';

/** The numbers that a row of `bank_files` carries; null for other formats, and where there is no row. */
export function acbNumbersOf(
  row: { transmission_number: number | null; generation_number: number | null } | undefined,
): AcbFileNumbers | null {
  if (row === undefined || row.transmission_number === null || row.generation_number === null) return null;
  return { transmissionNumber: row.transmission_number, generationNumber: row.generation_number };
}
