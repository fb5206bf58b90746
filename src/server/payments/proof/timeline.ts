import type { z } from 'zod';
import type { PayoutProof } from '../../../contract/dashboard/payout-proof.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { BatchForDisplay } from '../batches/batch-for-display.ts';
import type { PayoutForDisplay } from '../payouts/payout-for-display.ts';
import type { ProvenTransfer } from './transfers.ts';

type TimelineEntry = z.input<typeof PayoutProof>['timeline'][number];

interface Evidence {
  payout: PayoutForDisplay;
  batch: BatchForDisplay | null;
  submittedAt: Date | null;
  transfers: readonly ProvenTransfer[];
}

/**
 * The history of a payout, oldest first. Events of the batch come from the audit log; events of the payment
 * come from its withdrawal and the ledger.
 */
export async function loadTimeline(
  db: Queryable,
  entityId: string,
  evidence: Evidence,
): Promise<TimelineEntry[]> {
  const { payout, batch } = evidence;
  if (!batch)
    return [
      { at: payout.createdAt, event: 'payout.received', description: 'The money was received and posted.' },
    ];
  const entries = [...(await batchEntries(db, entityId, batch)), ...paymentEntries(evidence)];
  // The sort is stable: events of the same millisecond keep the order of the list.
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const BATCH_EVENTS: Readonly<Record<string, (actor: string) => string>> = {
  'batch.created': (actor) => `${actor} created the batch.`,
  'batch.approved': (actor) => `${actor} approved the batch.`,
  'batch.released': () => 'The batch matched its approved digest and was dispatched to the bank.',
};

async function batchEntries(
  db: Queryable,
  entityId: string,
  batch: BatchForDisplay,
): Promise<TimelineEntry[]> {
  const rows = await db.query(
    `SELECT at, action, actor_name FROM audit_log
      WHERE entity_id = $1 AND subject_id = $2 AND action = ANY ($3)
      ORDER BY seq`,
    [entityId, batch.id, Object.keys(BATCH_EVENTS)],
  );
  return rows.map((row) => ({
    at: row.at.toISOString(),
    event: row.action,
    description: BATCH_EVENTS[row.action]!(row.actor_name),
  }));
}

function paymentEntries({ payout, submittedAt, transfers }: Evidence): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  if (submittedAt)
    entries.push({
      at: submittedAt.toISOString(),
      event: 'payout.submitted',
      description: `Submitted to the bank by ${payout.rail ?? 'the rail'}.`,
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
