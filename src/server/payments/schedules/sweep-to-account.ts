import type { CanonicalWithdrawal } from '../../../domain/withdrawal/shapes.ts';
import { feeWithVat } from '../../../domain/payouts/fees.ts';
import { sweepAmount } from '../../../domain/schedules/standing.ts';
import { invariant } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { unitFees } from '../batches/create/check-rows.ts';
import { loadEntityConfig } from '../entity/config/entity-config.ts';
import { loadAvailable } from './load-movements.ts';
import type { LockedSchedule, StoredVersion } from './load-schedule.ts';

/**
 * The withdrawal of a sweep from FUNDING to an account of the company: what is available now above what is
 * kept, after the fee, within the limits. Null when there is nothing to move. Batches that are approved at
 * the same moment may leave less: the database then refuses the standing approval, and the worker tries
 * again.
 */
export async function sweptWithdrawal(
  tx: Tx,
  { id, entityId, currency }: LockedSchedule,
  { version, limits, keepMinor }: StoredVersion,
): Promise<CanonicalWithdrawal | null> {
  invariant(limits && keepMinor !== null, 'a sweep has limits and keeps an amount');
  const [row] = await tx.query(
    'SELECT r.request, r.rail FROM schedule_rows r WHERE r.schedule_id = $1 AND r.version = $2',
    [id, version],
  );
  const [done] = await tx.query(
    `SELECT coalesce(sum(b.total_amount_minor), 0)::bigint AS swept
       FROM batches b
      WHERE b.schedule_id = $1 AND b.standing_version = $2
        AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')`,
    [id, version],
  );
  const entity = await loadEntityConfig(tx, entityId);
  const fee = entity && row ? unitFees(entity).get(row.rail) : undefined;
  const available = (await loadAvailable(tx, entityId, currency)) - (fee ? feeWithVat(fee) : 0n);
  const amountMinor = sweepAmount(available, keepMinor, limits, done!.swept ?? 0n);
  if (!row || amountMinor <= 0n) return null;
  return { ...row.request, amount: formatAmount(amountMinor, currency) };
}
