import type { PaymentCsvLayout } from './payment-csv.ts';

/**
 * The element in which a pain.001 file carries a payment's own reference, the text for the payer's statement.
 * ISO 20022 defines no element for it. INSTRUCTION_ID: InstrId, which goes no further than the payer's bank.
 * DEBTOR_AGENT: InstrForDbtrAgt, a text for the payer's bank.
 */
export const OWN_REFERENCE_PLACES = ['INSTRUCTION_ID', 'DEBTOR_AGENT'] as const;
export type OwnReferencePlace = (typeof OWN_REFERENCE_PLACES)[number];

const PLACE_LENGTHS: Readonly<Record<OwnReferencePlace, number>> = { INSTRUCTION_ID: 35, DEBTOR_AGENT: 140 };

interface PlacesOfProfile {
  format: string;
  referenceLength: number;
  ownReferenceIn?: OwnReferencePlace | undefined;
  csv?: Pick<PaymentCsvLayout, 'columns'> | undefined;
}

/**
 * The longest own reference that files of a profile have room for, in characters; null: they have no field
 * for it. ACB files never have one, because the bank books the file as one debit with a fixed text.
 */
export function ownReferenceLength(profile: PlacesOfProfile): number | null {
  const { format, ownReferenceIn, csv, referenceLength } = profile;
  if (format === 'PAIN_001' && ownReferenceIn) return PLACE_LENGTHS[ownReferenceIn];
  const hasColumn = csv?.columns.some(({ content }) => content === 'OWN_REFERENCE');
  return format === 'CSV' && hasColumn ? referenceLength : null;
}
