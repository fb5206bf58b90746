import type { listFirstSteps as op } from '../../../contract/dashboard/overview.ts';
import { FIRST_STEPS, type FirstStep, type Role } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';

const STEPS_OF: Partial<Record<Role, readonly FirstStep[]>> = {
  PREPARER: ['ENTITY_SET_UP', 'PEOPLE_KNOWN', 'BATCH_CREATED', 'BATCH_PAID'],
  APPROVER: ['SOMEONE_PREPARES', 'BATCH_DECIDED'],
};

/** GET /app/first-steps: what a new user of the caller's roles does first, and what is done. */
export function listFirstSteps(context: Context): Handler<typeof op> {
  return async ({ caller }) => {
    const wanted = new Set([...caller.roles].flatMap((role) => STEPS_OF[role] ?? []));
    if (wanted.size === 0) return [];
    // A user's first and latest entries are enough: people create or approve a batch soon after they join.
    const [found] = await context.database.query(
      `WITH mine AS (
         (SELECT action FROM audit_log WHERE entity_id = $1 AND actor_id = $2 ORDER BY seq LIMIT 300)
          UNION ALL
         (SELECT action FROM audit_log WHERE entity_id = $1 AND actor_id = $2 ORDER BY seq DESC LIMIT 300))
       SELECT EXISTS (SELECT 1 FROM entity_configs WHERE entity_id = $1) AS entity_set_up,
              EXISTS (SELECT 1 FROM beneficiaries WHERE entity_id = $1) AS people_known,
              EXISTS (SELECT 1 FROM mine WHERE action = 'batch.created') AS batch_created,
              EXISTS (SELECT 1 FROM batches
                       WHERE entity_id = $1
                         AND status IN ('PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE')) AS batch_paid,
              EXISTS (SELECT 1 FROM users
                       WHERE entity_id = $1 AND id <> $2 AND 'PREPARER' = ANY (roles)
                         AND disabled_at IS NULL) AS someone_prepares,
              EXISTS (SELECT 1 FROM mine
                       WHERE action IN ('batch.approved', 'batch.rejected')) AS batch_decided`,
      [caller.entityId, caller.userId],
    );
    const done: Record<FirstStep, boolean | null> = {
      ENTITY_SET_UP: found!.entity_set_up,
      PEOPLE_KNOWN: found!.people_known,
      BATCH_CREATED: found!.batch_created,
      BATCH_PAID: found!.batch_paid,
      SOMEONE_PREPARES: found!.someone_prepares,
      BATCH_DECIDED: found!.batch_decided,
    };
    return FIRST_STEPS.filter((step) => wanted.has(step)).map((step) => ({
      step,
      done: done[step] === true,
    }));
  };
}
