import type { confirmStatement as op } from '../../../../contract/dashboard/statement-confirmations.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { lockAccounts, type LockedAccount } from './post-entries.ts';
import { reconcileOpen } from './reconcile-account.ts';
import { ownStatement } from './require-other-user.ts';
import { loadWaiting } from './waiting-statements.ts';

/**
 * POST /app/statement-files/{id}/confirm: a user other than those who had a hand in the statement and in the
 * payments says that the statement is the bank's. Its entries are matched again; they are posted if they
 * still are what the user has seen. Errors: 401 `fresh_sign_in_required`; 404; 400 `statement_not_waiting`,
 * `own_statement`.
 */
export const confirmStatement: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const accounts = await lockAccountsOf(tx, entityId, params.id);
  for (const account of accounts) await reconcileOpen(context, tx, account, 'PART');
  const [waiting] = await loadWaiting(tx, entityId, params.id);
  if (!waiting) throw refused('statement_not_waiting', explain('statement_not_waiting'));
  if (!waiting.mayConfirm.some((user) => user.userId === userId)) throw ownStatement(waiting.mayConfirm);
  // Others may have posted or brought entries since: then the user has not seen what this would post.
  if (waiting.waitingId !== body.waitingId) return { body: { postedCount: 0, waiting }, audit: null };
  const proposals = await loadProposals(tx, params.id);
  let postedCount = 0;
  for (const account of accounts)
    postedCount += await reconcileOpen(context, tx, account, 'PART', { userId, proposals });
  const [left] = await loadWaiting(tx, entityId, params.id);
  return {
    body: { postedCount, waiting: left ?? null },
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'statement_file.confirmed',
      subjectType: 'statement_file',
      subjectId: params.id,
      details: { fileName: waiting.fileName, sha256: waiting.sha256, entryCount: postedCount },
    },
  };
};

/** Throws 404 for a file of another entity. */
async function lockAccountsOf(tx: Tx, entityId: string, fileId: string): Promise<LockedAccount[]> {
  const [file] = await tx.query('SELECT 1 AS yes FROM statement_files WHERE entity_id = $1 AND id = $2', [
    entityId,
    fileId,
  ]);
  if (!file) throw notFound('statement_file');
  const rows = await tx.query(
    `SELECT DISTINCT account_id FROM reconciled_entries WHERE file_id = $1 AND state = 'OPEN'`,
    [fileId],
  );
  const accounts: LockedAccount[] = [];
  for (const row of rows) accounts.push(await lockAccounts(tx, row.account_id));
  return accounts;
}

async function loadProposals(tx: Tx, fileId: string): Promise<Map<string, string>> {
  const rows = await tx.query(
    `SELECT entry_id, proposal ->> 'id' AS proposal_id
       FROM reconciled_entries
      WHERE file_id = $1 AND state = 'OPEN' AND verdict = 'EXACT'`,
    [fileId],
  );
  return new Map(rows.map((row) => [row.entry_id, row.proposal_id ?? '']));
}
