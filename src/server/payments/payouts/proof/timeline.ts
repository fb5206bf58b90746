import type { z } from 'zod';
import type { PayoutProof } from '../../../../contract/dashboard/payout-proof.ts';
import { railName } from '../../../../domain/countries/registry.ts';
import { stepWords } from '../../../../shared/payout-texts.ts';
import type { BatchForDisplay } from '../../batches/batch-for-display.ts';
import type { PayoutForDisplay } from '../history/payout-for-display.ts';
import type { BatchEvidence } from './batch-evidence.ts';
import type { ProvenTransfer } from './transfers.ts';

type TimelineEntry = z.input<typeof PayoutProof>['timeline'][number];

/** A step before it is put into words. */
type Step = Pick<TimelineEntry, 'at' | 'event'> & { name?: string };

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
  const { payout, batch } = evidence;
  const steps = batch ? batchSteps(evidence) : [{ at: payout.createdAt, event: 'payout.received' }];
  return steps.map((step) => entryOf(payout, step));
}

function batchSteps(evidence: Evidence): Step[] {
  const steps = [
    ...evidence.auditEntries.map(({ at, action, name }): Step => ({ at, event: action, name })),
    ...paymentSteps(evidence),
  ];
  // The sort is stable: events of the same millisecond keep the order of the list.
  return steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const EVENT_OF: Readonly<Record<string, string>> = {
  SETTLE: 'payout.completed',
  RELEASE: 'payout.failed',
  REVERSE: 'payout.reversed',
};

function paymentSteps({ submittedAt, transfers }: Evidence): Step[] {
  return [
    ...(submittedAt ? [{ at: submittedAt.toISOString(), event: 'payout.submitted' }] : []),
    ...transfers.flatMap(({ kind, at }) => (EVENT_OF[kind] ? [{ at, event: EVENT_OF[kind] }] : [])),
  ];
}

function entryOf(payout: PayoutForDisplay, { at, event, name }: Step) {
  const facts = {
    event,
    // The dispatch has no person.
    name: event === 'batch.released' ? null : (name ?? null),
    rail: payout.rail && railName(payout.rail),
    failureCode: payout.failureCode,
  };
  return { at, event, name: facts.name, description: stepWords(facts, (_, english) => english) ?? event };
}
