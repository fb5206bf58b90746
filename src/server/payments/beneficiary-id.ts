import { createHash } from 'node:crypto';
import { uuidFromDigest } from '../../shared/ids.ts';

/**
 * The id of a beneficiary: entity, bank and account number as typed make it, so that ids stay what they were.
 * Two ids that differ in leading zeros alone are one bank account: duplicates and changed bank details are
 * found by `accountKey`, not by this id.
 */
export function beneficiaryIdOf(entityId: string, bankCode: string, accountNumber: string): string {
  return uuidFromDigest(createHash('sha256').update(`${entityId} ${bankCode} ${accountNumber}`).digest());
}
