import type { takeBackStatement as op } from '../../../../contract/dashboard/statements.ts';
import { notFound } from '../../../../shared/errors.ts';
import { actorOf, recordAudit, type Actor } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { sendJob } from '../../../platform/jobs.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { detailsOf } from '../entry-rules/rule-details.ts';
import { loadRuleForDisplay } from '../entry-rules/rule-for-display.ts';
import { lockAccounts, type LockedAccount } from '../reconciliation/post-entries.ts';
import { addToDays } from '../statements/day-totals.ts';
import { headOf } from '../statements/statement-order.ts';
import { wakeAlike } from '../statements/wake-entries.ts';
import { checkWithout } from './note-findings.ts';
import {
  judgeTakingBack,
  loadStatementDetails,
  loadToTakeBack,
  type StatementToTakeBack,
} from './judge-taking-back.ts';

/** Entries of one UPDATE. */
const CHUNK = 2_000;

/**
 * POST /app/statements/{id}/take-back: a statement that a user uploaded by mistake no longer counts, and
 * neither do the entries that no other statement has. Nothing is deleted, and the same bytes may be uploaded
 * again. Errors: 404; 400 `statement_taken_back`, `statement_sent_by_bank`, `statement_entries_posted`,
 * `statement_has_opening_balance`, `month_closed`.
 */
export const takeBackStatement: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const actor = actorOf(caller);
  const { account, statement } = await lockStatement(tx, entityId, params.id);
  const { problem, leaving } = await judgeTakingBack(tx, account, statement);
  if (problem) throw problem;
  await tx.query(
    `UPDATE bank_statements SET taken_back_at = $2, taken_back_by = $3, taken_back_reason = $4 WHERE id = $1`,
    [statement.id, at, userId, body.reason],
  );
  await closeFiles(tx, { entityId, statementId: statement.id, fileId: statement.file_id, at });
  await moveToOtherFiles(tx, statement.id, statement.file_id);
  const { entryCount } = await takeOutEntries(tx, account, leaving);
  await withdrawRules(tx, { entityId, userId, at, actor }, leaving);
  const place = {
    id: statement.id,
    accountId: account.id,
    head: headOf(statement, { key: statement.account_key, currency: account.currency }),
    orderDate: statement.order_date,
  };
  await closeFindings(tx, statement.id, { at, userId, reason: body.reason });
  await checkWithout(context, tx, { fileId: statement.file_id, entityId, at }, place);
  if (entryCount > 0) await sendJob(tx, RECONCILE_ACCOUNT, { accountId: account.id });
  return {
    body: await loadStatementDetails(tx, entityId, statement.id),
    audit: {
      entityId,
      at,
      actor,
      action: 'statement.taken_back',
      subjectType: 'statement',
      subjectId: statement.id,
      details: {
        name: statement.statement_name,
        fileName: statement.file_name,
        sha256: statement.sha256,
        accountNumber: account.accountNumber,
        entryCount,
        reason: body.reason,
      },
    },
  };
};

/** Locks in the order in which a file is read: the file, then the accounts of the entity. Throws 404. */
async function lockStatement(
  tx: Tx,
  entityId: string,
  id: string,
): Promise<{ account: LockedAccount; statement: StatementToTakeBack }> {
  const [found] = await tx.query(
    'SELECT account_id, file_id FROM bank_statements WHERE entity_id = $1 AND id = $2',
    [entityId, id],
  );
  if (!found) throw notFound('statement');
  await tx.query('SELECT 1 AS yes FROM statement_files WHERE id = $1 FOR UPDATE', [found.file_id]);
  const account = await lockAccounts(tx, found.account_id);
  return { account, statement: await loadToTakeBack(tx, id) };
}

/**
 * Closes the findings about the statement. As everywhere, an uploader does not close the one that says that
 * the bank contradicts the upload.
 */
async function closeFindings(
  tx: Tx,
  statementId: string,
  { at, userId, reason }: { at: Date; userId: string; reason: string },
): Promise<void> {
  await tx.query(
    `UPDATE statement_findings x
        SET resolved_at = $2, closed_by = $3, closing_note = $4
      WHERE x.statement_id = $1 AND x.resolved_at IS NULL
        AND NOT (x.code = 'CONTRADICTED'
                 AND EXISTS (SELECT 1
                               FROM bank_statements s
                               JOIN statement_files f ON f.id = s.file_id
                              WHERE s.id = $1 AND $3 = ANY (f.uploaders)))`,
    [statementId, at, userId, reason],
  );
}

/** The same bytes, and others that users uploaded with this statement, are read again the next time. */
async function closeFiles(
  tx: Tx,
  { entityId, statementId, fileId, at }: { entityId: string; statementId: string; fileId: string; at: Date },
): Promise<void> {
  await tx.query(
    `UPDATE statement_files
        SET taken_back_at = $4
      WHERE entity_id = $1 AND taken_back_at IS NULL AND fetched_at IS NULL
        AND (id = $3 OR statements @> jsonb_build_array(jsonb_build_object('statementId', $2::uuid)))`,
    [entityId, statementId, fileId, at],
  );
}

/** Entries that another statement still has belong to its file, whose uploader does not post them. */
async function moveToOtherFiles(tx: Tx, statementId: string, fileId: string): Promise<void> {
  await tx.query(
    `UPDATE reconciled_entries r
        SET file_id = n.file_id, rests = false
       FROM (SELECT DISTINCT ON (l.entry_id) l.entry_id, s.file_id
               FROM statement_lines l
               JOIN statement_lines o ON o.entry_id = l.entry_id
               JOIN bank_statements s ON s.id = o.statement_id AND s.taken_back_at IS NULL
              WHERE l.statement_id = $1
              ORDER BY l.entry_id, s.file_id <> $2, is_by_users(s.file_id), s.received_at, s.id) n
      WHERE r.entry_id = n.entry_id AND r.file_id = $2 AND n.file_id <> $2
        AND r.state IN ('OPEN', 'SET_ASIDE')`,
    [statementId, fileId],
  );
}

/** Takes entries out of the sums of their days, and lets those that repeat them be compared again. */
async function takeOutEntries(
  tx: Tx,
  account: LockedAccount,
  leaving: readonly string[],
): Promise<{ entryCount: number }> {
  let entryCount = 0;
  for (let from = 0; from < leaving.length; from += CHUNK) {
    const ids = leaving.slice(from, from + CHUNK);
    const before = await tx.query(
      'SELECT entry_id, state, booking_date, amount_minor FROM reconciled_entries WHERE entry_id = ANY($1)',
      [ids],
    );
    entryCount += before.length;
    await tx.query(
      `UPDATE reconciled_entries
          SET state = 'TAKEN_BACK', verdict = NULL, proposal = NULL, rests = true
        WHERE entry_id = ANY($1)`,
      [ids],
    );
    await addToDays(
      tx,
      account,
      before.flatMap(({ state, booking_date: day, amount_minor: amountMinor }) => [
        { day, part: 'ENTRIES' as const, amountMinor: -amountMinor },
        ...(state === 'SET_ASIDE' ? [{ day, part: 'SET_ASIDE' as const, amountMinor: -amountMinor }] : []),
      ]),
    );
    await wakeAlike(tx, ids);
  }
  return { entryCount };
}

/** A rule that was proposed for an entry would post it once it is confirmed. */
async function withdrawRules(
  tx: Tx,
  { entityId, userId, at, actor }: { entityId: string; userId: string; at: Date; actor: Actor },
  leaving: readonly string[],
): Promise<void> {
  const rules = await tx.query(
    `UPDATE entry_rules
        SET ended_at = $2, ended_by = $3
      WHERE entry_id = ANY($1) AND confirmed_at IS NULL AND ended_at IS NULL
      RETURNING id, entry_id`,
    [leaving, at, userId],
  );
  for (const rule of rules)
    await recordAudit(tx, {
      entityId,
      at,
      actor,
      action: 'entry_rule.withdrawn',
      subjectType: 'statement_entry',
      subjectId: rule.entry_id,
      details: detailsOf(await loadRuleForDisplay(tx, rule.id)),
    });
}
