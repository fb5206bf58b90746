import type { MatchReason } from '../../shared/reconciliation-terms.ts';
import type { MatchedPart } from './expected.ts';

/** The reasons that already take into account that a payment was rejected. */
const KNOW_REJECTED: readonly MatchReason[] = [
  'WITH_REJECTED',
  'GIVEN_BACK',
  'LOOKS_GIVEN_BACK',
  'REJECTED_CREDIT',
  'DOUBLED',
  'SEVERAL_CANDIDATES',
];

/** The reason of a line that is about a payment that the bank rejected: it contradicts the bank. */
export function reasonOfRejected(
  line: { amountMinor: bigint; detail: number | null },
  found: MatchReason,
  items: readonly { isRejected: boolean }[],
): MatchReason {
  if (KNOW_REJECTED.includes(found) || !items.some(({ isRejected }) => isRejected)) return found;
  if (line.amountMinor > 0n) return 'REJECTED_CREDIT';
  // The debit of several payments includes the rejected one, which the bank gives back.
  return line.detail !== null && found === 'END_TO_END_ID' ? 'WITH_REJECTED' : 'PAID_AFTER_REJECTION';
}

/** A debit of rejected payments alone is not a gross debit: the bank may have paid them after all. */
export function partsTogether(parts: MatchedPart[]): MatchedPart[] {
  if (parts.length < 2 || !parts.every(({ reason }) => reason === 'WITH_REJECTED')) return parts;
  return parts.map((part) => ({ ...part, reason: 'PAID_AFTER_REJECTION', verdict: 'UNMATCHED' }));
}
