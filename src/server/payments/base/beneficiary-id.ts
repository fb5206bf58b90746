import { derivedId } from '../../platform/derived-id.ts';

/**
 * The id of a beneficiary, derived from the entity, the bank and the account number as typed. Two numbers
 * that differ only in leading zeros have two ids, although they are one account: duplicates and changed bank
 * details are found by `accountKey` instead.
 */
export function beneficiaryIdOf(entityId: string, bankCode: string, accountNumber: string): string {
  return derivedId(`${entityId} ${bankCode} ${accountNumber}`);
}
