import type { proposeOpeningBalance as op } from '../../../../contract/dashboard/opening-balances.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { lockAccounts } from '../reconciliation/post-entries.ts';
import { loadCandidates } from './candidates.ts';
import { requireDecided } from './require-decided.ts';
import { loadOpening } from './opening-for-display.ts';

/**
 * POST /app/opening-balances: a user names the statement with which an account begins; another one confirms
 * it. Errors: 404; 400 `opening_balance_exists`, `opening_balance_not_possible`.
 */
export const proposeOpeningBalance: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId } = caller;
  const at = nowOf(context.clock);
  const [statement] = await tx.query(
    `SELECT s.account_id, c.purpose
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id
      WHERE s.id = $1 AND s.entity_id = $2`,
    [body.statementId, entityId],
  );
  if (!statement) throw notFound('statement');
  if (statement.purpose === 'STATEMENTS_ONLY')
    throw refused('opening_balance_not_possible', explain('opening_balance_not_possible.watched'));
  const account = await lockAccounts(tx, statement.account_id);
  const { currency } = account;
  const [existing] = await tx.query(
    'SELECT id FROM opening_balances WHERE account_id = $1 AND withdrawn_at IS NULL',
    [account.id],
  );
  if (existing) throw refused('opening_balance_exists', explain('opening_balance_exists'));
  const [chosen] = await loadCandidates(tx, account.id, body.statementId);
  if (!chosen) throw refused('opening_balance_not_possible', explain('opening_balance_not_possible'));
  const opening = formatAmount(chosen.openingMinor, currency);
  if (chosen.openingMinor < 0n)
    throw refused(
      'opening_balance_not_possible',
      explain('opening_balance_not_possible.overdrawn', { opening: { amount: opening, currency } }),
    );
  await requireDecided(tx, { accountId: account.id, entityId, day: chosen.day });
  const id = newId(context);
  await tx.query(
    `INSERT INTO opening_balances
            (id, entity_id, account_id, statement_id, day, opening_minor, proposed_at, proposed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, entityId, account.id, body.statementId, chosen.day, chosen.openingMinor, at, caller.userId],
  );
  return {
    body: await loadOpening(tx, account.id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'opening_balance.proposed',
      subjectType: 'statement_account',
      subjectId: account.id,
      details: {
        accountNumber: account.accountNumber,
        statement: chosen.name,
        day: chosen.day,
        currency,
        amount: opening,
      },
    },
  };
};
