import { createHash } from 'node:crypto';
import { uuidFromDigest } from '../../shared/ids.ts';

/** The id of a beneficiary: entity, bank and account number make it, so that the same account is always the same recipient. */
export function beneficiaryIdOf(entityId: string, bankCode: string, accountNumber: string): string {
  return uuidFromDigest(createHash('sha256').update(`${entityId} ${bankCode} ${accountNumber}`).digest());
}
