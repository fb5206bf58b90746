import type { withdrawOpeningBalance as op } from '../../../../contract/dashboard/opening-balances.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { lockWaiting } from './lock-waiting.ts';
import { loadOpening } from './opening-for-display.ts';

/** POST /app/opening-balances/{id}/withdraw. Errors: 404; 400 `opening_balance_not_waiting`. */
export const withdrawOpeningBalance: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const at = nowOf(context.clock);
  const { id, account, statementName, day, openingMinor } = await lockWaiting(tx, caller.entityId, params.id);
  await tx.query('UPDATE opening_balances SET withdrawn_at = $2, withdrawn_by = $3 WHERE id = $1', [
    id,
    at,
    caller.userId,
  ]);
  return {
    body: await loadOpening(tx, account.id),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'opening_balance.withdrawn',
      subjectType: 'statement_account',
      subjectId: account.id,
      details: {
        accountNumber: account.accountNumber,
        statement: statementName,
        day,
        currency: account.currency,
        amount: formatAmount(openingMinor, account.currency),
      },
    },
  };
};
