import {
  nameInFile,
  ownReferenceInFile,
  referenceInFile,
  type FileText,
  type TextRefusal,
} from '../../../domain/bank-files/charset.ts';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import type { Substitution } from './tables.ts';

interface Texts {
  beneficiary_name: string;
  beneficiary_reference: string;
  own_reference: string | null;
}

interface TextsInFile {
  name: string;
  reference: string;
  /** Empty for a payment without one, and in a file without a place for it. */
  ownReference: string;
  substitutions: Substitution[];
}

/** The texts of a payment as a file of this profile writes them, and those that it writes differently. */
export function textsInFile(row: Texts, profile: BankFileProfile): TextsInFile | TextRefusal {
  const name = nameInFile(row.beneficiary_name, profile);
  if ('error' in name) return name;
  const reference = referenceInFile(row.beneficiary_reference, profile);
  if ('error' in reference) return reference;
  const own = row.own_reference === null ? null : ownReferenceInFile(row.own_reference, profile);
  if (own && 'error' in own) return own;
  return {
    name: name.text,
    reference: reference.text,
    ownReference: own?.text ?? '',
    substitutions: [
      ...substitutionOf('name', row.beneficiary_name, name),
      ...substitutionOf('reference', row.beneficiary_reference, reference),
      ...(own ? substitutionOf('ownReference', row.own_reference!, own) : []),
    ],
  };
}

/** Capitals for small letters are not a substitution that a reader has to see. */
function substitutionOf(
  field: Substitution['field'],
  from: string,
  { text, isSameInCapitals }: FileText,
): Substitution[] {
  return isSameInCapitals ? [] : [{ field, from, to: text }];
}
