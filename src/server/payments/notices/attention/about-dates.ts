import { HOUR_MS } from '../../../../shared/time.ts';
import { parseAmount } from '../../../../shared/money.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { displayBatches, SELECT_BATCHES, type BatchForDisplay } from '../../batches/batch-for-display.ts';
import type { Attention } from './attention-item.ts';

/** A batch is at risk this long before the last moment at which it can be approved for its day. */
const AT_RISK_WITHIN_MS = 24 * HOUR_MS;
/** The most batches that are looked at: those with the earliest days. */
const MOST = 50;

/** A batch with the columns that a matter shows. */
interface AboutBatch {
  id: string;
  label: string;
  currency: BatchForDisplay['currency'];
  count: number;
  amount_minor: bigint;
}

type Describe = (kind: Attention['kind'], batch: AboutBatch, at: Date, until: Date | null) => Attention;

/**
 * Batches with an execution date that must be approved within a day to be paid on it, or that can no longer
 * be paid on it: an approver accepts another day.
 */
export async function aboutDates(
  context: Context,
  entityId: string,
  describe: Describe,
): Promise<Attention[]> {
  const at = nowOf(context.clock);
  const rows = await context.database.query(
    `${SELECT_BATCHES}
     WHERE b.entity_id = $1 AND b.status IN ('PENDING_APPROVAL', 'APPROVED')
       AND b.execution_date IS NOT NULL AND b.execution_date < $2
     ORDER BY b.execution_date, b.id
     LIMIT $3`,
    [entityId, new Date(at.getTime() + 14 * AT_RISK_WITHIN_MS), MOST],
  );
  const batches = await displayBatches(context.database, entityId, rows, at);
  return batches.flatMap((batch): Attention[] => {
    const about: AboutBatch = {
      id: batch.id,
      label: batch.label,
      currency: batch.currency,
      count: batch.withdrawalCount,
      amount_minor: parseAmount(batch.totalAmount, batch.currency) ?? 0n,
    };
    const until = batch.approveBy ? new Date(batch.approveBy) : null;
    if (batch.possibleOn !== null) return [describe('DATE_MISSED', about, new Date(batch.updatedAt), null)];
    if (batch.status !== 'PENDING_APPROVAL' || until === null) return [];
    const fromMs = until.getTime() - AT_RISK_WITHIN_MS;
    if (at.getTime() < fromMs) return [];
    const since = new Date(Math.max(Date.parse(batch.updatedAt), fromMs));
    return [describe('DATE_AT_RISK', about, since, until)];
  });
}
