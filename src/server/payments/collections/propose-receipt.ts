import { mayAllocate } from '../../../domain/collections/receipt-states.ts';
import type { ReceiptReason, ReceiptStatus } from '../../../shared/collection-terms.ts';
import { groupBy } from '../../../shared/group-by.ts';
import type { Currency } from '../../../shared/money.ts';
import type { MatchVerdict } from '../../../shared/reconciliation-terms.ts';
import { derivedId } from '../../platform/derived-id.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { loadCandidates, type Candidates } from '../reconciling/receipts/candidates.ts';

export interface ReceiptProposal {
  /** Derived from the rest, so that a user accepts what they saw. */
  id: string;
  verdict: MatchVerdict;
  reason: ReceiptReason;
  payer: { id: string; name: string } | null;
  allocations: readonly { requestId: string; amountMinor: bigint }[];
  creditMinor: bigint;
  leftMinor: bigint;
}

interface Proposed {
  status: ReceiptStatus;
  currency: Currency;
  amount_minor: bigint;
  allocated_minor: bigint;
  /** The part that is given back, or may be. */
  refunded_minor: bigint | null;
  text: string;
  counterparty_name: string | null;
  counterparty_account: string | null;
}

/** The part of a receipt that a user still decides about. */
export function leftOf({
  status,
  amount_minor,
  allocated_minor,
  refunded_minor,
}: Pick<Proposed, 'status' | 'amount_minor' | 'allocated_minor' | 'refunded_minor'>): bigint {
  return mayAllocate(status) ? amount_minor - allocated_minor - (refunded_minor ?? 0n) : 0n;
}

/**
 * What the rest of a receipt may pay, by the requests as they are now; null without a proposal. What a known
 * payer has paid too much becomes their credit. With `lock`, the requests are locked; the caller has locked
 * the receipt.
 */
export async function proposalOf(
  db: Queryable,
  entityId: string,
  receipt: Proposed,
  { lock }: { lock: boolean },
): Promise<ReceiptProposal | null> {
  if (leftOf(receipt) === 0n) return null;
  const of = { entityId, currency: receipt.currency };
  return propose(await loadCandidates(db, of, [wordsOf(receipt)], { lock }), receipt);
}

/** The proposals of receipts by their ids, each as if it were the only one. */
export async function proposalsOf(
  db: Queryable,
  entityId: string,
  receipts: readonly (Proposed & { id: string })[],
): Promise<Map<string, ReceiptProposal>> {
  const proposals = new Map<string, ReceiptProposal>();
  const open = receipts.filter((receipt) => leftOf(receipt) > 0n);
  for (const [currency, own] of groupBy(open, (receipt) => receipt.currency)) {
    const candidates = await loadCandidates(db, { entityId, currency }, own.map(wordsOf), { lock: false });
    for (const receipt of own) {
      const proposal = propose(candidates, receipt);
      if (proposal) proposals.set(receipt.id, proposal);
    }
  }
  return proposals;
}

function wordsOf({ text, counterparty_name, counterparty_account }: Proposed) {
  return { text, counterpartyName: counterparty_name, counterpartyAccount: counterparty_account };
}

function propose(candidates: Candidates, receipt: Proposed): ReceiptProposal | null {
  const match = candidates.match(wordsOf(receipt), leftOf(receipt));
  const { verdict, reason, payerId, allocations, creditMinor, askMinor } = match;
  const known = candidates.payer(payerId);
  if (verdict === 'UNMATCHED' || (allocations.length === 0 && !known)) return null;
  const payer = known && { id: known.id, name: known.name };
  const proposed = {
    verdict,
    reason,
    payer,
    allocations,
    creditMinor: payer ? creditMinor + askMinor : 0n,
    leftMinor: payer ? 0n : creditMinor + askMinor,
  };
  const facts = [
    reason,
    payer?.id ?? null,
    allocations.map(({ requestId, amountMinor }) => [requestId, amountMinor.toString()]),
    proposed.creditMinor.toString(),
  ];
  return { id: derivedId(JSON.stringify(facts)), ...proposed };
}
