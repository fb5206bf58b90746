import {
  nameInFile,
  ownReferenceInFile,
  referenceInFile,
  type TextRefusal,
} from '../../../domain/bank-files/charset.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, type InputError } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { liveProfiles } from './live-profiles.ts';

/** The parts of a payment that a bank file writes as text. */
interface Texts {
  rail: Rail;
  beneficiaryName: string;
  beneficiaryReference: string;
  ownReference?: string | undefined;
}

/**
 * Checks payments for texts that the bank file which would carry them cannot hold. A text that is only
 * written differently is not an error. `path` begins the paths of the errors.
 */
export async function fileTextCheck(
  db: Queryable,
  entityId: string,
  currency: Currency,
): Promise<(payment: Texts, path: string) => InputError[]> {
  const profiles = await liveProfiles(db, entityId, currency);
  return ({ rail, beneficiaryName, beneficiaryReference, ownReference }, path) => {
    const profile = profiles.get(rail);
    if (!profile) return [];
    const errors: InputError[] = [];
    const name = nameInFile(beneficiaryName, profile);
    if ('error' in name) errors.push(errorOf(`${path}.beneficiaryName`, name));
    const reference = referenceInFile(beneficiaryReference, profile);
    if ('error' in reference) errors.push(errorOf(`${path}.beneficiaryReference`, reference));
    const own = ownReference === undefined ? null : ownReferenceInFile(ownReference, profile);
    if (own && 'error' in own) errors.push(errorOf(`${path}.ownReference`, own));
    return errors;
  };
}

function errorOf(path: string, { error, characters }: TextRefusal): InputError {
  return error === 'text_empty'
    ? fieldError(path, error, explain('text_empty'))
    : fieldError(path, error, explain('text_not_writable', { characters: characters.join(' ') }));
}
