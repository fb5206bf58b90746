import type { closeMonth as op } from '../../../../contract/dashboard/month-ends.ts';
import { monthOf } from '../../../../domain/reconciliation/month-end.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { requireAccount } from '../reconciliation/balance-days.ts';
import { loadBeginning } from '../reconciliation/beginning.ts';
import { lockAccounts } from '../reconciliation/post-entries.ts';
import { displayMonth } from './month-for-display.ts';
import { auditOfMonth, requireClosable } from './steps.ts';

/**
 * POST /app/month-ends: a user closes a month; another one confirms it. Errors: 404; 400 `month_end_exists`,
 * `month_end_not_possible`.
 */
export const closeMonth: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId } = caller;
  const { accountId, month, explanation = null } = body;
  await requireAccount(tx, entityId, accountId);
  await lockAccounts(tx, accountId);
  const beginning = await loadBeginning(tx, accountId);
  if (!beginning || month < monthOf(beginning.firstDay)) throw notFound('month_end');
  const at = nowOf(context.clock);
  const [existing] = await tx.query(
    `SELECT id
       FROM month_closes
      WHERE account_id = $1 AND month = $2 AND withdrawn_at IS NULL AND reopened_at IS NULL`,
    [accountId, month],
  );
  if (existing) throw refused('month_end_exists', explain('month_end_exists'));
  const before = await displayMonth(context, tx, { entityId, accountId, month });
  requireClosable(before, explanation);
  const isDifferent = before.matters.some(({ code }) => code === 'DIFFERENCE');
  await tx.query(
    `INSERT INTO month_closes (id, entity_id, account_id, month, explanation, requested_at, requested_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(context), entityId, accountId, month, isDifferent ? explanation : null, at, userId],
  );
  return {
    body: await displayMonth(context, tx, { entityId, accountId, month }),
    audit: auditOfMonth(caller, at, 'requested', before, {
      bankBalance: before.bankBalance,
      ledgerBalance: before.ledgerBalance,
      currency: before.account.currency,
      ...(isDifferent ? { explanation } : {}),
    }),
  };
};
