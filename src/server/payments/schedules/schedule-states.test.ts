import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStates, scheduleStates } from '../../../domain/schedules/schedule-states.ts';
import { RUN_STATUSES, SCHEDULE_STATUSES } from '../../../shared/schedule-terms.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { insertBatch } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { clockOf, rent, scheduleCompany } from './testing/schedule-company.ts';

let installation: PaymentsInstallation;
let scheduleId: string;
let batchId: string;
let entityId: string;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  clockOf(installation)('2027-01-29', '10:00');
  const company = await scheduleCompany(installation);
  ({ entityId } = company);
  scheduleId = (await company.active(rent())).id;
  batchId = (await insertBatch(installation.context, { entityId, createdBy: company.preparer.user.id })).id;
});
afterAll(() => installation.close());

class Undone extends Error {}

/** Puts a row into a status without the rules, and moves it to another one with them. */
async function refusalOf(
  table: 'schedules' | 'schedule_runs',
  guard: string,
  [from, to]: readonly [string, string],
): Promise<string | null> {
  const row = table === 'schedules' ? 'id' : 'schedule_id';
  const update = `UPDATE ${table} SET status = $2 WHERE ${row} = $1`;
  try {
    return await ownerOf(installation.context.database).transaction<null>(async (tx) => {
      const guards = table === 'schedules' ? [guard] : [guard, 'schedule_runs_swept'];
      for (const one of guards) await tx.execute(`ALTER TABLE ${table} DISABLE TRIGGER ${one}`);
      await tx.execute(update, [scheduleId, from]);
      for (const one of guards) await tx.execute(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${one}`);
      await tx.execute(update, [scheduleId, to]);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return null;
    const refusal = databaseError(error);
    if (!refusal) throw error;
    return refusal.constraint ?? refusal.message;
  }
}

describe('the database accepts a transition exactly when the state table has it', () => {
  it('of a schedule', async () => {
    await installation.context.database.query(
      `UPDATE schedules
          SET suspended_code = 'SIGNER_LEFT', suspended_due_on = '2027-02-25', suspended_at = updated_at
        WHERE id = $1`,
      [scheduleId],
    );
    const pairs = pairsOf(SCHEDULE_STATUSES);
    expect(pairs).toHaveLength(56);
    for (const [from, to] of pairs) {
      const has = scheduleStates.transitions.some((one) => one[0] === from && one[2] === to);
      // Who resumes it is recorded with it: standing-refused.test.ts.
      const isResumed = to === 'ACTIVE' && (from === 'PAUSED' || from === 'SUSPENDED');
      expect([from, to, await refusalOf('schedules', 'schedules_guard', [from, to])]).toEqual([
        from,
        to,
        has ? (isResumed ? 'schedule_resumed_by' : null) : 'schedule_moves',
      ]);
    }
  });

  it('of a run', async () => {
    await installation.context.database.query(
      `INSERT INTO schedule_runs (schedule_id, due_on, entity_id, status, is_changed, batch_id,
         standing_reasons, created_at, updated_at)
       VALUES ($1, '2027-02-25', $2, 'PLANNED', false, $3, '{}', $4, $4)`,
      [scheduleId, entityId, batchId, new Date(installation.context.clock.nowMs())],
    );
    const pairs = pairsOf(RUN_STATUSES);
    expect(pairs).toHaveLength(42);
    for (const [from, to] of pairs) {
      const has = runStates.transitions.some((one) => one[0] === from && one[2] === to);
      // The run of this schedule has a batch; only a run of a sweep says what was moved.
      const isSwept = to === 'SWEPT' || to === 'NOTHING_TO_MOVE';
      const refusal = await refusalOf('schedule_runs', 'schedule_runs_moves', [from, to]);
      const wanted = has ? (isSwept ? 'schedule_run_swept' : null) : 'schedule_runs_moves';
      expect([from, to, refusal]).toEqual([from, to, wanted]);
    }
  });
});

function pairsOf(statuses: readonly string[]): [string, string][] {
  return statuses.flatMap((from) =>
    statuses.filter((to) => to !== from).map((to): [string, string] => [from, to]),
  );
}
