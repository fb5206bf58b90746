import { WITHDRAWAL_FIELDS } from './fields.ts';
import { OPTIONAL_FIELDS, type CanonicalWithdrawal, type OptionalFields } from './shapes.ts';

/**
 * The template that people download (public/withdrawals-template.csv): a header and two example rows. A test
 * compares the file with it, and `vitest -u` writes it.
 * @internal
 */
export function withdrawalsTemplate(): string {
  const rows = [
    WITHDRAWAL_FIELDS.map(({ name }) => name),
    WITHDRAWAL_FIELDS.map(({ samples }) => samples[0]),
    WITHDRAWAL_FIELDS.map(({ samples }) => samples[1]),
  ];
  return rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** The example of a withdrawal in the interface documents. */
export const SAMPLE_WITHDRAWAL = Object.fromEntries(
  WITHDRAWAL_FIELDS.map(({ wire, samples }) => [wire, samples[0]]),
) as CanonicalWithdrawal;

/** The optional fields of the same example. */
export const SAMPLE_OPTIONAL_FIELDS = Object.fromEntries(
  OPTIONAL_FIELDS.map(({ wire, samples }) => [wire, samples[0]]),
) as OptionalFields;
