import { sweepAmount } from '../../../domain/schedules/standing.ts';
import { invariant } from '../../../shared/errors.ts';
import type { StandingReason } from '../../../shared/schedule-terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { derivedId } from '../../platform/derived-id.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { fundFromCollection, lockSweepable, noteSwept } from '../reconciling/funding/fund-from-collection.ts';
import type { LockedSchedule, StoredVersion } from './load-schedule.ts';
import { noteStandingReasons, recordRun } from './record-run.ts';

export interface Swept {
  /** The amount that was moved; zero when there was no more than what is kept. */
  amountMinor: bigint;
  /** Why the version does not cover it; nothing was moved then. */
  refusals: readonly StandingReason[];
}

/**
 * Moves what can be swept above the amount that is kept from COLLECTION to FUNDING, within the limits of a
 * locked schedule that is active, and records the run. A day with nothing to move is recorded as such, also
 * that of a sweep from FUNDING, which moves money by a batch. The database checks the same again, and refuses
 * a second sweep of the day.
 */
export async function sweepRun(
  context: Pick<Context, 'clock' | 'random'>,
  tx: Tx,
  schedule: LockedSchedule,
  version: StoredVersion,
  dueOn: string,
  at: Date,
): Promise<Swept> {
  const { id, entityId } = schedule;
  const { limits, keepMinor } = version;
  invariant(limits && keepMinor !== null, 'a sweep has limits and keeps an amount');
  // Rules that become stricter meanwhile wait for this transaction, as for any approval.
  const { timezone } = await loadPaymentConfig(tx, entityId, 'FOR SHARE');
  const available = version.source === 'COLLECTION' ? await lockSweepable(tx, schedule) : 0n;
  const [done] = await tx.query(
    `SELECT coalesce(sum(w.amount_minor), 0)::bigint AS swept
       FROM schedule_sweeps w
      WHERE w.schedule_id = $1 AND w.version = $2`,
    [id, version.version],
  );
  const wanted = sweepAmount(available, keepMinor, limits, done!.swept ?? 0n);
  const amountMinor = wanted > 0n ? wanted : 0n;
  const [checked] = await tx.query('SELECT sweep_refusals($1, $2, $3, $4) AS reasons', [
    id,
    version.version,
    amountMinor,
    at,
  ]);
  const refusals = (checked!.reasons ?? []) as StandingReason[];
  if (refusals.length > 0) {
    await recordRun(tx, schedule, dueOn, { status: 'PLANNED' }, at);
    await noteStandingReasons(tx, schedule, dueOn, refusals);
    return { amountMinor: 0n, refusals };
  }
  const transferId = derivedId(`SWEEP ${id} ${dueOn}`);
  const { currency } = schedule;
  const money = { entityId, currency, amountMinor, label: version.label, transferId, timezone, at };
  const fundingId = amountMinor > 0n ? await fundFromCollection(context, tx, money) : null;
  await tx.query(
    `INSERT INTO schedule_sweeps
            (schedule_id, due_on, entity_id, version, amount_minor, transfer_id, funding_id, swept_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, dueOn, entityId, version.version, amountMinor, fundingId && transferId, fundingId, at],
  );
  if (fundingId) await noteSwept(tx, money);
  const status = fundingId ? 'SWEPT' : 'NOTHING_TO_MOVE';
  await recordRun(tx, schedule, dueOn, { status, version: version.version }, at);
  await noteStandingReasons(tx, schedule, dueOn, []);
  await tx.query('UPDATE schedules SET updated_at = $2 WHERE id = $1', [id, at]);
  return { amountMinor, refusals };
}
