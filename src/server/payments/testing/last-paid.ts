import type { Context } from '../../platform/context.ts';

/**
 * The recipients whose `last_paid_at` is not the time of their last payment that was not returned. Empty when
 * the trigger works.
 */
export async function wrongLastPaid({ database }: Context): Promise<string[]> {
  const rows = await database.query(
    `SELECT b.id FROM beneficiaries b
      WHERE b.last_paid_at IS DISTINCT FROM (
              SELECT max(p.created_at) FROM payouts p
               WHERE p.beneficiary_id = b.id AND p.direction = 'DEBIT' AND p.status = 'COMPLETE')`,
  );
  return rows.map(({ id }) => id);
}
