import type { FailureCode } from '../../shared/terms.ts';
import type { ReplyReason } from './reply.ts';
import type { XmlElement } from './xml/element.ts';
import { codeOf } from './xml/values.ts';

/**
 * The reason codes of ISO 20022 (external code sets for status and return reasons) that say more than that
 * the bank rejected the payment.
 */
const FAILURE_CODES: Readonly<Record<string, FailureCode>> = {
  // Accounts
  AC01: 'INVALID_ACCOUNT',
  AC03: 'INVALID_ACCOUNT',
  AC04: 'ACCOUNT_CLOSED',
  AC06: 'ACCOUNT_RESTRICTED',
  AC07: 'ACCOUNT_CLOSED',
  AC12: 'INVALID_ACCOUNT',
  AC14: 'INVALID_ACCOUNT',
  AC17: 'ACCOUNT_RESTRICTED',
  AG01: 'ACCOUNT_RESTRICTED',
  MD07: 'ACCOUNT_RESTRICTED',
  // Branches and banks
  AC08: 'INVALID_BRANCH',
  RC01: 'INVALID_BRANCH',
  RC04: 'INVALID_BRANCH',
  // Names
  BE01: 'NAME_MISMATCH',
  // Amounts
  AM02: 'LIMIT_EXCEEDED',
  AM04: 'INSUFFICIENT_FUNDS',
  AM13: 'LIMIT_EXCEEDED',
  AM14: 'LIMIT_EXCEEDED',
  AM21: 'LIMIT_EXCEEDED',
  // Duplicates
  AM05: 'DUPLICATE',
  DUPL: 'DUPLICATE',
  DU01: 'DUPLICATE',
  DU02: 'DUPLICATE',
  DU03: 'DUPLICATE',
  DU04: 'DUPLICATE',
  DU05: 'DUPLICATE',
  // The beneficiary's bank could not be reached
  AB05: 'BANK_UNAVAILABLE',
  AB06: 'BANK_UNAVAILABLE',
  AB07: 'BANK_UNAVAILABLE',
  AB08: 'BANK_UNAVAILABLE',
  // "Reason not specified"
  MS02: 'UNKNOWN',
  MS03: 'UNKNOWN',
};

/**
 * The reason in elements StsRsnInf or RtrInf: the first code, and all of the bank's words. Null when they
 * contain neither.
 */
export function reasonOf(elements: readonly XmlElement[]): ReplyReason | null {
  const codes = elements.flatMap((element) => codeOf(element.child('Rsn')) ?? []);
  const text = elements
    .map((element) => element.joined('AddtlInf'))
    .join(' ')
    .trim();
  const [code] = codes;
  if (code === undefined && !text) return null;
  return {
    code: code ?? 'NARR',
    text: text || null,
    failureCode: failureCodeOf(code ?? 'NARR'),
  };
}

function failureCodeOf(code: string): FailureCode {
  return Object.hasOwn(FAILURE_CODES, code) ? FAILURE_CODES[code]! : 'BANK_REJECTED';
}
