import type { z } from 'zod';
import type { PayoutProof } from '../../../contract/dashboard/payout-proof.ts';
import { railName } from '../../../domain/countries/registry.ts';
import type { BatchForDisplay } from '../batches/batch-for-display.ts';
import type { PayoutForDisplay } from '../payouts/payout-for-display.ts';
import type { BatchEvidence } from './batch-evidence.ts';
import type { ProvenTransfer } from './transfers.ts';

type TimelineEntry = z.input<typeof PayoutProof>['timeline'][number];

interface Evidence {
  payout: PayoutForDisplay;
  batch: BatchForDisplay | null;
  auditEntries: readonly BatchEvidence[];
  submittedAt: Date | null;
  transfers: readonly ProvenTransfer[];
}

/**
 * The history of a payout, oldest first. Events of the batch come from the audit log; events of the payment
 * come from its withdrawal and the ledger.
 */
export function timelineOf(evidence: Evidence): TimelineEntry[] {
  const { payout, batch, auditEntries } = evidence;
  if (!batch)
    return [
      { at: payout.createdAt, event: 'payout.received', description: 'The money was received and posted.' },
    ];
  const entries = [...auditEntries.map(batchEntry), ...paymentEntries(evidence)];
  // The sort is stable: events of the same millisecond keep the order of the list.
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const BATCH_EVENTS: Readonly<Record<BatchEvidence['action'], (name: string) => string>> = {
  'batch.created': (name) => `${name} created the batch.`,
  'batch.approved': (name) => `${name} approved the batch.`,
  'batch.released': () => 'The batch matched its approved digest and was dispatched to the bank.',
};

function batchEntry({ at, action, name }: BatchEvidence): TimelineEntry {
  return { at, event: action, description: BATCH_EVENTS[action](name) };
}

function paymentEntries({ payout, submittedAt, transfers }: Evidence): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  if (submittedAt)
    entries.push({
      at: submittedAt.toISOString(),
      event: 'payout.submitted',
      description: `Submitted to the bank${payout.rail ? ` by ${railName(payout.rail)}` : ''}.`,
    });
  for (const { kind, at } of transfers) {
    if (kind === 'SETTLE')
      entries.push({
        at,
        event: 'payout.completed',
        description: 'The bank confirmed the payment, and it was posted.',
      });
    if (kind === 'RELEASE')
      entries.push({
        at,
        event: 'payout.failed',
        description: `The payment failed and its hold was released. ${payout.failureReason ?? ''}`.trim(),
      });
    if (kind === 'REVERSE')
      entries.push({
        at,
        event: 'payout.reversed',
        description: `The bank returned the money. ${payout.failureReason ?? ''}`.trim(),
      });
  }
  return entries;
}
