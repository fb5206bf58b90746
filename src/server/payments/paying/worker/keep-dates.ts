import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { loadDateSettings, type DateSettings } from '../../batches/dates/date-settings.ts';
import {
  earliestSubmission,
  executionOfBatch,
  releaseTime,
  type DatedBatch,
} from '../../batches/dates/execution-of-batch.ts';
import { lockBatch } from '../../batches/lock-batch.ts';
import { noteHeldFor } from '../../batches/release/hold-back.ts';
import { keepExecutionDate } from '../../batches/release/keep-execution-date.ts';
import { withdrawFile } from '../../carriers/withdraw-file.ts';

/**
 * Replans the approved batches that wait for their day, because the bank's calendar may have changed since: a
 * holiday was added, or a connection with another service was switched on. A batch may have to leave sooner,
 * or an approver has to accept another day while there is time. Whatever a crash leaves undone is done by the
 * next run.
 */
export async function keepDates(context: Context): Promise<void> {
  const at = nowOf(context.clock);
  const waiting = await context.database.query(
    `SELECT id, entity_id AS "entityId", status, release_at AS "releaseAt",
            execution_date::text AS "executionDate", if_not_banking_day AS "ifNotBankingDay",
            execution_rails AS "executionRails", moves_on::text AS "movesOn",
            move_reasons AS "moveReasons"
       FROM batches
      WHERE status = 'APPROVED' AND execution_date IS NOT NULL AND release_at > $1
        AND held_for IS DISTINCT FROM 'EXECUTION_DATE'
      ORDER BY entity_id, release_at`,
    [at],
  );
  const settings = new Map<string, DateSettings | null>();
  for (const batch of waiting) {
    const { id, entityId } = batch;
    if (!settings.has(entityId))
      settings.set(entityId, await loadDateSettings(context.database, entityId, at));
    const known = settings.get(entityId);
    if (!known || isAsPlanned(batch, known, at)) continue;
    await planAgain(context, entityId, id).catch((error: unknown) =>
      context.log.error({ err: error, batchId: id }, 'the day of a batch could not be planned again'),
    );
  }
}

function isAsPlanned(batch: DatedBatch, settings: DateSettings, at: Date): boolean {
  const submitMs = earliestSubmission(batch, settings, at);
  const { movesOn } = executionOfBatch(batch, settings, submitMs);
  if (movesOn === null || movesOn !== batch.movesOn) return false;
  const releaseAt = releaseTime(movesOn, batch.executionRails ?? [], submitMs, settings);
  return releaseAt.getTime() === batch.releaseAt?.getTime();
}

async function planAgain({ clock, database }: Context, entityId: string, batchId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const batch = await lockBatch(tx, entityId, batchId);
    const at = nowOf(clock);
    if (batch.status !== 'APPROVED') return;
    const date = await keepExecutionDate(tx, batch, at);
    if (date === 'kept') return;
    await withdrawFile(tx, batchId, at, 'REPLACED');
    // While payouts are off or approvals have lapsed, the worker asks about the day afterwards.
    const isHeld = ['PAYOUTS_OFF', 'APPROVALS', 'STANDING', 'REGISTER'].includes(batch.heldFor ?? '');
    if (date === 'missed' && !isHeld) await noteHeldFor(tx, batch, 'EXECUTION_DATE', at);
  });
}
