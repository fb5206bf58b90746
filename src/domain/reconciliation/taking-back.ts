import type { MatchReason } from '../../shared/reconciliation-terms.ts';

/** The reasons of entries that take back or return their items, or repeat an entry that does. */
const TAKES_BACK: readonly MatchReason[] = [
  'GIVEN_BACK',
  'LOOKS_GIVEN_BACK',
  'REJECTED_CREDIT',
  'RETURN',
  'LOOKS_LIKE_RETURN',
  'RETURN_BEFORE_PAYMENT',
  'RETURN_AMOUNT_DIFFERS',
  'CORRECTS_DOUBLE',
  'TAKEN_BACK',
  'LOOKS_TAKEN_BACK',
  'DOUBLED',
];

/** The amount that an entry about items of this sum should have. What takes them back has the other sign. */
export function expectedOf(line: { amountMinor: bigint }, reason: MatchReason, sumMinor: bigint): bigint {
  const isOpposite = line.amountMinor > 0n !== sumMinor > 0n;
  return isOpposite && TAKES_BACK.includes(reason) ? -sumMinor : sumMinor;
}
